//! What is asked, and every answer.

use std::ops::Range;

use bots::analysis::Opinion;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use walnut_grove::outlook::Harvest;
use walnut_grove::player::Source;
use walnut_grove::tile::{Rotation, Spot};
use walnut_grove::view::{AskView, SpaceView};
use walnut_grove::{Action, Item, State};

use super::kit::{self, Pen, wrap};
use super::scene::Scene;
use super::{Hit, Hits, town};
use crate::asking::{Asking, Entry, What};
use crate::draw::{Canvas, Face, Size, face};
use crate::palette::{Paint, Tone};

/// What a hint has come to.
#[derive(Clone, Debug)]
pub enum Hint {
    /// A bot is thinking.
    Thinking,
    /// It has thought.
    Thought(Opinion<Action>),
    /// It has no opinion.
    Nothing,
}

/// Draws the panel.
pub fn draw(
    buffer: &mut Buffer,
    area: Rect,
    scene: &Scene<'_>,
    asking: &Asking,
    state: &State,
    hint: Option<&Hint>,
    hits: &mut Hits,
) {
    let look = scene.look;
    let width = usize::from(area.width);
    let said = scene.phrases.ask(&asking.asks);
    let tiles = tile_rows(asking, width);
    let details = details(scene, asking, state, width);
    let hints = hint.map_or_else(Vec::new, |hint| hint_lines(scene, asking, hint));
    let title = wrap(&said.title, width);

    // What must be seen comes first; the explanation gets what is left.
    let fixed = title.len() + tiles * TILE_LINES + hints.len();
    let height = usize::from(area.height);
    let entries: Vec<Vec<Line<'static>>> = asking
        .entries
        .iter()
        .enumerate()
        .map(|(line, entry)| kit::folded(entry_line(scene, asking, entry, line == asking.cursor, state), width, 4))
        .collect();
    let room = height.saturating_sub(fixed + details.len().min(3)).max(3);
    let shown = in_sight(&entries, asking.cursor, room);
    let list: usize = shown.clone().filter_map(|line| entries.get(line)).map(Vec::len).sum();
    let spare = height.saturating_sub(fixed + list + details.len());
    let help = wrap(&said.help, width);

    let mut pen = Pen::new(buffer, area);
    title.iter().for_each(|line| pen.text(line, look.strong(Tone::Accent)));
    let mut gaps = spare;
    if help.len() < spare {
        help.iter().for_each(|line| pen.text(line, look.ink(Tone::Faint)));
        gaps = spare - help.len();
    }
    let gap = |pen: &mut Pen<'_>, gaps: &mut usize| {
        if *gaps > 0 {
            *gaps -= 1;
            pen.skip(1);
        }
    };
    gap(&mut pen, &mut gaps);
    if tiles > 0 {
        draw_tiles(&mut pen, scene, asking, tiles, hits);
    }
    for (line, parts) in entries.into_iter().enumerate().filter(|(line, _)| shown.contains(line)) {
        for part in parts {
            hits.add(pen.here(), Hit::Entry(line));
            pen.line(part);
        }
    }
    gap(&mut pen, &mut gaps);
    details.into_iter().for_each(|line| pen.line(line));
    if !hints.is_empty() {
        gap(&mut pen, &mut gaps);
        hints.into_iter().for_each(|line| pen.line(line));
    }
}

