//! Somebody who decides for a seat.

use table::{Chance, Game, Outcome};

use crate::Question;

/// Decides for a seat and knows no more than a [`Question`] tells.
pub trait Player<G: Game>: Send {
    /// Answers a decision. `None` only if nothing is legal.
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Option<G::Action>;

    /// Whether it answers anything at random.
    fn is_random(&self) -> bool {
        false
    }

    /// Learns how the game ended.
    fn game_over(&mut self, _outcome: &Outcome) {}

    /// How many decisions were made in its place, because it failed to.
    fn forfeits(&self) -> u32 {
        0
    }
}
