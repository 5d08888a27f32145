//! The screen of a recorded game.

use std::collections::BTreeMap;

use phrases::StoryLine;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Actor, Entry, Game, Seat, Viewer};
use walnut_grove::{Action, State};

use super::study::{Moment, Study};
use crate::draw::Marks;
use crate::palette::Tone;
use crate::screen::farm::Pan;
use crate::screen::kit::{self, Pen, heading};
use crate::screen::layout::{LEAST, Layout};
use crate::screen::log;
use crate::screen::play::{Drawn, key_line, pane_names, plain_signs};
use crate::screen::scene::Scene;
use crate::screen::{Hits, Pane, bar, farm, help, points, ring, town};

/// A moment of a recorded game, and all that is shown of it.
pub struct Looking<'a> {
    /// The table.
    pub scene: Scene<'a>,
    /// After how many lines.
    pub at: usize,
    /// Of how many.
    pub lines: usize,
    /// The last line.
    pub entry: Option<Entry<Action>>,
    /// The game before it.
    pub before: Option<State>,
    /// Whose eyes.
    pub viewer: Viewer,
    /// What the large panel shows.
    pub pane: Pane,
    /// What happened until now.
    pub told: &'a [StoryLine],
    /// How far the log is scrolled back.
    pub back: usize,
    /// How far a farm that does not fit is moved.
    pub pan: Pan,
    /// What a bot thinks.
    pub study: &'a Study,
    /// The decisions.
    pub moments: &'a BTreeMap<usize, Moment>,
    /// The number that is being typed.
    pub typed: &'a str,
    /// How far the help is scrolled, if it is open.
    pub help: Option<usize>,
}

const KEYS: [(&str, &str); 9] = [
    ("← →", "term-key-step"),
    ("↑ ↓", "term-key-season"),
    ("PgUp PgDn", "term-key-year"),
    ("e", "term-key-evaluate"),
    ("n N", "term-key-mistake"),
    ("?", "term-key-help"),
    ("q", "term-key-quit"),
    ("Tab", "term-key-look"),
    ("v", "term-key-eyes"),
];

const HELP: [(&str, &str); 12] = [
    ("← →", "term-view-help-step"),
    ("↑ ↓", "term-view-help-season"),
    ("PgUp PgDn", "term-view-help-year"),
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
pub fn draw(buffer: &mut Buffer, area: Rect, layout: &Layout, looking: &Looking<'_>) -> Drawn {
    let mut drawn = Drawn::default();
    let scene = &looking.scene;
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let about = [("width", LEAST.0.into()), ("height", LEAST.1.into())];
        Pen::new(buffer, area).wrapped(&scene.about("term-too-small", about), scene.look.strong(Tone::Bad), 9);
        return drawn;
    }
    if let Some(scrolled) = looking.help {
        help::draw(buffer, Rect { height: area.height - 1, ..area }, scene, &HELP, scrolled);
        key_line(buffer, layout.keys, scene, &[("Esc", "close")]);
    } else {
        bar::draw(buffer, layout.bar, scene);
        panes(buffer, layout, looking, &mut drawn);
        moment(buffer, layout.ask, looking);
        rest(buffer, layout, looking, &mut drawn.hits);
        let typed = if looking.typed.is_empty() { String::new() } else { format!(" {}", looking.typed) };
        Pen::new(buffer, layout.line).text(&typed, scene.look.strong(Tone::Mark));
        key_line(buffer, layout.keys, scene, &KEYS);
    }
    if scene.look.ascii {
        plain_signs(buffer, area);
    }
    drawn
}

fn panes(buffer: &mut Buffer, layout: &Layout, looking: &Looking<'_>, drawn: &mut Drawn) {
    let scene = &looking.scene;
    let inner = pane_names(buffer, layout, scene, None, looking.pane, &mut drawn.hits);
    match looking.pane {
        Pane::Farm(seat) => {
            if let Some(player) = scene.player(seat) {
                drawn.hits.farm = Some(farm::draw(buffer, inner, scene, player, &Marks::default(), looking.pan));
            }
        }
        Pane::Town => town::draw(buffer, inner, scene, None, &mut drawn.hits),
        Pane::Log => {
            log::draw(buffer, inner, scene, looking.told, looking.at.saturating_sub(1), looking.back);
        }
        Pane::Points => points::draw(buffer, inner, scene),
    }
}

