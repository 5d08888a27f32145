//! What happened in a game, for whoever tells it. What was taken back did not happen.

use std::sync::Arc;

use table::{Actor, DecisionId, Game, Line, Refused, Said, Seat, Table, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::State;

/// A table, and all that happened at it.
#[derive(Clone, Debug)]
pub struct Chronicle {
    table: Table<State>,
    told: Vec<Told>,
}

/// A line of the log that was not taken back, and what came of it.
#[derive(Clone, Debug)]
struct Told {
    line: usize,
    actor: Actor,
    events: Arc<[Event]>,
}

/// A stretch of a game in which one seat acted, or something was dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The line of the record where it begins.
    pub line: usize,
    /// The last line of it.
    pub last: usize,
    /// Who acted; nobody when something was dealt.
    pub seat: Option<Seat>,
    /// The year and season that begin here, if one does.
    pub begins: Option<(u8, &'static str)>,
    /// What happened.
    pub events: Vec<Event>,
}

impl Chronicle {
    /// Sits down to a new game.
    pub fn new(start: State) -> Chronicle {
        Chronicle { table: Table::new(start), told: Vec::new() }
    }

    /// The table as it stands.
    pub fn table(&self) -> &Table<State> {
        &self.table
    }

    /// The game as it stands.
    pub fn state(&self) -> &State {
        self.table.state()
    }

    /// Plays an answer to an open decision.
    pub fn act(&mut self, answers: DecisionId, action: Action) -> Result<(), Refused<Illegal>> {
        let mut events = Vec::new();
        self.table.act(answers, action, &mut events)?;
        self.acted(answers.actor, &events);
        Ok(())
    }

    /// Takes back the last answer of a seat in the open turn.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused<Illegal>> {
        self.table.undo(seat)?;
        self.undone(seat);
        Ok(())
    }

    /// Plays a line of a record, and says what happened.
    pub fn play(&mut self, line: &Line) -> Result<Vec<Event>, String> {
        let mut events = Vec::new();
        line.play(&mut self.table, &mut events)?;
        match (&line.said, line.actor) {
            (Said::Undo, Actor::Seat(seat)) => self.undone(seat),
            (_, actor) => self.acted(actor, &events),
        }
        Ok(events)
    }

    fn acted(&mut self, actor: Actor, events: &[Event]) {
        let line = self.table.log().len().saturating_sub(1);
        self.told.push(Told { line, actor, events: events.into() });
    }

    fn undone(&mut self, seat: Seat) {
        if let Some(last) = self.told.iter().rposition(|told| told.actor == Actor::Seat(seat)) {
            self.told.remove(last);
        }
    }

    /// All that happened, as a viewer may see it.
    pub fn whole(&self, viewer: Viewer) -> Vec<Stretch> {
        stretches(&self.told, viewer)
    }

    /// What happened from this line of the log on, counted from 0, as a viewer may see it.
    pub fn events_since(&self, line: usize, viewer: Viewer) -> Vec<Event> {
        let since = self.told.iter().filter(|told| told.line >= line);
        since.flat_map(|told| told.events.iter()).map(|event| State::veil(event, viewer)).collect()
    }

    /// What happened from the first season of a year on, as a viewer may see it.
    pub fn since(&self, year: u8, viewer: Viewer) -> Vec<Stretch> {
        let begins = |event: &Event| begun(event).is_some_and(|(began, _)| began == year);
        let first = self.told.iter().position(|told| told.events.iter().any(begins));
        let story = stretches(self.told.get(first.unwrap_or(0)..).unwrap_or_default(), viewer);
        // The line that begins a year also ends the one before.
        let before = |stretch: &Stretch| stretch.begins.is_none_or(|(began, _)| began < year);
        story.into_iter().skip_while(|stretch| first.is_some() && before(stretch)).collect()
    }
}

/// The year and season that begin with an event. A new disc belongs to spring already; the first one to the setup.
fn begun(event: &Event) -> Option<(u8, &'static str)> {
    match *event {
        Event::SeasonBegan { year, season } => Some((year, season)),
        Event::DiscTurned { year, .. } if year > 1 => Some((year, "spring")),
        _ => None,
    }
}

fn stretches(told: &[Told], viewer: Viewer) -> Vec<Stretch> {
    let mut story: Vec<Stretch> = Vec::new();
    for &Told { line, actor, ref events } in told {
        let seat = match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        };
        if story.last().is_none_or(|stretch| stretch.seat != seat) {
            story.push(Stretch { line, last: line, seat, begins: None, events: Vec::new() });
        }
        for event in events.iter() {
            let begins = begun(event);
            let current = story.iter().rev().find_map(|stretch| stretch.begins);
            if begins.is_some() && begins != current {
                story.push(Stretch { line, last: line, seat, begins, events: Vec::new() });
            }
            if matches!(event, Event::SeasonBegan { .. }) {
                continue;
            }
            if let Some(stretch) = story.last_mut() {
                stretch.last = line;
                stretch.events.push(State::veil(event, viewer));
            }
        }
    }
    story
}
