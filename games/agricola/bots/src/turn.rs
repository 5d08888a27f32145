//! The rest of a turn: what a position in the middle of one is worth is what the best end of the turn is worth.

use std::sync::LazyLock;

use agricola::cells::{Cell, CellSet};
use agricola::farm::Farm;
use agricola::fences::{Shape, shapes};
use agricola::pieces::Good;
use agricola::player::Player;
use agricola::{Action, State, Step};
use table::{Actor, Game, Ignore, Seat};

use crate::estimate::{estimate, estimate_of};
use crate::sites;

/// What an answer costs that could as well be given later.
const HASTE: i32 = 100;

/// The best estimate at the end of the seat's turn, if it goes on as well as can be seen.
pub fn best_end(state: &State, seat: Seat) -> i32 {
    match state.asked(seat) {
        // A feeding to come is part of the estimate.
        None | Some(Step::Place | Step::Feed) => estimate(state, seat),
        Some(Step::FenceFrom { may_end }) => best_fences(state, seat, may_end, |_| true),
        Some(Step::FenceSize { first }) => best_fences(state, seat, false, |shape| shape.first == first),
        Some(Step::FenceShape { first, size }) => {
            best_fences(state, seat, false, |shape| shape.first == first && shape.size == size)
        }
        Some(step) => best_answer(state, seat, step),
    }
}

fn best_answer(state: &State, seat: Seat, step: Step) -> i32 {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    promising(state, seat, step, &mut legal);
    let after = |action: Action| {
        let mut next = *state;
        next.apply_legal(Actor::Seat(seat), action, &mut Ignore);
        best_end(&next, seat)
    };
    legal.into_iter().map(after).max().unwrap_or_else(|| estimate(state, seat))
}

/// Leaves out what is much like something else: all sites but the best, all hand cards of a kind but the first.
fn promising(state: &State, seat: Seat, step: Step, legal: &mut Vec<Action>) {
    let Some(player) = state.player(seat) else { return };
    match step {
        Step::Rooms { .. } => {
            let best = sites::room(legal.iter().filter_map(|action| site(*action)));
            legal.retain(|action| site(*action).is_none_or(|cell| Some(cell) == best));
        }
        Step::Plow { .. } => {
            let best = sites::field(legal.iter().filter_map(|action| site(*action)));
            legal.retain(|action| site(*action).is_none_or(|cell| Some(cell) == best));
        }
        Step::Stables { .. } | Step::OneStable => {
            let fenced = player.farm.fenced;
            let cells = || legal.iter().filter_map(|action| site(*action));
            let inside = sites::stable(cells().filter(|&cell| fenced.contains(cell)));
            let outside = sites::stable(cells().filter(|&cell| !fenced.contains(cell)));
            legal.retain(|action| site(*action).is_none_or(|cell| Some(cell) == inside || Some(cell) == outside));
        }
        Step::Occupation { .. } => legal.truncate(1),
        _ => {}
    }
}

fn site(action: Action) -> Option<Cell> {
    match action {
        Action::Room(cell) | Action::Stable(cell) | Action::Plow(cell) => Some(cell),
        _ => None,
    }
}

/// Rectangles of at most six spaces: other pastures are hardly ever better.
static RECTANGLES: LazyLock<Vec<&'static Shape>> = LazyLock::new(|| {
    let rectangle = |shape: &&Shape| {
        let rows: u8 = span(shape.cells, Cell::row);
        let columns: u8 = span(shape.cells, Cell::column);
        shape.size <= 6 && rows * columns == shape.size
    };
    shapes().iter().filter(rectangle).collect()
});

fn span(cells: CellSet, place: impl Fn(Cell) -> u8) -> u8 {
    let (low, high) = cells.iter().map(place).fold((u8::MAX, 0), |(low, high), at| (low.min(at), high.max(at)));
    high.saturating_sub(low).saturating_add(1)
}

/// The best that fencing can lead to, one pasture after the other; the first must be one that `fits`.
fn best_fences(state: &State, seat: Seat, may_end: bool, fits: impl Fn(&Shape) -> bool) -> i32 {
    let Some(player) = state.player(seat) else { return 0 };
    let mut best = if may_end { estimate(state, seat) } else { i32::MIN };
    let first = best_pasture(state, seat, player, RECTANGLES.iter().copied().filter(|shape| fits(shape)));
    let first = first.or_else(|| best_pasture(state, seat, player, shapes().iter().filter(|shape| fits(shape))));
    let mut next = first;
    while let Some((value, farm)) = next {
        if value <= best {
            break;
        }
        best = value;
        next = best_pasture(state, seat, &farm, RECTANGLES.iter().copied());
    }
    if best == i32::MIN { estimate(state, seat) } else { best }
}

/// The best pasture to add, and the player who has it.
fn best_pasture(
    state: &State,
    seat: Seat,
    player: &Player,
    shapes: impl Iterator<Item = &'static Shape>,
) -> Option<(i32, Player)> {
    let each = state.edition().building.fence_wood;
    let payable = player.goods[Good::Wood].checked_div(each).unwrap_or(u8::MAX).min(player.farm.fences_left());
    let fenced = |shape: &'static Shape| {
        let fences = player.farm.fences_for(shape).filter(|&fences| fences <= payable)?;
        let mut next = *player;
        next.goods[Good::Wood] = next.goods[Good::Wood].saturating_sub(fences.saturating_mul(each));
        fence(&mut next.farm, shape);
        Some((estimate_of(state, seat, &next), next))
    };
    shapes.filter_map(fenced).max_by_key(|(value, _)| *value)
}

/// A8.6: what matters of a farm with one more pasture.
fn fence(farm: &mut Farm, shape: &Shape) {
    farm.fences = farm.fences.with(shape.fences);
    if let Some(divided) = farm.pastures.iter_mut().find(|pasture| pasture.meets(shape.cells)) {
        *divided = divided.without(shape.cells);
    }
    farm.pastures.push(shape.cells);
    farm.fenced = farm.fenced.with(shape.cells);
}

/// The price of turning goods into food in a feeding that does not need it. Waiting loses nothing, unless young animals
/// will find no room.
pub fn haste(state: &State, seat: Seat, action: Action) -> i32 {
    let (Some(Step::Feed), Some(player)) = (state.asked(seat), state.player(seat)) else { return 0 };
    let edition = state.edition();
    if player.goods[Good::Food] < player.food_due(edition, state.is_solo()) {
        return 0;
    }
    match action {
        Action::Convert(good) if good.animal().is_some() => {
            let mut herd = player.herd();
            herd.update(|count| count.saturating_add(u8::from(count >= 2)));
            if player.lodging(edition).fits(&herd) { HASTE } else { 0 }
        }
        Action::Convert(_) => HASTE,
        _ => 0,
    }
}
