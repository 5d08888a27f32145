//! Paying with goods, coins and help: costs in fall, food and wood in winter.

use table::{Seat, Sink};

use super::{Ask, Bill, Flow, Means};
use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{ByGood, Coin, Good};
use crate::player::{Player, Source};
use crate::state::State;

impl State {
    pub(super) fn ask_to_pay(&mut self, seat: Seat, due: ByGood<u8>, bill: Bill) {
        if due.total() > 0 {
            self.ask(seat, Ask::Pay { due, bill, means: Means::Goods });
        }
    }

    /// W6.5, W7.3: the good, or a coin in its place; in winter, without the good, also help.
    pub(super) fn offer_pay(
        &self,
        player: &Player,
        due: &ByGood<u8>,
        bill: Bill,
        means: Means,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let Some(good) = due_first(due) else { return Flow::Continue(()) };
        if means == Means::Goods {
            self.offer_sources(player, good, &mut |source| each(Action::Pay(source)))?;
        }
        if means <= Means::Coins && coins_may_pay(player, due, bill, good) {
            each(Action::PayCoin)?;
        }
        if bill != Bill::Cost && player.goods(good) == 0 {
            each(Action::TakeHelp)?;
        }
        Flow::Continue(())
    }

    pub(super) fn pay(
        &mut self,
        seat: Seat,
        due: ByGood<u8>,
        bill: Bill,
        means: Means,
        action: Action,
        events: &mut impl Sink<Event>,
    ) {
        let Some(good) = due_first(&due) else { return };
        let next = match action {
            Action::Pay(source) => {
                self.pay_good(seat, source, events);
                means
            }
            Action::PayCoin => {
                self.pay_coin(seat, events);
                Means::Coins
            }
            _ => {
                self.take_help(seat, events);
                Means::Help
            }
        };
        let mut due = due;
        due[good] -= 1;
        let means = if due[good] > 0 { next } else { Means::Goods };
        if due.total() > 0 {
            self.ask(seat, Ask::Pay { due, bill, means });
        }
    }

    /// W6.11: from the barn as long as there is some, otherwise from an area of the player's choice.
    pub(super) fn offer_sources(&self, player: &Player, good: Good, each: &mut impl FnMut(Source) -> Flow) -> Flow {
        if player.barn.goods[good] > 0 {
            return each(Source::Barn(good));
        }
        if player.farm.on_squares()[good] == 0 {
            return Flow::Continue(());
        }
        let holding = player.farm.areas().filter(|(_, area)| area.good == good && area.goods > 0);
        holding.map(|(_, area)| Source::Square(good, player.farm.name(area))).try_for_each(each)
    }

    pub(super) fn pay_good(&mut self, seat: Seat, source: Source, events: &mut impl Sink<Event>) {
        if let Some(player) = self.player_mut(seat) {
            player.take(source);
        }
        events.note(|| Event::PaidGood { seat, good: source.good(), from: source.spot() });
    }

    /// W1.3, W6.11: the least valuable coin goes back into the bag.
    pub(super) fn pay_coin(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Some(coin) = self.player_mut(seat).and_then(|player| Coin::take_least(&mut player.barn.coins)) else {
            return;
        };
        self.coin_bag[coin] += 1;
        events.note(|| Event::PaidCoin { seat, coin: Some(coin) });
    }

    pub(super) fn why_not_pay(
        &self,
        player: &Player,
        due: &ByGood<u8>,
        bill: Bill,
        means: Means,
        action: Action,
    ) -> Illegal {
        let Some(good) = due_first(due) else { return Illegal::NotAsked };
        match action {
            Action::Pay(source) if source.good() != good => Illegal::DueNow(good),
            Action::Pay(_) if means > Means::Goods => Illegal::PayingOrder,
            Action::Pay(source) => self.why_not_from(player, source),
            Action::PayCoin if means > Means::Coins => Illegal::PayingOrder,
            Action::PayCoin if player.coins() == 0 => Illegal::NoCoin,
            Action::PayCoin if player.coins() >= due[good] => Illegal::CoinsNeeded,
            Action::PayCoin => Illegal::CoinsDoNotCover(good),
            Action::TakeHelp if bill == Bill::Cost => Illegal::NoHelpForCosts,
            Action::TakeHelp => Illegal::StillHave(good),
            _ => Illegal::NotAsked,
        }
    }

    /// Why a good cannot be taken from there.
    pub(super) fn why_not_from(&self, player: &Player, source: Source) -> Illegal {
        match source {
            Source::Square(good, _) if player.barn.goods[good] > 0 => Illegal::BarnFirst(good),
            Source::Square(good, spot) => {
                let area = player.farm.area_at(spot).and_then(|id| player.farm.area(id));
                match area {
                    None => Illegal::NoLand(spot),
                    Some(area) if area.good == good && player.farm.name(area) != spot => {
                        Illegal::AreaNamed(player.farm.name(area))
                    }
                    Some(_) => Illegal::NoGood(good),
                }
            }
            Source::Barn(good) => Illegal::NoGood(good),
        }
    }
}

/// The good that is paid next.
fn due_first(due: &ByGood<u8>) -> Option<Good> {
    Good::all().find(|&good| due[good] > 0)
}

/// Coins may stand for a good one has only if they cover all that is left of it: goods come before coins, so no good
/// could be paid after the coin. For a cost, the coins needed for other goods must remain.
fn coins_may_pay(player: &Player, due: &ByGood<u8>, bill: Bill, good: Good) -> bool {
    if player.goods(good) == 0 {
        return player.coins() > 0;
    }
    let elsewhere = if bill == Bill::Cost {
        let mut others = *due;
        others[good] = 0;
        player.missing(&others)
    } else {
        0
    };
    player.coins() >= due[good] + elsewhere
}
