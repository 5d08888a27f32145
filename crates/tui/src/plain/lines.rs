//! What a game adds to its phrasebook in a terminal.

use bots::Evaluation;
use table::{Game, Seat, Viewer};
use words::Phrasebook;

use super::Offer;

/// A game in words at a terminal: with its types alone it can be played line by line. What it says beyond its phrasebook has
/// defaults.
pub trait Lines: Send + Sync + 'static {
    /// The rules.
    type Game: Game;
    /// The game in words.
    type Phrases: Phrasebook<Game = Self::Game>;
    /// How bots evaluate positions, for hints.
    type Evaluation: Evaluation<Game = Self::Game>;

    /// What a seat that is asked something can answer.
    fn offer(game: &Self::Game, seat: Seat, phrases: Self::Phrases) -> Offer<Self::Game> {
        Offer::of(game, seat, phrases)
    }

    /// How to answer, for the help.
    fn how_to_answer(phrases: Self::Phrases) -> Vec<String> {
        ["plain-help-answer", "plain-help-notation"].map(|name| phrases.say(name)).to_vec()
    }

    /// What belongs to a seat as a picture of letters, in colours that can be left out; `None` if there is no picture of it.
    fn picture(_game: &Self::Game, _viewer: Viewer, _seat: Seat) -> Option<String> {
        None
    }

    /// What the signs in such pictures mean.
    fn legend(_phrases: Self::Phrases) -> Option<String> {
        None
    }
}
