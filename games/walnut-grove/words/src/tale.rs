//! What happened, told: small events of one seat become one sentence.

use table::Seat;
use walnut_grove::pieces::{ByGood, Coin, Coins, Good};
use walnut_grove::town::Piece;
use walnut_grove::view::CoinsView;
use walnut_grove::{Event, Item};

use crate::Phrases;
use crate::pieces::counted;

/// One or several events that make one sentence.
pub(crate) enum Deed {
    Drew { seat: Seat, tiles: Vec<u16> },
    Harvested { seat: Seat, goods: ByGood<u8>, stored: u8 },
    GaveUp { seat: Seat, goods: Vec<Good>, coins: CoinsView },
    Paid { seat: Seat, goods: Vec<Good>, coins: CoinsView },
    TookHelp { seat: Seat, count: u8 },
    Repaid { seat: Seat, with: Vec<Good> },
    Took { seat: Seat, goods: Vec<Good> },
    Sold { seat: Seat, goods: Vec<Good>, coins: CoinsView },
    MovedIn { seat: Seat, goods: ByGood<u8> },
    Stocked { building: &'static str, pieces: Vec<Piece> },
    Lone(Event),
}

impl Phrases {
    /// What happened in a passage of a game. One sentence for what a seat did bit by bit.
    pub fn tale(self, events: &[Event], name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let mut deeds: Vec<Deed> = Vec::new();
        for event in events {
            add(&mut deeds, event);
        }
        deeds.iter().filter_map(|deed| self.deed(deed, name)).collect()
    }

    pub(crate) fn deed(self, deed: &Deed, name: &dyn Fn(Seat) -> String) -> Option<String> {
        let who = |seat: &Seat| ("name", name(*seat).into());
        Some(match deed {
            Deed::Drew { seat, tiles } => {
                let numbers: Vec<String> = tiles.iter().map(u16::to_string).collect();
                let list = self.list(&numbers);
                self.say_with("event-tiles-drawn", [who(seat), ("count", tiles.len().into()), ("tiles", list.into())])
            }
            Deed::Harvested { seat, goods, stored } => self.harvest(&name(*seat), goods, *stored),
            Deed::GaveUp { seat, goods, coins } => {
                self.say_with("event-gave-up", [who(seat), ("things", self.things(goods, coins).into())])
            }
            Deed::Paid { seat, goods, coins } => {
                self.say_with("event-paid", [who(seat), ("things", self.things(goods, coins).into())])
            }
            Deed::TookHelp { seat, count } => self.say_with("event-took-help", [who(seat), ("count", (*count).into())]),
            Deed::Repaid { seat, with } if with.is_empty() => self.say_with("event-repaid", [who(seat)]),
            Deed::Repaid { seat, with } => {
                self.say_with("event-repaid-with", [who(seat), ("things", self.things(with, &no_coins()).into())])
            }
            Deed::Took { seat, goods } => {
                self.say_with("event-took", [who(seat), ("things", self.things(goods, &no_coins()).into())])
            }
            Deed::Sold { seat, goods, coins } => self.sale(&name(*seat), goods, coins),
            Deed::MovedIn { seat, goods } => {
                self.say_with("event-moved-in", [who(seat), ("goods", self.bundle(goods).into())])
            }
            Deed::Stocked { building, pieces } => {
                let pieces: Vec<String> = kinds(pieces).map(|(piece, count)| self.pieces(count, piece)).collect();
                let house = ("house-title", self.house(building).into());
                self.say_with("event-stocked", [house, ("pieces", self.list(&pieces).into())])
            }
            Deed::Lone(event) => return self.lone_event(event, name),
        })
    }

    fn harvest(self, name: &str, goods: &ByGood<u8>, stored: u8) -> String {
        let carried = goods.total().saturating_sub(stored);
        let text = match (stored, carried) {
            (_, 0) => "event-harvested",
            (0, _) => "event-harvested-carried",
            _ => "event-harvested-split",
        };
        let (stored, carried) = (("stored", stored.into()), ("carried", carried.into()));
        self.say_with(text, [("name", name.into()), ("goods", self.bundle(goods).into()), stored, carried])
    }

