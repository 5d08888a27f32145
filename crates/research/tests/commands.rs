//! The commands with the toy: it counts nothing, has no network and no pictures, and with an option no solo game.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use clap::{Args, FromArgMatches};
use playtest::counting::{Counting, Options, Title};
use research::verify::Unchecked;
use research::{GameArgs, analyze, arena, bench, edition, game_of, replay, sample, sim, train, verify};
use table::{Game, Setup};

fn parse<A: Args + FromArgMatches>(line: &str) -> A {
    // An option with a value is one word of the command line: `rounds_8`.
    let words = line.split(' ').filter(|word| !word.is_empty()).map(|word| word.replace('_', " "));
    let command = A::augment_args(clap::Command::new("test").no_binary_name(true));
    A::from_arg_matches(&command.try_get_matches_from(words).unwrap()).unwrap()
}

fn runs(done: anyhow::Result<ExitCode>) {
    assert_eq!(done.map_err(|error| format!("{error:#}")).unwrap(), ExitCode::SUCCESS);
}

fn refuses(done: anyhow::Result<ExitCode>, expected: &str) {
    let error = format!("{:#}", done.unwrap_err());
    assert!(error.contains(expected), "{error}");
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

fn verifies(file: &str) -> ExitCode {
    let check = |game: &str, file: &Unchecked<'_>| (game == Counting::NAME).then(|| verify::check::<Title>(file));
    verify::run(&parse(file), check).unwrap()
}

#[test]
fn simulated_games_are_recorded_with_their_options_and_verify() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "games.hgr");
    let line = format!("--players random,seedling,farmhand --games 20 --referee --with rounds_8 --records {file}");
    runs(sim::run::<Title>(&parse(&line)));
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.matches("\nOptions: rounds 8\n").count(), 20);
    assert_eq!(game_of(Path::new(&file)).unwrap(), "counting");
    assert_eq!(verifies(&file), ExitCode::SUCCESS);
    fs::write(&file, text.replace("Game: counting", "Game: chess")).unwrap();
    assert_eq!(verifies(&file), ExitCode::FAILURE, "there is no such game");
    runs(sim::run::<Title>(&parse("--players random,random --games 20 --json")));
}

#[test]
fn the_number_of_players_is_the_games_own() {
    runs(arena::run::<Title>(&parse("random farmhand --games 6 --visits")));
    runs(arena::run::<Title>(&parse("random farmhand --games 6 --players 3 --with together --json")));
    let four = arena::run::<Title>(&parse("random farmhand --players 4 --with together"));
    refuses(four, "a table of the arena has 2 or 3 players");
    refuses(arena::run::<Title>(&parse("random farmhand --players 1 --with together")), "write --solo instead");
    refuses(arena::run::<Title>(&parse("--solo random --with together")), "two or three players, not 1");
    refuses(sim::run::<Title>(&parse("--players random --with together")), "two or three players, not 1");
    refuses(bench::run::<Title>(&parse("--players 9 --with together")), "two or three players, not 9");
}

#[test]
fn an_edition_or_an_option_that_is_wrong_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "edition.txt");
    let setup = |line: &str| parse::<GameArgs>(line).setup::<Title>().map_err(|error| format!("{error:#}"));
    assert_eq!(setup("").unwrap().options(), "");
    assert_eq!(setup("--with rounds_8").unwrap().options(), "rounds 8");
    let wrong = setup("--with short").unwrap_err();
    assert!(wrong.starts_with("--with short: «short» is no option; write «first 2»"), "{wrong}");
    fs::write(&file, "fancy").unwrap();
    assert_eq!(setup(&format!("--edition {file}")).unwrap_err(), format!("{file}: counting has one edition"));
    refuses(edition::run::<Title>(&parse(&file)), "counting has one edition");
    fs::write(&file, Options::EDITION).unwrap();
    assert_eq!(setup(&format!("--edition {file} --with rounds_8")).unwrap().options(), "rounds 8");
    runs(edition::run::<Title>(&parse(&file)));
    assert_eq!(parse::<GameArgs>("").name("counting"), "counting");
    assert_eq!(parse::<GameArgs>("--game chess").name("counting"), "chess");
}

#[test]
fn a_recorded_game_is_told_and_judged_but_has_no_picture() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "game.hgr");
    runs(sim::run::<Title>(&parse(&format!("--players random,random --games 1 --records {file}"))));
    runs(replay::run::<Title>(&parse(&format!("{file} --plain --lang en")), &()));
    runs(replay::run::<Title>(&parse(&format!("{file} --at 4 --as json --viewer 2")), &()));
    let picture = replay::run::<Title>(&parse(&format!("{file} --as svg")), &());
    refuses(picture, "there are no pictures of Counting");
    runs(analyze::run::<Title>(&parse(&format!("{file} --level pioneer:5n --lang en"))));
    runs(sample::run::<Title>(&parse("--lang en"), &()));
}

#[test]
fn training_seats_as_many_as_can_play_and_names_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "value.txt");
    let line = format!("--out {file} --games 4 --rounds 1 --effort 2n --passes 1 --game counting --with rounds_8");
    runs(train::run::<Title>(&parse(&line)));
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains(" --seed 1 --game counting --with 'rounds 8'\n"), "{text}");
    assert!(text.contains("with 1 to 9 epochs left"), "{text}");
}
