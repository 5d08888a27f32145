//! Files of recorded games.

use std::path::Path;

use anyhow::{Context, anyhow, bail};
use host::Title;
use table::{Record, UnsoundError};

use crate::game_args::SetupOf;

/// The game whose records are in a file, by its name. All records of a file are of one game.
pub fn game_of(path: &Path) -> anyhow::Result<String> {
    one_game(&read(path)?).with_context(|| path.display().to_string())
}

/// The game of all these records.
pub(crate) fn one_game(records: &[Record]) -> anyhow::Result<String> {
    let mut games = records.iter().map(|record| &record.header.game);
    let first = games.next().context("there is no record")?;
    match (2..).zip(games).find(|(_, game)| *game != first) {
        None => Ok(first.clone()),
        Some((place, other)) => {
            bail!("record 1 is of «{first}» and record {place} of «{other}»; all records of a file must be of one game")
        }
    }
}

/// Reads a text file, or says why it cannot be read.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    String::from_utf8(bytes).map_err(|_| anyhow!("{} is not a text file", path.display()))
}

fn read(path: &Path) -> anyhow::Result<Vec<Record>> {
    Record::read_all(&read_text(path)?).map_err(|error| anyhow!("{}: {error}", path.display()))
}

/// Reads one record of a file, counted from 1.
pub fn pick(path: &Path, game: usize) -> anyhow::Result<Record> {
    let records = read(path)?;
    let found = records.len();
    let record = game.checked_sub(1).and_then(|place| records.into_iter().nth(place));
    record.ok_or_else(|| anyhow!("{} has {}; --game counts from 1", path.display(), counted(found)))
}

/// The game that a record begins with.
pub fn start<T: Title>(record: &Record, setup: &SetupOf<T>) -> anyhow::Result<T::Game> {
    record.start(setup).map_err(unsound)
}

/// What is wrong with a record, and what the command line can do about it.
pub(crate) fn unsound(unsound: UnsoundError) -> anyhow::Error {
    match unsound {
        UnsoundError::OtherEdition(..) => anyhow!("{unsound}; name its file with --edition"),
        _ => anyhow!("{unsound}"),
    }
}

/// `1 game`, `3 games`
pub(crate) fn counted(count: usize) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn game_of_text(text: &str) -> Result<String, String> {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(text.as_bytes()).unwrap();
        game_of(file.path()).map_err(|error| format!("{error:#}"))
    }

    fn record(game: &str) -> String {
        format!(
            "Homestead-Record: 1\nGame: {game}\nRules: 1\nEdition: plain 0\nSeat 1: me\nResult: *\n\n1 play: add 2\n"
        )
    }

    #[test]
    fn a_file_names_its_game() {
        assert_eq!(game_of_text(&record("counting")), Ok("counting".to_owned()));
        assert_eq!(game_of_text(&[record("counting"), record("counting")].join("\n")), Ok("counting".to_owned()));
    }

    #[test]
    fn records_of_several_games_are_refused() {
        let error = game_of_text(&[record("counting"), record("chess")].join("\n")).unwrap_err();
        assert!(error.contains("record 1 is of «counting» and record 2 of «chess»"), "{error}");
        assert!(game_of_text("").unwrap_err().contains("the file is empty"));
        assert!(game_of_text("nonsense").unwrap_err().contains("expected «Homestead-Record: …»"));
    }

    #[test]
    fn a_file_that_is_not_there_is_named() {
        let error = format!("{:#}", game_of(Path::new("nowhere.hgr")).unwrap_err());
        assert!(error.starts_with("cannot read nowhere.hgr"), "{error}");
    }
}
