//! How long players think.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Player, Question};
use table::{Chance, Game, Outcome};

/// Thinking times of many decisions. They are kept to a sixteenth of their size, so that any number of them fits.
#[derive(Clone, Default, Debug)]
pub struct Times {
    /// How many times ended in each step, by the step's end in nanoseconds.
    steps: BTreeMap<u64, u64>,
    count: u64,
    sum: Duration,
    longest: Duration,
}

impl Times {
    fn add(&mut self, time: Duration) {
        *self.steps.entry(step(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX))).or_default() += 1;
        self.count += 1;
        self.sum += time;
        self.longest = self.longest.max(time);
    }

    fn merge(&mut self, other: &Times) {
        for (&step, &count) in &other.steps {
            *self.steps.entry(step).or_default() += count;
        }
        self.count += other.count;
        self.sum += other.sum;
        self.longest = self.longest.max(other.longest);
    }

    /// How many decisions were timed.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean.
    pub fn mean(&self) -> Duration {
        let nanos = self.sum.as_nanos().checked_div(u128::from(self.count)).unwrap_or(0);
        Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
    }

    /// A percentile of the times of decisions.
    pub fn percentile(&self, percent: u64) -> Duration {
        let rank = (self.count * percent).div_ceil(100);
        let mut seen = 0;
        let step = self.steps.iter().find(|(_, count)| {
            seen += **count;
            seen >= rank
        });
        step.map_or(Duration::ZERO, |(&end, _)| Duration::from_nanos(end).min(self.longest))
    }

    /// The longest.
    pub fn longest(&self) -> Duration {
        self.longest
    }
}

/// The end of the step that a number falls into; there are sixteen between a power of two and the next.
fn step(nanos: u64) -> u64 {
    let fine = nanos.checked_ilog2().unwrap_or(0).saturating_sub(4);
    nanos | ((1 << fine) - 1)
}

/// Times of one entrant in all games.
pub type Shared = Arc<Mutex<Times>>;

/// A player with a stopwatch. What it measured is handed over when the game is done with.
pub struct Timed<G: Game> {
    player: Box<dyn Player<G>>,
    times: Times,
    into: Shared,
}

impl<G: Game> Timed<G> {
    /// Times a player.
    pub fn new(player: Box<dyn Player<G>>, into: &Shared) -> Timed<G> {
        Timed { player, times: Times::default(), into: Arc::clone(into) }
    }
}

impl<G: Game> Player<G> for Timed<G> {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        let began = Instant::now();
        let action = self.player.choose(question, chance);
        self.times.add(began.elapsed());
        action
    }

    fn is_random(&self) -> bool {
        self.player.is_random()
    }

    fn game_over(&mut self, outcome: &Outcome) {
        self.player.game_over(outcome);
    }

    fn forfeits(&self) -> u32 {
        self.player.forfeits()
    }
}

impl<G: Game> Drop for Timed<G> {
    fn drop(&mut self) {
        self.into.lock().unwrap_or_else(PoisonError::into_inner).merge(&self.times);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_off_by_no_more_than_a_sixteenth() {
        let (mut one, mut other) = (Times::default(), Times::default());
        for ms in 1..=1000 {
            if ms % 2 == 0 { &mut one } else { &mut other }.add(Duration::from_millis(ms));
        }
        one.merge(&other);
        assert_eq!((one.count(), one.longest()), (1000, Duration::from_millis(1000)));
        assert_eq!(one.mean(), Duration::from_micros(500_500));
        for (percent, ms) in [(50, 500.0), (99, 990.0)] {
            let found = one.percentile(percent).as_secs_f64() * 1000.0;
            assert!((ms..=ms * 17.0 / 16.0).contains(&found), "{found}");
        }
        assert_eq!(one.percentile(100), one.longest());
    }

    #[test]
    fn small_numbers_have_steps_of_their_own() {
        for nanos in 0..32 {
            assert_eq!(step(nanos), nanos);
        }
        assert_eq!((step(32), step(33), step(34)), (33, 33, 35));
    }
}
