//! Absent players, and votes to replace them.
//!
//! Nobody waits here: who is absent since when is written to the log while the site is closed.

use playtest::Client;
use serde_json::{Value, json};
use store::{Append, EntryKind, NewEntry, Stage, Store};

use crate::kit::{Database, Site, Told, now, on_every_database, write_person, write_table};

const TABLE: &str = "slow";
const MINUTE: i64 = 60 * 1_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A table of Ada, Ben and Cleo that is being played; Ada is asked first.
struct Slow<'d> {
    database: &'d Database,
    site: Site,
}

impl Slow<'_> {
    async fn begin(database: &Database, clock: Value) -> Slow<'_> {
        let people = ["ada", "ben", "cleo"];
        let options = json!({"seats": ["open", "open", "open"], "first": 1, "stand_in": "seedling", "clock": clock});
        let write = async |store: &Store| {
            for person in people {
                write_person(store, person).await;
            }
            write_table(store, TABLE, &people, &options).await;
        };
        database.written(write).await;
        let site = database.site().await;
        site.person("ada").post(&format!("/api/tables/{TABLE}/start"), &json!({})).await.is(200);
        Slow { database, site }
    }

    /// A bot stands in for a player since this long ago.
    async fn absent(&mut self, seat: i64, ago: i64) {
        self.site.close().await;
        self.database.written(async |store| append(store, EntryKind::Absent, seat, now() - ago).await).await;
        self.site.start().await;
    }

    async fn votes(&self, who: &str, seat: u8) -> anyhow::Result<playtest::Answer> {
        self.person(who).post(&format!("/api/tables/{TABLE}/votes"), &json!({"seat": seat})).await
    }

    async fn seat(&self, seat: usize) -> Value {
        self.person("cleo").looks(TABLE).await["seats"][seat - 1].take()
    }

    fn person(&self, who: &str) -> Client {
        self.site.person(who)
    }
}

/// Appends an entry after which no steward has to look after the table.
async fn append(store: &Store, kind: EntryKind, seat: i64, at: i64) {
    let seen = store.load(TABLE).await.unwrap().unwrap().table.version;
    let entries = vec![NewEntry { seat: Some(seat), ..NewEntry::new(kind) }];
    store.append(Append::new(TABLE, seen, at, Stage::Playing, entries)).await.unwrap();
}

