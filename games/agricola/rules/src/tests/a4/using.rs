//! A4.1 to A4.9, A4.41: using spaces.

use crate::Illegal;
use crate::pieces::{Card, Good, House, Major, Space};
use crate::tests::kit::{Kit, seat};

#[test]
fn a4_1_nobody_is_placed_without_acting() {
    // Without goods, fields, improvements and hand cards.
    let mut kit = Kit::new(3).round(14).has("");
    for space in
        [Space::FarmExpansion, Space::SideJob, Space::MajorImprovement, Space::Fencing, Space::GrainUtilization]
    {
        assert_eq!(kit.refuses(1, space.word()), Illegal::NothingToDo(space));
    }
    assert_eq!(kit.refuses(1, "basic_wish"), Illegal::NoRoom);
    assert_eq!(kit.refuses(1, "house_redevelopment"), Illegal::Short(Good::Clay, 2));
    assert_eq!(kit.refuses(1, "farm_redevelopment"), Illegal::Short(Good::Clay, 2));
}

#[test]
fn a4_1_one_of_two_actions_is_enough() {
    assert!(Kit::new(2).round(13).has("").allows(1, "cultivation"), "plowing without sowing");
    assert!(Kit::new(2).has("1 grain").owns(&[Major::Fireplace2]).round(3).allows(1, "grain_utilization"));
}

#[test]
fn a4_2_the_user_takes_everything() {
    let mut kit = Kit::new(2).has("").with_goods_on(Space::Forest, 12);
    kit.act(1, "forest");
    assert_eq!((kit.supply(), kit.on(Space::Forest)), ("12 wood".to_owned(), 0));
    assert_eq!(kit.asked(), [2], "how much is not asked");
}

#[test]
fn a4_3_an_empty_accumulation_space_cannot_be_used() {
    let mut kit = Kit::new(2).round(4);
    for space in [Space::Forest, Space::Fishing, Space::SheepMarket, Space::MeetingPlace] {
        kit = kit.with_goods_on(space, 0);
        assert_eq!(kit.refuses(1, space.word()), Illegal::Empty(space));
    }
}

#[test]
fn a4_3_none_is_empty_after_preparation() {
    for seats in 1..=4 {
        let kit = Kit::new(seats).round(14);
        for space in kit.state.layout().accumulating.iter() {
            assert!(kit.on(space) > 0 && kit.allows(1, space.word()), "{space} with {seats} players");
        }
    }
}

#[test]
fn a4_4_other_spaces_give_the_same_each_round() {
    for round in [1, 8, 14] {
        let mut kit = Kit::new(2).has("").round(round);
        kit.act(1, "day_laborer");
        kit.act(2, "forest");
        kit.act(1, "grain_seeds");
        assert_eq!(kit.supply(), "1 grain, 2 food");
    }
}

#[test]
fn a4_5_and_or_means_one_or_both() {
    let kit = {
        let mut kit = Kit::new(2).has("7 wood, 2 reed");
        kit.act(1, "farm_expansion");
        kit
    };
    let after = |answers: &[&str]| {
        let mut kit = kit.clone();
        kit.acts(1, answers);
        assert_eq!(kit.asked(), [2]);
        (kit.of(1).farm.rooms.len(), kit.of(1).farm.stables.len())
    };
    assert_eq!(after(&["room 0,0", "done"]), (3, 0));
    assert_eq!(after(&["done", "stable 0,4", "done"]), (2, 1));
    assert_eq!(after(&["room 0,0", "stable 0,4"]), (3, 1));
}

#[test]
fn a4_5_but_not_neither() {
    let mut kit = Kit::new(2).has("7 wood, 2 reed");
    kit.acts(1, &["farm_expansion", "done"]);
    assert_eq!(kit.refuses(1, "done"), Illegal::DoSomething);
}

#[test]
fn a4_6_what_follows_needs_what_comes_first() {
    // A Fireplace could be paid, but not the renovation that comes first.
    let mut kit = Kit::new(2).has("3 clay").round(6);
    assert!(kit.allows(1, "major_improvement"));
    assert_eq!(kit.refuses(1, "house_redevelopment"), Illegal::Short(Good::Reed, 1));
    // A minor could be played, but the family cannot grow.
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay]).round(5);
    assert_eq!(kit.refuses(1, "basic_wish"), Illegal::NoRoom);
}

