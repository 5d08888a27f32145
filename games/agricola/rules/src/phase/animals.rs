//! A8.13, A8.14, D10: animals that do not fit.

use table::by::Key;
use table::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::Flow;
use crate::pieces::{Animal, Good, Herd};
use crate::player::{Player, is_nothing};
use crate::state::State;

impl State {
    pub(crate) fn animals_fit(&self, seat: Seat) -> bool {
        self.player(seat).is_none_or(|player| player.lodging(self.edition()).fits(&player.herd()))
    }

    /// D10: the herds that can be kept, largest first.
    pub(crate) fn offer_keepings(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        player.lodging(self.edition()).keepings(&player.herd()).iter().map(Action::Keep).try_for_each(each)
    }

    /// A8.13: what is not kept is cooked if that is possible, else it goes to the general supply.
    pub(crate) fn keep(&mut self, seat: Seat, kept: Herd, may_cook: bool, events: &mut impl Sink<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        let (mut cooked, mut released, mut food) = (Herd::default(), Herd::default(), 0u8);
        for &animal in Animal::ALL {
            let over = player.goods[animal.good()].saturating_sub(kept[animal]);
            let rate = if may_cook { player.rates[animal.good()] } else { 0 };
            let gone = if rate > 0 { &mut cooked } else { &mut released };
            gone[animal] = over;
            food = food.saturating_add(over.saturating_mul(rate));
            player.goods[animal.good()] = kept[animal];
        }
        player.goods[Good::Food] = player.goods[Good::Food].saturating_add(food);
        if !is_nothing(&cooked) {
            events.note(|| Event::CookedOver { seat, animals: cooked, food });
        }
        if !is_nothing(&released) {
            events.note(|| Event::Released { seat, animals: released });
        }
    }
}
