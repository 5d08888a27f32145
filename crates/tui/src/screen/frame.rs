//! What the screens of a running game and of a recorded one have in common: the panels and their names, the other seats,
//! the line of keys.

use std::fmt;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::Seat;
use words::{Phrasebook, StoryLine};

use super::{Looking, SceneOf, Screen};
use crate::kit::{self, Pen, heading};
use crate::layout::{LEAST, Layout};
use crate::palette::{Paint, Tone};
use crate::pane::{Hit, Hits, Pan, Pane};
use crate::scene::Scene;
use crate::{log, points};

/// What came of drawing.
pub struct Drawn<S: Screen> {
    /// What is where.
    pub hits: Hits<S>,
    /// How far the log can be scrolled.
    pub log_back: usize,
    /// Where the cursor of the command line is.
    pub cursor: Option<(u16, u16)>,
}

impl<S: Screen> Default for Drawn<S> {
    fn default() -> Drawn<S> {
        Drawn { hits: Hits::default(), log_back: 0, cursor: None }
    }
}

impl<S: Screen> fmt::Debug for Drawn<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Drawn").field("hits", &self.hits).field("log_back", &self.log_back).finish_non_exhaustive()
    }
}

/// The panels around the question.
pub struct Table<'a, S: Screen> {
    /// The table.
    pub scene: SceneOf<'a, S>,
    /// The viewer's seat, if the viewer plays.
    pub own: Option<Seat>,
    /// What the viewer is asked.
    pub asking: Option<&'a S::Asking>,
    /// What the large place shows.
    pub pane: Pane<S::Pane>,
    /// What happened.
    pub log: &'a [StoryLine],
    /// The record's line from which on it stands out.
    pub news: usize,
    /// How many lines the log is scrolled back.
    pub back: usize,
    /// How far a panel that does not fit is moved.
    pub pan: Pan,
}

/// The layout for a terminal of this size.
pub fn layout<S: Screen>(area: Rect, seats: u8) -> Layout {
    Layout::of(area, seats, |column| S::docked().map(|_| S::docked_lines(column)))
}

/// Whether the terminal is too small, which it says then.
pub fn too_small<P: Phrasebook>(buffer: &mut Buffer, area: Rect, scene: &Scene<'_, P>) -> bool {
    let small = area.width < LEAST.0 || area.height < LEAST.1;
    if small {
        let about = [("width", LEAST.0.into()), ("height", LEAST.1.into())];
        Pen::new(buffer, area).wrapped(&scene.say_with("term-too-small", about), scene.look.strong(Tone::Bad), 9);
    }
    small
}

/// The panels that can be looked at in the large place, in their order.
pub fn available<S: Screen>(layout: &Layout, scene: &SceneOf<'_, S>, own: Seat) -> Vec<Pane<S::Pane>> {
    let docked = S::docked().filter(|_| layout.docked.is_some());
    let panes = S::panes(scene, own).into_iter().filter(|&pane| Some(pane) != docked);
    let mut panes: Vec<_> = panes.map(Pane::Game).collect();
    if layout.log.is_none() {
        panes.push(Pane::Log);
    }
    if layout.points.is_none() {
        panes.push(Pane::Points);
    }
    panes
}

/// The panel after this one, or the one before it; after the last comes the first.
pub fn beside<P: Copy + PartialEq>(panes: &[Pane<P>], now: Pane<P>, on: bool) -> Option<Pane<P>> {
    let now = panes.iter().position(|pane| *pane == now).unwrap_or(0);
    let count = panes.len().max(1);
    panes.get(if on { (now + 1) % count } else { (now + count - 1) % count }).copied()
}

