//! The rules for players are the same in every language and have the numbers of the rules of the project.
#![allow(clippy::expect_used, reason = "tests may panic")]

use agricola_words::Phrases;
use words::rules::{Chapter, Piece, Rule, Rules, emphasis};
use words::{Language, Phrasebook};

const AUTHORITY: &str = include_str!("../../docs/rules.md");

/// `A1.1` … `V2.7`, as the rules of the project have them.
fn numbers() -> Vec<&'static str> {
    let bold = AUTHORITY.split("**").skip(1).step_by(2);
    bold.filter(|bold| is_reference(bold) && bold.contains('.')).collect()
}

fn all() -> impl Iterator<Item = (Language, &'static Rules)> {
    Language::ALL.into_iter().map(|language| (language, Phrases::new(language).rules()))
}

fn names(rules: &Rules) -> Vec<&str> {
    let numbered = rules.chapters.iter().filter(|chapter| chapter.number.is_some());
    numbered.flat_map(|chapter| &chapter.rules).map(|rule| rule.name.as_str()).collect()
}

/// Rules that only card texts need are left out, so not every number is there.
#[test]
fn every_language_has_rules_of_the_project_in_order() {
    let english = names(Phrases::new(Language::En).rules());
    let in_order: Vec<&str> = numbers().into_iter().filter(|number| english.contains(number)).collect();
    assert_eq!(english, in_order);
    assert!(english.len() >= 150, "only {} rules", english.len());
    for (language, rules) in all() {
        assert_eq!(names(rules), english, "{language}");
    }
}

#[test]
fn players_find_every_space_major_and_category() {
    let rules = Phrases::new(Language::En).rules();
    for (chapter, wanted) in [("A4", 10..=41), ("A9", 10..=17), ("A12", 1..=17)] {
        for rule in wanted {
            assert!(rules.rule(&format!("{chapter}.{rule}")).is_some(), "{chapter}.{rule} is missing");
        }
    }
}

#[test]
fn every_language_has_the_chapters() {
    let headings = AUTHORITY.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next());
    let authority = headings.filter(|number| is_reference(number)).map(|number| Some(number.to_owned()));
    let expected: Vec<_> = [None].into_iter().chain(authority).chain([None]).collect();
    assert_eq!(expected.len(), 17);
    for (language, rules) in all() {
        let found: Vec<_> = rules.chapters.iter().map(|chapter| chapter.number.clone()).collect();
        assert_eq!(found, expected, "{language}");
    }
}

#[test]
fn rules_are_in_the_chapter_of_their_number() {
    for (language, rules) in all() {
        for chapter in &rules.chapters {
            let Some(number) = &chapter.number else { continue };
            for rule in &chapter.rules {
                assert!(rule.name.starts_with(&format!("{number}.")), "{language}: {} in {number}", rule.name);
            }
        }
    }
}

#[test]
fn nothing_is_empty() {
    for (language, rules) in all() {
        assert!(!rules.title.is_empty() && !rules.introduction.is_empty(), "{language}");
        for chapter in &rules.chapters {
            assert!(!chapter.heading.is_empty() && !chapter.rules.is_empty(), "{language}: {}", chapter.heading);
            for rule in &chapter.rules {
                assert!(!rule.text.is_empty() && !rule.name.is_empty(), "{language}: {}", rule.name);
                assert!(rule.examples.iter().all(|example| example.contains(": ")), "{language}: {}", rule.name);
            }
        }
    }
}

#[test]
fn languages_agree_in_length_and_examples() {
    let english = Phrases::new(Language::En).rules();
    for (language, rules) in all() {
        assert_eq!(rules.introduction.len(), english.introduction.len(), "{language}");
        for (chapter, model) in rules.chapters.iter().zip(&english.chapters) {
            let examples =
                |chapter: &Chapter| -> Vec<usize> { chapter.rules.iter().map(|rule| rule.examples.len()).collect() };
            assert_eq!(examples(chapter), examples(model), "{language}: {}", chapter.heading);
        }
    }
}

#[test]
fn languages_agree_in_references_numbers_and_emphasis() {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'));
        words.map(|word| word.trim_end_matches('.').to_owned()).collect()
    };
    let references =
        |rule: &Rule| -> Vec<String> { words(&rule.text).into_iter().filter(|word| is_reference(word)).collect() };
    let amounts = |rule: &Rule| -> Vec<String> {
        let text = format!("{} {}", rule.text, rule.examples.join(" "));
        let mut amounts: Vec<String> = words(&text).into_iter().filter(|word| word.parse::<u8>().is_ok()).collect();
        amounts.sort();
        amounts
    };
    let strong = |rule: &Rule| emphasis(&rule.text).filter(|piece| matches!(piece, Piece::Strong(_))).count();
    let english = Phrases::new(Language::En).rules();
    for (language, rules) in all() {
        let rules = rules.chapters.iter().flat_map(|chapter| &chapter.rules);
        let model = english.chapters.iter().flat_map(|chapter| &chapter.rules);
        for (rule, model) in rules.zip(model) {
            assert_eq!(references(rule), references(model), "{language}: {}", rule.name);
            assert_eq!(amounts(rule), amounts(model), "{language}: {}", rule.name);
            assert_eq!(strong(rule), strong(model), "{language}: {}", rule.name);
            let known = |name: &String| !name.contains('.') || english.rule(name).is_some();
            assert!(references(rule).iter().all(known), "{language}: {}", rule.name);
        }
    }
}

#[test]
fn a_rule_is_found_by_its_number() {
    let divided = Phrases::new(Language::De).rules().rule("A8.14").expect("a rule");
    assert!(divided.text.contains("Weide") && divided.examples.len() == 1);
    assert_eq!(Phrases::new(Language::De).rules().rule("Weide"), None);
}

/// `A6`, `V2.7`, but not `Any`.
fn is_reference(word: &str) -> bool {
    let chapter = word.strip_prefix(['A', 'V']).and_then(|rest| rest.split('.').next());
    chapter.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}
