//! A1 Aim and material.

use table::by::Key;
use table::{Actor, Game as _, Setup as _};

use super::kit::{Kit, seat};
use crate::cells::{Cell, CellSet};
use crate::edition::{Edition, action_cards};
use crate::fences::{FENCES, FenceSet};
use crate::pieces::{Animal, Card, CardKind, Crop, Good, House, Major, Space};
use crate::{Event, Illegal, Setup, State};

/// Plays to the end, each time with the first answer there is; everything that happened.
fn whole_game(seats: u8) -> (State, Vec<Event>) {
    let mut state = State::new(&Setup::usual(), seats).unwrap();
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    while let Some(actor) = state.next_actor() {
        state.legal(actor, &mut legal);
        state.apply(actor, legal[0], &mut events).unwrap();
    }
    (state, events)
}

#[test]
fn a1_1_one_to_four_play_14_rounds_with_six_harvests() {
    for seats in 1..=4 {
        let (state, events) = whole_game(seats);
        let rounds = events.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
        let harvests = events.iter().filter(|event| matches!(event, Event::HarvestBegan { .. })).count();
        assert_eq!((rounds, harvests), (14, 6));
        assert!(matches!(events.last(), Some(Event::Ended { .. })));
        assert_eq!(state.outcome().unwrap().points.len(), usize::from(seats));
    }
    assert!(State::new(&Setup::usual(), 0).is_err() && State::new(&Setup::usual(), 5).is_err());
}

#[test]
fn a1_1_most_points_win() {
    let kit = Kit::new(3).player(2, |player| player.goods[Good::Cattle] = 1).harvest(14);
    assert_eq!(kit.state.outcome().unwrap().winners, [seat(2)]);
}

#[test]
fn a1_2_goods_are_building_resources_crops_animals_and_food() {
    let words = |goods: &[Good]| goods.iter().map(|good| good.word()).collect::<Vec<_>>().join(" ");
    assert_eq!(words(Good::ALL), "wood clay reed stone grain vegetable sheep boar cattle food");
    assert_eq!(words(&Good::RESOURCES), "wood clay reed stone");
    assert_eq!(Crop::ALL.iter().map(|crop| crop.good()).collect::<Vec<_>>(), [Good::Grain, Good::Vegetable]);
    let animals: Vec<Good> = Animal::ALL.iter().map(|animal| animal.good()).collect();
    assert_eq!(words(&animals), "sheep boar cattle");
}

#[test]
fn a1_3_there_are_five_people_four_stables_15_fences_for_each() {
    let mut kit = Kit::new(2).round(12).people(5);
    assert_eq!(kit.refuses(1, "urgent_wish"), Illegal::FivePeople);
    let mut kit = Kit::new(2).stables("0,1 0,2 0,3 0,4").has("7 wood, 2 reed");
    kit.act(1, "farm_expansion");
    assert_eq!(kit.refuses(1, "stable 1,1"), Illegal::NoStableLeft);
    let mut kit = Kit::new(2).round(2).has("20 wood");
    kit.act(1, "fencing");
    for pasture in ["0,4", "1,4", "2,4", "2,3", "1,3"] {
        kit.fence(1, pasture);
    }
    assert_eq!((kit.of(1).farm.fences_left(), kit.count(Good::Wood)), (0, 5));
    assert_eq!(kit.asked(), [2], "there is no fence for another pasture");
}

#[test]
fn a1_3_all_else_is_unlimited() {
    let kit = Kit::new(2).fields("0,0 0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3");
    assert!(kit.allows(1, "farmland"), "a thirteenth field");
    let kit = Kit::new(2).has("").player(1, |player| player.begging = 60).harvest(14);
    assert_eq!(kit.of(1).begging, 64);
    let mut kit = Kit::new(2).with_goods_on(Space::Forest, 90).has("90 wood");
    kit.act(1, "forest");
    assert_eq!(kit.count(Good::Wood), 180);
}

#[test]
fn a1_4_the_cards() {
    let edition = Edition::revised();
    let of = |kind, players| {
        let is_such = |card: &&Card| edition.cards[**card].kind == kind && edition.cards[**card].players == players;
        Card::ALL.iter().filter(is_such).count()
    };
    assert_eq!((action_cards().count(), Major::ALL.len()), (14, 10));
    assert_eq!([1, 3, 4].map(|players| of(CardKind::Occupation, players)), [34, 7, 7]);
    assert_eq!([1, 3, 4].map(|players| of(CardKind::Minor, players)), [48, 0, 0]);
}

#[test]
fn a1_4_cards_above_the_number_of_players_are_left_out() {
    for (seats, occupations) in [(1, 34), (2, 34), (3, 41), (4, 48)] {
        let kit = Kit::unbegun("cards deal", seats);
        let cards: Vec<CardKind> = kit.state.deck.iter().map(|card| Edition::revised().cards[card].kind).collect();
        let of = |kind| cards.iter().filter(|one| **one == kind).count();
        assert_eq!((of(CardKind::Occupation), of(CardKind::Minor)), (occupations, 48), "{seats} players");
    }
}

#[test]
fn a1_5_a_farm_has_15_spaces_two_of_them_wooden_rooms() {
    let kit = Kit::new(2);
    let farm = &kit.of(1).farm;
    assert_eq!((farm.house, farm.rooms.to_string()), (House::Wood, "1,0+2,0".to_owned()));
    assert_eq!((CellSet::ALL.len(), farm.unused().len()), (15, 13));
    assert_eq!((Cell::at(2, 4).is_some(), Cell::at(3, 0), Cell::at(0, 5)), (true, None, None));
}

#[test]
fn a1_5_there_are_38_fence_spaces() {
    let all = Cell::all().fold(FenceSet::default(), |all, cell| all.with(FenceSet::around(cell)));
    let horizontal = (0..20).filter(|&place| all.has(place)).count();
    let vertical = (20..38).filter(|&place| all.has(place)).count();
    assert_eq!((all.len(), horizontal, vertical, FENCES), (38, 20, 18, 15));
}

#[test]
fn a1_6_crops_on_fields_are_not_in_the_supply() {
    // The harvest brings one grain of three; the two on the field stay out of reach.
    let mut kit = Kit::new(2).has("1 vegetable").fields("0,1").sown("0,1", Crop::Grain, 3).harvest(4);
    assert_eq!(kit.supply(), "1 grain, 1 vegetable");
    kit.act(1, "convert grain");
    assert_eq!(kit.refuses(1, "convert grain"), Illegal::NoGood(Good::Grain));
    assert_eq!(kit.on_field("0,1"), "2 grain");
}

#[test]
fn a1_6_animals_live_on_the_farm() {
    let mut kit = Kit::new(2).round(4).with_goods_on(Space::SheepMarket, 2);
    kit.act(1, "sheep_market");
    assert_eq!(kit.herd(), [1, 0, 0], "there is a place for one only");
}

#[test]
fn a1_1_nobody_is_asked_after_the_end() {
    let (state, _) = whole_game(2);
    assert_eq!((state.open().count(), state.next_actor()), (0, None));
    let mut state = state;
    let feed = state.read("feed").unwrap();
    assert_eq!(state.apply(Actor::Seat(seat(1)), feed, &mut table::Ignore), Err(Illegal::NotAsked));
}
