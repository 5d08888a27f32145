//! The things on the table by their names.

use walnut_grove::Item;
use walnut_grove::by::Key;
use walnut_grove::edition::Toll;
use walnut_grove::pieces::{Building, ByGood, Coins, Colour, Good, Improvement};
use walnut_grove::tile::{Cell, Rotation, Side, Spot};
use walnut_grove::town::{Piece, Stock};
use walnut_grove::view::CoinsView;

use crate::Phrases;

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
    pub fn bundle(self, goods: &ByGood<u8>) -> String {
        self.list(&self.bundle_parts(goods))
    }

    pub(crate) fn bundle_parts(self, goods: &ByGood<u8>) -> Vec<String> {
        let there = goods.iter().filter(|(_, count)| **count > 0);
        there.map(|(good, &count)| self.goods(count, good)).collect()
    }

    /// The landscape that a good comes from: "forest".
    pub fn landscape(self, good: Good) -> String {
        self.say_with("landscape", [("good", good.word().into())])
    }

    /// "2 yellow labourers"
    pub fn labourers(self, count: u8, colour: Colour) -> String {
        self.say_with("labourers-of", [("colour", colour.word().into()), ("count", count.into())])
    }

    /// "3 coins"
    pub fn coins(self, count: u8) -> String {
        self.say_with("coins", [("count", count.into())])
    }

    /// "2 silver coins and 1 gold coin"
    pub fn coins_by_kind(self, coins: &Coins) -> String {
        self.list(&self.coin_kinds(coins))
    }

    pub(crate) fn coin_kinds(self, coins: &Coins) -> Vec<String> {
        let there = coins.iter().filter(|(_, count)| **count > 0);
        there
            .map(|(coin, &count)| self.say_with("coins-of", [("coin", coin.word().into()), ("count", count.into())]))
            .collect()
    }

    /// "3 coins", and which if that is known: "3 coins (2 silver coins and 1 gold coin)".
    pub fn coins_seen(self, coins: &CoinsView) -> String {
        match &coins.values {
            Some(values) if coins.count > 0 => self
                .say_with("coins-known", [("count", coins.count.into()), ("kinds", self.coins_by_kind(values).into())]),
            _ => self.coins(coins.count),
        }
    }

    /// "2 huts"
    pub fn buildings(self, count: u8, building: Building) -> String {
        self.say_with("buildings-of", [("building", building.word().into()), ("count", count.into())])
    }

    /// "Tent"
    pub fn improvement(self, improvement: Improvement) -> String {
        self.say_with("improvement", [("improvement", improvement.word().into())])
    }

    /// What an improvement scores, in a sentence.
    pub fn improvement_points(self, improvement: Improvement) -> String {
        self.say_with("improvement-points", [("improvement", improvement.word().into())])
    }

    /// What a piece is good for, by its word: "Horses: 1 point for each fenced area."; nothing for what needs no words.
    pub fn thing(self, thing: &str) -> String {
        match Improvement::from_word(thing) {
            Some(improvement) => format!("{}: {}", self.improvement(improvement), self.improvement_points(improvement)),
            None => self.say_with("thing", [("thing", thing.into())]),
        }
    }

    /// "Town Hall"
    pub fn toll(self, toll: Toll) -> String {
        self.say_with("toll", [("toll", toll.word().into())])
    }

    /// A building of the town by its name in the edition; a name unknown here is written with capitals.
    pub fn house(self, name: &str) -> String {
        self.say_with("house", [("house", name.into()), ("title", titled(name).into())])
    }

    /// A place of the ring, building or toll point, by its name in the edition.
    pub fn place(self, name: &str) -> String {
        match Toll::from_word(name) {
            Some(toll) => self.toll(toll),
            None => self.house(name),
        }
    }

    /// What one does in a building, by the edition's word for its trade: "Hire a labourer".
    pub fn house_does(self, name: &str, trade: &str) -> String {
        self.say_with("house-does", [("house", name.into()), ("trade", trade.into())])
    }

    /// "2 neighbourly help tiles"
    pub fn help_tiles(self, count: u8) -> String {
        self.say_with("help-tiles", [("count", count.into())])
    }

    /// What lies in a barn: "grain", "coin".
    pub fn item(self, item: Item) -> String {
        match item {
            Item::Good(good) => self.good(good),
            Item::Coin => self.plain("item-coin"),
        }
    }

    /// A piece that a building offers, counted: "2 yellow labourers", "1 hut", "Tent".
    pub fn pieces(self, count: u8, piece: Piece) -> String {
        match piece {
            Piece::Labourer(colour) => self.labourers(count, colour),
            Piece::Building(building) => self.buildings(count, building),
            Piece::Improvement(improvement) => {
                self.say_with("improvements-of", [("improvement", improvement.word().into()), ("count", count.into())])
            }
        }
    }

    /// All that a building offers, or "nothing".
    pub fn stock(self, stock: Stock) -> String {
        let pieces: Vec<String> = stock.pieces().map(|(piece, count)| self.pieces(count, piece)).collect();
        self.list(&pieces)
    }

    /// Where a piece of land is: "the forest on the board", "column 2, row 1, north".
    pub fn spot(self, spot: Spot) -> String {
        match spot {
            Spot::Board(good) => self.say_with("spot-board", [("good", good.word().into())]),
            Spot::Triangle(cell, side) => self.on_triangle("spot-triangle", cell, side),
        }
    }

    /// "from the forest on the board"
    pub(crate) fn taken_from(self, spot: Spot) -> String {
        match spot {
            Spot::Board(good) => self.say_with("from-board", [("good", good.word().into())]),
            Spot::Triangle(cell, side) => self.on_triangle("from-triangle", cell, side),
        }
    }

    pub(crate) fn on_triangle(self, name: &str, cell: Cell, side: Side) -> String {
        self.say_with(name, [("col", cell.col.into()), ("row", cell.row.into()), ("side", side.word().into())])
    }

    /// "column 2, row 1"
    pub fn cell(self, cell: Cell) -> String {
        self.say_with("cell", [("col", cell.col.into()), ("row", cell.row.into())])
    }

    /// "a quarter turn right"
    pub fn rotation(self, rotation: Rotation) -> String {
        self.say_with("rotation", [("rotation", rotation.word().into())])
    }
}

/// `old_barn` as people write it: "Old Barn".
pub(crate) fn titled(name: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    name.split('_').map(capital).collect::<Vec<_>>().join(" ")
}

/// How many there are of each thing in a list.
pub(crate) fn counted<K: Key + PartialEq>(things: &[K]) -> impl Iterator<Item = (K, u8)> {
    K::ALL.iter().filter_map(move |&kind| {
        let count = things.iter().filter(|&&thing| thing == kind).count();
        (count > 0).then(|| (kind, u8::try_from(count).unwrap_or(u8::MAX)))
    })
}
