//! A plan for a whole game by one who knows all draws: a bound that fair players are measured against.
//!
//! From each turn of a year the game is played to its end several times on the very draws to come, by a search. The
//! best game so far is never forgotten: its next year is played, and the tries begin anew from there.

use std::collections::VecDeque;

use table::{Actor, Dealer, Game, Ignore, Seat};
use walnut_grove::{Action, State};

use crate::search::Search;

/// How many games are tried from each turn of a year.
const TRIES: u64 = 8;

/// A game as far as it was played.
#[derive(Clone, Debug)]
struct Line {
    state: State,
    /// What will be drawn from here on.
    dealer: Dealer,
    answers: Vec<Action>,
}

/// The answers that `seat` should give from here to the end, if it plays alone and `dealer` deals.
pub fn foresee(search: &Search, state: &State, seat: Seat, dealer: &Dealer) -> VecDeque<Action> {
    let mut here = Line { state: *state, dealer: dealer.clone(), answers: Vec::new() };
    let mut best: Option<Line> = None;
    while here.state.next_actor().is_some() {
        for number in 0..TRIES {
            let mut luck = Dealer::new(number, u64::from(here.state.year()));
            let mut line = here.clone();
            line.play(u8::MAX, |state, _| search.rate(&[*state], seat, &mut luck).first().map(|best| best.action));
            let points = |line: &Line| line.state.outcome().map(|outcome| outcome.points);
            if best.as_ref().is_none_or(|best| points(&line) > points(best)) {
                best = Some(line);
            }
        }
        let Some(best) = &best else { break };
        let next_year = here.state.year().saturating_add(1);
        let before = here.answers.len();
        here.play(next_year, |_, answered| best.answers.get(answered).copied());
        if here.answers.len() == before {
            break;
        }
    }
    best.map_or_else(VecDeque::new, |best| best.answers.into())
}

impl Line {
    /// Plays on until a year begins or the game is over; `choose` is told how many answers were given before.
    fn play(&mut self, until: u8, mut choose: impl FnMut(&State, usize) -> Option<Action>) {
        let mut legal = Vec::new();
        while let Some(actor) = self.state.next_actor().filter(|_| self.state.year() < until) {
            let action = match actor {
                Actor::Nature => self.dealer.deal(&self.state, &mut legal),
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
