//! The steps that a game consists of, and how one follows another.
//!
//! In preparation and work one thing happens after the other: steps of all seats are on one stack, the top one comes first. A
//! step either asks its seat something or happens by itself; what it leads to is put on top. So whatever a card does before,
//! within or after an action, and whatever another seat does in reaction, is a step on top of what it interrupts. In feeding and
//! breeding all act at once, and every seat has a stack of its own.

use table::{Actor, Seat, Sink};

use crate::action::Action;
use crate::cells::Cell;
use crate::event::Event;
use crate::phase::{offer_conversions, offer_plow};
use crate::pieces::{Card, Good, Major, MajorSet, Space, SpaceSet};
use crate::player::ROUNDS;
use crate::score;
use crate::state::State;

/// Whether whoever collects legal actions wants more of them.
pub(crate) type Flow = std::ops::ControlFlow<()>;

/// The stages of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// A2.2: who is starting player.
    First,
    /// A2.5: hands are dealt.
    Deal,
    /// A3.3: the next action space card.
    Reveal,
    /// A3.3: goods come from the round space.
    Preparation,
    /// A3.6
    Work,
    /// A10.3
    Feeding,
    /// A10.7
    Breeding,
    /// A12
    Over,
}

impl Stage {
    /// The word before an action in a record.
    pub const fn scene(self) -> &'static str {
        match self {
            Stage::First | Stage::Deal => "setup",
            Stage::Reveal | Stage::Preparation => "round",
            Stage::Work => "work",
            Stage::Feeding => "feeding",
            Stage::Breeding => "breeding",
            Stage::Over => "over",
        }
    }

    /// A14.18: whether all seats answer at once.
    pub(crate) const fn is_simultaneous(self) -> bool {
        matches!(self, Stage::Feeding | Stage::Breeding)
    }
}

/// What happens next for a seat, by itself or by its answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Step {
    /// D3: where to place a person.
    #[default]
    Place,
    /// D4: a room, or no (more) room; then stables.
    Rooms {
        /// Whether one was built by this action.
        built: bool,
    },
    /// D4: a stable, or the end.
    Stables {
        /// Whether something was built by this action.
        built: bool,
    },
    /// A4.40: one stable, or none; then bread.
    OneStable,
    /// D5: a field.
    Plow {
        /// Whether it may be left out.
        optional: bool,
    },
    /// D6: fields for grain.
    SowGrain(Sowing),
    /// D6: fields for vegetables.
    SowVegetables(Sowing),
    /// D7: grain to bake.
    Bake {
        /// Whether it may be left out.
        optional: bool,
    },
    /// D8, D13: an improvement.
    Improve {
        /// Whether a major can be built.
        major: bool,
        /// Whether it may be left out.
        optional: bool,
    },
    /// D13: an occupation, for so much food.
    Occupation {
        /// How much.
        food: u8,
    },
    /// A9.5: what to give for a Hearth.
    PayHearth(Major),
    /// D9: the first space of a pasture, or the end.
    FenceFrom {
        /// Whether the action may end here: one was built, or it is optional.
        may_end: bool,
    },
    /// D9: how many spaces.
    FenceSize {
        /// The pasture's first space.
        first: Cell,
    },
    /// D9: which spaces.
    FenceShape {
        /// The first of them.
        first: Cell,
        /// How many.
        size: u8,
    },
    /// D12: one of the goods that the space offers.
    TakeOne(Space),
    /// V2.3: an animal.
    AnimalMarket,
    /// D11: food to be paid; if it is short, what to convert.
    PayFood(u8),
    /// By itself: goods come from the general supply, once they are paid for.
    Receive(Good),
    /// By itself: a major is taken, once it is paid.
    TakeMajor(Major),
    /// By itself: a hand card is laid down, once it is paid.
    LayDown(Card),
    /// D10: which animals to keep, if there are too many; nothing if all fit.
    Keep,
    /// D14: convert something, or feed.
    Feed,
    /// D15: which animals to keep after breeding.
    KeepYoung,
}

/// D6: how a sow action goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sowing {
    /// Whether something was done by this action before.
    pub acted: bool,
    /// Whether bread can be baked afterwards (A4.22).
    pub then_bake: bool,
}

