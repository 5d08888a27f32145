//! The commands that study games: simulations, the arena, benchmarks, training, analysis, recorded games.
//!
//! Each command is a module with its `Args` and a `run` that is generic over a [`Title`](host::Title), so that everything
//! below it is compiled for one game. The program reads the command line, finds the game and calls `run`; which games
//! there are is not known here.

pub mod analyze;
pub mod arena;
pub mod bench;
pub mod bots;
mod counts;
pub mod edition;
pub mod entrant;
mod game_args;
mod histogram;
mod language;
pub mod progress;
pub mod records;
pub mod replay;
pub mod sample;
pub mod series;
pub mod sim;
mod stopwatch;
pub mod story;
pub mod style;
mod svg;
mod tally;
pub mod train;
pub mod verify;

pub use entrant::Entrant;
pub use game_args::{EditionArgs, GameArgs, SetupOf};
pub use language::LanguageOption;
pub use records::game_of;
