//! Bots see what their seat may see, play whole games, and are as strong as their names say.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use bots::{Company, Level};
use table::{Actor, Dealer, Game, Ignore, Seat, Viewer};
use walnut_grove::pieces::{Coin, Coins};
use walnut_grove::{Edition, Stage, State};

fn new_game(seats: u8) -> State {
    State::new(Edition::reconstructed(), seats).unwrap()
}

/// The points of each seat when these play.
fn points(levels: &[Level], game: u64) -> Vec<i32> {
    let mut state = new_game(u8::try_from(levels.len()).unwrap());
    Company::of_bots(levels, 7, game).play_out(&mut state, |_, _| ());
    state.outcome().unwrap().points
}

/// Another state that the seat cannot tell from this one: hidden coins lie elsewhere.
fn with_other_hidden_coins(state: &State, seat: Seat, dealer: &mut Dealer) -> State {
    let mut draw = |unseen: &Coins| {
        let there: Vec<Coin> = unseen.iter().filter(|(_, count)| **count > 0).map(|(coin, _)| coin).collect();
        dealer.pick(&there).unwrap()
    };
    State::imagine(state.edition(), &state.view(Viewer::Seat(seat)), &mut draw).unwrap()
}

#[test]
fn what_a_seat_may_not_know_changes_no_move_of_its_bot() {
    let mut differing = 0;
    for game in 0..12 {
        let mut state = new_game(3);
        // Seedlings and farmhands sell, so that there are coins to hide.
        let levels = [Level::Farmhand, Level::Seedling, Level::Farmhand];
        let mut company = Company::of_bots(&levels, 11, game);
        let mut dealer = Dealer::new(5, game);
        for step in 0u64.. {
            let Some(actor) = state.next_actor() else { break };
            if let Actor::Seat(seat) = actor {
                let other = with_other_hidden_coins(&state, seat, &mut dealer);
                differing += u64::from(other != state);
                for level in [Level::Random, Level::Seedling, Level::Farmhand] {
                    let answer = |state: &State| {
                        let mut same_chance = Company::of_bots(&[level; 3], 3, game * 1000 + step);
                        same_chance.choose(state).unwrap().action
                    };
                    assert_eq!(answer(&state), answer(&other), "{level} of seat {seat} in game {game}, step {step}");
                }
            }
            let choice = company.choose(&state).unwrap();
            state.apply(choice.actor, choice.action, &mut Ignore).unwrap();
        }
        assert_eq!(state.stage(), Stage::Over);
    }
    assert!(differing > 300, "hidden coins differed only {differing} times");
}

#[test]
fn a_game_of_bots_is_the_same_for_a_seed() {
    let levels = [Level::Farmhand, Level::Seedling];
    assert_eq!(points(&levels, 3), points(&levels, 3));
    assert_ne!(points(&levels, 3), points(&levels, 4));
}

/// Games won by `better` against `worse`, seats changing from game to game; ties count for nobody.
fn wins(better: Level, worse: Level, games: u64) -> u64 {
    let won = |game: u64| {
        let first = game.is_multiple_of(2);
        let both = points(&if first { [better, worse] } else { [worse, better] }, game / 2);
        let (one, other) = (both.first().unwrap(), both.last().unwrap());
        if first { one > other } else { other > one }
    };
    (0..games).filter(|&game| won(game)).count().try_into().unwrap()
}

#[test]
fn each_level_beats_the_one_below_it_in_three_of_four_games() {
    for pair in Level::ALL.windows(2) {
        let [worse, better] = pair else { continue };
        let won = wins(*better, *worse, 200);
        assert!(won >= 150, "{better} won {won} of 200 games against {worse}");
    }
}

#[test]
fn levels_go_by_their_names() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!("wizard".parse::<Level>(), Err("unknown player «wizard»; known: random, seedling, farmhand".to_owned()));
}
