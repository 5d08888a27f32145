//! W5 Summer: every figure works on an area of its own, and the harvest comes in.

use table::{Seat, Sink};

use super::{Ask, Flow};
use crate::action::Action;
use crate::event::Event;
use crate::farm::AreaId;
use crate::illegal::Illegal;
use crate::player::Player;
use crate::state::State;
use crate::tile::Spot;

impl State {
    /// W5.1: all figures must be placed; figures beyond the number of areas stay idle.
    pub(crate) fn begin_summer(&mut self) {
        for seat in self.seats_in_order() {
            let Some(player) = self.player(seat) else { continue };
            let figures = player.figures().min(player.farm.area_count());
            self.ask(seat, Ask::MayRepay);
            self.ask(seat, Ask::Work { figures, from: 0 });
        }
    }

    /// Areas are named in ascending order, so that the same choice cannot be made in two ways.
    pub(super) fn offer_work(
        &self,
        player: &Player,
        figures: u8,
        from: u8,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let last = player.farm.area_count().saturating_sub(figures);
        for (id, area) in player.farm.areas().skip(usize::from(from)) {
            if id.0 > last {
                break;
            }
            each(Action::Work(player.farm.name(area)))?;
        }
        // W8.3: before work, not between two figures.
        if from == 0 { self.offer_repayment(player, each) } else { Flow::Continue(()) }
    }

    pub(super) fn work(&mut self, seat: Seat, figures: u8, spot: Spot, events: &mut impl Sink<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        let Some(area) = player.farm.area_at(spot) else { return };
        player.put_to_work(area);
        if figures > 1 {
            player.asks.push(Ask::Work { figures: figures - 1, from: area.0 + 1 });
        } else {
            self.harvest(seat, events);
        }
    }

    /// W5.2, W5.3: size and bonus; squares first, the rest into the barn; W5.4 once for the whole harvest.
    fn harvest(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let bonus = self.disc().map(|disc| disc.summer);
        let Some(player) = self.player_mut(seat) else { return };
        for id in (0..player.farm.area_count()).map(AreaId) {
            let Some(&area) = player.farm.area(id).filter(|_| player.works_on(id)) else { continue };
            let made = area.size() + u8::from(bonus == Some(area.good));
            let stored = player.farm.store(id, made);
            player.barn.goods[area.good] += made - stored;
            events.note(|| Event::Harvested { seat, area: player.farm.name(&area), good: area.good, made, stored });
        }
        self.make_room(seat);
    }

    pub(super) fn why_not_work(&self, player: &Player, figures: u8, from: u8, spot: Spot) -> Illegal {
        let Some(id) = player.farm.area_at(spot) else { return Illegal::NoLand(spot) };
        let name = player.farm.area(id).map(|area| player.farm.name(area));
        if let Some(name) = name.filter(|&name| name != spot) {
            return Illegal::AreaNamed(name);
        }
        if id.0 < from {
            return Illegal::AreaOrder;
        }
        debug_assert!(id.0 > player.farm.area_count().saturating_sub(figures));
        Illegal::TooFewAreas
    }
}
