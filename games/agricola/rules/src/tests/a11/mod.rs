//! A11 Hand cards and terms, as far as cards do something without their own effects.

mod costs;

use std::collections::BTreeSet;

use table::by::Key;
use table::{Game as _, Viewer};

use super::kit::{Kit, cells, seat};
use crate::edition::{Edition, Needs};
use crate::pieces::{Card, CardKind, Category, Crop, Good, House, Major};
use crate::player::is_nothing;
use crate::{Event, Illegal};

const OCCUPATIONS: [Card; 4] = [Card::Grocer, Card::Priest, Card::Tutor, Card::Groom];

/// Seat 1 has this card and Rammed Clay in hand and may play a minor at Meeting Place.
fn meeting(kit: Kit, card: Card, has: &str) -> Kit {
    let mut kit = kit.hand(&[card, Card::RammedClay]).has(has);
    kit.act(1, "meeting_place");
    kit
}

fn dealt() -> Kit {
    Kit::with("cards deal", 2)
}

#[test]
fn a11_1_a_card_in_hand_does_nothing() {
    let kit = dealt().hand(&[Card::Bottles]);
    assert_eq!(kit.score(1).cards, 0);
}

#[test]
fn a11_1_a_played_card_lies_open_before_its_owner() {
    let mut kit = meeting(dealt(), Card::Bottles, "2 clay, 2 food");
    let events = kit.act(1, "play bottles");
    assert!(events.contains(&Event::Played { seat: seat(1), card: Card::Bottles }));
    assert!(!kit.of(1).hand().contains(Card::Bottles) && kit.of(1).in_front.contains(&Some(Card::Bottles)));
    assert_eq!(kit.state.view(Viewer::Spectator).players[0].cards, [Card::Bottles]);
}

#[test]
fn a11_2_occupations_are_played_one_at_a_time() {
    let mut kit = dealt().hand(&OCCUPATIONS).has("9 food");
    kit.acts(1, &["lessons", "play grocer"]);
    assert_eq!((kit.asked(), kit.of(1).occupations), (vec![2], 1));
}

#[test]
fn a11_2_occupations_have_no_prerequisites_and_no_points() {
    let edition = Edition::revised();
    for card in Card::ALL.iter().filter(|card| edition.cards[**card].kind == CardKind::Occupation) {
        assert_eq!((edition.cards[*card].needs, edition.cards[*card].points), (Needs::default(), 0), "{card}");
    }
}

#[test]
fn a11_2_only_occupations_are_played_at_lessons() {
    let mut kit = dealt().hand(&[Card::Grocer, Card::Priest, Card::RammedClay]);
    kit.act(1, "lessons");
    assert_eq!(kit.refuses(1, "play rammed_clay"), Illegal::OtherKind(Card::RammedClay));
    assert_eq!(kit.refuses(1, "play tutor"), Illegal::NotInHand(Card::Tutor));
    let mut kit = meeting(dealt(), Card::Grocer, "");
    assert_eq!(kit.refuses(1, "play grocer"), Illegal::OtherKind(Card::Grocer));
}

#[test]
fn a11_3_the_space_names_the_food_for_an_occupation() {
    let mut kit = Kit::with("cards deal", 3).played(&OCCUPATIONS[..1]).hand(&OCCUPATIONS[1..]).has("3 food");
    kit.acts(1, &["lessons", "play priest"]);
    assert_eq!(kit.supply(), "2 food");
    kit = kit.turn_of(1);
    kit.acts(1, &["second_lessons", "play tutor"]);
    assert_eq!(kit.supply(), "");
}

#[test]
fn a11_4_no_occupation_of_this_deck_has_a_cost_of_its_own() {
    let edition = Edition::revised();
    for card in Card::ALL.iter().filter(|card| edition.cards[**card].kind == CardKind::Occupation) {
        let data = &edition.cards[*card];
        assert!(is_nothing(&data.cost) && is_nothing(&data.cost_each_person), "{card}");
    }
}

