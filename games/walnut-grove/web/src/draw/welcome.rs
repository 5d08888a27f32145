//! The pictures at both sides of the first page's title: a farm, and who is on the way to it.

use maud::{Markup, html};

use super::{INK, Px, icon};

/// A picture of this size stands on its lower edge.
const WIDTH: f32 = 280.0;
const HEIGHT: f32 = 120.0;

/// The walnut tree, the house, and the farmer at the fire.
pub fn farm_scene() -> Markup {
    let things = [
        ("season-summer", 8.0, 4.0, 30.0),
        ("tree", 20.0, 18.0, 92.0),
        ("farmhouse", 112.0, 34.0, 72.0),
        ("farmer", 186.0, 66.0, 36.0),
        ("campfire", 218.0, 82.0, 22.0),
        ("fenced", 240.0, 76.0, 34.0),
    ];
    let grass =
        "M24 117q2-6 1-9m4 9q0-5 3-8m61 9q1-6-1-9m-3 9q0-4-2-6m84 6q1-5 3-7m1 7q3-4 6-5m50 5q0-4-2-6m-2 6q-1-3-3-4";
    scene("M0 112Q70 84 150 100T280 100V120H0Z", "#a9bf6f", grass, &things)
}

/// A field, the barn, and the wagon with labourers who look for work.
pub fn road_scene() -> Markup {
    let things = [
        ("barn", 6.0, 38.0, 66.0),
        ("grain", 74.0, 76.0, 26.0),
        ("grain", 92.0, 80.0, 24.0),
        ("yellow", 120.0, 66.0, 36.0),
        ("blue", 150.0, 68.0, 36.0),
        ("wagon", 188.0, 48.0, 60.0),
        ("white", 246.0, 70.0, 32.0),
    ];
    let furrows = "M20 118q60-14 120-12m-80 13q50-9 110-9m-50 9q60-7 130-7m-60 8q40-4 80-4";
    scene("M0 100Q80 112 150 100T280 98V120H0Z", "#d9b250", furrows, &things)
}

/// The game in one picture.
pub fn emblem() -> Markup {
    html! { svg class="emblem" viewBox={ "0 0 " (Px(WIDTH)) " " (Px(HEIGHT)) } aria-hidden="true" focusable="false" { (farm_scene()) } }
}

fn scene(hill: &str, colour: &str, lines: &str, things: &[(&str, f32, f32, f32)]) -> Markup {
    html! {
        svg class="scene" viewBox={ "0 0 " (Px(WIDTH)) " " (Px(HEIGHT)) } aria-hidden="true" focusable="false" color=(INK) {
            path d=(hill) fill=(colour) stroke=(INK) stroke-width="1.4" stroke-linejoin="round" {}
            path d=(lines) fill="none" stroke=(INK) stroke-opacity="0.55" stroke-width="1.2" stroke-linecap="round" {}
            @for &(symbol, x, y, size) in things { (icon(symbol, x, y, size)) }
        }
    }
}
