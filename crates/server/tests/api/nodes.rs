//! Several nodes on one PostgreSQL are one site.

use serde_json::json;
use sqlx::{Connection, Executor, PgConnection};
use store::{Append, Claim, Engine, Stage, Store};

use crate::kit::{Site, Told, hears, on_every_database, play_out, write_person, write_table};

/// Runs a test on two nodes that share a database; one file has only one node.
fn on_two_nodes(test: impl AsyncFn(&Site, &Site)) {
    on_every_database(async |database| {
        if matches!(database.engine, Engine::Postgres(_)) {
            let mut one = database.site().await;
            let mut other = database.site().await;
            test(&one, &other).await;
            one.close().await;
            other.close().await;
        }
    });
}

#[test]
fn people_on_different_nodes_play_at_one_table() {
    on_two_nodes(async |one, other| {
        let (ada, ben, table) = one.two_at_a_table(json!({})).await;
        let ben = ben.at(&other.base);
        play_out(&table, &[(&ada, 1), (&ben, 2)], 51).await;
        let over = |info: &serde_json::Value| info["stage"] == "over";
        let (here, there) = (ada.waits_until(&table, over).await, ben.waits_until(&table, over).await);
        assert_eq!((&here["result"], &here["version"]), (&there["result"], &there["version"]));
    });
}

#[test]
fn what_happens_on_one_node_is_told_on_the_other() {
    on_two_nodes(async |one, other| {
        let (ada, ben, table) = one.two_at_a_table(json!({})).await;
        let mut events = ben.at(&other.base).streams(&table, "", None).await;
        hears(&mut events, "presence", |present| present["seats"] == json!([2])).await;
        let version = ada.answers(&table, 1).await["version"].clone();
        hears(&mut events, "log", |data| data["version"] == version).await;
        ada.post(&format!("/api/tables/{table}/chat"), &json!({"text": "hello"})).await.is(200);
        hears(&mut events, "chat", |said| said["text"] == "hello").await;
        let adas = ada.streams(&table, "", None).await;
        hears(&mut events, "presence", |present| present["seats"] == json!([1, 2])).await;
        drop(adas);
        hears(&mut events, "presence", |present| present["seats"] == json!([2])).await;
    });
}

#[test]
fn every_node_knows_who_sits_where_once_the_game_has_begun() {
    on_two_nodes(async |one, other| {
        let ada = one.guest("Ada").await;
        let there = ada.at(&other.base);
        let table = ada.sits_down(json!({"seats": ["me", "open"], "first": 1, "stand_in": "seedling"})).await;
        assert_eq!(there.looks(&table).await["stage"], "waiting");
        ada.post(&format!("/api/tables/{table}/start"), &json!({})).await.is(200);
        let info = there.waits_until(&table, |info| info["stage"] == "playing").await;
        assert_eq!(info["seats"][1]["bot"], "seedling");
        there.answers(&table, 1).await;
        there.waits_until(&table, |info| info["scene"] == "round").await;
    });
}

fn claim(now: i64, lease: i64) -> Claim<'static> {
    Claim { now, until: now, lease, playable: &[("counting", 2)], at_most: 10 }
}

