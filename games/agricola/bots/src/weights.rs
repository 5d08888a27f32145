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
    /// and goods for a room,
    pub room_goods: i32,
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
    /// The starting player's token.
    pub token: i32,
}

/// Found by play: each number was varied and kept where farms did better.
pub const WEIGHTS: Weights = Weights {
    tempo: 110,
    food: 40,
    food_each: 250,
    food_over: 5,
    early_land: 60,
    first_of_kind: 110,
    wood: [40, 30, 8],
    clay: [35, 25, 8],
    reed: [50, 30, 8],
    stone: [60, 40, 10],
    spare_room: 70,
    room_goods: 45,
    urgent: 30,
    renovation_goods: 45,
    major_goods: 35,
    cooker: 40,
    hearth: 10,
    oven: 25,
    craft: 25,
    unplanted: 8,
    grain_seed: 60,
    vegetable_seed: 70,
    free_room: 15,
    pair: 20,
    token: 30,
};
