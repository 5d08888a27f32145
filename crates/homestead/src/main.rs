//! Homestead: a home for farm board games. This file only reads the command line and hands over.

mod admin;
mod analyze;
mod arena;
mod bench;
mod bots;
mod edition;
mod entrant;
mod histogram;
mod language;
mod manual;
mod play;
mod progress;
mod replay;
mod sample;
mod series;
mod serve;
mod sim;
mod stopwatch;
mod story;
mod style;
mod svg;
mod tally;
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
    Sample(sample::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Replay(replay::Args),
    Analyze(analyze::Args),
    Verify(verify::Args),
    Train(train::Args),
    Bots(bots::Args),
    Edition(edition::Args),
    Bench(bench::Args),
    Completions(manual::Completions),
    Man(manual::Manual),
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
        Some(Command::Bots(args)) => bots::run(&args),
        Some(Command::Edition(args)) => edition::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Completions(args)) => manual::complete(&args, Cli::command()),
        Some(Command::Man(args)) => manual::manual(&args, Cli::command()),
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
