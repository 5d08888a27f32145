//! A tile: four triangles of land that meet in the middle, fences between them, squares with goods.
//!
//! Letters are twice as high as wide, so a tile of 8 by 4 letters is a square. Where the terminal has colours, each letter is
//! two points one above the other, and the triangles are painted point by point; otherwise land is the sign of its good.

use tui::Canvas;
use tui::palette::{Colours, Look, Paint, Tone};
use walnut_grove::by::By;
use walnut_grove::pieces::Good;
use walnut_grove::tile::{BySide, Side, Tile};
use walnut_grove::view::{LandView, TileView};

use crate::palette::{self, Signs};

/// How large tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Size {
    /// 8 by 4 letters, the least that shows everything.
    Small,
    /// 12 by 6.
    Middle,
    /// 16 by 8.
    Large,
}

impl Size {
    /// The largest first.
    pub const ALL: [Size; 3] = [Size::Large, Size::Middle, Size::Small];

    /// Letters from top to bottom.
    pub fn high(self) -> usize {
        match self {
            Size::Small => 4,
            Size::Middle => 6,
            Size::Large => 8,
        }
    }

    /// Letters from left to right.
    pub fn wide(self) -> usize {
        2 * self.high()
    }
}

/// A piece of land as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plot {
    /// What grows there.
    pub good: Good,
    /// Its storage squares.
    pub squares: u8,
    /// Goods on them.
    pub goods: u8,
    /// A letter to name it by.
    pub key: Option<char>,
    /// Whether it stands out.
    pub bright: bool,
    /// Whether its letter is selected.
    pub selected: bool,
    /// Whether a figure works there.
    pub figure: bool,
}

impl Plot {
    /// Land as a viewer sees it, without marks.
    pub fn of(land: &LandView) -> Plot {
        let LandView { good, squares, goods, .. } = *land;
        Plot { good, squares, goods, key: None, bright: false, selected: false, figure: false }
    }

    fn ground(&self) -> Tone {
        if self.bright { palette::bright_land(self.good) } else { palette::land(self.good) }
    }
}

/// A tile as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its triangles.
    pub sides: BySide<Plot>,
    /// Whether a fence lies between a side and the next one clockwise.
    pub fences: BySide<bool>,
}

impl Face {
    /// A tile that lies on a farm.
    pub fn laid(tile: &TileView) -> Face {
        let fences = By::from_fn(|side: Side| tile.fences.contains(&side.corner()));
        Face { sides: By::from_fn(|side| Plot::of(&tile.sides[side])), fences }
    }

    /// A tile of the edition, without goods.
    pub fn fresh(tile: &Tile) -> Face {
        let plot = |side| {
            let land = tile.sides[side];
            Plot::of(&LandView { good: land.good, squares: land.squares, goods: 0, area: 0, fenced: None })
        };
        Face { sides: By::from_fn(plot), fences: tile.fences }
    }
}

/// A point of a tile: in a triangle, or on a fence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Point {
    Land(Side),
    Fence,
}

/// Which triangle a point is in; a tile has as many points across as letters.
fn point(face: &Face, size: Size, x: usize, y: usize) -> Point {
    let last = size.wide() - 1;
    let (falling, rising) = (x.cmp(&y), (x + y).cmp(&last));
    let fence = |corner: Side, land: Side| if face.fences[corner] { Point::Fence } else { Point::Land(land) };
    use std::cmp::Ordering::{Equal, Greater, Less};
    match (falling, rising) {
        (Equal, Less) => fence(Side::West, Side::West),
        (Equal, _) => fence(Side::East, Side::East),
        (Greater, Equal) => fence(Side::North, Side::East),
        (Less, Equal) => fence(Side::South, Side::West),
        (Greater, Less) => Point::Land(Side::North),
        (Greater, Greater) => Point::Land(Side::East),
        (Less, Greater) => Point::Land(Side::South),
        (Less, Less) => Point::Land(Side::West),
    }
}

/// Paints a tile with its upper left corner at a place of the canvas.
pub fn face(canvas: &mut Canvas, (left, top): (usize, usize), size: Size, tile: &Face, look: Look) {
    for row in 0..size.high() {
        for column in 0..size.wide() {
            let (upper, lower) = (point(tile, size, column, 2 * row), point(tile, size, column, 2 * row + 1));
            let (letter, paint) = if look.paints() {
                painted(tile, upper, lower)
            } else {
                signed(tile, upper, lower, column < size.high(), row < size.high() / 2, look)
            };
            canvas.put(left + column, top + row, letter, paint);
        }
    }
    for side in Side::all() {
        label(canvas, (left, top), size, side, &tile.sides[side], look);
    }
}

fn painted(tile: &Face, upper: Point, lower: Point) -> (char, Paint) {
    let tone = |point| match point {
        Point::Land(side) => tile.sides[side].ground(),
        Point::Fence => palette::FENCE,
    };
    let (ink, ground) = (tone(upper), tone(lower));
    let letter = if ink == ground { ' ' } else { '▀' };
    (letter, Paint { ink, ground, strong: false })
}