fn at_a_slow_table(clock: Value, test: impl AsyncFn(&mut Slow<'_>)) {
    on_every_database(async |database| {
        let mut slow = Slow::begin(database, clock.clone()).await;
        test(&mut slow).await;
        slow.site.close().await;
    });
}

fn live() -> Value {
    json!({"live": {"bank": 3_600, "increment": 0}})
}

#[test]
fn nobody_is_voted_out_within_the_first_two_minutes() {
    at_a_slow_table(live(), async |slow| {
        slow.votes("ben", 1).await.refused(409, "not_absent");
        assert_eq!(slow.seat(1).await["votable_from"], Value::Null);
        slow.absent(1, MINUTE).await;
        slow.votes("ben", 1).await.refused(409, "not_absent");
        let from = slow.seat(1).await["votable_from"].as_i64().unwrap();
        assert!((from - now() - MINUTE).abs() < MINUTE / 2, "{from}");
        slow.absent(1, 3 * MINUTE).await;
        slow.votes("ben", 1).await.is(200);
        slow.votes("ben", 4).await.refused(422, "invalid");
        slow.votes("ada", 1).await.refused(409, "not_absent");
    });
}

#[test]
fn by_correspondence_a_player_must_be_absent_for_a_day() {
    at_a_slow_table(json!({"correspondence": {"days": 30, "bank": 30}}), async |slow| {
        slow.absent(1, DAY / 2).await;
        slow.votes("ben", 1).await.refused(409, "not_absent");
        slow.absent(1, DAY + MINUTE).await;
        slow.votes("ben", 1).await.is(200);
    });
}

#[test]
fn an_absent_player_is_out_when_all_others_vote_so() {
    at_a_slow_table(live(), async |slow| {
        slow.absent(1, 3 * MINUTE).await;
        for _ in 0..2 {
            slow.votes("ben", 1).await.is(200);
        }
        let seat = slow.seat(1).await;
        assert_eq!((&seat["votes"], &seat["gone"]), (&json!([2]), &json!(false)));
        slow.votes("cleo", 1).await.is(200);
        assert_eq!(slow.seat(1).await["gone"], true);
        let ada = slow.person("ada");
        ada.post(&format!("/api/tables/{TABLE}/return"), &json!({})).await.refused(403, "forbidden");
        assert_eq!(ada.looks(TABLE).await["seats"][0]["yours"], true, "watching is still allowed");
    });
}

#[test]
fn a_player_who_is_absent_only_just_still_has_a_say() {
    at_a_slow_table(live(), async |slow| {
        slow.absent(1, 3 * MINUTE).await;
        slow.absent(2, MINUTE / 2).await;
        slow.votes("cleo", 1).await.is(200);
        assert_eq!(slow.seat(1).await["gone"], false, "Ben was here a moment ago");
        slow.votes("cleo", 2).await.refused(409, "not_absent");
        slow.votes("ben", 1).await.is(200);
        let ben = slow.seat(2).await;
        assert_eq!((slow.seat(1).await["gone"].take(), &ben["absent"]), (json!(true), &json!(false)));
    });
}

#[test]
fn a_player_who_is_absent_for_long_has_no_say_whoever_left_first() {
    for (first, second) in [(1, 2), (2, 1)] {
        at_a_slow_table(live(), async |slow| {
            slow.absent(first, 5 * MINUTE).await;
            slow.absent(second, 3 * MINUTE).await;
            slow.votes("cleo", 1).await.is(200);
            assert_eq!(
                (slow.seat(1).await["gone"].take(), slow.seat(2).await["gone"].take()),
                (json!(true), json!(false))
            );
        });
    }
}

#[test]
fn a_vote_that_was_not_enough_can_be_cast_again_when_the_others_have_left() {
    at_a_slow_table(live(), async |slow| {
        slow.absent(1, 3 * MINUTE).await;
        slow.votes("cleo", 1).await.is(200);
        assert_eq!(slow.seat(1).await["gone"], false);
        slow.absent(2, 3 * MINUTE).await;
        slow.votes("cleo", 1).await.is(200);
        assert_eq!(slow.seat(1).await["gone"], true);
    });
}

#[test]
fn coming_back_clears_the_votes() {
    at_a_slow_table(live(), async |slow| {
        slow.absent(1, 3 * MINUTE).await;
        slow.votes("ben", 1).await.is(200);
        slow.person("ada").post(&format!("/api/tables/{TABLE}/return"), &json!({})).await.is(200);
        let seat = slow.seat(1).await;
        assert_eq!((&seat["votes"], &seat["votable_from"]), (&json!([]), &Value::Null));
        slow.votes("cleo", 1).await.refused(409, "not_absent");
    });
}

/// The same table, begun this long ago.
async fn begun(slow: &mut Slow<'_>, ago: i64) {
    slow.site.close().await;
    let write = async |store: &Store| {
        let whole = store.load(TABLE).await.unwrap().unwrap();
        store.delete_table(TABLE).await.unwrap();
        let options: Value = serde_json::from_str(&whole.table.options).unwrap();
        write_table(store, TABLE, &["ada", "ben", "cleo"], &options).await;
        let line =
            |entry: &store::Entry| NewEntry { seat: entry.seat, text: entry.text.clone(), ..NewEntry::new(entry.kind) };
        let dealt = whole.log.iter().take_while(|entry| entry.kind.moves_the_game());
        let entries = dealt.map(line).collect();
        store.append(Append::new(TABLE, 0, now() - ago, Stage::Playing, entries)).await.unwrap();
    };
    slow.database.written(write).await;
    slow.site.start().await;
}

#[test]
fn without_a_clock_a_player_who_does_not_answer_for_three_days_can_be_voted_out() {
    at_a_slow_table(json!("none"), async |slow| {
        begun(slow, 3 * DAY - MINUTE).await;
        slow.votes("ben", 1).await.refused(409, "not_absent");
        begun(slow, 3 * DAY + MINUTE).await;
        slow.votes("ben", 1).await.is(200);
        slow.person("ada").answers(TABLE, 1).await;
        let seat = slow.seat(1).await;
        assert_eq!(seat["votes"], json!([]), "she is there again");
        slow.votes("cleo", 1).await.refused(409, "not_absent");
        slow.votes("cleo", 2).await.refused(409, "not_absent");
        begun(slow, 4 * DAY).await;
        for player in ["ben", "cleo"] {
            slow.votes(player, 1).await.is(200);
        }
        assert_eq!(slow.seat(1).await["gone"], true);
        slow.person("ben").waits_until(TABLE, |info| info["waits_for"] == json!([2])).await;
    });
}

#[test]
fn without_a_clock_nobody_votes_who_is_late_as_well() {
    at_a_slow_table(json!("none"), async |slow| {
        for (person, seat) in [("ada", 1), ("ben", 2), ("cleo", 3)] {
            slow.person(person).answers(TABLE, seat).await;
        }
        assert_eq!(slow.person("ben").looks(TABLE).await["waits_for"], json!([1, 2, 3]), "a round is for all at once");
        begun(slow, 4 * DAY).await;
        slow.votes("ben", 1).await.refused(409, "answer_first");
        slow.person("ben").answers(TABLE, 2).await;
        slow.votes("ben", 1).await.is(200);
        assert_eq!(slow.seat(1).await["gone"], true, "Cleo is late, too, and has no say");
    });
}

#[test]
fn who_plays_several_seats_votes_for_all_of_them() {
    on_every_database(async |database| {
        let options = json!({"seats": ["open", "open", "open"], "first": 3, "stand_in": "seedling", "clock": live()});
        let write = async |store: &Store| {
            for person in ["ada", "ben"] {
                write_person(store, person).await;
            }
            write_table(store, TABLE, &["ada", "ada", "ben"], &options).await;
        };
        database.written(write).await;
        let site = database.site().await;
        site.person("ada").post(&format!("/api/tables/{TABLE}/start"), &json!({})).await.is(200);
        let mut slow = Slow { database, site };
        slow.absent(3, 3 * MINUTE).await;
        slow.votes("ada", 3).await.is(200);
        assert_eq!(slow.person("ada").looks(TABLE).await["seats"][2]["gone"], true);
        slow.site.close().await;
    });
}
