//! The settler: tries each action and plays the epoch out by the heuristic; how it ends counts.

use table::{Actor, Chance, Game, Ignore};

use crate::farmhand::any_good;
use crate::search::{Scratch, roll_out};
use crate::{Effort, Evaluation, Question};

/// It does not see a difference smaller than this, in hundredths of a point.
const BLUR: i32 = 85;

/// An action whose rollouts ended best on average, or nearly so.
pub fn choose<E: Evaluation>(
    question: &Question<'_, E::Game>,
    effort: Effort,
    chance: &mut Chance,
) -> Option<<E::Game as Game>::Action> {
    let states = question.imagine_many(chance);
    let mut rated: Vec<(<E::Game as Game>::Action, i32)> = question.legal().iter().map(|&action| (action, 0)).collect();
    let mut rounds = 0;
    let mut clock = effort.start();
    let mut scratch = Scratch::default();
    for state in states.iter().cycle() {
        let mut left = 0;
        // Whole rounds only: every action is tried as often as any other.
        for (action, total) in &mut rated {
            let mut next = state.clone();
            next.apply_legal(Actor::Seat(question.seat()), *action, &mut Ignore);
            roll_out::<E>(&mut next, E::epoch(state).saturating_add(1), chance, &mut scratch);
            *total += E::estimate(&next, question.seat());
            left = clock.tick();
        }
        rounds += 1;
        if left == 0 {
            break;
        }
    }
    any_good(&rated, BLUR * rounds, chance)
}
