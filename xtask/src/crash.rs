//! `cargo xtask crash`: the crash tests in full size.

use anyhow::Result;
use clap::Args;

use crate::commands::{cargo, run as run_command};
use crate::postgres::Postgres;

/// What `cargo xtask crash` may be told.
#[derive(Args)]
pub struct Options {
    /// Tables that are played at the same time
    #[arg(long, default_value_t = 200)]
    tables: u32,
    /// Kills of a node (SIGKILL) while they are played
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// Freezes of a node (SIGSTOP)
    #[arg(long, default_value_t = 30)]
    stops: u32,
    /// Cuts between a node and PostgreSQL
    #[arg(long, default_value_t = 10)]
    cuts: u32,
    /// Write errors of the database's disk
    #[arg(long, default_value_t = 30)]
    errors: u32,
    /// Only the tests whose names contain this, like `sqlite` or `two_nodes`
    only: Option<String>,
}

/// Runs the crash tests, one after the other: each is meant to have the machine for itself.
pub fn run(options: &Options) -> Result<()> {
    let postgres = Postgres::ready()?;
    let mut test = cargo(&["test", "--package", "server", "--test", "crash", "--example", "toy", "--locked"]);
    test.arg("--").args(["--nocapture", "--test-threads=1"]).args(&options.only);
    let Options { tables, kills, stops, cuts, errors, .. } = options;
    for (size, count) in [("TABLES", tables), ("KILLS", kills), ("STOPS", stops), ("CUTS", cuts), ("ERRORS", errors)] {
        test.env(format!("HOMESTEAD_CRASH_{size}"), count.to_string());
    }
    postgres.tell(&mut test);
    run_command(test)
}
