//! E8 to E16: house, family, fields.

use crate::Illegal;
use crate::pieces::{Crop, Good, House};
use crate::tests::kit::{Kit, cell};

#[test]
fn e8_two_rooms() {
    let mut kit = Kit::new(2).has("10 wood, 4 reed");
    kit.acts(1, &["farm_expansion", "room 0,0", "room 0,1"]);
    assert_eq!((kit.supply(), kit.of(1).farm.rooms.len()), (String::new(), 4));
    let mut kit = Kit::new(2).has("10 wood, 3 reed");
    kit.act(1, "farm_expansion");
    assert_eq!(kit.refuses(1, "room 0,1"), Illegal::RoomApart(cell("0,1")));
    assert!(kit.allows(1, "room 1,1"));
    kit.act(1, "room 0,0");
    assert!(kit.legal(1).iter().all(|answer| !answer.starts_with("room")), "only one room");
}

#[test]
fn e9_a_room_and_two_stables() {
    let mut kit = Kit::new(2).has("9 wood, 2 reed");
    kit.acts(1, &["farm_expansion", "room 0,0", "stable 0,3", "stable 0,4"]);
    assert_eq!((kit.supply(), kit.of(1).farm.stables.len()), (String::new(), 2));
}

#[test]
fn e10_renovations() {
    let kit = Kit::new(2).round(6).rooms(House::Wood, "0,0");
    let mut clay = kit.clone().has("3 clay, 1 reed");
    clay.act(1, "house_redevelopment");
    assert_eq!((clay.of(1).farm.house, clay.supply()), (House::Clay, String::new()));
    let mut stone = clay.round(7).has("1 reed, 3 stone");
    stone.act(1, "house_redevelopment");
    assert_eq!((stone.of(1).farm.house, stone.supply()), (House::Stone, String::new()));
    let mut short = kit.has("2 clay, 1 reed");
    assert_eq!(short.refuses(1, "house_redevelopment"), Illegal::Short(Good::Clay, 1));
}

#[test]
fn e11_wood_does_not_help_a_clay_house() {
    let mut kit = Kit::new(2).rooms(House::Clay, "").has("20 wood, 10 clay, 4 reed");
    kit.acts(1, &["farm_expansion", "room 0,0", "room 0,1"]);
    assert_eq!((kit.of(1).farm.rooms.len(), kit.supply()), (4, "20 wood".to_owned()));
    assert!(kit.legal(1).iter().all(|answer| !answer.starts_with("room")));
}

#[test]
fn e12_wishes_for_children() {
    let kit = Kit::new(2).round(12).rooms(House::Wood, "0,0");
    assert!(kit.allows(1, "basic_wish"));
    let mut kit = kit.people(3);
    assert_eq!(kit.refuses(1, "basic_wish"), Illegal::NoRoom);
    kit.act(1, "urgent_wish");
    let mut kit = kit.rooms(House::Wood, "1,1").turn_of(1);
    assert_eq!((kit.of(1).farm.rooms.len(), kit.of(1).people), (4, 4));
    assert_eq!(kit.refuses(1, "basic_wish"), Illegal::NoRoom);
}

#[test]
fn e13_a_newborn_eats_less_in_its_first_harvest() {
    for (seats, newborn, grown) in [(2, 5, 6), (1, 7, 9)] {
        let mut kit = Kit::new(seats).has("20 food, 1 grain").round(7).newborn().work_ends();
        kit.act(1, "feed");
        assert_eq!(kit.count(Good::Food), 20 - newborn);
        let mut kit = kit.has("20 food, 1 grain").harvest(9);
        kit.act(1, "feed");
        assert_eq!(kit.count(Good::Food), 20 - grown);
    }
}

#[test]
fn e14_three_harvests_of_three_fields() {
    let fields = ["0,2", "0,3", "0,4"];
    let mut kit = Kit::new(2).round(3).has("2 grain, 1 vegetable").fields("0,2 0,3 0,4");
    kit.acts(1, &["grain_utilization", "sow grain 2"]);
    if kit.asked() == [1] {
        kit.act(1, "sow vegetable 1");
    }
    assert_eq!(fields.map(|at| kit.on_field(at)), ["3 grain", "3 grain", "2 vegetable"]);
    assert_eq!(kit.supply(), "");
    let mut kit = kit.harvest(4);
    assert_eq!(kit.supply(), "2 grain, 1 vegetable");
    assert_eq!(fields.map(|at| kit.on_field(at)), ["2 grain", "2 grain", "1 vegetable"]);
    kit.act(1, "feed");
    let mut kit = kit.harvest(7);
    assert_eq!(kit.supply(), "4 grain, 2 vegetable");
    assert_eq!(fields.map(|at| kit.on_field(at)), ["1 grain", "1 grain", ""]);
    assert_eq!(kit.of(1).farm.unplanted(), 1, "the third can be sown again");
    kit.act(1, "feed");
    assert_eq!(kit.harvest(9).supply(), "6 grain, 2 vegetable");
}

#[test]
fn e15_the_second_field() {
    let mut kit = Kit::new(2).fields("0,4");
    kit.act(1, "farmland");
    assert_eq!(kit.legal(1), ["plow 0,3", "plow 1,4"]);
}

#[test]
fn e16_cultivation_sows_the_field_it_plows() {
    let mut kit = Kit::new(2).round(13).has("1 vegetable");
    kit.acts(1, &["cultivation", "plow 0,4", "sow vegetable 1"]);
    assert_eq!((kit.on_field("0,4"), kit.supply()), ("2 vegetable".to_owned(), String::new()));
    assert_eq!(kit.of(1).farm.fields_with(Crop::Vegetable), 1);
}
