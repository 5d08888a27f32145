//! The outlines of connected land: fenced areas, and areas to point out.

use std::collections::HashMap;

use maud::Render;
use walnut_grove::tile::{Cell, Side};
use walnut_grove::view::{LandView, PlayerView, TileView};

use super::Px;
use super::farm::{cell_corner, strip_corner};
use super::land::{CELL, Point, STRIP, corner, triangle};

/// The border lines of all land with a mark: where the mark of the neighbouring piece is another one or missing.
pub(super) fn outline(player: &PlayerView, mark: impl Fn(&LandView) -> Option<u8>) -> String {
    let land = Land { tiles: player.tiles.iter().map(|tile| (Cell::at(tile.col, tile.row), tile)).collect(), player };
    let mut lines = String::new();
    let mut border = |this: &LandView, that: Option<&LandView>, from: Point, to: Point| {
        let own = mark(this);
        if own.is_some() && that.and_then(&mark) != own {
            for (begin, (x, y)) in [('M', from), ('L', to)] {
                lines.push(begin);
                Px(x).render_to(&mut lines);
                lines.push(' ');
                Px(y).render_to(&mut lines);
            }
        }
    };
    for tile in &player.tiles {
        let (x, y) = cell_corner(tile.col, tile.row);
        let at = |(dx, dy): Point| (x + dx, y + dy);
        for side in Side::all() {
            let this = &tile.sides[side];
            let [start, end, middle] = triangle(side).map(at);
            border(this, land.beyond(tile, side), start, end);
            border(this, Some(&tile.sides[side.next()]), middle, at(corner(side)));
            let before = side.opposite().next();
            border(this, Some(&tile.sides[before]), middle, at(corner(before)));
        }
    }
    for (col, this) in (1i8..).zip(&player.board.landscapes) {
        let (x, y) = strip_corner(col);
        let above = land.tiles.get(&Cell::at(col, 1)).map(|tile| &tile.sides[Side::South]);
        border(this, above, (x, y), (x + CELL, y));
        border(this, land.board(col - 1), (x, y), (x, y + STRIP));
        border(this, land.board(col + 1), (x + CELL, y), (x + CELL, y + STRIP));
        border(this, None, (x, y + STRIP), (x + CELL, y + STRIP));
    }
    lines
}

struct Land<'v> {
    tiles: HashMap<Cell, &'v TileView>,
    player: &'v PlayerView,
}

impl<'v> Land<'v> {
    fn board(&self, col: i8) -> Option<&'v LandView> {
        self.player.board.landscapes.get(usize::try_from(col).ok()?.checked_sub(1)?)
    }

    /// What lies across the outer side of a triangle.
    fn beyond(&self, tile: &TileView, side: Side) -> Option<&'v LandView> {
        let cell = Cell::at(tile.col, tile.row).beyond(side);
        if cell.row == 0 {
            return self.board(cell.col);
        }
        self.tiles.get(&cell).map(|other| &other.sides[side.opposite()])
    }
}
