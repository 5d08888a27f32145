//! Games, people and chat in SQLite or PostgreSQL: the same statements for both.
//!
//! What happens at a table is a log that only grows; everything else about a table can be worked out from it. Whoever
//! appends says which version they saw, so two writers never overwrite each other, wherever they run.

mod append;
mod backup;
mod engine;
mod kinds;
mod open;
mod people;
mod pool;
mod prune;
mod studies;
mod tables;

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

pub use append::{Append, AppendError, NewEntry, SeatChange};
pub use backup::{BackupError, Progress};
pub use engine::Engine;
pub use kinds::{EntryKind, SeatNumbers, Stage, UnknownWordError};
pub use open::{Heard, Listener, OpenError, Store};
pub use people::{Person, Session, Token};
pub use prune::Pruned;
pub use studies::{AnalysisRow, RecordRow};
pub use tables::{Claim, Claimed, Entry, ListedTable, NewTable, Said, SeatRow, TableRow, Whole};

/// Milliseconds since 1970.
pub type Millis = i64;

/// The database did not do what it was asked.
#[derive(Debug, thiserror::Error)]
#[error("the database failed: {0}")]
pub struct StoreError(#[from] sqlx::Error);

impl StoreError {
    /// Whether the database answered, with something that this program cannot read.
    pub fn is_unreadable(&self) -> bool {
        matches!(self.0, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_))
    }
}

/// What a question to the store gives.
pub type Result<T> = std::result::Result<T, StoreError>;

/// Those rows of a list that can be read. One that another program wrote, or that was damaged, is named in the log and left
/// out: it must not hide the others.
fn readable<'r, T: FromRow<'r, AnyRow>>(rows: &'r [AnyRow]) -> Vec<T> {
    let mut list = Vec::with_capacity(rows.len());
    for row in rows {
        match T::from_row(row) {
            Ok(read) => list.push(read),
            Err(error) => {
                let id = row.try_get::<String, _>("id").unwrap_or_default();
                tracing::error!(id, %error, "a row cannot be read and is left out of a list");
            }
        }
    }
    list
}
