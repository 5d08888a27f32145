//! Answering what the game asks, taking back, and playing to the end.

use playtest::Client;
use playtest::counting::{Counting, Options};
use serde_json::{Value, json};
use table::{Record, Setup as _};

use crate::kit::{Site, Told, bot, finished_solo, on_every_engine, play_out};

/// Two people in the first round: both have chosen their sides.
async fn in_the_first_round(site: &Site) -> (Client, Client, String) {
    let (ada, ben, table) = site.two_at_a_table(json!({})).await;
    ada.answers(&table, 1).await;
    ben.answers(&table, 2).await;
    assert_eq!(ada.looks(&table).await["scene"], "round");
    (ada, ben, table)
}

/// Answers everything that is asked of a seat in the first round, and says what was answered.
async fn finishes(player: &Client, table: &str, seat: u8) -> Vec<String> {
    let mut answers = Vec::new();
    loop {
        let view = player.view(table, seat).await;
        if view["decision"].is_null() || view["view"]["round"] != 1 {
            return answers;
        }
        let action = view["legal"][0].as_str().unwrap();
        player.acts(table, seat, &view["decision"], &[action]).await.is(200);
        answers.push(action.to_owned());
    }
}

fn texts(actions: &[String]) -> Vec<&str> {
    actions.iter().map(String::as_str).collect()
}

#[test]
fn an_answer_is_acknowledged_with_the_table_as_it_is_then() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let before = ada.view(&table, 1).await;
        assert_eq!((&before["decision"], &before["waits_for"]), (&json!("1.0"), &json!([1])));
        assert_eq!(before["legal"], json!(["side even", "side odd"]));
        let done = ada.acts(&table, 1, &json!("1.0"), &["side even"]).await.is(200);
        assert_eq!(done["version"], before["version"].as_i64().unwrap() + 1);
        assert_eq!((&done["now"]["version"], &done["now"]["waits_for"]), (&done["version"], &json!([2])));
        let side = |view: &Value| view["view"]["players"][0]["side"].clone();
        assert_eq!((side(&before), side(&done["now"])), (Value::Null, json!("even")));
        assert_eq!(side(&ben.view(&table, 2).await), "even");
    });
}

#[test]
fn a_turn_can_be_answered_at_once_and_then_all_of_it_is_done_or_nothing() {
    on_every_engine(async |site| {
        let (ada, _, table) = in_the_first_round(site).await;
        let turn = finishes(&ada, &table, 1).await;
        assert!(turn.len() > 1, "{turn:?}");
        let now = ada.undoes(&table, true).await.is(200)["now"].take();
        let mut too_far = texts(&turn);
        too_far.push("play 1");
        ada.acts(&table, 1, &now["decision"], &too_far).await.changed_nothing(&now);
        let wrong: Vec<&str> = [&texts(&turn)[..turn.len() - 1], &["bet 99"]].concat();
        ada.acts(&table, 1, &now["decision"], &wrong).await.changed_nothing(&now);
        let done = ada.acts(&table, 1, &now["decision"], &texts(&turn)).await.is(200);
        assert_eq!(done["version"], now["version"].as_i64().unwrap() + turn.len() as i64);
        assert_eq!(done["now"]["decision"], Value::Null);
    });
}

trait Unchanged {
    fn changed_nothing(self, before: &Value);
}

impl Unchanged for anyhow::Result<playtest::Answer> {
    #[track_caller]
    fn changed_nothing(self, before: &Value) {
        let answer = self.unwrap();
        assert!(answer.status == 409 || answer.status == 422, "{}", answer.text);
        assert_eq!(&answer.body["now"], before);
    }
}

#[test]
fn an_answer_to_a_decision_that_is_gone_is_refused_with_the_table_as_it_is() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        ada.answers(&table, 1).await;
        let refused = ada.acts(&table, 1, &json!("1.0"), &["side even"]).await.refused(409, "stale");
        assert_eq!(refused["now"], ada.view(&table, 1).await);
        ben.acts(&table, 2, &json!("2.7"), &["side even"]).await.refused(409, "stale");
        ben.acts(&table, 1, &json!("1.0"), &["side even"]).await.refused(403, "forbidden");
        ben.acts(&table, 9, &json!("1.0"), &["side even"]).await.refused(403, "forbidden");
    });
}

