//! What is said between Homestead and a player outside of it: one JSON object a message, as `docs/protocol.md`
//! describes. How messages travel, through pipes or over a network, is another file's business.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::{DecisionId, Game, Outcome, Seat};

use crate::Question;

/// The version of the protocol; it grows when a program that understood the last one could go wrong.
pub const VERSION: u32 = 1;

/// What Homestead says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message<'a, V> {
    /// The greeting: what will be played.
    Hello {
        /// [`VERSION`].
        protocol: u32,
        /// The game's name, as in a record.
        game: &'a str,
        /// The edition, as in a record.
        edition: &'a str,
        /// The version of the game's rules, as in a record.
        rules: u32,
    },
    /// A decision to make.
    Decide {
        /// Its name, to be repeated in the answer.
        id: DecisionId,
        /// Whose it is.
        seat: Seat,
        /// What that seat may know.
        view: V,
        /// The answers to choose from, in notation.
        legal: Vec<String>,
        /// How long the answer may take.
        deadline_ms: u64,
    },
    /// The game is over.
    Over {
        /// The points, by seat.
        points: &'a [i32],
        /// Who won.
        winners: &'a [Seat],
    },
}

impl<'a, V: Serialize> Message<'a, V> {
    /// The greeting before a game of this kind, with this edition.
    pub fn hello<G: Game>(edition: &'a str, rules: u32) -> Message<'a, V> {
        Message::Hello { protocol: VERSION, game: G::NAME, edition, rules }
    }

    /// A decision to be made within so much time. It is made from the question alone, so it tells nothing hidden.
    pub fn decide<G: Game<View = V>>(id: DecisionId, question: &Question<'_, G>, deadline: Duration) -> Message<'a, V> {
        let legal = question.legal().iter().map(|&action| question.write(action)).collect();
        let deadline_ms = u64::try_from(deadline.as_millis()).unwrap_or(u64::MAX);
        Message::Decide { id, seat: question.seat(), view: question.view(), legal, deadline_ms }
    }

    /// How the game ended.
    pub fn over(outcome: &'a Outcome) -> Message<'a, V> {
        Message::Over { points: &outcome.points, winners: &outcome.winners }
    }
}

/// What the player outside says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// The answer to the greeting.
    Hello {
        /// How the player is called.
        name: String,
    },
    /// The answer to a decision.
    Act {
        /// Which one.
        id: String,
        /// One of its legal actions, to the letter.
        action: String,
    },
}
