//! A4.10 to A4.19: the spaces of every board.

use super::accumulates;
use crate::Illegal;
use crate::pieces::{Card, Good, Space};
use crate::tests::kit::{Kit, seat};

#[test]
fn a4_10_farm_expansion_builds_rooms_and_stables() {
    let mut kit = Kit::new(2).has("11 wood, 4 reed");
    kit.acts(1, &["farm_expansion", "room 0,0", "done", "stable 0,4", "stable 1,4", "stable 2,4"]);
    assert_eq!((kit.of(1).farm.rooms.len(), kit.of(1).farm.stables.len()), (3, 3));
    assert_eq!(kit.supply(), "2 reed", "a stable costs 2 wood");
}

#[test]
fn a4_10_farm_expansion_needs_a_room_or_a_stable() {
    for (has, used) in
        [("5 wood, 2 reed", true), ("2 wood", true), ("1 wood, 9 reed", false), ("9 clay, 9 reed", false)]
    {
        assert_eq!(Kit::new(2).has(has).allows(1, "farm_expansion"), used, "{has}");
    }
    let mut kit = Kit::new(2).has("4 wood, 2 reed").stables("0,1 0,2 0,3 0,4");
    assert_eq!(kit.refuses(1, "farm_expansion"), Illegal::NothingToDo(Space::FarmExpansion));
}

#[test]
fn a4_11_meeting_place_makes_starting_player_and_allows_a_minor() {
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay, Card::Manger]).turn_of(1).has("2 wood");
    kit.act(1, "meeting_place");
    assert_eq!(kit.legal(1), ["play rammed_clay", "play manger", "done"]);
    kit.act(1, "play manger");
    assert_eq!((kit.supply(), kit.asked()), (String::new(), vec![2]), "only one");
}

#[test]
fn a4_11_meeting_place_can_always_be_used_also_by_the_token_s_holder() {
    let mut kit = Kit::with("cards deal", 2).hand(&[]).has("");
    assert_eq!(kit.state.starting_player(), seat(1));
    kit.act(1, "meeting_place");
    assert_eq!((kit.state.starting_player(), kit.asked()), (seat(1), vec![2]));
}

#[test]
fn a4_12_grain_seeds() {
    let mut kit = Kit::new(2).has("").fields("0,4");
    kit.act(1, "grain_seeds");
    assert_eq!((kit.supply(), kit.asked()), ("1 grain".to_owned(), vec![2]), "it is not sown");
}

#[test]
fn a4_13_farmland() {
    let mut kit = Kit::new(2);
    kit.acts(1, &["farmland", "plow 0,4"]);
    assert_eq!(kit.of(1).farm.fields.to_string(), "0,4");
    // All spaces are used: no field can be placed.
    let mut kit = Kit::new(2).pasture("0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4").stables("0,0");
    assert_eq!(kit.refuses(1, "farmland"), Illegal::NothingToDo(Space::Farmland));
}

#[test]
fn a4_14_lessons() {
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::Grocer, Card::Priest]).has("1 food");
    kit.acts(1, &["lessons", "play priest"]);
    assert_eq!((kit.count(Good::Food), kit.of(1).occupations), (1, 1), "the first is free");
    let mut kit = kit.next_round(None);
    kit.act(1, "lessons");
    assert_eq!((kit.count(Good::Food), kit.of(1).occupations), (0, 2), "the second costs 1 food");
    let mut kit = kit.next_round(None).hand(&[Card::Tutor]);
    assert_eq!(kit.refuses(1, "lessons"), Illegal::Short(Good::Food, 1));
}

#[test]
fn a4_14_lessons_need_an_occupation_in_hand() {
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::Manger]);
    assert_eq!(kit.refuses(1, "lessons"), Illegal::NothingToDo(Space::Lessons));
}

#[test]
fn a4_15_day_laborer() {
    let mut kit = Kit::new(2).has("");
    kit.act(1, "day_laborer");
    assert_eq!(kit.supply(), "2 food");
}

#[test]
fn a4_16_forest() {
    accumulates(1, Space::Forest, 2, Good::Wood);
    (2..=4).for_each(|seats| accumulates(seats, Space::Forest, 3, Good::Wood));
}

#[test]
fn a4_17_clay_pit() {
    (1..=4).for_each(|seats| accumulates(seats, Space::ClayPit, 1, Good::Clay));
}

#[test]
fn a4_18_reed_bank() {
    (1..=4).for_each(|seats| accumulates(seats, Space::ReedBank, 1, Good::Reed));
}

#[test]
fn a4_19_fishing() {
    (1..=4).for_each(|seats| accumulates(seats, Space::Fishing, 1, Good::Food));
}
