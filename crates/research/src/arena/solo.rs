//! What playing alone says: points, their spread, and how often the marks are reached.

use std::io::Write;

use bots::Statistics;
use host::Title;
use serde_json::{Map, Value, json};
use table::Setup;
use words::{Language, Phrasebook};

use super::Arena;
use super::standings::{estimate, points_of, share_of};
use crate::game_args::described;
use crate::histogram;
use crate::style::{FAINT, STRONG};
use crate::svg::{self, Row};
use crate::tally::Tally;

impl<T: Title> Arena<'_, T> {
    fn tally(&self, entrant: usize) -> Tally {
        let mut tally = Tally::default();
        let finishes = self.results.endings().iter().flatten().filter(|finish| finish.entrant == entrant);
        finishes.for_each(|finish| tally.add(i64::from(finish.result.points)));
        tally
    }
}

pub fn json<T: Title>(arena: &Arena<'_, T>) -> Value {
    let marks = T::Statistics::SOLO_MARKS;
    let level = |(number, name): (usize, &str)| {
        let tally = arena.tally(number);
        let summary = tally.summary();
        let reach: Map<String, Value> =
            marks.iter().map(|&(mark, _)| (mark.to_string(), estimate(arena.results.reaching(number, mark)))).collect();
        let histogram: Map<String, Value> =
            tally.counts().map(|(points, count)| (points.to_string(), json!(count))).collect();
        json!({
            "player": name,
            "games": tally.len(),
            "points": estimate(arena.results.points(number)),
            "deviation": summary.deviation,
            "least": summary.least,
            "quarter": summary.quarter,
            "median": summary.median,
            "three_quarters": summary.three_quarters,
            "most": summary.most,
            "reach": reach,
            "histogram": histogram,
        })
    };
    let mut all = arena.head_json("solo");
    all.insert("deals".to_owned(), json!(arena.schedule().deals()));
    all.insert("games".to_owned(), json!(arena.schedule().games()));
    all.insert("solo".to_owned(), arena.entrants().map(level).collect());
    all.extend(arena.tail_json());
    all.into()
}

pub fn print<T: Title>(arena: &Arena<'_, T>, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(
        out,
        "{STRONG}{}{STRONG:#} alone, {} games each on the same deals, seed {}, edition {}",
        arena.names.join(", "),
        arena.schedule().deals(),
        arena.args.seed,
        described(&arena.setup)
    )?;
    writeln!(out, "Intervals are 95 %.")?;
    let width = arena.longest_name();
    writeln!(
        out,
        "\n{:<width$}    {:>14}  {:>6} {:>5} {:>5} {:>6} {:>5} {:>5}",
        "points", "mean", "sd", "min", "25 %", "median", "75 %", "max"
    )?;
    for (number, name) in arena.entrants() {
        let s = arena.tally(number).summary();
        let mean = points_of(arena.results.points(number));
        writeln!(
            out,
            "  {name:<width$}  {mean:>14}  {:>6.2} {:>5} {:>5} {:>6} {:>5} {:>5}",
            s.deviation, s.least, s.quarter, s.median, s.three_quarters, s.most
        )?;
    }
    let marks = T::Statistics::SOLO_MARKS;
    if !marks.is_empty() {
        print_reached(arena, out)?;
    }
    for (number, name) in arena.entrants() {
        writeln!(out, "\n{STRONG}{name}{STRONG:#}  {FAINT}points, and in how many games{FAINT:#}")?;
        histogram::print(&arena.tally(number), marks, out)?;
    }
    if arena.args.visits {
        arena.print_activities(out)?;
    }
    arena.print_times(out)
}

/// How often each entrant reaches the marks.
fn print_reached<T: Title>(arena: &Arena<'_, T>, out: &mut impl Write) -> anyhow::Result<()> {
    let (marks, width) = (T::Statistics::SOLO_MARKS, arena.longest_name());
    let heads: String = marks.iter().map(|(mark, word)| format!("  {:<24}", format!("{mark}, {word}"))).collect();
    writeln!(out, "\n{:<width$}  {}", "reached", heads.trim_end())?;
    for (number, name) in arena.entrants() {
        let share = |&(mark, _): &(i32, &str)| format!("  {:<24}", share_of(arena.results.reaching(number, mark)));
        let shares: String = marks.iter().map(share).collect();
        writeln!(out, "  {name:<width$}{}", shares.trim_end())?;
    }
    Ok(())
}

/// All entrants below each other, as SVG.
pub fn picture<T: Title>(arena: &Arena<'_, T>) -> String {
    let row = |(number, name): (usize, &str)| Row { name: name.to_owned(), points: arena.tally(number) };
    let rows: Vec<Row> = arena.entrants().map(row).collect();
    let edition = arena.setup.edition();
    // Without the digest.
    let edition = edition.rsplit_once(' ').map_or(edition.as_str(), |(name, _)| name);
    let (deals, seed) = (arena.schedule().deals(), arena.args.seed);
    let about = format!("{deals} games each on the same deals, seed {seed}, edition {edition}");
    let title = format!("{} alone: points by player", T::Phrases::new(Language::En).title());
    svg::histograms(&title, &about, &rows, T::Statistics::SOLO_MARKS)
}
