//! What playing alone says: points, their spread, and how often the marks are reached.

use std::io::Write;

use serde_json::{Map, Value, json};
use table::Game;
use walnut_grove::State;

use super::Arena;
use super::standings::{estimate, points_of, share_of};
use crate::histogram::{self, MARKS};
use crate::style::{FAINT, STRONG};
use crate::svg::{self, Row};
use crate::tally::Tally;

impl Arena<'_> {
    fn tally(&self, entrant: usize) -> Tally {
        let mut tally = Tally::default();
        let farms = self.results.endings().iter().flatten().filter(|farm| farm.entrant == entrant);
        farms.for_each(|farm| tally.add(i64::from(farm.result.points)));
        tally
    }
}

pub fn json(arena: &Arena<'_>) -> Value {
    let level = |(number, name): (usize, &str)| {
        let tally = arena.tally(number);
        let summary = tally.summary();
        let reach: Map<String, Value> =
            MARKS.iter().map(|&(mark, _)| (mark.to_string(), estimate(arena.results.reaching(number, mark)))).collect();
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
    let (visits, improvements) = arena.deeds_json();
    json!({
        "game": State::NAME,
        "edition": arena.edition.title(),
        "mode": "solo",
        "entrants": arena.names,
        "players": 1,
        "seed": arena.args.seed,
        "deals": arena.schedule().deals(),
        "games": arena.schedule().games(),
        "solo": arena.entrants().map(level).collect::<Vec<_>>(),
        "visits": visits,
        "improvements": improvements,
        "forfeits": arena.forfeits_json(),
        "time_per_decision": arena.times_json(),
    })
}

pub fn print(arena: &Arena<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(
        out,
        "{STRONG}{}{STRONG:#} alone, {} games each on the same deals, seed {}, edition {}",
        arena.names.join(", "),
        arena.schedule().deals(),
        arena.args.seed,
        arena.edition.title()
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
    let heads = MARKS.map(|(mark, word)| format!("  {:<24}", format!("{mark}, {word}"))).concat();
    writeln!(out, "\n{:<width$}  {}", "reached", heads.trim_end())?;
    for (number, name) in arena.entrants() {
        let shares = MARKS.map(|(mark, _)| format!("  {:<24}", share_of(arena.results.reaching(number, mark))));
        writeln!(out, "  {name:<width$}{}", shares.concat().trim_end())?;
    }
    for (number, name) in arena.entrants() {
        writeln!(out, "\n{STRONG}{name}{STRONG:#}  {FAINT}points, and in how many games{FAINT:#}")?;
        histogram::print(&arena.tally(number), out)?;
    }
    if arena.args.visits {
        arena.print_deeds(out)?;
    }
    arena.print_times(out)
}

/// All entrants below each other, as SVG.
pub fn picture(arena: &Arena<'_>) -> String {
    let row = |(number, name): (usize, &str)| Row { name: name.to_owned(), points: arena.tally(number) };
    let rows: Vec<Row> = arena.entrants().map(row).collect();
    let about = format!(
        "{} games each on the same deals, seed {}, edition {}",
        arena.schedule().deals(),
        arena.args.seed,
        arena.edition.name
    );
    svg::histograms("Walnut Grove alone: points by player", &about, &rows)
}
