//! A farm for a glance: all that counts, without its details and in few shapes. A table shows up to three of them, and browsers
//! lay out and paint them anew with every change.

use maud::{Markup, html};
use walnut_grove::pieces::Good;
use walnut_grove::tile::Side;
use walnut_grove::view::PlayerView;

use super::farm::{FarmPicture, Workers, cell_corner, figure_on, frame, squares, strip_corner};
use super::land::{CELL, Point, STRIP, corner, landscape, path, square, triangle};
use super::outline::outline;
use super::yard::yard;
use super::{INK, Label};

/// A farm, small and without texts.
pub fn glance(player: &PlayerView) -> Markup {
    let silent = |_: Label<'_>| String::new();
    let farm = FarmPicture { player, open_cells: &[], highlight_areas: &[], small: true, labels: &silent };
    let (x, y, width, height) = frame(&farm);
    let workers = Workers::of(player);
    let fenced = outline(player, |land| land.fenced);
    let fences = fences(player);
    html! {
        svg class="farm small" viewBox={ (x) " " (y) " " (width) " " (height) } preserveAspectRatio="xMidYMax meet"
            aria-hidden="true" focusable="false" color=(INK) {
            (yard(&farm, workers.at_home()))
            @for good in Good::all() {
                @let (class, colour) = landscape(good);
                path class=(class) fill=(colour) d=(land(player, good)) {}
            }
            path d=(rims(player)) fill="none" stroke=(INK) stroke-width="1.6" {}
            @if !fenced.is_empty() { path d=(fenced) fill="none" stroke="#f6cf5f" stroke-width="7" stroke-linecap="round" {} }
            path d=(fences) fill="none" stroke=(INK) stroke-width="7" stroke-linecap="round" {}
            path d=(fences) fill="none" stroke="#c79253" stroke-width="4" stroke-linecap="round" {}
            @for (place, good, _) in squares(player).filter(|(_, _, filled)| *filled) { (square(place, good, true)) }
            @for (place, figure) in workers.at_work(player) { (figure_on(place, figure)) }
        }
    }
}

fn moved((x, y): Point) -> impl Fn(Point) -> Point {
    move |(dx, dy)| (x + dx, y + dy)
}

fn strip(col: i8) -> [Point; 4] {
    [(0.0, 0.0), (CELL, 0.0), (CELL, STRIP), (0.0, STRIP)].map(moved(strip_corner(col)))
}

/// All land of a kind.
fn land(player: &PlayerView, good: Good) -> String {
    let strips = (1i8..).zip(&player.board.landscapes).filter(|(_, land)| land.good == good);
    let mut data: String = strips.map(|(col, _)| path(&strip(col))).collect();
    for tile in &player.tiles {
        let place = moved(cell_corner(tile.col, tile.row));
        for side in Side::all().filter(|&side| tile.sides[side].good == good) {
            data.push_str(&path(&triangle(side).map(&place)));
        }
    }
    data
}

/// The edges of tiles and of the board's landscapes.
fn rims(player: &PlayerView) -> String {
    let strips = (1i8..).zip(&player.board.landscapes).map(|(col, _)| path(&strip(col)));
    let tiles = player.tiles.iter().map(|tile| {
        path(&[(0.0, 0.0), (CELL, 0.0), (CELL, CELL), (0.0, CELL)].map(moved(cell_corner(tile.col, tile.row))))
    });
    strips.chain(tiles).collect()
}

/// All fences, as lines.
fn fences(player: &PlayerView) -> String {
    let standing = (0u8..).zip(player.board.fences).filter(|(_, standing)| *standing);
    let board = standing.map(|(place, _)| {
        let x = CELL * (f32::from(place) + 1.0);
        [(x, 4.0), (x, STRIP - 4.0)]
    });
    let tiles = player.tiles.iter().flat_map(|tile| {
        let place = moved(cell_corner(tile.col, tile.row));
        let sides = Side::all().filter(|side| tile.fences.contains(&side.corner()));
        sides.map(move |side| [(50.0, 50.0), corner(side)].map(&place)).collect::<Vec<_>>()
    });
    board.chain(tiles).map(|line| path(&line)).collect()
}
