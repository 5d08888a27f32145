//! How fast the rules are.

use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use bots::{Bot, Effort, Level, Players};
use serde::Serialize;
use table::{Actor, Dealer, Game};
use walnut_grove::{State, YEARS};
use walnut_grove_bots::WalnutGrove;

use crate::edition::EditionOption;

/// Measures how fast the rules are, on one thread, with random players.
///
/// A decision is a choice among at least two legal actions that a seat makes; the legal list and the change of state
/// are included. Chance and forced steps take their time but are not counted. `cargo xtask bench` compares with peers.
#[derive(clap::Args)]
pub struct Args {
    /// How many play.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=4))]
    players: u8,
    /// For how many seconds the speed is measured.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// In how many games every legal list is timed by itself.
    #[arg(long, default_value_t = 20_000, value_name = "GAMES", value_parser = clap::value_parser!(u64).range(1..))]
    latency_games: u64,
    /// The seed of all games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: EditionOption,
}

/// What was measured.
#[derive(Serialize)]
struct Measured {
    players: u8,
    decisions_per_second: f64,
    actions_per_second: f64,
    games_per_second: f64,
    clone_ns: f64,
    legal_calls: u64,
    legal_mean_ns: f64,
    legal_p9999_ns: u64,
    legal_max_ns: u64,
    legal_longest_list: usize,
    state_bytes: usize,
    search_years_per_second_alone: f64,
    search_years_per_second_at_four: f64,
    pioneer_simulations_per_second: f64,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let start = State::new(args.edition.load()?, args.players)?;
    let players = vec![Level::Random; usize::from(args.players)];
    let speed = speed(&start, &players, args.seed, Duration::from_secs(args.seconds))?;
    let latency = latency(&start, &players, args.seed, args.latency_games)?;
    let measured = Measured {
        players: args.players,
        decisions_per_second: speed.decisions,
        actions_per_second: speed.actions,
        games_per_second: speed.games,
        clone_ns: clone_ns(&start, &players, args.seed)?,
        legal_calls: latency.calls,
        legal_mean_ns: latency.mean,
        legal_p9999_ns: latency.p9999,
        legal_max_ns: latency.max,
        legal_longest_list: latency.longest_list,
        state_bytes: size_of::<State>(),
        search_years_per_second_alone: years_per_second(&State::new(start.edition(), 1)?, args.seed)?,
        search_years_per_second_at_four: years_per_second(&State::new(start.edition(), 4)?, args.seed)?,
        pioneer_simulations_per_second: simulations_per_second(&State::new(start.edition(), 1)?, args.seed)?,
    };
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&measured)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let Measured { decisions_per_second, actions_per_second, games_per_second, clone_ns, .. } = measured;
    writeln!(out, "Random play, {} players, one thread", args.players)?;
    writeln!(out, "  decisions per second   {decisions_per_second:>12.0}")?;
    writeln!(out, "  with chance actions    {actions_per_second:>12.0}")?;
    writeln!(out, "  games per second       {games_per_second:>12.0}")?;
    writeln!(out, "  copying a state        {clone_ns:>12.1} ns, {} bytes", measured.state_bytes)?;
    writeln!(out, "  a legal list, mean     {:>12.1} ns", measured.legal_mean_ns)?;
    writeln!(out, "  99.99th percentile     {:>12} ns", measured.legal_p9999_ns)?;
    writeln!(out, "  slowest                {:>12} ns, of {} lists", measured.legal_max_ns, measured.legal_calls)?;
    writeln!(out, "  longest legal list     {:>12} actions", measured.legal_longest_list)?;
    writeln!(out, "Search, one thread")?;
    writeln!(out, "  years simulated per second, alone        {:>12.0}", measured.search_years_per_second_alone)?;
    writeln!(out, "  the same, four farms                     {:>12.0}", measured.search_years_per_second_at_four)?;
    writeln!(out, "  pioneer's simulations per second, alone  {:>12.0}", measured.pioneer_simulations_per_second)?;
    Ok(ExitCode::SUCCESS)
}

struct Speed {
    decisions: f64,
    actions: f64,
    games: f64,
}

fn speed(start: &State, players: &[Level], seed: u64, time: Duration) -> anyhow::Result<Speed> {
    let (mut decisions, mut actions, mut games) = (0u64, 0u64, 0u64);
    let began = Instant::now();
    while began.elapsed() < time {
        let mut state = *start;
        Players::of_bots::<WalnutGrove>(players, seed, games).play_out(&mut state, |choice, _| {
            actions += 1;
            decisions += u64::from(choice.actor != Actor::Nature);
        });
        state.outcome().context("a game did not end")?;
        games += 1;
    }
    let per_second = per(began.elapsed());
    Ok(Speed { decisions: per_second(decisions), actions: per_second(actions), games: per_second(games) })
}

fn per(time: Duration) -> impl Fn(u64) -> f64 {
    move |count| f64_of(count) / time.as_secs_f64()
}

