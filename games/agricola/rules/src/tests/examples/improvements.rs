//! E28 to E33: improvements.

use crate::Illegal;
use crate::edition::Edition;
use crate::pieces::{Card, Good, Major};
use crate::tests::kit::Kit;

#[test]
fn e28_a_hearth_for_a_fireplace() {
    let mut kit = Kit::new(2).has("").owns(&[Major::Fireplace2]);
    kit.acts(1, &["major_improvement", "build hearth_5"]);
    assert_eq!((kit.supply(), kit.score(1).cards), (String::new(), 1));
    assert!(kit.of(1).majors.contains(Major::Hearth5) && kit.state.display().contains(Major::Fireplace2));
    let kit = kit.round(2).player(1, |player| {
        player.goods = Good::Clay.times(2);
        player.set_major(Edition::revised(), Major::Hearth5, false);
    });
    assert!(kit.allows(1, "major_improvement"), "it can be built again for 2 clay");
}

#[test]
fn e29_bread() {
    use Major::{ClayOven, Fireplace2, Hearth4, StoneOven};
    let bakes = |majors: &[Major], grain: u8| {
        let kit = Kit::new(2).owns(majors).has(&format!("{grain} grain"));
        let most = kit.of(1).most_baked(Edition::revised());
        let mut kit = kit.round(3);
        kit.acts(1, &["grain_utilization", &format!("bake {most}")]);
        kit.supply()
    };
    assert_eq!(bakes(&[ClayOven, Hearth4], 3), "11 food");
    assert_eq!(bakes(&[ClayOven, StoneOven, Fireplace2], 4), "15 food");
    assert_eq!(bakes(&[StoneOven], 3), "1 grain, 8 food");
}

#[test]
fn e30_a_stone_oven_bakes_when_it_is_built() {
    let mut kit = Kit::new(2).round(6).has("3 clay, 1 reed, 3 stone, 1 grain");
    kit.acts(1, &["house_redevelopment", "build stone_oven"]);
    let mut baked = kit.clone();
    baked.act(1, "bake 1");
    assert_eq!(baked.supply(), "4 food");
    kit.act(1, "bake 0");
    assert_eq!(kit.supply(), "1 grain");
}

#[test]
fn e31_the_food_of_the_well() {
    for (round, food) in [(3, 4..=8), (10, 11..=14)] {
        let mut kit = Kit::new(2).round(round).has("1 wood, 3 stone");
        kit.act(1, "major_improvement");
        for later in 1..=14 {
            assert_eq!(kit.of(1).scheduled.on(later)[Good::Food], u8::from(food.contains(&later)));
        }
    }
    let mut kit = Kit::new(2).round(14).has("1 wood, 3 stone");
    kit.act(1, "major_improvement");
    assert_eq!(kit.of(1).scheduled, Default::default());
}

#[test]
fn e32_food_for_occupations() {
    let occupations = [Card::Grocer, Card::Priest, Card::Tutor, Card::Groom];
    for (space, seats, costs) in
        [("lessons", 3, [0, 1, 1]), ("second_lessons", 3, [2, 2, 2]), ("second_lessons", 4, [1, 1, 2])]
    {
        for (played, cost) in costs.into_iter().enumerate() {
            let (before, hand) = occupations.split_at(played);
            let mut kit = Kit::with("cards deal", seats).played(before).hand(hand).has("9 food");
            kit.acts(1, &[space, &format!("play {}", hand[0])]);
            assert_eq!(9 - kit.count(Good::Food), cost, "{space} with {seats} players after {played}");
        }
    }
}

#[test]
fn e33_a_grain_is_eaten_for_an_occupation() {
    let kit = Kit::with("cards deal", 2).played(&[Card::Grocer]).hand(&[Card::Priest, Card::Tutor]);
    let mut eats = kit.clone().has("1 grain");
    eats.acts(1, &["lessons", "play priest"]);
    assert_eq!((eats.supply(), eats.of(1).occupations), (String::new(), 2));
    assert_eq!(kit.has("9 wood, 1 sheep").refuses(1, "lessons"), Illegal::Short(Good::Food, 1));
}
