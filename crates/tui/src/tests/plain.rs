use table::{Game, Secret, Setup as _};
use tempfile::TempDir;
use words::{Language, Phrasebook as _};

use super::counting::{Basket, Phrases, Usual};
use super::{Words, sit_down};
use crate::{PlayError, Save, Sitting, plain};

/// What the game says to these lines.
fn said(players: &[&str], lines: &[&str]) -> String {
    let folder = TempDir::new().unwrap();
    let (sitting, mut out) = (sit_down(&folder, players), Vec::new());
    let phrases = Phrases::new(Language::En);
    plain::run::<Words>(sitting, phrases, &mut lines.join("\n").as_bytes(), &mut out, "").unwrap();
    String::from_utf8(out).unwrap().replace(folder.path().to_str().unwrap(), "FOLDER")
}

#[test]
fn a_game_is_played_from_its_phrases_alone() {
    let round = ["3", "3 4"];
    let out = said(&["me:Ada"], &[round, round, round].concat());
    assert!(out.starts_with("Counting, played by Ada.\n"), "{out}");
    assert!(out.contains("Round 1, harvest\n\nSay a number\n1. Say 1\n2. Say 2\n3. Say 3\n"), "{out}");
    assert!(
        out.contains("1. Take fruit 1\n2. Take fruit 2\n3. Take fruit 3\n4. Take fruit 4\nType 2 numbers"),
        "{out}"
    );
    assert!(out.contains("Ada wins with") && out.contains("Sum: "), "{out}");
}

#[test]
fn several_things_are_named_in_any_order() {
    let after = |line| said(&["me"], &["1", line]);
    assert_eq!(after("4 1"), after("1 4"));
    assert_eq!(after("take 4; take 1"), after("1 4"));
    assert!(after("1").contains("Take exactly two."));
    assert!(after("1 9").contains("There is no choice 9"));
    assert!(after("fly").contains("“fly” is not understood"));
}

#[test]
fn the_parts_of_the_table_are_asked_for_by_their_words() {
    let bowl = said(&["me:Ada", "me:Ben"], &["bowl"]);
    assert!(bowl.contains("Bowl\nA bonus of") && !bowl.contains("Basket"), "{bowl}");
    let own = said(&["me:Ada", "me:Ben"], &["basket"]);
    assert!(own.contains("Basket of Ada") && !own.contains("Basket of Ben"), "{own}");
    let other = said(&["me:Ada", "me:Ben"], &["basket 2"]);
    assert!(other.contains("Basket of Ben") && !other.contains("Basket of Ada"), "{other}");
    let all = said(&["me:Ada", "me:Ben"], &["table"]);
    assert!(all.contains("Bowl") && all.contains("Basket of Ada") && all.contains("Basket of Ben"), "{all}");
}

#[test]
fn help_lists_what_this_game_understands() {
    let help = said(&["me"], &["help"]);
    assert!(
        help.contains("bowl: the bonus of this round") && help.contains("log: what happened in this round"),
        "{help}"
    );
    assert!(!help.contains("why"), "it gives no reasons: {help}");
}

#[test]
fn answers_are_taken_back_and_the_log_is_read_out() {
    let out = said(&["me:Ada"], &["2", "undo", "3", "log"]);
    assert!(out.contains("Undone.") && out.contains("Ada says 3."), "{out}");
    assert!(out.ends_with("continues it.\n"), "{out}");
}

#[test]
fn a_game_says_how_many_can_play_it() {
    let folder = TempDir::new().unwrap();
    let save = Save::create(&folder.path().join("game.hgr")).unwrap();
    let refused = Sitting::<Basket>::begin(&Usual::usual(), Vec::new(), Secret::new([3; 32]), save).unwrap_err();
    assert!(matches!(refused, PlayError::CannotBegin(_)));
    assert_eq!(refused.say(Phrases::new(Language::En)), "Counting is for 1–4 players.");
}

#[test]
fn bots_play_while_a_person_waits() {
    let folder = TempDir::new().unwrap();
    let sitting = sit_down(&folder, &["farmhand", "me"]);
    assert_eq!(sitting.state().seats(), 2);
    let mut out = Vec::new();
    let round = "3\n3 4\n".repeat(3);
    plain::run::<Words>(sitting, Phrases::new(Language::De), &mut round.as_bytes(), &mut out, "").unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(out.contains("Helfer says") && out.contains("Sum: "), "{out}");
}
