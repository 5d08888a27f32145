//! Which game a command is about, and what it is played with.

use std::path::{Path, PathBuf};

use anyhow::anyhow;
use host::Title;
use table::{Game, Setup};

use crate::records::read_text;

/// What a game begins with.
pub type SetupOf<T> = <<T as Title>::Game as Game>::Setup;

/// The options of every command that begins games.
#[derive(clap::Args, Clone, Default, Debug)]
pub struct GameArgs {
    /// The game, by its name in records [default: the first game of this program].
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,
    /// The options of the game, as in a record: `NAME VALUE`, several separated by semicolons.
    #[arg(long = "with", value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    pub options: String,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap would show it as a help text")]
    pub edition: EditionArgs,
}

/// The option of every command that needs an edition.
#[derive(clap::Args, Clone, Default, Debug)]
pub struct EditionArgs {
    /// An edition file to be used instead of the edition that comes with the program.
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

impl GameArgs {
    /// The name of the game: the one asked for, or `usual`.
    pub fn name<'n>(&'n self, usual: &'n str) -> &'n str {
        self.game.as_deref().unwrap_or(usual)
    }

    /// What games begin with: the edition and the options that were asked for.
    pub fn setup<T: Title>(&self) -> anyhow::Result<SetupOf<T>> {
        let setup = self.edition.setup::<T>()?;
        setup.with_options(&self.options).map_err(|reason| anyhow!("--with {}: {reason}", self.options))
    }
}

impl EditionArgs {
    /// The edition that was asked for, or the one that comes with the program; no options.
    pub fn setup<T: Title>(&self) -> anyhow::Result<SetupOf<T>> {
        match &self.edition {
            None => Ok(SetupOf::<T>::usual()),
            Some(path) => read_edition::<T>(path),
        }
    }
}

/// The edition of a file.
pub(crate) fn read_edition<T: Title>(path: &Path) -> anyhow::Result<SetupOf<T>> {
    let text = read_text(path)?;
    SetupOf::<T>::with_edition(&text).map_err(|error| anyhow!("{}: {error}", path.display()))
}

/// A new game under the newest rules.
pub(crate) fn begin<T: Title>(setup: &SetupOf<T>, seats: u8) -> anyhow::Result<T::Game> {
    Ok(T::Game::begin(setup, seats, T::Game::RULES)?)
}

/// The edition and the options, for a line of text.
pub(crate) fn described(setup: &impl Setup) -> String {
    let options = setup.options();
    let gap = if options.is_empty() { "" } else { ", " };
    format!("{}{gap}{options}", setup.edition())
}
