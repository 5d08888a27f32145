//! A10 Harvest.

use super::kit::{Kit, goods};
use crate::flow::Stage;
use crate::pieces::{Crop, Good, Major, Space};
use crate::{Event, Illegal};

#[test]
fn a10_1_each_phase_is_finished_by_all_before_the_next_begins() {
    let mut kit = Kit::new(2).has("4 food, 1 grain, 2 sheep").fields("0,4").sown("0,4", Crop::Grain, 2).pasture("0,1");
    kit = kit.player(2, |player| player.goods = goods("4 food, 1 grain")).harvest(4);
    assert_eq!((kit.count(Good::Grain), kit.state.stage()), (2, Stage::Feeding), "the fields come first");
    kit.act(1, "feed");
    assert_eq!((kit.state.stage(), kit.count(Good::Sheep)), (Stage::Feeding, 2), "seat 2 has not fed its family yet");
    let events = kit.act(2, "feed");
    assert!(events.contains(&Event::BreedingBegan { round: 4 }));
    assert_eq!(kit.count(Good::Sheep), 3);
}

#[test]
fn a10_2_one_crop_from_each_planted_field() {
    let kit = Kit::new(2).has("").fields("0,1 0,2 0,3 0,4");
    let kit = kit.sown("0,1", Crop::Grain, 3).sown("0,2", Crop::Grain, 1).sown("0,3", Crop::Vegetable, 2).harvest(4);
    assert_eq!(kit.supply(), "2 grain, 1 vegetable");
    assert_eq!(["0,1", "0,2", "0,3", "0,4"].map(|at| kit.on_field(at)), ["2 grain", "", "1 vegetable", ""]);
}

#[test]
fn a10_3_adults_eat_2_newborns_1() {
    for (people, due) in [(2, 4), (3, 6), (5, 10)] {
        let mut kit = Kit::new(2).people(people).has("20 food, 1 grain").harvest(4);
        kit.act(1, "feed");
        assert_eq!(kit.count(Good::Food), 20 - due);
    }
    let mut kit = Kit::new(2).round(13).has("20 food, 1 grain").newborn().work_ends();
    kit.act(1, "feed");
    assert_eq!(kit.count(Good::Food), 15);
}

#[test]
fn a10_4_a_craft_building_works_once_a_harvest() {
    let mut kit = Kit::new(2).owns(&[Major::Joinery]).has("3 wood, 1 grain").harvest(4);
    kit.act(1, "craft joinery");
    assert_eq!(kit.supply(), "2 wood, 1 grain, 2 food");
    assert_eq!(kit.refuses(1, "craft joinery"), Illegal::CraftUsed(Major::Joinery));
    assert_eq!(kit.refuses(1, "craft pottery"), Illegal::NotOwned(Major::Pottery));
    kit.act(1, "feed");
    assert!(kit.harvest(7).allows(1, "craft joinery"), "again in the next harvest");
}

#[test]
fn a10_5_food_must_be_paid_as_far_as_due() {
    let mut kit = Kit::new(2).has("3 food, 1 grain").harvest(4);
    kit.act(1, "feed");
    assert_eq!((kit.count(Good::Food), kit.of(1).begging), (0, 1));
    let mut kit = Kit::new(2).has("9 food, 1 grain").harvest(4);
    kit.act(1, "feed");
    assert_eq!((kit.count(Good::Food), kit.of(1).begging), (5, 0));
}

#[test]
fn a10_5_converting_is_free_choice() {
    let kit = Kit::new(2).has("3 food, 2 grain").harvest(4);
    let mut begs = kit.clone();
    begs.act(1, "feed");
    assert_eq!((begs.supply(), begs.of(1).begging), ("2 grain".to_owned(), 1));
    let mut eats = kit;
    eats.acts(1, &["convert grain", "feed"]);
    assert_eq!((eats.supply(), eats.of(1).begging), ("1 grain".to_owned(), 0));
}

