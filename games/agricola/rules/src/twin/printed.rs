//! The numbers as they are printed, and what follows from them for food.

use table::by::Key;

use crate::edition::{Bake, Craft, Edition, Scored};
use crate::pieces::{Good, Goods, Major};
use crate::player::Player;

/// A12.1 to A12.7: the table, line by line.
pub(super) fn points(scored: Scored, count: u8) -> i32 {
    match scored {
        Scored::Fields => {
            if count >= 5 {
                4
            } else if count == 4 {
                3
            } else if count == 3 {
                2
            } else if count == 2 {
                1
            } else {
                -1
            }
        }
        Scored::Pastures | Scored::Vegetables => {
            if count >= 4 {
                4
            } else if count == 3 {
                3
            } else if count == 2 {
                2
            } else if count == 1 {
                1
            } else {
                -1
            }
        }
        Scored::Grain | Scored::Sheep => {
            if count >= 8 {
                4
            } else if count == 6 || count == 7 {
                3
            } else if count == 4 || count == 5 {
                2
            } else if (1..=3).contains(&count) {
                1
            } else {
                -1
            }
        }
        Scored::Boar => {
            if count >= 7 {
                4
            } else if count == 5 || count == 6 {
                3
            } else if count == 3 || count == 4 {
                2
            } else if count == 1 || count == 2 {
                1
            } else {
                -1
            }
        }
        Scored::Cattle => {
            if count >= 6 {
                4
            } else if count == 4 || count == 5 {
                3
            } else if count == 2 || count == 3 {
                2
            } else if count == 1 {
                1
            } else {
                -1
            }
        }
    }
}

/// A9.10 to A9.17: the points of a major.
pub(super) fn major_points(major: Major) -> i32 {
    match major {
        Major::Fireplace2 | Major::Fireplace3 | Major::Hearth4 | Major::Hearth5 => 1,
        Major::Well => 4,
        Major::StoneOven => 3,
        Major::ClayOven | Major::Joinery | Major::Pottery | Major::Basketmaker => 2,
    }
}

/// A9.15 to A9.17: which good a craft building takes at the end, and how much for 1, 2 and 3 points.
pub(super) fn craft_rates(major: Major) -> Option<(Good, [u8; 3])> {
    match major {
        Major::Joinery => Some((Good::Wood, [3, 5, 7])),
        Major::Pottery => Some((Good::Clay, [3, 5, 7])),
        Major::Basketmaker => Some((Good::Reed, [2, 4, 5])),
        _ => None,
    }
}

/// A9.15 to A9.17: food for one of its good, once a harvest.
pub(super) fn craft_food(major: Major) -> u8 {
    match major {
        Major::Joinery | Major::Pottery => 2,
        Major::Basketmaker => 3,
        _ => 0,
    }
}

/// A9.8, A9.10, A9.11: the food for one of a good at any time, with this improvement.
pub(super) fn cooked(major: Major, good: Good) -> u8 {
    match (major, good) {
        (Major::Fireplace2 | Major::Fireplace3, Good::Vegetable | Good::Sheep | Good::Boar) => 2,
        (Major::Fireplace2 | Major::Fireplace3, Good::Cattle) => 3,
        (Major::Hearth4 | Major::Hearth5, Good::Sheep) => 2,
        (Major::Hearth4 | Major::Hearth5, Good::Vegetable | Good::Boar) => 3,
        (Major::Hearth4 | Major::Hearth5, Good::Cattle) => 4,
        _ => 0,
    }
}

/// A9.10 to A9.14: food for a grain baked, and how many grain at most.
fn baked(major: Major) -> Option<(u8, Option<u8>)> {
    match major {
        Major::Fireplace2 | Major::Fireplace3 => Some((2, None)),
        Major::Hearth4 | Major::Hearth5 => Some((3, None)),
        Major::ClayOven => Some((5, Some(1))),
        Major::StoneOven => Some((4, Some(2))),
        _ => None,
    }
}

