//! How fast the rules are.

use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use bots::{Bot, Effort, Evaluation, Level, Players, Statistics};
use host::Title;
use serde_json::{Map, Value, json};
use table::{Actor, Chance, Game, Ignore, Setup};

use crate::game_args::{GameArgs, begin};

/// Measures how fast the rules are, on one thread, with random players.
///
/// A decision is a choice among at least two legal actions that a seat makes; the legal list and the change of state
/// are included. Chance and forced steps take their time but are not counted. `cargo xtask bench` compares with peers.
#[derive(clap::Args)]
pub struct Args {
    /// How many play [default: the most that can].
    #[arg(long)]
    players: Option<u8>,
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
    #[allow(missing_docs, reason = "clap would show it as a help text")]
    pub game: GameArgs,
}

/// What was measured.
struct Measured {
    players: u8,
    speed: Speed,
    clone_ns: f64,
    latency: Latency,
    state_bytes: usize,
    /// Epochs simulated per second, with the fewest and with the most players.
    epochs: [(u8, f64); 2],
    /// Simulations of pioneer per second, with the fewest players.
    simulations: f64,
}

/// Measures everything and prints it.
pub fn run<T: Title>(args: &Args) -> anyhow::Result<ExitCode> {
    let setup = args.game.setup::<T>()?;
    let (fewest, most) = setup.seats().into_inner();
    let players = args.players.unwrap_or(most);
    let start = begin::<T>(&setup, players)?;
    let levels = vec![Level::Random; usize::from(players)];
    let small = begin::<T>(&setup, fewest)?;
    let measured = Measured {
        players,
        speed: speed::<T::Evaluation>(&start, &levels, args.seed, Duration::from_secs(args.seconds))?,
        latency: latency::<T::Evaluation>(&start, &levels, args.seed, args.latency_games)?,
        clone_ns: clone_ns::<T::Evaluation>(&start, &levels, args.seed)?,
        state_bytes: size_of::<T::Game>(),
        epochs: [
            (fewest, epochs_per_second::<T::Evaluation>(&small, args.seed)?),
            (most, epochs_per_second::<T::Evaluation>(&begin::<T>(&setup, most)?, args.seed)?),
        ],
        simulations: simulations_per_second::<T::Evaluation>(&small, args.seed)?,
    };
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&measured.json::<T>())?)?;
    } else {
        measured.print::<T>(&mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Measured {
    fn json<T: Title>(&self) -> Value {
        let mut all = Map::new();
        let mut put = |name: &str, value: Value| all.insert(name.to_owned(), value);
        put("players", json!(self.players));
        put("decisions_per_second", json!(self.speed.decisions));
        put("actions_per_second", json!(self.speed.actions));
        put("games_per_second", json!(self.speed.games));
        put("clone_ns", json!(self.clone_ns));
        put("legal_calls", json!(self.latency.calls));
        put("legal_mean_ns", json!(self.latency.mean));
        put("legal_p9999_ns", json!(self.latency.p9999));
        put("legal_max_ns", json!(self.latency.max));
        put("legal_longest_list", json!(self.latency.longest_list));
        put("state_bytes", json!(self.state_bytes));
        for (players, epochs) in self.epochs {
            let at = if players == 1 { "alone".to_owned() } else { format!("at_{}", word(players)) };
            put(&format!("search_{}_per_second_{at}", T::Statistics::EPOCHS), json!(epochs));
        }
        put("pioneer_simulations_per_second", json!(self.simulations));
        all.into()
    }

    fn print<T: Title>(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Measured { players, speed, latency, epochs: [(fewest, with_fewest), (most, with_most)], .. } = self;
        writeln!(out, "Random play, {players} players, one thread")?;
        writeln!(out, "  decisions per second   {:>12.0}", speed.decisions)?;
        writeln!(out, "  with chance actions    {:>12.0}", speed.actions)?;
        writeln!(out, "  games per second       {:>12.0}", speed.games)?;
        writeln!(out, "  copying a state        {:>12.1} ns, {} bytes", self.clone_ns, self.state_bytes)?;
        writeln!(out, "  a legal list, mean     {:>12.1} ns", latency.mean)?;
        writeln!(out, "  99.99th percentile     {:>12} ns", latency.p9999)?;
        writeln!(out, "  slowest                {:>12} ns, of {} lists", latency.max, latency.calls)?;
        writeln!(out, "  longest legal list     {:>12} actions", latency.longest_list)?;
        writeln!(out, "Search, one thread")?;
        let of = |players: u8| match players {
            1 => "alone".to_owned(),
            _ => format!("{} {}", word(players), T::Statistics::SEATS),
        };
        let few = of(*fewest);
        let simulated = format!("{} simulated per second, {few}", T::Statistics::EPOCHS);
        writeln!(out, "  {simulated:<40} {with_fewest:>12.0}")?;
        writeln!(out, "  {:<40} {with_most:>12.0}", format!("the same, {}", of(*most)))?;
        let simulations = format!("pioneer's simulations per second, {few}");
        writeln!(out, "  {simulations:<40} {:>12.0}", self.simulations)?;
        Ok(())
    }
}

/// A number of players in words.
fn word(players: u8) -> String {
    let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"];
    words.get(usize::from(players)).map_or_else(|| players.to_string(), |&word| word.to_owned())
}

struct Speed {
    decisions: f64,
    actions: f64,
    games: f64,
}

fn speed<E: Evaluation>(start: &E::Game, levels: &[Level], seed: u64, time: Duration) -> anyhow::Result<Speed> {
    let (mut decisions, mut actions, mut games) = (0u64, 0u64, 0u64);
    let began = Instant::now();
    while began.elapsed() < time {
        let mut state = start.clone();
        Players::of_bots::<E>(levels, seed, games).play_out(&mut state, |choice, _| {
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
fn latency<E: Evaluation>(start: &E::Game, levels: &[Level], seed: u64, games: u64) -> anyhow::Result<Latency> {
    let mut histogram = vec![0u64; 100_000];
    let (mut calls, mut total, mut max, mut longest_list) = (0u64, 0u64, 0u64, 0usize);
    let mut legal = Vec::with_capacity(512);
    for game in 0..games {
        let mut state = start.clone();
        let mut players = Players::of_bots::<E>(levels, seed, game);
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
            let choice = players.choose(&state).context("a game did not go on")?;
            state.apply_legal(choice.actor, choice.action, &mut Ignore);
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

fn legal_ns<G: Game>(state: &G, actor: Actor, legal: &mut Vec<G::Action>) -> u64 {
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

/// Copies a state from the middle of a game.
fn clone_ns<E: Evaluation>(start: &E::Game, levels: &[Level], seed: u64) -> anyhow::Result<f64> {
    const COPIES: u64 = 5_000_000;
    let mut state = start.clone();
    let mut players = Players::of_bots::<E>(levels, seed, 0);
    while 2 * E::epochs_left(&state) > E::epochs_left(start) {
        let choice = players.choose(&state).context("a game did not go on")?;
        state.apply_legal(choice.actor, choice.action, &mut Ignore);
    }
    let began = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(&state).clone());
    }
    Ok(began.elapsed().as_secs_f64() * 1e9 / f64_of(COPIES))
}

/// How long each part of the search is measured.
const SEARCH_TIME: Duration = Duration::from_secs(2);

/// Whole games by the heuristic, as a search plays on beyond its tree.
fn epochs_per_second<E: Evaluation>(start: &E::Game, seed: u64) -> anyhow::Result<f64> {
    let mut games = 0;
    let began = Instant::now();
    while began.elapsed() < SEARCH_TIME {
        let mut state = start.clone();
        bots::rollout::<E>(&mut state, &mut Chance::new(seed, games));
        state.outcome().context("a game did not end")?;
        games += 1;
    }
    Ok(per(began.elapsed())(games * u64::try_from(E::epochs_left(start))?))
}

/// Simulations of pioneer's search at each of its own decisions in a game.
fn simulations_per_second<E: Evaluation>(start: &E::Game, seed: u64) -> anyhow::Result<f64> {
    let bot = Bot { level: Level::Pioneer, effort: Some(Effort::Work(50)) };
    let search = bot.search::<E>().context("pioneer searches")?;
    let levels = vec![Level::Farmhand; usize::from(start.seats())];
    let mut simulations = 0u64;
    let mut time = Duration::ZERO;
    for game in 0.. {
        let mut state = start.clone();
        let mut players = Players::of_bots::<E>(&levels, seed, game);
        while let Some(choice) = players.choose(&state) {
            if let Actor::Seat(seat) = choice.actor {
                let began = Instant::now();
                let mut chance = Chance::new(seed, game);
                search.rate_with::<E>(&[state.clone()], seat, &mut chance, None, |_, _| simulations += 1);
                time += began.elapsed();
            }
            state.apply_legal(choice.actor, choice.action, &mut Ignore);
        }
        if time > SEARCH_TIME {
            break;
        }
    }
    Ok(per(time)(simulations))
}
