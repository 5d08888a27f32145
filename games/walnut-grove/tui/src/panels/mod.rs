//! The panels: farms, the town, the line of the year's disc, questions, help.

pub mod ask;
pub mod bar;
pub mod farm;
pub mod help;
pub mod points;
pub mod ring;
pub mod town;

use ratatui::layout::Rect;
use table::Seat;
use walnut_grove::view::PlayerView;
use walnut_grove_words::Phrases;

use farm::ShownFarm;

/// The table as a viewer sees it.
pub type Scene<'a> = tui::Scene<'a, Phrases>;

/// What the large panel shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pane {
    /// Somebody's farm.
    Farm(Seat),
    /// The town.
    Town,
}

/// What was drawn where, for the mouse.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The houses of the town.
    pub houses: Vec<(Rect, u8)>,
    /// The farm that is shown large.
    pub farm: Option<ShownFarm>,
}

/// A player, once the boards are dealt.
pub fn player<'a>(scene: &Scene<'a>, seat: Seat) -> Option<&'a PlayerView> {
    scene.view.players.get(seat.index())
}
