//! E17 to E27: fences and animals.

use std::collections::HashMap;

use crate::Illegal;
use crate::animals::capacity;
use crate::cells::{Cell, CellSet};
use crate::edition::Edition;
use crate::farm::Farm;
use crate::fences::{FENCES, FenceSet};
use crate::pieces::{Good, Herd, Major, Space};
use crate::tests::kit::Kit;

/// Seat 1 builds fences with so much wood.
fn fencing(kit: Kit, wood: u8) -> Kit {
    let mut kit = kit.round(2).player(1, |player| player.goods[Good::Wood] = wood);
    kit.act(1, "fencing");
    kit
}

fn wood(kit: &Kit) -> u8 {
    kit.count(Good::Wood)
}

#[test]
fn e17_a_second_pasture_touches_the_first() {
    let mut kit = fencing(Kit::new(2), 8);
    kit.fence(1, "2,4");
    assert_eq!(wood(&kit), 4);
    assert!(!kit.can_fence(1, "0,4"));
    kit.fence(1, "2,3");
    assert_eq!(wood(&kit), 1);
}

#[test]
fn e18_a_field_closes_nothing() {
    let mut kit = fencing(Kit::new(2).fields("0,3"), 5);
    kit.fence(1, "0,4");
    assert_eq!((wood(&kit), kit.of(1).farm.fences.len()), (1, 4));
}

#[test]
fn e19_a_square_is_split_into_two_rows() {
    let mut kit = fencing(Kit::new(2), 10);
    kit.fence(1, "1,3 1,4 2,3 2,4");
    assert_eq!(wood(&kit), 2);
    kit.fence(1, "2,3 2,4");
    assert_eq!((wood(&kit), kit.pastures().join(" ")), (0, "1,3+1,4 2,3+2,4".to_owned()));
}

#[test]
fn e20_five_pastures_use_all_fences() {
    let mut kit = fencing(Kit::new(2), 15);
    let mut costs = Vec::new();
    for pasture in ["0,4", "1,4", "2,4", "2,3", "1,3"] {
        let before = wood(&kit);
        kit.fence(1, pasture);
        costs.push(before - wood(&kit));
    }
    assert_eq!((costs, kit.of(1).farm.fences_left()), (vec![4, 3, 3, 3, 2], 0));
}

#[test]
fn e21_one_large_pasture_ends_fencing() {
    let mut kit = fencing(Kit::new(2), 20);
    kit.fence(1, "0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4");
    assert_eq!((wood(&kit), kit.of(1).farm.fences_left()), (6, 1));
    assert_eq!(*kit.of(1).lodging(Edition::revised()).pastures, [24]);
    assert_eq!(kit.asked(), [2]);
    let mut kit = kit.next_round(None);
    assert_eq!(kit.refuses(1, "fencing"), Illegal::NothingToDo(Space::Fencing));
}

/// All farms with pastures on the board of the start, by their fences.
fn layouts() -> HashMap<FenceSet, Farm> {
    let mut found = HashMap::new();
    let mut open = vec![Farm::new()];
    while let Some(farm) = open.pop() {
        for (_, shape, _) in farm.possible_shapes(FENCES) {
            let mut next = farm;
            next.fence(shape);
            if found.insert(next.fences, next).is_none() {
                open.push(next);
            }
        }
    }
    found
}

#[test]
fn e22_possible_pastures_and_layouts() {
    let with_wood = |wood| Farm::new().possible_shapes(wood).count();
    assert_eq!([4, 6, 8, 10, 12, 14].map(with_wood), [13, 31, 73, 173, 392, 762]);
    let layouts = layouts();
    let of = |pastures: usize| layouts.values().filter(move |farm| farm.pastures.len() == pastures);
    assert_eq!([1, 2, 3, 4, 5].map(|pastures| of(pastures).count()), [762, 3561, 2853, 758, 29]);
    let most = |pastures| of(pastures).map(|farm| farm.fenced.len()).max().unwrap();
    assert_eq!([1, 2, 3, 4, 5].map(most), [12, 10, 8, 6, 5]);
    assert_eq!(layouts.len(), 7963);
}

