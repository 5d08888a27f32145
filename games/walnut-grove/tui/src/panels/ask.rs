//! A question: every answer in signs and words, the drawn tiles, and more about the selected answer.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use tui::kit::{self, Pen, wrap};
use tui::palette::{Paint, Tone};
use tui::{Canvas, Entry, Hit, Hits, What};
use walnut_grove::outlook::Harvest;
use walnut_grove::player::Source;
use walnut_grove::tile::{Rotation, Spot, TileId};
use walnut_grove::view::{AskView, SpaceView};
use walnut_grove::{Action, Item, State};

use super::{Scene, town};
use crate::WalnutGroveScreen;
use crate::asking::Asking;
use crate::draw::{Face, Size, face};
use crate::palette::{self, Signs};
use crate::pieces;

/// A line to choose, after its key.
pub fn entry(scene: &Scene<'_>, asking: &Asking, entry: &Entry<State>, style: Style) -> Vec<Span<'static>> {
    match &entry.what {
        What::Do(Action::Place(..)) => vec![Span::styled(scene.say("term-lay"), style)],
        What::Do(Action::Move(place)) => way_spans(scene, asking, *place, style),
        What::Shut(Action::Move(place), _) => vec![Span::styled(house_name(scene, *place), style)],
        What::Do(action) | What::Shut(action, _) => do_spans(scene, asking, *action, style),
        What::All(actions) => {
            let what = scene.phrases.payment(actions);
            vec![Span::styled(scene.say_with("pay-all", [("what", what.into())]), style)]
        }
        What::Pick(action, most) => pick_spans(scene, asking, *action, *most, entry.picked, style),
        What::Submit => vec![Span::styled(submit_text(scene, asking), style)],
    }
}

fn house_name(scene: &Scene<'_>, place: u8) -> String {
    scene.game.edition().house(place).map(|house| scene.phrases.house(&house.name)).unwrap_or_default()
}

/// A way through town: where to, and what it costs.
fn way_spans(scene: &Scene<'_>, asking: &Asking, place: u8, style: Style) -> Vec<Span<'static>> {
    let look = scene.look;
    let mut spans = vec![Span::styled(kit::pad(&house_name(scene, place), 20, look), style), Span::raw(" ")];
    let Some(way) = asking.outlook.ways.iter().find(|way| way.place == place) else { return spans };
    spans.extend(pieces::signs(&way.cost, look));
    spans.push(Span::styled(look.coin().repeat(usize::from(way.tolls)), look.strong(Tone::Accent)));
    if way.help > 0 {
        let lost = scene.minus(-way.points_lost());
        spans.push(Span::styled(format!(" {lost}"), look.strong(Tone::Bad)));
    }
    if way.cost.total() == 0 && way.tolls == 0 {
        spans.push(Span::styled(scene.say("free"), look.ink(Tone::Fine)));
    }
    spans
}

/// An answer, with the sign of what it is about.
fn do_spans(scene: &Scene<'_>, asking: &Asking, action: Action, style: Style) -> Vec<Span<'static>> {
    let look = scene.look;
    let sign = match action {
        Action::Pay(source) | Action::Sell(source) => {
            Some(Span::styled(look.good(source.good()), look.strong(palette::good(source.good()))))
        }
        Action::PayCoin => Some(Span::styled(look.coin(), look.strong(Tone::Accent))),
        Action::Hire(colour) => Some(Span::styled(
            format!("{}{}", look.figure(), look.good(colour.eats())),
            look.strong(palette::labourer(colour)),
        )),
        _ => None,
    };
    let text = scene.phrases.action_for(action, &asking.asks, scene.game.edition());
    sign.into_iter().flat_map(|sign| [sign, Span::raw(" ")]).chain([Span::styled(text, style)]).collect()
}

fn pick_spans(
    scene: &Scene<'_>,
    asking: &Asking,
    action: Action,
    most: u8,
    picked: u8,
    style: Style,
) -> Vec<Span<'static>> {
    let look = scene.look;
    let mark = tui::pick_mark(picked, most, if matches!(action, Action::Work(_)) { look.figure() } else { "x" });
    let mark = Span::styled(mark, if picked > 0 { look.strong(Tone::Fine) } else { look.ink(Tone::Faint) });
    let (sign, text, note) = match action {
        Action::Work(spot) => {
            let harvest = asking.outlook.harvest.iter().find(|harvest| harvest.area == spot);
            let good = harvest.map(|harvest| harvest.good);
            let text = harvest.map(|harvest| harvest.made.to_string()).unwrap_or_default();
            let goes = harvest.map(|harvest| away(scene, harvest)).unwrap_or_default();
            let place = match spot {
                Spot::Board(_) => String::new(),
                Spot::Triangle(..) => spot.to_string(),
            };
            (good, text, format!("  {place:<5} {goes}"))
        }
        Action::Pay(source) | Action::Sell(source) => (Some(source.good()), source_text(scene, source), String::new()),
        Action::Take(good) | Action::GiveUp(Item::Good(good)) => (Some(good), scene.phrases.good(good), String::new()),
        _ => (None, scene.phrases.item(Item::Coin), String::new()),
    };
    let sign = match sign {
        Some(good) => Span::styled(format!("{} ", look.good(good)), look.strong(palette::good(good))),
        None => Span::styled(format!("{} ", look.coin()), look.strong(Tone::Accent)),
    };
    vec![mark, sign, Span::styled(text, style), Span::styled(note, look.ink(Tone::Faint))]
}

/// W5.3, W5.4: what of a harvest does not stay on the land, in short.
fn away(scene: &Scene<'_>, harvest: &Harvest) -> String {
    let parts = [("term-to-barn", harvest.to_barn), ("term-too-many", harvest.lost)];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    parts.map(|(text, count)| scene.say_with(text, [("count", count.into())])).collect::<Vec<_>>().join(", ")
}

fn source_text(scene: &Scene<'_>, source: Source) -> String {
    let good = scene.phrases.good(source.good());
    match source.spot() {
        None => good,
        Some(spot) => format!("{good} ({})", scene.phrases.spot(spot)),
    }
}

/// "Harvest (1 of 2)"
fn submit_text(scene: &Scene<'_>, asking: &Asking) -> String {
    let name = match asking.asks {
        AskView::Work { .. } => "harvest",
        AskView::Sell { .. } if asking.choices.picked() == 0 => {
            return scene.phrases.action_for(Action::Done, &asking.asks, scene.game.edition());
        }
        AskView::Sell { .. } => "sell",
        AskView::Take { .. } => "take",
        AskView::GiveUp { .. } => "give-up",
        _ => "repay",
    };
    tui::submit_text(scene, &asking.choices, &scene.say(name))
}

/// More about the selected line.
pub fn details(scene: &Scene<'_>, asking: &Asking, width: usize) -> Vec<Line<'static>> {
    let edition = scene.game.edition();
    let plain = |text: String| -> Vec<Line<'static>> {
        let style = scene.look.ink(Tone::Plain);
        wrap(&text, width).into_iter().map(|line| Line::styled(line, style)).collect()
    };
    match asking.choices.selected().map(|entry| &entry.what) {
        Some(What::Do(Action::Place(..))) => {
            asking.placement().map(|laid| plain(scene.phrases.changes(laid))).unwrap_or_default()
        }
        Some(What::Do(Action::Move(place))) => house_details(scene, asking, *place, width),
        Some(What::Do(Action::Buy(improvement))) => plain(scene.phrases.improvement_points(*improvement)),
        Some(What::Do(Action::Keep(tile))) => {
            plain(scene.phrases.tile_face(edition.tile_number(*tile), Rotation::R0, edition))
        }
        Some(What::Pick(Action::Work(spot), _)) => {
            let harvest = asking.outlook.harvest.iter().find(|harvest| harvest.area == *spot);
            let goes = harvest.map(|harvest| scene.phrases.harvest_goes(harvest));
            let made = harvest.map(|harvest| scene.phrases.goods(harvest.made, harvest.good)).unwrap_or_default();
            plain(format!("{made}, {}: {}", scene.phrases.spot(*spot), goes.unwrap_or_default()))
        }
        _ => Vec::new(),
    }
}

fn house_details(scene: &Scene<'_>, asking: &Asking, place: u8, width: usize) -> Vec<Line<'static>> {
    let Some(house) = scene.game.edition().house(place) else { return Vec::new() };
    let does = scene.phrases.house_does(&house.name, house.trade.word());
    let mut text = does;
    if let Some(way) = asking.outlook.ways.iter().find(|way| way.place == place) {
        text.push_str(&format!(" – {}", scene.phrases.way(way.tolls, &way.cost)));
    }
    let mut lines: Vec<Line<'static>> = wrap(&text, width).into_iter().map(Line::raw).collect();
    if let Some(space @ SpaceView::House { .. }) = scene.view.town.get(usize::from(place)) {
        lines.push(Line::from(town::offer(scene, space)));
    }
    if asking.outlook.ways.iter().any(|way| way.place == place && way.help > 0) {
        let style = scene.look.ink(Tone::Bad);
        lines.extend(wrap(&scene.say("help-needed"), width).into_iter().map(|line| Line::styled(line, style)));
    }
    lines
}

/// An answer that a bot suggests.
pub fn hint(scene: &Scene<'_>, asking: &Asking, action: Action) -> String {
    match action {
        Action::Place(_, rotation, cell) => {
            format!("{}, {}", scene.phrases.cell(cell), scene.phrases.rotation(rotation))
        }
        action => scene.phrases.action_for(action, &asking.asks, scene.game.edition()),
    }
}

/// Lines that a row of tiles takes: their numbers, and the tiles.
const TILE_LINES: u16 = 6;

fn tiles(asking: &Asking) -> impl Iterator<Item = (usize, TileId)> + '_ {
    asking.choices.entries.iter().enumerate().filter_map(|(line, entry)| match entry.what {
        What::Do(Action::Keep(tile)) => Some((line, tile)),
        _ => None,
    })
}

fn tiles_across(width: usize) -> usize {
    ((width + 1) / (Size::Small.wide() + 1)).max(1)
}

/// The lines that the drawn tiles take.
pub fn tile_lines(asking: &Asking, width: usize) -> u16 {
    let rows = tiles(asking).count().div_ceil(tiles_across(width));
    u16::try_from(rows).unwrap_or(0) * TILE_LINES
}

/// W3.1: the drawn tiles side by side.
pub fn draw_tiles(pen: &mut Pen<'_>, scene: &Scene<'_>, asking: &Asking, hits: &mut Hits<WalnutGroveScreen>) {
    let across = tiles_across(pen.width());
    let (wide, high) = (Size::Small.wide() + 1, Size::Small.high());
    let all: Vec<_> = tiles(asking).collect();
    for row in all.chunks(across) {
        let area = pen.rest();
        let mut canvas = Canvas::new(across * wide, high + 1);
        for (column, &(line, tile)) in row.iter().enumerate() {
            let number = format!(" {} ", line + 1);
            let selected = line == asking.choices.cursor;
            let paint = match selected {
                true => Paint { ink: Tone::Ink, ground: Tone::Mark, strong: true },
                false => Paint { ink: Tone::Faint, ..Paint::default() },
            };
            canvas.write(column * wide + 2, 0, &number, paint);
            if let Some(tile) = scene.game.edition().tile(tile, Rotation::R0) {
                face(&mut canvas, (column * wide, 1), Size::Small, &Face::fresh(tile), scene.look);
            }
            let x = u16::try_from(column * wide).unwrap_or(0);
            let (width, height) = (u16::try_from(wide).unwrap_or(0), u16::try_from(high + 1).unwrap_or(0));
            hits.add(Rect { x: area.x + x, y: area.y, width, height }, Hit::Entry(line));
        }
        canvas.show(pen.buffer, area, (0, 0), scene.look);
        pen.skip(TILE_LINES);
    }
}
