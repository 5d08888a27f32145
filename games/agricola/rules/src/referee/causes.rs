//! Nothing comes from nothing: what may have changed since the turn began.
//!
//! Undo stays within a turn, so every state of a turn, and the first one of the next, comes from the turn's first state by
//! legal answers. That state is compared with, not the one before: an answer that was taken back is no loss.

use table::Seat;
use table::by::{By, Key};

use super::{Ruling, ensure};
use crate::edition::Craft;
use crate::flow::{Stage, is_harvest};
use crate::pieces::{Animal, Crop, Good, Major, Space};
use crate::player::{Player, ROUNDS};
use crate::state::State;

/// Markers, people, cards and built things only come to be when they may, and stay.
pub(super) fn nothing_is_lost(since: &State, state: &State) -> Ruling {
    for (seat, player) in state.players() {
        let Some(old) = since.player(seat) else { continue };
        ensure!(player.begging >= old.begging, "seat {seat} lost a begging marker");
        if player.begging > old.begging {
            ensure!(may_have_fed(since), "seat {seat} begs outside of feeding");
            // A14.2: only for food that is not there.
            ensure!(player.goods[Good::Food] == 0, "seat {seat} begs with {} food", player.goods[Good::Food]);
        }
        ensure!(player.people >= old.people, "seat {seat} lost a person");
        for (now, then) in [
            (player.farm.rooms, old.farm.rooms),
            (player.farm.fields, old.farm.fields),
            (player.farm.stables, old.farm.stables),
            (player.farm.fenced, old.farm.fenced),
        ] {
            ensure!(now.contains_all(then), "seat {seat} lost something it built");
        }
        ensure!(old.farm.fences.without(player.farm.fences).is_empty(), "seat {seat} lost a fence");
        ensure!(player.farm.house >= old.farm.house, "the house of seat {seat} got worse");
        // A9.5: only a Fireplace goes back, and a Hearth comes for it.
        for major in old.majors.iter().filter(|&major| !player.majors.contains(major)) {
            let hearths = |player: &Player| player.majors.iter().filter(|major| major.is_hearth()).count();
            let upgraded = Major::FIREPLACES.contains(&major) && hearths(player) > hearths(old);
            ensure!(upgraded, "seat {seat} lost {major}");
        }
    }
    Ok(())
}

/// A3.1: whether a family may have been fed since.
fn may_have_fed(since: &State) -> bool {
    since.stage() == Stage::Feeding || since.stage() == Stage::Work && is_harvest(since.round())
}

/// Whether both are in the same work phase.
fn same_work(since: &State, state: &State) -> bool {
    since.stage() == Stage::Work && state.stage() == Stage::Work && since.round() == state.round()
}

/// A3.6, A3.8, A6, A3.10: people, spaces and the token in the work phase of a game without hand cards.
pub(super) fn work_is_in_order(since: &State, state: &State) -> Ruling {
    if !same_work(since, state) {
        for (seat, player) in state.players() {
            let grown_up =
                matches!(state.stage(), Stage::Work | Stage::Feeding | Stage::Breeding) || player.newborns == 0;
            ensure!(grown_up, "seat {seat} has newborns after the round");
        }
        return Ok(());
    }
    let newcomer = |space: Space| {
        let (then, now) = (since.board().person_on(space), state.board().person_on(space));
        if then == now { None } else { now }
    };
    for &space in Space::ALL {
        let (then, now) = (since.board().person_on(space), state.board().person_on(space));
        ensure!(then.is_none() || then == now, "the person on {space} has gone");
    }
    for (seat, player) in state.players() {
        let Some(old) = since.player(seat) else { continue };
        let used: Vec<Space> = Space::ALL.iter().copied().filter(|&space| newcomer(space) == Some(seat)).collect();
        ensure!(
            usize::from(old.at_home.saturating_sub(player.at_home)) == used.len(),
            "seat {seat} used {used:?} with {} of {} people at home",
            player.at_home,
            old.at_home
        );
        let wishes = [Space::BasicWish, Space::UrgentWish, Space::ModestWish];
        let grown = used.iter().filter(|space| wishes.contains(space)).count();
        let (born, more) = (player.newborns.wrapping_sub(old.newborns), player.people - old.people);
        ensure!(born == more && usize::from(born) == grown, "seat {seat} has {born} newborns by {used:?}");
        let with_room = used.iter().any(|space| matches!(space, Space::BasicWish | Space::ModestWish));
        let rooms = player.farm.rooms.len();
        ensure!(!with_room || player.people <= rooms, "seat {seat} has {} people in {rooms} rooms", player.people);
        if used.is_empty() && state.current() != Some(seat) {
            let same = player.goods == old.goods && player.farm == old.farm && player.majors == old.majors;
            ensure!(same, "seat {seat} has not acted, and has changed");
        }
    }
    let holder = state.starting_player();
    let moved = holder != since.starting_player();
    ensure!(!moved || newcomer(Space::MeetingPlace) == Some(holder), "the token went to seat {holder} by itself");
    Ok(())
}

