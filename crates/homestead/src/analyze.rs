//! What a bot thinks of a recorded game.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use bots::analysis::{Forecast, Opinion, consider};
use bots::{Bot, Level, Question};
use phrases::Phrases;
use rayon::prelude::*;
use serde_json::{Value, json};
use table::{Actor, Dealer, Entry, Game, Seat, Table};
use walnut_grove::{Action, State};
use walnut_grove_bots::WalnutGrove;

use crate::edition::EditionOption;
use crate::language::LanguageOption;
use crate::story::Storyteller;
use crate::style::{FAINT, STRONG};
use crate::{progress, replay};

/// Looks at a recorded game with a bot's eyes: what each seat could expect, and what each action gave away.
///
/// Every decision is judged by what its seat could know. A loss is the points that the action played is behind the
/// best one, as far as the bot can tell; more effort (--level pioneer:5s) tells more.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  homestead analyze game.hgr
  homestead analyze game.hgr --level pioneer:5s --seat 1 --from 2
  homestead analyze game.hgr --at 57 --json     the bot's best actions at one moment")]
pub struct Args {
    /// The record (.hgr).
    file: PathBuf,
    /// The bot that judges: rancher or pioneer, with an effort if you like (pioneer:5s, pioneer:2000n).
    #[arg(long, default_value_t = Bot::from(Level::Pioneer))]
    level: Bot,
    /// Which game of a file with several, from 1.
    #[arg(long, default_value_t = 1, value_name = "K")]
    game: usize,
    /// Only this seat's decisions.
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// Only the decision open after this many lines of the record, and all its best actions: a hint.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Tells of losses from this many points on.
    #[arg(long, default_value_t = 0.7, value_name = "POINTS")]
    from: f32,
    /// The seed of the bot's random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageOption,
    #[command(flatten)]
    edition: EditionOption,
}

/// A decision of the game, and the state in which it was asked.
struct Moment {
    /// Lines of the record before it.
    at: usize,
    state: State,
    seat: Seat,
    played: Option<Action>,
}

