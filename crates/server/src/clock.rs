//! Time at a table.
//!
//! A seat's time runs while something is asked of the person who sits there. By correspondence each turn has its own
//! days, and the bank helps out; live there is only the bank, which grows a little with each turn.

use serde::{Deserialize, Serialize};
use store::Millis;

use crate::options::Clock;

const SECOND: i64 = 1_000;
const DAY: i64 = 24 * 3_600 * SECOND;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// What is left, by seat.
    seats: Vec<Left>,
    /// Up to when time was counted.
    counted: Millis,
}

/// What a seat has left, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Left {
    /// For this turn alone.
    turn: i64,
    /// For whenever it is needed.
    bank: i64,
    /// Whether it runs.
    runs: bool,
}

impl Clocks {
    /// Clocks that do not run yet.
    pub fn new(clock: Clock, seats: usize, now: Millis) -> Clocks {
        let bank = match clock {
            Clock::None => 0,
            Clock::Live { bank, .. } => i64::from(bank) * SECOND,
            Clock::Correspondence { bank, .. } => i64::from(bank) * DAY,
        };
        Clocks { seats: vec![Left { turn: 0, bank, runs: false }; seats], counted: now }
    }

    /// Counts the time until now.
    pub fn count(&mut self, now: Millis) {
        let passed = (now - self.counted).max(0);
        for left in self.seats.iter_mut().filter(|left| left.runs) {
            let of_turn = passed.min(left.turn);
            left.turn -= of_turn;
            left.bank = (left.bank - (passed - of_turn)).max(0);
        }
        self.counted = self.counted.max(now);
    }

    /// Lets the clocks of these seats run, and no others. Who begins a turn gets its time.
    pub fn run(&mut self, clock: Clock, runs: impl Fn(usize) -> bool) {
        for (seat, left) in self.seats.iter_mut().enumerate() {
            if runs(seat) && !left.runs {
                match clock {
                    Clock::None => {}
                    Clock::Live { increment, .. } => left.bank += i64::from(increment) * SECOND,
                    Clock::Correspondence { days, .. } => left.turn = i64::from(days) * DAY,
                }
            }
            left.runs = runs(seat);
        }
    }

    /// Nobody's time ran until now: the site was not there.
    pub fn forgive(&mut self, until: Millis) {
        self.counted = self.counted.max(until);
    }

    /// Time for somebody who comes back with none left: a tenth of the bank it began with, or a turn's days.
    pub fn refill(&mut self, clock: Clock, seat: usize) {
        let Some(left) = self.seats.get_mut(seat) else { return };
        match clock {
            Clock::None => {}
            Clock::Live { bank, .. } => left.bank = left.bank.max(i64::from(bank) * SECOND / 10),
            Clock::Correspondence { days, .. } => left.turn = left.turn.max(i64::from(days) * DAY),
        }
    }

    /// When the first of the running clocks runs out, and whose it is, from 0.
    pub fn next_out(&self) -> Option<(usize, Millis)> {
        let running = self.seats.iter().enumerate().filter(|(_, left)| left.runs);
        running.map(|(seat, left)| (seat, self.counted + left.turn + left.bank)).min_by_key(|&(_, when)| when)
    }

    /// What everybody has left now, for viewers.
    pub fn shown(&self, clock: Clock, now: Millis) -> Option<Vec<Shown>> {
        if clock == Clock::None {
            return None;
        }
        let mut counted = self.clone();
        counted.count(now);
        Some(counted.seats.iter().map(|left| Shown { turn: left.turn, bank: left.bank, runs: left.runs }).collect())
    }
}

/// A seat's clock as viewers see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Shown {
    /// Milliseconds left for this turn alone.
    pub turn: i64,
    /// Milliseconds left in the bank.
    pub bank: i64,
    /// Whether it runs.
    pub runs: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Clock = Clock::Live { bank: 60, increment: 5 };

    #[test]
    fn a_live_clock_runs_only_while_its_seat_is_asked_and_grows_with_each_turn() {
        let mut clocks = Clocks::new(LIVE, 2, 0);
        clocks.run(LIVE, |seat| seat == 0);
        clocks.count(10_000);
        clocks.run(LIVE, |seat| seat == 1);
        clocks.count(12_000);
        let shown = clocks.shown(LIVE, 12_000).unwrap();
        assert_eq!((shown[0].bank, shown[1].bank), (55_000, 63_000));
        assert_eq!(clocks.next_out(), Some((1, 12_000 + 63_000)));
    }

    #[test]
    fn by_correspondence_the_bank_is_touched_only_when_the_days_are_used_up() {
        let clock = Clock::Correspondence { days: 1, bank: 2 };
        let mut clocks = Clocks::new(clock, 1, 0);
        clocks.run(clock, |_| true);
        clocks.count(DAY + 1_000);
        let shown = clocks.shown(clock, DAY + 1_000).unwrap();
        assert_eq!((shown[0].turn, shown[0].bank), (0, 2 * DAY - 1_000));
    }

    #[test]
    fn time_in_which_the_site_was_away_is_not_counted() {
        let mut clocks = Clocks::new(LIVE, 1, 0);
        clocks.run(LIVE, |_| true);
        clocks.forgive(30_000);
        clocks.count(31_000);
        assert_eq!(clocks.shown(LIVE, 31_000).unwrap()[0].bank, 64_000);
    }
}
