//! The kit itself.

use super::kit::Kit;

#[test]
fn a_kit_begins_with_the_first_choice_of_a_seat() {
    let game = Kit::new(2);
    assert_eq!(game.scene(), "setup");
    assert_eq!(game.legal(1), ["start church", "start town_hall"]);
    assert_eq!(game.legal(2), [""; 0]);
}

#[test]
fn a_kit_enters_any_season() {
    let mut game = Kit::in_winter(1, |me| {
        me.labourers = super::kit::labourers("1 blue, 1 yellow");
        me.barn.goods = super::kit::goods("1 grain, 3 wood");
        me.barn.coins = super::kit::coins("1 gold");
    });
    // Disc A1: blue eats double. The grain can be paid by the coin, too; then the fish is missing.
    assert_eq!(game.legal(1), ["pay grain", "pay coin"]);
    game.act("1 winter: pay grain");
    assert_eq!(game.legal(1), ["pay coin", "take help"]);
    assert_eq!(game.refusal("1 winter: pay fish"), "you have no fish there");
}
