//! What happened in a game, for whoever tells it. What was taken back did not happen.

use std::sync::Arc;

use crate::{ActError, Actor, DecisionId, Game, Line, Said, Seat, Table, Viewer, When};

/// A table, and all that happened at it.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    table: Table<G>,
    steps: Vec<Step<G::Event>>,
}

/// A line of the log that was not taken back, and what came of it.
#[derive(Clone, Debug)]
struct Step<E> {
    line: usize,
    actor: Actor,
    events: Arc<[E]>,
}

/// A passage of a story in which one seat acted, or something was dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage<E> {
    /// The line of the record where it begins.
    pub line: usize,
    /// The last line of it.
    pub last: usize,
    /// Who acted; nobody when something was dealt.
    pub seat: Option<Seat>,
    /// The chapter that begins here, if one does.
    pub begins: Option<When>,
    /// What happened.
    pub events: Vec<E>,
}

/// A chapter of a story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Where the game is from here on.
    pub when: When,
    /// Whether the event that begins it says more than that.
    pub is_told: bool,
}

impl<G: Game> Story<G> {
    /// Begins the story of a new game.
    pub fn new(start: G) -> Story<G> {
        Story { table: Table::new(start), steps: Vec::new() }
    }

    /// The table as it stands.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The game as it stands.
    pub fn state(&self) -> &G {
        self.table.state()
    }

    /// Plays an answer to an open decision.
    pub fn act(&mut self, answers: DecisionId, action: G::Action) -> Result<(), ActError<G::Illegal>> {
        let mut events = Vec::new();
        self.table.act(answers, action, &mut events)?;
        self.acted(answers.actor, &events);
        Ok(())
    }

    /// Takes back the last answer of a seat in the open turn.
    pub fn undo(&mut self, seat: Seat) -> Result<(), ActError<G::Illegal>> {
        self.table.undo(seat)?;
        self.undone(seat);
        Ok(())
    }

    /// Plays a line of a record, and says what happened.
    pub fn play(&mut self, line: &Line) -> Result<Vec<G::Event>, String> {
        let mut events = Vec::new();
        line.play(&mut self.table, &mut events)?;
        match (&line.said, line.actor) {
            (Said::Undo, Actor::Seat(seat)) => self.undone(seat),
            (_, actor) => self.acted(actor, &events),
        }
        Ok(events)
    }

    fn acted(&mut self, actor: Actor, events: &[G::Event]) {
        let line = self.table.log().len().saturating_sub(1);
        self.steps.push(Step { line, actor, events: events.into() });
    }

    fn undone(&mut self, seat: Seat) {
        if let Some(last) = self.steps.iter().rposition(|step| step.actor == Actor::Seat(seat)) {
            self.steps.remove(last);
        }
    }

    /// All that happened, as a viewer may see it.
    pub fn whole(&self, viewer: Viewer) -> Vec<Passage<G::Event>> {
        passages::<G>(&self.steps, viewer)
    }

    /// What happened from this line of the log on, counted from 0, as a viewer may see it.
    pub fn events_since(&self, line: usize, viewer: Viewer) -> Vec<G::Event> {
        let since = self.steps.iter().filter(|step| step.line >= line);
        since.flat_map(|step| step.events.iter()).map(|event| G::seen_by(event, viewer)).collect()
    }

    /// What happened from the first chapter of a part (a year, a round) on, as a viewer may see it.
    pub fn since(&self, part: u8, viewer: Viewer) -> Vec<Passage<G::Event>> {
        let begins = |event: &G::Event| G::chapter(event).is_some_and(|chapter| chapter.when.part == part);
        let first = self.steps.iter().position(|step| step.events.iter().any(begins));
        let story = passages::<G>(self.steps.get(first.unwrap_or(0)..).unwrap_or_default(), viewer);
        // The line that begins a part also ends the one before.
        let before = |passage: &Passage<G::Event>| passage.begins.is_none_or(|when| when.part < part);
        story.into_iter().skip_while(|passage| first.is_some() && before(passage)).collect()
    }
}

fn passages<G: Game>(steps: &[Step<G::Event>], viewer: Viewer) -> Vec<Passage<G::Event>> {
    let mut story: Vec<Passage<G::Event>> = Vec::new();
    for &Step { line, actor, ref events } in steps {
        let seat = match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        };
        if story.last().is_none_or(|passage| passage.seat != seat) {
            story.push(Passage { line, last: line, seat, begins: None, events: Vec::new() });
        }
        for event in events.iter() {
            let chapter = G::chapter(event);
            let begins = chapter.map(|chapter| chapter.when);
            let current = story.iter().rev().find_map(|passage| passage.begins);
            if begins.is_some() && begins != current {
                story.push(Passage { line, last: line, seat, begins, events: Vec::new() });
            }
            if chapter.is_some_and(|chapter| !chapter.is_told) {
                continue;
            }
            if let Some(passage) = story.last_mut() {
                passage.last = line;
                passage.events.push(G::seen_by(event, viewer));
            }
        }
    }
    story
}
