//! Bots see what their seat may see, play whole games, and are as strong as their names say.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use bots::{Bot, Level, Players, arena::Schedule};
use table::{Actor, Chance, Game, Ignore};
use walnut_grove::{Edition, Stage, State};
use walnut_grove_bots::WalnutGrove;

fn new_game(seats: u8) -> State {
    State::new(Edition::reconstructed(), seats).unwrap()
}

/// Bots by their names; those that search get little effort, so that tests take little time.
fn bots<const N: usize>(names: [&str; N]) -> [Bot; N] {
    names.map(|name| name.parse().unwrap())
}

/// The points of each seat when these play.
fn points(bots: &[Bot], game: u64) -> Vec<i32> {
    let mut state = new_game(u8::try_from(bots.len()).unwrap());
    Players::of_bots::<WalnutGrove>(bots, 7, game).play_out(&mut state, |_, _| ());
    state.outcome().unwrap().points
}

#[test]
fn what_a_seat_may_not_know_changes_no_move_of_its_bot() {
    let mut differing = 0;
    let asked = bots(["random", "seedling", "farmhand", "settler:2n", "rancher:6n", "pioneer:6n"]);
    assert_eq!(asked.map(|bot| bot.level), Level::ALL);
    for game in 0..8 {
        let mut state = new_game(3);
        // Seedlings and farmhands sell, so that there are coins to hide.
        let levels = [Level::Farmhand, Level::Seedling, Level::Farmhand];
        let mut players = Players::of_bots::<WalnutGrove>(&levels, 11, game);
        let mut chance = Chance::new(5, game);
        for step in 0u64.. {
            let Some(actor) = state.next_actor() else { break };
            if let Actor::Seat(seat) = actor {
                let other = state.imagine(seat, &mut chance);
                differing += u64::from(other != state);
                for bot in asked {
                    let answer = |state: &State| {
                        let mut same_chance = Players::of_bots::<WalnutGrove>(&[bot; 3], 3, game * 1000 + step);
                        same_chance.choose(state).unwrap().action
                    };
                    assert_eq!(answer(&state), answer(&other), "{bot} of seat {seat} in game {game}, step {step}");
                }
            }
            let choice = players.choose(&state).unwrap();
            state.apply(choice.actor, choice.action, &mut Ignore).unwrap();
        }
        assert_eq!(state.stage(), Stage::Over);
    }
    assert!(differing > 200, "hidden coins differed only {differing} times");
}

#[test]
fn a_game_of_bots_is_the_same_for_a_seed() {
    let players = bots(["settler:2n", "pioneer:8n"]);
    assert_eq!(points(&players, 3), points(&players, 3));
    assert_ne!(points(&players, 3), points(&players, 4));
}

/// The share of games in percent that `better` wins against `worse`, each deal from both seats; a tie is half a win.
fn wins(better: &str, worse: &str, deals: u64) -> u64 {
    let [better, worse] = bots([better, worse]);
    let halves = |own: i32, other: i32| u64::try_from((own - other).signum() + 1).unwrap();
    let won = |deal| {
        let (first, second) = (points(&[better, worse], deal), points(&[worse, better], deal));
        halves(first[0], first[1]) + halves(second[1], second[0])
    };
    (0..deals).map(won).sum::<u64>() * 100 / (4 * deals)
}

/// `docs/bots.md` has the numbers at full effort; these are the same players with less of it, in fewer games.
#[test]
fn each_level_beats_the_one_below_it() {
    let ladder = [
        ("random", "seedling", 100, 75),
        ("seedling", "farmhand", 100, 75),
        ("farmhand", "settler", 60, 65),
        ("settler", "rancher:40n", 25, 60),
        ("rancher:40n", "pioneer:60n", 15, 50),
    ];
    for (worse, better, deals, least) in ladder {
        let won = wins(better, worse, deals);
        assert!(won >= least, "{better} won only {won} % against {worse}");
    }
}

#[test]
fn bots_go_by_their_names() {
    for name in ["random", "farmhand", "pioneer", "pioneer:5s", "rancher:300ms", "pioneer:2000n"] {
        assert_eq!(name.parse::<Bot>().unwrap().to_string(), name);
    }
    let refused = |name: &str| name.parse::<Bot>().unwrap_err();
    let known = "random, seedling, farmhand, settler, rancher, pioneer";
    assert_eq!(refused("wizard"), format!("unknown player «wizard»; known: {known}"));
    assert_eq!(refused("farmhand:5s"), "farmhand decides at a glance; write «farmhand» without «:5s»");
    for effort in ["", "5", "s", "0s", "-1n", "5m", "1.5s"] {
        let expected =
            format!("«{effort}» is no effort; write a time like 5s or 300ms, or a number of simulations like 2000n");
        assert_eq!(refused(&format!("pioneer:{effort}")), expected);
    }
}

#[test]
fn a_bot_answers_within_its_time() {
    let state = {
        let mut state = new_game(4);
        let mut players = Players::of_bots::<WalnutGrove>(&[Level::Farmhand; 4], 5, 5);
        while state.year() < 4 || state.next_actor() == Some(Actor::Nature) {
            let choice = players.choose(&state).unwrap();
            state.apply_legal(choice.actor, choice.action, &mut Ignore);
        }
        state
    };
    // Far more than it may take, so that a busy machine does not matter; without a limit it would take for ever.
    let began = std::time::Instant::now();
    Players::of_bots::<WalnutGrove>(&bots(["pioneer:20ms"; 4]), 1, 1).choose(&state).unwrap();
    assert!(began.elapsed().as_secs() < 20);
}

#[test]
fn a_deal_is_the_same_in_every_seating() {
    let schedule = Schedule::new(2, 3, 2);
    let dealt = |number: u64| {
        let game = schedule.game(number);
        let levels: Vec<Level> = game.seats.iter().map(|&who| [Level::Random, Level::Seedling][who]).collect();
        let mut state = new_game(3);
        let mut choices = Vec::new();
        Players::of_bots::<WalnutGrove>(&levels, 1, game.deal).play_out(&mut state, |choice, _| choices.push(choice));
        // Boards, the first disc, stocks and who begins; after that it depends on the players, too.
        let setup = choices.into_iter().take_while(|choice| choice.actor == Actor::Nature);
        setup.map(|choice| choice.action).collect::<Vec<_>>()
    };
    let per_deal = u64::try_from(schedule.games_per_deal()).unwrap();
    assert!(dealt(0).len() > 10);
    assert!((1..per_deal).all(|number| dealt(number) == dealt(0)));
    let two_deals = Schedule::new(2, 3, 6);
    assert_eq!((two_deals.game(0).deal, two_deals.game(per_deal).deal), (0, 1));
}
