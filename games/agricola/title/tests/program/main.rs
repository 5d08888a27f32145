//! The program with Agricola: many games under the referee, records, and a game line by line.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may panic")]

use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use table::{Record, Setup as _};
use words::Phrasebook as _;

/// The program, which is another package's: it is built if it is not there yet or not up to date.
static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let built = Command::new(env!("CARGO")).args(["build", "--quiet", "--locked", "-p", "homestead"]).status().unwrap();
    assert!(built.success(), "the program cannot be built");
    let here = std::env::current_exe().unwrap();
    let target = here.parent().and_then(|deps| deps.parent()).unwrap();
    target.join(format!("homestead{}", std::env::consts::EXE_SUFFIX))
});

/// What the program says, in the terminal's language or this one.
fn says(arguments: &[&str], input: &str, games: &std::path::Path) -> String {
    let mut command = assert_cmd::Command::new(&*PROGRAM);
    command.env("HOMESTEAD_GAMES", games).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    let output = command.args(arguments).write_stdin(input).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{arguments:?}: {said} {}", String::from_utf8_lossy(&output.stderr));
    said
}

#[test]
fn many_games_stand_before_the_referee_and_their_records_are_sound() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.hgr");
    let file = file.to_str().unwrap();
    let sim = ["sim", "--game", "agricola", "--games", "12", "--seed", "3", "--referee", "--records", file];
    for (options, players) in [("cards deal; tile", "random,farmhand,random"), ("marks limit", "random,seedling")] {
        let said = says(&[&sim[..], &["--with", options, "--players", players]].concat(), "", folder.path());
        assert!(said.contains("12"), "{said}");
        says(&["verify", file], "", folder.path());
        let records = Record::read_all(&std::fs::read_to_string(file).unwrap()).unwrap();
        assert_eq!(records.len(), 12);
        let options = agricola::Setup::usual().with_options(options).unwrap().options();
        assert!(records.iter().all(|record| record.header.options == options && record.header.result.is_some()));
        std::fs::remove_file(file).unwrap();
    }
}

#[test]
fn a_game_is_played_line_by_line_in_three_languages() {
    let folder = tempfile::tempdir().unwrap();
    for (language, word) in [("en", "Forest"), ("de", "Forst"), ("fr", "Forêt")] {
        let arguments = [
            "play",
            "agricola",
            "--players",
            "me,seedling",
            "--with",
            "first 1",
            "--plain",
            "--seed",
            "1",
            "--lang",
            language,
        ];
        let said = says(&arguments, "1\n1\n", folder.path());
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn a_game_of_bots_is_told_as_a_story() {
    let folder = tempfile::tempdir().unwrap();
    let said =
        says(&["sample", "--game", "agricola", "--players", "farmhand,farmhand", "--seed", "2"], "", folder.path());
    let english = agricola_words::Phrases::new(words::Language::En);
    for round in [1, 4, 14] {
        assert!(said.contains(&english.part(round)), "{said}");
    }
}
