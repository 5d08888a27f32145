//! A5 House and stables.

use super::kit::{Kit, cell};
use crate::Illegal;
use crate::pieces::{Good, House, Space};

#[test]
fn a5_1_a_house_is_of_wood_then_clay_then_stone() {
    let mut kit = Kit::new(2).round(6);
    for house in [House::Wood, House::Clay, House::Stone] {
        assert_eq!(kit.of(1).farm.house, house);
        kit = kit.round(6).has("9 clay, 9 reed, 9 stone");
        if house != House::Stone {
            kit.acts(1, &["house_redevelopment", "done"]);
        }
    }
    assert_eq!(kit.refuses(1, "house_redevelopment"), Illegal::StoneHouse);
}

#[test]
fn a5_1_each_room_holds_one_person() {
    let kit = Kit::new(2).rooms(House::Wood, "0,0 1,1");
    assert_eq!(kit.of(1).housing(), 4);
    let kit = kit.round(5);
    assert!(kit.clone().people(3).allows(1, "basic_wish") && !kit.people(4).allows(1, "basic_wish"));
}

#[test]
fn a5_2_a_room_costs_5_of_the_house_s_material_and_2_reed() {
    for (house, has) in
        [(House::Wood, "5 wood, 2 reed"), (House::Clay, "5 clay, 2 reed"), (House::Stone, "2 reed, 5 stone")]
    {
        let mut kit = Kit::new(2).rooms(house, "").has(has);
        kit.acts(1, &["farm_expansion", "room 0,0"]);
        assert_eq!((kit.supply(), kit.of(1).farm.rooms.len()), (String::new(), 3));
    }
}

#[test]
fn a5_2_any_number_of_rooms_one_after_the_other() {
    let mut kit = Kit::new(2).has("15 wood, 7 reed");
    kit.acts(1, &["farm_expansion", "room 0,0", "room 1,1", "room 2,1"]);
    assert_eq!((kit.of(1).farm.rooms.len(), kit.supply()), (5, "1 reed".to_owned()));
}

#[test]
fn a5_2_one_may_stop_after_any_room_but_not_before_the_first() {
    // A clay house without wood: no stable can be built instead.
    let mut kit = Kit::new(2).rooms(House::Clay, "").has("10 clay, 4 reed");
    kit.act(1, "farm_expansion");
    assert_eq!(kit.refuses(1, "done"), Illegal::DoSomething);
    kit.acts(1, &["room 0,0", "done"]);
    assert_eq!((kit.of(1).farm.rooms.len(), kit.asked()), (3, vec![2]));
}

#[test]
fn a5_2_a_room_that_cannot_be_paid_is_refused() {
    let mut kit = Kit::new(2).has("4 wood, 2 reed");
    kit.act(1, "farm_expansion");
    assert_eq!(kit.refuses(1, "room 0,0"), Illegal::NotAsked, "only stables can be paid");
    let mut kit = Kit::new(2).has("9 wood, 3 reed");
    kit.acts(1, &["farm_expansion", "room 0,0"]);
    assert_eq!((kit.count(Good::Wood), kit.count(Good::Reed)), (4, 1));
    assert!(!kit.allows(1, "room 1,1"));
}

#[test]
fn a5_3_a_room_touches_a_room_side_to_side() {
    let mut kit = Kit::new(2).has("10 wood, 4 reed");
    kit.act(1, "farm_expansion");
    assert_eq!(kit.refuses(1, "room 0,1"), Illegal::RoomApart(cell("0,1")), "a corner is not enough");
    kit.act(1, "room 0,0");
    assert!(kit.allows(1, "room 0,1"), "one built a moment before counts");
}

#[test]
fn a5_4_a_room_goes_on_an_unused_space_only() {
    let mut kit = Kit::new(2).has("5 wood, 2 reed").fields("0,0").stables("1,1");
    kit.act(1, "farm_expansion");
    for taken in ["0,0", "1,1", "2,0"] {
        assert_eq!(kit.refuses(1, &format!("room {taken}")), Illegal::RoomSite(cell(taken)));
    }
    let mut kit = Kit::new(2).has("5 wood, 2 reed").pasture("1,1");
    kit.act(1, "farm_expansion");
    assert_eq!(kit.refuses(1, "room 1,1"), Illegal::RoomSite(cell("1,1")), "no pasture becomes a room");
}

