//! A PostgreSQL for the tests: the one that is named, or one of our own.

use std::env;
use std::process::Command;

use anyhow::{Context, Result};
use playtest::postgres::{Cluster, Programs, Settings};

use crate::packages::install;

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

impl Postgres {
    /// The one that is named, or a new one.
    pub fn ready() -> Result<Self> {
        if env::var_os(VARIABLE).is_some() {
            return Ok(Self::Named);
        }
        if Programs::find().is_none() {
            install("PostgreSQL", &["postgresql"], MISSING)?;
        }
        let programs = Programs::find().context(MISSING)?;
        let cluster = Cluster::start(&programs, Cluster::folder(&programs)?, &Settings::default())?;
        println!("PostgreSQL for the tests: {}", cluster.url());
        Ok(Self::Private(cluster))
    }

    /// Tells a command where it is.
    pub fn tell(&self, command: &mut Command) {
        if let Self::Private(cluster) = self {
            command.env(VARIABLE, cluster.url());
        }
    }
}
