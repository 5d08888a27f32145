//! What players do, whatever it brings them: what they choose and own, and the time they take.

use std::io::Write;
use std::sync::PoisonError;
use std::time::Duration;

use bots::{Counted, Counter, Statistics};
use host::Title;
use serde_json::{Map, Value, json};

use super::Arena;
use crate::counts::Counts;
use crate::stopwatch::Times;
use crate::tally::float;

/// What was done in some games, each from one seat.
#[derive(Clone, Default)]
pub struct Activity {
    games: u64,
    choices: Counts,
    possessions: Counts,
    /// Decisions that a program did not answer.
    forfeits: u64,
}

impl Activity {
    /// Something was chosen.
    pub fn chose(&mut self, what: Counted) {
        self.choices.add(what, 1);
    }

    /// Decisions were left to a seedling.
    pub fn forfeit(&mut self, count: u32) {
        self.forfeits += u64::from(count);
    }

    /// The game is over, and this is owned.
    pub fn end(&mut self, owned: &[Vec<u64>]) {
        self.games += 1;
        self.possessions.add_all(owned);
    }

    /// Counts everything that was done in other games.
    pub fn merge(&mut self, other: &Activity) {
        self.games += other.games;
        self.forfeits += other.forfeits;
        self.choices.merge(&other.choices);
        self.possessions.merge(&other.possessions);
    }
}

/// A counter and, for each entrant, how often its things came up per game.
struct Averages {
    counter: Counter,
    by_entrant: Vec<Vec<f64>>,
}

impl<T: Title> Arena<'_, T> {
    /// What is chosen, then what is owned.
    fn averages(&self) -> impl Iterator<Item = Averages> {
        let chosen = T::Statistics::choices(&self.setup).into_iter().enumerate();
        let owned = T::Statistics::possessions(&self.setup).into_iter().enumerate();
        let chosen = chosen.map(|(place, counter)| self.average(place, counter, |activity| &activity.choices));
        chosen.chain(owned.map(|(place, counter)| self.average(place, counter, |activity| &activity.possessions)))
    }

    fn average(&self, place: usize, counter: Counter, of: fn(&Activity) -> &Counts) -> Averages {
        let average = |activity: &Activity| {
            let games = float(activity.games.max(1));
            of(activity).of(place, &counter).map(|(_, count)| float(count) / games).collect()
        };
        let by_entrant = self.activities.iter().map(average).collect();
        Averages { counter, by_entrant }
    }

    /// Per seat and game, by counter and entrant.
    pub(super) fn activities_json(&self) -> Map<String, Value> {
        let things = |counter: &Counter, often: &[f64]| -> Map<String, Value> {
            counter.things.iter().cloned().zip(often.iter().map(|often| json!(often))).collect()
        };
        let one = |Averages { counter, by_entrant }: Averages| {
            let all = self.names.iter().cloned().zip(by_entrant.iter().map(|often| things(&counter, often).into()));
            (counter.name.to_owned(), all.collect::<Map<_, _>>().into())
        };
        self.averages().map(one).collect()
    }

    /// Decisions that were left to a seedling, by entrant.
    pub(super) fn forfeits_json(&self) -> Value {
        let all = self.names.iter().zip(&self.activities);
        all.map(|(name, activity)| (name.clone(), json!(activity.forfeits))).collect::<Map<_, _>>().into()
    }

    /// [`Arena::activities_json`] as text.
    pub(super) fn print_activities(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let width = self.longest_name();
        for Averages { counter, by_entrant } in self.averages() {
            write!(out, "\n{:<30}", counter.heading)?;
            self.names.iter().try_for_each(|name| write!(out, "  {name:>width$}"))?;
            writeln!(out)?;
            for (place, name) in counter.things.iter().enumerate() {
                write!(out, "  {name:<28}")?;
                for often in by_entrant.iter().filter_map(|column| column.get(place)) {
                    write!(out, "  {often:>width$.3}")?;
                }
                writeln!(out)?;
            }
        }
        Ok(())
    }

    fn timed(&self) -> impl Iterator<Item = (&str, Times)> {
        let times = self.times.iter().map(|times| times.lock().unwrap_or_else(PoisonError::into_inner).clone());
        self.names.iter().map(String::as_str).zip(times)
    }

    /// Wall-clock time per decision, by entrant. Who chooses blindly is not timed.
    pub(super) fn times_json(&self) -> Value {
        let ms = |time: Duration| json!(time.as_secs_f64() * 1000.0);
        let one = |times: Times| {
            json!({
                "decisions": times.count(),
                "mean_ms": ms(times.mean()),
                "p50_ms": ms(times.percentile(50)),
                "p99_ms": ms(times.percentile(99)),
                "max_ms": ms(times.longest()),
            })
        };
        self.timed().map(|(name, times)| (name.to_owned(), one(times))).collect::<Map<_, _>>().into()
    }

    /// The same as text.
    pub(super) fn print_times(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for (name, activity) in self.names.iter().zip(&self.activities).filter(|(_, activity)| activity.forfeits > 0) {
            writeln!(out, "\n{name} forfeited {} decisions to a seedling", activity.forfeits)?;
        }
        let width = self.longest_name() + 16;
        writeln!(
            out,
            "\n{:<width$}  {:>9}  {:>9}  {:>9}  {:>9}  {:>9}",
            "time per decision", "decisions", "mean", "50 %", "99 %", "longest"
        )?;
        let width = width - 2;
        for (name, times) in self.timed() {
            if times.count() == 0 {
                writeln!(out, "  {name:<width$}  {:>9}", "blindly")?;
                continue;
            }
            writeln!(
                out,
                "  {name:<width$}  {:>9}  {:>9}  {:>9}  {:>9}  {:>9}",
                times.count(),
                short(times.mean()),
                short(times.percentile(50)),
                short(times.percentile(99)),
                short(times.longest())
            )?;
        }
        Ok(())
    }
}

/// A time in the unit that suits it.
fn short(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds >= 1.0 {
        format!("{seconds:.2} s")
    } else if seconds >= 0.001 {
        format!("{:.1} ms", seconds * 1e3)
    } else {
        format!("{:.1} µs", seconds * 1e6)
    }
}
