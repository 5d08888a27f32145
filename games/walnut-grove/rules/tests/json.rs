//! The JSON of views is stable: programs rely on it. `docs/json.md` describes it.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use table::{Game, Record, Seat, Viewer};
use walnut_grove::{Edition, State};

fn state_after(lines: usize) -> State {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");
    let edition = Edition::read(&std::fs::read_to_string(format!("{folder}/edition.toml")).unwrap()).unwrap().keep();
    let text = std::fs::read_to_string(format!("{folder}/random-2.hgr")).unwrap();
    let record = Record::read_all(&text).unwrap().remove(0);
    *record.replay(State::new(edition, 2).unwrap(), Some(lines)).unwrap().state()
}

#[test]
fn the_view_of_everything_is_stable() {
    insta::assert_json_snapshot!("omniscient", state_after(120).view(Viewer::Omniscient));
}

#[test]
fn the_view_of_a_seat_is_stable() {
    insta::assert_json_snapshot!("seat_2", state_after(120).view(Viewer::Seat(Seat::new(1))));
}

#[test]
fn a_seat_knows_its_own_coins_only() {
    let view = serde_json::to_value(state_after(120).view(Viewer::Seat(Seat::new(1)))).unwrap();
    assert!(view["players"][1]["barn"]["coins"]["values"].is_object());
    assert!(view["players"][0]["barn"]["coins"]["values"].is_null());
    assert!(view["coin_bag"]["values"].is_null());
    assert!(view["players"][0]["score"]["total"].is_null());
}

#[test]
fn at_the_end_all_coins_are_turned_over() {
    let view = serde_json::to_value(state_after(usize::MAX).view(Viewer::Spectator)).unwrap();
    assert!(view["players"][0]["barn"]["coins"]["values"].is_object());
    assert_eq!(view["players"][0]["score"]["total"], view["outcome"]["points"][0]);
}
