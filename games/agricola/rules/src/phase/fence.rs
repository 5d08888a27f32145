//! A8.1 to A8.6, D9: building fences, one pasture at a time.

use table::{Seat, Sink};

use crate::action::Action;
use crate::cells::{Cell, CellSet};
use crate::event::Event;
use crate::fences::ShapeId;
use crate::flow::{Flow, Step};
use crate::pieces::Good;
use crate::player::Player;
use crate::state::State;

impl State {
    /// A8.1: how many fences a player can pay now.
    pub(crate) fn payable_fences(&self, player: &Player) -> u8 {
        let wood = player.goods[Good::Wood].checked_div(self.edition().building.fence_wood).unwrap_or(u8::MAX);
        wood.min(player.farm.fences_left())
    }

    pub(crate) fn can_fence(&self, player: &Player) -> bool {
        self.payable_fences(player) >= player.farm.cheapest_pasture
    }

    /// D9 (a): the first space of a pasture, or the end.
    pub(crate) fn offer_fence_from(
        &self,
        player: &Player,
        may_end: bool,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        if self.can_fence(player) {
            let mut firsts = CellSet::NONE;
            for (_, shape, _) in player.farm.possible_shapes(self.payable_fences(player)) {
                firsts = firsts.with(CellSet::one(shape.first));
            }
            firsts.iter().map(Action::FenceFrom).try_for_each(&mut *each)?;
        }
        if may_end { each(Action::Done) } else { Flow::Continue(()) }
    }

    /// D9 (b): how many spaces.
    pub(crate) fn offer_fence_size(&self, player: &Player, first: Cell, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let possible = player.farm.possible_shapes(self.payable_fences(player));
        let sizes = possible
            .filter(|(_, shape, _)| shape.first == first)
            .fold(0u16, |sizes, (_, shape, _)| sizes | 1 << shape.size);
        (1..=12).filter(|size| sizes >> size & 1 == 1).map(Action::FenceSize).try_for_each(each)
    }

    /// D9 (c): which spaces.
    pub(crate) fn offer_fence_shape(
        &self,
        player: &Player,
        first: Cell,
        size: u8,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let mut possible = player.farm.possible_shapes(self.payable_fences(player));
        possible.try_for_each(|(id, shape, _)| {
            if shape.first == first && shape.size == size { each(Action::Fence(id)) } else { Flow::Continue(()) }
        })
    }

    pub(crate) fn fence(&mut self, seat: Seat, id: ShapeId, events: &mut impl Sink<Event>) {
        let each = self.edition().building.fence_wood;
        let (Some(shape), Some(player)) = (id.shape(), self.player_mut(seat)) else { return };
        let fences = player.farm.fence(shape).len();
        self.pay(seat, &Good::Wood.times(fences.saturating_mul(each)), events);
        events.note(|| Event::Fenced { seat, cells: shape.cells, fences });
        self.push(seat, Step::FenceFrom { may_end: true });
    }
}
