//! Which database engine, and the file of SQLite.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use crate::OpenError;

/// Which database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    /// A file of this machine, for one process.
    Sqlite(PathBuf),
    /// A server, for as many processes as you like.
    Postgres(String),
}

impl Engine {
    /// As sqlx reads it. The file of SQLite must be there.
    pub(crate) fn url(&self) -> String {
        match self {
            Engine::Sqlite(path) => format!("sqlite://{}?mode=rw", path.display()),
            Engine::Postgres(url) => url.clone(),
        }
    }
}

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

/// SQLite's file, open and locked by this process.
#[derive(Clone, Debug)]
pub struct DatabaseFile {
    path: PathBuf,
    /// Each process keeps tables in memory that another one would change, so only one may use the file. The lock is on
    /// the file itself, under whatever name it was opened.
    lock: Arc<File>,
}

impl DatabaseFile {
    /// Locks the file, and makes it if it is not there. It holds secrets: only its owner can read it.
    pub fn lock(path: &Path) -> Result<DatabaseFile, OpenError> {
        let cannot_write = |reason| OpenError::CannotWrite { path: path.to_owned(), reason };
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(cannot_write)?;
        }
        let mut options = File::options();
        options.create(true).truncate(false).read(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(path).map_err(cannot_write)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse(path.to_owned())),
            Err(TryLockError::Error(reason)) => return Err(cannot_write(reason)),
        }
        make_private(path);
        Ok(DatabaseFile { path: path.to_owned(), lock: Arc::new(file) })
    }

    /// Lets another process use the file.
    pub fn unlock(&self) {
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, file = %self.path.display(), "the database stays locked until this process ends");
        }
    }

    /// The bytes that its disk has left, if the system says so.
    pub fn free_space(&self) -> Option<u64> {
        #[cfg(unix)]
        {
            let disk = rustix::fs::fstatvfs(&*self.lock).ok()?;
            Some(disk.f_bavail.saturating_mul(disk.f_frsize))
        }
        #[cfg(not(unix))]
        None
    }

    /// Whether the path still names the file that is open: writing to one that was deleted would be lost.
    pub fn check(&self) -> std::io::Result<()> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let (open, named) = (self.lock.metadata()?, std::fs::metadata(&self.path));
            let same = named.is_ok_and(|named| (named.dev(), named.ino()) == (open.dev(), open.ino()));
            if !same {
                let reason = format!("{} was deleted or replaced while it was open", self.path.display());
                return Err(std::io::Error::new(std::io::ErrorKind::NotFound, reason));
            }
        }
        Ok(())
    }
}

/// Earlier versions left these files readable to others.
#[cfg(unix)]
fn make_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    for ending in ["", "-wal", "-shm"] {
        let mut file = path.as_os_str().to_owned();
        file.push(ending);
        let private = std::fs::metadata(&file).is_ok_and(|found| found.permissions().mode() & 0o077 == 0);
        let there = Path::new(&file).exists();
        if there
            && !private
            && let Err(error) = std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600))
        {
            tracing::warn!(%error, file = %Path::new(&file).display(), "others may read the database");
        }
    }
}

#[cfg(not(unix))]
fn make_private(_: &Path) {}
