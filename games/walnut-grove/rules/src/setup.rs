//! What a game is played with, and how it begins.

use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::sync::{LazyLock, Mutex, PoisonError};

use table::{Choice, Seat};

use crate::edition::Edition;

/// An edition, and who begins if that is not drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    edition: Printed,
    /// W2.6: who chooses a starting row first; drawn if `None`.
    pub first: Option<Seat>,
}

/// An edition that lives as long as the program. Equal data, equal edition.
#[derive(Clone, Copy, Debug)]
struct Printed(&'static Edition);

impl PartialEq for Printed {
    fn eq(&self, other: &Printed) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.digest == other.0.digest
    }
}

impl Eq for Printed {}

impl Hash for Printed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.digest.hash(state);
    }
}

/// Editions that games are played with; there are few, and they live as long as the program.
static EDITIONS: LazyLock<Mutex<Vec<&'static Edition>>> = LazyLock::new(|| Mutex::new(vec![Edition::reconstructed()]));

impl Setup {
    /// With this edition; who begins is drawn.
    pub fn new(edition: &'static Edition) -> Setup {
        Setup { edition: Printed(edition), first: None }
    }

    /// The same with another first player, or with one who is drawn.
    pub fn with_first(self, first: Option<Seat>) -> Setup {
        Setup { first, ..self }
    }

    /// What is played with.
    pub fn edition(&self) -> &'static Edition {
        self.edition.0
    }
}

/// An edition from a file's text. One with the same data is kept only once.
fn edition_of(text: &str) -> Result<&'static Edition, String> {
    let read = Edition::read(text).map_err(|error| error.to_string())?;
    let mut known = EDITIONS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(same) = known.iter().find(|known| known.digest == read.digest) {
        return Ok(same);
    }
    let kept = read.keep();
    known.push(kept);
    Ok(kept)
}

impl table::Setup for Setup {
    const EDITION: &'static str = Edition::TEXT;

    fn usual() -> Setup {
        Setup::new(Edition::reconstructed())
    }

    fn with_edition(text: &str) -> Result<Setup, String> {
        edition_of(text).map(Setup::new)
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
        self.edition.0.title()
    }

    fn is_edition(&self, title: &str) -> bool {
        self.edition.0.is_titled(title)
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
