//! What the documents show is what the program does.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use bots::Level;
use table::Game;
use walnut_grove::{Edition, State};

/// README and all documents, by their names.
fn documents() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let folders = [root.join("docs"), root.join("games/walnut-grove/docs")];
    let docs = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap()).map(|file| file.unwrap().path());
    let files =
        docs.filter(|file| file.extension().is_some_and(|ending| ending == "md")).chain([root.join("README.md")]);
    files.map(|file| (file.display().to_string(), fs::read_to_string(&file).unwrap())).collect()
}

fn help(command: &[&str]) -> String {
    let output = crate::homestead().args(command).arg("--help").output().unwrap();
    assert!(output.status.success(), "{command:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn examples_name_the_edition_that_comes_with_the_program() {
    let mut seen = 0;
    for (file, text) in documents() {
        for after in text.split("reconstructed ").skip(1) {
            let digest: String = after.chars().take_while(char::is_ascii_hexdigit).collect();
            if digest.len() == 16 {
                assert_eq!(digest, Edition::reconstructed().digest, "{file}");
                seen += 1;
            }
        }
    }
    assert!(seen >= 2, "records and the protocol show the edition; {seen} were found");
}

#[test]
fn examples_are_of_the_rules_that_the_program_plays() {
    let documents = documents();
    for (mark, least) in [("\nRules: ", 1), ("\"rules\":", 1)] {
        let shown: Vec<String> = documents
            .values()
            .flat_map(|text| text.split(mark).skip(1))
            .map(|after| after.chars().take_while(char::is_ascii_digit).collect())
            .collect();
        assert!(shown.len() >= least && shown.iter().all(|rules| *rules == State::RULES.to_string()), "{shown:?}");
    }
}

#[test]
fn commands_that_take_players_name_every_bot() {
    for command in ["sim", "sample", "arena"] {
        let help = help(&[command]);
        for level in Level::ALL {
            assert!(help.contains(level.name()), "{command} --help does not name {level}");
        }
    }
}

/// The words of a command after `homestead`, up to what is not part of it any more.
fn command(text: &str) -> Vec<&str> {
    let line = text.split(['`', '#', '|', '\n', '>', '<', '$', ';']).next().unwrap_or_default();
    line.split_whitespace().collect()
}

#[test]
fn commands_in_the_documents_exist_with_all_their_options() {
    let known = help(&[]);
    let commands: Vec<&str> = known.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    let mut helps: BTreeMap<Vec<&str>, String> = BTreeMap::new();
    let documents = documents();
    for (file, text) in &documents {
        for after in text.split("homestead ").skip(1) {
            let words = command(after);
            let named = words.first().filter(|&name| *name != "help" && commands.contains(name));
            let Some(&name) = named else { continue };
            let below = if name == "admin" { words.get(1).filter(|word| !word.starts_with('-')) } else { None };
            let path: Vec<&str> = [name].into_iter().chain(below.copied()).collect();
            let help = helps.entry(path.clone()).or_insert_with(|| help(&path));
            for option in words.iter().filter(|word| word.starts_with("--")) {
                let option = option.split('=').next().unwrap_or_default().trim_end_matches([',', '.', ')', ':']);
                assert!(help.contains(option), "{file}: homestead {} has no {option}", path.join(" "));
            }
        }
    }
    assert!(helps.len() > 8, "only {:?} are shown", helps.keys());
}
