//! How actions are written, and read back. `docs/notation.md` describes it for people.

use table::{NotationError, Seat};

use crate::action::{Action, Item};
use crate::edition::{Edition, Row};
use crate::pieces::{Building, Coin, Colour, Good, Improvement};
use crate::player::Source;
use crate::tile::{Cell, Rotation, Side, Spot, TileId};
use crate::town::Piece;

pub(crate) fn write(edition: &Edition, action: Action) -> String {
    let house = |place| edition.house(place).map_or("?", |house| house.name.as_str());
    let tile = |tile| edition.tile_number(tile);
    match action {
        Action::Board(seat, board) => format!("board {} for {seat}", board + 1),
        Action::Disc(disc) => format!("disc {}", edition.disc_name(disc)),
        Action::Stock(place, piece) => format!("stock {} {piece}", house(place)),
        Action::First(seat) => format!("first {seat}"),
        Action::Tile(seat, drawn) => format!("tile {} for {seat}", tile(drawn)),
        Action::Coin(seat, coin) => format!("coin {coin} for {seat}"),
        Action::Start(row) => format!("start {row}"),
        Action::Keep(kept) => format!("keep {}", tile(kept)),
        Action::Place(laid, rotation, cell) => format!("place {} {rotation} at {cell}", tile(laid)),
        Action::Work(spot) => format!("work {spot}"),
        Action::GiveUp(item) => format!("give up {item}"),
        Action::Move(place) => format!("move {}", house(place)),
        Action::Pass => "pass".to_owned(),
        Action::Pay(source) => format!("pay {source}"),
        Action::PayCoin => "pay coin".to_owned(),
        Action::TakeHelp => "take help".to_owned(),
        Action::Take(good) => format!("take {good}"),
        Action::Hire(colour) => format!("hire {colour}"),
        Action::Build(building) => format!("build {building}"),
        Action::Buy(improvement) => format!("buy {improvement}"),
        Action::Sell(source) => format!("sell {source}"),
        Action::Repay => "repay".to_owned(),
        Action::Done => "done".to_owned(),
    }
}

impl Action {
    /// The action in notation, without the scene, for who knows the edition but no state.
    pub fn in_notation(self, edition: &Edition) -> String {
        write(edition, self)
    }
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Source::Barn(good) => good.fmt(f),
            Source::Square(good, spot) => write!(f, "{good} from {spot}"),
        }
    }
}

pub(crate) fn read(edition: &Edition, text: &str) -> Result<Action, NotationError> {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        ["board", number, "for", seat] => Ok(Action::Board(read_seat(seat)?, read_board(edition, number)?)),
        ["disc", name] => known("disc", name, edition.disc_named(name)).map(Action::Disc),
        ["stock", building, piece] => {
            Ok(Action::Stock(read_house(edition, building)?, known("piece", piece, Piece::from_word(piece))?))
        }
        ["first", seat] => read_seat(seat).map(Action::First),
        ["tile", number, "for", seat] => Ok(Action::Tile(read_seat(seat)?, read_tile(edition, number)?)),
        ["coin", coin, "for", seat] => {
            Ok(Action::Coin(read_seat(seat)?, known(Coin::WHAT, coin, Coin::from_word(coin))?))
        }
        ["start", row] => known(Row::WHAT, row, Row::from_word(row)).map(Action::Start),
        ["keep", number] => read_tile(edition, number).map(Action::Keep),
        ["place", number, rotation, "at", cell] => Ok(Action::Place(
            read_tile(edition, number)?,
            known(Rotation::WHAT, rotation, Rotation::from_word(rotation))?,
            known("cell", cell, read_cell(cell))?,
        )),
        ["work", spot] => read_spot(spot).map(Action::Work),
        ["give", "up", "coin"] => Ok(Action::GiveUp(Item::Coin)),
        ["give", "up", good] => read_good(good).map(|good| Action::GiveUp(Item::Good(good))),
        ["move", building] => read_house(edition, building).map(Action::Move),
        ["pass"] => Ok(Action::Pass),
        ["pay", "coin"] => Ok(Action::PayCoin),
        ["pay", source @ ..] => read_source(source).map(Action::Pay),
        ["take", "help"] => Ok(Action::TakeHelp),
        ["take", good] => read_good(good).map(Action::Take),
        ["hire", colour] => known(Colour::WHAT, colour, Colour::from_word(colour)).map(Action::Hire),
        ["build", building] => known(Building::WHAT, building, Building::from_word(building)).map(Action::Build),
        ["buy", kind] => known(Improvement::WHAT, kind, Improvement::from_word(kind)).map(Action::Buy),
        ["sell", source @ ..] => read_source(source).map(Action::Sell),
        ["repay"] => Ok(Action::Repay),
        ["done"] => Ok(Action::Done),
        _ => Err(NotationError(format!("«{text}» is no action in this notation"))),
    }
}

fn known<T>(what: &str, word: &str, found: Option<T>) -> Result<T, NotationError> {
    found.ok_or_else(|| NotationError(format!("«{word}» is no {what}")))
}

fn read_seat(word: &str) -> Result<Seat, NotationError> {
    known("seat", word, word.parse().ok().and_then(Seat::from_number))
}

fn read_board(edition: &Edition, word: &str) -> Result<u8, NotationError> {
    let number = word.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
    known("board", word, number.filter(|&board| usize::from(board) < edition.boards.len()))
}

fn read_tile(edition: &Edition, word: &str) -> Result<TileId, NotationError> {
    known("tile of this edition", word, word.parse().ok().and_then(|number| edition.tile_numbered(number)))
}

fn read_house(edition: &Edition, word: &str) -> Result<u8, NotationError> {
    known("building", word, edition.houses().find(|(_, house)| house.name == word).map(|(place, _)| place))
}

fn read_good(word: &str) -> Result<Good, NotationError> {
    known(Good::WHAT, word, Good::from_word(word))
}

fn read_source(words: &[&str]) -> Result<Source, NotationError> {
    match words {
        [good] => read_good(good).map(Source::Barn),
        [good, "from", spot] => Ok(Source::Square(read_good(good)?, read_spot(spot)?)),
        _ => Err(NotationError(format!("«{}» is neither GOOD nor GOOD from AREA", words.join(" ")))),
    }
}

fn read_cell(word: &str) -> Option<Cell> {
    let (col, row) = word.split_once(',')?;
    Some(Cell::at(col.parse().ok()?, row.parse().ok()?))
}

fn read_spot(word: &str) -> Result<Spot, NotationError> {
    if let Some(good) = Good::from_word(word) {
        return Ok(Spot::Board(good));
    }
    let triangle = word.char_indices().next_back().and_then(|(last, _)| {
        let (cell, side) = (word.get(..last)?, word.get(last..)?);
        Some(Spot::Triangle(read_cell(cell)?, Side::from_word(side)?))
    });
    known("piece of land", word, triangle)
}
