//! The terminal with a small game, which has no panels of its own.

mod app;
pub mod counting;
mod plain;
mod viewer;

use bots::Bot;
use table::{Secret, Setup as _};
use tempfile::TempDir;

use crate::{Save, Sitter, Sitting, TextScreen};
use counting::{Basket, Counting, Phrases, Usual};

/// The game in words alone.
pub type Words = TextScreen<Basket, Phrases>;

/// A game of those that these words name.
pub fn sit_down(folder: &TempDir, players: &[&str]) -> Sitting<Basket> {
    let save = Save::create(&folder.path().join("game.hgr")).unwrap();
    Sitting::begin(&Usual::usual(), sitters(players), Secret::new([3; 32]), save).unwrap()
}

/// Who sits down for these words.
pub fn sitters(players: &[&str]) -> Vec<Sitter<Counting>> {
    let sitter = |word: &&str| match word.starts_with("me") {
        true => Sitter::person(word),
        false => Sitter::bot(word, Box::new(word.parse::<Bot>().unwrap().player::<Basket>())),
    };
    players.iter().map(sitter).collect()
}
