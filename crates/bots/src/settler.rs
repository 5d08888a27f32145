//! The settler: tries each action and plays the year out by rules of thumb; the best year counts.

use table::{Actor, Dealer, Game, Ignore};
use walnut_grove::Action;

use crate::search::{Scratch, play_on};
use crate::worth::worth;
use crate::{Effort, Sight};

/// The action whose years ended best on average.
pub fn choose(sight: &Sight<'_>, effort: Effort, dealer: &mut Dealer) -> Option<Action> {
    let states = sight.imagine_many(dealer);
    let mut totals: Vec<(i64, Action)> = sight.legal.iter().map(|&action| (0, action)).collect();
    let mut clock = effort.start();
    let mut scratch = Scratch::default();
    // Every action is tried as often as any other.
    let mut left;
    for state in states.iter().cycle() {
        left = 0;
        let until = state.year() + 1;
        for (total, action) in &mut totals {
            let mut next = *state;
            next.apply_legal(Actor::Seat(sight.seat), *action, &mut Ignore);
            play_on(&mut next, until, dealer, &mut scratch);
            *total += i64::from(worth(&next, sight.seat));
            left = clock.tick();
        }
        if left == 0 {
            break;
        }
    }
    totals.into_iter().max_by_key(|&(total, _)| total).map(|(_, action)| action)
}