#[test]
fn a11_5_a_minor_needs_its_prerequisite_and_its_cost() {
    // Canoe: one occupation, 2 wood.
    let learned = || dealt().played(&OCCUPATIONS[..1]);
    assert_eq!(meeting(dealt(), Card::Canoe, "2 wood").refuses(1, "play canoe"), Illegal::Prerequisite(Card::Canoe));
    assert_eq!(meeting(learned(), Card::Canoe, "1 wood").refuses(1, "play canoe"), Illegal::Short(Good::Wood, 1));
    let mut kit = meeting(learned(), Card::Canoe, "2 wood");
    kit.act(1, "play canoe");
    assert_eq!((kit.supply(), kit.of(1).occupations), (String::new(), 1), "the prerequisite is not paid");
}

/// A11.5: card, situation in which its prerequisite is just met, situation in which it is just missed.
#[test]
fn a11_5_prerequisites_of_all_kinds() {
    let occupations = |count: usize| dealt().played(&OCCUPATIONS[..count]);
    let grain =
        |fields: &[&str]| fields.iter().fold(dealt().fields("0,3 0,4"), |kit, field| kit.sown(field, Crop::Grain, 1));
    let vegetables = |fields: &[&str]| {
        fields.iter().fold(dealt().fields("0,3 0,4"), |kit, field| kit.sown(field, Crop::Vegetable, 1))
    };
    let full = "0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4";
    let plenty = "9 wood, 9 clay, 9 reed, 9 stone, 9 food";
    let check = |card: Card, met: Kit, missed: Kit, has: [&str; 2]| {
        assert!(meeting(met, card, has[0]).allows(1, &format!("play {card}")), "{card}");
        assert_eq!(meeting(missed, card, has[1]).refuses(1, &format!("play {card}")), Illegal::Prerequisite(card));
    };
    for (card, count) in [
        (Card::Canoe, 1),
        (Card::MoldboardPlow, 1),
        (Card::ThreshingBoard, 2),
        (Card::LargeGreenhouse, 2),
        (Card::Loom, 2),
        (Card::SackCart, 2),
        (Card::Beanfield, 2),
        (Card::ThreeFieldRotation, 3),
        (Card::LoamPit, 3),
        (Card::AcornsBasket, 3),
    ] {
        check(card, occupations(count), occupations(count - 1), [plenty; 2]);
    }
    for card in [Card::LumberMill, Card::ButterChurn] {
        check(card, occupations(3), occupations(4), [plenty; 2]);
    }
    check(Card::PondHut, occupations(2), occupations(3), [plenty; 2]);
    check(Card::PondHut, occupations(2), occupations(1), [plenty; 2]);
    check(Card::SleepingCorner, grain(&["0,3", "0,4"]), grain(&["0,3"]), [plenty; 2]);
    check(Card::StrawberryPatch, vegetables(&["0,3", "0,4"]), vegetables(&["0,4"]), [plenty; 2]);
    check(Card::BigCountry, dealt().pasture(full).stables("0,0"), dealt().pasture(full), [plenty; 2]);
    check(Card::Mantlepiece, dealt().rooms(House::Clay, ""), dealt(), [plenty; 2]);
    check(Card::Mantlepiece, dealt().rooms(House::Stone, ""), dealt(), [plenty; 2]);
    check(Card::WoolBlankets, dealt().pasture("0,3 0,4"), dealt().pasture("0,3 0,4"), ["5 sheep", "4 sheep"]);
    check(Card::ThickForest, dealt(), dealt(), ["5 clay", "4 clay"]);
}

#[test]
fn a11_5_an_own_person_on_a_space_can_be_asked_for() {
    // Brook: a person on Fishing.
    let mut kit = dealt().hand(&[Card::Brook]);
    kit.act(1, "fishing");
    kit = kit.turn_of(1);
    kit.acts(1, &["meeting_place", "play brook"]);
    let mut kit = dealt().hand(&[Card::Brook]).turn_of(2);
    kit.act(2, "fishing");
    kit.act(1, "meeting_place");
    assert_eq!(kit.refuses(1, "play brook"), Illegal::Prerequisite(Card::Brook), "somebody else's does not count");
}

