//! Walnut Grove on the site: what its pages show, what its players pick, and databases from before there were other games.
//!
//! What is the same for all games is tested with the toy, in the server's own tests.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::as_conversions,
    reason = "tests may panic"
)]

mod bots;
mod kit;
mod old_database;
mod pages;
mod picks;
mod pictures;
mod secrets;
