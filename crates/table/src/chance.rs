//! Random numbers that can be repeated: what Nature deals, what bots imagine, how random players play.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{Actor, Game};

/// A seeded stream of random numbers, the same on every machine.
#[derive(Clone, Debug)]
pub struct Chance {
    rng: ChaCha8Rng,
}

impl Chance {
    /// The stream of game number `game` in a series with this seed. Games do not share random numbers, so they can be
    /// played in any order, on any number of threads.
    pub fn new(seed: u64, game: u64) -> Chance {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(game);
        Chance { rng }
    }

    /// Stream number `stream` of this seed.
    pub(crate) fn from_bytes(seed: [u8; 32], stream: u64) -> Chance {
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_stream(stream);
        Chance { rng }
    }

    /// Draws for Nature: one of its legal actions, each as likely as the pieces behind it are many. `scratch` is overwritten.
    /// `None` if Nature has nothing to do.
    pub fn deal<G: Game>(&mut self, game: &G, scratch: &mut Vec<G::Action>) -> Option<G::Action> {
        game.legal(Actor::Nature, scratch);
        let total: u32 = scratch.iter().map(|&action| game.weight(action)).sum();
        let mut left = if total == 0 { 0 } else { self.rng.random_range(0..total) };
        for &action in scratch.iter() {
            let weight = game.weight(action);
            if left < weight {
                return Some(action);
            }
            left -= weight;
        }
        None
    }

    /// Any whole number below `count`, all equally likely; 0 if there is none.
    pub fn below(&mut self, count: usize) -> usize {
        if count == 0 { 0 } else { self.rng.random_range(0..count) }
    }

    /// Brings these into any order, all equally likely.
    pub fn shuffle<T>(&mut self, these: &mut [T]) {
        these.shuffle(&mut self.rng);
    }

    /// Any of these, all equally likely: how the random player plays.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len())).copied()
    }
}
