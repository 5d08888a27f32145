//! Games that only bots play, long enough to be interrupted.

use std::time::Duration;

use playtest::site::{Told, bot};
use serde_json::json;
use server::limits::Allowed;

use crate::kit::on_every_engine;

const SOON: Duration = Duration::from_secs(60);

/// Bots once played fifty tables of a banned guest to their end, and again after a restart.
#[test]
fn a_ban_closes_tables_where_nobody_else_plays() {
    on_every_engine(async |site| {
        let (mallory, ben) = (site.guest("Mallory").await, site.guest("Ben").await);
        let alone = mallory.sits_down(json!({"seats": ["me", bot("pioneer")], "listed": true})).await;
        mallory.post(&format!("/api/tables/{alone}/resign"), &json!({})).await.is(200);
        let shared = mallory.sits_down(json!({"seats": ["me", "open"], "stand_in": "random"})).await;
        ben.accepts(&shared, &mallory.invitation(&shared, 2).await).await;
        site.ban("Mallory").await;
        let eve = site.stranger();
        eve.waits_until(&alone, |info| info["stage"] == "closed").await;
        ben.waits_until(&shared, |info| info["seats"][0]["gone"] == true && info["stage"] == "playing").await;
        site.close().await;
        site.start().await;
        assert_eq!(eve.at(&site.base).looks(&alone).await["stage"], "closed");
        let page = eve.at(&site.base).get(&format!("/tables/{alone}")).await.unwrap();
        assert!(page.status == 200 && page.text.contains("This table was closed"), "{}", page.text);
    });
}

#[test]
fn a_host_has_few_games_without_people() {
    on_every_engine(async |site| {
        site.close().await;
        site.config.allowed = Allowed { bot_games: 1, ..Allowed::anything() };
        site.start().await;
        let ada = site.guest("Ada").await;
        let mut tables = Vec::new();
        for _ in 0..3 {
            tables.push(ada.sits_down(json!({"seats": ["me", bot("pioneer")]})).await);
        }
        for table in &tables {
            ada.post(&format!("/api/tables/{table}/resign"), &json!({})).await.is(200);
        }
        // Which one is played on depends on whose bot thinks when.
        let two_closed = async {
            loop {
                let mut closed = 0;
                for table in &tables {
                    closed += usize::from(ada.looks(table).await["stage"] == "closed");
                }
                if closed == 2 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(SOON, two_closed).await.expect("two must be closed");
    });
}