impl State {
    /// Puts a step on top of what is asked of a seat.
    pub(crate) fn push(&mut self, seat: Seat, step: Step) {
        if !self.stage.is_simultaneous() {
            self.steps.push((seat, step));
        } else if let Some(player) = self.player_mut(seat) {
            player.steps.push(step);
        }
    }

    pub(crate) fn pop(&mut self, seat: Seat) {
        if !self.stage.is_simultaneous() {
            self.steps.pop();
        } else if let Some(player) = self.player_mut(seat) {
            player.steps.pop();
        }
    }

    /// What comes next for a seat, if it is its turn.
    pub(crate) fn top(&self, seat: Seat) -> Option<Step> {
        if !self.stage.is_simultaneous() {
            return self.steps.last().filter(|(whose, _)| *whose == seat).map(|&(_, step)| step);
        }
        self.player(seat)?.steps.last().copied()
    }

    /// Goes on until somebody has a choice.
    pub(crate) fn run(&mut self, events: &mut impl Sink<Event>) {
        loop {
            match self.stage {
                Stage::Over => return,
                Stage::First | Stage::Deal | Stage::Reveal => {
                    if self.nature_is_asked() {
                        return;
                    }
                    self.next_stage(events);
                }
                Stage::Preparation | Stage::Work => match self.steps.last() {
                    Some(&(seat, step)) => {
                        if self.nature_is_asked() || !self.take_step(seat, step, events) {
                            return;
                        }
                    }
                    None => self.next_stage(events),
                },
                Stage::Feeding | Stage::Breeding => {
                    let mut waiting = false;
                    for seat in Seat::all(self.seats) {
                        while let Some(step) = self.top(seat) {
                            if !self.take_step(seat, step, events) {
                                waiting = true;
                                break;
                            }
                        }
                    }
                    if waiting {
                        return;
                    }
                    self.next_stage(events);
                }
            }
        }
    }

    /// Takes a step that happens by itself, or the only answer to one that asks; whether it did.
    fn take_step(&mut self, seat: Seat, step: Step, events: &mut impl Sink<Event>) -> bool {
        if self.happens(seat, step, events) {
            return true;
        }
        // A14.19: not being asked must not betray a hand.
        if self.is_secret(seat, step) {
            return false;
        }
        let Some(only) = self.only_answer(Actor::Seat(seat)) else { return false };
        self.answer(seat, only, events);
        true
    }

    /// Whether what can be answered depends on the seat's hand.
    fn is_secret(&self, seat: Seat, step: Step) -> bool {
        match step {
            Step::Place => self.may_hide_a_space(seat),
            Step::Improve { .. } => self.minors_in_hand(seat) > 0,
            _ => false,
        }
    }

    fn next_stage(&mut self, events: &mut impl Sink<Event>) {
        match self.stage {
            Stage::First => {
                self.hand_out_food();
                self.enter(Stage::Deal);
            }
            Stage::Deal => {
                self.round = 1;
                self.enter(Stage::Reveal);
            }
            Stage::Reveal => {
                self.enter(Stage::Preparation);
                self.deliver(events);
            }
            Stage::Preparation => {
                self.replenish();
                self.enter(Stage::Work);
                self.passes = 0;
                self.begin_turn(self.starting, events);
            }
            Stage::Work => self.end_turn(events),
            Stage::Feeding => {
                self.enter(Stage::Breeding);
                events.note(|| Event::BreedingBegan { round: self.round });
                self.breed(events);
            }
            Stage::Breeding => self.end_round(events),
            Stage::Over => {}
        }
    }

