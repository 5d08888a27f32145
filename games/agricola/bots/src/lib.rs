//! How positions of Agricola are evaluated, and what is counted in many games.

mod describe;
mod estimate;
mod outlook;
mod sites;
mod statistics;
mod turn;
mod weights;

use agricola::score::SOLO_GOAL;
use agricola::{Action, Score, State};
use bots::{Evaluation, SeatResult, Trait};
use table::{Actor, Game, Ignore, Seat};

pub use describe::INPUTS;
pub use statistics::AgricolaStatistics;

/// The evaluation of Agricola.
#[derive(Clone, Copy, Debug)]
pub struct Agricola;

/// A seat's place in the order of play, from 0: counted from the seat that the options make starting player, else from
/// seat 1, because a game does not remember whom it drew.
pub const TURN: &str = "turn";

impl Evaluation for Agricola {
    type Game = State;

    fn epoch(state: &State) -> u16 {
        u16::from(state.round())
    }

    fn epochs_left(state: &State) -> usize {
        usize::from((agricola::player::ROUNDS + 1).saturating_sub(state.round().max(1)))
    }

    fn estimate(state: &State, seat: Seat) -> i32 {
        estimate::estimate(state, seat)
    }

    /// Plays the rest of the turn: a person who was just placed on Fencing has changed nothing yet.
    fn estimate_after(state: &State, seat: Seat, action: Action) -> i32 {
        let mut next = *state;
        next.apply_legal(Actor::Seat(seat), action, &mut Ignore);
        turn::best_end(&next, seat) - turn::haste(state, seat, action)
    }

    fn points(state: &State, seat: Seat) -> i32 {
        state.player(seat).map_or(0, |player| Score::of(player, state.edition()).total)
    }

    fn describe(state: &State, seat: Seat, into: &mut Vec<f32>) {
        describe::describe(state, seat, into);
    }

    fn solo_goal() -> Option<i32> {
        Some(SOLO_GOAL)
    }

    /// A12.17: building resources decide between equal points.
    fn result(state: &State, seat: Seat) -> SeatResult {
        let Some(player) = state.player(seat) else { return SeatResult::default() };
        let score = Score::of(player, state.edition());
        let first = state.setup().first.map_or(0, |first| first.number() - 1);
        let value = (seat.number() - 1 + state.seats() - first) % state.seats();
        SeatResult { points: score.total, tie_break: score.resources_left, traits: vec![Trait { name: TURN, value }] }
    }
}
