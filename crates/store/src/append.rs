//! Appending to tables' logs, many at a time.
//!
//! A commit waits for the disk. So one task writes for everybody: whatever has arrived while it wrote the last batch
//! goes into the next transaction, and each writer is answered when that is committed.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};

use crate::engine::Engine;
use crate::kinds::{EntryKind, SeatNumbers, Stage};
use crate::pool::{Pool, Transaction};
use crate::{Millis, Store, StoreError};

/// What happens at a table: new entries of its log, and what follows from them for lists and nodes.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The version that the writer saw. If there is another by now, nothing is written.
    pub seen: i64,
    /// When.
    pub at: Millis,
    /// The entries, in order.
    pub entries: Vec<NewEntry>,
    /// Where the table is after them.
    pub stage: Stage,
    /// The seats whose players are asked something after them.
    pub waits_for: SeatNumbers,
    /// The version of the rules, if the game begins with them: it is played to its end under these.
    pub rules: Option<i64>,
    /// Who sits where now, if that changes.
    pub seats: Vec<SeatChange>,
    /// The result, once the game is over.
    pub result: Option<String>,
    /// When somebody has to look after the table again.
    pub wake: Option<Millis>,
    /// This node looks after it until then.
    pub lease: Millis,
}

/// An entry of a log that is not yet written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// What it is.
    pub kind: EntryKind,
    /// Whose, from 1.
    pub seat: Option<i64>,
    /// More about it: for a line of the record, the line.
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

/// What the writing task is asked to do.
#[derive(Debug)]
pub enum Job {
    /// To append, and answer.
    Append(Waiting),
    /// To write anything, as proof that it can.
    Probe(oneshot::Sender<crate::Result<()>>),
}

/// A writer that waits for its answer.
#[derive(Debug)]
pub struct Waiting {
    append: Append,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

/// What came of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Written {
    Done,
    /// The table has another version.
    Changed,
    /// Another node is at this table; it was not waited for.
    Locked,
}

/// Where processes on one PostgreSQL tell each other what changed.
pub const CHANNEL: &str = "homestead";
/// The most that go into one transaction.
const BATCH: usize = 256;
/// Rows for health checks.
const HEALTH_ROWS: u8 = 16;
/// How long to try a table that another node has locked; a frozen node loses its locks earlier.
const PATIENCE: Duration = Duration::from_secs(6);
const RETRY: Duration = Duration::from_millis(25);

