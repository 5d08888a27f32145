//! The edition: what the rules are played with. Town, discs, boards, tiles and counts are data, read once from TOML.
//!
//! A state refers to its edition for as long as the program runs, so that copying a state touches no counter.

mod check;
mod legacy;
mod read;

use std::sync::LazyLock;

use table::edition::{EditionError, Shelf};

use crate::by::{By, named_enum};
use crate::pieces::{ByBuilding, ByColour, ByGood, ByImprovement, Coins, Colour, Good};
use crate::tile::{Landscape, Rotation, Tile, TileId};

/// How many tiles an edition has.
pub const TILES: usize = 50;
/// How many tiles can lie on one farm: four farms share the bag.
pub const FARM_TILES: usize = TILES / 4;
/// How many spaces the street can have, toll points included.
pub const RING_MAX: usize = 20;

/// W6.9: places for improvements in an edition that says nothing about them, as none did at first.
const IMPROVEMENT_SITES: u8 = 3;

/// Everything that is printed on the pieces, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What people call it.
    pub name: String,
    /// Stands for the file's data in records: equal digests, equal games. The name is not part of it.
    pub digest: String,
    /// What records and databases said instead at first, if it is an edition that could be read then.
    legacy: Option<String>,
    /// The street, clockwise from the Town Hall; the last space is the Town Hall's toll point.
    pub ring: Vec<Space>,
    /// How many toll points lie before each place of the ring, and in all.
    tolls: Vec<u8>,
    /// For each starting row, the building it leads to (a place in the ring).
    pub rows: By<Row, u8, 2>,
    /// All coins of the box.
    pub coins: Coins,
    /// All labourers of the box, starters included.
    pub labourers: ByColour<u8>,
    /// All building tiles of the box.
    pub buildings: ByBuilding<u8>,
    /// All improvement tiles of the box.
    pub improvements: ByImprovement<u8>,
    /// Barn spaces at the start.
    pub barn_spaces: u8,
    /// Barn spaces that a barn tile adds.
    pub barn_tile_spaces: u8,
    /// How many barn tiles a player has sites for.
    pub barn_sites: u8,
    /// How many labourers a player can ever have.
    pub wagons: u8,
    /// W6.9: how many improvements a player has places for.
    pub improvement_sites: u8,
    /// The patterns of player boards.
    pub boards: Vec<Board>,
    /// The eight year discs.
    pub discs: Vec<Disc>,
    /// The landscape tiles.
    pub tiles: Vec<TileKind>,
}

named_enum! {
    /// W2.6: the two starting rows.
    Row: "starting row" {
        /// Before the Church.
        Church = "church",
        /// Before the Town Hall.
        TownHall = "town_hall",
    }
}

named_enum! {
    /// W6.4: the two toll points.
    Toll: "toll point" {
        /// Half way round.
        ChurchBazaar = "church_bazaar",
        /// Where the round begins and ends.
        TownHall = "town_hall",
    }
}

/// A space of the street.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Space {
    /// Nobody stops here, and passing costs a coin.
    Toll(Toll),
    /// A building to visit.
    House(House),
}

/// A building of the town.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct House {
    /// Its name in notation.
    pub name: String,
    /// How many pawns it holds.
    pub spots: u8,
    /// W6.5: the goods on its sign.
    pub cost: ByGood<u8>,
    /// What is done there.
    pub trade: Trade,
}

/// What is done in a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trade {
    /// W6.6: take two goods.
    Gift,
    /// W6.7: hire a labourer.
    Labourers,
    /// W6.8: build a hut or barn.
    Buildings,
    /// W6.9: buy an improvement.
    Improvements,
    /// W6.10: sell goods of these kinds.
    Store(ByGood<bool>),
}

impl Trade {
    /// What the edition calls it.
    pub fn word(self) -> &'static str {
        match self {
            Trade::Gift => "gift",
            Trade::Labourers => "labourers",
            Trade::Buildings => "buildings",
            Trade::Improvements => "improvements",
            Trade::Store(_) => "store",
        }
    }
}

/// A pattern of player boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// How many boards have it.
    pub copies: u8,
    /// The colour of the first labourer.
    pub first_wagon: Colour,
    /// The five landscapes, left to right.
    pub landscapes: [Landscape; 5],
    /// W4.4: the six borders of the row, left to right: whether a fence stands there.
    pub fences: [bool; 6],
}

named_enum! {
    /// W2.4: the two piles of discs.
    Pile: "pile" {
        /// Years 1 to 4.
        A = "A",
        /// Years 5 to 8.
        B = "B",
    }
}

/// A year disc.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disc {
    /// Its pile.
    pub pile: Pile,
    /// Tiles drawn in spring.
    pub draw: u8,
    /// Tiles kept in spring.
    pub keep: u8,
    /// The good with one more in summer.
    pub summer: Good,
    /// The good with one more coin in fall.
    pub fall: Good,
    /// The colours that eat double in winter.
    pub hungry: ByColour<bool>,
    /// Wood due from everybody in winter.
    pub fires: u8,
}