    fn sale(self, name: &str, goods: &[Good], coins: &CoinsView) -> String {
        let text = match (goods.is_empty(), coins.count) {
            (true, _) => "event-drew-coins",
            (false, 0) => "event-sold",
            (false, _) => "event-sold-drawn",
        };
        let things = ("things", self.things(goods, &no_coins()).into());
        self.say_with(text, [("name", name.into()), things, ("coins", self.list(&self.coin_parts(coins)).into())])
    }

    /// "2 grain and 1 coin"
    fn things(self, goods: &[Good], coins: &CoinsView) -> String {
        let mut parts: Vec<String> = counted(goods).map(|(good, count)| self.goods(count, good)).collect();
        parts.extend(self.coin_parts(coins));
        self.list(&parts)
    }

    fn coin_parts(self, coins: &CoinsView) -> Vec<String> {
        match &coins.values {
            _ if coins.count == 0 => Vec::new(),
            Some(values) => self.coin_kinds(values),
            None => vec![self.coins(coins.count)],
        }
    }
}

impl Deed {
    pub(crate) fn of(event: &Event) -> Deed {
        match event {
            Event::TileDrawn { seat, tile } => Deed::Drew { seat: *seat, tiles: vec![*tile] },
            Event::Harvested { seat, good, made, stored, .. } => {
                Deed::Harvested { seat: *seat, goods: only(*good, *made), stored: *stored }
            }
            Event::GaveUp { seat, item: Item::Good(good), .. } => {
                Deed::GaveUp { seat: *seat, goods: vec![*good], coins: no_coins() }
            }
            Event::GaveUp { seat, item: Item::Coin, coin } => {
                Deed::GaveUp { seat: *seat, goods: Vec::new(), coins: one_coin(*coin) }
            }
            Event::PaidGood { seat, good, .. } => Deed::Paid { seat: *seat, goods: vec![*good], coins: no_coins() },
            Event::PaidCoin { seat, coin } => Deed::Paid { seat: *seat, goods: Vec::new(), coins: one_coin(*coin) },
            Event::TookHelp { seat } => Deed::TookHelp { seat: *seat, count: 1 },
            Event::RepaidHelp { seat } => Deed::Repaid { seat: *seat, with: Vec::new() },
            Event::TookGood { seat, good } => Deed::Took { seat: *seat, goods: vec![*good] },
            Event::Sold { seat, good, .. } => Deed::Sold { seat: *seat, goods: vec![*good], coins: no_coins() },
            Event::CoinDrawn { seat, coin } => Deed::Sold { seat: *seat, goods: Vec::new(), coins: one_coin(*coin) },
            Event::MovedIn { seat, good, count } => Deed::MovedIn { seat: *seat, goods: only(*good, *count) },
            Event::Stocked { building, piece } => Deed::Stocked { building, pieces: vec![*piece] },
            other => Deed::Lone(other.clone()),
        }
    }

    /// Whose deed it is; `None` for what concerns all.
    fn seat(&self) -> Option<Seat> {
        match self {
            Deed::Drew { seat, .. }
            | Deed::Harvested { seat, .. }
            | Deed::GaveUp { seat, .. }
            | Deed::Paid { seat, .. }
            | Deed::TookHelp { seat, .. }
            | Deed::Repaid { seat, .. }
            | Deed::Took { seat, .. }
            | Deed::Sold { seat, .. }
            | Deed::MovedIn { seat, .. } => Some(*seat),
            Deed::Lone(
                Event::TilePlaced { seat, .. }
                | Event::Moved { seat, .. }
                | Event::Passed { seat }
                | Event::Hired { seat, .. }
                | Event::Built { seat, .. }
                | Event::Bought { seat, .. },
            ) => Some(*seat),
            Deed::Stocked { .. } | Deed::Lone(_) => None,
        }
    }

