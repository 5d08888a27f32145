//! The help: keys, signs, and how the game goes.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use walnut_grove::pieces::Good;

use super::kit::{Pen, heading, wrap};
use super::scene::Scene;
use crate::palette::Tone;

/// The keys of a game that is being played, and what they do.
pub const PLAY: [(&str, &str); 17] = [
    ("← ↑ ↓ →", "term-help-arrows"),
    ("1 2 3 …", "term-help-numbers"),
    ("a b c …", "term-help-letters"),
    ("Space", "term-help-space"),
    ("r  R", "term-help-turn"),
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

/// Draws the help, scrolled so many lines.
pub fn draw(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>, keys: &[(&str, &str)], scrolled: usize) {
    let inner = heading(buffer, area, &scene.say("term-help-title"), scene.look);
    let lines = lines(scene, keys, usize::from(inner.width));
    let height = usize::from(inner.height);
    let first = scrolled.min(lines.len().saturating_sub(height));
    let mut pen = Pen::new(buffer, inner);
    lines.into_iter().skip(first).take(height).for_each(|line| pen.line(line));
}

fn lines(scene: &Scene<'_>, keys: &[(&str, &str)], width: usize) -> Vec<Line<'static>> {
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
    lines.push(Line::default());
    lines.push(Line::styled(scene.say("term-help-signs"), look.strong(Tone::Accent)));
    lines.push(signs(scene));
    for name in ["term-help-land", "term-help-yard", "term-help-town", "term-help-winter"] {
        let text = scene.about(
            name,
            [
                ("free", look.square(false).into()),
                ("full", look.square(true).into()),
                ("figure", look.figure().into()),
                ("grain", look.good(Good::Grain).into()),
                ("coin", look.coin().into()),
            ],
        );
        lines.extend(wrap(&text, width.saturating_sub(2)).into_iter().map(|line| Line::raw(format!(" {line}"))));
    }
    lines.push(Line::default());
    lines.push(Line::styled(scene.say("term-help-game"), look.strong(Tone::Accent)));
    for name in ["term-help-spring", "term-help-summer", "term-help-fall", "term-help-cold", "term-help-end"] {
        lines.extend(
            wrap(&scene.say(name), width.saturating_sub(2)).into_iter().map(|line| Line::raw(format!(" {line}"))),
        );
    }
    lines
}

/// Every good with its sign.
fn signs(scene: &Scene<'_>) -> Line<'static> {
    let look = scene.look;
    let mut spans = vec![Span::raw(" ")];
    for good in Good::all() {
        spans.push(Span::styled(look.good(good), look.strong(Tone::Good(good))));
        spans.push(Span::raw(format!(" {}, {}   ", scene.phrases.good(good), scene.phrases.landscape(good))));
    }
    Line::from(spans)
}
