//! A9 Improvements.

use table::by::Key;

use super::kit::{Kit, goods, seat, supply};
use crate::edition::Edition;
use crate::pieces::{Card, Good, House, Major, Space};
use crate::{Event, Illegal};

/// Seat 1 has these goods, stands on Major Improvement and is asked what to build.
fn improving(kit: Kit, has: &str) -> Kit {
    let mut kit = kit.has(has);
    kit.act(1, "major_improvement");
    kit
}

/// The food that baking so many grain brings with these majors.
fn bread(majors: &[Major], grain: u8) -> u8 {
    let mut kit = Kit::new(2).round(3).owns(majors).has(&format!("{} grain", grain + 1)).fields("0,4");
    kit.acts(1, &["grain_utilization", "sow grain 0"]);
    // With one way to bake only, nothing is asked.
    if kit.asked() == [1] {
        kit.act(1, &format!("bake {grain}"));
    }
    kit.count(Good::Food)
}

#[test]
fn a9_1_one_major_or_one_minor() {
    for space in ["major_improvement", "house_redevelopment"] {
        let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay, Card::Manger]).round(6);
        kit = kit.has("4 clay, 1 reed");
        kit.act(1, space);
        assert!(kit.allows(1, "build fireplace_2") && kit.allows(1, "play rammed_clay"), "{space}");
        kit.act(1, "play rammed_clay");
        assert_eq!((kit.asked(), kit.of(1).majors.len()), (vec![2], 0), "only one of them");
    }
}

#[test]
fn a9_2_a_minor_improvement_is_never_a_major() {
    for space in ["meeting_place", "basic_wish"] {
        let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay]).round(5).has("9 clay");
        kit = kit.rooms(House::Wood, "0,0");
        kit.act(1, space);
        assert_eq!(kit.legal(1), ["play rammed_clay", "done"], "{space}");
        assert_eq!(kit.refuses(1, "build fireplace_2"), Illegal::NoMajorHere);
    }
}

#[test]
fn a9_3_a_major_is_paid_and_lies_before_its_owner() {
    let mut kit = improving(Kit::new(2), "4 clay");
    kit.act(1, "build fireplace_2");
    assert_eq!(kit.supply(), "2 clay");
    assert!(kit.of(1).majors.contains(Major::Fireplace2) && !kit.state.display().contains(Major::Fireplace2));
    kit = kit.player(2, |player| player.goods = goods("9 clay")).only_free(&[Space::MajorImprovement]);
    kit = kit.turn_of(2);
    kit.act(2, "major_improvement");
    assert_eq!(kit.refuses(2, "build fireplace_2"), Illegal::NotOnDisplay(Major::Fireplace2));
}

#[test]
fn a9_3_it_works_for_its_owner_only() {
    let kit = Kit::new(2).owns(&[Major::Fireplace2]);
    assert_eq!((kit.of(1).food_for(Good::Sheep), kit.of(2).food_for(Good::Sheep)), (2, 0));
}

#[test]
fn a9_3_any_number_also_equal_ones() {
    let mut kit = improving(Kit::new(2).owns(&[Major::Fireplace2, Major::Well]), "3 clay");
    kit.act(1, "build fireplace_3");
    assert_eq!(kit.of(1).majors.len(), 3);
}

#[test]
fn a9_4_cooking_at_any_time() {
    // In feeding, for a price, and straight from the market.
    let mut kit = Kit::new(2).has("1 vegetable, 1 boar").owns(&[Major::Fireplace2]).harvest(4);
    kit.acts(1, &["convert vegetable", "convert boar"]);
    assert_eq!((kit.supply(), kit.of(1).begging), (String::new(), 0));
    let mut kit = Kit::new(2).has("1 cattle").owns(&[Major::Fireplace2]).round(4);
    kit.acts(1, &["sheep_market", "keep 0 sheep 0 boar 1 cattle"]);
    assert_eq!(kit.supply(), "1 cattle, 2 food");
}

#[test]
fn a9_4_not_without_a_fireplace_or_hearth() {
    let mut kit = Kit::new(2).has("1 grain, 2 sheep").owns(&[Major::ClayOven, Major::StoneOven]).harvest(4);
    assert_eq!(kit.refuses(1, "convert sheep"), Illegal::NotConvertible(Good::Sheep));
}

