//! Checking recorded games.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use host::Title;
use table::Record;

use crate::game_args::EditionArgs;
use crate::records::{self, counted};

/// Replays recorded games and checks every action, the invariants and the result.
///
/// Every action must be legal and written in the one proper way; the referee looks at every state; the result in the
/// header must be the one that comes out; written again, the record must be the same to the letter. If the record tells
/// the secret that a server dealt from, all draws must come from it.
#[derive(clap::Args)]
pub struct Args {
    /// The records (.hgr).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: EditionArgs,
}

/// The records of a file, all of one game.
#[derive(Debug)]
pub struct Unchecked<'f> {
    records: Vec<Record>,
    edition: &'f EditionArgs,
}

/// Checks all files. Each may be of another game: `check` is called with a file's game and its records; it finds the title
/// of that game and calls [`check`], or answers `None` if there is no such game.
pub fn run(
    args: &Args,
    check: impl Fn(&str, &Unchecked<'_>) -> Option<anyhow::Result<()>>,
) -> anyhow::Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    let mut results = Vec::new();
    let mut sound = true;
    for file in &args.files {
        let checked = verify(file, &args.edition, &check);
        sound &= checked.is_ok();
        if !args.json {
            match &checked {
                Ok(Verified { games, actions }) => {
                    writeln!(out, "{}: {}, {actions} actions, all sound", file.display(), counted(*games))?;
                }
                Err(error) => writeln!(out, "{}: NOT SOUND: {error:#}", file.display())?,
            }
        }
        results.push(match checked {
            Ok(Verified { games, actions }) => {
                serde_json::json!({"file": file, "sound": true, "games": games, "actions": actions})
            }
            Err(error) => serde_json::json!({"file": file, "sound": false, "error": format!("{error:#}")}),
        });
    }
    if args.json {
        let all = serde_json::json!({"sound": sound, "files": results});
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks the records of a file by the rules of their game.
pub fn check<T: Title>(file: &Unchecked<'_>) -> anyhow::Result<()> {
    let setup = file.edition.setup::<T>()?;
    for record in &file.records {
        record.verify::<T::Game, T::Referee>(&setup).map_err(records::unsound)?;
    }
    Ok(())
}

struct Verified {
    games: usize,
    actions: usize,
}

fn verify(
    file: &Path,
    edition: &EditionArgs,
    check: impl Fn(&str, &Unchecked<'_>) -> Option<anyhow::Result<()>>,
) -> anyhow::Result<Verified> {
    let text = records::read_text(file)?;
    let records = Record::read_all(&text).map_err(|error| anyhow!("{error}"))?;
    let game = records::one_game(&records)?;
    let unchecked = Unchecked { records, edition };
    check(&game, &unchecked).unwrap_or_else(|| Err(anyhow!("this program has no game «{game}»")))?;
    let written: Vec<String> = unchecked.records.iter().map(Record::to_string).collect();
    if written.join("\n") != text {
        bail!("written again, the file would not be the same; look at its line ends and empty lines");
    }
    let actions = unchecked.records.iter().map(|record| record.lines.len()).sum();
    Ok(Verified { games: unchecked.records.len(), actions })
}
