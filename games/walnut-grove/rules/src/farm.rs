//! A farm: the board's landscapes and the tiles above them, as land areas and fenced areas.
//!
//! Both are kept up with every tile: each piece of land knows its area and its pen, and a new tile joins what it
//! touches. `twin.rs` works the same out from scratch, the slow way, for the referee.

use crate::by::{By, Key, List};
use crate::edition::{Board, Edition, FARM_TILES};
use crate::pieces::{ByGood, Good};
use crate::tile::{BySide, Cell, Rotation, Side, Spot, TileId};

const COLUMNS: usize = 5;
/// Pieces of land: the board's five landscapes, then four triangles for each tile.
const LANDS: usize = COLUMNS + 4 * FARM_TILES;

/// A board's landscapes, the tiles laid so far, and the goods on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Farm {
    board: u8,
    columns: [Good; COLUMNS],
    placed: List<PlacedTile, FARM_TILES>,
    area_of: By<Land, u8, LANDS>,
    areas: List<LandArea, LANDS>,
    pen_of: By<Land, u8, LANDS>,
    /// For each pen the number of its sides that are open.
    pens: List<u8, LANDS>,
    on_squares: ByGood<u8>,
}

/// A tile on a farm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlacedTile {
    /// Which.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Where it lies.
    pub cell: Cell,
}

/// W4.1: connected land of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LandArea {
    /// What it produces.
    pub good: Good,
    /// W4.3: its storage squares.
    pub squares: u8,
    /// The goods on them.
    pub goods: u8,
    first: Land,
    /// A bit for each tile it touches; the board's landscape has one, too.
    tiles: u16,
    /// How many bits these are: searches ask for it all the time.
    size: u8,
}

impl LandArea {
    /// W4.2: the number of different tiles, the board's landscape counting as one.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Squares without a good.
    pub fn free(&self) -> u8 {
        self.squares.saturating_sub(self.goods)
    }
}

/// The place of a land area among a farm's areas, in the order of their first pieces of land.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AreaId(pub(crate) u8);

impl AreaId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A piece of land by number. Only this file makes them, within range.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
struct Land(u8);

const ALL_LANDS: [Land; LANDS] = {
    let mut all = [Land(0); LANDS];
    let mut number = 0u8;
    let mut rest: &mut [Land] = &mut all;
    while let Some((land, others)) = rest.split_first_mut() {
        *land = Land(number);
        number += 1;
        rest = others;
    }
    all
};

impl Key for Land {
    const ALL: &'static [Land] = &ALL_LANDS;
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Land {
    fn column(column: usize) -> Land {
        Land(u8::try_from(column.min(COLUMNS - 1)).unwrap_or(0))
    }

    fn triangle(slot: usize, side: Side) -> Land {
        let number = COLUMNS + 4 * slot.min(FARM_TILES - 1) + side.index();
        Land(u8::try_from(number).unwrap_or(0))
    }

    fn is_board(self) -> bool {
        self.index() < COLUMNS
    }
}

impl Farm {
    /// A farm with nothing but its board.
    pub fn new(number: u8, board: &Board) -> Farm {
        let mut farm = Farm {
            board: number,
            columns: board.landscapes.map(|land| land.good),
            placed: List::new(),
            area_of: By::default(),
            areas: List::new(),
            pen_of: By::default(),
            pens: List::new(),
            on_squares: ByGood::default(),
        };
        for (column, land) in board.landscapes.iter().enumerate() {
            farm.add_land(Land::column(column), land.good, land.squares, 1 << FARM_TILES);
        }
        // W4.4: the row's borders; beyond its two ends is the open.
        for (border, _) in board.fences.iter().enumerate().filter(|(_, fenced)| !**fenced) {
            match border {
                0 => farm.open_pen(Land::column(0)),
                COLUMNS => farm.open_pen(Land::column(COLUMNS - 1)),
                _ => farm.join_pens(Land::column(border - 1), Land::column(border)),
            }
        }
        farm
    }

    /// The number of the board's pattern in the edition.
    pub fn board(&self) -> u8 {
        self.board
    }

    /// The tiles in the order they were laid.
    pub fn placed(&self) -> &[PlacedTile] {
        &self.placed
    }

    /// All land areas.
    pub fn areas(&self) -> impl ExactSizeIterator<Item = (AreaId, &LandArea)> {
        self.areas.iter().enumerate().map(|(index, area)| (AreaId(u8::try_from(index).unwrap_or(0)), area))
    }

    /// How many land areas there are.
    pub fn area_count(&self) -> u8 {
        u8::try_from(self.areas.len()).unwrap_or(u8::MAX)
    }

    /// A land area.
    pub fn area(&self, id: AreaId) -> Option<&LandArea> {
        self.areas.get(id.index())
    }

