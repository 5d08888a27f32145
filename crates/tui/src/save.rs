//! A game that is kept: a record (docs/notation.md) that grows by whole lines.
//!
//! What was written is on the disk before anybody sees it, so a killed terminal loses nothing. The file is locked while
//! its game is open, so two terminals cannot write to one game. Nothing is ever overwritten: only when a game is over its
//! file is replaced, by the same game with its result.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use same_file::Handle;
use table::{Game, Record, Setup, Story};

use crate::error::SaveError;

/// The file of a game, open and locked.
#[derive(Debug)]
pub struct Save {
    file: File,
    path: PathBuf,
    /// How much of the file is whole lines of the game.
    length: u64,
}

/// A kept game that has not ended, open and locked, to be played on.
#[derive(Debug)]
pub struct Saved {
    pub(crate) save: Save,
    pub(crate) record: Record,
}

impl Save {
    /// A new file. An empty one that is there already will do.
    pub fn create(path: &Path) -> Result<Save, SaveError> {
        let created = OpenOptions::new().read(true).write(true).create_new(true).open(path);
        let file = match created {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => open(path)?,
            other => other.map_err(SaveError::disk(path))?,
        };
        lock(&file, path)?;
        match file.metadata().map_err(SaveError::disk(path))?.len() {
            0 => Ok(Save { file, path: path.to_owned(), length: 0 }),
            _ => Err(SaveError::Taken(path.to_owned())),
        }
    }

    /// A new file in a folder of games, named after today.
    pub fn create_in(folder: &Path) -> Result<Save, SaveError> {
        fs::create_dir_all(folder).map_err(SaveError::disk(folder))?;
        let today = today();
        let mut number = 1;
        loop {
            let path = folder.join(format!("{today}-{number}.hgr"));
            // Also an empty file is somebody's here: another terminal is about to begin.
            match OpenOptions::new().read(true).write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(SaveError::NotKept(path, error)),
                Ok(file) => {
                    lock(&file, &path)?;
                    return Ok(Save { file, path, length: 0 });
                }
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds whole lines, all or none of them. They are on the disk when this returns.
    pub(crate) fn append(&mut self, text: &str) -> Result<(), SaveError> {
        let written = self
            .file
            .seek(SeekFrom::Start(self.length))
            .and_then(|_| self.file.write_all(text.as_bytes()))
            .and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => {
                self.length += u64::try_from(text.len()).unwrap_or(0);
                Ok(())
            }
            Err(error) => {
                // Half a line would be cut off by the next who opens it; better now.
                let _ = self.file.set_len(self.length);
                Err(SaveError::NotKept(self.path.clone(), error))
            }
        }
    }

    /// Replaces the file by the whole record of a game that is over.
    pub(crate) fn finish(&mut self, record: &str) -> Result<(), SaveError> {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        let beside = self.path.with_file_name(format!(".{name}.tmp"));
        let file = File::create(&beside).map_err(SaveError::disk(&beside))?;
        lock(&file, &beside)?;
        let mut whole = Save { file, path: beside, length: 0 };
        whole.append(record)?;
        fs::rename(&whole.path, &self.path).map_err(SaveError::disk(&self.path))?;
        whole.path.clone_from(&self.path);
        *self = whole;
        Ok(())
    }
}

impl Saved {
    /// Opens a game to play on. Half a line at its end, from a terminal that was killed in the middle of it, is cut off.
    pub fn open(path: &Path) -> Result<Saved, SaveError> {
        let mut file = open(path)?;
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(SaveError::disk(path))?;
        let broken = |reason: String| SaveError::Broken(path.to_owned(), reason);
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let text = bytes.get(..whole).and_then(|whole| std::str::from_utf8(whole).ok());
        let text = text.ok_or_else(|| broken("it is not a text file".to_owned()))?;
        let record = only_record(text).map_err(broken)?;
        if record.header.result.is_some() {
            return Err(SaveError::Over(path.to_owned()));
        }
        let length = u64::try_from(whole).unwrap_or(0);
        file.set_len(length).map_err(SaveError::disk(path))?;
        Ok(Saved { save: Save { file, path: path.to_owned(), length }, record })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.save.path
    }

    /// The game's name in records.
    pub fn game(&self) -> &str {
        &self.record.header.game
    }

    /// Who sits where, as the record has it.
    pub fn words(&self) -> &[String] {
        &self.record.header.seats
    }

    /// The day it was begun.
    pub fn date(&self) -> Option<&str> {
        self.record.header.date.as_deref()
    }

    /// The game as it stands, with all that happened in it.
    pub fn story<G: Game>(&self, setup: &G::Setup) -> Result<Story<G>, SaveError> {
        let broken = |reason: String| SaveError::Broken(self.save.path.clone(), reason);
        let start = self.record.start(setup).map_err(|unsound| broken(unsound.to_string()))?;
        let mut story = Story::new(start);
        for line in &self.record.lines {
            story.play(line).map_err(|reason| broken(format!("line {}: {reason}", line.number)))?;
        }
        Ok(story)
    }
}

/// The game in a folder that was played last and is not over. Other games, and games with other editions, are left alone.
pub fn last_unfinished<G: Game>(folder: &Path, setup: &G::Setup) -> Option<PathBuf> {
    let games = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let games = games.filter(|path| path.extension().is_some_and(|ending| ending == "hgr"));
    let unfinished =
        games.filter_map(|path| Some((played(&path)?, path)).filter(|(_, path)| goes_on::<G>(path, setup)));
    unfinished.max().map(|(_, path)| path)
}

fn played(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// Whether a file's header says that its game is not over.
fn goes_on<G: Game>(path: &Path, setup: &G::Setup) -> bool {
    let mut header = Vec::new();
    let read = File::open(path).and_then(|file| file.take(4096).read_to_end(&mut header));
    let text = String::from_utf8_lossy(&header);
    let header = text.split("\n\n").next().unwrap_or_default();
    let has = |wanted: &str| header.lines().any(|line| line == wanted);
    let mut editions = header.lines().filter_map(|line| line.strip_prefix("Edition: "));
    let same = editions.any(|title| setup.is_edition(title));
    read.is_ok() && has(&format!("Game: {}", G::NAME)) && has("Result: *") && same
}

fn only_record(text: &str) -> Result<Record, String> {
    let records = Record::read_all(text).map_err(|error| error.to_string())?;
    match <[Record; 1]>::try_from(records) {
        Ok([record]) => Ok(record),
        Err(several) => Err(format!("it holds {} games; one can be played on", several.len())),
    }
}

fn open(path: &Path) -> Result<File, SaveError> {
    OpenOptions::new().read(true).write(true).open(path).map_err(SaveError::disk(path))
}

/// Locks a file, or says that somebody else has it.
fn lock(file: &File, path: &Path) -> Result<(), SaveError> {
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(SaveError::OpenElsewhere(path.to_owned())),
        Err(TryLockError::Error(error)) => return Err(SaveError::NotKept(path.to_owned(), error)),
    }
    // Between opening and locking, whoever had the game may have finished it: then this is not the game's file any more.
    let opened = file.try_clone().and_then(Handle::from_file).map_err(SaveError::disk(path))?;
    match Handle::from_path(path) {
        Ok(there) if there == opened => Ok(()),
        _ => Err(SaveError::Over(path.to_owned())),
    }
}

/// The day, as records have it.
pub(crate) fn today() -> String {
    jiff::Timestamp::now().strftime("%F").to_string()
}

#[cfg(test)]
mod tests;
