//! Goods, animals and the spaces of a farm by their names.

use agricola::cells::{Cell, CellSet};
use agricola::pieces::{Animal, Good, Goods, Herd, House};
use table::by::Key;
use words::FluentValue;

use crate::Phrases;

/// Rows and columns are counted from 1 for people.
pub(crate) fn at(cell: Cell) -> [(&'static str, FluentValue<'static>); 2] {
    [("row", (cell.row() + 1).into()), ("column", (cell.column() + 1).into())]
}

impl Phrases {
    /// "grain"
    pub fn good(self, good: Good) -> String {
        self.say_with("good", [("good", good.word().into())])
    }

    /// "2 grain"
    pub fn goods(self, count: u8, good: Good) -> String {
        self.say_with("goods", [("good", good.word().into()), ("count", count.into())])
    }

    /// "2 grain and 1 wood", or "nothing".
    pub fn bundle(self, goods: &Goods) -> String {
        let there = goods.iter().filter(|(_, count)| **count > 0);
        let parts: Vec<String> = there.map(|(good, &count)| self.goods(count, good)).collect();
        self.list(&parts)
    }

    /// "3 sheep and 1 cattle", or "nothing".
    pub fn herd(self, animals: &Herd) -> String {
        self.bundle(&herd_goods(animals))
    }

    /// "row 1, column 3"
    pub fn cell(self, cell: Cell) -> String {
        self.say_with("cell", at(cell))
    }

    /// "row 1, columns 3 and 4; row 2, column 4"
    pub fn cells(self, cells: CellSet) -> String {
        let row = |row: u8| {
            let columns: Vec<u8> =
                cells.iter().filter(|cell| cell.row() == row).map(|cell| cell.column() + 1).collect();
            let runs = columns.chunk_by(|one, next| one + 1 == *next);
            let parts: Vec<String> = runs.flat_map(named_run).collect();
            let number = ("row", (row + 1).into());
            let named = [("count", columns.len().into()), number, ("columns", self.list(&parts).into())];
            (!columns.is_empty()).then(|| self.say_with("cells-row", named))
        };
        self.list_of_lists((0..agricola::cells::ROWS).filter_map(row).collect())
    }

    /// "clay house"
    pub fn house(self, house: House) -> String {
        self.say_with("house", [("house", house.word().into())])
    }

    /// What goods become at any time: "grain 1, sheep 2".
    pub(crate) fn rates(self, rates: impl Iterator<Item = (Good, u8)>) -> String {
        let rate = |(good, food): (Good, u8)| {
            self.say_with("major-rate", [("good", good.word().into()), ("food", food.into())])
        };
        rates.map(rate).collect::<Vec<_>>().join(", ")
    }
}

/// "1–5", or single numbers for one or two.
fn named_run(run: &[u8]) -> Vec<String> {
    match run {
        [first, _, .., last] => vec![format!("{first}–{last}")],
        few => few.iter().map(u8::to_string).collect(),
    }
}

/// Whether there is none of any good.
pub(crate) fn is_nothing(goods: &Goods) -> bool {
    goods.values().all(|&count| count == 0)
}

/// Animals among goods.
pub(crate) fn herd_goods(animals: &Herd) -> Goods {
    let mut goods = Goods::default();
    for &animal in Animal::ALL {
        goods[animal.good()] = animals[animal];
    }
    goods
}

/// Adds goods to others.
pub(crate) fn add(to: &mut Goods, goods: &Goods) {
    for &good in Good::ALL {
        to[good] = to[good].saturating_add(goods[good]);
    }
}
