//! Advice for beginners: what Nature recommends to a seat where a game has such a thing.

use table::{Actor, Chance, Game, Secret};

use crate::Evaluation;

/// An adviser of a game.
pub type Adviser<G> = fn(&G, &mut Chance) -> Option<<G as Game>::Action>;

/// The advice whose answer is best by the heuristic, in a world that looks to the seat as this one does; `None` if Nature is not
/// asked for advice.
pub fn advise<E: Evaluation>(game: &E::Game, chance: &mut Chance) -> Option<<E::Game as Game>::Action> {
    let mut legal = Vec::new();
    game.legal(Actor::Nature, &mut legal);
    let (seat, _) = game.advice(*legal.first()?)?;
    let world = game.imagine(seat, chance);
    let estimate = |answer| E::estimate_after(&world, seat, answer);
    let rated = legal.iter().filter_map(|&advice| Some((advice, estimate(game.advice(advice)?.1))));
    // The first of several that are equally good.
    rated.rev().max_by_key(|&(_, estimate)| estimate).map(|(advice, _)| advice)
}

/// What Nature does next in a game that is dealt from this secret: what a bot advises, or what chance deals.
pub fn next_of_nature<E: Evaluation>(game: &E::Game, secret: &Secret) -> Option<<E::Game as Game>::Action> {
    let dealt = secret.deal(game)?;
    let asked = game.open().find(|decision| decision.actor == Actor::Nature)?;
    let advice = game.advice(dealt).and_then(|_| advise::<E>(game, &mut secret.chance(asked.id.answered)));
    Some(advice.unwrap_or(dealt))
}
