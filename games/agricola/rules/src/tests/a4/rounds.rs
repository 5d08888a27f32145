//! A4.20 to A4.33: the action space cards.

use super::accumulates;
use crate::Illegal;
use crate::pieces::{Card, Good, House, Major, Space};
use crate::tests::kit::Kit;

/// A game in which the card of this stage and all before it are in play.
fn with_card(space: Space) -> Kit {
    let kit = Kit::new(2).round(14).has("");
    assert!(kit.state.board().in_play().contains(space));
    kit
}

#[test]
fn a4_20_to_a4_33_each_card_belongs_to_its_stage() {
    let stages: [&[Space]; 6] = [
        &[Space::MajorImprovement, Space::Fencing, Space::GrainUtilization, Space::SheepMarket],
        &[Space::BasicWish, Space::HouseRedevelopment, Space::WesternQuarry],
        &[Space::VegetableSeeds, Space::PigMarket],
        &[Space::CattleMarket, Space::EasternQuarry],
        &[Space::UrgentWish, Space::Cultivation],
        &[Space::FarmRedevelopment],
    ];
    for (stage, spaces) in (1..).zip(stages) {
        assert!(spaces.iter().all(|space| space.stage() == Some(stage)), "stage {stage}");
    }
}

#[test]
fn a4_20_major_improvement() {
    let mut kit = with_card(Space::MajorImprovement).has("3 clay");
    kit.act(1, "major_improvement");
    assert_eq!(kit.legal(1), ["build fireplace_2", "build fireplace_3"]);
    kit.act(1, "build fireplace_3");
    assert_eq!((kit.supply(), kit.asked()), (String::new(), vec![2]), "only one");
    let mut kit = with_card(Space::MajorImprovement).has("1 clay, 9 wood");
    assert_eq!(kit.refuses(1, "major_improvement"), Illegal::NothingToDo(Space::MajorImprovement));
}

#[test]
fn a4_20_major_improvement_allows_a_minor_instead() {
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay]).has("2 clay");
    kit.act(1, "major_improvement");
    assert_eq!(kit.legal(1), ["build fireplace_2", "play rammed_clay"]);
    kit.act(1, "play rammed_clay");
    assert!(kit.of(1).majors.is_empty());
    let kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay]).has("");
    assert!(kit.allows(1, "major_improvement"), "a minor is enough");
}

#[test]
fn a4_21_fencing() {
    let mut kit = with_card(Space::Fencing).has("6 wood");
    kit.act(1, "fencing");
    kit.fence(1, "0,3 0,4");
    assert_eq!((kit.supply(), kit.pastures()), (String::new(), vec!["0,3+0,4".to_owned()]));
    let mut kit = with_card(Space::Fencing).has("3 wood");
    assert_eq!(kit.refuses(1, "fencing"), Illegal::NothingToDo(Space::Fencing));
    assert!(with_card(Space::Fencing).has("3 wood").pasture("0,4").allows(1, "fencing"));
}

#[test]
fn a4_22_grain_utilization_sows_and_bakes() {
    let mut kit = with_card(Space::GrainUtilization).has("3 grain").fields("0,4").owns(&[Major::Fireplace2]);
    kit.acts(1, &["grain_utilization", "sow grain 1", "bake 2"]);
    assert_eq!((kit.supply(), kit.on_field("0,4")), ("4 food".to_owned(), "3 grain".to_owned()));
}

#[test]
fn a4_22_grain_utilization_needs_one_of_the_two() {
    let sow = with_card(Space::GrainUtilization).has("1 vegetable").fields("0,4");
    let bake = with_card(Space::GrainUtilization).has("1 grain").owns(&[Major::ClayOven]);
    assert!(sow.allows(1, "grain_utilization") && bake.allows(1, "grain_utilization"));
    for (has, fields) in [("1 grain", ""), ("", "0,4"), ("1 vegetable", "")] {
        let mut kit = with_card(Space::GrainUtilization).has(has).fields(fields);
        assert_eq!(kit.refuses(1, "grain_utilization"), Illegal::NothingToDo(Space::GrainUtilization));
    }
}

#[test]
fn a4_22_grain_utilization_is_not_left_with_nothing_done() {
    let mut kit = with_card(Space::GrainUtilization).has("1 grain").fields("0,4").owns(&[Major::ClayOven]);
    kit.acts(1, &["grain_utilization", "sow grain 0"]);
    // Baking is all that is left, so the grain is baked.
    assert_eq!((kit.supply(), kit.asked()), ("5 food".to_owned(), vec![2]));
}

#[test]
fn a4_23_sheep_market() {
    accumulates(2, Space::SheepMarket, 1, Good::Sheep);
}

#[test]
fn a4_24_basic_wish_for_children() {
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay]).round(5).rooms(House::Wood, "0,0");
    kit.act(1, "basic_wish");
    assert_eq!((kit.of(1).people, kit.legal(1)), (3, vec!["play rammed_clay".to_owned(), "done".to_owned()]));
    assert_eq!(with_card(Space::BasicWish).refuses(1, "basic_wish"), Illegal::NoRoom);
}

