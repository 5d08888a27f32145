//! The seedling: random, but not self-destructive.

use table::{Chance, Game};

use crate::farmhand::{any_good, rated};
use crate::{Evaluation, Question};

/// It does not do what seems to cost this much, in hundredths of a point.
const TOO_BAD: i32 = 150;

/// Anything that by the heuristic is not much worse than the best.
pub fn choose<E: Evaluation>(
    question: &Question<'_, E::Game>,
    chance: &mut Chance,
) -> Option<<E::Game as Game>::Action> {
    any_good(&rated::<E>(question, chance), TOO_BAD, chance)
}
