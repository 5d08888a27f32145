//! What is in an edition file.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use host::Title;
use table::Setup;
use words::{Language, Phrasebook};

use crate::game_args::{SetupOf, read_edition};

/// Checks an edition file and says what is in it; without a file, the edition that comes with the program.
#[derive(clap::Args)]
pub struct Args {
    /// The edition file (TOML); if none is named, the edition that comes with the program.
    file: Option<PathBuf>,
    /// Prints the file of the edition that comes with the program, to start one's own from.
    #[arg(long, conflicts_with = "file")]
    print: bool,
    /// The game, by its name in records [default: the first game of this program].
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,
}

/// Checks the file and prints what is in it.
pub fn run<T: Title>(args: &Args) -> anyhow::Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    if args.print {
        write!(out, "{}", SetupOf::<T>::EDITION)?;
        return Ok(ExitCode::SUCCESS);
    }
    let setup = match &args.file {
        None => SetupOf::<T>::usual(),
        Some(path) => read_edition::<T>(path)?,
    };
    writeln!(out, "Edition {}", setup.edition())?;
    let contents = T::Phrases::new(Language::En).edition(&setup);
    contents.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
    Ok(ExitCode::SUCCESS)
}