    /// Takes a later deed of the same seat in, or gives it back.
    fn join(&mut self, later: Deed) -> Option<Deed> {
        match (self, later) {
            (Deed::Drew { tiles, .. }, Deed::Drew { tiles: more, .. }) => tiles.extend(more),
            (Deed::Harvested { goods, stored, .. }, Deed::Harvested { goods: more, stored: found, .. }) => {
                add_goods(goods, &more);
                *stored = stored.saturating_add(found);
            }
            (Deed::MovedIn { goods, .. }, Deed::MovedIn { goods: more, .. }) => add_goods(goods, &more),
            (Deed::GaveUp { goods, coins, .. }, Deed::GaveUp { goods: more, coins: others, .. })
            | (Deed::Paid { goods, coins, .. }, Deed::Paid { goods: more, coins: others, .. })
            | (Deed::Sold { goods, coins, .. }, Deed::Sold { goods: more, coins: others, .. }) => {
                goods.extend(more);
                add_coins(coins, &others);
            }
            (Deed::Took { goods, .. }, Deed::Took { goods: more, .. }) => goods.extend(more),
            (Deed::TookHelp { count, .. }, Deed::TookHelp { count: more, .. }) => *count = count.saturating_add(more),
            // W8.3: the last three goods were for the help tile.
            (Deed::Paid { seat, goods, .. }, Deed::Repaid { .. }) => {
                let with = goods.split_off(goods.len().saturating_sub(3));
                return Some(Deed::Repaid { seat: *seat, with });
            }
            (Deed::Stocked { building, pieces }, Deed::Stocked { building: other, pieces: more })
                if *building == other =>
            {
                pieces.extend(more);
            }
            (_, later) => return Some(later),
        }
        None
    }

    fn is_empty(&self) -> bool {
        matches!(self, Deed::Paid { goods, coins, .. } if goods.is_empty() && coins.count == 0)
    }
}

/// Adds an event to what the same seat did last, as long as nothing that concerns all came between.
fn add(deeds: &mut Vec<Deed>, event: &Event) {
    let deed = Deed::of(event);
    let last = match deed.seat() {
        None => deeds.len().checked_sub(1),
        Some(seat) => {
            let since = deeds.iter().rposition(|earlier| earlier.seat().is_none()).map_or(0, |all| all + 1);
            deeds.iter().rposition(|earlier| earlier.seat() == Some(seat)).filter(|&place| place >= since)
        }
    };
    let Some((place, earlier)) = last.and_then(|place| Some((place, deeds.get_mut(place)?))) else {
        deeds.push(deed);
        return;
    };
    let rest = earlier.join(deed);
    if earlier.is_empty() {
        deeds.remove(place);
    }
    deeds.extend(rest);
}

fn kinds(pieces: &[Piece]) -> impl Iterator<Item = (Piece, u8)> {
    pieces.iter().enumerate().filter_map(|(place, &piece)| {
        let first = pieces.iter().position(|&other| other == piece) == Some(place);
        let count = pieces.iter().filter(|&&other| other == piece).count();
        first.then(|| (piece, u8::try_from(count).unwrap_or(u8::MAX)))
    })
}

fn only(good: Good, count: u8) -> ByGood<u8> {
    let mut goods = ByGood::default();
    goods[good] = count;
    goods
}

fn add_goods(goods: &mut ByGood<u8>, more: &ByGood<u8>) {
    for (good, &count) in more.iter() {
        goods[good] = goods[good].saturating_add(count);
    }
}

fn no_coins() -> CoinsView {
    CoinsView { count: 0, values: Some(Coins::default()) }
}

fn one_coin(coin: Option<Coin>) -> CoinsView {
    let values = coin.map(|coin| Coins::from_fn(|kind| u8::from(kind == coin)));
    CoinsView { count: 1, values }
}

/// Coins of which one is unknown are only counted.
fn add_coins(coins: &mut CoinsView, more: &CoinsView) {
    coins.count = coins.count.saturating_add(more.count);
    coins.values = match (&coins.values, &more.values) {
        (Some(one), Some(other)) => Some(Coins::from_fn(|kind| one[kind].saturating_add(other[kind]))),
        _ => None,
    };
}
