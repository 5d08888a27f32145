//! Hints, analyses, and looking back.

use std::time::Duration;

use playtest::Client;
use serde_json::{Value, json};

use crate::kit::{Told, finished_solo, on_every_engine};

/// Looks at a job until it is done; what is done only grows.
async fn finished(player: &Client, job: &Value) -> Value {
    let path = format!("/api/jobs/{}", job["id"].as_str().unwrap());
    let mut done = 0;
    loop {
        let job = player.get(&path).await.is(200);
        assert_eq!(job["error"], Value::Null);
        let now = job["done"].as_i64().unwrap();
        assert!(now >= done && now <= job["of"].as_i64().unwrap(), "{job}");
        done = now;
        if !job["result"].is_null() {
            assert_eq!(job["done"], job["of"]);
            return job;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[test]
fn a_hint_is_a_bots_opinion_of_what_is_asked() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let hints = format!("/api/tables/{table}/hints");
        let job = ada.post(&hints, &json!({})).await.is(202);
        let hint = finished(&ada, &job).await["result"].take();
        assert_eq!((&hint["decision"], &hint["seat"], &hint["played"]), (&json!("1.0"), &json!(1), &Value::Null));
        let rated = hint["actions"].as_array().unwrap();
        assert!(!rated.is_empty());
        let legal = ada.view(&table, 1).await["legal"].take();
        assert!(rated.iter().all(|rated| legal.as_array().unwrap().contains(&rated["action"])), "{hint}");
        ben.post(&hints, &json!({})).await.refused(409, "not_asked");
        ben.post(&hints, &json!({"seat": 1})).await.refused(403, "forbidden");
        let path = format!("/api/jobs/{}", job["id"].as_str().unwrap());
        ben.get(&path).await.refused(404, "not_found");
    });
}

#[test]
fn whoever_waits_for_a_hint_gets_it_with_the_answer() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(json!({})).await;
        let job = ada.post(&format!("/api/tables/{table}/hints"), &json!({})).await.is(202);
        let path = format!("/api/jobs/{}?wait=60", job["id"].as_str().unwrap());
        let job = ada.get(&path).await.is(200);
        assert_eq!((&job["done"], &job["result"]["decision"]), (&json!(1), &json!("1.0")), "{job}");
    });
}

#[test]
fn a_table_without_hints_gives_none() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(json!({"hints": false})).await;
        ada.post(&format!("/api/tables/{table}/hints"), &json!({})).await.refused(403, "forbidden");
    });
}

#[test]
fn a_game_is_analysed_when_it_is_over() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me"]})).await;
        ada.post(&format!("/api/tables/{table}/analysis"), &json!({})).await.refused(409, "not_over");
        let table = finished_solo(&ada, json!({"listed": true})).await;
        let analysis = format!("/api/tables/{table}/analysis");
        site.stranger().post(&analysis, &json!({})).await.refused(401, "unknown");
        let job = ada.post(&analysis, &json!({})).await.is(202);
        let job = finished(&ada, &job).await;
        let decisions = job["result"]["decisions"].as_array().unwrap();
        assert_eq!(decisions.len() as i64, job["of"].as_i64().unwrap());
        for decision in decisions {
            let at = decision["at"].as_u64().unwrap();
            let then = ada.get(&format!("/api/tables/{table}/view?action={}", at + 1)).await.is(200);
            let last = then["last"].as_str().unwrap();
            assert!(last.ends_with(decision["played"].as_str().unwrap()), "{last}: {decision}");
        }
    });
}

#[test]
fn every_moment_of_a_finished_game_can_be_looked_at_with_everything() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({"listed": true})).await;
        let eve = site.stranger();
        let first = eve.get(&format!("/api/tables/{table}/view?action=0")).await.is(200);
        assert_eq!((&first["view"]["scene"], &first["view"]["viewer"]), (&json!("setup"), &json!("omniscient")));
        assert_eq!((&first["action"], &first["last"]), (&json!(0), &Value::Null));
        let count = first["actions"].as_u64().unwrap();
        let record = ada.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
        let lines: Vec<&str> = record.split_once("\n\n").unwrap().1.lines().collect();
        assert_eq!(lines.len() as u64, count);
        for at in [1, count / 2, count] {
            let then = eve.get(&format!("/api/tables/{table}/view?action={at}")).await.is(200);
            assert_eq!((&then["action"], &then["last"]), (&json!(at), &json!(lines[at as usize - 1])));
        }
        let last = eve.get(&format!("/api/tables/{table}/view?action=100000")).await.is(200);
        assert_eq!((&last["action"], &last["view"]["scene"]), (&json!(count), &json!("over")));
        assert_eq!(eve.get(&format!("/api/tables/{table}/view")).await.is(200)["view"], last["view"]);
        eve.get(&format!("/api/tables/{table}/view?action=-1")).await.refused(400, "unreadable");
    });
}
