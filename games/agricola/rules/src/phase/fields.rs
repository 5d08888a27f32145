//! A7, A9.7: plowing, sowing, baking bread.

use table::{Seat, Sink};

use super::place::can_sow;
use crate::action::Action;
use crate::cells::Cell;
use crate::event::Event;
use crate::flow::{Flow, Sowing, Step};
use crate::pieces::{Crop, Good, take};
use crate::player::Player;
use crate::state::State;

/// D5: where a field can be plowed, or none if it is optional.
pub(crate) fn offer_plow(player: &Player, optional: bool, each: &mut impl FnMut(Action) -> Flow) -> Flow {
    player.farm.field_sites().iter().map(Action::Plow).try_for_each(&mut *each)?;
    if optional { each(Action::Done) } else { Flow::Continue(()) }
}

impl State {
    pub(crate) fn can_bake(&self, player: &Player) -> bool {
        player.goods[Good::Grain] > 0 && !player.majors.is_empty() && player.most_baked(self.edition()) > 0
    }

    /// A4.32: plow first; then the new field may be sown at once.
    pub(crate) fn begin_cultivation(&mut self, seat: Seat) {
        let Some(player) = self.player(seat) else { return };
        let (plows, sows) = (!player.farm.field_sites().is_empty(), can_sow(player));
        if !plows {
            self.begin_sowing(seat, Sowing { acted: false, then_bake: false });
            return;
        }
        // What can be sown is looked at after plowing.
        self.push(seat, Step::SowGrain(Sowing { acted: true, then_bake: false }));
        self.push(seat, Step::Plow { optional: sows });
    }

    /// A4.32: without plowing, something must be sown.
    pub(crate) fn decline_plowing(&mut self, seat: Seat) {
        self.pop(seat);
        self.begin_sowing(seat, Sowing { acted: false, then_bake: false });
    }

    pub(crate) fn begin_sowing(&mut self, seat: Seat, sowing: Sowing) {
        self.push(seat, Step::SowGrain(sowing));
    }

    pub(crate) fn plow(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        if let Some(player) = self.player_mut(seat) {
            player.farm.add_field(cell);
        }
        events.note(|| Event::Plowed { seat, at: cell });
    }

    /// D6: none only if something was or still can be done.
    pub(crate) fn offer_grain(&self, player: &Player, sowing: Sowing, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unplanted = player.farm.unplanted();
        let most = unplanted.min(player.goods[Good::Grain]);
        let vegetables = unplanted > 0 && player.goods[Good::Vegetable] > 0;
        let least = u8::from(!(sowing.acted || vegetables || sowing.then_bake && self.can_bake(player)));
        (least.min(most)..=most).map(Action::SowGrain).try_for_each(each)
    }

    pub(crate) fn offer_vegetables(
        &self,
        player: &Player,
        sowing: Sowing,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let most = player.farm.unplanted().min(player.goods[Good::Vegetable]);
        let least = u8::from(!(sowing.acted || sowing.then_bake && self.can_bake(player)));
        (least.min(most)..=most).map(Action::SowVegetables).try_for_each(each)
    }

    pub(crate) fn sow_grain(&mut self, seat: Seat, sowing: Sowing, fields: u8, events: &mut impl Sink<Event>) {
        self.sow(seat, Crop::Grain, fields, events);
        let acted = sowing.acted || fields > 0;
        self.push(seat, Step::SowVegetables(Sowing { acted, ..sowing }));
    }

    pub(crate) fn sow_vegetables(&mut self, seat: Seat, sowing: Sowing, fields: u8, events: &mut impl Sink<Event>) {
        self.sow(seat, Crop::Vegetable, fields, events);
        if sowing.then_bake && self.player(seat).is_some_and(|player| self.can_bake(player)) {
            self.push(seat, Step::Bake { optional: sowing.acted || fields > 0 });
        }
    }

    /// A7.3
    fn sow(&mut self, seat: Seat, crop: Crop, fields: u8, events: &mut impl Sink<Event>) {
        if fields == 0 {
            return;
        }
        let amount = self.edition().sowing[crop];
        let Some(player) = self.player_mut(seat) else { return };
        take(&mut player.goods, &crop.good().times(fields));
        player.farm.sow(crop, fields, amount);
        let (grain, vegetables) = if crop == Crop::Grain { (fields, 0) } else { (0, fields) };
        events.note(|| Event::Sowed { seat, grain, vegetables });
    }

    /// D7
    pub(crate) fn offer_bake(&self, player: &Player, optional: bool, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let most = player.most_baked(self.edition());
        (u8::from(!optional).min(most)..=most).map(Action::Bake).try_for_each(each)
    }

    pub(crate) fn bake(&mut self, seat: Seat, grain: u8, events: &mut impl Sink<Event>) {
        if grain == 0 {
            return;
        }
        let edition = self.edition();
        let Some(player) = self.player_mut(seat) else { return };
        let food = player.baked_food(edition, grain);
        player.turn_into_food(&Good::Grain.times(grain), food);
        events.note(|| Event::Baked { seat, grain, food });
    }
}
