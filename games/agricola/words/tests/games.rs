//! Random games, told in every language: whatever happens has its words.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use std::collections::BTreeMap;

use agricola::{Action, Event, Setup, State};
use agricola_words::Phrases;
use table::{Actor, Chance, Game, Seat, Setup as _, Viewer};
use words::{Language, Phrasebook};

/// Games of every size, with and without hand cards and extra spaces.
const GAMES: [(u8, &str); 10] = [
    (1, "cards none"),
    (2, "cards none"),
    (4, "cards none"),
    (1, "cards deal; copse"),
    (2, "cards deal; tile"),
    (3, "cards deal; side-job on"),
    (3, "cards none; tile"),
    (4, "cards deal"),
    (1, "cards deal; marks limit"),
    (2, "cards none; marks hint"),
];

/// A text that people can read: filled in, and no raw name of a text.
fn check(phrases: Phrases, text: &str) {
    let language = phrases.words().language();
    assert!(!text.trim().is_empty(), "{language}: an empty text");
    assert!(!text.contains(['{', '}', '$', '_']), "{language}: {text}");
    let raw = |word: &&str| word.contains('-') && phrases.words().knows(word);
    assert_eq!(text.split([' ', ',', '.', ':', ';', '(', ')']).find(raw), None, "{language}: {text}");
}

fn name(seat: Seat) -> String {
    ["Ann", "Bob", "Cleo", "Dan"][seat.index()].to_owned()
}

/// Plays one game at random and looks at every decision and every event.
fn play(seats: u8, options: &str, number: u64, each: &mut impl FnMut(&State, Actor, &[Action], &[Event])) {
    let setup = Setup::usual().with_options(options).unwrap();
    let mut state = State::new(&setup, seats).unwrap();
    let mut chance = Chance::new(41, number);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        let Some(decision) = state.open().next() else { return };
        events.clear();
        state.legal(decision.actor, &mut legal);
        let action = match decision.actor {
            Actor::Nature => chance.deal(&state, &mut Vec::new()).unwrap(),
            Actor::Seat(_) => chance.pick(&legal).unwrap(),
        };
        let before = state;
        state.apply(decision.actor, action, &mut events).unwrap();
        each(&before, decision.actor, &legal, &events);
    }
}

fn play_all(each: &mut impl FnMut(&State, Actor, &[Action], &[Event])) {
    for ((seats, options), number) in GAMES.into_iter().zip(0..) {
        play(seats, options, number, each);
    }
}

#[test]
fn every_decision_has_its_words_and_its_answers_differ() {
    play_all(&mut |state, actor, legal, _| {
        for phrases in Language::ALL.map(Phrases::new) {
            let mut bare: BTreeMap<String, Action> = BTreeMap::new();
            for &action in legal {
                let label = phrases.action(state, action);
                check(phrases, &label);
                assert_eq!(bare.insert(label.clone(), action), None, "two answers are called «{label}»");
            }
            let Actor::Seat(seat) = actor else { continue };
            let ask = Phrasebook::ask(phrases, state, seat).unwrap();
            check(phrases, &ask.title);
            check(phrases, &ask.help);
            assert!(ask.rule.starts_with(['A', 'V']), "{}", ask.rule);
            let mut labels: BTreeMap<String, Action> = BTreeMap::new();
            for &action in legal {
                let label = phrases.answer(state, seat, action);
                check(phrases, &label);
                assert_eq!(labels.insert(label.clone(), action), None, "two answers are called «{label}»");
            }
        }
    });
}

#[test]
fn everything_that_happens_has_its_words() {
    for ((seats, options), number) in GAMES.into_iter().zip(10..) {
        let mut all = Vec::new();
        play(seats, options, number, &mut |_, _, _, events| all.extend(events.iter().cloned()));
        for phrases in Language::ALL.map(Phrases::new) {
            for viewer in [Viewer::Spectator, Viewer::Omniscient] {
                let seen: Vec<Event> = all.iter().map(|event| State::seen_by(event, viewer)).collect();
                let said: Vec<String> = seen.iter().filter_map(|event| phrases.event(event, &name)).collect();
                let marks = seen.iter().filter(|event| matches!(event, Event::Marked { .. })).count();
                assert_eq!(said.len() + marks, seen.len(), "every event but marks is told");
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
    let mut count = 0;
    play_all(&mut |state, _, _, events| {
        count += 1;
        if count % 7 != 0 {
            return;
        }
        for phrases in Language::ALL.map(Phrases::new) {
            check(phrases, &phrases.when(state.when()));
            check(phrases, &phrases.part(state.when().part));
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator, Viewer::Omniscient] {
                for section in phrases.table(state, viewer, &name) {
                    check(phrases, &section.heading);
                    assert!(!section.lines.is_empty(), "{}", section.heading);
                    section.lines.iter().for_each(|line| check(phrases, line));
                }
                for line in Phrasebook::score_sheet(phrases, state, viewer) {
                    check(phrases, &line.heading);
                    assert_eq!(line.points.len(), usize::from(state.seats()));
                }
            }
            let details = events.iter().flat_map(|event| phrases.details(state, event));
            details.for_each(|line| check(phrases, &line));
        }
    });
}

#[test]
fn every_part_that_can_be_asked_for_is_there() {
    let state = State::new(&Setup::usual(), 2).unwrap();
    for phrases in Language::ALL.map(Phrases::new) {
        let table = phrases.table(&state, Viewer::Spectator, &name);
        for part in Phrases::PARTS {
            assert!(table.iter().any(|section| section.part == *part), "{part}");
            for text in [format!("plain-word-{part}"), format!("plain-help-{part}")] {
                assert!(phrases.words().knows(&text), "{text}");
            }
        }
        assert!(phrases.words().knows("welcome-text"));
    }
}

/// A hand is told to its owner only.
#[test]
fn a_hand_is_not_told_to_others() {
    let mut hands = 0;
    play(3, "cards deal", 30, &mut |state, _, _, _| {
        let phrases = Phrases::new(Language::En);
        let table = phrases.table(state, Viewer::Spectator, &name);
        let told: Vec<&String> = table.iter().flat_map(|section| &section.lines).collect();
        for (_, player) in state.players() {
            let view = state.view(Viewer::Spectator);
            let open =
                |card| view.players.iter().any(|other| other.hand.contains(&card) || other.cards.contains(&card));
            for card in player.hand().iter().filter(|&card| !open(card)) {
                hands += 1;
                let title = phrases.card(card);
                let named = told.iter().find(|line| line.contains(&format!("{title} (")));
                assert_eq!(named, None, "{title}");
            }
        }
    });
    assert!(hands > 0);
}
