//! A14 Rulings.

use table::{Actor, Game as _, Viewer};

use super::kit::{Kit, cell, goods, seat};
use crate::flow::Stage;
use crate::pieces::{Card, CardKind, Crop, Good, Major, Space};
use crate::{Event, Illegal};

#[test]
fn a14_1_begging_by_choice_is_legal_as_far_as_goods_are_kept() {
    let mut kit = Kit::new(2).has("4 grain, 1 sheep").owns(&[Major::Fireplace2]).harvest(4);
    kit.act(1, "feed");
    assert_eq!((kit.supply(), kit.of(1).begging), ("4 grain, 1 sheep".to_owned(), 4));
}

#[test]
fn a14_2_food_cannot_be_held_back() {
    let mut kit = Kit::new(2).has("3 food, 1 grain").harvest(4);
    let events = kit.act(1, "feed");
    assert!(events.contains(&Event::Fed { seat: seat(1), food: 3, begging: 1 }));
    assert_eq!(kit.count(Good::Food), 0);
}

#[test]
fn a14_3_nobody_begs_for_an_occupation_or_a_purchase() {
    let kit = Kit::with("cards deal", 2).played(&[Card::Grocer]).hand(&[Card::Priest, Card::MiniPasture]).has("");
    assert_eq!(kit.clone().refuses(1, "lessons"), Illegal::Short(Good::Food, 1));
    let mut kit = kit.has("1 food");
    kit.act(1, "meeting_place");
    assert_eq!(kit.refuses(1, "play mini_pasture"), Illegal::Short(Good::Food, 1));
}

#[test]
fn a14_4_meeting_place_without_a_minor_is_used() {
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::RammedClay]).turn_of(1);
    kit.acts(1, &["meeting_place", "done"]);
    assert_eq!((kit.state.starting_player(), kit.of(1).in_front.len()), (seat(1), 0));
}

#[test]
fn a14_5_animals_are_cooked_straight_from_the_market_never_in_breeding() {
    let kit = Kit::new(2).has("4 food, 1 sheep").owns(&[Major::Fireplace2]);
    let mut market = kit.clone().round(4);
    market.act(1, "sheep_market");
    assert_eq!(market.supply(), "1 sheep, 6 food");
    let mut kit = kit.has("4 food, 2 sheep").stables("0,4").harvest(4);
    kit.act(1, "feed");
    assert_eq!(kit.supply(), "2 sheep", "the young one went back without food for it");
}

#[test]
fn a14_6_young_animals_that_fit_are_taken() {
    let kit = Kit::new(2).has("4 food, 2 sheep").pasture("0,3 0,4").harvest(4);
    assert_eq!((kit.herd(), kit.state.stage()), ([3, 0, 0], Stage::Reveal), "nothing is asked");
}

#[test]
fn a14_7_the_last_moment_to_cook_before_breeding_is_feeding() {
    // Enough food is there; cooking is offered all the same.
    let mut kit = Kit::new(2).has("9 food, 2 sheep").owns(&[Major::Fireplace2]).stables("0,4").harvest(4);
    assert_eq!(kit.legal(1), ["convert sheep", "feed"]);
    kit.act(1, "feed");
    assert_eq!(kit.state.stage(), Stage::Reveal, "breeding followed at once");
}

#[test]
fn a14_8_an_empty_accumulation_space_is_not_used() {
    let mut kit = Kit::new(2).with_goods_on(Space::ClayPit, 0);
    assert_eq!(kit.refuses(1, "clay_pit"), Illegal::Empty(Space::ClayPit));
    // With hand cards nothing ever lies on Meeting Place, and it can be used.
    assert!(Kit::with("cards deal", 2).allows(1, "meeting_place"));
}

#[test]
fn a14_9_no_room_in_a_pasture_or_on_a_stable() {
    let mut kit = Kit::new(2).has("5 wood, 2 reed").pasture("1,1").stables("0,0");
    kit.act(1, "farm_expansion");
    for site in ["1,1", "0,0"] {
        assert_eq!(kit.refuses(1, &format!("room {site}")), Illegal::RoomSite(cell(site)));
    }
}

#[test]
fn a14_10_fences_are_judged_at_the_end_of_the_action() {
    // Two pastures, built in either order, are the same farm.
    let built = |order: [&str; 2]| {
        let mut kit = Kit::new(2).round(2).has("7 wood");
        kit.act(1, "fencing");
        order.iter().for_each(|pasture| kit.fence(1, pasture));
        kit.of(1).farm
    };
    assert_eq!(built(["0,3", "0,4"]), built(["0,4", "0,3"]));
}