/// The entries that fit into so many lines, the selected one among them.
fn in_sight(entries: &[Vec<Line<'static>>], cursor: usize, room: usize) -> Range<usize> {
    let lines = |range: Range<usize>| -> usize { entries.get(range).unwrap_or_default().iter().map(Vec::len).sum() };
    let first = (0..=cursor).find(|&first| lines(first..cursor + 1) <= room).unwrap_or(cursor);
    let last = (cursor + 1..=entries.len()).rev().find(|&last| lines(first..last) <= room);
    first..last.unwrap_or(cursor + 1)
}

fn entry_line(scene: &Scene<'_>, asking: &Asking, entry: &Entry, selected: bool, state: &State) -> Line<'static> {
    let look = scene.look;
    let pointer = if selected { look.pointer() } else { " " };
    let style = match entry.what {
        What::Shut(..) => look.ink(Tone::Faint),
        _ if selected => look.strong(Tone::Mark),
        _ => look.ink(Tone::Plain),
    };
    let mut spans = vec![Span::styled(format!("{pointer}{:>2} ", entry.key), look.strong(Tone::Mark))];
    match &entry.what {
        What::Lay => spans.push(Span::styled(scene.say("term-lay"), style)),
        What::Do(Action::Move(place)) => spans.extend(way_spans(scene, asking, *place, style)),
        What::Shut(place, _) => spans.push(Span::styled(house_name(scene, *place), style)),
        What::Do(action) => spans.extend(do_spans(scene, asking, *action, style)),
        What::All(actions) => {
            let what = scene.phrases.payment(actions);
            spans.push(Span::styled(scene.about("pay-all", [("what", what.into())]), style));
        }
        What::Pick(action, most) => spans.extend(pick_spans(scene, asking, *action, *most, entry.picked, style)),
        What::Submit => spans.push(Span::styled(submit_text(scene, asking, state), style)),
    }
    Line::from(spans)
}

fn house_name(scene: &Scene<'_>, place: u8) -> String {
    scene.edition.house(place).map(|house| scene.phrases.house(&house.name)).unwrap_or_default()
}

/// A way through town: where to, and what it costs.
fn way_spans(scene: &Scene<'_>, asking: &Asking, place: u8, style: ratatui::style::Style) -> Vec<Span<'static>> {
    let look = scene.look;
    let mut spans = vec![Span::styled(kit::pad(&house_name(scene, place), 20, look), style), Span::raw(" ")];
    let Some(way) = asking.outlook.ways.iter().find(|way| way.place == place) else { return spans };
    spans.extend(kit::signs(&way.cost, look));
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
fn do_spans(scene: &Scene<'_>, asking: &Asking, action: Action, style: ratatui::style::Style) -> Vec<Span<'static>> {
    let look = scene.look;
    let sign = match action {
        Action::Pay(source) | Action::Sell(source) => {
            Some(Span::styled(look.good(source.good()), look.strong(Tone::Good(source.good()))))
        }
        Action::PayCoin => Some(Span::styled(look.coin(), look.strong(Tone::Accent))),
        Action::Hire(colour) => Some(Span::styled(
            format!("{}{}", look.figure(), look.good(colour.eats())),
            look.strong(Tone::labourer(colour)),
        )),
        _ => None,
    };
    let text = scene.phrases.action_for(action, &asking.asks, scene.edition);
    sign.into_iter().flat_map(|sign| [sign, Span::raw(" ")]).chain([Span::styled(text, style)]).collect()
}

fn pick_spans(
    scene: &Scene<'_>,
    asking: &Asking,
    action: Action,
    most: u8,
    picked: u8,
    style: ratatui::style::Style,
) -> Vec<Span<'static>> {
    let look = scene.look;
    let mark = match (picked, most) {
        (0, 1) => "[ ] ".to_owned(),
        (_, 1) => format!("[{}] ", if matches!(action, Action::Work(_)) { look.figure() } else { "x" }),
        _ => format!("[{picked}/{most}] "),
    };
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
        Some(good) => Span::styled(format!("{} ", look.good(good)), look.strong(Tone::Good(good))),
        None => Span::styled(format!("{} ", look.coin()), look.strong(Tone::Accent)),
    };
    vec![mark, sign, Span::styled(text, style), Span::styled(note, look.ink(Tone::Faint))]
}

/// W5.3, W5.4: what of a harvest does not stay on the land, in short.
fn away(scene: &Scene<'_>, harvest: &Harvest) -> String {
    let parts = [("term-to-barn", harvest.to_barn), ("term-too-many", harvest.lost)];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    parts.map(|(text, count)| scene.about(text, [("count", count.into())])).collect::<Vec<_>>().join(", ")
}

fn source_text(scene: &Scene<'_>, source: Source) -> String {
    let good = scene.phrases.good(source.good());
    match source.spot() {
        None => good,
        Some(spot) => format!("{good} ({})", scene.phrases.spot(spot)),
    }
}

/// "Harvest (1 of 2)"
fn submit_text(scene: &Scene<'_>, asking: &Asking, state: &State) -> String {
    let Some(picks) = &asking.outlook.picks else { return String::new() };
    let name = match asking.asks {
        AskView::Work { .. } => "harvest",
        AskView::Sell { .. } if asking.picked() == 0 => {
            return scene.phrases.action_for(Action::Done, &asking.asks, state.edition());
        }
        AskView::Sell { .. } => "sell",
        AskView::Take { .. } => "take",
        AskView::GiveUp { .. } => "give-up",
        _ => "repay",
    };
    let count = scene.about("picked", [("count", asking.picked().into()), ("of", picks.count.into())]);
    format!("{} ({count})", scene.say(name))
}

/// More about the selected line.
fn details(scene: &Scene<'_>, asking: &Asking, state: &State, width: usize) -> Vec<Line<'static>> {
    let look = scene.look;
    let faint = |text: String| -> Vec<Line<'static>> {
        wrap(&text, width).into_iter().map(|line| Line::styled(line, look.ink(Tone::Plain))).collect()
    };
    let mut lines = match asking.selected().map(|entry| &entry.what) {
        Some(What::Lay) => asking.laid().map(|laid| faint(scene.phrases.changes(laid))).unwrap_or_default(),
        Some(What::Shut(_, why)) => wrap(&scene.phrases.refusal(why), width)
            .into_iter()
            .map(|line| Line::styled(line, look.ink(Tone::Bad)))
            .collect(),
        Some(What::Do(Action::Move(place))) => house_details(scene, asking, *place, width),
        Some(What::Do(Action::Buy(improvement))) => faint(scene.phrases.improvement_points(*improvement)),
        Some(What::Do(Action::Keep(tile))) => {
            faint(scene.phrases.tile_face(scene.edition.tile_number(*tile), Rotation::R0, scene.edition))
        }
        Some(What::Pick(Action::Work(spot), _)) => {
            let harvest = asking.outlook.harvest.iter().find(|harvest| harvest.area == *spot);
            let goes = harvest.map(|harvest| scene.phrases.harvest_goes(harvest));
            let made = harvest.map(|harvest| scene.phrases.goods(harvest.made, harvest.good)).unwrap_or_default();
            faint(format!("{made}, {}: {}", scene.phrases.spot(*spot), goes.unwrap_or_default()))
        }
        _ => Vec::new(),
    };
    if asking.is_final(state) {
        lines.push(Line::styled(scene.say("confirm-final"), look.ink(Tone::Faint)));
    }
    lines
}

fn house_details(scene: &Scene<'_>, asking: &Asking, place: u8, width: usize) -> Vec<Line<'static>> {
    let Some(house) = scene.edition.house(place) else { return Vec::new() };
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

fn hint_lines(scene: &Scene<'_>, asking: &Asking, hint: &Hint) -> Vec<Line<'static>> {
    let look = scene.look;
    let opinion = match hint {
        Hint::Thinking => return vec![Line::styled(scene.say("term-hint-thinking"), look.ink(Tone::Faint))],
        Hint::Nothing => return vec![Line::styled(scene.say("problem-no-hint"), look.ink(Tone::Faint))],
        Hint::Thought(opinion) => opinion,
    };
    let mut lines = vec![Line::styled(scene.say("hint-title"), look.strong(Tone::Accent))];
    for rated in opinion.actions.iter().take(3) {
        let text = match rated.action {
            Action::Place(_, rotation, cell) => {
                format!("{}, {}", scene.phrases.cell(cell), scene.phrases.rotation(rotation))
            }
            action => scene.phrases.action_for(action, &asking.asks, scene.edition),
        };
        let points = format!("{:>5.1} ", rated.points);
        lines.push(Line::from(vec![Span::styled(points, look.strong(Tone::Fine)), Span::raw(text)]));
    }
    lines
}

/// Lines that a row of tiles takes: their numbers, and the tiles.
const TILE_LINES: usize = 6;

fn tiles(asking: &Asking) -> impl Iterator<Item = (usize, walnut_grove::tile::TileId)> + '_ {
    asking.entries.iter().enumerate().filter_map(|(line, entry)| match entry.what {
        What::Do(Action::Keep(tile)) => Some((line, tile)),
        _ => None,
    })
}

fn tiles_across(width: usize) -> usize {
    ((width + 1) / (Size::Small.wide() + 1)).max(1)
}

fn tile_rows(asking: &Asking, width: usize) -> usize {
    tiles(asking).count().div_ceil(tiles_across(width))
}

/// W3.1: the drawn tiles side by side.
fn draw_tiles(pen: &mut Pen<'_>, scene: &Scene<'_>, asking: &Asking, rows: usize, hits: &mut Hits) {
    let across = tiles_across(pen.width());
    let (wide, high) = (Size::Small.wide() + 1, Size::Small.high());
    let all: Vec<_> = tiles(asking).collect();
    for row in all.chunks(across).take(rows) {
        let area = pen.rest();
        let mut canvas = Canvas::new(across * wide, high + 1);
        for (column, &(line, tile)) in row.iter().enumerate() {
            let number = format!(" {} ", line + 1);
            let selected = line == asking.cursor;
            let paint = match selected {
                true => Paint { ink: Tone::Ink, ground: Tone::Mark, strong: true },
                false => Paint { ink: Tone::Faint, ..Paint::default() },
            };
            canvas.write(column * wide + 2, 0, &number, paint);
            if let Some(tile) = scene.edition.tile(tile, Rotation::R0) {
                face(&mut canvas, (column * wide, 1), Size::Small, &Face::fresh(tile), scene.look);
            }
            let x = u16::try_from(column * wide).unwrap_or(0);
            let (width, height) = (u16::try_from(wide).unwrap_or(0), u16::try_from(high + 1).unwrap_or(0));
            hits.add(Rect { x: area.x + x, y: area.y, width, height }, Hit::Entry(line));
        }
        canvas.show(pen.buffer, area, (0, 0), scene.look);
        pen.skip(u16::try_from(TILE_LINES).unwrap_or(0));
    }
}
