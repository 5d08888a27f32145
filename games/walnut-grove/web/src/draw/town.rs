//! The town: a ring of signs with the year disc in the middle.

use maud::{Markup, html};
use table::Seat;
use walnut_grove::edition::Row;
use walnut_grove::pieces::{ByGood, Good};
use walnut_grove::town::Stock;
use walnut_grove::view::{SpaceView, View};

use super::disc::disc;
use super::{FONT, GROUND, INK, PAPER, Px, house, icon, pawn};

/// What to draw of the town.
#[derive(Clone, Copy)]
pub struct TownPicture<'p> {
    /// The table.
    pub view: &'p View,
    /// The short name of a place, by its name in the edition.
    pub names: &'p dyn Fn(&str) -> String,
    /// Whether a place of the ring can be reached; nothing while nobody is about to move.
    pub reach: &'p dyn Fn(u8) -> Option<Reach>,
    /// The text that comes up over a thing; an empty text is left out.
    pub labels: &'p dyn Fn(TownLabel<'_>) -> String,
}

/// Whether somebody who is about to move can go somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Yes.
    Open,
    /// No.
    Shut,
}

/// What a text is asked for.
#[derive(Clone, Copy, Debug)]
pub enum TownLabel<'l> {
    /// A house, by its place in the ring.
    House(u8),
    /// A piece on offer, by the name of its symbol.
    Piece(&'l str),
}

/// The size of a sign and of the room it stands in.
const SIGN: (f32, f32) = (83.0, 105.0);
const ROOM: (f32, f32) = (88.0, 110.0);
/// Starting places in a row.
const ROW: u8 = 4;

/// The whole town as a picture of its own, 440 by 440.
pub fn town(town: &TownPicture<'_>) -> Markup {
    html! { svg class="town" viewBox="0 0 440 440" color=(INK) { (contents(town)) } }
}

/// The town without the picture around it.
pub(super) fn contents(town: &TownPicture<'_>) -> Markup {
    let view = town.view;
    html! {
        rect class="d-ground" x="0.8" y="0.8" width="438.4" height="438.4" rx="10" fill=(GROUND) stroke="#b79c66"
            stroke-width="1.6" {}
        (road())
        @for (place, space) in (0u8..).zip(&view.town) { (sign(town, place, space)) }
        @for (row, seats) in view.rows.iter() { (starting_row(row, seats)) }
        @if let Some(year) = &view.disc {
            g transform="translate(220 220)" { (disc(year, view.year, view.season)) }
        }
    }
}

