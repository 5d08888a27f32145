//! Action spaces by their names, and what is done there.

use agricola::edition::Layout;
use agricola::pieces::{Good, Space};
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
        let does = self.say_with("space-does", [("space", space.word().into())]);
        if !matches!(space, Space::Lessons | Space::SecondLessons) {
            return does;
        }
        let [first, second, later] = [0, 1, 2].map(|played| data.occupation_food.after(played));
        let food = [("first", first.into()), ("second", second.into()), ("later", later.into())];
        format!("{does} ({})", self.say_with("space-lessons-food", food))
    }
}

/// A4.36: the goods of which a space gives one.
fn chosen_from(layout: &Layout, space: Space) -> impl Iterator<Item = Good> + '_ {
    let offered = &layout.spaces[space].gives_one_of;
    Good::ALL.iter().copied().filter(move |&good| offered[good])
}
