//! E1 to E7: rounds and spaces.

use crate::Illegal;
use crate::pieces::{Good, Major, Space};
use crate::tests::kit::{Kit, seat};

/// The spaces in play in a round with hand cards, where nothing is added to the board.
fn spaces(seats: u8, round: u8) -> u32 {
    Kit::with("cards deal", seats).round(round).state.board().in_play().len()
}

#[test]
fn e1_food_and_spaces_at_the_start() {
    let kit = Kit::new(3);
    assert_eq!([1, 2, 3].map(|number| kit.of(number).goods[Good::Food]), [2, 3, 3]);
    assert_eq!([1, 2, 3, 4].map(|seats| spaces(seats, 1)), [11, 11, 15, 17]);
    assert_eq!([2, 3, 4].map(|seats| spaces(seats, 14)), [24, 28, 30]);
}

#[test]
fn e2_forest_unused_for_two_rounds() {
    for (seats, three_rounds, one_round) in [(2, 9, 3), (1, 6, 2)] {
        let mut kit = Kit::new(seats).next_round(None).next_round(None).has("");
        kit.act(1, "forest");
        assert_eq!(kit.count(Good::Wood), three_rounds);
        assert_eq!(kit.next_round(None).on(Space::Forest), one_round);
    }
}

#[test]
fn e3_sheep_market_first_used_in_round_5() {
    let kit = Kit::new(2).next_round(Some("sheep_market")).next_round(None).next_round(None);
    let mut kit = kit.has("").next_round(None).pasture("0,3 0,4");
    assert_eq!(kit.state.round(), 5);
    kit.act(1, "sheep_market");
    assert_eq!(kit.herd(), [4, 0, 0]);
}

/// Plays the round to its end on harmless spaces; in which order the seats placed their people.
fn order(kit: &mut Kit, meeting: &[u8]) -> Vec<u8> {
    let mut order = Vec::new();
    while let [number] = kit.asked()[..] {
        let harmless = ["day_laborer", "grain_seeds", "clay_pit", "reed_bank", "fishing", "grove", "hollow", "forest"];
        let wants = if meeting.contains(&number) && kit.allows(number, "meeting_place") {
            "meeting_place"
        } else {
            harmless.iter().find(|space| kit.allows(number, space)).unwrap()
        };
        kit.act(number, wants);
        order.push(number);
    }
    order
}

#[test]
fn e4_the_token_moves_but_the_round_goes_on() {
    let mut kit = Kit::new(3);
    assert_eq!(order(&mut kit, &[2]), [1, 2, 3, 1, 2, 3]);
    assert_eq!(kit.state.starting_player(), seat(2));
    let mut kit = kit.next_round(None);
    assert_eq!(order(&mut kit, &[]), [2, 3, 1, 2, 3, 1]);
}

#[test]
fn e5_who_has_more_people_places_the_last_ones_alone() {
    let mut kit = Kit::new(3).player(2, |player| (player.people, player.at_home) = (3, 3));
    assert_eq!(order(&mut kit, &[]), [1, 2, 3, 1, 2, 3, 2]);
}

#[test]
fn e6_grain_utilization_needs_grain() {
    let mut kit = Kit::new(2).round(3).has("").fields("0,4").owns(&[Major::Fireplace2]);
    assert_eq!(kit.refuses(1, "grain_utilization"), Illegal::NothingToDo(Space::GrainUtilization));
    assert!(kit.has("1 grain").allows(1, "grain_utilization"));
}

#[test]
fn e7_meeting_place_without_hand_cards() {
    let mut kit = Kit::new(2).next_round(None).next_round(None).turn_of(2);
    let before = kit.of(2).goods[Good::Food];
    kit.act(2, "meeting_place");
    assert_eq!((kit.of(2).goods[Good::Food], kit.state.starting_player()), (before + 3, seat(2)));
}
