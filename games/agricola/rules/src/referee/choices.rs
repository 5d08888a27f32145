//! Whether exactly those answers are legal that the rules allow, judged by the twin (A15).

use table::Seat;
use table::by::Key;

use super::{Ruling, ensure};
use crate::action::Action;
use crate::edition::Edition;
use crate::flow::Step;
use crate::pieces::{Crop, Good, House, Major, Space};
use crate::player::Player;
use crate::setup::Marks;
use crate::state::State;
use crate::twin::{self, Ground};

/// Compares what a seat may answer with what the twin would let it.
pub(super) fn are_right(state: &State, seat: Seat, legal: &[Action]) -> Ruling {
    let (Some(player), Some(step)) = (state.player(seat), state.asked(seat)) else { return Ok(()) };
    if step == Step::Place && !state.has_cards() && state.marks().of(seat).is_some() {
        // V1.5: three different spaces, unless no more can be used.
        let usable = Space::ALL.iter().filter(|&&space| twin::can_use(state, seat, space)).count();
        let marked = state.marked().iter().filter(|&space| twin::can_use(state, seat, space)).count();
        ensure!(marked == if usable > 3 { 3 } else { 0 }, "{marked} of {usable} spaces are marked for seat {seat}");
    }
    let Some(expected) = expected(state, seat, player, step) else { return Ok(()) };
    let missing: Vec<&Action> = expected.iter().filter(|action| !legal.contains(action)).collect();
    let wrong: Vec<&Action> = legal.iter().filter(|action| !expected.contains(action)).collect();
    ensure!(
        missing.is_empty() && wrong.is_empty(),
        "seat {seat} is asked {step:?}: {missing:?} should be legal, {wrong:?} should not"
    );
    ensure!(expected.len() == legal.len(), "seat {seat} is offered something twice: {legal:?}");
    Ok(())
}

/// D3 to D15, but for hand cards.
fn expected(state: &State, seat: Seat, player: &Player, step: Step) -> Option<Vec<Action>> {
    let ground = Ground::of(&player.farm);
    let done_if = |may: bool| may.then_some(Action::Done);
    let can_bake = twin::most_baked(player) > 0;
    Some(match step {
        Step::Place if state.has_cards() => return None,
        Step::Place => {
            let usable = Space::ALL.iter().copied().filter(|&space| twin::can_use(state, seat, space));
            // V1.5: some are limited to marked spaces.
            let limited = state.marks().of(seat) == Some(Marks::Limit) && !state.marked().is_empty();
            let usable = usable.filter(|&space| !limited || state.marked().contains(space));
            let places: Vec<Action> = usable.map(Action::Place).collect();
            if places.is_empty() { vec![Action::Pass] } else { places }
        }
        Step::Rooms { built } => {
            let rooms = if can_pay_room(player) { ground.room_sites() } else { Default::default() };
            let stable = player.goods[Good::Wood] >= 2 && !ground.stable_sites().is_empty();
            rooms.iter().map(Action::Room).chain(done_if(built || stable)).collect()
        }
        Step::Stables { built } => stables(player, &ground, 2).into_iter().chain(done_if(built)).collect(),
        Step::OneStable => stables(player, &ground, 1).into_iter().chain(done_if(can_bake)).collect(),
        Step::Plow { optional } => ground.field_sites().iter().map(Action::Plow).chain(done_if(optional)).collect(),
        Step::SowGrain(sowing) => {
            let later = sowing.acted || player.goods[Good::Vegetable] > 0 || sowing.then_bake && can_bake;
            sown(player, Crop::Grain, later).map(Action::SowGrain).collect()
        }
        Step::SowVegetables(sowing) => {
            let later = sowing.acted || sowing.then_bake && can_bake;
            sown(player, Crop::Vegetable, later).map(Action::SowVegetables).collect()
        }
        Step::Bake { optional } => (u8::from(!optional)..=twin::most_baked(player)).map(Action::Bake).collect(),
        Step::FenceFrom { .. } | Step::FenceSize { .. } | Step::FenceShape { .. } => fences(player, step),
        Step::PayFood(_) => conversions(player).collect(),
        Step::Keep | Step::KeepYoung => {
            let homes = twin::homes(&ground, &state.edition().room);
            twin::keepings(&homes, &player.herd()).into_iter().map(Action::Keep).collect()
        }
        Step::Feed => {
            let crafts = player.majors.iter().filter(|&major| can_craft(state.edition(), player, major));
            crafts.map(Action::Craft).chain(conversions(player)).chain([Action::Feed]).collect()
        }
        Step::AnimalMarket => {
            let cattle = (twin::food_in_reach(player) >= 1).then_some(Good::Cattle);
            [Good::Sheep, Good::Boar].into_iter().chain(cattle).map(Action::Take).collect()
        }
        _ => return None,
    })
}

/// A5.2
fn can_pay_room(player: &Player) -> bool {
    let material = match player.farm.house {
        House::Wood => Good::Wood,
        House::Clay => Good::Clay,
        House::Stone => Good::Stone,
    };
    player.goods[material] >= 5 && player.goods[Good::Reed] >= 2
}

/// A5.7
fn stables(player: &Player, ground: &Ground, wood: u8) -> Vec<Action> {
    if player.goods[Good::Wood] < wood {
        return Vec::new();
    }
    ground.stable_sites().iter().map(Action::Stable).collect()
}

/// D6: none only if the action can still do something, or has.
fn sown(player: &Player, crop: Crop, may_be_none: bool) -> impl Iterator<Item = u8> + use<> {
    let empty = player.farm.fields.iter().filter(|&cell| player.farm.crop(cell).is_none()).count();
    let most = player.goods[crop.good()].min(u8::try_from(empty).unwrap_or(u8::MAX));
    u8::from(!may_be_none)..=most
}

/// A9.9: what can become food.
fn conversions(player: &Player) -> impl Iterator<Item = Action> {
    let is_edible = |&good: &Good| {
        let cooks = [Major::Fireplace2, Major::Fireplace3, Major::Hearth4, Major::Hearth5];
        good.animal().is_none() || cooks.iter().any(|&major| player.majors.contains(major))
    };
    let edible = [Good::Grain, Good::Vegetable, Good::Sheep, Good::Boar, Good::Cattle];
    edible.into_iter().filter(is_edible).filter(|&good| player.goods[good] > 0).map(Action::Convert)
}

/// A10.4
fn can_craft(edition: &Edition, player: &Player, major: Major) -> bool {
    let has = edition.majors[major].craft.is_some_and(|craft| player.goods[craft.good] > 0);
    has && !player.crafted.contains(major)
}

/// D9: the pasture is chosen in three parts; the shapes themselves are compared where farms change.
fn fences(player: &Player, step: Step) -> Vec<Action> {
    let wood = player.goods[Good::Wood];
    let mut answers = Vec::new();
    for (id, shape, _) in player.farm.possible_shapes(wood) {
        let answer = match step {
            Step::FenceSize { first } if shape.cells.first() == Some(first) => Action::FenceSize(shape.cells.len()),
            Step::FenceShape { first, size } if shape.cells.first() == Some(first) && shape.cells.len() == size => {
                Action::Fence(id)
            }
            Step::FenceFrom { .. } => Action::FenceFrom(shape.first),
            _ => continue,
        };
        if !answers.contains(&answer) {
            answers.push(answer);
        }
    }
    if step == (Step::FenceFrom { may_end: true }) {
        answers.push(Action::Done);
    }
    answers
}
