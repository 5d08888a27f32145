//! A single landscape tile.

use maud::{Markup, html};
use walnut_grove::tile::{Side, Tile};

use super::INK;
use super::land::{fence, places, square};

/// A tile as a picture of its own, as it lies.
pub fn tile(tile: &Tile, number: u16) -> Markup {
    html! { svg class="tile" viewBox="-2 -2 104 104" data-tile=(number) { (tile_group(tile, number)) } }
}

/// A tile as a group that fills the square from 0,0 to 100,100 of a picture.
pub fn tile_group(tile: &Tile, number: u16) -> Markup {
    html! {
        g class="d-tile" data-tile=(number) {
            @for side in Side::all() {
                use href={ "#d-" (tile.sides[side].good) "-" (side) } {}
            }
            (borders(|side| tile.sides[side].good != tile.sides[side.next()].good))
            @for side in Side::all().filter(|&side| tile.fences[side]) { (fence((0.0, 0.0), side)) }
            @for side in Side::all() {
                @for place in places(side, tile.sides[side].squares) { (square(place, tile.sides[side].good, false)) }
            }
            rect class="d-rim" x="0.8" y="0.8" width="98.4" height="98.4" rx="2" fill="none" stroke=(INK)
                stroke-width="1.6" pointer-events="none" {}
        }
    }
}

/// The lines between the triangles of a tile, where the landscape changes.
pub(super) fn borders(differs: impl Fn(Side) -> bool) -> Markup {
    html! {
        @for side in Side::all().filter(|&side| differs(side)) {
            use href={ "#d-border-" (side.corner()) } pointer-events="none" {}
        }
    }
}