#[test]
fn an_illegal_answer_is_refused_with_its_reason() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(json!({})).await;
        for action in ["play 1", "side left", "dance", "", "* setup: first 1"] {
            let refused = ada.acts(&table, 1, &json!("1.0"), &[action]).await.refused(422, "illegal");
            assert_eq!(refused["now"], ada.view(&table, 1).await, "{action}");
        }
        ada.acts(&table, 1, &json!("1.0"), &[]).await.refused(422, "invalid");
        ada.acts(&table, 1, &json!("1.0"), &["side even"; 65]).await.refused(422, "invalid");
    });
}

#[test]
fn nobody_acts_before_the_game_begins_or_after_it_is_over() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let waiting = ada.sits_down(json!({"seats": ["me", "open"]})).await;
        ada.acts(&waiting, 1, &json!("1.0"), &["side even"]).await.refused(409, "not_playing");
        ada.get(&format!("/api/tables/{waiting}/view")).await.refused(409, "not_playing");
        let over = finished_solo(&ada, json!({})).await;
        ada.acts(&over, 1, &json!("1.0"), &["side even"]).await.refused(409, "over");
        ada.undoes(&over, false).await.refused(409, "over");
    });
}

#[test]
fn in_a_simultaneous_round_answers_can_be_taken_back_until_everybody_is_ready() {
    on_every_engine(async |site| {
        let (ada, ben, table) = in_the_first_round(site).await;
        let begun = ada.view(&table, 1).await;
        let turn = finishes(&ada, &table, 1).await;
        assert_eq!(ada.looks(&table).await["waits_for"], json!([2]));
        assert_eq!(ada.view(&table, 1).await["can_undo"], true);
        let one_less = ada.undoes(&table, false).await.is(200);
        assert_eq!(one_less["now"]["waits_for"], json!([1, 2]));
        let again = ada.undoes(&table, true).await.is(200);
        assert_eq!((&again["now"]["legal"], &again["now"]["can_undo"]), (&begun["legal"], &json!(false)));
        assert_ne!(again["now"]["decision"], begun["decision"], "no decision's name comes back");
        ada.acts(&table, 1, &again["now"]["decision"], &texts(&turn)).await.is(200);
        finishes(&ben, &table, 2).await;
        assert_eq!(ada.looks(&table).await["part"], 2);
        let refused = ada.undoes(&table, false).await.refused(409, "nothing_to_undo");
        assert_eq!(refused["now"], ada.view(&table, 1).await);
    });
}

#[test]
fn a_request_that_is_repeated_under_its_key_does_nothing_twice() {
    on_every_engine(async |site| {
        let (ada, ben, table) = in_the_first_round(site).await;
        let view = ada.view(&table, 1).await;
        let act = format!("/api/tables/{table}/actions");
        let body = json!({"decision": view["decision"], "actions": [view["legal"][0]]});
        let done = ada.post_once(&act, &body, "one").await.is(200);
        ben.answers(&table, 2).await;
        let again = ada.post_once(&act, &body, "one").await.is(200);
        assert_eq!(again["version"], done["version"].as_i64().unwrap() + 1, "only what Ben did was added");
        ada.post_once(&act, &body, "two").await.refused(409, "stale");
        let undo = format!("/api/tables/{table}/undo");
        let undone = ada.post_once(&undo, &json!({}), "three").await.is(200);
        assert_eq!(ada.post_once(&undo, &json!({}), "three").await.is(200)["version"], undone["version"]);
        assert_eq!(undone["now"]["legal"], view["legal"]);
        ada.post_once(&act, &body, &"k".repeat(101)).await.refused(422, "invalid");
    });
}

#[test]
fn a_request_that_is_repeated_at_the_same_moment_does_nothing_twice() {
    on_every_engine(async |site| {
        let (ada, _, table) = in_the_first_round(site).await;
        let view = ada.view(&table, 1).await;
        let act = format!("/api/tables/{table}/actions");
        let body = json!({"decision": view["decision"], "actions": [view["legal"][0]]});
        let all = (0..8).map(|_| {
            let (ada, act, body) = (ada.clone(), act.clone(), body.clone());
            tokio::spawn(async move { ada.post_once(&act, &body, "the same").await.is(200)["version"].as_i64() })
        });
        let once = view["version"].as_i64().map(|version| version + 1);
        for answer in all.collect::<Vec<_>>() {
            assert_eq!(answer.await.unwrap(), once);
        }
    });
}

