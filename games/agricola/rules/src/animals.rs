//! A8.7 to A8.14: how many animals a farm holds. Totals are enough: animals may be moved at any time (A8.11).

use table::by::{Key, List};

use crate::edition::AnimalRoom;
use crate::farm::{Farm, MOST_PASTURES};
use crate::pieces::{Animal, Herd};

/// Where animals can live: pastures, each for one type, and places for one animal of any type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lodging {
    /// A8.7: the capacity of each pasture, smallest first.
    pub pastures: List<u16, MOST_PASTURES>,
    /// A8.9: unfenced stables and the house.
    pub singles: u8,
}

impl Lodging {
    /// All that a farm has.
    pub fn of(farm: &Farm, room: &AnimalRoom) -> Lodging {
        let mut pastures = List::new();
        for &pasture in farm.pastures.iter() {
            pastures.push(capacity(pasture.len(), pasture.and(farm.stables).len(), room));
        }
        pastures.sort_unstable();
        let singles = room.house.saturating_add(farm.unfenced_stables().saturating_mul(room.unfenced_stable));
        Lodging { pastures, singles }
    }

    /// A8.10: whether all of these animals fit.
    pub fn fits(&self, herd: &Herd) -> bool {
        let [sheep, boar, cattle] = counts(herd);
        let total = u16::from(sheep) + u16::from(boar) + u16::from(cattle);
        total <= u16::from(self.singles) || self.fits_from(&self.pastures, [sheep, boar, cattle])
    }

    /// Gives the largest of these pastures to each type in turn; what is left over needs single places.
    fn fits_from(&self, pastures: &[u16], over: [u8; 3]) -> bool {
        let left = over.iter().map(|&count| u16::from(count)).sum::<u16>();
        if left <= u16::from(self.singles) {
            return true;
        }
        let Some((&capacity, rest)) = pastures.split_last() else { return false };
        let room: u16 = pastures.iter().sum();
        if left > room + u16::from(self.singles) {
            return false;
        }
        (0..3).any(|animal| {
            let mut over = over;
            match over.get_mut(animal) {
                Some(count) if *count > 0 => *count = count.saturating_sub(small(capacity)),
                _ => return false,
            }
            self.fits_from(rest, over)
        })
    }

    /// D10: the most of these animals that can be kept, in all ways none of which has more of everything than another; those
    /// with more sheep first, then more boar.
    pub fn keepings(&self, herd: &Herd) -> Keepings {
        let mut found = Keepings::default();
        self.keep_from(&self.pastures, counts(herd), [0; 3], &mut found);
        found.order();
        found
    }

    fn keep_from(&self, pastures: &[u16], over: [u8; 3], kept: [u8; 3], found: &mut Keepings) {
        let Some((&capacity, rest)) = pastures.split_last() else {
            share(self.singles, over, kept, found);
            return;
        };
        let mut used = false;
        for animal in 0..3 {
            let (mut over, mut kept) = (over, kept);
            if let (Some(over), Some(kept)) = (over.get_mut(animal), kept.get_mut(animal))
                && *over > 0
            {
                let moved = small(capacity).min(*over);
                *over -= moved;
                *kept += moved;
                used = true;
            } else {
                continue;
            }
            self.keep_from(rest, over, kept, found);
        }
        if !used {
            self.keep_from(rest, over, kept, found);
        }
    }
}

/// A8.7: 2 for each space, doubled for each stable.
pub fn capacity(spaces: u8, stables: u8, room: &AnimalRoom) -> u16 {
    (u16::from(spaces) * u16::from(room.pasture_space)) << stables.min(4)
}

/// A capacity as far as animals can fill it.
fn small(capacity: u16) -> u8 {
    u8::try_from(capacity).unwrap_or(u8::MAX)
}

fn counts(herd: &Herd) -> [u8; 3] {
    [herd[Animal::Sheep], herd[Animal::Boar], herd[Animal::Cattle]]
}

/// Fills single places in all ways with what is over.
fn share(singles: u8, over: [u8; 3], kept: [u8; 3], found: &mut Keepings) {
    let [sheep, boar, cattle] = over;
    let [kept_sheep, kept_boar, kept_cattle] = kept;
    for more_sheep in 0..=sheep.min(singles) {
        let left = singles - more_sheep;
        // Fewer sheep only if the others fill the places.
        if more_sheep < sheep.min(singles) && u16::from(boar) + u16::from(cattle) < u16::from(left) {
            continue;
        }
        for more_boar in left.saturating_sub(cattle).min(boar)..=boar.min(left) {
            let more_cattle = (left - more_boar).min(cattle);
            found.add([kept_sheep + more_sheep, kept_boar + more_boar, kept_cattle + more_cattle]);
        }
    }
}

/// The choices of [`Lodging::keepings`].
#[derive(Clone, Debug, Default)]
pub struct Keepings(Vec<[u8; 3]>);

impl Keepings {
    /// Adds a choice, unless one that is there has as much of everything.
    fn add(&mut self, new: [u8; 3]) {
        let covers = |one: &[u8; 3], other: &[u8; 3]| one.iter().zip(other).all(|(one, other)| one >= other);
        if self.0.iter().any(|old| covers(old, &new)) {
            return;
        }
        self.0.retain(|old| !covers(&new, old));
        self.0.push(new);
    }

    fn order(&mut self) {
        self.0.sort_unstable_by(|one, other| other.cmp(one));
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Herd> {
        self.0.iter().map(|&[sheep, boar, cattle]| Herd::new([sheep, boar, cattle]))
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// All animals together.
pub fn total(herd: &Herd) -> u16 {
    Animal::ALL.iter().map(|&animal| u16::from(herd[animal])).sum()
}
