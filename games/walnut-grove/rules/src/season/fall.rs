//! W6 Fall: one move through the town, the tolls on the way, and the building's action.

use table::{Seat, Sink};

use super::{Ask, Bill, Flow, Means};
use crate::action::Action;
use crate::edition::{House, Trade};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{Building, ByGood, Good};
use crate::player::{Player, Source};
use crate::state::State;
use crate::town::{Piece, Stop};

impl State {
    pub(crate) fn begin_fall_turn(&mut self, seat: Seat) {
        self.ask(seat, Ask::Move);
    }

    pub(super) fn offer_move(&self, seat: Seat, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let full = self.town.full(self.edition(), seat);
        for (place, house) in self.edition().houses() {
            if full >> place & 1 == 0 && self.may_visit(player, place, house) {
                each(Action::Move(place))?;
            }
        }
        each(Action::Pass)?;
        self.offer_repayment(player, each)
    }

    /// W6.5: something to get there and a place for it, and the means to pay. Who takes help for the tolls keeps all
    /// coins for the cost, so tolls never stand in the way.
    fn may_visit(&self, player: &Player, place: u8, house: &House) -> bool {
        match house.trade {
            Trade::Gift | Trade::Store(_) => true,
            _ => player.missing(&house.cost) <= player.coins() && self.has_something_for(player, place),
        }
    }

    fn has_something_for(&self, player: &Player, place: u8) -> bool {
        self.town.stock(place).pieces().any(|(piece, _)| self.why_no_place(player, piece).is_none())
    }

    /// Why a player has no place for a piece; `None` if there is one.
    fn why_no_place(&self, player: &Player, piece: Piece) -> Option<Illegal> {
        let edition = self.edition();
        let (has_place, otherwise) = match piece {
            Piece::Labourer(_) => (player.has_wagon(edition), Illegal::NoWagon),
            Piece::Building(Building::Hut) => (player.has_hut_place(edition), Illegal::NoHutPlace),
            Piece::Building(Building::Barn) => (player.has_barn_site(edition), Illegal::NoBarnSite),
            Piece::Improvement(_) => (player.has_improvement_place(edition), Illegal::NoImprovementPlace),
        };
        (!has_place).then_some(otherwise)
    }

    /// W6.2: moves; W6.4: tolls come before the action; W8.3: help can be repaid before and after it.
    pub(super) fn go(&mut self, seat: Seat, place: u8, events: &mut impl Sink<Event>) {
        let Some(house) = self.edition().house(place) else { return };
        let tolls = self.town.tolls(self.edition(), seat, place);
        self.town.go(seat, place, house);
        events.note(|| Event::Moved { seat, building: &house.name });

        self.ask(seat, Ask::MayRepay);
        self.ask(
            seat,
            match house.trade {
                Trade::Gift => Ask::Take { count: 2, from: Good::Grain },
                Trade::Labourers | Trade::Buildings | Trade::Improvements => Ask::Choose,
                Trade::Store(_) => Ask::Sell { from: Some(Good::Grain), coins: 0 },
            },
        );
        self.ask_to_pay(seat, house.cost, Bill::Cost);
        if tolls > 0 {
            self.ask(seat, Ask::MayRepay);
            self.ask(seat, Ask::Toll { due: tolls, means: Means::Coins });
        }
    }

    /// The building a player's pawn stands on.
    fn visited(&self, seat: Seat) -> Option<(u8, &'static House)> {
        let Stop::House { place, .. } = self.town.pawn(seat) else { return None };
        Some((place, self.edition().house(place)?))
    }

    pub(super) fn offer_toll(
        &self,
        seat: Seat,
        player: &Player,
        means: Means,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let cost = self.visited(seat).map_or(ByGood::default(), |(_, house)| house.cost);
        if means == Means::Coins && player.coins() > player.missing(&cost) {
            each(Action::PayCoin)?;
        }
        each(Action::TakeHelp)?;
        self.offer_repayment(player, each)
    }

    pub(super) fn pay_toll(&mut self, seat: Seat, due: u8, action: Action, events: &mut impl Sink<Event>) {
        let means = if action == Action::PayCoin {
            self.pay_coin(seat, events);
            Means::Coins
        } else {
            self.take_help(seat, events);
            Means::Help
        };
        if due > 1 {
            self.ask(seat, Ask::Toll { due: due - 1, means });
        }
    }

    /// W6.6: two goods into the barn.
    pub(super) fn take_gift(&mut self, seat: Seat, count: u8, good: Good, events: &mut impl Sink<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        player.barn.goods[good] += 1;
        events.note(|| Event::TookGood { seat, good });
        if count > 1 {
            player.asks.push(Ask::Take { count: count - 1, from: good });
        } else {
            self.make_room(seat);
        }
    }

