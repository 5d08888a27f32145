//! A table that cannot be opened keeps nobody from anything else.

use serde_json::json;

use crate::kit::{Told, on_every_engine};

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
