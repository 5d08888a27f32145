//! The rules of Agricola, pure: no input or output, no clock, no random numbers.
//!
//! [`State`] is a game at one moment and implements [`table::Game`]. [`Edition`] is what it is played with: amounts, costs,
//! points. Rule numbers like A8.14 refer to `docs/rules.md` of the game.
//!
//! ```
//! use agricola::pieces::{Good, Space};
//! use agricola::{Setup, State};
//! use table::{Actor, Game, Ignore, Seat, Setup as _};
//!
//! // A game of two without hand cards. Nature says who begins and which action space card comes first (A2.2, A3.3).
//! let mut game = State::new(&Setup::usual().with_options("cards none")?, 2)?;
//! for answer in ["first 2", "reveal sheep_market"] {
//!     game.apply(Actor::Nature, game.read(answer)?, &mut Ignore)?;
//! }
//!
//! // A3.6: seat 2 places its first person.
//! let player = Actor::Seat(Seat::new(1));
//! let mut legal = Vec::new();
//! game.legal(player, &mut legal);
//! assert!(legal.iter().any(|&action| game.write(action) == "forest"));
//! assert_eq!(game.board().goods_on(Space::Forest), 3);
//!
//! // What is not possible is refused with the reason, and changes nothing.
//! let before = game;
//! let refused = game.apply(player, game.read("farm_expansion")?, &mut Ignore);
//! assert!(refused.is_err());
//! assert_eq!(game, before);
//!
//! // A4.2: whoever uses an accumulation space takes everything.
//! game.apply(player, game.read("forest")?, &mut Ignore)?;
//! assert_eq!(game.player(Seat::new(1)).map(|player| player.goods[Good::Wood]), Some(3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod action;
pub mod animals;
pub mod board;
pub mod cells;
pub mod edition;
mod event;
pub mod farm;
pub mod fences;
mod flow;
mod illegal;
mod notation;
pub mod outlook;
mod phase;
pub mod pieces;
pub mod player;
pub mod referee;
pub mod score;
mod setup;
mod state;
pub mod twin;
pub mod view;

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use flow::{Sowing, Stage, Step, is_harvest, next_harvest, stage_of};
pub use illegal::Illegal;
pub use outlook::Outlook;
pub use score::Score;
pub use setup::{Cards, HAND, MarkedSeats, Marks, Setup};
pub use state::State;
pub use table::edition::EditionError;
pub use view::View;

#[cfg(test)]
mod tests;