#[test]
fn a10_6_each_missing_food_is_a_begging_marker_for_ever() {
    let kit = Kit::new(2).has("1 food").harvest(4);
    assert_eq!((kit.of(1).begging, kit.score(1).begging), (3, -9));
    let kit = kit.has("20 food").harvest(7);
    assert_eq!(kit.of(1).begging, 3, "food does not take it away");
}

#[test]
fn a10_7_two_animals_of_a_type_bring_one_more() {
    let breeds = |herd: &str| Kit::new(2).pasture("0,1 0,2 0,3 0,4").pasture("1,3 1,4").has(herd).harvest(4).herd();
    assert_eq!(breeds("1 sheep"), [1, 0, 0]);
    assert_eq!(breeds("2 sheep"), [3, 0, 0]);
    assert_eq!(breeds("7 sheep"), [8, 0, 0], "at most one");
    assert_eq!(breeds("2 sheep, 3 cattle"), [3, 0, 4], "all types at once");
}

#[test]
fn a10_7_wherever_the_parents_live() {
    // One sheep in the house, one in a stable; another stable is free.
    let kit = Kit::new(2).stables("0,3 0,4").has("2 sheep").harvest(4);
    assert_eq!(kit.herd(), [3, 0, 0]);
}

#[test]
fn a10_7_only_if_it_can_be_housed() {
    // A place for two: the young one goes back by itself, since all three are alike.
    let kit = Kit::new(2).stables("0,4").has("2 sheep").harvest(4);
    assert_eq!((kit.herd(), kit.state.round()), ([2, 0, 0], 5));
}

#[test]
fn a10_8_no_animal_is_cooked_in_the_breeding_phase() {
    let kit = Kit::new(2).stables("0,2 0,3 0,4").has("4 food, 2 sheep, 2 cattle").owns(&[Major::Fireplace2]);
    let mut kit = kit.harvest(4);
    kit.act(1, "feed");
    assert_eq!(kit.state.stage(), Stage::Breeding);
    assert_eq!(kit.refuses(1, "convert sheep"), Illegal::NotAsked);
    kit.act(1, "keep 2 sheep 0 boar 2 cattle");
    assert_eq!(kit.supply(), "2 sheep, 2 cattle", "what is not kept brings no food");
}

#[test]
fn a10_8_before_and_after_it_they_may_be_cooked() {
    let mut kit = Kit::new(2).stables("0,4").has("2 food, 2 sheep").owns(&[Major::Fireplace2]).harvest(4);
    kit.acts(1, &["convert sheep", "feed"]);
    assert_eq!(kit.supply(), "1 sheep");
    let mut kit = kit.round(10);
    kit = kit.with_goods_on(Space::CattleMarket, 2);
    kit.acts(1, &["cattle_market", "keep 0 sheep 0 boar 2 cattle"]);
    assert_eq!(kit.supply(), "2 cattle, 2 food");
}

#[test]
fn a10_9_if_not_all_fit_the_owner_chooses() {
    let mut kit = Kit::new(2).pasture("0,4").stables("1,2").has("2 sheep, 2 boar").harvest(4);
    assert_eq!(
        kit.legal(1),
        ["keep 3 sheep 1 boar 0 cattle", "keep 2 sheep 2 boar 0 cattle", "keep 1 sheep 3 boar 0 cattle"]
    );
    assert_eq!(kit.refuses(1, "keep 3 sheep 3 boar 0 cattle"), Illegal::NotThisHerd);
    let events = kit.act(1, "keep 1 sheep 3 boar 0 cattle");
    assert!(events.iter().any(|event| matches!(event, Event::Released { .. })));
    assert_eq!(kit.herd(), [1, 3, 0], "also an old one");
}

#[test]
fn a10_3_alone_adults_eat_3() {
    let mut kit = Kit::new(1).has("20 food, 1 grain").harvest(4);
    kit.act(1, "feed");
    assert_eq!(kit.count(Good::Food), 14);
}
