//! All answers there are.

use table::Seat;

use crate::cells::Cell;
use crate::fences::ShapeId;
use crate::pieces::{Card, Good, Herd, Major, Space};

/// One small answer of a seat or of Nature. `notation.rs` says how each is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Nature, A2.2: this seat is starting player.
    First(Seat),
    /// Nature, A2.5: a seat gets a card.
    Deal(Seat, Card),
    /// Nature, A3.3: the round's action space card.
    Reveal(Space),

    /// Nature, V1.5: a space is recommended to the seat whose turn it is.
    Mark(Seat, Space),

    /// A3.6: a person is placed here.
    Place(Space),
    /// A3.9: nobody can be placed.
    Pass,
    /// A5.3: a room.
    Room(Cell),
    /// A5.7: a stable.
    Stable(Cell),
    /// A7.1: a field.
    Plow(Cell),
    /// D6: how many fields are sown with grain.
    SowGrain(u8),
    /// D6: how many fields are sown with vegetables.
    SowVegetables(u8),
    /// D7: how many grain are baked.
    Bake(u8),
    /// D8: a major improvement.
    Build(Major),
    /// D8: clay for a Hearth, not a Fireplace.
    PayCost,
    /// A9.5: this Fireplace goes back for a Hearth.
    Return(Major),
    /// D13: a hand card.
    Play(Card),
    /// D9: a pasture with this first space.
    FenceFrom(Cell),
    /// D9: a pasture of so many spaces.
    FenceSize(u8),
    /// D9: the pasture.
    Fence(ShapeId),
    /// D10, D15: the animals that are kept.
    Keep(Herd),
    /// D11, D14: one of a good becomes food.
    Convert(Good),
    /// D14: a craft building turns one of its good into food.
    Craft(Major),
    /// D12, V2.3: one of the goods that a space offers.
    Take(Good),
    /// D14: pay what is due, and take markers for what is missing.
    Feed,
    /// Nothing (more).
    Done,
}
