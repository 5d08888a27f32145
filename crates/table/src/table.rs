//! One sitting of a game: the state, the log that only grows, and undo.

use thiserror::Error;

use crate::{Actor, DecisionId, Game, Ignore, Seat, Sink};

/// A game being played, with its log.
///
/// Undo is a law: a seat takes back its own answers of the open [`Turn`](crate::Turn), last one first, and never past an action
/// of Nature, which may have shown something. Other seats' answers of the same simultaneous season stay. The log
/// keeps the answer and notes the undo.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    state: G,
    log: Vec<Entry<G::Action>>,
    /// The state before the answers that could still be taken back.
    sealed: G,
    /// Those answers, in order, without the ones taken back.
    open: Answers<G>,
    /// For each seat, how many answers it gave and took back in the whole game.
    counts: Vec<u32>,
}

/// Answers in order, each with its seat.
type Answers<G> = Vec<(Seat, <G as Game>::Action)>;

/// A line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// An answer.
    Acted {
        /// Who answered.
        actor: Actor,
        /// The scene it happened in.
        scene: &'static str,
        /// What was answered.
        action: A,
    },
    /// A seat took back its last answer.
    Undone {
        /// Whose answer it was.
        seat: Seat,
    },
}

/// Why the table did not take an answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ActError<I: std::error::Error> {
    /// The decision it answers is not open (any more).
    #[error("decision {0} is not open")]
    Stale(DecisionId),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] I),
    /// The seat has no answer of this turn to take back.
    #[error("seat {0} has nothing to take back in this turn")]
    NothingToUndo(Seat),
}

impl<G: Game> Table<G> {
    /// Sits down to a new game.
    pub fn new(start: G) -> Table<G> {
        let counts = vec![0; usize::from(start.seats())];
        Table { sealed: start.clone(), state: start, log: Vec::new(), open: Vec::new(), counts }
    }

    /// The game as it stands.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All that was done, undone answers and undos included.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// Plays an answer to an open decision.
    pub fn act(
        &mut self,
        answers: DecisionId,
        action: G::Action,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), ActError<G::Illegal>> {
        if !self.state.open().any(|decision| decision.id == answers) {
            return Err(ActError::Stale(answers));
        }
        let actor = answers.actor;
        let scene = self.state.scene();
        let turn = self.state.turn();
        self.state.apply(actor, action, events)?;
        self.log.push(Entry::Acted { actor, scene, action });
        if let Actor::Seat(seat) = actor {
            self.count(seat);
        }
        match actor {
            Actor::Seat(seat) if self.state.turn() == turn => self.open.push((seat, action)),
            _ => self.seal(),
        }
        Ok(())
    }

    /// Whether `seat` has an answer it may take back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.without_last(seat).is_some()
    }

    /// Takes back the last answer of `seat` in the open turn.
    pub fn undo(&mut self, seat: Seat) -> Result<(), ActError<G::Illegal>> {
        (self.state, self.open) = self.without_last(seat).ok_or(ActError::NothingToUndo(seat))?;
        self.log.push(Entry::Undone { seat });
        self.count(seat);
        for (seat, &count) in Seat::all(self.state.seats()).zip(&self.counts) {
            self.state.count_on(seat, count);
        }
        Ok(())
    }

    /// The game without the last answer of `seat` in the open turn; `None` if there is none, or if what others answered
    /// since cannot stand without it.
    fn without_last(&self, seat: Seat) -> Option<(G, Answers<G>)> {
        let last = self.open.iter().rposition(|&(who, _)| who == seat)?;
        let mut kept = self.open.clone();
        kept.remove(last);
        let mut state = self.sealed.clone();
        for &(who, action) in &kept {
            state.apply(Actor::Seat(who), action, &mut Ignore).ok()?;
        }
        Some((state, kept))
    }

    fn count(&mut self, seat: Seat) {
        if let Some(count) = self.counts.get_mut(seat.index()) {
            // It never wraps, or an old id would come back; a log of four billion entries fits in no memory.
            *count = count.saturating_add(1);
        }
    }

    fn seal(&mut self) {
        self.sealed = self.state.clone();
        self.open.clear();
    }
}
