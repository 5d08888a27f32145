//! What follows an answer by itself because nothing is left to choose. A label names it, so nobody is taken by surprise.

use agricola::pieces::{Goods, Herd, Space};
use agricola::player::Player;
use agricola::{Action, Event, State, Step};
use table::{Actor, Game, Seat};

use crate::Phrases;
use crate::pieces::{add, at, is_nothing};

/// An answer's consequences until somebody is asked again.
pub(crate) struct Following {
    events: Vec<Event>,
    /// The seat has to choose which animals it keeps.
    is_crowded: bool,
}

impl Following {
    pub(crate) fn of(state: &State, seat: Seat, action: Action) -> Following {
        let (mut after, mut events) = (*state, Vec::new());
        after.apply_legal(Actor::Seat(seat), action, &mut events);
        // The next turn, round or harvest is no part of the answer.
        let own = events.iter().enumerate().take_while(|(place, event)| !begins_anew(*place, event)).count();
        events.truncate(own);
        events.retain(|event| is_of(seat, event));
        Following { events, is_crowded: after.asked(seat) == Some(Step::Keep) }
    }

    /// A8.13: the animals that are cooked for lack of room, and the food for them.
    fn cooked(&self) -> Option<(Herd, u8)> {
        self.events.iter().find_map(|event| match *event {
            Event::CookedOver { animals, food, .. } => Some((animals, food)),
            _ => None,
        })
    }

    /// A8.13: the animals that are returned for lack of room.
    fn released(&self) -> Option<Herd> {
        self.events.iter().find_map(|event| match *event {
            Event::Released { animals, .. } => Some(animals),
            _ => None,
        })
    }

    /// A9.5: whether a Hearth is paid with a Fireplace.
    pub(crate) fn returns_a_fireplace(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Returned { .. }))
    }

    /// The pasture that is fenced in.
    pub(crate) fn pasture(&self) -> Option<agricola::cells::CellSet> {
        self.events.iter().find_map(|event| match event {
            Event::Fenced { cells, .. } => Some(*cells),
            _ => None,
        })
    }
}

fn begins_anew(place: usize, event: &Event) -> bool {
    let turn = matches!(event, Event::Placed { .. } | Event::Passed { .. });
    turn && place > 0
        || matches!(event, Event::RoundBegan { .. } | Event::HarvestBegan { .. } | Event::BreedingBegan { .. })
}

fn is_of(seat: Seat, event: &Event) -> bool {
    match event {
        Event::Paid { seat: who, .. }
        | Event::RoomBuilt { seat: who, .. }
        | Event::StableBuilt { seat: who, .. }
        | Event::Plowed { seat: who, .. }
        | Event::Sowed { seat: who, .. }
        | Event::Baked { seat: who, .. }
        | Event::Fenced { seat: who, .. }
        | Event::Built { seat: who, .. }
        | Event::Returned { seat: who, .. }
        | Event::Renovated { seat: who, .. }
        | Event::Played { seat: who, .. }
        | Event::CookedOver { seat: who, .. }
        | Event::Released { seat: who, .. }
        | Event::Fed { seat: who, .. } => *who == seat,
        _ => false,
    }
}

impl Phrases {
    /// What is built, sown, baked or played by itself, with what is paid for it.
    pub(crate) fn follows(self, state: &State, player: &Player, following: &Following) -> Vec<String> {
        let (mut paid, mut returned) = (Goods::default(), false);
        let mut parts = Vec::new();
        for event in &following.events {
            if let Event::Paid { goods, .. } = event {
                add(&mut paid, goods);
                continue;
            }
            let what = match *event {
                Event::RoomBuilt { at: cell, .. } => Some(self.say_with("then-room", at(cell))),
                Event::StableBuilt { at: cell, .. } => Some(self.say_with("then-stable", at(cell))),
                Event::Built { major, .. } => Some(self.major(major)),
                Event::Played { card, .. } => Some(self.card(card)),
                _ => None,
            };
            if let Some(what) = what {
                let (cost, returned) = (std::mem::take(&mut paid), std::mem::take(&mut returned));
                parts.push(if returned {
                    self.say_with("then-return", [("what", what.into())])
                } else if is_nothing(&cost) {
                    what
                } else {
                    self.say_with("then-for", [("what", what.into()), ("cost", self.bundle(&cost).into())])
                });
                continue;
            }
            match *event {
                Event::Plowed { at: cell, .. } => parts.push(self.say_with("then-field", at(cell))),
                Event::Sowed { grain, vegetables: 0, .. } => parts.push(self.counted("then-sow-grain", grain)),
                Event::Sowed { vegetables, .. } => parts.push(self.counted("then-sow-vegetables", vegetables)),
                Event::Baked { grain, food, .. } => {
                    parts.push(self.say_with("then-bake", [("count", grain.into()), ("food", food.into())]));
                }
                Event::Fenced { cells, fences, .. } => parts.push(self.pasture_label(state, player, cells, fences)),
                Event::Returned { .. } => returned = true,
                // What it was paid for is named by the label itself.
                _ => paid = Goods::default(),
            }
        }
        parts
    }

    /// A market with what becomes of animals that find no room; none if all of them do.
    pub(crate) fn market_label(self, state: &State, space: Space, following: &Following) -> Option<String> {
        let (good, _) = state.layout().spaces[space].accumulates?;
        let animal = good.animal()?;
        let count = state.board().goods_on(space);
        let (name, goods) = (("space", space.word().into()), ("goods", self.goods(count, good).into()));
        if following.is_crowded {
            return Some(self.say_with("action-place-crowded", [name, goods]));
        }
        if let Some((cooked, food)) = following.cooked() {
            let over = ("over", self.herd(&cooked).into());
            return Some(self.say_with("action-place-cook", [name, goods, over, ("food", food.into())]));
        }
        let released = following.released()?[animal];
        (released > 0)
            .then(|| self.say_with("action-place-room", [name, goods, ("room", count.saturating_sub(released).into())]))
    }

    /// A8.14: animals that lose their place by an answer.
    pub(crate) fn with_overflow(self, label: String, following: &Following) -> String {
        let mut label = label;
        if let Some((cooked, food)) = following.cooked() {
            let animals = ("animals", self.herd(&cooked).into());
            label = self.say_with("action-over-cooked", [("label", label.into()), animals, ("food", food.into())]);
        }
        if let Some(released) = following.released() {
            let animals = ("animals", self.herd(&released).into());
            label = self.say_with("action-over-released", [("label", label.into()), animals]);
        }
        label
    }

    /// A conversion, and the feeding that follows it by itself.
    pub(crate) fn then_fed(self, label: String, state: &State, seat: Seat, action: Action) -> String {
        let following = Following::of(state, seat, action);
        let fed = following.events.iter().find_map(|event| match *event {
            Event::Fed { food, begging, .. } => Some((food, begging)),
            _ => None,
        });
        let Some((food, begging)) = fed else { return label };
        let label = ("label", label.into());
        if begging == 0 {
            return self.say_with("action-then-feed", [label, ("food", food.into())]);
        }
        let points = begging.saturating_mul(state.edition().points.begging);
        self.say_with("action-then-beg", [label, ("count", begging.into()), ("points", points.into())])
    }
}
