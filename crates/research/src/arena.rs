//! Players measured against each other, or alone, on deals that are the same for all.

mod activity;
mod solo;
mod standings;

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use bots::arena::{Ending, Finish, Results, Schedule};
use bots::{Evaluation, Player, Players, Search, Statistics};
use host::Title;
use serde_json::{Map, Value, json};
use table::{Actor, Game, Seat, Setup};

use crate::entrant::Entrant;
use crate::game_args::{GameArgs, SetupOf, begin};
use crate::series::Series;
use crate::stopwatch::{Shared, Timed};
use activity::Activity;

/// Measures players: a round robin with ratings, or everybody alone on the same deals.
///
/// In a round robin every pair of players meets (with --players 3 or 4, every choice of three or four; too few share
/// the seats evenly). Each deal is played in every rotation of the seats, so that luck of deal and seat cancels; that is
/// also why the number of games is rounded up. One player named twice plays against itself, which shows whether the
/// seats are fair.
///
/// A player is a level (random, seedling, farmhand, settler, rancher, pioneer), the searching ones also with an effort:
/// pioneer:5s thinks five seconds, pioneer:2000n makes 2000 simulations. Results repeat exactly for a seed, on any
/// number of threads, unless somebody's thinking is limited by time.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Who takes part, separated by spaces or commas.
    #[arg(required = true, value_delimiter = ',', value_name = "PLAYER")]
    entrants: Vec<Entrant>,
    /// How many games each pairing plays (alone: each player).
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many sit at a table [default: 2].
    #[arg(long, conflicts_with = "solo")]
    players: Option<u8>,
    /// Everybody plays alone: points, their spread, and how often the goals of the solo game are reached.
    #[arg(long)]
    solo: bool,
    /// Lets the players know all draws to come: no fair player can be expected to do better.
    #[arg(long, requires = "solo")]
    clairvoyant: bool,
    /// Draws the points of all players into this file.
    #[arg(long, value_name = "FILE", requires = "solo")]
    svg: Option<PathBuf>,
    /// Also prints what players visit and own, as far as the game counts it (it is always in the JSON).
    #[arg(long)]
    visits: bool,
    /// The seed of all draws and random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap would show it as a help text")]
    pub game: GameArgs,
}

const EXAMPLES: &str = "\
Examples:
  homestead arena seedling farmhand --games 1000
  homestead arena random,seedling,farmhand,settler --games 400 --json > arena.json
  homestead arena farmhand settler rancher pioneer:2000n --players 4 --games 100
  homestead arena farmhand farmhand --games 10000 --visits      are the seats fair?
  homestead arena ./examples/mybot.py,farmhand --games 20       your own bot (docs/protocol.md)
  homestead arena --solo farmhand settler --games 500 --svg solo.svg
  homestead arena --solo --clairvoyant pioneer --games 50       how far is there to go?";

/// How many sit at a table.
fn players(args: &Args, setup: &impl Setup) -> anyhow::Result<u8> {
    let possible: Vec<u8> = setup.seats().filter(|&players| players > 1).collect();
    match args.players {
        _ if args.solo => Ok(1),
        None => Ok(possible.first().copied().unwrap_or(2)),
        Some(1) => bail!("for one player write --solo instead"),
        Some(players) if possible.contains(&players) => Ok(players),
        Some(_) => {
            let possible: Vec<String> = possible.iter().map(u8::to_string).collect();
            let possible = match possible.split_last() {
                Some((last, before)) if !before.is_empty() => format!("{} or {last}", before.join(", ")),
                _ => possible.concat(),
            };
            bail!("a table of the arena has {possible} players; for one alone there is --solo")
        }
    }
}

