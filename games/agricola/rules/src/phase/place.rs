//! A3.6, A4: placing people, and what each space does.

use table::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{Flow, Sowing, Step};
use crate::pieces::{Good, Goods, Space, SpaceSet};
use crate::player::{PEOPLE, Player};
use crate::setup::Marks;
use crate::state::State;

/// V1.5: how many spaces are marked.
const MARKS: u32 = 3;

/// V2.4: the first round of Modest Wish for Children.
pub(crate) const MODEST_FROM: u8 = 5;

impl State {
    /// D3: the spaces that may be used; A3.9: passing if there is none.
    pub(crate) fn offer_place(&self, seat: Seat, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let mut none = true;
        for space in self.board.free.iter() {
            if self.is_closed_by_marks(seat, space) {
                continue;
            }
            if self.can_use(seat, player, space) {
                none = false;
                each(Action::Place(space))?;
            }
        }
        if none { each(Action::Pass) } else { Flow::Continue(()) }
    }

    /// A4.1: whether at least one of the space's actions could be done.
    pub(crate) fn can_use(&self, seat: Seat, player: &Player, space: Space) -> bool {
        if self.can_use_openly(player, space) {
            return true;
        }
        space == Space::MajorImprovement && self.can_play_a_minor(seat, player)
    }

    /// The same by what everybody knows.
    fn can_use_openly(&self, player: &Player, space: Space) -> bool {
        match space {
            Space::FarmExpansion => self.can_build_room(player) || self.can_build_stable(player),
            Space::MeetingPlace => !self.is_empty_accumulation(space),
            Space::GrainSeeds | Space::DayLaborer | Space::VegetableSeeds | Space::ResourceMarket => true,
            Space::Farmland => !player.farm.field_sites().is_empty(),
            Space::Lessons | Space::SecondLessons => self.can_learn(player, space),
            Space::SideJob => self.can_build_one_stable(player) || self.can_bake(player),
            Space::AnimalMarket => true,
            Space::ModestWish => self.round >= MODEST_FROM && can_grow_with_room(player),
            Space::MajorImprovement => self.can_have_a_major(player),
            Space::Fencing => self.can_fence(player),
            Space::GrainUtilization => can_sow(player) || self.can_bake(player),
            Space::BasicWish => can_grow_with_room(player),
            Space::HouseRedevelopment | Space::FarmRedevelopment => self.can_renovate(player),
            Space::UrgentWish => player.people < PEOPLE,
            Space::Cultivation => !player.farm.field_sites().is_empty() || can_sow(player),
            // A4.3: all others accumulate goods.
            _ => self.board.goods[space] > 0,
        }
    }

    /// A4.3: whether it is an accumulation space with nothing on it.
    pub(crate) fn is_empty_accumulation(&self, space: Space) -> bool {
        self.layout().accumulating.contains(space) && self.board.goods[space] == 0
    }

    /// V1.5: whether the seat must choose among other, marked spaces.
    pub(crate) fn is_closed_by_marks(&self, seat: Seat, space: Space) -> bool {
        !self.marked.is_empty() && !self.marked.contains(space) && self.marks().of(seat) == Some(Marks::Limit)
    }

    /// V1.5: whether another space is to be marked for whoever places a person now. It depends on nothing hidden: with three
    /// spaces or fewer that everybody knows to be usable there are no marks.
    pub(crate) fn wants_a_mark(&self) -> bool {
        if self.marks().is_empty() {
            return false;
        }
        let Some(&(seat, Step::Place)) = self.steps.last() else { return false };
        let Some(player) = self.player(seat).filter(|_| self.marks().of(seat).is_some()) else { return false };
        let open = self.board.free.iter().filter(|&space| self.can_use_openly(player, space));
        self.marked.len() < MARKS && open.count() > usize::try_from(MARKS).unwrap_or(0)
    }

    /// The spaces that the seat in turn could use, marked or not.
    pub(crate) fn usable_spaces(&self) -> impl Iterator<Item = Space> {
        let usable = |space: &Space| self.player(self.current).is_some_and(|p| self.can_use(self.current, p, *space));
        self.board.free.iter().filter(usable)
    }

    pub(crate) fn offer_marks(&self, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let unmarked = self.usable_spaces().filter(|&space| !self.marked.contains(space));
        unmarked.map(|space| Action::Mark(self.current, space)).try_for_each(each)
    }

    /// A14.19: whether only the seat's hand decides if a space can be used.
    pub(crate) fn may_hide_a_space(&self, seat: Seat) -> bool {
        let space = Space::MajorImprovement;
        // What is marked is for the seat alone to know, too.
        if !self.marked.is_empty() {
            return true;
        }
        self.board.free.contains(space)
            && self.minors_in_hand(seat) > 0
            && self.player(seat).is_some_and(|player| !self.can_use_openly(player, space))
    }

    /// A3.9
    pub(crate) fn pass(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.passes = self.passes.saturating_add(1);
        events.note(|| Event::Passed { seat });
    }

    /// A3.6: a person is placed and acts at once.
    pub(crate) fn place(&mut self, seat: Seat, space: Space, events: &mut impl Sink<Event>) {
        self.passes = 0;
        self.board.occupy(seat, space, self.layout());
        if let Some(player) = self.player_mut(seat) {
            player.at_home = player.at_home.saturating_sub(1);
        }
        events.note(|| Event::Placed { seat, space });
        self.resolve(seat, space, events);
    }

