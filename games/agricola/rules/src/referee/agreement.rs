//! Whether the slow twin comes to the same as the engine.

use table::{Game, Seat};

use super::{Ruling, ensure};
use crate::cells::CellSet;
use crate::farm::Farm;
use crate::fences::FenceSet;
use crate::player::Player;
use crate::score::Score;
use crate::state::State;
use crate::twin::{self, Ground, OneMore};

/// A8, A11.38: pastures, used spaces, and where something could be built.
pub(super) fn about_land(seat: Seat, farm: &Farm) -> Ruling {
    let ground = Ground::of(farm);
    match twin::pastures_if_legal(&ground) {
        Ok(pastures) => {
            ensure!(*pastures == *farm.pastures, "seat {seat} has pastures {:?}, not {pastures:?}", farm.pastures)
        }
        Err(flaw) => ensure!(false, "the fences of seat {seat} are not legal: {flaw:?}"),
    }
    for (what, mine, other) in [
        ("fenced", farm.fenced, ground.fenced()),
        ("used", farm.used(), ground.used()),
        ("unused", farm.unused(), ground.unused()),
        ("room sites", farm.room_sites(), ground.room_sites()),
        ("field sites", farm.field_sites(), ground.field_sites()),
        ("stable sites", farm.stable_sites(), ground.stable_sites()),
    ] {
        ensure!(mine == other, "seat {seat}, {what}: {mine}, the twin says {other}");
    }
    let (mine, other) = (usize::from(farm.unfenced_stables()), ground.unfenced_stables());
    ensure!(mine == other, "seat {seat} has {mine} unfenced stables, the twin says {other}");
    Ok(())
}

/// A8.6: the same ways to one more pasture, and the same fewest fences.
pub(super) fn about_fences(seat: Seat, farm: &Farm, ways: &[OneMore], wood: u8) -> Ruling {
    let least = ways.first().map_or(u8::MAX, |way| way.new);
    let mine = farm.cheapest_pasture;
    ensure!(mine == least, "the cheapest pasture of seat {seat} needs {mine} fences, the twin says {least}");
    let mut offered: Vec<OneMore> = Vec::new();
    for (_, shape, new) in farm.possible_shapes(wood) {
        let fences = farm.fences.with(shape.fences);
        ensure!(fences.without(farm.fences).len() == new, "seat {seat} would pay {new} fences for {}", shape.cells);
        offered.push(OneMore { fences: fences.0, new });
    }
    offered.sort_unstable_by_key(|way| (way.new, way.fences));
    let payable = ways.iter().take_while(|way| way.new <= wood);
    if !offered.iter().eq(payable.clone()) {
        let ways: Vec<&OneMore> = payable.collect();
        let missing: Vec<_> =
            ways.iter().filter(|way| !offered.contains(way)).map(|way| FenceSet(way.fences)).collect();
        let wrong: Vec<_> = offered.iter().filter(|way| !ways.contains(way)).map(|way| FenceSet(way.fences)).collect();
        ensure!(false, "seat {seat} is not offered the pastures {missing:?}, and is offered {wrong:?}");
    }
    Ok(())
}

/// A8.7 to A8.10: the same homes, and whether all animals fit.
pub(super) fn about_animals(state: &State, seat: Seat, player: &Player) -> Ruling {
    let room = &state.edition().room;
    let lodging = player.lodging(state.edition());
    let homes = twin::homes(&Ground::of(&player.farm), room);
    let mut mine: Vec<u16> = lodging.pastures.to_vec();
    mine.extend((0..lodging.singles).map(|_| 1));
    mine.sort_unstable();
    let mut other = homes.clone();
    other.sort_unstable();
    ensure!(mine == other, "the animals of seat {seat} have the homes {mine:?}, the twin says {other:?}");
    let herd = player.herd();
    let (mine, other) = (lodging.fits(&herd), twin::fits(&homes, &herd));
    ensure!(mine == other, "whether {herd:?} of seat {seat} fit: {mine}, the twin says {other}");
    Ok(())
}

/// A9.7, A10.3, A12: food and points.
pub(super) fn about_points(state: &State, seat: Seat, player: &Player) -> Ruling {
    let edition = state.edition();
    let (mine, other) = (Score::of(player, edition), twin::score(player, edition));
    ensure!(mine == other, "seat {seat} scores {mine:?}, the twin says {other:?}");
    let (mine, other) = (player.food_due(edition, state.is_solo()), twin::food_due(player, state.is_solo()));
    ensure!(mine == other, "seat {seat} owes {mine} food, the twin says {other}");
    let (mine, other) = (player.most_baked(edition), twin::most_baked(player));
    ensure!(mine == other, "seat {seat} can bake {mine} grain, the twin says {other}");
    let (food, best) = (u16::from(player.baked_food(edition, mine)), twin::most_food_baked(player, mine));
    ensure!(food == best, "seat {seat} bakes {mine} grain to {food} food, the twin finds {best}");
    let (mine, other) = (player.food_within_reach(&Default::default()), twin::food_in_reach(player));
    ensure!(mine == other, "seat {seat} has {mine} food in reach, the twin says {other}");
    Ok(())
}

/// A12.17: the result.
pub(super) fn about_the_result(state: &State) -> Ruling {
    let Some(outcome) = state.outcome() else { return Ok(()) };
    let scores: Vec<_> = state.players().map(|(seat, player)| (seat, twin::score(player, state.edition()))).collect();
    let points: Vec<i32> = scores.iter().map(|(_, score)| score.total).collect();
    let winners = twin::winners(&scores);
    ensure!(outcome.points == points, "the points are {:?}, the twin says {points:?}", outcome.points);
    ensure!(outcome.winners == winners, "the winners are {:?}, the twin says {winners:?}", outcome.winners);
    Ok(())
}

/// What the ways to one more pasture depend on.
pub(super) fn layout_of(farm: &Farm) -> (CellSet, FenceSet) {
    (farm.rooms.with(farm.fields), farm.fences)
}
