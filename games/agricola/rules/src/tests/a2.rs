//! A2 Setup.

use table::Actor;

use super::kit::{Kit, goods, seat};
use crate::flow::Stage;
use crate::pieces::{CardKind, Good, House, Space};
use crate::player::PEOPLE;
use crate::{Event, Illegal};

#[test]
fn a2_1_each_has_two_people_and_no_goods_but_food() {
    let kit = Kit::new(4);
    for number in 1..=4 {
        let player = kit.of(number);
        assert_eq!((player.people, player.at_home, PEOPLE), (2, 2, 5));
        assert_eq!((player.farm.stables.len(), player.farm.fences_left()), (0, 15));
        assert_eq!(player.goods, Good::Food.times(player.goods[Good::Food]));
        assert_eq!((player.begging, player.majors.len(), player.occupations), (0, 0, 0));
    }
}

#[test]
fn a2_2_anybody_can_be_starting_player() {
    assert_eq!(Kit::unbegun("", 3).legal_of(Actor::Nature), ["first 1", "first 2", "first 3"]);
    assert_eq!(Kit::unbegun("first 2", 3).legal_of(Actor::Nature), ["first 2"]);
}

#[test]
fn a2_2_the_starting_player_has_2_food_others_3_a_solo_player_0() {
    let mut kit = Kit::unbegun("", 3);
    kit.nature("first 2");
    assert_eq!([1, 2, 3].map(|number| kit.of(number).goods), ["3 food", "2 food", "3 food"].map(goods));
    assert_eq!(Kit::new(1).supply(), "");
}

#[test]
fn a2_3_action_space_cards_come_stage_by_stage_in_any_order() {
    let mut kit = Kit::unbegun("first 1", 2);
    kit.deal_all();
    let first = ["reveal major_improvement", "reveal fencing", "reveal grain_utilization", "reveal sheep_market"];
    assert_eq!(kit.legal_of(Actor::Nature), first);
    kit.nature("reveal sheep_market");
    let kit = kit.work_ends();
    assert_eq!(kit.legal_of(Actor::Nature), first[..3]);
}

#[test]
fn a2_4_more_players_more_spaces() {
    let fixed = |seats| {
        let kit = Kit::unbegun("side-job off", seats);
        kit.state.board().in_play().iter().map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
    };
    let ten = "farm_expansion meeting_place grain_seeds farmland lessons day_laborer forest clay_pit reed_bank fishing";
    assert_eq!((fixed(1), fixed(2)), (ten.to_owned(), ten.to_owned()));
    assert_eq!(fixed(3), format!("{ten} grove hollow resource_market second_lessons"));
    assert_eq!(fixed(4), format!("{ten} grove hollow resource_market second_lessons copse traveling_players"));
}

#[test]
fn a2_5_all_majors_are_on_display_and_each_hand_has_seven_of_each_kind() {
    for seats in 1..=4 {
        let kit = Kit::with("cards deal", seats);
        assert_eq!(kit.state.display().len(), 10);
        for number in 1..=seats {
            let of = |kind| kit.state.in_hand(seat(number), kind);
            assert_eq!((of(CardKind::Occupation), of(CardKind::Minor)), (7, 7));
        }
    }
}

#[test]
fn a2_5_nobody_draws_later() {
    let kit = Kit::with("cards deal", 2);
    let deck = kit.state.deck;
    let kit = kit.next_round(None).harvest(4);
    assert_eq!(kit.state.deck, deck);
    assert!(kit.legal_of(Actor::Nature).iter().all(|answer| answer.starts_with("reveal ")));
}

#[test]
fn a2_6_accumulation_spaces_are_empty_until_round_1_is_prepared() {
    let mut kit = Kit::unbegun("first 1", 4);
    kit.deal_all();
    assert_eq!(kit.state.stage(), Stage::Reveal);
    assert!(kit.state.board().in_play().iter().all(|space| kit.on(space) == 0));
    kit.nature("reveal sheep_market");
    let filled = [Space::Forest, Space::ClayPit, Space::Grove, Space::Hollow, Space::SheepMarket];
    assert_eq!(filled.map(|space| kit.on(space)), [3, 1, 2, 2, 1]);
}

#[test]
fn a2_7_without_hand_cards_nobody_learns() {
    let mut kit = Kit::new(3);
    assert_eq!(kit.refuses(1, "lessons"), Illegal::NoCards(Space::Lessons));
    assert_eq!(kit.refuses(1, "second_lessons"), Illegal::NoCards(Space::SecondLessons));
    assert!(kit.of(1).hand().is_empty());
}

#[test]
fn a2_7_without_hand_cards_meeting_place_accumulates_food() {
    let mut kit = Kit::new(2).turn_of(2).with_goods_on(Space::MeetingPlace, 4);
    let before = kit.of(2).goods[Good::Food];
    kit.act(2, "meeting_place");
    assert_eq!((kit.of(2).goods[Good::Food] - before, kit.on(Space::MeetingPlace)), (4, 0));
    assert_eq!(kit.state.starting_player(), seat(2));
    assert_eq!(Kit::with("cards deal", 2).on(Space::MeetingPlace), 0);
}

#[test]
fn a2_7_without_hand_cards_minor_improvements_fall_away() {
    // Neither at Meeting Place nor after family growth is anything asked.
    let mut kit = Kit::new(2).round(5).rooms(House::Wood, "0,0");
    kit.act(1, "basic_wish");
    assert_eq!(kit.asked(), [2]);
    kit.act(2, "meeting_place");
    assert_eq!(kit.asked(), [1]);
    // Major Improvement is for majors only.
    let kit = Kit::new(2).has("1 clay");
    assert!(!kit.allows(1, "major_improvement"));
}

#[test]
fn a2_7_side_job_is_usual_without_hand_cards_but_not_alone() {
    let has_side_job = |options, seats| Kit::with(options, seats).state.board().in_play().contains(Space::SideJob);
    assert_eq!([1, 2, 3, 4].map(|seats| has_side_job("", seats)), [false, true, true, true]);
    assert_eq!([1, 2, 3, 4].map(|seats| has_side_job("cards deal", seats)), [false; 4]);
    assert!(!has_side_job("side-job off", 4) && has_side_job("side-job on", 1));
}

#[test]
fn a2_2_who_begins_is_told() {
    let events = Kit::unbegun("", 2).nature("first 2");
    assert_eq!(events, [Event::StartingPlayer { seat: seat(2) }]);
}
