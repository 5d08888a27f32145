//! All answers there are.

use table::Seat;

use crate::edition::{DiscId, Row};
use crate::pieces::{Building, Coin, Colour, Good, Improvement};
use crate::player::Source;
use crate::tile::{Cell, Rotation, Spot, TileId};
use crate::town::Piece;

/// One small answer of a seat or of Nature. `notation.rs` says how each is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Nature, W2.1: a seat gets a board of this pattern.
    Board(Seat, u8),
    /// Nature, W2.4: the year's disc is turned.
    Disc(DiscId),
    /// Nature, W2.5: a piece is dealt to the building at this place.
    Stock(u8, Piece),
    /// Nature, W2.6: this seat begins.
    First(Seat),
    /// Nature, W3.1: a seat draws a tile.
    Tile(Seat, TileId),
    /// Nature, W6.10: a seat draws a coin.
    Coin(Seat, Coin),

    /// W2.6: the starting row.
    Start(Row),
    /// W3.1: a tile to keep.
    Keep(TileId),
    /// W3.2: where and how the kept tile lies.
    Place(TileId, Rotation, Cell),
    /// W5.1: a figure works on the area with this name.
    Work(Spot),
    /// W5.4: what leaves the barn when it is too full.
    GiveUp(Item),
    /// W6.2: to the building at this place of the ring.
    Move(u8),
    /// W6.2: stay.
    Pass,
    /// Pay with a good.
    Pay(Source),
    /// Pay with the least valuable coin.
    PayCoin,
    /// W8.1: take a help tile instead of paying.
    TakeHelp,
    /// W6.6: a good as a gift.
    Take(Good),
    /// W6.7: a labourer.
    Hire(Colour),
    /// W6.8: a hut or barn.
    Build(Building),
    /// W6.9: an improvement.
    Buy(Improvement),
    /// W6.10: a good to sell.
    Sell(Source),
    /// W8.3: begin to give a help tile back.
    Repay,
    /// Nothing more.
    Done,
}

/// What lies in a barn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Item {
    /// A good.
    Good(Good),
    /// The least valuable coin.
    Coin,
}

impl Item {
    /// In the order in which they are given up: goods, then coins.
    pub fn all() -> impl Iterator<Item = Item> + Clone {
        Good::all().map(Item::Good).chain([Item::Coin])
    }
}

impl serde::Serialize for Item {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl std::fmt::Display for Item {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Item::Good(good) => good.fmt(f),
            Item::Coin => f.write_str("coin"),
        }
    }
}
