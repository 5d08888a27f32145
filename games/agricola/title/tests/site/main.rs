//! Agricola on the site: its pages, a whole game over the API, and what nobody may learn.
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

mod game;
mod kit;
mod pages;
mod secrets;
