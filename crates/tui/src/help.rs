//! The help: keys, and what the game has to explain.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::kit::{Pen, heading, wrap};
use crate::palette::{Look, Tone};
use crate::screen::{SceneOf, Screen};

/// A key, and the name of the text that says what it does.
pub type Key = (&'static str, &'static str);

/// The keys of a game that is being played, and what they do.
pub const KEYS: [Key; 15] = [
    ("← ↑ ↓ →", "term-help-arrows"),
    ("1 2 3 …", "term-help-numbers"),
    ("Space", "term-help-space"),
    ("Enter", "term-help-enter"),
    ("Tab", "term-help-tab"),
    ("PgUp PgDn", "term-help-scroll"),
    ("< > { }", "term-help-pan"),
    ("u", "term-help-undo"),
    ("U", "term-help-restart"),
    ("h", "term-help-hint"),
    (":", "term-help-command"),
    ("?", "term-help-help"),
    ("q", "term-help-quit"),
    ("Ctrl-L", "term-help-redraw"),
    ("Mouse", "term-help-mouse"),
];

/// Draws the help, scrolled by some lines.
pub(crate) fn draw<S: Screen>(buffer: &mut Buffer, area: Rect, scene: &SceneOf<'_, S>, keys: &[Key], scrolled: usize) {
    let inner = heading(buffer, area, &scene.say("term-help-title"), scene.look);
    let lines = lines::<S>(scene, keys, usize::from(inner.width));
    let height = usize::from(inner.height);
    let first = scrolled.min(lines.len().saturating_sub(height));
    let mut pen = Pen::new(buffer, inner);
    lines.into_iter().skip(first).take(height).for_each(|line| pen.line(line));
}

fn lines<S: Screen>(scene: &SceneOf<'_, S>, keys: &[Key], width: usize) -> Vec<Line<'static>> {
    let look = scene.look;
    let mut lines = Vec::new();
    for &(key, does) in keys {
        let key = if look.ascii {
            key.replace("← ↑ ↓ →", "arrows").replace("← →", "left right").replace("↑ ↓", "up down").replace('…', "..")
        } else {
            key.to_owned()
        };
        let key = if key == "Mouse" { scene.say("term-mouse") } else { key };
        for (place, text) in wrap(&scene.say(does), width.saturating_sub(14)).into_iter().enumerate() {
            let key = if place == 0 { format!(" {key:<12} ") } else { " ".repeat(14) };
            lines.push(Line::from(vec![Span::styled(key, look.strong(Tone::Mark)), Span::raw(text)]));
        }
    }
    lines.extend(S::help(scene, width));
    lines
}

/// A heading of the help, after an empty line.
pub fn title(text: String, look: Look) -> [Line<'static>; 2] {
    [Line::default(), Line::styled(text, look.strong(Tone::Accent))]
}

/// A paragraph of the help.
pub fn paragraph(text: &str, width: usize) -> impl Iterator<Item = Line<'static>> {
    wrap(text, width.saturating_sub(2)).into_iter().map(|line| Line::raw(format!(" {line}")))
}
