//! What happened, one event a sentence.

use table::{Outcome, Seat};
use walnut_grove::Event;
use words::Phrasebook as _;

use crate::Phrases;
use crate::pieces::titled;
use crate::tale::Deed;

impl Phrases {
    /// What happened, in a sentence; `None` if it is not worth one. `name` says who sits where, as others speak of them.
    pub fn event(self, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
        self.deed(&Deed::of(event), name)
    }

    /// An event that is never told together with others.
    pub(crate) fn lone_event(self, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
        let who = |seat: &Seat| ("name", name(*seat).into());
        Some(match event {
            Event::BoardDealt { seat, board } => {
                self.say_with("event-board-dealt", [who(seat), ("board", (*board).into())])
            }
            Event::DiscTurned { year, disc } => {
                self.say_with("event-disc-turned", [("year", (*year).into()), ("disc", disc.as_str().into())])
            }
            Event::FirstSeat { seat } => self.say_with("event-first", [who(seat)]),
            Event::Started { seat, row } => self.say_with("event-started", [who(seat), ("row", row.word().into())]),
            Event::SeasonBegan { season, .. } => self.say_with("event-season", [("season", season.word().into())]),
            Event::TilePlaced { seat, tile, at, .. } => {
                let (col, row) = (("col", at.col.into()), ("row", at.row.into()));
                self.say_with("event-tile-placed", [who(seat), ("tile", (*tile).into()), col, row])
            }
            Event::TilesReturned { tiles: 0 } => return None,
            Event::TilesReturned { tiles } => self.say_with("event-tiles-returned", [("count", (*tiles).into())]),
            Event::Order { seats } if seats.len() < 2 => return None,
            Event::Order { seats } => {
                let names: Vec<String> = seats.iter().map(|&seat| name(seat)).collect();
                self.say_with("event-order", [("names", names.join(", ").into())])
            }
            Event::Moved { seat, building } => self.say_with(
                "event-moved",
                [who(seat), ("house", (*building).into()), ("title", titled(building).into())],
            ),
            Event::Passed { seat } => self.say_with("event-passed", [who(seat)]),
            Event::Hired { seat, colour } => {
                self.say_with("event-hired", [who(seat), ("colour", colour.word().into())])
            }
            Event::Built { seat, building } => {
                self.say_with("event-built", [who(seat), ("building", building.word().into())])
            }
            Event::Bought { seat, improvement } => {
                self.say_with("event-bought", [who(seat), ("improvement", improvement.word().into())])
            }
            Event::Joined { seat, colour } => {
                self.say_with("event-joined", [who(seat), ("colour", colour.word().into())])
            }
            Event::Ended { points, winners } => {
                self.result(&Outcome { points: points.clone(), winners: winners.clone() }, name)
            }
            // The others are deeds, which `tale.rs` tells.
            _ => return None,
        })
    }
}
