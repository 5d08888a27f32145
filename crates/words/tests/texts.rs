//! Texts of the site and of all games: every language has every text, with the same variables, and all are set like print.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod sets;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use sets::TextSet;
use words::Language;

fn names(set: &TextSet, language: Language) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in &set.files(language) {
        let texts = fluent_syntax::parser::parse(file.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{set:?} {language}: {errors:?}"));
        for entry in texts.body {
            if let Entry::Message(message) = entry {
                assert!(names.insert(message.id.name.to_owned()), "{set:?} {language}: {} twice", message.id.name);
            }
        }
    }
    names
}

#[test]
fn every_language_has_every_text() {
    let sets = TextSet::all();
    assert!(sets.len() >= 3, "the site, the toy and at least one game have texts");
    for set in &sets {
        let english = names(set, Language::En);
        assert!(!english.is_empty(), "{set:?}");
        for language in [Language::De, Language::Fr] {
            assert_eq!(names(set, language), english, "{set:?} {language}");
        }
    }
}

/// The variables of a text (`$count`), and the texts it is made of.
fn parts(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => part(inline, into),
            Expression::Select { selector, variants } => {
                part(selector, into);
                variants.iter().for_each(|variant| parts(&variant.value, into));
            }
        }
    }
}

fn part(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(format!("${}", id.name));
        }
        InlineExpression::MessageReference { id, .. } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => part(inline, into),
            Expression::Select { selector, variants } => {
                part(selector, into);
                variants.iter().for_each(|variant| parts(&variant.value, into));
            }
        },
        _ => {}
    }
}

/// The variables of every text, those of the texts it is made of included. A game's texts may be made of the site's.
fn variables(set: &TextSet, language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut made_of: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let site = TextSet::site();
    for file in site.files(language).iter().chain(&set.files(language)) {
        let texts = fluent_syntax::parser::parse(file.as_str()).expect("texts that can be read");
        for entry in texts.body {
            if let Entry::Message(message) = entry {
                let mut found = BTreeSet::new();
                message.value.iter().for_each(|pattern| parts(pattern, &mut found));
                made_of.insert(message.id.name.to_owned(), found);
            }
        }
    }
    loop {
        let mut next = made_of.clone();
        for (name, found) in &mut next {
            for other in found.clone().iter().filter(|other| !other.starts_with('$')) {
                let inner = made_of.get(other);
                let inner = inner.unwrap_or_else(|| panic!("{language}: {name} refers to {other}"));
                found.remove(other);
                found.extend(inner.iter().cloned());
            }
        }
        if next == made_of {
            return made_of;
        }
        made_of = next;
    }
}

#[test]
fn a_text_speaks_of_the_same_in_every_language() {
    for set in &TextSet::all() {
        let english = variables(set, Language::En);
        for language in [Language::De, Language::Fr] {
            assert_eq!(variables(set, language), english, "{set:?} {language}");
        }
    }
}

/// The keys of all default arms of a text.
fn defaults(pattern: &Pattern<&str>, into: &mut Vec<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else {
            continue;
        };
        for variant in variants {
            if variant.default {
                let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
                into.push(name.to_owned());
            }
            defaults(&variant.value, into);
        }
    }
}

/// A default that is called `fountain` says "Fountain" for every word that somebody forgot.
#[test]
fn a_default_stands_for_no_particular_thing() {
    for set in &TextSet::all() {
        for language in Language::ALL {
            for file in &set.files(language) {
                let texts = fluent_syntax::parser::parse(file.as_str()).expect("texts that can be read");
                for entry in texts.body {
                    let Entry::Message(message) = entry else { continue };
                    let mut found = Vec::new();
                    message.value.iter().for_each(|pattern| defaults(pattern, &mut found));
                    assert!(found.iter().all(|key| key == "other"), "{language}: {} {found:?}", message.id.name);
                }
            }
        }
    }
}

/// Straight quotes and apostrophes are for code; French puts a narrow no-break space before `:;!?»` and after `«`. A wide one
/// keeps a number with what it counts.
#[test]
fn texts_are_set_like_print() {
    for set in &TextSet::all() {
        for language in Language::ALL {
            let texts =
                set.files(language).into_iter().map(|file| file.replace("{\"\"}", "")).chain(set.rules(language));
            for text in texts {
                text.lines().filter(|line| !line.starts_with("# ")).for_each(|line| is_set_like_print(language, line));
            }
        }
    }
}

fn is_set_like_print(language: Language, line: &str) {
    assert!(!line.contains(['"', '\'']), "{language}: {line}");
    let quotes = match language {
        Language::En => ['„', '«', '»'].as_slice(),
        Language::De => ['”', '«', '»'].as_slice(),
        Language::Fr => ['“', '„', '”'].as_slice(),
    };
    assert!(!line.contains(quotes), "{language}: {line}");
    if language == Language::Fr {
        // The commands of the line-by-line game are a list with commas: "aide, ?".
        let line = line.replace(", ?", "");
        let line = line.replace('\u{a0}', " ");
        let wide = [" :", " ;", " !", " ?", " »", "« "].into_iter().find(|wide| line.contains(wide));
        assert_eq!(wide, None, "{language}: {line}");
    }
}
