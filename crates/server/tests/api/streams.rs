//! Following a table: what happens, who is there, what is said.

use std::time::Duration;

use playtest::Events;
use serde_json::{Value, json};

use crate::kit::{Told, hears, listed, on_every_engine, play_out};

fn numbers(data: &Value) -> Vec<i64> {
    data["entries"].as_array().unwrap().iter().map(|entry| entry["number"].as_i64().unwrap()).collect()
}

#[test]
fn versions_grow_and_every_entry_is_told_once() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let mut events = ben.streams(&table, "", None).await;
        let begun = ada.looks(&table).await["version"].as_i64().unwrap();
        let mut known = begun;
        ada.answers(&table, 1).await;
        ben.answers(&table, 2).await;
        ada.answers(&table, 1).await;
        let last = ada.undoes(&table, false).await.is(200)["version"].as_i64().unwrap();
        while known < last {
            let event = hears(&mut events, "log", |_| true).await;
            let told = numbers(&event.data);
            assert_eq!(told, (known + 1..known + 1 + told.len() as i64).collect::<Vec<_>>());
            known += told.len() as i64;
            assert_eq!((event.id, &event.data["version"]), (Some(known.to_string()), &json!(known)));
        }
    });
}

#[test]
fn who_comes_back_gets_exactly_what_was_missed() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let begun = ada.looks(&table).await["version"].as_i64().unwrap();
        ada.answers(&table, 1).await;
        let last = ben.answers(&table, 2).await["version"].as_i64().unwrap();
        let resumed = hears(&mut ada.streams(&table, "", Some(begun)).await, "log", |_| true).await;
        assert_eq!(numbers(&resumed.data), (begun + 1..=last).collect::<Vec<_>>());
        let asked = hears(&mut ada.streams(&table, &format!("?after={begun}"), None).await, "log", |_| true).await;
        assert_eq!(asked.data["entries"], resumed.data["entries"]);
        let mut from_now = ada.streams(&table, "", Some(last)).await;
        let next = ada.answers(&table, 1).await["version"].as_i64().unwrap();
        assert_eq!(numbers(&hears(&mut from_now, "log", |_| true).await.data), [next]);
    });
}

#[test]
fn who_comes_back_after_a_restart_gets_what_was_missed_too() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(json!({})).await;
        let mut events = ada.streams(&table, "", Some(0)).await;
        let heard = hears(&mut events, "log", |_| true).await;
        let version = ada.answers(&table, 1).await["version"].as_i64().unwrap();
        site.close().await;
        while events.next().await.ok().flatten().is_some() {}
        site.start().await;
        let known = heard.data["version"].as_i64();
        let missed = hears(&mut ada.at(&site.base).streams(&table, "", known).await, "log", |_| true).await;
        assert_eq!(numbers(&missed.data), [version]);
    });
}

#[test]
fn everybody_sees_who_is_there() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(listed()).await;
        let mut events = ada.streams(&table, "", None).await;
        hears(&mut events, "presence", |present| present["seats"] == json!([1])).await;
        let bens = ben.streams(&table, "", None).await;
        hears(&mut events, "presence", |present| present["seats"] == json!([1, 2])).await;
        let eves = site.stranger().streams(&table, "", None).await;
        hears(&mut events, "presence", |present| present["watching"] == 1).await;
        assert_eq!(ben.looks(&table).await["present"], json!({"seats": [1, 2], "watching": 1}));
        drop((bens, eves));
        hears(&mut events, "presence", |present| *present == json!({"seats": [1], "watching": 0})).await;
    });
}

#[test]
fn whoever_comes_and_goes_all_the_time_does_not_flood_the_others() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(listed()).await;
        let mut events = ada.streams(&table, "", None).await;
        hears(&mut events, "presence", |_| true).await;
        for _ in 0..40 {
            drop(site.stranger().streams(&table, "", None).await);
        }
        let eves = site.stranger().streams(&table, "", None).await;
        let mut told: Vec<Value> = Vec::new();
        let listening = async {
            while let Some(event) = events.next().await.unwrap() {
                told.extend((event.name == "presence").then_some(event.data));
            }
        };
        let _ = tokio::time::timeout(Duration::from_secs(3), listening).await;
        assert!(told.len() <= 8, "{} events: {told:?}", told.len());
        assert!(told.windows(2).all(|pair| pair[0] != pair[1]), "{told:?}");
        assert_eq!(told.last(), Some(&json!({"seats": [1], "watching": 1})));
        drop(eves);
    });
}

