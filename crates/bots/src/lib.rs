//! Players that the program moves, for any game that has an [`Evaluation`].
//!
//! Fair by construction: a bot gets a [`Question`], from which it learns its seat's view, its legal actions, and states
//! in which everything hidden is drawn anew. The true state stays inside.

mod adviser;
pub mod analysis;
pub mod arena;
mod effort;
mod evaluation;
mod evaluator;
mod farmhand;
mod level;
mod network;
mod outsider;
mod player;
mod players;
mod process;
mod program;
pub mod protocol;
mod question;
mod search;
mod seedling;
mod seer;
mod settler;
mod statistics;
pub mod training;

pub use adviser::{advise, next_of_nature};
pub use effort::Effort;
pub use evaluation::{Evaluation, SeatResult, Trait};
pub use evaluator::Evaluator;
pub use level::{Bot, BotPlayer, Level};
pub use network::{HIDDEN, Network};
pub use outsider::{Outsider, Report};
pub use player::Player;
pub use players::{Choice, Players};
pub use process::StartError;
pub use program::Program;
pub use question::Question;
pub use search::{Rated, Search, rollout};
pub use statistics::{Category, Counted, Counter, Influence, Measure, Share, Statistics};
