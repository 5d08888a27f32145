//! A8: fences and the pastures they make. Every pasture that 15 fences can make is in a table built once.

use std::sync::LazyLock;

use crate::cells::{Cell, CellSet};

/// A1.3: fences of a player.
pub const FENCES: u8 = 15;

/// Fences on the 38 fence spaces of a farm (A1.5): 20 horizontal ones from the top, 18 vertical ones from the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FenceSet(pub(crate) u64);

impl FenceSet {
    /// The four fence spaces around a space.
    pub fn around(cell: Cell) -> FenceSet {
        let (row, column) = (cell.row(), cell.column());
        let horizontal = |row: u8| 1u64 << (row * 5 + column);
        let vertical = |column: u8| 1u64 << (20 + row * 6 + column);
        FenceSet(horizontal(row) | horizontal(row + 1) | vertical(column) | vertical(column + 1))
    }

    /// A8.2: the fences that close these spaces off from all others.
    pub fn closing(cells: CellSet) -> FenceSet {
        // A fence space between two of them is met twice.
        FenceSet(cells.iter().fold(0, |fences, cell| fences ^ FenceSet::around(cell).0))
    }

    /// How many.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and those.
    #[must_use]
    pub const fn with(self, other: FenceSet) -> FenceSet {
        FenceSet(self.0 | other.0)
    }

    /// These without those.
    #[must_use]
    pub const fn without(self, other: FenceSet) -> FenceSet {
        FenceSet(self.0 & !other.0)
    }

    /// Whether there is a fence on the `number`th fence space.
    pub const fn has(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }
}

/// A pasture that could be: spaces in one piece that at most 15 fences close off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Its spaces.
    pub cells: CellSet,
    /// The fences around it.
    pub fences: FenceSet,
    /// Its first space in reading order.
    pub first: Cell,
    /// How many spaces.
    pub size: u8,
}

/// A shape's place in the table, which is in the order of first space, size, spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShapeId(u16);

static SHAPES: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let fields = CellSet::ALL.without(CellSet::FIRST_ROOMS);
    let mut shapes: Vec<Shape> = (1..=CellSet::ALL.0).map(CellSet).filter_map(|cells| shape(cells, fields)).collect();
    shapes.sort_by_key(|shape| (shape.first, shape.size, shape.cells.0.reverse_bits()));
    shapes
});

/// D9: these spaces as a pasture, if they can be one on a farm where only the first two rooms are built.
fn shape(cells: CellSet, within: CellSet) -> Option<Shape> {
    let fences = FenceSet::closing(cells);
    let possible = within.contains_all(cells) && cells.is_connected() && fences.len() <= FENCES;
    let first = cells.first().filter(|_| possible)?;
    Some(Shape { cells, fences, first, size: cells.len() })
}

/// D9: all 762 shapes, in the order of first space, size, spaces.
pub fn shapes() -> &'static [Shape] {
    &SHAPES
}

impl ShapeId {
    /// The shape.
    pub fn shape(self) -> Option<&'static Shape> {
        shapes().get(usize::from(self.0))
    }

    /// The shape with these spaces.
    pub fn of(cells: CellSet) -> Option<ShapeId> {
        all().find(|(_, shape)| shape.cells == cells).map(|(id, _)| id)
    }
}

/// All shapes with their places.
pub fn all() -> impl Iterator<Item = (ShapeId, &'static Shape)> {
    (0u16..).map(ShapeId).zip(shapes())
}
