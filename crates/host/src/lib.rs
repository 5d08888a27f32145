//! The border between games and whoever hosts them.
//!
//! A game hands in a [`Title`]: rules, evaluation, referee, words and page, all typed, so that rules and searches are compiled
//! for that game alone. Whoever hosts games of any kind, as the server does, speaks through [`AnyTitle`], [`AnyGame`] and
//! [`AnyQuestion`], in notation, text and JSON. [`Of`] and the types behind it implement these once for all games.

mod game;
mod names;
mod question;
mod title;

pub use game::{AnyActError, AnyGame, Decided, Journey, Reason, Told};
pub use names::seat_names;
pub use question::AnyQuestion;
pub use title::{AnyTitle, Edition, Of, Start, Title, Verdict};
