//! A7 Fields and crops.

use super::kit::{Kit, cell};
use crate::Illegal;
use crate::pieces::{Crop, Major, Space};

#[test]
fn a7_1_the_first_field_goes_anywhere() {
    let mut kit = Kit::new(2);
    kit.act(1, "farmland");
    assert_eq!(kit.legal(1).len(), 13);
}

#[test]
fn a7_1_each_later_field_touches_a_field() {
    let mut kit = Kit::new(2).fields("1,2");
    kit.act(1, "farmland");
    assert_eq!(kit.legal(1), ["plow 0,2", "plow 1,1", "plow 1,3", "plow 2,2"]);
    assert_eq!(kit.refuses(1, "plow 0,1"), Illegal::FieldApart(cell("0,1")), "a corner is not enough");
}

#[test]
fn a7_1_a_field_goes_on_an_unused_space() {
    let mut kit = Kit::new(2).stables("0,1").pasture("0,4");
    kit.act(1, "farmland");
    for taken in ["1,0", "0,1", "0,4"] {
        assert_eq!(kit.refuses(1, &format!("plow {taken}")), Illegal::FieldSite(cell(taken)));
    }
    // All neighbours of the only field are used.
    let mut kit = Kit::new(2).fields("0,4").stables("0,3 1,4");
    assert_eq!(kit.refuses(1, "farmland"), Illegal::NothingToDo(Space::Farmland));
}

#[test]
fn a7_2_an_emptied_field_can_be_sown_again() {
    let mut kit = Kit::new(2).has("1 vegetable").fields("0,4").sown("0,4", Crop::Vegetable, 1).harvest(4);
    kit.act(1, "feed");
    assert_eq!(kit.on_field("0,4"), "");
    let mut kit = kit.round(5).has("1 grain");
    kit.act(1, "grain_utilization");
    assert_eq!((kit.on_field("0,4"), kit.of(1).farm.fields.len()), ("3 grain".to_owned(), 1));
}

#[test]
fn a7_3_one_grain_becomes_three_one_vegetable_two() {
    let mut kit = Kit::new(2).round(3).has("1 grain, 1 vegetable").fields("0,3 0,4");
    kit.acts(1, &["grain_utilization", "sow grain 1", "sow vegetable 1"]);
    assert_eq!(["0,3", "0,4"].map(|at| kit.on_field(at)), ["3 grain", "2 vegetable"]);
    assert_eq!(kit.supply(), "");
}

#[test]
fn a7_3_any_number_of_unplanted_fields_but_at_least_one() {
    let mut kit = Kit::new(2).round(3).has("5 grain").fields("0,2 0,3 0,4").sown("0,2", Crop::Grain, 1);
    kit.act(1, "grain_utilization");
    assert_eq!(kit.legal(1), ["sow grain 1", "sow grain 2"]);
    assert_eq!(kit.refuses(1, "sow grain 0"), Illegal::DoSomething);
    assert_eq!(kit.refuses(1, "sow grain 3"), Illegal::SowAtMost(2), "the third is planted");
    kit.act(1, "sow grain 2");
    assert_eq!(kit.supply(), "3 grain");
}

#[test]
fn a7_3_without_grain_vegetables_may_be_sown() {
    let mut kit = Kit::new(2).round(3).has("1 grain, 2 vegetable").fields("0,2 0,3 0,4");
    kit.acts(1, &["grain_utilization", "sow grain 0"]);
    assert_eq!(kit.refuses(1, "sow vegetable 0"), Illegal::DoSomething);
    kit.act(1, "sow vegetable 2");
    assert_eq!((kit.supply(), kit.of(1).farm.unplanted()), ("1 grain".to_owned(), 1));
}

#[test]
fn a7_4_crops_on_fields_are_out_of_reach_but_score() {
    let kit = Kit::new(2).has("").round(3).fields("0,4").sown("0,4", Crop::Grain, 3).owns(&[Major::Fireplace2]);
    assert!(!kit.allows(1, "grain_utilization"), "they cannot be baked");
    assert_eq!(kit.score(1).grain, 1);
}

#[test]
fn a7_5_a_crop_in_the_supply_may_be_sown_eaten_baked_or_kept() {
    let kit = Kit::new(2).has("1 grain").round(3).fields("0,4").owns(&[Major::Fireplace2]);
    let mut sown = kit.clone();
    sown.acts(1, &["grain_utilization", "sow grain 1"]);
    assert_eq!((sown.supply(), sown.on_field("0,4")), (String::new(), "3 grain".to_owned()));
    let mut baked = kit.clone();
    baked.acts(1, &["grain_utilization", "sow grain 0"]);
    assert_eq!(baked.supply(), "2 food");
    let mut eaten = kit.clone().harvest(4);
    eaten.acts(1, &["convert grain"]);
    assert_eq!((eaten.supply(), eaten.of(1).begging), (String::new(), 3), "it was worth 1 of 4 food");
    let mut kept = kit.harvest(4);
    kept.act(1, "feed");
    assert_eq!((kept.supply(), kept.of(1).begging), ("1 grain".to_owned(), 4));
}
