//! Checking recorded games.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use table::Record;
use walnut_grove::referee::Referee;
use walnut_grove::{Edition, Setup, State};

use crate::edition::EditionOption;
use crate::replay;

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
    edition: EditionOption,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let edition = args.edition.load()?;
    let mut out = anstream::stdout().lock();
    let mut results = Vec::new();
    let mut sound = true;
    for file in &args.files {
        let checked = verify(file, edition);
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

struct Verified {
    games: usize,
    actions: usize,
}

fn verify(file: &Path, edition: &'static Edition) -> anyhow::Result<Verified> {
    let text = replay::read_text(file)?;
    let records = Record::read_all(&text).map_err(|error| anyhow!("{error}"))?;
    let mut actions = 0;
    for record in &records {
        record.verify::<State, Referee>(&Setup::new(edition)).map_err(replay::unsound)?;
        actions += record.lines.len();
    }
    let written: Vec<String> = records.iter().map(Record::to_string).collect();
    if written.join("\n") != text {
        bail!("written again, the file would not be the same; look at its line ends and empty lines");
    }
    Ok(Verified { games: records.len(), actions })
}

/// `1 game`, `3 games`
pub fn counted(count: usize) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}
