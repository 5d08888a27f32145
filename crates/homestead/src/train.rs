//! Teaching the pioneer's value function.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use bots::training::{self, Lesson};
use bots::{Effort, Evaluator};
use table::Dealer;
use walnut_grove::Setup;
use walnut_grove_bots::WalnutGrove;

use crate::edition::EditionOption;
use crate::series::Series;

/// Lets pioneers play against themselves and fits the value function that they judge positions with.
///
/// In the first round they judge by rules of thumb, afterwards by what they have learned so far. After every round the
/// network is fitted anew to all games played, and written to the file. The result depends on the options only, not on
/// the number of threads.
#[derive(clap::Args)]
#[command(after_help = "Example, about a quarter of an hour on two cores:
  homestead train --games 800 --rounds 8 --out games/walnut-grove/bots/value.txt")]
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
    /// Goes on from the network that comes with the program instead of from rules of thumb.
    #[arg(long)]
    go_on: bool,
    /// The seed of all draws and random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    series: Series,
    #[command(flatten)]
    edition: EditionOption,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let edition = args.edition.load()?;
    let mut out = anstream::stdout().lock();
    let setup = Setup::new(edition);
    let mut evaluator = if args.go_on { Evaluator::best::<WalnutGrove>() } else { Evaluator::Heuristic };
    let mut lessons: Vec<Lesson> = Vec::new();
    for round in 0..args.rounds {
        let (mut points, mut farms) = (0, 0);
        let before = lessons.len();
        args.series.play(
            args.games,
            |game| {
                let number = round * args.games + game;
                training::self_play::<WalnutGrove>(&setup, evaluator, args.effort, args.seed, number)
                    .with_context(|| format!("game {number} did not end"))
            },
            |game| {
                points += game.points.iter().sum::<i32>();
                farms += i32::try_from(game.points.len())?;
                lessons.extend(game.lessons);
                Ok(())
            },
        )?;
        let foreseen = match (evaluator, lessons.get(before..)) {
            (Evaluator::Network(network), Some(new)) => format!("{:.2}", training::error(network, new)),
            _ => "-".to_owned(),
        };
        let Some(inputs) = lessons.first().map(|lesson| lesson.inputs.len()) else { bail!("there are no lessons") };
        let mut dealer = Dealer::new(args.seed, round);
        let untrained = training::untrained(inputs, &mut dealer);
        let network = training::fit(untrained, &lessons, args.passes, &mut dealer);
        writeln!(
            out,
            "round {}: {:.2} points on average, {} lessons, squared error {foreseen} before and {:.2} after",
            round + 1,
            f64::from(points) / f64::from(farms.max(1)),
            lessons.len(),
            training::error(&network, &lessons)
        )?;
        let text = format!("{}{network}", head(args, edition.title(), round + 1));
        std::fs::write(&args.out, &text).with_context(|| format!("cannot write {}", args.out.display()))?;
        // As it is read back: what the file rounds, the next round plays with.
        evaluator = Evaluator::Network(Box::leak(Box::new(text.parse().map_err(|error: String| anyhow!(error))?)));
    }
    Ok(ExitCode::SUCCESS)
}

/// What made the file.
fn head(args: &Args, edition: String, rounds: u64) -> String {
    let go_on = if args.go_on { " --go-on" } else { "" };
    format!(
        "# The pioneer's value function, format 1. Learned with edition {edition} by\n\
         # homestead train --games {} --rounds {rounds} --effort {} --passes {} --seed {}{go_on}\n\
         # Lines: how far off it is with 1 to 8 years left; offsets; voices; then a line for each number of a description.\n",
        args.games, args.effort, args.passes, args.seed
    )
}
