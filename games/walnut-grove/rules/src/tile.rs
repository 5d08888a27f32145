//! Landscape tiles, how they turn, and where they lie.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::by::{By, Key, named_enum};
use crate::pieces::Good;

named_enum! {
    /// W3.4: the sides of a square tile, clockwise; each has one triangle.
    Side: "side" {
        /// Away from the board.
        North = "n",
        /// Right.
        East = "e",
        /// Towards the board.
        South = "s",
        /// Left.
        West = "w",
    }
}

/// Something for each side of a tile.
pub type BySide<T> = By<Side, T, 4>;

impl Side {
    /// All four, clockwise from north.
    pub fn all() -> impl Iterator<Item = Side> + Clone {
        Side::ALL.iter().copied()
    }

    /// The next side clockwise; the corner between the two may carry a fence.
    pub fn next(self) -> Side {
        match self {
            Side::North => Side::East,
            Side::East => Side::South,
            Side::South => Side::West,
            Side::West => Side::North,
        }
    }

    /// The corner between this side and the next, where a fence can lie: `NE` after north.
    pub fn corner(self) -> &'static str {
        match self {
            Side::North => "NE",
            Side::East => "SE",
            Side::South => "SW",
            Side::West => "NW",
        }
    }

    /// The side that touches this one in the neighbouring cell.
    pub fn opposite(self) -> Side {
        self.next().next()
    }
}

named_enum! {
    /// How far a tile is turned clockwise.
    #[derive(Default)]
    Rotation: "rotation" {
        /// As in the edition.
        #[default]
        R0 = "r0",
        /// A quarter turn: north goes east.
        R1 = "r1",
        /// A half turn.
        R2 = "r2",
        /// Three quarters.
        R3 = "r3",
    }
}

impl Rotation {
    /// All four.
    pub fn all() -> impl Iterator<Item = Rotation> + Clone {
        Rotation::ALL.iter().copied()
    }
}

/// A landscape: what grows there, and how many storage squares it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Landscape {
    /// The good it produces, which names the landscape too.
    pub good: Good,
    /// How many goods can lie on it.
    pub squares: u8,
}

/// W3.4: a tile as it lies: four triangles, and the fences between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Tile {
    /// The triangle on each side.
    pub sides: BySide<Landscape>,
    /// Whether a fence lies between a side's triangle and the next one clockwise: `North` is the NE half-diagonal.
    pub fences: BySide<bool>,
}

impl Tile {
    /// The tile after a quarter turn clockwise.
    pub fn turned(&self) -> Tile {
        let from = |side: Side| side.next().next().next();
        Tile { sides: By::from_fn(|side| self.sides[from(side)]), fences: By::from_fn(|side| self.fences[from(side)]) }
    }
}

/// A place in the edition's list of tiles; the tile's printed id is the edition's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// The place in the edition's list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of tiles: a bag or a hand. There are at most 64 tiles in an edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// The first `count` tiles of the edition.
    pub fn first(count: usize) -> TileSet {
        (0..64u8).take(count).map(TileId).collect()
    }

    /// Whether the tile is in the set.
    pub fn contains(self, tile: TileId) -> bool {
        self.0 & TileSet::one(tile) != 0
    }

    /// Puts a tile in.
    pub fn insert(&mut self, tile: TileId) {
        self.0 |= TileSet::one(tile);
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: TileId) {
        self.0 &= !TileSet::one(tile);
    }

    /// Everything of both.
    pub fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn one(tile: TileId) -> u64 {
        1u64.checked_shl(u32::from(tile.0)).unwrap_or(0)
    }
}

/// In the edition's order.
impl Iterator for TileSet {
    type Item = TileId;
    fn next(&mut self) -> Option<TileId> {
        let tile = TileId(u8::try_from(self.0.trailing_zeros()).ok().filter(|_| self.0 != 0)?);
        self.0 &= self.0 - 1;
        Some(tile)
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::default(), |mut set, tile| {
            set.insert(tile);
            set
        })
    }
}

/// W3.2: where a tile lies. Columns 1 to 5 continue the board's five landscapes upwards; column 0 and less are left of
/// them, 6 and more right. Row 1 touches the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Cell {
    /// The row, from 1 upwards.
    pub row: i8,
    /// The column.
    pub col: i8,
}

impl Cell {
    /// The cell at this column and row.
    pub const fn at(col: i8, row: i8) -> Cell {
        Cell { row, col }
    }

    /// The cell beyond a side; below row 1 lies the board.
    pub fn beyond(self, side: Side) -> Cell {
        let Cell { row, col } = self;
        match side {
            Side::North => Cell { row: row.saturating_add(1), col },
            Side::East => Cell { row, col: col.saturating_add(1) },
            Side::South => Cell { row: row.saturating_sub(1), col },
            Side::West => Cell { row, col: col.saturating_sub(1) },
        }
    }
}

/// `column,row`
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.col, self.row)
    }
}

/// A piece of land small enough to have one landscape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// The board's landscape of this good.
    Board(Good),
    /// A triangle of the tile in this cell.
    Triangle(Cell, Side),
}

/// `wood` for the board's forest, `2,1n` for the north triangle of the tile in column 2, row 1.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Board(good) => good.fmt(f),
            Spot::Triangle(cell, side) => write!(f, "{cell}{side}"),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w3_2_a_quarter_turn_takes_north_to_east() {
        let land = |good| Landscape { good, squares: 0 };
        let tile = Tile {
            sides: By::new([Good::Grain, Good::Fish, Good::Dairy, Good::Wood].map(land)),
            fences: By::new([true, false, false, false]),
        };
        let turned = tile.turned();
        assert_eq!(turned.sides[Side::East].good, Good::Grain);
        assert_eq!(turned.sides[Side::North].good, Good::Wood);
        assert!(turned.fences[Side::East], "the fence of the NE corner is now at SE");
        assert_eq!(turned.turned().turned().turned(), tile);
    }
}