#[test]
fn a11_6_at_least_unless_the_card_says_otherwise() {
    let mut kit = meeting(dealt().played(&OCCUPATIONS), Card::Canoe, "2 wood");
    kit.act(1, "play canoe");
    let mut kit = meeting(dealt().played(&OCCUPATIONS), Card::PondHut, "1 wood");
    assert_eq!(kit.refuses(1, "play pond_hut"), Illegal::Prerequisite(Card::PondHut), "exactly two");
}

#[test]
fn a11_6_cards_asked_for_must_lie_open() {
    let mut kit = dealt().hand(&[Card::Canoe, Card::Grocer, Card::Priest]).has("2 wood");
    kit.act(1, "meeting_place");
    assert_eq!(kit.refuses(1, "play canoe"), Illegal::Prerequisite(Card::Canoe));
}

#[test]
fn a11_7_a_grain_field_has_grain_on_it_now() {
    let mut kit = dealt().fields("0,3 0,4").sown("0,3", Crop::Grain, 1).sown("0,4", Crop::Grain, 2);
    kit = meeting(kit, Card::SleepingCorner, "1 wood");
    assert!(kit.allows(1, "play sleeping_corner"));
    // After the harvest only one of them is left.
    let kit = kit.harvest(4).round(5);
    let mut kit = meeting(kit, Card::SleepingCorner, "1 wood");
    assert_eq!(kit.refuses(1, "play sleeping_corner"), Illegal::Prerequisite(Card::SleepingCorner));
}

#[test]
fn a11_8_a_prerequisite_is_for_playing_only() {
    // Pond Hut was played with exactly two occupations; a third does not touch its point.
    let mut kit = meeting(dealt().played(&OCCUPATIONS[..2]), Card::PondHut, "1 wood, 1 food");
    kit.act(1, "play pond_hut");
    let mut kit = kit.hand(&OCCUPATIONS[2..3]).turn_of(1);
    kit.act(1, "lessons");
    assert_eq!((kit.of(1).occupations, kit.score(1).cards), (3, 1));
}

#[test]
fn a11_9_a_travelling_card_goes_to_the_left_neighbour() {
    let mut kit = meeting(Kit::with("cards deal", 3), Card::MarketStall, "1 grain");
    let events = kit.act(1, "play market_stall");
    let travelled = Event::Travelled { seat: seat(1), to: Some(seat(2)), card: Card::MarketStall };
    assert!(events.contains(&travelled));
    assert!(kit.of(2).hand().contains(Card::MarketStall) && kit.of(1).in_front.is_empty());
    assert_eq!(kit.of(2).hand().len(), 15, "a hand may grow past seven of a kind");
    // The last one passes it to the first.
    let mut kit = Kit::with("cards deal", 3).player(3, |player| player.goods[Good::Grain] = 1).turn_of(3);
    let card = [Card::MarketStall].into_iter().collect();
    kit.state.players.iter_mut().for_each(|player| player.hand = player.hand.without(card));
    kit = kit.player(3, |player| player.hand = player.hand.with(card));
    kit.acts(3, &["meeting_place", "play market_stall"]);
    assert!(kit.of(1).hand().contains(Card::MarketStall));
}

#[test]
fn a11_9_the_neighbour_may_play_it_in_the_same_work_phase() {
    let mut kit = meeting(dealt(), Card::ClayEmbankment, "1 food");
    kit.act(1, "play clay_embankment");
    kit.acts(2, &["major_improvement", "play clay_embankment"]);
    assert!(kit.of(1).hand().contains(Card::ClayEmbankment), "with two players it comes back");
}

#[test]
fn a11_9_the_travelling_cards() {
    let edition = Edition::revised();
    let travelling: Vec<&Card> = Card::ALL.iter().filter(|card| edition.cards[**card].travels).collect();
    let expected = [
        Card::ShiftingCultivation,
        Card::ClayEmbankment,
        Card::YoungAnimalMarket,
        Card::MiniPasture,
        Card::MarketStall,
    ];
    assert_eq!(travelling, expected.iter().collect::<Vec<_>>());
    assert!(expected.iter().all(|&card| edition.cards[card].kind == CardKind::Minor));
}

