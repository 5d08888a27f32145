//! The contract between a game and everything around it.
//!
//! A game is a pure [`Game`] state. Whoever holds it asks which [`Decision`]s are open, offers the legal actions to
//! the seats (or draws one for Nature with a [`Dealer`]), and applies the answers. A [`Table`] adds the log and undo;
//! a [`Record`] is the log as text.
//!
//! Nothing here knows any particular game.

mod dealer;
mod game;
mod record;
mod seat;
mod secret;
mod sitting;

pub use dealer::Dealer;
pub use game::{Decision, DecisionId, Game, Ignore, Outcome, Sink, Turn, Unreadable};
pub use record::{Header, Line, Record, RecordError, Said, Untidy};
pub use seat::{Actor, Seat, Viewer};
pub use secret::{Deal, Secret};
pub use sitting::{Entry, Refused, Table};