#[test]
fn a14_11_parts_of_an_action_are_not_interleaved() {
    let mut kit = Kit::new(2).has("9 wood, 2 reed");
    kit.acts(1, &["farm_expansion", "done", "stable 0,4"]);
    assert_eq!(kit.refuses(1, "room 0,0"), Illegal::NotAsked, "rooms come before stables");
    let mut kit = Kit::new(2).round(3).has("2 grain").fields("0,4").owns(&[Major::Fireplace2]);
    kit.act(1, "grain_utilization");
    assert_eq!(kit.refuses(1, "bake 1"), Illegal::NotAsked, "sowing comes before baking");
}

#[test]
fn a14_12_occupations_count_wherever_they_were_played() {
    let mut kit = Kit::with("cards deal", 3).hand(&[Card::Grocer, Card::Priest]).has("3 food");
    kit.acts(1, &["second_lessons", "play grocer"]);
    kit = kit.turn_of(1);
    kit.act(1, "lessons");
    assert_eq!(kit.supply(), "", "2 food for the first, and 1 for the second");
}

#[test]
fn a14_13_craft_buildings_are_asked_in_feeding_only() {
    let mut kit = Kit::new(2).has("2 wood").owns(&[Major::Joinery]);
    assert_eq!(kit.refuses(1, "craft joinery"), Illegal::NotAsked);
    assert!(kit.harvest(4).allows(1, "craft joinery"));
}

#[test]
fn a14_14_craft_points_come_by_themselves() {
    // Only feeding is asked, nothing after it.
    let mut kit = Kit::new(2).has("4 food, 5 reed").owns(&[Major::Basketmaker]).harvest(14);
    kit.act(1, "feed");
    assert_eq!((kit.state.stage(), kit.score(1).bonus), (Stage::Over, 3));
}

#[test]
fn a14_15_the_best_rate_is_used() {
    let kit = Kit::new(2).owns(&[Major::Fireplace2, Major::Hearth5]);
    assert_eq!([Good::Vegetable, Good::Boar, Good::Cattle].map(|good| kit.of(1).food_for(good)), [3, 3, 4]);
    let mut kit = kit.owns(&[Major::ClayOven]).round(3).has("3 grain");
    kit.acts(1, &["grain_utilization", "bake 2"]);
    assert_eq!(kit.supply(), "1 grain, 8 food", "the oven first, then the Hearth");
}

#[test]
fn a14_16_conversions_are_offered_only_where_they_matter() {
    let mut kit = Kit::new(2).has("1 grain, 1 sheep").owns(&[Major::Fireplace2]);
    assert_eq!(kit.refuses(1, "convert grain"), Illegal::NotAsked);
    assert!(kit.harvest(4).allows(1, "convert grain"));
    // A price that is short.
    let mut kit = Kit::with("cards deal", 2).played(&[Card::Grocer]).hand(&[Card::Priest, Card::Tutor]);
    kit = kit.has("1 grain, 1 vegetable");
    kit.acts(1, &["lessons", "play tutor"]);
    assert_eq!(kit.legal(1), ["convert grain", "convert vegetable"]);
}

#[test]
fn a14_17_animals_that_fit_are_not_given_away() {
    let mut kit = Kit::new(2).has("").round(4);
    kit.act(1, "sheep_market");
    assert_eq!((kit.herd(), kit.asked()), ([1, 0, 0], vec![2]));
    // Where something must go, no more goes than must.
    let mut kit = Kit::new(2).has("1 cattle").round(4);
    kit.act(1, "sheep_market");
    assert_eq!(kit.refuses(1, "keep 0 sheep 0 boar 0 cattle"), Illegal::NotThisHerd);
}

#[test]
fn a14_18_feeding_is_simultaneous() {
    let mut kit = Kit::new(3).has("1 grain");
    for number in [2, 3] {
        kit = kit.player(number, |player| player.goods = goods("1 grain"));
    }
    let kit = kit.harvest(4);
    assert_eq!(kit.asked(), [1, 2, 3]);
    let fed = |order: [u8; 3]| {
        let mut kit = kit.clone();
        order.iter().for_each(|&number| drop(kit.act(number, "feed")));
        let players: Vec<_> = [1, 2, 3].iter().map(|&number| *kit.of(number)).collect();
        (players, kit.state.stage())
    };
    assert_eq!(fed([1, 2, 3]), fed([3, 1, 2]));
    assert_eq!(fed([1, 2, 3]).1, Stage::Reveal, "the phase ends when all have answered");
}

