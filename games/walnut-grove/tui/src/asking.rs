//! What a person is asked, and how far they are with the answer: the selected line, what is picked, where the tile hovers.
//! Nothing here is decided yet.

use ratatui::crossterm::event::KeyCode;
use table::{Game, Seat, Viewer};
use tui::palette::Look;
use tui::{Choices, Entry, What};
use walnut_grove::outlook::{Outlook, Placement};
use walnut_grove::tile::{Cell, Rotation, TileId};
use walnut_grove::view::{AskView, PlayerView};
use walnut_grove::{Action, State};

use crate::draw::{Ghost, Marks};

/// A question to a person.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The lines to choose from. Laying the tile where it hovers is the first one, if a tile is to be laid.
    pub choices: Choices<State>,
    /// What is asked.
    pub asks: AskView,
    /// What the answers would lead to.
    pub outlook: Outlook,
    /// The tile that is to be laid, where it hovers and how it is turned.
    pub hover: Option<Hover>,
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

impl Hover {
    /// Lays the tile there.
    fn action(self) -> Action {
        Action::Place(self.tile, self.rotation, self.cell)
    }
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

impl tui::Asking<State> for Asking {
    fn of(state: &State, seat: Seat) -> Option<Asking> {
        let view = state.view(Viewer::Seat(seat));
        let asks = view.players.get(seat.index())?.pending.first()?.clone();
        let outlook = state.outlook(seat);
        let hover = first_hover(&outlook);
        let mut choices = Choices::new(state, seat, lines(&asks, &outlook, hover))?;
        number(&mut choices.entries, &asks);
        Some(Asking { choices, asks, outlook, hover })
    }

    fn choices(&self) -> &Choices<State> {
        &self.choices
    }

    fn choices_mut(&mut self) -> &mut Choices<State> {
        &mut self.choices
    }

    /// While a tile is in hand, arrows move it and `r` turns it.
    fn key(&mut self, key: KeyCode) -> bool {
        if self.hover.is_none() {
            return false;
        }
        match key {
            KeyCode::Up => self.move_hover(Direction::Up),
            KeyCode::Down => self.move_hover(Direction::Down),
            KeyCode::Left => self.move_hover(Direction::Left),
            KeyCode::Right => self.move_hover(Direction::Right),
            KeyCode::Char(' ' | 'r') => self.turn(true),
            KeyCode::Char('R') => self.turn(false),
            _ => return false,
        }
        true
    }

    fn point_at(&mut self, action: Action) {
        match action {
            Action::Place(_, rotation, cell) => {
                self.hover_at(cell);
                if let Some(hover) = self.hover {
                    self.hold(Hover { rotation, ..hover });
                }
            }
            other => self.choices.point_at(other),
        }
    }

    fn keys(&self, look: Look) -> Vec<(&'static str, &'static str)> {
        if self.hover.is_some() {
            return vec![(look.sign("←↑↓→", "<>^v"), "term-key-move"), ("r", "term-key-turn"), ("Enter", "term-lay")];
        }
        if self.choices.picks.is_some() {
            let pick = if self.choices.entries.iter().any(|entry| entry.key == "a") { "a-z" } else { "1-9" };
            return vec![(pick, "term-key-pick"), ("Enter", "term-key-done")];
        }
        vec![("1-9", "term-key-choose"), ("Enter", "term-key-do")]
    }
}

impl Asking {
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
        let possible = self.outlook.placements.iter().filter(|laid| laid.cell == cell);
        let turned = self.hover.map(|hover| hover.rotation);
        let Some(rotation) = possible.map(|laid| laid.rotation).min_by_key(|&rotation| Some(rotation) != turned) else {
            return false;
        };
        if let Some(hover) = self.hover {
            self.hold(Hover { cell, rotation, ..hover });
        }
        self.choices.select(0);
        true
    }

    /// Holds the tile like this: the first line lays it there.
    fn hold(&mut self, hover: Hover) {
        self.hover = Some(hover);
        if let Some(first) = self.choices.entries.first_mut() {
            first.what = What::Do(hover.action());
        }
    }

