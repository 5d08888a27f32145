//! The town: where the pawns stand, what the buildings offer, what a way costs.

use serde::Serialize;
use table::Seat;

use crate::by::List;
use crate::edition::{Edition, House, RING_MAX, Row, Space, Trade};
use crate::pieces::{Building, ByBuilding, ByColour, ByImprovement, Colour, Improvement};

/// Pawns and stocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Town {
    pawns: List<Stop, 4>,
    stocks: List<Stock, RING_MAX>,
}

/// Where a pawn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stop {
    /// Not yet in town.
    #[default]
    Outside,
    /// W2.6: in a starting row; 0 is the place at the street.
    Row(Row, u8),
    /// On a spot of a building; spot 0 is the further one.
    House {
        /// The building's place in the ring.
        place: u8,
        /// Which of its spots.
        spot: u8,
    },
}

/// W2.5: what a building has to offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(untagged)]
pub enum Stock {
    /// Nothing that could run out.
    #[default]
    None,
    /// Labourers.
    Labourers(ByColour<u8>),
    /// Huts and barns.
    Buildings(ByBuilding<u8>),
    /// Improvements.
    Improvements(ByImprovement<u8>),
}

/// A piece that a building can offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A labourer.
    Labourer(Colour),
    /// A hut or barn.
    Building(Building),
    /// An improvement.
    Improvement(Improvement),
}

impl std::fmt::Display for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Piece::Labourer(colour) => colour.fmt(f),
            Piece::Building(building) => building.fmt(f),
            Piece::Improvement(improvement) => improvement.fmt(f),
        }
    }
}

impl Serialize for Piece {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Piece {
    const LABOURERS: [Piece; 3] =
        [Piece::Labourer(Colour::Yellow), Piece::Labourer(Colour::Blue), Piece::Labourer(Colour::White)];
    const BUILDINGS: [Piece; 2] = [Piece::Building(Building::Hut), Piece::Building(Building::Barn)];
    const IMPROVEMENTS: [Piece; 7] = [
        Piece::Improvement(Improvement::Tent),
        Piece::Improvement(Improvement::Ladder),
        Piece::Improvement(Improvement::Safe),
        Piece::Improvement(Improvement::Warehouse),
        Piece::Improvement(Improvement::Gateway),
        Piece::Improvement(Improvement::Horses),
        Piece::Improvement(Improvement::Fountain),
    ];

    /// The piece written like this.
    pub fn from_word(word: &str) -> Option<Piece> {
        let labourer = Colour::from_word(word).map(Piece::Labourer);
        labourer
            .or_else(|| Building::from_word(word).map(Piece::Building))
            .or_else(|| Improvement::from_word(word).map(Piece::Improvement))
    }
}

impl Stock {
    /// An empty stock of what is traded.
    pub fn empty(trade: Trade) -> Stock {
        match trade {
            Trade::Labourers => Stock::Labourers(ByColour::default()),
            Trade::Buildings => Stock::Buildings(ByBuilding::default()),
            Trade::Improvements => Stock::Improvements(ByImprovement::default()),
            Trade::Gift | Trade::Store(_) => Stock::None,
        }
    }

    /// How many pieces there are.
    pub fn total(&self) -> u8 {
        match self {
            Stock::None => 0,
            Stock::Labourers(on_offer) => on_offer.total(),
            Stock::Buildings(on_offer) => on_offer.total(),
            Stock::Improvements(on_offer) => on_offer.total(),
        }
    }

    /// The kinds of piece that are there, each with its number.
    pub fn pieces(self) -> impl Iterator<Item = (Piece, u8)> {
        let kinds: &[Piece] = match self {
            Stock::None => &[],
            Stock::Labourers(_) => &Piece::LABOURERS,
            Stock::Buildings(_) => &Piece::BUILDINGS,
            Stock::Improvements(_) => &Piece::IMPROVEMENTS,
        };
        kinds.iter().map(move |&piece| (piece, self.count(piece))).filter(|&(_, count)| count > 0)
    }

    /// How many there are of a piece.
    pub fn count(&self, piece: Piece) -> u8 {
        match (self, piece) {
            (Stock::Labourers(on_offer), Piece::Labourer(kind)) => on_offer[kind],
            (Stock::Buildings(on_offer), Piece::Building(kind)) => on_offer[kind],
            (Stock::Improvements(on_offer), Piece::Improvement(kind)) => on_offer[kind],
            _ => 0,
        }
    }

    fn slot(&mut self, piece: Piece) -> Option<&mut u8> {
        match (self, piece) {
            (Stock::Labourers(on_offer), Piece::Labourer(kind)) => Some(&mut on_offer[kind]),
            (Stock::Buildings(on_offer), Piece::Building(kind)) => Some(&mut on_offer[kind]),
            (Stock::Improvements(on_offer), Piece::Improvement(kind)) => Some(&mut on_offer[kind]),
            _ => None,
        }
    }

