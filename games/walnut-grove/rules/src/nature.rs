//! What bags, piles and shuffles yield. The rules say what is possible; chance decides, outside.

use table::{Seat, Sink};

use crate::action::Action;
use crate::by::Key;
use crate::edition::{DiscId, Edition, Pile};
use crate::event::Event;
use crate::flow::Stage;
use crate::pieces::Coin;
use crate::player::Player;
use crate::season::{Ask, Flow};
use crate::state::State;
use crate::town::{Piece, Stock};

/// What Nature has to deal next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Draw {
    /// A board for a seat.
    Board(Seat),
    /// The year's disc.
    Disc,
    /// A piece for the building at this place.
    Piece(u8),
    /// Who begins.
    First,
    /// A tile for a seat.
    Tile(Seat),
    /// A coin for a seat.
    Coin(Seat),
}

impl State {
    /// What Nature has to deal next, if anything.
    pub(crate) fn natures_turn(&self) -> Option<Draw> {
        match self.stage {
            Stage::Boards => {
                let next = self.seats_in_order().nth(self.players.len());
                next.map(Draw::Board)
            }
            Stage::Disc => self.disc.is_none().then_some(Draw::Disc),
            Stage::Stocks => self.next_stock().map(Draw::Piece),
            Stage::First => self.first.is_none().then_some(Draw::First),
            Stage::Tiles if self.bag.is_empty() => None,
            Stage::Tiles => {
                let draw = self.disc().map_or(0, |disc| u32::from(disc.draw));
                self.players().find(|(_, player)| player.hand.len() < draw).map(|(seat, _)| Draw::Tile(seat))
            }
            Stage::Fall(turn) => {
                let seat = *self.order.get(usize::from(turn))?;
                matches!(self.asked(seat), Some(Ask::Draw(_))).then_some(Draw::Coin(seat))
            }
            Stage::Start(_) | Stage::Spring | Stage::Summer | Stage::Winter | Stage::Over => None,
        }
    }

    /// W2.5: the first building that has not got its pieces.
    pub(crate) fn next_stock(&self) -> Option<u8> {
        let each = Edition::stock_each(self.seats);
        let mut stocks = (0u8..).zip(self.town.stocks());
        let lacking = stocks.find(|(_, stock)| **stock != Stock::None && stock.total() < each);
        lacking.map(|(place, _)| place)
    }

    pub(crate) fn offer_nature(&self, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        match self.natures_turn() {
            None => Flow::Continue(()),
            Some(Draw::Board(seat)) => {
                let boards = (0u8..).take(self.edition().boards.len());
                boards
                    .filter(|&board| self.boards_left(board) > 0)
                    .map(|board| Action::Board(seat, board))
                    .try_for_each(each)
            }
            Some(Draw::Disc) => self.discs_to_turn().map(Action::Disc).try_for_each(each),
            Some(Draw::Piece(place)) => {
                let pieces = self.supply_for(place).pieces();
                pieces.map(|(piece, _)| Action::Stock(place, piece)).try_for_each(each)
            }
            Some(Draw::First) => {
                let chosen = table::Game::setup(self).first;
                let possible = self.seats_in_order().filter(|&seat| chosen.is_none_or(|chosen| chosen == seat));
                possible.map(Action::First).try_for_each(each)
            }
            Some(Draw::Tile(seat)) => self.bag.map(|tile| Action::Tile(seat, tile)).try_for_each(each),
            Some(Draw::Coin(seat)) => {
                let coins = Coin::ALL.iter().filter(|&&coin| self.coin_bag[coin] > 0);
                coins.map(|&coin| Action::Coin(seat, coin)).try_for_each(each)
            }
        }
    }

    /// In how many equally likely ways Nature can come to an action.
    #[inline(always)]
    pub(crate) fn chances(&self, action: Action) -> u32 {
        match action {
            Action::Board(_, board) => u32::from(self.boards_left(board)),
            Action::Stock(place, piece) => u32::from(self.supply_for(place).count(piece)),
            Action::Coin(_, coin) => u32::from(self.coin_bag[coin]),
            _ => 1,
        }
    }