/// Counts here are far below 2^53, where every whole number has its own `f64`.
#[expect(clippy::as_conversions, reason = "there is no other way from u64 to f64")]
fn f64_of(count: u64) -> f64 {
    count as f64
}

struct Latency {
    calls: u64,
    mean: f64,
    p9999: u64,
    max: u64,
    longest_list: usize,
}

/// From here on a call is timed again: it was probably interrupted.
const SUSPECT: Duration = Duration::from_micros(5);
const SECOND_LOOKS: u32 = 5;

/// Times every legal list of every seat by itself. The clock's own time is included in each; a slow call is repeated
/// on the same state and its fastest time counts, because other programs interrupt and the call is pure.
fn latency(start: &State, players: &[Level], seed: u64, games: u64) -> anyhow::Result<Latency> {
    let mut histogram = vec![0u64; 100_000];
    let (mut calls, mut total, mut max, mut longest_list) = (0u64, 0u64, 0u64, 0usize);
    let mut legal = Vec::with_capacity(512);
    for game in 0..games {
        let mut state = *start;
        let mut company = Players::of_bots::<WalnutGrove>(players, seed, game);
        while let Some(actor) = state.next_actor() {
            if actor != Actor::Nature {
                let ns = legal_ns(&state, actor, &mut legal);
                calls += 1;
                total += ns;
                max = max.max(ns);
                longest_list = longest_list.max(legal.len());
                if let Some(count) = usize::try_from(ns).ok().and_then(|ns| histogram.get_mut(ns)) {
                    *count += 1;
                }
            }
            let choice = company.choose(&state).context("a game did not go on")?;
            state.apply_legal(choice.actor, choice.action, &mut table::Ignore);
        }
    }
    Ok(Latency {
        calls,
        mean: f64_of(total) / f64_of(calls.max(1)),
        p9999: percentile(&histogram, calls).unwrap_or(max),
        max,
        longest_list,
    })
}

fn legal_ns(state: &State, actor: Actor, legal: &mut Vec<walnut_grove::Action>) -> u64 {
    let mut once = || {
        let began = Instant::now();
        black_box(state).legal(actor, black_box(legal));
        began.elapsed()
    };
    let mut time = once();
    for _ in 0..SECOND_LOOKS {
        if time < SUSPECT {
            break;
        }
        time = time.min(once());
    }
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// The 99.99th percentile: the time that all but one in ten thousand calls stay within.
fn percentile(histogram: &[u64], calls: u64) -> Option<u64> {
    let mut beyond = calls;
    (0..).zip(histogram).find_map(|(ns, count)| {
        beyond = beyond.saturating_sub(*count);
        (beyond * 10_000 <= calls).then_some(ns)
    })
}

fn clone_ns(start: &State, players: &[Level], seed: u64) -> anyhow::Result<f64> {
    const COPIES: u64 = 5_000_000;
    let mut state = *start;
    let mut company = Players::of_bots::<WalnutGrove>(players, seed, 0);
    while state.year() < 5 {
        let choice = company.choose(&state).context("a game did not go on")?;
        state.apply_legal(choice.actor, choice.action, &mut table::Ignore);
    }
    let began = Instant::now();
    for _ in 0..COPIES {
        black_box(*black_box(&state));
    }
    Ok(began.elapsed().as_secs_f64() * 1e9 / f64_of(COPIES))
}

/// How long each part of the search is measured.
const SEARCH_TIME: Duration = Duration::from_secs(2);

/// Whole games by the heuristic, as a search plays on beyond its tree; eight years each.
fn years_per_second(start: &State, seed: u64) -> anyhow::Result<f64> {
    let mut games = 0;
    let began = Instant::now();
    while began.elapsed() < SEARCH_TIME {
        let mut state = *start;
        bots::rollout::<WalnutGrove>(&mut state, &mut Dealer::new(seed, games));
        state.outcome().context("a game did not end")?;
        games += 1;
    }
    Ok(per(began.elapsed())(games * u64::from(YEARS)))
}

/// Simulations of pioneer's search at each of its own decisions in a game.
fn simulations_per_second(start: &State, seed: u64) -> anyhow::Result<f64> {
    let bot = Bot { level: Level::Pioneer, effort: Some(Effort::Work(50)) };
    let search = bot.search::<WalnutGrove>().context("pioneer searches")?;
    let mut simulations = 0u64;
    let mut time = Duration::ZERO;
    for game in 0.. {
        let mut state = *start;
        let mut company = Players::of_bots::<WalnutGrove>(&[Level::Farmhand], seed, game);
        while let Some(choice) = company.choose(&state) {
            if let Actor::Seat(seat) = choice.actor {
                let began = Instant::now();
                let mut dealer = Dealer::new(seed, game);
                search.rate_with::<WalnutGrove>(&[state], seat, &mut dealer, None, |_, _| simulations += 1);
                time += began.elapsed();
            }
            state.apply_legal(choice.actor, choice.action, &mut table::Ignore);
        }
        if time > SEARCH_TIME {
            break;
        }
    }
    Ok(per(time)(simulations))
}
