//! Action spaces by their names, and what is done there.

use agricola::State;
use agricola::edition::Layout;
use agricola::pieces::{Good, Goods, Space};
use agricola::player::Player;
use table::by::Key;

use crate::Phrases;
use crate::pieces::is_nothing;

impl Phrases {
    /// "Forest"
    pub fn space(self, space: Space) -> String {
        self.say_with("space", [("space", space.word().into())])
    }

    /// What a space is for: "plow a field", "3 wood more each round". `has_cards` is whether there are hand cards.
    pub fn space_does(self, space: Space, layout: &Layout, has_cards: bool) -> String {
        let data = &layout.spaces[space];
        match (space, data.accumulates) {
            (Space::MeetingPlace, Some(_)) => return self.plain("space-does-meeting-food"),
            (_, Some((good, count))) => {
                return self.say_with("space-does-fills", [("goods", self.goods(count, good).into())]);
            }
            (Space::MajorImprovement, None) if !has_cards => return self.plain("space-does-major-only"),
            (Space::BasicWish, None) if !has_cards => return self.plain("space-does-growth-only"),
            _ => {}
        }
        let offered: Vec<String> = chosen_from(layout, space).map(|good| self.goods(1, good)).collect();
        let goods = ("goods", self.bundle(&data.gives).into());
        if !offered.is_empty() {
            return self.say_with("space-does-gives-one", [goods, ("choice", self.list_or(offered).into())]);
        }
        if !is_nothing(&data.gives) {
            return self.say_with("space-does-gives", [goods]);
        }
        if !matches!(space, Space::Lessons | Space::SecondLessons) {
            return self.say_with("space-does", [("space", space.word().into())]);
        }
        if !has_cards {
            return self.plain("space-lessons-unused");
        }
        let [first, second, later] = [0, 1, 2].map(|played| data.occupation_food.after(played));
        let name = match (first == second, second == later) {
            (true, true) => "space-lessons-same",
            (true, false) => "space-lessons-two",
            (false, true) => "space-lessons-first",
            (false, false) => "space-lessons-food",
        };
        self.say_with(name, [("first", first.into()), ("second", second.into()), ("later", later.into())])
    }

    /// The same with what it costs: a player's rooms, stables, fences.
    pub(crate) fn space_effect(self, state: &State, player: Option<&Player>, space: Space) -> String {
        let building = &state.edition().building;
        let cost = |goods: &Goods| self.bundle(goods).into();
        match (space, player) {
            (Space::FarmExpansion, Some(player)) => {
                let room = ("room", cost(&state.room_cost(player)));
                self.say_with("space-does-expansion", [room, ("stable", cost(&building.stable))])
            }
            (Space::SideJob, _) => self.say_with("space-does-side-job", [("stable", cost(&building.stable_side_job))]),
            (Space::Fencing, _) => {
                self.say_with("space-does-fencing", [("cost", self.goods(building.fence_wood, Good::Wood).into())])
            }
            _ => self.space_does(space, state.layout(), state.has_cards()),
        }
    }
}

/// A4.36: the goods of which a space gives one.
fn chosen_from(layout: &Layout, space: Space) -> impl Iterator<Item = Good> + '_ {
    let offered = &layout.spaces[space].gives_one_of;
    Good::ALL.iter().copied().filter(move |&good| offered[good])
}
