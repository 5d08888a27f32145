//! W7 Winter: food for the labourers, wood for the fires.

use table::{Seat, Sink};

use super::{Ask, Bill};
use crate::by::Key;
use crate::edition::Disc;
use crate::event::Event;
use crate::pieces::{ByGood, Colour, Good};
use crate::player::Player;
use crate::state::State;

impl State {
    /// W7.1, W7.2: first food, then wood; W8.3: help can be repaid before and after.
    pub(crate) fn begin_winter(&mut self) {
        let Some(disc) = self.disc() else { return };
        for seat in self.seats_in_order() {
            let Some(player) = self.player_mut(seat) else { continue };
            player.working = 0;
            let (food, wood) = (food_due(player, disc), wood_due(player, disc));
            self.ask(seat, Ask::MayRepay);
            self.ask_to_pay(seat, wood, Bill::Heat);
            self.ask_to_pay(seat, food, Bill::Food);
            self.ask(seat, Ask::MayRepay);
        }
    }

    /// W7.4: the hired labourers join.
    pub(crate) fn end_winter(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.seats_in_order() {
            let Some(player) = self.player_mut(seat) else { continue };
            let Some(colour) = player.hired.take() else { continue };
            player.labourers[colour] += 1;
            events.note(|| Event::Joined { seat, colour });
        }
    }

    /// W7.1, W7.2: what the coming winter asks of a player.
    pub fn winter_due(&self, seat: Seat) -> ByGood<u8> {
        let (Some(player), Some(disc)) = (self.player(seat), self.disc()) else { return ByGood::default() };
        let mut due = food_due(player, disc);
        due[Good::Wood] = wood_due(player, disc)[Good::Wood];
        due
    }
}

/// W7.1: one good of its colour for each labourer, two if the disc says so.
fn food_due(player: &Player, disc: &Disc) -> ByGood<u8> {
    let mut due = ByGood::default();
    for &colour in Colour::ALL {
        due[colour.eats()] = player.labourers[colour] * (1 + u8::from(disc.hungry[colour]));
    }
    due
}

/// W7.2: one wood for each fire on the disc and each labourer at a campfire.
fn wood_due(player: &Player, disc: &Disc) -> ByGood<u8> {
    let mut due = ByGood::default();
    due[Good::Wood] = disc.fires + player.campfires();
    due
}
