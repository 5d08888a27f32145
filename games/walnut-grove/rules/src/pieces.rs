//! The pieces of the box: goods, coins, labourers, buildings, improvements, help tiles.

use serde::Serialize;

use crate::by::{By, Key, named_enum};

named_enum! {
    /// W1.2: the five goods. Each has one landscape and one colour.
    #[derive(Default)]
    Good: "good" {
        /// Yellow, from fields.
        #[default]
        Grain = "grain",
        /// Blue, from water.
        Fish = "fish",
        /// White, from pastures.
        Dairy = "dairy",
        /// Brown, from forests.
        Wood = "wood",
        /// Grey, from rock.
        Stone = "stone",
    }
}

/// Something for each good.
pub type ByGood<T> = By<Good, T, 5>;

impl Good {
    /// All five, in the order in which payments name them.
    pub fn all() -> impl DoubleEndedIterator<Item = Good> + Clone {
        Good::ALL.iter().copied()
    }
}

named_enum! {
    /// The colours of labourers.
    Colour: "labourer colour" {
        /// Eats grain.
        Yellow = "yellow",
        /// Eats fish.
        Blue = "blue",
        /// Eats dairy.
        White = "white",
    }
}

/// Something for each colour.
pub type ByColour<T> = By<Colour, T, 3>;

impl Colour {
    /// W7.1: what a labourer of this colour eats.
    pub fn eats(self) -> Good {
        match self {
            Colour::Yellow => Good::Grain,
            Colour::Blue => Good::Fish,
            Colour::White => Good::Dairy,
        }
    }
}

named_enum! {
    /// W1.3: coins, least valuable first.
    Coin: "coin" {
        /// Worth nothing at the end.
        Copper = "copper",
        /// Worth 1 point.
        Silver = "silver",
        /// Worth 2 points.
        Gold = "gold",
    }
}

/// Coins: how many of each.
pub type Coins = By<Coin, u8, 3>;

impl Coin {
    /// W9.1: points at the end of the game.
    pub fn points(self) -> i32 {
        match self {
            Coin::Copper => 0,
            Coin::Silver => 1,
            Coin::Gold => 2,
        }
    }

    /// W9.1: what coins are worth at the end.
    pub fn points_of(coins: &Coins) -> i32 {
        coins.iter().map(|(coin, &count)| coin.points() * i32::from(count)).sum()
    }

    /// W6.11: the least valuable of these coins.
    pub fn least_of(coins: &Coins) -> Option<Coin> {
        Coin::ALL.iter().copied().find(|&coin| coins[coin] > 0)
    }

    /// W6.11: takes the least valuable coin out of these.
    pub fn take_least(coins: &mut Coins) -> Option<Coin> {
        let coin = Coin::least_of(coins)?;
        coins[coin] -= 1;
        Some(coin)
    }
}

named_enum! {
    /// W6.8: what Carpenter and Mill build.
    Building: "building" {
        /// Houses one labourer, who then needs no campfire.
        Hut = "hut",
        /// Two more barn spaces.
        Barn = "barn",
    }
}

/// Something for each building.
pub type ByBuilding<T> = By<Building, T, 2>;

named_enum! {
    /// W9.2: the seven kinds of improvement.
    Improvement: "improvement" {
        /// 2 points per own improvement, itself included.
        Tent = "tent",
        /// 1 point per hut and barn.
        Ladder = "ladder",
        /// 1 point per coin.
        Safe = "safe",
        /// 1 point per good in the barn.
        Warehouse = "warehouse",
        /// The size of the largest land area.
        Gateway = "gateway",
        /// 1 point per fenced area.
        Horses = "horses",
        /// 1 point per figure.
        Fountain = "fountain",
    }
}

/// Something for each improvement.
pub type ByImprovement<T> = By<Improvement, T, 7>;

/// W8: a player's neighbourly help tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Help {
    /// With the repayable side up: none or one.
    pub repayable: u8,
    /// Flipped for good.
    pub flipped: u8,
}

impl Help {
    /// W8.2: takes a new tile; one that was still repayable is flipped.
    pub fn take(&mut self) {
        self.flipped = self.flipped.saturating_add(self.repayable);
        self.repayable = 1;
    }

    /// All tiles not returned.
    pub fn total(self) -> u8 {
        self.repayable.saturating_add(self.flipped)
    }
}
