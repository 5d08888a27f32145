//! What players do, whatever it brings them: buildings visited, improvements bought, time taken.

use std::io::Write;
use std::sync::PoisonError;
use std::time::Duration;

use serde_json::{Map, Value, json};
use walnut_grove::Edition;
use walnut_grove::by::Place;
use walnut_grove::pieces::{ByImprovement, Improvement};
use walnut_grove::player::Player;

use super::Arena;
use crate::sim::visits_by_name;
use crate::stopwatch::Times;
use crate::tally::{Tally, float};

/// What was done on some farms.
#[derive(Clone, Default)]
pub struct Deeds {
    farms: u64,
    visits: Tally,
    improvements: ByImprovement<u64>,
    /// Decisions that a program did not answer.
    forfeits: u64,
}

impl Deeds {
    /// The pawn moved to the building at this place.
    pub fn visit(&mut self, place: u8) {
        self.visits.add(i64::from(place));
    }

    /// So many decisions were left to a seedling.
    pub fn forfeit(&mut self, count: u32) {
        self.forfeits += u64::from(count);
    }

    /// The game is over.
    pub fn end(&mut self, player: &Player) {
        self.farms += 1;
        for (kind, &count) in player.improvements.iter() {
            self.improvements[kind] += u64::from(count);
        }
    }

    /// Counts everything that was done on other farms.
    pub fn merge(&mut self, other: &Deeds) {
        self.farms += other.farms;
        self.forfeits += other.forfeits;
        self.visits.merge(&other.visits);
        for (kind, &count) in other.improvements.iter() {
            self.improvements[kind] += count;
        }
    }

    fn per_game(&self, count: u64) -> f64 {
        float(count) / float(self.farms.max(1))
    }

    fn visits<'e>(&self, edition: &'e Edition) -> Vec<(&'e str, f64)> {
        visits_by_name(&self.visits, edition).into_iter().map(|(name, count)| (name, self.per_game(count))).collect()
    }

    fn improvements(&self) -> Vec<(&'static str, f64)> {
        Improvement::ALL.iter().map(|&kind| (kind.word(), self.per_game(self.improvements[kind]))).collect()
    }
}

impl Arena<'_> {
    /// Per farm and game, by entrant.
    pub(super) fn deeds_json(&self) -> (Value, Value) {
        let by_entrant = |of: &dyn Fn(&Deeds) -> Vec<(&'static str, f64)>| -> Value {
            let object = |deeds: &Deeds| of(deeds).into_iter().map(|(name, often)| (name.to_owned(), json!(often)));
            let all = self.names.iter().zip(&self.deeds);
            all.map(|(name, deeds)| (name.clone(), Value::Object(object(deeds).collect())))
                .collect::<Map<_, _>>()
                .into()
        };
        (by_entrant(&|deeds| deeds.visits(self.edition)), by_entrant(&Deeds::improvements))
    }

    /// Decisions that were left to a seedling, by entrant.
    pub(super) fn forfeits_json(&self) -> Value {
        let all = self.names.iter().zip(&self.deeds);
        all.map(|(name, deeds)| (name.clone(), json!(deeds.forfeits))).collect::<Map<_, _>>().into()
    }

    /// The same as text.
    pub(super) fn print_deeds(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let visits: Vec<_> = self.deeds.iter().map(|deeds| deeds.visits(self.edition)).collect();
        self.columns(out, "visits per farm and game", &visits)?;
        let improvements: Vec<_> = self.deeds.iter().map(Deeds::improvements).collect();
        self.columns(out, "improvements per farm and game", &improvements)
    }

    fn columns(&self, out: &mut impl Write, title: &str, columns: &[Vec<(&str, f64)>]) -> anyhow::Result<()> {
        let width = self.longest_name();
        write!(out, "\n{title:<30}")?;
        self.names.iter().try_for_each(|name| write!(out, "  {name:>width$}"))?;
        writeln!(out)?;
        let rows = columns.first().map_or(&[][..], Vec::as_slice);
        for (row, (name, _)) in rows.iter().enumerate() {
            write!(out, "  {name:<28}")?;
            for (_, often) in columns.iter().filter_map(|column| column.get(row)) {
                write!(out, "  {often:>width$.3}")?;
            }
            writeln!(out)?;
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
        for (name, deeds) in self.names.iter().zip(&self.deeds).filter(|(_, deeds)| deeds.forfeits > 0) {
            writeln!(out, "\n{name} forfeited {} decisions to a seedling", deeds.forfeits)?;
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
