//! The screen of a game that is being played.

use phrases::StoryLine;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Actor, Seat};
use walnut_grove::{Season, State};

use super::ask::Hint;
use super::farm::Pan;
use super::kit::{self, Pen, heading, wrap};
use super::layout::{LEAST, Layout};
use super::scene::Scene;
use super::{Hit, Hits, Pane, ask, bar, farm, help, log, points, ring, town};
use crate::asking::Asking;
use crate::command::CommandLine;
use crate::draw::Marks;
use crate::palette::{Paint, Tone};

/// Everything that the screen shows.
pub struct Play<'a> {
    /// The table.
    pub scene: Scene<'a>,
    /// The game, for what answers would lead to.
    pub state: &'a State,
    /// Whose eyes these are.
    pub seat: Seat,
    /// What they are asked.
    pub asking: Option<&'a Asking>,
    /// What a bot would do.
    pub hint: Option<&'a Hint>,
    /// What the large panel shows.
    pub pane: Pane,
    /// What happened.
    pub log: &'a [StoryLine],
    /// The record's line from which on it is news to them.
    pub news: usize,
    /// How many lines the log is scrolled back.
    pub back: usize,
    /// How far a farm that does not fit is moved.
    pub pan: Pan,
    /// What was said last, and whether something went wrong.
    pub message: Option<(&'a str, bool)>,
    /// The command line, if it is open.
    pub command: Option<&'a CommandLine>,
    /// How far the help is scrolled, if it is open.
    pub help: Option<usize>,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether the screen is to be handed over to somebody first.
    pub hand_over: bool,
}

/// What came of drawing.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// What is where.
    pub hits: Hits,
    /// How far the log can be scrolled.
    pub log_back: usize,
    /// Where the cursor of the command line is.
    pub cursor: Option<(u16, u16)>,
}

/// Draws the screen.
pub fn draw(buffer: &mut Buffer, area: Rect, play: &Play<'_>) -> Drawn {
    let mut drawn = Drawn::default();
    let scene = &play.scene;
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let about = [("width", LEAST.0.into()), ("height", LEAST.1.into())];
        Pen::new(buffer, area).wrapped(&scene.about("term-too-small", about), scene.look.strong(Tone::Bad), 9);
        return drawn;
    }
    let layout = Layout::of(area, scene.view.seats);
    if let Some(scrolled) = play.help {
        help::draw(buffer, Rect { height: area.height - 1, ..area }, scene, &help::PLAY, scrolled);
        key_line(buffer, layout.keys, scene, &[("Esc", "close"), ("PgDn", "term-key-scroll")]);
    } else if play.hand_over {
        hand_over(buffer, area, play);
    } else {
        table(buffer, &layout, play, &mut drawn);
        bottom(buffer, &layout, play, &mut drawn);
    }
    if scene.look.ascii {
        plain_signs(buffer, area);
    }
    drawn
}

fn table(buffer: &mut Buffer, layout: &Layout, play: &Play<'_>, drawn: &mut Drawn) {
    let scene = &play.scene;
    bar::draw(buffer, layout.bar, scene);
    panes(buffer, layout, play, drawn);
    question(buffer, layout, play, drawn);
    let house = play.asking.and_then(Asking::house);
    if let Some(area) = layout.town {
        let inner = heading(buffer, area, &scene.say("town"), scene.look);
        ring::draw(buffer, inner, scene, house, &mut drawn.hits);
    }
    if let Some(area) = layout.log {
        let inner = heading(buffer, area, &scene.say("log"), scene.look);
        drawn.hits.add(inner, Hit::Log);
        drawn.log_back = log::draw(buffer, inner, scene, play.log, play.news, play.back);
    }
    if let Some(area) = layout.points {
        let inner = heading(buffer, area, &scene.say("scores"), scene.look);
        points::draw(buffer, inner, scene);
    }
    if let Some(area) = layout.others {
        let shown = match play.pane {
            Pane::Farm(seat) => seat,
            _ => play.seat,
        };
        others(buffer, area, scene, Some(shown));
    }
}

/// The panels that take turns: their names in the heading, the shown one below.
fn panes(buffer: &mut Buffer, layout: &Layout, play: &Play<'_>, drawn: &mut Drawn) {
    let scene = &play.scene;
    let inner = pane_names(buffer, layout, scene, Some(play.seat), play.pane, &mut drawn.hits);
    match play.pane {
        Pane::Farm(seat) => {
            let Some(player) = scene.player(seat) else { return };
            let asking = play.asking.filter(|asking| asking.seat == seat);
            let marks = asking.map_or_else(Marks::default, |asking| asking.marks(player, play.state));
            drawn.hits.farm = Some(farm::draw(buffer, inner, scene, player, &marks, play.pan));
        }
        Pane::Town => {
            town::draw(buffer, inner, scene, play.asking.and_then(Asking::house), &mut drawn.hits);
        }
        Pane::Log => {
            drawn.hits.add(inner, Hit::Log);
            drawn.log_back = log::draw(buffer, inner, scene, play.log, play.news, play.back);
        }
        Pane::Points => points::draw(buffer, inner, scene),
    }
}

