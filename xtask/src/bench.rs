//! `cargo xtask bench`: our engine's numbers, its peers' numbers, and the page that shows both.

use anyhow::{Context, Result};
use clap::Args;

use crate::commands::{cargo, homestead, output, run as run_command};
use crate::machine::Machine;
use crate::report::{Engine, Report};
use crate::{page, peers};

/// What `cargo xtask bench` may be told.
#[derive(Args)]
pub struct Options {
    /// Measure Homestead alone
    #[arg(long)]
    no_peers: bool,
}

impl Options {
    /// The command that repeats this measurement.
    fn command(&self) -> &'static str {
        if self.no_peers { "cargo xtask bench --no-peers" } else { "cargo xtask bench" }
    }
}

const PAGE: &str = "docs/benchmarks.md";

/// Measures, prints the tables and writes them into the page.
pub fn run(options: &Options) -> Result<()> {
    run_command(cargo(&["build", "--release", "--locked"]))?;
    println!("Measuring homestead ...");
    let mut bench = homestead();
    bench.args(["bench", "--json"]);
    let engine = Engine::read(&output(bench)?).context("reading what `homestead bench --json` printed")?;
    let peers = if options.no_peers { peers::left_out() } else { peers::measure_all() };

    let tables = Report { machine: Machine::here(), command: options.command(), engine, peers }.to_string();
    println!("\n{tables}");
    page::write(PAGE, "bench", &tables)
}
