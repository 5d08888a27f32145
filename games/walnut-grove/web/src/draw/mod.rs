//! Drawings of everything on the table, as SVG.
//!
//! Shapes that return often (goods, figures, houses, the textures of the land) are symbols in [`shapes`]; every other
//! drawing refers to them. A page embeds the symbols once; a picture that leaves the page carries its own copy. All
//! shapes have their colours as attributes, so that a picture needs no style sheet; `assets/draw.css` only adapts them
//! to a dark page and to what the pointer does.

mod disc;
mod farm;
mod glance;
mod land;
mod outline;
mod position;
mod tile;
mod town;
mod welcome;
mod yard;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use walnut_grove::pieces::{Coin, Good};
use web::Face;
use web::draw::{FONT, INK, PAPER, Px, bold};

pub use disc::{disc, disc_svg};
pub use farm::{FarmPicture, Label, farm};
pub use glance::glance;
pub use position::{Names, position};
pub use tile::{tile, tile_group};
pub use town::{Reach, TownLabel, TownPicture, pieces, town};
pub use web::draw::{icon, inline, pawn};
pub use welcome::{emblem, farm_scene, road_scene};

/// What lies under everything.
const GROUND: &str = "#f1e4c6";
/// The shapes that return often, for the inside of a `<defs>`; their ids begin with `d-`.
pub fn shapes() -> &'static str {
    static SHAPES: LazyLock<String> = LazyLock::new(|| {
        let shapes = html! {
            (PreEscaped(include_str!("art/land.svg")))
            (land::shapes())
            (PreEscaped(include_str!("art/goods.svg")))
            (PreEscaped(include_str!("art/people.svg")))
            (PreEscaped(include_str!("art/yard.svg")))
            (PreEscaped(include_str!("art/houses.svg")))
        };
        shapes.into_string()
    });
    &SHAPES
}

/// All shapes that a picture refers to.
pub fn defs() -> Markup {
    web::draw::defs(Some(crate::WalnutGroveFace::style()))
}

/// A good as large as its symbol, 24 by 24.
pub fn good(good: Good) -> Markup {
    icon(good.word(), 0.0, 0.0, 24.0)
}

/// The drawing of a place in town, by its name in the edition. An unknown house looks like a store.
pub fn house(name: &str) -> &'static str {
    match name {
        "post_office" => "post_office",
        "lodge" => "lodge",
        "carpenter" => "carpenter",
        "svensons" => "svensons",
        "church" => "church",
        "hotel" => "hotel",
        "johansens_mill" => "johansens_mill",
        "soebucks" => "soebucks",
        "saloon" => "saloon",
        "town_hall" => "town_hall",
        "church_bazaar" => "church_bazaar",
        _ => "store",
    }
}

/// The coins of a purse as symbols, the most valuable first; coins of unknown value face down.
fn coins(coins: &walnut_grove::view::CoinsView) -> Vec<&'static str> {
    let Some(values) = &coins.values else { return vec!["coin"; usize::from(coins.count)] };
    let known = values.iter().rev().map(|(coin, &count): (Coin, &u8)| (coin.word(), count));
    known.flat_map(|(word, count)| std::iter::repeat_n(word, usize::from(count))).collect()
}
