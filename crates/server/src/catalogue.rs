//! The games that a site offers.

use std::fmt;
use std::sync::Arc;

use host::{AnyTitle, Edition};

/// The games of a site, the usual one first.
#[derive(Clone, Debug)]
pub struct Catalogue {
    offers: Arc<[Offer]>,
}

/// A game, and what it can be played with.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The game.
    pub title: &'static dyn AnyTitle,
    /// Its editions, the usual one first.
    pub editions: Vec<Edition>,
    /// Its picture for the list of games.
    pub emblem: Arc<str>,
}

impl Catalogue {
    /// These games, with the editions that come with them and those of the texts, each of one of the games.
    pub fn new(titles: &[&'static dyn AnyTitle], editions: &[String]) -> Result<Catalogue, String> {
        let offer = |&title: &&'static dyn AnyTitle| {
            let emblem = web::lobby::emblem(title.name(), title.style()).into();
            Offer { title, editions: vec![title.edition()], emblem }
        };
        let mut offers: Vec<Offer> = titles.iter().map(offer).collect();
        for text in editions {
            let mut reasons = Vec::new();
            let read = offers.iter_mut().find_map(|offer| match offer.title.read_edition(text) {
                Ok(edition) => Some((offer, edition)),
                Err(reason) => {
                    reasons.push(reason);
                    None
                }
            });
            let (offer, edition) = read.ok_or_else(|| reasons.join("; "))?;
            offer.editions.push(edition);
        }
        Ok(Catalogue { offers: offers.into() })
    }

    /// All games.
    pub fn all(&self) -> &[Offer] {
        &self.offers
    }

    /// The game of this name; the usual one if none is named.
    pub fn find(&self, name: Option<&str>) -> Option<&Offer> {
        self.offers.iter().find(|offer| name.is_none_or(|name| offer.title.name() == name))
    }

    /// The games and the versions of their rules that can be played.
    pub fn playable(&self) -> Vec<(&'static str, i64)> {
        let versions = |offer: &Offer| {
            let title = offer.title;
            (1..=title.rules()).filter(move |&rules| title.plays(rules)).map(move |rules| (title.name(), rules.into()))
        };
        self.offers.iter().flat_map(versions).collect()
    }
}

/// The game that a table is played by, and the version of its rules.
#[derive(Clone, Debug)]
pub struct Pinned {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The game, if this program knows it.
    pub title: Option<&'static dyn AnyTitle>,
}

impl Pinned {
    /// A game under some version of its rules.
    pub fn new(catalogue: &Catalogue, game: &str, rules: u32) -> Pinned {
        let title = catalogue.find(Some(game)).map(|offer| offer.title);
        Pinned { game: game.to_owned(), rules, title }
    }

    /// The same under the newest rules: a game that has not begun will begin under them.
    pub fn under_newest(self) -> Pinned {
        Pinned { rules: self.title.map_or(self.rules, |title| title.rules()), ..self }
    }

    /// Whether this program can play it.
    pub fn is_playable(&self) -> bool {
        self.title.is_some_and(|title| title.plays(self.rules))
    }
}

impl fmt::Display for Pinned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.title {
            Some(_) => write!(f, "this game was begun under rules {}", self.rules)?,
            None => write!(f, "this is a game of «{}»", self.game)?,
        }
        f.write_str("; this version of Homestead cannot continue it")
    }
}
