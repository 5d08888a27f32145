//! Games under rules that this program does not know: nothing is read into them, and nothing of them is lost.

use playtest::Client;
use serde_json::json;

use crate::kit::{Site, Told, finished_solo, on_every_engine, play_out};

/// As if another version of the program had begun all games.
const OTHER_RULES: &str = "UPDATE tables SET rules = 99";
const OWN_RULES: &str = "UPDATE tables SET rules = 2";

/// Everything that the database holds of games, in some order.
async fn everything(site: &Site) -> Vec<String> {
    use sqlx::Row;
    let mut database = site.database().await;
    let rows = sqlx::query("SELECT table_id, number, kind, text FROM log ORDER BY table_id, number");
    let rows = rows.fetch_all(&mut database).await.unwrap();
    let text = |row: &sqlx::any::AnyRow| {
        let (table, kind, text): (String, String, String) = (row.get(0), row.get(2), row.get(3));
        format!("{table} {kind} {text}")
    };
    rows.iter().map(text).collect()
}

async fn page(player: &Client, path: &str) -> String {
    player.get(path).await.unwrap().text
}

#[test]
fn a_game_under_unknown_rules_is_frozen_and_goes_on_when_they_are_known() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        ada.answers(&table, 1).await;
        site.restarted_after(OTHER_RULES).await;
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));
        let before = everything(site).await;

        let info = ada.looks(&table).await;
        assert_eq!((&info["frozen"], &info["rules"], &info["stage"]), (&json!(true), &json!(99), &json!("playing")));
        assert_eq!(info["waits_for"], json!([]), "nobody is kept waiting");
        let view = format!("/api/tables/{table}/view");
        ada.get(&view).await.refused(409, "frozen");
        for seat in 1..=2 {
            let player = if seat == 1 { &ada } else { &ben };
            player.acts(&table, seat, &json!("1.1"), &["side even"]).await.refused(409, "frozen");
        }
        ada.undoes(&table, false).await.refused(409, "frozen");
        for what in ["resign", "return", "hints"] {
            ada.post(&format!("/api/tables/{table}/{what}"), &json!({})).await.refused(409, "frozen");
        }
        ada.post(&format!("/api/tables/{table}/votes"), &json!({"seat": 2})).await.refused(409, "frozen");
        ada.get(&format!("/api/tables/{table}/seats/1/messages")).await.refused(409, "frozen");
        let line = ada.get("/api/me/tables").await.is(200)[0].clone();
        assert_eq!((&line["frozen"], &line["your_turn"]), (&json!(true), &json!(false)));
        ada.post(&format!("/api/tables/{table}/chat"), &json!({"text": "what now?"})).await.is(200);
        site.guest("Eve").await.get(&view).await.refused(404, "not_found");
        assert_eq!(everything(site).await, before);

        site.restarted_after(OWN_RULES).await;
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));
        assert_eq!(ada.looks(&table).await["frozen"], false);
        play_out(&table, &[(&ada, 1), (&ben, 2)], 7).await;
    });
}

#[test]
fn the_pages_of_a_frozen_game_say_why_in_every_language() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me", {"bot": "seedling"}]})).await;
        site.restarted_after(OTHER_RULES).await;
        let ada = ada.at(&site.base);
        for (language, says) in [
            ("en", "This game was begun under rules 99; this version of Homestead cannot continue it."),
            ("de", "Diese Partie wurde nach Regelversion 99 begonnen"),
            ("fr", "Cette partie a commencé avec la version 99 des règles"),
        ] {
            let asked = ada.request(reqwest::Method::GET, &format!("/tables/{table}"));
            let page = ada.send(asked.header("accept-language", language)).await.unwrap().text;
            assert!(page.contains(says) && page.contains("Ada"), "{page}");
        }
        assert!(page(&ada, "/").await.contains("Game on hold"));
        assert!(page(&ada, &format!("/games/{table}")).await.contains("begun under rules 99"));
    });
}

#[test]
fn bots_and_clocks_leave_a_frozen_game_alone() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let clock = json!({"live": {"bank": 10, "increment": 0}});
        let table = ada.sits_down(json!({"seats": ["me", {"bot": "seedling"}], "first": 1, "clock": clock})).await;
        site.restarted_after("UPDATE tables SET rules = 99, wake = 0, lease = 0").await;
        let before = everything(site).await;
        // A steward looks for tables every second.
        tokio::time::sleep(std::time::Duration::from_millis(2_500)).await;
        assert_eq!(everything(site).await, before);
        ada.at(&site.base).looks(&table).await;
        assert_eq!(everything(site).await, before);
    });
}

#[test]
fn another_game_is_frozen_too_and_a_table_that_waits_begins_under_the_rules_of_today() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let other = ada.sits_down(json!({"seats": ["me"]})).await;
        site.restarted_after("UPDATE tables SET game = 'chess'").await;
        let ada = ada.at(&site.base);
        let refused = ada.get(&format!("/api/tables/{other}/view")).await.refused(409, "frozen");
        assert!(refused["message"].as_str().unwrap().contains("chess"), "{refused}");
        let waiting = ada.sits_down(json!({"seats": ["me", "open"]})).await;
        site.restarted_after("UPDATE tables SET rules = 99").await;
        let ada = ada.at(&site.base);
        let begun = ada.post(&format!("/api/tables/{waiting}/start"), &json!({})).await.is(200);
        assert_eq!((&begun["stage"], &begun["rules"]), (&json!("playing"), &json!(2)));
        site.close().await;
        site.start().await;
        assert_eq!(ada.at(&site.base).looks(&waiting).await["frozen"], false, "the rules were written down");
        ada.at(&site.base).delete("/api/me").await.is(204);
        site.restarted_after("UPDATE tables SET game = 'counting'").await;
    });
}

#[test]
fn a_finished_game_that_is_frozen_keeps_its_result() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({})).await;
        let record = ada.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
        assert!(record.contains("\nRules: 2\n"), "{record}");
        let result = ada.looks(&table).await["result"].clone();
        site.restarted_after(OTHER_RULES).await;
        let ada = ada.at(&site.base);
        let info = ada.looks(&table).await;
        assert_eq!((&info["stage"], &info["result"], &info["frozen"]), (&json!("over"), &result, &json!(true)));
        ada.get(&format!("/api/tables/{table}/record")).await.refused(409, "frozen");
        ada.post(&format!("/api/tables/{table}/analysis"), &json!({})).await.refused(409, "frozen");
        ada.delete("/api/me").await.is(204);
        site.restarted_after(OWN_RULES).await;
    });
}
