//! Prints a game as text, in the words that the page and the terminal use.

use std::io::{self, Write};

use host::{Title, seat_names};
use table::{Game, Record, Seat, Story, Viewer};
use words::{Language, Phrasebook};

use crate::style::{FAINT, STRONG};

/// What a terminal can show of a game beyond sentences. `()` shows nothing.
pub trait Screen<T: Title> {
    /// What a seat has, drawn with letters: whole lines.
    fn drawing(&self, _game: &T::Game, _viewer: Viewer, _seat: Seat) -> Option<String> {
        None
    }

    /// What the signs in the drawings mean.
    fn legend(&self, _language: Language) -> Option<String> {
        None
    }

    /// Opens a screen to step through a recorded game, with plain letters only if it is to be `ascii`. False if there is
    /// no such screen.
    fn replay(&self, _record: &Record, _start: T::Game, _language: Language, _ascii: bool) -> anyhow::Result<bool> {
        Ok(false)
    }
}

impl<T: Title> Screen<T> for () {}

/// Tells a game: in which language, and who sits where.
pub(crate) struct Storyteller<T: Title> {
    phrases: T::Phrases,
    names: Vec<String>,
}

impl<T: Title> Storyteller<T> {
    /// Calls the players as records do, or by their names in the language.
    pub fn new(language: Language, seats: &[String]) -> Storyteller<T> {
        let phrases = T::Phrases::new(language);
        Storyteller { phrases, names: seat_names(seats, phrases.words()) }
    }

    /// The game in this language.
    pub fn phrases(&self) -> T::Phrases {
        self.phrases
    }

    /// Who sits where, from the first seat on.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Who sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// All that happened, chapter by chapter.
    pub fn story(&self, story: &Story<T::Game>, out: &mut impl Write) -> io::Result<()> {
        for passage in story.whole(Viewer::Omniscient) {
            if let Some(when) = passage.begins {
                writeln!(out, "\n{STRONG}{}{STRONG:#}", self.phrases.when(when))?;
            }
            for sentence in self.phrases.tale(&passage.events, &|seat| self.name(seat)) {
                writeln!(out, "  {sentence}")?;
            }
            let details = passage.events.iter().map(|event| self.phrases.details(story.state(), event));
            for lines in details.filter(|lines| !lines.is_empty()) {
                writeln!(out, "  {FAINT}{}{FAINT:#}", lines.join(" "))?;
            }
        }
        Ok(())
    }

    /// The whole table.
    pub fn table(
        &self,
        game: &T::Game,
        viewer: Viewer,
        screen: &impl Screen<T>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let sections = self.phrases.table(game, viewer, &|seat| self.name(seat));
        for (index, section) in sections.into_iter().enumerate() {
            let gap = if index > 0 { "\n" } else { "" };
            writeln!(out, "{gap}{STRONG}{}{STRONG:#}", section.heading)?;
            if let Some(drawing) = section.seat.and_then(|seat| screen.drawing(game, viewer, seat)) {
                write!(out, "{drawing}")?;
            }
            section.lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
        }
        Ok(())
    }

    /// The drawings of all seats, and what the signs in them mean.
    pub fn drawings(&self, game: &T::Game, screen: &impl Screen<T>, out: &mut impl Write) -> io::Result<()> {
        let viewer = Viewer::Omniscient;
        for section in self.phrases.table(game, viewer, &|seat| self.name(seat)) {
            if let Some(drawing) = section.seat.and_then(|seat| screen.drawing(game, viewer, seat)) {
                writeln!(out, "\n{STRONG}{}{STRONG:#}", section.heading)?;
                write!(out, "{drawing}")?;
            }
        }
        match screen.legend(self.phrases.words().language()) {
            Some(legend) => writeln!(out, "\n{FAINT}{legend}{FAINT:#}"),
            None => Ok(()),
        }
    }

    /// The score sheet: a column for each seat, a line for each category.
    pub fn score_sheet(&self, game: &T::Game, out: &mut impl Write) -> io::Result<()> {
        let lines = self.phrases.score_sheet(game, Viewer::Omniscient);
        let first = lines.iter().map(|line| line.heading.chars().count()).max().unwrap_or(0);
        let width = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(5) + 3;
        let heads: String = self.names.iter().map(|name| format!("{name:>width$}")).collect();
        writeln!(out, "{STRONG}{:first$}{heads}{STRONG:#}", "")?;
        for line in lines {
            let points: String = line.points.iter().map(|points| format!("{points:>width$}")).collect();
            writeln!(out, "{:<first$}{points}", line.heading)?;
        }
        Ok(())
    }

    /// How a game ended, in a sentence.
    pub fn result(&self, game: &T::Game) -> String {
        match game.outcome() {
            Some(outcome) => self.phrases.result(&outcome, &|seat| self.name(seat)),
            None => self.phrases.say("told-not-over"),
        }
    }

    /// An action as part of a sentence: where it leads, or its text in quotes.
    pub fn quoted(&self, game: &T::Game, action: <T::Game as Game>::Action) -> String {
        let quoted = || self.phrases.say_with("study-quoted", [("text", self.phrases.action(game, action).into())]);
        self.phrases.place(game, action).unwrap_or_else(quoted)
    }
}
