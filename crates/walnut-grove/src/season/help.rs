//! W8 Neighbourly help: taking it, and giving it back.

use table::{Seat, Sink};

use super::{Ask, Flow};
use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::Good;
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
        if player.can_repay() { each(Action::Repay) } else { Flow::Continue(()) }
    }

    pub(super) fn offer_settle(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
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
        for good in Good::all().filter(|&good| good >= from && enough_from(player, good, goods)) {
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
        if player.can_repay() { Illegal::NotAsked } else { Illegal::TooFewGoods }
    }

    pub(super) fn why_not_repay_with(&self, player: &Player, goods: u8, from: Good, source: Source) -> Illegal {
        let good = source.good();
        if good < from {
            return Illegal::GoodsOrder;
        }
        if player.goods(good) > 0 && !enough_from(player, good, goods) {
            return Illegal::TooFewAfter;
        }
        self.why_not_from(player, source)
    }
}

/// Whether so many goods of this kind and the later ones are there.
fn enough_from(player: &Player, from: Good, goods: u8) -> bool {
    Good::all().filter(|&good| good >= from).map(|good| player.goods(good)).sum::<u8>() >= goods
}
