//! The seedling: random, but not self-destructive.

use table::Dealer;
use walnut_grove::Action;

use crate::Sight;
use crate::farmhand::{any_good, rated};

/// It does not do what seems to cost this much, in hundredths of a point.
const TOO_BAD: i32 = 150;

/// Anything that by rules of thumb is not much worse than the best.
pub fn choose(sight: &Sight<'_>, dealer: &mut Dealer) -> Option<Action> {
    any_good(&rated(sight, dealer), TOO_BAD, dealer)
}
