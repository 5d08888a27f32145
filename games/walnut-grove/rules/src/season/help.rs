//! W8 Neighbourly help: taking it, and giving it back.

use table::{Seat, Sink};

use super::{Ask, Bill, Flow};
use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{ByGood, Good};
use crate::player::{Player, REPAYMENT, Source};
use crate::state::State;

impl State {
    pub(super) fn take_help(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if let Some(player) = self.player_mut(seat) {
            player.help.take();
        }
        events.note(|| Event::TookHelp { seat });
    }

    /// W8.3: one more legal answer wherever help can be repaid.
    pub(super) fn offer_repayment(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        if player.help.repayable == 0 || player.all_goods() < REPAYMENT {
            return Flow::Continue(());
        }
        if player.giveable(Good::Grain, &cost_ahead(player)) < REPAYMENT {
            return Flow::Continue(());
        }
        each(Action::Repay)
    }

    pub(super) fn offer_may_repay(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.offer_repayment(player, each)?;
        each(Action::Done)
    }

    /// What was asked is asked again after the repayment.
    pub(super) fn begin_repayment(&mut self, seat: Seat, ask: Ask) {
        self.ask(seat, ask);
        self.ask(seat, Ask::Repay { goods: REPAYMENT, from: Good::Grain });
    }

    /// Goods in ascending order, so that the same three cannot be named in two ways.
    pub(super) fn offer_repay(
        &self,
        player: &Player,
        goods: u8,
        from: Good,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let cost = cost_ahead(player);
        for good in Good::all().filter(|&good| good >= from && can_go(player, good, goods, &cost)) {
            self.offer_sources(player, good, &mut |source| each(Action::Pay(source)))?;
        }
        Flow::Continue(())
    }

    pub(super) fn repay(&mut self, seat: Seat, goods: u8, source: Source, events: &mut impl Sink<Event>) {
        self.pay_good(seat, source, events);
        if goods > 1 {
            self.ask(seat, Ask::Repay { goods: goods - 1, from: source.good() });
            return;
        }
        if let Some(player) = self.player_mut(seat) {
            player.help.repayable = 0;
        }
        events.note(|| Event::RepaidHelp { seat });
    }

    pub(super) fn why_not_repay(&self, player: &Player) -> Illegal {
        if player.help.repayable == 0 {
            return Illegal::NothingToRepay;
        }
        if player.all_goods() < REPAYMENT { Illegal::TooFewGoods } else { Illegal::GoodsNeeded }
    }

    pub(super) fn why_not_repay_with(&self, player: &Player, goods: u8, from: Good, source: Source) -> Illegal {
        let good = source.good();
        if good < from {
            return Illegal::GoodsOrder;
        }
        let cost = cost_ahead(player);
        if player.goods(good) > 0 && player.can_miss(good, &cost) == 0 {
            return Illegal::GoodsNeeded;
        }
        if player.goods(good) > 0 && !can_go(player, good, goods, &cost) {
            return Illegal::TooFewAfter;
        }
        self.why_not_from(player, source)
    }
}

/// W6.5: what a building under way will cost: the move was allowed because it can be paid, and so it stays.
pub(crate) fn cost_ahead(player: &Player) -> ByGood<u8> {
    let cost = player.asks.iter().find_map(|ask| match ask {
        Ask::Pay { due, bill: Bill::Cost, .. } => Some(*due),
        _ => None,
    });
    cost.unwrap_or_default()
}

/// Whether a good can be the next of `goods`: it can be missed, and enough others can follow in order.
fn can_go(player: &Player, good: Good, goods: u8, cost: &ByGood<u8>) -> bool {
    player.can_miss(good, cost) > 0 && player.giveable(good, cost) >= goods
}
