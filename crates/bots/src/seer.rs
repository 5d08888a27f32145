//! A plan for a whole game by one who knows all draws: a bound that fair players are measured against.
//!
//! From each epoch the game is played to its end several times on the very draws to come, by a search. The best game so
//! far is never forgotten: its next epoch is played, and the tries begin anew from there.

use std::collections::VecDeque;

use table::{Actor, Chance, Game, Ignore, Seat};

use crate::Evaluation;
use crate::search::Search;

/// How many games are tried from each epoch.
const TRIES: u64 = 8;

/// A game so far.
#[derive(Clone, Debug)]
struct Line<G: Game> {
    state: G,
    /// What will be drawn from here on.
    chance: Chance,
    answers: Vec<G::Action>,
}

/// The answers that `seat` should give from here to the end, if it plays alone and `chance` deals.
pub fn foresee<E: Evaluation>(
    search: &Search,
    state: &E::Game,
    seat: Seat,
    chance: &Chance,
) -> VecDeque<<E::Game as Game>::Action> {
    let mut here: Line<E::Game> = Line { state: state.clone(), chance: chance.clone(), answers: Vec::new() };
    let mut best: Option<Line<E::Game>> = None;
    while here.state.next_actor().is_some() {
        for number in 0..TRIES {
            let mut luck = Chance::new(number, u64::from(E::epoch(&here.state)));
            let mut line = here.clone();
            line.play::<E>(u16::MAX, |state, _| {
                let rated = search.rate::<E>(std::slice::from_ref(state), seat, &mut luck);
                rated.first().map(|best| best.action)
            });
            let points = |line: &Line<E::Game>| line.state.outcome().map(|outcome| outcome.points);
            if best.as_ref().is_none_or(|best| points(&line) > points(best)) {
                best = Some(line);
            }
        }
        let Some(best) = &best else { break };
        let next_epoch = E::epoch(&here.state).saturating_add(1);
        let before = here.answers.len();
        here.play::<E>(next_epoch, |_, answered| best.answers.get(answered).copied());
        if here.answers.len() == before {
            break;
        }
    }
    best.map_or_else(VecDeque::new, |best| best.answers.into())
}

impl<G: Game> Line<G> {
    /// Plays on until an epoch begins or the game is over; `choose` gets the number of answers given before.
    fn play<E: Evaluation<Game = G>>(&mut self, until: u16, mut choose: impl FnMut(&G, usize) -> Option<G::Action>) {
        let mut legal = Vec::new();
        while let Some(actor) = self.state.next_actor().filter(|_| E::epoch(&self.state) < until) {
            let action = match actor {
                Actor::Nature => self.chance.deal(&self.state, &mut legal),
                Actor::Seat(_) => choose(&self.state, self.answers.len()),
            };
            let Some(action) = action else { return };
            if actor != Actor::Nature {
                self.answers.push(action);
            }
            self.state.apply_legal(actor, action, &mut Ignore);
        }
    }
}
