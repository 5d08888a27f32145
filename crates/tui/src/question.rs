//! What is asked, and every answer.

use std::ops::Range;

use bots::analysis::Opinion;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::Game;
use words::Phrasebook;

use crate::asking::Asking;
use crate::choices::{Choices, Entry, What};
use crate::kit::{self, Pen, wrap};
use crate::palette::Tone;
use crate::pane::{Hit, Hits};
use crate::scene::Scene;
use crate::screen::{SceneOf, Screen};

/// What a hint has come to.
#[derive(Clone, Debug)]
pub enum Hint<A> {
    /// A bot is thinking.
    Thinking,
    /// It has thought.
    Thought(Opinion<A>),
    /// It has no opinion.
    Nothing,
}

/// Draws the panel.
pub(crate) fn draw<S: Screen>(
    buffer: &mut Buffer,
    area: Rect,
    scene: &SceneOf<'_, S>,
    asking: &S::Asking,
    hint: Option<&Hint<<S::Game as Game>::Action>>,
    hits: &mut Hits<S>,
) {
    let look = scene.look;
    let width = usize::from(area.width);
    let choices = asking.choices();
    let ask = scene.phrases.ask(scene.game, choices.seat);
    let (title, help) = ask.map(|ask| (ask.title, ask.help)).unwrap_or_default();
    let pictures = usize::from(S::picture_lines(asking, width));
    let details = details::<S>(scene, asking, width);
    let hints = hint.map_or_else(Vec::new, |hint| hint_lines::<S>(scene, asking, hint));
    let title = wrap(&title, width);

    // What must be seen comes first; the explanation gets what is left.
    let fixed = title.len() + pictures + hints.len();
    let height = usize::from(area.height);
    let entries: Vec<Vec<Line<'static>>> = choices
        .entries
        .iter()
        .enumerate()
        .map(|(line, entry)| kit::folded(entry_line::<S>(scene, asking, entry, line == choices.cursor), width, 4))
        .collect();
    let room = height.saturating_sub(fixed + details.len().min(3)).max(3);
    let shown = in_sight(&entries, choices.cursor, room);
    let list: usize = shown.clone().filter_map(|line| entries.get(line)).map(Vec::len).sum();
    let spare = height.saturating_sub(fixed + list + details.len());
    let help = wrap(&help, width);

    let mut pen = Pen::new(buffer, area);
    title.iter().for_each(|line| pen.text(line, look.strong(Tone::Accent)));
    let mut gaps = spare;
    if help.len() < spare {
        help.iter().for_each(|line| pen.text(line, look.ink(Tone::Faint)));
        gaps = spare - help.len();
    }
    let gap = |pen: &mut Pen<'_>, gaps: &mut usize| {
        if *gaps > 0 {
            *gaps -= 1;
            pen.skip(1);
        }
    };
    gap(&mut pen, &mut gaps);
    if pictures > 0 {
        S::draw_pictures(&mut pen, scene, asking, hits);
    }
    for (line, parts) in entries.into_iter().enumerate().filter(|(line, _)| shown.contains(line)) {
        for part in parts {
            hits.add(pen.here(), Hit::Entry(line));
            pen.line(part);
        }
    }
    gap(&mut pen, &mut gaps);
    details.into_iter().for_each(|line| pen.line(line));
    if !hints.is_empty() {
        gap(&mut pen, &mut gaps);
        hints.into_iter().for_each(|line| pen.line(line));
    }
}

