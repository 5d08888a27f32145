use bots::{Bot, Level};
use table::Refused;
use tempfile::TempDir;
use walnut_grove_bots::WalnutGrove;

use super::*;

fn sit_down(folder: &TempDir, sitters: Vec<Sitter>) -> Sitting {
    let save = Save::create(&folder.path().join("game.hgr")).unwrap();
    Sitting::begin(Edition::reconstructed(), sitters, Secret::new([3; 32]), save).unwrap()
}

fn bot(level: Level) -> Sitter {
    Sitter::bot(level.name(), Box::new(Bot::from(level).player::<WalnutGrove>()))
}

fn legal(sitting: &Sitting, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    sitting.state().legal(Actor::Seat(seat), &mut legal);
    legal
}

fn play_out(sitting: &mut Sitting) {
    while let Some(question) = sitting.ask_bot() {
        sitting.take(question.think()).unwrap();
    }
}

#[test]
fn the_game_is_dealt_until_somebody_is_asked() {
    let folder = TempDir::new().unwrap();
    let sitting = sit_down(&folder, vec![Sitter::person("me")]);
    let seat = sitting.person_asked().expect("a question");
    assert!(legal(&sitting, seat).len() > 1);
    assert_eq!(sitting.bot_asked(), None);
}

#[test]
fn bots_play_a_game_to_its_end() {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, vec![bot(Level::Farmhand), bot(Level::Seedling), bot(Level::Random)]);
    play_out(&mut sitting);
    assert!(sitting.state().outcome().is_some());
}

#[test]
fn the_same_secret_gives_the_same_game_also_after_a_break() {
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let company = || vec![bot(Level::Seedling), bot(Level::Seedling)];
    let [mut once, mut twice] = folders.each_ref().map(|folder| sit_down(folder, company()));
    play_out(&mut once);
    for _ in 0..30 {
        let question = twice.ask_bot().unwrap();
        twice.take(question.think()).unwrap();
    }
    let path = twice.save().path().to_owned();
    drop(twice);
    let mut twice = Sitting::resume(Edition::reconstructed(), company(), Saved::open(&path).unwrap()).unwrap();
    play_out(&mut twice);
    assert_eq!(once.record().unwrap().lines, twice.record().unwrap().lines);
}

#[test]
fn a_bot_thinks_about_one_thing_at_a_time() {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, vec![bot(Level::Farmhand), bot(Level::Farmhand)]);
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
    let mut sitting = sit_down(&folder, vec![bot(Level::Farmhand)]);
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
    let mut sitting = sit_down(&folder, vec![Sitter::person("me"), Sitter::person("me")]);
    // Starting rows first; then it is spring, in which a tile is kept and laid.
    while sitting.state().scene() != "spring" {
        let seat = sitting.person_asked().unwrap();
        let first = legal(&sitting, seat)[0];
        sitting.act(seat, &[first]).unwrap();
    }
    let seat = sitting.person_asked().unwrap();
    let before = (sitting.state().asked(seat), legal(&sitting, seat));
    let first = legal(&sitting, seat)[0];
    sitting.act(seat, &[first]).unwrap();
    assert!(sitting.can_undo(seat));
    sitting.undo(seat).unwrap();
    assert!(!sitting.can_undo(seat));
    assert_eq!((sitting.state().asked(seat), legal(&sitting, seat)), before);
    assert!(matches!(sitting.undo(seat), Err(Trouble::Refused(Refused::NothingToUndo(_)))));
    let kept = std::fs::read_to_string(sitting.save().path()).unwrap();
    assert!(kept.ends_with(&format!("{seat} undo\n")));
}

#[test]
fn of_several_answers_all_are_taken_or_none() {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, vec![Sitter::person("me")]);
    let seat = sitting.person_asked().unwrap();
    let before = sitting.record().unwrap();
    let first = legal(&sitting, seat)[0];
    let refused = sitting.act(seat, &[first, Action::Repay]);
    assert!(matches!(refused, Err(Trouble::Refused(_))));
    assert_eq!(sitting.record().unwrap(), before);
}
