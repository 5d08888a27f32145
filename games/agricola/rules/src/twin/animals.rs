//! A8.7 to A8.14: where animals can live, tried out home by home.

use table::by::Key;

use super::{Ground, pastures};
use crate::cells::CellSet;
use crate::edition::AnimalRoom;
use crate::pieces::{Animal, Herd};

/// A8.7, A8.9: how many animals each pasture holds; then every place for a single animal.
pub fn homes(ground: &Ground, room: &AnimalRoom) -> Vec<u16> {
    let mut homes: Vec<u16> =
        pastures(ground.fences).into_iter().map(|pasture| capacity(pasture, ground, room)).collect();
    for _ in 0..ground.unfenced_stables() {
        homes.extend((0..room.unfenced_stable).map(|_| 1));
    }
    homes.extend((0..room.house).map(|_| 1));
    homes
}

/// A8.7: so many for each space, doubled once for each stable.
fn capacity(pasture: CellSet, ground: &Ground, room: &AnimalRoom) -> u16 {
    let mut capacity = 0;
    for _ in pasture.iter() {
        capacity += u16::from(room.pasture_space);
    }
    for _ in pasture.iter().filter(|&cell| ground.stables.contains(cell)) {
        capacity *= 2;
    }
    capacity
}

/// A8.8, A8.10: whether each home can be given to one type so that nobody is left over.
pub fn fits(homes: &[u16], herd: &Herd) -> bool {
    if herd.values().all(|&count| count == 0) {
        return true;
    }
    let Some((&home, others)) = homes.split_first() else { return false };
    if home == 0 {
        return fits(others, herd);
    }
    Animal::ALL.iter().any(|&animal| {
        let mut outside = *herd;
        let inside = u16::from(outside[animal]).min(home);
        outside[animal] = outside[animal].saturating_sub(u8::try_from(inside).unwrap_or(u8::MAX));
        inside > 0 && fits(others, &outside)
    })
}

/// D10: every part of a herd that fits, and to which no animal of the herd could be added; in order of sheep, boar, cattle.
pub fn keepings(homes: &[u16], herd: &Herd) -> Vec<Herd> {
    let mut keepings = Vec::new();
    for sheep in 0..=herd[Animal::Sheep] {
        for boar in 0..=herd[Animal::Boar] {
            for cattle in 0..=herd[Animal::Cattle] {
                let kept = Herd::new([sheep, boar, cattle]);
                if fits(homes, &kept) && is_maximal(homes, herd, &kept) {
                    keepings.push(kept);
                }
            }
        }
    }
    keepings
}

/// D10: whether no animal of the herd could be kept besides.
fn is_maximal(homes: &[u16], herd: &Herd, kept: &Herd) -> bool {
    !Animal::ALL.iter().any(|&animal| {
        let mut more = *kept;
        more[animal] = more[animal].saturating_add(1);
        more[animal] <= herd[animal] && fits(homes, &more)
    })
}
