//! All texts for people, in English, German and French.
//!
//! The texts are Fluent files in `texts/`, built into the program. Every language has every text: a test fails
//! otherwise. What a text is about (a game, a bot) this crate does not know; others ask for it by its name.

pub mod rules;

use std::str::FromStr;
use std::sync::LazyLock;

pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

/// The files of a language.
macro_rules! texts {
    ($code:literal) => {
        [
            include_str!(concat!("../texts/", $code, "/bots.ftl")),
            include_str!(concat!("../texts/", $code, "/game.ftl")),
            include_str!(concat!("../texts/", $code, "/learn.ftl")),
            include_str!(concat!("../texts/", $code, "/pages.ftl")),
            include_str!(concat!("../texts/", $code, "/people.ftl")),
            include_str!(concat!("../texts/", $code, "/play.ftl")),
            include_str!(concat!("../texts/", $code, "/study.ftl")),
            include_str!(concat!("../texts/", $code, "/terminal.ftl")),
        ]
    };
}

/// A language that everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Fr];

    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
        }
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Language::En => langid!("en"),
            Language::De => langid!("de"),
            Language::Fr => langid!("fr"),
        }
    }

    /// What the language calls itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Fr => "Français",
        }
    }

    fn texts(self) -> [&'static str; 8] {
        match self {
            Language::En => texts!("en"),
            Language::De => texts!("de"),
            Language::Fr => texts!("fr"),
        }
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;
    /// `de`, and also `de_AT.UTF-8`.
    fn from_str(text: &str) -> Result<Language, String> {
        let code = text.split(['_', '-', '.']).next().unwrap_or_default();
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| format!("no texts in «{text}»; there are en, de and fr"))
    }
}

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The texts of a language.
    pub fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        for file in language.texts() {
            // A text that cannot be read is missing below, and a test reads them all.
            let texts = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(texts);
        }
        Words { language, bundle }
    }

    /// The texts of a language, read once.
    pub fn of(language: Language) -> &'static Words {
        static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| Language::ALL.map(Words::new));
        let [en, de, fr] = &*ALL;
        match language {
            Language::En => en,
            Language::De => de,
            Language::Fr => fr,
        }
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this name. An unknown name is said as it is, so that it is seen.
    pub fn say(&self, name: &str) -> String {
        self.say_with(name, &FluentArgs::new())
    }

    /// The text with this name, with what it speaks of filled in: `words.about("paid", [("count", 3.into())])`.
    pub fn about<'v>(&self, name: &str, about: impl IntoIterator<Item = (&'v str, FluentValue<'v>)>) -> String {
        self.say_with(name, &about.into_iter().collect())
    }

    fn say_with(&self, name: &str, about: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(name).and_then(|message| message.value()) else {
            return name.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(about), &mut Vec::new()).into_owned()
    }

    /// Whether there is a text with this name.
    pub fn knows(&self, name: &str) -> bool {
        self.bundle.get_message(name).is_some_and(|message| message.value().is_some())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

    use super::*;

    fn names(language: Language) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for file in language.texts() {
            let texts =
                fluent_syntax::parser::parse(file).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
            for entry in texts.body {
                if let Entry::Message(message) = entry {
                    assert!(names.insert(message.id.name.to_owned()), "{language}: {} twice", message.id.name);
                }
            }
        }
        names
    }

    #[test]
    fn every_language_has_every_text() {
        let english = names(Language::En);
        assert!(!english.is_empty());
        for language in [Language::De, Language::Fr] {
            assert_eq!(names(language), english, "{language}");
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

    /// The variables of every text, those of the texts it is made of included.
    fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut made_of: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for file in language.texts() {
            let texts =
                fluent_syntax::parser::parse(file).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
            for entry in texts.body {
                if let Entry::Message(message) = entry {
                    let found = made_of.entry(message.id.name.to_owned()).or_default();
                    message.value.iter().for_each(|pattern| parts(pattern, found));
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
        let english = variables(Language::En);
        for language in [Language::De, Language::Fr] {
            assert_eq!(variables(language), english, "{language}");
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
        for language in Language::ALL {
            for file in language.texts() {
                let texts = fluent_syntax::parser::parse(file).expect("texts that can be read");
                for entry in texts.body {
                    let Entry::Message(message) = entry else { continue };
                    let mut found = Vec::new();
                    message.value.iter().for_each(|pattern| defaults(pattern, &mut found));
                    assert!(found.iter().all(|key| key == "other"), "{language}: {} {found:?}", message.id.name);
                }
            }
        }
    }

    /// Straight quotes and apostrophes are for code; French puts a narrow no-break space before `:;!?»` and after `«`.
    #[test]
    fn texts_are_set_like_print() {
        for language in Language::ALL {
            let texts = language.texts().map(|file| file.replace("{\"\"}", ""));
            let lines = texts.iter().map(String::as_str).chain([rules::file(language)]).flat_map(str::lines);
            for line in lines.filter(|line| !line.starts_with("# ")) {
                assert!(!line.contains(['"', '\'', '\u{a0}']), "{language}: {line}");
                let quotes = match language {
                    Language::En => ['„', '«', '»'].as_slice(),
                    Language::De => ['”', '«', '»'].as_slice(),
                    Language::Fr => ['“', '„', '”'].as_slice(),
                };
                assert!(!line.contains(quotes), "{language}: {line}");
                if language == Language::Fr {
                    // The commands of the line-by-line game are a list with commas: "aide, ?".
                    let line = line.replace(", ?", "");
                    let wide = [" :", " ;", " !", " ?", " »", "« "].into_iter().find(|wide| line.contains(wide));
                    assert_eq!(wide, None, "{language}: {line}");
                }
            }
        }
    }

    #[test]
    fn a_text_is_said_in_its_language() {
        assert_eq!(Words::new(Language::De).say("bot-farmhand"), "Helfer");
        assert_eq!(Words::new(Language::Fr).say("no-such-text"), "no-such-text");
    }

    #[test]
    fn languages_go_by_their_codes() {
        assert_eq!("fr".parse(), Ok(Language::Fr));
        assert_eq!("de_AT.UTF-8".parse(), Ok(Language::De));
        assert_eq!("it".parse::<Language>(), Err("no texts in «it»; there are en, de and fr".to_owned()));
    }
}
