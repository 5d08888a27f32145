//! Every numbered rule has a test that carries its number.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::path::Path;

/// `W4.2` for each rule of the rules document.
fn rules() -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md")).unwrap();
    let bullets = text.lines().filter_map(|line| line.strip_prefix("- **W"));
    bullets.map(|rest| format!("W{}", rest.split_once("**").unwrap().0)).collect()
}

/// The names of all test functions of this crate.
fn tests_in(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            names.extend(tests_in(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let mut lines = text.lines().map(str::trim);
            while lines.by_ref().any(|line| line == "#[test]") {
                let name = lines.find_map(|line| line.strip_prefix("fn ")).unwrap();
                names.push(name.split('(').next().unwrap().to_owned());
            }
        }
    }
    names
}

#[test]
fn every_rule_has_a_test_named_after_it() {
    let tests = tests_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let has_test = |rule: &str| {
        let prefix = format!("{}_", rule.to_lowercase().replace('.', "_"));
        tests.iter().any(|test| test.starts_with(&prefix))
    };
    let rules = rules();
    assert!(rules.len() >= 46, "found only {} rules in docs/rules.md", rules.len());
    let missing: Vec<&String> = rules.iter().filter(|rule| !has_test(rule)).collect();
    assert!(missing.is_empty(), "no test is named after {missing:?}");
}

#[test]
fn every_rule_test_is_about_a_rule_there_is() {
    let rules = rules();
    for test in tests_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let mut parts = test.split('_');
        let chapter = parts.next().and_then(|part| part.strip_prefix('w')).and_then(|n| n.parse::<u8>().ok());
        let number = parts.next().and_then(|part| part.parse::<u8>().ok());
        if let (Some(chapter), Some(number)) = (chapter, number) {
            let rule = format!("W{chapter}.{number}");
            assert!(rules.contains(&rule), "{test} is named after {rule}, which is not in docs/rules.md");
        }
    }
}
