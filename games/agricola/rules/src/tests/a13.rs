//! A13 Solo.

use table::{Actor, Game as _, Setup as _};

use super::kit::{Kit, seat};
use crate::edition::Edition;
use crate::pieces::{Card, Good, House, Major, Space};
use crate::{Event, Setup, State};

#[test]
fn a13_1_the_board_for_two_no_food_and_less_wood() {
    let kit = Kit::new(1);
    assert_eq!((kit.supply(), kit.on(Space::Forest)), (String::new(), 2));
    let alone = Kit::with("side-job off", 1).state.layout().fixed;
    assert_eq!(alone, Kit::with("side-job off", 2).state.layout().fixed);
}

#[test]
fn a13_1_one_player_takes_all_turns() {
    let mut kit = Kit::new(1);
    kit.act(1, "forest");
    assert_eq!(kit.asked(), [1]);
    kit.act(1, "clay_pit");
    assert_eq!(kit.legal_of(Actor::Nature).len(), 3, "the next round");
}

#[test]
fn a13_2_an_adult_eats_3_a_newborn_1() {
    let mut kit = Kit::new(1).round(13).people(3).newborn().has("20 food, 1 grain").work_ends();
    kit.act(1, "feed");
    assert_eq!(kit.count(Good::Food), 10);
}

#[test]
fn a13_3_a_travelling_card_leaves_the_game() {
    let mut kit = Kit::with("cards deal", 1).hand(&[Card::MarketStall, Card::RammedClay]).has("1 grain");
    kit.act(1, "meeting_place");
    let events = kit.act(1, "play market_stall");
    assert!(events.contains(&Event::Travelled { seat: seat(1), to: None, card: Card::MarketStall }));
    let player = kit.of(1);
    assert!(!player.hand().contains(Card::MarketStall) && player.in_front.is_empty());
    assert!(!kit.state.deck.contains(Card::MarketStall));
}

#[test]
fn a13_4_only_occupations_marked_for_one() {
    let kit = Kit::unbegun("cards deal", 1);
    assert!(kit.state.deck.iter().all(|card| Edition::revised().cards[card].players == 1));
}

#[test]
fn a13_4_a_hand_may_be_chosen() {
    let chosen = "cards deal; hand corn_scoop,basket,grocer";
    let kit = Kit::with(chosen, 1);
    assert_eq!(kit.of(1).hand(), [Card::CornScoop, Card::Basket, Card::Grocer].into_iter().collect());
    let begins = |options: &str, seats| State::new(&Setup::usual().with_options(options).unwrap(), seats).is_ok();
    assert!(!begins(chosen, 2), "only alone");
    assert!(!begins("cards deal; hand braggart", 1), "not a card for three");
    assert!(Setup::usual().with_options("hand grocer").is_err(), "not without hand cards");
}

#[test]
fn a13_5_the_player_always_holds_the_token() {
    let mut kit = Kit::with("cards deal", 1).hand(&[]);
    assert_eq!(kit.state.starting_player(), seat(1));
    kit.act(1, "meeting_place");
    assert_eq!((kit.state.starting_player(), kit.asked()), (seat(1), vec![1]));
}

#[test]
fn a13_6_50_points_are_the_goal() {
    let rich = Kit::new(1).people(5).rooms(House::Stone, "0,0 1,1 2,1").fields("0,1 0,2 1,2 2,2");
    let rich = ["0,4", "1,4", "2,4", "2,3"].iter().fold(rich, |kit, pasture| kit.pasture(pasture));
    use Major::{Basketmaker, ClayOven, Joinery, Pottery, StoneOven, Well};
    let rich = rich.owns(&[Well, ClayOven, StoneOven, Joinery, Pottery, Basketmaker]);
    for (grain, points, winners) in [(8, 50, 1), (7, 49, 0)] {
        let mut kit = rich.clone().has(&format!("{grain} grain, 4 vegetable, 15 food")).harvest(14);
        kit.act(1, "feed");
        let outcome = kit.state.outcome().unwrap();
        assert_eq!((outcome.points, outcome.winners.len()), (vec![points], winners));
    }
}

#[test]
fn a13_4_alone_the_order_of_action_spaces_may_be_chosen() {
    let order = "fencing,sheep_market";
    let mut kit = Kit::unbegun(&format!("order {order}"), 1);
    assert_eq!(kit.legal_of(Actor::Nature), ["reveal fencing"]);
    kit.nature("reveal fencing");
    kit.acts(1, &["forest", "fishing"]);
    assert_eq!(kit.legal_of(Actor::Nature), ["reveal sheep_market"]);
    kit.nature("reveal sheep_market");
    kit.acts(1, &["forest", "fishing"]);
    assert_eq!(kit.legal_of(Actor::Nature).len(), 2, "the others are drawn");

    let setup = Setup::usual().with_options(&format!("order {order}")).unwrap();
    assert_eq!(setup.options(), format!("cards none; order {order}"));
    assert!(State::new(&setup, 2).unwrap_err().to_string().contains("only a player alone"));
    for (wrong, reason) in [
        ("order forest", "no action space card"),
        ("order cultivation", "cannot come in round 1"),
        ("order fencing,fencing", "named twice"),
    ] {
        let error = Setup::usual().with_options(wrong).unwrap_err();
        assert!(error.contains(reason), "{error}");
    }
}
