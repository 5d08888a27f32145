//! A9, A11: major improvements, minors and occupations.

use table::{Seat, Sink};

use crate::action::Action;
use crate::edition::Needs;
use crate::event::Event;
use crate::flow::{Flow, Step};
use crate::pieces::{Card, CardKind, Crop, Good, Goods, Major, Space, add, covers};
use crate::player::{Player, ROUNDS};
use crate::state::State;

impl State {
    /// A9.3, A9.5: whether a major on display can be paid, or a Fireplace returned for it.
    pub(crate) fn can_have(&self, player: &Player, major: Major) -> bool {
        player.can_pay(&self.edition().majors[major].cost) || major.is_hearth() && owns_fireplace(player)
    }

    pub(crate) fn can_have_a_major(&self, player: &Player) -> bool {
        self.display.iter().any(|major| self.can_have(player, major))
    }

    pub(crate) fn can_play_a_minor(&self, seat: Seat, player: &Player) -> bool {
        player.hand.iter().any(|card| self.can_play_minor(seat, player, card))
    }

    /// A11.5: a minor with its prerequisite and its cost.
    pub(crate) fn can_play_minor(&self, seat: Seat, player: &Player, card: Card) -> bool {
        let data = &self.edition().cards[card];
        data.kind == CardKind::Minor
            && self.meets(seat, player, &data.needs)
            && player.can_pay(&self.card_cost(player, card))
    }

    /// A11.5: what a minor costs its player now.
    pub fn card_cost(&self, player: &Player, card: Card) -> Goods {
        let data = &self.edition().cards[card];
        let mut cost = data.cost;
        (0..player.people).for_each(|_| add(&mut cost, &data.cost_each_person));
        cost
    }

    /// A11.6, A11.7: whether a prerequisite is met.
    pub(crate) fn meets(&self, seat: Seat, player: &Player, needs: &Needs) -> bool {
        player.occupations >= needs.occupations
            && needs.occupations_at_most.is_none_or(|most| player.occupations <= most)
            && player.farm.fields_with(Crop::Grain) >= needs.grain_fields
            && player.farm.fields_with(Crop::Vegetable) >= needs.vegetable_fields
            && covers(&player.goods, &needs.goods)
            && (needs.house[player.farm.house] || needs.house.values().all(|&named| !named))
            && (!needs.farm_used || player.farm.unused().is_empty())
            && needs.person_on.is_none_or(|space| self.board.person_on(space) == Some(seat))
    }

    /// D8, D13
    pub(crate) fn offer_improvements(
        &self,
        seat: Seat,
        player: &Player,
        major: bool,
        optional: bool,
        each: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        if major {
            let possible = self.display.iter().filter(|&major| self.can_have(player, major));
            possible.map(Action::Build).try_for_each(&mut *each)?;
        }
        let minors = player.hand.iter().filter(|&card| self.can_play_minor(seat, player, card));
        minors.map(Action::Play).try_for_each(&mut *each)?;
        if optional { each(Action::Done) } else { Flow::Continue(()) }
    }

    /// A9.3: a major is chosen; a Hearth has more than one price.
    pub(crate) fn begin_major(&mut self, seat: Seat, major: Major, events: &mut impl Sink<Event>) {
        if major.is_hearth() && self.player(seat).is_some_and(owns_fireplace) {
            self.push(seat, Step::PayHearth(major));
        } else {
            self.pay_for_major(seat, major, events);
        }
    }

    /// A9.5
    pub(crate) fn offer_hearth(&self, player: &Player, major: Major, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        if player.can_pay(&self.edition().majors[major].cost) {
            each(Action::PayCost)?;
        }
        Major::FIREPLACES.into_iter().filter(|&own| player.majors.contains(own)).map(Action::Return).try_for_each(each)
    }

    pub(crate) fn pay_for_major(&mut self, seat: Seat, major: Major, events: &mut impl Sink<Event>) {
        let cost = self.edition().majors[major].cost;
        self.push(seat, Step::TakeMajor(major));
        self.pay_all(seat, &cost, events);
    }

    /// A9.5: a Fireplace goes back to the display.
    pub(crate) fn upgrade(&mut self, seat: Seat, major: Major, fireplace: Major, events: &mut impl Sink<Event>) {
        let edition = self.edition();
        self.display.insert(fireplace);
        if let Some(player) = self.player_mut(seat) {
            player.set_major(edition, fireplace, false);
        }
        events.note(|| Event::Returned { seat, major: fireplace });
        self.push(seat, Step::TakeMajor(major));
    }

