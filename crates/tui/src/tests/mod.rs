//! The terminal with the toy, which has no panels of its own. Two cards are played at once, so that there is a choice of
//! several things.

mod app;
mod plain;
mod viewer;

use bots::Bot;
use playtest::counting::{Counting, Options, Phrases, Sums};
use table::{Game, Seat, Secret, Setup as _, Viewer};
use tempfile::TempDir;

use crate::{Save, Sitter, Sitting, TextScreen};

/// The game in words alone.
pub type Words = TextScreen<Sums, Phrases>;

/// What games of these tests begin with.
pub fn setup() -> Options {
    Options::usual().with_options("first 1; cards 2").unwrap()
}

/// A game of those that these words name.
pub fn sit_down(folder: &TempDir, players: &[&str]) -> Sitting<Sums> {
    let save = Save::create(&folder.path().join("game.hgr")).unwrap();
    Sitting::begin(&setup(), sitters(players), Secret::new([3; 32]), save).unwrap()
}

/// Who sits down for these words.
pub fn sitters(players: &[&str]) -> Vec<Sitter<Counting>> {
    let sitter = |word: &&str| match word.starts_with("me") {
        true => Sitter::person(word),
        false => Sitter::bot(word, Box::new(word.parse::<Bot>().unwrap().player::<Sums>())),
    };
    players.iter().map(sitter).collect()
}

/// The hand of the first seat, in ascending order.
pub fn hand(game: &Counting) -> Vec<u8> {
    let mut hand = game.hand(Seat::all(game.seats()).next().unwrap(), Viewer::Omniscient).unwrap().to_vec();
    hand.sort_unstable();
    hand
}
