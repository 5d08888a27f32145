//! The whole game at one moment.

use table::by::{Key, List};
use table::{
    Actor, BeginError, Chance, Chapter, Decision, DecisionId, Game, NotationError, Outcome, Seat, Sink, Turn, Viewer,
    When,
};

use crate::action::Action;
use crate::board::Board;
use crate::edition::{Edition, Layout, action_cards};
use crate::event::Event;
use crate::flow::{Flow, Stage, Step, stage_of};
use crate::illegal::Illegal;
use crate::notation;
use crate::pieces::{Card, CardKind, CardSet, Good, MajorSet, Space, SpaceSet};
use crate::player::Player;
use crate::score;
use crate::setup::{Cards, HAND, MarkedSeats, Setup};
use crate::view::View;

/// A game of Agricola.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    setup: Setup,
    pub(crate) seats: u8,
    pub(crate) stage: Stage,
    /// From 1 to 14; 0 before the first.
    pub(crate) round: u8,
    pub(crate) board: Board,
    /// A9.3: the majors on display.
    pub(crate) display: MajorSet,
    /// A3.10: who holds the token.
    pub(crate) starting: Seat,
    /// A3.6: whose turn it is in the work phase.
    pub(crate) current: Seat,
    /// A3.9: how many turns in a row nobody was placed.
    pub(crate) passes: u8,
    /// V1.5: the spaces that are marked for the seat whose turn it is.
    pub(crate) marked: SpaceSet,
    /// Cards that nobody has been dealt.
    pub(crate) deck: CardSet,
    pub(crate) players: List<Player, 4>,
    /// What comes next in preparation and work; the last one first.
    pub(crate) steps: List<(Seat, Step), 16>,
    /// Counts turns and stages: undo stays within one.
    pub(crate) turns: u32,
    /// How many decisions Nature has answered.
    pub(crate) dealt: u16,
}

impl State {
    /// A new game under the newest rules, before anything is drawn.
    pub fn new(setup: &Setup, seats: u8) -> Result<State, BeginError> {
        State::begin(setup, seats, State::RULES)
    }

    fn blank(setup: Setup, seats: u8) -> State {
        let mut players = List::new();
        (0..seats).for_each(|_| players.push(Player::new()));
        let layout = setup.edition().layout(seats, setup.variant(seats));
        let mut state = State {
            setup,
            seats,
            stage: Stage::First,
            round: 0,
            board: Board::new(layout.unwrap_or_else(|| &EMPTY)),
            display: MajorSet::ALL,
            starting: Seat::new(0),
            current: Seat::new(0),
            passes: 0,
            marked: SpaceSet::NONE,
            deck: CardSet::NONE,
            players,
            steps: List::new(),
            turns: 0,
            dealt: 0,
        };
        if setup.cards != Cards::None {
            let in_game = |card: &Card| setup.edition().cards[*card].players <= seats;
            state.deck = Card::ALL.iter().copied().filter(in_game).collect();
        }
        if let Some(player) = state.players.first_mut() {
            player.hand = setup.hand;
            state.deck = state.deck.without(setup.hand);
        }
        state
    }

