//! What a round robin says: pairings, ratings, and whether the seats are fair.

use std::io::Write;

use bots::arena::{Estimate, Rating};
use bots::{Influence, Share, Statistics};
use host::Title;
use serde_json::{Map, Value, json};
use table::Seat;

use super::Arena;
use crate::game_args::described;
use crate::style::STRONG;
use crate::tally::float;

impl<T: Title> Arena<'_, T> {
    fn pairings(&self) -> Vec<(usize, usize)> {
        let numbers = || self.entrants().map(|(number, _)| number);
        numbers()
            .flat_map(|first| numbers().filter(move |&second| second > first).map(move |second| (first, second)))
            .collect()
    }

    /// Entrants and their ratings, the strongest first.
    fn ranking(&self) -> Vec<(usize, &str, Rating)> {
        let rated = self.entrants().zip(self.results.ratings());
        let mut ranking: Vec<_> = rated.map(|((number, name), rating)| (number, name, rating)).collect();
        ranking.sort_by(|one, other| other.2.value.total_cmp(&one.2.value));
        ranking
    }

    fn name(&self, entrant: usize) -> &str {
        self.names.get(entrant).map_or("", String::as_str)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(u8::try_from(self.schedule().players()).unwrap_or(u8::MAX))
    }

    fn influences(&self) -> Vec<Influence> {
        T::Statistics::traits(&self.setup, u8::try_from(self.schedule().players()).unwrap_or(u8::MAX))
    }

    /// How a value of a trait does.
    fn share(&self, influence: &Influence, value: u8) -> Option<Estimate> {
        match influence.share {
            Share::Wins => self.results.wins_with(influence.name, value),
            Share::Ahead => self.results.ahead_with(influence.name, value),
        }
    }
}

pub fn json<T: Title>(arena: &Arena<'_, T>) -> Value {
    let results = &arena.results;
    let pairing = |(first, second): (usize, usize)| {
        let meetings = results.meetings(first, second);
        json!({
            "first": arena.name(first),
            "second": arena.name(second),
            "games": meetings.games,
            "comparisons": meetings.comparisons(),
            "won": meetings.won,
            "tied": meetings.tied,
            "lost": meetings.lost,
            "win_rate": estimate(results.win_rate(first, second)),
            "points_first": estimate(results.points_with(first, second)),
            "points_second": estimate(results.points_with(second, first)),
            "lead": estimate(results.lead(first, second)),
        })
    };
    let rating = |(number, name, rating): (usize, &str, Rating)| {
        json!({
            "player": name,
            "rating": { "value": rating.value, "low": rating.low, "high": rating.high },
            "wins": estimate(results.wins(number)),
            "points": estimate(results.points(number)),
        })
    };
    let seat = |seat: Seat| json!({ "seat": seat, "share": estimate(results.wins_of_seat(seat.index())) });
    let influence = |influence: &Influence| -> Value {
        let value = |(value, _): (u8, &String)| {
            let mut one = Map::new();
            one.insert(influence.name.to_owned(), json!(value + 1));
            one.insert("share".to_owned(), estimate(arena.share(influence, value)));
            Value::from(one)
        };
        (0..).zip(&influence.values).map(value).collect()
    };
    let schedule = arena.schedule();
    let mut all = arena.head_json("round_robin");
    let mut put = |name: &str, value: Value| all.insert(name.to_owned(), value);
    put("deals", json!(schedule.deals()));
    put("seatings", json!(schedule.seatings()));
    put("groupings", json!(schedule.groupings()));
    put("games_per_grouping", json!(schedule.games_per_grouping()));
    put("games", json!(schedule.games()));
    put("pairings", arena.pairings().into_iter().map(pairing).collect());
    put("ratings", arena.ranking().into_iter().map(rating).collect());
    put("wins_by_seat", arena.seats().map(seat).collect());
    for one in &arena.influences() {
        put(&format!("wins_by_{}", one.name), influence(one));
    }
    all.extend(arena.tail_json());
    all.into()
}