/// A3.3, A4.2: an accumulation space is filled once a round, and is emptied only by whoever stands there.
pub(super) fn spaces_are_filled_once(since: &State, state: &State) -> Ruling {
    let filled = is_prepared(since, state);
    for space in state.layout().accumulating.iter().filter(|&space| state.board().in_play().contains(space)) {
        let (then, now) = (since.board().goods_on(space), state.board().goods_on(space));
        let amount = state.layout().spaces[space].accumulates.map_or(0, |(_, amount)| amount);
        let expected = if filled { then.saturating_add(amount) } else { then };
        let taken =
            state.board().person_on(space).is_some() || since.stage() == Stage::Work && state.stage() != Stage::Work;
        ensure!(now == expected || now == 0 && taken, "{now} lie on {space}, where {then} were before");
    }
    Ok(())
}

/// Whether a round was prepared since.
fn is_prepared(since: &State, state: &State) -> bool {
    matches!(since.stage(), Stage::Reveal | Stage::Preparation)
        && !matches!(state.stage(), Stage::Reveal | Stage::Preparation)
}

/// All of each good that there is: with players, on fields, spaces and round spaces.
fn all_goods(state: &State) -> By<Good, i32, 10> {
    let mut all = By::default();
    for (_, player) in state.players() {
        for (good, &count) in player.goods.iter() {
            all[good] += i32::from(count);
        }
        for &crop in Crop::ALL {
            all[crop.good()] += i32::from(player.farm.sown(crop));
        }
        for round in state.round()..=ROUNDS {
            for (good, &count) in player.scheduled.on(round).iter() {
                all[good] += i32::from(count);
            }
        }
    }
    for space in state.layout().accumulating.iter() {
        if let Some((good, _)) = state.layout().spaces[space].accumulates {
            all[good] += i32::from(state.board().goods_on(space));
        }
    }
    all
}

/// Goods grow only by preparation, by spaces that give some, by sowing, by breeding and by a Well; food also by converting
/// what is not there any more. Only for games without hand cards.
pub(super) fn goods_have_a_cause(since: &State, state: &State) -> Ruling {
    let mut gone = 0;
    let (then, now) = (all_goods(since), all_goods(state));
    for good in Good::ALL.iter().copied().filter(|&good| good != Good::Food) {
        let (then, now, may_grow) = (then[good], now[good], most_growth(since, state, good));
        ensure!(now <= then + may_grow, "there are {now} {good}, and were {then}; at most {may_grow} could come");
        gone += (then + may_grow - now) * best_rate(since, state, good);
    }
    let (then, now) = (then[Good::Food], now[Good::Food]);
    let may_grow = most_growth(since, state, Good::Food);
    ensure!(
        now <= then + may_grow + gone,
        "there are {now} food, and were {then}; at most {may_grow} and {gone} could come"
    );
    Ok(())
}