/// The panels that can be looked at in the large place, in their order.
pub fn available(layout: &Layout, seats: u8, own: Seat) -> Vec<Pane> {
    let mut panes = vec![Pane::Farm(own)];
    if layout.town.is_none() {
        panes.push(Pane::Town);
    }
    panes.extend(Seat::all(seats).filter(|&seat| seat != own).map(Pane::Farm));
    if layout.log.is_none() {
        panes.push(Pane::Log);
    }
    if layout.points.is_none() {
        panes.push(Pane::Points);
    }
    panes
}

/// The panel after this one, or the one before it; after the last comes the first.
pub fn beside(panes: &[Pane], now: Pane, on: bool) -> Option<Pane> {
    let now = panes.iter().position(|pane| *pane == now).unwrap_or(0);
    let count = panes.len().max(1);
    panes.get(if on { (now + 1) % count } else { (now + count - 1) % count }).copied()
}

/// The names of the panels, the shown one marked; what is below them is free.
pub fn pane_names(
    buffer: &mut Buffer,
    layout: &Layout,
    scene: &Scene<'_>,
    own: Option<Seat>,
    shown: Pane,
    hits: &mut Hits,
) -> Rect {
    let area = layout.main;
    let look = scene.look;
    let inner = heading(buffer, area, "", look);
    let mut x = area.x + 2;
    let longest = if area.width >= 60 { 20 } else { 14usize.saturating_sub(2 * usize::from(scene.view.seats)) };
    for pane in available(layout, scene.view.seats, own.unwrap_or_default()) {
        let name = match pane {
            Pane::Farm(seat) if Some(seat) == own => scene.say("jump-farm"),
            Pane::Farm(seat) => scene.name(seat),
            Pane::Town => scene.say("town"),
            Pane::Log => scene.say("log"),
            Pane::Points => scene.say("scores"),
        };
        let room = usize::from(area.right().saturating_sub(x));
        let text = format!(" {} ", kit::cut(&name, room.saturating_sub(2).min(longest), look));
        let width = u16::try_from(text.chars().count()).unwrap_or(0);
        if usize::from(width) > room || room < 5 {
            break;
        }
        let style = match pane == shown {
            true => look.style(Paint { ink: Tone::Ink, ground: Tone::Mark, strong: true }),
            false => look.ink(Tone::Accent),
        };
        buffer.set_stringn(x, area.y, &text, room, style);
        hits.add(Rect { x, y: area.y, width, height: 1 }, Hit::Pane(pane));
        x += width + 1;
    }
    inner
}

fn question(buffer: &mut Buffer, layout: &Layout, play: &Play<'_>, drawn: &mut Drawn) {
    let area = layout.ask;
    let scene = &play.scene;
    let look = scene.look;
    if let Some(asking) = play.asking {
        let title = scene.about("term-your-turn", [("name", scene.name(asking.seat).into())]);
        let inner = heading(buffer, area, &title, look);
        ask::draw(buffer, inner, scene, asking, play.state, play.hint, &mut drawn.hits);
        return;
    }
    if let Some(outcome) = &scene.view.outcome {
        let inner = heading(buffer, area, &scene.phrases.season(Season::Over), look);
        let mut pen = Pen::new(buffer, inner);
        let result = scene.phrases.result(outcome, &|seat| scene.name(seat));
        pen.wrapped(&result, look.strong(Tone::Mark), 4);
        pen.skip(1);
        pen.wrapped(&scene.say("term-over-help"), look.ink(Tone::Faint), 6);
        pen.skip(1);
        let rest = pen.rest();
        points::draw(buffer, rest, scene);
        return;
    }
    let names: Vec<String> = waited_for(play).map(|seat| scene.name(seat)).collect();
    let inner = heading(buffer, area, &scene.phrases.waiting(&names), look);
    let mut pen = Pen::new(buffer, inner);
    if play.can_undo {
        pen.wrapped(&scene.say("ready-revocable"), look.ink(Tone::Faint), 4);
        pen.skip(1);
    }
    if layout.log.is_none() && play.pane != Pane::Log {
        let rest = pen.rest();
        log::draw(buffer, rest, scene, play.log, play.news, 0);
    }
}

fn waited_for<'a>(play: &'a Play<'_>) -> impl Iterator<Item = Seat> + 'a {
    play.scene.view.decisions.iter().filter_map(|open| match open.decision.actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Nature => None,
    })
}

