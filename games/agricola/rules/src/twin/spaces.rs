//! A4: which spaces may be used in a game without hand cards, by the last column of the tables.

use table::Seat;
use table::by::Key;

use super::printed::{cooked, cost};
use super::{Ground, most_baked, one_more};
use crate::cells::Cell;
use crate::pieces::{Good, Goods, House, Major, Space};
use crate::player::Player;
use crate::state::State;

/// A4.7: the food there is and the food that conversions would bring.
pub fn food_in_reach(player: &Player) -> u16 {
    let mut food = u16::from(player.goods[Good::Food]);
    for good in [Good::Grain, Good::Vegetable, Good::Sheep, Good::Boar, Good::Cattle] {
        let raw = match good {
            Good::Grain | Good::Vegetable => 1,
            _ => 0,
        };
        let each = player.majors.iter().map(|major| cooked(major, good)).fold(raw, u8::max);
        food += u16::from(player.goods[good]) * u16::from(each);
    }
    food
}

/// Whether a seat may place a person on a space of a game without hand cards.
pub fn can_use(state: &State, seat: Seat, space: Space) -> bool {
    let board = state.board();
    let Some(player) = state.player(seat) else { return false };
    let layout = state.layout();
    // A3.8, and V2.1: one person on the whole tile.
    let tile_is_taken = layout.tile.contains(space) && layout.tile.iter().any(|other| board.person_on(other).is_some());
    if !board.in_play().contains(space) || board.person_on(space).is_some() || tile_is_taken {
        return false;
    }
    // A4.3
    if layout.spaces[space].accumulates.is_some() {
        return board.goods_on(space) > 0;
    }
    let ground = Ground::of(&player.farm);
    match space {
        Space::FarmExpansion => can_build_room(player, &ground) || can_build_stable(player, &ground, 2),
        Space::Farmland => !ground.field_sites().is_empty(),
        // A2.7: there is nothing to learn.
        Space::Lessons | Space::SecondLessons => false,
        Space::SideJob => can_build_stable(player, &ground, 1) || most_baked(player) > 0,
        Space::AnimalMarket => true,
        Space::ModestWish => state.round() >= 5 && has_room_for_one_more(player),
        Space::MajorImprovement => Major::ALL.iter().any(|&major| can_have(state, player, major)),
        Space::Fencing => one_more(&ground).first().is_some_and(|way| way.new <= player.goods[Good::Wood]),
        Space::GrainUtilization => can_sow(player) || most_baked(player) > 0,
        Space::BasicWish => has_room_for_one_more(player),
        Space::HouseRedevelopment | Space::FarmRedevelopment => can_renovate(player),
        Space::UrgentWish => player.people < 5,
        Space::Cultivation => !ground.field_sites().is_empty() || can_sow(player),
        _ => true,
    }
}

/// A5.2
fn can_build_room(player: &Player, ground: &Ground) -> bool {
    let material = match player.farm.house {
        House::Wood => Good::Wood,
        House::Clay => Good::Clay,
        House::Stone => Good::Stone,
    };
    !ground.room_sites().is_empty() && player.goods[material] >= 5 && player.goods[Good::Reed] >= 2
}

/// A5.7
fn can_build_stable(player: &Player, ground: &Ground, wood: u8) -> bool {
    !ground.stable_sites().is_empty() && player.goods[Good::Wood] >= wood
}

/// A5.5
fn can_renovate(player: &Player) -> bool {
    let next = match player.farm.house {
        House::Wood => Good::Clay,
        House::Clay => Good::Stone,
        House::Stone => return false,
    };
    let rooms = player.farm.rooms.iter().count();
    usize::from(player.goods[next]) >= rooms && player.goods[Good::Reed] >= 1
}

/// A6.1, A6.2
fn has_room_for_one_more(player: &Player) -> bool {
    player.people < 5 && player.farm.rooms.iter().count() > usize::from(player.people)
}

/// A7.3
fn can_sow(player: &Player) -> bool {
    let is_empty = |cell: Cell| player.farm.crop(cell).is_none();
    let has_field = player.farm.fields.iter().any(is_empty);
    has_field && (player.goods[Good::Grain] > 0 || player.goods[Good::Vegetable] > 0)
}

/// A9.3, A9.5
fn can_have(state: &State, player: &Player, major: Major) -> bool {
    let pays = |price: &Goods| Good::ALL.iter().all(|&good| player.goods[good] >= price[good]);
    let has_fireplace =
        [Major::Fireplace2, Major::Fireplace3].iter().any(|&fireplace| player.majors.contains(fireplace));
    let is_hearth = matches!(major, Major::Hearth4 | Major::Hearth5);
    state.display().contains(major) && (pays(&cost(major)) || is_hearth && has_fireplace)
}
