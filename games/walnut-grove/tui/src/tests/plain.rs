//! The game line by line.

use table::{Actor, Game, Secret, Setup as _};
use tempfile::TempDir;
use tui::{Save, SaveError, Saved, Sitter, seat_names};
use walnut_grove::{Edition, Setup, State};
use walnut_grove_bots::WalnutGrove;
use walnut_grove_words::Phrases;
use words::{Language, Phrasebook as _};

use crate::WalnutGroveScreen;

type Sitting = tui::Sitting<WalnutGrove>;

fn sit_down(folder: &TempDir, sitters: Vec<Sitter<State>>) -> Sitting {
    let save = Save::create(&folder.path().join("game.hgr")).unwrap();
    Sitting::begin(&Setup::usual(), sitters, Secret::new([3; 32]), save).unwrap()
}

/// Plays with these lines as input; what the game says to them.
fn play(sitting: Sitting, phrases: Phrases, input: &str) -> String {
    let mut out = Vec::new();
    tui::plain::run::<WalnutGroveScreen>(sitting, phrases, &mut input.as_bytes(), &mut out, "").unwrap();
    String::from_utf8(out).unwrap()
}

/// What the game says to these lines, in a game that one plays alone.
fn told_in(language: Language, lines: &[&str]) -> String {
    let folder = TempDir::new().unwrap();
    let sitting = sit_down(&folder, vec![Sitter::person("me")]);
    play(sitting, Phrases::new(language), &lines.join("\n")).replace(folder.path().to_str().unwrap(), "FOLDER")
}

fn told(lines: &[&str]) -> String {
    told_in(Language::En, lines)
}

/// The answers of somebody who always takes the first choice, in notation, until the game is over.
fn first_choices(sitting: &mut Sitting) -> Vec<String> {
    let mut said = Vec::new();
    while let Some(seat) = sitting.person_asked() {
        let mut legal = Vec::new();
        sitting.state().legal(Actor::Seat(seat), &mut legal);
        said.push(sitting.state().write(legal[0]));
        sitting.act(seat, &legal[..1]).unwrap();
    }
    said
}

#[test]
fn a_whole_game_can_be_played_in_notation() {
    for language in Language::ALL {
        let folder = TempDir::new().unwrap();
        let mut sitting = sit_down(&folder, vec![Sitter::person("me"), Sitter::person("me")]);
        let script = first_choices(&mut sitting);
        let outcome = sitting.state().outcome().unwrap();
        drop(sitting);

        let again = TempDir::new().unwrap();
        let sitting = sit_down(&again, vec![Sitter::person("me"), Sitter::person("me")]);
        let phrases = Phrases::new(language);
        let out = play(sitting, phrases, &script.join("\n"));
        let names = seat_names(&["me".to_owned(), "me".to_owned()], phrases.words());
        let result = phrases.result(&outcome, &|seat| names[seat.index()].clone());
        assert_eq!(out.matches(&result).count(), 1, "{language}: {result}");
        assert!(matches!(Saved::open(&again.path().join("game.hgr")), Err(SaveError::Over(_))));
    }
}

#[test]
fn choices_go_by_their_numbers() {
    let out = told(&["2"]);
    assert!(out.contains("1. Start in the row before the Church\n2. Start in the row before the Town Hall\n"), "{out}");
    assert!(out.contains("Player 1 starts in the row before the Town Hall."), "{out}");
}

#[test]
fn a_tile_goes_where_one_says() {
    assert!(told(&["1", "1", "2,1 r3"]).contains("at column 2, row 1."));
    assert!(told(&["1", "1", "2,1"]).contains("at column 2, row 1."), "as it is, if no turn is named");
    assert!(told(&["1", "1", "9,9"]).contains("“9,9” is not understood"));
}

#[test]
fn several_things_are_picked_in_any_order() {
    let to_summer = ["1", "1", "1,1"];
    let pick = |numbers| told(&[&to_summer[..], &[numbers]].concat());
    assert_eq!(pick("2 1"), pick("1 2"));
    assert!(pick("1 2").contains("Fall begins."));
    let two = Phrases::new(Language::En).refusal(&walnut_grove::Illegal::WrongNumber(2));
    assert!(pick("1").contains(&two), "{}", pick("1"));
    assert!(!pick("1").contains("Fall begins."));
    assert!(pick("1 40").contains("There is no choice 40"));
}

#[test]
fn an_answer_is_taken_back() {
    let out = told(&["1", "2", "undo", "undo"]);
    assert!(out.contains("Undone."), "{out}");
    assert!(out.contains("There is nothing to undo in this turn."), "{out}");
}

#[test]
fn commands_are_understood_in_the_language_and_in_english() {
    let english = told(&["town"]);
    assert!(english.contains("Post Office"), "{english}");
    let german = told_in(Language::De, &["hilfe"]);
    assert!(german.contains("zurück, z: deinen letzten Zug zurücknehmen"), "{german}");
    assert_eq!(told_in(Language::Fr, &["aide"]), told_in(Language::Fr, &["help"]));
    assert_eq!(told(&["farm 1"]), told(&["farm"]));
}

#[test]
fn no_command_looks_like_an_answer() {
    let state = State::new(Edition::reconstructed(), 1).unwrap();
    for language in Language::ALL {
        let words = Phrases::new(language).words();
        for name in ["help", "list", "why", "hint", "undo", "table", "year", "town", "farm", "points", "log", "quit"] {
            for word in words.say(&format!("plain-word-{name}")).split(", ") {
                assert!(state.read(word).is_err(), "{word}");
                assert!(word.parse::<usize>().is_err(), "{word}");
                assert_eq!(word, word.to_lowercase(), "commands are compared in small letters");
            }
        }
    }
}

#[test]
fn scripts_may_have_comments_and_empty_lines() {
    let out = told(&["# the Church row", "", "1"]);
    assert!(out.contains("Player 1 starts in the row before the Church."), "{out}");
    assert!(!out.contains("not understood"), "{out}");
}

#[test]
fn when_the_input_ends_the_game_is_kept() {
    let folder = TempDir::new().unwrap();
    let sitting = sit_down(&folder, vec![Sitter::person("me")]);
    assert!(play(sitting, Phrases::new(Language::En), "1\nkeep").contains("The game is saved in"));
    let saved = Saved::open(&folder.path().join("game.hgr")).unwrap();
    let resumed = Sitting::resume(&Setup::usual(), vec![Sitter::person("me")], saved).unwrap();
    assert_eq!(resumed.state().scene(), "spring");
}

#[test]
fn at_one_keyboard_it_is_said_who_is_asked() {
    let folder = TempDir::new().unwrap();
    let sitting = sit_down(&folder, vec![Sitter::person("me:Ada"), Sitter::person("me:Ben")]);
    let out = play(sitting, Phrases::new(Language::En), "1\n1\n");
    assert!(out.contains("Ada: Choose your starting row") && out.contains("Ben: Choose your starting row"), "{out}");
}
