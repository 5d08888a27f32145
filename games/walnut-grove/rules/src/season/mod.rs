//! The seasons, and the small decisions they are made of.
//!
//! A player's open decisions are a stack of [`Ask`]s: the top one is asked, what it leads to is put on top, and when
//! the stack is empty the player is done with the season or turn. Each file here knows one season (or one thing that
//! several seasons share): what it asks, what is legal, what an answer does, and why something is refused.

mod fall;
mod help;
mod pay;
mod room;
mod spring;
mod summer;
mod winter;

pub(crate) use help::cost_ahead;

use std::ops::ControlFlow;

use serde::Serialize;
use table::{Seat, Sink};

use crate::action::{Action, Item};
use crate::edition::Row;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{ByGood, Good};
use crate::state::State;
use crate::tile::TileId;

/// What is asked of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ask {
    /// W2.6: which starting row.
    #[default]
    Start,
    /// W3.1: which of the drawn tiles to keep, this many more.
    Keep(u8),
    /// W3.2: where to lay the kept tile.
    Place(TileId),
    /// W5.1: where the next figure works.
    Work {
        /// Figures still to be placed.
        figures: u8,
        /// Areas before this one had their turn.
        from: u8,
    },
    /// W5.4: what to give up.
    GiveUp {
        /// How many things.
        over: u8,
        /// Things before this one had their turn.
        from: Item,
    },
    /// W6.2: where to go.
    Move,
    /// W6.4: tolls on the way.
    Toll {
        /// How many.
        due: u8,
        /// What may still be paid with.
        means: Means,
    },
    /// W6.5, W7.1, W7.2: goods due.
    Pay {
        /// How many of each.
        due: ByGood<u8>,
        /// What they are due for.
        bill: Bill,
        /// What may still be paid with for the good whose turn it is.
        means: Means,
    },
    /// W6.6: goods to take.
    Take {
        /// How many.
        count: u8,
        /// Goods before this one had their turn.
        from: Good,
    },
    /// W6.7, W6.8, W6.9: which piece of the building's stock.
    Choose,
    /// W6.10: what to sell.
    Sell {
        /// The good whose turn it is; `None` after the last one.
        from: Option<Good>,
        /// Coins earned so far.
        coins: u8,
    },
    /// W6.10: coins to draw; Nature answers.
    Draw(u8),
    /// W8.3: whether to give a help tile back before going on.
    MayRepay,
    /// W8.3: goods for a help tile.
    Repay {
        /// How many more.
        goods: u8,
        /// Goods before this one had their turn.
        from: Good,
    },
}

/// Within one kind of good, what is paid first: no payment can be entered in two ways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Means {
    /// Goods, then coins, then help.
    #[default]
    Goods,
    /// Coins, then help.
    Coins,
    /// Help only.
    Help,
}

/// What goods are due for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bill {
    /// W6.5: the cost of a building; help is not possible.
    #[default]
    Cost,
    /// W7.1: food.
    Food,
    /// W7.2: wood.
    Heat,
}

/// Whether whoever collects legal actions wants more of them.
pub(crate) type Flow = ControlFlow<()>;

impl State {
    /// Offers each legal answer of a seat, in canonical order, until `each` has enough.
    pub(crate) fn offer(&self, seat: Seat, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let Some(player) = self.player(seat) else { return Flow::Continue(()) };
        match player.asks.last() {
            None | Some(Ask::Draw(_)) => Flow::Continue(()),
            Some(Ask::Start) => [Row::Church, Row::TownHall].map(Action::Start).into_iter().try_for_each(each),
            Some(Ask::Keep(_)) => self.offer_keep(player, each),
            Some(Ask::Place(tile)) => self.offer_place(player, *tile, each),
            Some(Ask::Work { figures, from }) => self.offer_work(player, *figures, *from, each),
            Some(Ask::GiveUp { over, from }) => self.offer_give_up(player, *over, *from, each),
            Some(Ask::Move) => self.offer_move(seat, player, each),
            Some(Ask::Toll { means, .. }) => self.offer_toll(seat, player, *means, each),
            Some(Ask::Pay { due, bill, means }) => self.offer_pay(player, due, *bill, *means, each),
            Some(Ask::Take { from, .. }) => {
                Good::all().filter(|good| good >= from).map(Action::Take).try_for_each(each)
            }
            Some(Ask::Choose) => self.offer_choose(seat, player, each),
            Some(Ask::Sell { from, .. }) => self.offer_sell(seat, player, *from, each),
            Some(Ask::MayRepay) => self.offer_may_repay(player, each),
            Some(Ask::Repay { goods, from }) => self.offer_repay(player, *goods, *from, each),
        }
    }

