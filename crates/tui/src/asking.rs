//! What a person is asked, and how far they are with the answer: the selected line, what is picked, where the tile hovers.
//! Nothing here is decided yet; [`Asking::answer`] says what would be.

use table::{Actor, DecisionId, Game, Ignore, Seat, Viewer};
use walnut_grove::outlook::{Laid, Outlook};
use walnut_grove::tile::{Cell, Rotation, TileId};
use walnut_grove::view::{AskView, PlayerView};
use walnut_grove::{Action, Illegal, State};

use crate::draw::{Ghost, Marks};

/// A question to a person.
#[derive(Clone, Debug)]
pub struct Asking {
    /// Who is asked.
    pub seat: Seat,
    /// Which decision it is.
    pub decision: DecisionId,
    /// What is asked.
    pub asks: AskView,
    /// What the answers would lead to.
    pub outlook: Outlook,
    /// The lines to choose from.
    pub entries: Vec<Entry>,
    /// The selected line.
    pub cursor: usize,
    /// The tile that is to be laid, where it hovers and how it is turned.
    pub hover: Option<Hover>,
    typed: String,
}

/// A line to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What to type for it: a letter, or a number.
    pub key: String,
    /// What it does.
    pub what: What,
    /// How often it is picked.
    pub picked: u8,
}

/// What choosing a line does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Lays the tile where it hovers.
    Lay,
    /// Gives an answer.
    Do(Action),
    /// Gives several answers that settle everything.
    All(Vec<Action>),
    /// Picks one of several things, at most so often.
    Pick(Action, u8),
    /// Is done with picking.
    Submit,
    /// Would be a way through town, but cannot be gone.
    Shut(u8, Illegal),
}

/// A tile in hand above the farm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hover {
    /// The tile.
    pub tile: TileId,
    /// Above which cell.
    pub cell: Cell,
    /// How it is turned.
    pub rotation: Rotation,
}

/// A direction on the farm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Away from the board.
    Up,
    /// Towards the board.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

/// Letters for land areas; those that do something everywhere (hint, quit, undo) are left out.
const LETTERS: &str = "abcdefgijklmnoprstvwxyzABCDEFGIJKLMNOPRSTVWXYZ";

impl Asking {
    /// What a seat is asked, if it is.
    pub fn of(state: &State, seat: Seat) -> Option<Asking> {
        let decision = state.open().find(|decision| decision.actor == Actor::Seat(seat))?.id;
        let view = state.view(Viewer::Seat(seat));
        let asks = view.players.get(seat.index())?.pending.first()?.clone();
        let outlook = state.outlook(seat);
        let mut entries = entries(&asks, &outlook);
        number(&mut entries, &asks);
        let hover = first_hover(&outlook);
        let cursor = entries.iter().position(|entry| !matches!(entry.what, What::Shut(..))).unwrap_or(0);
        Some(Asking { seat, decision, asks, outlook, entries, cursor, hover, typed: String::new() })
    }

    /// The selected line.
    pub fn selected(&self) -> Option<&Entry> {
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
        let full = self.outlook.picks.as_ref().is_some_and(|picks| self.picked() >= usize::from(picks.count));
        let Some(Entry { what: What::Pick(_, most), picked, .. }) = self.entries.get_mut(self.cursor) else { return };
        *picked = match more {
            true if *picked >= *most || full => 0,
            true => *picked + 1,
            false => picked.saturating_sub(1),
        };
    }

    /// Moves the tile in hand to the next place in a direction.
    pub fn move_hover(&mut self, to: Direction) {
        let Some(hover) = self.hover else { return };
        let ahead = |cell: Cell| {
            let (dx, dy) =
                (i32::from(cell.col) - i32::from(hover.cell.col), i32::from(cell.row) - i32::from(hover.cell.row));
            let (along, aside) = match to {
                Direction::Up => (dy, dx),
                Direction::Down => (-dy, dx),
                Direction::Left => (-dx, dy),
                Direction::Right => (dx, dy),
            };
            (along > 0).then(|| along + 3 * aside.abs())
        };
        let near = self.open_cells().filter_map(|cell| Some((ahead(cell)?, cell))).min();
        if let Some((_, cell)) = near {
            self.hover_at(cell);
        }
    }

