//! The digest that records and databases carried first. Nothing writes it any more; it is recognised for good.
//!
//! It was taken of the edition as JSON in the shape that the program's types had then, every rotation of a tile
//! included. That shape is spelt out here, so that types can change and the digest cannot.

use std::fmt::Display;

use table::edition::short_digest;

use super::{Board, Disc, Edition, House, IMPROVEMENT_SITES, Space, TileKind, Trade};
use crate::by::{By, Key};
use crate::tile::{Landscape, Tile};

/// `None` for an edition with what could not be said then.
pub(super) fn digest(edition: &Edition) -> Option<String> {
    (edition.improvement_sites == IMPROVEMENT_SITES).then(|| short_digest(&json(edition)))
}

fn json(edition: &Edition) -> String {
    object([
        ("ring", list(&edition.ring, space)),
        ("rows", each(&edition.rows, u8::to_string)),
        ("coins", each(&edition.coins, u8::to_string)),
        ("labourers", each(&edition.labourers, u8::to_string)),
        ("buildings", each(&edition.buildings, u8::to_string)),
        ("improvements", each(&edition.improvements, u8::to_string)),
        ("barn_spaces", edition.barn_spaces.to_string()),
        ("barn_tile_spaces", edition.barn_tile_spaces.to_string()),
        ("barn_sites", edition.barn_sites.to_string()),
        ("wagons", edition.wagons.to_string()),
        ("boards", list(&edition.boards, board)),
        ("discs", list(&edition.discs, disc)),
        ("tiles", list(&edition.tiles, tile_kind)),
    ])
}

fn space(space: &Space) -> String {
    match space {
        Space::Toll(toll) => object([("Toll", word(toll))]),
        Space::House(inner) => object([("House", house(inner))]),
    }
}

fn house(house: &House) -> String {
    object([
        ("name", word(&house.name)),
        ("spots", house.spots.to_string()),
        ("cost", each(&house.cost, u8::to_string)),
        ("trade", trade(&house.trade)),
    ])
}

fn trade(trade: &Trade) -> String {
    match trade {
        Trade::Gift => word(&"Gift"),
        Trade::Labourers => word(&"Labourers"),
        Trade::Buildings => word(&"Buildings"),
        Trade::Improvements => word(&"Improvements"),
        Trade::Store(buys) => object([("Store", each(buys, bool::to_string))]),
    }
}

fn board(board: &Board) -> String {
    object([
        ("copies", board.copies.to_string()),
        ("first_wagon", word(&board.first_wagon)),
        ("landscapes", list(&board.landscapes, landscape)),
        ("fences", list(&board.fences, bool::to_string)),
    ])
}

fn disc(disc: &Disc) -> String {
    object([
        ("pile", word(&disc.pile)),
        ("draw", disc.draw.to_string()),
        ("keep", disc.keep.to_string()),
        ("summer", word(&disc.summer)),
        ("fall", word(&disc.fall)),
        ("hungry", each(&disc.hungry, bool::to_string)),
        ("fires", disc.fires.to_string()),
    ])
}

fn tile_kind(kind: &TileKind) -> String {
    object([("id", kind.id.to_string()), ("turned", each(&kind.turned, tile))])
}

fn tile(tile: &Tile) -> String {
    object([("sides", each(&tile.sides, landscape)), ("fences", each(&tile.fences, bool::to_string))])
}

fn landscape(landscape: &Landscape) -> String {
    object([("good", word(&landscape.good)), ("squares", landscape.squares.to_string())])
}

fn object<const N: usize>(fields: [(&str, String); N]) -> String {
    format!("{{{}}}", fields.map(|(key, value)| format!("\"{key}\":{value}")).join(","))
}

fn each<K: Key + Display, T, const N: usize>(things: &By<K, T, N>, json: impl Fn(&T) -> String) -> String {
    let fields: Vec<String> = things.iter().map(|(key, thing)| format!("\"{key}\":{}", json(thing))).collect();
    format!("{{{}}}", fields.join(","))
}

fn list<T>(things: &[T], json: impl Fn(&T) -> String) -> String {
    format!("[{}]", things.iter().map(json).collect::<Vec<_>>().join(","))
}

/// Words and names have only letters, digits and underscores.
fn word(word: &impl Display) -> String {
    format!("\"{word}\"")
}
