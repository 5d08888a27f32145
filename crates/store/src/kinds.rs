//! What an entry of a log can be, and where a table can be: the words that the database holds, as types.

use std::fmt;
use std::str::FromStr;

/// The database holds a word, or seat numbers, that this program does not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("«{0}» is not known as {1}")]
pub struct UnknownWordError(String, &'static str);

/// An enum whose variants are stored as words.
macro_rules! stored_words {
    ($(#[$doc:meta])* $name:ident, $what:literal, { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// As in the database and in JSON.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }

        impl FromStr for $name {
            type Err = UnknownWordError;
            fn from_str(word: &str) -> Result<$name, UnknownWordError> {
                let known = $name::ALL.iter().copied().find(|known| known.word() == word);
                known.ok_or_else(|| UnknownWordError(word.to_owned(), $what))
            }
        }

        impl TryFrom<String> for $name {
            type Error = UnknownWordError;
            fn try_from(word: String) -> Result<$name, UnknownWordError> {
                word.parse()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}

stored_words! {
    /// Where a table is.
    Stage, "a stage of a table", {
        /// Seats are taken.
        Waiting = "waiting",
        /// The game is on.
        Playing = "playing",
        /// The game is over.
        Over = "over",
        /// The table was closed before the game began, or nobody is left to play it.
        Closed = "closed",
    }
}

stored_words! {
    /// What an entry of a table's log is about.
    EntryKind, "a kind of log entry", {
        /// The game begins.
        Start = "start",
        /// A line of the game's record.
        Line = "line",
        /// Somebody takes a seat.
        Join = "join",
        /// Somebody gives a seat up.
        Leave = "leave",
        /// The host removes somebody; the text is their id.
        Removed = "removed",
        /// Somebody declines a reserved seat; the text is their id.
        Declined = "declined",
        /// A bot stands in for a player until they return.
        Absent = "absent",
        /// The player returns.
        Back = "back",
        /// A player leaves for good.
        Resign = "resign",
        /// A player is voted out.
        Out = "out",
        /// A vote against a player; the text is the voter's seat.
        Vote = "vote",
        /// A player is muted; the text is the seat that mutes.
        Mute = "mute",
        /// A player is no longer muted; the text is the seat that muted.
        Unmute = "unmute",
        /// A rematch is offered; the text is its table.
        Rematch = "rematch",
        /// The table is closed.
        Closed = "closed",
        /// The site was away: live clocks did not run.
        Resumed = "resumed",
    }
}

impl EntryKind {
    /// Whether the game itself goes on with it.
    pub fn moves_the_game(self) -> bool {
        matches!(self, EntryKind::Start | EntryKind::Line)
    }

    /// Whether seats may change hands with it.
    pub fn changes_seats(self) -> bool {
        use EntryKind::{Declined, Join, Leave, Removed, Start};
        matches!(self, Join | Leave | Start | Removed | Declined)
    }

    /// Whether it is about who hears whom, which is nobody else's business.
    pub fn is_private(self) -> bool {
        matches!(self, EntryKind::Mute | EntryKind::Unmute)
    }
}

/// Numbers of seats, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatNumbers(pub Vec<i64>);

impl fmt::Display for SeatNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&numbers.join(" "))
    }
}

impl TryFrom<String> for SeatNumbers {
    type Error = UnknownWordError;
    fn try_from(text: String) -> Result<SeatNumbers, UnknownWordError> {
        let numbers: Result<Vec<i64>, _> = text.split_whitespace().map(str::parse).collect();
        numbers.map(SeatNumbers).map_err(|_| UnknownWordError(text, "seat numbers"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_are_written() {
        for kind in EntryKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(*kind));
        }
        for stage in Stage::ALL {
            assert_eq!(stage.to_string().parse(), Ok(*stage));
        }
        assert_eq!("Line".parse::<EntryKind>().unwrap_err().to_string(), "«Line» is not known as a kind of log entry");
    }

    #[test]
    fn seat_numbers_are_read_as_they_are_written() {
        for numbers in [vec![], vec![2], vec![1, 3, 4]] {
            let seats = SeatNumbers(numbers);
            assert_eq!(SeatNumbers::try_from(seats.to_string()), Ok(seats));
        }
        assert!(SeatNumbers::try_from("1 x".to_owned()).is_err());
    }
}