    /// Puts a piece there.
    pub fn add(&mut self, piece: Piece) {
        if let Some(count) = self.slot(piece) {
            *count += 1;
        }
    }

    /// Takes a piece away.
    pub fn remove(&mut self, piece: Piece) {
        if let Some(count) = self.slot(piece) {
            *count = count.saturating_sub(1);
        }
    }
}

impl Town {
    /// The town before anything is dealt.
    pub fn new(edition: &Edition, players: u8) -> Town {
        let mut town = Town { pawns: List::new(), stocks: List::new() };
        Seat::all(players).for_each(|_| town.pawns.push(Stop::Outside));
        for space in &edition.ring {
            town.stocks.push(match space {
                Space::House(house) => Stock::empty(house.trade),
                Space::Toll(_) => Stock::None,
            });
        }
        town
    }

    /// Where a player's pawn stands.
    pub fn pawn(&self, seat: Seat) -> Stop {
        self.pawns.get(seat.index()).copied().unwrap_or_default()
    }

    /// What a building has to offer.
    pub fn stock(&self, place: u8) -> Stock {
        self.stocks.get(usize::from(place)).copied().unwrap_or_default()
    }

    /// What each place of the ring has to offer.
    pub fn stocks(&self) -> &[Stock] {
        &self.stocks
    }

    pub(crate) fn stock_mut(&mut self, place: u8) -> Option<&mut Stock> {
        self.stocks.get_mut(usize::from(place))
    }

    /// W2.6: puts a pawn on the first free place of a row.
    pub fn start(&mut self, seat: Seat, row: Row) {
        let taken = self.pawns.iter().filter(|stop| matches!(stop, Stop::Row(there, _) if *there == row)).count();
        self.put(seat, Stop::Row(row, u8::try_from(taken).unwrap_or(u8::MAX)));
    }

    /// W6.3: a bit for each place of the ring where others leave no spot for this player.
    pub fn full(&self, edition: &Edition, seat: Seat) -> u32 {
        let mut others = List::<u8, 4>::new();
        for (number, stop) in self.pawns.iter().enumerate() {
            if let Stop::House { place, .. } = *stop
                && number != seat.index()
            {
                others.push(place);
            }
        }
        let mut full = 0;
        for &place in others.iter() {
            let here = others.iter().filter(|&&other| other == place).count();
            if edition.house(place).is_some_and(|house| usize::from(house.spots) <= here) {
                full |= 1 << place;
            }
        }
        full
    }

    /// W6.3: moves a pawn to the furthest free spot of a building.
    pub fn go(&mut self, seat: Seat, place: u8, house: &House) {
        if let Some(spot) = self.free_spot(seat, place, house) {
            self.put(seat, Stop::House { place, spot });
        }
    }

    fn free_spot(&self, seat: Seat, place: u8, house: &House) -> Option<u8> {
        let taken = |spot| {
            let here = Stop::House { place, spot };
            self.pawns.iter().enumerate().any(|(other, &stop)| other != seat.index() && stop == here)
        };
        (0..house.spots).find(|&spot| !taken(spot))
    }

    pub(crate) fn put(&mut self, seat: Seat, stop: Stop) {
        if let Some(pawn) = self.pawns.get_mut(seat.index()) {
            *pawn = stop;
        }
    }

    /// W6.4: how many toll points a player passes on the way to a building. Leaving a starting row is not passing.
    pub fn tolls(&self, edition: &Edition, seat: Seat, to: u8) -> u8 {
        let from = match self.pawn(seat) {
            Stop::Outside => return 0,
            Stop::Row(row, _) => edition.rows[row],
            Stop::House { place, .. } => place + 1,
        };
        let ahead = |until: u8| edition.tolls_before(until) - edition.tolls_before(from);
        if to >= from { ahead(to) } else { ahead(edition.ring_len()) + edition.tolls_before(to) }
    }

    /// W6.1: the order of fall. Counter-clockwise from the Town Hall; a row lies just before the building it leads to;
    /// front places and further spots first.
    pub fn order(&self, edition: &Edition) -> List<Seat, 4> {
        let key = |seat: Seat| match self.pawn(seat) {
            Stop::Outside => (0, 0),
            Stop::Row(row, depth) => (2 * edition.rows[row] + 1, depth),
            Stop::House { place, spot } => (2 * place + 2, spot),
        };
        let mut order = List::new();
        let players = u8::try_from(self.pawns.len()).unwrap_or(0);
        Seat::all(players).for_each(|seat| order.push(seat));
        order.sort_by_key(|&seat| {
            let (along, depth) = key(seat);
            (std::cmp::Reverse(along), depth)
        });
        order
    }
}
