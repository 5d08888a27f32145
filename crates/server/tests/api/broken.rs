//! A table that cannot be opened keeps nobody from anything else.

use playtest::browser::Browser;
use serde_json::json;
use store::Engine;

use crate::kit::{Told, finished_solo, listed, on_every_engine, with};

/// A log line that the rules refuse, as a flipped byte or a bug would leave.
const ILLEGAL: &str = "UPDATE log SET text = '1 round: bet 1' WHERE kind = 'line' AND number = 3
    AND table_id = (SELECT table_id FROM chat)";

#[test]
fn a_table_that_cannot_be_opened_is_listed_as_such_among_the_others() {
    on_every_engine(async |site| {
        let (ada, ben, bad) = site.two_at_a_table(json!({})).await;
        ada.post(&format!("/api/tables/{bad}/chat"), &json!({"text": "this one"})).await.is(200);
        let good = ada.sits_down(json!({"seats": ["me"]})).await;
        site.restarted_after(ILLEGAL).await;
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));

        ada.get(&format!("/api/tables/{bad}")).await.refused(500, "broken_table");
        let lines = ada.get("/api/me/tables").await.is(200);
        let line = |id: &str| lines.as_array().unwrap().iter().find(|line| line["id"] == id).unwrap().clone();
        assert_eq!((&line(&bad)["unreadable"], &line(&bad)["your_turn"]), (&json!(true), &json!(false)));
        assert_eq!((&line(&good)["unreadable"], &line(&good)["your_turn"]), (&json!(false), &json!(true)));
        let home = ada.get("/").await.unwrap();
        assert_eq!(home.status, 200, "{}", home.text);
        assert!(home.text.contains("This table cannot be opened right now."), "{}", home.text);
        assert!(home.text.contains(&format!("/tables/{good}")));

        ada.get("/api/me/export").await.is(200);
        ada.delete("/api/me").await.is(204);
        ada.get("/api/me").await.refused(401, "unknown");
        ben.get("/").await.is(200);
    });
}

/// Rows that another program wrote, or that were damaged.
const ODD_ROWS: [&str; 2] = [
    "UPDATE tables SET waits_for = 'everybody' WHERE id = (SELECT table_id FROM chat)",
    "UPDATE tables SET waits_for = '', stage = 'paused' WHERE id = (SELECT table_id FROM chat)",
];

#[test]
fn a_row_that_cannot_be_read_hides_no_other_table() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let open = || with(json!({"seats": ["me", "open"]}), listed());
        let (good, bad) = (ada.sits_down(open()).await, ada.sits_down(open()).await);
        ada.post(&format!("/api/tables/{bad}/chat"), &json!({"text": "this one"})).await.is(200);
        for statement in ODD_ROWS {
            site.restarted_after(statement).await;
            let (ada, stranger) = (ada.at(&site.base), site.stranger());
            for (who, list) in [(&ada, "/api/me/tables"), (&stranger, "/api/tables")] {
                let lines = who.get(list).await.is(200);
                let ids: Vec<&str> = lines.as_array().unwrap().iter().filter_map(|line| line["id"].as_str()).collect();
                assert_eq!(ids, [good.as_str()], "{statement} {list}");
            }
            for who in [&ada, &stranger] {
                let home = who.get("/").await.unwrap();
                assert!(home.status == 200 && home.text.contains(&format!("/tables/{good}")), "{}", home.text);
            }
            ada.get(&format!("/api/tables/{bad}")).await.refused(500, "broken_table");
            ada.get("/api/me/export").await.is(200);
        }
        ada.at(&site.base).delete("/api/me").await.is(204);
    });
}

/// PostgreSQL keeps nothing of another type than its column's.
#[test]
fn a_record_that_cannot_be_read_hides_no_other() {
    on_every_engine(async |site| {
        if matches!(site.config.database, Engine::Postgres(_)) {
            return;
        }
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({})).await;
        let text = ada.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
        let mut ben = Browser::new(site, "en");
        let mut kept = Vec::new();
        for _ in 0..2 {
            kept.push(ben.submit("/games", &[("record", &text)]).await.is(200).path);
        }
        site.tampered("UPDATE records SET at = 'never' WHERE id = (SELECT MAX(id) FROM records)").await;
        kept.sort_unstable();
        let page = ben.open("/games").await.is(200).has(&kept[0]);
        assert!(!page.text.contains(&kept[1]), "{}", page.text);
    });
}

#[test]
fn no_game_goes_on_with_other_data_than_it_began_with() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me"]})).await;
        let waiting = ada.sits_down(json!({"seats": ["me", "open"]})).await;
        site.restarted_after("UPDATE editions SET text = REPLACE(text, 'three rounds', 'four rounds')").await;
        let ada = ada.at(&site.base);
        ada.get(&format!("/api/tables/{table}/view")).await.refused(500, "broken_table");
        ada.post(&format!("/api/tables/{waiting}/start"), &json!({})).await.refused(500, "broken_table");
        site.restarted_after("UPDATE editions SET text = REPLACE(text, 'four rounds', 'three rounds')").await;
        ada.at(&site.base).view(&table, 1).await;
    });
}
