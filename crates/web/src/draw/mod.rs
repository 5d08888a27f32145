//! Drawings of everything on the table, as SVG.
//!
//! Shapes that return often (goods, figures, houses, the textures of the land) are symbols in [`defs`]; every other
//! drawing refers to them. A page embeds the symbols once; a picture that leaves the page carries its own copy. All
//! shapes have their colours as attributes, so that a picture needs no style sheet; `assets/draw.css` only adapts them
//! to a dark page and to what the pointer does.

mod disc;
mod farm;
mod glance;
mod land;
mod outline;
mod png;
mod position;
mod tile;
mod town;
mod welcome;
mod yard;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, Render, html};
use walnut_grove::pieces::{Coin, Good};

pub use disc::{disc, disc_svg};
pub use farm::{FarmPicture, Label, farm};
pub use glance::glance;
pub use png::png;
pub use position::{Names, position};
pub use tile::{tile, tile_group};
pub use town::{Reach, TownLabel, TownPicture, pieces, town};
pub use welcome::{farm_scene, road_scene};

/// Lines and letters.
const INK: &str = "#2b2118";
/// Signs, plates and frames.
const PAPER: &str = "#fbf3df";
/// What lies under everything.
const GROUND: &str = "#f1e4c6";
/// Letters on pictures.
const FONT: &str = "Georgia, 'DejaVu Serif', serif";

/// All shared shapes, each with an id that begins with `d-`: a page or a picture holds them once.
pub fn defs() -> PreEscaped<&'static str> {
    static DEFS: LazyLock<String> = LazyLock::new(|| shapes().into_string());
    PreEscaped(&DEFS)
}

fn shapes() -> Markup {
    html! {
        defs {
            (PreEscaped(include_str!("art/land.svg")))
            (land::shapes())
            (PreEscaped(include_str!("art/goods.svg")))
            (PreEscaped(include_str!("art/people.svg")))
            (PreEscaped(include_str!("art/yard.svg")))
            (PreEscaped(include_str!("art/houses.svg")))
            (PreEscaped(include_str!("art/controls.svg")))
        }
    }
}

/// The shared shapes in an invisible picture, for the top of a page.
pub fn sheet() -> Markup {
    html! { svg class="d-sheet" width="0" height="0" aria-hidden="true" focusable="false" { (defs()) } }
}

/// A length in a picture, in hundredths: a page has thousands of them, and to find the shortest exact form of each would
/// take longer than everything else in it.
#[derive(Clone, Copy)]
struct Px(f32);

impl Render for Px {
    #[allow(clippy::as_conversions, reason = "rounds, and stays in range: a picture is small")]
    fn render_to(&self, buffer: &mut String) {
        let hundredths = (self.0 * 100.0).round() as i32;
        if hundredths < 0 {
            buffer.push('-');
        }
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        whole.render_to(buffer);
        if rest > 0 {
            buffer.push('.');
            (rest / 10).render_to(buffer);
            if rest % 10 > 0 {
                (rest % 10).render_to(buffer);
            }
        }
    }
}

/// A symbol in a square of this size, inside a picture.
pub fn icon(symbol: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#d-" (symbol) } x=(Px(x)) y=(Px(y)) width=(Px(size)) height=(Px(size)) {} }
}

/// A good as large as its symbol, 24 by 24.
pub fn good(good: Good) -> Markup {
    icon(good.word(), 0.0, 0.0, 24.0)
}

/// A symbol as a small picture in running text. Without a label it is decoration and not read out.
pub fn inline(symbol: &str, label: Option<&str>) -> Markup {
    html! {
        @if let Some(label) = label {
            svg class="icon" viewBox="0 0 24 24" width="24" height="24" role="img" aria-label=(label) {
                title { (label) }
                (icon(symbol, 0.0, 0.0, 24.0))
            }
        } @else {
            svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" {
                (icon(symbol, 0.0, 0.0, 24.0))
            }
        }
    }
}

/// Bold letters in a picture; `anchor` says which part of the text is at x: `start`, `middle` or `end`.
fn bold(x: f32, y: f32, size: f32, anchor: &str, text: impl Render) -> Markup {
    html! {
        text x=(x) y=(y) font-family=(FONT) font-size=(size) font-weight="bold" fill=(INK)
            text-anchor=(anchor) { (text) }
    }
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

/// The pawn of a seat, counted from 1.
pub fn pawn(seat: u8) -> &'static str {
    match seat {
        1 => "pawn-1",
        2 => "pawn-2",
        3 => "pawn-3",
        _ => "pawn-4",
    }
}

/// The coins of a purse as symbols, the most valuable first; coins of unknown value face down.
fn coins(coins: &walnut_grove::view::CoinsView) -> Vec<&'static str> {
    let Some(values) = &coins.values else { return vec!["coin"; usize::from(coins.count)] };
    let known = values.iter().rev().map(|(coin, &count): (Coin, &u8)| (coin.word(), count));
    known.flat_map(|(word, count)| std::iter::repeat_n(word, usize::from(count))).collect()
}
