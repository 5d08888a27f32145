//! What a position is worth at a search's horizon.

use std::sync::LazyLock;

use table::Seat;
use walnut_grove::{Stage, State};

use crate::value::{Description, Network};
use crate::worth::{POINT, worth};

/// Who judges a position.
#[derive(Clone, Copy, Debug)]
pub enum Judge {
    /// Rules of thumb.
    Thumb,
    /// A network that learned from games.
    Learned(&'static Network),
}

/// The network that comes with the program.
static LEARNED: LazyLock<Option<Network>> = LazyLock::new(|| include_str!("../value.txt").parse().ok());

impl Judge {
    /// By the network that comes with the program.
    pub fn learned() -> Judge {
        LEARNED.as_ref().map_or(Judge::Thumb, Judge::Learned)
    }

    /// How far off it may be with so many years left, from 1.
    pub fn spread(self, years: usize) -> f32 {
        match self {
            Judge::Learned(network) => years.checked_sub(1).and_then(|place| network.spread.get(place)).copied(),
            Judge::Thumb => None,
        }
        .unwrap_or(5.0)
    }

    /// The points that `seat` is expected to have at the end.
    pub fn points(self, state: &State, seat: Seat, scratch: &mut Description) -> f32 {
        match self {
            Judge::Learned(network) if state.stage() != Stage::Over => network.points(state, seat, scratch),
            Judge::Thumb | Judge::Learned(_) => in_points(worth(state, seat)),
        }
    }
}

/// Hundredths as points.
pub(crate) fn in_points(hundredths: i32) -> f32 {
    f32::from(i16::try_from(hundredths).unwrap_or(i16::MAX)) / POINT
}
