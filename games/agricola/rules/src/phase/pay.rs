//! Paying, and turning goods into food for it (D11).

use table::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{Flow, Step};
use crate::pieces::{Good, Goods, take};
use crate::player::{Player, is_nothing};
use crate::state::State;

/// D11: what could become food now.
pub(crate) fn offer_conversions(player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
    let possible = |good: &Good| player.goods[*good] > 0 && player.rates[*good] > 0;
    Good::EDIBLE.into_iter().filter(possible).map(Action::Convert).try_for_each(each)
}

impl State {
    /// Pays what is there.
    pub(crate) fn pay(&mut self, seat: Seat, cost: &Goods, events: &mut impl Sink<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        if !is_nothing(cost) {
            take(&mut player.goods, cost);
            events.note(|| Event::Paid { seat, goods: *cost });
        }
    }

    /// Pays a cost before the step on top: other goods at once, food as soon as there is enough.
    pub(crate) fn pay_all(&mut self, seat: Seat, cost: &Goods, events: &mut impl Sink<Event>) {
        let mut at_once = *cost;
        let food = std::mem::take(&mut at_once[Good::Food]);
        self.pay(seat, &at_once, events);
        if food > 0 {
            self.push(seat, Step::PayFood(food));
        }
    }

    pub(crate) fn pay_food(&mut self, seat: Seat, due: u8, events: &mut impl Sink<Event>) {
        self.pay(seat, &Good::Food.times(due), events);
    }

    /// A9.9: one of a good becomes food.
    pub(crate) fn convert(&mut self, seat: Seat, good: Good, events: &mut impl Sink<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        let food = player.rates[good];
        player.turn_into_food(&good.times(1), food);
        events.note(|| Event::Converted { seat, good, food });
    }
}
