//! Why an action is refused.

use thiserror::Error;

use crate::pieces::Good;
use crate::tile::{Cell, Spot};

/// A reason that front ends can translate.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The decision asks for something else.
    #[error("this is not what is asked now")]
    NotAsked,
    /// Nature cannot yield what is not there.
    #[error("there is no such piece left to draw")]
    NotThere,
    /// W3.1
    #[error("tile {0} is not among the tiles you drew")]
    NotDrawn(u16),
    /// W3.1
    #[error("tile {0} is the one to lay now")]
    AnotherTile(u16),
    /// W3.2
    #[error("there is a tile at {0} already")]
    CellTaken(Cell),
    /// W3.2
    #[error("a tile at {0} would touch neither the board's landscapes nor another tile")]
    CellApart(Cell),
    /// W5.1
    #[error("there is no land at {0}")]
    NoLand(Spot),
    /// An area goes by its first piece of land.
    #[error("this area is called {0}")]
    AreaNamed(Spot),
    /// W5.1, in the order of areas.
    #[error("areas are named in order, each once; this one comes before the last one named")]
    AreaOrder,
    /// W5.1
    #[error("not enough areas would be left for the other figures")]
    TooFewAreas,
    /// W5.4
    #[error("there is none of it in the barn")]
    NotInBarn,
    /// Choices among goods are made in the order grain, fish, dairy, wood, stone, coins.
    #[error("goods are named in the order grain, fish, dairy, wood, stone, then coins; this one's turn is over")]
    GoodsOrder,
    /// W5.4, W8.3
    #[error("what comes after it in the order would not be enough")]
    TooFewAfter,
    /// W6.2
    #[error("nobody may stop on a toll point")]
    TollPoint,
    /// W6.3
    #[error("all spots of {0} are taken")]
    HouseFull(String),
    /// W6.5
    #[error("{0} has nothing left to offer that you have a place for")]
    NothingToOffer(String),
    /// W6.5
    #[error("you cannot pay the cost of {0}: {1} more goods or coins are needed")]
    TooDear(String, u8),
    /// W6.4
    #[error("your coins are needed for the cost of the building")]
    CoinsNeeded,
    /// W6.5
    #[error("you have no coin")]
    NoCoin,
    /// W6.11, W7.3: goods, then coins, then help.
    #[error("within one kind goods are paid first, then coins, then help is taken")]
    PayingOrder,
    /// W7.3
    #[error("coins can stand for {0} you have only if they cover all that is still due of it")]
    CoinsDoNotCover(Good),
    /// W7.3
    #[error("help is only for what is missing; you still have {0}")]
    StillHave(Good),
    /// W8.1
    #[error("neighbours do not help with the cost of a building")]
    NoHelpForCosts,
    /// W6.11
    #[error("{0} is due now")]
    DueNow(Good),
    /// W6.11
    #[error("you have no {0} there")]
    NoGood(Good),
    /// W6.11
    #[error("{0} is taken from the barn as long as there is some")]
    BarnFirst(Good),
    /// W6.7, W6.8, W6.9
    #[error("this is not on offer here")]
    NotOnOffer,
    /// W6.7
    #[error("you have no wagon for another labourer")]
    NoWagon,
    /// W6.8
    #[error("you have no place for another hut")]
    NoHutPlace,
    /// W6.8
    #[error("you have no place for another barn")]
    NoBarnSite,
    /// W6.9
    #[error("you have no place for another improvement")]
    NoImprovementPlace,
    /// W6.10
    #[error("this store does not buy {0}")]
    NotBought(Good),
    /// W8.3
    #[error("you have no help tile that could be repaid")]
    NothingToRepay,
    /// W8.3
    #[error("giving a help tile back takes three goods")]
    TooFewGoods,
    /// W8.3
    #[error("your goods are needed for the cost of the building")]
    GoodsNeeded,
    /// Several things are picked at once.
    #[error("pick {0}, no more and no less")]
    WrongNumber(u8),
}
