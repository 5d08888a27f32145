//! A PostgreSQL of our own for the tests: made for one run, gone after it.

use std::ffi::OsStr;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result};

use crate::commands::{is_there, output, program, run};
use crate::packages::{answer, install, is_root};

/// Where the tests look for a PostgreSQL in which they may make databases.
const VARIABLE: &str = "HOMESTEAD_TEST_POSTGRES";
const MISSING: &str = "the tests need PostgreSQL's server programs; please install the package postgresql, \
    or name a server in which the tests may make databases: HOMESTEAD_TEST_POSTGRES=postgres://USER@HOST/NAME";

/// The PostgreSQL that the tests use.
pub enum Postgres {
    /// Somebody named one; it is left alone.
    Named,
    /// One of our own.
    Private(Cluster),
}

/// A private cluster, which runs until this is dropped.
pub struct Cluster {
    programs: Programs,
    folder: PathBuf,
    url: String,
}

/// PostgreSQL's programs, and who runs them.
struct Programs {
    /// Where they are; `None` if they are on the PATH.
    folder: Option<PathBuf>,
    /// PostgreSQL refuses to run as root. If we are root, this is who runs it.
    user: Option<&'static str>,
}

impl Postgres {
    /// The one that is named, or a new one.
    pub fn ready() -> Result<Self> {
        if env::var_os(VARIABLE).is_some() {
            return Ok(Self::Named);
        }
        Cluster::start().map(Self::Private)
    }

    /// Tells a command where it is.
    pub fn tell(&self, command: &mut Command) {
        if let Self::Private(cluster) = self {
            command.env(VARIABLE, &cluster.url);
        }
    }
}

impl Cluster {
    fn start() -> Result<Self> {
        let programs = Programs::find_or_install()?;
        let folder = env::temp_dir().join(format!("homestead-postgres-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| format!("could not make {}", folder.display()))?;
        // From here on whatever fails takes the folder with it.
        let mut cluster = Self { programs, folder, url: String::new() };
        if let Some(user) = cluster.programs.user {
            let mut owned = program("chown");
            owned.arg(user).arg(&cluster.folder);
            run(owned)?;
        }
        let make = ["--username=homestead", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
        let mut made = cluster.command("initdb");
        made.args(make).arg("--pgdata").arg(cluster.data());
        output(made).context("could not make a PostgreSQL cluster")?;

        let port = free_port()?;
        // The tests kill homestead, never PostgreSQL, so whatever PostgreSQL has acknowledged stays without waiting for
        // the disk. No socket file: its folder may belong to somebody else.
        let options = format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off");
        let mut started = cluster.command("pg_ctl");
        started.args(["start", "--wait", "--silent", "--options", &options]);
        started.arg("--pgdata").arg(cluster.data()).arg("--log").arg(cluster.folder.join("log"));
        // PostgreSQL would keep the terminal's pipes open for whoever reads what we print.
        started.stdin(Stdio::null()).stdout(Stdio::null());
        run(started).context("could not start PostgreSQL")?;
        cluster.url = format!("postgres://homestead@127.0.0.1:{port}/postgres");
        println!("PostgreSQL for the tests: {}", cluster.url);
        Ok(cluster)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn command(&self, name: &str) -> Command {
        let mut command = self.programs.command(name);
        // Whoever runs it may not be able to enter the folder we are in.
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if self.data().join("postmaster.pid").exists() {
            let mut stopped = self.command("pg_ctl");
            stopped.args(["stop", "--wait", "--silent", "--mode=immediate"]).arg("--pgdata").arg(self.data());
            if let Err(error) = run(stopped) {
                eprintln!("could not stop PostgreSQL: {error:#}");
            }
        }
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            eprintln!("could not remove {}: {error}", self.folder.display());
        }
    }
}

impl Programs {
    fn find_or_install() -> Result<Self> {
        let root = is_root();
        if folder().is_none() {
            install("PostgreSQL", &["postgresql"], MISSING)?;
        }
        let folder = folder().context(MISSING)?;
        let user = match root {
            true => Some(unprivileged().context("PostgreSQL does not run as root, and there is no user for it")?),
            false => None,
        };
        Ok(Self { folder: Some(folder).filter(|folder| !folder.as_os_str().is_empty()), user })
    }

    fn command(&self, name: &str) -> Command {
        let path = self.folder.as_ref().map_or_else(|| PathBuf::from(name), |folder| folder.join(name));
        let Some(user) = self.user else { return program(path) };
        let mut command = program("runuser");
        command.args(["-u", user, "--"]).arg(path);
        command
    }
}

/// The folder of PostgreSQL's programs, the latest version of several; empty if they are on the PATH.
fn folder() -> Option<PathBuf> {
    let has = |folder: &Path| ["initdb", "pg_ctl", "postgres"].iter().all(|name| is_there(folder.join(name)));
    if has(Path::new("")) {
        return Some(PathBuf::new());
    }
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|version| version.path());
    let number = |path: &PathBuf| path.file_name().and_then(OsStr::to_str).and_then(|name| name.parse::<u32>().ok());
    let mut versions: Vec<PathBuf> = versions.filter(|path| number(path).is_some()).collect();
    versions.sort_by_key(number);
    versions.into_iter().rev().map(|version| version.join("bin")).find(|folder| has(folder))
}

/// Somebody who is not root and may run a server.
fn unprivileged() -> Option<&'static str> {
    ["postgres", "nobody"].into_iter().find(|user| answer(&["-u", user]).is_some())
}

fn free_port() -> Result<u16> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).context("no port is free")?;
    Ok(listener.local_addr()?.port())
}
