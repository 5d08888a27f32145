//! The year disc: what each season brings.

use maud::{Markup, html};
use walnut_grove::Season;
use walnut_grove::view::DiscView;

use super::{INK, PAPER, Px, bold, icon};

/// The radius of the disc.
const RADIUS: f32 = 96.0;
/// The radius of the hub with the year.
const HUB: f32 = 25.0;

/// The disc around the point 0,0, with the present season's quarter emphasised.
pub fn disc(disc: &DiscView, year: u8, season: Season) -> Markup {
    html! {
        g class="d-disc" data-disc=(disc.name) {
            circle class="d-sign" r=(RADIUS) fill=(PAPER) stroke=(INK) stroke-width="2.4" {}
            (quarter(Season::Spring, season, "#cfe3a0", spring(disc)))
            (quarter(Season::Summer, season, "#f9dc7c", summer(disc)))
            (quarter(Season::Fall, season, "#efb27a", fall(disc)))
            (quarter(Season::Winter, season, "#bcdcf0", winter(disc)))
            circle r=(RADIUS) fill="none" stroke=(INK) stroke-width="2.4" {}
            circle class="d-hub" r=(HUB) fill=(PAPER) stroke=(INK) stroke-width="1.8" {}
            (bold(0.0, 10.0, 29.0, "middle", year))
        }
    }
}

/// The disc as a picture of its own.
pub fn disc_svg(view: &DiscView, year: u8, season: Season) -> Markup {
    html! { svg class="disc" viewBox="-100 -100 200 200" color=(INK) { (disc(view, year, season)) } }
}

/// One quarter: spring upper left, then clockwise.
fn quarter(own: Season, present: Season, colour: &str, what: Markup) -> Markup {
    let (x, y) = match own {
        Season::Spring => (-1.0, -1.0),
        Season::Summer => (1.0, -1.0),
        Season::Fall => (1.0, 1.0),
        _ => (-1.0, 1.0),
    };
    let now = own == present;
    let sweep = if x == y { 1 } else { 0 };
    let shape = |radius: f32| format!("M0 0L{} 0A{radius} {radius} 0 0 {sweep} 0 {}Z", x * radius, y * radius);
    let (icon_x, icon_y) = (x * 75.0 - 10.0, y * 17.0 - 10.0);
    html! {
        g class={ "d-quarter" @if now { " now" } } data-season=(own) {
            path d=(shape(RADIUS)) fill=(colour) fill-opacity=[(!now).then_some("0.5")] stroke=(INK)
                stroke-width="1.2" {}
            @if now {
                path d=(shape(RADIUS - 3.5)) fill="none" stroke="#b8321a" stroke-width="3.6" stroke-linejoin="round" {}
            }
            (icon(&format!("season-{own}"), icon_x, icon_y, 20.0))
            g transform={ "translate(" (Px(x * 40.0)) " " (Px(y * 50.0)) ")" } { (what) }
        }
    }
}

/// Tiles drawn, those to keep marked.
fn spring(disc: &DiscView) -> Markup {
    let draw = f32::from(disc.draw);
    html! {
        @for tile in 0..disc.draw {
            @let x = (f32::from(tile) - (draw - 1.0) / 2.0) * 13.8 - 3.0;
            @let keep = tile < disc.keep;
            rect x=(Px(x)) y="-13" width="12" height="12" rx="1.5" fill=(if keep { "#7fa650" } else { PAPER })
                stroke=(INK) stroke-width="1.1"
                stroke-dasharray=[(!keep).then_some("2 1.6")] {}
            path d={ "M" (x) " -13l12 12m0-12l-12 12" } stroke=(INK) stroke-width=".8"
                stroke-opacity=(if keep { "1" } else { "0.4" }) {}
        }
        (bold(3.0, 17.0, 17.0, "middle", format!("{} → {}", disc.draw, disc.keep)))
    }
}

/// The good with one more.
fn summer(disc: &DiscView) -> Markup {
    html! {
        (icon(disc.summer.word(), -26.0, -19.0, 36.0))
        (bold(10.0, 5.0, 16.0, "start", "+1"))
    }
}

/// The good that brings a coin more.
fn fall(disc: &DiscView) -> Markup {
    html! {
        (icon(disc.fall.word(), -26.0, -20.0, 36.0))
        (bold(8.0, 3.0, 14.0, "start", "+"))
        (icon("coin", 18.0, -12.0, 19.0))
    }
}

/// Who eats double, and the wood for the fires.
fn winter(disc: &DiscView) -> Markup {
    let several = disc.hungry.len() > 1;
    let (start, step) = if several { (-32.0, 20.0) } else { (-18.0, 0.0) };
    html! {
        @for (place, colour) in (0u8..).zip(&disc.hungry) {
            (icon(colour.word(), start + step * f32::from(place), -23.0, 25.0))
        }
        @if !disc.hungry.is_empty() {
            (bold(if several { 12.0 } else { 7.0 }, -5.0, 15.0, "start", "×2"))
        }
        @let fires = f32::from(disc.fires);
        @for fire in 0..disc.fires { (icon("wood-fire", (f32::from(fire) - fires / 2.0) * 23.0 + 8.0, 3.0, 22.0)) }
    }
}