#[test]
fn a9_5_a_fireplace_may_be_given_for_a_hearth() {
    let mut kit = improving(Kit::new(2).owns(&[Major::Fireplace2]), "4 clay");
    kit.act(1, "build hearth_4");
    assert_eq!(kit.legal(1), ["pay", "return fireplace_2"]);
    assert_eq!(kit.refuses(1, "return fireplace_3"), Illegal::NotOwned(Major::Fireplace3));
    let mut upgrade = kit.clone();
    let events = upgrade.act(1, "return fireplace_2");
    assert!(events.contains(&Event::Returned { seat: seat(1), major: Major::Fireplace2 }));
    assert_eq!((upgrade.supply(), upgrade.of(1).majors.len()), ("4 clay".to_owned(), 1));
    assert!(upgrade.state.display().contains(Major::Fireplace2), "anyone can build it again");
    kit.act(1, "pay");
    assert_eq!((kit.supply(), kit.of(1).majors.len()), (String::new(), 2));
}

#[test]
fn a9_5_with_a_fireplace_major_improvement_can_be_used_without_clay() {
    let kit = Kit::new(2).has("").owns(&[Major::Fireplace3]);
    assert!(kit.allows(1, "major_improvement"));
    // Both Hearths are gone.
    let mut kit = kit.player(2, |player| {
        for hearth in [Major::Hearth4, Major::Hearth5] {
            player.set_major(Edition::revised(), hearth, true);
        }
    });
    kit.state.display.remove(Major::Hearth4);
    kit.state.display.remove(Major::Hearth5);
    assert!(!kit.allows(1, "major_improvement"));
}

#[test]
fn a9_6_baking_with_a_new_oven_may_be_declined() {
    for (oven, cost) in [("clay_oven", "3 clay, 1 stone, 1 grain"), ("stone_oven", "1 clay, 3 stone, 1 grain")] {
        let mut kit = improving(Kit::new(2), cost);
        if oven == "clay_oven" {
            // A Fireplace could be paid as well.
            kit.act(1, "build clay_oven");
        }
        assert_eq!(kit.legal(1), ["bake 0", "bake 1"]);
        kit.act(1, "bake 0");
        assert_eq!((kit.supply(), kit.asked()), ("1 grain".to_owned(), vec![2]));
    }
}

#[test]
fn a9_7_each_baking_improvement_is_used_once_up_to_its_limit() {
    use Major::{ClayOven, Fireplace2, Hearth5, StoneOven};
    assert_eq!(bread(&[ClayOven, StoneOven], 3), 5 + 4 + 4);
    assert_eq!(bread(&[StoneOven, Hearth5], 4), 4 + 4 + 3 + 3);
    assert_eq!(bread(&[ClayOven, Fireplace2], 5), 5 + 2 + 2 + 2 + 2);
    let mut kit = Kit::new(2).round(3).owns(&[ClayOven, StoneOven]).has("9 grain").fields("0,4");
    kit.acts(1, &["grain_utilization", "sow grain 0"]);
    assert_eq!(kit.refuses(1, "bake 4"), Illegal::BakeAtMost(3));
    assert_eq!(kit.refuses(1, "bake 0"), Illegal::DoSomething, "at least 1 grain");
}

#[test]
fn a9_7_baking_needs_an_improvement_that_bakes() {
    let kit = Kit::new(2).round(3).has("9 grain").owns(&[Major::Well, Major::Joinery]);
    assert!(!kit.allows(1, "grain_utilization"));
}

#[test]
fn a9_8_crops_are_worth_1_food_animals_none() {
    let kit = Kit::new(2);
    let food: Vec<u8> = Good::EDIBLE.iter().map(|&good| kit.of(1).food_for(good)).collect();
    assert_eq!(food, [1, 1, 0, 0, 0]);
    let mut kit = kit.has("1 grain, 1 vegetable, 1 sheep").harvest(4);
    assert_eq!(kit.refuses(1, "convert sheep"), Illegal::NotConvertible(Good::Sheep));
    kit.acts(1, &["convert grain", "convert vegetable"]);
    assert_eq!((kit.supply(), kit.of(1).begging), ("1 sheep".to_owned(), 2));
}

#[test]
fn a9_9_food_beyond_need_stays_in_the_supply() {
    let mut kit = Kit::new(2).has("3 food, 1 cattle, 1 grain").owns(&[Major::Hearth4]).harvest(4);
    kit.acts(1, &["convert cattle", "feed"]);
    assert_eq!(kit.supply(), "1 grain, 3 food");
}

