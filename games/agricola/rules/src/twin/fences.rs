//! A8.1 to A8.6: what fences enclose, and which fences may stand.

use std::sync::LazyLock;

use super::{Ground, Side, beyond, fence_space, is_one_piece};
use crate::cells::{CELLS, Cell, CellSet};
use crate::fences::{FENCES, FenceSet};

/// Why fences may not stand as they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// A1.3
    TooMany,
    /// A8.3: a closed region has a tile.
    TileInside,
    /// A8.4: a fence borders no pasture, or only divides one in part.
    Loose,
    /// A8.5: the pastures are not one block.
    NoBlock,
}

/// A8.2: everything that can be reached from a space without crossing a fence.
fn region(start: Cell, fences: FenceSet) -> CellSet {
    let mut reached = CellSet::one(start);
    let mut to_visit = vec![start];
    while let Some(here) = to_visit.pop() {
        for side in Side::ALL {
            let Some(next) = beyond(here, side) else { continue };
            if !fences.has(fence_space(here, side)) && !reached.contains(next) {
                reached = reached.with(CellSet::one(next));
                to_visit.push(next);
            }
        }
    }
    reached
}

/// A8.2: fences stand on all its sides, along the board's edge too.
fn is_closed(region: CellSet, fences: FenceSet) -> bool {
    region.iter().all(|cell| {
        Side::ALL.iter().all(|&side| {
            let goes_on = beyond(cell, side).is_some_and(|next| region.contains(next));
            goes_on || fences.has(fence_space(cell, side))
        })
    })
}

/// A8.3: the closed regions, in the order of their first spaces.
pub fn pastures(fences: FenceSet) -> Vec<CellSet> {
    let mut pastures = Vec::new();
    let mut seen = CellSet::NONE;
    for cell in Cell::all() {
        if !seen.contains(cell) {
            let region = region(cell, fences);
            seen = seen.with(region);
            if is_closed(region, fences) {
                pastures.push(region);
            }
        }
    }
    pastures
}

/// A8.2 to A8.5: the pastures, if the fences may stand like this.
pub fn pastures_if_legal(ground: &Ground) -> Result<Vec<CellSet>, Flaw> {
    if ground.fences.len() > FENCES {
        return Err(Flaw::TooMany);
    }
    let pastures = pastures(ground.fences);
    if pastures.iter().any(|pasture| pasture.iter().any(|cell| ground.has_tile(cell))) {
        return Err(Flaw::TileInside);
    }
    let pasture_of = |cell: Cell| pastures.iter().position(|pasture| pasture.contains(cell));
    for cell in Cell::all() {
        for side in Side::ALL {
            let here = pasture_of(cell);
            let there = beyond(cell, side).and_then(pasture_of);
            if ground.fences.has(fence_space(cell, side)) && here == there {
                return Err(Flaw::Loose);
            }
        }
    }
    if !is_one_piece(pastures.iter().fold(CellSet::NONE, |block, &pasture| block.with(pasture))) {
        return Err(Flaw::NoBlock);
    }
    Ok(pastures)
}

/// A way to one more pasture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct OneMore {
    /// All fences that stand afterwards, a bit for each fence space.
    pub fences: u64,
    /// How many of them are new.
    pub new: u8,
}

/// A8.6: all ways to go from these fences to a legal set of fences with one pasture more, fewest new fences first. Every
/// group of spaces is tried: its missing fences are put up, and the rules are asked about the result.
pub fn one_more(ground: &Ground) -> Vec<OneMore> {
    let Ok(before) = pastures_if_legal(ground) else { return Vec::new() };
    let mut ways = Vec::new();
    for &(cells, ring) in GROUPS.iter() {
        let fences = ground.fences.with(ring);
        let new = fences.len() - ground.fences.len();
        // A8.3: whatever is closed around a tile has it inside.
        if new == 0 || cells.iter().any(|cell| ground.has_tile(cell)) {
            continue;
        }
        let after = pastures_if_legal(&Ground { fences, ..*ground });
        if after.is_ok_and(|after| after.len() == before.len() + 1) {
            ways.push(OneMore { fences: fences.0, new });
        }
    }
    // The two parts of a divided pasture lead to the same fences.
    ways.sort_unstable_by_key(|way| (way.new, way.fences));
    ways.dedup();
    ways
}

/// All complete sets of fences that may stand on a farm, each with the number of its pastures: any groups of spaces that do
/// not overlap.
pub fn layouts(ground: &Ground) -> Vec<(FenceSet, usize)> {
    let mut found = Vec::new();
    let mut chosen: Vec<(usize, CellSet, FenceSet)> = vec![(0, CellSet::NONE, FenceSet::default())];
    while let Some((from, taken, fences)) = chosen.pop() {
        for (place, &(cells, ring)) in GROUPS.iter().enumerate().skip(from) {
            let fences = fences.with(ring);
            let has_tile = cells.iter().any(|cell| ground.has_tile(cell));
            if has_tile || taken.meets(cells) || fences.len() > FENCES {
                continue;
            }
            chosen.push((place + 1, taken.with(cells), fences));
            if let Ok(pastures) = pastures_if_legal(&Ground { fences, ..*ground }) {
                found.push((fences, pastures.len()));
            }
        }
    }
    found.sort_unstable_by_key(|(fences, _)| fences.0);
    found
}

/// Every group of spaces in one piece that all fences of a player could enclose, with the fences around it.
static GROUPS: LazyLock<Vec<(CellSet, FenceSet)>> = LazyLock::new(|| {
    let any = (1..1u16 << CELLS).map(|bits| Cell::all().filter(|cell| bits >> cell.index() & 1 == 1).collect());
    let around = any.map(|cells: CellSet| (cells, ring(cells)));
    around.filter(|(cells, ring)| ring.len() <= FENCES && is_one_piece(*cells)).collect()
});

/// A8.2: the fence spaces on all sides of these spaces.
pub(super) fn ring(cells: CellSet) -> FenceSet {
    let mut ring = FenceSet::default();
    for cell in cells.iter() {
        for side in Side::ALL {
            if !beyond(cell, side).is_some_and(|next| cells.contains(next)) {
                ring = ring.with(FenceSet(1 << fence_space(cell, side)));
            }
        }
    }
    ring
}