    /// Holds the tile above a place, if it can lie there.
    pub fn hover_at(&mut self, cell: Cell) -> bool {
        let possible = self.outlook.laid.iter().filter(|laid| laid.cell == cell);
        let turned = self.hover.map(|hover| hover.rotation);
        let Some(rotation) = possible.map(|laid| laid.rotation).min_by_key(|&rotation| Some(rotation) != turned) else {
            return false;
        };
        if let Some(hover) = &mut self.hover {
            *hover = Hover { cell, rotation, ..*hover };
        }
        self.select(0);
        true
    }

    /// Turns the tile in hand.
    pub fn turn(&mut self, clockwise: bool) {
        let Some(hover) = self.hover else { return };
        let here = self.outlook.laid.iter().filter(|laid| laid.cell == hover.cell);
        let turns: Vec<Rotation> = here.map(|laid| laid.rotation).collect();
        let now = turns.iter().position(|&turn| turn == hover.rotation).unwrap_or(0);
        let count = turns.len().max(1);
        let next = if clockwise { (now + 1) % count } else { (now + count - 1) % count };
        if let (Some(hover), Some(&rotation)) = (&mut self.hover, turns.get(next)) {
            hover.rotation = rotation;
        }
        self.select(0);
    }

    /// Where the tile in hand can lie.
    pub fn open_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.outlook.laid.iter().map(|laid| laid.cell)
    }

    /// What laying the tile where it hovers changes.
    pub fn laid(&self) -> Option<&Laid> {
        let hover = self.hover?;
        self.outlook.laid.iter().find(|laid| (laid.cell, laid.rotation) == (hover.cell, hover.rotation))
    }

    /// The answers that are given if the selected line is chosen now.
    pub fn answer(&self, state: &State) -> Result<Vec<Action>, Illegal> {
        match self.selected().map(|entry| &entry.what) {
            Some(What::Do(action)) => Ok(vec![*action]),
            Some(What::All(actions)) => Ok(actions.clone()),
            Some(What::Shut(_, why)) => Err(why.clone()),
            Some(What::Lay) => {
                let hover = self.hover.ok_or(Illegal::NotAsked)?;
                Ok(vec![Action::Place(hover.tile, hover.rotation, hover.cell)])
            }
            Some(What::Pick(..) | What::Submit) => state.arrange(self.seat, &self.picks()),
            None => Err(Illegal::NotAsked),
        }
    }

    fn picks(&self) -> Vec<Action> {
        let times = |entry: &Entry| match entry.what {
            What::Pick(action, _) => vec![action; usize::from(entry.picked)],
            _ => Vec::new(),
        };
        self.entries.iter().flat_map(times).collect()
    }

    /// Whether the answer to be given cannot be taken back.
    pub fn is_final(&self, state: &State) -> bool {
        let Ok(answers) = self.answer(state) else { return false };
        match answers.as_slice() {
            [one] => self.outlook.legal.iter().any(|choice| choice.action == *one && choice.is_final),
            several => ends_turn(state, self.seat, several),
        }
    }

    /// Selects what an action is about, so that choosing it would lead there.
    pub fn point_at(&mut self, action: Action) {
        if let Action::Place(_, rotation, cell) = action {
            self.hover_at(cell);
            if let Some(hover) = &mut self.hover {
                hover.rotation = rotation;
            }
            return;
        }
        let about = |entry: &Entry| matches!(entry.what, What::Do(other) | What::Pick(other, _) if other == action);
        if let Some(line) = self.entries.iter().position(about) {
            self.select(line);
        }
    }

    /// The house that is selected in town.
    pub fn house(&self) -> Option<u8> {
        match self.selected()?.what {
            What::Do(Action::Move(place)) | What::Shut(place, _) => Some(place),
            _ => None,
        }
    }

    /// What is marked on the farm of whoever is asked.
    pub fn marks(&self, player: &PlayerView, state: &State) -> Marks {
        let area = |entry: &Entry| {
            let What::Pick(Action::Work(spot), _) = entry.what else { return None };
            let place = player.areas.iter().position(|area| area.name == spot)?;
            u8::try_from(place).ok()
        };
        let all = || self.entries.iter().filter_map(|entry| Some((area(entry)?, entry)));
        let ghost = self.hover.and_then(|hover| {
            let tile = *state.edition().tile(hover.tile, hover.rotation)?;
            Some(Ghost { cell: hover.cell, tile })
        });
        Marks {
            keys: all().filter_map(|(area, entry)| Some((area, entry.key.chars().next()?))).collect(),
            picked: all().filter(|(_, entry)| entry.picked > 0).map(|(area, _)| area).collect(),
            selected: self.selected().and_then(area),
            open: self.open_cells().collect(),
            ghost,
        }
    }
}

