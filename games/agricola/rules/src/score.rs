//! A12: points.

use serde::Serialize;
use table::{Outcome, Seat};

use crate::edition::{Edition, Scored};
use crate::pieces::{Animal, Crop, Good, Goods, House, take};
use crate::player::Player;
use crate::state::State;

/// A13.6: the points that win a game alone.
pub const SOLO_GOAL: i32 = 50;

/// The points of a player, by category.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    /// A12.1
    pub fields: i32,
    /// A12.2
    pub pastures: i32,
    /// A12.3
    pub grain: i32,
    /// A12.4
    pub vegetables: i32,
    /// A12.5
    pub sheep: i32,
    /// A12.6
    pub boar: i32,
    /// A12.7
    pub cattle: i32,
    /// A12.8
    pub unused_spaces: i32,
    /// A12.9
    pub fenced_stables: i32,
    /// A12.10
    pub rooms: i32,
    /// A12.11
    pub people: i32,
    /// A12.12
    pub cards: i32,
    /// A12.14
    pub bonus: i32,
    /// A12.15
    pub begging: i32,
    /// All together.
    pub total: i32,
    /// A12.17: building resources left, which decide a tie.
    pub resources_left: i32,
}

/// The categories of a [`Score`], in order, with their names.
pub type Lines = [(&'static str, i32); 14];

impl Score {
    /// What a player would score now.
    pub fn of(player: &Player, edition: &Edition) -> Score {
        let farm = &player.farm;
        let points = &edition.points;
        let table = |scored, count| i32::from(points.of(scored, count));
        let times = |count: u8, each: u8| i32::from(count) * i32::from(each);
        let animals = |animal: Animal| player.goods[animal.good()];
        let each_room = match farm.house {
            House::Wood => 0,
            House::Clay => points.clay_room,
            House::Stone => points.stone_room,
        };
        let printed = |points: i8| i32::from(points);
        let majors: i32 = player.majors.iter().map(|major| printed(edition.majors[major].points)).sum();
        let hand_cards: i32 = player.in_front.iter().flatten().map(|&card| printed(edition.cards[card].points)).sum();
        let (bonus, left) = craft_points(player, edition);
        let mut score = Score {
            fields: table(Scored::Fields, farm.fields.len()),
            pastures: table(Scored::Pastures, u8::try_from(farm.pastures.len()).unwrap_or(u8::MAX)),
            grain: table(Scored::Grain, player.all_of(Crop::Grain)),
            vegetables: table(Scored::Vegetables, player.all_of(Crop::Vegetable)),
            sheep: table(Scored::Sheep, animals(Animal::Sheep)),
            boar: table(Scored::Boar, animals(Animal::Boar)),
            cattle: table(Scored::Cattle, animals(Animal::Cattle)),
            unused_spaces: -times(farm.unused().len(), points.unused_space),
            fenced_stables: times(farm.stables.and(farm.fenced).len(), points.fenced_stable),
            rooms: times(farm.rooms.len(), each_room),
            people: times(player.people, points.person),
            cards: majors + hand_cards,
            bonus,
            begging: -times(player.begging, points.begging),
            total: 0,
            resources_left: Good::RESOURCES.iter().map(|&good| i32::from(left[good])).sum(),
        };
        score.total = score.lines().iter().map(|(_, points)| points).sum();
        score
    }

    /// The categories in the order of A12.
    pub fn lines(&self) -> Lines {
        [
            ("fields", self.fields),
            ("pastures", self.pastures),
            ("grain", self.grain),
            ("vegetables", self.vegetables),
            ("sheep", self.sheep),
            ("boar", self.boar),
            ("cattle", self.cattle),
            ("unused_spaces", self.unused_spaces),
            ("fenced_stables", self.fenced_stables),
            ("rooms", self.rooms),
            ("people", self.people),
            ("cards", self.cards),
            ("bonus", self.bonus),
            ("begging", self.begging),
        ]
    }
}

/// A12.14: goods given up for points, each craft building at its best rate, and the goods that are left.
fn craft_points(player: &Player, edition: &Edition) -> (i32, Goods) {
    let mut left = player.goods;
    let mut bonus = 0;
    for craft in player.majors.iter().filter_map(|major| edition.majors[major].craft) {
        let reached = craft.points_for.iter().filter(|&&count| left[craft.good] >= count);
        if let Some(&given) = reached.clone().next_back() {
            bonus += i32::try_from(reached.count()).unwrap_or(0);
            take(&mut left, &craft.good.times(given));
        }
    }
    (bonus, left)
}

/// A12.17, A13.6: who won.
pub(crate) fn result(state: &State) -> Outcome {
    let scores: Vec<Score> = state.players().map(|(_, player)| Score::of(player, state.edition())).collect();
    let rank = |score: &Score| (score.total, score.resources_left);
    let best = scores.iter().map(rank).max();
    let solo_lost = state.is_solo() && scores.iter().all(|score| score.total < SOLO_GOAL);
    let winners = if solo_lost {
        Vec::new()
    } else {
        let first = |(seat, score): (Seat, &Score)| (Some(rank(score)) == best).then_some(seat);
        Seat::all(state.seats).zip(&scores).filter_map(first).collect()
    };
    Outcome { points: scores.iter().map(|score| score.total).collect(), winners }
}
