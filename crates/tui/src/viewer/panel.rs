//! The screen of a recorded game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Actor, Entry, Game, Seat, Viewer};
use words::Phrasebook;

use super::study::{Moments, Study};
use crate::help::Key;
use crate::kit::{self, Pen, heading};
use crate::layout::Layout;
use crate::palette::{Look, Tone};
use crate::plain::Lines;
use crate::screen::Screen;
use crate::screen::frame::{Drawn, Table, key_line, plain_signs, too_small};
use crate::{bar, help};

type Action<S> = <<S as Lines>::Game as Game>::Action;

/// A moment of a recorded game, and all that is shown of it.
pub struct Moment<'a, S: Screen> {
    /// The panels.
    pub table: Table<'a, S>,
    /// After how many lines.
    pub at: usize,
    /// Of how many.
    pub lines: usize,
    /// The last line.
    pub entry: Option<&'a Entry<Action<S>>>,
    /// The game before it.
    pub before: Option<&'a S::Game>,
    /// What a bot thinks.
    pub study: &'a Study<S::Game>,
    /// The decisions.
    pub moments: &'a Moments<S::Game>,
    /// The number that is being typed.
    pub typed: &'a str,
    /// How far the help is scrolled, if it is open.
    pub help: Option<usize>,
}

const KEYS: [Key; 9] = [
    ("← →", "term-key-step"),
    ("↑ ↓", "term-key-scene"),
    ("PgUp PgDn", "term-key-part"),
    ("e", "term-key-evaluate"),
    ("n N", "term-key-mistake"),
    ("?", "term-key-help"),
    ("q", "term-key-quit"),
    ("Tab", "term-key-look"),
    ("v", "term-key-eyes"),
];

const HELP: [Key; 12] = [
    ("← →", "term-view-help-step"),
    ("↑ ↓", "term-view-help-scene"),
    ("PgUp PgDn", "term-view-help-part"),
    ("Home End", "term-view-help-ends"),
    ("57 Enter", "term-view-help-number"),
    ("e", "term-view-help-evaluate"),
    ("n  N", "term-view-help-mistake"),
    ("Tab", "term-help-tab"),
    ("v", "term-view-help-eyes"),
    ("< > { }", "term-help-pan"),
    ("?", "term-help-help"),
    ("q", "term-view-help-quit"),
];

/// Draws the screen.
pub fn draw<S: Screen>(buffer: &mut Buffer, area: Rect, layout: &Layout, shown: &Moment<'_, S>) -> Drawn<S> {
    let mut drawn = Drawn::default();
    let scene = &shown.table.scene;
    if too_small(buffer, area, scene) {
        return drawn;
    }
    if let Some(scrolled) = shown.help {
        help::draw::<S>(buffer, Rect { height: area.height - 1, ..area }, scene, &HELP, scrolled);
        key_line(buffer, layout.keys, scene, &[("Esc", "close")]);
    } else {
        bar::draw::<S>(buffer, layout.bar, scene);
        shown.table.draw_main(buffer, layout, &mut drawn);
        moment(buffer, layout.ask, shown);
        shown.table.draw_rest(buffer, layout, &mut drawn);
        let typed = if shown.typed.is_empty() { String::new() } else { format!(" {}", shown.typed) };
        Pen::new(buffer, layout.line).text(&typed, scene.look.strong(Tone::Mark));
        key_line(buffer, layout.keys, scene, &KEYS);
    }
    if scene.look.ascii {
        plain_signs(buffer, area);
    }
    drawn
}

/// Where in the game this is, what was done last, and what a bot thinks of it.
fn moment<S: Screen>(buffer: &mut Buffer, area: Rect, shown: &Moment<'_, S>) {
    let scene = &shown.table.scene;
    let look = scene.look;
    let inner = heading(buffer, area, &scene.say("term-view-title"), look);
    let mut pen = Pen::new(buffer, inner);
    let step = match shown.at {
        0 => scene.say("study-before"),
        at => scene.say_with("study-step", [("action", at.into()), ("last", shown.lines.into())]),
    };
    pen.text(&step, look.strong(Tone::Plain));
    let line = way(shown, pen.width());
    pen.line(line);
    if let Some(line) = last_line(shown) {
        pen.wrapped(&line, look.strong(Tone::Mark), 4);
    }
    let who = match scene.viewer {
        Viewer::Omniscient => scene.say("study-eyes-all"),
        Viewer::Spectator => scene.say("study-eyes-public"),
        Viewer::Seat(seat) => scene.name(seat),
    };
    pen.text(&scene.say_with("term-view-eyes", [("who", who.into())]), look.ink(Tone::Faint));
    if let Some(outcome) = scene.game.outcome() {
        let result = scene.phrases.result(&outcome, &|seat| scene.name(seat));
        pen.wrapped(&result, look.strong(Tone::Accent), 3);
    }
    pen.skip(1);
    evaluation(&mut pen, shown);
}

