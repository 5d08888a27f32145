//! Every page and every drawing: HTML and SVG made from views, the style sheet and the browser modules.
//!
//! Nothing here knows HTTP or a database; the server asks for a page and gets its text.

pub mod account;
pub mod assets;
pub mod draw;
pub mod home;
pub mod learn;
pub mod page;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod table;

pub use page::{Page, Prefs};
