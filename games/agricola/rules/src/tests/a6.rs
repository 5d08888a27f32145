//! A6 Family.

use super::kit::{Kit, seat};
use crate::pieces::{Card, Good, House};
use crate::{Event, Illegal};

#[test]
fn a6_1_a_newborn_comes_from_the_reserve() {
    let mut kit = Kit::new(2).round(12);
    let events = kit.act(1, "urgent_wish");
    assert!(events.contains(&Event::Grew { seat: seat(1), people: 3 }));
    assert_eq!((kit.of(1).people, kit.of(1).newborns, kit.of(1).at_home), (3, 1, 1));
}

#[test]
fn a6_1_it_is_a_newborn_until_the_round_with_its_harvest_is_over() {
    let mut kit = Kit::new(2).has("5 food").round(13);
    kit.act(1, "urgent_wish");
    // Two adults and a newborn eat 5.
    let kit = kit.work_ends();
    assert_eq!((kit.supply(), kit.of(1).begging, kit.of(1).newborns), (String::new(), 0, 0));
}

#[test]
fn a6_1_with_five_people_growth_is_impossible() {
    let mut kit = Kit::new(2).round(12).rooms(House::Wood, "0,0 0,1 1,1 2,1").people(5);
    assert_eq!(kit.refuses(1, "basic_wish"), Illegal::FivePeople);
    assert_eq!(kit.refuses(1, "urgent_wish"), Illegal::FivePeople);
    // Its minor improvement cannot be had without the growth.
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay]).round(5);
    kit = kit.rooms(House::Wood, "0,0 0,1 1,1 2,1").people(5);
    assert_eq!(kit.refuses(1, "basic_wish"), Illegal::FivePeople);
}

#[test]
fn a6_2_rooms_must_outnumber_people() {
    for (more, people, grows) in [("", 2, false), ("0,0", 2, true), ("0,0", 3, false), ("0,0 1,1", 3, true)] {
        let mut kit = Kit::new(2).round(5).rooms(House::Wood, more).people(people);
        if grows {
            kit.act(1, "basic_wish");
            assert_eq!(kit.of(1).people, people + 1);
        } else {
            assert_eq!(kit.refuses(1, "basic_wish"), Illegal::NoRoom);
        }
    }
}

#[test]
fn a6_2_newborns_count_among_the_people() {
    let mut kit = Kit::new(2).round(12).rooms(House::Wood, "0,0");
    kit.act(1, "urgent_wish");
    kit = kit.turn_of(1);
    assert_eq!(kit.refuses(1, "basic_wish"), Illegal::NoRoom, "the newborn has the third room");
}

#[test]
fn a6_3_even_without_room() {
    let mut kit = Kit::new(2).round(12).people(4);
    kit.act(1, "urgent_wish");
    assert_eq!((kit.of(1).people, kit.of(1).farm.rooms.len()), (5, 2));
}

#[test]
fn a6_3_who_lives_without_a_room_takes_the_next_one() {
    // Three people, two rooms: a third room is not free, a fourth is.
    let kit = Kit::new(2).round(5).people(3);
    assert!(!kit.clone().rooms(House::Wood, "0,0").allows(1, "basic_wish"));
    assert!(kit.rooms(House::Wood, "0,0 1,1").allows(1, "basic_wish"));
}

#[test]
fn a6_4_a_newborn_counts_as_a_person_at_once() {
    // Bottles cost a clay and a food for each person.
    let kit = Kit::with("cards deal", 2).hand(&[Card::Bottles]).round(5).rooms(House::Wood, "0,0");
    let mut three = kit.clone().has("3 clay, 3 food");
    three.acts(1, &["basic_wish", "play bottles"]);
    assert_eq!(three.supply(), "");
    let mut two = kit.has("2 clay, 3 food");
    two.act(1, "basic_wish");
    assert_eq!(two.refuses(1, "play bottles"), Illegal::Short(Good::Clay, 1));
}

#[test]
fn a6_4_a_newborn_scores_at_once() {
    let mut kit = Kit::new(2).round(14);
    let before = kit.score(1).people;
    kit.act(1, "urgent_wish");
    assert_eq!(kit.score(1).people, before + 3);
}