fn most_growth(since: &State, state: &State, good: Good) -> i32 {
    let layout = state.layout();
    let mut growth = 0;
    if is_prepared(since, state) {
        let filled = layout.accumulating.iter().filter(|&space| state.board().in_play().contains(space));
        let of_good = filled.filter_map(|space| layout.spaces[space].accumulates).filter(|(kind, _)| *kind == good);
        growth += of_good.map(|(_, amount)| i32::from(amount)).sum::<i32>();
    }
    // A4.4: the spaces that were used; which, nobody can tell once all are at home again.
    let before = |space: Space| since.stage() == Stage::Work && since.board().person_on(space).is_some();
    let is_new = |space: &Space| !before(*space) && state.board().person_on(*space).is_some();
    let gives = |space: Space| i32::from(given(state, space, good));
    if state.stage() == Stage::Work {
        growth += Space::ALL.iter().copied().filter(is_new).map(gives).sum::<i32>();
    } else if since.stage() == Stage::Work {
        let at_home: i32 = since.players().map(|(_, player)| i32::from(player.at_home)).sum();
        let just_placed = i32::from(since.current().is_some());
        growth += (at_home + just_placed) * Space::ALL.iter().copied().map(gives).max().unwrap_or(0);
    }
    for (seat, player) in state.players() {
        let Some(old) = since.player(seat) else { continue };
        // A7.3
        for &crop in Crop::ALL.iter().filter(|crop| crop.good() == good) {
            let each = state.edition().sowing[crop].saturating_sub(1);
            growth += i32::from(each) * i32::from(player.farm.fields.len());
            if state.stage() == Stage::Work {
                let sown = player.farm.fields_with(crop).saturating_sub(old.farm.fields_with(crop));
                growth += i32::from(each) * (i32::from(sown) - i32::from(player.farm.fields.len()));
            }
        }
        // A10.7: two of a type, one of which may have come just before.
        let was_bred = may_have_fed(since) && !matches!(state.stage(), Stage::Work | Stage::Feeding);
        if was_bred && good.animal().is_some() && u16::from(old.goods[good]) + most_taken(since, good) >= 2 {
            growth += 1;
        }
        // A9.12
        for major in player.majors.iter().filter(|&major| !old.majors.contains(major)) {
            if let Some((goods, rounds)) = state.edition().majors[major].schedule {
                growth += i32::from(goods[good]) * i32::from(rounds);
            }
        }
    }
    growth
}

/// How much of a good lies ready on spaces.
fn most_taken(state: &State, good: Good) -> u16 {
    let layout = state.layout();
    let lies = |space: Space| match layout.spaces[space].accumulates {
        Some((kind, _)) if kind == good => u16::from(state.board().goods_on(space)),
        _ => 0,
    };
    layout.accumulating.iter().map(lies).sum::<u16>()
        + Space::ALL.iter().map(|&space| u16::from(given(state, space, good))).sum::<u16>()
}

/// A4.4, D12, V2.3: how much of a good a space can give.
fn given(state: &State, space: Space, good: Good) -> u8 {
    let data = &state.layout().spaces[space];
    let sold = match space {
        Space::AnimalMarket => Animal::ALL.iter().map(|&animal| state.edition().animal_market[animal][good]).max(),
        _ => None,
    };
    data.gives[good] + u8::from(data.gives_one_of[good]) + sold.unwrap_or(0)
}

/// A9.7 to A9.9, A10.4: the most food that anybody can get for one of a good.
fn best_rate(since: &State, state: &State, good: Good) -> i32 {
    let mut best = u8::from(matches!(good, Good::Grain | Good::Vegetable));
    let everybody = since.players().chain(state.players());
    for major in everybody.flat_map(|(_, player): (Seat, &Player)| player.majors.iter()) {
        let data = &state.edition().majors[major];
        let bakes = data.bake.filter(|_| good == Good::Grain).map_or(0, |bake| bake.food);
        let crafts = data.craft.filter(|craft: &Craft| craft.good == good).map_or(0, |craft| craft.food);
        best = best.max(data.cook[good]).max(bakes).max(crafts);
    }
    best.into()
}
