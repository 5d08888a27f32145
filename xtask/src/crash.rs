//! `cargo xtask crash`: kills in full size.

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
    /// Kills while they are played
    #[arg(long, default_value_t = 20)]
    kills: u32,
    /// Only the tests whose names contain this, like `sqlite` or `two_nodes`
    only: Option<String>,
}

/// Runs the crash tests, one after the other: each is meant to have the machine for itself.
pub fn run(options: &Options) -> Result<()> {
    let postgres = Postgres::ready()?;
    let mut test = cargo(&["test", "--package", "homestead", "--test", "crash", "--locked"]);
    test.arg("--").args(["--nocapture", "--test-threads=1"]).args(&options.only);
    test.env("HOMESTEAD_CRASH_TABLES", options.tables.to_string());
    test.env("HOMESTEAD_CRASH_KILLS", options.kills.to_string());
    postgres.tell(&mut test);
    run_command(test)
}