/// A place in the edition's list of discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DiscId(pub(crate) u8);

/// A landscape tile in its four rotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileKind {
    /// The number people call it by.
    pub id: u16,
    /// How it lies, for each rotation.
    pub turned: By<Rotation, Tile, 4>,
}

#[expect(clippy::expect_used, reason = "the file is compiled in, and a test reads it")]
static RECONSTRUCTED: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::TEXT).expect("the edition that comes with the program is sound"));

static EDITIONS: Shelf<Edition> = Shelf::new();

impl Edition {
    /// The file of the edition that comes with the program.
    pub const TEXT: &str = include_str!("../../editions/reconstructed.toml");

    /// The edition that comes with the program.
    pub fn reconstructed() -> &'static Edition {
        &RECONSTRUCTED
    }

    /// Reads and checks an edition file.
    pub fn read(text: &str) -> Result<Edition, EditionError> {
        let mut edition = read::edition(text)?;
        edition.tolls = (0..=edition.ring.len()).map(|place| count_tolls(&edition.ring, place)).collect();
        edition.legacy = legacy::digest(&edition);
        Ok(edition)
    }

    /// Keeps an edition for as long as the program runs.
    pub fn keep(self) -> &'static Edition {
        EDITIONS.keep(self).get()
    }

    /// How records name it: `reconstructed 0123456789abcdef`.
    pub fn title(&self) -> String {
        format!("{} {}", self.name, self.digest)
    }

    /// Whether a record or a database means this edition by a title like `reconstructed 0123456789abcdef`. The name does
    /// not count.
    pub fn is_titled(&self, title: &str) -> bool {
        digits(title) == Some(&self.digest) || self.is_titled_as_at_first(title)
    }

    /// Whether the title is one of the first version, which knew only the first rules.
    pub fn is_titled_as_at_first(&self, title: &str) -> bool {
        self.legacy.is_some() && digits(title) == self.legacy.as_deref()
    }

    /// W2.5: pieces dealt to each building of the town.
    pub fn stock_each(players: u8) -> u8 {
        players.max(2)
    }

    /// The building at a place of the ring.
    pub fn house(&self, place: u8) -> Option<&House> {
        match self.ring.get(usize::from(place)) {
            Some(Space::House(house)) => Some(house),
            _ => None,
        }
    }

    /// All buildings with their places in the ring.
    pub fn houses(&self) -> impl Iterator<Item = (u8, &House)> {
        (0u8..).zip(&self.ring).filter_map(|(place, space)| match space {
            Space::House(house) => Some((place, house)),
            Space::Toll(_) => None,
        })
    }

    /// How many spaces the street has.
    pub fn ring_len(&self) -> u8 {
        u8::try_from(self.ring.len()).unwrap_or(u8::MAX)
    }

    /// How many toll points lie between the start of the ring and this place.
    pub fn tolls_before(&self, place: u8) -> u8 {
        self.tolls.get(usize::from(place)).copied().unwrap_or(0)
    }

    /// How a tile lies when it is turned so far.
    pub fn tile(&self, tile: TileId, rotation: Rotation) -> Option<&Tile> {
        self.tiles.get(tile.index()).map(|kind| &kind.turned[rotation])
    }

    /// The number people call a tile by.
    pub fn tile_number(&self, tile: TileId) -> u16 {
        self.tiles.get(tile.index()).map_or(0, |kind| kind.id)
    }

    /// The tile people call by this number.
    pub fn tile_numbered(&self, id: u16) -> Option<TileId> {
        (0u8..).zip(&self.tiles).find(|(_, kind)| kind.id == id).map(|(index, _)| TileId(index))
    }

    /// A disc of the list.
    pub fn disc(&self, disc: DiscId) -> Option<&Disc> {
        self.discs.get(usize::from(disc.0))
    }

    /// How people call a disc: its pile and its number within the pile, like `A2`.
    pub fn disc_name(&self, disc: DiscId) -> String {
        let Some(this) = self.disc(disc) else { return "?".to_owned() };
        let before = self.discs.iter().take(usize::from(disc.0)).filter(|other| other.pile == this.pile).count();
        format!("{}{}", this.pile, before + 1)
    }

    /// The disc people call by this name.
    pub fn disc_named(&self, name: &str) -> Option<DiscId> {
        (0u8..).take(self.discs.len()).map(DiscId).find(|&disc| self.disc_name(disc) == name)
    }
}

fn digits(title: &str) -> Option<&str> {
    title.rsplit_once(' ').map(|(_, digits)| digits)
}

fn count_tolls(ring: &[Space], before: usize) -> u8 {
    let tolls = ring.iter().take(before).filter(|space| matches!(space, Space::Toll(_))).count();
    u8::try_from(tolls).unwrap_or(u8::MAX)
}

impl table::edition::Edition for Edition {
    fn digest(&self) -> &str {
        &self.digest
    }
}