/// A node that was killed and started again has another name: when every blow came within five seconds of the last one,
/// bots at some tables stood still for minutes.
#[test]
fn tables_of_a_killed_node_need_not_wait_for_its_lease() {
    on_every_database(async |database| {
        if matches!(database.engine, Engine::Sqlite(_)) {
            return;
        }
        let one = Store::open(&database.engine, "one").await.unwrap();
        let other = Store::open(&database.engine, "other").await.unwrap();
        write_person(&one, "ada").await;
        write_table(&one, "sums", &["ada"], &json!({"seats": ["me"]})).await;
        let (alive, _also) = (one.listen().await.unwrap(), other.listen().await.unwrap());
        let (now, lease) = (1_000, 60_000);
        let append = Append { wake: Some(now), lease, ..Append::new("sums", 0, now, Stage::Playing, Vec::new()) };
        one.append(append).await.unwrap();
        assert_eq!(other.claim(&claim(now, lease)).await.unwrap(), []);
        drop(alive);
        let mut tries = 0;
        while other.claim(&claim(now, lease + 1)).await.unwrap().is_empty() {
            tries += 1;
            assert!(tries < 100, "the table is still the killed node's");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        assert_eq!(one.claim(&claim(now, lease)).await.unwrap(), []);
        one.close().await;
        other.close().await;
    });
}

/// A friend who had just joined was told that there is no such table, by a node that had not heard of it.
#[test]
fn a_node_that_has_not_heard_of_a_friend_yet_does_not_turn_them_away() {
    on_every_database(async |database| {
        let Engine::Postgres(url) = &database.engine else { return };
        let mut site = database.site().await;
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        let table = ada.sits_down(json!({"seats": ["me", "open", "open"]})).await;
        ben.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
        // Ben joins at another node, whose message is lost.
        let mut elsewhere = PgConnection::connect(url).await.unwrap();
        let id: (String,) =
            sqlx::query_as("SELECT id FROM people WHERE name = 'Ben'").fetch_one(&mut elsewhere).await.unwrap();
        for statement in [
            "UPDATE seats SET person = $2, invitation = NULL WHERE table_id = $1 AND seat = 2",
            "INSERT INTO log (table_id, number, at, kind, seat, text)
             SELECT id, version + 1, 0, 'join', 2, $2 FROM tables WHERE id = $1",
            "UPDATE tables SET version = version + 1 WHERE id = $1 AND $2 <> ''",
        ] {
            elsewhere.execute(sqlx::query(statement).bind(&table).bind(&id.0)).await.unwrap();
        }
        assert_eq!(ben.looks(&table).await["seats"][1]["yours"], true);
        site.close().await;
    });
}

#[test]
fn a_session_that_ends_on_one_node_is_over_on_the_other() {
    on_two_nodes(async |one, other| {
        let ada = one.guest("Ada").await;
        let there = ada.at(&other.base);
        there.get("/api/me").await.is(200);
        ada.post("/api/logout", &json!({})).await.is(204);
        let mut tries = 0;
        while there.get("/api/me").await.unwrap().status != 401 {
            tries += 1;
            assert!(tries < 20, "the other node still knows the session");
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    });
}

#[test]
fn answers_to_one_decision_on_both_nodes_at_the_same_moment_are_taken_once() {
    on_two_nodes(async |one, other| {
        let (ada, _, table) = one.two_at_a_table(json!({})).await;
        let all = (0..8).map(|turn| {
            let ada = ada.at(if turn % 2 == 0 { &one.base } else { &other.base });
            let table = table.clone();
            tokio::spawn(async move { ada.acts(&table, 1, &json!("1.0"), &["side even"]).await.unwrap().status })
        });
        let mut taken = Vec::new();
        for answer in all.collect::<Vec<_>>() {
            taken.push(answer.await.unwrap());
        }
        assert_eq!(taken.iter().filter(|&&status| status == 200).count(), 1, "{taken:?}");
        assert!(taken.iter().all(|status| [200, 409].contains(status)), "{taken:?}");
    });
}

#[test]
fn h1_a_table_that_somebody_has_locked_holds_nobody_else_up() {
    on_every_database(async |database| {
        let Engine::Postgres(url) = &database.engine else { return };
        let mut site = database.site().await;
        let ada = site.guest("Ada").await;
        let (locked, free) =
            (ada.sits_down(json!({"seats": ["me"]})).await, ada.sits_down(json!({"seats": ["me"]})).await);
        // As a node does that was frozen in the middle of a transaction.
        let mut frozen = PgConnection::connect(url).await.unwrap();
        frozen.execute("BEGIN").await.unwrap();
        let lock = sqlx::query("SELECT id FROM tables WHERE id = $1 FOR UPDATE").bind(&locked);
        frozen.execute(lock).await.unwrap();
        let waits = {
            let (ada, locked) = (ada.clone(), locked.clone());
            tokio::spawn(async move { ada.answers(&locked, 1).await })
        };
        for _ in 0..5 {
            ada.answers(&free, 1).await;
        }
        ada.get("/healthz").await.is(200);
        assert!(!waits.is_finished(), "a locked table cannot be written to");
        frozen.execute("ROLLBACK").await.unwrap();
        waits.await.unwrap();
        site.close().await;
    });
}