/// A moment and what the bot thinks of it.
struct Judged {
    moment: Moment,
    opinion: Opinion<Action>,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    if args.level.search::<WalnutGrove>().is_none() {
        bail!("{} does not look ahead; --level takes rancher or pioneer", args.level);
    }
    let edition = args.edition.load()?;
    let record = replay::pick(&args.file, args.game)?;
    let start = replay::start(&record, edition).with_context(|| args.file.display().to_string())?;
    let only = args.seat.map(|number| seat_of(number, record.header.seats.len())).transpose()?;
    let table = record.replay(start, None).map_err(|error| anyhow!("{}: {error}", args.file.display()))?;
    let mut moments = moments(&table, start)?;
    if let Some(at) = args.at {
        moments.retain(|moment| moment.at == at);
        if moments.is_empty() {
            bail!("after {at} lines no seat has a decision in this game; the record has {}", record.lines.len());
        }
    } else {
        moments.retain(|moment| moment.played.is_some());
    }
    moments.retain(|moment| only.is_none_or(|seat| seat == moment.seat));
    let bar = progress::bar(u64::try_from(moments.len())?, "decisions");
    let judged: Vec<Judged> = moments
        .into_par_iter()
        .filter_map(|moment| {
            let opinion = judge(args, &moment);
            bar.inc(1);
            Some(Judged { moment, opinion: opinion? })
        })
        .collect();
    bar.finish_and_clear();
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&as_json(args, &judged, &table, &record.header.seats))?)?;
    } else if args.at.is_some() {
        let teller = Storyteller::new(args.language.phrases(), &record.header.seats);
        judged.iter().try_for_each(|judged| hint(&teller, judged, &mut out))?;
    } else {
        let teller = Storyteller::new(args.language.phrases(), &record.header.seats);
        report(args, &teller, &judged, &table, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn seat_of(number: u8, seats: usize) -> anyhow::Result<Seat> {
    let seat = Seat::from_number(number).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| anyhow!("there are {seats} seats in this game, so --seat cannot be {number}"))
}

/// Every decision of a seat that was answered and stood, and those that are open at the end.
fn moments(table: &Table<State>, start: State) -> anyhow::Result<Vec<Moment>> {
    let mut found: Vec<Moment> = Vec::new();
    let mut replayed = Table::new(start);
    for (at, entry) in table.log().iter().enumerate() {
        match *entry {
            Entry::Acted { actor, action, .. } => {
                let open = replayed.state().open().find(|decision| decision.actor == actor);
                let id = open.context("nobody is asked")?.id;
                if let Actor::Seat(seat) = actor {
                    found.push(Moment { at, state: *replayed.state(), seat, played: Some(action) });
                }
                replayed.act(id, action, &mut table::Ignore).map_err(|refused| anyhow!("{refused}"))?;
            }
            Entry::Undone { seat } => {
                // What was taken back is not judged.
                if let Some(last) = found.iter().rposition(|moment| moment.seat == seat && moment.played.is_some()) {
                    found.remove(last);
                }
                replayed.undo(seat).map_err(|refused| anyhow!("{refused}"))?;
            }
        }
    }
    let (at, state) = (table.log().len(), *replayed.state());
    for decision in state.open() {
        if let Actor::Seat(seat) = decision.actor {
            found.push(Moment { at, state, seat, played: None });
        }
    }
    Ok(found)
}

fn judge(args: &Args, moment: &Moment) -> Option<Opinion<Action>> {
    let question = Question::of(&moment.state, moment.seat)?;
    let mut dealer = Dealer::new(args.seed, u64::try_from(moment.at).ok()?);
    consider::<WalnutGrove>(&args.level, &question, moment.played, &mut dealer)
}

impl Judged {
    fn loss(&self) -> f32 {
        self.moment.played.and_then(|played| self.opinion.loss(played)).unwrap_or(0.0)
    }

    fn when(&self, phrases: Phrases) -> String {
        phrases.year_and_season(self.moment.state.year(), self.moment.state.season())
    }

    fn json(&self) -> Value {
        let state = &self.moment.state;
        let id = state.open().find(|decision| decision.actor == Actor::Seat(self.moment.seat)).map(|open| open.id);
        let actions: Vec<Value> = self
            .opinion
            .actions
            .iter()
            .map(|rated| json!({"action": state.write(rated.action), "points": rated.points, "visits": rated.visits}))
            .collect();
        json!({
            "at": self.moment.at,
            "decision": id,
            "year": state.year(),
            "season": state.scene(),
            "seat": self.moment.seat,
            "seats": self.opinion.seats,
            "played": self.moment.played.map(|played| state.write(played)),
            "loss": self.moment.played.map(|_| self.loss()),
            "actions": actions,
        })
    }
}

fn as_json(args: &Args, judged: &[Judged], table: &Table<State>, names: &[String]) -> Value {
    json!({
        "game": State::NAME,
        "edition": table.state().edition().title(),
        "level": args.level.to_string(),
        "seats": names,
        "result": table.state().outcome(),
        "decisions": judged.iter().map(Judged::json).collect::<Vec<_>>(),
    })
}

/// One moment: what to expect, and the best actions.
fn hint(teller: &Storyteller, judged: &Judged, out: &mut impl Write) -> anyhow::Result<()> {
    let (phrases, state) = (teller.phrases(), &judged.moment.state);
    let who = teller.name(judged.moment.seat);
    writeln!(out, "{STRONG}{}: {who}{STRONG:#}", judged.when(phrases))?;
    writeln!(out, "  {}", expectations(teller, &judged.opinion.seats))?;
    let best = judged.opinion.actions.first().map_or(0.0, |best| best.points);
    for rated in judged.opinion.actions.iter().take(8) {
        let played = judged.moment.played == Some(rated.action);
        let mark = if played { format!("  ← {}", phrases.words().say("study-played")) } else { String::new() };
        let (action, behind) = (phrases.action(rated.action, state.edition()), rated.points - best);
        writeln!(out, "  {:>6.2} {behind:>6.2}  {action}{mark}", rated.points)?;
    }
    Ok(())
}

fn expectations(teller: &Storyteller, seats: &[Forecast]) -> String {
    let seat = |(name, forecast): (&String, &Forecast)| {
        let points = teller.phrases().tenths(f64::from(forecast.points));
        let win = format!("{:.0}", 100.0 * forecast.win);
        let about = [("name", name.as_str().into()), ("points", points.into()), ("win", win.into())];
        teller.phrases().words().about("term-view-seat", about)
    };
    teller.names().iter().zip(seats).map(seat).collect::<Vec<_>>().join(" · ")
}

/// What each seat can expect in a year, by its own first decision in it: the bot thinks for whoever decides, and takes
/// the others for simpler than they may be.
fn outlook(judged: &[Judged], year: u8) -> Vec<Forecast> {
    let of_year = || judged.iter().filter(|one| one.moment.state.year() == year);
    let Some(first) = of_year().next() else { return Vec::new() };
    let mut seats = first.opinion.seats.clone();
    for (place, forecast) in seats.iter_mut().enumerate() {
        let own = of_year().find(|one| one.moment.seat.index() == place);
        if let Some(&thought) = own.and_then(|one| one.opinion.seats.get(place)) {
            *forecast = thought;
        }
    }
    let all: f32 = seats.iter().map(|forecast| forecast.win).sum();
    if seats.len() > 1 && all > 0.0 {
        seats.iter_mut().for_each(|forecast| forecast.win /= all);
    }
    seats
}

fn report(
    args: &Args,
    teller: &Storyteller,
    judged: &[Judged],
    table: &Table<State>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let words = teller.phrases().words();
    let about = [("bot", args.level.to_string().into()), ("file", args.file.display().to_string().into())];
    writeln!(out, "{}", words.about("told-analysis", about))?;
    let mut year = 0;
    for one in judged {
        if one.moment.state.year() != year {
            year = one.moment.state.year();
            let heading = words.about("study-year", [("year", year.into())]);
            let outlook = expectations(teller, &outlook(judged, year));
            writeln!(out, "\n{STRONG}{heading}{STRONG:#}  {FAINT}{outlook}{FAINT:#}")?;
        }
        if one.loss() >= args.from
            && let Some(mistake) = mistake(teller, one)
        {
            writeln!(out, "  {mistake}")?;
        }
    }
    writeln!(out, "\n{}", teller.result(table.state()))?;
    for seat in Seat::all(table.state().seats()) {
        let own: Vec<&Judged> = judged.iter().filter(|one| one.moment.seat == seat).collect();
        if !own.is_empty() {
            writeln!(out, "  {}", sum(args, teller, seat, &own))?;
        }
    }
    Ok(())
}

/// What a decision gave away, in a sentence.
fn mistake(teller: &Storyteller, one: &Judged) -> Option<String> {
    let (phrases, edition) = (teller.phrases(), one.moment.state.edition());
    let (played, best) = (one.moment.played?, one.opinion.actions.first()?);
    let about = [
        ("when", one.when(phrases).into()),
        ("name", teller.name(one.moment.seat).into()),
        ("played", phrases.action_quoted(played, edition).into()),
        ("best", phrases.action_quoted(best.action, edition).into()),
        ("points", phrases.tenths(f64::from(one.loss())).into()),
    ];
    Some(phrases.words().about("study-mistake", about))
}

/// How well a seat decided in all.
fn sum(args: &Args, teller: &Storyteller, seat: Seat, own: &[&Judged]) -> String {
    let phrases = teller.phrases();
    let lost: f32 = own.iter().map(|one| one.loss()).sum();
    let about = [
        ("name", teller.name(seat).into()),
        ("count", own.len().into()),
        ("best", own.iter().filter(|one| one.loss() < 0.1).count().into()),
        ("mistakes", own.iter().filter(|one| one.loss() >= args.from).count().into()),
        ("from", phrases.tenths(f64::from(args.from)).into()),
        ("lost", phrases.tenths(f64::from(lost)).into()),
    ];
    phrases.words().about("told-decisions", about)
}
