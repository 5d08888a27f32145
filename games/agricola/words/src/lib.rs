//! Agricola in words: what a seat is asked, what it may answer, what happened, why something is refused, and the whole
//! table as text. The page, the terminal and a screen reader say the same.
//!
//! The sentences are in `texts/`; here is only which one is said when, and what fills it.

mod actions;
mod asks;
mod cards;
mod edition_text;
mod events;
mod farm_text;
mod follow;
mod phrasebook;
mod pieces;
mod refusals;
mod scores;
mod spaces;
mod table_text;
mod tale;

use std::sync::LazyLock;

use words::{ByLanguage, FluentValue, Language, Words};

pub use table_text::{ASKED, CARDS, FARM, MAJORS, POINTS, ROUNDS, SPACES};

/// The files of a language.
macro_rules! texts {
    ($code:literal) => {
        [
            include_str!(concat!("../texts/", $code, "/cards.ftl")),
            include_str!(concat!("../texts/", $code, "/game.ftl")),
            include_str!(concat!("../texts/", $code, "/pieces.ftl")),
            include_str!(concat!("../texts/", $code, "/table.ftl")),
        ]
    };
}

static WORDS: LazyLock<ByLanguage<Words>> = LazyLock::new(|| {
    ByLanguage::new(|language| match language {
        Language::En => Words::with(language, &texts!("en")),
        Language::De => Words::with(language, &texts!("de")),
        Language::Fr => Words::with(language, &texts!("fr")),
    })
});

/// Says things in one language.
#[derive(Clone, Copy)]
pub struct Phrases {
    words: &'static Words,
}

impl Phrases {
    /// In this language.
    pub fn new(language: Language) -> Phrases {
        Phrases { words: WORDS.get(language) }
    }

    /// The plain texts of the language.
    pub fn words(self) -> &'static Words {
        self.words
    }

    /// `a, b and c`; nothing for none.
    pub fn list(self, parts: &[String]) -> String {
        self.words.list(parts)
    }

    /// `a or b`
    pub(crate) fn list_or(self, parts: Vec<String>) -> String {
        self.joined("list-or", parts)
    }

    /// `a, b; c, d; e`
    pub(crate) fn list_of_lists(self, parts: Vec<String>) -> String {
        self.joined("list-more", parts)
    }

    fn joined(self, name: &str, parts: Vec<String>) -> String {
        let both = |first: String, last: String| self.say_with(name, [("first", first.into()), ("last", last.into())]);
        parts.into_iter().reduce(both).unwrap_or_default()
    }

    pub(crate) fn plain(self, name: &str) -> String {
        debug_assert!(self.words.knows(name), "there is no text «{name}»");
        self.words.say(name)
    }

    pub(crate) fn say_with<'v, const N: usize>(self, name: &str, arguments: [(&'v str, FluentValue<'v>); N]) -> String {
        debug_assert!(self.words.knows(name), "there is no text «{name}»");
        self.words.say_with(name, arguments)
    }

    pub(crate) fn counted(self, name: &str, count: u8) -> String {
        self.say_with(name, [("count", count.into())])
    }
}