pub fn print<T: Title>(arena: &Arena<'_, T>, out: &mut impl Write) -> anyhow::Result<()> {
    let (schedule, results) = (arena.schedule(), &arena.results);
    writeln!(
        out,
        "{STRONG}{}{STRONG:#}, {} at a table, seed {}, edition {}",
        if arena.names.len() == 1 { format!("{} against itself", arena.name(0)) } else { arena.names.join(", ") },
        schedule.players(),
        arena.args.seed,
        described(&arena.setup)
    )?;
    writeln!(
        out,
        "{} games: {} of {}, on {} in {} each. Intervals are 95 %.",
        schedule.games(),
        many(u64::try_from(schedule.groupings())?, "grouping"),
        schedule.games_per_grouping(),
        many(schedule.deals(), "deal"),
        many(u64::try_from(schedule.seatings())?, "seating")
    )?;
    if arena.names.len() > 1 {
        print_pairings(arena, out)?;
        print_ratings(arena, out)?;
    } else if let Some(points) = results.points(0) {
        writeln!(out, "\npoints {}", points_of(Some(points)))?;
    }
    let share = percent(1.0 / float(i64::try_from(schedule.players())?));
    let share = share.trim_start();
    writeln!(out, "\nwins by seat (all equal: {share})")?;
    for seat in arena.seats() {
        writeln!(out, "  seat {:<12} {}", seat.number(), share_of(results.wins_of_seat(seat.index())))?;
    }
    for influence in &arena.influences() {
        let equal = if influence.share == Share::Wins { share } else { "50.0 %" };
        writeln!(out, "\n{} (all equal: {equal})", influence.heading)?;
        for (value, name) in (0..).zip(&influence.values) {
            writeln!(out, "  {name:<17} {}", share_of(arena.share(influence, value)))?;
        }
    }
    if arena.args.visits {
        arena.print_activities(out)?;
    }
    arena.print_times(out)
}

const TITLE: &str = "pairings (a tie is half)";

fn print_pairings<T: Title>(arena: &Arena<'_, T>, out: &mut impl Write) -> anyhow::Result<()> {
    let (width, results) = ((2 * arena.longest_name() + 3).max(TITLE.len()), &arena.results);
    // At larger tables a pair of entrants is compared several times a game.
    let what = if arena.schedule().players() == 2 { "games" } else { "compared" };
    writeln!(
        out,
        "\n{TITLE:<width$}    {what:>8}  {:>9}  {:<24}  {:>15}  {:>15}  {:>15}",
        "won", "win rate", "points of first", "of second", "lead"
    )?;
    for (first, second) in arena.pairings() {
        let meetings = results.meetings(first, second);
        let name = format!("{} – {}", arena.name(first), arena.name(second));
        let won = float(meetings.won) + float(meetings.tied) / 2.0;
        writeln!(
            out,
            "  {name:<width$}  {:>8}  {won:>9.1}  {:<24}  {:>15}  {:>15}  {:>15}",
            meetings.comparisons(),
            share_of(results.win_rate(first, second)),
            points_of(results.points_with(first, second)),
            points_of(results.points_with(second, first)),
            points_of(results.lead(first, second)),
        )?;
    }
    Ok(())
}

fn print_ratings<T: Title>(arena: &Arena<'_, T>, out: &mut impl Write) -> anyhow::Result<()> {
    let width = arena.longest_name();
    writeln!(out, "\n{:<width$}    {:<22}  {:<24}  {:>15}", "ratings", "Elo (1500 on average)", "games won", "points")?;
    for (number, name, rating) in arena.ranking() {
        let elo = format!("{:.0} ({:.0} to {:.0})", rating.value, rating.low, rating.high);
        writeln!(
            out,
            "  {name:<width$}  {elo:<22}  {:<24}  {:>15}",
            share_of(arena.results.wins(number)),
            points_of(arena.results.points(number))
        )?;
    }
    Ok(())
}

/// As JSON; `null` where there is nothing to say, or no end to an interval.
pub fn estimate(estimate: Option<Estimate>) -> Value {
    estimate.map_or(Value::Null, |it| json!({ "value": it.value, "low": it.low, "high": it.high }))
}

fn many(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn percent(share: f64) -> String {
    format!("{:>5.1} %", share * 100.0)
}

/// `62.5 % (57.1 to 67.6)`
pub fn share_of(share: Option<Estimate>) -> String {
    let Some(share) = share else { return "    –".to_owned() };
    format!("{} ({:.1} to {:.1})", percent(share.value), share.low * 100.0, share.high * 100.0)
}

/// `16.02 ± 0.61`
pub fn points_of(points: Option<Estimate>) -> String {
    match points {
        None => "–".to_owned(),
        Some(points) if points.high.is_finite() => format!("{:.2} ± {:.2}", points.value, points.high - points.value),
        Some(points) => format!("{:.2}", points.value),
    }
}
