//! Random games, told in every language: whatever happens has its words.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use std::collections::BTreeMap;

use table::{Actor, Chance, Game, Seat, Viewer};
use walnut_grove::view::AskView;
use walnut_grove::{Action, Edition, Event, State};
use walnut_grove_words::Phrases;
use words::Language;

/// A text that people can read: filled in, and no raw name of a text.
fn check(phrases: Phrases, text: &str) {
    let language = phrases.words().language();
    assert!(!text.trim().is_empty(), "{language}: an empty text");
    assert!(!text.contains(['{', '}', '$', '_']), "{language}: {text}");
    let raw = |word: &&str| word.contains('-') && phrases.words().knows(word);
    assert_eq!(text.split([' ', ',', '.', ':', ';']).find(raw), None, "{language}: {text}");
}

fn name(seat: Seat) -> String {
    ["Ann", "Bob", "Cleo", "Dan"][seat.index()].to_owned()
}

/// Plays one game at random and looks at every decision and every event.
fn play(seats: u8, number: u64, each: &mut impl FnMut(&State, &[Action], &AskView, &[Event])) {
    let mut state = State::new(Edition::reconstructed(), seats).unwrap();
    let mut chance = Chance::new(41, number);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        let Some(decision) = state.open().next() else { return };
        let asks = state.view(Viewer::Omniscient).decisions[0].asks.clone();
        events.clear();
        let action = match decision.actor {
            Actor::Nature => chance.deal(&state, &mut legal).unwrap(),
            seat => {
                state.legal(seat, &mut legal);
                chance.pick(&legal).unwrap()
            }
        };
        let before = state;
        state.apply(decision.actor, action, &mut events).unwrap();
        each(&before, &legal, &asks, &events);
    }
}

#[test]
fn every_decision_has_its_words_and_its_answers_differ() {
    for (seats, number) in (1..=4).zip(0..) {
        play(seats, number, &mut |state, legal, asks, _| {
            for phrases in Language::ALL.map(Phrases::new) {
                let ask = phrases.ask(asks);
                check(phrases, &ask.title);
                check(phrases, &ask.help);
                assert!(ask.rule.starts_with('W'));
                let mut labels: BTreeMap<String, Action> = BTreeMap::new();
                let mut bare: BTreeMap<String, Action> = BTreeMap::new();
                for &action in legal {
                    let label = phrases.action_for(action, asks, state.edition());
                    check(phrases, &label);
                    assert_eq!(labels.insert(label.clone(), action), None, "two answers are called «{label}»");
                    let label = phrases.action(action, state.edition());
                    check(phrases, &label);
                    assert_eq!(bare.insert(label.clone(), action), None, "two answers are called «{label}»");
                }
            }
        });
    }
}

#[test]
fn everything_that_happens_has_its_words() {
    for (seats, number) in (1..=4).zip(10..) {
        let mut all = Vec::new();
        play(seats, number, &mut |_, _, _, events| all.extend(events.iter().cloned()));
        for phrases in Language::ALL.map(Phrases::new) {
            for viewer in [Viewer::Spectator, Viewer::Omniscient] {
                let seen: Vec<Event> = all.iter().map(|event| State::seen_by(event, viewer)).collect();
                let said: Vec<String> = seen.iter().filter_map(|event| phrases.event(event, &name)).collect();
                said.iter().for_each(|line| check(phrases, line));
                let tale = phrases.tale(&seen, &name);
                tale.iter().for_each(|line| check(phrases, line));
                assert!(tale.len() < said.len(), "a tale is shorter than its events");
            }
        }
    }
}

#[test]
fn the_table_can_be_read_at_every_moment() {
    for (seats, number) in (1..=4).zip(20..) {
        let mut count = 0;
        play(seats, number, &mut |state, _, _, _| {
            count += 1;
            if count % 7 != 0 {
                return;
            }
            for phrases in Language::ALL.map(Phrases::new) {
                for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator, Viewer::Omniscient] {
                    let view = state.view(viewer);
                    for section in phrases.table_text(&view, &name) {
                        check(phrases, &section.heading);
                        section.lines.iter().for_each(|line| check(phrases, line));
                    }
                    for player in &view.players {
                        let hand = phrases.hand_text(player, state.edition());
                        hand.iter().for_each(|line| check(phrases, line));
                    }
                }
            }
        });
    }
}
