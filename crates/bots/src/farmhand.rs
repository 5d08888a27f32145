//! The farmhand: tries each action once and takes one after which things look best, by rules of thumb.

use table::Dealer;
use walnut_grove::Action;

use crate::Sight;
use crate::worth::worth_after;

/// It does not see a difference smaller than this, in hundredths of a point.
const BLUR: i32 = 80;

/// A best action by worth, as far as it can tell.
pub fn choose(sight: &Sight<'_>, dealer: &mut Dealer) -> Option<Action> {
    any_good(&rated(sight, dealer), BLUR, dealer)
}

/// Each legal action, and what the position is worth after it.
pub fn rated(sight: &Sight<'_>, dealer: &mut Dealer) -> Vec<(Action, i32)> {
    let state = sight.imagine(dealer);
    let worth = |action| state.as_ref().map_or(0, |state| worth_after(state, sight.seat, action));
    sight.legal.iter().map(|&action| (action, worth(action))).collect()
}

/// Any action less than `blur` worse than the best.
pub fn any_good(rated: &[(Action, i32)], blur: i32, dealer: &mut Dealer) -> Option<Action> {
    let best = rated.iter().map(|&(_, worth)| worth).max()?;
    let good: Vec<Action> =
        rated.iter().filter(|&&(_, worth)| worth > best - blur).map(|&(action, _)| action).collect();
    dealer.pick(&good)
}
