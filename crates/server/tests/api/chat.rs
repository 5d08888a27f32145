//! Chat: who may write, and muting.

use playtest::Client;
use serde_json::json;

use crate::kit::{Told, hears, on_every_engine};

async fn says(who: &Client, table: &str, text: &str) -> anyhow::Result<playtest::Answer> {
    who.post(&format!("/api/tables/{table}/chat"), &json!({"text": text})).await
}

async fn reads(who: &Client, table: &str) -> Vec<String> {
    let chat = who.get(&format!("/api/tables/{table}/chat")).await.is(200);
    chat.as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

async fn mutes(who: &Client, table: &str, seat: u8, muted: bool) -> anyhow::Result<playtest::Answer> {
    who.post(&format!("/api/tables/{table}/mutes"), &json!({"seat": seat, "muted": muted})).await
}

#[test]
fn who_has_left_the_game_for_good_reads_and_says_nothing() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({"stand_in": "seedling"})).await;
        says(&ben, &table, "good luck").await.is(200);
        ben.post(&format!("/api/tables/{table}/resign"), &json!({})).await.is(200);
        says(&ben, &table, "I hate you").await.refused(403, "forbidden");
        assert_eq!(reads(&ben, &table).await, ["good luck"]);
        assert!(!ben.get(&format!("/tables/{table}")).await.unwrap().text.contains("data-say"));
        assert!(ada.get(&format!("/tables/{table}")).await.unwrap().text.contains("data-say"));
    });
}

#[test]
fn a_player_can_mute_another() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let mut stream = ada.streams(&table, "", None).await;
        mutes(&ada, &table, 1, true).await.refused(422, "invalid");
        mutes(&ada, &table, 3, true).await.refused(422, "invalid");
        site.guest("Eve")
            .await
            .post(&format!("/api/tables/{table}/mutes"), &json!({"seat": 1}))
            .await
            .refused(404, "not_found");
        says(&ben, &table, "slow!").await.is(200);
        mutes(&ada, &table, 2, true).await.is(204);
        mutes(&ada, &table, 2, true).await.is(204);
        says(&ben, &table, "slower!").await.is(200);
        says(&ada, &table, "hello").await.is(200);
        assert_eq!(reads(&ada, &table).await, ["hello"]);
        assert_eq!(reads(&ben, &table).await, ["slow!", "slower!", "hello"]);
        let page = ada.get(&format!("/tables/{table}")).await.unwrap().text;
        assert!(page.contains("Unmute Ben") && !page.contains("slow"), "{page}");
        let heard = hears(&mut stream, "chat", |line| line["text"] != "slow!").await;
        assert_eq!(heard.data["text"], "hello");
        let mut log = ben.streams(&table, "?after=0", None).await;
        let told = hears(&mut log, "log", |_| true).await.data["entries"].clone();
        let kinds: Vec<&str> = told.as_array().unwrap().iter().filter_map(|entry| entry["kind"].as_str()).collect();
        assert!(kinds.contains(&"line") && !kinds.iter().any(|kind| kind.contains("mute")), "{kinds:?}");

        site.close().await;
        site.start().await;
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));
        assert_eq!(reads(&ada, &table).await, ["hello"]);
        mutes(&ada, &table, 2, false).await.is(204);
        assert_eq!(reads(&ada, &table).await, reads(&ben, &table).await);
    });
}

#[test]
fn the_next_player_on_a_seat_is_not_muted() {
    on_every_engine(async |site| {
        let (ada, ben, cleo) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await);
        let table = ada.sits_down(json!({"seats": ["me", "open", "open"]})).await;
        ben.accepts(&table, &ada.invitation(&table, 2).await).await;
        mutes(&ada, &table, 2, true).await.is(204);
        ada.post(&format!("/api/tables/{table}/seats/2/remove"), &json!({})).await.is(200);
        cleo.accepts(&table, &ada.invitation(&table, 2).await).await;
        says(&cleo, &table, "hello").await.is(200);
        assert_eq!(reads(&ada, &table).await, ["hello"]);
    });
}

#[test]
fn chat_holds_nothing_that_turns_the_text_around_it() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me"]})).await;
        let said = says(&ada, &table, "a\u{202e}b\u{200b} 👩\u{200d}🌾\u{7}").await.is(200);
        assert_eq!(said["text"], "ab 👩\u{200d}🌾");
        says(&ada, &table, "\u{202e}\u{200d}").await.refused(422, "invalid");
    });
}
