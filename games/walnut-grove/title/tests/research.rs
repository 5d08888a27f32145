//! Walnut Grove in the commands that study games.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use std::fs;
use std::process::ExitCode;

use bots::{Evaluation, Level, Players, Statistics, Trait};
use clap::{Args, FromArgMatches};
use research::{arena, game_of, replay, sim, train, verify};
use table::{Actor, Game, Seat, Setup as _};
use walnut_grove::{Action, Setup, State};
use walnut_grove_bots::{WalnutGrove, WalnutGroveStatistics};
use walnut_grove_title::Title;

/// From before the commands were generic.
const RESULTS: [&str; 3] = ["-7 19 25; winner 3", "-8 22 21; winner 2", "-6 15 26; winner 3"];

fn parse<A: Args + FromArgMatches>(words: &[&str]) -> A {
    let command = A::augment_args(clap::Command::new("test").no_binary_name(true));
    A::from_arg_matches(&command.try_get_matches_from(words).unwrap()).unwrap()
}

fn runs(done: anyhow::Result<ExitCode>) {
    assert_eq!(done.map_err(|error| format!("{error:#}")).unwrap(), ExitCode::SUCCESS);
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

fn played(seats: u8, mut watch: impl FnMut(Actor, &State, Action)) -> State {
    let mut state = State::begin(&Setup::usual(), seats, State::RULES).unwrap();
    let levels = vec![Level::Farmhand; usize::from(seats)];
    let mut players = Players::of_bots::<WalnutGrove>(&levels, 11, 0);
    players.play_out(&mut state, |choice, state| watch(choice.actor, state, choice.action));
    state
}

#[test]
fn a_seed_gives_the_games_it_always_gave() {
    let folder = tempfile::tempdir().unwrap();
    let (file, picture) = (path(&folder, "games.hgr"), path(&folder, "table.svg"));
    let players = "seedling,farmhand,settler:1n";
    let line = ["--players", players, "--games", "3", "--seed", "7", "--referee", "--records", &file];
    runs(sim::run::<Title>(&parse(&line)));
    let text = fs::read_to_string(&file).unwrap();
    let results: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("Result: ")).collect();
    assert_eq!(results, RESULTS);
    assert_eq!(game_of(file.as_ref()).unwrap(), State::NAME);
    runs(verify::run(&parse(&[&file]), |_, file| Some(verify::check::<Title>(file))));
    runs(replay::run::<Title>(&parse(&[&file, "--at", "90", "--lang", "en", "--as", "svg", "--out", &picture]), &()));
    assert!(fs::read_to_string(picture).unwrap().contains("Walnut Grove – Year "));
}

#[test]
fn the_first_seat_can_be_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "games.hgr");
    let line = ["--players", "random,random", "--games", "2", "--with", "first 2", "--records", &file];
    runs(sim::run::<Title>(&parse(&line)));
    assert_eq!(fs::read_to_string(file).unwrap().matches("\nOptions: first 2\n").count(), 2);
}

#[test]
fn categories_add_up_to_the_points() {
    let state = played(3, |_, _, _| ());
    for (seat, points) in Seat::all(3).zip(state.outcome().unwrap().points) {
        let all = WalnutGroveStatistics::points(&state, seat);
        let (total, rest) = all.split_last().unwrap();
        assert_eq!((total.name, total.points), ("total", points));
        assert_eq!(rest.iter().filter(|one| !one.is_part).map(|one| one.points).sum::<i32>(), points);
        let improvements = rest.iter().find(|one| one.name == "improvements").unwrap().points;
        assert_eq!(rest.iter().filter(|one| one.is_part).map(|one| one.points).sum::<i32>(), improvements);
    }
}

#[test]
fn every_visit_is_to_a_building_that_is_listed() {
    let visits = &WalnutGroveStatistics::choices(&Setup::usual())[0];
    let mut count = 0;
    let state = played(2, |actor, state, action| {
        let chosen = WalnutGroveStatistics::choice(state, action);
        assert!(chosen.is_none() || actor != Actor::Nature);
        assert!(chosen.is_none_or(|chosen| chosen.counter == 0 && chosen.thing < visits.things.len()));
        count += usize::from(chosen.is_some());
    });
    assert!(count > 8, "two farms, eight years, and {count} visits");
    let improvements = &WalnutGroveStatistics::possessions(&Setup::usual())[0];
    let owned = WalnutGroveStatistics::owned(&state, Seat::new(0));
    assert_eq!(owned[0].len(), improvements.things.len());
}

#[test]
fn the_traits_of_a_seat_are_reported() {
    let state = played(4, |_, _, _| ());
    let reported = WalnutGroveStatistics::traits(&Setup::usual(), 4);
    for seat in Seat::all(4) {
        for Trait { name, value } in WalnutGrove::result(&state, seat).traits {
            let values = &reported.iter().find(|one| one.name == name).unwrap().values;
            assert!(usize::from(value) < values.len(), "{name} {value}");
        }
    }
}

#[test]
fn pictures_and_networks_speak_of_this_game() {
    let folder = tempfile::tempdir().unwrap();
    let (svg, network) = (path(&folder, "solo.svg"), path(&folder, "value.txt"));
    runs(arena::run::<Title>(&parse(&["--solo", "farmhand", "--games", "3", "--svg", &svg])));
    let picture = fs::read_to_string(svg).unwrap();
    assert!(picture.contains("<title>Walnut Grove alone: points by player</title>"), "{picture}");
    assert!(picture.contains("25 a win · 30 experienced · 35 expert"), "{picture}");
    let line = ["--games", "2", "--rounds", "1", "--effort", "2n", "--passes", "1", "--out", &network];
    runs(train::run::<Title>(&parse(&line)));
    let text = fs::read_to_string(network).unwrap();
    assert!(text.contains("# homestead train --games 2 --rounds 1 --effort 2n --passes 1 --seed 1\n"), "{text}");
    assert!(text.contains("with 1 to 8 years left"), "{text}");
}
