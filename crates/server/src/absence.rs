//! Absence: from when on a player who lets the others wait can be voted out.

use store::{Millis, Stage};
use table::Seat;

use crate::live_table::LiveTable;
use crate::options::Clock;

const MINUTE: Millis = 60 * 1_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// How long a player must have been absent: live, after a bot stood in.
const LIVE: Millis = 2 * MINUTE;
/// By correspondence, after a bot stood in.
const CORRESPONDENCE: Millis = DAY;
/// Without a clock no bot stands in; the time counts from the question that the player leaves open.
const NO_CLOCK: Millis = 3 * DAY;

impl LiveTable {
    /// From when on the others can vote a player out, unless the player comes back or answers. `None` if nobody waits.
    pub fn votable_from(&self, seat: Seat) -> Option<Millis> {
        let state = self.seats.get(seat.index())?;
        if self.stage() != Stage::Playing || state.person.is_none() || state.gone {
            return None;
        }
        match self.options.clock {
            Clock::None => state.asked_since.map(|since| since + NO_CLOCK),
            Clock::Live { .. } => state.absent_since.map(|since| since + LIVE),
            Clock::Correspondence { .. } => state.absent_since.map(|since| since + CORRESPONDENCE),
        }
    }

    /// Whether the others can vote a player out now.
    pub fn is_votable(&self, seat: Seat, now: Millis) -> bool {
        self.votable_from(seat).is_some_and(|from| from <= now)
    }

    /// Whether these votes, by seats from 0, are enough. All other people have a say, except those who could be voted out
    /// themselves; one vote counts for all seats of a person.
    pub fn is_voted_out(&self, against: Seat, votes: &[usize], now: Millis) -> bool {
        let voters: Vec<&String> = votes.iter().filter_map(|&vote| self.seats.get(vote)?.person.as_ref()).collect();
        let seats = Seat::all(u8::try_from(self.seats.len()).unwrap_or(0)).zip(&self.seats);
        let mut others = seats.filter(|(seat, state)| *seat != against && !state.gone && !self.is_votable(*seat, now));
        others.all(|(_, state)| state.person.as_ref().is_none_or(|person| voters.contains(&person)))
    }
}
