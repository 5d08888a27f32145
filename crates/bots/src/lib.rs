//! Players that the program moves.
//!
//! Fair by type: a bot gets a [`Sight`], which is its seat's view and legal actions. What is hidden is not in there; a
//! bot that wants to try things out imagines states from the view and makes the hidden part up.

pub mod analysis;
pub mod arena;
mod company;
mod effort;
mod farmhand;
mod judge;
pub mod learn;
mod level;
mod outsider;
mod process;
mod program;
pub mod protocol;
pub mod school;
mod search;
mod seedling;
mod seer;
mod settler;
pub mod value;
mod worth;

use table::{Actor, Dealer, DecisionId, Outcome, Seat};
use walnut_grove::pieces::{Coin, Coins};
use walnut_grove::{Action, Edition, State, View};

pub use company::{Choice, Company};
pub use effort::Effort;
pub use judge::Judge;
pub use level::{Bot, Level};
pub use outsider::{Outsider, Tell};
pub use process::CannotStart;
pub use program::Program;
pub use search::{Rated, Search, play_by_thumb};

/// Somebody who decides for a seat and knows no more than a [`Sight`].
pub trait Mind: Send {
    /// Answers a decision. `None` only if nothing is legal.
    fn choose(&mut self, sight: &Sight<'_>, dealer: &mut Dealer) -> Option<Action>;

    /// Whether it answers anything at random, so that nothing need be shown to it.
    fn is_blind(&self) -> bool {
        false
    }

    /// Learns how the game ended.
    fn hear_the_end(&mut self, _outcome: &Outcome) {}

    /// How many decisions were made in its place, because it failed to.
    fn forfeits(&self) -> u32 {
        0
    }
}

/// What a bot knows when it has to decide.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The seat it plays.
    pub seat: Seat,
    /// What that seat may know.
    pub view: &'a View,
    /// The answers to choose from, at least two.
    pub legal: &'a [Action],
    /// What the game is played with.
    pub edition: &'static Edition,
}

/// How many possible states a search goes round in when coins are hidden.
const POSSIBLE: usize = 8;

impl Sight<'_> {
    /// The decision that is asked.
    pub fn decision(&self) -> Option<DecisionId> {
        let asked = self.view.decisions.iter().map(|open| open.decision);
        asked.into_iter().find(|decision| decision.actor == Actor::Seat(self.seat)).map(|decision| decision.id)
    }

    /// A state that looks like this to the seat, the coins it cannot see drawn at random.
    pub fn imagine(&self, dealer: &mut Dealer) -> Option<State> {
        State::imagine(self.edition, self.view, &mut |unseen| draw(unseen, dealer))
    }

    /// Some such states; one if there is only one.
    pub fn imagine_many(&self, dealer: &mut Dealer) -> Vec<State> {
        let count = if self.view.seats == 1 { 1 } else { POSSIBLE };
        (0..count).filter_map(|_| self.imagine(dealer)).collect()
    }
}

fn draw(unseen: &Coins, dealer: &mut Dealer) -> Coin {
    let all: Vec<Coin> =
        unseen.iter().flat_map(|(coin, &count)| std::iter::repeat_n(coin, usize::from(count))).collect();
    dealer.pick(&all).unwrap_or(Coin::Copper)
}
