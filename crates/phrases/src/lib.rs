//! Walnut Grove in words: what a seat is asked, what it may answer, what happened, why something is refused, and the
//! whole table as text. The page, the terminal and a screen reader say the same.
//!
//! The sentences are in `crates/words/texts/*/game.ftl`; here is only which one is said when, and what fills it.

mod actions;
mod asks;
mod discs;
mod events;
mod farm_text;
mod pieces;
mod previews;
mod refusals;
mod scores;
mod table_text;
mod tale;

use words::{FluentValue, Language, Words};

pub use asks::Ask;
pub use scores::{ScoreLine, points_so_far, signed};
pub use table_text::{TextPart, TextSection};
pub use tale::StoryLine;

/// Says things in one language.
#[derive(Clone, Copy)]
pub struct Phrases {
    words: &'static Words,
}

impl Phrases {
    /// In this language.
    pub fn new(language: Language) -> Phrases {
        Phrases { words: Words::of(language) }
    }

    /// The plain texts of the language.
    pub fn words(self) -> &'static Words {
        self.words
    }

    /// `a, b and c`; nothing for none.
    pub fn list(self, parts: &[String]) -> String {
        match parts {
            [] => self.plain("nothing"),
            [one] => one.clone(),
            [before @ .., last] => {
                self.about("list-and", [("first", before.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// `a, b; c, d; e`
    pub(crate) fn list_of_lists(self, parts: &[String]) -> String {
        let joined = parts
            .iter()
            .cloned()
            .reduce(|first, last| self.about("list-more", [("first", first.into()), ("last", last.into())]));
        joined.unwrap_or_default()
    }

    /// `1.8`, or `1,8` where people write that.
    pub fn tenths(self, number: f64) -> String {
        let text = format!("{number:.1}").replace('-', "−");
        match self.words.language() {
            Language::En => text,
            Language::De | Language::Fr => text.replace('.', ","),
        }
    }

    /// Whom the table waits for: "Waiting for Ann and Bob".
    pub fn waiting(self, names: &[String]) -> String {
        self.about("waiting", [("count", names.len().into()), ("names", self.list(names).into())])
    }

    pub(crate) fn plain(self, name: &str) -> String {
        debug_assert!(self.words.knows(name), "there is no text «{name}»");
        self.words.say(name)
    }

    pub(crate) fn about<'v, const N: usize>(self, name: &str, about: [(&'v str, FluentValue<'v>); N]) -> String {
        debug_assert!(self.words.knows(name), "there is no text «{name}»");
        self.words.about(name, about)
    }
}
