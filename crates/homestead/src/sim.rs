//! Many games at once, and what comes out of them.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use serde_json::{Value, json};
use table::{Actor, Game, Ignore, Record, Referee as _, Table};
use walnut_grove::by::Place;
use walnut_grove::pieces::Improvement;
use walnut_grove::referee::Referee;
use walnut_grove::score::ScoreCategory;
use walnut_grove::view::ScoreView;
use walnut_grove::{Action, Edition, Score, State};

use crate::edition::EditionOption;
use crate::entrant::{self, Entrant};
use crate::series::Series;
use crate::tally::Tally;

/// Plays many games and reports scores by category, lengths and choices.
///
/// The result depends on the seed only, not on the number of threads; unless a program outside plays that knows chance
/// of its own.
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
    /// The referee looks at the state after every action, and the slow twin at land and points.
    #[arg(long)]
    referee: bool,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    edition: EditionOption,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let edition = args.edition.load()?;
    // Refuse a wrong number of players before the first file is opened.
    State::new(edition, u8::try_from(args.players.len()).unwrap_or(u8::MAX))?;
    args.players.iter().try_for_each(Entrant::check)?;
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
        |game| play(args, edition, game),
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
        writeln!(out, "{}", serde_json::to_string_pretty(&report.json(args, edition))?)?;
    } else {
        report.print(args, edition, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

struct Played {
    report: Report,
    record: String,
}

fn play(args: &Args, edition: &'static Edition, game: u64) -> anyhow::Result<Played> {
    let most = args.players.len();
    let seats = if args.mixed { usize::try_from(game)? % most + 1 } else { most };
    let players: Vec<Entrant> = args.players.iter().take(seats).cloned().collect();
    let start = State::new(edition, u8::try_from(seats)?)?;
    let mut company = entrant::players(&players, args.seed, game)?;
    let mut report = Report::default();
    let mut counts = Counts::default();

    if args.records.is_none() && !args.referee {
        let mut state = start;
        company.play_out(&mut state, |choice, _| counts.note(choice.actor, choice.action, choice.among, &mut report));
        report.finish(&state, &counts, &company.forfeits());
        return Ok(Played { report, record: String::new() });
    }

    let mut table = Table::new(start);
    let mut referee = Referee::default();
    while let Some(choice) = company.choose(table.state()) {
        counts.note(choice.actor, choice.action, choice.among, &mut report);
        let open = table.state().open().find(|decision| decision.actor == choice.actor);
        let answers = open.context("nobody is asked")?.id;
        let done = table.act(answers, choice.action, &mut Ignore).map_err(|refused| anyhow!("{refused}"));
        let checked = done.and_then(|()| {
            if args.referee { referee.check(table.state()).map_err(anyhow::Error::from) } else { Ok(()) }
        });
        if let Err(error) = checked {
            let record = record_of(&table, &players)?;
            return Err(error.context(format!("game {game} of seed {} went wrong; its record:\n{record}", args.seed)));
        }
    }
    company.game_over(table.state());
    report.finish(table.state(), &counts, &company.forfeits());
    let mut record = String::new();
    if args.records.is_some() {
        let gap = if game == 0 { "" } else { "\n" };
        record = format!("{gap}{}", record_of(&table, &players)?);
    }
    Ok(Played { report, record })
}

fn record_of(table: &Table<State>, players: &[Entrant]) -> anyhow::Result<Record> {
    Ok(Record::of(table, players.iter().map(Entrant::to_string).collect(), None)?)
}

/// What is counted during one game.
#[derive(Default)]
struct Counts {
    decisions: i64,
    chance: i64,
}

impl Counts {
    fn note(&mut self, actor: Actor, action: Action, among: usize, report: &mut Report) {
        if actor == Actor::Nature {
            self.chance += 1;
            return;
        }
        self.decisions += 1;
        report.legal.add(i64::try_from(among).unwrap_or(i64::MAX));
        if let Action::Move(place) = action {
            report.visits.add(i64::from(place));
        }
    }
}

/// What came out of the games so far. Whole numbers only, so that adding up in any order gives the same.
#[derive(Default)]
struct Report {
    games: u64,
    /// Points by category, in the order of [`categories`].
    points: BTreeMap<(usize, &'static str), Tally>,
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
    visits: Tally,
    tiles: Tally,
}

impl Report {
    fn finish(&mut self, state: &State, counts: &Counts, forfeits: &[u32]) {
        self.games += 1;
        for ((seat, _), &count) in state.players().zip(forfeits) {
            *self.forfeits.entry(seat.number()).or_default() += u64::from(count);
        }
        self.decisions.add(counts.decisions);
        self.chance.add(counts.chance);
        for (seat, player) in state.players() {
            let score = Score::of(player);
            self.totals.entry(seat.number()).or_default().add(i64::from(score.total()));
            self.tiles.add(i64::try_from(player.farm.placed().len()).unwrap_or(0));
            for (place, (name, points)) in categories(&score).into_iter().enumerate() {
                self.points.entry((place, name)).or_default().add(i64::from(points));
            }
        }
        let Some(outcome) = state.outcome() else { return };
        self.shared += u64::from(outcome.winners.len() > 1);
        outcome.winners.iter().for_each(|seat| self.wins.add(i64::from(seat.number())));
        if let Some(&best) = outcome.points.iter().max() {
            self.best_points.add(i64::from(best));
        }
    }

    fn merge(&mut self, other: &Report) {
        self.games += other.games;
        self.shared += other.shared;
        for (&category, tally) in &other.points {
            self.points.entry(category).or_default().merge(tally);
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
            (&mut self.visits, &other.visits),
            (&mut self.tiles, &other.tiles),
        ] {
            mine.merge(theirs);
        }
    }

    fn json(&self, args: &Args, edition: &Edition) -> Value {
        let points: serde_json::Map<String, Value> =
            self.points.iter().map(|((_, name), tally)| ((*name).to_owned(), json!(tally.summary()))).collect();
        let by_seat = |tally: &Tally| -> serde_json::Map<String, Value> {
            tally.counts().map(|(seat, count)| (seat.to_string(), json!(count))).collect()
        };
        let visits: serde_json::Map<String, Value> = visits_by_name(&self.visits, edition)
            .into_iter()
            .map(|(name, count)| (name.to_owned(), json!(count)))
            .collect();
        json!({
            "game": State::NAME,
            "edition": edition.title(),
            "players": args.players.iter().map(Entrant::to_string).collect::<Vec<_>>(),
            "mixed": args.mixed,
            "seed": args.seed,
            "games": self.games,
            "referee": args.referee,
            "points": points,
            "points_by_seat": self.totals.values().map(Tally::summary).collect::<Vec<_>>(),
            "best_points": self.best_points.summary(),
            "wins_by_seat": by_seat(&self.wins),
            "games_by_seat": self.totals.iter().map(|(seat, tally)| (seat.to_string(), json!(tally.len()))).collect::<serde_json::Map<_, _>>(),
            "shared_victories": self.shared,
            "forfeits_by_seat": self.forfeits.iter().map(|(seat, count)| (seat.to_string(), json!(count))).collect::<serde_json::Map<_, _>>(),
            "tiles_per_farm": self.tiles.summary(),
            "decisions_per_game": self.decisions.summary(),
            "chance_actions_per_game": self.chance.summary(),
            "legal_list": self.legal.summary(),
            "visits": visits,
        })
    }

    fn print(&self, args: &Args, edition: &Edition, out: &mut impl Write) -> anyhow::Result<()> {
        let players: Vec<String> = args.players.iter().map(Entrant::to_string).collect();
        let mixed = if args.mixed { ", the first one to all of them by turns" } else { "" };
        writeln!(
            out,
            "{} games of {}{mixed}, seed {}, edition {}",
            self.games,
            players.join(", "),
            args.seed,
            edition.title()
        )?;
        writeln!(
            out,
            "\n{:<26} {:>8} {:>7} {:>5} {:>5} {:>6} {:>5} {:>5}",
            "points", "mean", "± sd", "min", "25 %", "median", "75 %", "max"
        )?;
        for ((_, name), tally) in &self.points {
            // Single improvements are parts of the line above them.
            let part = if Improvement::from_word(name).is_some() { "  " } else { "" };
            line(out, &format!("{part}{}", name.replace('_', " ")), tally)?;
        }
        line(out, "the best of a game", &self.best_points)?;
        writeln!(out, "\nper game")?;
        line(out, "decisions of seats", &self.decisions)?;
        line(out, "chance actions", &self.chance)?;
        line(out, "tiles on a farm", &self.tiles)?;
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
        writeln!(out, "\nvisits")?;
        let visits = visits_by_name(&self.visits, edition);
        let most = visits.iter().map(|&(_, count)| count).max().unwrap_or(0).max(1);
        for (name, count) in visits {
            let bar = "█".repeat(usize::try_from(count * 40 / most).unwrap_or(0));
            writeln!(out, "  {name:<16} {count:>9} {bar}")?;
        }
        if args.referee {
            writeln!(out, "\nThe referee looked at every state and had nothing to object.")?;
        }
        Ok(())
    }
}

/// How often each building was visited, by its name.
pub fn visits_by_name<'e>(visits: &Tally, edition: &'e Edition) -> Vec<(&'e str, u64)> {
    edition.houses().map(|(place, house)| (house.name.as_str(), visits.count(i64::from(place)))).collect()
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

fn categories(score: &Score) -> Vec<(&'static str, i32)> {
    let mut all = Vec::new();
    for (category, points) in ScoreView::of(score, true).lines() {
        all.push((category.word(), points.unwrap_or(0)));
        if category == ScoreCategory::Improvements {
            all.extend(Improvement::ALL.iter().map(|&kind| (kind.word(), score.improvements[kind])));
        }
    }
    all
}
