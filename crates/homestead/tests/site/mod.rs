//! The real program serving a real database, to be killed at will.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::ffi::OsString;
use std::fs::{self, File};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use playtest::faults::Faults;
use playtest::link::Link;
use playtest::postgres::{Cluster, Programs, Settings};
use sqlx::{Connection, Executor, PgConnection};
use tempfile::TempDir;

/// A database that nobody else uses; it goes away with this.
pub struct Database {
    pub url: String,
    pub folder: TempDir,
    /// Lets its disk fail, where that can be done.
    pub faults: Option<Faults>,
    postgres: Option<(String, String)>,
    _cluster: Option<Cluster>,
}

/// A process of the site.
pub struct Node {
    pub base: String,
    listen: String,
    database: String,
    log: PathBuf,
    environment: Vec<(OsString, OsString)>,
    process: Option<Child>,
}

/// How long a node may take to be ready; the machine may be busy with other tests.
const PATIENCE: Duration = Duration::from_secs(60);
/// Names a PostgreSQL server where databases can be made.
const POSTGRES: &str = "HOMESTEAD_TEST_POSTGRES";

impl Database {
    pub fn sqlite() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("homestead.db").display());
        let faults = Faults::build(folder.path(), "homestead.db");
        let faults = faults.inspect_err(|reason| println!("no write errors are injected: {reason:#}")).ok();
        Database { url, folder, faults, postgres: None, _cluster: None }
    }

    /// A new database in the PostgreSQL that is named for tests; `None` if none is.
    pub async fn postgres() -> Option<Database> {
        let Ok(server) = std::env::var(POSTGRES) else {
            println!("left out: HOMESTEAD_TEST_POSTGRES names no PostgreSQL; `cargo xtask test` starts one");
            return None;
        };
        Some(Database::on(&server, None, None).await)
    }

    /// A new database in a PostgreSQL of its own, whose disk can fail; or in the one that is named.
    pub async fn failing_postgres() -> Option<Database> {
        if std::env::var(POSTGRES).is_err() {
            return Database::postgres().await;
        }
        let own = || {
            let programs = Programs::find().ok_or_else(|| anyhow::anyhow!("PostgreSQL's programs are not here"))?;
            let folder = Cluster::folder(&programs)?;
            let faults = Faults::build(&folder, "pg_wal")?;
            let settings = Settings { durable: true, environment: faults.environment() };
            anyhow::Ok((Cluster::start(&programs, folder, &settings)?, faults))
        };
        match own() {
            Ok((cluster, faults)) => {
                let server = cluster.url().to_owned();
                Some(Database::on(&server, Some(cluster), Some(faults)).await)
            }
            Err(reason) => {
                println!("no write errors are injected: {reason:#}");
                Database::postgres().await
            }
        }
    }

    async fn on(server: &str, cluster: Option<Cluster>, faults: Option<Faults>) -> Database {
        let (place, _) = server.rsplit_once('/').unwrap();
        let name = format!("homestead_test_{}_{}", std::process::id(), random(u64::MAX));
        let url = format!("{place}/{name}");
        let mut connection = PgConnection::connect(server).await.unwrap();
        connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        let postgres = Some((server.to_owned(), name)).filter(|_| cluster.is_none());
        Database { url, folder: tempfile::tempdir().unwrap(), faults, postgres, _cluster: cluster }
    }

    pub fn is_sqlite(&self) -> bool {
        self.url.starts_with("sqlite:")
    }

    /// A network link to its server.
    pub fn link(&self) -> Link {
        Link::to(self.place().parse().unwrap()).unwrap()
    }

    /// The server's address and port.
    fn place(&self) -> &str {
        self.url.split('@').nth(1).unwrap().split('/').next().unwrap()
    }

    /// Waits until it answers: after some faults PostgreSQL starts again by itself.
    pub async fn answers(&self) {
        let since = Instant::now();
        while !self.is_sqlite() && PgConnection::connect(&self.url).await.is_err() {
            assert!(since.elapsed() < PATIENCE, "PostgreSQL does not come back");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let Some((server, name)) = self.postgres.take() else { return };
        // A runtime of its own: this one may be ending.
        let dropped = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let mut connection = PgConnection::connect(&server).await?;
                let drop = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
                connection.execute(sqlx::AssertSqlSafe(drop)).await
            })
        });
        let _ = dropped.join();
    }
}

impl Node {
    /// A node that is ready.
    pub async fn start(database: &Database) -> Node {
        let mut node = Node::new(database);
        node.restart().await;
        node
    }

    /// A node that does not run yet.
    pub fn new(database: &Database) -> Node {
        let port = free_port();
        let log = database.folder.path().join(format!("{port}.log"));
        // PostgreSQL's faults are in its own process.
        let faults = database.faults.as_ref().filter(|_| database.is_sqlite());
        Node {
            base: format!("http://127.0.0.1:{port}"),
            listen: format!("127.0.0.1:{port}"),
            database: database.url.clone(),
            log,
            environment: faults.map(Faults::environment).unwrap_or_default(),
            process: None,
        }
    }

    /// A node that is ready, and reaches its database through a link.
    pub async fn start_behind(database: &Database, link: &Link) -> Node {
        let mut node = Node::new(database);
        node.database = database.url.replace(database.place(), &format!("127.0.0.1:{}", link.port));
        node.restart().await;
        node
    }

    /// Starts it and waits until it is ready.
    pub async fn restart(&mut self) {
        self.launch();
        self.ready().await;
    }

    pub fn launch(&mut self) {
        assert!(self.process.is_none(), "it runs already");
        let log = File::options().create(true).append(true).open(&self.log).unwrap();
        let arguments = ["serve", "--no-limits", "--listen", &self.listen, "--database", &self.database];
        let mut command = Command::new(crate::program());
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        self.process = Some(command.spawn().unwrap());
    }

    /// Waits until it answers.
    pub async fn ready(&mut self) {
        let since = Instant::now();
        while reqwest::get(format!("{}/api/levels", self.base)).await.is_err() {
            let ended = self.process.as_mut().unwrap().try_wait().unwrap();
            assert!(ended.is_none(), "it did not start: {}", self.logged());
            assert!(since.elapsed() < PATIENCE, "it took too long to start: {}", self.logged());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// As a power cut does it: SIGKILL.
    pub fn kill(&mut self) {
        let mut process = self.process.take().unwrap();
        process.kill().unwrap();
        process.wait().unwrap();
    }

    /// As an overloaded machine does it: SIGSTOP. It holds all its connections and locks.
    pub fn freeze(&self) {
        self.signal("STOP");
    }

    /// SIGCONT.
    pub fn thaw(&self) {
        self.signal("CONT");
    }

    /// Sends a signal, like `TERM`.
    pub fn signal(&self, name: &str) {
        let id = self.process.as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }

    /// How it ended.
    pub async fn ended(&mut self) -> ExitStatus {
        let mut process = self.process.take().unwrap();
        let since = Instant::now();
        loop {
            if let Some(status) = process.try_wait().unwrap() {
                return status;
            }
            assert!(since.elapsed() < PATIENCE, "it does not end");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub fn logged(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
        if std::thread::panicking() {
            println!("{} logged:\n{}", self.base, self.logged());
        }
    }
}

/// A port below those that the system gives to connections: else one of them may have it while a node is away.
pub fn free_port() -> u16 {
    loop {
        let port = 20_000 + u16::try_from(random(12_000)).unwrap();
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// Any number below this one.
pub fn random(below: u64) -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(Instant::now()) % below
}
