//! Connections to the database, and transactions on them.
//!
//! A connection goes back to the pool only after everything on it went well. After an error, a time-out or a cancelled
//! request it is dropped, which closes it and rolls back. sqlx's own pool hands such a connection out again; after two
//! failed commits SQLite was then inside a transaction that never ended, and acknowledged moves were lost.

use std::future;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt, StreamExt, TryFutureExt, TryStreamExt};
use sqlx::any::{AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::{Any, AnyConnection, Connection, Describe, Either, Execute, Executor, SqlStr};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::engine::{DatabaseFile, Engine};

/// How long to wait for a free connection.
const WAIT: Duration = Duration::from_secs(5);
/// How long opening a connection may take.
const CONNECT: Duration = Duration::from_secs(3);
/// How long a statement may take until its next row. PostgreSQL gives up a little earlier by itself, with a better reason.
const STATEMENT: Duration = Duration::from_secs(5);
/// A connection to a server that was idle for longer than this is tried before it is used: the server may be gone.
const FRESH: Duration = Duration::from_secs(1);
/// How long that trial may take.
const PING: Duration = Duration::from_secs(1);

/// A node that is frozen or cut off from the network holds its locks for `idle_in_transaction_session_timeout` at most;
/// nobody else waits longer than `lock_timeout` for them.
const POSTGRES_LIMITS: &str = "SET lock_timeout = '2s'; SET idle_in_transaction_session_timeout = '3s';
    SET statement_timeout = '4s'; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3; SET tcp_user_timeout = 10000";

/// `FULL` syncs the write-ahead log at every commit: what is acknowledged is on the disk.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 4000";

/// A few connections that callers take turns with.
#[derive(Clone, Debug)]
pub struct Pool {
    shared: Arc<Shared>,
    /// Callers of this handle pass one by one before they wait for a connection; callers of other handles do not wait
    /// for all of them.
    gate: Option<Arc<Semaphore>>,
}

#[derive(Debug)]
struct Shared {
    engine: Engine,
    /// The file that must still be there whenever something is written.
    file: Option<DatabaseFile>,
    idle: Mutex<Vec<Idle>>,
    permits: Arc<Semaphore>,
    size: u32,
}

#[derive(Debug)]
struct Idle {
    connection: AnyConnection,
    since: Instant,
}

/// A connection in use. It is closed when it is dropped; [`PooledConnection::release`] gives it back.
#[derive(Debug)]
pub struct PooledConnection {
    connection: AnyConnection,
    limit: Duration,
    shared: Arc<Shared>,
    _permit: OwnedSemaphorePermit,
    _passage: Option<OwnedSemaphorePermit>,
}

/// A transaction. It is rolled back when it is dropped before [`Transaction::commit`] has succeeded.
#[derive(Debug)]
pub struct Transaction(PooledConnection);

impl Pool {
    /// A pool of connections. Nothing is done on a file that was deleted or replaced while it was open, if one is given.
    pub fn new(engine: &Engine, file: Option<DatabaseFile>, size: u32) -> Pool {
        let permits = Arc::new(Semaphore::new(usize::try_from(size).unwrap_or(1)));
        let shared = Shared { engine: engine.clone(), file, idle: Mutex::default(), permits, size };
        Pool { shared: Arc::new(shared), gate: None }
    }

    /// The same connections behind a gate of its own, for callers of whom there may be many at once.
    pub fn gated(&self, width: usize) -> Pool {
        Pool { shared: Arc::clone(&self.shared), gate: Some(Arc::new(Semaphore::new(width))) }
    }

    /// A free connection, or a new one.
    pub async fn acquire(&self) -> sqlx::Result<PooledConnection> {
        let shared = &self.shared;
        if let Some(file) = &shared.file {
            file.check().map_err(sqlx::Error::Io)?;
        }
        let passage = match &self.gate {
            Some(gate) => Some(permit(gate).await?),
            None => None,
        };
        let permit = permit(&shared.permits).await?;
        let connection = loop {
            match shared.pop() {
                None => break open(&shared.engine).await?,
                Some(idle) => {
                    if let Some(connection) = idle.tried(&shared.engine).await {
                        break connection;
                    }
                }
            }
        };
        let shared = Arc::clone(shared);
        Ok(PooledConnection { connection, limit: STATEMENT, shared, _permit: permit, _passage: passage })
    }

    /// Begins a transaction that only reads.
    pub async fn begin(&self) -> sqlx::Result<Transaction> {
        Transaction::begin(self.acquire().await?, "BEGIN").await
    }

    /// Begins a transaction that writes. SQLite takes the lock for it now, and not with its first statement, where waiting
    /// for somebody else's would be an error.
    pub async fn begin_writing(&self) -> sqlx::Result<Transaction> {
        let begin = match self.shared.engine {
            Engine::Sqlite(_) => "BEGIN IMMEDIATE",
            Engine::Postgres(_) => "BEGIN",
        };
        Transaction::begin(self.acquire().await?, begin).await
    }

    /// Waits until all connections are free, and closes them. Nobody gets one afterwards.
    pub async fn close(&self) {
        let all = timeout(WAIT, self.shared.permits.acquire_many(self.shared.size)).await;
        self.shared.permits.close();
        drop(all);
        while let Some(idle) = self.shared.pop() {
            let _ = timeout(CONNECT, idle.connection.close()).await;
        }
    }
}

async fn permit(of: &Arc<Semaphore>) -> sqlx::Result<OwnedSemaphorePermit> {
    let permit = timeout(WAIT, Arc::clone(of).acquire_owned()).await;
    permit.map_err(|_| sqlx::Error::PoolTimedOut)?.map_err(|_| sqlx::Error::PoolClosed)
}

/// A new connection with its settings and time limits.
pub async fn open(engine: &Engine) -> sqlx::Result<AnyConnection> {
    let open = async {
        let mut connection = AnyConnection::connect(&engine.url()).await?;
        let settings = match engine {
            Engine::Sqlite(_) => SQLITE_SETTINGS,
            Engine::Postgres(_) => POSTGRES_LIMITS,
        };
        for statement in settings.split(';') {
            sqlx::query(statement).execute(&mut connection).await?;
        }
        Ok(connection)
    };
    timeout(CONNECT, open).await.unwrap_or_else(|_| Err(timed_out("it does not answer")))
}

fn timed_out(reason: &str) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, reason))
}

