//! `cargo xtask browser`: the pages as people use them, in a real browser. `cargo xtask screenshots`: pictures of them.
//! `cargo xtask clicks`: how long people wait.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use clap::Args;

use crate::commands::{cargo, is_there, output, program, root, run as run_command, target};
use crate::layers;
use crate::machine::Machine;
use crate::packages::install;
use crate::page;

/// What `cargo xtask browser` may be told.
#[derive(Args)]
pub struct Options {
    /// Only the files whose names contain one of these words
    words: Vec<String>,
    /// Only the tests of this game
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// Run them this many times and stop at the first failure, to find flaky tests
    #[arg(long, default_value_t = 1)]
    times: u32,
}

impl Options {
    /// Everything, once.
    pub fn all() -> Self {
        Self { words: Vec::new(), game: None, times: 1 }
    }

    /// The tests of one game, once.
    pub fn of_game(game: &str) -> Self {
        Self { game: Some(game.to_owned()), ..Self::all() }
    }
}

const NO_BROWSER: &str = "the tests of the pages need Chromium; please install the package chromium, \
    or name one: CHROMIUM=/path/to/chromium";
const NO_NODE: &str =
    "the tests of the pages need Node 18 or later with npm; please install the packages nodejs and npm";
/// Others are at work on a small machine, too.
const FILES_AT_ONCE: &str = "2";

/// Runs the tests of browser/tests, on the toy, and those of the games.
pub fn run(options: &Options) -> Result<()> {
    let kit = Kit::ready()?;
    let files = files(options)?;
    for time in 1..=options.times {
        if options.times > 1 {
            println!("Time {time} of {}.", options.times);
        }
        let mut test = kit.node();
        test.arg("run.mjs").args(["--at-once", FILES_AT_ONCE]).args(&files);
        run_command(test).context("a page does not do what people expect")?;
    }
    Ok(())
}

/// Writes pictures of the main pages to docs/pictures.
pub fn screenshots() -> Result<()> {
    let mut pictures = Kit::ready()?.node();
    pictures.arg(root().join("games/walnut-grove/browser/screenshots.mjs")).arg(root().join("docs/pictures"));
    run_command(pictures)
}

/// What `cargo xtask clicks` may be told.
#[derive(Args)]
pub struct Clicks {
    /// Games alone that are played by clicks
    #[arg(long, default_value_t = 6)]
    games: u32,
}

/// What the browser measured.
#[derive(serde::Deserialize)]
struct Waited {
    browser: String,
    /// In games alone, in milliseconds.
    alone: Vec<f64>,
    /// In games of four at one screen, where the same player is asked again.
    same: Vec<f64>,
    /// The same, where another player is, so that all farms change places.
    handed: Vec<f64>,
}

/// Measures how long somebody waits after a click, and writes it down.
pub fn clicks(options: &Clicks) -> Result<()> {
    run_command(cargo(&["build", "--release", "--locked"]))?;
    let released = target().join("release").join(format!("homestead{}", env::consts::EXE_SUFFIX));
    let mut measure = Kit::ready()?.node();
    measure
        .env("HOMESTEAD", released)
        .arg(root().join("games/walnut-grove/browser/clicks.mjs"))
        .arg(options.games.to_string());
    let Waited { browser, alone, same, handed } = serde_json::from_str(&output(measure)?)?;
    ensure!(![&alone, &same, &handed].iter().any(|times| times.is_empty()), "nothing was clicked");
    let table = format!(
        "| From a click to the next table on the screen | half within | 90 of 100 within | 99 of 100 within | longest |\n\
         |---|---:|---:|---:|---:|\n{}{}{}\n\
         Chromium {browser} without a graphics card, {}. Repeat with `cargo xtask clicks`.",
        line("A game alone", alone),
        line("Four farms, the same player goes on", same),
        line("Four farms, handed over to the next player at the same screen", handed),
        Machine::here().in_a_line(),
    );
    println!("\n{table}\n");
    page::write("docs/benchmarks.md", "clicks", &table)
}

