//! Homestead's own automation, run as `cargo xtask`: the checks that must be green, and the benchmarks.

// A command-line tool talks to the person who started it; no product code lives here.
#![allow(clippy::print_stdout, clippy::print_stderr)]

#[allow(clippy::indexing_slicing, reason = "a field that a JSON value does not have reads as null")]
mod attack;
mod bench;
mod browser;
mod checks;
mod commands;
mod crash;
mod demo;
#[allow(clippy::indexing_slicing, reason = "a field that a JSON value does not have reads as null")]
mod fuzz;
mod layers;
#[allow(clippy::indexing_slicing, reason = "a field that a JSON value does not have reads as null")]
mod load;
mod machine;
mod packages;
mod page;
mod pages;
mod peers;
mod postgres;
mod report;
mod site;
mod strength;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Homestead's own automation.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check everything that must be green before a change goes in
    ///
    /// Runs, in this order, and stops at the first that fails: formatting, clippy, all tests, the pages in a
    /// browser, the documentation, the licences and sources of all dependencies, the release binary started once, and the
    /// API's fuzz test in short.
    /// The tests get a PostgreSQL of their own, which is installed if it is missing; or the one that
    /// HOMESTEAD_TEST_POSTGRES names.
    Test(checks::Options),

    /// Use the site's pages in a browser, as people do
    ///
    /// Runs browser/tests with Node and Debian's Chromium against a site of their own. Installs what is missing. With words,
    /// only the files whose names contain one of them.
    Browser(browser::Options),

    /// Write pictures of the main pages to docs/pictures
    Screenshots,

    /// Measure how long somebody waits after a click and write docs/benchmarks.md
    ///
    /// Plays games alone and games of four by clicks in Chromium on the released server, and stops the time from each click to the frame that
    /// shows the next table.
    Clicks(browser::Clicks),

    /// Write a short demonstration of the game in a terminal to docs/pictures
    ///
    /// Plays the first year with keys in a terminal of its own, and keeps what the screen shows.
    Demo,

    /// Kill the server again and again while many tables are played, and check that nothing is lost
    ///
    /// The same tests as in `cargo xtask test`, in full size: on SQLite, on PostgreSQL, and with two nodes on one
    /// PostgreSQL.
    Crash(crash::Options),

    /// Let one stranger do their worst, measure how long everybody else waits, and write docs/benchmarks.md
    ///
    /// Starts the released server with its usual limits, once for each attack. Everything stays on this machine; the stranger
    /// and everybody else have addresses of their own in 127.0.0.0/8.
    Attack(attack::Options),

    /// Measure the engine's speed beside its peers and write docs/benchmarks.md
    ///
    /// Builds the release binary and runs `homestead bench --json`; then, in the same run, catanatron's random players
    /// (Catan, in a Python virtualenv) and random chess on shakmaty (a cargo project of its own). Both are set up under
    /// target/peers the first time. A peer that cannot run here is reported as such and is no failure.
    Bench(bench::Options),

    /// Measure how strong the bots are and whether the edition is fair, and write docs/bots.md and docs/edition.md
    ///
    /// Plays the arena's games on all cores, which takes about an hour on two.
    Strength(strength::Options),

    /// Measure the server with a thousand tables of scripted people and write docs/benchmarks.md
    ///
    /// Starts the released server on a new SQLite file, seats four people at each table, opens a stream for every seat, and
    /// plays random legal actions at a fixed rate. All of it stays on this machine, and on its processor cores.
    Load(load::Options),

    /// Measure how long the server takes for the page of a table and write docs/benchmarks.md
    ///
    /// Starts the released server, plays games of four at random, and asks for the page after every action.
    Pages(pages::Options),

    /// Send the server requests that nobody would think of, made from its own description of the API
    ///
    /// Runs schemathesis (Python, installed under target/tools the first time) against a server of its own. Fails on any
    /// answer of 500 or more, and on any answer that the description does not announce.
    FuzzApi(fuzz::Options),
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Test(options) => checks::run(&options),
        Task::Browser(options) => browser::run(&options),
        Task::Screenshots => browser::screenshots(),
        Task::Clicks(options) => browser::clicks(&options),
        Task::Demo => demo::record(),
        Task::Crash(options) => crash::run(&options),
        Task::Attack(options) => attack::run(&options),
        Task::Bench(options) => bench::run(&options),
        Task::Strength(options) => strength::run(&options),
        Task::Load(options) => load::run(&options),
        Task::Pages(options) => pages::run(&options),
        Task::FuzzApi(options) => fuzz::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}
