//! Appending to tables' logs, many at a time.
//!
//! A commit waits for the disk. So one task writes for everybody: whatever has arrived while it wrote the last batch
//! goes into the next transaction, and each writer is answered when that is committed.

use std::sync::Arc;

use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::open::Engine;
use crate::{Moment, Store, StoreError};

/// What happens at a table: new entries of its log, and what follows from them for lists and nodes.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The version that the writer saw. If there is another by now, nothing is written.
    pub seen: i64,
    /// When.
    pub at: Moment,
    /// The entries, in order.
    pub entries: Vec<NewEntry>,
    /// Where the table is after them: `waiting`, `playing`, `over`.
    pub stage: &'static str,
    /// Who sits where now, if that changes.
    pub seats: Vec<SeatChange>,
    /// The result, once the game is over.
    pub result: Option<String>,
    /// When somebody has to look after the table again.
    pub wake: Option<Moment>,
    /// This node looks after it until then.
    pub lease: Moment,
}

/// An entry of a log that is not yet written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewEntry {
    /// What it is: a `line` of the record, or another word.
    pub kind: &'static str,
    /// Whose, from 1.
    pub seat: Option<i64>,
    /// More about it: for a `line`, the line.
    pub text: String,
    /// The clocks after it.
    pub clocks: Option<String>,
    /// The key of the request that made it.
    pub request: Option<String>,
}

/// A seat that changes hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatChange {
    /// Which, from 1.
    pub seat: i64,
    /// Who sits there now.
    pub person: Option<String>,
    /// Which bot.
    pub bot: Option<String>,
    /// What opens it to others.
    pub invitation: Option<String>,
}

/// Why nothing was appended.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Somebody else appended first; look again.
    #[error("the table has changed in between")]
    Changed,
    /// The database did not do it.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

/// A writer that waits for its answer.
#[derive(Debug)]
pub struct Waiting {
    append: Append,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

/// Where processes on one PostgreSQL tell each other what changed.
pub const CHANNEL: &str = "homestead";
/// The most that go into one transaction.
const BATCH: usize = 256;

impl Store {
    /// Writes this when nobody else has written since; it is on the disk when this returns.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let closed = || AppendError::Failed(StoreError(sqlx::Error::PoolClosed));
        let (answer, answered) = oneshot::channel();
        self.appends.send(Waiting { append, answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Tells other processes something about a table.
    pub async fn tell(&self, what: &str, about: &str) -> crate::Result<()> {
        if self.is_shared() {
            let message = format!("{} {what} {about}", self.node);
            let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message);
            tell.execute(&self.pool).await?;
        }
        Ok(())
    }
}

/// Writes what arrives until nobody can send any more.
pub async fn write_batches(pool: AnyPool, engine: Engine, node: Arc<str>, mut arriving: mpsc::Receiver<Waiting>) {
    let notify = matches!(engine, Engine::Postgres(_));
    let mut batch = Vec::with_capacity(BATCH);
    while arriving.recv_many(&mut batch, BATCH).await > 0 {
        // All nodes in the same order, or two of them may each wait for a table that the other has.
        batch.sort_by(|one: &Waiting, other| one.append.table.cmp(&other.append.table));
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        match write(&pool, &node, notify, &appends).await {
            Ok(answers) => answer(batch.drain(..), answers),
            // One bad append must not take the others with it.
            Err(_) if batch.len() > 1 => {
                for waiting in batch.drain(..) {
                    let alone = write(&pool, &node, notify, &[&waiting.append]).await;
                    let alone = alone.unwrap_or_else(|error| vec![Err(AppendError::Failed(error))]);
                    answer([waiting], alone);
                }
            }
            Err(error) => answer(batch.drain(..), [Err(AppendError::Failed(error))]),
        }
    }
}

fn answer(batch: impl IntoIterator<Item = Waiting>, answers: impl IntoIterator<Item = Result<(), AppendError>>) {
    for (waiting, answer) in batch.into_iter().zip(answers) {
        // Who gave up waiting will see it in the log.
        let _ = waiting.answer.send(answer);
    }
}

async fn write(
    pool: &AnyPool,
    node: &str,
    notify: bool,
    appends: &[&Append],
) -> crate::Result<Vec<Result<(), AppendError>>> {
    let mut transaction = pool.begin().await?;
    let mut answers = Vec::with_capacity(appends.len());
    for append in appends {
        let fits = write_one(&mut transaction, node, append).await?;
        answers.push(if fits { Ok(()) } else { Err(AppendError::Changed) });
        if fits && notify {
            let message = format!("{node} log {} {}", append.table, append.version());
            let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message);
            tell.execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Whether the table was as the writer saw it.
async fn write_one(transaction: &mut Transaction<'_, Any>, node: &str, append: &Append) -> crate::Result<bool> {
    let table = sqlx::query(
        "UPDATE tables SET version = $1, changed = $2, stage = $3, wake = $4, owner = $5, lease = $6,
         result = COALESCE($7, result) WHERE id = $8 AND version = $9",
    );
    let done = table
        .bind(append.version())
        .bind(append.at)
        .bind(append.stage)
        .bind(append.wake)
        .bind(node)
        .bind(append.lease)
        .bind(append.result.as_deref())
        .bind(&append.table)
        .bind(append.seen)
        .execute(&mut **transaction)
        .await?;
    if done.rows_affected() == 0 {
        return Ok(false);
    }
    for (number, entry) in (append.seen + 1..).zip(&append.entries) {
        let row = sqlx::query(
            "INSERT INTO log (table_id, number, at, kind, seat, text, clocks, request)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        );
        row.bind(&append.table)
            .bind(number)
            .bind(append.at)
            .bind(entry.kind)
            .bind(entry.seat)
            .bind(&entry.text)
            .bind(entry.clocks.as_deref())
            .bind(entry.request.as_deref())
            .execute(&mut **transaction)
            .await?;
    }
    for change in &append.seats {
        let row =
            sqlx::query("UPDATE seats SET person = $1, bot = $2, invitation = $3 WHERE table_id = $4 AND seat = $5");
        row.bind(change.person.as_deref())
            .bind(change.bot.as_deref())
            .bind(change.invitation.as_deref())
            .bind(&append.table)
            .bind(change.seat)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(true)
}

impl Append {
    /// The table's version after it.
    pub fn version(&self) -> i64 {
        self.seen + i64::try_from(self.entries.len()).unwrap_or(0)
    }
}
