//! Homestead: a home for farm board games. This file only reads the command line and hands over.

mod admin;
mod analyze;
mod arena;
mod bench;
mod editions;
mod entrant;
mod histogram;
mod levels;
mod pages;
mod picture;
mod play;
mod progress;
mod replay;
mod sample;
mod series;
mod serve;
mod sim;
mod stopwatch;
mod svg;
mod tally;
mod tell;
mod train;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use mimalloc::MiMalloc;

/// Pages and searches are made of many small pieces; see docs/benchmarks.md.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A home for farm board games: Walnut Grove, played, replayed, studied.
///
/// Without a command, runs a site on this machine, as `homestead serve` does.
#[derive(Parser)]
#[command(name = "homestead", version, max_term_width = 110)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Admin(admin::Args),
    /// Plays a game between bots and prints it as a story.
    Sample(sample::Args),
    /// Plays many games and reports scores by category, lengths and choices.
    Sim(sim::Args),
    Arena(arena::Args),
    /// Shows a recorded game: a summary, or the table after any action.
    Replay(replay::Args),
    /// Looks at a recorded game with a bot's eyes: what to expect, the best actions, what was given away.
    Analyze(analyze::Args),
    /// Replays recorded games and checks every action, the invariants and the result.
    Verify(verify::Args),
    /// Lets pioneers play against themselves and fits the value function that they judge positions with.
    Train(train::Args),
    /// Introduces the bots: their names, characters, and how long they think.
    Bots(levels::Args),
    /// Checks an edition file and says what is in it.
    Edition(editions::Args),
    /// Measures how fast the rules are.
    Bench(bench::Args),
    Completions(pages::Completions),
    Man(pages::Manual),
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let command = command.or_else(|| Cli::parse_from(["homestead", "serve"]).command);
    let done = match command {
        None => Ok(ExitCode::FAILURE),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Sample(args)) => sample::run(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Analyze(args)) => analyze::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Bots(args)) => levels::run(&args),
        Some(Command::Edition(args)) => editions::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Completions(args)) => pages::complete(&args, Cli::command()),
        Some(Command::Man(args)) => pages::manual(&args, Cli::command()),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("homestead: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// `homestead … | head` is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(broken))
}
