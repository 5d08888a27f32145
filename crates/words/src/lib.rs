//! Texts for people, in English, German and French.
//!
//! The site's own texts are Fluent files in `texts/`, built into the program; each game adds files of its own
//! ([`Words::with`]) and says what happens in it ([`Phrasebook`]). Every language has every text: a test fails otherwise.

mod language;
mod phrasebook;
pub mod rules;

use std::sync::LazyLock;

pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use language::{ByLanguage, Language};
pub use phrasebook::{Ask, Phrasebook, ScoreLine, StoryLine, TextSection, minus, signed};

/// The files of a language.
macro_rules! texts {
    ($code:literal) => {
        [
            include_str!(concat!("../texts/", $code, "/bots.ftl")),
            include_str!(concat!("../texts/", $code, "/learn.ftl")),
            include_str!(concat!("../texts/", $code, "/pages.ftl")),
            include_str!(concat!("../texts/", $code, "/people.ftl")),
            include_str!(concat!("../texts/", $code, "/play.ftl")),
            include_str!(concat!("../texts/", $code, "/study.ftl")),
            include_str!(concat!("../texts/", $code, "/terminal.ftl")),
        ]
    };
}

/// The site's own files of a language.
fn own(language: Language) -> [&'static str; 7] {
    match language {
        Language::En => texts!("en"),
        Language::De => texts!("de"),
        Language::Fr => texts!("fr"),
    }
}

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The site's own texts, and those of a game.
    pub fn with(language: Language, files: &[&'static str]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        for file in own(language).iter().chain(files) {
            // A text that cannot be read is missing below, and a test reads them all.
            let texts = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(texts);
        }
        Words { language, bundle }
    }

    /// The site's own texts, read once.
    pub fn of(language: Language) -> &'static Words {
        static ALL: LazyLock<ByLanguage<Words>> =
            LazyLock::new(|| ByLanguage::new(|language| Words::with(language, &[])));
        ALL.get(language)
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this name. An unknown name is said as it is, so that it is seen.
    pub fn say(&self, name: &str) -> String {
        self.formatted(name, &FluentArgs::new())
    }

    /// The text with this name and these arguments: `words.say_with("paid", [("count", 3.into())])`.
    pub fn say_with<'v>(&self, name: &str, arguments: impl IntoIterator<Item = (&'v str, FluentValue<'v>)>) -> String {
        self.formatted(name, &arguments.into_iter().collect())
    }

    fn formatted(&self, name: &str, arguments: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(name).and_then(|message| message.value()) else {
            return name.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned()
    }

    /// Whether there is a text with this name.
    pub fn knows(&self, name: &str) -> bool {
        self.bundle.get_message(name).is_some_and(|message| message.value().is_some())
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_said_in_its_language() {
        assert_eq!(Words::of(Language::De).say("bot-farmhand"), "Helfer");
        assert_eq!(Words::of(Language::Fr).say("no-such-text"), "no-such-text");
    }

    #[test]
    fn a_game_adds_its_own_texts() {
        let words = Words::with(Language::En, &["toss = A toss of { $coins }"]);
        assert_eq!(words.say_with("toss", [("coins", 2.into())]), "A toss of 2");
        assert_eq!(words.say("bot-farmhand"), Words::of(Language::En).say("bot-farmhand"));
    }
}
