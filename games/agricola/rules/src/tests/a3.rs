//! A3 Rounds.

use table::Actor;

use super::kit::{Kit, goods, seat};
use crate::flow::Stage;
use crate::pieces::{Good, House, Major, Space};
use crate::{Event, Illegal, is_harvest, stage_of};

#[test]
fn a3_1_a_harvest_follows_rounds_4_7_9_11_13_14() {
    for round in 1..=14 {
        // A grain can be converted, so that feeding asks something.
        let kit = Kit::new(2).has("1 grain").round(round).work_ends();
        let harvest = [4, 7, 9, 11, 13, 14].contains(&round);
        let stage = if harvest { Stage::Feeding } else { Stage::Reveal };
        assert_eq!((kit.state.stage(), is_harvest(round)), (stage, harvest), "round {round}");
    }
}

#[test]
fn a3_1_scoring_follows_the_last_harvest() {
    let mut kit = Kit::new(2).has("1 grain").harvest(14);
    kit.act(1, "feed");
    assert_eq!((kit.state.stage(), kit.state.round()), (Stage::Over, 14));
}

#[test]
fn a3_2_the_stages() {
    let stages: Vec<u8> = (1..=14).map(stage_of).collect();
    assert_eq!(stages, [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    for round in 1..=14 {
        assert_eq!(
            is_harvest(round),
            round == 14 || stage_of(round) != stage_of(round + 1),
            "a harvest ends each stage"
        );
    }
}

#[test]
fn a3_2_cards_of_a_stage_come_in_its_rounds() {
    for round in 1..14 {
        let mut kit = Kit::new(2).round(round).work_ends();
        while kit.state.stage() == Stage::Feeding {
            let asked = kit.asked()[0];
            kit.act(asked, "feed");
        }
        for space in kit.state.cards_to_come() {
            assert_eq!(space.stage(), Some(stage_of(round + 1)));
        }
    }
}

#[test]
fn a3_3_a_new_card_is_a_space_for_all() {
    let mut kit = Kit::new(2);
    assert_eq!(kit.refuses(1, "sheep_market"), Illegal::NotInPlay(Space::SheepMarket));
    let mut kit = kit.next_round(Some("sheep_market"));
    assert_eq!(kit.state.board().card_of(2), Some(Space::SheepMarket));
    assert!(kit.allows(1, "sheep_market"));
    kit.act(1, "day_laborer");
    assert!(kit.allows(2, "sheep_market"));
}

#[test]
fn a3_3_goods_on_the_round_space_come_to_their_player() {
    let kit = Kit::new(2).player(2, |player| player.scheduled.put(2, &Good::Food.times(3)));
    let before = kit.of(2).goods[Good::Food];
    let mut kit = kit.work_ends();
    let events = kit.nature("reveal fencing");
    // The card first, then the goods.
    assert_eq!(events[0], Event::RoundBegan { round: 2, space: Space::Fencing });
    assert_eq!(events[1], Event::Delivered { seat: seat(2), goods: Good::Food.times(3) });
    assert_eq!(kit.of(2).goods[Good::Food], before + 3);
    assert_eq!(kit.of(2).scheduled.on(2)[Good::Food], 0);
}

#[test]
fn a3_3_animals_on_the_round_space_are_housed_before_work_begins() {
    let kit = Kit::new(2).has("1 sheep").player(1, |player| player.scheduled.put(2, &Good::Cattle.times(1)));
    let mut kit = kit.next_round(None);
    assert_eq!(kit.state.stage(), Stage::Preparation);
    assert_eq!(kit.legal(1), ["keep 1 sheep 0 boar 0 cattle", "keep 0 sheep 0 boar 1 cattle"]);
    assert_eq!(kit.on(Space::Forest), 3, "spaces are filled afterwards");
    kit.act(1, "keep 0 sheep 0 boar 1 cattle");
    assert_eq!((kit.state.stage(), kit.on(Space::Forest)), (Stage::Work, 6));
}

#[test]
fn a3_3_accumulation_spaces_get_their_goods_on_top_the_new_one_too() {
    let mut kit = Kit::new(2);
    kit.act(1, "clay_pit");
    let kit = kit.next_round(Some("sheep_market"));
    assert_eq!([Space::Forest, Space::ClayPit, Space::SheepMarket].map(|space| kit.on(space)), [6, 1, 1]);
}

#[test]
fn a3_6_one_person_at_a_time_clockwise_from_the_starting_player() {
    let mut kit = Kit::new(3);
    for (number, space) in
        [(1, "forest"), (2, "clay_pit"), (3, "reed_bank"), (1, "grove"), (2, "hollow"), (3, "day_laborer")]
    {
        assert_eq!(kit.asked(), [number]);
        kit.act(number, space);
    }
    assert!(kit.asked().is_empty(), "nobody has a person at home");
    assert_eq!(kit.legal_of(Actor::Nature).len(), 3);
}

#[test]
fn a3_6_passing_is_not_allowed() {
    assert_eq!(Kit::new(2).refuses(1, "pass"), Illegal::CannotPass);
}

#[test]
fn a3_6_who_has_nobody_left_is_skipped() {
    let mut kit = Kit::new(2).people(3);
    kit.act(1, "forest");
    kit.act(2, "clay_pit");
    kit.act(1, "reed_bank");
    kit.act(2, "fishing");
    assert_eq!(kit.asked(), [1]);
    assert_eq!(kit.refuses(2, "day_laborer"), Illegal::NotAsked);
}

#[test]
fn a3_7_a_newborn_cannot_be_placed() {
    let mut kit = Kit::new(2).round(12);
    kit.act(1, "urgent_wish");
    kit.act(2, "forest");
    kit.act(1, "clay_pit");
    kit.act(2, "reed_bank");
    assert_eq!((kit.of(1).people, kit.asked()), (3, vec![]));
    // One round later it can.
    let kit = kit.next_round(None);
    assert_eq!(kit.of(1).at_home, 3);
}

#[test]
fn a3_8_a_space_takes_one_person_a_round() {
    let mut kit = Kit::new(2);
    kit.act(1, "forest");
    assert_eq!(kit.refuses(2, "forest"), Illegal::Occupied(Space::Forest, seat(1)));
    kit.act(2, "clay_pit");
    assert_eq!(kit.refuses(1, "forest"), Illegal::Occupied(Space::Forest, seat(1)), "not even by its owner");
    assert!(kit.next_round(None).allows(1, "forest"));
}

#[test]
fn a3_9_who_can_use_no_space_passes_this_turn() {
    let mut kit = Kit::new(2).only_free(&[Space::Lessons, Space::GrainUtilization]);
    assert_eq!(kit.legal(1), ["pass"]);
    let events = kit.act(1, "pass");
    assert_eq!(events, [Event::Passed { seat: seat(1) }, Event::Passed { seat: seat(2) }], "once each");
    // Nobody can place: the round is over, and everybody is at home again.
    assert_eq!((kit.state.stage(), kit.of(1).at_home), (Stage::Reveal, 2));
}

#[test]
fn a3_9_others_go_on_as_long_as_they_can() {
    // Seat 1 can do nothing, seat 2 can build a stable and renovate.
    let kit = Kit::new(2).round(6).has("").only_free(&[Space::FarmExpansion, Space::HouseRedevelopment]);
    let mut kit = kit.player(2, |player| player.goods = goods("2 wood, 2 clay, 1 reed"));
    kit.act(1, "pass");
    kit.acts(2, &["farm_expansion", "stable 0,4"]);
    // Seat 1 passes again, and the only answer of seat 2 is taken.
    assert_eq!((kit.of(2).farm.house, kit.state.stage()), (House::Clay, Stage::Reveal));
}

#[test]
fn a3_10_the_token_moves_at_once_but_the_round_goes_on() {
    let mut kit = Kit::new(3);
    kit.act(1, "forest");
    kit.act(2, "meeting_place");
    assert_eq!((kit.state.starting_player(), kit.asked()), (seat(2), vec![3]));
    kit.act(3, "clay_pit");
    assert_eq!(kit.asked(), [1]);
    assert_eq!(kit.next_round(None).asked(), [2], "the new holder opens the next round");
}

#[test]
fn a3_10_if_nobody_goes_there_the_token_stays() {
    let kit = Kit::new(3).next_round(None);
    assert_eq!((kit.state.starting_player(), kit.asked()), (seat(1), vec![1]));
}

#[test]
fn a3_11_newborns_grow_up_after_the_harvest() {
    // Round 7: two adults and a newborn eat 5.
    let mut kit = Kit::new(2).has("9 food, 1 grain").round(7).newborn().work_ends();
    assert_eq!((kit.of(1).newborns, kit.of(1).at_home), (1, 3), "all are at home, and it is still a newborn");
    kit.act(1, "feed");
    assert_eq!((kit.count(Good::Food), kit.of(1).newborns), (4, 0));
}

#[test]
fn a3_11_all_people_go_home() {
    let mut kit = Kit::new(2);
    kit.act(1, "forest");
    assert_eq!((kit.of(1).at_home, kit.state.board().person_on(Space::Forest)), (1, Some(seat(1))));
    let kit = kit.next_round(None);
    assert_eq!((kit.of(1).at_home, kit.state.board().person_on(Space::Forest)), (2, None));
}

#[test]
fn a3_3_scheduled_food_of_the_well_comes_by_itself() {
    let mut kit = Kit::new(2).has("1 wood, 3 stone");
    // Nothing else can be paid with this.
    kit.act(1, "major_improvement");
    assert!(kit.of(1).majors.contains(Major::Well));
    let kit = kit.next_round(None);
    assert_eq!((kit.supply(), kit.asked()), ("1 food".to_owned(), vec![1]));
}
