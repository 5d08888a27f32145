//! The contract between a game and everything around it.
//!
//! A game is a pure [`Game`] state. Whoever holds it asks which [`Decision`]s are open, offers the legal actions to
//! the seats (or draws one for Nature with a [`Dealer`]), and applies the answers. A [`Table`] adds the log and undo;
//! a [`Record`] is the log as text.
//!
//! Nothing here knows any particular game.

mod dealer;
mod game;
pub mod laws;
mod record;
mod seat;
mod secret;
mod sitting;
mod story;
mod verify;

pub use dealer::Dealer;
pub use game::{
    CannotBegin, Choice, Decision, DecisionId, Game, Ignore, Outcome, Picks, Setup, Sink, Turn, Unreadable, When,
};
pub use record::{Header, Line, Record, RecordError, Said, Untidy};
pub use seat::{Actor, Seat, Viewer};
pub use secret::{Deal, Secret};
pub use sitting::{Entry, Refused, Table};
pub use story::{Chapter, Passage, Story};
pub use verify::{Referee, UnsoundError, Violation};
