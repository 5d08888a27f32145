//! Prints a game as text, in the words that the page and the terminal use.

use std::io::{self, Write};

use phrases::{Phrases, TextPart};
use table::{Game, Seat, Story};
use tui::draw::farm_text;
use tui::palette::{Colours, Look};
use walnut_grove::pieces::Good;
use walnut_grove::view::{DiscView, PlayerView, View};
use walnut_grove::{Event, Season, State};

use crate::style::{FAINT, STRONG};

/// Tells a game to people: which language, and who sits where.
pub struct Storyteller {
    phrases: Phrases,
    names: Vec<String>,
}

impl Storyteller {
    /// Calls the players as records do, or by their names in the language.
    pub fn new(phrases: Phrases, seats: &[String]) -> Storyteller {
        Storyteller { phrases, names: tui::names(seats, phrases) }
    }

    /// The language.
    pub fn phrases(&self) -> Phrases {
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

    /// All that happened, season by season.
    pub fn story(&self, story: &Story<State>, out: &mut impl Write) -> io::Result<()> {
        let edition = story.state().edition();
        for passage in story.whole(table::Viewer::Omniscient) {
            if let Some((year, season)) = passage.begins.map(|when| (when.part, Season::at(when))) {
                writeln!(out, "\n{STRONG}{}{STRONG:#}", self.phrases.year_and_season(year, season))?;
            }
            for sentence in self.phrases.tale(&passage.events, &|seat| self.name(seat)) {
                writeln!(out, "  {sentence}")?;
            }
            for event in &passage.events {
                let Event::DiscTurned { disc, .. } = event else { continue };
                if let Some(disc) = DiscView::named(edition, disc) {
                    writeln!(out, "  {FAINT}{}{FAINT:#}", self.phrases.disc_text(&disc).join(" "))?;
                }
            }
        }
        Ok(())
    }

    /// The whole table.
    pub fn table(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        for (place, section) in self.phrases.table_text(view, &|seat| self.name(seat)).into_iter().enumerate() {
            let gap = if place > 0 { "\n" } else { "" };
            writeln!(out, "{gap}{STRONG}{}{STRONG:#}", section.heading)?;
            if let TextPart::Farm(seat) = section.part {
                view.players.iter().filter(|player| player.seat == seat).try_for_each(|farm| picture(farm, out))?;
            }
            section.lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
        }
        Ok(())
    }

    /// The farms as pictures, and what the signs in them mean.
    pub fn farms(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        for player in &view.players {
            let whose = [("name", self.name(player.seat).into())];
            writeln!(out, "\n{STRONG}{}{STRONG:#}", self.phrases.words().about("text-farm", whose))?;
            picture(player, out)?;
        }
        let look = Look { colours: Colours::None, ascii: false };
        let goods: Vec<String> =
            Good::all().map(|good| format!("{} {}", look.good(good), self.phrases.good(good))).collect();
        writeln!(out, "\n{FAINT}{}; {}{FAINT:#}", goods.join(", "), self.phrases.words().say("told-signs"))
    }

    /// The score sheet: a column for each seat, a line for each category.
    pub fn score_sheet(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        let lines = self.phrases.score_sheet(view);
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
    pub fn result(&self, state: &State) -> String {
        match state.outcome() {
            Some(outcome) => self.phrases.result(&outcome, &|seat| self.name(seat)),
            None => self.phrases.words().say("told-not-over"),
        }
    }
}

fn picture(player: &PlayerView, out: &mut impl Write) -> io::Result<()> {
    write!(out, "{}", farm_text(player))
}