#[test]
fn a11_16_ovens_bake_when_they_are_built_other_improvements_do_not() {
    let mut kit = Kit::new(2).has("2 clay, 1 grain");
    kit.act(1, "major_improvement");
    assert_eq!((kit.supply(), kit.asked()), ("1 grain".to_owned(), vec![2]), "a Fireplace is no oven");
    let mut kit = Kit::new(2).has("1 clay, 3 stone, 1 grain");
    kit.act(1, "major_improvement");
    assert!(kit.of(1).majors.contains(Major::StoneOven) && kit.allows(1, "bake 1"));
}

#[test]
fn a11_17_eight_categories() {
    let used: BTreeSet<&str> = Card::ALL.iter().map(|&card| Edition::revised().cards[card].category.word()).collect();
    assert_eq!((Category::ALL.len(), used.len()), (8, 8));
}

#[test]
fn a11_18_an_action_space_card_covers_each_round_space() {
    let kit = Kit::new(2).round(14);
    let cards: BTreeSet<&str> = (1..=14).map(|round| kit.state.board().card_of(round).unwrap().word()).collect();
    assert_eq!((cards.len(), kit.state.board().card_of(15)), (14, None));
}

#[test]
fn a11_19_spaces_are_adjacent_if_they_share_a_side() {
    let beside = |at: &str| cells(at).neighbours().to_string();
    assert_eq!(beside("1,2"), "0,2+1,1+1,3+2,2");
    assert_eq!((beside("0,0"), beside("2,4")), ("0,1+1,0".to_owned(), "1,4+2,3".to_owned()));
    assert_eq!(beside("0,4"), "0,3+1,4", "the end of a row does not touch the next row");
}

#[test]
fn a11_20_as_many_of_the_next_round_spaces_as_there_are() {
    for (round, rounds) in [(8, 9..=13), (9, 10..=14), (12, 13..=14)] {
        let mut kit = Kit::new(2).round(round).has("1 wood, 3 stone");
        kit.act(1, "major_improvement");
        for later in 1..=14 {
            let expected = u8::from(rounds.contains(&later));
            assert_eq!(kit.of(1).scheduled.on(later)[Good::Food], expected, "built in {round}, round {later}");
        }
        assert_eq!(kit.of(2).scheduled, Default::default(), "it is meant for one player");
    }
}

#[test]
fn a11_30_the_starting_player_is_who_holds_the_token_now() {
    let mut kit = Kit::new(2);
    kit.act(1, "forest");
    kit.act(2, "meeting_place");
    assert_eq!(kit.state.view(Viewer::Spectator).starting_player, seat(2), "though seat 1 opened this round");
}

#[test]
fn a11_36_a_field_is_planted_while_something_lies_on_it() {
    let kit =
        Kit::new(2).has("9 food").fields("0,2 0,3 0,4").sown("0,2", Crop::Grain, 1).sown("0,3", Crop::Vegetable, 2);
    let of = |kit: &Kit| {
        let farm = &kit.of(1).farm;
        (farm.fields_with(Crop::Grain), farm.fields_with(Crop::Vegetable), farm.unplanted())
    };
    assert_eq!(of(&kit), (1, 1, 1));
    assert_eq!(of(&kit.harvest(4)), (0, 1, 2));
}

#[test]
fn a11_38_a_used_space_has_a_tile_or_a_stable_or_is_fenced() {
    let kit = Kit::new(2);
    assert_eq!((kit.of(1).farm.used().len(), kit.of(1).farm.unused().len()), (2, 13));
    let kit = kit.rooms(House::Wood, "0,0").fields("0,4").stables("0,2").pasture("2,3 2,4");
    assert_eq!(kit.of(1).farm.used().to_string(), "0,0+0,2+0,4+1,0+2,0+2,3+2,4");
}

#[test]
fn a11_41_paying_takes_from_the_supply_and_animals_from_the_farm() {
    let mut kit = meeting(dealt(), Card::YoungAnimalMarket, "1 sheep");
    kit.act(1, "play young_animal_market");
    assert_eq!(kit.count(Good::Sheep), 0);
    // The grain on a field does not pay.
    let mut kit = meeting(dealt().fields("0,4").sown("0,4", Crop::Grain, 3), Card::MarketStall, "");
    assert_eq!(kit.refuses(1, "play market_stall"), Illegal::Short(Good::Grain, 1));
}
