//! Everybody who decides in one game without people.

use std::collections::VecDeque;

use table::{Actor, Chance, Game, Ignore};

use crate::adviser::{Adviser, advise};
use crate::seer::foresee;
use crate::{Bot, Evaluation, Player, Question, Search};

/// Plans the whole game for the only seat, from this state, with these draws to come.
type Plan<G> = Box<dyn Fn(&G, table::Seat, &Chance) -> VecDeque<<G as Game>::Action> + Send>;

/// Random numbers for Nature, and a player for each seat.
///
/// Each has random numbers of its own, so that who answers first changes nothing, and the same deal can be played by
/// others.
pub struct Players<G: Game> {
    nature: Chance,
    seats: Vec<(Box<dyn Player<G>>, Chance)>,
    legal: Vec<G::Action>,
    /// Who advises beginners, in games that have such a thing.
    adviser: Option<Adviser<G>>,
    /// How one who knows everything plans, if that is who plays.
    seer: Option<Plan<G>>,
    /// What is left of the plan.
    plan: VecDeque<G::Action>,
}

/// An answer, and how long the list was that it was chosen from.
#[derive(Clone, Copy, Debug)]
pub struct Choice<A> {
    /// Who answered.
    pub actor: Actor,
    /// What.
    pub action: A,
    /// Among how many legal actions.
    pub among: usize,
}

impl<G: Game> Players<G> {
    /// The players of game number `game` in a series with this seed.
    pub fn new(players: Vec<Box<dyn Player<G>>>, seed: u64, game: u64) -> Players<G> {
        let stream = |who: u64| Chance::new(seed, game.wrapping_mul(8).wrapping_add(who));
        let seats = players.into_iter().zip(1..).map(|(player, who)| (player, stream(who))).collect();
        Players {
            nature: stream(0),
            seats,
            legal: Vec::with_capacity(128),
            adviser: None,
            seer: None,
            plan: VecDeque::new(),
        }
    }

    /// The same with a bot that advises whoever asked for it.
    #[must_use]
    pub fn advised<E: Evaluation<Game = G>>(self) -> Players<G> {
        Players { adviser: Some(advise::<E>), ..self }
    }

    /// The same with bots on all seats.
    pub fn of_bots<E: Evaluation<Game = G>>(bots: &[impl Copy + Into<Bot>], seed: u64, game: u64) -> Players<G> {
        let player = |bot: Bot| -> Box<dyn Player<G>> { Box::new(bot.player::<E>()) };
        Players::new(bots.iter().map(|&bot| player(bot.into())).collect(), seed, game).advised::<E>()
    }

    /// One who plays alone and knows all draws to come: a bound for fair players.
    pub fn clairvoyant<E: Evaluation<Game = G>>(search: Search, seed: u64, game: u64) -> Players<G> {
        let plan: Plan<G> = Box::new(move |state, seat, chance| foresee::<E>(&search, state, seat, chance));
        Players { seer: Some(plan), ..Players::new(Vec::new(), seed, game) }
    }

    /// What happens next; `None` when the game is over.
    pub fn choose(&mut self, state: &G) -> Option<Choice<G::Action>> {
        let actor = state.next_actor()?;
        let action = match actor {
            Actor::Nature => {
                let dealt = self.nature.deal(state, &mut self.legal)?;
                let adviser = self.adviser.filter(|_| state.advice(dealt).is_some());
                adviser.and_then(|advise| advise(state, &mut self.nature)).unwrap_or(dealt)
            }
            Actor::Seat(seat) => {
                state.legal(actor, &mut self.legal);
                if let Some(seer) = &self.seer {
                    if self.plan.is_empty() {
                        self.plan = seer(state, seat, &self.nature);
                    }
                    let action = self.plan.pop_front()?;
                    return Some(Choice { actor, action, among: self.legal.len() });
                }
                let (player, chance) = self.seats.get_mut(seat.index())?;
                match player.is_random() {
                    true => chance.pick(&self.legal)?,
                    false => player.choose(&Question::new(state, seat, &self.legal), chance)?,
                }
            }
        };
        Some(Choice { actor, action, among: self.legal.len() })
    }

    /// Plays the game to its end, telling `watch` of every choice and the state after it.
    pub fn play_out(&mut self, state: &mut G, mut watch: impl FnMut(Choice<G::Action>, &G)) {
        while let Some(choice) = self.choose(state) {
            state.apply_legal(choice.actor, choice.action, &mut Ignore);
            watch(choice, state);
        }
        self.game_over(state);
    }

    /// Lets everybody know how the game ended; nothing if it has not. For callers that do not use
    /// [`Players::play_out`].
    pub fn game_over(&mut self, state: &G) {
        let Some(outcome) = state.outcome() else { return };
        self.seats.iter_mut().for_each(|(player, _)| player.game_over(&outcome));
    }

    /// How many decisions each seat forfeited so far.
    pub fn forfeits(&self) -> Vec<u32> {
        self.seats.iter().map(|(player, _)| player.forfeits()).collect()
    }
}