    /// What the game is played with.
    pub fn edition(&self) -> &'static Edition {
        self.setup.edition()
    }

    /// V1.5: who gets recommendation marks.
    pub fn marks(&self) -> MarkedSeats {
        self.setup.marks
    }

    /// V1.5: the spaces that are marked for the seat whose turn it is.
    pub fn marked(&self) -> SpaceSet {
        self.marked
    }

    /// The spaces of this game.
    pub fn layout(&self) -> &'static Layout {
        self.edition().layout(self.seats, self.setup.variant(self.seats)).unwrap_or_else(|| &EMPTY)
    }

    /// The round, from 1 to 14; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The phase or another stage of the game.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The action spaces.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// A9.3: the majors on display.
    pub fn display(&self) -> MajorSet {
        self.display
    }

    /// A11.30: who holds the token.
    pub fn starting_player(&self) -> Seat {
        self.starting
    }

    /// A3.6: whose turn it is in the work phase.
    pub fn current(&self) -> Option<Seat> {
        (self.stage == Stage::Work).then_some(self.current)
    }

    /// A1.1: whether one plays alone.
    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether there are hand cards in this game.
    pub fn has_cards(&self) -> bool {
        self.setup.cards != Cards::None
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// All players.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats).zip(self.players.iter())
    }

    /// What is asked of a seat, if anything.
    pub fn asked(&self, seat: Seat) -> Option<Step> {
        self.top(seat)
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    /// A2.3: the action space cards that can still come in this round's stage.
    pub fn cards_to_come(&self) -> impl Iterator<Item = Space> + use<> {
        let (in_play, stage) = (self.board.in_play, stage_of(self.round));
        action_cards().filter(move |&space| space.stage() == Some(stage) && !in_play.contains(space))
    }

    /// How many hand cards of a kind a seat holds.
    pub fn in_hand(&self, seat: Seat, kind: CardKind) -> u8 {
        let of_kind = |card: &Card| self.edition().cards[*card].kind == kind;
        let count = self.player(seat).map_or(0, |player| player.hand.iter().filter(of_kind).count());
        u8::try_from(count).unwrap_or(u8::MAX)
    }

    pub(crate) fn minors_in_hand(&self, seat: Seat) -> u8 {
        let hand = self.player(seat).map_or(CardSet::NONE, Player::hand);
        if hand.is_empty() { 0 } else { self.in_hand(seat, CardKind::Minor) }
    }

    /// A2.5: who gets the next card, and of which kind.
    fn next_dealt(&self) -> Option<(Seat, CardKind)> {
        if self.setup.cards == Cards::None || !self.setup.hand.is_empty() {
            return None;
        }
        let short = |seat: Seat, kind: CardKind| self.in_hand(seat, kind) < HAND;
        let kinds = |seat: Seat| CardKind::ALL.iter().map(move |&kind| (seat, kind));
        Seat::all(self.seats).flat_map(kinds).find(|&(seat, kind)| short(seat, kind))
    }

    pub(crate) fn nature_is_asked(&self) -> bool {
        match self.stage {
            Stage::First => self.seats > 1 && self.dealt == 0,
            Stage::Deal => self.next_dealt().is_some(),
            Stage::Reveal => self.board.card_of(self.round).is_none(),
            Stage::Work => self.wants_a_mark(),
            _ => false,
        }
    }

    fn offer_nature(&self, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        if !self.nature_is_asked() {
            return Flow::Continue(());
        }
        match self.stage {
            Stage::First => {
                let can_begin = |seat: &Seat| self.setup.first.is_none_or(|first| first == *seat);
                Seat::all(self.seats).filter(can_begin).map(Action::First).try_for_each(each)
            }
            Stage::Deal => {
                let Some((seat, kind)) = self.next_dealt() else { return Flow::Continue(()) };
                let of_kind = |card: &Card| self.edition().cards[*card].kind == kind;
                self.deck.iter().filter(of_kind).map(|card| Action::Deal(seat, card)).try_for_each(each)
            }
            Stage::Reveal => {
                let round = usize::from(self.round.saturating_sub(1));
                let chosen = self.setup.order.get(round).copied().flatten();
                let can_come = |space: &Space| chosen.is_none_or(|chosen| chosen == *space);
                self.cards_to_come().filter(can_come).map(Action::Reveal).try_for_each(each)
            }
            Stage::Work => self.offer_marks(each),
            _ => Flow::Continue(()),
        }
    }

    fn deal(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::First(seat) => {
                self.starting = seat;
                events.note(|| Event::StartingPlayer { seat });
            }
            Action::Deal(seat, card) => {
                self.deck.remove(card);
                let kind = self.edition().cards[card].kind;
                if let Some(player) = self.player_mut(seat) {
                    player.hand.insert(card);
                }
                events.note(|| Event::Dealt { seat, kind, card: Some(card) });
            }
            Action::Reveal(space) => {
                self.board.reveal(self.round, space);
                events.note(|| Event::RoundBegan { round: self.round, space });
            }
            Action::Mark(seat, space) => {
                self.marked = self.marked.with(SpaceSet::one(space));
                events.note(|| Event::Marked { seat, space: Some(space) });
            }
            _ => {}
        }
    }

    /// A2.2
    pub(crate) fn hand_out_food(&mut self) {
        let start = self.edition().start;
        let (solo, first) = (self.is_solo(), self.starting.index());
        for (place, player) in self.players.iter_mut().enumerate() {
            player.goods[Good::Food] = match place {
                _ if solo => start.solo,
                place if place == first => start.first,
                _ => start.others,
            };
        }
    }

    /// The same with hands that `seat` has not seen drawn anew.
    fn with_other_hands(&self, seat: Seat, chance: &mut Chance) -> State {
        let mut state = *self;
        let mut unseen = self.deck;
        for (_, player) in self.players().filter(|(other, _)| *other != seat) {
            unseen = unseen.with(player.hand.without(player.shown));
        }
        state.deck = unseen;
        for &kind in CardKind::ALL {
            let of_kind = |card: &Card| self.edition().cards[*card].kind == kind;
            let mut cards: Vec<Card> = unseen.iter().filter(of_kind).collect();
            chance.shuffle(&mut cards);
            let mut next = cards.into_iter();
            for (other, player) in self.players().filter(|(other, _)| *other != seat) {
                let held: CardSet = player.hand.without(player.shown).iter().filter(of_kind).collect();
                let drawn: CardSet = next.by_ref().take(held.len().into()).collect();
                state.deck = state.deck.without(drawn);
                if let Some(player) = state.player_mut(other) {
                    player.hand = player.hand.without(held).with(drawn);
                }
            }
        }
        state
    }

    /// A4.20: whoever went for an improvement has one to play, so not every hand is possible.
    fn is_stuck(&self) -> bool {
        let Some(&(seat, Step::Improve { optional: false, .. })) = self.steps.last() else { return false };
        self.offer(seat, &mut |_| Flow::Break(())).is_continue()
    }

    /// Lets whoever is stuck have a minor that can be played, out of those that `seat` has not seen.
    fn hand_over_a_minor(&mut self, seat: Seat) {
        let Some(&(stuck, _)) = self.steps.last() else { return };
        let Some(player) = self.player(stuck) else { return };
        let unseen = |player: &Player| player.hand.without(player.shown);
        let is_minor = |card: &Card| self.edition().cards[*card].kind == CardKind::Minor;
        let Some(given) = unseen(player).iter().find(is_minor) else { return };
        let hidden = self.players().filter(|(other, _)| *other != seat && *other != stuck);
        let pool = hidden.fold(self.deck, |pool, (_, player)| pool.with(unseen(player)));
        let Some(taken) = pool.iter().find(|&card| self.can_play_minor(stuck, player, card)) else { return };
        for holder in self.players.iter_mut().filter(|holder| holder.hand.contains(taken)) {
            holder.hand.remove(taken);
            holder.hand.insert(given);
        }
        if self.deck.contains(taken) {
            self.deck.remove(taken);
            self.deck.insert(given);
        }
        if let Some(player) = self.player_mut(stuck) {
            player.hand.remove(given);
            player.hand.insert(taken);
        }
    }

    fn offer_to(&self, actor: Actor, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        match actor {
            Actor::Nature => self.offer_nature(each),
            // V1.5: the marks come first.
            Actor::Seat(_) if self.nature_is_asked() => Flow::Continue(()),
            Actor::Seat(seat) => self.offer(seat, each),
        }
    }

    /// The only legal answer of an actor; `None` if there are more (or none).
    pub(crate) fn only_answer(&self, actor: Actor) -> Option<Action> {
        let mut only = None;
        let more = self.offer_to(actor, &mut |action| match only.replace(action) {
            None => Flow::Continue(()),
            Some(_) => Flow::Break(()),
        });
        only.filter(|_| more.is_continue())
    }
}

