//! The rules of Walnut Grove, pure: no input or output, no clock, no random numbers.
//!
//! [`State`] is a game at one moment and implements [`table::Game`]. [`Edition`] is what it is played with: town,
//! discs, boards, tiles. Rule numbers like W6.4 refer to `docs/rules.md` of the game.
//!
//! ```
//! use table::{Actor, Chance, Game, Ignore, Seat, Setup as _};
//! use walnut_grove::{Setup, State};
//!
//! // A game alone. Nature deals the board, the disc and what the buildings offer.
//! let mut game = State::begin(&Setup::usual(), 1, State::RULES)?;
//! let mut nature = Chance::new(7, 0);
//! while let Some(action) = nature.deal(&game, &mut Vec::new()) {
//!     game.apply(Actor::Nature, action, &mut Ignore)?;
//! }
//!
//! // W2.6: the first decision of a player is the starting row.
//! let player = Actor::Seat(Seat::new(0));
//! let mut legal = Vec::new();
//! game.legal(player, &mut legal);
//! let written: Vec<String> = legal.iter().map(|&action| game.write(action)).collect();
//! assert_eq!(written, ["start church", "start town_hall"]);
//!
//! // What is not possible is refused with the reason, and changes nothing.
//! let before = game;
//! let refused = game.apply(player, game.read("pass")?, &mut Ignore).unwrap_err();
//! assert_eq!(refused.to_string(), "this is not what is asked now");
//! assert_eq!(game, before);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod calendar;
pub mod edition;
mod event;
pub mod farm;
mod flow;
mod illegal;
mod nature;
mod notation;
pub mod outlook;
pub mod pieces;
pub mod player;
pub mod referee;
pub mod score;
mod season;
mod setup;
mod state;
pub mod tile;
pub mod town;
pub mod twin;
pub mod view;

pub use table::by;
pub use table::edition::EditionError;

pub use action::{Action, Item};
pub use calendar::Season;
pub use edition::Edition;
pub use event::Event;
pub use flow::Stage;
pub use illegal::Illegal;
pub use outlook::Outlook;
pub use score::Score;
pub use season::{Ask, Bill, Means};
pub use setup::Setup;
pub use state::{SeatsError, State, Supply, YEARS};
pub use view::View;

#[cfg(test)]
mod tests;
