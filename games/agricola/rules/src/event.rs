//! What happens, told for logs and animations.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::cells::{Cell, CellSet};
use crate::pieces::{Card, CardKind, Good, Goods, Herd, House, Major, Space};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the words of the sentence above them")]
pub enum Event {
    /// A seat is starting player.
    StartingPlayer { seat: Seat },
    /// A seat got a hand card. Which, only its owner knows.
    Dealt { seat: Seat, kind: CardKind, card: Option<Card> },
    /// A round began with a new action space card.
    RoundBegan { round: u8, space: Space },
    /// Goods that lay on the round space came to a seat.
    Delivered { seat: Seat, goods: Goods },
    /// A space was recommended to a seat. Which, only that seat knows.
    Marked { seat: Seat, space: Option<Space> },
    /// A person was placed.
    Placed { seat: Seat, space: Space },
    /// Nobody could be placed.
    Passed { seat: Seat },
    /// Everything on an accumulation space was taken.
    Took { seat: Seat, space: Space, good: Good, count: u8 },
    /// Goods came from the general supply.
    Got { seat: Seat, goods: Goods },
    /// Something was paid.
    Paid { seat: Seat, goods: Goods },
    /// A room was built.
    RoomBuilt { seat: Seat, at: Cell },
    /// A stable was built.
    StableBuilt { seat: Seat, at: Cell },
    /// A field was plowed.
    Plowed { seat: Seat, at: Cell },
    /// Fields were sown.
    Sowed { seat: Seat, grain: u8, vegetables: u8 },
    /// Bread was baked.
    Baked { seat: Seat, grain: u8, food: u8 },
    /// The house was renovated.
    Renovated { seat: Seat, house: House },
    /// A family grew.
    Grew { seat: Seat, people: u8 },
    /// A pasture was fenced in, or a part of one divided off.
    Fenced { seat: Seat, cells: CellSet, fences: u8 },
    /// A major improvement was built.
    Built { seat: Seat, major: Major },
    /// A Fireplace went back to the display.
    Returned { seat: Seat, major: Major },
    /// A hand card was played.
    Played { seat: Seat, card: Card },
    /// A travelling card went to the left neighbour, or out of the game.
    Travelled { seat: Seat, to: Option<Seat>, card: Card },
    /// Goods will lie on round spaces for a seat.
    Scheduled { seat: Seat, goods: Goods, from: u8, to: u8 },
    /// Animals that found no room were cooked.
    CookedOver { seat: Seat, animals: Herd, food: u8 },
    /// Animals that found no room went to the general supply.
    Released { seat: Seat, animals: Herd },
    /// A good was turned into food.
    Converted { seat: Seat, good: Good, food: u8 },
    /// A craft building turned its good into food.
    Crafted { seat: Seat, major: Major, good: Good, food: u8 },
    /// A harvest began.
    HarvestBegan { round: u8 },
    /// Crops were taken off the fields.
    Harvested { seat: Seat, grain: u8, vegetables: u8 },
    /// A family was fed.
    Fed { seat: Seat, food: u8, begging: u8 },
    /// Young animals were born; those without room are told of as released.
    Bred { seat: Seat, animals: Herd },
    /// The breeding phase began.
    BreedingBegan { round: u8 },
    /// The game is over.
    Ended { points: Vec<i32>, winners: Vec<Seat> },
}

impl Event {
    /// A14.19: the event as a viewer may see it: only the owner knows a card in hand.
    pub fn veiled(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { seat, card, .. } if !viewer.knows(*seat) => *card = None,
            Event::Marked { seat, space } if !viewer.knows(*seat) => *space = None,
            _ => {}
        }
        seen
    }
}
