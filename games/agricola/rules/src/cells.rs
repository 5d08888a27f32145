//! A1.5: the 15 spaces of a farm, three rows of five.

use std::fmt;

use serde::{Serialize, Serializer};

/// Rows of a farm.
pub const ROWS: u8 = 3;
/// Columns of a farm.
pub const COLUMNS: u8 = 5;
/// Spaces of a farm.
pub const CELLS: usize = 15;

/// A space of a farm; the first is at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The space in this row and column, both counted from 0.
    pub const fn at(row: u8, column: u8) -> Option<Cell> {
        if row < ROWS && column < COLUMNS { Some(Cell(row * COLUMNS + column)) } else { None }
    }

    /// Its row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Its column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its place in reading order, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All of them in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..ROWS * COLUMNS).map(Cell)
    }

    /// The space written like this.
    pub fn from_word(word: &str) -> Option<Cell> {
        let (row, column) = word.split_once(',')?;
        let digit = |text: &str| Some(text).filter(|text| text.len() == 1).and_then(|text| text.parse().ok());
        Cell::at(digit(row)?, digit(column)?)
    }
}

/// Row and column: `2,4`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Spaces of a farm, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(pub(crate) u16);

impl CellSet {
    /// None.
    pub const NONE: CellSet = CellSet(0);
    /// All 15.
    pub const ALL: CellSet = CellSet(0x7fff);
    /// A1.5: the rooms at the start, (1,0) and (2,0).
    pub const FIRST_ROOMS: CellSet = CellSet(1 << 5 | 1 << 10);
    const LEFT: u16 = 1 | 1 << 5 | 1 << 10;
    const RIGHT: u16 = 1 << 4 | 1 << 9 | 1 << 14;

    /// Only this one.
    pub const fn one(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// Whether it is among them.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether all of those are among these.
    pub const fn contains_all(self, other: CellSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether some of those are among these.
    pub const fn meets(self, other: CellSet) -> bool {
        self.0 & other.0 != 0
    }

    /// These and those.
    #[must_use]
    pub const fn with(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// These without those.
    #[must_use]
    pub const fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// How many.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first in reading order.
    pub fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { u8::try_from(self.0.trailing_zeros()).ok().map(Cell) }
    }

    /// A11.19: these and all that share a side with one of them.
    #[must_use]
    pub const fn grown(self) -> CellSet {
        let cells = self.0;
        let sideways = (cells & !Self::RIGHT) << 1 | (cells & !Self::LEFT) >> 1;
        CellSet((cells | sideways | cells << 5 | cells >> 5) & Self::ALL.0)
    }

    /// A11.19: all others that share a side with one of these.
    #[must_use]
    pub const fn neighbours(self) -> CellSet {
        self.grown().without(self)
    }

    /// Whether one can walk from each to each without leaving them. None are connected.
    pub fn is_connected(self) -> bool {
        let mut reached = CellSet(self.0 & self.0.wrapping_neg());
        loop {
            let next = reached.grown().and(self);
            if next == reached {
                return reached == self;
            }
            reached = next;
        }
    }

    /// All of them in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self;
        std::iter::from_fn(move || {
            let cell = left.first()?;
            left = left.without(CellSet::one(cell));
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::NONE, |set, cell| set.with(CellSet::one(cell)))
    }
}

/// `2,3+2,4`
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.iter().enumerate() {
            write!(f, "{}{cell}", if place == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