    pub(crate) fn take_major(&mut self, seat: Seat, major: Major, events: &mut impl Sink<Event>) {
        let edition = self.edition();
        self.display.remove(major);
        let round = self.round;
        let Some(player) = self.player_mut(seat) else { return };
        player.set_major(edition, major, true);
        events.note(|| Event::Built { seat, major });
        let data = &edition.majors[major];
        // A9.12, A11.20
        if let Some((goods, rounds)) = data.schedule {
            let last = round.saturating_add(rounds).min(ROUNDS);
            (round + 1..=last).for_each(|round| player.scheduled.put(round, &goods));
            if round < ROUNDS {
                events.note(|| Event::Scheduled { seat, goods, from: round + 1, to: last });
            }
        }
        // A9.6: an oven brings a Bake Bread action.
        if data.bake.is_some() && is_oven(major) && self.player(seat).is_some_and(|player| self.can_bake(player)) {
            self.push(seat, Step::Bake { optional: true });
        }
    }

    /// A4.14, A4.41: the food for the next occupation on a Lessons space.
    pub(crate) fn occupation_food(&self, seat: Seat, space: Space) -> u8 {
        let played = self.player(seat).map_or(0, |player| player.occupations);
        self.layout().spaces[space].occupation_food.after(played)
    }

    /// A4.14: an occupation in hand, and its food.
    pub(crate) fn can_learn(&self, player: &Player, space: Space) -> bool {
        let food = self.layout().spaces[space].occupation_food.after(player.occupations);
        let is_occupation = |card: Card| self.edition().cards[card].kind == CardKind::Occupation;
        self.has_cards() && player.hand.iter().any(is_occupation) && player.can_pay(&Good::Food.times(food))
    }

    /// D13
    pub(crate) fn offer_occupations(&self, player: &Player, each: &mut impl FnMut(Action) -> Flow) -> Flow {
        let is_occupation = |card: &Card| self.edition().cards[*card].kind == CardKind::Occupation;
        player.hand.iter().filter(is_occupation).map(Action::Play).try_for_each(each)
    }

    pub(crate) fn begin_occupation(&mut self, seat: Seat, card: Card, food: u8, events: &mut impl Sink<Event>) {
        self.begin_card(seat, card, &Good::Food.times(food), events);
    }

    pub(crate) fn begin_minor(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        let Some(cost) = self.player(seat).map(|player| self.card_cost(player, card)) else { return };
        self.begin_card(seat, card, &cost, events);
    }

    /// From now on everybody knows the card.
    fn begin_card(&mut self, seat: Seat, card: Card, cost: &Goods, events: &mut impl Sink<Event>) {
        // What was shown cannot be taken back.
        if self.player(seat).is_some_and(|player| !player.shown.contains(card)) {
            self.turns += 1;
        }
        if let Some(player) = self.player_mut(seat) {
            player.hand.remove(card);
            player.shown.remove(card);
        }
        self.push(seat, Step::LayDown(card));
        self.pay_all(seat, cost, events);
    }

    /// A11.1: the card lies open before its player; A11.9: or travels on.
    pub(crate) fn lay_down(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        let data = &self.edition().cards[card];
        events.note(|| Event::Played { seat, card });
        if data.travels {
            self.pass_on(seat, card, events);
        } else if let Some(player) = self.player_mut(seat) {
            player.in_front.push(Some(card));
            player.occupations += u8::from(data.kind == CardKind::Occupation);
        }
    }

    /// A11.9: to the left neighbour; A13.3: alone it leaves the game.
    fn pass_on(&mut self, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        let to = self.clockwise_after(seat).next().filter(|&next| next != seat);
        if let Some(neighbour) = to.and_then(|next| self.player_mut(next)) {
            neighbour.hand.insert(card);
            neighbour.shown.insert(card);
        }
        events.note(|| Event::Travelled { seat, to, card });
    }
}

/// A11.16
fn is_oven(major: Major) -> bool {
    matches!(major, Major::ClayOven | Major::StoneOven)
}

pub(crate) fn owns_fireplace(player: &Player) -> bool {
    Major::FIREPLACES.iter().any(|&fireplace| player.majors.contains(fireplace))
}
