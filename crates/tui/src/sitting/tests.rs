use playtest::counting::{Action, Sums};
use table::ActError;
use tempfile::TempDir;

use super::*;
use crate::tests::{setup, sit_down, sitters};

fn legal(sitting: &Sitting<Sums>, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    sitting.state().legal(Actor::Seat(seat), &mut legal);
    legal
}

fn play_out(sitting: &mut Sitting<Sums>) {
    while let Some(question) = sitting.ask_bot() {
        sitting.take(question.think()).unwrap();
    }
}

#[test]
fn the_game_is_dealt_until_somebody_is_asked() {
    let folder = TempDir::new().unwrap();
    let sitting = sit_down(&folder, &["me"]);
    let seat = sitting.person_asked().expect("a question");
    assert!(legal(&sitting, seat).len() > 1);
    assert_eq!(sitting.bot_asked(), None);
}

#[test]
fn bots_play_a_game_to_its_end() {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, &["farmhand", "seedling", "random"]);
    play_out(&mut sitting);
    assert!(sitting.state().outcome().is_some());
}

#[test]
fn the_same_secret_gives_the_same_game_also_after_a_break() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let company = ["seedling", "seedling"];
    let [mut once, mut twice] = folders.each_ref().map(|folder| sit_down(folder, &company));
    play_out(&mut once);
    for _ in 0..7 {
        let question = twice.ask_bot().unwrap();
        twice.take(question.think()).unwrap();
    }
    let path = twice.save().path().to_owned();
    drop(twice);
    let mut twice = Sitting::<Sums>::resume(&setup(), sitters(&company), Saved::open(&path).unwrap()).unwrap();
    play_out(&mut twice);
    assert_eq!(once.record().unwrap().lines, twice.record().unwrap().lines);
}

#[test]
fn a_bot_thinks_about_one_thing_at_a_time() {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, &["farmhand", "farmhand"]);
    let question = sitting.ask_bot().unwrap();
    assert!(sitting.is_thinking());
    assert!(sitting.ask_bot().is_none());
    sitting.take(question.think()).unwrap();
    assert!(!sitting.is_thinking());
    assert!(sitting.ask_bot().is_some());
}

#[test]
fn a_thought_that_comes_too_late_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, &["farmhand"]);
    let question = sitting.ask_bot().unwrap();
    let seat = question.seat;
    // Somebody answered in its place meanwhile.
    let other = legal(&sitting, seat)[0];
    sitting.act(seat, &[other]).unwrap();
    let before = sitting.record().unwrap();
    sitting.take(question.think()).unwrap();
    assert_eq!(sitting.record().unwrap(), before);
}

#[test]
fn an_answer_is_taken_back_and_given_again() {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, &["me", "me"]);
    for _ in 0..2 {
        // What side a seat chooses is final.
        let seat = sitting.person_asked().unwrap();
        sitting.act(seat, &legal(&sitting, seat)[..1]).unwrap();
        assert!(!sitting.can_undo(seat));
    }
    let seat = sitting.person_asked().unwrap();
    let before = legal(&sitting, seat);
    let first = legal(&sitting, seat)[0];
    sitting.act(seat, &[first]).unwrap();
    assert!(sitting.can_undo(seat));
    sitting.undo(seat).unwrap();
    assert!(!sitting.can_undo(seat));
    assert_eq!(legal(&sitting, seat), before);
    assert!(matches!(sitting.undo(seat), Err(PlayError::Refused(ActError::NothingToUndo(_)))));
    let kept = std::fs::read_to_string(sitting.save().path()).unwrap();
    assert!(kept.ends_with(&format!("{seat} undo\n")));
}

#[test]
fn of_several_answers_all_are_taken_or_none() {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, &["me"]);
    let seat = sitting.person_asked().unwrap();
    let before = sitting.record().unwrap();
    let first = legal(&sitting, seat)[0];
    let refused = sitting.act(seat, &[first, Action::Bet(9)]);
    assert!(matches!(refused, Err(PlayError::Refused(_))));
    assert_eq!(sitting.record().unwrap(), before);
}
