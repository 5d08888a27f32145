//! What can go wrong with a game at this terminal, and what to do about it.

use std::io;
use std::path::{Path, PathBuf};

use phrases::Phrases;
use table::{Refused, Untidy};
use thiserror::Error;
use walnut_grove::{Illegal, WrongSeats};

/// Why something was not done. Nothing has changed then.
#[derive(Debug, Error)]
pub enum Trouble {
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
    /// The table did not take an answer.
    #[error(transparent)]
    Refused(#[from] Refused<Illegal>),
    /// W1.1
    #[error(transparent)]
    Seats(#[from] WrongSeats),
    /// Somebody's name cannot stand in a record.
    #[error(transparent)]
    Untidy(#[from] Untidy),
}

impl Trouble {
    pub(crate) fn disk(path: &Path) -> impl FnOnce(io::Error) -> Trouble + use<> {
        let path = path.to_owned();
        |error| Trouble::NotKept(path, error)
    }

    /// What is wrong, in the player's language.
    pub fn say(&self, phrases: Phrases) -> String {
        let words = phrases.words();
        let about = |name: &str, file: &Path, why: String| {
            words.about(name, [("file", file.display().to_string().into()), ("why", why.into())])
        };
        match self {
            Trouble::Taken(file) => about("trouble-taken", file, String::new()),
            Trouble::Over(file) => about("trouble-over", file, String::new()),
            Trouble::OpenElsewhere(file) => about("trouble-open-elsewhere", file, String::new()),
            Trouble::Broken(file, why) => about("trouble-broken", file, why.clone()),
            Trouble::NotKept(file, error) => about("trouble-not-kept", file, error.to_string()),
            Trouble::Refused(Refused::Illegal(illegal)) => phrases.refusal(illegal),
            Trouble::Refused(Refused::Stale(_)) => words.say("problem-not-asked"),
            Trouble::Refused(Refused::NothingToUndo(_)) => words.say("problem-nothing-to-undo"),
            Trouble::Seats(_) => words.say("trouble-seats"),
            Trouble::Untidy(Untidy(text)) => words.about("trouble-untidy", [("text", text.as_str().into())]),
        }
    }
}
