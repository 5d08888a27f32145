//! The log: what happened, in sentences.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::{Seat, Story, Viewer};
use words::{Phrasebook, StoryLine};

use crate::kit::{Pen, wrap};
use crate::palette::Tone;
use crate::scene::Scene;

/// All that happened, as a viewer may know it.
pub fn lines<P: Phrasebook>(story: &Story<P::Game>, viewer: Viewer, phrases: P, names: &[String]) -> Vec<StoryLine> {
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    phrases.story(&story.whole(viewer), &name)
}

/// Draws the end of the log, or `back` lines before it. What happened from the record's line `news` on stands out. How many lines
/// back there is something to see.
pub fn draw<P: Phrasebook>(
    buffer: &mut Buffer,
    area: Rect,
    scene: &Scene<'_, P>,
    log: &[StoryLine],
    news: usize,
    back: usize,
) -> usize {
    let look = scene.look;
    let width = usize::from(area.width).saturating_sub(2);
    let mut lines: Vec<(String, ratatui::style::Style)> = Vec::new();
    for line in log {
        if line.heading.is_some() {
            lines.push((line.text.clone(), look.strong(Tone::Accent)));
            continue;
        }
        let is_new = line.line >= news;
        let style = if is_new { look.strong(Tone::Plain) } else { look.ink(Tone::Faint) };
        for (place, text) in wrap(&line.text, width).into_iter().enumerate() {
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
