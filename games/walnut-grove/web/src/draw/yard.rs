//! The farmyard below the landscapes: house, wagons, barns, improvements, help.

use maud::{Markup, html};
use walnut_grove::view::PlayerView;

use super::farm::{FarmPicture, Label, title};
use super::land::STRIP;
use super::{FONT, INK, PAPER, Px, bold, coins, icon};

/// How high the yard is.
pub(super) const YARD: f32 = 150.0;
/// The side of a barn space.
const SPACE: f32 = 29.0;
/// Where the two rows of the yard begin.
const PEOPLE: f32 = STRIP + 8.0;
const STORES: f32 = STRIP + 84.0;
const STORES_BOTTOM: f32 = STORES + 58.0;
/// Where the barns begin, and how much room they have before the improvements.
const LEFT: f32 = 101.0;
const STORES_WIDTH: f32 = 290.0;
/// Where the wagons begin, and how much room they have before the tree.
const WAGONS: f32 = 188.0;
const WAGONS_WIDTH: f32 = 320.0;

/// The whole yard; `figures` says of each figure whether it is at home.
pub(super) fn yard(farm: &FarmPicture<'_>, figures: impl Iterator<Item = (&'static str, bool)>) -> Markup {
    let figures: Vec<(&str, bool)> = figures.collect();
    let farmers = usize::from(farm.player.farmer);
    html! {
        g class="d-yard" {
            rect class="d-board" x="91" y="-5" width="518" height=(Px(STRIP + YARD + 7.0)) rx="9" fill="#e4d0a2"
                stroke=(INK) stroke-width="1.6" {}
            path d={ "M100 " (STRIP + 76.5) "H600" } fill="none" stroke="#b79c66" stroke-width="1.2"
                stroke-dasharray="1 5" stroke-linecap="round" {}
            (farmhouse(farm, figures.first().is_none_or(|&(_, home)| home)))
            @let labourers = figures.get(farmers..).unwrap_or_default();
            @for place in 0..farm.player.wagons { (wagon(farm, place, labourers.get(usize::from(place)))) }
            (waiting(farm))
            (stores(farm))
            (improvements(farm))
            (help(farm))
        }
    }
}

fn farmhouse(farm: &FarmPicture<'_>, home: bool) -> Markup {
    html! {
        g data-thing="farmhouse" {
            (title(farm, Label::Thing("farmhouse")))
            (icon("farmhouse", 99.0, PEOPLE - 1.0, 68.0))
            (figure("farmer", home, 145.0, PEOPLE + 30.0))
        }
    }
}

/// A figure, or its shadow while it is at work.
fn figure(symbol: &str, home: bool, x: f32, y: f32) -> Markup {
    html! {
        @if home { g class="d-figure" { (icon(symbol, x, y, 36.0)) } } @else { g opacity="0.22" { (icon(symbol, x, y, 36.0)) } }
    }
}

/// A wagon with its campfire, or the hut that was built over it.
fn wagon(farm: &FarmPicture<'_>, place: u8, labourer: Option<&(&'static str, bool)>) -> Markup {
    let step = (WAGONS_WIDTH / f32::from(farm.player.wagons.max(1))).min(64.0);
    let x = WAGONS + step * f32::from(place);
    let thing = if place < farm.player.huts { "hut" } else { "wagon" };
    html! {
        g data-thing=(thing) data-place=(place) {
            (title(farm, Label::Thing(thing)))
            @if thing == "hut" {
                (icon("hut", x - 4.0, PEOPLE + 1.0, 58.0))
            } @else {
                (icon("wagon", x, PEOPLE - 4.0, 46.0))
                g opacity=[labourer.is_none().then_some("0.3")] { (icon("campfire", x + 1.0, PEOPLE + 40.0, 25.0)) }
            }
            @if let Some(&(colour, home)) = labourer { (figure(colour, home, x + 24.0, PEOPLE + 30.0)) }
        }
    }
}

/// The walnut tree at the gate; who was hired waits under it and joins after winter.
fn waiting(farm: &FarmPicture<'_>) -> Markup {
    html! {
        (icon("tree", 528.0, PEOPLE - 2.0, 70.0))
        @if let Some(colour) = farm.player.hired {
            g data-thing="waiting" {
                (title(farm, Label::Thing("waiting")))
                (icon(colour.word(), 514.0, PEOPLE + 31.0, 36.0))
                circle class="d-plate" cx="526" cy=(Px(PEOPLE + 17.0)) r="11" fill=(PAPER) stroke=(INK)
                    stroke-width="1.2" {}
                (icon("season-winter", 518.0, PEOPLE + 9.0, 16.0))
            }
        }
    }
}

/// The barn, the barns that were built, and the sites for more; as small as it takes to have room for all of them.
fn stores(farm: &FarmPicture<'_>) -> Markup {
    let player = farm.player;
    let items = barn_items(player);
    let spaces = usize::from(player.barn.spaces);
    let (barns, width) = barns(player);
    let scale = (STORES_WIDTH / width).min(1.0);
    let slots: Vec<f32> = barns.iter().flat_map(Barn::slots).collect();
    let left_over = items.len().saturating_sub(slots.len());
    let y = STORES + 25.0;
    let shrunk = (scale < 1.0)
        .then(|| format!("translate({LEFT} {STORES_BOTTOM}) scale({scale:.3}) translate(-{LEFT} -{STORES_BOTTOM})"));
    html! {
        g data-thing="barn" transform=[shrunk] {
            (title(farm, Label::Thing("barn")))
            @for one in &barns { (barn(one)) }
            @for (place, (&x, item)) in slots.iter().zip(&items).enumerate() {
                @if place >= spaces {
                    rect x=(Px(x - 0.5)) y=(Px(y - 0.5)) width=(Px(SPACE + 1.0)) height=(Px(SPACE + 1.0)) rx="3" fill="none"
                        stroke="#b3261e" stroke-width="2.4" {}
                }
                g data-item=(item) { (icon(item, x + 1.5, y + 1.5, SPACE - 3.0)) }
            }
            @if left_over > 0 {
                text x=(Px(LEFT + width - 10.0)) y=(Px(STORES + 14.0)) font-family=(FONT) font-size="17"
                    font-weight="bold" fill="#b3261e" text-anchor="end" {
                    "+" (left_over)
                }
            }
        }
    }
}

