//! Pieces of land: their shapes within a cell, their textures, storage squares and fences.

use maud::{Markup, Render, html};
use walnut_grove::pieces::Good;
use walnut_grove::tile::Side;

use super::{INK, PAPER, Px, icon};

/// The side of a cell.
pub(super) const CELL: f32 = 100.0;
/// How high the board's landscapes are.
pub(super) const STRIP: f32 = 64.0;
/// The side of a storage square.
const SQUARE: f32 = 23.0;

/// A point of a picture.
pub(super) type Point = (f32, f32);

/// The two corners of a side and the middle of the cell: the triangle of that side.
pub(super) fn triangle(side: Side) -> [Point; 3] {
    // The corner before a side is the one after the side that precedes it.
    [corner(side.opposite().next()), corner(side), (50.0, 50.0)]
}

/// The corner between a side and the next.
pub(super) fn corner(side: Side) -> Point {
    match side {
        Side::North => (100.0, 0.0),
        Side::East => (100.0, 100.0),
        Side::South => (0.0, 100.0),
        Side::West => (0.0, 0.0),
    }
}

/// The middles of a triangle's storage squares.
pub(super) fn places(side: Side, squares: u8) -> Vec<Point> {
    let along: &[f32] = match squares {
        0 => &[],
        1 => &[0.0],
        _ => &[-13.0, 13.0],
    };
    along.iter().map(|&shift| from_edge(side, 15.5, shift)).collect()
}

/// Where a figure stands on a triangle without covering its squares.
pub(super) fn standing(side: Side, squares: u8) -> Point {
    match squares {
        0 => from_edge(side, 19.0, 0.0),
        1 => from_edge(side, 14.0, -27.0),
        _ => from_edge(side, 35.0, 0.0),
    }
}

/// The middles of the storage squares on a landscape of the board.
pub(super) fn strip_places(squares: u8) -> Vec<Point> {
    let across: &[f32] = match squares {
        0 => &[],
        1 => &[72.0],
        _ => &[52.0, 79.0],
    };
    across.iter().map(|&x| (x, STRIP / 2.0)).collect()
}

/// Where a figure stands on a landscape of the board.
pub(super) const STRIP_STANDING: Point = (24.0, 30.0);

fn from_edge(side: Side, depth: f32, shift: f32) -> Point {
    match side {
        Side::North => (50.0 + shift, depth),
        Side::East => (CELL - depth, 50.0 + shift),
        Side::South => (50.0 + shift, CELL - depth),
        Side::West => (depth, 50.0 + shift),
    }
}

/// The outline of a shape as path data.
pub(super) fn path(points: &[Point]) -> String {
    let mut data = String::with_capacity(32);
    for (place, &(x, y)) in points.iter().enumerate() {
        data.push(if place == 0 { 'M' } else { 'L' });
        Px(x).render_to(&mut data);
        data.push(' ');
        Px(y).render_to(&mut data);
    }
    data.push('Z');
    data
}

/// The kind of land of a good in style sheets, and its colour.
pub(super) fn landscape(good: Good) -> (&'static str, &'static str) {
    match good {
        Good::Grain => ("d-field", "#eac35c"),
        Good::Fish => ("d-water", "#8dc0d8"),
        Good::Dairy => ("d-pasture", "#cfe0a4"),
        Good::Wood => ("d-forest", "#6f9c62"),
        Good::Stone => ("d-rock", "#c2bbae"),
    }
}

/// What the land of a good is filled with.
pub(super) fn texture(good: Good) -> String {
    format!("url(#d-land-{good})")
}