/// The way round the ring, clockwise.
fn road() -> Markup {
    html! {
        g fill="none" {
            rect class="d-road" x="98" y="118" width="244" height="204" rx="36" stroke="#d9c08c" stroke-width="11" {}
            path class="d-road-sign"
                d={ "M300 114l5 4-5 4M338 180l4 5 4-5M338 255l4 5 4-5M305 318l-5 4 5 4"
                    "M140 318l-5 4 5 4M94 260l4-5 4 5M94 185l4-5 4 5M135 114l5 4-5 4" }
                stroke="#8d6f3a" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

/// Where a place of the ring stands: the corner of its sign. Fourteen places fill the edge of a grid of five by four. The
/// ring's last place, the Town Hall, is on top at the left: so the northern store lies in the north, and the others fit, too.
fn corner(place: u8) -> (f32, f32) {
    let (col, row) = match place {
        0 => (1.0, 0.0),
        1 => (2.0, 0.0),
        2 => (3.0, 0.0),
        3 => (4.0, 0.0),
        4 => (4.0, 1.0),
        5 => (4.0, 2.0),
        6 => (4.0, 3.0),
        7 => (3.0, 3.0),
        8 => (2.0, 3.0),
        9 => (1.0, 3.0),
        10 => (0.0, 3.0),
        11 => (0.0, 2.0),
        12 => (0.0, 1.0),
        _ => (0.0, 0.0),
    };
    (col * ROOM.0 + (ROOM.0 - SIGN.0) / 2.0, row * ROOM.1 + (ROOM.1 - SIGN.1) / 2.0)
}

fn sign(town: &TownPicture<'_>, place: u8, space: &SpaceView) -> Markup {
    let (x, y) = corner(place);
    match space {
        SpaceView::Toll { toll } => {
            // The starting row lies between the toll point and the middle of the town.
            let y = if y < 220.0 { y } else { y + 32.0 };
            html! {
                g class="toll" data-place=(place) transform={ "translate(" (Px(x)) " " (Px(y)) ")" } {
                    rect class="d-sign" width=(Px(SIGN.0)) height="73" rx="5" fill="#ecd9ae" stroke=(INK)
                        stroke-width="1.4" {}
                    (icon(house(toll.word()), 4.0, 4.0, 40.0))
                    (icon("toll", 49.0, 10.0, 30.0))
                    (name(&(town.names)(toll.word()), 56.0))
                }
            }
        }
        SpaceView::House { name: key, spots, cost, buys, stock, .. } => {
            let reach = (town.reach)(place);
            let class = match reach {
                Some(Reach::Open) => "house open",
                Some(Reach::Shut) => "house shut",
                None => "house",
            };
            html! {
                g class=(class) data-place=(place) data-house=(key) transform={ "translate(" (Px(x)) " " (Px(y)) ")" } {
                    (title(town, TownLabel::House(place)))
                    rect class="d-sign" width=(Px(SIGN.0)) height=(Px(SIGN.1)) rx="5" fill=(PAPER) stroke=(INK)
                        stroke-width="1.4" {}
                    @if reach == Some(Reach::Open) {
                        rect class="d-open" x="-1.2" y="-1.2" width=(Px(SIGN.0 + 2.4)) height=(Px(SIGN.1 + 2.4)) rx="6"
                            fill="none" stroke="#c2410c" stroke-width="2.8" {}
                    }
                    (icon(house(key), 2.5, 3.5, 40.0))
                    (spots_of(spots))
                    (price(cost))
                    (name(&(town.names)(key), 55.0))
                    (offer(town, buys.as_deref(), stock.as_ref()))
                }
            }
        }
    }
}

/// A name in one line or two.
fn name(name: &str, y: f32) -> Markup {
    let (first, second) = two_lines(name);
    html! {
        text class="d-name" x=(Px(SIGN.0 / 2.0)) y=(Px(if second.is_empty() { y + 5.5 } else { y })) font-family=(FONT)
            font-size=(if first.chars().count() > 11 { "9.4" } else { "10.6" }) font-weight="bold"
            fill=(INK) text-anchor="middle" {
            (first)
            @if !second.is_empty() { tspan x=(Px(SIGN.0 / 2.0)) dy="11.4" { (second) } }
        }
    }
}

/// Breaks a long name at the gap nearest to its middle.
fn two_lines(name: &str) -> (&str, &str) {
    if name.chars().count() <= 11 {
        return (name, "");
    }
    let middle = name.len() / 2;
    let gaps = name.match_indices(' ').map(|(at, _)| at);
    let gap = gaps.min_by_key(|at| at.abs_diff(middle));
    gap.and_then(|at| name.split_at_checked(at)).map_or((name, ""), |(first, second)| (first, second.trim_start()))
}

/// The spots of a house, the further one to the right, with the pawns on them.
fn spots_of(spots: &[Option<Seat>]) -> Markup {
    html! {
        @for (spot, seat) in (0u8..).zip(spots) {
            @let x = 70.0 - 18.5 * f32::from(spot);
            circle class="d-spot" cx=(Px(x)) cy="14" r="8.6" fill=(GROUND) stroke=(INK) stroke-width="1.1"
                stroke-dasharray=[seat.is_none().then_some("2.4 2.2")] data-stand=(spot) {}
            @if let Some(seat) = seat {
                g class="d-pawn" data-seat=(seat) data-walks=(seat) { (icon(pawn(seat.number()), x - 12.5, 1.0, 25.0)) }
            }
        }
    }
}

/// The goods on the sign.
fn price(cost: &ByGood<u8>) -> Markup {
    let goods: Vec<Good> =
        cost.iter().flat_map(|(good, &count)| std::iter::repeat_n(good, usize::from(count))).collect();
    let width = if goods.len() > 2 { 13.4 } else { 18.0 };
    html! {
        @for (place, good) in (1u8..).zip(goods.iter().rev()) {
            (icon(good.word(), 81.5 - width * f32::from(place), if goods.len() > 2 { 28.0 } else { 25.5 }, width))
        }
    }
}

/// What there is to take or to sell.
fn offer(town: &TownPicture<'_>, buys: Option<&[Good]>, stock: Option<&Stock>) -> Markup {
    let pieces = stock.map(pieces).unwrap_or_default();
    html! {
        path class="d-rule" d={ "M6 72.5H" (SIGN.0 - 6.0) } fill="none" stroke="#b79c66" stroke-width="1"
            stroke-dasharray="1 3" stroke-linecap="round" {}
        @if let Some(buys) = buys {
            @let width = if buys.len() > 3 { 14.0 } else { 18.0 };
            @for (place, good) in (0u8..).zip(buys) {
                (icon(good.word(), 3.0 + width * f32::from(place), 79.0, width - 0.5))
            }
            path d="M58.5 88h6m-2.500-2.500 2.500 2.500-2.500 2.500" fill="none" stroke=(INK) stroke-width="1.3"
                stroke-linecap="round" stroke-linejoin="round" {}
            (icon("coin", 66.0, 80.5, 15.0))
        } @else if stock.is_none() {
            (icon("any-good", 17.0, 76.0, 24.0))
            (icon("any-good", 42.0, 76.0, 24.0))
        } @else if pieces.is_empty() {
            path class="d-empty" d="M34 88h15" stroke="#8d6f3a" stroke-width="2" stroke-linecap="round" {}
        } @else {
            @let count = f32::from(u8::try_from(pieces.len()).unwrap_or(4));
            @let size = (79.0 / count).min(25.0);
            @for (place, piece) in (0u8..).zip(&pieces) {
                @let x = SIGN.0 / 2.0 + (f32::from(place) - count / 2.0) * size;
                g { (title(town, TownLabel::Piece(piece))) (icon(piece, x + 0.5, 88.0 - size / 2.0, size - 1.0)) }
            }
        }
    }
}

/// The pieces on offer, by the names of their symbols.
pub fn pieces(stock: &Stock) -> Vec<&'static str> {
    match stock {
        Stock::None => Vec::new(),
        Stock::Labourers(counts) => spread(counts.iter().map(|(piece, &count)| (piece.word(), count))),
        Stock::Buildings(counts) => spread(counts.iter().map(|(piece, &count)| (piece.word(), count))),
        Stock::Improvements(counts) => spread(counts.iter().map(|(piece, &count)| (piece.word(), count))),
    }
}

fn title(town: &TownPicture<'_>, label: TownLabel<'_>) -> Markup {
    let text = (town.labels)(label);
    html! { @if !text.is_empty() { title { (text) } } }
}

fn spread(counts: impl Iterator<Item = (&'static str, u8)>) -> Vec<&'static str> {
    counts.flat_map(|(word, count)| std::iter::repeat_n(word, usize::from(count))).collect()
}

/// A starting row: the front place is next to the building it leads to.
fn starting_row(row: Row, seats: &[Seat]) -> Markup {
    let (middle, y, forward) = match row {
        Row::TownHall => (44.0, 91.0, true),
        Row::Church => (396.0, 349.0, false),
    };
    html! {
        g class="d-row" data-row=(row) {
            @for place in 0..ROW {
                @let step = 20.5 * (1.5 - f32::from(place));
                @let x = if forward { middle + step } else { middle - step };
                circle class="d-start" cx=(Px(x)) cy=(Px(y)) r="9" fill=(PAPER) fill-opacity="0.6" stroke=(INK)
                    stroke-width="1" stroke-dasharray="2.2 2.4" {}
                @if let Some(seat) = seats.get(usize::from(place)) {
                    g class="d-pawn" data-seat=(seat) data-walks=(seat) { (icon(pawn(seat.number()), x - 13.0, y - 15.0, 26.0)) }
                }
            }
        }
    }
}
