//! The panels that take turns in the large place of the screen, and what is where on it.

use std::fmt;

use ratatui::layout::Rect;

use crate::screen::Screen;

/// What the large place of the screen shows; in a large terminal some of it has a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pane<P> {
    /// A panel of the game.
    Game(P),
    /// What happened.
    Log,
    /// The score sheet.
    Points,
}

/// How far something that does not fit is moved, in steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pan {
    /// To the right; to the left if it is negative.
    pub right: i32,
    /// Down; up if it is negative.
    pub down: i32,
}

impl Pan {
    /// Moves by a key: `<` and `>`, `{` for up and `}` for down. Whether it was one of them.
    pub fn by(&mut self, key: char) -> bool {
        let (right, down) = match key {
            '<' => (-1, 0),
            '>' => (1, 0),
            '{' => (0, -1),
            '}' => (0, 1),
            _ => return false,
        };
        self.right = (self.right + right).clamp(-9, 9);
        self.down = (self.down + down).clamp(-9, 9);
        true
    }
}

/// What a place of the screen is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit<P> {
    /// A line of the question.
    Entry(usize),
    /// The name of a panel.
    Pane(Pane<P>),
    /// The log.
    Log,
}

/// What is where on the screen, for the mouse.
pub struct Hits<S: Screen> {
    places: Vec<(Rect, Hit<S::Pane>)>,
    /// What the game drew where.
    pub shown: S::Shown,
}

impl<S: Screen> Hits<S> {
    /// Takes note of a place.
    pub fn add(&mut self, area: Rect, hit: Hit<S::Pane>) {
        self.places.push((area, hit));
    }

    /// What is at a place, apart from what the game drew.
    pub fn at(&self, x: u16, y: u16) -> Option<Hit<S::Pane>> {
        let here = self.places.iter().rev().find(|(area, _)| area.contains((x, y).into()));
        here.map(|(_, hit)| *hit)
    }
}

impl<S: Screen> Default for Hits<S> {
    fn default() -> Hits<S> {
        Hits { places: Vec::new(), shown: S::Shown::default() }
    }
}

impl<S: Screen> fmt::Debug for Hits<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hits").field("places", &self.places).field("shown", &self.shown).finish()
    }
}
