//! A farm: its tiles above the row of the board's landscapes.

use tui::Canvas;
use tui::palette::{Colours, Look, Paint, Tone};
use walnut_grove::tile::{Cell, Side, Tile};
use walnut_grove::view::{LandView, PlayerView};

use super::land::{self, Face, Plot, Size};
use crate::palette;

/// What is marked on a farm.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// Letters that land areas go by, with the area's number.
    pub keys: Vec<(u8, char)>,
    /// Areas that are picked.
    pub picked: Vec<u8>,
    /// The area that is selected.
    pub selected: Option<u8>,
    /// Where a tile can be laid.
    pub open: Vec<Cell>,
    /// The tile that is about to be laid.
    pub ghost: Option<Ghost>,
}

/// A tile that is about to be laid.
#[derive(Clone, Copy, Debug)]
pub struct Ghost {
    /// Where.
    pub cell: Cell,
    /// As it is turned.
    pub tile: Tile,
}

/// A drawn farm, and where things are on it.
#[derive(Clone, Debug)]
pub struct FarmPicture {
    /// The drawing.
    pub canvas: Canvas,
    size: Size,
    left: i8,
    top: i8,
}

/// Room for the numbers of rows.
const MARGIN: usize = 3;

/// The extent of a farm with everything that is marked on it: columns and highest row.
fn extent(player: &PlayerView, marks: &Marks) -> (i8, i8, i8) {
    let tiles = player.tiles.iter().map(|tile| Cell::at(tile.col, tile.row));
    let cells = tiles.chain(marks.open.iter().copied()).chain(marks.ghost.map(|ghost| ghost.cell));
    cells.fold((1, 5, 1), |(left, right, top), cell| (left.min(cell.col), right.max(cell.col), top.max(cell.row)))
}

impl FarmPicture {
    /// The largest size in which a farm fits, the smallest if none does.
    pub fn fitting(player: &PlayerView, marks: &Marks, width: usize, height: usize) -> Size {
        let fits = |size: &Size| {
            let (wide, high) = measure(extent(player, marks), *size);
            wide <= width && high <= height
        };
        Size::ALL.into_iter().find(fits).unwrap_or(Size::Small)
    }

    fn x(&self, col: i8) -> usize {
        MARGIN + between(self.left, col) * self.size.wide()
    }

    fn y(&self, row: i8) -> usize {
        between(row, self.top) * self.size.high()
    }

    /// Which cell, and which of its triangles, is at a place of the canvas; row 0 is the board.
    pub fn place_at(&self, x: usize, y: usize) -> Option<(Cell, Side)> {
        let (wide, high) = (self.size.wide(), self.size.high());
        let inside = x.checked_sub(MARGIN)?;
        let col = self.left.checked_add(i8::try_from(inside / wide).ok()?)?;
        let row = self.top.checked_sub(i8::try_from(y / high).ok()?)?.max(0);
        // Seen from the middle of the tile, in points.
        let (x, y) = (2 * (inside % wide) + 1, 4 * (y % high) + 2);
        let side = match (x > y, x + y > 2 * wide) {
            (true, false) => Side::North,
            (true, true) => Side::East,
            (false, true) => Side::South,
            (false, false) => Side::West,
        };
        Some((Cell::at(col, row), side))
    }

    /// From where on the canvas is shown if not all of it fits: the board is seen, and what has the
    /// focus even more.
    pub fn offset(&self, width: usize, height: usize, focus: Option<Cell>) -> (usize, usize) {
        let (canvas_width, canvas_height) = (self.canvas.width(), self.canvas.height());
        let (spare_x, spare_y) = (canvas_width.saturating_sub(width), canvas_height.saturating_sub(height));
        let Some(cell) = focus else { return (spare_x / 2, spare_y) };
        let (x, y) = (self.x(cell.col), self.y(cell.row));
        let (wide, high) = (self.size.wide(), self.size.high());
        let left = (spare_x / 2).min(x.saturating_sub(1)).max((x + wide).saturating_sub(width)).min(spare_x);
        let top = spare_y.min(y).max((y + high).saturating_sub(height)).min(spare_y);
        (left, top)
    }
}

fn between(low: i8, high: i8) -> usize {
    usize::try_from(i32::from(high) - i32::from(low)).unwrap_or(0)
}

fn measure((left, right, top): (i8, i8, i8), size: Size) -> (usize, usize) {
    let wide = MARGIN + (between(left, right) + 1) * size.wide() + 1;
    (wide, usize::try_from(top).unwrap_or(0) * size.high() + size.high() / 2 + 1)
}

/// Draws a farm.
pub fn farm(player: &PlayerView, size: Size, marks: &Marks, look: Look) -> FarmPicture {
    let (left, right, top) = extent(player, marks);
    let (wide, high) = measure((left, right, top), size);
    let mut picture = FarmPicture { canvas: Canvas::new(wide, high), size, left, top };
    for &cell in &marks.open {
        open_cell(&mut picture, cell);
    }
    for tile in &player.tiles {
        let mut face = Face::laid(tile);
        for side in Side::all() {
            let cell = Cell::at(tile.col, tile.row);
            mark(&mut face.sides[side], &tile.sides[side], player, Some((cell, side)), marks);
        }
        let place = (picture.x(tile.col), picture.y(tile.row));
        land::face(&mut picture.canvas, place, size, &face, look);
    }
    board(&mut picture, player, marks, look);
    if let Some(ghost) = marks.ghost {
        ghost_tile(&mut picture, ghost, look);
    }
    numbers(&mut picture, player.tiles.iter().map(|tile| tile.row).max().unwrap_or(0).max(1), right);
    picture
}

