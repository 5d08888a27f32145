//! Games in a terminal, on the same views and with the same words as the page.
//!
//! [`Sitting`] is a game at this terminal: who sits where, the game, and its [`Save`]. It is played on a screen ([`app`])
//! or line by line ([`plain`]); recorded games are looked at with the [`viewer`]. No game is known here: what one adds are
//! the traits [`Lines`] and [`Screen`], which [`TextScreen`] implements for any game with a phrasebook.

pub mod app;
mod asking;
mod bar;
mod canvas;
mod choices;
mod command;
mod desk;
mod error;
pub mod help;
pub mod kit;
mod layout;
mod log;
pub mod palette;
mod pane;
pub mod plain;
mod points;
mod question;
mod save;
mod scene;
mod screen;
mod sitting;
mod terminal;
#[cfg(test)]
mod tests;
mod text_screen;
mod title;
pub mod viewer;

pub use app::Options;
pub use asking::Asking;
pub use canvas::{Canvas, Painted};
pub use choices::{Choices, Entry, What};
pub use desk::{Desk, letters};
pub use error::{PlayError, SaveError};
pub use host::seat_names;
pub use layout::Layout;
pub use pane::{Hit, Hits, Pan, Pane};
pub use plain::Lines;
pub use question::{Hint, pick_mark, submit_text};
pub use save::{Save, Saved, last_unfinished};
pub use scene::Scene;
pub use screen::{Looking, Pointed, SceneOf, Screen};
pub use sitting::{BotTurn, HintQuestion, Sitter, Sitting, Thought};
pub use text_screen::{TextPane, TextScreen};
pub use title::Title;
