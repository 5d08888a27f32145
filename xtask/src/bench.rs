//! `cargo xtask bench`: our engine's numbers, its peers' numbers, and the page that shows both.

use std::fs;

use anyhow::{Context, Result};
use clap::Args;

use crate::commands::{cargo, homestead, output, root, run as run_command};
use crate::machine::Machine;
use crate::peers;
use crate::report::{self, Engine, Report};

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
    write_page(&tables)
}

fn write_page(tables: &str) -> Result<()> {
    let path = root().join(PAGE);
    let page = fs::read_to_string(&path).with_context(|| {
        format!("{PAGE} is missing; write it with the lines `{}` and `{}` in it", report::BEGIN, report::END)
    })?;
    let page = report::replace_between_markers(&page, tables).with_context(|| format!("{PAGE} was not changed"))?;
    fs::write(&path, page).with_context(|| format!("writing {PAGE}"))?;
    println!("Written to {PAGE}.");
    Ok(())
}
