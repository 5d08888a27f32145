//! Where tiles belong on a farm: rooms at the left, fields along the top, pastures at the right.
//!
//! A farm whose tiles are scattered cannot be fenced well later. The heuristic sees that only as a price of sites.

use agricola::cells::{CELLS, Cell, CellSet};
use agricola::farm::Farm;

/// Prices of sites in hundredths of a point, in reading order.
type Prices = [i32; CELLS];

const ROOMS: Prices = [0, 70, 160, 240, 240, 0, 30, 160, 240, 240, 0, 20, 120, 240, 240];
const FIELDS: Prices = [40, 0, 10, 60, 150, 240, 30, 60, 120, 160, 240, 60, 120, 160, 200];
const STABLES: Prices = [160, 120, 90, 20, 0, 240, 100, 60, 10, 0, 240, 90, 60, 10, 0];
const PASTURES: Prices = [60, 50, 40, 10, 0, 240, 40, 10, 0, 0, 240, 20, 0, 0, 0];

fn price(prices: &Prices, cell: Cell) -> i32 {
    prices.get(cell.index()).copied().unwrap_or(0)
}

fn sum(prices: &Prices, cells: CellSet) -> i32 {
    cells.iter().map(|cell| price(prices, cell)).sum()
}

/// What the places of everything on a farm cost.
pub fn prices(farm: &Farm) -> i32 {
    sum(&ROOMS, farm.rooms) + sum(&FIELDS, farm.fields) + sum(&STABLES, farm.stables) + sum(&PASTURES, farm.fenced)
}

/// The best place for a room.
pub fn room(sites: impl Iterator<Item = Cell>) -> Option<Cell> {
    sites.min_by_key(|&cell| price(&ROOMS, cell))
}

/// The best place for a field.
pub fn field(sites: impl Iterator<Item = Cell>) -> Option<Cell> {
    sites.min_by_key(|&cell| price(&FIELDS, cell))
}

/// The best place for a stable.
pub fn stable(sites: impl Iterator<Item = Cell>) -> Option<Cell> {
    sites.min_by_key(|&cell| price(&STABLES, cell))
}
