//! What a player has: the farm, the barn, the people, and the decisions still open.

use crate::by::List;
use crate::edition::Edition;
use crate::farm::{AreaId, Farm};
use crate::pieces::{ByColour, ByGood, ByImprovement, Coin, Coins, Colour, Good, Help};
use crate::season::Ask;
use crate::tile::{Spot, TileSet};

/// W8.3: goods that give a help tile back.
pub const REPAYMENT: u8 = 3;

/// A player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// The land.
    pub farm: Farm,
    /// Goods and coins under a roof.
    pub barn: Barn,
    /// Labourers in play.
    pub labourers: ByColour<u8>,
    /// W6.7: the labourer hired this fall, who joins after winter.
    pub hired: Option<Colour>,
    /// Huts built over wagons; the farmhouse is not among them.
    pub huts: u8,
    /// Barns built; the first one is not among them.
    pub barns: u8,
    /// Improvements bought.
    pub improvements: ByImprovement<u8>,
    /// Neighbourly help tiles.
    pub help: Help,
    /// Tiles drawn this spring and not laid.
    pub hand: TileSet,
    /// A bit for each land area with a figure at work.
    pub(crate) working: u64,
    pub(crate) asks: List<Ask, 6>,
    pub(crate) answered: u32,
}

/// The barn's contents. Coins lie face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Barn {
    /// Goods.
    pub goods: ByGood<u8>,
    /// Coins.
    pub coins: Coins,
}

impl Barn {
    /// Spaces in use.
    pub fn used(&self) -> u8 {
        self.goods.total() + self.coins.total()
    }
}

/// Where a good is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The barn.
    Barn(Good),
    /// A square of the area with this name.
    Square(Good, Spot),
}

impl Source {
    /// Which good it is.
    pub fn good(self) -> Good {
        match self {
            Source::Barn(good) | Source::Square(good, _) => good,
        }
    }

    /// The area it comes from, if it is not the barn.
    pub fn spot(self) -> Option<Spot> {
        match self {
            Source::Barn(_) => None,
            Source::Square(_, spot) => Some(spot),
        }
    }
}

impl Player {
    /// W2.2: how everybody starts on the board with this number.
    pub fn new(edition: &Edition, board: u8) -> Option<Player> {
        let pattern = edition.boards.get(usize::from(board))?;
        let mut farm = Farm::new(board, pattern);
        let forest = farm.area_at(Spot::Board(Good::Wood))?;
        farm.store(forest, 1);
        let mut barn = Barn::default();
        barn.coins[Coin::Copper] = 2;
        let mut labourers = ByColour::default();
        labourers[pattern.first_wagon] = 1;
        Some(Player { farm, barn, labourers, ..Player::default() })
    }

    /// All that is still asked of the player; the last one comes first.
    pub fn asks(&self) -> &[Ask] {
        &self.asks
    }

    /// Farmer and labourers.
    pub fn figures(&self) -> u8 {
        1 + self.labourers.total()
    }

    /// W7.2: labourers without a hut.
    pub fn campfires(&self) -> u8 {
        self.labourers.total().saturating_sub(self.huts)
    }

    /// Huts and barns, the first ones included.
    pub fn buildings(&self) -> u8 {
        2 + self.huts + self.barns
    }

    /// W6.8: spaces of all barns together.
    pub fn barn_spaces(&self, edition: &Edition) -> u8 {
        edition.barn_spaces + self.barns * edition.barn_tile_spaces
    }

    /// What does not fit into the barn.
    pub fn overflow(&self, edition: &Edition) -> u8 {
        self.barn.used().saturating_sub(self.barn_spaces(edition))
    }

    /// W6.7: whether a wagon is left for another labourer.
    pub fn has_wagon(&self, edition: &Edition) -> bool {
        self.labourers.total() + u8::from(self.hired.is_some()) < edition.wagons
    }

    /// W6.8: whether a wagon is left to build a hut over.
    pub fn has_hut_place(&self, edition: &Edition) -> bool {
        self.huts < edition.wagons
    }

    /// W6.8: whether a barn site is left.
    pub fn has_barn_site(&self, edition: &Edition) -> bool {
        self.barns < edition.barn_sites
    }

    /// W6.9: whether a place for an improvement is left.
    pub fn has_improvement_place(&self, edition: &Edition) -> bool {
        self.improvements.total() < edition.improvement_sites
    }

    /// A good in the barn and on squares.
    pub fn goods(&self, good: Good) -> u8 {
        self.barn.goods[good] + self.farm.on_squares()[good]
    }

    /// All goods in the barn and on squares.
    pub fn all_goods(&self) -> u8 {
        self.barn.goods.total() + self.farm.on_squares().total()
    }

    /// How many coins.
    pub fn coins(&self) -> u8 {
        self.barn.coins.total()
    }

    /// W6.5: goods of a cost that only coins can stand for.
    pub fn missing(&self, cost: &ByGood<u8>) -> u8 {
        cost.iter().map(|(good, &due)| due.saturating_sub(self.goods(good))).sum()
    }

    /// W8.3: how many goods of this kind and the later ones can be given away, if a cost is still to be paid with what
    /// remains: what the cost does not need, and one for each coin to spare.
    pub fn giveable(&self, from: Good, cost: &ByGood<u8>) -> u8 {
        let to_spare = self.coins().saturating_sub(self.missing(cost));
        let (mut free, mut needed) = (0, 0);
        for good in Good::all().filter(|&good| good >= from) {
            let have = self.goods(good);
            free += have.saturating_sub(cost[good]);
            needed += have.min(cost[good]);
        }
        free + needed.min(to_spare)
    }

    /// W8.3: the same for goods of this kind alone.
    pub fn can_miss(&self, good: Good, cost: &ByGood<u8>) -> u8 {
        let (have, to_spare) = (self.goods(good), self.coins().saturating_sub(self.missing(cost)));
        have.saturating_sub(cost[good]) + have.min(cost[good]).min(to_spare)
    }

    /// Whether a figure works on an area.
    pub fn works_on(&self, area: AreaId) -> bool {
        self.working & bit(area) != 0
    }

    pub(crate) fn put_to_work(&mut self, area: AreaId) {
        self.working |= bit(area);
    }

    /// W6.11: takes a good.
    pub(crate) fn take(&mut self, source: Source) {
        match source {
            Source::Barn(good) => self.barn.goods[good] = self.barn.goods[good].saturating_sub(1),
            Source::Square(_, spot) => {
                if let Some(area) = self.farm.area_at(spot) {
                    self.farm.take(area);
                }
            }
        }
    }
}

fn bit(area: AreaId) -> u64 {
    1u64.checked_shl(u32::from(area.0)).unwrap_or(0)
}
