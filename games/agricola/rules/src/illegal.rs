//! Why an action is refused.

use table::Seat;
use thiserror::Error;

use crate::cells::Cell;
use crate::pieces::{Card, Good, Major, Space};

/// A reason that front ends can translate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The decision asks for something else.
    #[error("this is not what is asked now")]
    NotAsked,
    /// Nature cannot yield what is not there.
    #[error("there is no such card left to draw")]
    NotThere,
    /// A3.3
    #[error("{0} is not in play")]
    NotInPlay(Space),
    /// A3.8
    #[error("{0} is taken by seat {1} in this round")]
    Occupied(Space, Seat),
    /// V2.1
    #[error("the tile with {0} is taken in this round")]
    TileOccupied(Space),
    /// V1.5
    #[error("{0} is not one of the three spaces that are marked for you")]
    NotMarked(Space),
    /// A4.3
    #[error("there is nothing on {0}")]
    Empty(Space),
    /// A4.1
    #[error("nothing could be done on {0}")]
    NothingToDo(Space),
    /// A2.7
    #[error("{0} is not used in a game without hand cards")]
    NoCards(Space),
    /// A6.1
    #[error("you have five people already")]
    FivePeople,
    /// A6.2
    #[error("you have no room for another person")]
    NoRoom,
    /// V2.4
    #[error("{0} can be used from round 5 on")]
    TooEarly(Space),
    /// A4.7
    #[error("you need {1} more {0}")]
    Short(Good, u8),
    /// A5.5
    #[error("a stone house cannot be renovated")]
    StoneHouse,
    /// A3.9
    #[error("there is a space that you can use, so you cannot pass")]
    CannotPass,
    /// A5.4
    #[error("{0} is not free: a room needs a space without tile, stable or fence")]
    RoomSite(Cell),
    /// A5.3
    #[error("a room at {0} would not touch your house")]
    RoomApart(Cell),
    /// A5.7
    #[error("a stable needs a space without tile and stable; {0} is none")]
    StableSite(Cell),
    /// A1.3
    #[error("all your stables are built")]
    NoStableLeft,
    /// A7.1
    #[error("{0} is not free: a field needs a space without tile, stable or fence")]
    FieldSite(Cell),
    /// A7.1
    #[error("a field at {0} would not touch your other fields")]
    FieldApart(Cell),
    /// D6
    #[error("you can sow at most {0}")]
    SowAtMost(u8),
    /// A9.7
    #[error("you can bake at most {0} grain")]
    BakeAtMost(u8),
    /// A4.1
    #[error("something must be done here, and nothing would be left to do")]
    DoSomething,
    /// A9.3
    #[error("{0} is not on display")]
    NotOnDisplay(Major),
    /// A9.2
    #[error("no major improvement can be built here")]
    NoMajorHere,
    /// A9.5
    #[error("you have no {0} to return")]
    NotOwned(Major),
    /// A11.1
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    /// A11.2, A11.5
    #[error("{0} cannot be played here")]
    OtherKind(Card),
    /// A11.5
    #[error("you do not meet the prerequisite of {0}")]
    Prerequisite(Card),
    /// A8.1
    #[error("you have too few fences left")]
    NoFenceLeft,
    /// A8.3, A8.5, A8.6
    #[error("these spaces cannot become a pasture")]
    NoPasture,
    /// D10
    #[error("these animals do not fit, or more of them would")]
    NotThisHerd,
    /// A9.9
    #[error("{0} cannot be turned into food")]
    NotConvertible(Good),
    /// A9.9
    #[error("you have no {0}")]
    NoGood(Good),
    /// A10.4
    #[error("{0} was used in this harvest already")]
    CraftUsed(Major),
}