/// The entries that fit into the lines there are, the selected one among them.
fn in_sight(entries: &[Vec<Line<'static>>], cursor: usize, room: usize) -> Range<usize> {
    let lines = |range: Range<usize>| -> usize { entries.get(range).unwrap_or_default().iter().map(Vec::len).sum() };
    let first = (0..=cursor).find(|&first| lines(first..cursor + 1) <= room).unwrap_or(cursor);
    let last = (cursor + 1..=entries.len()).rev().find(|&last| lines(first..last) <= room);
    first..last.unwrap_or(cursor + 1)
}

fn entry_line<S: Screen>(
    scene: &SceneOf<'_, S>,
    asking: &S::Asking,
    entry: &Entry<S::Game>,
    selected: bool,
) -> Line<'static> {
    let look = scene.look;
    let pointer = if selected { look.pointer() } else { " " };
    let style = match entry.what {
        What::Shut(..) => look.ink(Tone::Faint),
        _ if selected => look.strong(Tone::Mark),
        _ => look.ink(Tone::Plain),
    };
    let mut spans = vec![Span::styled(format!("{pointer}{:>2} ", entry.key), look.strong(Tone::Mark))];
    spans.extend(S::entry(scene, asking, entry, style));
    Line::from(spans)
}

/// A line to choose in the words of the phrasebook.
pub(crate) fn entry_text<P: Phrasebook>(
    scene: &Scene<'_, P>,
    choices: &Choices<P::Game>,
    entry: &Entry<P::Game>,
) -> String {
    let answer = |action| scene.phrases.answer(scene.game, choices.seat, action);
    match &entry.what {
        What::Do(action) | What::Shut(action, _) => answer(*action),
        What::All(actions) => {
            scene.phrases.words().list(&actions.iter().map(|&action| answer(action)).collect::<Vec<_>>())
        }
        What::Pick(action, most) => format!("{}{}", pick_mark(entry.picked, *most, "x"), answer(*action)),
        What::Submit => submit_text(scene, choices, &scene.say("term-done")),
    }
}

/// Whether or how often something is picked: `[x] `, `[1/2] `.
pub fn pick_mark(picked: u8, most: u8, sign: &str) -> String {
    match (picked, most) {
        (0, 1) => "[ ] ".to_owned(),
        (_, 1) => format!("[{sign}] "),
        _ => format!("[{picked}/{most}] "),
    }
}

/// "Done (1 of 2)", with another word for being done.
pub fn submit_text<P: Phrasebook>(scene: &Scene<'_, P>, choices: &Choices<P::Game>, done: &str) -> String {
    let Some(picks) = &choices.picks else { return done.to_owned() };
    let count = scene.say_with("picked", [("count", choices.picked().into()), ("of", picks.count.into())]);
    format!("{done} ({count})")
}

/// More about the selected line.
fn details<S: Screen>(scene: &SceneOf<'_, S>, asking: &S::Asking, width: usize) -> Vec<Line<'static>> {
    let look = scene.look;
    let mut lines = match asking.choices().selected().map(|entry| &entry.what) {
        Some(What::Shut(_, why)) => wrap(&scene.phrases.refusal(why), width)
            .into_iter()
            .map(|line| Line::styled(line, look.ink(Tone::Bad)))
            .collect(),
        _ => S::details(scene, asking, width),
    };
    if asking.choices().is_final(scene.game) {
        lines.push(Line::styled(scene.say("confirm-final"), look.ink(Tone::Faint)));
    }
    lines
}

fn hint_lines<S: Screen>(
    scene: &SceneOf<'_, S>,
    asking: &S::Asking,
    hint: &Hint<<S::Game as Game>::Action>,
) -> Vec<Line<'static>> {
    let look = scene.look;
    let opinion = match hint {
        Hint::Thinking => return vec![Line::styled(scene.say("term-hint-thinking"), look.ink(Tone::Faint))],
        Hint::Nothing => return vec![Line::styled(scene.say("problem-no-hint"), look.ink(Tone::Faint))],
        Hint::Thought(opinion) => opinion,
    };
    let mut lines = vec![Line::styled(scene.say("hint-title"), look.strong(Tone::Accent))];
    for rated in opinion.actions.iter().take(3) {
        let text = S::hint(scene, asking, rated.action);
        let points = format!("{:>5.1} ", rated.points);
        lines.push(Line::from(vec![Span::styled(points, look.strong(Tone::Fine)), Span::raw(text)]));
    }
    lines
}
