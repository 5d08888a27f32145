//! How a table is to be played, as its host chose.

use std::ops::RangeInclusive;

use bots::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::RequestError;

/// What a host may choose. It never changes once the table is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The name of the game, one of `/api/games`; the first of them if it is missing.
    #[serde(default)]
    pub game: Option<String>,
    /// One entry a seat, as many as the game allows.
    #[schema(min_items = 1, max_items = 8)]
    pub seats: Vec<SeatWish>,
    /// What is chosen of the game's options, as in a record's header: `first 2`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
    /// The name of the edition, one of `/api/editions`; the one that comes with the program if it is missing.
    #[serde(default)]
    pub edition: Option<String>,
    /// Short for the option `first`: the seat that begins, from 1; drawn if it is missing.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 8)]
    pub first: Option<u8>,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// The bot that plays for absent players: `seedling` to `pioneer`.
    #[serde(default = "stand_in")]
    pub stand_in: String,
    /// Whether strangers find the table in the list, and may watch. With open seats it needs a clock.
    #[serde(default)]
    pub listed: bool,
    /// Whether players may ask a bot what it would do.
    #[serde(default = "yes")]
    pub hints: bool,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever makes the table. Several seats can be `me`: then one browser is passed around.
    Me,
    /// Whoever has the invitation.
    Open,
    /// A bot, like `rancher`.
    Bot(String),
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// As much as everybody likes.
    #[default]
    None,
    /// A bank of time for the whole game, and some more for each turn.
    Live {
        /// Seconds at the beginning, 10 to 36,000.
        #[schema(minimum = 10, maximum = 36000)]
        bank: u32,
        /// Seconds more for each turn, at most 600.
        #[schema(maximum = 600)]
        increment: u32,
    },
    /// Days for each turn, and a bank for when that is not enough.
    Correspondence {
        /// Days for each turn, 1 to 30.
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
        /// Days in the bank, at most 60.
        #[schema(maximum = 60)]
        bank: u32,
    },
}

fn stand_in() -> String {
    Level::Settler.name().to_owned()
}

fn yes() -> bool {
    true
}

impl Options {
    /// A table as most people want it; seats are still to be named.
    pub fn usual() -> Options {
        Options {
            game: None,
            seats: Vec::new(),
            with: None,
            edition: None,
            first: None,
            clock: Clock::None,
            stand_in: stand_in(),
            listed: false,
            hints: yes(),
        }
    }

    /// The game's options, as [`table::Setup::options`] writes them.
    pub fn with(&self) -> String {
        let first = self.first.map(|seat| format!("first {seat}"));
        let with = self.with.clone().filter(|with| !with.trim().is_empty());
        with.into_iter().chain(first).collect::<Vec<_>>().join("; ")
    }

    /// Whether such a table can be played.
    pub fn check(&self, players: &RangeInclusive<u8>) -> Result<(), RequestError> {
        let seats = self.seats.len();
        let (least, most) = (*players.start(), *players.end());
        if !(usize::from(least)..=usize::from(most)).contains(&seats) {
            return Err(RequestError::bad("seats", &format!("a table of this game has {least} to {most} seats")));
        }
        if !self.seats.iter().any(|seat| *seat != SeatWish::Open && !matches!(seat, SeatWish::Bot(_)))
            && !self.seats.contains(&SeatWish::Open)
        {
            return Err(RequestError::bad("seats", "somebody has to play: one seat must be «me» or «open»"));
        }
        if self.first.is_some_and(|first| first == 0 || usize::from(first) > seats) {
            return Err(RequestError::bad("first", "the first seat must be one of the table's, counted from 1"));
        }
        for seat in &self.seats {
            if let SeatWish::Bot(name) = seat {
                level(name).ok_or_else(|| RequestError::bad("seats", &unknown(name)))?;
            }
        }
        level(&self.stand_in).ok_or_else(|| RequestError::bad("stand_in", &unknown(&self.stand_in)))?;
        // Without one a stranger could keep the others waiting for days.
        if self.listed && self.seats.contains(&SeatWish::Open) && self.clock == Clock::None {
            return Err(RequestError::bad(
                "clock",
                "a listed table with open seats needs a clock, live or by correspondence",
            ));
        }
        match self.clock {
            Clock::Live { bank, increment } if !(10..=36_000).contains(&bank) || increment > 600 => Err(
                RequestError::bad("clock", "a live clock has 10 to 36,000 seconds, and at most 600 more for each turn"),
            ),
            Clock::Correspondence { days, bank } if !(1..=30).contains(&days) || bank > 60 => {
                Err(RequestError::bad("clock", "a turn by correspondence has 1 to 30 days, and at most 60 in the bank"))
            }
            _ => Ok(()),
        }
    }
}

/// The bot with this name, at its own effort: how long bots think is not for strangers to say.
pub fn level(name: &str) -> Option<Level> {
    name.parse().ok()
}

fn unknown(name: &str) -> String {
    let known = Level::ALL.map(Level::name).join(", ");
    format!("there is no bot «{name}»; there are {known}")
}
