//! E34 to E45: harvest, scoring, solo.

use table::Game as _;

use crate::pieces::{Crop, Good, House, Major};
use crate::tests::kit::{Kit, goods, seat};

#[test]
fn e34_feeding_three_adults() {
    let kit = Kit::new(2).people(3).has("1 wood, 3 grain, 1 vegetable, 2 food").owns(&[Major::Joinery]).harvest(4);
    let mut eats = kit.clone();
    eats.acts(1, &["craft joinery", "convert grain", "convert grain", "feed"]);
    assert_eq!((eats.supply(), eats.of(1).begging), ("1 grain, 1 vegetable".to_owned(), 0));
    let mut begs = kit;
    begs.act(1, "feed");
    assert_eq!((begs.count(Good::Food), begs.of(1).begging, begs.score(1).begging), (0, 4, -12));
}

#[test]
fn e35_a_cattle_feeds_two() {
    let mut kit = Kit::new(2).has("1 food, 1 cattle").owns(&[Major::Hearth4]).harvest(4);
    kit.act(1, "convert cattle");
    assert_eq!((kit.supply(), kit.of(1).begging), ("1 food".to_owned(), 0));
}

#[test]
fn e36_young_animals() {
    let kit = Kit::new(2).pasture("0,3 0,4").pasture("1,3 1,4").has("2 sheep, 1 boar, 3 cattle").harvest(4);
    assert_eq!(kit.herd(), [3, 1, 4]);
}

#[test]
fn e37_one_young_animal_fits() {
    let kit = Kit::new(2).pasture("0,4").pasture("1,4").has("2 sheep, 2 boar").harvest(4);
    assert_eq!(kit.legal(1), ["keep 3 sheep 2 boar 0 cattle", "keep 2 sheep 3 boar 0 cattle"]);
}

#[test]
fn e38_nothing_is_cooked_for_young_animals() {
    let kit = Kit::new(2).pasture("0,4").stables("2,2").has("2 sheep, 2 cattle").harvest(4);
    let keepings = ["keep 3 sheep 0 boar 1 cattle", "keep 2 sheep 0 boar 2 cattle", "keep 1 sheep 0 boar 3 cattle"];
    assert_eq!(kit.legal(1), keepings);
}

#[test]
fn e39_cooking_before_breeding_makes_room() {
    let kit = Kit::new(2).pasture("0,4").stables("2,2").has("2 sheep, 2 cattle").owns(&[Major::Fireplace2]);
    let mut kit = kit.harvest(4);
    kit.act(1, "convert sheep");
    assert_eq!(kit.count(Good::Food), 2);
    kit.act(1, "feed");
    assert_eq!(kit.herd(), [1, 0, 3]);
}

#[test]
fn e40_a_starting_farm() {
    let score = Kit::new(2).has("").score(1);
    assert_eq!((score.unused_spaces, score.people, score.total), (-13, 6, -14));
}

#[test]
fn e41_a_whole_farm() {
    let kit = Kit::new(2)
        .rooms(House::Clay, "0,0 1,1")
        .fields("0,1 0,2 0,3")
        .stables("1,2 1,3 0,4")
        .pasture("1,2 2,2")
        .pasture("1,3 2,3")
        .pasture("1,4 2,4")
        .people(4)
        .owns(&[Major::Hearth4, Major::Well, Major::Pottery])
        .has("3 wood, 6 clay, 5 grain, 2 vegetable, 6 sheep, 3 cattle")
        .player(1, |player| player.begging = 1);
    assert_eq!(kit.of(1).farm.fences.len(), 14);
    let score = kit.score(1);
    let points: Vec<i32> = score.lines().iter().map(|(_, points)| *points).collect();
    assert_eq!(points, [2, 3, 2, 2, 3, -1, 2, -1, 2, 4, 12, 7, 2, -3]);
    assert_eq!((score.total, score.resources_left), (36, 4));
}

#[test]
fn e42_ties() {
    // Seat 1 has 5 points by the Joinery and its wood, seat 2 by four vegetables, seat 3 none.
    let winners = |first: &str, second: &str| {
        let kit = Kit::new(3).owns(&[Major::Joinery]).has(first);
        let kit =
            kit.player(2, |player| player.goods = goods(second)).player(3, |player| player.goods = goods("4 food"));
        let mut kit = kit.harvest(14);
        [1, 2].iter().for_each(|&number| drop(kit.act(number, "feed")));
        let outcome = kit.state.outcome().unwrap();
        assert_eq!(outcome.points, [-9, -9, -14]);
        outcome.winners
    };
    assert_eq!(winners("7 wood, 4 food", "2 reed, 4 vegetable, 4 food"), [seat(2)]);
    assert_eq!(winners("7 wood, 2 stone, 4 food", "2 reed, 4 vegetable, 4 food"), [seat(1), seat(2)]);
}

#[test]
fn e43_craft_points() {
    let ends = |major, has: &str| {
        let score = Kit::new(2).owns(&[major]).has(has).score(1);
        (score.bonus, score.resources_left)
    };
    assert_eq!(ends(Major::Basketmaker, "3 reed"), (1, 1));
    assert_eq!(ends(Major::Basketmaker, "6 reed"), (3, 1));
    assert_eq!(ends(Major::Joinery, "2 wood"), (0, 2));
}

#[test]
fn e44_crops_count_wherever_they_lie() {
    let kit = Kit::new(2).has("1 grain, 5 vegetable").fields("0,4").sown("0,4", Crop::Grain, 3);
    assert_eq!((kit.score(1).grain, kit.score(1).vegetables), (2, 4));
}

#[test]
fn e45_alone_two_adults_eat_six() {
    let mut kit = Kit::new(1).has("1 grain, 4 food").harvest(4);
    kit.act(1, "convert grain");
    assert_eq!((kit.supply(), kit.of(1).begging), (String::new(), 1));
}
