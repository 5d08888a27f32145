//! The whole game at one moment.

use serde::Serialize;
use table::{
    Actor, BeginError, Chance, Chapter, Decision, DecisionId, Game, NotationError, Outcome, Picks, Seat, Sink, Turn,
    Viewer, When,
};
use thiserror::Error;

use crate::action::Action;
use crate::by::List;
use crate::calendar::Season;
use crate::edition::{Disc, DiscId, Edition};
use crate::event::Event;
use crate::flow::Stage;
use crate::illegal::Illegal;
use crate::pieces::{ByBuilding, ByColour, ByImprovement, Coin, Coins};
use crate::player::Player;
use crate::score;
use crate::season::{Ask, Flow};
use crate::setup::Setup;
use crate::tile::TileSet;
use crate::town::Town;
use crate::view::View;

/// W1.1: how many years a game lasts.
pub const YEARS: u8 = 8;

/// A game of Walnut Grove.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    setup: Setup,
    pub(crate) rules: u32,
    pub(crate) seats: u8,
    pub(crate) stage: Stage,
    pub(crate) year: u8,
    pub(crate) disc: Option<DiscId>,
    /// A bit for each disc not yet turned.
    pub(crate) discs_left: u16,
    /// W2.3: the bag of tiles.
    pub(crate) bag: TileSet,
    /// W2.3: the bag of coins.
    pub(crate) coin_bag: Coins,
    pub(crate) town: Town,
    /// Pieces not dealt; after setup, those that left the game.
    pub(crate) supply: Supply,
    /// W2.6: who chose a starting row first.
    pub(crate) first: Option<Seat>,
    /// W6.1: the order of this year's fall.
    pub(crate) order: List<Seat, 4>,
    pub(crate) players: List<Player, 4>,
    /// How many decisions Nature has answered.
    pub(crate) dealt: u16,
}

/// Pieces in the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Supply {
    /// Labourers.
    pub labourers: ByColour<u8>,
    /// Huts and barns.
    pub buildings: ByBuilding<u8>,
    /// Improvements.
    pub improvements: ByImprovement<u8>,
}

/// W1.1: one to four can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("Walnut Grove is for 1 to 4 players, not {0}")]
pub struct SeatsError(pub u8);

impl State {
    /// A new game under the newest rules, before anything is dealt.
    pub fn new(edition: &'static Edition, seats: u8) -> Result<State, SeatsError> {
        State::with(Setup::new(edition), seats)
    }

    /// A new game with this setup.
    pub fn with(setup: Setup, seats: u8) -> Result<State, SeatsError> {
        let mut state = State::blank(setup, seats)?;
        state.run(&mut table::Ignore);
        Ok(state)
    }

    /// A new game under the rules of this version: a game goes on as it began, whatever the program has learnt since.
    pub fn under(rules: u32, edition: &'static Edition, seats: u8) -> Result<State, BeginError> {
        State::begin(&Setup::new(edition), seats, rules)
    }

    /// Nobody has a board, and all pieces are in bags and boxes.
    pub(crate) fn blank(setup: Setup, seats: u8) -> Result<State, SeatsError> {
        if !(1..=4).contains(&seats) {
            return Err(SeatsError(seats));
        }
        let edition = setup.edition();
        let supply =
            Supply { labourers: edition.labourers, buildings: edition.buildings, improvements: edition.improvements };
        Ok(State {
            setup,
            rules: State::RULES,
            seats,
            stage: Stage::Boards,
            year: 1,
            disc: None,
            discs_left: (1 << edition.discs.len()) - 1,
            bag: TileSet::first(edition.tiles.len()),
            coin_bag: edition.coins,
            town: Town::new(edition, seats),
            supply,
            first: None,
            order: List::new(),
            players: List::new(),
            dealt: 0,
        })
    }

