use playtest::counting::{Phrases, Sums};
use table::{Game, Secret};
use tempfile::TempDir;
use words::{Language, Phrasebook as _};

use super::{Words, hand, setup, sit_down};
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
    // In the last round all cards are alike.
    let out = said(&["me:Ada"], &["2", "1 2", "3", "1 2", "3", "1 1", "3"]);
    assert!(out.starts_with("Counting, played by Ada.\n"), "{out}");
    assert!(out.contains("Choosing sides\n\nChoose a side\n1. Even numbers\n2. Odd numbers\n"), "{out}");
    assert!(out.contains("Play two cards\n1. Play the ") && out.contains("\nType 2 numbers"), "{out}");
    assert!(out.contains("Ada wins with") && out.contains("Sum: "), "{out}");
}

#[test]
fn several_things_are_named_in_any_order() {
    let after = |line: &str| said(&["me"], &["1", line]);
    let mut cards = hand(sit_down(&TempDir::new().unwrap(), &["me"]).state());
    cards.dedup();
    assert_eq!(after("2 1"), after("1 2"));
    assert_eq!(after(&format!("play {}; play {}", cards[1], cards[0])), after("1 2"));
    assert!(after("1").contains("Play exactly 2."));
    assert!(after("1 9").contains("There is no choice 9"));
    assert!(after("fly").contains("“fly” is not understood"));
}

#[test]
fn the_parts_of_the_table_are_asked_for_by_their_words() {
    let sides = said(&["me:Ada", "me:Ben"], &["sides"]);
    assert!(sides.contains("Sides\nAda: no side yet") && !sides.contains("Hand of"), "{sides}");
    let own = said(&["me:Ada", "me:Ben"], &["hand"]);
    assert!(own.contains("Hand of Ada") && !own.contains("Hand of Ben"), "{own}");
    let other = said(&["me:Ada", "me:Ben"], &["hand 2"]);
    assert!(other.contains("Hand of Ben\nCards: ?\n") && !other.contains("Hand of Ada"), "{other}");
    let all = said(&["me:Ada", "me:Ben"], &["table"]);
    assert!(all.contains("Sides") && all.contains("Hand of Ada") && all.contains("Hand of Ben"), "{all}");
}

#[test]
fn help_lists_what_this_game_understands() {
    let help = said(&["me"], &["help"]);
    assert!(
        help.contains("sides: everyone’s side and sum") && help.contains("log: what happened in this round"),
        "{help}"
    );
    assert!(!help.contains("why"), "it gives no reasons: {help}");
}

#[test]
fn answers_are_taken_back_and_the_log_is_read_out() {
    let out = said(&["me:Ada"], &["2", "1 2", "1", "1 2", "undo", "1 2", "log"]);
    assert!(out.contains("Undone."), "{out}");
    assert_eq!(out.matches("Ada draws a card: ").count(), 4, "two cards, and again in the log: {out}");
    assert!(out.ends_with("continues it.\n"), "{out}");
}

#[test]
fn a_game_says_how_many_can_play_it() {
    let folder = TempDir::new().unwrap();
    let save = Save::create(&folder.path().join("game.hgr")).unwrap();
    let refused = Sitting::<Sums>::begin(&setup(), Vec::new(), Secret::new([3; 32]), save).unwrap_err();
    assert!(matches!(refused, PlayError::Begin(_)));
    assert_eq!(refused.say(Phrases::new(Language::En)), "Counting is for 1–4 players.");
}

#[test]
fn bots_play_while_a_person_waits() {
    let folder = TempDir::new().unwrap();
    let sitting = sit_down(&folder, &["farmhand", "me"]);
    assert_eq!(sitting.state().seats(), 2);
    let mut out = Vec::new();
    let answers = format!("1\n{}", "1 2\n3\n".repeat(3));
    plain::run::<Words>(sitting, Phrases::new(Language::De), &mut answers.as_bytes(), &mut out, "").unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(out.contains("Helfer zeigt") && out.contains("Summe: "), "{out}");
}
