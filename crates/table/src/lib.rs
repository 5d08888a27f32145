//! The contract between a game and everything around it.
//!
//! A game is a pure [`Game`] state. Whoever holds it asks which [`Decision`]s are open, offers the legal actions to
//! the seats (or draws one for Nature by [`Chance::deal`]), and applies the answers. A [`Table`] adds the log and undo;
//! a [`Record`] is the log as text.
//!
//! Nothing here knows any particular game. Whatever is played, this plays it at random to its end:
//!
//! ```
//! use table::{Actor, Chance, Game, Ignore, Outcome};
//!
//! fn play_at_random<G: Game>(mut game: G, seed: u64) -> Option<Outcome> {
//!     let mut chance = Chance::new(seed, 0);
//!     let mut legal = Vec::new();
//!     while let Some(actor) = game.next_actor() {
//!         let action = match actor {
//!             Actor::Nature => chance.deal(&game, &mut legal)?,
//!             Actor::Seat(_) => {
//!                 game.legal(actor, &mut legal);
//!                 chance.pick(&legal)?
//!             }
//!         };
//!         game.apply_legal(actor, action, &mut Ignore);
//!     }
//!     game.outcome()
//! }
//! ```
//!
//! A record is read without knowing its game:
//!
//! ```
//! use table::Record;
//!
//! let text = "Homestead-Record: 1\nGame: chess\nRules: 1\nEdition: usual 0\nSeat 1: Ada\nSeat 2: Ben\nResult: *\n\n\
//!             1 opening: e4\n";
//! let record = Record::read_all(text)?.remove(0);
//! assert_eq!((record.header.game.as_str(), record.lines[0].action()), ("chess", Some("e4")));
//! assert_eq!(record.to_string(), text);
//! # Ok::<(), table::RecordError>(())
//! ```

pub mod by;
mod chance;
pub mod edition;
mod game;
pub mod laws;
mod record;
mod seat;
mod secret;
mod story;
mod table;
mod verify;

pub use chance::Chance;
pub use game::{
    BeginError, Choice, Decision, DecisionId, Game, Ignore, NotationError, Outcome, Picks, Setup, Sink, Turn, When,
};
pub use record::{Header, HeaderError, Line, Record, RecordError, Said};
pub use seat::{Actor, Seat, Viewer};
pub use secret::{Deal, Secret};
pub use story::{Chapter, Passage, Story};
pub use table::{ActError, Entry, Table};
pub use verify::{Referee, RefereeError, UnsoundError};
