//! Bots see what their seat may see, play whole games, and are as strong as their names say.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use agricola::{Score, Setup, Stage, State};
use agricola_bots::{Agricola, AgricolaStatistics, INPUTS};
use bots::{Bot, Evaluation, Level, Players, Statistics};
use table::{Actor, Chance, Game, Ignore, Seat, Setup as _};

fn new_game(options: &str, seats: u8) -> State {
    State::new(&Setup::usual().with_options(options).unwrap(), seats).unwrap()
}

fn bot(name: &str) -> Bot {
    name.parse().unwrap()
}

/// A game that is over.
fn played(options: &str, bots: &[Bot], game: u64) -> State {
    let mut state = new_game(options, u8::try_from(bots.len()).unwrap());
    Players::of_bots::<Agricola>(bots, 7, game).play_out(&mut state, |_, _| ());
    state
}

/// How many of these games `better` wins against others who are `worse`, and its points in all of them.
fn against(options: &str, better: &str, worse: &str, seats: u8, games: u64) -> (u64, i32) {
    let (mut won, mut points) = (0, 0);
    for game in 0..games {
        let place = usize::try_from(game).unwrap() % usize::from(seats);
        let mut bots = vec![bot(worse); usize::from(seats)];
        bots[place] = bot(better);
        let outcome = played(options, &bots, game).outcome().unwrap();
        won += u64::from(outcome.winners.iter().any(|winner| winner.index() == place));
        points += outcome.points[place];
    }
    (won, points)
}

#[test]
fn a_farmhand_beats_random_players_and_makes_a_living() {
    for options in ["", "cards deal", "tile"] {
        for seats in 1..=4 {
            let (won, points) = against(options, "farmhand", "random", seats, 20);
            assert!(seats == 1 || won >= 19, "«{options}», {seats} players: won {won} of 20");
            assert!(points >= 20 * 20, "«{options}», {seats} players: {points} points in 20 games");
        }
    }
}

#[test]
fn a_seedling_stands_between_random_and_farmhand() {
    let (won, _) = against("", "seedling", "random", 2, 40);
    assert!(won >= 30, "seedling won {won} of 40");
    let (won, _) = against("", "farmhand", "seedling", 2, 40);
    assert!(won >= 30, "farmhand won {won} of 40");
}

#[test]
fn levels_that_search_play_whole_games() {
    for name in ["settler:1n", "rancher:2n", "pioneer:2n"] {
        let state = played("cards deal", &[bot(name), bot("random")], 1);
        assert_eq!(state.stage(), Stage::Over, "{name}");
    }
}

#[test]
fn what_a_seat_may_not_know_changes_no_move_of_its_bot() {
    let mut differing = 0;
    for game in 0..3 {
        let mut state = new_game("cards deal", 3);
        let mut players = Players::of_bots::<Agricola>(&[Level::Random, Level::Seedling, Level::Farmhand], 11, game);
        let mut chance = Chance::new(5, game);
        for step in 0u64.. {
            let Some(actor) = state.next_actor() else { break };
            if let Actor::Seat(seat) = actor {
                let other = state.imagine(seat, &mut chance);
                differing += u64::from(other != state);
                for level in [Level::Seedling, Level::Farmhand] {
                    let answer = |state: &State| {
                        let mut same_chance = Players::of_bots::<Agricola>(&[level; 3], 3, game * 1000 + step);
                        same_chance.choose(state).unwrap().action
                    };
                    assert_eq!(answer(&state), answer(&other), "{level} of seat {seat} in game {game}, step {step}");
                }
                let inputs = |state: &State| {
                    let mut inputs = Vec::new();
                    Agricola::describe(state, seat, &mut inputs);
                    inputs
                };
                assert_eq!(inputs(&state), inputs(&other), "seat {seat} in game {game}, step {step}");
            }
            let choice = players.choose(&state).unwrap();
            state.apply(choice.actor, choice.action, &mut Ignore).unwrap();
        }
    }
    assert!(differing > 100, "hands differed only {differing} times");
}

#[test]
fn a_description_has_the_same_length_in_every_position() {
    for (options, seats) in [("", 1), ("cards deal", 2), ("tile", 3), ("", 4)] {
        let mut state = new_game(options, seats);
        let check = |state: &State| {
            for seat in Seat::all(seats) {
                let mut inputs = Vec::new();
                Agricola::describe(state, seat, &mut inputs);
                assert_eq!(inputs.len(), INPUTS);
                assert!(inputs.iter().all(|input| input.abs() < 20.0), "{inputs:?}");
            }
        };
        check(&state);
        let levels = vec![Level::Seedling; usize::from(seats)];
        Players::of_bots::<Agricola>(&levels, 2, 3).play_out(&mut state, |_, state| check(state));
    }
}