/// How long answers took in a kind of game, as a line of a table.
fn line(games: &str, mut times: Vec<f64>) -> String {
    times.sort_unstable_by(f64::total_cmp);
    let at = |share: usize| times.get(times.len() * share / 100).or(times.last()).copied().unwrap_or_default();
    let [half, most, nearly_all, longest] = [50, 90, 99, 100].map(at);
    let count = times.len();
    format!("| {games}, {count} answers | {half:.0} ms | {most:.0} ms | {nearly_all:.0} ms | {longest:.0} ms |\n")
}

/// All that the tests need.
struct Kit {
    chromium: PathBuf,
}

impl Kit {
    fn ready() -> Result<Self> {
        let chromium = chromium()?;
        node()?;
        modules()?;
        run_command(cargo(&["build", "--locked", "-p", "homestead"]))?;
        run_command(cargo(&["build", "--locked", "-p", "server", "--example", "toy"]))?;
        Ok(Self { chromium })
    }

    /// Node in the folder of the tests, told where browser and site are.
    fn node(&self) -> Command {
        let mut node = program("node");
        let site = target().join("debug").join(format!("homestead{}", env::consts::EXE_SUFFIX));
        let toy = target().join("debug/examples").join(format!("toy{}", env::consts::EXE_SUFFIX));
        node.current_dir(folder()).env("HOMESTEAD", site).env("TOY", toy).env("CHROMIUM", &self.chromium);
        node
    }
}

fn folder() -> PathBuf {
    root().join("browser")
}

/// The files of tests that are meant, in order.
fn files(options: &Options) -> Result<Vec<PathBuf>> {
    let games = match &options.game {
        Some(game) => vec![game.clone()],
        None => layers::games()?,
    };
    let mut folders: Vec<PathBuf> = games
        .iter()
        .map(|game| root().join("games").join(game).join("browser/tests"))
        .filter(|it| it.is_dir())
        .collect();
    if options.game.is_none() {
        folders.push(folder().join("tests"));
    }
    let words = &options.words;
    let meant = |path: &PathBuf| {
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        name.ends_with(".test.mjs") && (words.is_empty() || words.iter().any(|word| name.contains(word.as_str())))
    };
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in folders {
        let entries = fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        files.extend(entries.flatten().map(|entry| entry.path()).filter(meant));
    }
    files.sort();
    ensure!(!files.is_empty(), "no file of tests is named like that");
    Ok(files)
}

/// The Chromium that is named, or Debian's.
fn chromium() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM") {
        ensure!(is_there(&named), "CHROMIUM names no browser that can be started");
        return Ok(named.into());
    }
    let debian = PathBuf::from("/usr/bin/chromium");
    if !is_there(&debian) {
        install("Chromium", &["chromium"], NO_BROWSER)?;
        ensure!(is_there(&debian), NO_BROWSER);
    }
    Ok(debian)
}

fn node() -> Result<()> {
    if !is_there("node") {
        install("Node", &["nodejs", "npm"], NO_NODE)?;
    } else if !is_there("npm") {
        install("npm", &["npm"], NO_NODE)?;
    }
    let mut asked = program("node");
    asked.arg("--version");
    let version = output(asked).context(NO_NODE)?;
    let number = version.trim().trim_start_matches('v').split('.').next().and_then(|number| number.parse::<u32>().ok());
    ensure!(number.is_some_and(|number| number >= 18), "{NO_NODE}; this one is {}", version.trim());
    Ok(())
}

/// What the tests are written with, as browser/package-lock.json names it; fetched when that file has changed.
fn modules() -> Result<()> {
    let changed = |path: &str| -> Option<SystemTime> { fs::metadata(folder().join(path)).ok()?.modified().ok() };
    if changed("node_modules/.package-lock.json") >= changed("package-lock.json") {
        return Ok(());
    }
    let mut fetch = program("npm");
    fetch.current_dir(folder()).args(["ci", "--no-audit", "--no-fund"]);
    run_command(fetch).context("could not fetch what browser/package-lock.json names; `npm ci` needs a network, once")
}