/// A9.10 to A9.17: the price of a major.
pub(super) fn cost(major: Major) -> Goods {
    let goods = |parts: &[(Good, u8)]| {
        let mut goods = Goods::default();
        for &(good, count) in parts {
            goods[good] = count;
        }
        goods
    };
    match major {
        Major::Fireplace2 => goods(&[(Good::Clay, 2)]),
        Major::Fireplace3 => goods(&[(Good::Clay, 3)]),
        Major::Hearth4 => goods(&[(Good::Clay, 4)]),
        Major::Hearth5 => goods(&[(Good::Clay, 5)]),
        Major::Well => goods(&[(Good::Wood, 1), (Good::Stone, 3)]),
        Major::ClayOven => goods(&[(Good::Clay, 3), (Good::Stone, 1)]),
        Major::StoneOven => goods(&[(Good::Clay, 1), (Good::Stone, 3)]),
        Major::Joinery => goods(&[(Good::Wood, 2), (Good::Stone, 2)]),
        Major::Pottery => goods(&[(Good::Clay, 2), (Good::Stone, 2)]),
        Major::Basketmaker => goods(&[(Good::Reed, 2), (Good::Stone, 2)]),
    }
}

/// A10.3, A13.2: food due in a harvest.
pub fn food_due(player: &Player, solo: bool) -> u8 {
    let mut due = 0;
    for _ in 0..player.people.saturating_sub(player.newborns) {
        due += if solo { 3 } else { 2 };
    }
    for _ in 0..player.newborns {
        due += 1;
    }
    due
}

/// D7: how many grain could be baked at most.
pub fn most_baked(player: &Player) -> u8 {
    let mut left = player.goods[Good::Grain];
    let mut used = 0;
    for (_, most) in player.majors.iter().filter_map(baked) {
        let here = left.min(most.unwrap_or(left));
        used += here;
        left -= here;
    }
    used
}

/// A9.7: the most food that so many grain can become, whichever improvements they go to.
pub fn most_food_baked(player: &Player, grain: u8) -> u16 {
    let bakers: Vec<(u8, Option<u8>)> = player.majors.iter().filter_map(baked).collect();
    best_bread(&bakers, grain)
}

fn best_bread(bakers: &[(u8, Option<u8>)], grain: u8) -> u16 {
    let Some((&(food, most), others)) = bakers.split_first() else { return 0 };
    let here = |count: u8| u16::from(food) * u16::from(count) + best_bread(others, grain - count);
    (0..=grain.min(most.unwrap_or(grain))).map(here).max().unwrap_or(0)
}

/// Whether an edition has the numbers that are printed in the rules; the twin knows no others.
pub fn is_printed(edition: &Edition) -> bool {
    let table = |&scored: &Scored| {
        (0..=u8::MAX).all(|count| i32::from(edition.points.of(scored, count)) == points(scored, count))
    };
    let single = &edition.points;
    let singles = [single.unused_space, single.fenced_stable, single.clay_room, single.stone_room, single.person];
    let feeding = &edition.feeding;
    let building = &edition.building;
    let rooms = [building.room_material, building.room_reed, building.renovation_material, building.renovation_reed];
    Scored::ALL.iter().all(table)
        && singles == [1, 1, 1, 2, 3]
        && single.begging == 3
        && [feeding.adult, feeding.adult_solo, feeding.newborn] == [2, 3, 1]
        && rooms == [5, 2, 1, 1]
        && building.fence_wood == 1
        && building.stable == Good::Wood.times(2)
        && building.stable_side_job == Good::Wood.times(1)
        && edition.cattle_price == 1
        && Major::ALL.iter().all(|&major| is_printed_major(edition, major))
}

fn is_printed_major(edition: &Edition, major: Major) -> bool {
    let data = &edition.majors[major];
    let bake = baked(major).map(|(food, most)| Bake { food, most });
    let craft = craft_rates(major).map(|(good, points_for)| Craft { good, food: craft_food(major), points_for });
    data.cost == cost(major)
        && i32::from(data.points) == major_points(major)
        && Good::ALL.iter().all(|&good| data.cook[good] == cooked(major, good))
        && data.bake == bake
        && data.craft == craft
}
