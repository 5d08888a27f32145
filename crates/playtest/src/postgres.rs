//! A PostgreSQL of our own for tests: made for one run, gone after it.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, net};

use anyhow::{Context, Result, ensure};

/// PostgreSQL's programs, and who runs them.
#[derive(Clone, Debug)]
pub struct Programs {
    /// Where they are; `None` if they are on the PATH.
    folder: Option<PathBuf>,
    /// PostgreSQL refuses to run as root. If we are root, this is who runs it.
    user: Option<&'static str>,
}

/// How a cluster is to run.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Whether it waits for the disk. Tests that kill only homestead need not.
    pub durable: bool,
    /// Variables of its environment.
    pub environment: Vec<(OsString, OsString)>,
}

/// A private cluster, which runs until this is dropped.
#[derive(Debug)]
pub struct Cluster {
    programs: Programs,
    folder: PathBuf,
    url: String,
}

impl Programs {
    /// The programs, if they are installed and somebody may run them.
    pub fn find() -> Option<Programs> {
        let folder = folder()?;
        let root = id(&["-u"]).is_some_and(|id| id.trim() == "0");
        let user = match root {
            true => Some(["postgres", "nobody"].into_iter().find(|user| id(&["-u", user]).is_some())?),
            false => None,
        };
        Some(Programs { folder: Some(folder).filter(|folder| !folder.as_os_str().is_empty()), user })
    }

    fn command(&self, name: &str) -> Command {
        let path = self.folder.as_ref().map_or_else(|| PathBuf::from(name), |folder| folder.join(name));
        let Some(user) = self.user else { return Command::new(path) };
        let mut command = Command::new("runuser");
        command.args(["-u", user, "--"]).arg(path);
        command
    }
}

impl Cluster {
    /// A folder in which PostgreSQL may write; for what it needs beside its data.
    pub fn folder(programs: &Programs) -> Result<PathBuf> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("homestead-postgres-{}-{number}", std::process::id()));
        fs::create_dir(&folder).with_context(|| format!("could not make {}", folder.display()))?;
        if let Some(user) = programs.user {
            run(Command::new("chown").arg(user).arg(&folder))?;
        }
        Ok(folder)
    }

    /// Makes a cluster in this folder and starts it.
    pub fn start(programs: &Programs, folder: PathBuf, settings: &Settings) -> Result<Cluster> {
        // From here on whatever fails takes the folder with it.
        let mut cluster = Cluster { programs: programs.clone(), folder, url: String::new() };
        let make = ["--username=homestead", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
        run(cluster.command("initdb").args(make).arg("--pgdata").arg(cluster.data()).stdout(Stdio::null()))
            .context("could not make a PostgreSQL cluster")?;
        let port = net::TcpListener::bind(("127.0.0.1", 0)).context("no port is free")?.local_addr()?.port();
        let fsync = if settings.durable { "on" } else { "off" };
        // No socket file: its folder may belong to somebody else.
        let options = format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync={fsync}");
        let mut started = cluster.command("pg_ctl");
        started.args(["start", "--wait", "--silent", "--options", &options]);
        started.arg("--pgdata").arg(cluster.data()).arg("--log").arg(cluster.folder.join("log"));
        started.envs(settings.environment.iter().map(|(name, value)| (name, value)));
        // PostgreSQL would keep the terminal's pipes open for whoever reads what we print.
        run(started.stdin(Stdio::null()).stdout(Stdio::null())).context("could not start PostgreSQL")?;
        cluster.url = format!("postgres://homestead@127.0.0.1:{port}/postgres");
        Ok(cluster)
    }

    /// Where databases can be made.
    pub fn url(&self) -> &str {
        &self.url
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
            // It may be gone by itself.
            let _ = run(stopped.stdout(Stdio::null()).stderr(Stdio::null()));
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("could not start {command:?}"))?;
    ensure!(status.success(), "{command:?} ended with {status}");
    Ok(())
}

/// What `id` says.
fn id(arguments: &[&str]) -> Option<String> {
    let answer = Command::new("id").args(arguments).stderr(Stdio::null()).output().ok()?;
    answer.status.success().then(|| String::from_utf8_lossy(&answer.stdout).into_owned())
}

/// The folder of PostgreSQL's programs, the latest version of several; empty if they are on the PATH.
fn folder() -> Option<PathBuf> {
    let is_there = |program: PathBuf| {
        let mut version = Command::new(program);
        version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        version.status().is_ok_and(|status| status.success())
    };
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