/// A8.2: the regions that these fences close on all sides.
fn closed_regions(fences: FenceSet) -> Vec<CellSet> {
    let fenced = |one: Cell, other: Cell| {
        let between = FenceSet::around(one).0 & FenceSet::around(other).0;
        between & fences.0 != 0
    };
    let mut left = CellSet::ALL;
    let mut regions = Vec::new();
    while let Some(first) = left.first() {
        let (mut region, mut open) = (CellSet::one(first), vec![first]);
        while let Some(cell) = open.pop() {
            for next in CellSet::one(cell).neighbours().iter().filter(|&next| !fenced(cell, next)) {
                if !region.contains(next) {
                    region = region.with(CellSet::one(next));
                    open.push(next);
                }
            }
        }
        left = left.without(region);
        if FenceSet::closing(region).without(fences).is_empty() {
            regions.push(region);
        }
    }
    regions
}

#[test]
fn a14_10_a_set_of_fences_fixes_its_pastures() {
    for farm in layouts().values() {
        assert_eq!(*farm.pastures, closed_regions(farm.fences));
        let around = farm.pastures.iter().fold(FenceSet::default(), |all, &one| all.with(FenceSet::closing(one)));
        assert_eq!((farm.fences, farm.fenced.is_connected()), (around, true));
    }
}

#[test]
fn e23_capacities() {
    let of = |(spaces, stables)| capacity(spaces, stables, &Edition::revised().room);
    let pastures = [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (3, 1), (4, 0), (4, 1)];
    assert_eq!(pastures.map(of), [2, 4, 4, 8, 16, 12, 8, 16]);
}

#[test]
fn e24_one_boar_too_many() {
    let kit = Kit::new(2).pasture("0,3 0,4").pasture("1,4").stables("2,2");
    let lodging = kit.of(1).lodging(Edition::revised());
    assert!(lodging.fits(&Herd::new([4, 2, 2])) && !lodging.fits(&Herd::new([4, 3, 2])));
    let mut kit = kit.round(9).has("4 sheep, 2 boar, 2 cattle");
    kit.act(1, "pig_market");
    let keepings = [(4, 3, 1), (4, 2, 2), (2, 3, 2)];
    assert_eq!(
        kit.legal(1),
        keepings.map(|(sheep, boar, cattle)| { format!("keep {sheep} sheep {boar} boar {cattle} cattle") })
    );
}

#[test]
fn e25_three_sheep_and_no_place() {
    let kit = Kit::new(2).round(4).has("").with_goods_on(Space::SheepMarket, 3);
    let mut returned = kit.clone();
    returned.act(1, "sheep_market");
    assert_eq!(returned.supply(), "1 sheep");
    let mut cooked = kit.owns(&[Major::Fireplace2]);
    cooked.act(1, "sheep_market");
    assert_eq!(cooked.supply(), "1 sheep, 4 food");
    let mut later = cooked.work_ends();
    later.act(1, "convert sheep");
    assert_eq!(later.supply(), "2 food", "six, and four are eaten");
}

#[test]
fn e26_a_split_pasture_with_eight_sheep() {
    let kit = Kit::new(2).has("8 sheep").pasture("0,3 0,4").stables("0,3");
    let mut returned = fencing(kit.clone(), 1);
    returned.fence(1, "0,4");
    assert_eq!(returned.supply(), "7 sheep");
    let mut cooked = fencing(kit.owns(&[Major::Fireplace2]), 1);
    cooked.fence(1, "0,4");
    assert_eq!(cooked.supply(), "7 sheep, 2 food");
}

#[test]
fn e27_stables_fenced_together_or_singly() {
    let kit = Kit::new(2).has("1 sheep, 1 boar, 1 cattle").stables("0,3 0,4");
    let mut together = fencing(kit.clone(), 6);
    together.fence(1, "0,3 0,4");
    assert_eq!(*together.of(1).lodging(Edition::revised()).pastures, [16]);
    assert_eq!(together.legal(1).len(), 3, "one of the three must go");
    together.act(1, "keep 0 sheep 1 boar 1 cattle");
    assert_eq!(together.supply(), "1 boar, 1 cattle");
    let mut singly = fencing(kit, 7);
    singly.fence(1, "0,3");
    singly.fence(1, "0,4");
    assert_eq!(singly.supply(), "1 sheep, 1 boar, 1 cattle");
}
