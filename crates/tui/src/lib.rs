//! The game in a terminal, on the same views and with the same words as the page.
//!
//! [`Sitting`] is a game at this terminal: who sits where, the game, and its [`Save`].

pub mod app;
mod asking;
mod command;
pub mod draw;
mod names;
pub mod palette;
pub mod plain;
mod save;
mod screen;
mod sitting;
mod terminal;
mod trouble;
pub mod viewer;

pub use names::names;
pub use save::{Save, Saved, last_unfinished};
pub use sitting::{BotTurn, Ponder, Sitter, Sitting, Thought};
pub use trouble::Trouble;