    pub(crate) fn deal(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Board(seat, board) => self.deal_board(seat, board, events),
            Action::Disc(disc) => self.turn_disc(disc, events),
            Action::Stock(place, piece) => self.deal_piece(place, piece, events),
            Action::First(seat) => {
                self.first = Some(seat);
                events.note(|| Event::FirstSeat { seat });
            }
            Action::Tile(seat, tile) => {
                self.bag.remove(tile);
                if let Some(player) = self.player_mut(seat) {
                    player.hand.insert(tile);
                }
                events.note(|| Event::TileDrawn { seat, tile: self.edition().tile_number(tile) });
            }
            Action::Coin(seat, coin) => self.draw_coin(seat, coin, events),
            _ => {}
        }
    }

    fn boards_left(&self, board: u8) -> u8 {
        let used = self.players.iter().filter(|player| player.farm.board() == board).count();
        let copies = self.edition().boards.get(usize::from(board)).map_or(0, |pattern| pattern.copies);
        copies.saturating_sub(u8::try_from(used).unwrap_or(u8::MAX))
    }

    fn deal_board(&mut self, seat: Seat, board: u8, events: &mut impl Sink<Event>) {
        let Some(player) = Player::new(self.edition(), board) else { return };
        for (colour, &count) in player.labourers.iter() {
            self.supply.labourers[colour] -= count;
        }
        self.coin_bag[Coin::Copper] -= player.barn.coins[Coin::Copper];
        self.players.push(player);
        events.note(|| Event::BoardDealt { seat, board: board + 1 });
    }

    /// W2.4: pile A in the first half of the game, pile B in the second.
    fn discs_to_turn(&self) -> impl Iterator<Item = DiscId> {
        let pile = if self.year <= 4 { Pile::A } else { Pile::B };
        let left = self.discs_left;
        (0u8..)
            .zip(&self.edition().discs)
            .filter(move |(number, disc)| disc.pile == pile && left >> number & 1 == 1)
            .map(|(number, _)| DiscId(number))
    }

    fn turn_disc(&mut self, disc: DiscId, events: &mut impl Sink<Event>) {
        self.discs_left &= !(1u16.checked_shl(u32::from(disc.0)).unwrap_or(0));
        self.disc = Some(disc);
        events.note(|| Event::DiscTurned { year: self.year, disc: self.edition().disc_name(disc) });
    }

    /// The pieces that could be dealt to a building.
    fn supply_for(&self, place: u8) -> Stock {
        match self.town.stock(place) {
            Stock::None => Stock::None,
            Stock::Labourers(_) => Stock::Labourers(self.supply.labourers),
            Stock::Buildings(_) => Stock::Buildings(self.supply.buildings),
            Stock::Improvements(_) => Stock::Improvements(self.supply.improvements),
        }
    }

    fn deal_piece(&mut self, place: u8, piece: Piece, events: &mut impl Sink<Event>) {
        if let Some(stock) = self.town.stock_mut(place) {
            stock.add(piece);
        }
        match piece {
            Piece::Labourer(colour) => self.supply.labourers[colour] -= 1,
            Piece::Building(building) => self.supply.buildings[building] -= 1,
            Piece::Improvement(improvement) => self.supply.improvements[improvement] -= 1,
        }
        let building = self.edition().house(place).map_or("", |house| &house.name);
        events.note(|| Event::Stocked { building, piece });
    }

    /// W6.10: a coin into the barn; after the last one room is made.
    fn draw_coin(&mut self, seat: Seat, coin: Coin, events: &mut impl Sink<Event>) {
        self.coin_bag[coin] -= 1;
        let Some(player) = self.player_mut(seat) else { return };
        player.barn.coins[coin] += 1;
        let left = match player.asks.pop() {
            Some(Ask::Draw(count)) => count - 1,
            _ => 0,
        };
        events.note(|| Event::CoinDrawn { seat, coin: Some(coin) });
        if left > 0 {
            self.ask(seat, Ask::Draw(left));
            return;
        }
        self.make_room(seat);
        self.answer_forced(seat, events);
    }
}