#[test]
fn of_different_answers_to_one_decision_at_the_same_moment_one_is_taken() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(json!({})).await;
        let all = (0..8).map(|turn| {
            let (ada, table) = (ada.clone(), table.clone());
            let action = ["side even", "side odd"][turn % 2];
            tokio::spawn(async move { ada.acts(&table, 1, &json!("1.0"), &[action]).await.unwrap().status })
        });
        let mut taken = Vec::new();
        for answer in all.collect::<Vec<_>>() {
            taken.push(answer.await.unwrap());
        }
        taken.sort_unstable();
        assert_eq!(taken, [200, 409, 409, 409, 409, 409, 409, 409]);
    });
}

#[test]
fn an_answer_counts_even_if_who_sent_it_does_not_wait() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let mut events = ben.streams(&table, "", None).await;
        let version = ben.looks(&table).await["version"].as_i64().unwrap();
        let body = json!({"decision": "1.0", "actions": ["side even"]}).to_string();
        let request = ada.request(reqwest::Method::POST, &format!("/api/tables/{table}/actions"));
        let request = request.header("content-type", "application/json").body(body);
        let patience = std::time::Duration::from_millis(2);
        // Whether it arrives in time or not: what is in the log is told.
        let _ = tokio::time::timeout(patience, request.send()).await;
        tokio::time::sleep(patience * 100).await;
        let info = ben.looks(&table).await;
        if info["version"].as_i64().unwrap() > version {
            crate::kit::hears(&mut events, "log", |data| data["waits_for"] == json!([2])).await;
        }
        let restarted = ben.looks(&table).await["version"].clone();
        assert_eq!(restarted, info["version"]);
    });
}

/// Reads the record as anybody could, plays it by the rules, and checks the deal.
async fn verified(player: &Client, table: &str, seats: u8) -> Record {
    let text = player.get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert_eq!(text.status, 200);
    let record = Record::read_all(&text.text).unwrap().remove(0);
    let start: Counting = record.start(&Options::usual()).unwrap();
    assert_eq!(table::Game::seats(&start), seats);
    let played = record.replay(start.clone(), None).unwrap();
    let outcome = table::Game::outcome(played.state()).unwrap().to_string();
    assert_eq!(record.header.result.as_ref(), Some(&outcome));
    let deal = record.header.deal.clone().unwrap();
    deal.check(&record, start).unwrap();
    let info = player.looks(table).await;
    assert_eq!((&info["stage"], &info["result"]), (&json!("over"), &json!(outcome)));
    assert_eq!(info["commitment"], deal.commitment);
    assert_eq!(info["secret"], deal.secret.unwrap().to_string());
    record
}

#[test]
fn a_game_of_one_played_to_its_end_has_a_record_whose_deal_can_be_checked() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me"]})).await;
        ada.get(&format!("/api/tables/{table}/record")).await.refused(409, "not_over");
        play_out(&table, &[(&ada, 1)], 11).await;
        let record = verified(&ada, &table, 1).await;
        assert_eq!(record.header.seats, ["Ada"]);
    });
}

#[test]
fn a_game_of_two_people_and_two_bots_played_to_its_end_can_be_checked_too() {
    on_every_engine(async |site| {
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        let options = json!({"seats": ["me", bot("seedling"), "open", bot("farmhand")], "first": 3});
        let table = ada.sits_down(options).await;
        ben.accepts(&table, &ada.invitation(&table, 3).await).await;
        play_out(&table, &[(&ada, 1), (&ben, 3)], 12).await;
        let record = verified(&ben, &table, 4).await;
        assert_eq!(record.header.seats, ["Ada", "seedling", "Ben", "farmhand"]);
        assert_eq!(record.header.options, "first 3");
    });
}

#[test]
fn a_restart_loses_nothing_that_was_acknowledged() {
    on_every_engine(async |site| {
        let (ada, _, table) = in_the_first_round(site).await;
        let view = ada.view(&table, 1).await;
        let act = format!("/api/tables/{table}/actions");
        let body = json!({"decision": view["decision"], "actions": [view["legal"][0]]});
        ada.post_once(&act, &body, "before").await.is(200);
        let before = ada.view(&table, 1).await;
        site.close().await;
        site.start().await;
        let ada = ada.at(&site.base);
        assert_eq!(ada.view(&table, 1).await, before);
        let again = ada.post_once(&act, &body, "before").await.is(200);
        assert_eq!(again["version"], before["version"], "the key is known after the restart");
        ada.undoes(&table, false).await.is(200);
    });
}
