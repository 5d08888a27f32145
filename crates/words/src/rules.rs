//! The rules of the game for players, in every language, with the numbers of `docs/rules.md`.
//!
//! The texts are the files in `rules/`: a title, an introduction, and chapters of rules. A rule is a paragraph that
//! begins with its name in bold, and lines that begin with `>` are examples of the rule before them. `_…_` in a text is
//! emphasis; see [`emphasis`].

use std::sync::LazyLock;

use crate::Language;

/// All rules in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// What the whole is called.
    pub title: String,
    /// The paragraphs before the first chapter.
    pub introduction: Vec<String>,
    /// The game in a minute, then W1 to W9, then the glossary.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// `W6`; none for the game in a minute, which comes first, and for the glossary, which comes last.
    pub number: Option<String>,
    /// What it is about.
    pub heading: String,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// A rule, or an entry of a chapter without a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// `W6.4`; in the glossary the word explained.
    pub name: String,
    /// The rule in one paragraph.
    pub text: String,
    /// Examples, each beginning with that word.
    pub examples: Vec<String>,
}

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'t> {
    /// As it is.
    Plain(&'t str),
    /// Emphasised.
    Strong(&'t str),
}

impl Rules {
    /// The rules in a language, read once.
    pub fn of(language: Language) -> &'static Rules {
        static ALL: LazyLock<[Rules; 3]> = LazyLock::new(|| Language::ALL.map(|language| Rules::read(file(language))));
        let [en, de, fr] = &*ALL;
        match language {
            Language::En => en,
            Language::De => de,
            Language::Fr => fr,
        }
    }

    /// The rule with this number, such as `W6.4`.
    pub fn rule(&self, number: &str) -> Option<&Rule> {
        let numbered = self.chapters.iter().filter(|chapter| chapter.number.is_some());
        numbered.flat_map(|chapter| &chapter.rules).find(|rule| rule.name == number)
    }

    fn read(text: &str) -> Rules {
        let mut rules = Rules::default();
        for paragraph in text.split("\n\n") {
            let paragraph = paragraph.trim();
            if let Some(title) = paragraph.strip_prefix("# ") {
                title.clone_into(&mut rules.title);
            } else if let Some(heading) = paragraph.strip_prefix("## ") {
                rules.chapters.push(Chapter::headed(heading));
            } else if let Some(chapter) = rules.chapters.last_mut() {
                chapter.add(paragraph);
            } else if !paragraph.is_empty() {
                rules.introduction.push(paragraph.to_owned());
            }
        }
        rules
    }
}

impl Chapter {
    fn headed(heading: &str) -> Chapter {
        let numbered = heading.split_once(' ').filter(|(number, _)| is_number(number));
        let (number, heading) = match numbered {
            Some((number, heading)) => (Some(number.to_owned()), heading),
            None => (None, heading),
        };
        Chapter { number, heading: heading.to_owned(), rules: Vec::new() }
    }

    /// Adds a rule, or examples to the last one. A paragraph that is neither goes on with the last rule.
    fn add(&mut self, paragraph: &str) {
        let named = paragraph.strip_prefix("**").and_then(|rest| rest.split_once("** "));
        if let Some((name, text)) = named {
            self.rules.push(Rule { name: name.to_owned(), text: text.to_owned(), examples: Vec::new() });
        } else if let Some(rule) = self.rules.last_mut() {
            rule.go_on(paragraph);
        }
    }
}

impl Rule {
    fn go_on(&mut self, paragraph: &str) {
        for line in paragraph.lines() {
            match line.strip_prefix("> ") {
                Some(example) => self.examples.push(example.to_owned()),
                None => self.text = format!("{} {line}", self.text).trim_end().to_owned(),
            }
        }
    }
}

/// A text in pieces: what stands between two `_` is emphasised.
pub fn emphasis(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let pieces = text.split('_').enumerate().filter(|(_, piece)| !piece.is_empty());
    pieces.map(|(place, piece)| if place % 2 == 0 { Piece::Plain(piece) } else { Piece::Strong(piece) })
}

/// `W6`, but not `Words`.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('W').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

pub(crate) fn file(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../rules/en.md"),
        Language::De => include_str!("../rules/de.md"),
        Language::Fr => include_str!("../rules/fr.md"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AUTHORITY: &str = include_str!("../../../docs/rules.md");

    /// `W1.1` … `W9.4`, as the rules of the project have them.
    fn numbers() -> Vec<&'static str> {
        let bold = AUTHORITY.split("**").skip(1).step_by(2);
        bold.filter(|bold| bold.starts_with('W') && bold.contains('.')).collect()
    }

    fn all() -> impl Iterator<Item = (Language, &'static Rules)> {
        Language::ALL.into_iter().map(|language| (language, Rules::of(language)))
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
        let english = Rules::of(Language::En);
        for (language, rules) in all() {
            assert_eq!(rules.introduction.len(), english.introduction.len(), "{language}");
            for (chapter, model) in rules.chapters.iter().zip(&english.chapters) {
                let examples = |chapter: &Chapter| -> Vec<usize> {
                    chapter.rules.iter().map(|rule| rule.examples.len()).collect()
                };
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
        let english = Rules::of(Language::En);
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
        let toll = Rules::of(Language::De).rule("W6.4").expect("a rule");
        assert!(toll.text.contains("Wegzoll") && toll.examples.len() == 1);
        assert_eq!(Rules::of(Language::De).rule("Wegzoll"), None);
    }

    #[test]
    fn emphasis_stands_between_underscores() {
        let pieces: Vec<_> = emphasis("_Tent_: 2 points").collect();
        assert_eq!(pieces, [Piece::Strong("Tent"), Piece::Plain(": 2 points")]);
    }
}
