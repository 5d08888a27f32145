//! What a seat may answer: the labels of buttons.

use walnut_grove::pieces::{ByGood, Good};
use walnut_grove::player::Source;
use walnut_grove::tile::Spot;
use walnut_grove::view::AskView;
use walnut_grove::{Action, Edition, Item};

use crate::Phrases;

impl Phrases {
    /// An answer, as the label of its button.
    pub fn action(self, action: Action, edition: &Edition) -> String {
        let tile = |tile| ("tile", edition.tile_number(tile).into());
        match action {
            Action::Start(row) => self.say_with("action-start", [("row", row.word().into())]),
            Action::Keep(kept) => self.say_with("action-keep", [tile(kept)]),
            Action::Place(laid, rotation, cell) => {
                let turned = ("rotation", rotation.word().into());
                self.say_with("action-place", [tile(laid), ("col", cell.col.into()), ("row", cell.row.into()), turned])
            }
            Action::Work(Spot::Board(good)) => self.say_with("action-work-board", [("good", good.word().into())]),
            Action::Work(Spot::Triangle(cell, side)) => self.on_triangle("action-work-triangle", cell, side),
            Action::GiveUp(Item::Good(good)) => self.say_with("action-give-up", [("good", good.word().into())]),
            Action::GiveUp(Item::Coin) => self.plain("action-give-up-coin"),
            Action::Move(place) => {
                let name = house_name(edition, place);
                self.say_with("action-move", [("house", name.into()), ("title", crate::pieces::titled(name).into())])
            }
            Action::Pass => self.plain("action-pass"),
            Action::Pay(source) => self.with_source("action-pay", source),
            Action::PayCoin => self.plain("action-pay-coin"),
            Action::TakeHelp => self.plain("action-take-help"),
            Action::Take(good) => self.say_with("action-take", [("good", good.word().into())]),
            Action::Hire(colour) => self.say_with("action-hire", [("colour", colour.word().into())]),
            Action::Build(building) => self.say_with("action-build", [("building", building.word().into())]),
            Action::Buy(improvement) => self.say_with("action-buy", [("improvement", improvement.word().into())]),
            Action::Sell(source) => self.with_source("action-sell", source),
            Action::Repay => self.plain("action-repay"),
            Action::Done => self.plain("action-done"),
            dealt => self.natures_action(dealt, edition),
        }
    }

    /// An answer as part of a sentence: where it leads in town, or its label in quotes.
    pub fn action_quoted(self, action: Action, edition: &Edition) -> String {
        match action {
            Action::Move(place) => self.house(house_name(edition, place)),
            other => self.say_with("study-quoted", [("text", self.action(other, edition).into())]),
        }
    }

    /// An answer to this question, where the question makes it clearer what the answer means.
    pub fn action_for(self, action: Action, asks: &AskView, edition: &Edition) -> String {
        match (asks, action) {
            (AskView::Sell { coins, .. }, Action::Done) => {
                self.say_with("action-sell-done", [("count", (*coins).into())])
            }
            (AskView::MayRepay, Action::Done) => self.plain("action-settle-done"),
            (AskView::Toll { .. }, Action::PayCoin) => self.plain("action-toll-coin"),
            (AskView::Pay { due, .. }, Action::PayCoin) => self.for_what_is_due("action-coin-for", due),
            (AskView::Pay { due, .. }, Action::TakeHelp) => self.for_what_is_due("action-help-for", due),
            (AskView::Repay { .. }, Action::Pay(source)) => self.with_source("action-give-back", source),
            _ => self.action(action, edition),
        }
    }

    fn natures_action(self, action: Action, edition: &Edition) -> String {
        match action {
            Action::Board(seat, board) => {
                let number = board.saturating_add(1);
                self.say_with("action-board", [("board", number.into()), ("seat", seat.number().into())])
            }
            Action::Disc(disc) => self.say_with("action-disc", [("disc", edition.disc_name(disc).into())]),
            Action::Stock(place, piece) => {
                let house = self.house(house_name(edition, place));
                self.say_with("action-stock", [("house-title", house.into()), ("piece", self.pieces(1, piece).into())])
            }
            Action::First(seat) => self.say_with("action-first", [("seat", seat.number().into())]),
            Action::Tile(seat, tile) => {
                let number = edition.tile_number(tile);
                self.say_with("action-tile", [("tile", number.into()), ("seat", seat.number().into())])
            }
            Action::Coin(seat, coin) => {
                self.say_with("action-coin", [("coin", coin.word().into()), ("seat", seat.number().into())])
            }
            answer => answer.in_notation(edition),
        }
    }

    /// A good from the barn, or from a square of some area.
    fn with_source(self, name: &str, source: Source) -> String {
        let good = ("good", source.good().word().into());
        match source.spot() {
            None => self.say_with(name, [good]),
            Some(spot) => self.say_with(&format!("{name}-from"), [good, ("from", self.taken_from(spot).into())]),
        }
    }

    /// Goods are paid in their order, so the first one due is meant.
    fn for_what_is_due(self, name: &str, due: &ByGood<u8>) -> String {
        let now = Good::all().find(|&good| due[good] > 0).unwrap_or_default();
        self.say_with(name, [("good", now.word().into())])
    }
}

fn house_name(edition: &Edition, place: u8) -> &str {
    edition.house(place).map_or("", |house| house.name.as_str())
}
