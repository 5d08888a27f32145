//! A10: field phase, feeding, breeding.

use table::by::Key;
use table::{Seat, Sink};

use super::offer_conversions;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Flow, Step};
use crate::pieces::{Animal, Good, Herd, Major};
use crate::player::{Player, is_nothing};
use crate::state::State;

impl State {
    /// A10.2: one crop from each planted field.
    pub(crate) fn harvest_fields(&mut self, events: &mut impl Sink<Event>) {
        for (seat, player) in Seat::all(self.seats).zip(self.players.iter_mut()) {
            let (grain, vegetables) = player.farm.harvest();
            if grain > 0 || vegetables > 0 {
                player.goods[Good::Grain] = player.goods[Good::Grain].saturating_add(grain);
                player.goods[Good::Vegetable] = player.goods[Good::Vegetable].saturating_add(vegetables);
                events.note(|| Event::Harvested { seat, grain, vegetables });
            }
        }
    }

    /// D14
    pub(crate) fn offer_feed(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unused = |&major: &Major| {
            let craft = self.edition().majors[major].craft;
            !player.crafted.contains(major) && craft.is_some_and(|craft| player.goods[craft.good] > 0)
        };
        player.majors.iter().filter(unused).map(Action::Craft).try_for_each(&mut *each)?;
        offer_conversions(player, each)?;
        each(Action::Feed)
    }

    /// A10.4: once each harvest.
    pub(crate) fn craft(&mut self, seat: Seat, major: Major, events: &mut impl Sink<Event>) {
        let Some(craft) = self.edition().majors[major].craft else { return };
        let Some(player) = self.player_mut(seat) else { return };
        player.crafted.insert(major);
        player.turn_into_food(&craft.good.times(1), craft.food);
        events.note(|| Event::Crafted { seat, major, good: craft.good, food: craft.food });
    }

    /// A10.5, A10.6: food is paid as far as there is some, markers are taken for the rest.
    pub(crate) fn feed(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let (edition, solo) = (self.edition(), self.is_solo());
        let Some(player) = self.player_mut(seat) else { return };
        let due = player.food_due(edition, solo);
        let food = due.min(player.goods[Good::Food]);
        let begging = due - food;
        player.goods[Good::Food] -= food;
        player.begging = player.begging.saturating_add(begging);
        events.note(|| Event::Fed { seat, food, begging });
    }

    /// A10.7: one young animal for each type with two or more; A10.9: if not all fit, the owner chooses.
    pub(crate) fn breed(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            let Some(player) = self.player_mut(seat) else { continue };
            let young = Herd::from_fn(|animal: Animal| u8::from(player.goods[animal.good()] >= 2));
            if is_nothing(&young) {
                continue;
            }
            for &animal in Animal::ALL {
                player.goods[animal.good()] = player.goods[animal.good()].saturating_add(young[animal]);
            }
            events.note(|| Event::Bred { seat, animals: young });
            if !self.animals_fit(seat) {
                self.push(seat, Step::KeepYoung);
            }
        }
    }
}
