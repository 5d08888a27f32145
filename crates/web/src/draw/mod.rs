//! Small pictures that every page shares, as SVG, and what drawings are made of.
//!
//! Shapes that return often are symbols with ids that begin with `d-`. A page embeds those of the site and those of its
//! game once ([`sheet`]); a picture that leaves the page carries its own copy ([`defs`]); a picture that stands beside those
//! of other games has names of its own for them ([`apart`]).

mod apart;
mod png;

use maud::{Markup, PreEscaped, Render, html};

use crate::face::Style;

pub use apart::apart;
pub use png::png;

/// Lines and letters.
pub const INK: &str = "#2b2118";
/// Signs, plates and frames.
pub const PAPER: &str = "#fbf3df";
/// Letters on pictures.
pub const FONT: &str = "Georgia, 'DejaVu Serif', serif";

/// The shapes of the site, and those of a game.
pub fn defs(style: Option<&Style>) -> Markup {
    html! { defs { (shapes(style)) } }
}

/// The same as the inside of a `<defs>`.
pub fn shapes(style: Option<&Style>) -> Markup {
    html! {
        (PreEscaped(include_str!("controls.svg")))
        (PreEscaped(include_str!("pawns.svg")))
        @if let Some(style) = style { (PreEscaped((style.shapes)())) }
    }
}

/// The shapes in an invisible picture, for the top of a page.
pub fn sheet(style: Option<&Style>) -> Markup {
    html! { svg class="d-sheet" width="0" height="0" aria-hidden="true" focusable="false" { (defs(style)) } }
}

/// A length in a picture, in hundredths: a page has thousands of them, and to find the shortest exact form of each would
/// take longer than everything else in it.
#[derive(Clone, Copy, Debug)]
pub struct Px(pub f32);

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
pub fn bold(x: f32, y: f32, size: f32, anchor: &str, text: impl Render) -> Markup {
    html! {
        text x=(x) y=(y) font-family=(FONT) font-size=(size) font-weight="bold" fill=(INK)
            text-anchor=(anchor) { (text) }
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