#[test]
fn what_is_said_arrives_and_stays() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(listed()).await;
        let chat = format!("/api/tables/{table}/chat");
        ada.post(&chat, &json!({"text": "early"})).await.is(200);
        let mut events = ben.streams(&table, "", None).await;
        hears(&mut events, "presence", |_| true).await;
        let said = ada.post(&chat, &json!({"text": " good <luck>\n "})).await.is(200);
        assert_eq!((&said["number"], &said["name"], &said["text"]), (&json!(2), &json!("Ada"), &json!("good <luck>")));
        assert_eq!(hears(&mut events, "chat", |_| true).await.data, said);
        let eve = site.guest("Eve").await;
        let all = eve.get(&chat).await.is(200);
        assert_eq!((all.as_array().unwrap().len(), &all[1]), (2, &said));
        assert_eq!(eve.get(&format!("{chat}?after=1")).await.is(200), json!([said]));
        eve.post(&chat, &json!({"text": "let me"})).await.refused(403, "forbidden");
        ada.post(&chat, &json!({"text": " \n"})).await.refused(422, "invalid");
        ada.post(&chat, &json!({"text": "a".repeat(501)})).await.refused(422, "invalid");
    });
}

#[test]
fn what_is_said_at_the_same_moment_is_all_heard() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let chat = format!("/api/tables/{table}/chat");
        let all = (0..20).map(|word| {
            let (who, chat) = (if word % 2 == 0 { ada.clone() } else { ben.clone() }, chat.clone());
            tokio::spawn(async move { who.post(&chat, &json!({"text": format!("word {word}")})).await.is(200) })
        });
        for said in all.collect::<Vec<_>>() {
            said.await.unwrap();
        }
        let heard = ada.get(&chat).await.is(200);
        let heard: Vec<i64> = heard.as_array().unwrap().iter().map(|line| line["number"].as_i64().unwrap()).collect();
        assert_eq!(heard, (1..=20).collect::<Vec<_>>());
    });
}

#[test]
fn who_gives_a_seat_up_does_not_look_over_the_shoulder_of_who_takes_it() {
    on_every_engine(async |site| {
        let (ada, ben, cleo) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await);
        let table = ada.sits_down(json!({"seats": ["me", "open", "open"]})).await;
        ben.accepts(&table, &ada.invitation(&table, 2).await).await;
        let mut events = ben.streams(&table, "?seat=2", None).await;
        ben.post(&format!("/api/tables/{table}/leave"), &json!({})).await.is(204);
        cleo.accepts(&table, &ada.invitation(&table, 2).await).await;
        let ended = async { while events.next().await.ok().flatten().is_some() {} };
        tokio::time::timeout(Duration::from_secs(20), ended).await.expect("the stream must end");
    });
}

/// What a stream tells while a game is played.
fn heard_while_playing(mut events: Events) -> tokio::task::JoinHandle<Vec<String>> {
    tokio::spawn(async move {
        let mut lines = Vec::new();
        loop {
            let event = hears(&mut events, "log", |_| true).await;
            // Once the game is over nothing is secret any more.
            if event.data["stage"] == "over" {
                return lines;
            }
            let entries = event.data["entries"].as_array().unwrap().clone();
            lines.extend(entries.iter().map(|entry| entry["text"].as_str().unwrap().to_owned()));
        }
    })
}

#[test]
fn other_peoples_cards_and_secret_plays_are_question_marks() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(listed()).await;
        let adas = heard_while_playing(ada.streams(&table, "?seat=1", Some(0)).await);
        let eves = heard_while_playing(site.stranger().streams(&table, "", Some(0)).await);
        play_out(&table, &[(&ada, 1), (&ben, 2)], 21).await;
        let is_secret = |line: &&String| [": card ", ": play ", ": bet "].iter().any(|word| line.contains(word));
        let (adas, eves) = (adas.await.unwrap(), eves.await.unwrap());
        let (adas, eves): (Vec<&String>, Vec<&String>) =
            (adas.iter().filter(is_secret).collect(), eves.iter().filter(is_secret).collect());
        assert!(eves.len() > 10 && adas.len() == eves.len(), "{eves:?}");
        for line in eves {
            assert!(line.contains('?'), "{line}");
        }
        for line in &adas {
            assert_eq!(line.contains('?'), line.starts_with('2') || line.ends_with("for 2"), "{line}");
        }
        for secret in ["* setup: card ? for 2", "* round: card ? for 2", "2 round: play ?", "2 round: bet ?"] {
            assert!(adas.iter().any(|line| *line == secret), "{secret}: {adas:?}");
        }
    });
}
