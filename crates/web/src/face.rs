//! What a game adds to the pages: its pictures and its questions.

use std::fmt;
use std::sync::Arc;

use maud::Markup;
use table::{Game, Seat, Viewer, When};
use words::{Language, ScoreLine, TextSection};

use crate::assets::Assets;
use crate::page::Page;
use crate::table::{Here, LogLine};

/// A game on a page.
pub trait Face: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// What its pages load and show beside the table.
    fn style() -> &'static Style;

    /// A game as `viewer` may see it; `asks` is the seat that is shown what it can answer, if it is asked.
    fn position(game: &Self::Game, viewer: Viewer, asks: Option<Seat>) -> Arc<dyn Position>;
}

/// What the pages of a game load, and what of the game is shown beside tables.
#[derive(Debug)]
pub struct Style {
    /// Its files for browsers, linked with those of the site.
    pub assets: fn() -> &'static Assets,
    /// Its style sheets.
    pub sheets: &'static [&'static str],
    /// Its modules for tables.
    pub modules: &'static [&'static str],
    /// Its symbols, as the inside of a `<defs>`.
    pub shapes: fn() -> &'static str,
    /// A picture for lists of games; the list brings the shapes that it refers to.
    pub emblem: fn() -> Markup,
    /// Pictures at both sides of the title of its start page.
    pub welcome: Option<[fn() -> Markup; 2]>,
    /// The symbols of the ways to play on its start page: against bots, alone, with friends, on one screen.
    pub ways: [&'static str; 4],
    /// What a game alone is played for: a symbol and the name of a text each.
    pub marks: &'static [(&'static str, &'static str)],
}

/// A game at one moment, as somebody may see it.
pub trait Position: fmt::Debug + Send + Sync {
    /// Where the game is.
    fn when(&self) -> When;

    /// A part of a game, in words: "Year 3".
    fn part_text(&self, part: u8, language: Language) -> String;

    /// Where a game is, in words.
    fn chapter_text(&self, when: When, language: Language) -> String;

    /// Where this one is, in words.
    fn when_text(&self, language: Language) -> String {
        self.chapter_text(self.when(), language)
    }

    /// A symbol for the phase of a game.
    fn scene_symbol(&self, scene: &str) -> &'static str;

    /// Whether a phase is one that a replay offers to jump to, within a part of the game.
    fn is_stop(&self, _scene: &str) -> bool {
        true
    }

    /// What a seat has so far: "12", or "12+?" if something is hidden.
    fn points(&self, seat: Seat) -> String;

    /// The pictures of the table: panels with ids, beside which the site puts the question and the log.
    fn panels(&self, here: Here<'_>) -> Markup;

    /// The panels' ids and names, for a small screen.
    fn panel_names(&self, page: &Page) -> Vec<(&'static str, String)>;

    /// What the seat is asked, with every answer as a button; `None` if it is asked nothing.
    fn question(&self, here: Here<'_>) -> Option<Markup>;

    /// The news that is shown unasked.
    fn headline<'l>(&self, _news: &'l [LogLine]) -> Option<&'l [LogLine]> {
        None
    }

    /// Everybody's points.
    fn score_sheet(&self, language: Language) -> Vec<ScoreLine>;

    /// How a game ended, in a sentence, and what more there is to say about it.
    fn result(&self, language: Language, name: &dyn Fn(Seat) -> String) -> (String, Option<String>);

    /// The table as text.
    fn text(&self, language: Language, name: &dyn Fn(Seat) -> String) -> Vec<TextSection>;

    /// What belongs to one seat, large; `None` if there is nothing to see.
    fn closer(&self, _here: Here<'_>, _seat: Seat) -> Option<Markup> {
        None
    }

    /// The pictures for looking back; `acted` did the last thing.
    fn past_panels(&self, here: Here<'_>, _acted: Option<Seat>) -> Markup {
        self.panels(here)
    }

    /// The pictures of a step of the tutorial, the part that it is about marked.
    fn lesson_panels(&self, here: Here<'_>, _points_at: &str) -> Markup {
        self.panels(here)
    }

    /// A picture that a step of the tutorial shows beside its text.
    fn lesson_picture(&self, _here: Here<'_>, _points_at: &str) -> Option<Markup> {
        None
    }

    /// Whether the game has pictures.
    fn has_picture(&self) -> bool {
        true
    }

    /// The whole position as one picture that can leave the page: SVG. `None` if the game has no pictures.
    fn picture(&self, title: &str, language: Language, names: &[String]) -> Option<String>;
}
