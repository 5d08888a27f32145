//! Time: it runs out, a bot stands in, the player comes back.
//!
//! A host must give at least ten seconds. Tables that were there before the site have less here, so that nobody has to wait.

use std::time::{Duration, Instant};

use playtest::Client;
use serde_json::{Value, json};
use store::Store;

use crate::kit::{Site, Told, on_every_database, on_every_engine, write_person, write_table};

const TABLE: &str = "hurried";
const BANK: u64 = 3;

/// Runs a test at a table where these people have little time, and the seat with this number begins.
fn in_a_hurry(people: &[&str], first: u8, test: impl AsyncFn(&mut Site, &[Client])) {
    on_every_database(async |database| {
        let write = async |store: &Store| {
            let mut known: Vec<&str> = people.to_vec();
            known.dedup();
            for person in known {
                write_person(store, person).await;
            }
            let clock = json!({"live": {"bank": BANK, "increment": 0}});
            let seats = vec!["open"; people.len()];
            let options = json!({"seats": seats, "first": first, "stand_in": "seedling", "clock": clock});
            write_table(store, TABLE, people, &options).await;
        };
        database.written(write).await;
        let mut site = database.site().await;
        let clients: Vec<Client> = people.iter().map(|person| site.person(person)).collect();
        clients[0].post(&format!("/api/tables/{TABLE}/start"), &json!({})).await.is(200);
        test(&mut site, &clients).await;
        site.close().await;
    });
}

fn absent(info: &Value, seat: usize) -> bool {
    info["seats"][seat - 1]["absent"] == true
}

async fn returns(who: &Client) -> anyhow::Result<playtest::Answer> {
    who.post(&format!("/api/tables/{TABLE}/return"), &json!({})).await
}

#[test]
fn a_bot_stands_in_when_time_is_up_until_the_player_acts_again() {
    in_a_hurry(&["ada", "ben"], 1, async |_, players| {
        let begun = Instant::now();
        let [ada, ben] = players else { panic!() };
        let clocks = ada.looks(TABLE).await["clocks"].take();
        assert_eq!((&clocks[0]["runs"], &clocks[1]["runs"]), (&json!(true), &json!(false)));
        ben.waits_until(TABLE, |info| absent(info, 1)).await;
        let waited = begun.elapsed();
        assert!(waited > Duration::from_millis(BANK * 1_000 - 500), "{waited:?}");
        assert!(waited < Duration::from_secs(BANK + 10), "{waited:?}");
        ben.waits_until(TABLE, |info| info["waits_for"] == json!([2])).await;
        ben.answers(TABLE, 2).await;
        ben.waits_until(TABLE, |info| info["scene"] == "round" && info["waits_for"] == json!([2])).await;
        assert!(absent(&ben.looks(TABLE).await, 1));
        let back = ada.undoes(TABLE, true).await.is(200);
        assert_eq!(back["now"]["waits_for"], json!([1, 2]), "what the bot did in her place is hers to take back");
        assert!(!absent(&ben.looks(TABLE).await, 1));
        assert!(back["now"]["clocks"][0]["bank"].as_i64().unwrap() > 0, "{back}");
    });
}

#[test]
fn a_player_who_is_absent_takes_the_seat_again_by_saying_so() {
    in_a_hurry(&["ada", "ben"], 1, async |_, players| {
        let [ada, ben] = players else { panic!() };
        ben.waits_until(TABLE, |info| absent(info, 1)).await;
        returns(ada).await.is(200);
        assert!(!absent(&ben.looks(TABLE).await, 1));
    });
}

#[test]
fn clocks_go_on_after_a_restart_and_the_time_in_between_is_not_counted() {
    in_a_hurry(&["ada", "ben"], 1, async |site, players| {
        let bank = |info: &Value| info["clocks"][0]["bank"].as_i64().unwrap();
        let before = bank(&players[0].looks(TABLE).await);
        site.close().await;
        // Longer than a lease: a busy machine may not have given it back.
        tokio::time::sleep(Duration::from_secs(BANK + 3)).await;
        site.start().await;
        let (ada, ben) = (players[0].at(&site.base), players[1].at(&site.base));
        let after = ada.looks(TABLE).await;
        assert!(!absent(&after, 1) && bank(&after) > before - 1_000, "{before} before, after that {after}");
        tokio::time::sleep(Duration::from_millis(500)).await;
        let later = ada.looks(TABLE).await;
        assert!(!absent(&later, 1) && bank(&later) < bank(&after), "{later}");
        // And so it is after another restart.
        site.close().await;
        site.start().await;
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));
        assert!(!absent(&ada.looks(TABLE).await, 1));
        ben.waits_until(TABLE, |info| absent(info, 1)).await;
        ben.waits_until(TABLE, |info| info["waits_for"] == json!([2])).await;
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
