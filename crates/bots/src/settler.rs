//! The settler: tries each action and plays the year out by rules of thumb; how the year ends counts.

use table::{Actor, Dealer, Game, Ignore};
use walnut_grove::Action;

use crate::farmhand::any_good;
use crate::search::{Scratch, play_on};
use crate::worth::worth;
use crate::{Effort, Sight};

/// It does not see a difference smaller than this, in hundredths of a point.
const BLUR: i32 = 85;

/// An action whose years ended best on average, as far as it can tell.
pub fn choose(sight: &Sight<'_>, effort: Effort, dealer: &mut Dealer) -> Option<Action> {
    let states = sight.imagine_many(dealer);
    let mut rated: Vec<(Action, i32)> = sight.legal.iter().map(|&action| (action, 0)).collect();
    let mut rounds = 0;
    let mut clock = effort.start();
    let mut scratch = Scratch::default();
    for state in states.iter().cycle() {
        let mut left = 0;
        // Whole rounds only: every action is tried as often as any other.
        for (action, total) in &mut rated {
            let mut next = *state;
            next.apply_legal(Actor::Seat(sight.seat), *action, &mut Ignore);
            play_on(&mut next, state.year().saturating_add(1), dealer, &mut scratch);
            *total += worth(&next, sight.seat);
            left = clock.tick();
        }
        rounds += 1;
        if left == 0 {
            break;
        }
    }
    any_good(&rated, BLUR * rounds, dealer)
}
