//! What a game is played with, and how it begins.

use std::ops::RangeInclusive;

use table::edition::Kept;
use table::{Choice, Seat};

use crate::edition::Edition;

/// An edition, and who begins if that is not drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    edition: Kept<Edition>,
    /// W2.6: who chooses a starting row first; drawn if `None`.
    pub first: Option<Seat>,
}

impl Setup {
    /// With this edition; who begins is drawn.
    pub fn new(edition: &'static Edition) -> Setup {
        Setup { edition: Kept::new(edition), first: None }
    }

    /// The same with another first player, or with one who is drawn.
    pub fn with_first(self, first: Option<Seat>) -> Setup {
        Setup { first, ..self }
    }

    /// What is played with.
    pub fn edition(&self) -> &'static Edition {
        self.edition.get()
    }
}

impl table::Setup for Setup {
    const EDITION: &'static str = Edition::TEXT;

    fn usual() -> Setup {
        Setup::new(Edition::reconstructed())
    }

    fn with_edition(text: &str) -> Result<Setup, String> {
        Edition::read(text).map(|edition| Setup::new(edition.keep())).map_err(|error| error.to_string())
    }

    fn with_options(self, options: &str) -> Result<Setup, String> {
        let mut setup = self;
        for option in options.split(';').map(str::trim).filter(|option| !option.is_empty()) {
            let first = option.strip_prefix("first ").and_then(|number| number.parse().ok());
            let first = first.and_then(Seat::from_number);
            setup.first = Some(first.ok_or_else(|| format!("«{option}» is no option; write «first 2» for seat 2"))?);
        }
        Ok(setup)
    }

    fn edition(&self) -> String {
        self.edition.get().title()
    }

    fn is_edition(&self, title: &str) -> bool {
        self.edition.get().is_titled(title)
    }

    fn options(&self) -> String {
        self.first.map(|seat| format!("first {seat}")).unwrap_or_default()
    }

    fn choices() -> &'static [Choice] {
        &[Choice { name: "first", values: &["1", "2", "3", "4"] }]
    }

    fn seats(&self) -> RangeInclusive<u8> {
        1..=4
    }
}
