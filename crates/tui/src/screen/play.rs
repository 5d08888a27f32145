//! The screen of a game that is being played.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Game, Seat};
use words::Phrasebook;

use super::Screen;
use super::frame::{Drawn, Table, key_line, plain_signs, too_small};
use crate::asking::Asking;
use crate::command::CommandLine;
use crate::kit::{self, Pen, heading, wrap};
use crate::layout::Layout;
use crate::palette::Tone;
use crate::pane::Pane;
use crate::question::{self, Hint};
use crate::{bar, help, log, points};

/// Everything that the screen shows.
pub struct Play<'a, S: Screen> {
    /// The panels.
    pub table: Table<'a, S>,
    /// The viewer's seat.
    pub seat: Seat,
    /// What a bot would do.
    pub hint: Option<&'a Hint<<S::Game as Game>::Action>>,
    /// The last message, and whether something went wrong.
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

/// Draws the screen.
pub fn draw<S: Screen>(buffer: &mut Buffer, area: Rect, layout: &Layout, play: &Play<'_, S>) -> Drawn<S> {
    let mut drawn = Drawn::default();
    let scene = &play.table.scene;
    if too_small(buffer, area, scene) {
        return drawn;
    }
    if let Some(scrolled) = play.help {
        help::draw::<S>(buffer, Rect { height: area.height - 1, ..area }, scene, &S::help_keys(), scrolled);
        key_line(buffer, layout.keys, scene, &[("Esc", "close"), ("PgDn", "term-key-scroll")]);
    } else if play.hand_over {
        hand_over(buffer, area, play);
    } else {
        bar::draw::<S>(buffer, layout.bar, scene);
        play.table.draw_main(buffer, layout, &mut drawn);
        draw_question(buffer, layout, play, &mut drawn);
        play.table.draw_rest(buffer, layout, &mut drawn);
        bottom(buffer, layout, play, &mut drawn);
    }
    if scene.look.ascii {
        plain_signs(buffer, area);
    }
    drawn
}

fn draw_question<S: Screen>(buffer: &mut Buffer, layout: &Layout, play: &Play<'_, S>, drawn: &mut Drawn<S>) {
    let area = layout.ask;
    let scene = &play.table.scene;
    let look = scene.look;
    if let Some(asking) = play.table.asking {
        let title = scene.say_with("term-your-turn", [("name", scene.name(asking.choices().seat).into())]);
        let inner = heading(buffer, area, &title, look);
        question::draw::<S>(buffer, inner, scene, asking, play.hint, &mut drawn.hits);
        return;
    }
    if let Some(outcome) = scene.game.outcome() {
        let inner = heading(buffer, area, &scene.say("term-over"), look);
        let mut pen = Pen::new(buffer, inner);
        let result = scene.phrases.result(&outcome, &|seat| scene.name(seat));
        pen.wrapped(&result, look.strong(Tone::Mark), 4);
        pen.skip(1);
        pen.wrapped(&scene.say("term-over-help"), look.ink(Tone::Faint), 6);
        pen.skip(1);
        let rest = pen.rest();
        points::draw::<S>(buffer, rest, scene);
        return;
    }
    let names: Vec<String> = scene.asked().map(|seat| scene.name(seat)).collect();
    let inner = heading(buffer, area, &scene.phrases.words().waiting(&names), look);
    let mut pen = Pen::new(buffer, inner);
    if play.can_undo {
        pen.wrapped(&scene.say("ready-revocable"), look.ink(Tone::Faint), 4);
        pen.skip(1);
    }
    if layout.log.is_none() && play.table.pane != Pane::Log {
        let rest = pen.rest();
        log::draw(buffer, rest, scene, play.table.log, play.table.news, 0);
    }
}

/// Several people at one terminal: nobody sees what is hidden from them.
fn hand_over<S: Screen>(buffer: &mut Buffer, area: Rect, play: &Play<'_, S>) {
    let scene = &play.table.scene;
    let name = scene.name(play.seat);
    let text = scene.say_with("term-hand-over", [("name", name.into())]);
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
fn bottom<S: Screen>(buffer: &mut Buffer, layout: &Layout, play: &Play<'_, S>, drawn: &mut Drawn<S>) {
    let scene = &play.table.scene;
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
    let mut keys = play.table.asking.map(|asking| asking.keys(look)).unwrap_or_default();
    keys.push(("Tab", "term-key-look"));
    if play.can_undo {
        keys.push(("u", "undo"));
    }
    if play.table.asking.is_some() {
        keys.push(("h", "hint"));
    }
    keys.extend([("?", "term-key-help"), ("q", "term-key-quit"), (":", "term-key-command")]);
    key_line(buffer, layout.keys, scene, &keys);
}
