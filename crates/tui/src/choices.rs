//! The answers to a question as lines to choose from: the selected line, and what is picked. Nothing here is decided yet;
//! [`Choices::answer`] says what would be.

use table::{Actor, DecisionId, Game, Ignore, Picks, Seat};

/// The answers that a seat can choose from.
#[derive(Clone, Debug)]
pub struct Choices<G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// Which decision it is.
    pub decision: DecisionId,
    /// The legal answers.
    pub legal: Vec<G::Action>,
    /// The things of which several are picked, if the question is of this kind.
    pub picks: Option<Picks<G::Action>>,
    /// The lines to choose from.
    pub entries: Vec<Entry<G>>,
    /// The selected line.
    pub cursor: usize,
    typed: String,
}

/// A line to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// What to type for it: a letter, or a number.
    pub key: String,
    /// What it does.
    pub what: What<G>,
    /// How often it is picked.
    pub picked: u8,
}

/// What choosing a line does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What<G: Game> {
    /// Gives an answer.
    Do(G::Action),
    /// Gives several answers in a row.
    All(Vec<G::Action>),
    /// Picks one of several things, at most this many times.
    Pick(G::Action, u8),
    /// Is done with picking.
    Submit,
    /// Would be an answer, but is not possible.
    Shut(G::Action, G::Illegal),
}

impl<G: Game> Choices<G> {
    /// All legal answers of a seat, or all things to pick; `None` if it is asked nothing.
    pub fn of(game: &G, seat: Seat) -> Option<Choices<G>> {
        let mut legal = Vec::new();
        game.legal(Actor::Seat(seat), &mut legal);
        let mut all: Vec<What<G>> = Vec::new();
        if let Some(picks) = game.picks(seat) {
            all.extend(picks.things.iter().map(|&(thing, most)| What::Pick(thing, most)));
            all.push(What::Submit);
            legal.retain(|action| picks.things.iter().all(|(thing, _)| thing != action));
        }
        all.extend(legal.into_iter().map(What::Do));
        Choices::new(game, seat, all)
    }

    /// These lines, numbered from 1; `None` if the seat is asked nothing. The first one that is possible is selected.
    pub fn new(game: &G, seat: Seat, lines: Vec<What<G>>) -> Option<Choices<G>> {
        let decision = game.open().find(|decision| decision.actor == Actor::Seat(seat))?.id;
        let mut legal = Vec::new();
        game.legal(Actor::Seat(seat), &mut legal);
        let mut number = 0;
        let mut key = |what: &What<G>| match what {
            What::Submit => String::new(),
            _ => {
                number += 1;
                number.to_string()
            }
        };
        let entries: Vec<Entry<G>> = lines.into_iter().map(|what| Entry { key: key(&what), what, picked: 0 }).collect();
        let cursor = entries.iter().position(|entry| !matches!(entry.what, What::Shut(..))).unwrap_or(0);
        Some(Choices { seat, decision, legal, picks: game.picks(seat), entries, cursor, typed: String::new() })
    }

    /// The selected line.
    pub fn selected(&self) -> Option<&Entry<G>> {
        self.entries.get(self.cursor)
    }

    /// How many things are picked.
    pub fn picked(&self) -> usize {
        self.entries.iter().map(|entry| usize::from(entry.picked)).sum()
    }

    /// Selects a line.
    pub fn select(&mut self, line: usize) {
        if line < self.entries.len() {
            self.cursor = line;
        }
        self.typed.clear();
    }

    /// Selects the line before or after, round and round.
    pub fn step(&mut self, on: bool) {
        let count = self.entries.len().max(1);
        self.select(if on { (self.cursor + 1) % count } else { (self.cursor + count - 1) % count });
    }

    /// Takes a letter or digit. Numbers select a line; what can be picked several times is picked at once. Whether it meant
    /// anything.
    pub fn type_key(&mut self, letter: char) -> bool {
        let longer = format!("{}{letter}", self.typed);
        let known = |key: &str| self.entries.iter().any(|entry| entry.key.starts_with(key));
        let typed = if known(&longer) { longer } else { letter.to_string() };
        let Some(line) = self.entries.iter().position(|entry| entry.key == typed) else { return false };
        self.cursor = line;
        self.typed = if letter.is_ascii_digit() { typed } else { String::new() };
        if matches!(self.selected().map(|entry| &entry.what), Some(What::Pick(..))) {
            self.pick(true);
        }
        true
    }

    /// Picks the selected thing once more, or puts it back; after the most it begins again with none.
    pub fn pick(&mut self, more: bool) {
        let full = self.picks.as_ref().is_some_and(|picks| self.picked() >= usize::from(picks.count));
        let Some(Entry { what: What::Pick(_, most), picked, .. }) = self.entries.get_mut(self.cursor) else { return };
        *picked = match more {
            true if *picked >= *most || full => 0,
            true => *picked + 1,
            false => picked.saturating_sub(1),
        };
    }

    /// The answers that are given if the selected line is chosen now.
    pub fn answer(&self, game: &G) -> Result<Vec<G::Action>, G::Illegal> {
        match self.selected().map(|entry| &entry.what) {
            Some(What::Do(action)) => Ok(vec![*action]),
            Some(What::All(actions)) => Ok(actions.clone()),
            Some(What::Shut(_, why)) => Err(why.clone()),
            Some(What::Pick(..) | What::Submit) => game.arrange(self.seat, &self.things()),
            None => Ok(Vec::new()),
        }
    }

    fn things(&self) -> Vec<G::Action> {
        let times = |entry: &Entry<G>| match entry.what {
            What::Pick(action, _) => vec![action; usize::from(entry.picked)],
            _ => Vec::new(),
        };
        self.entries.iter().flat_map(times).collect()
    }

    /// Whether the answer to be given cannot be taken back: it ends the turn, or something is drawn.
    pub fn is_final(&self, game: &G) -> bool {
        let Ok(answers) = self.answer(game) else { return false };
        let mut then = game.clone();
        let played = answers.iter().try_for_each(|&action| then.apply(Actor::Seat(self.seat), action, &mut Ignore));
        played.is_ok() && (then.turn() != game.turn() || then.next_actor() == Some(Actor::Nature))
    }

    /// To pick nothing takes a second Enter, on the line that says so: selects that line. Whether it was another before.
    pub fn warns(&mut self) -> bool {
        let nothing = self.picked() == 0 && self.picks.as_ref().is_some_and(|picks| !picks.exactly);
        let on_pick = matches!(self.selected().map(|entry| &entry.what), Some(What::Pick(..)));
        let submit = self.entries.iter().position(|entry| entry.what == What::Submit);
        match submit.filter(|_| nothing && on_pick) {
            Some(submit) => {
                self.select(submit);
                true
            }
            None => false,
        }
    }

    /// Selects the line of an action.
    pub fn point_at(&mut self, action: G::Action) {
        let about = |entry: &Entry<G>| matches!(entry.what, What::Do(other) | What::Pick(other, _) if other == action);
        if let Some(line) = self.entries.iter().position(about) {
            self.select(line);
        }
    }
}
