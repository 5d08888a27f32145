//! Tables for strangers: the list, who may sit there, whom the host removes.

use serde_json::{Value, json};
use store::{NewTable, SeatRow, Store};

use crate::kit::{
    Site, Told, finished_solo, listed, new_table, now, on_every_database, on_every_engine, with, write_person,
};

const MINUTE: i64 = 60 * 1_000;

fn open_table() -> Value {
    with(json!({"seats": ["me", "open", "open"]}), listed())
}

#[test]
fn anybody_may_take_one_seat_at_a_listed_table() {
    on_every_engine(async |site| {
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        let table = ada.sits_down(open_table()).await;
        let list = site.stranger().get("/api/tables").await.is(200);
        assert_eq!((&list[0]["id"], &list[0]["seats"]), (&json!(table), &json!([{"person": "Ada"}, "open", "open"])));
        let join = format!("/api/tables/{table}/join");
        assert_eq!(ben.post(&join, &json!({"seat": 3})).await.is(200)["you"]["seats"], json!([3]));
        ben.post(&join, &json!({})).await.refused(409, "seated");
        let link = ada.invitation(&table, 2).await;
        ben.post(&join, &json!({"invitation": link})).await.refused(409, "seated");
        let cleo = site.guest("Cleo").await;
        cleo.post(&join, &json!({"seat": 3})).await.refused(409, "taken");
        assert_eq!(cleo.post(&join, &json!({})).await.is(200)["stage"], "playing");
        site.guest("Dan").await.post(&join, &json!({})).await.refused(409, "not_waiting");
    });
}

#[test]
fn nobody_waits_at_more_than_five_listed_tables() {
    on_every_engine(async |site| {
        let ben = site.guest("Ben").await;
        let mut left = String::new();
        for number in 0..5 {
            let host = site.guest("Host").await;
            let table = host.sits_down(open_table()).await;
            ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.is(200);
            if number == 0 {
                left = table;
            }
        }
        let sixth = site.guest("Host").await.sits_down(open_table()).await;
        let join = format!("/api/tables/{sixth}/join");
        ben.post(&join, &json!({})).await.refused(429, "too_many");
        ben.post("/api/tables", &open_table()).await.refused(429, "too_many");
        ben.sits_down(json!({"seats": ["me", "open"]})).await;
        ben.post(&format!("/api/tables/{left}/leave"), &json!({})).await.is(204);
        ben.post(&join, &json!({})).await.is(200);
    });
}

#[test]
fn whom_the_host_removes_stays_away() {
    on_every_engine(async |site| {
        let (ada, ben, cleo) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await);
        let table = ada.sits_down(open_table()).await;
        let (join, remove) = (format!("/api/tables/{table}/join"), format!("/api/tables/{table}/seats/2/remove"));
        ada.post(&remove, &json!({})).await.refused(409, "not_seated");
        ben.post(&join, &json!({})).await.is(200);
        let mut events = cleo.streams(&table, "", None).await;
        cleo.post(&remove, &json!({})).await.refused(403, "forbidden");
        ben.post(&remove, &json!({})).await.refused(403, "forbidden");
        let info = ada.post(&remove, &json!({})).await.is(200);
        assert_eq!(info["seats"][1]["name"], Value::Null);
        let event = crate::kit::hears(&mut events, "log", |data| data["entries"][0]["kind"] == "removed").await;
        assert_eq!(event.data["entries"][0]["text"], "", "ids of people are not told");
        ben.post(&join, &json!({})).await.refused(403, "removed");
        let link = ada.invitation(&table, 3).await;
        ben.post(&join, &json!({"invitation": link})).await.refused(403, "removed");
        cleo.post(&join, &json!({})).await.is(200);
        ada.post(&format!("/api/tables/{table}/seats/1/remove"), &json!({})).await.refused(409, "not_seated");
        ada.post(&format!("/api/tables/{table}/seats/7/remove"), &json!({})).await.refused(409, "not_seated");
        site.close().await;
        site.start().await;
        ben.at(&site.base).post(&join, &json!({})).await.refused(403, "removed");
        let (ada, dan) = (ada.at(&site.base), site.guest("Dan").await);
        assert_eq!(dan.post(&join, &json!({})).await.is(200)["stage"], "playing");
        ada.post(&remove, &json!({})).await.refused(409, "not_waiting");
    });
}

#[test]
fn whom_the_host_removes_loses_every_seat_and_sees_a_private_table_no_more() {
    on_every_engine(async |site| {
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        let table = ada.sits_down(json!({"seats": ["me", "open", "open", "open"]})).await;
        let link = ada.invitation(&table, 4).await;
        for seat in [2, 3] {
            ben.accepts(&table, &ada.invitation(&table, seat).await).await;
        }
        let info = ada.post(&format!("/api/tables/{table}/seats/3/remove"), &json!({})).await.is(200);
        assert_eq!((&info["seats"][1]["name"], &info["seats"][2]["name"]), (&Value::Null, &Value::Null));
        ben.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
        let join = format!("/api/tables/{table}/join");
        ben.post(&join, &json!({"invitation": link})).await.refused(403, "removed");
    });
}

/// A listed table of a host who sits there, with an open seat.
async fn write_open(store: &Store, id: &str, host: &str, at: i64, clock: Value) {
    let seats = vec![
        SeatRow { seat: 1, person: Some(host.to_owned()), ..SeatRow::default() },
        SeatRow { seat: 2, invitation: Some("1".repeat(64)), ..SeatRow::default() },
    ];
    let options = json!({"seats": ["me", "open"], "listed": true, "clock": clock});
    let new = NewTable { at, ..new_table(id, seats, &options) };
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
        let mut site = database.site().await;
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
        let mut site = database.site().await;
        assert_eq!(ids(&site).await, ["fresh", "by-mail"]);
        let ada = site.person("ada");
        let mut events = ada.streams("left", "", None).await;
        crate::kit::hears(&mut events, "presence", |_| true).await;
        assert_eq!(ids(&site).await, ["fresh", "left", "by-mail"], "its host is there");
        site.close().await;
    });
}
