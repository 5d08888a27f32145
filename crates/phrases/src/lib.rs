//! Walnut Grove in words: what a seat is asked, what it may answer, what happened, why something is refused, and the
//! whole table as text. The page, the terminal and a screen reader say the same.

use words::{Language, Words};

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
}
