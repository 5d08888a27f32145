//! From TOML to an edition: every entry is looked at once, and a wrong one is named with its line.

use table::edition::{EditionError, Entry, Fields};

use super::check;
use super::{Board, Disc, Edition, House, IMPROVEMENT_SITES, Pile, Row, Space, TileKind, Toll, Trade};
use crate::by::{By, Key};
use crate::pieces::{ByGood, Colour, Good};
use crate::tile::{Landscape, Rotation, Side, Tile};

type Result<T> = std::result::Result<T, EditionError>;

/// Counts are added up in bytes: seven kinds of improvement of so many each, five goods of a cost. With the limits of
/// barns (20 spaces and 9 for each of 9 sites), squares (9 on a board's landscape, 2 on a triangle) and wagons (9), all
/// goods of a player together stay under 250. A test plays an edition with everything at its limit.
const MOST_PIECES: u8 = 36;

pub(super) fn edition(text: &str) -> Result<Edition> {
    table::edition::read(text, build)
}

fn build(root: &Fields<'_, '_>) -> Result<Edition> {
    root.only(&[
        "name",
        "improvement_sites",
        "town",
        "coins",
        "labourers",
        "buildings",
        "improvements",
        "barn",
        "wagons",
        "board",
        "disc",
        "tile",
    ])?;
    let name = match root.find("name") {
        Some(entry) => entry.name()?,
        None => "custom".to_owned(),
    };

    let improvement_sites = match root.find("improvement_sites") {
        Some(entry) => entry.number(0, 9)?,
        None => IMPROVEMENT_SITES,
    };

    let town = root.fields("town", &["ring", "starts"])?;
    let ring = ring(&town.entry("ring")?)?;
    let rows = rows(&town.fields("starts", &["church", "town_hall"])?, &ring)?;

    let coins = root.counts("coins", MOST_PIECES)?;
    check::coins(&root.entry("coins")?, &coins)?;

    let boards = root.list("board")?.iter().map(board).collect::<Result<Vec<_>>>()?;
    check::boards(&root.entry("board")?, &boards)?;

    let labourers = root.counts("labourers", MOST_PIECES)?;
    check::labourers(&root.entry("labourers")?, &labourers, &boards, &ring)?;
    let buildings = root.counts("buildings", MOST_PIECES)?;
    check::stock(&root.entry("buildings")?, buildings.total(), &ring, Trade::Buildings)?;
    let improvements = root.counts("improvements", MOST_PIECES)?;
    check::stock(&root.entry("improvements")?, improvements.total(), &ring, Trade::Improvements)?;

    let barn = root.fields("barn", &["start_spaces", "per_tile", "sites"])?;
    let wagons = root.fields("wagons", &["count"])?;

    let discs = root.list("disc")?.iter().map(disc).collect::<Result<Vec<_>>>()?;
    check::discs(&root.entry("disc")?, &discs)?;

    let tiles = tiles(root)?;

    Ok(Edition {
        name,
        digest: digest(root),
        legacy: None,
        ring,
        tolls: Vec::new(),
        rows,
        coins,
        labourers,
        buildings,
        improvements,
        barn_spaces: barn.entry("start_spaces")?.number(2, 20)?,
        barn_tile_spaces: barn.entry("per_tile")?.number(0, 9)?,
        barn_sites: barn.entry("sites")?.number(0, 9)?,
        wagons: wagons.entry("count")?.number(1, 9)?,
        improvement_sites,
        boards,
        discs,
        tiles,
    })
}

fn ring(entry: &Entry<'_, '_>) -> Result<Vec<Space>> {
    let spaces = entry.items()?;
    let ring = spaces.iter().map(space).collect::<Result<Vec<_>>>()?;
    check::ring(entry, &spaces, &ring)?;
    Ok(ring)
}

fn space(entry: &Entry<'_, '_>) -> Result<Space> {
    let fields = entry.table()?;
    if let Some(toll) = fields.find("toll") {
        fields.only(&["toll"])?;
        return Ok(Space::Toll(toll.choice(Toll::from_word)?));
    }
    fields.only(&["name", "kind", "spots", "cost", "buys"])?;
    let kind = fields.entry("kind")?;
    let trade = match kind.word()? {
        "gift" => Trade::Gift,
        "labourers" => Trade::Labourers,
        "buildings" => Trade::Buildings,
        "improvements" => Trade::Improvements,
        "store" => Trade::Store(buys(&fields.entry("buys")?)?),
        other => {
            let known = "gift, labourers, buildings, improvements, store";
            return Err(kind.wrong(format!("unknown kind of building «{other}»; known: {known}")));
        }
    };
    if let (Some(buys), false) = (fields.find("buys"), matches!(trade, Trade::Store(_))) {
        return Err(buys.wrong("only a store buys goods"));
    }
    let cost = match fields.find("cost") {
        Some(cost) if matches!(trade, Trade::Gift | Trade::Store(_)) => {
            return Err(cost.wrong("gifts and stores are free to visit, they have no cost"));
        }
        Some(cost) => cost.table()?.counts_of::<Good, 5>(MOST_PIECES, |_| false)?,
        None => ByGood::default(),
    };
    Ok(Space::House(House {
        name: fields.entry("name")?.name()?,
        spots: fields.entry("spots")?.number(1, 4)?,
        cost,
        trade,
    }))
}

