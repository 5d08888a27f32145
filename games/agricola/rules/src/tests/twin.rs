//! Whole games against the twin.

use rayon::prelude::*;
use table::{Actor, Chance, Game, Ignore, Referee as _, Setup as _};

use super::laws::KINDS;
use crate::action::Action;
use crate::referee::ThoroughReferee;
use crate::{Setup, State};

/// Games of random answers, of all kinds. Every other player likes to build, so that farms fill up and herds grow.
fn play(options: &str, seats: u8, seed: u64) -> Result<(), String> {
    let mut state = State::new(&Setup::usual().with_options(options).unwrap(), seats).unwrap();
    let mut chance = Chance::new(seed, 11);
    let (mut referee, mut legal) = (ThoroughReferee::default(), Vec::new());
    while let Some(actor) = state.next_actor() {
        state.legal(actor, &mut legal);
        let mut action = chance.pick(&legal).unwrap();
        let builds = matches!(actor, Actor::Seat(seat) if (u64::from(seat.number()) + seed).is_multiple_of(2));
        if builds && matches!(action, Action::Done | Action::Feed) && chance.below(4) > 0 {
            action = chance.pick(&legal).unwrap();
        }
        if builds && matches!(action, Action::Place(_)) && chance.below(2) == 0 {
            let likes = [
                "farm_expansion",
                "fencing",
                "sheep_market",
                "pig_market",
                "cattle_market",
                "farm_redevelopment",
                "forest",
            ];
            let liked: Vec<Action> =
                legal.iter().copied().filter(|&action| likes.contains(&state.write(action).as_str())).collect();
            action = chance.pick(&liked).unwrap_or(action);
        }
        let written = state.write(action);
        state.apply(actor, action, &mut Ignore).map_err(|illegal| illegal.to_string())?;
        referee.check(&state).map_err(|violation| format!("after «{written}» of {actor}: {violation}\n{state:?}"))?;
    }
    Ok(())
}

#[test]
fn the_twin_agrees_in_games_of_all_kinds() {
    let cases = std::env::var("HOMESTEAD_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(12u64);
    let kinds = KINDS.iter().flat_map(|(options, counts)| counts.iter().map(move |&seats| (*options, seats)));
    let games: Vec<_> = kinds.flat_map(|(options, seats)| (0..cases).map(move |seed| (options, seats, seed))).collect();
    games.par_iter().for_each(|&(options, seats, seed)| {
        if let Err(violation) = play(options, seats, seed) {
            panic!("{seats} players, seed {seed}, «{options}»: {violation}");
        }
    });
}
