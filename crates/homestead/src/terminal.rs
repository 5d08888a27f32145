//! What the terminal adds to the commands that tell games: drawings, and a screen to step through recorded ones.

use research::story::Screen;
use table::{Record, Seat, Viewer};
use tui::palette::Look;
use tui::{Lines, Options, Title, viewer};
use words::{Language, Phrasebook};

/// This terminal.
pub struct Terminal;

impl<T: Title> Screen<T> for Terminal {
    fn drawing(&self, game: &T::Game, viewer: Viewer, seat: Seat) -> Option<String> {
        <T::Screen as Lines>::picture(game, viewer, seat)
    }

    fn legend(&self, language: Language) -> Option<String> {
        <T::Screen as Lines>::legend(T::Phrases::new(language))
    }

    fn replay(&self, record: &Record, start: T::Game, language: Language, ascii: bool) -> anyhow::Result<bool> {
        let options = Options { phrases: T::Phrases::new(language), look: Look::of_this_terminal(ascii) };
        viewer::run::<T::Screen>(record, start, options)?;
        Ok(true)
    }
}
