//! What happened, one event a sentence. `tale.rs` joins what belongs together.

use agricola::Event;
use agricola::pieces::{Good, Goods};
use table::{Outcome, Seat};
use words::Phrasebook as _;

use crate::Phrases;
use crate::pieces::{at, herd_goods, is_nothing};

impl Phrases {
    /// What happened, in a sentence; `None` if it is not worth one. `name` says who sits where, as others speak of them.
    pub fn event(self, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
        let told = self.tale(std::slice::from_ref(event), name).into_iter().next();
        told.or_else(|| self.lone_event(event, name))
    }

    /// What was done, and what was paid for it just before.
    pub(crate) fn paid_event(self, event: &Event, cost: &Goods, name: &dyn Fn(Seat) -> String) -> Option<String> {
        if is_nothing(cost) {
            return self.lone_event(event, name);
        }
        let cost = ("cost", self.bundle(cost).into());
        let who = |seat: &Seat| ("name", name(*seat).into());
        match event {
            Event::RoomBuilt { seat, at: cell } => {
                let [row, column] = at(*cell);
                Some(self.say_with("event-room-built-for", [who(seat), row, column, cost]))
            }
            Event::StableBuilt { seat, at: cell } => {
                let [row, column] = at(*cell);
                Some(self.say_with("event-stable-built-for", [who(seat), row, column, cost]))
            }
            Event::Renovated { seat, house } => {
                Some(self.say_with("event-renovated-for", [who(seat), ("house", house.word().into()), cost]))
            }
            Event::Built { seat, major } => {
                Some(self.say_with("event-built-for", [who(seat), ("major", major.word().into()), cost]))
            }
            Event::Got { seat, goods } => {
                let goods = ("goods", self.bundle(goods).into());
                Some(self.say_with("event-got-for", [who(seat), goods, cost]))
            }
            Event::Played { seat, card } => {
                Some(self.say_with("event-played-for", [who(seat), ("title", self.card(*card).into()), cost]))
            }
            Event::Fenced { seat, cells, fences } => {
                let cells = ("cells", self.cells(*cells).into());
                Some(self.say_with("event-fenced-for", [who(seat), cells, ("count", (*fences).into()), cost]))
            }
            other => self.lone_event(other, name),
        }
    }

    /// An event by itself.
    pub(crate) fn lone_event(self, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
        let who = |seat: &Seat| ("name", name(*seat).into());
        let goods = |goods: &Goods| ("goods", self.bundle(goods).into());
        Some(match event {
            Event::StartingPlayer { seat } => self.say_with("event-starting-player", [who(seat)]),
            Event::RoundBegan { round, space } => {
                self.say_with("event-round", [("round", (*round).into()), ("space", space.word().into())])
            }
            Event::Delivered { seat, goods: got } => self.say_with("event-delivered", [who(seat), goods(got)]),
            Event::Placed { seat, space } => self.say_with("event-placed", [who(seat), ("space", space.word().into())]),
            Event::Passed { seat } => self.say_with("event-passed", [who(seat)]),
            Event::Took { seat, space, good, count } => {
                let took = goods(&good.times(*count));
                self.say_with("event-took", [who(seat), took, ("space", space.word().into())])
            }
            Event::Got { seat, goods: got } => self.say_with("event-got", [who(seat), goods(got)]),
            Event::Paid { seat, goods: paid } => {
                self.say_with("event-paid", [who(seat), ("cost", self.bundle(paid).into())])
            }
            Event::RoomBuilt { seat, at: cell } => self.somewhere("event-room-built", *cell, name(*seat)),
            Event::StableBuilt { seat, at: cell } => self.somewhere("event-stable-built", *cell, name(*seat)),
            Event::Plowed { seat, at: cell } => self.somewhere("event-plowed", *cell, name(*seat)),
            Event::Baked { seat, grain, food } => {
                self.say_with("event-baked", [who(seat), ("count", (*grain).into()), ("food", (*food).into())])
            }
            Event::Renovated { seat, house } => {
                self.say_with("event-renovated", [who(seat), ("house", house.word().into())])
            }
            Event::Grew { seat, people } => self.say_with("event-grew", [who(seat), ("count", (*people).into())]),
            Event::Fenced { seat, cells, fences } => {
                let cells = ("cells", self.cells(*cells).into());
                self.say_with("event-fenced", [who(seat), cells, ("count", (*fences).into())])
            }
            Event::Built { seat, major } => self.say_with("event-built", [who(seat), ("major", major.word().into())]),
            Event::Returned { seat, .. } => self.say_with("event-returned", [who(seat)]),
            Event::Played { seat, card } => {
                self.say_with("event-played", [who(seat), ("title", self.card(*card).into())])
            }
            Event::Travelled { to: Some(to), card, .. } => {
                self.say_with("event-travelled", [who(to), ("title", self.card(*card).into())])
            }
            Event::Travelled { to: None, card, .. } => {
                self.say_with("event-left-game", [("title", self.card(*card).into())])
            }
            Event::Scheduled { seat, goods: coming, from, to } if from == to => {
                self.say_with("event-scheduled", [who(seat), goods(coming), ("from", (*from).into())])
            }
            Event::Scheduled { seat, goods: coming, from, to } => {
                let rounds = [("from", (*from).into()), ("to", (*to).into())];
                let [from, to] = rounds;
                self.say_with("event-scheduled-rounds", [who(seat), goods(coming), from, to])
            }
            Event::CookedOver { seat, animals, food } => {
                let animals = ("animals", self.herd(animals).into());
                self.say_with("event-cooked", [who(seat), animals, ("food", (*food).into())])
            }
            Event::Released { seat, animals } => {
                let count = ("count", agricola::animals::total(animals).into());
                self.say_with("event-released", [who(seat), count, ("animals", self.herd(animals).into())])
            }
            Event::Crafted { seat, major, good, food } => {
                let given = goods(&good.times(1));
                self.say_with(
                    "event-crafted",
                    [who(seat), ("major", major.word().into()), given, ("food", (*food).into())],
                )
            }
            Event::HarvestBegan { round } => self.say_with("event-harvest", [("round", (*round).into())]),
            Event::Harvested { seat, grain, vegetables } => {
                let mut harvest = Good::Grain.times(*grain);
                harvest[Good::Vegetable] = *vegetables;
                self.say_with("event-harvested", [who(seat), goods(&harvest)])
            }
            Event::Fed { seat, food, begging: 0 } => self.say_with("event-fed", [who(seat), ("food", (*food).into())]),
            Event::Fed { seat, food, begging } => {
                let markers = ("count", (*begging).into());
                self.say_with("event-fed-begging", [who(seat), ("food", (*food).into()), markers])
            }
            Event::Bred { seat, animals } => {
                let young = self.bundle(&herd_goods(animals));
                self.say_with("event-bred", [who(seat), ("animals", young.into())])
            }
            Event::BreedingBegan { .. } => self.plain("event-breeding"),
            Event::Ended { points, winners } => {
                self.result(&Outcome { points: points.clone(), winners: winners.clone() }, name)
            }
            // These are told by `tale.rs`, which joins them.
            Event::Dealt { .. } | Event::Sowed { .. } | Event::Converted { .. } => return None,
            // Marks are for the moment of choosing; the list of answers shows them.
            Event::Marked { .. } => return None,
        })
    }

    fn somewhere(self, text: &str, cell: agricola::cells::Cell, name: String) -> String {
        let [row, column] = at(cell);
        self.say_with(text, [("name", name.into()), row, column])
    }
}