/// Placing a person on Fencing changes nothing yet: it is worth what the fences will be worth, and they are built then.
/// Half a point may be lost, because animals that find no room are looked at only when the turn is over.
#[test]
fn a_turn_keeps_what_its_first_answer_promised() {
    let mut followed = 0;
    for game in 0..12 {
        let mut state = new_game("", 2);
        let mut chance = Chance::new(9, game);
        let mut legal = Vec::new();
        let mut promised: Option<i32> = None;
        while let Some(actor) = state.next_actor() {
            let Actor::Seat(seat) = actor else {
                let dealt = chance.deal(&state, &mut legal).unwrap();
                state.apply_legal(actor, dealt, &mut Ignore);
                continue;
            };
            state.legal(actor, &mut legal);
            let rated = legal.iter().map(|&action| (Agricola::estimate_after(&state, seat, action), action));
            let (value, action) = rated.max_by_key(|(value, _)| *value).unwrap();
            if let Some(least) = promised {
                assert!(value >= least - 50, "game {game}, round {}: {value} of {least} for {action:?}", state.round());
                followed += 1;
            }
            let turn = state.turn();
            state.apply_legal(actor, action, &mut Ignore);
            promised = (state.stage() == Stage::Work && state.turn() == turn).then_some(value);
        }
    }
    assert!(followed > 200, "only {followed} answers in the middle of a turn");
}

#[test]
fn the_estimate_of_a_game_that_is_over_is_its_score() {
    for game in 0..5 {
        let state = played("", &[bot("farmhand"), bot("seedling"), bot("random")], game);
        for seat in Seat::all(3) {
            let score = Score::of(state.player(seat).unwrap(), state.edition());
            assert_eq!(Agricola::estimate(&state, seat), 100 * score.total);
            let result = Agricola::result(&state, seat);
            assert_eq!((result.points, result.tie_break), (score.total, score.resources_left));
            assert_eq!(result.value_of(agricola_bots::TURN), Some(seat.number() - 1));
            let points = AgricolaStatistics::points(&state, seat);
            assert_eq!(points.last().unwrap().points, score.total);
        }
    }
}

#[test]
fn estimates_are_about_right_from_the_first_round_on() {
    for seats in 1..=4u8 {
        let (mut error, mut count) = (0, 0);
        for game in 0..20 {
            let mut estimates = Vec::new();
            let mut state = new_game("", seats);
            let levels = vec![Level::Farmhand; usize::from(seats)];
            Players::of_bots::<Agricola>(&levels, 4, game).play_out(&mut state, |choice, state| {
                if choice.actor == Actor::Nature && state.stage() == Stage::Work {
                    estimates.push(Agricola::estimate(state, Seat::new(0)));
                }
            });
            let points = 100 * Agricola::points(&state, Seat::new(0));
            error += estimates.iter().map(|estimate| estimate - points).sum::<i32>();
            count += i32::try_from(estimates.len()).unwrap();
        }
        let mean = error / count;
        assert!(mean.abs() < 800, "{seats} players: {mean} hundredths too high on average");
    }
}

#[test]
fn every_placement_and_every_major_is_counted() {
    let mut state = new_game("first 2", 2);
    let counters = AgricolaStatistics::choices(&state.setup());
    let mut placed = 0;
    Players::of_bots::<Agricola>(&[Level::Farmhand; 2], 1, 1).play_out(&mut state, |choice, state| {
        if let Some(counted) = AgricolaStatistics::choice(state, choice.action) {
            assert!(counted.thing < counters[counted.counter].things.len());
            placed += 1;
        }
    });
    assert!(placed >= 2 * 2 * 14 - 2, "{placed} placements");
    let owned = AgricolaStatistics::owned(&state, Seat::new(0));
    let things = AgricolaStatistics::possessions(&state.setup());
    assert_eq!(owned[0].len(), things[0].things.len());
    let majors = state.player(Seat::new(0)).unwrap().majors.iter().count();
    assert_eq!(owned[0].iter().sum::<u64>(), u64::try_from(majors).unwrap());
    // Seat 2 begins, so it is first.
    assert_eq!(Agricola::result(&state, Seat::new(1)).value_of(agricola_bots::TURN), Some(0));
}