fn rest(buffer: &mut Buffer, layout: &Layout, looking: &Looking<'_>, hits: &mut Hits) {
    let scene = &looking.scene;
    if let Some(area) = layout.town {
        let inner = heading(buffer, area, &scene.say("town"), scene.look);
        ring::draw(buffer, inner, scene, None, hits);
    }
    if let Some(area) = layout.log {
        let inner = heading(buffer, area, &scene.say("log"), scene.look);
        log::draw(buffer, inner, scene, looking.told, looking.at.saturating_sub(1), looking.back);
    }
    if let Some(area) = layout.points {
        let inner = heading(buffer, area, &scene.say("scores"), scene.look);
        points::draw(buffer, inner, scene);
    }
    if let Some(area) = layout.others {
        let shown = match looking.pane {
            Pane::Farm(seat) => Some(seat),
            _ => None,
        };
        crate::screen::play::others(buffer, area, scene, shown);
    }
}

/// Where in the game this is, what was done last, and what a bot thinks of it.
fn moment(buffer: &mut Buffer, area: Rect, looking: &Looking<'_>) {
    let scene = &looking.scene;
    let look = scene.look;
    let inner = heading(buffer, area, &scene.say("term-view-title"), look);
    let mut pen = Pen::new(buffer, inner);
    let step = match looking.at {
        0 => scene.say("study-before"),
        at => scene.about("study-step", [("action", at.into()), ("last", looking.lines.into())]),
    };
    pen.text(&step, look.strong(Tone::Plain));
    let line = way(looking, pen.width());
    pen.line(line);
    if let Some(said) = said(looking) {
        pen.wrapped(&said, look.strong(Tone::Mark), 4);
    }
    let who = match looking.viewer {
        Viewer::Omniscient => scene.say("study-eyes-all"),
        Viewer::Spectator => scene.say("study-eyes-public"),
        Viewer::Seat(seat) => scene.name(seat),
    };
    pen.text(&scene.about("term-view-eyes", [("who", who.into())]), look.ink(Tone::Faint));
    if let Some(outcome) = &scene.view.outcome {
        let result = scene.phrases.result(outcome, &|seat| scene.name(seat));
        pen.wrapped(&result, look.strong(Tone::Accent), 3);
    }
    pen.skip(1);
    evaluation(&mut pen, looking);
}