/// How often hands are drawn again before one is made to fit.
const REDRAWS: u32 = 8;

/// The layout of no game; games only begin with one of their own.
static EMPTY: std::sync::LazyLock<Layout> = std::sync::LazyLock::new(Layout::default);

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const NAME: &'static str = "agricola";
    const SCENES: &'static [&'static str] = &["setup", "round", "work", "feeding", "breeding", "over"];
    const RULES: u32 = 1;

    fn begin(setup: &Setup, seats: u8, rules: u32) -> Result<State, BeginError> {
        if rules != State::RULES {
            return Err(BeginError::Rules(rules, State::RULES.to_string()));
        }
        if let Some(reason) = setup.refusal(seats) {
            return Err(BeginError::Seats(reason));
        }
        let mut state = State::blank(*setup, seats);
        state.run(&mut table::Ignore);
        Ok(state)
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn rules(&self) -> u32 {
        State::RULES
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn open(&self) -> impl Iterator<Item = Decision> {
        let decision = |actor, answered| Decision { id: DecisionId { actor, answered }, actor };
        let nature = self.nature_is_asked().then(|| decision(Actor::Nature, self.dealt.into()));
        let nature_is_asked = nature.is_some();
        let asked = move |&(seat, _): &(Seat, &Player)| !nature_is_asked && self.top(seat).is_some();
        let seats =
            self.players().filter(asked).map(move |(seat, player)| decision(Actor::Seat(seat), player.answered));
        nature.into_iter().chain(seats)
    }

    fn next_actor(&self) -> Option<Actor> {
        match self.stage {
            Stage::First | Stage::Deal | Stage::Reveal => self.nature_is_asked().then_some(Actor::Nature),
            Stage::Work if self.nature_is_asked() => Some(Actor::Nature),
            Stage::Preparation | Stage::Work => self.steps.last().map(|&(seat, _)| Actor::Seat(seat)),
            Stage::Feeding | Stage::Breeding => {
                Seat::all(self.seats).find(|&seat| self.top(seat).is_some()).map(Actor::Seat)
            }
            Stage::Over => None,
        }
    }

    fn legal(&self, actor: Actor, into: &mut Vec<Action>) {
        into.clear();
        let _ = self.offer_to(actor, &mut |action| {
            into.push(action);
            Flow::Continue(())
        });
    }

    fn weight(&self, _: Action) -> u32 {
        1
    }

    /// V1.5
    fn advice(&self, action: Action) -> Option<(Seat, Action)> {
        match action {
            Action::Mark(seat, space) => Some((seat, Action::Place(space))),
            _ => None,
        }
    }

    fn apply(&mut self, actor: Actor, action: Action, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let found = |offered| if offered == action { Flow::Break(()) } else { Flow::Continue(()) };
        if self.offer_to(actor, &mut { found }).is_continue() {
            return Err(match actor {
                Actor::Nature if !self.nature_is_asked() => Illegal::NotAsked,
                Actor::Nature => Illegal::NotThere,
                Actor::Seat(_) if self.nature_is_asked() => Illegal::NotAsked,
                Actor::Seat(seat) => self.why_not(seat, action),
            });
        }
        self.apply_legal(actor, action, events);
        Ok(())
    }

    fn apply_legal(&mut self, actor: Actor, action: Action, events: &mut impl Sink<Event>) {
        match actor {
            Actor::Nature => {
                self.dealt += 1;
                self.deal(action, events);
            }
            Actor::Seat(seat) => {
                if let Some(player) = self.player_mut(seat) {
                    player.answered = player.answered.saturating_add(1);
                }
                self.answer(seat, action, events);
            }
        }
        self.run(events);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Only hands are hidden: what others hold unseen, and what nobody was dealt, is shuffled. So are others' marks.
    fn imagine(&self, seat: Seat, chance: &mut Chance) -> State {
        let mut state = self.with_other_hands(seat, chance);
        for _ in 0..REDRAWS {
            if !state.is_stuck() {
                break;
            }
            state = self.with_other_hands(seat, chance);
        }
        if state.is_stuck() {
            state.hand_over_a_minor(seat);
        }
        if !self.marked.is_empty() && self.current != seat {
            state.marked = SpaceSet::NONE;
            let mut spaces: Vec<Space> = state.usable_spaces().collect();
            chance.shuffle(&mut spaces);
            state.marked = spaces.into_iter().take(usize::try_from(self.marked.len()).unwrap_or(0)).collect();
        }
        state
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.veiled(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stage == Stage::Over).then(|| score::result(self))
    }

    fn turn(&self) -> Turn {
        Turn(self.turns)
    }

    fn count_on(&mut self, seat: Seat, answered: u32) {
        if let Some(player) = self.player_mut(seat) {
            player.answered = answered;
        }
    }

    fn when(&self) -> When {
        When { part: self.round, scene: self.stage.scene() }
    }

    fn chapter(event: &Event) -> Option<Chapter> {
        let chapter = |part, scene, is_told| Some(Chapter { when: When { part, scene }, is_told });
        match *event {
            Event::RoundBegan { round, .. } => chapter(round, Stage::Work.scene(), true),
            Event::HarvestBegan { round } => chapter(round, Stage::Feeding.scene(), false),
            Event::BreedingBegan { round } => chapter(round, Stage::Breeding.scene(), false),
            Event::Ended { .. } => chapter(crate::player::ROUNDS, Stage::Over.scene(), true),
            _ => None,
        }
    }

    fn write(&self, action: Action) -> String {
        action.to_string()
    }

    fn hides(&self, _: Actor, action: Action, viewer: Viewer) -> bool {
        match action {
            Action::Deal(seat, _) | Action::Mark(seat, _) => !viewer.knows(seat),
            _ => false,
        }
    }

    fn write_for(&self, actor: Actor, action: Action, viewer: Viewer) -> String {
        match action {
            Action::Deal(seat, _) if self.hides(actor, action, viewer) => format!("deal ? to {seat}"),
            Action::Mark(seat, _) if self.hides(actor, action, viewer) => format!("mark ? for {seat}"),
            _ => self.write(action),
        }
    }

    fn read(&self, text: &str) -> Result<Action, NotationError> {
        notation::read(text)
    }
}
