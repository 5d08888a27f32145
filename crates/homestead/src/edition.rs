//! Which edition is played, and what is in an edition file.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::anyhow;
use phrases::Phrases;
use walnut_grove::Edition;
use walnut_grove::edition::Space;
use words::Language;

use crate::replay::read_text;

/// The option that every command with a game has.
#[derive(clap::Args, Default, Clone)]
pub struct EditionOption {
    /// An edition file to be used instead of the edition that comes with the program.
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

impl EditionOption {
    /// The edition to play with; it lives as long as the program.
    pub fn load(&self) -> anyhow::Result<&'static Edition> {
        match &self.edition {
            None => Ok(Edition::reconstructed()),
            Some(path) => Ok(read(path)?.keep()),
        }
    }
}

/// Checks an edition file and says what is in it; without a file, the edition that comes with the program.
#[derive(clap::Args)]
pub struct Args {
    /// The edition file (TOML); if none is named, the edition that comes with the program.
    file: Option<PathBuf>,
    /// Prints the file of the edition that comes with the program, to start one's own from.
    #[arg(long, conflicts_with = "file")]
    print: bool,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    if args.print {
        write!(anstream::stdout().lock(), "{}", Edition::TEXT)?;
        return Ok(ExitCode::SUCCESS);
    }
    let edition = match &args.file {
        None => Edition::reconstructed().clone(),
        Some(path) => read(path)?,
    };
    let mut out = anstream::stdout().lock();
    writeln!(out, "Edition {}", edition.title())?;
    writeln!(out, "  {} tiles, {} discs, {} coins", edition.tiles.len(), edition.discs.len(), edition.coins.total())?;
    writeln!(
        out,
        "  {} labourers, {} buildings, {} improvements",
        edition.labourers.total(),
        edition.buildings.total(),
        edition.improvements.total()
    )?;
    let phrases = Phrases::new(Language::En);
    writeln!(out, "  The street, clockwise:")?;
    for space in &edition.ring {
        match space {
            Space::Toll(toll) => writeln!(out, "    -- toll: {toll} --")?,
            Space::House(house) => {
                let cost = if house.cost.total() == 0 { "free".to_owned() } else { phrases.bundle(&house.cost) };
                writeln!(out, "    {:<16} {cost}", house.name)?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path) -> anyhow::Result<Edition> {
    let text = read_text(path)?;
    Edition::read(&text).map_err(|error| anyhow!("{}: {error}", path.display()))
}
