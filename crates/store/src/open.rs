//! Opening a database: whether this program can use it, and what is true of it as a whole.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::AnyConnection;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::append::{Job, write_batches};
use crate::engine::{DatabaseFile, Engine};
use crate::pool::{self, Pool};

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Neither a file nor a server is named.
    #[error("«{0}» names no database; write sqlite:PATH or postgres://USER@HOST/NAME")]
    NoDatabase(String),
    /// The folder or the lock file cannot be made.
    #[error("cannot write to {}: {reason}", path.display())]
    CannotWrite {
        /// Where.
        path: PathBuf,
        /// Why.
        reason: std::io::Error,
    },
    /// Another process has it.
    #[error(
        "{} is in use by another homestead; stop that one, or name another file with --database sqlite:PATH",
        .0.display()
    )]
    InUse(PathBuf),
    /// It does not answer.
    #[error("cannot reach the database {name}: {reason}")]
    Unreachable {
        /// What it is called, without a password.
        name: String,
        /// Why.
        reason: sqlx::Error,
    },
    /// It was made by a later program.
    #[error("the database {0} was made by a newer homestead; use that one, or another database")]
    Newer(String),
    /// It was made by an earlier program.
    #[error(
        "the database {0} was made by an older homestead; start `homestead serve` on it once, which brings it up to date"
    )]
    Older(String),
    /// There is none.
    #[error("there is no database {0}; name the one that the site uses with --database")]
    Missing(String),
    /// Its form could not be brought up to date.
    #[error("cannot bring the database {name} up to date: {reason}")]
    Migration {
        /// What it is called, without a password.
        name: String,
        /// Why.
        reason: MigrateError,
    },
}

/// An open database.
#[derive(Clone, Debug)]
pub struct Store {
    /// For reading.
    pub(crate) pool: Pool,
    /// For all writing but appends to tables' logs. SQLite has one writer at a time: one connection that they queue up
    /// for. The queue is outside of what appends wait for, so that a move never waits for more than one of these.
    pub(crate) writes: Pool,
    pub(crate) engine: Engine,
    /// The name of this process among those that share the database.
    pub(crate) node: Arc<str>,
    pub(crate) appends: mpsc::Sender<Job>,
    file: Option<DatabaseFile>,
}

/// How many writes may wait for the database; more wait at the channel.
const WAITING: usize = 4096;
/// Connections for reading.
const READERS: u32 = 8;
/// Connections of a server for writing; SQLite has one.
const WRITERS: u32 = 4;
/// How long to wait at the start for a server that is starting itself.
const PATIENCE: Duration = Duration::from_secs(10);
const RETRY: Duration = Duration::from_millis(200);
/// How long a health check may take.
const HEALTH: Duration = Duration::from_millis(900);
/// A node's listening session bears this name and the node's: it tells the others that the node is there.
pub const SESSION: &str = "homestead ";
/// A node hears of itself every second; one that hears nothing for this long has lost its connection.
const SILENCE: Duration = Duration::from_secs(5);

