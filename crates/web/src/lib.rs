//! The frame of every page: lobby, accounts, the table with its question, log and chat, looking back, the tutorial; style
//! sheets and browser modules. Games put their pictures and questions into it through [`Face`] and [`Position`]; one
//! without pictures of its own is shown as text ([`TextFace`]).
//!
//! Nothing here knows a game, HTTP or a database; the server asks for a page and gets its text.

pub mod account;
pub mod assets;
pub mod draw;
mod face;
pub mod home;
pub mod learn;
pub mod lobby;
pub mod page;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod table;
mod text_face;

pub use face::{Face, Position, Style};
pub use page::{Page, PageGame, Prefs};
pub use text_face::TextFace;
