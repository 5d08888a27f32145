//! Games that are dealt from a secret, and how anyone checks them afterwards.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use table::{Actor, Chance, Deal, Game, Ignore, Record, Seat, Secret, Setup as _, Table};
use walnut_grove::{Setup, State};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A game of two, with this seat to begin.
fn start(first: Option<Seat>) -> State {
    State::with(Setup::usual().with_first(first), 2).unwrap()
}

/// A game of two who play at random, dealt from a secret.
fn played(secret: Secret, first: Option<Seat>) -> Record {
    let mut table = Table::new(start(first));
    let mut players = Chance::new(7, 7);
    let mut legal = Vec::new();
    loop {
        let Some(decision) = table.state().open().next() else { break };
        let action = match decision.actor {
            Actor::Nature => secret.deal(table.state()).unwrap(),
            seat => {
                table.state().legal(seat, &mut legal);
                players.pick(&legal).unwrap()
            }
        };
        table.act(decision.id, action, &mut Ignore).unwrap();
    }
    let seats = vec!["Ada".to_owned(), "Bo".to_owned()];
    let mut record = Record::of(&table, seats, None).unwrap();
    record.header.deal = Some(Deal { commitment: secret.commitment(), secret: Some(secret) });
    record
}

fn read(text: &str) -> Record {
    Record::read_all(text).unwrap().remove(0)
}

fn check(record: &Record) -> Result<(), String> {
    let deal = record.header.deal.clone().unwrap();
    let setup = Setup::usual().with_options(&record.header.options).unwrap();
    deal.check(record, State::with(setup, 2).unwrap()).map_err(|error| error.to_string())
}

#[test]
fn a_game_dealt_from_its_secret_is_fair() {
    let record = played(SECRET.parse().unwrap(), None);
    let again = read(&record.to_string());
    assert_eq!(again.header, record.header);
    assert_eq!(check(&again), Ok(()));
}

#[test]
fn another_secret_does_not_fit_the_commitment() {
    let record = played(SECRET.parse().unwrap(), None).to_string();
    let swapped = record.replace(SECRET, &SECRET.replace("0011", "0012"));
    let found = check(&read(&swapped)).unwrap_err();
    assert!(found.contains("does not fit the digest that was shown"), "{found}");
}

#[test]
fn a_draw_that_was_swapped_is_found() {
    let record = played(SECRET.parse().unwrap(), None).to_string();
    let disc = record.lines().find(|line| line.starts_with("* year: disc ")).unwrap().to_owned();
    let other = ["A1", "A2"].into_iter().find(|name| !disc.ends_with(name)).unwrap();
    let swapped = record.replacen(&disc, &format!("* year: disc {other}"), 1);
    let found = check(&read(&swapped)).unwrap_err();
    assert!(found.contains("so this deal was tampered with"), "{found}");
}

#[test]
fn who_begins_may_be_chosen_and_the_rest_is_still_checked() {
    for first in [Seat::new(0), Seat::new(1)] {
        let record = played(SECRET.parse().unwrap(), Some(first));
        assert!(record.to_string().contains(&format!("\nOptions: first {first}\n")));
        assert!(record.to_string().contains(&format!("* setup: first {first}\n")));
        assert_eq!(check(&record), Ok(()));
        // Records from before there were options had a field of its own for it.
        let text = record.to_string();
        let old = text.replace(&format!("Options: first {first}\n"), "");
        let old = old.replace("\nResult:", &format!("\nFirst: {first}\nResult:"));
        assert_eq!(read(&old), read(&text));
    }
}

#[test]
fn a_secret_is_not_told_by_its_debug_text() {
    let secret: Secret = SECRET.parse().unwrap();
    assert!(!format!("{secret:?}").contains(&SECRET[..8]));
}

#[test]
fn only_64_small_hexadecimal_digits_are_a_secret() {
    for wrong in ["", "00", &SECRET.to_uppercase(), &SECRET.replace('0', "g"), &format!("{SECRET}0")] {
        assert!(wrong.parse::<Secret>().is_err(), "{wrong}");
    }
}