/// How far through the game this is.
fn way<S: Screen>(shown: &Moment<'_, S>, width: usize) -> Line<'static> {
    let look = shown.table.scene.look;
    let done = shown.at * width.saturating_sub(1) / shown.lines.max(1);
    Line::from(vec![
        Span::styled(look.sign("━", "=").repeat(done), look.ink(Tone::Accent)),
        Span::styled(look.sign("●", "O"), look.strong(Tone::Mark)),
        Span::styled(look.sign("─", "-").repeat(width.saturating_sub(done + 1)), look.ink(Tone::Faint)),
    ])
}

/// The last line in words.
fn last_line<S: Screen>(shown: &Moment<'_, S>) -> Option<String> {
    let scene = &shown.table.scene;
    Some(match *shown.entry? {
        Entry::Undone { seat } => scene.say_with("study-undone", [("name", scene.name(seat).into())]),
        Entry::Acted { actor, action, .. } => {
            let (before, viewer) = (shown.before?, scene.viewer);
            let hidden = before.hides(actor, action, viewer).then(|| before.write_for(actor, action, viewer));
            match actor {
                Actor::Seat(seat) => {
                    let action = hidden.unwrap_or_else(|| in_words(shown, seat, action));
                    scene.say_with("study-said", [("name", scene.name(seat).into()), ("action", action.into())])
                }
                Actor::Nature => hidden.unwrap_or_else(|| scene.phrases.action(before, action)),
            }
        }
    })
}

/// An answer, as the question that was asked makes it clearest.
fn in_words<S: Screen>(shown: &Moment<'_, S>, seat: Seat, action: Action<S>) -> String {
    let scene = &shown.table.scene;
    scene.phrases.answer(shown.before.unwrap_or(scene.game), seat, action)
}

fn evaluation<S: Screen>(pen: &mut Pen<'_>, shown: &Moment<'_, S>) {
    let (scene, look) = (&shown.table.scene, shown.table.scene.look);
    let study = shown.study;
    if !study.is_on() && study.opinions.is_empty() {
        pen.wrapped(&scene.say("term-view-off"), look.ink(Tone::Faint), 3);
        return;
    }
    let line = shown.at.saturating_sub(1);
    let moment = shown.moments.get(&line).filter(|_| shown.at > 0);
    let Some(moment) = moment else {
        pen.text(&scene.say("term-view-nothing"), look.ink(Tone::Faint));
        return curve(pen, shown);
    };
    match study.opinions.get(&line) {
        None if study.is_on() => pen.wrapped(&scene.say("term-view-evaluating"), look.ink(Tone::Faint), 3),
        None => pen.wrapped(&scene.say("term-view-off"), look.ink(Tone::Faint), 3),
        Some(None) => pen.text(&scene.say("problem-no-hint"), look.ink(Tone::Faint)),
        Some(Some(opinion)) => {
            pen.text(&scene.say("term-view-expects"), look.strong(Tone::Accent));
            for (seat, forecast) in Seat::all(scene.seats()).zip(&opinion.seats) {
                let about = [
                    ("name", scene.name(seat).into()),
                    ("points", scene.phrases.words().tenths(f64::from(forecast.points)).into()),
                    ("win", format!("{:.0}", 100.0 * forecast.win).into()),
                ];
                pen.wrapped(&scene.say_with("term-view-seat", about), look.ink(Tone::Plain), 2);
            }
            pen.skip(1);
            let who = scene.say_with("study-here", [("name", scene.name(moment.seat).into())]);
            pen.text(&who, look.strong(Tone::Accent));
            let best = opinion.actions.iter().take(4);
            let played = opinion.actions.iter().skip(4).filter(|rated| rated.action == moment.played);
            for rated in best.chain(played) {
                let is_played = rated.action == moment.played;
                let tone = if is_played { Tone::Mark } else { Tone::Plain };
                let mark = if is_played { look.pointer() } else { " " };
                let text = in_words(shown, moment.seat, rated.action);
                let line = Line::from(vec![
                    Span::styled(format!("{mark}{:>5.1} ", rated.points), look.strong(Tone::Fine)),
                    Span::styled(text, look.ink(tone)),
                ]);
                kit::folded(line, pen.width(), 7).into_iter().for_each(|line| pen.line(line));
            }
            if let Some(loss) = opinion.loss(moment.played) {
                let (text, tone) = match loss < 0.05 {
                    true => (scene.say("study-fine"), Tone::Fine),
                    false => (scene.say_with("study-lost", [("points", format!("{loss:.1}").into())]), Tone::Bad),
                };
                pen.text(&text, look.strong(tone));
            }
        }
    }
    curve(pen, shown);
}

/// What each seat could expect over the course of the game, where it is known, by its own decisions.
fn curve<S: Screen>(pen: &mut Pen<'_>, shown: &Moment<'_, S>) {
    let (scene, look) = (&shown.table.scene, shown.table.scene.look);
    let known = shown.study.opinions.len();
    let seats = usize::from(scene.seats());
    if known < 4 || usize::from(pen.left()) < seats + 2 {
        return;
    }
    pen.skip(1);
    let about = [("done", known.into()), ("of", shown.moments.len().into())];
    let title = match known < shown.moments.len() && shown.study.is_on() {
        true => scene.say_with("study-analysing", about),
        false => scene.say("study-curve"),
    };
    pen.text(&kit::cut(&title, pen.width(), look), look.ink(Tone::Faint));
    let width = pen.width().saturating_sub(8).min(60);
    for seat in Seat::all(scene.seats()) {
        let points = expected(shown, seat, width);
        let (least, most) = bounds(&points);
        let bars: String = points.iter().map(|point| bar_of(*point, least, most, look)).collect();
        let ends = points.iter().rev().flatten().next().map(|last| format!("{last:>5.1}")).unwrap_or_default();
        pen.line(Line::from(vec![
            kit::seat(seat.number(), look),
            Span::raw(" "),
            Span::styled(bars, look.ink(Tone::Seat(seat.index()))),
            Span::styled(ends, look.strong(Tone::Plain)),
        ]));
    }
}

/// The expected points of a seat over the parts of the game.
fn expected<S: Screen>(shown: &Moment<'_, S>, seat: Seat, parts: usize) -> Vec<Option<f32>> {
    let mut points: Vec<Option<f32>> = vec![None; parts];
    for (line, opinion) in &shown.study.opinions {
        let own = shown.moments.get(line).is_some_and(|moment| moment.seat == seat);
        let place = line * parts / shown.lines.max(1);
        if let (true, Some(opinion), Some(slot)) = (own, opinion, points.get_mut(place)) {
            *slot = opinion.seats.get(seat.index()).map(|forecast| forecast.points);
        }
    }
    points
}

fn bounds(points: &[Option<f32>]) -> (f32, f32) {
    let known = || points.iter().flatten().copied();
    (known().fold(f32::MAX, f32::min), known().fold(f32::MIN, f32::max))
}

fn bar_of(point: Option<f32>, least: f32, most: f32, look: Look) -> char {
    let Some(point) = point else { return ' ' };
    let steps: &[char] =
        if look.ascii { &['_', '.', '-', '\''] } else { &['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] };
    let height = if most > least { (point - least) / (most - least) } else { 0.5 };
    // The step whose share of the whole is nearest.
    let share = |place: usize| {
        f32::from(u8::try_from(place).unwrap_or(0)) / f32::from(u8::try_from(steps.len() - 1).unwrap_or(1))
    };
    let nearest = (0..steps.len()).min_by(|a, b| (share(*a) - height).abs().total_cmp(&(share(*b) - height).abs()));
    nearest.and_then(|place| steps.get(place)).copied().unwrap_or(' ')
}
