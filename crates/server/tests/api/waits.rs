//! Databases of programs that did not write down whom games wait for.

use playtest::Client;
use sqlx::Executor;
use store::Engine;

use crate::kit::{Site, Told, on_every_engine};

const UNKNOWN: &str = "UPDATE tables SET waits_for = ''";

async fn is_their_turn(player: &Client, table: &str) -> bool {
    let lines = player.get("/api/me/tables").await.is(200);
    lines.as_array().unwrap().iter().find(|line| line["id"] == table).unwrap()["your_turn"] == true
}

async fn known(site: &Site) -> i64 {
    let mut database = site.database().await;
    let count = sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE waits_for <> ''");
    count.fetch_one(&mut database).await.unwrap()
}

#[test]
fn a_list_is_right_before_its_games_have_been_read() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(serde_json::json!({})).await;
        site.tampered(UNKNOWN).await;
        assert!(is_their_turn(&ada, &table).await);
        assert!(!is_their_turn(&ben, &table).await);
    });
}

#[test]
fn games_of_old_are_read_without_anybody_asking() {
    on_every_engine(async |site| {
        for _ in 0..3 {
            site.two_at_a_table(serde_json::json!({})).await;
        }
        site.restarted_after(UNKNOWN).await;
        while known(site).await < 3 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    });
}

/// On PostgreSQL the games cannot be read while the site starts; that only shows whether it waits for them.
#[test]
fn a_site_starts_before_it_has_read_games_of_old() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(serde_json::json!({})).await;
        site.close().await;
        site.tampered(UNKNOWN).await;
        let mut holds = site.database().await;
        if matches!(site.config.database, Engine::Postgres(_)) {
            holds.execute("BEGIN; LOCK TABLE log IN ACCESS EXCLUSIVE MODE").await.unwrap();
        }
        site.start().await;
        drop(holds);
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));
        assert!(is_their_turn(&ada, &table).await);
        assert!(!is_their_turn(&ben, &table).await);
    });
}
