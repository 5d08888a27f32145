//! `cargo xtask test`: everything that must be green.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Args;

use crate::browser;
use crate::commands::{cargo, homestead, is_there, program, root, run as run_command};
use crate::fuzz;
use crate::layers;
use crate::packages::install;
use crate::postgres::Postgres;

/// What `cargo xtask test` may be told.
#[derive(Args)]
pub struct Options {
    /// Leave out the check of the dependencies and the release build
    #[arg(long)]
    quick: bool,
    /// Check only one game's share: its folder, and the contract that it fulfils
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
}

/// Runs all steps in order and stops at the first that fails.
pub fn run(options: &Options) -> Result<()> {
    let start = Instant::now();
    if let Some(game) = &options.game {
        return of_game(game, start);
    }
    step("format", format)?;
    step("layers", layers::check)?;
    step("clippy", clippy)?;
    step("tests", tests)?;
    step("browser", || browser::run(&browser::Options::all()))?;
    step("documentation", documentation)?;
    if !options.quick {
        step("dependencies", dependencies)?;
        step("release binary", release_binary)?;
        step("API", || fuzz::run(&fuzz::Options::short()))?;
    }
    println!("\nAll green in {:.1} s.", start.elapsed().as_secs_f64());
    Ok(())
}

/// The share of one game: its packages, the contract with them, and its pages in a browser.
fn of_game(game: &str, start: Instant) -> Result<()> {
    let mut packages = layers::packages_of(game)?;
    packages.extend(["table", "host", "games", "xtask"].map(str::to_owned));
    let named: Vec<&str> = packages.iter().flat_map(|package| ["-p", package.as_str()]).collect();
    step("format", format)?;
    step("clippy", || {
        let mut clippy = cargo(&["clippy", "--all-targets", "--locked"]);
        clippy.args(&named).args(["--", "-D", "warnings"]);
        run_command(clippy)
    })?;
    step("tests", || {
        python()?;
        let postgres = Postgres::ready()?;
        let mut test = cargo(&["test", "--locked"]);
        postgres.tell(test.args(&named));
        run_command(test)
    })?;
    step("browser", || browser::run(&browser::Options::of_game(game)))?;
    println!("\nAll green for {game} in {:.1} s.", start.elapsed().as_secs_f64());
    Ok(())
}

fn step(name: &str, check: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    let result = check();
    let verdict = if result.is_ok() { "ok" } else { "FAILED" };
    println!("-- {name}: {verdict}, {:.1} s", start.elapsed().as_secs_f64());
    result.with_context(|| format!("the step \"{name}\" failed"))
}

fn format() -> Result<()> {
    run_command(cargo(&["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    run_command(cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))
}

fn tests() -> Result<()> {
    python()?;
    let postgres = Postgres::ready()?;
    let mut test = cargo(&["test", "--workspace", "--locked"]);
    postgres.tell(&mut test);
    run_command(test)
}

/// The programs that play against Homestead in the tests, well or badly, are written in Python.
fn python() -> Result<()> {
    const MISSING: &str = "the tests need python3, the example bot's language; please install it";
    if is_there("python3") { Ok(()) } else { install("Python", &["python3"], MISSING) }
}

fn documentation() -> Result<()> {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    run_command(doc)
}

/// Licences, bans and sources, as deny.toml says. The fourth check of cargo-deny, security advisories, is left out: it
/// fetches its database from GitHub, and this command must give the same answer where only crates.io can be reached.
fn dependencies() -> Result<()> {
    let mut deny = program(cargo_deny()?);
    deny.args(["--locked", "check", "licenses", "bans", "sources"]);
    run_command(deny)
}

/// The cargo-deny on the PATH, or our own copy, installed on the first use.
fn cargo_deny() -> Result<OsString> {
    if is_there("cargo-deny") {
        return Ok("cargo-deny".into());
    }
    let own = root().join("target/tools/bin/cargo-deny");
    if !is_there(&own) {
        println!("Installing cargo-deny into target/tools; this takes some minutes, once.");
        run_command(cargo(&["install", "cargo-deny", "--version", "^0.20", "--locked", "--root", "target/tools"]))?;
    }
    Ok(own.into())
}

/// The first thing a visitor does: build the release, start it, and open the address it prints.
fn release_binary() -> Result<()> {
    run_command(cargo(&["build", "--release", "--locked"]))?;
    let folder = std::env::temp_dir().join(format!("homestead-visit-{}", std::process::id()));
    let mut visited = homestead();
    visited.args(["serve", "--listen", "127.0.0.1:0", "--database"]);
    visited.arg(format!("sqlite:{}", folder.join("games.db").display()));
    let mut site = visited.stdout(Stdio::piped()).spawn().context("could not start the site")?;
    let answer = visit(&mut site);
    site.kill().context("could not stop the site")?;
    site.wait()?;
    std::fs::remove_dir_all(&folder)?;
    ensure!(answer?.starts_with("HTTP/1.1 200"), "the site does not answer at the address it prints");
    Ok(())
}

/// What the site answers at the address it prints.
fn visit(site: &mut Child) -> Result<String> {
    let mut line = String::new();
    BufReader::new(site.stdout.take().context("the site prints nothing")?).read_line(&mut line)?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
    let address = address.with_context(|| format!("the site prints no address, but «{}»", line.trim()))?;
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