impl Store {
    /// Writes this when nobody else has written since; it is on the disk when this returns.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        self.appends.send(Job::Append(Waiting { append, answer })).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Writes something in the way in which appends are written.
    pub(crate) async fn probe(&self) -> crate::Result<()> {
        let (answer, answered) = oneshot::channel();
        self.appends.send(Job::Probe(answer)).await.map_err(|_| closed())?;
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

fn closed() -> StoreError {
    StoreError(sqlx::Error::PoolClosed)
}

/// Writes what arrives until nobody can send any more.
pub async fn write_batches(pool: Pool, engine: Engine, node: Arc<str>, mut arriving: mpsc::Receiver<Job>) {
    let shared = matches!(engine, Engine::Postgres(_));
    let writer = Writer { pool, node, shared };
    let mut jobs = Vec::with_capacity(BATCH);
    while arriving.recv_many(&mut jobs, BATCH).await > 0 {
        let mut batch = Vec::with_capacity(jobs.len());
        let mut probes = Vec::new();
        for job in jobs.drain(..) {
            match job {
                Job::Append(waiting) => batch.push(waiting),
                Job::Probe(answer) => probes.push(answer),
            }
        }
        writer.write_all(batch).await;
        for answer in probes.into_iter().filter(|answer| !answer.is_closed()) {
            let _ = answer.send(writer.touch().await);
        }
    }
}

#[derive(Clone)]
struct Writer {
    pool: Pool,
    node: Arc<str>,
    /// Whether other nodes write to the same database.
    shared: bool,
}

impl Writer {
    /// Writes a batch in one transaction and answers it.
    async fn write_all(&self, batch: Vec<Waiting>) {
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        let written = match self.pool.begin_writing().await {
            Ok(transaction) => self.write_in(transaction, &appends).await,
            // The database is away or locked: tried one by one, all of them would wait for it again.
            Err(error) => return self.refuse(batch, &error),
        };
        match written {
            Ok(written) => {
                for (waiting, written) in batch.into_iter().zip(written) {
                    self.answer(waiting, Ok(written));
                }
            }
            // One bad append must not take the others with it.
            Err(StoreError(sqlx::Error::Database(_))) if batch.len() > 1 => self.write_singly(batch).await,
            Err(StoreError(error)) => self.refuse(batch, &error),
        }
    }

    async fn write_singly(&self, batch: Vec<Waiting>) {
        let mut batch = batch.into_iter();
        while let Some(waiting) = batch.next() {
            let written = match self.pool.begin_writing().await {
                Ok(transaction) => self.write_in(transaction, &[&waiting.append]).await,
                Err(error) => return self.refuse(std::iter::once(waiting).chain(batch), &error),
            };
            self.answer(waiting, written.map(|written| written.first().copied().unwrap_or(Written::Changed)));
        }
    }

    /// Nothing of these was written, for the same reason.
    fn refuse(&self, batch: impl IntoIterator<Item = Waiting>, reason: &sqlx::Error) {
        for waiting in batch {
            let error = sqlx::Error::Io(std::io::Error::other(reason.to_string()));
            self.answer(waiting, Err(StoreError(error)));
        }
    }

    fn answer(&self, waiting: Waiting, written: crate::Result<Written>) {
        let answer = match written {
            Ok(Written::Done) => Ok(()),
            Ok(Written::Changed) => Err(AppendError::Changed),
            // Everybody else goes on meanwhile.
            Ok(Written::Locked) => return drop(tokio::spawn(self.clone().write_later(waiting))),
            Err(error) => Err(AppendError::Failed(error)),
        };
        // Who gave up waiting will see it in the log.
        let _ = waiting.answer.send(answer);
    }

    /// Tries an append again and again until nobody else has the table locked.
    async fn write_later(self, waiting: Waiting) {
        let since = Instant::now();
        let answer = loop {
            sleep(RETRY).await;
            let written = self.write(&[&waiting.append]).await.map(|written| written.first().copied());
            match written {
                Ok(Some(Written::Locked)) if since.elapsed() < PATIENCE => {}
                Ok(Some(Written::Done)) => break Ok(()),
                Ok(Some(Written::Locked)) => {
                    let reason = std::io::Error::new(std::io::ErrorKind::TimedOut, "another node has the table locked");
                    break Err(AppendError::Failed(StoreError(sqlx::Error::Io(reason))));
                }
                Ok(Some(Written::Changed) | None) => break Err(AppendError::Changed),
                Err(error) => break Err(AppendError::Failed(error)),
            }
        };
        let _ = waiting.answer.send(answer);
    }

    async fn write(&self, appends: &[&Append]) -> crate::Result<Vec<Written>> {
        self.write_in(self.pool.begin_writing().await?, appends).await
    }

    async fn write_in(&self, mut transaction: Transaction, appends: &[&Append]) -> crate::Result<Vec<Written>> {
        let mut all = Vec::with_capacity(appends.len());
        for append in appends {
            let written = self.write_one(&mut transaction, append).await?;
            all.push(written);
            if written == Written::Done && self.shared {
                let message = format!("{} log {} {}", self.node, append.table, append.version());
                let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(message);
                tell.execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(all)
    }

    /// Writes the moment of the last health check. SQLite would not write the same value again. Nodes have rows of their own,
    /// as far as a few rows reach: a node that is frozen in here must not make the others look sick.
    async fn touch(&self) -> crate::Result<()> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        let mut transaction = self.pool.begin_writing().await?;
        let row = sqlx::query(
            "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name)
             DO UPDATE SET value = excluded.value",
        );
        let place = self.node.bytes().fold(0, |sum: u8, byte| sum.wrapping_mul(31).wrapping_add(byte)) % HEALTH_ROWS;
        row.bind(format!("health {place}")).bind(now.to_string()).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Appends, if the table is as the writer saw it and nobody is at it.
    async fn write_one(&self, transaction: &mut Transaction, append: &Append) -> crate::Result<Written> {
        // Waiting for one table would keep all others waiting.
        let free = if self.shared { "FOR NO KEY UPDATE SKIP LOCKED" } else { "" };
        let table = sqlx::AssertSqlSafe(format!(
            "UPDATE tables SET version = $1, changed = $2, stage = $3, wake = $4, owner = $5, lease = $6,
             result = COALESCE($7, result), waits_for = $8, rules = COALESCE($9, rules)
             WHERE id = (SELECT id FROM tables WHERE id = $10 AND version = $11 {free})"
        ));
        let done = sqlx::query(table)
            .bind(append.version())
            .bind(append.at)
            .bind(append.stage.word())
            .bind(append.wake)
            .bind(&*self.node)
            .bind(append.lease)
            .bind(append.result.as_deref())
            .bind(append.waits_for.to_string())
            .bind(append.rules)
            .bind(&append.table)
            .bind(append.seen)
            .execute(&mut **transaction)
            .await?;
        if done.rows_affected() == 0 {
            let same = sqlx::query("SELECT id FROM tables WHERE id = $1 AND version = $2");
            let same = same.bind(&append.table).bind(append.seen).fetch_optional(&mut **transaction).await?;
            return Ok(if same.is_some() && self.shared { Written::Locked } else { Written::Changed });
        }
        for (number, entry) in (append.seen + 1..).zip(&append.entries) {
            let row = sqlx::query(
                "INSERT INTO log (table_id, number, at, kind, seat, text, clocks, request)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            );
            row.bind(&append.table)
                .bind(number)
                .bind(append.at)
                .bind(entry.kind.word())
                .bind(entry.seat)
                .bind(&entry.text)
                .bind(entry.clocks.as_deref())
                .bind(entry.request.as_deref())
                .execute(&mut **transaction)
                .await?;
        }
        for change in &append.seats {
            let row = sqlx::query(
                "UPDATE seats SET person = $1, bot = $2, invitation = $3 WHERE table_id = $4 AND seat = $5",
            );
            row.bind(change.person.as_deref())
                .bind(change.bot.as_deref())
                .bind(change.invitation.as_deref())
                .bind(&append.table)
                .bind(change.seat)
                .execute(&mut **transaction)
                .await?;
        }
        Ok(Written::Done)
    }
}

impl NewEntry {
    /// An entry of this kind, about nobody and with nothing more to say.
    pub fn new(kind: EntryKind) -> NewEntry {
        NewEntry { kind, seat: None, text: String::new(), clocks: None, request: None }
    }
}

impl Append {
    /// Entries after which nobody has to look after the table, and nothing else is different.
    pub fn new(table: &str, seen: i64, at: Millis, stage: Stage, entries: Vec<NewEntry>) -> Append {
        Append {
            table: table.to_owned(),
            seen,
            at,
            entries,
            stage,
            waits_for: SeatNumbers::default(),
            rules: None,
            seats: Vec::new(),
            result: None,
            wake: None,
            lease: 0,
        }
    }

    /// The table's version after it.
    pub fn version(&self) -> i64 {
        self.seen + i64::try_from(self.entries.len()).unwrap_or(0)
    }
}
