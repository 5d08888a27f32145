//! Everybody who decides in one game without people.

use std::collections::VecDeque;

use table::{Actor, Dealer, Game, Ignore, Viewer};
use walnut_grove::{Action, State};

use crate::seer::foresee;
use crate::{Bot, Mind, Search, Sight};

/// The dealer for Nature, and a bot for each seat.
///
/// Each has random numbers of its own, so that who answers first changes nothing, and the same deal can be played by
/// others.
pub struct Company {
    dealer: Dealer,
    seats: Vec<(Box<dyn Mind>, Dealer)>,
    legal: Vec<Action>,
    /// Plans the whole game for the only seat, if there is one, knowing everything.
    seer: Option<Search>,
    /// What is left of that plan.
    plan: VecDeque<Action>,
}

/// An answer, and how long the list was that it was chosen from.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Who answered.
    pub actor: Actor,
    /// What.
    pub action: Action,
    /// Among how many legal actions.
    pub among: usize,
}

impl Company {
    /// The company of game number `game` in a series with this seed.
    pub fn new(minds: Vec<Box<dyn Mind>>, seed: u64, game: u64) -> Company {
        let stream = |who: u64| Dealer::new(seed, game.wrapping_mul(8).wrapping_add(who));
        let seats = minds.into_iter().zip(1..).map(|(mind, who)| (mind, stream(who))).collect();
        Company { dealer: stream(0), seats, legal: Vec::with_capacity(128), seer: None, plan: VecDeque::new() }
    }

    /// The same with bots on all seats.
    pub fn of_bots<B: Copy + Into<Bot>>(bots: &[B], seed: u64, game: u64) -> Company {
        let mind = |&bot: &B| -> Box<dyn Mind> { Box::new(bot.into()) };
        Company::new(bots.iter().map(mind).collect(), seed, game)
    }

    /// One who plays alone and knows all draws to come: a bound for fair players.
    pub fn clairvoyant(search: Search, seed: u64, game: u64) -> Company {
        Company { seer: Some(search), ..Company::new(Vec::new(), seed, game) }
    }

    /// What happens next; `None` when the game is over.
    pub fn choose(&mut self, state: &State) -> Option<Choice> {
        let actor = state.next_actor()?;
        let action = match actor {
            Actor::Nature => self.dealer.deal(state, &mut self.legal)?,
            Actor::Seat(seat) => {
                state.legal(actor, &mut self.legal);
                if let Some(seer) = self.seer {
                    if self.plan.is_empty() {
                        self.plan = foresee(&seer, state, seat, &self.dealer);
                    }
                    let action = self.plan.pop_front()?;
                    return Some(Choice { actor, action, among: self.legal.len() });
                }
                let (mind, dealer) = self.seats.get_mut(seat.index())?;
                if mind.is_blind() {
                    let action = dealer.pick(&self.legal)?;
                    return Some(Choice { actor, action, among: self.legal.len() });
                }
                let view = state.view(Viewer::Seat(seat));
                let sight = Sight { seat, view: &view, legal: &self.legal, edition: state.edition() };
                mind.choose(&sight, dealer)?
            }
        };
        Some(Choice { actor, action, among: self.legal.len() })
    }

    /// Plays the game to its end, telling `watch` of every choice and the state after it.
    pub fn play_out(&mut self, state: &mut State, mut watch: impl FnMut(Choice, &State)) {
        while let Some(choice) = self.choose(state) {
            state.apply_legal(choice.actor, choice.action, &mut Ignore);
            watch(choice, state);
        }
        self.tell_the_end(state);
    }

    /// Lets everybody know how the game ended; nothing if it has not. For who does not use [`Company::play_out`].
    pub fn tell_the_end(&mut self, state: &State) {
        let Some(outcome) = state.outcome() else { return };
        self.seats.iter_mut().for_each(|(mind, _)| mind.hear_the_end(&outcome));
    }

    /// How many decisions each seat forfeited so far.
    pub fn forfeits(&self) -> Vec<u32> {
        self.seats.iter().map(|(mind, _)| mind.forfeits()).collect()
    }
}
