//! A8 Fences, pastures, animals.

use super::kit::{Kit, cells, seat};
use crate::animals::{Lodging, capacity};
use crate::edition::Edition;
use crate::fences::FenceSet;
use crate::pieces::{Good, Herd, House, Major, Space};
use crate::{Event, Illegal};

/// Seat 1 stands on Fencing with so much wood.
fn fencing(kit: Kit, wood: u8) -> Kit {
    let mut kit = kit.round(2).player(1, |player| player.goods[Good::Wood] = wood);
    kit.act(1, "fencing");
    kit
}

/// Where the animals of seat 1 can live.
fn lodging(kit: &Kit) -> Lodging {
    kit.of(1).lodging(Edition::revised())
}

#[test]
fn a8_1_a_fence_costs_1_wood() {
    for (pasture, wood) in [("0,4", 4), ("0,3 0,4", 6), ("0,3 0,4 1,3 1,4", 8), ("0,1 0,2 0,3 0,4", 10)] {
        let mut kit = fencing(Kit::new(2).has(""), wood);
        kit.fence(1, pasture);
        assert_eq!((kit.supply(), kit.of(1).farm.fences.len()), (String::new(), wood), "{pasture}");
        assert!(!fencing(Kit::new(2).pasture("2,1"), wood - 1).can_fence(1, pasture));
    }
}

#[test]
fn a8_1_15_fences_a_player() {
    let mut kit = fencing(Kit::new(2).pasture("0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4"), 15);
    assert_eq!(kit.of(1).farm.fences_left(), 3);
    assert!(!kit.can_fence(1, "2,3 2,4"), "4 more are needed");
    kit.fence(1, "2,4");
    assert_eq!((kit.of(1).farm.fences_left(), kit.supply()), (0, "12 wood, 2 food".to_owned()));
}

#[test]
fn a8_1_fences_that_cannot_be_paid_are_refused() {
    let mut kit = fencing(Kit::new(2).has(""), 7);
    kit.acts(1, &["fence from 0,3", "fence spaces 2"]);
    assert!(kit.allows(1, "fence 0,3+0,4") && kit.allows(1, "fence 0,3+1,3"));
    assert_eq!(kit.refuses(1, "fence 0,3+0,4+1,3+1,4"), Illegal::Short(Good::Wood, 1));
}

#[test]
fn a8_2_nothing_but_a_fence_closes() {
    // At the edge of the board, beside a room and beside a field a space needs four fences as anywhere else.
    for pasture in ["1,1", "0,0", "0,4", "1,2"] {
        assert_eq!(FenceSet::closing(cells(pasture)).len(), 4);
        let mut kit = fencing(Kit::new(2).has("").fields("0,3"), 4);
        kit.fence(1, pasture);
        assert_eq!(kit.supply(), "");
    }
}

#[test]
fn a8_3_a_pasture_holds_only_spaces_without_a_tile() {
    let kit = fencing(Kit::new(2).fields("0,3").stables("0,4"), 15);
    assert!(!kit.can_fence(1, "0,3") && !kit.can_fence(1, "0,2 0,3"));
    assert!(kit.can_fence(1, "0,4"), "a stable may stand there");
    let mut kit = fencing(Kit::new(2).fields("0,3"), 15);
    assert_eq!(kit.refuses(1, "fence from 0,3"), Illegal::NoPasture);
}

#[test]
fn a8_4_neighbouring_pastures_share_fences() {
    let mut kit = fencing(Kit::new(2).has("").pasture("0,4"), 6);
    kit.fence(1, "1,4");
    kit.fence(1, "0,3");
    assert_eq!((kit.supply(), kit.of(1).farm.fences.len()), (String::new(), 10));
}

#[test]
fn a8_4_every_fence_borders_a_pasture() {
    let mut kit = fencing(Kit::new(2).has(""), 15);
    kit.fence(1, "1,3 1,4");
    kit.fence(1, "2,4");
    let farm = &kit.of(1).farm;
    let around = farm.pastures.iter().fold(FenceSet::default(), |all, &one| all.with(FenceSet::closing(one)));
    assert_eq!(farm.fences, around);
}

#[test]
fn a8_5_all_pastures_form_one_block() {
    let mut kit = fencing(Kit::new(2), 9);
    assert!(kit.can_fence(1, "0,0") && kit.can_fence(1, "2,4"), "the first lies anywhere");
    kit.fence(1, "1,2");
    for apart in ["0,1", "0,3", "2,1", "2,3", "0,4"] {
        assert!(!kit.can_fence(1, apart), "{apart} does not touch it");
    }
    assert!(["0,2", "1,1", "1,3", "2,2"].iter().all(|beside| kit.can_fence(1, beside)));
}

#[test]
fn a8_6_one_action_may_build_several_pastures() {
    let mut kit = fencing(Kit::new(2).has(""), 8);
    kit.fence(1, "0,4");
    kit.fence(1, "1,4");
    assert_eq!((kit.pastures().join(" "), kit.supply()), ("0,4 1,4".to_owned(), "1 wood".to_owned()));
}

