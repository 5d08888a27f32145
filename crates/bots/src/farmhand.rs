//! The farmhand: tries each action once and takes the one after which things look best, by rules of thumb.

use table::{Actor, Dealer, Game, Ignore};
use walnut_grove::Action;

use crate::Sight;
use crate::worth::worth;

/// The best action by worth; among equals any.
pub fn choose(sight: &Sight<'_>, dealer: &mut Dealer) -> Option<Action> {
    let rated = rated(sight, dealer);
    let best = rated.iter().map(|&(_, worth)| worth).max()?;
    let equals: Vec<Action> = rated.into_iter().filter(|&(_, worth)| worth == best).map(|(action, _)| action).collect();
    dealer.pick(&equals)
}

/// Each legal action, and what the position is worth after it.
pub fn rated(sight: &Sight<'_>, dealer: &mut Dealer) -> Vec<(Action, i32)> {
    let Some(state) = sight.imagine(dealer) else { return sight.legal.iter().map(|&action| (action, 0)).collect() };
    let after = |action| {
        let mut next = state;
        next.apply_legal(Actor::Seat(sight.seat), action, &mut Ignore);
        worth(&next, sight.seat)
    };
    sight.legal.iter().map(|&action| (action, after(action))).collect()
}
