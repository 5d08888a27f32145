//! How a game is shown on the screen.

pub(crate) mod frame;
pub(crate) mod play;

use std::fmt;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::MouseEvent;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Game, Seat};
use words::{Phrasebook, ScoreLine};

use crate::asking::Asking;
use crate::choices::Entry;
use crate::help::{KEYS, Key};
use crate::kit::Pen;
use crate::pane::{Hits, Pan};
use crate::plain::Lines;
use crate::question;
use crate::scene::Scene;

/// The scene of a screen.
pub type SceneOf<'a, S> = Scene<'a, <S as Lines>::Phrases>;

/// The panels of a game, and how its questions are shown. The frame around them is the same for all games: two lines at the
/// top, the panels that take turns, the question, log, points, messages, keys, help.
///
/// [`TextScreen`](crate::TextScreen) is one for any game, made of its phrasebook alone.
pub trait Screen: Lines + Sized {
    /// A panel of the game.
    type Pane: Copy + Eq + fmt::Debug;
    /// What a person is asked.
    type Asking: Asking<Self::Game>;
    /// What was drawn where, for the mouse.
    type Shown: Default + fmt::Debug;

    /// The panels that can be looked at in the large place, in their order; `own` is the viewer's seat.
    fn panes(scene: &SceneOf<'_, Self>, own: Seat) -> Vec<Self::Pane>;

    /// What a panel is called; `own` is the viewer's seat, if the viewer plays.
    fn pane_name(scene: &SceneOf<'_, Self>, pane: Self::Pane, own: Option<Seat>) -> String;

    /// The panel that shows what belongs to a seat.
    fn seat_pane(scene: &SceneOf<'_, Self>, seat: Seat) -> Self::Pane;

    /// Whose things a panel shows, if it is about one seat.
    fn pane_seat(pane: Self::Pane) -> Option<Seat>;

    /// Draws a panel in the large place, clipped; `pan` says how far it is moved.
    fn draw_pane(
        buffer: &mut Buffer,
        area: Rect,
        scene: &SceneOf<'_, Self>,
        look: Looking<'_, Self>,
        shown: &mut Self::Shown,
    );

    /// What belongs to a seat, in short, beside the large place of a large terminal.
    fn draw_other(buffer: &mut Buffer, area: Rect, scene: &SceneOf<'_, Self>, seat: Seat);

    /// The panel that gets a place of its own in a large terminal.
    fn docked() -> Option<Self::Pane> {
        None
    }

    /// The lines that it needs in a column of this size.
    fn docked_lines(_column: Rect) -> u16 {
        0
    }

    /// Draws that panel in its own place.
    fn draw_docked(
        buffer: &mut Buffer,
        area: Rect,
        scene: &SceneOf<'_, Self>,
        look: Looking<'_, Self>,
        shown: &mut Self::Shown,
    ) {
        Self::draw_pane(buffer, area, scene, look, shown);
    }

    /// The panel that a question is about, if that is not the one of the seat that is asked.
    fn question_pane(_asking: &Self::Asking) -> Option<Self::Pane> {
        None
    }

    /// The second line at the top.
    fn bar(_scene: &SceneOf<'_, Self>) -> Line<'static> {
        Line::default()
    }

    /// What is shown in detail below a line of the score sheet, counted from 0.
    fn score_details(_scene: &SceneOf<'_, Self>, _line: usize) -> Vec<ScoreLine> {
        Vec::new()
    }

    /// A line to choose, after its key.
    fn entry(
        scene: &SceneOf<'_, Self>,
        asking: &Self::Asking,
        entry: &Entry<Self::Game>,
        style: Style,
    ) -> Vec<Span<'static>> {
        vec![Span::styled(question::entry_text(scene, asking.choices(), entry), style)]
    }

    /// More about the selected line.
    fn details(_scene: &SceneOf<'_, Self>, _asking: &Self::Asking, _width: usize) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// How many lines pictures of the choices take above them.
    fn picture_lines(_asking: &Self::Asking, _width: usize) -> u16 {
        0
    }

    /// Draws these pictures.
    fn draw_pictures(_pen: &mut Pen<'_>, _scene: &SceneOf<'_, Self>, _asking: &Self::Asking, _hits: &mut Hits<Self>) {}

    /// An answer that a bot suggests.
    fn hint(scene: &SceneOf<'_, Self>, asking: &Self::Asking, action: <Self::Game as Game>::Action) -> String {
        scene.phrases.answer(scene.game, asking.choices().seat, action)
    }

    /// Answers the mouse where nothing of the frame is.
    fn mouse(_asking: &mut Self::Asking, _game: &Self::Game, _shown: &Self::Shown, _mouse: MouseEvent) -> Pointed {
        Pointed::Nothing
    }

    /// The keys of the help.
    fn help_keys() -> Vec<Key> {
        KEYS.to_vec()
    }

    /// What the help explains after the keys.
    fn help(_scene: &SceneOf<'_, Self>, _width: usize) -> Vec<Line<'static>> {
        Vec::new()
    }
}

/// How a panel is looked at.
pub struct Looking<'a, S: Screen> {
    /// Which panel.
    pub pane: S::Pane,
    /// What the viewer is asked.
    pub asking: Option<&'a S::Asking>,
    /// How far it is moved.
    pub pan: Pan,
}

impl<S: Screen> fmt::Debug for Looking<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Looking").field("pane", &self.pane).field("asking", &self.asking).finish_non_exhaustive()
    }
}

/// What the mouse pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// Nothing of the game.
    Nothing,
    /// Something that is done with it.
    Done,
    /// A line of the question: it is selected, and chosen if it was selected before.
    Entry(usize),
    /// The selected line, to be chosen.
    Choose,
}
