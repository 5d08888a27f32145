//! W3 Spring: keep some of the drawn tiles and lay them.

use table::{Seat, Sink};

use super::{Ask, Flow};
use crate::action::Action;
use crate::event::Event;
use crate::farm::PlacedTile;
use crate::illegal::Illegal;
use crate::player::Player;
use crate::state::State;
use crate::tile::{Cell, Rotation, TileId};

impl State {
    /// W3.1: everybody keeps as many tiles as the disc says.
    pub(crate) fn begin_spring(&mut self) {
        let keep = self.disc().map_or(0, |disc| disc.keep);
        for seat in self.seats_in_order() {
            let drawn = self.player(seat).map_or(0, |player| player.hand.len());
            let keep = keep.min(u8::try_from(drawn).unwrap_or(u8::MAX));
            if keep > 0 {
                self.ask(seat, Ask::Keep(keep));
            }
        }
    }

    /// W3.1: the tiles not kept go back when spring ends.
    pub(crate) fn end_spring(&mut self, events: &mut impl Sink<Event>) {
        let mut tiles = 0;
        for seat in self.seats_in_order() {
            let Some(player) = self.player_mut(seat) else { continue };
            let hand = std::mem::take(&mut player.hand);
            tiles += hand.len();
            self.bag = self.bag.union(hand);
        }
        events.note(|| Event::TilesReturned { tiles });
    }

    pub(super) fn offer_keep(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        player.hand.map(Action::Keep).try_for_each(&mut *each)?;
        self.offer_repayment(player, each)
    }

    pub(super) fn keep(&mut self, seat: Seat, count: u8, tile: TileId) {
        if count > 1 {
            self.ask(seat, Ask::Keep(count - 1));
        }
        if let Some(player) = self.player_mut(seat) {
            player.hand.remove(tile);
            player.asks.push(Ask::Place(tile));
        }
    }

    pub(super) fn offer_place(&self, player: &Player, tile: TileId, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        for cell in player.farm.free_cells() {
            for rotation in Rotation::all() {
                each(Action::Place(tile, rotation, cell))?;
            }
        }
        self.offer_repayment(player, each)
    }

    pub(super) fn lay(
        &mut self,
        seat: Seat,
        tile: TileId,
        rotation: Rotation,
        cell: Cell,
        events: &mut impl Sink<Event>,
    ) {
        let edition = self.edition();
        if let Some(player) = self.player_mut(seat) {
            player.farm.place(edition, PlacedTile { tile, rotation, cell });
        }
        events.note(|| Event::TilePlaced { seat, tile: edition.tile_number(tile), rotation, at: cell });
    }

    pub(super) fn why_not_place(&self, player: &Player, due: TileId, tile: TileId, cell: Cell) -> Illegal {
        if tile != due {
            return Illegal::AnotherTile(self.edition().tile_number(due));
        }
        if player.farm.tile_at(cell).is_some() {
            return Illegal::CellTaken(cell);
        }
        Illegal::CellApart(cell)
    }
}
