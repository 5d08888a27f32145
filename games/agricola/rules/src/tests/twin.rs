//! Whole games against the twin.

use rayon::prelude::*;
use table::{Actor, Chance, Game, Ignore, Referee as _, Seat, Setup as _};

use super::laws::KINDS;
use crate::action::Action;
use crate::referee::ThoroughReferee;
use crate::{Score, Setup, State};

/// A game in which every other seat answers at random and the others like to build, so that farms fill up and herds grow.
fn play(options: &str, seats: u8, seed: u64) -> Result<(), String> {
    let mut state = State::new(&Setup::usual().with_options(options).unwrap(), seats).unwrap();
    let mut chance = Chance::new(seed, 11);
    let (mut referee, mut legal) = (ThoroughReferee::default(), Vec::new());
    while let Some(actor) = state.next_actor() {
        state.legal(actor, &mut legal);
        let action = match actor {
            Actor::Seat(seat) if (u64::from(seat.number()) + seed).is_multiple_of(2) => {
                let tried: Vec<Action> = (0..8).map(|_| chance.pick(&legal).unwrap()).collect();
                let best = tried.into_iter().max_by_key(|&action| worth_after(&mut chance, state, seat, action));
                best.unwrap()
            }
            _ => chance.pick(&legal).unwrap(),
        };
        let written = state.write(action);
        state.apply(actor, action, &mut Ignore).map_err(|illegal| illegal.to_string())?;
        referee.check(&state).map_err(|violation| format!("after «{written}» of {actor}: {violation}"))?;
    }
    Ok(())
}

/// Points and goods after this answer and random ones for the rest of the turn.
fn worth_after(chance: &mut Chance, mut state: State, seat: Seat, action: Action) -> i32 {
    let (turn, mut legal) = (state.turn(), Vec::new());
    let mut next = Some(action);
    while let Some(action) = next {
        state.apply_legal(Actor::Seat(seat), action, &mut Ignore);
        state.legal(Actor::Seat(seat), &mut legal);
        next = if state.turn() == turn { chance.pick(&legal) } else { None };
    }
    let player = state.player(seat).unwrap();
    3 * Score::of(player, state.edition()).total
        + player.goods.values().map(|&count| i32::from(count.min(6))).sum::<i32>()
}

#[test]
fn the_twin_agrees_in_games_of_all_kinds() {
    let cases = std::env::var("HOMESTEAD_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(6u64);
    let kinds = KINDS.iter().flat_map(|(options, counts)| counts.iter().map(move |&seats| (*options, seats)));
    let games: Vec<_> = kinds.flat_map(|(options, seats)| (0..cases).map(move |seed| (options, seats, seed))).collect();
    games.par_iter().for_each(|&(options, seats, seed)| {
        if let Err(violation) = play(options, seats, seed) {
            panic!("{seats} players, seed {seed}, «{options}»: {violation}");
        }
    });
}