    /// Takes a seat's legal answer.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let Some(ask) = self.player_mut(seat).and_then(|player| player.asks.pop()) else { return };
        match (ask, action) {
            (_, Action::Repay) => self.begin_repayment(seat, ask),
            (Ask::Start, Action::Start(row)) => self.start(seat, row, events),
            (Ask::Keep(count), Action::Keep(tile)) => self.keep(seat, count, tile),
            (Ask::Place(_), Action::Place(tile, rotation, cell)) => self.lay(seat, tile, rotation, cell, events),
            (Ask::Work { figures, .. }, Action::Work(spot)) => self.work(seat, figures, spot, events),
            (Ask::GiveUp { over, .. }, Action::GiveUp(item)) => self.give_up(seat, over, item, events),
            (Ask::Move, Action::Move(place)) => self.go(seat, place, events),
            (Ask::Move, _) => events.note(|| Event::Passed { seat }),
            (Ask::Toll { due, .. }, _) => self.pay_toll(seat, due, action, events),
            (Ask::Pay { due, bill, means }, _) => self.pay(seat, due, bill, means, action, events),
            (Ask::Take { count, .. }, Action::Take(good)) => self.take_gift(seat, count, good, events),
            (Ask::Choose, _) => self.choose(seat, action, events),
            (Ask::Sell { coins, .. }, _) => self.sell(seat, coins, action, events),
            (Ask::Repay { goods, .. }, Action::Pay(source)) => self.repay(seat, goods, source, events),
            _ => {}
        }
    }

    /// Why an answer that is not legal is not.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        let Some(player) = self.player(seat) else { return Illegal::NotAsked };
        let Some(ask) = player.asks.last() else { return Illegal::NotAsked };
        match (ask, action) {
            (
                Ask::Keep(_) | Ask::Place(_) | Ask::Work { from: 0, .. } | Ask::Move | Ask::Toll { .. } | Ask::MayRepay,
                Action::Repay,
            ) => self.why_not_repay(player),
            (Ask::Keep(_), Action::Keep(tile)) => Illegal::NotDrawn(self.edition().tile_number(tile)),
            (Ask::Place(due), Action::Place(tile, _, cell)) => self.why_not_place(player, *due, tile, cell),
            (Ask::Work { figures, from }, Action::Work(spot)) => self.why_not_work(player, *figures, *from, spot),
            (Ask::GiveUp { from, .. }, Action::GiveUp(item)) => self.why_not_give_up(player, *from, item),
            (Ask::Move, Action::Move(place)) => self.why_not_move(seat, player, place),
            (Ask::Toll { means, .. }, Action::PayCoin) => self.why_not_toll_coin(player, *means),
            (Ask::Pay { due, bill, means }, _) => self.why_not_pay(player, due, *bill, *means, action),
            (Ask::Take { .. }, Action::Take(_)) => Illegal::GoodsOrder,
            (Ask::Choose, _) => self.why_not_choose(seat, player, action),
            (Ask::Sell { from, .. }, Action::Sell(source)) => self.why_not_sell(seat, player, *from, source),
            (Ask::Repay { goods, from }, Action::Pay(source)) => self.why_not_repay_with(player, *goods, *from, source),
            _ => Illegal::NotAsked,
        }
    }

    fn start(&mut self, seat: Seat, row: Row, events: &mut impl Sink<Event>) {
        self.town.start(seat, row);
        events.note(|| Event::Started { seat, row });
    }

    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask) {
        if let Some(player) = self.player_mut(seat) {
            player.asks.push(ask);
        }
    }
}
