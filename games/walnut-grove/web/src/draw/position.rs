//! A whole position as one picture that can leave the page.

use maud::{Markup, html};
use walnut_grove::by::Key;
use walnut_grove::score::ScoreCategory;
use walnut_grove::view::{PlayerView, View};
use walnut_grove_words::points_so_far;
use words::signed;

use super::farm::{FarmPicture, contents as farm_contents, frame};
use super::town::{TownPicture, contents as town_contents};
use super::{FONT, INK, defs, icon, pawn};

/// The texts of a position.
#[derive(Clone, Copy)]
pub struct Names<'n> {
    /// What stands above the picture.
    pub title: &'n str,
    /// The players by seat; a seat without a name has its number.
    pub players: &'n [String],
    /// The short name of a place in town, by its name in the edition.
    pub houses: &'n dyn Fn(&str) -> String,
}

impl Names<'_> {
    fn player(&self, player: &PlayerView) -> String {
        self.players.get(player.seat.index()).map_or_else(|| player.seat.to_string(), |name| cut(name))
    }
}

/// The longest name in a picture, in letters.
const LETTERS: usize = 32;

/// A name that fits. Laying out a long text takes seconds.
fn cut(name: &str) -> String {
    if name.chars().nth(LETTERS).is_none() {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

const MARGIN: f32 = 24.0;
const TITLE: f32 = 56.0;
const TOWN: f32 = 520.0;
/// A farm with its player's name, if there are several and if there is but one.
const FARM: (f32, f32) = (430.0, 400.0);
const ONLY_FARM: (f32, f32) = (640.0, 640.0);
const NAME: f32 = 30.0;
const LINE: f32 = 34.0;

/// The town, the scores and all farms, with everything that the picture needs inside it.
pub fn position(view: &View, names: &Names<'_>) -> String {
    let farms = f32::from(view.seats.clamp(1, 4));
    let (columns, (width, height)) = match view.seats {
        0 | 1 => (1.0, ONLY_FARM),
        2 => (1.0, FARM),
        _ => (2.0, FARM),
    };
    let rows = (farms / columns).ceil();
    let left = MARGIN + TOWN + MARGIN;
    let full_width = left + columns * (width + MARGIN);
    let scores = TITLE + TOWN + MARGIN;
    let full_height = (TITLE + rows * (height + MARGIN)).max(scores + LINE * (farms + 1.0) + MARGIN);
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(full_width) height=(full_height)
            viewBox={ "0 0 " (full_width) " " (full_height) }
            color=(INK) font-family=(FONT) {
            (defs())
            rect width=(full_width) height=(full_height) fill="#faf3e1" {}
            text x=(MARGIN) y="38" font-size="24" font-weight="bold" fill=(INK) { (names.title) }
            svg x=(MARGIN) y=(TITLE) width=(TOWN) height=(TOWN) viewBox="0 0 440 440" {
                (town_contents(&TownPicture { view, names: names.houses, reach: &|_| None, labels: &|_| String::new() }))
            }
            g transform={ "translate(" (MARGIN) " " (scores) ")" } { (score_sheet(view, names)) }
            @for (place, player) in (0u8..).zip(&view.players) {
                @let (row, column) = if columns > 1.0 { (place / 2, place % 2) } else { (place, 0) };
                @let x = left + f32::from(column) * (width + MARGIN);
                @let y = TITLE + f32::from(row) * (height + MARGIN);
                (farm_panel(player, names, (x, y), (width, height)))
            }
        }
    };
    picture.into_string()
}

fn farm_panel(player: &PlayerView, names: &Names<'_>, (x, y): (f32, f32), (width, height): (f32, f32)) -> Markup {
    let silent = |_: super::Label<'_>| String::new();
    let farm = FarmPicture { player, open_cells: &[], highlight_areas: &[], small: true, labels: &silent };
    let (left, top, wide, high) = frame(&farm);
    html! {
        rect x=(x) y=(y) width=(width) height=(height) rx="10" fill="#f3e8cd" stroke="#cdb888" stroke-width="1.2" {}
        (icon(pawn(player.seat.number()), x + 8.0, y + 4.0, 26.0))
        text x=(x + 40.0) y=(y + 23.0) font-size="17" font-weight="bold" fill=(INK) { (names.player(player)) }
        (points_at(x + width - 26.0, y + 23.0, &points_so_far(&player.score), "bold"))
        svg x=(x + 8.0) y=(y + NAME + 2.0) width=(width - 16.0) height=(height - NAME - 10.0)
            viewBox={ (left) " " (top) " " (wide) " " (high) }
            preserveAspectRatio="xMidYMax meet" { (farm_contents(&farm)) }
    }
}

/// Points by category, a line for each player.
fn score_sheet(view: &View, names: &Names<'_>) -> Markup {
    let x = |column: u8| 196.0 + 50.0 * f32::from(column);
    html! {
        @for (column, &category) in (0u8..).zip(ScoreCategory::ALL) {
            @match symbol(category) {
                Some(symbol) => (icon(symbol, x(column) - 12.0, 4.0, 24.0)),
                None => text x=(x(column) + 4.0) y="24" font-size="20" font-weight="bold" fill=(INK) text-anchor="middle" { "Σ" },
            }
        }
        @for (line, player) in (1u8..).zip(&view.players) {
            @let y = LINE * f32::from(line);
            path d={ "M0 " (y) "H" (TOWN) } stroke="#cdb888" stroke-width="1" fill="none" {}
            (icon(pawn(player.seat.number()), 2.0, y + 4.0, 26.0))
            text x="34" y=(y + 23.0) font-size="16" fill=(INK) { (names.player(player)) }
            @for (column, (category, points)) in (0u8..).zip(player.score.lines()) {
                @if category == ScoreCategory::Total {
                    (points_at(x(column) + 4.0, y + 23.0, &points_so_far(&player.score), "bold"))
                } @else {
                    (points_at(x(column), y + 23.0, &points.map_or_else(|| "?".to_owned(), signed), "normal"))
                }
            }
        }
    }
}

/// What stands for a category; nothing for the sum of all.
fn symbol(category: ScoreCategory) -> Option<&'static str> {
    Some(match category {
        ScoreCategory::FencedAreas => "fenced",
        ScoreCategory::Figures => "farmer",
        ScoreCategory::Buildings => "barn",
        ScoreCategory::Coins => "gold",
        ScoreCategory::Improvements => "tent",
        ScoreCategory::Help => "help-flipped",
        ScoreCategory::Total => return None,
    })
}

fn points_at(x: f32, y: f32, points: &str, weight: &str) -> Markup {
    html! { text x=(x) y=(y) font-size="16" font-weight=(weight) fill=(INK) text-anchor="middle" { (points) } }
}
