//! What is told: what happened, how things stand, how it ended.

use std::io;

use phrases::TextPart;
use table::{Game, Seat, Viewer};
use walnut_grove::Event;
use walnut_grove::view::View;

use super::{Plain, Stopped};

impl Plain<'_> {
    /// Who plays, and how one speaks to the game.
    pub(super) fn greet(&mut self) -> io::Result<()> {
        let names = self.phrases.list(&self.names);
        let greeting = self.about("plain-greeting", [("names", names.into())]);
        self.say(&greeting)?;
        self.tell("plain-how")
    }

    /// What happened since a seat was last asked.
    pub(super) fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let now = self.sitting.story().table().log().len();
        let viewer = Viewer::Seat(seat);
        let view = self.sitting.state().view(viewer);
        match self.heard.get_mut(seat.index()).and_then(|heard| heard.replace(now)) {
            Some(heard) => {
                let events = self.sitting.story().events_since(heard, viewer);
                self.tell_events(&events, &view)
            }
            // Whoever sits down hears where the game is, not all that was dealt before.
            None => {
                let when = self.phrases.year_and_season(view.year, view.season);
                self.say(&when)?;
                self.tell_disc(&view)
            }
        }
    }

    /// All of this year again.
    pub(super) fn tell_year(&mut self, seat: Seat) -> io::Result<()> {
        let viewer = Viewer::Seat(seat);
        let year = self.sitting.state().year();
        let passages = self.sitting.story().since(year, viewer);
        let names = self.names.clone();
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        self.phrases.story(&passages, &name).iter().try_for_each(|line| self.say(&line.text))
    }

    fn tell_events(&mut self, events: &[Event], view: &View) -> io::Result<()> {
        self.tell_tale(events)?;
        if events.iter().any(|event| matches!(event, Event::DiscTurned { .. })) {
            self.tell_disc(view)?;
        }
        Ok(())
    }

    fn tell_tale(&mut self, events: &[Event]) -> io::Result<()> {
        let names = self.names.clone();
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        self.phrases.tale(events, &name).iter().try_for_each(|line| self.say(line))
    }

    fn tell_disc(&mut self, view: &View) -> io::Result<()> {
        let Some(disc) = &view.disc else { return Ok(()) };
        self.phrases.disc_text(disc).iter().try_for_each(|line| self.say(line))
    }

    /// The parts of the table that are wanted.
    pub(super) fn tell_table(&mut self, seat: Seat, wanted: impl Fn(TextPart) -> bool) -> io::Result<()> {
        let state = self.sitting.state();
        let viewer = if state.outcome().is_some() { Viewer::Omniscient } else { Viewer::Seat(seat) };
        let names = self.names.clone();
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        for section in self.phrases.table_text(&state.view(viewer), &name) {
            if wanted(section.part) {
                self.say(&section.heading)?;
                section.lines.iter().try_for_each(|line| self.say(line))?;
            }
        }
        Ok(())
    }

    /// W6.2: why one cannot go to the other buildings.
    pub(super) fn tell_why(&mut self, seat: Seat) -> io::Result<()> {
        let ways = self.sitting.state().outlook(seat).ways;
        let edition = self.sitting.state().edition();
        let shut = ways.iter().filter_map(|way| Some((edition.house(way.place)?, way.refused.as_ref()?)));
        let shut: Vec<String> = shut
            .map(|(house, why)| format!("{}: {}", self.phrases.house(&house.name), self.phrases.refusal(why)))
            .collect();
        if shut.is_empty() {
            return self.tell("plain-why-nothing");
        }
        shut.iter().try_for_each(|line| self.say(line))
    }

    /// What happened last, who won, and the points of all.
    pub(super) fn tell_the_end(&mut self) -> Result<(), Stopped> {
        let heard = self.before.and_then(|seat| self.heard.get(seat.index()).copied().flatten());
        let since = heard.unwrap_or_else(|| self.sitting.story().table().log().len());
        let events = self.sitting.story().events_since(since, Viewer::Omniscient);
        self.tell_tale(&events)?;
        self.say("")?;
        let state = self.sitting.state();
        if let Some(outcome) = state.outcome() {
            let names = self.names.clone();
            let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
            // Whoever heard the last event knows who won; whoever opens a finished game does not.
            if !events.iter().any(|event| matches!(event, Event::Ended { .. })) {
                self.say(&self.phrases.result(&outcome, &name))?;
            }
            if let [points] = outcome.points.as_slice() {
                self.say(&self.phrases.solo_rank(*points))?;
            }
        }
        self.tell_table(Seat::new(0), |part| part == TextPart::Score)?;
        let file = self.sitting.save().path().display().to_string();
        let replay = self.about("play-over", [("file", file.into())]);
        Ok(self.say(&replay)?)
    }
}
