//! The help: the keys of the farm, signs, and how a year goes.

use ratatui::text::{Line, Span};
use tui::help::{Key, paragraph, title};
use walnut_grove::pieces::Good;

use super::Scene;
use crate::palette::{self, Signs};

/// The keys, and what they do.
pub const KEYS: [Key; 17] = [
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

/// What comes after the keys.
pub fn lines(scene: &Scene<'_>, width: usize) -> Vec<Line<'static>> {
    let look = scene.look;
    let mut lines: Vec<Line<'static>> = title(scene.say("term-help-signs"), look).into();
    lines.push(goods(scene));
    for name in ["term-help-land", "term-help-yard", "term-help-town", "term-help-winter"] {
        let about = [
            ("free", look.square(false).into()),
            ("full", look.square(true).into()),
            ("figure", look.figure().into()),
            ("grain", look.good(Good::Grain).into()),
            ("coin", look.coin().into()),
        ];
        lines.extend(paragraph(&scene.say_with(name, about), width));
    }
    lines.extend(title(scene.say("term-help-game"), look));
    for name in ["term-help-spring", "term-help-summer", "term-help-fall", "term-help-cold", "term-help-end"] {
        lines.extend(paragraph(&scene.say(name), width));
    }
    lines
}

/// Every good with its sign.
fn goods(scene: &Scene<'_>) -> Line<'static> {
    let look = scene.look;
    let mut spans = vec![Span::raw(" ")];
    for good in Good::all() {
        spans.push(Span::styled(look.good(good), look.strong(palette::good(good))));
        spans.push(Span::raw(format!(" {}, {}   ", scene.phrases.good(good), scene.phrases.landscape(good))));
    }
    Line::from(spans)
}