    pub(super) fn offer_choose(&self, seat: Seat, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let Some((place, _)) = self.visited(seat) else { return Flow::Continue(()) };
        let on_offer = self.town.stock(place).pieces();
        let with_place = on_offer.filter(|&(piece, _)| self.why_no_place(player, piece).is_none());
        with_place.map(|(piece, _)| chosen(piece)).try_for_each(each)
    }

    /// W6.7, W6.8, W6.9: takes a piece of the building's stock.
    pub(super) fn choose(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let (Some((place, _)), Some(piece)) = (self.visited(seat), piece_of(action)) else { return };
        if let Some(stock) = self.town.stock_mut(place) {
            stock.remove(piece);
        }
        let Some(player) = self.player_mut(seat) else { return };
        match piece {
            Piece::Labourer(colour) => {
                player.hired = Some(colour);
                events.note(|| Event::Hired { seat, colour });
            }
            Piece::Building(building) => {
                match building {
                    Building::Hut => player.huts += 1,
                    Building::Barn => player.barns += 1,
                }
                events.note(|| Event::Built { seat, building });
            }
            Piece::Improvement(improvement) => {
                player.improvements[improvement] += 1;
                events.note(|| Event::Bought { seat, improvement });
            }
        }
    }

    pub(super) fn offer_sell(
        &self,
        seat: Seat,
        player: &Player,
        from: Option<Good>,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let buys = self.bought_at(seat);
        for good in Good::all().filter(|&good| from.is_some_and(|from| good >= from) && buys[good]) {
            self.offer_sources(player, good, &mut |source| each(Action::Sell(source)))?;
        }
        each(Action::Done)
    }

    /// W6.10: the coins that a good sells for: one, and one more for the fall good.
    pub(crate) fn price(&self, good: Good) -> u8 {
        1 + u8::from(self.disc().is_some_and(|disc| disc.fall == good))
    }

    /// W6.10: all coins are drawn after the last sale.
    pub(super) fn sell(&mut self, seat: Seat, coins: u8, action: Action, events: &mut impl Sink<Event>) {
        let Action::Sell(source) = action else {
            let drawn = coins.min(self.coin_bag.total());
            if drawn > 0 {
                self.ask(seat, Ask::Draw(drawn));
            }
            return;
        };
        let good = source.good();
        let price = self.price(good);
        let Some(player) = self.player_mut(seat) else { return };
        player.take(source);
        let from = Good::all().find(|&later| later > good);
        player.asks.push(Ask::Sell { from, coins: coins + price });
        events.note(|| Event::Sold { seat, good, from: source.spot() });
    }

    fn bought_at(&self, seat: Seat) -> ByGood<bool> {
        match self.visited(seat).map(|(_, house)| house.trade) {
            Some(Trade::Store(buys)) => buys,
            _ => ByGood::default(),
        }
    }

    pub(super) fn why_not_move(&self, seat: Seat, player: &Player, place: u8) -> Illegal {
        let Some(house) = self.edition().house(place) else { return Illegal::TollPoint };
        if self.town.full(self.edition(), seat) >> place & 1 == 1 {
            return Illegal::HouseFull(house.name.clone());
        }
        let missing = player.missing(&house.cost).saturating_sub(player.coins());
        if missing > 0 {
            return Illegal::TooDear(house.name.clone(), missing);
        }
        Illegal::NothingToOffer(house.name.clone())
    }

    pub(super) fn why_not_toll_coin(&self, player: &Player, means: Means) -> Illegal {
        if means == Means::Help {
            return Illegal::PayingOrder;
        }
        if player.coins() == 0 { Illegal::NoCoin } else { Illegal::CoinsNeeded }
    }

    pub(super) fn why_not_choose(&self, seat: Seat, player: &Player, action: Action) -> Illegal {
        let Some(piece) = piece_of(action) else { return Illegal::NotAsked };
        let on_offer = self.visited(seat).map_or(0, |(place, _)| self.town.stock(place).count(piece));
        if on_offer == 0 {
            return Illegal::NotOnOffer;
        }
        self.why_no_place(player, piece).unwrap_or(Illegal::NotAsked)
    }

    pub(super) fn why_not_sell(&self, seat: Seat, player: &Player, from: Option<Good>, source: Source) -> Illegal {
        let good = source.good();
        if !self.bought_at(seat)[good] {
            return Illegal::NotBought(good);
        }
        if from.is_none_or(|from| good < from) {
            return Illegal::GoodsOrder;
        }
        self.why_not_from(player, source)
    }
}

fn chosen(piece: Piece) -> Action {
    match piece {
        Piece::Labourer(colour) => Action::Hire(colour),
        Piece::Building(building) => Action::Build(building),
        Piece::Improvement(improvement) => Action::Buy(improvement),
    }
}

fn piece_of(action: Action) -> Option<Piece> {
    match action {
        Action::Hire(colour) => Some(Piece::Labourer(colour)),
        Action::Build(building) => Some(Piece::Building(building)),
        Action::Buy(improvement) => Some(Piece::Improvement(improvement)),
        _ => None,
    }
}