    /// The space's own effect; what comes later is pushed first.
    fn resolve(&mut self, seat: Seat, space: Space, events: &mut impl Sink<Event>) {
        match space {
            Space::FarmExpansion => self.push(seat, Step::Rooms { built: false }),
            Space::MeetingPlace => self.meet(seat, space, events),
            Space::Farmland => self.push(seat, Step::Plow { optional: false }),
            Space::Lessons | Space::SecondLessons => {
                let food = self.occupation_food(seat, space);
                self.push(seat, Step::Occupation { food });
            }
            Space::SideJob => self.push(seat, Step::OneStable),
            Space::AnimalMarket => self.push(seat, Step::AnimalMarket),
            Space::MajorImprovement => self.push(seat, Step::Improve { major: true, optional: false }),
            Space::Fencing => self.push(seat, Step::FenceFrom { may_end: false }),
            Space::GrainUtilization => self.begin_sowing(seat, Sowing { acted: false, then_bake: true }),
            Space::BasicWish => {
                self.grow(seat, events);
                self.push_minor(seat);
            }
            Space::ModestWish | Space::UrgentWish => self.grow(seat, events),
            Space::HouseRedevelopment => {
                self.renovate(seat, events);
                self.push(seat, Step::Improve { major: true, optional: true });
            }
            Space::FarmRedevelopment => {
                self.renovate(seat, events);
                self.push(seat, Step::FenceFrom { may_end: true });
            }
            Space::Cultivation => self.begin_cultivation(seat),
            Space::GrainSeeds | Space::DayLaborer | Space::VegetableSeeds | Space::ResourceMarket => {
                self.gives(seat, space, events);
            }
            _ => self.take_all(seat, space, events),
        }
    }

    /// A4.11: the token, and a minor; A2.7: the token, and the food.
    fn meet(&mut self, seat: Seat, space: Space, events: &mut impl Sink<Event>) {
        self.starting = seat;
        events.note(|| Event::StartingPlayer { seat });
        if self.layout().accumulating.contains(space) {
            self.take_all(seat, space, events);
        }
        self.push_minor(seat);
    }

    /// A9.2: a minor improvement may follow.
    fn push_minor(&mut self, seat: Seat) {
        if self.has_cards() {
            self.push(seat, Step::Improve { major: false, optional: true });
        }
    }

    /// A4.2: everything that lies there.
    fn take_all(&mut self, seat: Seat, space: Space, events: &mut impl Sink<Event>) {
        let Some((good, _)) = self.layout().spaces[space].accumulates else { return };
        let count = std::mem::take(&mut self.board.goods[space]);
        let Some(player) = self.player_mut(seat) else { return };
        player.goods[good] = player.goods[good].saturating_add(count);
        events.note(|| Event::Took { seat, space, good, count });
        if good.animal().is_some() {
            self.push(seat, Step::Keep);
        }
    }

    /// A4.4: the same each round.
    fn gives(&mut self, seat: Seat, space: Space, events: &mut impl Sink<Event>) {
        let data = &self.layout().spaces[space];
        if data.gives_one_of.values().any(|&one| one) {
            self.push(seat, Step::TakeOne(space));
        }
        self.receive(seat, &data.gives, events);
    }

    /// D12
    pub(crate) fn offer_one_of(&self, space: Space, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let offered = &self.layout().spaces[space].gives_one_of;
        offered.iter().filter(|&(_, &one)| one).map(|(good, _)| Action::Take(good)).try_for_each(each)
    }

    /// Goods from the general supply.
    pub(crate) fn receive(&mut self, seat: Seat, goods: &Goods, events: &mut impl Sink<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        crate::pieces::add(&mut player.goods, goods);
        events.note(|| Event::Got { seat, goods: *goods });
        if goods.iter().any(|(good, &count)| count > 0 && good.animal().is_some()) {
            self.push(seat, Step::Keep);
        }
    }

    /// A6.1
    fn grow(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        player.people += 1;
        player.newborns += 1;
        let people = player.people;
        events.note(|| Event::Grew { seat, people });
    }

    /// V2.3: one of three offers.
    pub(crate) fn offer_animals(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        each(Action::Take(Good::Sheep))?;
        each(Action::Take(Good::Boar))?;
        let price = Good::Food.times(self.edition().cattle_price);
        if player.can_pay(&price) { each(Action::Take(Good::Cattle)) } else { Flow::Continue(()) }
    }

    pub(crate) fn buy_animal(&mut self, seat: Seat, good: Good) {
        self.push(seat, Step::Receive(good));
        if good == Good::Cattle {
            self.push(seat, Step::PayFood(self.edition().cattle_price));
        }
    }

    pub(crate) fn receive_animal(&mut self, seat: Seat, good: Good, events: &mut impl Sink<Event>) {
        let Some(animal) = good.animal() else { return };
        let goods = self.edition().animal_market[animal];
        self.receive(seat, &goods, events);
    }

    /// A3.8: the spaces in play that somebody has taken.
    pub fn taken_spaces(&self) -> SpaceSet {
        self.board.in_play.without(self.board.free)
    }
}

/// A6.2: more places than people, and a person in reserve.
pub(crate) fn can_grow_with_room(player: &Player) -> bool {
    player.people < PEOPLE && player.housing() > player.people
}

/// A7.3: an unplanted field and a crop.
pub(crate) fn can_sow(player: &Player) -> bool {
    (player.goods[Good::Grain] > 0 || player.goods[Good::Vegetable] > 0) && player.farm.unplanted() > 0
}