    /// How an area is called: by its first piece of land, the board's landscape before tiles, tiles as they were laid,
    /// sides clockwise from north.
    pub fn name(&self, area: &LandArea) -> Spot {
        self.spot(area.first)
    }

    /// The area that a piece of land belongs to.
    pub fn area_at(&self, spot: Spot) -> Option<AreaId> {
        Some(AreaId(self.area_of[self.land(spot)?]))
    }

    /// W9.2: the size of the largest land area.
    pub fn largest_area(&self) -> u8 {
        self.areas.iter().map(LandArea::size).max().unwrap_or(0)
    }

    /// W4.4: the number of fenced areas.
    pub fn fenced_areas(&self) -> u8 {
        u8::try_from(self.pens.iter().filter(|&&open| open == 0).count()).unwrap_or(u8::MAX)
    }

    /// W4.4: how many open sides each connected stretch of unfenced land has; none in a fenced area.
    pub fn open_sides(&self) -> &[u8] {
        &self.pens
    }

    /// Whether a piece of land lies in a fenced area, and in which: equal numbers, same area.
    pub fn fenced_at(&self, spot: Spot) -> Option<u8> {
        let pen = self.pen_of[self.land(spot)?];
        let fenced = self.pens.iter().take(usize::from(pen) + 1);
        (self.pens.get(usize::from(pen)) == Some(&0))
            .then(|| u8::try_from(fenced.filter(|&&open| open == 0).count()).unwrap_or(u8::MAX))
    }

    /// Goods on storage squares.
    pub fn on_squares(&self) -> &ByGood<u8> {
        &self.on_squares
    }

    /// W5.3: lays up to `count` goods on an area's free squares and says how many found one.
    pub fn store(&mut self, id: AreaId, count: u8) -> u8 {
        let Some(area) = self.areas.get_mut(id.index()) else { return 0 };
        let stored = count.min(area.free());
        area.goods += stored;
        self.on_squares[area.good] += stored;
        stored
    }

    /// Takes a good off an area's squares.
    pub fn take(&mut self, id: AreaId) {
        let Some(area) = self.areas.get_mut(id.index()).filter(|area| area.goods > 0) else { return };
        area.goods -= 1;
        self.on_squares[area.good] -= 1;
    }

    /// W3.2: the cells where a tile may be laid, row by row from the board, left to right.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let rows = self.free_rows();
        (1i8..).zip(rows).flat_map(|(row, bits)| Columns(bits).map(move |col| Cell::at(col, row)))
    }

    /// Whether a tile lies here.
    pub fn tile_at(&self, cell: Cell) -> Option<&PlacedTile> {
        self.placed.iter().find(|placed| placed.cell == cell)
    }

    /// W3.2: lays a tile.
    pub fn place(&mut self, edition: &Edition, placed: PlacedTile) {
        let Some(tile) = edition.tile(placed.tile, placed.rotation) else { return };
        let slot = self.placed.len();
        if slot == FARM_TILES {
            return;
        }
        let beyond: BySide<Option<Land>> = By::from_fn(|side| self.land_touching(placed.cell, side));
        self.placed.push(placed);

        for side in Side::all() {
            let land = tile.sides[side];
            self.add_land(Land::triangle(slot, side), land.good, land.squares, 1 << slot);
        }
        for side in Side::all() {
            let (here, next) = (Land::triangle(slot, side), Land::triangle(slot, side.next()));
            if tile.sides[side].good == tile.sides[side.next()].good {
                self.join_areas(here, next);
            }
            if !tile.fences[side] {
                self.join_pens(here, next);
            }
        }
        for (side, &there) in beyond.iter() {
            let Some(there) = there else { continue };
            let here = Land::triangle(slot, side);
            if self.good_of(there) == tile.sides[side].good {
                self.join_areas(here, there);
            }
            self.close_pen(here);
            self.close_pen(there);
            self.join_pens(here, there);
        }
    }

    fn good_of(&self, land: Land) -> Good {
        self.areas.get(usize::from(self.area_of[land])).map_or(Good::Grain, |area| area.good)
    }

    /// The land beyond a side of a cell.
    fn land_touching(&self, cell: Cell, side: Side) -> Option<Land> {
        if side == Side::South && cell.row == 1 {
            return column_below(cell).map(Land::column);
        }
        let there = cell.beyond(side);
        let slot = self.placed.iter().position(|placed| placed.cell == there)?;
        Some(Land::triangle(slot, side.opposite()))
    }

    fn land(&self, spot: Spot) -> Option<Land> {
        match spot {
            Spot::Board(good) => self.columns.iter().position(|&there| there == good).map(Land::column),
            Spot::Triangle(cell, side) => {
                let slot = self.placed.iter().position(|placed| placed.cell == cell)?;
                Some(Land::triangle(slot, side))
            }
        }
    }