fn ends_turn(state: &State, seat: Seat, answers: &[Action]) -> bool {
    let mut then = *state;
    let played = answers.iter().try_for_each(|&action| then.apply(Actor::Seat(seat), action, &mut Ignore));
    played.is_ok() && (then.turn() != state.turn() || then.next_actor() == Some(Actor::Nature))
}

fn entries(asks: &AskView, outlook: &Outlook) -> Vec<Entry> {
    let mut all: Vec<What> = Vec::new();
    let mut others: fn(&Action) -> bool = |_| true;
    if !outlook.laid.is_empty() {
        all.push(What::Lay);
        others = |action| !matches!(action, Action::Place(..));
    } else if matches!(asks, AskView::Move) {
        all.extend(outlook.ways.iter().map(|way| match &way.refused {
            None => What::Do(Action::Move(way.place)),
            Some(why) => What::Shut(way.place, why.clone()),
        }));
        others = |action| !matches!(action, Action::Move(_));
    } else if let Some(picks) = &outlook.picks {
        all.extend(picks.things.iter().map(|&(thing, most)| What::Pick(thing, most)));
        all.push(What::Submit);
        others = |action| matches!(action, Action::Repay);
    } else if outlook.easy.len() > 1 {
        all.push(What::All(outlook.easy.clone()));
    }
    let legal = outlook.legal.iter().map(|choice| choice.action);
    all.extend(legal.filter(others).map(What::Do));
    all.into_iter().map(|what| Entry { key: String::new(), what, picked: 0 }).collect()
}

/// Areas go by letters, everything else by numbers; staying in town is 0.
fn number(entries: &mut [Entry], asks: &AskView) {
    let by_letters = matches!(asks, AskView::Work { .. });
    let (mut letters, mut number) = (LETTERS.chars(), 0);
    for entry in entries {
        entry.key = match entry.what {
            What::Submit | What::Lay => String::new(),
            What::Do(Action::Pass) => "0".to_owned(),
            What::Pick(..) if by_letters => letters.next().map(String::from).unwrap_or_default(),
            _ => {
                number += 1;
                number.to_string()
            }
        };
    }
}

/// Before it is moved, the tile hovers near the middle of the farm.
fn first_hover(outlook: &Outlook) -> Option<Hover> {
    let places = outlook.legal.iter().filter_map(|choice| match choice.action {
        Action::Place(tile, rotation, cell) => Some(Hover { tile, cell, rotation }),
        _ => None,
    });
    places.min_by_key(|hover| (hover.cell.row, (i32::from(hover.cell.col) - 3).abs(), hover.rotation))
}

#[cfg(test)]
mod tests;