/// A farm as text with the signs of goods, in colours that can be left out.
pub fn farm_text(player: &PlayerView) -> String {
    let look = Look { colours: Colours::Indexed, ascii: false };
    let plain = Look { colours: Colours::None, ascii: false };
    farm(player, Size::Small, &Marks::default(), plain).canvas.text(look)
}

fn mark(plot: &mut Plot, land: &LandView, player: &PlayerView, here: Option<(Cell, Side)>, marks: &Marks) {
    use walnut_grove::tile::Spot;
    plot.key = marks.keys.iter().find(|(area, _)| *area == land.area).map(|(_, key)| *key);
    plot.bright = marks.picked.contains(&land.area);
    plot.selected = marks.selected == Some(land.area);
    // One figure is drawn, on the piece of land that the area is named after.
    let spot = here.map_or(Spot::Board(land.good), |(cell, side)| Spot::Triangle(cell, side));
    let area = player.areas.get(usize::from(land.area)).filter(|area| area.name == spot);
    plot.figure = area.is_some_and(|area| area.worked || plot.bright);
}

/// A place where a tile could lie.
fn open_cell(picture: &mut FarmPicture, cell: Cell) {
    let (x, y, size) = (picture.x(cell.col), picture.y(cell.row), picture.size);
    let faint = Paint { ink: Tone::Faint, ..Paint::default() };
    for (dx, dy) in [(0, 0), (size.wide() - 1, 0), (0, size.high() - 1), (size.wide() - 1, size.high() - 1)] {
        picture.canvas.put(x + dx, y + dy, '.', faint);
    }
    let name = cell.to_string();
    picture.canvas.write(x + size.wide() / 2 - name.len() / 2, y + size.high() / 2, &name, faint);
}

/// The row of the board's landscapes, closed towards the farmyard.
fn board(picture: &mut FarmPicture, player: &PlayerView, marks: &Marks, look: Look) {
    let size = picture.size;
    let (top, wide, high) = (picture.y(0), size.wide(), size.high() / 2);
    for (column, landscape) in (1i8..).zip(&player.board.landscapes) {
        let mut plot = Plot::of(landscape);
        mark(&mut plot, landscape, player, None, marks);
        let left = picture.x(column);
        let (letter, paint) = if look.paints() { (' ', land::ground(&plot, look)) } else { land::sign(&plot, look) };
        for y in 0..high {
            for x in 0..wide {
                picture.canvas.put(left + x, top + y, letter, paint);
            }
        }
        let (name, squares) = land::label_lines(&plot, look);
        let text = format!("{name}{squares}");
        let x = left + (wide - text.chars().count().min(wide)) / 2;
        land::write_label(&mut picture.canvas, x, top + (high - 1) / 2, &text, &plot, look);
    }
    for (border, _) in player.board.fences.iter().enumerate().filter(|(_, fenced)| **fenced) {
        let x = picture.x(1) + (border * wide).min(5 * wide - 1);
        let ink = if look.colours == Colours::None { Tone::Plain } else { palette::FENCE };
        let post = if border == 5 { look.sign("▐", "|") } else { look.sign("▌", "|") };
        for y in 0..high {
            picture.canvas.write_over(x, top + y, post, ink, true);
        }
    }
}

/// The tile that is about to be laid, with its corners marked.
fn ghost_tile(picture: &mut FarmPicture, ghost: Ghost, look: Look) {
    let (x, y, size) = (picture.x(ghost.cell.col), picture.y(ghost.cell.row), picture.size);
    land::face(&mut picture.canvas, (x, y), size, &Face::fresh(&ghost.tile), look);
    let paint = Paint { ink: Tone::Ink, ground: Tone::Mark, strong: true };
    let (right, bottom) = (x + size.wide() - 1, y + size.high() - 1);
    for (x, y, corner, plain) in
        [(x, y, "┏", "+"), (right, y, "┓", "+"), (x, bottom, "┗", "+"), (right, bottom, "┛", "+")]
    {
        picture.canvas.write(x, y, look.sign(corner, plain), paint);
    }
}

/// The numbers of columns and rows, as the notation names cells.
fn numbers(picture: &mut FarmPicture, top: i8, right: i8) {
    let faint = Paint { ink: Tone::Faint, ..Paint::default() };
    let size = picture.size;
    for row in 1..=top {
        let y = picture.y(row) + size.high() / 2;
        picture.canvas.write(1, y, &row.to_string(), faint);
    }
    let bottom = picture.y(0) + size.high() / 2;
    for col in picture.left..=right {
        let x = picture.x(col) + size.wide() / 2 - 1;
        picture.canvas.write(x, bottom, &col.to_string(), faint);
    }
}