    fn spot(&self, land: Land) -> Spot {
        if land.is_board() {
            return Spot::Board(self.columns.get(land.index()).copied().unwrap_or_default());
        }
        let number = land.index() - COLUMNS;
        let cell = self.placed.get(number / 4).map(|placed| placed.cell).unwrap_or_default();
        Spot::Triangle(cell, Side::all().nth(number % 4).unwrap_or(Side::North))
    }

    /// New land is an area and a pen of its own, open on its outer side, until it is joined to others.
    fn add_land(&mut self, land: Land, good: Good, squares: u8, tiles: u16) {
        self.area_of[land] = u8::try_from(self.areas.len()).unwrap_or(0);
        self.areas.push(LandArea { good, squares, goods: 0, first: land, tiles, size: 1 });
        self.pen_of[land] = u8::try_from(self.pens.len()).unwrap_or(0);
        self.pens.push(1);
    }

    fn join_areas(&mut self, one: Land, other: Land) {
        let Some((kept, gone)) = in_order(self.area_of[one], self.area_of[other]) else { return };
        let absorbed = self.areas.get(usize::from(gone)).copied().unwrap_or_default();
        if let Some(area) = self.areas.get_mut(usize::from(kept)) {
            area.squares += absorbed.squares;
            area.goods += absorbed.goods;
            area.tiles |= absorbed.tiles;
            area.size = u8::try_from(area.tiles.count_ones()).unwrap_or(u8::MAX);
            area.first = area.first.min(absorbed.first);
        }
        self.areas.remove(usize::from(gone));
        relabel(&mut self.area_of, kept, gone);
    }

    fn join_pens(&mut self, one: Land, other: Land) {
        let Some((kept, gone)) = in_order(self.pen_of[one], self.pen_of[other]) else { return };
        let absorbed = self.pens.get(usize::from(gone)).copied().unwrap_or(0);
        if let Some(open) = self.pens.get_mut(usize::from(kept)) {
            *open += absorbed;
        }
        self.pens.remove(usize::from(gone));
        relabel(&mut self.pen_of, kept, gone);
    }

    fn open_pen(&mut self, land: Land) {
        if let Some(open) = self.pens.get_mut(usize::from(self.pen_of[land])) {
            *open += 1;
        }
    }

    fn close_pen(&mut self, land: Land) {
        if let Some(open) = self.pens.get_mut(usize::from(self.pen_of[land])) {
            *open = open.saturating_sub(1);
        }
    }

    /// A bit for each free cell that touches something, row by row. A column's bit is `col + OFFSET`.
    fn free_rows(&self) -> [u32; FARM_TILES + 1] {
        let mut taken = [0u32; FARM_TILES + 1];
        let mut near = [0u32; FARM_TILES + 1];
        if let Some(first) = near.first_mut() {
            *first = 0b11111 << (OFFSET + 1);
        }
        for placed in self.placed.iter() {
            let Ok(row) = usize::try_from(i32::from(placed.cell.row) - 1) else { continue };
            let bit = 1u32.checked_shl(u32::try_from(i32::from(placed.cell.col) + OFFSET).unwrap_or(0)).unwrap_or(0);
            if let Some(taken) = taken.get_mut(row) {
                *taken |= bit;
            }
            for (row, bits) in [(Some(row), bit << 1 | bit >> 1), (Some(row + 1), bit), (row.checked_sub(1), bit)] {
                if let Some(near) = row.and_then(|row| near.get_mut(row)) {
                    *near |= bits;
                }
            }
        }
        for (near, taken) in near.iter_mut().zip(taken) {
            *near &= !taken;
        }
        near
    }
}

/// The lowest column a tile can reach is 2 - FARM_TILES, so with this added every column is a bit of a `u32`.
const OFFSET: i32 = 12;

/// The columns of a row of bits.
struct Columns(u32);

impl Iterator for Columns {
    type Item = i8;
    fn next(&mut self) -> Option<i8> {
        if self.0 == 0 {
            return None;
        }
        let bit = i32::try_from(self.0.trailing_zeros()).unwrap_or(0);
        self.0 &= self.0 - 1;
        i8::try_from(bit - OFFSET).ok()
    }
}

/// The board's column that a cell of row 1 lies above.
fn column_below(cell: Cell) -> Option<usize> {
    usize::try_from(i32::from(cell.col) - 1).ok().filter(|&column| column < COLUMNS)
}

fn in_order(one: u8, other: u8) -> Option<(u8, u8)> {
    (one != other).then(|| (one.min(other), one.max(other)))
}

/// `gone` is now `kept`, and those after `gone` move down. Land that is not there yet carries 0 and stays so.
fn relabel(labels: &mut By<Land, u8, LANDS>, kept: u8, gone: u8) {
    labels.update(|label| if label == gone { kept } else { label - u8::from(label > gone) });
}