#[test]
fn a4_25_house_redevelopment() {
    let mut kit = with_card(Space::HouseRedevelopment).has("4 clay, 1 reed");
    kit.act(1, "house_redevelopment");
    assert_eq!((kit.of(1).farm.house, kit.legal(1)), (House::Clay, vec!["build fireplace_2".into(), "done".into()]));
    kit.act(1, "build fireplace_2");
    assert_eq!(kit.supply(), "");
    let mut kit = with_card(Space::HouseRedevelopment).has("2 clay");
    assert_eq!(kit.refuses(1, "house_redevelopment"), Illegal::Short(Good::Reed, 1));
}

#[test]
fn a4_25_house_redevelopment_allows_a_minor() {
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay]).round(6).has("2 clay, 1 reed");
    kit.acts(1, &["house_redevelopment", "play rammed_clay"]);
    assert_eq!(kit.asked(), [2]);
}

#[test]
fn a4_26_western_quarry() {
    accumulates(2, Space::WesternQuarry, 1, Good::Stone);
}

#[test]
fn a4_27_vegetable_seeds() {
    let mut kit = with_card(Space::VegetableSeeds).fields("0,4");
    kit.act(1, "vegetable_seeds");
    assert_eq!((kit.supply(), kit.asked()), ("1 vegetable".to_owned(), vec![2]), "it is not sown");
}

#[test]
fn a4_28_pig_market() {
    accumulates(2, Space::PigMarket, 1, Good::Boar);
}

#[test]
fn a4_29_cattle_market() {
    accumulates(2, Space::CattleMarket, 1, Good::Cattle);
}

#[test]
fn a4_30_eastern_quarry() {
    accumulates(2, Space::EasternQuarry, 1, Good::Stone);
}

#[test]
fn a4_31_urgent_wish_for_children() {
    let mut kit = with_card(Space::UrgentWish);
    kit.act(1, "urgent_wish");
    assert_eq!((kit.of(1).people, kit.of(1).farm.rooms.len(), kit.asked()), (3, 2, vec![2]));
    assert_eq!(with_card(Space::UrgentWish).people(5).refuses(1, "urgent_wish"), Illegal::FivePeople);
}

#[test]
fn a4_32_cultivation_plows_and_then_sows() {
    let mut kit = with_card(Space::Cultivation).has("1 grain").fields("0,4");
    kit.acts(1, &["cultivation", "plow 0,3", "sow grain 1"]);
    assert_eq!((kit.of(1).farm.fields.len(), kit.of(1).farm.unplanted(), kit.supply()), (2, 1, String::new()));
}

#[test]
fn a4_32_cultivation_may_do_only_one() {
    let kit = with_card(Space::Cultivation).has("1 grain").fields("0,4");
    let mut plows = kit.clone();
    plows.acts(1, &["cultivation", "plow 0,3", "sow grain 0"]);
    assert_eq!((plows.supply(), plows.of(1).farm.unplanted()), ("1 grain".to_owned(), 2));
    let mut sows = kit;
    sows.acts(1, &["cultivation", "done"]);
    assert_eq!((sows.of(1).farm.fields.len(), sows.on_field("0,4")), (1, "3 grain".to_owned()), "it must be sown then");
}

#[test]
fn a4_32_cultivation_needs_one_of_the_two() {
    // No space for a field, and nothing to sow.
    let full = "0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4";
    let mut kit = with_card(Space::Cultivation).pasture(full).stables("0,0").has("1 grain");
    assert_eq!(kit.refuses(1, "cultivation"), Illegal::NothingToDo(Space::Cultivation));
    let mut kit = with_card(Space::Cultivation).has("");
    kit.act(1, "cultivation");
    assert_eq!(kit.refuses(1, "done"), Illegal::DoSomething);
}

#[test]
fn a4_33_farm_redevelopment() {
    let mut kit = with_card(Space::FarmRedevelopment).has("2 clay, 1 reed, 4 wood");
    kit.act(1, "farm_redevelopment");
    assert_eq!(kit.of(1).farm.house, House::Clay);
    kit.fence(1, "0,4");
    assert_eq!((kit.supply(), kit.asked()), (String::new(), vec![2]));
}

#[test]
fn a4_33_farm_redevelopment_needs_the_renovation_not_the_fences() {
    let mut kit = with_card(Space::FarmRedevelopment).has("2 clay, 1 reed, 4 wood");
    kit.acts(1, &["farm_redevelopment", "done"]);
    assert_eq!((kit.supply(), kit.asked()), ("4 wood".to_owned(), vec![2]));
    let mut kit = with_card(Space::FarmRedevelopment).has("9 wood, 1 reed");
    assert_eq!(kit.refuses(1, "farm_redevelopment"), Illegal::Short(Good::Clay, 2));
    let mut kit = with_card(Space::FarmRedevelopment).has("9 wood, 9 reed, 9 stone").rooms(House::Stone, "");
    assert_eq!(kit.refuses(1, "farm_redevelopment"), Illegal::StoneHouse);
}
