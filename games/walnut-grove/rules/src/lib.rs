//! The rules of Walnut Grove, pure: no input or output, no clock, no random numbers.
//!
//! [`State`] is a game at one moment and implements [`table::Game`]. [`Edition`] is what it is played with: town,
//! discs, boards, tiles. Rule numbers like W6.4 refer to `docs/rules.md`.

mod action;
pub mod by;
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

pub use action::{Action, Item};
pub use calendar::Season;
pub use edition::{Edition, EditionError};
pub use event::Event;
pub use flow::Stage;
pub use illegal::Illegal;
pub use outlook::Outlook;
pub use score::Score;
pub use season::{Ask, Bill, Means};
pub use setup::Setup;
pub use state::{Spare, State, WrongSeats, YEARS};
pub use view::View;

#[cfg(test)]
mod tests;