/// The other farms in short, and drawn where there is room.
pub fn others(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, shown: Option<Seat>) {
    let seats: Vec<Seat> = Seat::all(scene.view.seats).filter(|&seat| Some(seat) != shown).collect();
    let each = area.height.checked_div(u16::try_from(seats.len()).unwrap_or(1)).unwrap_or(0);
    for (place, seat) in (0u16..).zip(seats) {
        let part = Rect { y: area.y + place * each, height: each, ..area };
        let inner = heading(buffer, part, &scene.name(seat), scene.look);
        let Some(player) = scene.player(seat) else { continue };
        if inner.height >= farm::YARD + 11 {
            farm::draw(buffer, inner, scene, player, &Marks::default(), Pan::default());
        } else {
            farm::draw_yard(buffer, inner, scene, player);
        }
    }
}

/// Several people at one terminal: nobody sees the other's coins.
fn hand_over(buffer: &mut Buffer, area: Rect, play: &Play<'_>) {
    let scene = &play.scene;
    let name = scene.name(play.seat);
    let text = scene.about("term-hand-over", [("name", name.into())]);
    let lines = wrap(&text, usize::from(area.width).saturating_sub(8));
    let top = area.height / 2 - 2;
    let mut pen =
        Pen::new(buffer, Rect { x: area.x + 4, y: area.y + top, width: area.width - 8, height: area.height - top });
    for line in lines {
        pen.text(&line, scene.look.strong(Tone::Accent));
    }
    pen.skip(1);
    pen.text(&scene.say("term-press-enter"), scene.look.ink(Tone::Faint));
}

/// Messages, the command line, and what the keys do.
fn bottom(buffer: &mut Buffer, layout: &Layout, play: &Play<'_>, drawn: &mut Drawn) {
    let scene = &play.scene;
    let look = scene.look;
    if let Some(command) = play.command {
        drawn.cursor = Some(command.draw(buffer, layout.line, layout.keys, scene));
        return;
    }
    if let Some((message, bad)) = play.message {
        let style = if bad { look.strong(Tone::Bad) } else { look.ink(Tone::Plain) };
        let text = format!(" {}", kit::cut(message, usize::from(layout.line.width).saturating_sub(2), look));
        Pen::new(buffer, layout.line).text(&text, style);
    }
    let mut keys: Vec<(&str, &str)> = Vec::new();
    match play.asking {
        Some(asking) if asking.hover.is_some() => {
            keys.extend([(look.sign("←↑↓→", "<>^v"), "term-key-move"), ("r", "term-key-turn"), ("Enter", "term-lay")]);
        }
        Some(asking) if asking.outlook.picks.is_some() => {
            let pick = if asking.entries.iter().any(|entry| entry.key == "a") { "a-z" } else { "1-9" };
            keys.extend([(pick, "term-key-pick"), ("Enter", "term-key-done")]);
        }
        Some(_) => keys.extend([("1-9", "term-key-choose"), ("Enter", "term-key-do")]),
        None => {}
    }
    keys.push(("Tab", "term-key-look"));
    if play.can_undo {
        keys.push(("u", "undo"));
    }
    if play.asking.is_some() {
        keys.push(("h", "hint"));
    }
    keys.extend([("?", "term-key-help"), ("q", "term-key-quit"), (":", "term-key-command")]);
    key_line(buffer, layout.keys, scene, &keys);
}

/// Keys and what they do, as many as fit.
pub fn key_line(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, keys: &[(&str, &str)]) {
    let look = scene.look;
    let mut spans = vec![Span::raw(" ")];
    let mut width = 1;
    for (key, does) in keys {
        let does = scene.say(does);
        let key =
            if look.ascii { key.replace("← →", "<- ->").replace("↑ ↓", "Up Dn") } else { (*key).to_owned() };
        let needed = key.chars().count() + does.chars().count() + 3;
        if width + needed > usize::from(area.width) {
            break;
        }
        width += needed;
        spans.push(Span::styled(key, look.strong(Tone::Mark)));
        spans.push(Span::styled(format!(" {does}  "), look.ink(Tone::Faint)));
    }
    Pen::new(buffer, area).line(Line::from(spans));
}

/// For terminals with plain letters only: what texts have of other signs is replaced. Letters with accents stay.
pub fn plain_signs(buffer: &mut Buffer, area: Rect) {
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let Some(cell) = buffer.cell_mut((x, y)) else { continue };
            let plain = match cell.symbol() {
                "’" | "‘" => "'",
                "“" | "”" | "„" | "«" | "»" => "\"",
                "–" | "—" | "−" | "─" | "┄" => "-",
                "…" => ".",
                "·" | "•" => "-",
                "×" => "x",
                "\u{a0}" | "\u{202f}" => " ",
                _ => continue,
            };
            cell.set_symbol(plain);
        }
    }
}
