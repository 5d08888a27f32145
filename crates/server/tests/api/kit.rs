//! The kit for tests of a site, with the toy as its only game.

use std::sync::LazyLock;

use playtest::browser::{Shown, Vocabulary};
use playtest::counting::TITLES;
pub use playtest::site::{Database, Site, Told, bot, finished_solo, hears, listed, now, play_out, with, write_person};
use serde_json::Value;
use store::{NewTable, SeatRow, Store};
use words::Language;

/// Runs a test on every database there is here, each time on a new site.
pub fn on_every_engine(test: impl AsyncFn(&mut Site)) {
    playtest::site::on_every_engine(TITLES, test);
}

/// The same for a test that opens its sites itself.
pub fn on_every_database(test: impl AsyncFn(&Database)) {
    playtest::site::on_every_database(TITLES, test);
}

/// A table of the first of these people where all of them sit, and where nothing has happened yet.
pub async fn write_table(store: &Store, id: &str, people: &[&str], options: &Value) {
    playtest::site::write_table(store, TITLES[0], id, people, options).await;
}

/// A table made by the player on the first of these seats.
pub fn new_table(id: &str, seats: Vec<SeatRow>, options: &Value) -> NewTable {
    playtest::site::new_table(TITLES[0], id, seats, options)
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    Vocabulary::read(&[
        concat!(env!("CARGO_MANIFEST_DIR"), "/../words/texts"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/../playtest/texts"),
    ])
});

/// What every page promises.
#[track_caller]
pub fn proper(page: &Shown, language: Language) {
    page.is_proper(language, &VOCABULARY);
}
