//! The score sheet.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use walnut_grove::by::Place;
use walnut_grove::pieces::Improvement;
use walnut_grove::score::ScoreCategory;

use super::kit::{self, Pen};
use super::scene::Scene;
use crate::palette::Tone;

/// Draws the points of every seat by category; improvements in detail if there is room.
pub fn draw(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>) {
    let mut pen = Pen::new(buffer, area);
    let look = scene.look;
    let seats = scene.view.players.len();
    let widest = if pen.width() < 45 { 7usize } else { 9 };
    let column = widest.min(pen.width().saturating_sub(12).checked_div(seats.max(1)).unwrap_or(9)).max(5);
    let first = pen.width().saturating_sub(column * seats).clamp(10, 26);
    let mut head = vec![Span::raw(" ".repeat(first))];
    for player in &scene.view.players {
        let name = kit::cut(&scene.name(player.seat), column.saturating_sub(3), look);
        let gap = column.saturating_sub(name.chars().count() + 2);
        head.extend([Span::raw(" ".repeat(gap)), kit::seat(player.seat.number(), look), Span::raw(format!(" {name}"))]);
    }
    pen.line(Line::from(head));
    for sheet in scene.phrases.score_sheet(scene.view) {
        let strong = sheet.category == ScoreCategory::Total;
        let style = if strong { look.strong(Tone::Accent) } else { look.ink(Tone::Plain) };
        let mut spans = vec![Span::styled(kit::pad(&sheet.heading, first, look), style)];
        for points in &sheet.points {
            spans.push(Span::styled(format!("{:>column$}", scene.shown(points)), style));
        }
        pen.line(Line::from(spans));
        if sheet.category == ScoreCategory::Improvements {
            for line in improvements(scene, first, column) {
                pen.line(line);
            }
        }
    }
}

fn improvements(scene: &Scene<'_>, first: usize, column: usize) -> Vec<Line<'static>> {
    let owned = |kind: Improvement| scene.view.players.iter().any(|player| player.improvements[kind] > 0);
    let line = |&kind: &Improvement| {
        let name = kit::pad(&format!("  {}", scene.phrases.improvement(kind)), first, scene.look);
        let mut spans = vec![Span::styled(name, scene.look.ink(Tone::Faint))];
        for player in &scene.view.players {
            let points =
                if player.improvements[kind] > 0 { player.score.improvements[kind].to_string() } else { String::new() };
            spans.push(Span::styled(format!("{points:>column$}"), scene.look.ink(Tone::Faint)));
        }
        Line::from(spans)
    };
    Improvement::ALL.iter().filter(|&&kind| owned(kind)).map(line).collect()
}
