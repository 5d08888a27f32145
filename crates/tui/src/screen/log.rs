//! What happened, told.

use phrases::Phrases;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Passage, Seat, Story, Viewer, When};
use walnut_grove::State;

use super::kit::{Pen, wrap};
use super::scene::Scene;
use crate::palette::Tone;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence, or the season that begins.
    pub text: String,
    /// Whether it is a season.
    pub heading: bool,
    /// The line of the record behind it.
    pub line: usize,
}

/// All that happened, as a viewer may know it.
pub fn told(story: &Story<State>, viewer: Viewer, phrases: Phrases, names: &[String]) -> Vec<Told> {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let mut lines = Vec::new();
    for Passage { line, last, begins, events, .. } in story.whole(viewer) {
        if let Some(When { part: year, scene: season }) = begins {
            lines.push(Told { text: phrases.year_and_season(year, season), heading: true, line });
        }
        lines.extend(phrases.tale(&events, &name).into_iter().map(|text| Told { text, heading: false, line: last }));
    }
    lines
}

/// Draws the end of the log, so many lines back. What happened from the record's line `news` on stands out. How many lines
/// back one can go.
pub fn draw(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, log: &[Told], news: usize, back: usize) -> usize {
    let look = scene.look;
    let width = usize::from(area.width).saturating_sub(2);
    let mut lines: Vec<(String, ratatui::style::Style)> = Vec::new();
    for told in log {
        if told.heading {
            lines.push((told.text.clone(), look.strong(Tone::Accent)));
            continue;
        }
        let is_new = told.line >= news;
        let style = if is_new { look.strong(Tone::Plain) } else { look.ink(Tone::Faint) };
        for (place, text) in wrap(&told.text, width).into_iter().enumerate() {
            let mark = if place > 0 { "  " } else { look.sign("· ", "- ") };
            lines.push((format!("{mark}{text}"), style));
        }
    }
    let height = usize::from(area.height);
    let most = lines.len().saturating_sub(height);
    let first = most.saturating_sub(back);
    let mut pen = Pen::new(buffer, area);
    for (text, style) in lines.iter().skip(first).take(height) {
        pen.text(text, *style);
    }
    most
}
