//! What a position is worth at a search's horizon.

use table::{Game, Seat};

use crate::evaluation::POINT;
use crate::{Evaluation, Network};

/// How a position is evaluated.
#[derive(Clone, Copy, Debug)]
pub enum Evaluator {
    /// By the game's heuristic.
    Heuristic,
    /// By a network that was trained on games.
    Network(&'static Network),
}

/// How far off the heuristic may be, in points.
const HEURISTIC_SPREAD: f32 = 5.0;

impl Evaluator {
    /// The best one that a game has.
    pub fn best<E: Evaluation>() -> Evaluator {
        E::network().map_or(Evaluator::Heuristic, Evaluator::Network)
    }

    /// How far off it may be, in points; nothing once the game is over.
    pub fn spread<E: Evaluation>(self, state: &E::Game) -> f32 {
        if state.next_actor().is_none() {
            return 0.0;
        }
        let learned = match self {
            Evaluator::Network(network) => {
                E::epochs_left(state).checked_sub(1).and_then(|place| network.spread.get(place)).copied()
            }
            Evaluator::Heuristic => None,
        };
        learned.unwrap_or(HEURISTIC_SPREAD)
    }

    /// The points that `seat` is expected to have at the end. `inputs` is overwritten.
    pub fn evaluate<E: Evaluation>(self, state: &E::Game, seat: Seat, inputs: &mut Vec<f32>) -> f32 {
        match self {
            Evaluator::Network(network) if state.next_actor().is_some() => {
                inputs.clear();
                E::describe(state, seat, inputs);
                points::<E>(state, seat) + network.answer(inputs).1
            }
            Evaluator::Heuristic | Evaluator::Network(_) => in_points(E::estimate(state, seat)),
        }
    }
}

/// The points that a seat has now.
pub(crate) fn points<E: Evaluation>(state: &E::Game, seat: Seat) -> f32 {
    f32::from(i16::try_from(E::points(state, seat)).unwrap_or(0))
}

/// Hundredths as points.
pub(crate) fn in_points(hundredths: i32) -> f32 {
    f32::from(i16::try_from(hundredths).unwrap_or(i16::MAX)) / POINT
}
