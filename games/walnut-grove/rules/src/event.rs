//! What happens, told for logs and animations.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::action::Item;
use crate::calendar::Season;
use crate::edition::Row;
use crate::pieces::{Building, Coin, Colour, Good, Improvement};
use crate::tile::{Cell, Rotation, Spot};
use crate::town::Piece;

/// Something that happened. Tiles go by their printed numbers, buildings by their names in the edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the words of the sentence above them")]
pub enum Event {
    /// A seat got a board.
    BoardDealt { seat: Seat, board: u8 },
    /// A year began.
    DiscTurned { year: u8, disc: String },
    /// A piece was dealt to a building.
    Stocked { building: &'static str, piece: Piece },
    /// A seat chooses its starting row first.
    FirstSeat { seat: Seat },
    /// A pawn stands in a starting row.
    Started { seat: Seat, row: Row },
    /// A season began.
    SeasonBegan { year: u8, season: Season },
    /// A seat drew a tile.
    TileDrawn { seat: Seat, tile: u16 },
    /// A seat laid a tile.
    TilePlaced { seat: Seat, tile: u16, rotation: Rotation, at: Cell },
    /// The tiles not kept went back into the bag.
    TilesReturned { tiles: u32 },
    /// A figure harvested: what it made, and how much of it found a square.
    Harvested { seat: Seat, area: Spot, good: Good, made: u8, stored: u8 },
    /// Something left a full barn. Which coin it was, only its owner knows.
    GaveUp { seat: Seat, item: Item, coin: Option<Coin> },
    /// The order of fall.
    Order { seats: Vec<Seat> },
    /// A pawn moved to a building.
    Moved { seat: Seat, building: &'static str },
    /// A pawn stayed.
    Passed { seat: Seat },
    /// A good was paid.
    PaidGood { seat: Seat, good: Good, from: Option<Spot> },
    /// A coin was paid. Which, only its owner knows.
    PaidCoin { seat: Seat, coin: Option<Coin> },
    /// A help tile was taken.
    TookHelp { seat: Seat },
    /// A help tile went back.
    RepaidHelp { seat: Seat },
    /// A good came as a gift.
    TookGood { seat: Seat, good: Good },
    /// A labourer was hired.
    Hired { seat: Seat, colour: Colour },
    /// A hut or barn was built.
    Built { seat: Seat, building: Building },
    /// An improvement was bought.
    Bought { seat: Seat, improvement: Improvement },
    /// A good was sold.
    Sold { seat: Seat, good: Good, from: Option<Spot> },
    /// A coin was drawn. Which, only its owner knows.
    CoinDrawn { seat: Seat, coin: Option<Coin> },
    /// A hired labourer joined.
    Joined { seat: Seat, colour: Colour },
    /// Goods were moved into the barn for a Warehouse.
    MovedIn { seat: Seat, good: Good, count: u8 },
    /// The game is over.
    Ended { points: Vec<i32>, winners: Vec<Seat> },
}

impl Event {
    /// W1.4: the event as a viewer may see it: only the owner knows a coin's value.
    pub fn veiled(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::GaveUp { seat, coin, .. } | Event::PaidCoin { seat, coin } | Event::CoinDrawn { seat, coin }
                if !viewer.knows(*seat) =>
            {
                *coin = None;
            }
            _ => {}
        }
        seen
    }
}
