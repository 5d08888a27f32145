//! Players measured against each other, or alone, on deals that are the same for all.

mod deeds;
mod solo;
mod standings;

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use bots::arena::{Ending, Finish, Results, Schedule};
use bots::{Evaluation, Player, Players, Search};
use table::{Actor, Game};
use walnut_grove::{Action, Edition, State};
use walnut_grove_bots::WalnutGrove;

use crate::edition::EditionOption;
use crate::entrant::Entrant;
use crate::series::Series;
use crate::stopwatch::{Shared, Timed};
use deeds::Deeds;

/// Measures players: a round robin with ratings, or everybody alone on the same deals.
///
/// In a round robin every pair of players meets (with --players 3 or 4, every choice of three or four; too few share
/// the seats evenly). Each deal is played in every rotation of the seats, so that luck of deal and seat cancels; that is
/// also why the number of games is rounded up. One player named twice plays against itself, which shows whether seats
/// and boards are fair.
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
    /// How many sit at a table: 2 (if not given), 3 or 4.
    #[arg(long, value_parser = seats, conflicts_with = "solo")]
    players: Option<u8>,
    /// Everybody plays alone: points, their spread, and how often 25, 30 and 35 are reached.
    #[arg(long)]
    solo: bool,
    /// Lets the players know all draws to come: no fair player can be expected to do better.
    #[arg(long, requires = "solo")]
    clairvoyant: bool,
    /// Draws the points of all players into this file.
    #[arg(long, value_name = "FILE", requires = "solo")]
    svg: Option<PathBuf>,
    /// Also prints visits to buildings and improvements bought, by player (they are always in the JSON).
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
    edition: EditionOption,
}

const EXAMPLES: &str = "\
Examples:
  homestead arena seedling farmhand --games 1000
  homestead arena random,seedling,farmhand,settler --games 400 --json > arena.json
  homestead arena farmhand settler rancher pioneer:2000n --players 4 --games 100
  homestead arena farmhand farmhand --games 10000 --visits      are seats and boards fair?
  homestead arena ./examples/mybot.py,farmhand --games 20       your own bot (docs/protocol.md)
  homestead arena --solo farmhand settler --games 500 --svg solo.svg
  homestead arena --solo --clairvoyant pioneer --games 50       how far is there to go?";

fn seats(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(players @ 2..=4) => Ok(players),
        Ok(1) => Err("for one player write --solo instead".to_owned()),
        _ => Err("a table of the arena has 2, 3 or 4 players; for one alone there is --solo".to_owned()),
    }
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let edition = args.edition.load()?;
    let entrants = different(args)?;
    let players = if args.solo { 1 } else { args.players.unwrap_or(2) };
    // A file that cannot be written is better known before the games than after.
    let mut svg = match &args.svg {
        Some(path) => Some(File::create(path).with_context(|| format!("cannot write {}", path.display()))?),
        None => None,
    };
    let arena = Arena::play(args, edition, entrants, players)?;
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
struct Arena<'a> {
    args: &'a Args,
    edition: &'static Edition,
    names: Vec<String>,
    results: Results,
    /// What each entrant did.
    deeds: Vec<Deeds>,
    /// How long each entrant thought.
    times: Vec<Shared>,
}

impl<'a> Arena<'a> {
    fn play(
        args: &'a Args,
        edition: &'static Edition,
        entrants: Vec<Entrant>,
        players: u8,
    ) -> anyhow::Result<Arena<'a>> {
        let schedule = Schedule::new(entrants.len(), usize::from(players), args.games);
        let start = State::new(edition, players)?;
        entrants.iter().try_for_each(Entrant::check)?;
        let seers = if args.clairvoyant {
            entrants.iter().map(Entrant::seer).collect::<anyhow::Result<_>>()?
        } else {
            Vec::new()
        };
        let times = vec![(); entrants.len()].iter().map(|()| Shared::default()).collect();
        let table = Table { entrants: &entrants, seers, times: &times, start, seed: args.seed };
        let mut endings = Vec::new();
        let mut deeds = vec![Deeds::default(); entrants.len()];
        args.series.play(
            schedule.games(),
            |number| table.play(schedule.game(number).deal, schedule.game(number).seats),
            |(ending, done)| {
                for (finish, done) in ending.iter().zip(&done) {
                    if let Some(deeds) = deeds.get_mut(finish.entrant) {
                        deeds.merge(done);
                    }
                }
                endings.push(ending);
                Ok(())
            },
        )?;
        let knowing = if args.clairvoyant { " clairvoyant" } else { "" };
        let names = entrants.iter().map(|entrant| format!("{entrant}{knowing}")).collect();
        Ok(Arena { args, edition, names, results: Results::new(schedule, endings), deeds, times })
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
struct Table<'a> {
    entrants: &'a [Entrant],
    /// For clairvoyant games, how each entrant searches.
    seers: Vec<Search>,
    times: &'a Vec<Shared>,
    start: State,
    seed: u64,
}

impl Table<'_> {
    fn players(&self, deal: u64, seats: &[usize]) -> anyhow::Result<Players<State>> {
        if let Some(&seer) = seats.first().and_then(|&who| self.seers.get(who)) {
            return Ok(Players::clairvoyant::<WalnutGrove>(seer, self.seed, deal));
        }
        let mut players: Vec<Box<dyn Player<State>>> = Vec::new();
        for &who in seats {
            let (entrant, times) = self.entrants.get(who).zip(self.times.get(who)).context("nobody sits there")?;
            players.push(Box::new(Timed::new(entrant.player()?, times)));
        }
        Ok(Players::new(players, self.seed, deal))
    }

    /// Plays a deal, and says how it ended and what was done at each seat.
    fn play(&self, deal: u64, seats: &[usize]) -> anyhow::Result<(Ending, Vec<Deeds>)> {
        let mut players = self.players(deal, seats)?;
        let mut state = self.start;
        let mut deeds = vec![Deeds::default(); seats.len()];
        players.play_out(&mut state, |choice, _| {
            if let (Actor::Seat(seat), Action::Move(place)) = (choice.actor, choice.action)
                && let Some(deeds) = deeds.get_mut(seat.index())
            {
                deeds.visit(place);
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
        for (deeds, forfeits) in deeds.iter_mut().zip(players.forfeits()) {
            deeds.forfeit(forfeits);
        }
        for (((seat, player), &entrant), deeds) in state.players().zip(seats).zip(&mut deeds) {
            deeds.end(player);
            ending.push(Finish { entrant, result: WalnutGrove::result(&state, seat) });
        }
        Ok((ending, deeds))
    }
}