    /// Turns the tile in hand.
    pub fn turn(&mut self, clockwise: bool) {
        let Some(hover) = self.hover else { return };
        let here = self.outlook.placements.iter().filter(|laid| laid.cell == hover.cell);
        let turns: Vec<Rotation> = here.map(|laid| laid.rotation).collect();
        let now = turns.iter().position(|&turn| turn == hover.rotation).unwrap_or(0);
        let count = turns.len().max(1);
        let next = if clockwise { (now + 1) % count } else { (now + count - 1) % count };
        if let Some(&rotation) = turns.get(next) {
            self.hold(Hover { rotation, ..hover });
        }
        self.choices.select(0);
    }

    /// Where the tile in hand can lie.
    pub fn open_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.outlook.placements.iter().map(|laid| laid.cell)
    }

    /// What laying the tile where it hovers changes.
    pub fn placement(&self) -> Option<&Placement> {
        let hover = self.hover?;
        self.outlook.placements.iter().find(|laid| (laid.cell, laid.rotation) == (hover.cell, hover.rotation))
    }

    /// The house that is selected in town.
    pub fn house(&self) -> Option<u8> {
        house(&self.choices.selected()?.what)
    }

    /// The line of a house.
    pub fn house_line(&self, place: u8) -> Option<usize> {
        self.choices.entries.iter().position(|entry| house(&entry.what) == Some(place))
    }

    /// What is marked on the farm of whoever is asked.
    pub fn marks(&self, player: &PlayerView, state: &State) -> Marks {
        let area = |entry: &Entry<State>| {
            let What::Pick(Action::Work(spot), _) = entry.what else { return None };
            let place = player.areas.iter().position(|area| area.name == spot)?;
            u8::try_from(place).ok()
        };
        let all = || self.choices.entries.iter().filter_map(|entry| Some((area(entry)?, entry)));
        let ghost = self.hover.and_then(|hover| {
            let tile = *state.edition().tile(hover.tile, hover.rotation)?;
            Some(Ghost { cell: hover.cell, tile })
        });
        Marks {
            keys: all().filter_map(|(area, entry)| Some((area, entry.key.chars().next()?))).collect(),
            picked: all().filter(|(_, entry)| entry.picked > 0).map(|(area, _)| area).collect(),
            selected: self.choices.selected().and_then(area),
            open: self.open_cells().collect(),
            ghost,
        }
    }
}

/// The house that a line leads to, or would lead to.
fn house(what: &What<State>) -> Option<u8> {
    match what {
        What::Do(Action::Move(place)) | What::Shut(Action::Move(place), _) => Some(*place),
        _ => None,
    }
}

fn lines(asks: &AskView, outlook: &Outlook, hover: Option<Hover>) -> Vec<What<State>> {
    let mut all: Vec<What<State>> = Vec::new();
    let mut others: fn(&Action) -> bool = |_| true;
    if let Some(hover) = hover {
        all.push(What::Do(hover.action()));
        others = |action| !matches!(action, Action::Place(..));
    } else if matches!(asks, AskView::Move) {
        all.extend(outlook.ways.iter().map(|way| match &way.refused {
            None => What::Do(Action::Move(way.place)),
            Some(why) => What::Shut(Action::Move(way.place), why.clone()),
        }));
        others = |action| !matches!(action, Action::Move(_));
    } else if let Some(picks) = &outlook.picks {
        all.extend(picks.things.iter().map(|&(thing, most)| What::Pick(thing, most)));
        all.push(What::Submit);
        others = |action| matches!(action, Action::Repay);
    } else if outlook.pay_all.len() > 1 {
        all.push(What::All(outlook.pay_all.clone()));
    }
    let legal = outlook.legal.iter().map(|choice| choice.action);
    all.extend(legal.filter(others).map(What::Do));
    all
}

/// Areas go by letters, everything else by numbers; staying in town is 0.
fn number(entries: &mut [Entry<State>], asks: &AskView) {
    let by_letters = matches!(asks, AskView::Work { .. });
    let (mut letters, mut number) = (LETTERS.chars(), 0);
    for entry in entries {
        entry.key = match entry.what {
            What::Submit | What::Do(Action::Place(..)) => String::new(),
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
