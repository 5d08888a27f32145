//! Teaching the pioneer's value function.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use bots::training::{self, Lesson};
use bots::{Effort, Evaluation, Evaluator, Statistics};
use host::Title;
use table::{Chance, Setup};

use crate::game_args::{GameArgs, begin};
use crate::series::Series;

/// Lets pioneers play against themselves and fits the value function that they evaluate positions with.
///
/// In the first round they evaluate by the heuristic, afterwards by what they have learned so far. After every round the
/// network is fitted anew to all games played, and written to the file. The result depends on the options only, not on
/// the number of threads.
#[derive(clap::Args)]
#[command(after_help = "Example, about a quarter of an hour on two cores:
  homestead train --games 800 --rounds 8 --out value.txt")]
pub struct Args {
    /// Where the network goes.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many games each round plays.
    #[arg(long, default_value_t = 800, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many rounds.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// How long a pupil thinks about each decision; with a number of simulations the result repeats exactly.
    #[arg(long, default_value = "40n")]
    effort: Effort,
    /// How often each fit goes through all lessons.
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..))]
    passes: u16,
    /// Goes on from the network that comes with the program instead of from the heuristic.
    #[arg(long)]
    go_on: bool,
    /// The seed of all draws and random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap would show it as a help text")]
    pub game: GameArgs,
}

/// Trains a network and writes it to the file.
pub fn run<T: Title>(args: &Args) -> anyhow::Result<ExitCode> {
    let setup = args.game.setup::<T>()?;
    let epochs = T::Evaluation::epochs_left(&begin::<T>(&setup, *setup.seats().start())?);
    let mut out = anstream::stdout().lock();
    let mut evaluator = if args.go_on { Evaluator::best::<T::Evaluation>() } else { Evaluator::Heuristic };
    let mut lessons: Vec<Lesson> = Vec::new();
    for round in 0..args.rounds {
        let (mut points, mut seats) = (0, 0);
        let before = lessons.len();
        args.series.play(
            args.games,
            |game| {
                let number = round * args.games + game;
                training::self_play::<T::Evaluation>(&setup, evaluator, args.effort, args.seed, number)
                    .with_context(|| format!("game {number} did not end"))
            },
            |game| {
                points += game.points.iter().sum::<i32>();
                seats += i32::try_from(game.points.len())?;
                lessons.extend(game.lessons);
                Ok(())
            },
        )?;
        let foreseen = match (evaluator, lessons.get(before..)) {
            (Evaluator::Network(network), Some(new)) => format!("{:.2}", training::error(network, new)),
            _ => "-".to_owned(),
        };
        let Some(inputs) = lessons.first().map(|lesson| lesson.inputs.len()) else { bail!("there are no lessons") };
        let mut chance = Chance::new(args.seed, round);
        let untrained = training::untrained(inputs, &mut chance);
        let network = training::fit(untrained, &lessons, args.passes, &mut chance);
        writeln!(
            out,
            "round {}: {:.2} points on average, {} lessons, squared error {foreseen} before and {:.2} after",
            round + 1,
            f64::from(points) / f64::from(seats.max(1)),
            lessons.len(),
            training::error(&network, &lessons)
        )?;
        let left = format!("1 to {epochs} {}", T::Statistics::EPOCHS);
        let text = format!("{}{network}", head(args, &setup, round + 1, &left));
        std::fs::write(&args.out, &text).with_context(|| format!("cannot write {}", args.out.display()))?;
        // As it is read back: what the file rounds, the next round plays with.
        evaluator = Evaluator::Network(Box::leak(Box::new(text.parse().map_err(|error: String| anyhow!(error))?)));
    }
    Ok(ExitCode::SUCCESS)
}

/// What made the file.
fn head(args: &Args, setup: &impl Setup, rounds: u64, left: &str) -> String {
    let edition = setup.edition();
    let mut more = String::new();
    if let Some(game) = &args.game.game {
        more += &format!(" --game {game}");
    }
    if !args.game.options.is_empty() {
        more += &format!(" --with '{}'", args.game.options);
    }
    if args.go_on {
        more += " --go-on";
    }
    format!(
        "# The pioneer's value function, format 1. Learned with edition {edition} by\n\
         # homestead train --games {} --rounds {rounds} --effort {} --passes {} --seed {}{more}\n\
         # Lines: how far off it is with {left} left; offsets; voices; then a line for each number of a description.\n",
        args.games, args.effort, args.passes, args.seed
    )
}