    /// A turn ends with every stage: nothing before it can be taken back.
    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.turns += 1;
    }

    /// A3.6: the next seat with a person to place; A3.9: unless all of them passed.
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let with_people = self.players.iter().filter(|player| player.at_home > 0).count();
        if with_people == 0 || usize::from(self.passes) >= with_people {
            self.return_home(events);
            return;
        }
        let next = self.clockwise_after(self.current).find(|&seat| self.player(seat).is_some_and(|p| p.at_home > 0));
        if let Some(next) = next {
            self.begin_turn(next, events);
        }
    }

    /// Begins the turn of this seat, or of the next one that has a person to place.
    fn begin_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.turns += 1;
        self.current = seat;
        self.marked = SpaceSet::NONE;
        if self.player(seat).is_some_and(|player| player.at_home > 0) {
            self.push(seat, Step::Place);
        } else {
            self.end_turn(events);
        }
    }

    /// A3.11: all go home; then the harvest, if there is one.
    fn return_home(&mut self, events: &mut impl Sink<Event>) {
        self.board.clear();
        for player in self.players.iter_mut() {
            player.at_home = player.people;
        }
        if is_harvest(self.round) {
            events.note(|| Event::HarvestBegan { round: self.round });
            self.harvest_fields(events);
            self.enter(Stage::Feeding);
            for seat in Seat::all(self.seats) {
                self.push(seat, Step::Feed);
            }
        } else {
            self.end_round(events);
        }
    }

    /// A3.11: newborns grow up, and the next round begins.
    fn end_round(&mut self, events: &mut impl Sink<Event>) {
        for player in self.players.iter_mut() {
            player.newborns = 0;
            player.crafted = MajorSet::default();
        }
        if self.round < ROUNDS {
            self.round += 1;
            self.enter(Stage::Reveal);
            return;
        }
        self.enter(Stage::Over);
        events.note(|| {
            let result = score::result(self);
            Event::Ended { points: result.points, winners: result.winners }
        });
    }

    /// All other seats and then this one, clockwise.
    pub(crate) fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        Seat::all(seats).cycle().skip(seat.index() + 1).take(usize::from(seats))
    }

    /// A3.6: all seats from the starting player clockwise.
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats).cycle().skip(self.starting.index()).take(usize::from(self.seats))
    }
}

/// A3.1: whether a harvest follows this round.
pub const fn is_harvest(round: u8) -> bool {
    matches!(round, 4 | 7 | 9 | 11 | 13 | 14)
}

/// A3.2: the stage of a round, from 1 to 6.
pub const fn stage_of(round: u8) -> u8 {
    match round {
        0..=4 => 1,
        5..=7 => 2,
        8..=9 => 3,
        10..=11 => 4,
        12..=13 => 5,
        _ => 6,
    }
}

/// The next round with a harvest, this one included.
pub fn next_harvest(round: u8) -> Option<u8> {
    (round.max(1)..=ROUNDS).find(|&round| is_harvest(round))
}

impl State {
    /// Offers each legal answer of a seat, in canonical order, until `each` has enough.
    pub(crate) fn offer(&self, seat: Seat, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let (Some(player), Some(step)) = (self.player(seat), self.top(seat)) else { return Flow::Continue(()) };
        match step {
            Step::Place => self.offer_place(seat, player, each),
            Step::Rooms { built } => self.offer_rooms(player, built, each),
            Step::Stables { built } => self.offer_stables(player, built, each),
            Step::OneStable => self.offer_one_stable(player, each),
            Step::Plow { optional } => offer_plow(player, optional, each),
            Step::SowGrain(sowing) => self.offer_grain(player, sowing, each),
            Step::SowVegetables(sowing) => self.offer_vegetables(player, sowing, each),
            Step::Bake { optional } => self.offer_bake(player, optional, each),
            Step::Improve { major, optional } => self.offer_improvements(seat, player, major, optional, each),
            Step::Occupation { .. } => self.offer_occupations(player, each),
            Step::PayHearth(major) => self.offer_hearth(player, major, each),
            Step::FenceFrom { may_end } => self.offer_fence_from(player, may_end, each),
            Step::FenceSize { first } => self.offer_fence_size(player, first, each),
            Step::FenceShape { first, size } => self.offer_fence_shape(player, first, size, each),
            Step::TakeOne(space) => self.offer_one_of(space, each),
            Step::AnimalMarket => self.offer_animals(player, each),
            Step::PayFood(_) => offer_conversions(player, each),
            Step::Keep | Step::KeepYoung => self.offer_keepings(player, each),
            Step::Feed => self.offer_feed(player, each),
            Step::Receive(_) | Step::TakeMajor(_) | Step::LayDown(_) => Flow::Continue(()),
        }
    }

