//! The texts of the site and of every game, as files.
#![allow(dead_code, reason = "each test file uses its part")]

use std::fs;
use std::path::{Path, PathBuf};

use words::Language;

/// A folder with texts, one folder a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextSet {
    folder: PathBuf,
}

/// The project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What is in a folder, by name.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

impl TextSet {
    /// The site's own.
    pub fn site() -> TextSet {
        TextSet { folder: root().join("crates/words") }
    }

    /// The site's, the toy's, and those of every game.
    pub fn all() -> Vec<TextSet> {
        let games = entries(&root().join("games")).into_iter().map(|game| game.join("words"));
        let folders = games.chain([root().join("crates/playtest")]).filter(|folder| folder.join("texts").is_dir());
        std::iter::once(TextSet::site()).chain(folders.map(|folder| TextSet { folder })).collect()
    }

    /// The files of a language.
    pub fn files(&self, language: Language) -> Vec<String> {
        let files = entries(&self.folder.join("texts").join(language.code()));
        files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
    }

    /// The rules for players in a language, if there are any here.
    pub fn rules(&self, language: Language) -> Option<String> {
        fs::read_to_string(self.folder.join("rules").join(format!("{language}.md"))).ok()
    }
}
