//! A decision as a bot sees it.

use std::borrow::Cow;

use table::{Actor, Chance, DecisionId, Game, Seat, Viewer};

/// What a player knows when it has to decide: its seat's view, its legal actions, and what may be behind the rest.
#[derive(Clone)]
pub struct Question<'a, G: Game> {
    /// The truth. Nobody outside of this file sees it.
    state: Cow<'a, G>,
    seat: Seat,
    legal: Cow<'a, [G::Action]>,
}

/// How many possible states a search goes round in when something is hidden.
const WORLDS: usize = 8;

impl<'a, G: Game> Question<'a, G> {
    /// The question that `seat` is asked, with its legal actions.
    pub fn new(state: &'a G, seat: Seat, legal: &'a [G::Action]) -> Question<'a, G> {
        Question { state: Cow::Borrowed(state), seat, legal: Cow::Borrowed(legal) }
    }

    /// The question that `seat` is asked, to be answered elsewhere; `None` if it is asked nothing.
    pub fn of(state: &G, seat: Seat) -> Option<Question<'static, G>> {
        let mut legal = Vec::new();
        state.legal(Actor::Seat(seat), &mut legal);
        let asked = !legal.is_empty();
        asked.then(|| Question { state: Cow::Owned(state.clone()), seat, legal: Cow::Owned(legal) })
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The answers to choose from.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// The decision.
    pub fn decision(&self) -> Option<DecisionId> {
        let own = |decision: &table::Decision| decision.actor == Actor::Seat(self.seat);
        self.state.open().find(own).map(|decision| decision.id)
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What is played.
    pub fn setup(&self) -> G::Setup {
        self.state.setup()
    }

    /// The version of the rules.
    pub fn rules(&self) -> u32 {
        self.state.rules()
    }

    /// An answer in notation.
    pub fn write(&self, action: G::Action) -> String {
        self.state.write(action)
    }

    /// A state that looks like this to the seat; what it may not know is drawn at random.
    pub fn imagine(&self, chance: &mut Chance) -> G {
        self.state.imagine(self.seat, chance)
    }

    /// Some such states; one if the seat plays alone.
    pub fn imagine_many(&self, chance: &mut Chance) -> Vec<G> {
        let count = if self.state.seats() == 1 { 1 } else { WORLDS };
        (0..count).map(|_| self.imagine(chance)).collect()
    }
}

/// Without the state: what is hidden must not get into a log by accident.
impl<G: Game> std::fmt::Debug for Question<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Question").field("seat", &self.seat).field("legal", &self.legal).finish_non_exhaustive()
    }
}