#[test]
fn a4_6_what_follows_may_be_left_out() {
    let mut kit = Kit::new(2).has("4 clay, 1 reed").round(6);
    kit.acts(1, &["house_redevelopment", "done"]);
    assert_eq!((kit.of(1).farm.house, kit.supply(), kit.asked()), (House::Clay, "2 clay".to_owned(), vec![2]));
}

#[test]
fn a4_7_food_may_come_from_conversions() {
    let hand = [Card::ShiftingCultivation, Card::Manger];
    let mut kit = Kit::with("cards deal", 2).hand(&hand).has("1 vegetable, 1 grain, 1 sheep");
    kit.acts(1, &["meeting_place", "play shifting_cultivation", "convert grain"]);
    assert_eq!(kit.supply(), "1 sheep", "the last good that helps is taken by itself");
}

#[test]
fn a4_7_animals_bring_food_only_if_they_can_be_cooked() {
    let kit = Kit::with("cards deal", 2).hand(&[Card::ShiftingCultivation, Card::Manger]).has("1 sheep");
    let mut raw = kit.clone();
    raw.act(1, "meeting_place");
    assert_eq!(raw.refuses(1, "play shifting_cultivation"), Illegal::Short(Good::Food, 2));
    let mut cooked = kit.owns(&[Major::Fireplace2]);
    cooked.acts(1, &["meeting_place", "play shifting_cultivation"]);
    assert_eq!(cooked.supply(), "");
}

#[test]
fn a4_7_building_resources_must_be_there() {
    let mut kit = Kit::new(2).round(6).has("9 wood, 1 clay, 1 reed, 9 grain, 9 food");
    assert_eq!(kit.refuses(1, "house_redevelopment"), Illegal::Short(Good::Clay, 1));
    assert_eq!(kit.refuses(1, "major_improvement"), Illegal::NothingToDo(Space::MajorImprovement));
}

#[test]
fn a4_7_the_food_of_a_mixed_cost_may_come_from_conversions() {
    // Bottles cost 2 clay and 2 food.
    let kit = Kit::with("cards deal", 2).hand(&[Card::Bottles, Card::RammedClay]);
    let mut enough = kit.clone().has("2 clay, 2 grain");
    enough.acts(1, &["meeting_place", "play bottles"]);
    assert_eq!(enough.supply(), "");
    let mut short = kit.has("2 clay, 1 grain");
    short.act(1, "meeting_place");
    assert_eq!(short.refuses(1, "play bottles"), Illegal::Short(Good::Food, 1));
}

#[test]
fn a4_8_a_market_may_be_used_without_room_for_an_animal() {
    let mut kit = Kit::new(2).has("1 cattle").round(4);
    kit.acts(1, &["sheep_market", "keep 0 sheep 0 boar 1 cattle"]);
    assert_eq!((kit.supply(), kit.on(Space::SheepMarket)), ("1 cattle".to_owned(), 0));
}

#[test]
fn a4_9_meeting_place_takes_one_person_a_round() {
    let mut kit = Kit::with("cards deal", 2).hand(&[]);
    kit.act(1, "meeting_place");
    assert_eq!(kit.refuses(2, "meeting_place"), Illegal::Occupied(Space::MeetingPlace, seat(1)));
}

#[test]
fn a4_41_all_occupations_played_in_this_game_count() {
    // One was played at Lessons; the second costs 1 food here and at the second Lessons.
    let mut kit =
        Kit::with("cards deal", 4).hand(&[Card::Grocer, Card::Priest, Card::Tutor, Card::Groom]).has("9 food");
    kit.acts(1, &["lessons", "play grocer"]);
    kit = kit.turn_of(1);
    kit.acts(1, &["second_lessons", "play priest"]);
    assert_eq!((kit.of(1).occupations, kit.count(Good::Food)), (2, 8));
    let mut kit = kit.next_round(None);
    kit.acts(1, &["second_lessons", "play tutor"]);
    assert_eq!(kit.count(Good::Food), 6, "the third costs 2 there");
}
