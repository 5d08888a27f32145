//! How actions are written, and read back. `docs/notation.md` describes it for people.

use table::{NotationError, Seat};

use crate::action::Action;
use crate::cells::{Cell, CellSet};
use crate::fences::ShapeId;
use crate::pieces::{Animal, Card, Good, Herd, Major, Space};

impl std::fmt::Display for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Deal(seat, card) => write!(f, "deal {card} to {seat}"),
            Action::Reveal(space) => write!(f, "reveal {space}"),
            Action::Mark(seat, space) => write!(f, "mark {space} for {seat}"),
            Action::Place(space) => write!(f, "{space}"),
            Action::Pass => f.write_str("pass"),
            Action::Room(cell) => write!(f, "room {cell}"),
            Action::Stable(cell) => write!(f, "stable {cell}"),
            Action::Plow(cell) => write!(f, "plow {cell}"),
            Action::SowGrain(fields) => write!(f, "sow grain {fields}"),
            Action::SowVegetables(fields) => write!(f, "sow vegetable {fields}"),
            Action::Bake(grain) => write!(f, "bake {grain}"),
            Action::Build(major) => write!(f, "build {major}"),
            Action::PayCost => f.write_str("pay"),
            Action::Return(major) => write!(f, "return {major}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::FenceFrom(cell) => write!(f, "fence from {cell}"),
            Action::FenceSize(spaces) => write!(f, "fence spaces {spaces}"),
            Action::Fence(shape) => write!(f, "fence {}", shape.shape().map_or(CellSet::NONE, |shape| shape.cells)),
            Action::Keep(herd) => {
                let [sheep, boar, cattle] = [Animal::Sheep, Animal::Boar, Animal::Cattle].map(|animal| herd[animal]);
                write!(f, "keep {sheep} sheep {boar} boar {cattle} cattle")
            }
            Action::Convert(good) => write!(f, "convert {good}"),
            Action::Craft(major) => write!(f, "craft {major}"),
            Action::Take(good) => write!(f, "take {good}"),
            Action::Feed => f.write_str("feed"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// The action that a text in notation means.
pub(crate) fn read(text: &str) -> Result<Action, NotationError> {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        ["first", seat] => read_seat(seat).map(Action::First),
        ["deal", card, "to", seat] => Ok(Action::Deal(read_seat(seat)?, read_card(card)?)),
        ["reveal", space] => known(Space::WHAT, space, Space::from_word(space)).map(Action::Reveal),
        ["mark", space, "for", seat] => {
            Ok(Action::Mark(read_seat(seat)?, known(Space::WHAT, space, Space::from_word(space))?))
        }
        ["pass"] => Ok(Action::Pass),
        ["room", cell] => read_cell(cell).map(Action::Room),
        ["stable", cell] => read_cell(cell).map(Action::Stable),
        ["plow", cell] => read_cell(cell).map(Action::Plow),
        ["sow", "grain", count] => read_count(count).map(Action::SowGrain),
        ["sow", "vegetable", count] => read_count(count).map(Action::SowVegetables),
        ["bake", count] => read_count(count).map(Action::Bake),
        ["build", major] => read_major(major).map(Action::Build),
        ["pay"] => Ok(Action::PayCost),
        ["return", major] => read_major(major).map(Action::Return),
        ["play", card] => read_card(card).map(Action::Play),
        ["fence", "from", cell] => read_cell(cell).map(Action::FenceFrom),
        ["fence", "spaces", count] => read_count(count).map(Action::FenceSize),
        ["fence", cells] => known("pasture", cells, read_cells(cells).and_then(ShapeId::of)).map(Action::Fence),
        ["keep", sheep, "sheep", boar, "boar", cattle, "cattle"] => {
            Ok(Action::Keep(Herd::new([read_count(sheep)?, read_count(boar)?, read_count(cattle)?])))
        }
        ["convert", good] => read_good(good).map(Action::Convert),
        ["craft", major] => read_major(major).map(Action::Craft),
        ["take", good] => read_good(good).map(Action::Take),
        ["feed"] => Ok(Action::Feed),
        ["done"] => Ok(Action::Done),
        [space] => known("space or answer", space, Space::from_word(space)).map(Action::Place),
        _ => Err(NotationError(format!("«{text}» is no action in this notation"))),
    }
}

fn known<T>(what: &str, word: &str, found: Option<T>) -> Result<T, NotationError> {
    found.ok_or_else(|| NotationError(format!("«{word}» is no {what}")))
}

fn read_seat(word: &str) -> Result<Seat, NotationError> {
    known("seat", word, plain_number(word).and_then(Seat::from_number))
}

fn read_card(word: &str) -> Result<Card, NotationError> {
    known(Card::WHAT, word, Card::from_word(word))
}

fn read_major(word: &str) -> Result<Major, NotationError> {
    known(Major::WHAT, word, Major::from_word(word))
}

fn read_good(word: &str) -> Result<Good, NotationError> {
    known(Good::WHAT, word, Good::from_word(word))
}

fn read_cell(word: &str) -> Result<Cell, NotationError> {
    known("space of a farm", word, Cell::from_word(word))
}

fn read_count(word: &str) -> Result<u8, NotationError> {
    known("number", word, plain_number(word))
}

/// A number as it is written: without a sign and without zeros before it.
fn plain_number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

/// Different spaces in any order: `2,3+2,4`.
fn read_cells(word: &str) -> Option<CellSet> {
    let cells = word.split('+').map(Cell::from_word).collect::<Option<Vec<Cell>>>()?;
    let set: CellSet = cells.iter().copied().collect();
    (usize::from(set.len()) == cells.len()).then_some(set)
}
