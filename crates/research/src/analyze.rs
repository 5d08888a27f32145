//! What a bot thinks of a recorded game.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use bots::analysis::{Forecast, Opinion, consider};
use bots::{Bot, Level, Question};
use host::Title;
use rayon::prelude::*;
use serde_json::{Value, json};
use table::{Actor, Chance, Entry, Game, Seat, Setup, Table};
use words::Phrasebook;

use crate::game_args::EditionArgs;
use crate::story::Storyteller;
use crate::style::{FAINT, STRONG};
use crate::{LanguageOption, progress, records};

/// Has a bot judge a recorded game: what each seat could expect, and what each action gave away.
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
    pub file: PathBuf,
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
    edition: EditionArgs,
}

/// A decision of the game, and the state in which it was asked.
struct Moment<G: Game> {
    /// Lines of the record before it.
    at: usize,
    state: G,
    seat: Seat,
    played: Option<G::Action>,
}

/// A moment and what the bot thinks of it.
struct Judged<G: Game> {
    moment: Moment<G>,
    opinion: Opinion<G::Action>,
}

/// Judges the decisions of a record and prints the report.
pub fn run<T: Title>(args: &Args) -> anyhow::Result<ExitCode> {
    if args.level.search::<T::Evaluation>().is_none() {
        bail!("{} does not look ahead; --level takes rancher or pioneer", args.level);
    }
    let setup = args.edition.setup::<T>()?;
    let record = records::pick(&args.file, args.game)?;
    let start = records::start::<T>(&record, &setup).with_context(|| args.file.display().to_string())?;
    let only = args.seat.map(|number| seat_of(number, record.header.seats.len())).transpose()?;
    let table = record.replay(start.clone(), None).map_err(|error| anyhow!("{}: {error}", args.file.display()))?;
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
    let judged: Vec<Judged<T::Game>> = moments
        .into_par_iter()
        .filter_map(|moment| {
            let opinion = judge::<T>(args, &moment);
            bar.inc(1);
            Some(Judged { moment, opinion: opinion? })
        })
        .collect();
    bar.finish_and_clear();
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&as_json(args, &judged, &table, &record.header.seats))?)?;
    } else if args.at.is_some() {
        let teller = Storyteller::<T>::new(args.language.language(), &record.header.seats);
        judged.iter().try_for_each(|judged| hint(&teller, judged, &mut out))?;
    } else {
        let teller = Storyteller::<T>::new(args.language.language(), &record.header.seats);
        report(args, &teller, &judged, &table, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn seat_of(number: u8, seats: usize) -> anyhow::Result<Seat> {
    let seat = Seat::from_number(number).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| anyhow!("there are {seats} seats in this game, so --seat cannot be {number}"))
}

/// Every decision of a seat that was answered and stood, and those that are open at the end.
fn moments<G: Game>(table: &Table<G>, start: G) -> anyhow::Result<Vec<Moment<G>>> {
    let mut found: Vec<Moment<G>> = Vec::new();
    let mut replayed = Table::new(start);
    for (at, entry) in table.log().iter().enumerate() {
        match *entry {
            Entry::Acted { actor, action, .. } => {
                let open = replayed.state().open().find(|decision| decision.actor == actor);
                let id = open.context("nobody is asked")?.id;
                if let Actor::Seat(seat) = actor {
                    found.push(Moment { at, state: replayed.state().clone(), seat, played: Some(action) });
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
    let (at, state) = (table.log().len(), replayed.state());
    for decision in state.open() {
        if let Actor::Seat(seat) = decision.actor {
            found.push(Moment { at, state: state.clone(), seat, played: None });
        }
    }
    Ok(found)
}

fn judge<T: Title>(args: &Args, moment: &Moment<T::Game>) -> Option<Opinion<<T::Game as Game>::Action>> {
    let question = Question::of(&moment.state, moment.seat)?;
    let mut chance = Chance::new(args.seed, u64::try_from(moment.at).ok()?);
    consider::<T::Evaluation>(&args.level, &question, moment.played, &mut chance)
}

impl<G: Game> Judged<G> {
    fn loss(&self) -> f32 {
        self.moment.played.and_then(|played| self.opinion.loss(played)).unwrap_or(0.0)
    }

    fn when(&self, phrases: impl Phrasebook<Game = G>) -> String {
        phrases.when(self.moment.state.when())
    }

    fn part(&self) -> u8 {
        self.moment.state.when().part
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
            "part": self.part(),
            "scene": state.scene(),
            "seat": self.moment.seat,
            "seats": self.opinion.seats,
            "played": self.moment.played.map(|played| state.write(played)),
            "loss": self.moment.played.map(|_| self.loss()),
            "actions": actions,
        })
    }
}

fn as_json<G: Game>(args: &Args, judged: &[Judged<G>], table: &Table<G>, names: &[String]) -> Value {
    json!({
        "game": G::NAME,
        "edition": table.state().setup().edition(),
        "level": args.level.to_string(),
        "seats": names,
        "result": table.state().outcome(),
        "decisions": judged.iter().map(Judged::json).collect::<Vec<_>>(),
    })
}

/// One moment: what to expect, and the best actions.
fn hint<T: Title>(teller: &Storyteller<T>, judged: &Judged<T::Game>, out: &mut impl Write) -> anyhow::Result<()> {
    let (phrases, state) = (teller.phrases(), &judged.moment.state);
    let who = teller.name(judged.moment.seat);
    writeln!(out, "{STRONG}{}: {who}{STRONG:#}", judged.when(phrases))?;
    writeln!(out, "  {}", expectations(teller, &judged.opinion.seats))?;
    let best = judged.opinion.actions.first().map_or(0.0, |best| best.points);
    for rated in judged.opinion.actions.iter().take(8) {
        let played = judged.moment.played == Some(rated.action);
        let mark = if played { format!("  ← {}", phrases.words().say("study-played")) } else { String::new() };
        let (action, behind) = (phrases.action(state, rated.action), rated.points - best);
        writeln!(out, "  {:>6.2} {behind:>6.2}  {action}{mark}", rated.points)?;
    }
    Ok(())
}

fn expectations<T: Title>(teller: &Storyteller<T>, seats: &[Forecast]) -> String {
    let seat = |(name, forecast): (&String, &Forecast)| {
        let points = teller.phrases().words().tenths(f64::from(forecast.points));
        let win = format!("{:.0}", 100.0 * forecast.win);
        let about = [("name", name.as_str().into()), ("points", points.into()), ("win", win.into())];
        teller.phrases().words().say_with("term-view-seat", about)
    };
    teller.names().iter().zip(seats).map(seat).collect::<Vec<_>>().join(" · ")
}

/// What each seat can expect in a part of the game, by its own first decision in it: the bot thinks for whoever decides,
/// and takes the others for simpler than they may be.
fn outlook<G: Game>(judged: &[Judged<G>], part: u8) -> Vec<Forecast> {
    let of_part = || judged.iter().filter(|one| one.part() == part);
    let Some(first) = of_part().next() else { return Vec::new() };
    let mut seats = first.opinion.seats.clone();
    for (place, forecast) in seats.iter_mut().enumerate() {
        let own = of_part().find(|one| one.moment.seat.index() == place);
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

fn report<T: Title>(
    args: &Args,
    teller: &Storyteller<T>,
    judged: &[Judged<T::Game>],
    table: &Table<T::Game>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let words = teller.phrases().words();
    let about = [("bot", args.level.to_string().into()), ("file", args.file.display().to_string().into())];
    writeln!(out, "{}", words.say_with("told-analysis", about))?;
    let mut part = None;
    for one in judged {
        if part != Some(one.part()) {
            part = Some(one.part());
            let heading = teller.phrases().part(one.part());
            let outlook = expectations(teller, &outlook(judged, one.part()));
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
        let own: Vec<&Judged<T::Game>> = judged.iter().filter(|one| one.moment.seat == seat).collect();
        if !own.is_empty() {
            writeln!(out, "  {}", sum(args, teller, seat, &own))?;
        }
    }
    Ok(())
}

/// What a decision gave away, in a sentence.
fn mistake<T: Title>(teller: &Storyteller<T>, one: &Judged<T::Game>) -> Option<String> {
    let (phrases, state) = (teller.phrases(), &one.moment.state);
    let (played, best) = (one.moment.played?, one.opinion.actions.first()?);
    let about = [
        ("when", one.when(phrases).into()),
        ("name", teller.name(one.moment.seat).into()),
        ("played", teller.quoted(state, played).into()),
        ("best", teller.quoted(state, best.action).into()),
        ("points", phrases.words().tenths(f64::from(one.loss())).into()),
    ];
    Some(phrases.words().say_with("study-mistake", about))
}

/// How well a seat decided in all.
fn sum<T: Title>(args: &Args, teller: &Storyteller<T>, seat: Seat, own: &[&Judged<T::Game>]) -> String {
    let phrases = teller.phrases();
    let lost: f32 = own.iter().map(|one| one.loss()).sum();
    let about = [
        ("name", teller.name(seat).into()),
        ("count", own.len().into()),
        ("best", own.iter().filter(|one| one.loss() < 0.1).count().into()),
        ("mistakes", own.iter().filter(|one| one.loss() >= args.from).count().into()),
        ("from", phrases.words().tenths(f64::from(args.from)).into()),
        ("lost", phrases.words().tenths(f64::from(lost)).into()),
    ];
    phrases.words().say_with("told-decisions", about)
}
