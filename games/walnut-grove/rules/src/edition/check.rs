//! What must fit together in an edition beyond each entry by itself.

use table::edition::{EditionError, Entry};

use super::{Board, Disc, Edition, Pile, RING_MAX, Space, TILES, Toll, Trade};
use crate::by::Key;
use crate::pieces::{ByColour, Coin, Coins, Colour, Good};
use crate::tile::Landscape;

type Result = std::result::Result<(), EditionError>;

/// The street: different names, the bazaar once, the Town Hall last.
pub(super) fn ring(entry: &Entry<'_, '_>, spaces: &[Entry<'_, '_>], ring: &[Space]) -> Result {
    if ring.len() > RING_MAX {
        return Err(entry.wrong(format!("has {} spaces, at most {RING_MAX} are possible", ring.len())));
    }
    let mut names: Vec<&str> = Vec::new();
    for (space, at) in ring.iter().zip(spaces) {
        let Space::House(house) = space else { continue };
        if names.contains(&house.name.as_str()) {
            return Err(at.wrong(format!("«{}» is there twice", house.name)));
        }
        names.push(&house.name);
    }
    if names.is_empty() {
        return Err(entry.wrong("has no building"));
    }
    let count = |toll: Toll| ring.iter().filter(|&space| *space == Space::Toll(toll)).count();
    if ring.last() != Some(&Space::Toll(Toll::TownHall)) || count(Toll::TownHall) != 1 {
        return Err(entry.wrong("the round begins after the Town Hall, so { toll = \"town_hall\" } is its last space"));
    }
    if count(Toll::ChurchBazaar) != 1 {
        return Err(entry.wrong("{ toll = \"church_bazaar\" } should be there once"));
    }
    Ok(())
}

/// W2.2: every player starts with two coppers.
pub(super) fn coins(entry: &Entry<'_, '_>, coins: &Coins) -> Result {
    if coins[Coin::Copper] < 8 {
        return Err(entry.wrong("four players start with two copper coins each, so there are at least 8"));
    }
    Ok(())
}

/// W2.1: four boards.
pub(super) fn boards(entry: &Entry<'_, '_>, boards: &[Board]) -> Result {
    let copies: usize = boards.iter().map(|board| usize::from(board.copies)).sum();
    if copies != 4 {
        return Err(entry.wrong(format!("there are {copies} boards in all; there should be 4")));
    }
    Ok(())
}

/// W2.1, W2.2: each landscape once, and a square in the forest for the first wood.
pub(super) fn board_row(entry: &Entry<'_, '_>, row: &[Landscape; 5]) -> Result {
    for good in Good::all() {
        if row.iter().filter(|land| land.good == good).count() != 1 {
            return Err(entry.wrong(format!("a board has each landscape once; look at «{good}»")));
        }
    }
    if row.iter().any(|land| land.good == Good::Wood && land.squares == 0) {
        return Err(entry.wrong("the forest needs a square for the wood every player starts with"));
    }
    Ok(())
}

/// W2.2, W2.5: enough labourers for the first wagons and the town.
pub(super) fn labourers(entry: &Entry<'_, '_>, labourers: &ByColour<u8>, boards: &[Board], ring: &[Space]) -> Result {
    for &colour in Colour::ALL {
        let first: u8 = boards.iter().filter(|board| board.first_wagon == colour).map(|board| board.copies).sum();
        if labourers[colour] < first {
            return Err(entry.wrong(format!("{first} boards start with {colour}, but there are {}", labourers[colour])));
        }
    }
    let starters = |players: u8| players;
    enough(entry, labourers.total(), ring, Trade::Labourers, starters)
}

/// W2.5: enough pieces for the town.
pub(super) fn stock(entry: &Entry<'_, '_>, pieces: u8, ring: &[Space], trade: Trade) -> Result {
    enough(entry, pieces, ring, trade, |_| 0)
}

fn enough(entry: &Entry<'_, '_>, pieces: u8, ring: &[Space], trade: Trade, used: impl Fn(u8) -> u8) -> Result {
    let houses = ring.iter().filter(|space| matches!(space, Space::House(house) if house.trade == trade)).count();
    for players in 1..=4 {
        let due = houses * usize::from(Edition::stock_each(players)) + usize::from(used(players));
        if usize::from(pieces) < due {
            return Err(entry.wrong(format!("{players} players need {due} pieces, but there are {pieces}")));
        }
    }
    Ok(())
}

/// W2.4, W3.1: four discs in each pile, and a bag that lasts.
pub(super) fn discs(entry: &Entry<'_, '_>, discs: &[Disc]) -> Result {
    for &pile in Pile::ALL {
        let count = discs.iter().filter(|disc| disc.pile == pile).count();
        if count != 4 {
            return Err(entry.wrong(format!("pile {pile} has {count} discs; it should have 4")));
        }
    }
    let kept: u8 = discs.iter().map(|disc| disc.keep).sum();
    let most = discs.iter().map(|disc| kept - disc.keep + disc.draw).max().unwrap_or(0);
    if usize::from(most) * 4 > TILES {
        return Err(entry.wrong(format!(
            "four players could need {} tiles, but there are {TILES}; draw or keep fewer",
            usize::from(most) * 4
        )));
    }
    Ok(())
}

/// The bag's size is known.
pub(super) fn tiles(entry: &Entry<'_, '_>, count: usize) -> Result {
    if count != TILES {
        return Err(entry.wrong(format!("there are {count} tiles; there should be {TILES}")));
    }
    Ok(())
}
