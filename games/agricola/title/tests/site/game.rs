//! Whole games over the API.

use playtest::{Client, Stepped};
use serde_json::json;
use table::Chance;

use crate::kit::on_every_engine;

#[test]
fn a_game_with_hands_is_played_to_its_end_against_a_bot() {
    on_every_engine(async |site| {
        let http = reqwest::Client::new();
        let ada = Client::guest(&http, &site.base, "Ada").await.unwrap();
        let options = json!({"game": "agricola", "with": "cards deal; tile", "seats": ["me", {"bot": "seedling"}]});
        let table = ada.table(&options).await.unwrap();
        let mut chance = Chance::new(5, 0);
        let mut answers = 0;
        loop {
            match ada.step(&table, 1, |count| chance.below(count)).await.unwrap() {
                Stepped::Over => break,
                Stepped::Acted(_) => answers += 1,
                _ => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
            }
        }
        assert!(answers > 28, "at least two people in each of 14 rounds answered, {answers} times");
        let record = ada.get(&format!("/api/tables/{table}/record")).await.unwrap();
        assert!(record.text.contains("Options: cards deal; tile"), "{}", record.text);
    });
}
