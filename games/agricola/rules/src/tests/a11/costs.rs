//! A11.5, A12.12: what minors cost, and their points.

use table::by::Key;

use crate::edition::{Edition, Needs};
use crate::pieces::{Card, CardKind, Good};
use crate::tests::kit::{Kit, goods, supply};

/// All minors with cost and points. Bottles cost 1 clay and 1 food for each of two people.
const MINORS: [(Card, &str, i32); 48] = [
    (Card::ShiftingCultivation, "2 food", 0),
    (Card::ClayEmbankment, "1 food", 0),
    (Card::YoungAnimalMarket, "1 sheep", 0),
    (Card::DrinkingTrough, "1 clay", 0),
    (Card::RammedClay, "", 0),
    (Card::Handplow, "1 wood", 0),
    (Card::ThreshingBoard, "1 wood", 1),
    (Card::SleepingCorner, "1 wood", 1),
    (Card::Manger, "2 wood", 0),
    (Card::BigCountry, "", 0),
    (Card::WoolBlankets, "", 0),
    (Card::PondHut, "1 wood", 1),
    (Card::MilkJug, "1 clay", 0),
    (Card::Claypipe, "1 clay", 0),
    (Card::JunkRoom, "1 wood, 1 clay", 0),
    (Card::Basket, "1 reed", 0),
    (Card::DutchWindmill, "2 wood, 2 stone", 2),
    (Card::CornScoop, "1 wood", 0),
    (Card::LargeGreenhouse, "2 wood", 0),
    (Card::ClearingSpade, "1 wood", 0),
    (Card::LumberMill, "2 stone", 2),
    (Card::Canoe, "2 wood", 1),
    (Card::StoneTongs, "1 wood", 0),
    (Card::ShepherdsCrook, "1 wood", 0),
    (Card::MiniPasture, "2 food", 0),
    (Card::MarketStall, "1 grain", 0),
    (Card::Caravan, "3 wood, 3 food", 0),
    (Card::CarpentersParlor, "1 wood, 1 stone", 0),
    (Card::MiningHammer, "1 wood", 0),
    (Card::MoldboardPlow, "2 wood", 0),
    (Card::Lasso, "1 reed", 0),
    (Card::BreadPaddle, "1 wood", 0),
    (Card::Mantlepiece, "1 stone", -3),
    (Card::Bottles, "2 clay, 2 food", 4),
    (Card::Loom, "2 wood", 1),
    (Card::StrawberryPatch, "1 wood", 2),
    (Card::HerringPot, "1 clay", 0),
    (Card::ButterChurn, "1 wood", 1),
    (Card::Brook, "", 0),
    (Card::Scullery, "1 wood, 1 clay", 0),
    (Card::ThreeFieldRotation, "", 0),
    (Card::Pitchfork, "1 wood", 0),
    (Card::SackCart, "2 wood", 0),
    (Card::Beanfield, "1 food", 1),
    (Card::ThickForest, "", 0),
    (Card::LoamPit, "1 food", 1),
    (Card::HardPorcelain, "1 clay", 0),
    (Card::AcornsBasket, "1 reed", 0),
];

/// Seat 1 has these goods and this card in hand, and may play a minor.
fn meeting(card: Card, has: &str) -> Kit {
    let mut kit = Kit::with("cards deal", 2).hand(&[card]).has(has);
    kit.act(1, "meeting_place");
    kit
}

#[test]
fn a11_5_what_minors_cost() {
    let kit = Kit::with("cards deal", 2);
    let minors = Card::ALL.iter().filter(|card| Edition::revised().cards[**card].kind == CardKind::Minor);
    assert_eq!(minors.copied().collect::<Vec<_>>(), MINORS.map(|(card, ..)| card));
    for (card, cost, _) in MINORS {
        assert_eq!(supply(&kit.state.card_cost(kit.of(1), card)), cost, "{card}");
    }
}

#[test]
fn a11_5_the_cost_is_paid_in_full_or_the_card_stays_in_hand() {
    for (card, cost, _) in
        MINORS.into_iter().filter(|(card, ..)| Edition::revised().cards[*card].needs == Needs::default())
    {
        let play = format!("play {card}");
        let mut kit = meeting(card, cost);
        kit.act(1, &play);
        assert_eq!(kit.supply(), "", "{card}");
        for &good in Good::ALL.iter().filter(|&&good| goods(cost)[good] > 0) {
            let mut less = goods(cost);
            less[good] -= 1;
            let mut kit = meeting(card, &supply(&less));
            assert_eq!(kit.refuses(1, &play), crate::Illegal::Short(good, 1), "{card}");
        }
    }
}

#[test]
fn a12_12_the_points_of_minors() {
    for (card, _, points) in MINORS {
        let kit = Kit::with("cards deal", 2).played(&[card]);
        assert_eq!(kit.score(1).cards, points, "{card}");
    }
}