    /// What the game is played with.
    pub fn edition(&self) -> &'static Edition {
        self.setup.edition()
    }

    /// The year, from 1 to 8.
    pub fn year(&self) -> u8 {
        self.year
    }

    /// The season or another stage of the game.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The year's disc, once it is turned.
    pub fn disc(&self) -> Option<&'static Disc> {
        self.edition().disc(self.disc?)
    }

    /// The discs not yet turned, in the edition's order.
    pub fn discs_to_come(&self) -> impl Iterator<Item = &'static Disc> + use<> {
        let left = self.discs_left;
        (0u32..).zip(&self.edition().discs).filter(move |(number, _)| left >> number & 1 == 1).map(|(_, disc)| disc)
    }

    /// W2.6: who chose a starting row first, once that is known.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// A player, once the boards are dealt.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// All players.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.seats_in_order().zip(self.players.iter())
    }

    /// The town.
    pub fn town(&self) -> &Town {
        &self.town
    }

    /// The tiles in the bag.
    pub fn bag(&self) -> TileSet {
        self.bag
    }

    /// The coins in the bag.
    pub fn coin_bag(&self) -> &Coins {
        &self.coin_bag
    }

    /// The pieces that are in the box.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// All that is still asked of a seat; the last one comes first.
    pub fn asks(&self, seat: Seat) -> &[Ask] {
        self.player(seat).map_or(&[], Player::asks)
    }

    /// What is asked of a seat, if anything.
    pub fn asked(&self, seat: Seat) -> Option<Ask> {
        self.player(seat)?.asks.last().copied()
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    pub(crate) fn seats_in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// Any of the coins in the bag.
    fn draw_from_bag(&mut self, chance: &mut Chance) -> Coin {
        let all: Vec<Coin> =
            self.coin_bag.iter().flat_map(|(coin, &count)| std::iter::repeat_n(coin, usize::from(count))).collect();
        let coin = chance.pick(&all).unwrap_or(Coin::Copper);
        self.coin_bag[coin] = self.coin_bag[coin].saturating_sub(1);
        coin
    }

    fn offer_to(&self, actor: Actor, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        match actor {
            Actor::Nature => self.offer_nature(each),
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

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const NAME: &'static str = "walnut-grove";
    const SCENES: &'static [&'static str] = &["setup", "year", "spring", "summer", "fall", "winter", "over"];
    /// 2: at the end coins make way for goods that are worth more (W5.5).
    const RULES: u32 = 2;

    fn begin(setup: &Setup, seats: u8, rules: u32) -> Result<State, BeginError> {
        if !(1..=State::RULES).contains(&rules) {
            return Err(BeginError::Rules(rules, format!("1 to {}", State::RULES)));
        }
        if let Some(first) = setup.first.filter(|first| first.number() > seats) {
            return Err(BeginError::Seats(format!("seat {first} cannot begin a game of {seats}")));
        }
        let mut state = State::blank(*setup, seats).map_err(|wrong| BeginError::Seats(wrong.to_string()))?;
        state.rules = rules;
        state.run(&mut table::Ignore);
        Ok(state)
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn open(&self) -> impl Iterator<Item = Decision> {
        let nature = self.natures_turn().is_some();
        let decision = |actor, answered| Decision { id: DecisionId { actor, answered }, actor };
        let asked = self.players().filter(move |(_, player)| !nature && !player.asks.is_empty());
        let seats = asked.map(move |(seat, player)| decision(Actor::Seat(seat), player.answered));
        nature.then(|| decision(Actor::Nature, self.dealt.into())).into_iter().chain(seats)
    }

    fn legal(&self, actor: Actor, into: &mut Vec<Action>) {
        into.clear();
        let _ = self.offer_to(actor, &mut |action| {
            into.push(action);
            Flow::Continue(())
        });
    }

    #[inline(always)]
    fn weight(&self, action: Action) -> u32 {
        self.chances(action)
    }

    fn apply(&mut self, actor: Actor, action: Action, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let found = |offered| if offered == action { Flow::Break(()) } else { Flow::Continue(()) };
        if self.offer_to(actor, &mut { found }).is_continue() {
            return Err(match actor {
                Actor::Nature if self.natures_turn().is_none() => Illegal::NotAsked,
                Actor::Nature => Illegal::NotThere,
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
                self.answer_forced(seat, events);
            }
        }
        self.run(events);
    }

    fn picks(&self, seat: Seat) -> Option<Picks<Action>> {
        let mut legal = Vec::new();
        self.legal(Actor::Seat(seat), &mut legal);
        let asked = self.asked(seat).filter(|_| !legal.is_empty())?;
        self.picks_of(seat, asked)
    }

    fn arrange(&self, seat: Seat, picked: &[Action]) -> Result<Vec<Action>, Illegal> {
        self.arranged(seat, picked)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Everything but coins is open, so only coins are drawn anew.
    fn imagine(&self, seat: Seat, chance: &mut Chance) -> State {
        let mut state = *self;
        let hidden = |other: &Seat| *other != seat;
        for other in self.seats_in_order().filter(hidden) {
            let Some(player) = self.player(other) else { continue };
            for (coin, &count) in player.barn.coins.iter() {
                state.coin_bag[coin] += count;
            }
        }
        for other in self.seats_in_order().filter(hidden) {
            let count = self.player(other).map_or(0, Player::coins);
            let mut coins = Coins::default();
            for _ in 0..count {
                let coin = state.draw_from_bag(chance);
                coins[coin] += 1;
            }
            if let Some(player) = state.player_mut(other) {
                player.barn.coins = coins;
            }
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
        Turn(u32::from(self.year) << 8 | self.stage.number())
    }

    fn count_on(&mut self, seat: Seat, answered: u32) {
        if let Some(player) = self.player_mut(seat) {
            player.answered = answered;
        }
    }

    fn when(&self) -> When {
        When { part: self.year, scene: self.stage.scene() }
    }

    fn chapter(event: &Event) -> Option<Chapter> {
        match *event {
            Event::SeasonBegan { year, season } => {
                Some(Chapter { when: When { part: year, scene: season.word() }, is_told: false })
            }
            // A new disc belongs to spring already; the first one to the setup.
            Event::DiscTurned { year, .. } if year > 1 => {
                Some(Chapter { when: When { part: year, scene: Season::Spring.word() }, is_told: true })
            }
            _ => None,
        }
    }

    fn write(&self, action: Action) -> String {
        crate::notation::write(self.edition(), action)
    }

    /// W1.4: only the owner knows a coin's value.
    fn hides(&self, _: Actor, action: Action, viewer: Viewer) -> bool {
        matches!(action, Action::Coin(seat, _) if !viewer.knows(seat))
    }

    fn write_for(&self, actor: Actor, action: Action, viewer: Viewer) -> String {
        match action {
            Action::Coin(seat, _) if self.hides(actor, action, viewer) => format!("coin ? for {seat}"),
            open => self.write(open),
        }
    }

    fn read(&self, text: &str) -> Result<Action, NotationError> {
        crate::notation::read(self.edition(), text)
    }
}