/// The shared shapes of the land: of a tile its triangles in each landscape, the lines between them, its rim; places for
/// tiles; a fence for each half-diagonal, one for the borders of the board; and the storage squares of each good, empty and full.
pub(super) fn shapes() -> Markup {
    html! {
        @for side in Side::all() {
            @let (x, y) = corner(side);
            g id={ "d-fence-" (side.corner()) } { (rails((50.0, 50.0), (x, y))) }
            g id={ "d-border-" (side.corner()) } fill="none" {
                path d={ "M50 50L" (x) " " (y) } stroke=(PAPER) stroke-width="3" stroke-opacity="0.6" {}
                path d={ "M50 50L" (x) " " (y) } stroke=(INK) stroke-width="1.1" {}
            }
            path id={ "d-tint-" (side) } d=(path(&triangle(side))) fill="#fff6cf" fill-opacity="0.34" {}
        }
        rect id="d-rim" class="d-rim" width="100" height="100" rx="1.5" fill="none" stroke=(INK) stroke-width="1.2" {}
        rect id="d-free" class="d-free" x="3" y="3" width="94" height="94" rx="5" fill=(PAPER) fill-opacity="0.5" stroke="#b9a67c"
            stroke-dasharray="2 5" {}
        g id="d-fence-board" { (rails((0.0, 2.0), (0.0, STRIP - 2.0))) }
        @for good in Good::all() {
            @for side in Side::all() {
                @let (class, colour) = landscape(good);
                path id={ "d-" (good) "-" (side) } class={ (class) "-seam" } d=(path(&triangle(side))) fill=(texture(good))
                    stroke=(colour) stroke-width="0.7" {}
            }
            // What is faint lies under a veil: to fade a group, a browser must paint it by itself first.
            g id={ "d-square-" (good) } {
                (frame("d-square", "0.26"))
                (icon(good.word(), -7.5, -7.5, 15.0))
                rect class="d-veil" x="-10.8" y="-10.8" width="21.6" height="21.6" rx="2" fill=(PAPER) fill-opacity="0.62" {}
            }
            g id={ "d-full-" (good) } { (frame("d-square full", "1")) (icon(good.word(), -10.0, -10.0, 20.0)) }
        }
    }
}

fn frame(class: &str, opacity: &str) -> Markup {
    let half = SQUARE / 2.0;
    html! {
        rect class=(class) x=(-half) y=(-half) width=(SQUARE) height=(SQUARE) rx="2.5" fill=(PAPER)
            fill-opacity=(opacity) stroke=(INK) stroke-width="1.4" {}
    }
}

/// A storage square around a middle, with its good if it holds one.
pub(super) fn square((x, y): Point, good: Good, filled: bool) -> Markup {
    let (shape, class) = if filled { ("full", "d-store full") } else { ("square", "d-store") };
    html! { use class=(class) href={ "#d-" (shape) "-" (good) } x=(Px(x)) y=(Px(y)) {} }
}

/// The fence on the half-diagonal after a side, in the cell with this corner.
pub(super) fn fence((x, y): Point, side: Side) -> Markup {
    html! { use class="d-fence" href={ "#d-fence-" (side.corner()) } x=(Px(x)) y=(Px(y)) {} }
}

/// The fence on a border of the board's row.
pub(super) fn board_fence(x: f32) -> Markup {
    html! { use class="d-fence" href="#d-fence-board" x=(x) {} }
}

/// A rail fence from one point to another: two rails and upright posts.
fn rails(from: Point, to: Point) -> Markup {
    let ((x1, y1), (x2, y2)) = (from, to);
    let (dx, dy) = (x2 - x1, y2 - y1);
    let upright = dx.abs() < 1.0;
    let (sx, sy) = if upright { (2.2, 0.0) } else { (0.0, 2.6) };
    let rails =
        format!("M{} {}L{} {}M{} {}L{} {}", x1 - sx, y1 - sy, x2 - sx, y2 - sy, x1 + sx, y1 + sy, x2 + sx, y2 + sy);
    let (up, down) = if upright { (4.0, 4.0) } else { (7.0, 5.5) };
    let mut posts = String::new();
    for step in [0.04f32, 0.35, 0.65, 0.96] {
        let (x, y) = (x1 + dx * step, y1 + dy * step);
        posts.push_str(&format!("M{x:.1} {:.1}V{:.1}", y - up, y + down));
    }
    html! {
        g fill="none" stroke-linecap="round" {
            path d={ (rails) (posts) } stroke=(PAPER) stroke-width="6.5" stroke-opacity="0.85" {}
            path d=(rails) stroke=(INK) stroke-width="3.6" {}
            path d=(rails) stroke="#c79253" stroke-width="1.7" {}
            path d=(posts) stroke=(INK) stroke-width="5" {}
            path d=(posts) stroke="#a8703a" stroke-width="2.8" {}
        }
    }
}
