//! Every numbered rule has a test that carries its number, and the tables of the rules are those of the edition.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests may panic")]

use std::fs;
use std::path::Path;

use agricola::Edition;
use agricola::edition::Scored;
use agricola::pieces::{Card, CardKind, Goods, Major};
use table::by::Key;

/// Rules that nothing can show yet, and why.
const WITHOUT_TEST: [(&str, &str); 32] = [
    ("A1.7", "about names in other languages"),
    ("A3.4", "card texts speak of it"),
    ("A3.5", "only card texts give several things in one preparation"),
    ("A4.42", "card texts look at places on the board"),
    ("A6.5", "only card texts bring newborns away from the wish spaces"),
    ("A10.10", "only card texts play single phases"),
    ("A11.10", "how card texts are read"),
    ("A11.11", "how card texts are read"),
    ("A11.12", "how card texts are read"),
    ("A11.13", "how card texts are read"),
    ("A11.14", "how card texts are read"),
    ("A11.15", "how card texts are read"),
    ("A11.21", "only card texts offer pieces"),
    ("A11.22", "card texts count rounds"),
    ("A11.23", "only card texts use effects without a person"),
    ("A11.24", "how card texts are read"),
    ("A11.25", "only card texts put several people on a space"),
    ("A11.26", "how card texts are read"),
    ("A11.27", "how card texts are read"),
    ("A11.28", "only card texts place two people at once"),
    ("A11.29", "only card texts skip turns"),
    ("A11.31", "card texts speak of meadows"),
    ("A11.32", "card texts speak of new pastures"),
    ("A11.33", "card texts speak of capacity and change stables"),
    ("A11.34", "only card texts make cards fields"),
    ("A11.35", "only card texts sow on cards"),
    ("A11.37", "card texts grant unrestricted sowing"),
    ("A11.39", "card texts look at the farm"),
    ("A11.40", "card texts look at fence spaces, rows and columns"),
    ("A11.42", "card texts change building costs"),
    ("A11.43", "there is no answer by which a player could give something"),
    ("A11.44", "how card texts are read"),
];

/// The worked examples E1 to E45.
const EXAMPLES: u8 = 45;

fn docs(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)).unwrap()
}

/// `A4.2` for each rule of a document, in a list or in a table.
fn numbered(name: &str) -> Vec<String> {
    let text = docs(name);
    let entries = text.lines().filter_map(|line| line.strip_prefix("- **").or_else(|| line.strip_prefix("| **")));
    let numbers = entries.map(|rest| rest.split_once("**").unwrap().0);
    numbers.filter(|number| is_number(number)).map(str::to_owned).collect()
}

/// `A4.2`, `V1.6`
fn is_number(word: &str) -> bool {
    let parts = word.strip_prefix(['A', 'V']).and_then(|rest| rest.split_once('.'));
    parts.is_some_and(|(chapter, rule)| chapter.parse::<u8>().is_ok() && rule.parse::<u8>().is_ok())
}

/// All rules, rulings and examples.
fn rules() -> Vec<String> {
    let mut rules = numbered("rules.md");
    rules.extend(numbered("rulings.md").into_iter().filter(|number| number.starts_with("A14.")));
    rules.extend((1..=EXAMPLES).map(|number| format!("E{number}")));
    rules
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

fn tests() -> Vec<String> {
    tests_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// The rule that a test is named after, if it is: `A8.14` for `a8_14_splitting_a_pasture`, `E3` for `e3_sheep_market`.
fn rule_of(test: &str) -> Option<String> {
    let mut parts = test.split('_');
    let first = parts.next()?;
    let (letter, chapter) = first.split_at_checked(1)?;
    let chapter: u8 = chapter.parse().ok()?;
    match letter {
        "e" => Some(format!("E{chapter}")),
        "a" | "v" => {
            let rule: u8 = parts.next()?.parse().ok()?;
            Some(format!("{}{chapter}.{rule}", letter.to_uppercase()))
        }
        _ => None,
    }
}

#[test]
fn every_rule_has_a_test() {
    let tested: Vec<String> = tests().iter().filter_map(|test| rule_of(test)).collect();
    let rules = rules();
    assert!(rules.len() >= 230, "found only {} rules in the documents", rules.len());
    for (rule, why) in WITHOUT_TEST {
        assert!(rules.iter().any(|known| known == rule), "{rule} is not in the documents");
        assert!(!tested.iter().any(|known| known == rule), "{rule} has a test: {why}");
    }
    let is_excused = |rule: &str| WITHOUT_TEST.iter().any(|(excused, _)| *excused == rule);
    let missing: Vec<&String> = rules.iter().filter(|rule| !is_excused(rule) && !tested.contains(rule)).collect();
    assert!(missing.is_empty(), "no test is named after {missing:?}");
}

#[test]
fn every_rule_test_is_about_a_rule_there_is() {
    let rules = rules();
    for test in tests() {
        if let Some(rule) = rule_of(&test) {
            assert!(rules.contains(&rule), "{test} is named after {rule}, which is not in the documents");
        }
    }
}

/// The cells of each row of the table that has this rule in it.
fn rows(first: &str) -> Vec<Vec<String>> {
    let text = docs("rules.md");
    let rows = text.lines().skip_while(|line| !line.starts_with(&format!("| **{first}**")));
    let table = rows.take_while(|line| line.starts_with('|'));
    table.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// `1 wood, 3 stone`
fn counted(goods: &Goods) -> String {
    let some = goods.iter().filter(|(_, count)| **count > 0).map(|(good, count)| format!("{count} {good}"));
    some.collect::<Vec<_>>().join(", ")
}

#[test]
fn the_majors_of_the_rules_are_those_of_the_edition() {
    let majors = &Edition::revised().majors;
    let rows = rows("A9.10");
    let mut named = 0;
    for row in &rows {
        let words: Vec<&str> = row[2].split(", ").map(|word| word.trim_matches('`')).collect();
        for (word, cost) in words.iter().zip(row[3].split("; ")) {
            let major = Major::from_word(word).unwrap();
            assert_eq!((counted(&majors[major].cost), majors[major].points.to_string()), {
                (cost.to_owned(), row[4].clone())
            });
            named += 1;
        }
    }
    assert_eq!((rows.len(), named), (8, Major::ALL.len()));
}

#[test]
fn the_score_table_of_the_rules_is_that_of_the_edition() {
    let steps = &Edition::revised().points.steps;
    let rows = rows("A12.1");
    assert_eq!(rows.len(), Scored::ALL.len());
    for (row, scored) in rows.iter().zip(Scored::ALL) {
        // `4-5`, `8 or more`: the number it begins with is what is needed.
        let least = row[3..].iter().map(|cell| cell.split(['-', ' ']).next().unwrap().parse().unwrap());
        assert_eq!(least.collect::<Vec<u8>>(), steps[*scored], "{scored}");
    }
}

#[test]
fn the_numbers_of_cards_of_the_rules_are_those_of_the_edition() {
    let cards = &Edition::revised().cards;
    let occupations = |players: u8| {
        let is_such = |card: &&Card| cards[**card].kind == CardKind::Occupation && cards[**card].players <= players;
        Card::ALL.iter().filter(is_such).count()
    };
    let text = docs("rules.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let [two, three, four] = [2, 3, 4].map(occupations);
    let sentence = format!("{two} remain for one or two players, {three} for three, {four} for four");
    assert!(text.contains(&sentence), "docs/rules.md does not say «{sentence}»");
}
