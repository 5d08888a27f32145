//! Homestead: a home for farm board games. This file only reads the command line and hands over.

mod admin;
mod manual;
mod play;
mod serve;
mod terminal;
mod titles;

use std::process::ExitCode;

use anyhow::anyhow;
use clap::{CommandFactory, Parser, Subcommand};
use games::Visitor;
use mimalloc::MiMalloc;
use research::verify::Unchecked;
use research::{analyze, arena, bench, bots, edition, replay, sample, sim, train, verify};
use terminal::Terminal;
use tui::Title;

/// Pages and searches are made of many small pieces; see docs/benchmarks.md.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A home for farm board games, played, replayed, studied.
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
    Games(titles::Args),
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
    match command.map_or(Ok(ExitCode::FAILURE), run) {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("homestead: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => study(args.game(), Study::Play(&args)),
        Command::Games(args) => titles::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Sample(args) => study(args.game.game.clone(), Study::Sample(&args)),
        Command::Sim(args) => study(args.game.game.clone(), Study::Sim(&args)),
        Command::Arena(args) => study(args.game.game.clone(), Study::Arena(&args)),
        Command::Train(args) => study(args.game.game.clone(), Study::Train(&args)),
        Command::Bench(args) => study(args.game.game.clone(), Study::Bench(&args)),
        Command::Edition(args) => study(args.game.clone(), Study::Edition(&args)),
        Command::Replay(args) => study(Some(research::game_of(&args.file)?), Study::Replay(&args)),
        Command::Analyze(args) => study(Some(research::game_of(&args.file)?), Study::Analyze(&args)),
        Command::Verify(args) => verify::run(&args, |game, file| games::visit(game, Check(file))),
        Command::Bots(args) => bots::run(&args),
        Command::Completions(args) => manual::complete(&args, Cli::command()),
        Command::Man(args) => manual::manual(&args, Cli::command()),
    }
}

/// A command that is about one game.
enum Study<'a> {
    Play(&'a play::Args),
    Sample(&'a sample::Args),
    Sim(&'a sim::Args),
    Arena(&'a arena::Args),
    Train(&'a train::Args),
    Bench(&'a bench::Args),
    Edition(&'a edition::Args),
    Replay(&'a replay::Args),
    Analyze(&'a analyze::Args),
}

impl Visitor for Study<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn visit<T: Title>(self) -> anyhow::Result<ExitCode> {
        match self {
            Study::Play(args) => play::run::<T>(args),
            Study::Sample(args) => sample::run::<T>(args, &Terminal),
            Study::Sim(args) => sim::run::<T>(args),
            Study::Arena(args) => arena::run::<T>(args),
            Study::Train(args) => train::run::<T>(args),
            Study::Bench(args) => bench::run::<T>(args),
            Study::Edition(args) => edition::run::<T>(args),
            Study::Replay(args) => replay::run::<T>(args, &Terminal),
            Study::Analyze(args) => analyze::run::<T>(args),
        }
    }
}

/// Runs a command with the game of this name; with the first one if none is named.
fn study(game: Option<String>, command: Study<'_>) -> anyhow::Result<ExitCode> {
    let known: Vec<&str> = games::ALL.iter().map(|title| title.name()).collect();
    let name = game.as_deref().or(known.first().copied()).unwrap_or_default();
    let unknown = || Err(anyhow!("this program has no game «{name}»; it has {}", known.join(", ")));
    games::visit(name, command).unwrap_or_else(unknown)
}

/// Checks the records of a file.
struct Check<'a>(&'a Unchecked<'a>);

impl Visitor for Check<'_> {
    type Output = anyhow::Result<()>;

    fn visit<T: Title>(self) -> anyhow::Result<()> {
        verify::check::<T>(self.0)
    }
}

/// `homestead … | head` is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(broken))
}
