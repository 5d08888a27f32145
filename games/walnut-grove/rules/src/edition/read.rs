//! From TOML to an edition: every entry is looked at once, and a wrong one is named with its line.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Board, Disc, Edition, EditionError, House, IMPROVEMENT_SITES, Pile, Row, Space, TileKind, Toll, Trade};
use super::{check, digest};
use crate::by::{By, Key};
use crate::pieces::{ByGood, Colour, Good};
use crate::tile::{Landscape, Rotation, Side, Tile};

type Result<T> = std::result::Result<T, EditionError>;

/// Counts are added up in bytes: seven kinds of improvement of this many each, five goods of a cost. With the limits of
/// barns (20 spaces and 9 for each of 9 sites), squares (9 on a board's landscape, 2 on a triangle) and wagons (9), all
/// goods of a player together stay under 250. A test plays an edition with everything at its limit.
const MOST_PIECES: u8 = 36;

pub(super) fn edition(text: &str) -> Result<Edition> {
    let parsed = DeTable::parse(text).map_err(|error| EditionError {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        entry: "file".to_owned(),
        reason: format!("not TOML: {}", error.message()),
    })?;
    let root = Fields { text, path: String::new(), start: 0, table: parsed.get_ref() };
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

    let coins = root.counts("coins")?;
    check::coins(&root.entry("coins")?, &coins)?;

    let boards = root.list("board")?.iter().map(board).collect::<Result<Vec<_>>>()?;
    check::boards(&root.entry("board")?, &boards)?;

    let labourers = root.counts("labourers")?;
    check::labourers(&root.entry("labourers")?, &labourers, &boards, &ring)?;
    let buildings = root.counts("buildings")?;
    check::stock(&root.entry("buildings")?, buildings.total(), &ring, Trade::Buildings)?;
    let improvements = root.counts("improvements")?;
    check::stock(&root.entry("improvements")?, improvements.total(), &ring, Trade::Improvements)?;

    let barn = root.fields("barn", &["start_spaces", "per_tile", "sites"])?;
    let wagons = root.fields("wagons", &["count"])?;

    let discs = root.list("disc")?.iter().map(disc).collect::<Result<Vec<_>>>()?;
    check::discs(&root.entry("disc")?, &discs)?;

    let tiles = tiles(&root)?;

    Ok(Edition {
        name,
        digest: digest::of_file(parsed.get_ref()),
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
        Some(cost) => cost.table()?.counts_of::<Good, 5>(|_| false)?,
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
        *place = item.landscape(9)?;
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
        sides[side] = item.landscape(2)?;
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

/// A value of the file and the path that leads to it.
pub(super) struct Entry<'a, 't> {
    text: &'t str,
    path: String,
    start: usize,
    value: &'a DeValue<'t>,
}

/// The entries of a table.
struct Fields<'a, 't> {
    text: &'t str,
    path: String,
    start: usize,
    table: &'a DeTable<'t>,
}

impl<'a, 't> Fields<'a, 't> {
    fn path_to(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    fn find(&self, key: &str) -> Option<Entry<'a, 't>> {
        // The key's place, not the value's: a table's value is spread over the file.
        let (name, value) = self.table.iter().find(|(name, _)| name.get_ref() == key)?;
        Some(Entry { text: self.text, path: self.path_to(key), start: name.span().start, value: value.get_ref() })
    }

    fn entry(&self, key: &str) -> Result<Entry<'a, 't>> {
        self.find(key).ok_or_else(|| EditionError {
            line: line_of(self.text, self.start),
            entry: self.path_to(key),
            reason: "is missing".to_owned(),
        })
    }

    fn only(&self, known: &[&str]) -> Result<()> {
        let Some((name, _)) = self.table.iter().find(|(name, _)| !known.contains(&name.get_ref().as_ref())) else {
            return Ok(());
        };
        Err(EditionError {
            line: line_of(self.text, name.span().start),
            entry: self.path_to(name.get_ref()),
            reason: format!("unknown entry; known: {}", known.join(", ")),
        })
    }

    fn fields(&self, key: &str, known: &[&str]) -> Result<Fields<'a, 't>> {
        let fields = self.entry(key)?.table()?;
        fields.only(known)?;
        Ok(fields)
    }

    fn list(&self, key: &str) -> Result<Vec<Entry<'a, 't>>> {
        self.entry(key)?.items()
    }

    /// How many there are of each kind; every kind must be named.
    fn counts<K: Key + std::fmt::Display, const N: usize>(&self, key: &str) -> Result<By<K, u8, N>> {
        self.entry(key)?.table()?.counts_of(|_| true)
    }

    fn counts_of<K: Key + std::fmt::Display, const N: usize>(
        &self,
        required: impl Fn(K) -> bool,
    ) -> Result<By<K, u8, N>> {
        let words: Vec<String> = K::ALL.iter().map(K::to_string).collect();
        let known: Vec<&str> = words.iter().map(String::as_str).collect();
        self.only(&known)?;
        let mut counts = By::default();
        for (&kind, word) in K::ALL.iter().zip(&words) {
            counts[kind] = match self.find(word) {
                Some(entry) => entry.number(0, MOST_PIECES)?,
                None if required(kind) => self.entry(word)?.number(0, MOST_PIECES)?,
                None => 0,
            };
        }
        Ok(counts)
    }
}

impl<'a, 't> Entry<'a, 't> {
    pub(super) fn wrong(&self, reason: impl Into<String>) -> EditionError {
        EditionError { line: line_of(self.text, self.start), entry: self.path.clone(), reason: reason.into() }
    }

    fn table(&self) -> Result<Fields<'a, 't>> {
        match self.value {
            DeValue::Table(table) => Ok(Fields { text: self.text, path: self.path.clone(), start: self.start, table }),
            other => Err(self.wrong(format!("should be a table, not {}", other.type_str()))),
        }
    }

    fn items(&self) -> Result<Vec<Entry<'a, 't>>> {
        let DeValue::Array(items) = self.value else {
            return Err(self.wrong(format!("should be a list, not {}", self.value.type_str())));
        };
        Ok(items.iter().enumerate().map(|(place, item)| self.item(place, item)).collect())
    }

    fn item(&self, place: usize, item: &'a Spanned<DeValue<'t>>) -> Entry<'a, 't> {
        let path = format!("{}[{}]", self.path, place + 1);
        Entry { text: self.text, path, start: item.span().start, value: item.get_ref() }
    }

    fn array<const N: usize>(&self) -> Result<[Entry<'a, 't>; N]> {
        let items = self.items()?;
        let found = items.len();
        items.try_into().map_err(|_| self.wrong(format!("should have {N} items, not {found}")))
    }

    fn word(&self) -> Result<&'a str> {
        match self.value {
            DeValue::String(word) => Ok(word),
            other => Err(self.wrong(format!("should be a text in quotes, not {}", other.type_str()))),
        }
    }

    /// A name that can stand in notation.
    fn name(&self) -> Result<String> {
        let word = self.word()?;
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if word.is_empty() || word.len() > 30 || !word.chars().all(fits) {
            return Err(self.wrong(format!("«{word}» is no name: up to 30 letters a-z, digits and _")));
        }
        Ok(word.to_owned())
    }

    fn choice<T: Key + std::fmt::Display>(&self, from_word: impl Fn(&str) -> Option<T>) -> Result<T> {
        let word = self.word()?;
        from_word(word).ok_or_else(|| self.unknown::<T>(word))
    }

    fn unknown<T: Key + std::fmt::Display>(&self, word: &str) -> EditionError {
        let known: Vec<String> = T::ALL.iter().map(T::to_string).collect();
        self.wrong(format!("unknown «{word}»; known: {}", known.join(", ")))
    }

    fn number(&self, least: u8, most: u8) -> Result<u8> {
        let wrong = || self.wrong(format!("should be a whole number from {least} to {most}"));
        let DeValue::Integer(number) = self.value else { return Err(wrong()) };
        let parsed = i64::from_str_radix(number.as_str(), number.radix()).ok();
        parsed
            .and_then(|parsed| u8::try_from(parsed).ok())
            .filter(|parsed| (least..=most).contains(parsed))
            .ok_or_else(wrong)
    }

    fn flag(&self) -> Result<bool> {
        match self.value {
            DeValue::Boolean(flag) => Ok(*flag),
            other => Err(self.wrong(format!("should be true or false, not {}", other.type_str()))),
        }
    }

    /// A landscape like `wood:2`.
    fn landscape(&self, most: u8) -> Result<Landscape> {
        let text = self.word()?;
        let shape = || self.wrong(format!("«{text}» should be GOOD:SQUARES with 0 to {most} squares, like «wood:1»"));
        let (good, squares) = text.split_once(':').ok_or_else(shape)?;
        let good = Good::from_word(good).ok_or_else(|| self.unknown::<Good>(good))?;
        let squares = squares.parse().ok().filter(|&squares: &u8| squares <= most).ok_or_else(shape)?;
        Ok(Landscape { good, squares })
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}
