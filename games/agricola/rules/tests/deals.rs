//! Games that are dealt from a secret, and how anyone checks them afterwards.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use agricola::{Setup, State};
use table::{Actor, Chance, Deal, Game, Ignore, Record, Seat, Secret, Setup as _, Table};

const SECRET: &str = "8899aabbccddeeff00112233445566778899aabbccddeeff0011223344556677";

fn begin(options: &str, seats: u8) -> State {
    State::new(&Setup::usual().with_options(options).unwrap(), seats).unwrap()
}

/// A game of random players in which everything that Nature does comes from the secret.
fn played(options: &str, seats: u8) -> Record {
    let secret: Secret = SECRET.parse().unwrap();
    let mut table = Table::new(begin(options, seats));
    let (mut players, mut legal) = (Chance::new(3, 3), Vec::new());
    loop {
        let Some(asked) = table.state().open().next() else { break };
        let action = match asked.actor {
            Actor::Nature => secret.deal(table.state()).unwrap(),
            seat => {
                table.state().legal(seat, &mut legal);
                players.pick(&legal).unwrap()
            }
        };
        table.act(asked.id, action, &mut Ignore).unwrap();
    }
    let names = Seat::all(seats).map(|seat| format!("player {seat}")).collect();
    let mut record = Record::of(&table, names, None).unwrap();
    record.header.deal = Some(Deal { commitment: secret.commitment(), secret: Some(secret) });
    record
}

fn check(text: &str, seats: u8) -> Result<(), String> {
    let record = Record::read_all(text).unwrap().remove(0);
    let deal = record.header.deal.clone().unwrap();
    deal.check(&record, begin(&record.header.options, seats)).map_err(|error| error.to_string())
}

#[test]
fn hands_and_action_space_cards_come_from_the_secret() {
    for (options, seats) in [("", 1), ("", 2), ("cards deal", 3), ("cards deal; tile", 4), ("first 2", 2)] {
        let text = played(options, seats).to_string();
        assert_eq!(check(&text, seats), Ok(()), "{seats} players, {options}");
    }
}

#[test]
fn a_hand_that_was_swapped_is_found() {
    let text = played("cards deal", 2).to_string();
    let dealt: Vec<&str> = text.lines().filter(|line| line.starts_with("* setup: deal ")).collect();
    assert_eq!(dealt.len(), 28);
    let kept: Vec<&str> = dealt.iter().map(|line| line.split(' ').nth(3).unwrap()).collect();
    let (first, last) = (kept.first().unwrap(), kept.get(20).unwrap());
    let swapped = text.replacen(&format!("deal {first} "), "deal ? ", 1);
    let swapped = swapped.replacen(&format!("deal {last} "), &format!("deal {first} "), 1);
    let swapped = swapped.replacen("deal ? ", &format!("deal {last} "), 1);
    assert_ne!(swapped, text);
    let found = check(&swapped, 2).unwrap_err();
    assert!(!found.is_empty());
}

#[test]
fn another_secret_is_found() {
    let text = played("", 2).to_string();
    let other = text.replace(SECRET, &SECRET.replace("8899", "8898"));
    let found = check(&other, 2).unwrap_err();
    assert!(found.contains("does not fit the digest that was shown"), "{found}");
}
