//! The slow literal twin: farms, animals, food, spaces and points worked out from scratch, in the words of the rules.
//!
//! The engine keeps pastures up to date, has a table of shapes, and knows short cuts. This module has none of that: it looks at
//! tiles, stables and single fences, and asks the rule's question for each. The referee compares the two.

mod animals;
mod fences;
mod printed;
mod score;
mod spaces;

use crate::cells::{Cell, CellSet};
use crate::farm::{Farm, STABLES};
use crate::fences::FenceSet;

pub use animals::{fits, homes, keepings};
pub use fences::{Flaw, OneMore, layouts, one_more, pastures, pastures_if_legal};
pub use printed::{food_due, is_printed, most_baked, most_food_baked};
pub use score::{score, winners};
pub use spaces::{can_use, food_in_reach};

/// The four sides of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];
}

/// A11.19: the space on that side, if the farm does not end there.
fn beyond(cell: Cell, side: Side) -> Option<Cell> {
    let (row, column) = (cell.row(), cell.column());
    match side {
        Side::North => Cell::at(row.checked_sub(1)?, column),
        Side::East => Cell::at(row, column + 1),
        Side::South => Cell::at(row + 1, column),
        Side::West => Cell::at(row, column.checked_sub(1)?),
    }
}

/// A1.5: the fence space on that side: 20 horizontal ones, row by row, then 18 vertical ones, row by row.
fn fence_space(cell: Cell, side: Side) -> u8 {
    let (row, column) = (cell.row(), cell.column());
    match side {
        Side::North => 5 * row + column,
        Side::South => 5 * (row + 1) + column,
        Side::West => 20 + 6 * row + column,
        Side::East => 20 + 6 * row + column + 1,
    }
}

fn is_beside(cell: Cell, cells: CellSet) -> bool {
    Side::ALL.iter().any(|&side| beyond(cell, side).is_some_and(|other| cells.contains(other)))
}

/// Whether one can walk from any of these spaces to any other without leaving them.
fn is_one_piece(cells: CellSet) -> bool {
    let Some(start) = cells.iter().next() else { return true };
    let mut reached = CellSet::one(start);
    let mut to_visit = vec![start];
    while let Some(here) = to_visit.pop() {
        for next in Side::ALL.iter().filter_map(|&side| beyond(here, side)) {
            if cells.contains(next) && !reached.contains(next) {
                reached = reached.with(CellSet::one(next));
                to_visit.push(next);
            }
        }
    }
    reached == cells
}

/// What is built on a farm, without anything that follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ground {
    /// Spaces with rooms.
    pub rooms: CellSet,
    /// Spaces with field tiles.
    pub fields: CellSet,
    /// Spaces with stables.
    pub stables: CellSet,
    /// Fences.
    pub fences: FenceSet,
}

impl Ground {
    /// What is built on this farm.
    pub fn of(farm: &Farm) -> Ground {
        Ground { rooms: farm.rooms, fields: farm.fields, stables: farm.stables, fences: farm.fences }
    }

    fn has_tile(&self, cell: Cell) -> bool {
        self.rooms.contains(cell) || self.fields.contains(cell)
    }

    /// A8.3: spaces in pastures.
    pub fn fenced(&self) -> CellSet {
        pastures(self.fences).into_iter().fold(CellSet::NONE, CellSet::with)
    }

    /// A11.38: a used space has a tile or a stable, or is fenced.
    pub fn used(&self) -> CellSet {
        let fenced = self.fenced();
        Cell::all()
            .filter(|&cell| self.has_tile(cell) || self.stables.contains(cell) || fenced.contains(cell))
            .collect()
    }

    /// A11.38: all others are unused.
    pub fn unused(&self) -> CellSet {
        let used = self.used();
        Cell::all().filter(|&cell| !used.contains(cell)).collect()
    }

    /// A5.3, A5.4: where a room could be built.
    pub fn room_sites(&self) -> CellSet {
        self.unused().iter().filter(|&cell| is_beside(cell, self.rooms)).collect()
    }

    /// A7.1: where a field could be plowed.
    pub fn field_sites(&self) -> CellSet {
        let is_first = self.fields.is_empty();
        self.unused().iter().filter(|&cell| is_first || is_beside(cell, self.fields)).collect()
    }

    /// A5.7: where a stable could be built.
    pub fn stable_sites(&self) -> CellSet {
        if self.stables.len() >= STABLES {
            return CellSet::NONE;
        }
        Cell::all().filter(|&cell| !self.has_tile(cell) && !self.stables.contains(cell)).collect()
    }

    /// A8.9: stables outside of pastures.
    pub fn unfenced_stables(&self) -> usize {
        let fenced = self.fenced();
        self.stables.iter().filter(|&cell| !fenced.contains(cell)).count()
    }
}

#[cfg(test)]
mod tests;
