//! The kit for tests of a site, with Agricola as its only game.

use std::sync::LazyLock;

use agricola_title::Title;
use host::{AnyTitle, Of};
use playtest::browser::{Shown, Vocabulary};
use playtest::site::{Database, Site, Titles};
use words::Language;

/// The games of the site.
pub static TITLES: Titles = &[&Of::<Title>::new() as &dyn AnyTitle];

/// Runs a test on every database there is here, each time on a new site.
pub fn on_every_engine(test: impl AsyncFn(&mut Site)) {
    playtest::site::on_every_engine(TITLES, test);
}

/// The same for a test that opens its sites itself.
pub fn on_every_database(test: impl AsyncFn(&Database)) {
    playtest::site::on_every_database(TITLES, test);
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    Vocabulary::read(&[
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../../crates/words/texts"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/../words/texts"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/../words/rules"),
    ])
});

/// What every page promises.
#[track_caller]
pub fn proper(page: &Shown, language: Language) {
    page.is_proper(language, &VOCABULARY);
}
