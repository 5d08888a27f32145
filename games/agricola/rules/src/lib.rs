//! The rules of Agricola, pure: no input or output, no clock, no random numbers.
//!
//! [`State`] is a game at one moment and implements [`table::Game`]. [`Edition`] is what it is played with: amounts, costs,
//! points. Rule numbers like A8.14 refer to `docs/rules.md` of the game.

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
