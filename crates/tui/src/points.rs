//! The score sheet.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Seat;
use words::{Phrasebook, ScoreLine};

use crate::kit::{self, Pen};
use crate::palette::Tone;
use crate::scene::Scene;
use crate::screen::{SceneOf, Screen};

/// Draws the points of every seat, line by line; below a line what the game has to say in detail.
pub fn draw<S: Screen>(buffer: &mut Buffer, area: Rect, scene: &SceneOf<'_, S>) {
    let mut pen = Pen::new(buffer, area);
    let look = scene.look;
    let sheet = scene.phrases.score_sheet(scene.game, scene.viewer);
    let seats = sheet.first().map_or(0, |line| line.points.len());
    let widest = if pen.width() < 45 { 7usize } else { 9 };
    let column = widest.min(pen.width().saturating_sub(12).checked_div(seats.max(1)).unwrap_or(9)).max(5);
    let first = pen.width().saturating_sub(column * seats).clamp(10, 26);
    let mut head = vec![Span::raw(" ".repeat(first))];
    for seat in Seat::all(u8::try_from(seats).unwrap_or(0)) {
        let name = kit::cut(&scene.name(seat), column.saturating_sub(3), look);
        let gap = column.saturating_sub(name.chars().count() + 2);
        head.extend([Span::raw(" ".repeat(gap)), kit::seat(seat.number(), look), Span::raw(format!(" {name}"))]);
    }
    pen.line(Line::from(head));
    for (place, line) in sheet.iter().enumerate() {
        let style = if line.is_total { look.strong(Tone::Accent) } else { look.ink(Tone::Plain) };
        pen.line(row(scene, line, first, column, style));
        for detail in S::score_details(scene, place) {
            let detail = ScoreLine { heading: format!("  {}", detail.heading), ..detail };
            pen.line(row(scene, &detail, first, column, look.ink(Tone::Faint)));
        }
    }
}

fn row<P: Phrasebook>(
    scene: &Scene<'_, P>,
    line: &ScoreLine,
    first: usize,
    column: usize,
    style: Style,
) -> Line<'static> {
    let heading = Span::styled(kit::pad(&line.heading, first, scene.look), style);
    let points = line.points.iter().map(|points| Span::styled(format!("{:>column$}", scene.shown(points)), style));
    Line::from_iter(std::iter::once(heading).chain(points))
}
