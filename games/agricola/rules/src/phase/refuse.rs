//! Why an answer that is not legal is not.

use table::Seat;

use super::place::MODEST_FROM;
use crate::action::Action;
use crate::cells::Cell;
use crate::fences::ShapeId;
use crate::flow::Step;
use crate::illegal::Illegal;
use crate::pieces::{Card, CardKind, Good, Goods, Major, Space};
use crate::player::{PEOPLE, Player};
use crate::state::State;

impl State {
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        let (Some(player), Some(step)) = (self.player(seat), self.top(seat)) else { return Illegal::NotAsked };
        match (step, action) {
            (Step::Place, Action::Place(space)) => self.why_not_use(player, space),
            (Step::Place, Action::Pass) => Illegal::CannotPass,
            (Step::Rooms { .. }, Action::Room(cell)) => self.why_no_room(player, cell),
            (Step::Rooms { .. } | Step::Stables { .. } | Step::OneStable, Action::Done) => Illegal::DoSomething,
            (Step::Rooms { .. } | Step::Stables { .. }, Action::Stable(cell)) => {
                why_no_stable(player, cell, &self.edition().building.stable)
            }
            (Step::OneStable, Action::Stable(cell)) => {
                why_no_stable(player, cell, &self.edition().building.stable_side_job)
            }
            (Step::Plow { .. }, Action::Plow(cell)) => why_no_field(player, cell),
            (Step::Plow { .. }, Action::Done) => Illegal::DoSomething,
            (Step::SowGrain(_), Action::SowGrain(count)) => why_not_sow(player, Good::Grain, count),
            (Step::SowVegetables(_), Action::SowVegetables(count)) => why_not_sow(player, Good::Vegetable, count),
            (Step::Bake { .. }, Action::Bake(0)) => Illegal::DoSomething,
            (Step::Bake { .. }, Action::Bake(_)) => Illegal::BakeAtMost(player.most_baked(self.edition())),
            (Step::Improve { major: false, .. }, Action::Build(_)) => Illegal::NoMajorHere,
            (Step::Improve { .. }, Action::Build(major)) => self.why_not_major(player, major),
            (Step::Improve { .. }, Action::Play(card)) => self.why_not_minor(seat, player, card),
            (Step::Improve { .. }, Action::Done) => Illegal::DoSomething,
            (Step::Occupation { .. }, Action::Play(card)) => {
                if player.hand.contains(card) {
                    Illegal::OtherKind(card)
                } else {
                    Illegal::NotInHand(card)
                }
            }
            (Step::PayHearth(_), Action::Return(fireplace)) if Major::FIREPLACES.contains(&fireplace) => {
                Illegal::NotOwned(fireplace)
            }
            (Step::PayHearth(major), Action::PayCost) => short(player, &self.edition().majors[major].cost),
            (Step::FenceFrom { .. }, Action::FenceFrom(_)) => Illegal::NoPasture,
            (Step::FenceFrom { .. }, Action::Done) => Illegal::DoSomething,
            (Step::FenceSize { .. }, Action::FenceSize(_)) => Illegal::NoPasture,
            (Step::FenceShape { .. }, Action::Fence(shape)) => self.why_not_fence(player, shape),
            (Step::AnimalMarket, Action::Take(Good::Cattle)) => {
                short(player, &Good::Food.times(self.edition().cattle_price))
            }
            (Step::Keep | Step::KeepYoung, Action::Keep(_)) => Illegal::NotThisHerd,
            (Step::PayFood(_) | Step::Feed, Action::Convert(good)) if player.rates[good] == 0 => {
                Illegal::NotConvertible(good)
            }
            (Step::PayFood(_) | Step::Feed, Action::Convert(good)) => Illegal::NoGood(good),
            (Step::Feed, Action::Craft(major)) => self.why_not_craft(player, major),
            _ => Illegal::NotAsked,
        }
    }

    fn why_not_use(&self, player: &Player, space: Space) -> Illegal {
        if !self.board.in_play.contains(space) {
            return Illegal::NotInPlay(space);
        }
        if let Some(seat) = self.board.person_on(space) {
            return Illegal::Occupied(space, seat);
        }
        if !self.board.free.contains(space) {
            return Illegal::TileOccupied(space);
        }
        if self.is_closed_by_marks(self.current, space) {
            return Illegal::NotMarked(space);
        }
        match space {
            Space::Lessons | Space::SecondLessons if !self.has_cards() => Illegal::NoCards(space),
            Space::Lessons | Space::SecondLessons => {
                let food = self.layout().spaces[space].occupation_food.after(player.occupations);
                player.shortfall(&Good::Food.times(food)).map_or(Illegal::NothingToDo(space), into_short)
            }
            Space::BasicWish | Space::ModestWish | Space::UrgentWish if player.people >= PEOPLE => Illegal::FivePeople,
            Space::ModestWish if self.round < MODEST_FROM => Illegal::TooEarly(space),
            Space::BasicWish | Space::ModestWish => Illegal::NoRoom,
            Space::HouseRedevelopment | Space::FarmRedevelopment => match self.renovation(player) {
                None => Illegal::StoneHouse,
                Some((_, cost)) => short(player, &cost),
            },
            space if self.is_empty_accumulation(space) => Illegal::Empty(space),
            space => Illegal::NothingToDo(space),
        }
    }

    fn why_no_room(&self, player: &Player, cell: Cell) -> Illegal {
        if !player.farm.unused().contains(cell) {
            return Illegal::RoomSite(cell);
        }
        if !player.farm.room_sites().contains(cell) {
            return Illegal::RoomApart(cell);
        }
        short(player, &self.room_cost(player))
    }

    fn why_not_major(&self, player: &Player, major: Major) -> Illegal {
        if !self.display.contains(major) {
            return Illegal::NotOnDisplay(major);
        }
        short(player, &self.edition().majors[major].cost)
    }

    fn why_not_minor(&self, seat: Seat, player: &Player, card: Card) -> Illegal {
        let data = &self.edition().cards[card];
        if !player.hand.contains(card) {
            return Illegal::NotInHand(card);
        }
        if data.kind != CardKind::Minor {
            return Illegal::OtherKind(card);
        }
        if !self.meets(seat, player, &data.needs) {
            return Illegal::Prerequisite(card);
        }
        short(player, &self.card_cost(player, card))
    }

    fn why_not_fence(&self, player: &Player, id: ShapeId) -> Illegal {
        let needed = id.shape().and_then(|shape| player.farm.fences_for(shape));
        match needed {
            Some(fences) if fences > player.farm.fences_left() => Illegal::NoFenceLeft,
            Some(fences) => short(player, &Good::Wood.times(fences.saturating_mul(self.edition().building.fence_wood))),
            None => Illegal::NoPasture,
        }
    }

    fn why_not_craft(&self, player: &Player, major: Major) -> Illegal {
        match self.edition().majors[major].craft {
            Some(_) if !player.majors.contains(major) => Illegal::NotOwned(major),
            Some(_) if player.crafted.contains(major) => Illegal::CraftUsed(major),
            Some(craft) => Illegal::NoGood(craft.good),
            None => Illegal::NotAsked,
        }
    }
}

fn into_short((good, count): (Good, u8)) -> Illegal {
    Illegal::Short(good, count)
}

/// What a cost lacks; if nothing, something else is asked.
fn short(player: &Player, cost: &Goods) -> Illegal {
    player.shortfall(cost).map_or(Illegal::NotAsked, into_short)
}

fn why_no_stable(player: &Player, cell: Cell, cost: &Goods) -> Illegal {
    let sites = player.farm.stable_sites();
    if sites.is_empty() {
        return Illegal::NoStableLeft;
    }
    if !sites.contains(cell) {
        return Illegal::StableSite(cell);
    }
    short(player, cost)
}

fn why_no_field(player: &Player, cell: Cell) -> Illegal {
    if player.farm.unused().contains(cell) { Illegal::FieldApart(cell) } else { Illegal::FieldSite(cell) }
}

fn why_not_sow(player: &Player, good: Good, count: u8) -> Illegal {
    match count {
        0 => Illegal::DoSomething,
        _ => Illegal::SowAtMost(player.farm.unplanted().min(player.goods[good])),
    }
}
