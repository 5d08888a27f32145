//! What a game hands in for terminals.

use crate::plain::Lines;
use crate::screen::Screen;

/// A game of the house that can be played in a terminal.
pub trait Title: host::Title {
    /// Its screen; [`TextScreen`](crate::TextScreen) if it has none of its own.
    type Screen: Screen + Lines<Game = Self::Game, Phrases = Self::Phrases, Evaluation = Self::Evaluation>;
}
