//! What a game tells the bots about its positions.

use table::{Actor, Game, Ignore, Seat};

use crate::Network;

/// Hundredths of a point in a point.
pub(crate) const POINT: f32 = 100.0;

/// How positions of a game are evaluated. All bots come from this; a game implements it for a type of its own.
pub trait Evaluation: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// The stretch of play that a search plays out before it evaluates: the year, the round. It only grows.
    fn epoch(game: &Self::Game) -> u16;

    /// How many epochs are left, this one included; at least 1 until the game is over.
    fn epochs_left(game: &Self::Game) -> usize;

    /// Heuristic: the points that `seat` will have at the end, in hundredths; the exact points once the game is over.
    fn estimate(game: &Self::Game, seat: Seat) -> i32;

    /// The same after an action of that seat.
    fn estimate_after(game: &Self::Game, seat: Seat, action: <Self::Game as Game>::Action) -> i32 {
        let mut next = game.clone();
        next.apply_legal(Actor::Seat(seat), action, &mut Ignore);
        Self::estimate(&next, seat)
    }

    /// The points that `seat` has now; a network says what is added to them.
    fn points(game: &Self::Game, seat: Seat) -> i32;

    /// Adds the inputs of the network for `seat`, numbers around one. The same count in every position.
    fn describe(game: &Self::Game, seat: Seat, into: &mut Vec<f32>);

    /// The network that was trained for this game, if there is one.
    fn network() -> Option<&'static Network> {
        None
    }

    /// The points that win a solo game.
    fn solo_goal() -> Option<i32> {
        None
    }

    /// How a seat ended a game that is over.
    fn result(game: &Self::Game, seat: Seat) -> SeatResult;
}

/// How one seat ended a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatResult {
    /// Points at the end.
    pub points: i32,
    /// What decides between equal points: more is better.
    pub tie_break: i32,
    /// What else may have mattered, for statistics.
    pub traits: Vec<Trait>,
}

/// Something about a seat that may matter for its result, such as its board or its place in the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trait {
    /// What.
    pub name: &'static str,
    /// Which, counted from 0.
    pub value: u8,
}

impl SeatResult {
    /// The value of a trait.
    pub fn value_of(&self, name: &str) -> Option<u8> {
        self.traits.iter().find(|found| found.name == name).map(|found| found.value)
    }
}
