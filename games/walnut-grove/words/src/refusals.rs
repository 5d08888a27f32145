//! Why something is refused.

use walnut_grove::Illegal;
use walnut_grove::pieces::Good;
use walnut_grove::tile::Cell;

use crate::Phrases;

impl Phrases {
    /// The reason, in a sentence.
    pub fn refusal(self, illegal: &Illegal) -> String {
        match illegal {
            Illegal::NotAsked => self.plain("refusal-not-asked"),
            Illegal::NotThere => self.plain("refusal-not-there"),
            Illegal::NotDrawn(tile) => self.say_with("refusal-not-drawn", [("tile", (*tile).into())]),
            Illegal::AnotherTile(tile) => self.say_with("refusal-another-tile", [("tile", (*tile).into())]),
            Illegal::CellTaken(cell) => self.refused_cell("refusal-cell-taken", *cell),
            Illegal::CellApart(cell) => self.refused_cell("refusal-cell-apart", *cell),
            Illegal::NoLand(spot) => self.say_with("refusal-no-land", [("spot", self.spot(*spot).into())]),
            Illegal::AreaNamed(spot) => self.say_with("refusal-area-named", [("spot", self.spot(*spot).into())]),
            Illegal::AreaOrder => self.plain("refusal-area-order"),
            Illegal::TooFewAreas => self.plain("refusal-too-few-areas"),
            Illegal::NotInBarn => self.plain("refusal-not-in-barn"),
            Illegal::GoodsOrder => self.plain("refusal-goods-order"),
            Illegal::TooFewAfter => self.plain("refusal-too-few-after"),
            Illegal::TollPoint => self.plain("refusal-toll-point"),
            Illegal::HouseFull(house) => self.refused_house("refusal-house-full", house, 0),
            Illegal::NothingToOffer(house) => self.refused_house("refusal-nothing-to-offer", house, 0),
            Illegal::TooDear(house, missing) => self.refused_house("refusal-too-dear", house, *missing),
            Illegal::CoinsNeeded => self.plain("refusal-coins-needed"),
            Illegal::NoCoin => self.plain("refusal-no-coin"),
            Illegal::PayingOrder => self.plain("refusal-paying-order"),
            Illegal::CoinsDoNotCover(good) => self.refused_good("refusal-coins-do-not-cover", *good),
            Illegal::StillHave(good) => self.refused_good("refusal-still-have", *good),
            Illegal::NoHelpForCosts => self.plain("refusal-no-help-for-costs"),
            Illegal::DueNow(good) => self.refused_good("refusal-due-now", *good),
            Illegal::NoGood(good) => self.refused_good("refusal-no-good", *good),
            Illegal::BarnFirst(good) => self.refused_good("refusal-barn-first", *good),
            Illegal::NotOnOffer => self.plain("refusal-not-on-offer"),
            Illegal::NoWagon => self.plain("refusal-no-wagon"),
            Illegal::NoHutPlace => self.plain("refusal-no-hut-place"),
            Illegal::NoBarnSite => self.plain("refusal-no-barn-site"),
            Illegal::NoImprovementPlace => self.plain("refusal-no-improvement-place"),
            Illegal::NotBought(good) => self.refused_good("refusal-not-bought", *good),
            Illegal::NothingToRepay => self.plain("refusal-nothing-to-repay"),
            Illegal::TooFewGoods => self.plain("refusal-too-few-goods"),
            Illegal::GoodsNeeded => self.plain("refusal-goods-needed"),
            Illegal::WrongNumber(count) => self.say_with("refusal-wrong-number", [("count", (*count).into())]),
        }
    }

    fn refused_good(self, name: &str, good: Good) -> String {
        self.say_with(name, [("good", good.word().into())])
    }

    fn refused_cell(self, name: &str, cell: Cell) -> String {
        self.say_with(name, [("col", cell.col.into()), ("row", cell.row.into())])
    }

    fn refused_house(self, name: &str, house: &str, missing: u8) -> String {
        self.say_with(name, [("house-title", self.house(house).into()), ("count", missing.into())])
    }
}
