//! Opening a database: which engine, which file, and whether this program can use it.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::append::{Waiting, write_batches};

/// Which database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    /// A file of this machine, for one process.
    Sqlite(PathBuf),
    /// A server, for as many processes as you like.
    Postgres(String),
}

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
    pub(crate) pool: AnyPool,
    pub(crate) engine: Engine,
    /// The name of this process among those that share the database.
    pub(crate) node: Arc<str>,
    pub(crate) appends: mpsc::Sender<Waiting>,
    /// Held as long as the file is used.
    _lock: Option<Arc<File>>,
}

/// How many writers may wait for the database; more are told to wait by their channel.
const WAITING: usize = 4096;
const CONNECTIONS: u32 = 8;
/// How long to wait for a server or a free connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to ask a server that did not answer why.
const LAST_TRY: Duration = Duration::from_secs(2);

impl FromStr for Engine {
    type Err = OpenError;
    fn from_str(text: &str) -> Result<Engine, OpenError> {
        if let Some(path) = text.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            if !path.is_empty() {
                return Ok(Engine::Sqlite(PathBuf::from(path)));
            }
        } else if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Engine::Postgres(text.to_owned()));
        }
        Err(OpenError::NoDatabase(text.to_owned()))
    }
}

/// Without a password, for messages.
impl std::fmt::Display for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Engine::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Engine::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                let place = place.split('?').next().unwrap_or(place);
                write!(f, "{scheme}://{place}")
            }
        }
    }
}

impl Store {
    /// Opens a database, makes it if it is a file that is not there, and brings its form up to date.
    pub async fn open(engine: &Engine, node: &str) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let lock = match engine {
            Engine::Sqlite(path) => Some(Arc::new(lock(path)?)),
            Engine::Postgres(_) => None,
        };
        let unreachable = |reason| OpenError::Unreachable { name: engine.to_string(), reason };
        let pool = connect(engine, "rwc").await.map_err(unreachable)?;
        sqlx::migrate!().run(&pool).await.map_err(|reason| match reason {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => OpenError::Newer(engine.to_string()),
            MigrateError::Execute(error) => unreachable(error),
            reason => OpenError::Migration { name: engine.to_string(), reason },
        })?;
        if lock.is_some() {
            // Whoever looked after these tables is gone, or the lock would not be ours.
            let own = sqlx::query("UPDATE tables SET owner = $1 WHERE wake IS NOT NULL").bind(node);
            own.execute(&pool).await.map_err(unreachable)?;
        }
        Ok(Store::on(pool, engine, node, lock))
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
        let pool = connect(engine, "rw").await.map_err(unreachable)?;
        let found: Result<Option<i64>, sqlx::Error> =
            sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations WHERE success").fetch_one(&pool).await;
        match found {
            Ok(Some(found)) if found == form() => Ok(Store::on(pool, engine, node, None)),
            Ok(Some(found)) if found > form() => Err(OpenError::Newer(name)),
            Ok(Some(_)) => Err(OpenError::Older(name)),
            Ok(None) | Err(sqlx::Error::Database(_)) => Err(OpenError::Missing(name)),
            Err(reason) => Err(unreachable(reason)),
        }
    }

    fn on(pool: AnyPool, engine: &Engine, node: &str, lock: Option<Arc<File>>) -> Store {
        let (appends, waiting) = mpsc::channel(WAITING);
        let store = Store { pool, engine: engine.clone(), node: Arc::from(node), appends, _lock: lock };
        tokio::spawn(write_batches(store.pool.clone(), store.engine.clone(), Arc::clone(&store.node), waiting));
        store
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
        let mut listener = PgListener::connect(url).await?;
        listener.listen(crate::append::CHANNEL).await?;
        Ok(Some(Listener(listener)))
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> crate::Result<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// A value that all processes share: the one that is there, or this one if there is none yet.
    pub async fn setting(&self, name: &str, otherwise: &str) -> crate::Result<String> {
        sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(otherwise)
            .execute(&self.pool)
            .await?;
        let value = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name);
        Ok(value.fetch_one(&self.pool).await?)
    }

    /// Tells running sites that somebody changed people or tables beside them.
    pub async fn disturb(&self) -> crate::Result<()> {
        let count = sqlx::query(
            "INSERT INTO settings (name, value) VALUES ('disturbed', '1') ON CONFLICT (name)
             DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)",
        );
        count.execute(&self.pool).await?;
        Ok(())
    }

    /// How often somebody did.
    pub async fn disturbed(&self) -> crate::Result<String> {
        let count = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'disturbed'");
        Ok(count.fetch_optional(&self.pool).await?.unwrap_or_default())
    }

    /// Finishes what is under way and closes.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// What other processes tell.
#[derive(Debug)]
pub struct Listener(PgListener);

impl Listener {
    /// The next table that changed, and how: `None` when the connection was lost in between, so that anything may have
    /// changed.
    pub async fn next(&mut self) -> crate::Result<Option<Heard>> {
        let Some(notification) = self.0.try_recv().await? else { return Ok(None) };
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
    /// What changed: `log`, `chat`, `presence`, `person`.
    pub what: String,
    /// Which table, and what else there is to say.
    pub about: String,
}

/// Makes sure that no other process uses the file: each keeps tables in memory that the other would change.
fn lock(path: &Path) -> Result<File, OpenError> {
    let cannot_write = |reason| OpenError::CannotWrite { path: path.to_owned(), reason };
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(cannot_write)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    let file = File::options().create(true).truncate(false).write(true).open(&beside).map_err(cannot_write)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(reason)) => Err(cannot_write(reason)),
    }
}

/// The form of this program's databases: the number of the last migration.
pub fn form() -> i64 {
    sqlx::migrate!().iter().map(|migration| migration.version).max().unwrap_or(0)
}

async fn connect(engine: &Engine, mode: &str) -> Result<AnyPool, sqlx::Error> {
    let options = AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
    match engine {
        Engine::Sqlite(path) => {
            let set_up = options.after_connect(|connection, _| {
                Box::pin(async move {
                    // Whatever is acknowledged is on the disk: FULL syncs the write-ahead log at every commit.
                    for pragma in ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"]
                    {
                        sqlx::query(pragma).execute(&mut *connection).await?;
                    }
                    sqlx::query("PRAGMA busy_timeout = 10000").execute(&mut *connection).await?;
                    Ok(())
                })
            });
            set_up.connect(&format!("sqlite://{}?mode={mode}", path.display())).await
        }
        Engine::Postgres(url) => match options.connect(url).await {
            // The pool tries again while a server is starting, and says only that its time is up; one more try says why.
            Err(sqlx::Error::PoolTimedOut) => match timeout(LAST_TRY, AnyConnection::connect(url)).await {
                Ok(Err(reason)) => Err(reason),
                Ok(Ok(_)) | Err(_) => Err(sqlx::Error::PoolTimedOut),
            },
            connected => connected,
        },
    }
}
