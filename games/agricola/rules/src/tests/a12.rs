//! A12 Scoring.

use table::Game as _;

use super::kit::{Kit, goods};
use crate::Score;
use crate::pieces::{Card, Crop, Good, House, Major};

/// The points of one category for 0, 1, 2, ... of what it counts.
fn table(points: [i32; 10], of: impl Fn(u8) -> i32) {
    let scored: Vec<i32> = (0..10).map(of).collect();
    assert_eq!(scored, points);
}

/// The points of one category with so many of a good in the supply.
fn goods_table(good: Good, points: [i32; 10], of: impl Fn(Score) -> i32) {
    table(points, |count| of(Kit::new(2).has(&format!("{count} {good}")).score(1)));
}

#[test]
fn a12_1_field_tiles() {
    let sites = ["0,0", "0,1", "0,2", "0,3", "0,4", "1,1", "1,2", "1,3", "1,4"];
    table([-1, -1, 1, 2, 3, 4, 4, 4, 4, 4], |count| {
        Kit::new(2).fields(&sites[..count.into()].join(" ")).score(1).fields
    });
}

#[test]
fn a12_2_pastures() {
    let pastures = ["0,4", "1,4", "2,4", "2,3", "1,3"];
    let scored = |count: usize| {
        pastures[..count].iter().fold(Kit::new(2), |kit, pasture| kit.pasture(pasture)).score(1).pastures
    };
    assert_eq!((0..=5).map(scored).collect::<Vec<_>>(), [-1, 1, 2, 3, 4, 4]);
    let large = Kit::new(2).pasture("0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4");
    assert_eq!(large.score(1).pastures, 1, "of any size");
}

#[test]
fn a12_3_grain() {
    goods_table(Good::Grain, [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4], |score| score.grain);
}

#[test]
fn a12_4_vegetables() {
    goods_table(Good::Vegetable, [-1, 1, 2, 3, 4, 4, 4, 4, 4, 4], |score| score.vegetables);
}

#[test]
fn a12_5_sheep() {
    goods_table(Good::Sheep, [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4], |score| score.sheep);
}

#[test]
fn a12_6_wild_boar() {
    goods_table(Good::Boar, [-1, 1, 1, 2, 2, 3, 3, 4, 4, 4], |score| score.boar);
}

#[test]
fn a12_7_cattle() {
    goods_table(Good::Cattle, [-1, 1, 2, 2, 3, 3, 4, 4, 4, 4], |score| score.cattle);
}

#[test]
fn a12_8_unused_spaces() {
    assert_eq!(Kit::new(2).score(1).unused_spaces, -13);
    let kit = Kit::new(2).rooms(House::Wood, "0,0").fields("0,4").stables("0,2").pasture("2,3 2,4");
    assert_eq!(kit.score(1).unused_spaces, -8);
}

#[test]
fn a12_9_fenced_stables() {
    let kit = Kit::new(2).stables("0,4 1,4 0,1").pasture("0,4 1,4");
    assert_eq!(kit.score(1).fenced_stables, 2, "the third is not fenced");
    let kit = Kit::new(2).stables("0,3 0,4 1,3 1,4").pasture("0,3 0,4 1,3 1,4");
    assert_eq!(kit.score(1).fenced_stables, 4);
}

#[test]
fn a12_10_rooms() {
    for (house, points) in [(House::Wood, 0), (House::Clay, 3), (House::Stone, 6)] {
        assert_eq!(Kit::new(2).rooms(house, "0,0").score(1).rooms, points);
    }
}

#[test]
fn a12_11_people() {
    for people in 2..=5 {
        assert_eq!(Kit::new(2).people(people).score(1).people, 3 * i32::from(people));
    }
    let mut kit = Kit::new(2).round(14);
    kit.act(1, "urgent_wish");
    assert_eq!(kit.work_ends().score(1).people, 9, "a newborn of round 14 too");
}

#[test]
fn a12_12_printed_points_of_what_lies_open() {
    assert_eq!(Kit::new(2).owns(&[Major::Well, Major::StoneOven]).score(1).cards, 7);
    let kit = Kit::with("cards deal", 2);
    assert_eq!(kit.clone().played(&[Card::Bottles, Card::Canoe, Card::Mantlepiece]).score(1).cards, 4 + 1 - 3);
    assert_eq!(kit.hand(&[Card::Bottles]).score(1).cards, 0, "not those in hand");
}

#[test]
fn a12_12_not_what_was_returned() {
    let mut kit = Kit::new(2).has("").owns(&[Major::Fireplace2]);
    kit.acts(1, &["major_improvement", "build hearth_4"]);
    assert_eq!(kit.score(1).cards, 1);
}

#[test]
fn a12_13_crops_count_in_the_supply_and_on_fields() {
    let kit = Kit::new(2).has("2 grain").fields("0,3 0,4").sown("0,3", Crop::Grain, 2).sown("0,4", Crop::Vegetable, 2);
    assert_eq!((kit.score(1).grain, kit.score(1).vegetables), (2, 2));
}

#[test]
fn a12_14_craft_buildings_take_the_best_rate_once() {
    for (wood, points, left) in [(2, 0, 2), (3, 1, 0), (4, 1, 1), (6, 2, 1), (7, 3, 0), (14, 3, 7)] {
        let score = Kit::new(2).owns(&[Major::Joinery]).has(&format!("{wood} wood")).score(1);
        assert_eq!((score.bonus, score.resources_left), (points, left), "{wood} wood");
    }
    let all = [Major::Joinery, Major::Pottery, Major::Basketmaker];
    assert_eq!(Kit::new(2).owns(&all).has("7 wood, 7 clay, 5 reed").score(1).bonus, 9);
}

#[test]
fn a12_15_begging_markers() {
    let kit = Kit::new(2).player(1, |player| player.begging = 4);
    assert_eq!(kit.score(1).begging, -12);
    assert_eq!(kit.score(1).total, kit.score(2).total - 12);
    assert!(kit.score(1).total < 0, "totals may be negative");
}

#[test]
fn a12_16_food_scores_nothing() {
    assert_eq!(Kit::new(2).has("90 food").score(1).total, Kit::new(2).has("").score(1).total);
}

/// The winners of a game that ends with these goods.
fn winners(belongings: &[&str]) -> Vec<u8> {
    let seats = u8::try_from(belongings.len()).unwrap();
    let mut kit = Kit::new(seats);
    for (number, has) in (1..).zip(belongings) {
        kit = kit.player(number, |player| {
            player.goods = goods(has);
            player.goods[Good::Food] = 4;
        });
    }
    kit.harvest(14).state.outcome().unwrap().winners.iter().map(|seat| seat.number()).collect()
}

#[test]
fn a12_17_a_tie_is_decided_by_building_resources() {
    assert_eq!(winners(&["1 wood", "1 clay, 1 reed", ""]), [2]);
    assert_eq!(winners(&["1 wood, 1 stone", "1 clay, 1 reed", ""]), [1, 2], "still tied: the rank is shared");
}

#[test]
fn a12_17_goods_given_for_points_no_longer_count() {
    let kit = Kit::new(2).owns(&[Major::Joinery]).has("5 wood, 1 stone");
    assert_eq!((kit.score(1).bonus, kit.score(1).resources_left), (2, 1));
}
