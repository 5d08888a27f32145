//! From stage to stage: what follows by itself when everybody has answered.

use table::{Actor, Seat, Sink};

use crate::calendar::Season;
use crate::event::Event;
use crate::nature::Draw;
use crate::score;
use crate::season::Ask;
use crate::state::{State, YEARS};

/// The stages of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// W2.1: boards are dealt.
    Boards,
    /// W2.4: the year's disc is turned.
    Disc,
    /// W2.5: the town's stocks are dealt.
    Stocks,
    /// W2.6: who begins.
    First,
    /// W2.6: starting rows, one seat after the other.
    Start(u8),
    /// W3.1: tiles are drawn.
    Tiles,
    /// W3
    Spring,
    /// W5
    Summer,
    /// W6: one turn after the other.
    Fall(u8),
    /// W7
    Winter,
    /// W9
    Over,
}

impl Stage {
    /// The word before an action in a record.
    pub fn scene(self) -> &'static str {
        self.season().word()
    }

    /// Different for any two stages of a year, and for any two turns.
    pub(crate) fn number(self) -> u32 {
        match self {
            Stage::Boards => 0,
            Stage::Disc => 1,
            Stage::Stocks => 2,
            Stage::First => 3,
            Stage::Tiles => 4,
            Stage::Spring => 5,
            Stage::Summer => 6,
            Stage::Winter => 7,
            Stage::Over => 8,
            Stage::Start(turn) => 16 + u32::from(turn),
            Stage::Fall(turn) => 32 + u32::from(turn),
        }
    }
}

impl State {
    /// Goes on until somebody has a choice.
    pub(crate) fn run(&mut self, events: &mut impl Sink<Event>) {
        loop {
            if let Some(draw) = self.natures_turn() {
                let only = if self.is_always_dealt(draw) { None } else { self.only_answer(Actor::Nature) };
                let Some(only) = only else { return };
                self.deal(only, events);
                continue;
            }
            if self.stage == Stage::Over || self.players.iter().any(|player| !player.asks.is_empty()) {
                return;
            }
            self.next_stage(events);
        }
    }

    /// What is left in the coin bag is nobody's to know, so a sure coin is dealt like any other. Who begins is written
    /// down whether it was drawn or chosen.
    fn is_always_dealt(&self, draw: Draw) -> bool {
        matches!(draw, Draw::Coin(_)) || draw == Draw::First && self.seats > 1
    }

    /// A decision with one legal answer is not asked.
    pub(crate) fn answer_forced(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        while let Some(action) = self.forced_answer(seat) {
            self.answer(seat, action, events);
        }
    }

    fn forced_answer(&self, seat: Seat) -> Option<crate::action::Action> {
        match self.asked(seat)? {
            // At least five cells and four rotations.
            Ask::Place(_) => None,
            _ => self.only_answer(Actor::Seat(seat)),
        }
    }

    fn next_stage(&mut self, events: &mut impl Sink<Event>) {
        self.stage = match self.stage {
            Stage::Boards => Stage::Disc,
            Stage::Disc if self.year == 1 => Stage::Stocks,
            Stage::Disc => Stage::Tiles,
            Stage::Stocks => Stage::First,
            Stage::First => self.begin_start(0),
            Stage::Start(turn) if turn + 1 < self.seats => self.begin_start(turn + 1),
            Stage::Start(_) => Stage::Tiles,
            Stage::Tiles => {
                self.announce(Season::Spring, events);
                self.begin_spring();
                Stage::Spring
            }
            Stage::Spring => {
                self.end_spring(events);
                self.announce(Season::Summer, events);
                self.begin_summer();
                Stage::Summer
            }
            Stage::Summer => {
                self.announce(Season::Fall, events);
                self.order = self.town.order(self.edition());
                events.note(|| Event::Order { seats: self.order.to_vec() });
                self.begin_fall(0)
            }
            Stage::Fall(turn) if turn + 1 < self.seats => self.begin_fall(turn + 1),
            Stage::Fall(_) => {
                self.announce(Season::Winter, events);
                self.begin_winter();
                Stage::Winter
            }
            Stage::Winter => {
                self.end_winter(events);
                self.end_year(events)
            }
            Stage::Over => Stage::Over,
        };
        for seat in self.seats_in_order() {
            self.answer_forced(seat, events);
        }
    }

    /// W2.6: from the first player clockwise.
    fn begin_start(&mut self, turn: u8) -> Stage {
        let first = self.first.map_or(0, Seat::index);
        if let Some(seat) = self.seats_in_order().cycle().nth(first + usize::from(turn)) {
            self.ask(seat, Ask::Start);
        }
        Stage::Start(turn)
    }

    fn begin_fall(&mut self, turn: u8) -> Stage {
        if let Some(&seat) = self.order.get(usize::from(turn)) {
            self.begin_fall_turn(seat);
        }
        Stage::Fall(turn)
    }

    /// W7.4: the disc goes, and the next is turned, or the game is over.
    fn end_year(&mut self, events: &mut impl Sink<Event>) -> Stage {
        if self.year < YEARS {
            self.year += 1;
            self.disc = None;
            return Stage::Disc;
        }
        self.fill_barns(events);
        events.note(|| {
            let result = score::result(self);
            Event::Ended { points: result.points, winners: result.winners }
        });
        Stage::Over
    }

    fn announce(&self, season: Season, events: &mut impl Sink<Event>) {
        events.note(|| Event::SeasonBegan { year: self.year, season });
    }
}