/// A9.10 to A9.17: cost, points, food for vegetable, sheep, boar, cattle, and how each bakes.
#[test]
fn a9_10_to_a9_17_costs_and_points() {
    for (major, cost, points) in [
        (Major::Fireplace2, "2 clay", 1),
        (Major::Fireplace3, "3 clay", 1),
        (Major::Hearth4, "4 clay", 1),
        (Major::Hearth5, "5 clay", 1),
        (Major::Well, "1 wood, 3 stone", 4),
        (Major::ClayOven, "3 clay, 1 stone", 2),
        (Major::StoneOven, "1 clay, 3 stone", 3),
        (Major::Joinery, "2 wood, 2 stone", 2),
        (Major::Pottery, "2 clay, 2 stone", 2),
        (Major::Basketmaker, "2 reed, 2 stone", 2),
    ] {
        let mut kit = improving(Kit::new(2), cost);
        if kit.asked() == [1] {
            kit.act(1, &format!("build {major}"));
        }
        assert!(kit.of(1).majors.contains(major), "{major}");
        assert_eq!((kit.supply(), kit.score(1).cards), (String::new(), points), "{major}");
        // With one of anything less it cannot be paid.
        for &good in Good::ALL.iter().filter(|&&good| goods(cost)[good] > 0) {
            let mut less = goods(cost);
            less[good] -= 1;
            let mut kit = Kit::new(2).has(&supply(&less));
            if kit.allows(1, "major_improvement") {
                kit.act(1, "major_improvement");
                assert!(!kit.of(1).majors.contains(major) && !kit.allows(1, &format!("build {major}")));
            }
        }
    }
}

/// The food for a vegetable, a sheep, a boar and a cattle.
fn cooks(majors: &[Major]) -> [u8; 4] {
    let kit = Kit::new(2).owns(majors);
    [Good::Vegetable, Good::Sheep, Good::Boar, Good::Cattle].map(|good| kit.of(1).food_for(good))
}

#[test]
fn a9_10_fireplace() {
    for fireplace in Major::FIREPLACES {
        assert_eq!((cooks(&[fireplace]), bread(&[fireplace], 3)), ([2, 2, 2, 3], 6));
    }
}

#[test]
fn a9_11_cooking_hearth() {
    for hearth in [Major::Hearth4, Major::Hearth5] {
        assert_eq!((cooks(&[hearth]), bread(&[hearth], 3)), ([3, 2, 3, 4], 9));
    }
}

#[test]
fn a9_12_well() {
    let mut kit = Kit::new(2).round(3).has("1 wood, 3 stone");
    let events = kit.act(1, "major_improvement");
    assert!(events.contains(&Event::Scheduled { seat: seat(1), goods: goods("1 food"), from: 4, to: 8 }));
    let food = |round| kit.of(1).scheduled.on(round)[Good::Food];
    assert_eq!((1..=14).map(food).collect::<Vec<_>>(), [0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn a9_13_clay_oven() {
    assert_eq!((bread(&[Major::ClayOven], 1), cooks(&[Major::ClayOven])), (5, [1, 0, 0, 0]));
    let mut kit = improving(Kit::new(2), "3 clay, 1 stone, 2 grain");
    kit.act(1, "build clay_oven");
    kit.act(1, "bake 1");
    assert_eq!(kit.supply(), "1 grain, 5 food");
}

#[test]
fn a9_14_stone_oven() {
    assert_eq!((bread(&[Major::StoneOven], 2), cooks(&[Major::StoneOven])), (8, [1, 0, 0, 0]));
    let mut kit = improving(Kit::new(2), "1 clay, 3 stone, 3 grain");
    assert_eq!(kit.legal(1), ["bake 0", "bake 1", "bake 2"]);
    kit.act(1, "bake 2");
    assert_eq!(kit.supply(), "1 grain, 8 food");
}

/// A craft building brings so much food for its good in a harvest, and points for so many at the end.
fn crafts(major: Major, good: Good, food: u8, steps: [u8; 3]) {
    let mut kit = Kit::new(2).owns(&[major]).has(&format!("2 {good}")).harvest(4);
    kit.act(1, &format!("craft {major}"));
    // Of the good that is left nothing can be made any more, so the family is fed.
    assert_eq!((kit.supply(), kit.of(1).begging), (format!("1 {good}"), 4 - food));
    for count in 0..=9u8 {
        let points = steps.iter().filter(|&&step| count >= step).count();
        let kit = Kit::new(2).owns(&[major]).has(&format!("{count} {good}"));
        assert_eq!(usize::try_from(kit.score(1).bonus), Ok(points), "{count} {good}");
    }
}

#[test]
fn a9_15_joinery() {
    crafts(Major::Joinery, Good::Wood, 2, [3, 5, 7]);
}

#[test]
fn a9_16_pottery() {
    crafts(Major::Pottery, Good::Clay, 2, [3, 5, 7]);
}

#[test]
fn a9_17_basketmakers_workshop() {
    crafts(Major::Basketmaker, Good::Reed, 3, [2, 4, 5]);
}