fn buys(entry: &Entry<'_, '_>) -> Result<ByGood<bool>> {
    let mut bought = ByGood::default();
    for item in entry.items()? {
        let good = item.choice(Good::from_word)?;
        if std::mem::replace(&mut bought[good], true) {
            return Err(item.wrong(format!("«{good}» is listed twice")));
        }
    }
    if !bought.values().any(|&yes| yes) {
        return Err(entry.wrong("a store buys at least one good"));
    }
    Ok(bought)
}

fn rows(starts: &Fields<'_, '_>, ring: &[Space]) -> Result<By<Row, u8, 2>> {
    let mut rows = By::default();
    for &row in Row::ALL {
        let entry = starts.entry(row.word())?;
        let text = entry.word()?;
        let named = text.strip_prefix("before ");
        let place = (0u8..).zip(ring).find_map(|(place, space)| match space {
            Space::House(house) if Some(house.name.as_str()) == named => Some(place),
            _ => None,
        });
        rows[row] = place
            .ok_or_else(|| entry.wrong(format!("«{text}» should be «before NAME» with a building of the ring")))?;
    }
    Ok(rows)
}

fn board(entry: &Entry<'_, '_>) -> Result<Board> {
    let fields = entry.table()?;
    fields.only(&["copies", "first_wagon", "landscapes", "fences"])?;
    let landscapes = fields.entry("landscapes")?;
    let five = landscapes.array::<5>()?;
    let fences = fields.entry("fences")?.array::<6>()?;
    let mut row = [Landscape { good: Good::Grain, squares: 0 }; 5];
    for (place, item) in row.iter_mut().zip(&five) {
        *place = landscape(item, 9)?;
    }
    let mut standing = [false; 6];
    for (place, item) in standing.iter_mut().zip(&fences) {
        *place = item.flag()?;
    }
    check::board_row(&landscapes, &row)?;
    Ok(Board {
        copies: fields.entry("copies")?.number(1, 4)?,
        first_wagon: fields.entry("first_wagon")?.choice(Colour::from_word)?,
        landscapes: row,
        fences: standing,
    })
}

fn disc(entry: &Entry<'_, '_>) -> Result<Disc> {
    let fields = entry.table()?;
    fields.only(&["pile", "spring", "summer", "fall", "hungry", "fires"])?;
    let spring = fields.fields("spring", &["draw", "keep"])?;
    let mut hungry = By::default();
    for item in fields.entry("hungry")?.items()? {
        let colour = item.choice(Colour::from_word)?;
        if std::mem::replace(&mut hungry[colour], true) {
            return Err(item.wrong(format!("«{colour}» is listed twice")));
        }
    }
    Ok(Disc {
        pile: fields.entry("pile")?.choice(Pile::from_word)?,
        draw: spring.entry("draw")?.number(2, 4)?,
        keep: spring.entry("keep")?.number(1, 2)?,
        summer: fields.entry("summer")?.choice(Good::from_word)?,
        fall: fields.entry("fall")?.choice(Good::from_word)?,
        hungry,
        fires: fields.entry("fires")?.number(0, 9)?,
    })
}

fn tiles(root: &Fields<'_, '_>) -> Result<Vec<TileKind>> {
    let mut tiles: Vec<TileKind> = Vec::new();
    for entry in root.list("tile")? {
        let fields = entry.table()?;
        fields.only(&["id", "sides", "fences"])?;
        let id = fields.entry("id")?;
        let number = u16::from(id.number(1, 255)?);
        if tiles.iter().any(|tile| tile.id == number) {
            return Err(id.wrong(format!("tile {number} is there twice")));
        }
        tiles.push(TileKind { id: number, turned: turned(&tile(&fields)?) });
    }
    check::tiles(&root.entry("tile")?, tiles.len())?;
    Ok(tiles)
}

fn tile(fields: &Fields<'_, '_>) -> Result<Tile> {
    let mut sides = By::new([Landscape { good: Good::Grain, squares: 0 }; 4]);
    for (side, item) in Side::all().zip(&fields.entry("sides")?.array::<4>()?) {
        sides[side] = landscape(item, 2)?;
    }
    let mut fences = By::default();
    for item in fields.entry("fences")?.items()? {
        let corner = item.word()?;
        let side = Side::all().find(|side| side.corner() == corner);
        let side =
            side.ok_or_else(|| item.wrong(format!("there is no fence «{corner}»; fences lie at NE, SE, SW, NW")))?;
        if std::mem::replace(&mut fences[side], true) {
            return Err(item.wrong("this fence is listed twice"));
        }
    }
    Ok(Tile { sides, fences })
}

fn turned(tile: &Tile) -> By<Rotation, Tile, 4> {
    let mut next = *tile;
    By::from_fn(|_| {
        let now = next;
        next = now.turned();
        now
    })
}

/// The digest of an edition file, whether an entry that came later is left out or says what it is then.
fn digest(root: &Fields<'_, '_>) -> String {
    let usual = IMPROVEMENT_SITES.to_string();
    root.digest(|key, value| match key {
        "name" => false,
        "improvement_sites" => value != usual,
        _ => true,
    })
}

/// A landscape like `wood:2`.
fn landscape(entry: &Entry<'_, '_>, most: u8) -> Result<Landscape> {
    let text = entry.word()?;
    let shape = || entry.wrong(format!("«{text}» should be GOOD:SQUARES with 0 to {most} squares, like «wood:1»"));
    let (good, squares) = text.split_once(':').ok_or_else(shape)?;
    let good = Good::from_word(good).ok_or_else(|| entry.unknown::<Good>(good))?;
    let squares = squares.parse().ok().filter(|&squares: &u8| squares <= most).ok_or_else(shape)?;
    Ok(Landscape { good, squares })
}