/// How far through the game this is.
fn way(looking: &Looking<'_>, width: usize) -> Line<'static> {
    let look = looking.scene.look;
    let done = looking.at * width.saturating_sub(1) / looking.lines.max(1);
    Line::from(vec![
        Span::styled(look.sign("━", "=").repeat(done), look.ink(Tone::Accent)),
        Span::styled(look.sign("●", "O"), look.strong(Tone::Mark)),
        Span::styled(look.sign("─", "-").repeat(width.saturating_sub(done + 1)), look.ink(Tone::Faint)),
    ])
}

/// The last line in words.
fn said(looking: &Looking<'_>) -> Option<String> {
    let scene = &looking.scene;
    Some(match looking.entry? {
        Entry::Undone { seat } => scene.about("study-undone", [("name", scene.name(seat).into())]),
        Entry::Acted { actor: Actor::Seat(seat), action, .. } => {
            let action = in_words(looking, seat, action);
            scene.about("study-said", [("name", scene.name(seat).into()), ("action", action.into())])
        }
        Entry::Acted { action, .. } => match action {
            Action::Coin(seat, _) if !looking.viewer.knows(seat) => looking.before?.shown(action, looking.viewer),
            _ => scene.phrases.action(action, scene.edition),
        },
    })
}

/// An answer, as the question that was asked makes it clearest.
fn in_words(looking: &Looking<'_>, seat: Seat, action: Action) -> String {
    let scene = &looking.scene;
    let view = looking.before.map(|before| before.view(Viewer::Seat(seat)));
    let asks = view.as_ref().and_then(|view| view.players.get(seat.index())?.pending.first());
    match asks {
        Some(asks) => scene.phrases.action_for(action, asks, scene.edition),
        None => scene.phrases.action(action, scene.edition),
    }
}

fn evaluation(pen: &mut Pen<'_>, looking: &Looking<'_>) {
    let (scene, look) = (&looking.scene, looking.scene.look);
    let study = looking.study;
    if !study.is_on() && study.opinions.is_empty() {
        pen.wrapped(&scene.say("term-view-off"), look.ink(Tone::Faint), 3);
        return;
    }
    let line = looking.at.saturating_sub(1);
    let moment = looking.moments.get(&line).filter(|_| looking.at > 0);
    let Some(moment) = moment else {
        pen.text(&scene.say("term-view-nothing"), look.ink(Tone::Faint));
        return curve(pen, looking);
    };
    match study.opinions.get(&line) {
        None if study.is_on() => pen.wrapped(&scene.say("term-view-evaluating"), look.ink(Tone::Faint), 3),
        None => pen.wrapped(&scene.say("term-view-off"), look.ink(Tone::Faint), 3),
        Some(None) => pen.text(&scene.say("problem-no-hint"), look.ink(Tone::Faint)),
        Some(Some(opinion)) => {
            pen.text(&scene.say("term-view-expects"), look.strong(Tone::Accent));
            for (seat, forecast) in Seat::all(scene.view.seats).zip(&opinion.seats) {
                let about = [
                    ("name", scene.name(seat).into()),
                    ("points", scene.phrases.tenths(f64::from(forecast.points)).into()),
                    ("win", format!("{:.0}", 100.0 * forecast.win).into()),
                ];
                pen.wrapped(&scene.about("term-view-seat", about), look.ink(Tone::Plain), 2);
            }
            pen.skip(1);
            let who = scene.about("study-here", [("name", scene.name(moment.seat).into())]);
            pen.text(&who, look.strong(Tone::Accent));
            let best = opinion.actions.iter().take(4);
            let played = opinion.actions.iter().skip(4).filter(|rated| rated.action == moment.played);
            for rated in best.chain(played) {
                let is_played = rated.action == moment.played;
                let tone = if is_played { Tone::Mark } else { Tone::Plain };
                let mark = if is_played { look.pointer() } else { " " };
                let text = in_words(looking, moment.seat, rated.action);
                let line = Line::from(vec![
                    Span::styled(format!("{mark}{:>5.1} ", rated.points), look.strong(Tone::Fine)),
                    Span::styled(text, look.ink(tone)),
                ]);
                kit::folded(line, pen.width(), 7).into_iter().for_each(|line| pen.line(line));
            }
            if let Some(loss) = opinion.loss(moment.played) {
                let (text, tone) = match loss < 0.05 {
                    true => (scene.say("study-fine"), Tone::Fine),
                    false => (scene.about("study-lost", [("points", format!("{loss:.1}").into())]), Tone::Bad),
                };
                pen.text(&text, look.strong(tone));
            }
        }
    }
    curve(pen, looking);
}

/// What each seat could expect over the course of the game, as far as it is known, by its own decisions.
fn curve(pen: &mut Pen<'_>, looking: &Looking<'_>) {
    let (scene, look) = (&looking.scene, looking.scene.look);
    let known = looking.study.opinions.len();
    let seats = usize::from(scene.view.seats);
    if known < 4 || usize::from(pen.left()) < seats + 2 {
        return;
    }
    pen.skip(1);
    let about = [("done", known.into()), ("of", looking.moments.len().into())];
    let title = match known < looking.moments.len() && looking.study.is_on() {
        true => scene.about("study-analysing", about),
        false => scene.say("study-curve"),
    };
    pen.text(&kit::cut(&title, pen.width(), look), look.ink(Tone::Faint));
    let width = pen.width().saturating_sub(8).min(60);
    for seat in Seat::all(scene.view.seats) {
        let points = expected(looking, seat, width);
        let (least, most) = bounds(&points);
        let bars: String = points.iter().map(|point| bar_of(*point, least, most, scene)).collect();
        let ends = points.iter().rev().flatten().next().map(|last| format!("{last:>5.1}")).unwrap_or_default();
        pen.line(Line::from(vec![
            kit::seat(seat.number(), look),
            Span::raw(" "),
            Span::styled(bars, look.ink(Tone::Seat(seat.index()))),
            Span::styled(ends, look.strong(Tone::Plain)),
        ]));
    }
}

/// The expected points of a seat in so many parts of the game.
fn expected(looking: &Looking<'_>, seat: Seat, parts: usize) -> Vec<Option<f32>> {
    let mut points: Vec<Option<f32>> = vec![None; parts];
    for (line, opinion) in &looking.study.opinions {
        let own = looking.moments.get(line).is_some_and(|moment| moment.seat == seat);
        let place = line * parts / looking.lines.max(1);
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

fn bar_of(point: Option<f32>, least: f32, most: f32, scene: &Scene<'_>) -> char {
    let Some(point) = point else { return ' ' };
    let steps: &[char] = if scene.look.ascii {
        &['_', '.', '-', '\'']
    } else {
        &['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']
    };
    let height = if most > least { (point - least) / (most - least) } else { 0.5 };
    // The step whose share of the whole is nearest.
    let share = |place: usize| {
        f32::from(u8::try_from(place).unwrap_or(0)) / f32::from(u8::try_from(steps.len() - 1).unwrap_or(1))
    };
    let nearest = (0..steps.len()).min_by(|a, b| (share(*a) - height).abs().total_cmp(&(share(*b) - height).abs()));
    nearest.and_then(|place| steps.get(place)).copied().unwrap_or(' ')
}