/// Plays all games and prints the results.
pub fn run<T: Title>(args: &Args) -> anyhow::Result<ExitCode> {
    let setup = args.game.setup::<T>()?;
    let entrants = different(args)?;
    let players = players(args, &setup)?;
    // A file that cannot be written is better known before the games than after.
    let mut svg = match &args.svg {
        Some(path) => Some(File::create(path).with_context(|| format!("cannot write {}", path.display()))?),
        None => None,
    };
    let arena = Arena::<T>::play(args, setup, entrants, players)?;
    // Before anything is printed: whoever reads only the first lines still gets the picture.
    if let Some(file) = &mut svg {
        file.write_all(solo::picture(&arena).as_bytes())?;
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        let report = if args.solo { solo::json(&arena) } else { standings::json(&arena) };
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else if args.solo {
        solo::print(&arena, &mut out)?;
    } else {
        standings::print(&arena, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Who takes part, each once. One alone may be named twice, to play against itself.
fn different(args: &Args) -> anyhow::Result<Vec<Entrant>> {
    let mut different: Vec<Entrant> = Vec::new();
    let mut twice = None;
    for entrant in &args.entrants {
        if different.contains(entrant) {
            twice = Some(entrant);
        } else {
            different.push(entrant.clone());
        }
    }
    match (twice, different.as_slice()) {
        (None, [one]) if !args.solo => {
            bail!("{one} has nobody to play against; name others, or {one} twice, or let it play alone with --solo")
        }
        (Some(one), [_]) if args.solo => bail!("{one} is named twice; alone it would play the same games again"),
        (Some(one), [_, _, ..]) => bail!("{one} is named twice; name each player once"),
        _ => Ok(different),
    }
}

/// What was played, and what came out.
struct Arena<'a, T: Title> {
    args: &'a Args,
    setup: SetupOf<T>,
    names: Vec<String>,
    results: Results,
    /// What each entrant did.
    activities: Vec<Activity>,
    /// How long each entrant thought.
    times: Vec<Shared>,
}

impl<'a, T: Title> Arena<'a, T> {
    fn play(args: &'a Args, setup: SetupOf<T>, entrants: Vec<Entrant>, players: u8) -> anyhow::Result<Arena<'a, T>> {
        let schedule = Schedule::new(entrants.len(), usize::from(players), args.games);
        let start = begin::<T>(&setup, players)?;
        entrants.iter().try_for_each(Entrant::check::<T::Evaluation>)?;
        let seers = if args.clairvoyant {
            entrants.iter().map(Entrant::seer::<T::Evaluation>).collect::<anyhow::Result<_>>()?
        } else {
            Vec::new()
        };
        let times = vec![(); entrants.len()].iter().map(|()| Shared::default()).collect();
        let table = Table::<T> { entrants: &entrants, seers, times: &times, start, seed: args.seed };
        let mut endings = Vec::new();
        let mut activities = vec![Activity::default(); entrants.len()];
        args.series.play(
            schedule.games(),
            |number| table.play(schedule.game(number).deal, schedule.game(number).seats),
            |(ending, done)| {
                for (finish, done) in ending.iter().zip(&done) {
                    if let Some(activity) = activities.get_mut(finish.entrant) {
                        activity.merge(done);
                    }
                }
                endings.push(ending);
                Ok(())
            },
        )?;
        let knowing = if args.clairvoyant { " clairvoyant" } else { "" };
        let names = entrants.iter().map(|entrant| format!("{entrant}{knowing}")).collect();
        Ok(Arena { args, setup, names, results: Results::new(schedule, endings), activities, times })
    }

    /// What every report begins with.
    fn head_json(&self, mode: &str) -> Map<String, Value> {
        let mut head = Map::new();
        head.insert("game".to_owned(), json!(T::Game::NAME));
        head.insert("edition".to_owned(), json!(self.setup.edition()));
        if !self.setup.options().is_empty() {
            head.insert("options".to_owned(), json!(self.setup.options()));
        }
        head.insert("mode".to_owned(), json!(mode));
        head.insert("entrants".to_owned(), json!(self.names));
        head.insert("players".to_owned(), json!(self.schedule().players()));
        head.insert("seed".to_owned(), json!(self.args.seed));
        head
    }

    /// What every report ends with.
    fn tail_json(&self) -> Map<String, Value> {
        let mut tail = self.activities_json();
        tail.insert("forfeits".to_owned(), self.forfeits_json());
        tail.insert("time_per_decision".to_owned(), self.times_json());
        tail
    }

    fn schedule(&self) -> &Schedule {
        self.results.schedule()
    }

    /// Entrants with their numbers.
    fn entrants(&self) -> impl Iterator<Item = (usize, &str)> + Clone {
        self.names.iter().map(String::as_str).enumerate()
    }

    fn longest_name(&self) -> usize {
        self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8)
    }
}

/// What all games have in common.
struct Table<'a, T: Title> {
    entrants: &'a [Entrant],
    /// For clairvoyant games, how each entrant searches.
    seers: Vec<Search>,
    times: &'a Vec<Shared>,
    start: T::Game,
    seed: u64,
}

impl<T: Title> Table<'_, T> {
    fn players(&self, deal: u64, seats: &[usize]) -> anyhow::Result<Players<T::Game>> {
        if let Some(&seer) = seats.first().and_then(|&who| self.seers.get(who)) {
            return Ok(Players::clairvoyant::<T::Evaluation>(seer, self.seed, deal));
        }
        let mut players: Vec<Box<dyn Player<T::Game>>> = Vec::new();
        for &who in seats {
            let (entrant, times) = self.entrants.get(who).zip(self.times.get(who)).context("nobody sits there")?;
            players.push(Box::new(Timed::new(entrant.player::<T::Evaluation>()?, times)));
        }
        Ok(Players::new(players, self.seed, deal).advised::<T::Evaluation>())
    }

    /// Plays a deal, and says how it ended and what was done at each seat.
    fn play(&self, deal: u64, seats: &[usize]) -> anyhow::Result<(Ending, Vec<Activity>)> {
        let mut players = self.players(deal, seats)?;
        let mut state = self.start.clone();
        let mut activities = vec![Activity::default(); seats.len()];
        players.play_out(&mut state, |choice, state| {
            if let Actor::Seat(seat) = choice.actor
                && let Some(chosen) = T::Statistics::choice(state, choice.action)
                && let Some(activity) = activities.get_mut(seat.index())
            {
                activity.chose(chosen);
            }
        });
        if state.outcome().is_none() {
            let silent = state.next_actor().and_then(|actor| match actor {
                Actor::Seat(seat) => self.entrants.get(*seats.get(seat.index())?),
                Actor::Nature => None,
            });
            let silent = silent.map_or("somebody".to_owned(), Entrant::to_string);
            return Err(anyhow!("{silent} did not answer in deal {deal} of seed {}", self.seed));
        }
        let mut ending = Vec::new();
        for (activity, forfeits) in activities.iter_mut().zip(players.forfeits()) {
            activity.forfeit(forfeits);
        }
        for ((seat, &entrant), activity) in Seat::all(state.seats()).zip(seats).zip(&mut activities) {
            activity.end(&T::Statistics::owned(&state, seat));
            ending.push(Finish { entrant, result: T::Evaluation::result(&state, seat) });
        }
        Ok((ending, activities))
    }
}
