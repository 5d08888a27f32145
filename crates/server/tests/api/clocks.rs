//! Time: it runs out, a bot stands in, the player comes back, others vote.
//!
//! The shortest clock has ten seconds, and these tests wait for them.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::kit::{Plays, Told, on_every_engine};

fn ten_seconds() -> Value {
    json!({"clock": {"live": {"bank": 10, "increment": 0}}, "stand_in": "seedling"})
}

fn absent(info: &Value, seat: usize) -> bool {
    info["seats"][seat - 1]["absent"] == true
}

#[test]
fn a_bot_stands_in_when_time_is_up_until_the_player_acts_again() {
    on_every_engine(async |site| {
        let begun = Instant::now();
        let (ada, ben, table) = site.two_at_a_table(ten_seconds()).await;
        let clocks = ada.looks(&table).await["clocks"].take();
        assert_eq!((&clocks[0]["runs"], &clocks[1]["runs"]), (&json!(true), &json!(false)));
        ben.waits_until(&table, |info| absent(info, 1)).await;
        assert!(begun.elapsed() > Duration::from_secs(10));
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        ben.waits_until(&table, |info| info["waits_for"] == json!([2])).await;
        ben.answers(&table, 2).await;
        ben.waits_until(&table, |info| info["season"] == "spring" && info["waits_for"] == json!([2])).await;
        assert!(absent(&ben.looks(&table).await, 1));
        let back = ada.undoes(&table, true).await.is(200);
        assert_eq!(back["now"]["waits_for"], json!([1, 2]), "what the bot did in her place is hers to take back");
        let info = ben.looks(&table).await;
        assert!(!absent(&info, 1));
        assert!(info["clocks"][0]["bank"].as_i64().unwrap() > 0, "{info}");
    });
}

#[test]
fn a_player_who_is_absent_takes_the_seat_again_by_saying_so() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(ten_seconds()).await;
        ben.waits_until(&table, |info| absent(info, 1)).await;
        ada.post(&format!("/api/tables/{table}/return"), &json!({})).await.is(200);
        assert!(!absent(&ben.looks(&table).await, 1));
        ben.post(&format!("/api/tables/{table}/votes"), &json!({"seat": 1})).await.refused(409, "not_absent");
    });
}

#[test]
fn an_absent_player_is_out_when_all_others_vote_so() {
    on_every_engine(async |site| {
        let (ada, ben, cleo) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await);
        let options = json!({"seats": ["me", "open", "open"], "first": 1, "stand_in": "seedling",
                             "clock": {"live": {"bank": 10, "increment": 20}}});
        let table = ada.sits_down(options).await;
        ben.accepts(&table, &ada.invitation(&table, 2).await).await;
        cleo.accepts(&table, &ada.invitation(&table, 3).await).await;
        let votes = format!("/api/tables/{table}/votes");
        ben.post(&votes, &json!({"seat": 1})).await.refused(409, "not_absent");
        ben.post(&votes, &json!({"seat": 4})).await.refused(422, "invalid");
        ben.waits_until(&table, |info| absent(info, 1)).await;
        ben.post(&votes, &json!({"seat": 1})).await.is(200);
        ben.post(&votes, &json!({"seat": 1})).await.is(200);
        let seat = ben.looks(&table).await["seats"][0].take();
        assert_eq!((&seat["votes"], &seat["gone"]), (&json!([2]), &json!(false)));
        cleo.post(&votes, &json!({"seat": 1})).await.is(200);
        assert_eq!(cleo.looks(&table).await["seats"][0]["gone"], true);
        ada.post(&format!("/api/tables/{table}/return"), &json!({})).await.refused(403, "forbidden");
        assert_eq!(ada.looks(&table).await["seats"][0]["yours"], true, "looking is still allowed");
    });
}

#[test]
fn who_plays_several_seats_votes_for_all_of_them() {
    on_every_engine(async |site| {
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        let options = json!({"seats": ["me", "me", "open"], "first": 3, "stand_in": "seedling",
                             "clock": {"live": {"bank": 10, "increment": 0}}});
        let table = ada.sits_down(options).await;
        ben.accepts(&table, &ada.invitation(&table, 3).await).await;
        ada.waits_until(&table, |info| absent(info, 3)).await;
        ada.post(&format!("/api/tables/{table}/votes"), &json!({"seat": 3})).await.is(200);
        assert_eq!(ada.looks(&table).await["seats"][2]["gone"], true);
    });
}

#[test]
fn clocks_go_on_after_a_restart_and_the_time_in_between_is_not_counted() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(ten_seconds()).await;
        let bank = |info: &Value| info["clocks"][0]["bank"].as_i64().unwrap();
        tokio::time::sleep(Duration::from_secs(1)).await;
        let before = bank(&ada.looks(&table).await);
        assert!((5_000..9_100).contains(&before), "{before}");
        site.close().await;
        // Longer than a node looks after a table without saying so, and longer than there is time left.
        tokio::time::sleep(Duration::from_secs(11)).await;
        site.start().await;
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));
        let after = bank(&ada.looks(&table).await);
        assert!(after > before - 3_000, "{before} before, {after} after");
        tokio::time::sleep(Duration::from_secs(3)).await;
        let later = ada.looks(&table).await;
        assert!(!absent(&later, 1) && bank(&later) < after, "{later}");
        ben.waits_until(&table, |info| absent(info, 1)).await;
        ben.waits_until(&table, |info| info["waits_for"] == json!([2])).await;
    });
}

#[test]
fn without_a_clock_nobody_is_hurried() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(json!({})).await;
        let info = ada.looks(&table).await;
        assert_eq!(info["clocks"], Value::Null);
        let (cleo, _, table) = site.two_at_a_table(json!({"clock": {"correspondence": {"days": 3, "bank": 2}}})).await;
        let clock = cleo.looks(&table).await["clocks"][0].take();
        let days = |count: i64| count * 24 * 3_600_000;
        assert_eq!((&clock["bank"], &clock["runs"]), (&json!(days(2)), &json!(true)));
        let left = clock["turn"].as_i64().unwrap();
        assert!(left > days(3) - 60_000 && left <= days(3), "{left}");
    });
}
