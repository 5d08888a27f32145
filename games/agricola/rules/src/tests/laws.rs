//! The laws of the contract, on random games of all kinds.

use rayon::prelude::*;
use table::{Actor, Chance, Game, Setup as _, laws};

use crate::referee::Referee;
use crate::{Setup, State};

/// All options, each with the numbers of players it is for.
pub const KINDS: [(&str, &[u8]); 12] = [
    ("order grain_utilization,fencing", &[1]),
    ("marks limit", &[1, 2]),
    ("cards deal; marks hint 1,3", &[3]),
    ("", &[1, 2, 3, 4]),
    ("cards deal", &[1, 2, 3, 4]),
    ("side-job on", &[1]),
    ("side-job off", &[2, 3, 4]),
    ("tile", &[1, 2, 3, 4]),
    ("copse", &[1, 2]),
    ("cards deal; tile; side-job on", &[2, 3, 4]),
    ("first 2", &[2, 3]),
    ("cards deal; hand corn_scoop,basket,grocer,bottles,shifting_cultivation,carpenter", &[1]),
];

#[test]
fn the_laws_of_the_contract_hold() {
    let cases = std::env::var("HOMESTEAD_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(12u64);
    let games: Vec<(Setup, u8, u64)> = KINDS
        .iter()
        .flat_map(|(options, counts)| counts.iter().map(move |&seats| (*options, seats)))
        .flat_map(|(options, seats)| (0..cases).map(move |seed| (options, seats, seed)))
        .map(|(options, seats, seed)| (Setup::usual().with_options(options).unwrap(), seats, seed))
        .collect();
    games.par_iter().for_each(|(setup, seats, seed)| {
        if let Err(broken) = laws::check::<State, Referee>(setup, *seats, *seed) {
            panic!("{seats} players, seed {seed}, {}: {broken}", setup.options());
        }
    });
}

/// In a world where another hand is drawn, nobody may stand on Major Improvement without an improvement to be had.
#[test]
fn whoever_went_for_an_improvement_has_one_in_every_imagined_world() {
    use crate::pieces::Card;
    let mut kit = super::kit::Kit::with("cards deal", 3).hand(&[Card::RammedClay, Card::Bottles, Card::Canoe]);
    kit.act(1, "major_improvement");
    assert_eq!(kit.legal(1), ["play rammed_clay"]);
    for seed in 0..300 {
        let world = kit.state.imagine(super::kit::seat(2), &mut Chance::new(seed, 0));
        let mut legal = Vec::new();
        world.legal(Actor::Seat(super::kit::seat(1)), &mut legal);
        assert!(!legal.is_empty(), "seed {seed}: {:?}", world.player(super::kit::seat(1)).map(|p| p.hand()));
    }
}
