//! What reports on many games count in addition to points and wins.

use table::{Game, Seat};

/// What a game adds to reports on many games: points by category, what players choose and own, what may make a seat
/// stronger. Everything has a default; `()` adds nothing.
pub trait Statistics<G: Game>: Send + Sync + 'static {
    /// What [`Evaluation::epoch`](crate::Evaluation::epoch) counts, in the plural: `rounds`.
    const EPOCHS: &'static str = "epochs";

    /// What each seat has one of, in the plural: `hands`.
    const SEATS: &'static str = "seats";

    /// Points to reach in a solo game, the goal first, with a word for each.
    const SOLO_MARKS: &'static [(i32, &'static str)] = &[];

    /// The points of a seat at the end, by category; the total is one of them.
    fn points(game: &G, seat: Seat) -> Vec<Category> {
        let points = game.outcome().and_then(|outcome| outcome.points.get(seat.index()).copied());
        points.map(|points| Category { name: "total", points, is_part: false }).into_iter().collect()
    }

    /// Other numbers of a seat at the end.
    fn measures(_game: &G, _seat: Seat) -> Vec<Measure> {
        Vec::new()
    }

    /// What players choose over and over again, such as places to visit.
    fn choices(_setup: &G::Setup) -> Vec<Counter> {
        Vec::new()
    }

    /// Which of [`Statistics::choices`] an action is. `game` is the position after it.
    fn choice(_game: &G, _action: G::Action) -> Option<Counted> {
        None
    }

    /// What players own at the end.
    fn possessions(_setup: &G::Setup) -> Vec<Counter> {
        Vec::new()
    }

    /// How many of each of [`Statistics::possessions`] a seat owns: a list for each counter.
    fn owned(_game: &G, _seat: Seat) -> Vec<Vec<u64>> {
        Vec::new()
    }

    /// The [`Trait`](crate::Trait)s of seats whose influence on the result is reported.
    fn traits(_setup: &G::Setup, _seats: u8) -> Vec<Influence> {
        Vec::new()
    }
}

impl<G: Game> Statistics<G> for () {}

/// Points of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Category {
    /// Its name in JSON, words joined by underscores.
    pub name: &'static str,
    /// How many.
    pub points: i32,
    /// Whether they are part of the last category that is none itself.
    pub is_part: bool,
}

/// A number of a seat at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// Its name in JSON: `cards_per_hand`.
    pub name: &'static str,
    /// What it is: `cards in a hand`.
    pub heading: &'static str,
    /// The number.
    pub value: i64,
}

/// Things of one kind that are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Its name in JSON: `visits`.
    pub name: &'static str,
    /// What an average is of: `visits per hand and game`.
    pub heading: &'static str,
    /// The names of the things.
    pub things: Vec<String>,
}

/// One thing of a list of counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The place of its counter in the list.
    pub counter: usize,
    /// Its place among the counter's things.
    pub thing: usize,
}

/// How a trait of seats is reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Influence {
    /// The trait's name.
    pub name: &'static str,
    /// What is compared: `wins by who begins`.
    pub heading: &'static str,
    /// The names of its values, from 0 on.
    pub values: Vec<String>,
    /// What is compared.
    pub share: Share,
}

/// A share of comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    /// How often a seat with the value wins. Each seat of a game has another value.
    Wins,
    /// How often a seat with the value ends ahead of one with another value.
    Ahead,
}