#[test]
fn a5_4_without_such_a_space_no_room_can_be_built() {
    let mut kit = Kit::new(2).has("5 clay, 2 reed").rooms(House::Clay, "").fields("0,0 1,1 2,1");
    assert_eq!(kit.refuses(1, "farm_expansion"), Illegal::NothingToDo(Space::FarmExpansion));
}

#[test]
fn a5_5_renovation_costs_one_for_each_room_and_one_reed() {
    for (more, clay) in [("", 2), ("0,0", 3), ("0,0 1,1 2,1", 5)] {
        let kit = Kit::new(2).round(14).rooms(House::Wood, more);
        let mut enough = kit.clone().has(&format!("{clay} clay, 1 reed"));
        enough.act(1, "farm_redevelopment");
        assert_eq!((enough.of(1).farm.house, enough.supply()), (House::Clay, String::new()));
        let mut short = kit.has(&format!("{} clay, 1 reed", clay - 1));
        assert_eq!(short.refuses(1, "farm_redevelopment"), Illegal::Short(Good::Clay, 1));
    }
    let mut kit = Kit::new(2).round(14).rooms(House::Clay, "0,0").has("1 reed, 3 stone");
    kit.act(1, "farm_redevelopment");
    assert_eq!((kit.of(1).farm.house, kit.supply()), (House::Stone, String::new()));
}

#[test]
fn a5_5_a_stone_house_cannot_be_renovated() {
    let mut kit = Kit::new(2).round(14).rooms(House::Stone, "").has("9 clay, 9 reed, 9 stone");
    assert_eq!(kit.refuses(1, "house_redevelopment"), Illegal::StoneHouse);
}

#[test]
fn a5_5_never_two_steps_by_one_action() {
    let mut kit = Kit::new(2).round(6).has("9 clay, 9 reed, 9 stone");
    kit.act(1, "house_redevelopment");
    assert_eq!((kit.of(1).farm.house, kit.supply()), (House::Clay, "7 clay, 8 reed, 9 stone".to_owned()));
    assert_eq!(kit.refuses(1, "house_redevelopment"), Illegal::NotAsked);
}

#[test]
fn a5_6_later_rooms_follow_the_new_material() {
    let mut kit = Kit::new(2).rooms(House::Clay, "").has("5 wood, 5 clay, 2 reed");
    kit.acts(1, &["farm_expansion", "room 0,0", "done"]);
    assert_eq!((kit.count(Good::Wood), kit.count(Good::Clay), kit.of(1).farm.house), (5, 0, House::Clay));
    let mut kit = Kit::new(2).rooms(House::Clay, "").has("1 wood, 4 clay, 2 reed");
    assert_eq!(kit.refuses(1, "farm_expansion"), Illegal::NothingToDo(Space::FarmExpansion));
}

#[test]
fn a5_7_any_number_of_stables_at_the_price_the_space_names() {
    let mut kit = Kit::new(2).has("8 wood");
    kit.acts(1, &["farm_expansion", "stable 0,0", "stable 2,4", "stable 1,2", "stable 0,2"]);
    assert_eq!((kit.supply(), kit.asked()), (String::new(), vec![2]));
    let mut kit = Kit::new(2).has("2 wood");
    kit.acts(1, &["side_job", "stable 0,0"]);
    assert_eq!(kit.supply(), "1 wood");
}

#[test]
fn a5_7_stables_stand_on_any_space_without_a_tile() {
    let mut kit = Kit::new(2).has("9 wood").fields("0,0").stables("0,4").pasture("2,4");
    kit.act(1, "farm_expansion");
    for (site, what) in [("0,0", "a field"), ("1,0", "a room"), ("0,4", "a stable")] {
        assert_eq!(kit.refuses(1, &format!("stable {site}")), Illegal::StableSite(cell(site)), "{what}");
    }
    kit.acts(1, &["stable 2,4", "stable 1,2"]);
    assert_eq!(kit.of(1).farm.stables.to_string(), "0,4+1,2+2,4", "fenced or not");
}

#[test]
fn a5_7_four_stables_a_player() {
    let mut kit = Kit::new(2).has("10 wood").stables("0,1 0,2 0,3");
    kit.acts(1, &["farm_expansion", "stable 0,4"]);
    assert_eq!((kit.supply(), kit.asked()), ("8 wood".to_owned(), vec![2]));
}
