//! The JSON of views is stable: programs rely on it. `docs/json.md` describes it.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use agricola::pieces::CardSet;
use agricola::{Edition, Setup, State};
use table::{Game, Record, Seat, Viewer};

/// A game of three with hand cards, after so many lines of its record.
fn state_after(lines: usize) -> State {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");
    let edition = Edition::read(&std::fs::read_to_string(format!("{folder}/edition.toml")).unwrap()).unwrap().keep();
    let text = std::fs::read_to_string(format!("{folder}/cards.hgr")).unwrap();
    let records = Record::read_all(&text).unwrap();
    let record = records.iter().find(|record| record.header.seats.len() == 3).unwrap();
    *record.replay(record.start::<State>(&Setup::new(edition)).unwrap(), Some(lines)).unwrap().state()
}

#[test]
fn the_view_of_everything_is_stable() {
    insta::assert_json_snapshot!("omniscient", state_after(150).view(Viewer::Omniscient));
}

#[test]
fn the_view_of_a_seat_is_stable() {
    insta::assert_json_snapshot!("seat_2", state_after(150).view(Viewer::Seat(Seat::new(1))));
}

/// What others hold unseen, and what was never dealt, is not in the text that a viewer gets.
#[test]
fn other_hands_never_appear() {
    for lines in (0..300).step_by(7) {
        let state = state_after(lines);
        let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let text = serde_json::to_string(&state.view(viewer)).unwrap();
            let own = state.players().filter(|(seat, _)| viewer.knows(*seat)).map(|(_, player)| player.hand());
            let own = own.fold(CardSet::NONE, CardSet::with);
            for (seat, player) in state.players() {
                // A14.19: everybody saw travelling cards on their way.
                let unseen = player.hand().without(own).iter().filter(|&card| !state.edition().cards[card].travels);
                for card in unseen {
                    assert!(
                        !text.contains(&format!("\"{card}\"")),
                        "after {lines} lines {viewer} sees {card} of {seat}"
                    );
                }
            }
        }
    }
}

#[test]
fn at_the_end_points_are_those_of_the_result() {
    let view = serde_json::to_value(state_after(usize::MAX).view(Viewer::Spectator)).unwrap();
    for seat in 0..3 {
        assert_eq!(view["players"][seat]["score"]["total"], view["outcome"]["points"][seat]);
    }
}
