//! The site from outside: a real server on a real database, and people who use it over HTTP.
//!
//! Every test runs on SQLite, and on PostgreSQL too when `HOMESTEAD_TEST_POSTGRES` names a server; see `kit`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::as_conversions,
    clippy::print_stderr,
    reason = "tests may panic"
)]

mod acting;
mod away;
mod broken;
mod chat;
mod clocks;
mod frozen;
mod games;
mod kit;
mod limits;
mod listed;
mod names;
mod nodes;
mod pages;
mod people;
mod programs;
mod rematch;
mod replays;
mod request_keys;
mod secrets;
mod streams;
mod studies;
mod tables;
mod votes;
mod waits;