impl<S: Screen> Table<'_, S> {
    /// Draws the panel in the large place, with the names of all panels in its heading.
    pub fn draw_main(&self, buffer: &mut Buffer, layout: &Layout, drawn: &mut Drawn<S>) {
        let inner = self.pane_names(buffer, layout, &mut drawn.hits);
        match self.pane {
            Pane::Game(pane) => {
                S::draw_pane(buffer, inner, &self.scene, self.looking_at(pane), &mut drawn.hits.shown);
            }
            Pane::Log => self.draw_log(buffer, inner, drawn),
            Pane::Points => points::draw::<S>(buffer, inner, &self.scene),
        }
    }

    /// Draws the panels that have places of their own.
    pub fn draw_rest(&self, buffer: &mut Buffer, layout: &Layout, drawn: &mut Drawn<S>) {
        let scene = &self.scene;
        if let Some((area, pane)) = layout.docked.zip(S::docked()) {
            let inner = heading(buffer, area, &S::pane_name(scene, pane, self.own), scene.look);
            S::draw_docked(buffer, inner, scene, self.looking_at(pane), &mut drawn.hits.shown);
        }
        if let Some(area) = layout.log {
            let inner = heading(buffer, area, &scene.say("log"), scene.look);
            self.draw_log(buffer, inner, drawn);
        }
        if let Some(area) = layout.points {
            let inner = heading(buffer, area, &scene.say("scores"), scene.look);
            points::draw::<S>(buffer, inner, scene);
        }
        if let Some(area) = layout.others {
            self.draw_others(buffer, area);
        }
    }

    fn looking_at(&self, pane: S::Pane) -> Looking<'_, S> {
        Looking { pane, asking: self.asking, pan: self.pan }
    }

    fn draw_log(&self, buffer: &mut Buffer, area: Rect, drawn: &mut Drawn<S>) {
        drawn.hits.add(area, Hit::Log);
        drawn.log_back = log::draw(buffer, area, &self.scene, self.log, self.news, self.back);
    }

    /// The names of the panels, the shown one marked; what is below them is free.
    fn pane_names(&self, buffer: &mut Buffer, layout: &Layout, hits: &mut Hits<S>) -> Rect {
        let (area, scene) = (layout.main, &self.scene);
        let look = scene.look;
        let inner = heading(buffer, area, "", look);
        let mut x = area.x + 2;
        let longest = if area.width >= 60 { 20 } else { 14usize.saturating_sub(2 * usize::from(scene.seats())) };
        for pane in available::<S>(layout, scene, self.own.unwrap_or_default()) {
            let name = match pane {
                Pane::Game(pane) => S::pane_name(scene, pane, self.own),
                Pane::Log => scene.say("log"),
                Pane::Points => scene.say("scores"),
            };
            let room = usize::from(area.right().saturating_sub(x));
            let text = format!(" {} ", kit::cut(&name, room.saturating_sub(2).min(longest), look));
            let width = u16::try_from(text.chars().count()).unwrap_or(0);
            if usize::from(width) > room || room < 5 {
                break;
            }
            let style = match pane == self.pane {
                true => look.style(Paint { ink: Tone::Ink, ground: Tone::Mark, strong: true }),
                false => look.ink(Tone::Accent),
            };
            buffer.set_stringn(x, area.y, &text, room, style);
            hits.add(Rect { x, y: area.y, width, height: 1 }, Hit::Pane(pane));
            x += width + 1;
        }
        inner
    }

    /// All seats but the one that the large place shows.
    fn draw_others(&self, buffer: &mut Buffer, area: Rect) {
        let scene = &self.scene;
        let shown = match self.pane {
            Pane::Game(pane) => S::pane_seat(pane),
            _ => None,
        };
        let shown = shown.or(self.own);
        let seats: Vec<Seat> = Seat::all(scene.seats()).filter(|&seat| Some(seat) != shown).collect();
        let each = area.height.checked_div(u16::try_from(seats.len()).unwrap_or(1)).unwrap_or(0);
        for (place, seat) in (0u16..).zip(seats) {
            let part = Rect { y: area.y + place * each, height: each, ..area };
            let inner = heading(buffer, part, &scene.name(seat), scene.look);
            S::draw_other(buffer, inner, scene, seat);
        }
    }
}

/// Keys and what they do, as many as fit.
pub fn key_line<P: Phrasebook>(buffer: &mut Buffer, area: Rect, scene: &Scene<'_, P>, keys: &[(&str, &str)]) {
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
