//! Actors and viewers.

use std::fmt;

use serde::{Serialize, Serializer};

/// A player's place at the table. Counted from 0 inside, shown and written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// Counted from 0, for looking things up.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Counted from 1, for people.
    pub fn number(self) -> u8 {
        self.0.saturating_add(1)
    }

    /// The seat people call by this number, counted from 1.
    pub fn from_number(number: u8) -> Option<Seat> {
        number.checked_sub(1).map(Seat)
    }

    /// The first `count` seats in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// Who answers a decision: a seat, or Nature, whose answers are what bags and piles yield.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    /// Whatever is dealt or drawn, decided outside the rules.
    Nature,
    /// A player.
    Seat(Seat),
}

/// `*` for Nature, the seat's number otherwise: the first word of a record's line.
impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Nature => f.write_str("*"),
            Actor::Seat(seat) => seat.fmt(f),
        }
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Actor::Nature => serializer.serialize_str("nature"),
            Actor::Seat(seat) => seat.serialize(serializer),
        }
    }
}

/// Whom a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player sees what is public and what is theirs.
    Seat(Seat),
    /// Somebody watching sees what is public.
    Spectator,
    /// Records, tests and finished games: everything.
    Omniscient,
}

impl Viewer {
    /// Whether this viewer may see what only `seat` knows.
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Omniscient => f.write_str("omniscient"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
