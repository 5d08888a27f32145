//! Who takes part in an arena, and how a name becomes a player.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, Mind};

/// Somebody who can be given a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// A level of the program, perhaps with an effort of its own.
    Bot(Bot),
}

impl Entrant {
    /// A player for one game.
    pub fn mind(&self) -> anyhow::Result<Box<dyn Mind>> {
        match self {
            Entrant::Bot(bot) => Ok(Box::new(*bot)),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;
    fn from_str(text: &str) -> Result<Entrant, String> {
        text.parse().map(Entrant::Bot)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(bot) => bot.fmt(f),
        }
    }
}
