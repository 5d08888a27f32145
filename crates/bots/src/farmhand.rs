//! The farmhand: tries each action once and takes one after which the heuristic says the most.

use table::{Chance, Game};

use crate::{Evaluation, Question};

/// It does not see a difference smaller than this, in hundredths of a point.
const BLUR: i32 = 80;

/// An action that is best by the heuristic, or nearly so.
pub fn choose<E: Evaluation>(
    question: &Question<'_, E::Game>,
    chance: &mut Chance,
) -> Option<<E::Game as Game>::Action> {
    any_good(&rated::<E>(question, chance), BLUR, chance)
}

/// Each legal action, and the estimate after it.
pub fn rated<E: Evaluation>(
    question: &Question<'_, E::Game>,
    chance: &mut Chance,
) -> Vec<(<E::Game as Game>::Action, i32)> {
    let state = question.imagine(chance);
    let estimate = |action| E::estimate_after(&state, question.seat(), action);
    question.legal().iter().map(|&action| (action, estimate(action))).collect()
}

/// Any action less than `blur` worse than the best.
pub fn any_good<A: Copy>(rated: &[(A, i32)], blur: i32, chance: &mut Chance) -> Option<A> {
    let best = rated.iter().map(|&(_, estimate)| estimate).max()?;
    let good: Vec<A> =
        rated.iter().filter(|&&(_, estimate)| estimate > best - blur).map(|&(action, _)| action).collect();
    chance.pick(&good)
}
