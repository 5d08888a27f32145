//! What an answer would lead to at once, for labels and previews: front ends show it and work out nothing themselves.

use serde::Serialize;
use table::by::Key;
use table::{Actor, Game, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Animal, Good, Goods, Herd, add};
use crate::state::State;

/// What a seat pays and gets by an answer, until somebody is asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Outlook {
    /// What is paid, sown, baked, converted.
    pub pays: Goods,
    /// What comes to the supply or the farm.
    pub gets: Goods,
    /// Fences that are built.
    pub fences: u8,
    /// Begging markers.
    pub begging: u8,
    /// Animals that are cooked because they find no room.
    pub cooked: Herd,
    /// Animals that go to the general supply because they find no room.
    pub released: Herd,
}

impl Outlook {
    /// What a legal answer of a seat leads to.
    pub fn of(state: &State, seat: Seat, action: Action) -> Outlook {
        let mut events = Vec::new();
        let mut after = *state;
        after.apply_legal(Actor::Seat(seat), action, &mut events);
        let mut outlook = Outlook::default();
        events.iter().take_while(|event| !goes_on(event)).for_each(|event| outlook.count(seat, event));
        outlook
    }

    fn count(&mut self, seat: Seat, event: &Event) {
        match *event {
            Event::Paid { seat: who, goods } if who == seat => add(&mut self.pays, &goods),
            Event::Got { seat: who, goods } if who == seat => add(&mut self.gets, &goods),
            Event::Took { seat: who, good, count, .. } if who == seat => add(&mut self.gets, &good.times(count)),
            Event::Sowed { seat: who, grain, vegetables } if who == seat => {
                add(&mut self.pays, &Good::Grain.times(grain));
                add(&mut self.pays, &Good::Vegetable.times(vegetables));
            }
            Event::Baked { seat: who, grain, food } if who == seat => {
                self.turns(&Good::Grain.times(grain), food);
            }
            Event::Converted { seat: who, good, food } | Event::Crafted { seat: who, good, food, .. }
                if who == seat =>
            {
                self.turns(&good.times(1), food);
            }
            Event::CookedOver { seat: who, animals, food } if who == seat => {
                self.cooked = animals;
                self.turns(&herd(&animals), food);
            }
            Event::Released { seat: who, animals } if who == seat => {
                self.released = animals;
                add(&mut self.pays, &herd(&animals));
            }
            Event::Fenced { seat: who, fences, .. } if who == seat => self.fences += fences,
            Event::Fed { seat: who, food, begging } if who == seat => {
                add(&mut self.pays, &Good::Food.times(food));
                self.begging = begging;
            }
            _ => {}
        }
    }

    fn turns(&mut self, goods: &Goods, food: u8) {
        add(&mut self.pays, goods);
        add(&mut self.gets, &Good::Food.times(food));
    }
}

/// Whether the answer's own effect is over.
fn goes_on(event: &Event) -> bool {
    matches!(event, Event::RoundBegan { .. } | Event::HarvestBegan { .. } | Event::BreedingBegan { .. })
}

fn herd(animals: &Herd) -> Goods {
    let mut goods = Goods::default();
    Animal::ALL.iter().for_each(|&animal| goods[animal.good()] = animals[animal]);
    goods
}
