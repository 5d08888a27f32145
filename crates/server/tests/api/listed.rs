//! Tables for strangers: the list.

use serde_json::{Value, json};
use store::{NewTable, SeatRow, Store};
use walnut_grove::Edition;

use crate::kit::{Plays, SECRET, Site, Told, WATCH, finished_solo, now, on_every_database, write_person};

const MINUTE: i64 = 60 * 1_000;

/// A listed table of a host who sits there, with an open seat.
async fn write_open(store: &Store, id: &str, host: &str, at: i64, clock: Value) {
    let seats = vec![
        SeatRow { seat: 1, person: Some(host.to_owned()), ..SeatRow::default() },
        SeatRow { seat: 2, invitation: Some("1".repeat(64)), ..SeatRow::default() },
    ];
    let options = json!({"seats": ["me", "open"], "listed": true, "clock": clock});
    let new = NewTable {
        id: id.to_owned(),
        host: host.to_owned(),
        at,
        listed: true,
        edition: (Edition::reconstructed().title(), Edition::TEXT.to_owned()),
        options: options.to_string(),
        secret: SECRET.to_owned(),
        watch: WATCH.to_owned(),
        seats,
        wake: None,
    };
    store.create(&new).await.unwrap();
}

fn live() -> Value {
    json!({"live": {"bank": 600, "increment": 5}})
}

async fn ids(site: &Site) -> Vec<String> {
    let list = site.stranger().get("/api/tables").await.is(200);
    list.as_array().unwrap().iter().map(|line| line["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn nobody_fills_the_list_alone() {
    on_every_database(async |database| {
        let write = async |store: &Store| {
            for person in ["ada", "spam"] {
                write_person(store, person).await;
            }
            write_open(store, "honest", "ada", now() - 10 * MINUTE, live()).await;
            for number in 0..60 {
                write_open(store, &format!("spam-{number}"), "spam", now() - 100 * number, live()).await;
            }
        };
        database.written(write).await;
        let mut site = Site::open(database.engine.clone()).await;
        assert_eq!(ids(&site).await, ["spam-0", "spam-1", "honest"]);
        let page = site.stranger().get("/").await.unwrap().text;
        assert!(page.contains("/tables/honest") && !page.contains("/tables/spam-2"), "{page}");
        let ada = site.guest("Ada").await;
        let mut over = Vec::new();
        for _ in 0..3 {
            over.insert(0, finished_solo(&ada, json!({"listed": true})).await);
        }
        assert_eq!(ids(&site).await[3..], over[..2]);
        site.close().await;
    });
}

#[test]
fn a_table_where_nobody_waits_any_more_leaves_the_list() {
    on_every_database(async |database| {
        let by_mail = json!({"correspondence": {"days": 2, "bank": 2}});
        let write = async |store: &Store| {
            for person in ["ada", "ben"] {
                write_person(store, person).await;
            }
            write_open(store, "left", "ada", now() - 90 * MINUTE, live()).await;
            write_open(store, "fresh", "ada", now() - 30 * MINUTE, live()).await;
            write_open(store, "by-mail", "ben", now() - 120 * MINUTE, by_mail.clone()).await;
            write_open(store, "long-ago", "ben", now() - 15 * 24 * 60 * MINUTE, by_mail).await;
        };
        database.written(write).await;
        let mut site = Site::open(database.engine.clone()).await;
        assert_eq!(ids(&site).await, ["fresh", "by-mail"]);
        let ada = site.person("ada");
        let mut events = ada.streams("left", "", None).await;
        crate::kit::hears(&mut events, "presence", |_| true).await;
        assert_eq!(ids(&site).await, ["fresh", "left", "by-mail"], "its host is there");
        site.close().await;
    });
}