impl Store {
    /// Opens a database, makes it if it is a file that is not there, and brings its form up to date.
    pub async fn open(engine: &Engine, node: &str) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let file = match engine {
            Engine::Sqlite(path) => Some(DatabaseFile::lock(path)?),
            Engine::Postgres(_) => None,
        };
        let unreachable = |reason| OpenError::Unreachable { name: engine.to_string(), reason };
        let mut first = connect(engine).await.map_err(unreachable)?;
        migrate(engine).await.map_err(|reason| match reason {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => OpenError::Newer(engine.to_string()),
            MigrateError::Execute(error) => unreachable(error),
            reason => OpenError::Migration { name: engine.to_string(), reason },
        })?;
        if file.is_some() {
            // Whoever looked after these tables is gone, or the lock would not be ours.
            let own = sqlx::query("UPDATE tables SET owner = $1 WHERE wake IS NOT NULL").bind(node);
            own.execute(&mut first).await.map_err(unreachable)?;
        }
        Ok(Store::on(engine, node, file))
    }

    /// Opens a database that a running site uses, to look at it or to change what no site keeps in memory. It must be of
    /// this program's form.
    pub async fn open_beside(engine: &Engine, node: &str) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let name = engine.to_string();
        if matches!(engine, Engine::Sqlite(path) if !path.exists()) {
            return Err(OpenError::Missing(name));
        }
        let unreachable = |reason| OpenError::Unreachable { name: name.clone(), reason };
        let mut first = connect(engine).await.map_err(unreachable)?;
        let found = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations WHERE success");
        let found: Result<Option<i64>, sqlx::Error> = found.fetch_one(&mut first).await;
        match found {
            Ok(Some(found)) if found == form() => Ok(Store::on(engine, node, None)),
            Ok(Some(found)) if found > form() => Err(OpenError::Newer(name)),
            Ok(Some(_)) => Err(OpenError::Older(name)),
            Ok(None) | Err(sqlx::Error::Database(_)) => Err(OpenError::Missing(name)),
            Err(reason) => Err(unreachable(reason)),
        }
    }

    fn on(engine: &Engine, node: &str, file: Option<DatabaseFile>) -> Store {
        let writers = if matches!(engine, Engine::Sqlite(_)) { 1 } else { WRITERS };
        let writing = Pool::new(engine, file.clone(), writers);
        let (appends, waiting) = mpsc::channel(WAITING);
        let node: Arc<str> = Arc::from(node);
        tokio::spawn(write_batches(writing.clone(), engine.clone(), Arc::clone(&node), waiting));
        let gate = usize::try_from(writers.saturating_sub(1)).unwrap_or(1).max(1);
        let (pool, writes) = (Pool::new(engine, None, READERS), writing.gated(gate));
        Store { pool, writes, engine: engine.clone(), node, appends, file }
    }

    /// The name of this process.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Whether other processes may write to the same database.
    pub fn is_shared(&self) -> bool {
        matches!(self.engine, Engine::Postgres(_))
    }

    /// Hears of what other processes do, if there can be any.
    pub async fn listen(&self) -> crate::Result<Option<Listener>> {
        let Engine::Postgres(url) = &self.engine else { return Ok(None) };
        let session = format!("{SESSION}{}", self.node);
        let options = PgConnectOptions::from_str(url)?.application_name(&session);
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.connect_lazy_with(options);
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(crate::append::CHANNEL).await?;
        Ok(Some(Listener(listener)))
    }

    /// Whether what is appended now would be written, found out by writing something the same way.
    pub async fn health(&self) -> crate::Result<()> {
        let late = || std::io::Error::new(std::io::ErrorKind::TimedOut, "a write takes longer than a second");
        timeout(HEALTH, self.probe()).await.unwrap_or_else(|_| Err(sqlx::Error::Io(late()).into()))
    }

    /// The bytes that the disk of a SQLite file has left; a server looks after its own.
    pub fn free_space(&self) -> Option<u64> {
        self.file.as_ref()?.free_space()
    }

    /// A value that all processes share: the one that is there, or this one if there is none yet.
    pub async fn setting(&self, name: &str, otherwise: &str) -> crate::Result<String> {
        sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(otherwise)
            .execute(&self.writes)
            .await?;
        let value = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name);
        Ok(value.fetch_one(&self.pool).await?)
    }

    /// Tells running sites that another process changed people or tables.
    pub async fn bump_admin_version(&self) -> crate::Result<()> {
        // The setting keeps its first name: sites of an older version may run on the same database.
        let count = sqlx::query(
            "INSERT INTO settings (name, value) VALUES ('disturbed', '1') ON CONFLICT (name)
             DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)",
        );
        count.execute(&self.writes).await?;
        Ok(())
    }

    /// How often another process changed people or tables.
    pub async fn admin_version(&self) -> crate::Result<String> {
        let count = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'disturbed'");
        Ok(count.fetch_optional(&self.pool).await?.unwrap_or_default())
    }

    /// Finishes what is under way and closes.
    pub async fn close(&self) {
        self.writes.close().await;
        self.pool.close().await;
        if let Some(file) = &self.file {
            file.unlock();
        }
    }
}

/// What other processes tell.
#[derive(Debug)]
pub struct Listener(PgListener);

impl Listener {
    /// The next table that changed, and how: `None` when the connection was lost in between, so that anything may have
    /// changed.
    pub async fn next(&mut self) -> crate::Result<Option<Heard>> {
        let heard = timeout(SILENCE, self.0.try_recv()).await;
        let silent = |_| std::io::Error::new(std::io::ErrorKind::TimedOut, "the database tells nothing any more");
        let Some(notification) = heard.map_err(|late| sqlx::Error::Io(silent(late)))?? else { return Ok(None) };
        let mut words = notification.payload().splitn(3, ' ');
        let mut word = || words.next().unwrap_or_default().to_owned();
        Ok(Some(Heard { node: word(), what: word(), about: word() }))
    }
}

/// A message of another process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// Who says it.
    pub node: String,
    /// What changed: `log`, `chat`, `presence`, `person`; `alive` if nothing did.
    pub what: String,
    /// Which table, and what else there is to say.
    pub about: String,
}

/// The form of this program's databases: the number of the last migration.
pub fn form() -> i64 {
    sqlx::migrate!().iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Brings the form of the database up to date, however long that takes: on a connection without time limits.
async fn migrate(engine: &Engine) -> Result<(), MigrateError> {
    let pool = AnyPoolOptions::new().max_connections(1).connect(&engine.url()).await?;
    let migrated = sqlx::migrate!().run(&pool).await;
    pool.close().await;
    migrated
}

/// A connection; a server that is just starting is waited for.
async fn connect(engine: &Engine) -> Result<AnyConnection, sqlx::Error> {
    let since = Instant::now();
    loop {
        match pool::open(engine).await {
            Err(sqlx::Error::Io(_)) if matches!(engine, Engine::Postgres(_)) && since.elapsed() < PATIENCE => {
                sleep(RETRY).await;
            }
            connected => return connected,
        }
    }
}
