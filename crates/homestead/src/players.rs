//! Who can sit at a simulated table, and playing a game out.

use std::str::FromStr;

use table::{Actor, Dealer, Game, Ignore};
use walnut_grove::{Action, State};

/// A player that the program moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal action, all equally likely.
    Random,
}

impl FromStr for Player {
    type Err = String;
    fn from_str(name: &str) -> Result<Player, String> {
        match name {
            "random" => Ok(Player::Random),
            other => Err(format!("unknown player «{other}»; known: random")),
        }
    }
}

impl std::fmt::Display for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
        }
    }
}

/// Everybody who decides in one game: the dealer for Nature, and a source of chance for each random player.
///
/// Each has random numbers of its own, so that who answers first changes nothing.
#[derive(Debug)]
pub struct Company {
    dealer: Dealer,
    seats: Vec<Dealer>,
    legal: Vec<Action>,
}

/// An answer, and how long the list was that it was chosen from.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub actor: Actor,
    pub action: Action,
    pub among: usize,
}

impl Company {
    /// The company of game number `game` in a series with this seed.
    pub fn new(players: &[Player], seed: u64, game: u64) -> Company {
        let stream = |who: u64| Dealer::new(seed, game.wrapping_mul(8).wrapping_add(who));
        let seats = (1..).take(players.len()).map(stream).collect();
        Company { dealer: stream(0), seats, legal: Vec::with_capacity(128) }
    }

    /// What happens next; `None` when the game is over.
    pub fn choose(&mut self, state: &State) -> Option<Choice> {
        let actor = state.next_actor()?;
        let action = match actor {
            Actor::Nature => self.dealer.deal(state, &mut self.legal)?,
            Actor::Seat(seat) => {
                state.legal(actor, &mut self.legal);
                self.seats.get_mut(seat.index())?.pick(&self.legal)?
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
    }
}
