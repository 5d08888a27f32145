//! Players that the program moves.
//!
//! Fair by type: a bot gets a [`Sight`], which is its seat's view and legal actions. What is hidden is not in there; a
//! bot that wants to try things out imagines a state from the view and makes the hidden part up.

mod company;
mod farmhand;
mod seedling;
mod worth;

use std::str::FromStr;

use table::{Dealer, Seat};
use walnut_grove::pieces::{Coin, Coins};
use walnut_grove::{Action, Edition, State, View};

pub use company::{Choice, Company};

/// What a bot knows when it has to decide.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The seat it plays.
    pub seat: Seat,
    /// What that seat may know.
    pub view: &'a View,
    /// The answers to choose from, at least two.
    pub legal: &'a [Action],
    /// What the game is played with.
    pub edition: &'static Edition,
}

impl Sight<'_> {
    /// A state that looks like this to the seat, the coins it cannot see drawn at random.
    pub fn imagine(&self, dealer: &mut Dealer) -> Option<State> {
        State::imagine(self.edition, self.view, &mut |unseen| draw(unseen, dealer))
    }
}

fn draw(unseen: &Coins, dealer: &mut Dealer) -> Coin {
    let all: Vec<Coin> =
        unseen.iter().flat_map(|(coin, &count)| std::iter::repeat_n(coin, usize::from(count))).collect();
    dealer.pick(&all).unwrap_or(Coin::Copper)
}

/// How well a bot plays. Levels differ in kind, not only in depth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action, all equally likely; for research.
    Random,
    /// Picks at random, but leaves out what only does harm.
    Seedling,
    /// Goes by rules of thumb, one action at a time.
    Farmhand,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::Seedling, Level::Farmhand];

    /// How it is called.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Seedling => "seedling",
            Level::Farmhand => "farmhand",
        }
    }

    /// Answers a decision. `None` only if nothing is legal.
    fn choose(self, sight: &Sight<'_>, dealer: &mut Dealer) -> Option<Action> {
        match self {
            Level::Random => dealer.pick(sight.legal),
            Level::Seedling => seedling::choose(sight, dealer),
            Level::Farmhand => farmhand::choose(sight, dealer),
        }
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(name: &str) -> Result<Level, String> {
        let known = Level::ALL.map(Level::name).join(", ");
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| format!("unknown player «{name}»; known: {known}"))
    }
}
