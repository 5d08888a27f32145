//! The rules for players say all that the rules of the project say, in every language.
#![allow(clippy::expect_used, reason = "tests may panic")]

use walnut_grove_words::Phrases;
use words::rules::{Chapter, Piece, Rule, Rules, emphasis};
use words::{Language, Phrasebook};

const AUTHORITY: &str = include_str!("../../docs/rules.md");

/// `W1.1` … `W9.4`, as the rules of the project have them.
fn numbers() -> Vec<&'static str> {
    let bold = AUTHORITY.split("**").skip(1).step_by(2);
    bold.filter(|bold| bold.starts_with('W') && bold.contains('.')).collect()
}

fn all() -> impl Iterator<Item = (Language, &'static Rules)> {
    Language::ALL.into_iter().map(|language| (language, Phrases::new(language).rules()))
}

#[test]
fn every_language_has_every_rule_in_order() {
    assert_eq!(numbers().len(), 46);
    for (language, rules) in all() {
        let numbered = rules.chapters.iter().filter(|chapter| chapter.number.is_some());
        let found: Vec<&str> = numbered.flat_map(|chapter| &chapter.rules).map(|rule| rule.name.as_str()).collect();
        assert_eq!(found, numbers(), "{language}");
    }
}

#[test]
fn every_language_has_the_chapters() {
    let headings = AUTHORITY.lines().filter_map(|line| line.strip_prefix("## W"));
    let authority = headings.filter_map(|heading| heading.split_once(' '));
    let authority = authority.map(|(number, _)| format!("W{number}")).filter(|number| is_number(number));
    let expected: Vec<_> = [None].into_iter().chain(authority.map(Some)).chain([None]).collect();
    assert_eq!(expected.len(), 11);
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
fn languages_agree_in_their_references_and_emphasis() {
    let references = |rule: &Rule| -> Vec<String> {
        let words = rule.text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'));
        words.map(|word| word.trim_end_matches('.').to_owned()).filter(|word| is_reference(word)).collect()
    };
    let strong = |rule: &Rule| emphasis(&rule.text).filter(|piece| matches!(piece, Piece::Strong(_))).count();
    let english = Phrases::new(Language::En).rules();
    for (language, rules) in all() {
        let rules = rules.chapters.iter().flat_map(|chapter| &chapter.rules);
        let model = english.chapters.iter().flat_map(|chapter| &chapter.rules);
        for (rule, model) in rules.zip(model) {
            assert_eq!(references(rule), references(model), "{language}: {}", rule.name);
            assert_eq!(strong(rule), strong(model), "{language}: {}", rule.name);
            let known = |name: &String| !name.contains('.') || english.rule(name).is_some();
            assert!(references(rule).iter().all(known), "{language}: {}", rule.name);
        }
    }
}

fn is_reference(word: &str) -> bool {
    is_number(word.split('.').next().unwrap_or_default())
}

#[test]
fn a_rule_is_found_by_its_number() {
    let toll = Phrases::new(Language::De).rules().rule("W6.4").expect("a rule");
    assert!(toll.text.contains("Wegzoll") && toll.examples.len() == 1);
    assert_eq!(Phrases::new(Language::De).rules().rule("Wegzoll"), None);
}

/// `W6`, but not `Words`.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('W').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
