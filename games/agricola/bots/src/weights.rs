//! The numbers behind the heuristic.

/// In hundredths of a point, unless a line says percent.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A placement to come.
    pub tempo: i32,
    /// Food that is missing while there are many placements left to get it,
    pub food: i32,
    /// and as much of it as a placement brings.
    pub food_each: i32,
    /// Food beyond all that will be eaten.
    pub food_over: i32,
    /// Percent that used spaces, fields and pastures are worth at the start; all of it at the end.
    pub early_land: i32,
    /// The first of a category that is scored by a table, at the start; two points at the end.
    pub first_of_kind: i32,
    /// Wood up to 5, up to 12, beyond.
    pub wood: [i32; 3],
    /// Clay up to 3, up to 7, beyond.
    pub clay: [i32; 3],
    /// Reed up to 2, up to 5, beyond.
    pub reed: [i32; 3],
    /// Stone up to 3, up to 7, beyond.
    pub stone: [i32; 3],
    /// Percent of a person's worth that a spare room has,
    pub spare_room: i32,
    /// and a second one,
    pub second_spare: i32,
    /// and goods for a room,
    pub room_goods: i32,
    /// and besides once all of them are there,
    pub room_ready: i32,
    /// and the chance to have a child without a room.
    pub urgent: i32,
    /// Percent of a renovation's points that goods for it have.
    pub renovation_goods: i32,
    /// Percent of a major's worth that goods for it have.
    pub major_goods: i32,
    /// The first improvement that cooks, each harvest.
    pub cooker: i32,
    /// A Hearth, each harvest.
    pub hearth: i32,
    /// Each food that baking would add to the grain in the supply.
    pub bread: i32,
    /// An oven, each harvest.
    pub oven: i32,
    /// A craft building, each harvest.
    pub craft: i32,
    /// An unplanted field, each harvest,
    pub unplanted: i32,
    /// and if there is grain for it,
    pub grain_seed: i32,
    /// or a vegetable.
    pub vegetable_seed: i32,
    /// Room for an animal, up to eight.
    pub free_room: i32,
    /// A pair of animals, each harvest, beyond what it becomes.
    pub pair: i32,
    /// Percent that the prices of sites count.
    pub sites: i32,
    /// How many placements before the end goods begin to lose their worth.
    pub goods_fade: i32,
    /// Percent of the food within reach of placements that is sure to be had.
    pub sure: i32,
    /// The starting player's token.
    pub token: i32,
    /// By how much all this is too high on average, once for each of the last two placements,
    pub excess: i32,
    /// and for each round after the next, with one, two, three and four players: the more play, the less is left for each.
    pub excess_by_players: [i32; 4],
}

/// Found by play: each number was varied and kept where farms did better.
pub const WEIGHTS: Weights = Weights {
    tempo: 210,
    food: 53,
    food_each: 289,
    food_over: 4,
    early_land: 69,
    first_of_kind: 117,
    wood: [35, 53, 8],
    clay: [32, 39, 9],
    reed: [24, 30, 9],
    stone: [42, 46, 9],
    spare_room: 85,
    second_spare: 46,
    room_goods: 22,
    room_ready: 5,
    urgent: 25,
    renovation_goods: 32,
    major_goods: 25,
    cooker: 61,
    hearth: 9,
    bread: 9,
    oven: 21,
    craft: 16,
    unplanted: 6,
    grain_seed: 32,
    vegetable_seed: 41,
    free_room: 23,
    pair: 14,
    sites: 102,
    goods_fade: 3,
    sure: 33,
    token: 61,
    excess: 300,
    excess_by_players: [-90, 55, 95, 115],
};
