//! The screen of any game, in words: the sections of its table, and a list of answers.

use std::fmt;
use std::marker::PhantomData;

use bots::Evaluation;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::Seat;
use words::{Phrasebook, TextSection};

use crate::choices::Choices;
use crate::kit::{Pen, wrap};
use crate::palette::{Look, Tone};
use crate::plain::Lines;
use crate::scene::Scene;
use crate::screen::{Looking, SceneOf, Screen};

/// A game on the screen as its phrasebook says it: one panel for the table, one for each seat.
pub struct TextScreen<E, P>(PhantomData<fn() -> (E, P)>);

/// A panel of sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextPane {
    /// What belongs to nobody.
    Table,
    /// What belongs to a seat.
    Seat(Seat),
}

impl<E, P> fmt::Debug for TextScreen<E, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TextScreen")
    }
}

impl<E: Evaluation, P: Phrasebook<Game = E::Game>> Lines for TextScreen<E, P> {
    type Game = E::Game;
    type Phrases = P;
    type Evaluation = E;
}

impl<E: Evaluation, P: Phrasebook<Game = E::Game>> Screen for TextScreen<E, P> {
    type Pane = TextPane;
    type Asking = Choices<E::Game>;
    type Shown = ();

    fn panes(scene: &SceneOf<'_, Self>, own: Seat) -> Vec<TextPane> {
        let sections = sections(scene);
        let mut panes = Vec::new();
        let mut add = |pane: TextPane| {
            if sections.iter().any(|section| pane_of(section) == pane) {
                panes.push(pane);
            }
        };
        add(TextPane::Seat(own));
        add(TextPane::Table);
        Seat::all(scene.seats()).filter(|&seat| seat != own).map(TextPane::Seat).for_each(add);
        panes
    }

    fn pane_name(scene: &SceneOf<'_, Self>, pane: TextPane, _own: Option<Seat>) -> String {
        match pane {
            TextPane::Table => scene.say("term-table"),
            TextPane::Seat(seat) => scene.name(seat),
        }
    }

    fn seat_pane(scene: &SceneOf<'_, Self>, seat: Seat) -> TextPane {
        let has_own = sections(scene).iter().any(|section| section.seat == Some(seat));
        if has_own { TextPane::Seat(seat) } else { TextPane::Table }
    }

    fn pane_seat(pane: TextPane) -> Option<Seat> {
        match pane {
            TextPane::Table => None,
            TextPane::Seat(seat) => Some(seat),
        }
    }

    fn draw_pane(buffer: &mut Buffer, area: Rect, scene: &SceneOf<'_, Self>, look: Looking<'_, Self>, _shown: &mut ()) {
        let lines = lines(scene, look.pane, usize::from(area.width));
        let height = usize::from(area.height);
        // Half a panel at a time, so that a line that was at the edge is in the middle.
        let steps = usize::try_from(look.pan.down).unwrap_or(0);
        let first = (steps * (height / 2).max(1)).min(lines.len().saturating_sub(height));
        draw(buffer, area, lines.get(first..).unwrap_or_default(), scene.look);
    }

    fn draw_other(buffer: &mut Buffer, area: Rect, scene: &SceneOf<'_, Self>, seat: Seat) {
        let lines = lines(scene, TextPane::Seat(seat), usize::from(area.width));
        draw(buffer, area, &lines, scene.look);
    }
}

fn pane_of(section: &TextSection) -> TextPane {
    section.seat.map_or(TextPane::Table, TextPane::Seat)
}

/// The parts of the table that have a name; what is asked has a place of its own.
fn sections<P: Phrasebook>(scene: &Scene<'_, P>) -> Vec<TextSection> {
    let sections = scene.phrases.table(scene.game, scene.viewer, &|seat| scene.name(seat));
    sections.into_iter().filter(|section| P::PARTS.contains(&section.part)).collect()
}

/// A line of text, and whether it is a heading.
type TextLine = (String, bool);

fn lines<P: Phrasebook>(scene: &Scene<'_, P>, pane: TextPane, width: usize) -> Vec<TextLine> {
    let mut lines: Vec<TextLine> = Vec::new();
    for section in sections(scene).iter().filter(|section| pane_of(section) == pane) {
        if !lines.is_empty() {
            lines.push((String::new(), false));
        }
        lines.extend(wrap(&section.heading, width).into_iter().map(|line| (line, true)));
        let text = section.lines.iter().flat_map(|line| wrap(line, width));
        lines.extend(text.map(|line| (line, false)));
    }
    lines
}

fn draw(buffer: &mut Buffer, area: Rect, lines: &[TextLine], look: Look) {
    let mut pen = Pen::new(buffer, area);
    for (line, is_heading) in lines {
        pen.text(line, if *is_heading { look.strong(Tone::Accent) } else { look.ink(Tone::Plain) });
    }
}