    /// Whether a step happens by itself, and if so, lets it happen.
    fn happens(&mut self, seat: Seat, step: Step, events: &mut impl Sink<Event>) -> bool {
        match step {
            Step::PayFood(due) => {
                if self.player(seat).is_some_and(|player| player.goods[Good::Food] < due) {
                    return false;
                }
                self.pop(seat);
                self.pay_food(seat, due, events);
            }
            Step::Receive(good) => {
                self.pop(seat);
                self.receive_animal(seat, good, events);
            }
            Step::TakeMajor(major) => {
                self.pop(seat);
                self.take_major(seat, major, events);
            }
            Step::LayDown(card) => {
                self.pop(seat);
                self.lay_down(seat, card, events);
            }
            Step::Keep if self.animals_fit(seat) => self.pop(seat),
            _ => return false,
        }
        true
    }

    /// Takes a seat's legal answer.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let Some(step) = self.top(seat) else { return };
        self.pop(seat);
        match (step, action) {
            (Step::Place, Action::Place(space)) => self.place(seat, space, events),
            (Step::Place, _) => self.pass(seat, events),
            (Step::Rooms { .. }, Action::Room(cell)) => self.build_room(seat, cell, events),
            (Step::Rooms { built }, _) => self.push(seat, Step::Stables { built }),
            (Step::Stables { .. }, Action::Stable(cell)) => self.build_stable(seat, cell, events),
            (Step::OneStable, Action::Stable(cell)) => self.build_one_stable(seat, cell, events),
            (Step::OneStable, _) => self.push(seat, Step::Bake { optional: false }),
            (Step::Plow { .. }, Action::Plow(cell)) => self.plow(seat, cell, events),
            (Step::Plow { .. }, _) => self.decline_plowing(seat),
            (Step::SowGrain(sowing), Action::SowGrain(fields)) => self.sow_grain(seat, sowing, fields, events),
            (Step::SowVegetables(sowing), Action::SowVegetables(fields)) => {
                self.sow_vegetables(seat, sowing, fields, events);
            }
            (Step::Bake { .. }, Action::Bake(grain)) => self.bake(seat, grain, events),
            (Step::Improve { .. }, Action::Build(major)) => self.begin_major(seat, major, events),
            (Step::Improve { .. }, Action::Play(card)) => self.begin_minor(seat, card, events),
            (Step::Occupation { food }, Action::Play(card)) => self.begin_occupation(seat, card, food, events),
            (Step::PayHearth(major), Action::Return(fireplace)) => self.upgrade(seat, major, fireplace, events),
            (Step::PayHearth(major), _) => self.pay_for_major(seat, major, events),
            (Step::FenceFrom { .. }, Action::FenceFrom(first)) => self.push(seat, Step::FenceSize { first }),
            (Step::FenceFrom { .. }, _) => self.push(seat, Step::Keep),
            (Step::FenceSize { first }, Action::FenceSize(size)) => self.push(seat, Step::FenceShape { first, size }),
            (Step::FenceShape { .. }, Action::Fence(shape)) => self.fence(seat, shape, events),
            (Step::TakeOne(_), Action::Take(good)) => self.receive(seat, &good.times(1), events),
            (Step::AnimalMarket, Action::Take(good)) => self.buy_animal(seat, good),
            (Step::PayFood(_), Action::Convert(good)) => {
                self.push(seat, step);
                self.convert(seat, good, events);
            }
            (Step::Keep, Action::Keep(herd)) => self.keep(seat, herd, true, events),
            (Step::KeepYoung, Action::Keep(herd)) => self.keep(seat, herd, false, events),
            (Step::Feed, Action::Feed) => self.feed(seat, events),
            (Step::Feed, Action::Craft(major)) => {
                self.push(seat, step);
                self.craft(seat, major, events);
            }
            (Step::Feed, Action::Convert(good)) => {
                self.push(seat, step);
                self.convert(seat, good, events);
            }
            _ => {}
        }
    }
}
