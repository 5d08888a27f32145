//! A3.3: preparation.

use table::by::List;
use table::{Seat, Sink};

use crate::event::Event;
use crate::flow::Step;
use crate::pieces::{SpaceSet, add};
use crate::player::is_nothing;
use crate::state::State;

impl State {
    /// A3.3: goods that lie on this round space go to their players.
    pub(crate) fn deliver(&mut self, events: &mut impl Sink<Event>) {
        let round = self.round;
        for seat in self.in_turn_order() {
            let Some(player) = self.player_mut(seat) else { continue };
            let goods = player.scheduled.take(round);
            if !is_nothing(&goods) {
                add(&mut player.goods, &goods);
                events.note(|| Event::Delivered { seat, goods });
            }
        }
        // The last to be asked is pushed first; where all animals fit, nothing is asked.
        let mut order: List<Seat, 4> = List::new();
        self.in_turn_order().for_each(|seat| order.push(seat));
        order.iter().rev().for_each(|&seat| self.push(seat, Step::Keep));
    }

    /// A3.3: every accumulation space in play gets its goods.
    pub(crate) fn replenish(&mut self) {
        let layout = self.layout();
        let filled = SpaceSet(layout.accumulating.0 & self.board.in_play.0);
        for space in filled.iter() {
            if let Some((_, count)) = layout.spaces[space].accumulates {
                self.board.goods[space] = self.board.goods[space].saturating_add(count);
            }
        }
    }
}