#[test]
fn a14_19_hands_are_hidden_their_sizes_are_not() {
    let kit = Kit::with("cards deal", 2);
    let seen = |viewer| {
        let view = kit.state.view(viewer);
        (view.players[0].hand.len(), view.players[0].hand_occupations, view.players[0].hand_minors)
    };
    assert_eq!(seen(Viewer::Seat(seat(1))), (14, 7, 7));
    assert_eq!(seen(Viewer::Seat(seat(2))), (0, 7, 7));
    assert_eq!(seen(Viewer::Spectator), (0, 7, 7));
}

#[test]
fn a14_19_a_travelling_card_is_known_to_all() {
    let mut kit = Kit::with("cards deal", 2).hand(&[Card::ClayEmbankment]).has("1 food");
    kit.acts(1, &["meeting_place", "play clay_embankment"]);
    assert_eq!(kit.state.view(Viewer::Spectator).players[1].hand, [Card::ClayEmbankment]);
}

#[test]
fn a14_19_dealt_cards_are_hidden_in_the_log() {
    let mut kit = Kit::unbegun("cards deal; first 1", 2);
    kit.nature("first 1");
    let first = kit.legal_of(Actor::Nature).remove(0);
    let events = kit.nature(&first);
    let told = |viewer| crate::State::seen_by(&events[0], viewer);
    let hidden = Event::Dealt { seat: seat(1), kind: CardKind::Occupation, card: None };
    assert_eq!((told(Viewer::Seat(seat(2))), told(Viewer::Spectator)), (hidden.clone(), hidden));
    assert_eq!(told(Viewer::Seat(seat(1))), events[0]);
}

#[test]
fn a14_19_what_comes_next_in_a_stage_is_hidden_its_stage_is_not() {
    let view = Kit::new(2).state.view(Viewer::Omniscient);
    assert_eq!((view.rounds[0].card, view.rounds[1].card), (Some(Space::MajorImprovement), None));
    assert_eq!((view.rounds[4].stage, view.rounds[13].stage), (2, 6));
}

#[test]
fn a14_20_the_owner_of_two_fireplaces_says_which_goes_back() {
    let mut kit = Kit::new(2).has("").owns(&Major::FIREPLACES);
    kit.act(1, "major_improvement");
    assert_eq!(kit.legal(1), ["build hearth_4", "build hearth_5"], "any Hearth on display");
    kit.act(1, "build hearth_5");
    assert_eq!(kit.legal(1), ["return fireplace_2", "return fireplace_3"]);
    assert_eq!(kit.refuses(1, "pay"), Illegal::Short(Good::Clay, 5));
    kit.act(1, "return fireplace_3");
    assert!(kit.state.display().contains(Major::Fireplace3) && kit.of(1).majors.contains(Major::Fireplace2));
}

#[test]
fn a14_21_scheduled_goods_start_with_the_next_round() {
    let mut kit = Kit::new(2).round(5).has("1 wood, 3 stone");
    kit.act(1, "major_improvement");
    let on = |round| kit.of(1).scheduled.on(round)[Good::Food];
    assert_eq!((on(5), on(6), on(10), on(11)), (0, 1, 1, 0));
}

#[test]
fn a14_22_a_person_without_a_space_is_idle_not_lost() {
    let mut kit = Kit::new(2).only_free(&[Space::Lessons]);
    kit.act(1, "pass");
    assert_eq!((kit.of(1).people, kit.of(1).at_home, kit.state.stage()), (2, 2, Stage::Reveal));
}

#[test]
fn a14_23_a_pasture_of_stabled_spaces_only_is_legal() {
    let mut kit = Kit::new(2).round(2).has("6 wood").stables("0,3 0,4");
    kit.act(1, "fencing");
    kit.fence(1, "0,3 0,4");
    assert_eq!(kit.score(1).pastures, 1);
}

#[test]
fn a14_24_the_best_rank_can_be_shared() {
    let kit = Kit::new(3).player(3, |player| player.begging = 1);
    let kit = [1, 2, 3].iter().fold(kit, |kit, &number| kit.player(number, |player| player.goods = goods("4 food")));
    assert_eq!(kit.harvest(14).state.outcome().unwrap().winners, [seat(1), seat(2)]);
}

#[test]
fn a14_25_unplanted_fields_are_sown_in_reading_order() {
    let kit = Kit::new(2).round(3).has("1 grain, 1 vegetable").fields("1,3 0,4 1,4 2,4");
    let mut kit = kit.sown("0,4", Crop::Grain, 1);
    kit.acts(1, &["grain_utilization", "sow grain 1", "sow vegetable 1"]);
    assert_eq!(["0,4", "1,3", "1,4", "2,4"].map(|at| kit.on_field(at)), ["1 grain", "3 grain", "2 vegetable", ""]);
}
