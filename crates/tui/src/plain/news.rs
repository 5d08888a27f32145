//! What happened, how things stand, how it ended.

use std::io;

use table::{Game, Seat, Viewer};
use words::{Phrasebook, TextSection};

use super::{Lines, Plain, StoppedError};

/// The part of the table that has everybody's points, if the game has one.
const POINTS: &str = "points";

type Event<L> = <<L as Lines>::Game as Game>::Event;

impl<L: Lines> Plain<'_, L> {
    /// Who plays, and how to answer.
    pub(super) fn greet(&mut self) -> io::Result<()> {
        let names = self.phrases.words().list(&self.names);
        let title = self.phrases.title();
        let greeting = self.phrases.say_with("plain-greeting", [("title", title.into()), ("names", names.into())]);
        self.say(&greeting)?;
        self.say_text("plain-how")
    }

    /// What happened since a seat was last asked.
    pub(super) fn say_news(&mut self, seat: Seat) -> io::Result<()> {
        let now = self.sitting.story().table().log().len();
        let viewer = Viewer::Seat(seat);
        match self.heard.get_mut(seat.index()).and_then(|heard| heard.replace(now)) {
            Some(heard) => {
                let events = self.sitting.story().events_since(heard, viewer);
                let tale = self.tale(&events);
                self.say_all(&tale)?;
                self.say_details(&events)
            }
            // Whoever sits down hears where the game is, not all that was dealt before.
            None => {
                let when = self.phrases.when(self.sitting.state().when());
                self.say(&when)?;
                let events = self.sitting.story().events_since(0, viewer);
                self.say_details(&events)
            }
        }
    }

    /// All of this part of the game again.
    pub(super) fn say_log(&mut self, seat: Seat) -> io::Result<()> {
        let part = self.sitting.state().when().part;
        let passages = self.sitting.story().since(part, Viewer::Seat(seat));
        let lines = self.phrases.story(&passages, &|seat| self.name(seat));
        lines.iter().try_for_each(|line| self.say(&line.text))
    }

    fn tale(&self, events: &[Event<L>]) -> Vec<String> {
        self.phrases.tale(events, &|seat| self.name(seat))
    }

    /// The details of the last of these events that has any.
    fn say_details(&mut self, events: &[Event<L>]) -> io::Result<()> {
        let details = events.iter().rev().map(|event| self.phrases.details(self.sitting.state(), event));
        let lines = details.into_iter().find(|lines| !lines.is_empty()).unwrap_or_default();
        self.say_all(&lines)
    }

    /// The sections of the table that are wanted.
    pub(super) fn say_table(&mut self, seat: Seat, wanted: impl Fn(&TextSection) -> bool) -> io::Result<()> {
        let state = self.sitting.state();
        let viewer = if state.outcome().is_some() { Viewer::Omniscient } else { Viewer::Seat(seat) };
        let sections = self.phrases.table(state, viewer, &|seat| self.name(seat));
        for section in sections.iter().filter(|section| wanted(section)) {
            self.say(&section.heading)?;
            self.say_all(&section.lines)?;
        }
        Ok(())
    }

    /// What happened last, who won, and the points of all.
    pub(super) fn say_the_end(&mut self) -> Result<(), StoppedError<L::Game>> {
        let heard = self.before.and_then(|seat| self.heard.get(seat.index()).copied().flatten());
        let since = heard.unwrap_or_else(|| self.sitting.story().table().log().len());
        let events = self.sitting.story().events_since(since, Viewer::Omniscient);
        let tale = self.tale(&events);
        self.say_all(&tale)?;
        self.say("")?;
        if let Some(outcome) = self.sitting.state().outcome() {
            let result = self.phrases.result(&outcome, &|seat| self.name(seat));
            // Whoever heard the last event knows who won; whoever opens a finished game does not.
            if !tale.iter().any(|line| line.contains(&result)) {
                self.say(&result)?;
            }
            if let [points] = outcome.points.as_slice()
                && let Some(rank) = self.phrases.rank(*points)
            {
                self.say(&rank)?;
            }
        }
        self.say_points()?;
        let file = self.sitting.save().path().display().to_string();
        let replay = self.phrases.say_with("play-over", [("file", file.into())]);
        Ok(self.say(&replay)?)
    }

    /// The points as the game says them, or the score sheet.
    fn say_points(&mut self) -> io::Result<()> {
        if L::Phrases::PARTS.contains(&POINTS) {
            return self.say_table(Seat::default(), |section| section.part == POINTS);
        }
        let sheet = self.phrases.score_sheet(self.sitting.state(), Viewer::Omniscient);
        sheet.iter().try_for_each(|line| self.say(&format!("{}: {}", line.heading, line.points.join(", "))))
    }
}