/// Land as the sign of its good, fences as slanting lines.
fn signed(tile: &Face, upper: Point, lower: Point, left: bool, high: bool, look: Look) -> (char, Paint) {
    let strong = Paint { ink: Tone::Plain, ground: Tone::Plain, strong: true };
    let slant = if left == high { '\\' } else { '/' };
    match (upper, lower) {
        (Point::Fence, _) => (if look.ascii { slant } else { '▀' }, strong),
        (_, Point::Fence) => (if look.ascii { slant } else { '▄' }, strong),
        (Point::Land(side), _) => sign(&tile.sides[side], look),
    }
}

/// The sign that land is filled with.
pub(super) fn sign(plot: &Plot, look: Look) -> (char, Paint) {
    let letter = look.good(plot.good).chars().next().unwrap_or(' ');
    (letter, ground(plot, look))
}

/// How letters on land are painted.
pub(super) fn ground(plot: &Plot, look: Look) -> Paint {
    if look.paints() || look.ascii && look.colours != Colours::None {
        return Paint { ink: Tone::Ink, ground: plot.ground(), strong: false };
    }
    Paint { ink: palette::good(plot.good), ground: Tone::Plain, strong: plot.bright }
}

/// What a piece of land says of itself: its letter and its good, and its squares.
pub(super) fn label_lines(plot: &Plot, look: Look) -> (String, String) {
    let mark = match (plot.key, plot.figure) {
        (_, true) => look.figure().to_owned(),
        (Some(key), false) => key.to_string(),
        (None, false) => String::new(),
    };
    let squares: String = (0..plot.squares).map(|square| look.square(square < plot.goods)).collect();
    (format!("{mark}{}", look.good(plot.good)), squares)
}

/// Writes a plot's label from a place on; the mark stands out.
pub(super) fn write_label(canvas: &mut Canvas, x: usize, y: usize, text: &str, plot: &Plot, look: Look) {
    let paint = ground(plot, look);
    canvas.write(x, y, text, Paint { strong: true, ..paint });
    let marked = plot.key.is_some() || plot.figure;
    if let Some(mark) = text.chars().next().filter(|mark| marked && !mark.is_whitespace()) {
        let is_mark = plot.key == Some(mark) || look.figure().starts_with(mark);
        let (ink, ground) = if plot.selected { (Tone::Ink, Tone::Mark) } else { (paint.ink, paint.ground) };
        if is_mark {
            canvas.put(x, y, mark, Paint { ink, ground, strong: true });
        }
    }
}

fn label(canvas: &mut Canvas, (left, top): (usize, usize), size: Size, side: Side, plot: &Plot, look: Look) {
    let (name, squares) = label_lines(plot, look);
    let (high, wide) = (size.high(), size.wide());
    let mut put = |x: usize, y: usize, text: &str| write_label(canvas, left + x, top + y, text, plot, look);
    let centred = |text: &str| (wide - text.chars().count().min(wide)) / 2;
    match (side, size) {
        (Side::North | Side::South, Size::Small) => {
            let text = format!("{name}{squares}");
            put(centred(&text), if side == Side::North { 0 } else { high - 1 }, &text);
        }
        (Side::North, _) => {
            put(centred(&name), high / 2 - 3, &name);
            put(centred(&squares), high / 2 - 2, &squares);
        }
        (Side::South, _) => {
            put(centred(&name), high / 2 + 1, &name);
            put(centred(&squares), high / 2 + 2, &squares);
        }
        (Side::East | Side::West, _) => {
            // The free letters between the edge and the diagonals.
            let free = high - 2;
            let x = |text: &str| {
                let inner = (free - text.chars().count().min(free)) / 2;
                if side == Side::West { inner } else { wide - free + inner }
            };
            put(x(&name), high / 2 - 1, &name);
            put(x(&squares), high / 2, &squares);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Look = Look { colours: Colours::None, ascii: true };

    fn tile(fences: [bool; 4]) -> Face {
        let plot = |good, squares, goods| Plot::of(&LandView { good, squares, goods, area: 0, fenced: None });
        let sides = [plot(Good::Grain, 2, 1), plot(Good::Fish, 1, 0), plot(Good::Wood, 0, 0), plot(Good::Stone, 2, 2)];
        Face { sides: By::new(sides), fences: By::new(fences) }
    }

    fn drawn(face_: &Face, size: Size) -> String {
        let mut canvas = Canvas::new(size.wide(), size.high());
        face(&mut canvas, (0, 0), size, face_, PLAIN);
        canvas.text(PLAIN)
    }

    #[test]
    fn w3_4_four_triangles_with_their_squares_and_fences() {
        let small = drawn(&tile([true, false, false, true]), Size::Small);
        assert_eq!(small, "\\\\%@o%//\n##\\\\//~~\n@@##~~o~\n##^^^^~~\n");
    }

    #[test]
    fn a_larger_tile_has_its_labels_in_the_middle_of_each_triangle() {
        let large = drawn(&tile([false; 4]), Size::Large);
        let lines: Vec<&str> = large.lines().collect();
        assert_eq!((lines.len(), lines[0].len()), (8, 16));
        assert_eq!(lines[2].find("@o"), Some(7));
        assert!(lines[4].contains("@@") && lines[4].contains('o'));
    }
}
