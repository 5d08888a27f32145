//! A5: rooms, stables, renovation.

use table::{Seat, Sink};

use crate::action::Action;
use crate::cells::Cell;
use crate::event::Event;
use crate::flow::{Flow, Step};
use crate::pieces::{Good, Goods, House};
use crate::player::Player;
use crate::state::State;

impl State {
    /// A5.2: what a room costs.
    pub fn room_cost(&self, player: &Player) -> Goods {
        let building = &self.edition().building;
        let mut cost = player.farm.house.material().times(building.room_material);
        cost[Good::Reed] = cost[Good::Reed].saturating_add(building.room_reed);
        cost
    }

    pub(crate) fn can_build_room(&self, player: &Player) -> bool {
        player.can_pay(&self.room_cost(player)) && !player.farm.room_sites().is_empty()
    }

    pub(crate) fn can_build_stable(&self, player: &Player) -> bool {
        player.can_pay(&self.edition().building.stable) && !player.farm.stable_sites().is_empty()
    }

    pub(crate) fn can_build_one_stable(&self, player: &Player) -> bool {
        player.can_pay(&self.edition().building.stable_side_job) && !player.farm.stable_sites().is_empty()
    }

    /// D4: «no room» only if something was or still can be built.
    pub(crate) fn offer_rooms(&self, player: &Player, built: bool, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.can_build_room(player) {
            player.farm.room_sites().iter().map(Action::Room).try_for_each(&mut *each)?;
            if !built && !self.can_build_stable(player) {
                return Flow::Continue(());
            }
        }
        each(Action::Done)
    }

    pub(crate) fn offer_stables(&self, player: &Player, built: bool, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.can_build_stable(player) {
            player.farm.stable_sites().iter().map(Action::Stable).try_for_each(&mut *each)?;
            if !built {
                return Flow::Continue(());
            }
        }
        each(Action::Done)
    }

    /// A4.40: a stable and/or bread.
    pub(crate) fn offer_one_stable(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.can_build_one_stable(player) {
            player.farm.stable_sites().iter().map(Action::Stable).try_for_each(&mut *each)?;
            if !self.can_bake(player) {
                return Flow::Continue(());
            }
        }
        each(Action::Done)
    }

    pub(crate) fn build_room(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let Some(cost) = self.player(seat).map(|player| self.room_cost(player)) else { return };
        self.pay(seat, &cost, events);
        if let Some(player) = self.player_mut(seat) {
            player.farm.add_room(cell);
        }
        events.note(|| Event::RoomBuilt { seat, at: cell });
        self.push(seat, Step::Rooms { built: true });
    }

    pub(crate) fn build_stable(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let cost = self.edition().building.stable;
        self.add_stable(seat, cell, &cost, events);
        self.push(seat, Step::Stables { built: true });
    }

    pub(crate) fn build_one_stable(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let cost = self.edition().building.stable_side_job;
        self.add_stable(seat, cell, &cost, events);
        if self.player(seat).is_some_and(|player| self.can_bake(player)) {
            self.push(seat, Step::Bake { optional: true });
        }
    }

    fn add_stable(&mut self, seat: Seat, cell: Cell, cost: &Goods, events: &mut impl Sink<Event>) {
        self.pay(seat, cost, events);
        if let Some(player) = self.player_mut(seat) {
            player.farm.add_stable(cell);
        }
        events.note(|| Event::StableBuilt { seat, at: cell });
    }

    /// A5.5: what the next renovation costs, and what the house becomes.
    pub fn renovation(&self, player: &Player) -> Option<(House, Goods)> {
        let house = player.farm.house.next()?;
        let building = &self.edition().building;
        let material = player.farm.rooms.len().saturating_mul(building.renovation_material);
        let mut cost = house.material().times(material);
        cost[Good::Reed] = cost[Good::Reed].saturating_add(building.renovation_reed);
        Some((house, cost))
    }

    pub(crate) fn can_renovate(&self, player: &Player) -> bool {
        self.renovation(player).is_some_and(|(_, cost)| player.can_pay(&cost))
    }

    pub(crate) fn renovate(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Some((house, cost)) = self.player(seat).and_then(|player| self.renovation(player)) else { return };
        self.pay(seat, &cost, events);
        if let Some(player) = self.player_mut(seat) {
            player.farm.house = house;
        }
        events.note(|| Event::Renovated { seat, house });
    }
}
