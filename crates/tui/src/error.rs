//! What can go wrong with a game at this terminal, and what to do about it.

use std::error::Error as StdError;
use std::io;
use std::path::{Path, PathBuf};

use table::{ActError, BeginError, Game, HeaderError, Setup};
use thiserror::Error;
use words::{Phrasebook, Words};

/// Why a game cannot be kept, or not be played on.
#[derive(Debug, Error)]
pub enum SaveError {
    /// Nothing is ever overwritten.
    #[error("{0} holds something else already; name another file")]
    Taken(PathBuf),
    /// Its game has ended.
    #[error("the game in {0} is over; «homestead replay {0}» shows it, and another file takes a new game")]
    Over(PathBuf),
    /// Somebody plays it at this moment.
    #[error("the game in {0} is open in another terminal")]
    OpenElsewhere(PathBuf),
    /// What the file holds cannot be played on.
    #[error("the game in {0} cannot go on: {1}")]
    Broken(PathBuf, String),
    /// The disk does not do what it should.
    #[error("the game cannot be kept in {0}: {1}")]
    NotKept(PathBuf, io::Error),
}

impl SaveError {
    pub(crate) fn disk(path: &Path) -> impl FnOnce(io::Error) -> SaveError + use<> {
        let path = path.to_owned();
        |error| SaveError::NotKept(path, error)
    }

    /// What is wrong, in the player's language.
    pub fn say(&self, words: &Words) -> String {
        let about = |name: &str, file: &Path, why: String| {
            words.say_with(name, [("file", file.display().to_string().into()), ("why", why.into())])
        };
        match self {
            SaveError::Taken(file) => about("trouble-taken", file, String::new()),
            SaveError::Over(file) => about("trouble-over", file, String::new()),
            SaveError::OpenElsewhere(file) => about("trouble-open-elsewhere", file, String::new()),
            SaveError::Broken(file, why) => about("trouble-broken", file, why.clone()),
            SaveError::NotKept(file, error) => about("trouble-not-kept", file, error.to_string()),
        }
    }
}

/// Why something was not done in a game whose rules refuse with `I`. Nothing has changed then.
#[derive(Debug, Error)]
pub enum PlayError<I: StdError + 'static> {
    /// It cannot be kept.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The table did not take an answer.
    #[error(transparent)]
    Refused(#[from] ActError<I>),
    /// The game cannot begin like this.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// Somebody's name cannot stand in a record.
    #[error(transparent)]
    Header(#[from] HeaderError),
}

impl<I: StdError + 'static> PlayError<I> {
    /// What is wrong, in the player's language.
    pub fn say<P>(&self, phrases: P) -> String
    where
        P: Phrasebook,
        P::Game: Game<Illegal = I>,
    {
        let words = phrases.words();
        match self {
            PlayError::Save(error) => error.say(words),
            PlayError::Refused(ActError::Illegal(illegal)) => phrases.refusal(illegal),
            PlayError::Refused(ActError::Stale(_)) => words.say("problem-not-asked"),
            PlayError::Refused(ActError::NothingToUndo(_)) => words.say("problem-nothing-to-undo"),
            PlayError::Begin(BeginError::Seats(_)) => {
                let seats = <P::Game as Game>::Setup::usual().seats();
                let count = match (seats.start(), seats.end()) {
                    (least, most) if least == most => most.to_string(),
                    (least, most) => format!("{least}–{most}"),
                };
                words.say_with("trouble-seats", [("title", phrases.title().into()), ("count", count.into())])
            }
            PlayError::Begin(other) => other.to_string(),
            PlayError::Header(HeaderError(text)) => words.say_with("trouble-untidy", [("text", text.as_str().into())]),
        }
    }
}
