//! What is on the screen: panels, and where they are.

pub mod ask;
pub mod bar;
pub mod farm;
pub mod help;
pub mod kit;
pub mod layout;
pub mod log;
pub mod play;
pub mod points;
pub mod ring;
pub mod scene;
pub mod town;

use ratatui::layout::Rect;
use table::Seat;

use farm::ShownFarm;

/// What the large panel shows; in a large terminal most of it has a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pane {
    /// Somebody's farm.
    Farm(Seat),
    /// The town.
    Town,
    /// What happened.
    Log,
    /// The score sheet.
    Points,
}

/// What a place of the screen is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit {
    /// A line of the question.
    Entry(usize),
    /// A building of the town.
    House(u8),
    /// The name of a panel.
    Pane(Pane),
    /// The log.
    Log,
}

/// What is where on the screen, for whoever points at it.
#[derive(Clone, Debug, Default)]
pub struct Hits {
    places: Vec<(Rect, Hit)>,
    /// The farm that is shown large.
    pub farm: Option<ShownFarm>,
}

impl Hits {
    /// Takes note of a place.
    pub fn add(&mut self, area: Rect, hit: Hit) {
        self.places.push((area, hit));
    }

    /// What is at a place.
    pub fn at(&self, x: u16, y: u16) -> Option<Hit> {
        let here = self.places.iter().rev().find(|(area, _)| area.contains((x, y).into()));
        here.map(|(_, hit)| *hit)
    }
}