impl Shared {
    fn pop(&self) -> Option<Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }
}

impl Idle {
    /// The connection, if there is no doubt that it works.
    async fn tried(mut self, engine: &Engine) -> Option<AnyConnection> {
        let doubtful = matches!(engine, Engine::Postgres(_)) && self.since.elapsed() > FRESH;
        if doubtful && !matches!(timeout(PING, self.connection.ping()).await, Ok(Ok(()))) {
            return None;
        }
        Some(self.connection)
    }
}

impl PooledConnection {
    /// Gives the connection back: everything on it went well, and no transaction is open.
    pub fn release(self) {
        let idle = Idle { connection: self.connection, since: Instant::now() };
        self.shared.idle.lock().unwrap_or_else(PoisonError::into_inner).push(idle);
    }

    /// Lets statements take as long as they need, for work on the whole database.
    pub async fn lift_limits(&mut self) -> sqlx::Result<()> {
        if matches!(self.shared.engine, Engine::Postgres(_)) {
            for limit in ["statement_timeout", "idle_in_transaction_session_timeout"] {
                let lift = sqlx::AssertSqlSafe(format!("SET LOCAL {limit} = 0"));
                sqlx::query(lift).execute(&mut *self).await?;
            }
        }
        self.limit = Duration::from_secs(24 * 3600);
        Ok(())
    }
}

impl Transaction {
    async fn begin(mut connection: PooledConnection, begin: &'static str) -> sqlx::Result<Transaction> {
        sqlx::query(begin).execute(&mut connection).await?;
        Ok(Transaction(connection))
    }

    /// Returns when the database has it.
    pub async fn commit(mut self) -> sqlx::Result<()> {
        sqlx::query("COMMIT").execute(&mut self.0).await?;
        self.0.release();
        Ok(())
    }
}

impl Deref for Transaction {
    type Target = PooledConnection;
    fn deref(&self) -> &PooledConnection {
        &self.0
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut PooledConnection {
        &mut self.0
    }
}

/// Statements with a time limit.
impl<'c> Executor<'c> for &'c mut PooledConnection {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, sqlx::Result<Either<AnyQueryResult, AnyRow>>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let rows = tokio_stream::StreamExt::timeout(self.connection.fetch_many(query), self.limit);
        rows.map(|row| row.unwrap_or_else(|_| Err(timed_out("a statement took too long")))).boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, sqlx::Result<Option<AnyRow>>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let row = timeout(self.limit, self.connection.fetch_optional(query));
        row.map(|row| row.unwrap_or_else(|_| Err(timed_out("a statement took too long")))).boxed()
    }

    fn prepare_with<'e>(self, sql: SqlStr, parameters: &'e [AnyTypeInfo]) -> BoxFuture<'e, sqlx::Result<AnyStatement>>
    where
        'c: 'e,
    {
        self.connection.prepare_with(sql, parameters)
    }

    fn describe<'e>(self, sql: SqlStr) -> BoxFuture<'e, sqlx::Result<Describe<Any>>>
    where
        'c: 'e,
    {
        self.connection.describe(sql)
    }
}

/// Single statements, each on a connection of its own.
impl<'c> Executor<'c> for &'c Pool {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, sqlx::Result<Either<AnyQueryResult, AnyRow>>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let rows = async move {
            let mut connection = self.acquire().await?;
            let rows: Vec<_> = connection.fetch_many(query).try_collect().await?;
            connection.release();
            Ok(stream::iter(rows.into_iter().map(Ok)))
        };
        rows.try_flatten_stream().boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, sqlx::Result<Option<AnyRow>>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        // To its end: the rest of a statement may still fail.
        let first = self.fetch(query).try_fold(None, |first, row| future::ready(Ok(first.or(Some(row)))));
        first.boxed()
    }

    fn prepare_with<'e>(self, _: SqlStr, _: &'e [AnyTypeInfo]) -> BoxFuture<'e, sqlx::Result<AnyStatement>>
    where
        'c: 'e,
    {
        needs_a_connection()
    }

    fn describe<'e>(self, _: SqlStr) -> BoxFuture<'e, sqlx::Result<Describe<Any>>>
    where
        'c: 'e,
    {
        needs_a_connection()
    }
}

/// A prepared statement belongs to one connection.
fn needs_a_connection<'e, T: Send + 'e>() -> BoxFuture<'e, sqlx::Result<T>> {
    future::ready(Err(sqlx::Error::Configuration("acquire a connection first".into()))).boxed()
}
