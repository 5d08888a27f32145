//! A site of its own for measuring and testing: the released server on a free port of this machine, with a new database.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};
use tempfile::TempDir;

use crate::commands::{cargo, homestead, run, target};

/// A running server. It ends when this is dropped, and its file goes with it.
pub struct Site {
    process: Child,
    /// Its address, like `http://127.0.0.1:1234`.
    pub base: String,
    _folder: TempDir,
}

impl Site {
    /// Builds the server and starts it, on this database or on a new SQLite file.
    pub fn start(database: Option<&str>) -> Result<Site> {
        run(cargo(&["build", "--release", "--locked"]))?;
        let mut serve = homestead();
        serve.args(["serve", "--listen", "127.0.0.1:0", "--no-limits"]);
        Site::of(serve, database)
    }

    /// The same with the limits that strangers meet.
    pub fn start_with_limits() -> Result<Site> {
        run(cargo(&["build", "--release", "--locked"]))?;
        let mut serve = homestead();
        serve.args(["serve", "--listen", "127.0.0.1:0"]);
        Site::of(serve, None)
    }

    fn of(mut serve: Command, database: Option<&str>) -> Result<Site> {
        // Beside what is built, so that it is a disk like any other and not a piece of memory.
        let folder = tempfile::tempdir_in(target()).context("cannot make a folder for the database")?;
        let file = format!("sqlite:{}", folder.path().join("games.db").display());
        serve.args(["--database", database.unwrap_or(&file)]).env("RUST_LOG", "warn").stdout(Stdio::piped());
        let mut process = serve.spawn().context("could not start `homestead serve`")?;
        let mut greeting = String::new();
        let out = process.stdout.take().context("`homestead serve` has no output")?;
        BufReader::new(out).read_line(&mut greeting)?;
        let base = greeting.split_whitespace().find(|word| word.starts_with("http://"));
        let base = base.context("`homestead serve` did not say where it is")?.to_owned();
        Ok(Site { process, base, _folder: folder })
    }

    /// The memory that the server holds now, in kilobytes.
    pub fn memory(&self) -> Result<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))
            .context("memory can be measured on Linux only")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }

    /// The time that the server's threads have computed so far.
    pub fn computed(&self) -> Result<Duration> {
        computed(&self.process.id().to_string())
    }
}

/// The time that the threads of a process have computed: `self`, or a number.
pub fn computed(process: &str) -> Result<Duration> {
    let text = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name in brackets may hold anything; what follows is numbers. A tick is a hundredth of a second.
    let (_, numbers) = text.rsplit_once(") ").context("an unknown form of /proc/PID/stat")?;
    let ticks: u64 = numbers.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Ok(Duration::from_millis(ticks * 10))
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