/// A barn, or a site for one.
struct Barn {
    x: f32,
    spaces: u8,
    built: bool,
}

impl Barn {
    /// Where its spaces begin.
    fn slots(&self) -> impl Iterator<Item = f32> + use<> {
        let x = self.x;
        (0..self.spaces).map(move |slot| x + 5.0 + (SPACE + 1.5) * f32::from(slot))
    }
}

/// All barns and sites from left to right, and how wide they are together.
fn barns(player: &PlayerView) -> (Vec<Barn>, f32) {
    let plan = player.barn.plan;
    let sites = (0..plan.sites.max(player.barns)).map(|site| (plan.tile_spaces, site < player.barns));
    let mut x = LEFT;
    let mut barns = Vec::new();
    for (spaces, built) in std::iter::once((plan.start_spaces, true)).chain(sites) {
        barns.push(Barn { x, spaces, built });
        x += 15.0 + (SPACE + 1.5) * f32::from(spaces);
    }
    (barns, x - LEFT)
}

/// A barn around its spaces, or a site for one.
fn barn(barn: &Barn) -> Markup {
    let Barn { x, spaces, built } = *barn;
    let width = 9.0 + (SPACE + 1.5) * f32::from(spaces) - 1.0;
    let (top, bottom) = (STORES + 20.0, STORES_BOTTOM);
    let roof =
        format!("M{} {top}L{} {}H{}L{} {top}Z", x - 3.0, x + 7.0, STORES + 6.0, x + width - 7.0, x + width + 3.0);
    html! {
        g class=(if built { "d-barn" } else { "d-site" }) opacity=[(!built).then_some("0.55")] {
            rect x=(Px(x)) y=(Px(top)) width=(Px(width)) height=(Px(bottom - top)) fill=(if built { "#a8422c" } else { "#e4d0a2" })
                stroke=(INK)
                stroke-width="1.4" stroke-dasharray=[(!built).then_some("4 3")] {}
            path d=(roof) fill=(if built { "#5f4634" } else { "#e4d0a2" }) stroke=(INK) stroke-width="1.4"
                stroke-linejoin="round"
                stroke-dasharray=[(!built).then_some("4 3")] {}
            @if built {
                @let shingles = [(4.0, 4.5), (7.0, 9.5)];
                path d={ @for (dx, dy) in shingles { "M" (Px(x + dx)) " " (Px(top - dy)) "H" (Px(x + width - dx)) } }
                    fill="none" stroke="#8a6a50" stroke-width="1" {}
            }
            @for slot in barn.slots() {
                rect class="d-space" x=(Px(slot)) y=(Px(STORES + 25.0)) width=(Px(SPACE)) height=(Px(SPACE)) rx="2.5"
                    fill=(PAPER) fill-opacity=[(!built).then_some("0.5")] stroke=(INK) stroke-width="1.2"
                    stroke-dasharray=[(!built).then_some("3 3")] {}
            }
        }
    }
}

/// What lies in the barn, as symbols: coins, then goods.
fn barn_items(player: &PlayerView) -> Vec<&'static str> {
    let goods = player.barn.goods.iter();
    let goods = goods.flat_map(|(good, &count)| std::iter::repeat_n(good.word(), usize::from(count)));
    coins(&player.barn.coins).into_iter().chain(goods).collect()
}

fn improvements(farm: &FarmPicture<'_>) -> Markup {
    let owned = farm.player.improvements.iter();
    let owned: Vec<&str> =
        owned.flat_map(|(kind, &count)| std::iter::repeat_n(kind.word(), usize::from(count))).collect();
    html! {
        @for place in 0..usize::from(farm.player.improvement_sites).max(owned.len()) {
            @let x = 393.0 + 47.0 * f32::from(u8::try_from(place).unwrap_or(u8::MAX));
            @let owned = owned.get(place);
            g data-thing=(owned.copied().unwrap_or("improvement")) {
                (title(farm, Label::Thing(owned.copied().unwrap_or("improvement"))))
                rect class="d-plate" x=(Px(x)) y=(Px(STORES + 15.0)) width="43" height="43" rx="5" fill=(PAPER)
                    fill-opacity=[owned.is_none().then_some("0.4")]
                    stroke=(INK) stroke-width="1.3" stroke-dasharray=[owned.is_none().then_some("3 4")] {}
                @if let Some(kind) = owned { (icon(kind, x + 3.5, STORES + 18.5, 36.0)) }
            }
        }
    }
}

/// Help tiles: flipped ones in a pile, the one that can be paid back before it.
fn help(farm: &FarmPicture<'_>) -> Markup {
    let help = farm.player.help;
    html! {
        @if help.flipped > 0 {
            g data-thing="help-flipped" {
                (title(farm, Label::Thing("help-flipped")))
                (icon("help-flipped", 536.0, STORES + 16.0, 32.0))
                @if help.flipped > 1 {
                    (bold(552.0, STORES + 12.0, 15.0, "middle", format!("×{}", help.flipped)))
                }
            }
        }
        @if help.repayable > 0 {
            g data-thing="help" {
                (title(farm, Label::Thing("help")))
                (icon("help", 566.0, STORES + 25.0, 34.0))
            }
        }
    }
}
