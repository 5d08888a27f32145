//! The two lines at the top: when it is and who plays, and a line of the game's own.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Game, Seat};
use words::Phrasebook;

use crate::kit::{self, Pen};
use crate::palette::Tone;
use crate::scene::Scene;
use crate::screen::{SceneOf, Screen};

/// Draws both lines.
pub fn draw<S: Screen>(buffer: &mut Buffer, area: Rect, scene: &SceneOf<'_, S>) {
    let mut pen = Pen::new(buffer, area);
    pen.line(when_and_who(scene));
    pen.line(S::bar(scene));
}

fn when_and_who<P: Phrasebook>(scene: &Scene<'_, P>) -> Line<'static> {
    let look = scene.look;
    let when = scene.phrases.when(scene.game.when());
    let mut spans = vec![Span::styled(format!(" {when}"), look.strong(Tone::Accent)), Span::raw("  ")];
    let sheet = scene.phrases.score_sheet(scene.game, scene.viewer);
    let totals = sheet.iter().find(|line| line.is_total).map_or(&[][..], |line| &line.points);
    let asked: Vec<Seat> = scene.asked().collect();
    for (seat, points) in Seat::all(scene.seats()).zip(totals) {
        let is_asked = asked.contains(&seat);
        spans.push(Span::raw(if is_asked { format!(" {}", look.pointer()) } else { "  ".to_owned() }));
        spans.push(kit::seat(seat.number(), look));
        let name = format!(" {} ", scene.name(seat));
        spans.push(if is_asked { Span::styled(name, look.strong(Tone::Plain)) } else { Span::raw(name) });
        spans.push(Span::styled(scene.shown(points), look.strong(Tone::Accent)));
    }
    Line::from(spans)
}
