//! Many games at once, and what comes out of them.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use bots::{Category, Measure, Statistics};
use host::Title;
use serde_json::{Map, Value, json};
use table::{Actor, Game, Ignore, Outcome, Record, Referee, Seat, Setup, Table};

use crate::counts::Counts;
use crate::entrant::{self, Entrant};
use crate::game_args::{GameArgs, SetupOf, begin, described};
use crate::series::Series;
use crate::tally::Tally;

/// Plays many games and reports scores by category, lengths and choices.
///
/// The result depends on the seed only, not on the number of threads; unless an outside program with random
/// numbers of its own plays.
#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_delimiter = ',', default_value = "random,random,random,random", value_name = "PLAYERS", help = entrant::help())]
    players: Vec<Entrant>,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of all draws and random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Lets the number of players go round: 1, 2, … up to as many as are named.
    #[arg(long)]
    mixed: bool,
    /// Writes a record of every game to this file.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// The referee checks the state after every action.
    #[arg(long)]
    referee: bool,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap would show it as a help text")]
    pub game: GameArgs,
}

/// Plays the games and prints the report.
pub fn run<T: Title>(args: &Args) -> anyhow::Result<ExitCode> {
    let setup = args.game.setup::<T>()?;
    // Refuse a wrong number of players before the first file is opened.
    begin::<T>(&setup, u8::try_from(args.players.len()).unwrap_or(u8::MAX))?;
    args.players.iter().try_for_each(Entrant::check::<T::Evaluation>)?;
    let mut records = match &args.records {
        Some(path) => {
            let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
            Some(BufWriter::new(file))
        }
        None => None,
    };
    let mut report = Report::default();
    args.series.play(
        args.games,
        |game| play::<T>(args, &setup, game),
        |game| {
            if let Some(file) = &mut records {
                file.write_all(game.record.as_bytes())?;
            }
            report.merge(&game.report);
            Ok(())
        },
    )?;
    if let Some(mut file) = records {
        file.flush()?;
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report.json::<T>(args, &setup))?)?;
    } else {
        report.print::<T>(args, &setup, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

struct Played {
    report: Report,
    record: String,
}

fn play<T: Title>(args: &Args, setup: &SetupOf<T>, game: u64) -> anyhow::Result<Played> {
    let most = args.players.len();
    let seats = if args.mixed { usize::try_from(game)? % most + 1 } else { most };
    let entrants: Vec<Entrant> = args.players.iter().take(seats).cloned().collect();
    let mut state = begin::<T>(setup, u8::try_from(seats)?)?;
    let mut players = entrant::players::<T::Evaluation>(&entrants, args.seed, game)?;
    let mut report = Report::default();
    let mut lengths = Lengths::default();
    let mut record = String::new();

    if args.records.is_none() && !args.referee {
        players.play_out(&mut state, |choice, state| {
            lengths.add(choice.actor, choice.among, &mut report);
            report.chose::<T>(state, choice.actor, choice.action);
        });
    } else {
        let mut table = Table::new(state);
        let mut referee = T::Referee::default();
        while let Some(choice) = players.choose(table.state()) {
            lengths.add(choice.actor, choice.among, &mut report);
            let open = table.state().open().find(|decision| decision.actor == choice.actor);
            let answers = open.context("nobody is asked")?.id;
            let done = table.act(answers, choice.action, &mut Ignore).map_err(|refused| anyhow!("{refused}"));
            report.chose::<T>(table.state(), choice.actor, choice.action);
            let checked = done.and_then(|()| {
                if args.referee { referee.check(table.state()).map_err(anyhow::Error::from) } else { Ok(()) }
            });
            if let Err(error) = checked {
                let record = record_of(&table, &entrants)?;
                return Err(
                    error.context(format!("game {game} of seed {} went wrong; its record:\n{record}", args.seed))
                );
            }
        }
        players.game_over(table.state());
        if args.records.is_some() {
            let gap = if game == 0 { "" } else { "\n" };
            record = format!("{gap}{}", record_of(&table, &entrants)?);
        }
        state = table.state().clone();
    }
    let outcome = state.outcome();
    let outcome = outcome.with_context(|| format!("game {game} of seed {} did not end", args.seed))?;
    report.finish::<T>(&state, &outcome, &lengths, &players.forfeits());
    Ok(Played { report, record })
}

fn record_of<G: Game>(table: &Table<G>, entrants: &[Entrant]) -> anyhow::Result<Record> {
    Ok(Record::of(table, entrants.iter().map(Entrant::to_string).collect(), None)?)
}

/// How long one game is.
#[derive(Default)]
struct Lengths {
    decisions: i64,
    chance: i64,
}

impl Lengths {
    fn add(&mut self, actor: Actor, among: usize, report: &mut Report) {
        if actor == Actor::Nature {
            self.chance += 1;
            return;
        }
        self.decisions += 1;
        report.legal.add(i64::try_from(among).unwrap_or(i64::MAX));
    }
}

/// A line of the report that the game adds, in the game's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Row {
    place: usize,
    name: &'static str,
    heading: &'static str,
    /// Whether it is part of a line above it.
    is_part: bool,
}

impl Row {
    fn heading(&self) -> String {
        format!("{}{}", if self.is_part { "  " } else { "" }, self.heading.replace('_', " "))
    }
}

/// What came out of the games so far. Whole numbers only, so that adding up in any order gives the same.
#[derive(Default)]
struct Report {
    games: u64,
    /// Points by category.
    points: BTreeMap<Row, Tally>,
    /// What else is measured of each seat.
    measures: BTreeMap<Row, Tally>,
    best_points: Tally,
    wins: Tally,
    /// Total points by seat.
    totals: BTreeMap<u8, Tally>,
    /// Decisions that somebody else had to make for a seat.
    forfeits: BTreeMap<u8, u64>,
    shared: u64,
    decisions: Tally,
    chance: Tally,
    legal: Tally,
    choices: Counts,
}

impl Report {
    fn chose<T: Title>(&mut self, state: &T::Game, actor: Actor, action: <T::Game as Game>::Action) {
        if actor != Actor::Nature
            && let Some(choice) = T::Statistics::choice(state, action)
        {
            self.choices.add(choice, 1);
        }
    }

    fn finish<T: Title>(&mut self, state: &T::Game, outcome: &Outcome, lengths: &Lengths, forfeits: &[u32]) {
        self.games += 1;
        for (seat, &count) in Seat::all(state.seats()).zip(forfeits) {
            *self.forfeits.entry(seat.number()).or_default() += u64::from(count);
        }
        self.decisions.add(lengths.decisions);
        self.chance.add(lengths.chance);
        for (seat, &points) in Seat::all(state.seats()).zip(&outcome.points) {
            self.totals.entry(seat.number()).or_default().add(i64::from(points));
            for (place, category) in T::Statistics::points(state, seat).into_iter().enumerate() {
                let Category { name, points, is_part } = category;
                let row = Row { place, name, heading: name, is_part };
                self.points.entry(row).or_default().add(i64::from(points));
            }
            for (place, measure) in T::Statistics::measures(state, seat).into_iter().enumerate() {
                let Measure { name, heading, value } = measure;
                self.measures.entry(Row { place, name, heading, is_part: false }).or_default().add(value);
            }
        }
        self.shared += u64::from(outcome.winners.len() > 1);
        outcome.winners.iter().for_each(|seat| self.wins.add(i64::from(seat.number())));
        if let Some(&best) = outcome.points.iter().max() {
            self.best_points.add(i64::from(best));
        }
    }

    fn merge(&mut self, other: &Report) {
        self.games += other.games;
        self.shared += other.shared;
        for (mine, theirs) in [(&mut self.points, &other.points), (&mut self.measures, &other.measures)] {
            for (&row, tally) in theirs {
                mine.entry(row).or_default().merge(tally);
            }
        }
        for (&seat, tally) in &other.totals {
            self.totals.entry(seat).or_default().merge(tally);
        }
        for (&seat, &count) in &other.forfeits {
            *self.forfeits.entry(seat).or_default() += count;
        }
        for (mine, theirs) in [
            (&mut self.best_points, &other.best_points),
            (&mut self.wins, &other.wins),
            (&mut self.decisions, &other.decisions),
            (&mut self.chance, &other.chance),
            (&mut self.legal, &other.legal),
        ] {
            mine.merge(theirs);
        }
        self.choices.merge(&other.choices);
    }

    fn json<T: Title>(&self, args: &Args, setup: &SetupOf<T>) -> Value {
        let summaries = |rows: &BTreeMap<Row, Tally>| -> Map<String, Value> {
            rows.iter().map(|(row, tally)| (row.name.to_owned(), json!(tally.summary()))).collect()
        };
        let wins = self.wins.counts().map(|(seat, count)| (seat.to_string(), json!(count)));
        let games = self.totals.iter().map(|(seat, tally)| (seat.to_string(), json!(tally.len())));
        let forfeits = self.forfeits.iter().map(|(seat, count)| (seat.to_string(), json!(count)));
        let mut all = Map::new();
        let mut put = |name: &str, value: Value| all.insert(name.to_owned(), value);
        put("game", json!(T::Game::NAME));
        put("edition", json!(setup.edition()));
        if !setup.options().is_empty() {
            put("options", json!(setup.options()));
        }
        put("players", json!(args.players.iter().map(Entrant::to_string).collect::<Vec<_>>()));
        put("mixed", json!(args.mixed));
        put("seed", json!(args.seed));
        put("games", json!(self.games));
        put("referee", json!(args.referee));
        put("points", summaries(&self.points).into());
        put("points_by_seat", json!(self.totals.values().map(Tally::summary).collect::<Vec<_>>()));
        put("best_points", json!(self.best_points.summary()));
        put("wins_by_seat", wins.collect::<Map<_, _>>().into());
        put("games_by_seat", games.collect::<Map<_, _>>().into());
        put("shared_victories", json!(self.shared));
        put("forfeits_by_seat", forfeits.collect::<Map<_, _>>().into());
        for (name, summary) in summaries(&self.measures) {
            put(&name, summary);
        }
        put("decisions_per_game", json!(self.decisions.summary()));
        put("chance_actions_per_game", json!(self.chance.summary()));
        put("legal_list", json!(self.legal.summary()));
        for (place, counter) in T::Statistics::choices(setup).iter().enumerate() {
            let counts = self.choices.of(place, counter).map(|(name, count)| (name.to_owned(), json!(count)));
            put(counter.name, counts.collect::<Map<_, _>>().into());
        }
        all.into()
    }

    fn print<T: Title>(&self, args: &Args, setup: &SetupOf<T>, out: &mut impl Write) -> anyhow::Result<()> {
        let players: Vec<String> = args.players.iter().map(Entrant::to_string).collect();
        let mixed = if args.mixed { ", the first one to all of them by turns" } else { "" };
        writeln!(
            out,
            "{} games of {}{mixed}, seed {}, edition {}",
            self.games,
            players.join(", "),
            args.seed,
            described(setup)
        )?;
        writeln!(
            out,
            "\n{:<26} {:>8} {:>7} {:>5} {:>5} {:>6} {:>5} {:>5}",
            "points", "mean", "± sd", "min", "25 %", "median", "75 %", "max"
        )?;
        self.points.iter().try_for_each(|(row, tally)| line(out, &row.heading(), tally))?;
        line(out, "the best of a game", &self.best_points)?;
        writeln!(out, "\nper game")?;
        line(out, "decisions of seats", &self.decisions)?;
        line(out, "chance actions", &self.chance)?;
        self.measures.iter().try_for_each(|(row, tally)| line(out, &row.heading(), tally))?;
        line(out, "legal actions in a list", &self.legal)?;
        writeln!(out, "\nwins by seat")?;
        for ((seat, tally), name) in self.totals.iter().zip(&players) {
            let wins = self.wins.count(i64::from(*seat));
            let (games, mean) = (tally.len(), tally.summary().mean);
            writeln!(out, "  seat {seat} {name:<10} {wins:>9} of {games}, {mean:.2} points on average")?;
        }
        writeln!(out, "  shared  {:>9}", self.shared)?;
        if self.forfeits.values().any(|&count| count > 0) {
            writeln!(out, "\nforfeits: decisions that a seedling had to make")?;
            for ((seat, count), name) in self.forfeits.iter().zip(&players) {
                writeln!(out, "  seat {seat} {name:<10} {count:>9}")?;
            }
        }
        for (place, counter) in T::Statistics::choices(setup).iter().enumerate() {
            writeln!(out, "\n{}", counter.name.replace('_', " "))?;
            let most = self.choices.of(place, counter).map(|(_, count)| count).max().unwrap_or(0).max(1);
            let width = counter.things.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(16);
            for (name, count) in self.choices.of(place, counter) {
                let bar = "█".repeat(usize::try_from(count * 40 / most).unwrap_or(0));
                writeln!(out, "  {name:<width$} {count:>9} {bar}")?;
            }
        }
        if args.referee {
            writeln!(out, "\nThe referee looked at every state and had nothing to object.")?;
        }
        Ok(())
    }
}

fn line(out: &mut impl Write, name: &str, tally: &Tally) -> anyhow::Result<()> {
    let s = tally.summary();
    writeln!(
        out,
        "  {name:<24} {:>8.2} {:>7.2} {:>5} {:>5} {:>6} {:>5} {:>5}",
        s.mean, s.deviation, s.least, s.quarter, s.median, s.three_quarters, s.most
    )?;
    Ok(())
}
