//! A12: points, category by category.

use table::Seat;

use super::printed::{craft_rates, major_points, points};
use super::{Ground, pastures};
use crate::cells::Cell;
use crate::edition::{Edition, Scored};
use crate::pieces::{Crop, Good, House};
use crate::player::Player;
use crate::score::Score;

/// What a player would score, by the printed tables; only the points of hand cards are the edition's.
pub fn score(player: &Player, edition: &Edition) -> Score {
    let ground = Ground::of(&player.farm);
    let fenced = ground.fenced();
    let mut score = Score {
        fields: points(Scored::Fields, small(ground.fields.iter().count())),
        pastures: points(Scored::Pastures, small(pastures(ground.fences).len())),
        grain: points(Scored::Grain, everywhere(player, Crop::Grain)),
        vegetables: points(Scored::Vegetables, everywhere(player, Crop::Vegetable)),
        sheep: points(Scored::Sheep, player.goods[Good::Sheep]),
        boar: points(Scored::Boar, player.goods[Good::Boar]),
        cattle: points(Scored::Cattle, player.goods[Good::Cattle]),
        unused_spaces: ground.unused().iter().map(|_| -1).sum(),
        fenced_stables: ground.stables.iter().filter(|&cell| fenced.contains(cell)).map(|_| 1).sum(),
        rooms: ground.rooms.iter().map(|_| room_points(player.farm.house)).sum(),
        people: (0..player.people).map(|_| 3).sum(),
        cards: player.majors.iter().map(major_points).sum(),
        bonus: 0,
        begging: (0..player.begging).map(|_| -3).sum(),
        total: 0,
        resources_left: 0,
    };
    score.cards += player.in_front.iter().flatten().map(|&card| i32::from(edition.cards[card].points)).sum::<i32>();

    // A12.14: the best rate that can be paid, one building after the other.
    let mut left = player.goods;
    for (good, [one, two, three]) in player.majors.iter().filter_map(craft_rates) {
        let (paid, points) = if left[good] >= three {
            (three, 3)
        } else if left[good] >= two {
            (two, 2)
        } else if left[good] >= one {
            (one, 1)
        } else {
            (0, 0)
        };
        left[good] -= paid;
        score.bonus += points;
    }
    score.resources_left =
        [Good::Wood, Good::Clay, Good::Reed, Good::Stone].iter().map(|&good| i32::from(left[good])).sum();

    for part in [score.fields, score.pastures, score.grain, score.vegetables, score.sheep, score.boar, score.cattle] {
        score.total += part;
    }
    for part in
        [score.unused_spaces, score.fenced_stables, score.rooms, score.people, score.cards, score.bonus, score.begging]
    {
        score.total += part;
    }
    score
}

/// A12.13: in the supply and on field tiles.
fn everywhere(player: &Player, crop: Crop) -> u8 {
    let on_fields = Cell::all().filter_map(|cell| player.farm.crop(cell)).filter(|(sown, _)| *sown == crop);
    player.goods[crop.good()] + on_fields.map(|(_, count)| count).sum::<u8>()
}

/// A12.10
fn room_points(house: House) -> i32 {
    match house {
        House::Wood => 0,
        House::Clay => 1,
        House::Stone => 2,
    }
}

/// A12.17: all than whom nobody is better; A13.6: alone one wins with 50 points.
pub fn winners(scores: &[(Seat, Score)]) -> Vec<Seat> {
    if let [(alone, score)] = scores {
        return if score.total >= 50 { vec![*alone] } else { Vec::new() };
    }
    let is_better = |one: &Score, other: &Score| {
        one.total > other.total || one.total == other.total && one.resources_left > other.resources_left
    };
    let is_best = |mine: &Score| !scores.iter().any(|(_, other)| is_better(other, mine));
    scores.iter().filter(|(_, mine)| is_best(mine)).map(|&(seat, _)| seat).collect()
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
