//! What happened, told.

use phrases::{Phrases, StoryLine};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Seat, Story, Viewer};
use walnut_grove::State;

use super::kit::{Pen, wrap};
use super::scene::Scene;
use crate::palette::Tone;

/// All that happened, as a viewer may know it.
pub fn told(story: &Story<State>, viewer: Viewer, phrases: Phrases, names: &[String]) -> Vec<StoryLine> {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    phrases.story(&story.whole(viewer), &name)
}

/// Draws the end of the log, so many lines back. What happened from the record's line `news` on stands out. How many lines
/// back one can go.
pub fn draw(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, log: &[StoryLine], news: usize, back: usize) -> usize {
    let look = scene.look;
    let width = usize::from(area.width).saturating_sub(2);
    let mut lines: Vec<(String, ratatui::style::Style)> = Vec::new();
    for told in log {
        if told.heading.is_some() {
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
