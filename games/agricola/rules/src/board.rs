//! The action spaces: what lies on them and who stands there.

use table::Seat;

use crate::edition::Layout;
use crate::pieces::{BySpace, Space, SpaceSet};

/// The board in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// How much lies on each accumulation space.
    pub(crate) goods: BySpace<u8>,
    /// A3.8: whose person stands on each space.
    people: BySpace<Option<Seat>>,
    /// The spaces in play.
    pub(crate) in_play: SpaceSet,
    /// Those of them that nobody has taken in this round.
    pub(crate) free: SpaceSet,
    /// A3.3: the action space card of each round so far.
    revealed: [Option<Space>; 14],
}

impl Board {
    /// A2.6: before the first round everything is empty.
    pub fn new(layout: &Layout) -> Board {
        Board {
            goods: BySpace::default(),
            people: BySpace::default(),
            in_play: layout.fixed,
            free: layout.fixed,
            revealed: [None; 14],
        }
    }

    /// How much lies on an accumulation space.
    pub fn goods_on(&self, space: Space) -> u8 {
        self.goods[space]
    }

    /// Whose person stands on a space.
    pub fn person_on(&self, space: Space) -> Option<Seat> {
        self.people[space]
    }

    /// The spaces in play.
    pub fn in_play(&self) -> SpaceSet {
        self.in_play
    }

    /// The action space card of a round, once it is turned up.
    pub fn card_of(&self, round: u8) -> Option<Space> {
        round.checked_sub(1).and_then(|place| self.revealed.get(usize::from(place))).copied().flatten()
    }

    /// A3.3: turns up a card.
    pub(crate) fn reveal(&mut self, round: u8, space: Space) {
        let place = round.checked_sub(1).and_then(|place| self.revealed.get_mut(usize::from(place)));
        if let Some(place) = place {
            *place = Some(space);
        }
        self.in_play = self.in_play.with(SpaceSet::one(space));
        self.free = self.free.with(SpaceSet::one(space));
    }

    /// A3.6: a person is placed; V2.1: on the tile it takes all its spaces.
    pub(crate) fn occupy(&mut self, seat: Seat, space: Space, layout: &Layout) {
        self.people[space] = Some(seat);
        self.free = self.free.without(SpaceSet::one(space));
        if layout.tile.contains(space) {
            self.free = self.free.without(layout.tile);
        }
    }

    /// A3.11: all people go home.
    pub(crate) fn clear(&mut self) {
        self.people = BySpace::default();
        self.free = self.in_play;
    }
}