#[test]
fn a8_6_at_least_one_fence_is_built() {
    assert_eq!(fencing(Kit::new(2), 9).refuses(1, "done"), Illegal::DoSomething);
}

#[test]
fn a8_6_a_pasture_may_be_split_into_two_or_more() {
    let mut kit = fencing(Kit::new(2).has("").pasture("0,2 0,3 0,4"), 2);
    kit.fence(1, "0,3 0,4");
    assert_eq!(kit.pastures(), ["0,2", "0,3+0,4"]);
    kit.fence(1, "0,4");
    assert_eq!((kit.pastures().join(" "), kit.supply()), ("0,2 0,3 0,4".to_owned(), String::new()));
}

#[test]
fn a8_6_pastures_are_never_joined() {
    let kit = fencing(Kit::new(2).pasture("0,3").pasture("0,4"), 15);
    assert!(!kit.can_fence(1, "0,3 0,4") && !kit.can_fence(1, "0,2 0,3"));
}

#[test]
fn a8_7_two_for_each_space_doubled_for_each_stable() {
    let room = &Edition::revised().room;
    for spaces in 1..=12 {
        for stables in 0..=4.min(spaces) {
            let expected = u32::from(spaces) * 2 * 2u32.pow(stables.into());
            assert_eq!(u32::from(capacity(spaces, stables, room)), expected);
        }
    }
    let kit = Kit::new(2).pasture("0,3 0,4").pasture("1,3 1,4").stables("0,3 0,4 1,1");
    assert_eq!(*lodging(&kit).pastures, [4, 16]);
}

#[test]
fn a8_8_a_pasture_holds_animals_of_one_type() {
    // Room for four in the pasture, and one in the house.
    let fits = |herd| lodging(&Kit::new(2).pasture("0,3 0,4")).fits(&Herd::new(herd));
    assert!(fits([5, 0, 0]) && fits([4, 1, 0]) && fits([1, 0, 4]));
    assert!(!fits([2, 2, 0]) && !fits([1, 1, 1]));
}

#[test]
fn a8_8_a_type_may_live_in_several_pastures() {
    let two = Kit::new(2).pasture("0,3 0,4").pasture("1,3 1,4");
    assert!(lodging(&two).fits(&Herd::new([9, 0, 0])) && lodging(&two).fits(&Herd::new([4, 5, 0])));
}

#[test]
fn a8_9_an_unfenced_stable_and_the_house_hold_one_animal_each() {
    let kit = Kit::new(2).stables("0,3 1,2").rooms(House::Clay, "0,0 1,1");
    assert_eq!((lodging(&kit).singles, lodging(&kit).pastures.len()), (3, 0));
    assert!(lodging(&kit).fits(&Herd::new([1, 1, 1])) && !lodging(&kit).fits(&Herd::new([2, 1, 1])));
    // A fenced stable is no place of its own.
    assert_eq!(lodging(&kit.pasture("0,3")).singles, 2);
}

#[test]
fn a8_10_what_the_pastures_do_not_hold_needs_a_place_of_its_own() {
    // Pastures of 8 and 4, one unfenced stable, the house.
    let kit = Kit::new(2).pasture("0,1 0,2 0,3 0,4").pasture("1,3 1,4").stables("2,2");
    for (herd, fits) in [
        ([8, 4, 2], true),
        ([8, 4, 3], false),
        ([9, 5, 0], true),
        ([10, 5, 0], false),
        ([12, 1, 1], true),
        ([7, 3, 3], false),
        ([6, 6, 0], true),
        ([14, 0, 0], true),
        ([15, 0, 0], false),
    ] {
        assert_eq!(lodging(&kit).fits(&Herd::new(herd)), fits, "{herd:?}");
    }
}

#[test]
fn a8_11_animals_count_as_placed_in_the_best_way() {
    // A boar came first and has the pasture; three sheep need it, so the boar becomes the pet.
    let mut kit = Kit::new(2).has("1 boar").pasture("0,3 0,4").round(4).with_goods_on(Space::SheepMarket, 4);
    kit.act(1, "sheep_market");
    assert_eq!((kit.herd(), kit.asked()), ([4, 1, 0], vec![2]));
}

#[test]
fn a8_12_animals_may_be_given_back() {
    // The one that lived there before may go as well as the new one.
    let mut kit = Kit::new(2).has("1 sheep").round(10);
    kit.act(1, "cattle_market");
    let events = kit.act(1, "keep 0 sheep 0 boar 1 cattle");
    assert!(events.contains(&Event::Released { seat: seat(1), animals: Herd::new([1, 0, 0]) }));
}

#[test]
fn a8_13_animals_gained_are_housed_or_go_back() {
    let mut kit = Kit::new(2).has("").round(4).pasture("0,4").with_goods_on(Space::SheepMarket, 5);
    let events = kit.act(1, "sheep_market");
    assert_eq!((kit.herd(), kit.on(Space::SheepMarket)), ([3, 0, 0], 0), "none stays on the space");
    assert!(events.contains(&Event::Released { seat: seat(1), animals: Herd::new([2, 0, 0]) }));
}

#[test]
fn a8_13_animals_gained_are_cooked_without_being_housed() {
    let mut kit = Kit::new(2).has("").round(4).owns(&[Major::Fireplace2]).with_goods_on(Space::SheepMarket, 5);
    kit.act(1, "sheep_market");
    assert_eq!(kit.supply(), "1 sheep, 8 food");
}

#[test]
fn a8_13_housed_animals_may_be_cooked_to_make_room() {
    let mut kit = Kit::new(2).has("1 sheep").round(10).owns(&[Major::Hearth4]);
    kit.act(1, "cattle_market");
    assert_eq!(kit.legal(1), ["keep 1 sheep 0 boar 0 cattle", "keep 0 sheep 0 boar 1 cattle"]);
    assert_eq!(kit.refuses(1, "keep 1 sheep 0 boar 1 cattle"), Illegal::NotThisHerd);
    kit.act(1, "keep 0 sheep 0 boar 1 cattle");
    assert_eq!(kit.supply(), "1 cattle, 2 food");
}

/// A8.10, word by word: some way to give pastures to types leaves no more animals over than there are single places.
fn fits_somehow(pastures: &[u16], singles: u8, herd: [u8; 3]) -> bool {
    let Some((&capacity, rest)) = pastures.split_first() else { return herd.iter().sum::<u8>() <= singles };
    (0..3).any(|animal| {
        let mut left = herd;
        left[animal] = left[animal].saturating_sub(u8::try_from(capacity).unwrap());
        fits_somehow(rest, singles, left)
    })
}

#[test]
fn a8_13_offered_are_all_herds_that_fit_and_cannot_be_larger() {
    let farms = [
        Kit::new(2),
        Kit::new(2).stables("0,0 1,2"),
        Kit::new(2).pasture("0,4").pasture("1,4").stables("2,1"),
        Kit::new(2).pasture("0,3 0,4").pasture("1,4").stables("0,3"),
        Kit::new(2).pasture("0,4").pasture("1,4").pasture("2,4").stables("2,4"),
    ];
    let up_to = |most: [u8; 3]| {
        (0..=most[0]).flat_map(move |sheep| {
            (0..=most[1]).flat_map(move |boar| (0..=most[2]).map(move |cattle| [sheep, boar, cattle]))
        })
    };
    for kit in farms {
        let lodging = lodging(&kit);
        for herd in up_to([6, 5, 4]) {
            let fits = |kept: [u8; 3]| fits_somehow(&lodging.pastures, lodging.singles, kept);
            assert_eq!(lodging.fits(&Herd::new(herd)), fits(herd), "{herd:?} in {lodging:?}");
            let can_grow = |kept: [u8; 3]| {
                (0..3).any(|animal| {
                    let mut more = kept;
                    more[animal] += 1;
                    more[animal] <= herd[animal] && fits(more)
                })
            };
            let largest = up_to(herd).filter(|&kept| fits(kept) && !can_grow(kept));
            let mut expected: Vec<Herd> = largest.map(Herd::new).collect();
            // Those with more sheep come first.
            expected.reverse();
            assert_eq!(lodging.keepings(&Herd::new(herd)).iter().collect::<Vec<_>>(), expected, "{herd:?}");
        }
    }
}

#[test]
fn a8_14_splitting_a_pasture_can_leave_animals_over() {
    let mut kit = fencing(Kit::new(2).has("8 sheep, 1 cattle").pasture("0,3 0,4").stables("0,3"), 1);
    kit.fence(1, "0,4");
    // Pastures of 4 and 2, and a pet.
    assert_eq!(kit.legal(1), ["keep 7 sheep 0 boar 0 cattle", "keep 6 sheep 0 boar 1 cattle"]);
    kit.act(1, "keep 6 sheep 0 boar 1 cattle");
    assert_eq!((kit.supply(), kit.asked()), ("6 sheep, 1 cattle".to_owned(), vec![2]));
}

#[test]
fn a8_14_it_is_done_at_the_end_of_the_action() {
    // Three spaces with a stable hold 12. Split once, 4 + 4 stay; a new pasture takes the rest before anything is asked.
    let mut kit = fencing(Kit::new(2).has("12 sheep").pasture("0,2 0,3 0,4").stables("0,2"), 9);
    kit.fence(1, "0,3 0,4");
    assert!(kit.legal(1).iter().all(|answer| !answer.starts_with("keep")));
    kit.fence(1, "1,3 1,4");
    kit.act(1, "done");
    assert_eq!((kit.herd(), kit.asked()), ([12, 0, 0], vec![2]));
}
