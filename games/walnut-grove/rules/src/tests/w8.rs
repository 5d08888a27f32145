//! W8 Neighbourly help.

use table::Game as _;

use super::kit::{Kit, coins, goods, labourers, owning};
use crate::action::Action;
use crate::flow::Stage;
use crate::illegal::Illegal;
use crate::pieces::{Good, Help};
use crate::player::{Player, Source};

const ONE: Help = Help { repayable: 1, flipped: 0 };
const NONE: Help = Help { repayable: 0, flipped: 0 };

/// A player with these goods and coins and a help tile that can be repaid.
fn helped(has: &str, purse: &str) -> impl Fn(&mut Player) {
    move |me| {
        owning(me, has, purse);
        me.help = ONE;
    }
}

// W8.1 What it is for

#[test]
fn w8_1_one_tile_is_taken_for_each_missing_good() {
    // Disc A1: the blue labourer eats two fish and sits at the campfire.
    let game = Kit::in_winter(1, |me| owning(me, "1 fish", ""));
    assert_eq!(game.player(1).help.total(), 2, "for a fish and a wood");
}

#[test]
fn w8_1_one_tile_is_taken_for_each_toll_not_paid() {
    let mut game = Kit::in_fall(2, |me| owning(me, "", "")).pawn(1, "store_north");
    game.act("1 fall: move store_north");
    assert_eq!(game.player(1).help.total(), 2);
}

#[test]
fn w8_1_there_is_no_limit() {
    let game = Kit::in_winter(1, |me| {
        owning(me, "", "");
        me.labourers = labourers("5 blue");
    });
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 14 }, "for ten fish and five wood");
}

#[test]
fn w8_1_help_is_no_means_to_pay_a_building() {
    let mut game = Kit::in_fall(1, |me| owning(me, "2 grain", "2 copper")).pawn(1, "post_office");
    game.act("1 fall: move lodge");
    assert_eq!(game.refusal("1 fall: take help"), "neighbours do not help with the cost of a building");
}

#[test]
fn w8_1_help_is_for_nothing_else() {
    let mut game = Kit::in_fall(1, |_| ());
    assert_eq!(game.refusal("1 fall: take help"), "this is not what is asked now");
    game.act("1 fall: move church");
    assert_eq!(game.refusal("1 fall: take help"), "this is not what is asked now");
}

// W8.2 Two sides

#[test]
fn w8_2_a_new_tile_can_be_repaid() {
    let mut game = Kit::in_fall(2, |me| owning(me, "", "1 copper")).pawn(1, "saloon");
    game.act_all(&["1 fall: move post_office", "1 fall: take help"]);
    assert_eq!(game.player(1).help, ONE);
}

#[test]
fn w8_2_a_second_tile_flips_the_first() {
    let mut game = Kit::in_fall(2, helped("", "1 copper")).pawn(1, "saloon");
    game.act_all(&["1 fall: move post_office", "1 fall: take help"]);
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 1 });
}

#[test]
fn w8_2_a_flipped_tile_stays_flipped_when_the_other_is_repaid() {
    let mut game = Kit::in_fall(2, |me| {
        owning(me, "3 stone", "");
        me.help = Help { repayable: 1, flipped: 2 };
    });
    game.act("1 fall: repay");
    assert_eq!(game.player(1).help, Help { repayable: 0, flipped: 2 });
    assert_eq!(game.refusal("1 fall: repay"), "you have no help tile that could be repaid");
}

#[test]
fn w8_2_after_a_repayment_the_next_tile_flips_nothing() {
    let mut game = Kit::in_fall(2, helped("3 stone", "")).pawn(1, "saloon");
    game.act_all(&["1 fall: repay", "1 fall: move post_office"]);
    assert_eq!(game.player(1).help, ONE);
}

// W8.3 Giving it back: the price

#[test]
fn w8_3_the_tile_goes_back_for_three_goods() {
    let mut game = Kit::in_fall(2, helped("1 grain, 1 fish, 1 stone", "1 gold"));
    game.act("1 fall: repay");
    assert_eq!(game.player(1).help, NONE);
    assert_eq!(game.player(1).all_goods(), 0);
    assert_eq!(game.player(1).barn.coins, coins("1 gold"));
}

#[test]
fn w8_3_coins_are_not_accepted() {
    let mut game = Kit::in_fall(2, helped("2 grain", "2 copper"));
    assert_eq!(game.refusal("1 fall: repay"), "giving a help tile back takes three goods");
    let mut game = Kit::in_fall(2, helped("2 grain, 2 fish", "2 copper"));
    game.act("1 fall: repay");
    assert_eq!(game.refusal("1 fall: pay coin"), "this is not what is asked now");
}

#[test]
fn w8_3_any_three_goods_do_named_in_order() {
    let mut game = Kit::in_fall(2, helped("1 grain, 1 fish, 2 wood", ""));
    game.act("1 fall: repay");
    assert_eq!(game.legal(1), ["pay grain", "pay fish"]);
    assert_eq!(game.refusal("1 fall: pay wood"), "what comes after it in the order would not be enough");
    // After the fish only wood, wood is left.
    game.act("1 fall: pay fish");
    assert_eq!(game.player(1).barn.goods, goods("1 grain"));
    assert_eq!(game.player(1).help, NONE);
}

#[test]
fn w8_3_a_good_whose_turn_is_over_is_refused() {
    let mut game = Kit::in_fall(2, helped("1 grain, 2 fish, 2 wood", ""));
    game.act_all(&["1 fall: repay", "1 fall: pay fish"]);
    assert_eq!(
        game.refusal("1 fall: pay grain"),
        "goods are named in the order grain, fish, dairy, wood, stone, then coins; this one's turn is over"
    );
}

#[test]
fn w8_3_the_reason_of_a_refusal_fits_the_goods_still_due() {
    let mut game = Kit::in_fall(1, helped("2 grain, 1 wood, 1 stone", ""));
    game.player_mut(1).farm = crate::farm::Farm::new(0, &game.state.edition().boards[0]);
    // The first grain is given by itself: without it the other goods would be too few.
    game.act_all(&["1 fall: repay", "1 fall: pay grain"]);
    assert_eq!(game.legal(1), ["pay wood", "pay stone"]);
    assert_eq!(game.refusal("1 fall: pay wood from wood"), "wood is taken from the barn as long as there is some");
}

#[test]
fn w8_3_goods_on_squares_repay_too() {
    let mut game = Kit::in_fall(2, helped("1 grain", "")).store(1, "wood", 1).store(1, "stone", 1);
    game.act("1 fall: repay");
    assert_eq!(game.player(1).all_goods(), 0);
    assert_eq!(game.player(1).help, NONE);
}

#[test]
fn w8_3_a_begun_repayment_is_carried_through() {
    let mut game = Kit::in_fall(2, helped("2 grain, 2 fish", ""));
    game.act("1 fall: repay");
    assert_eq!(game.refusal("1 fall: pass"), "this is not what is asked now");
}

#[test]
fn w8_3_who_has_no_tile_is_not_asked() {
    let mut game = Kit::in_fall(2, |me| owning(me, "4 grain", ""));
    assert!(!game.legal(1).contains(&"repay".to_owned()));
    assert_eq!(game.refusal("1 fall: repay"), "you have no help tile that could be repaid");
}

#[test]
fn w8_3_a_flipped_tile_cannot_be_repaid() {
    let mut game = Kit::in_fall(2, |me| {
        owning(me, "4 grain", "");
        me.help = Help { repayable: 0, flipped: 1 };
    });
    assert_eq!(game.refusal("1 fall: repay"), "you have no help tile that could be repaid");
}

// W8.3 Giving it back: the time

#[test]
fn w8_3_in_spring() {
    let mut game = Kit::in_spring(1).each(helped("3 grain", ""));
    assert_eq!(game.legal(1).last().unwrap(), "repay");
    let asked = game.ask(1);
    game.act("1 spring: repay");
    assert_eq!(game.player(1).help, NONE);
    assert_eq!(game.ask(1), asked, "the tile is still to be chosen");
}

#[test]
fn w8_3_in_spring_before_a_tile_is_laid() {
    let mut game = Kit::in_spring(1).each(helped("3 stone", ""));
    game.act("1 spring: keep 1");
    assert_eq!(game.legal(1).last().unwrap(), "repay");
    game.act("1 spring: repay");
    assert_eq!(game.player(1).help, NONE);
    assert_eq!(game.legal(1)[0], "place 1 r0 at 1,1");
}

#[test]
fn w8_3_in_spring_between_two_tiles() {
    let mut game = Kit::in_spring(1).each(helped("3 grain", ""));
    game.act_all(&["1 spring: keep 1", "1 spring: place 1 r0 at 1,1"]);
    assert_eq!(game.legal(1), ["keep 2", "keep 3", "keep 4", "repay"]);
}

#[test]
fn w8_3_in_summer_before_work() {
    let mut game = Kit::in_summer(1, helped("3 grain", ""));
    assert_eq!(game.legal(1), ["work dairy", "work stone", "work grain", "work fish", "repay"]);
    game.act("1 summer: repay");
    assert_eq!(game.player(1).help, NONE);
    assert_eq!(game.legal(1), ["work dairy", "work stone", "work grain", "work fish"]);
}

#[test]
fn w8_3_in_summer_not_between_two_figures() {
    let mut game = Kit::in_summer(1, helped("3 grain", ""));
    game.act("1 summer: work stone");
    assert_eq!(game.legal(1), ["work grain", "work fish", "work wood"]);
    assert_eq!(game.refusal("1 summer: repay"), "this is not what is asked now");
}

#[test]
fn w8_3_in_summer_not_while_room_is_made() {
    let mut game = Kit::in_summer(1, helped("4 grain", ""));
    // Dairy is disc A1's summer good: two, and one square.
    game.act_all(&["1 summer: work dairy", "1 summer: work stone"]);
    assert_eq!(game.legal(1), ["give up grain", "give up dairy"]);
    assert_eq!(game.refusal("1 summer: repay"), "this is not what is asked now");
}

#[test]
fn w8_3_in_summer_after_harvest() {
    let mut game = Kit::in_summer(1, helped("1 grain", ""));
    assert_eq!(game.refusal("1 summer: repay"), "giving a help tile back takes three goods");
    game.act_all(&["1 summer: work stone", "1 summer: work grain"]);
    // The harvest itself makes it possible.
    assert_eq!(game.legal(1), ["repay", "done"]);
    game.act("1 summer: repay");
    assert_eq!(game.player(1).help, NONE);
    assert_eq!(game.scene(), "fall");
}

#[test]
fn w8_3_in_the_own_fall_turn_before_the_action() {
    let mut game = Kit::in_fall(2, helped("3 grain", ""));
    assert!(game.legal(1).contains(&"repay".to_owned()));
    game.act("1 fall: repay");
    assert_eq!(game.player(1).help, NONE);
    assert!(game.legal(1).contains(&"move church".to_owned()), "the turn is still to come");
}

#[test]
fn w8_3_in_the_own_fall_turn_after_the_action() {
    let mut game = Kit::in_fall(2, helped("1 grain", ""));
    assert!(!game.legal(1).contains(&"repay".to_owned()));
    game.act_all(&["1 fall: move church", "1 fall: take fish", "1 fall: take fish"]);
    assert_eq!(game.legal(1), ["repay", "done"]);
    game.act("1 fall: repay");
    assert_eq!(game.player(1).help, NONE);
    assert_eq!(game.asked(), [2]);
}

#[test]
fn w8_3_after_the_action_one_may_keep_the_tile() {
    let mut game = Kit::in_fall(2, helped("3 grain", ""));
    game.act_all(&["1 fall: move store_south", "1 fall: done"]);
    assert_eq!(game.legal(1), ["repay", "done"], "the first was for the sale");
    game.act("1 fall: done");
    assert_eq!(game.player(1).help, ONE);
    assert_eq!(game.asked(), [2]);
}

#[test]
fn w8_3_help_taken_for_a_toll_can_be_repaid_in_the_same_turn() {
    let mut game = Kit::in_fall(2, |me| owning(me, "1 grain", "")).pawn(1, "saloon");
    game.act_all(&["1 fall: move post_office", "1 fall: take grain", "1 fall: take grain", "1 fall: repay"]);
    assert_eq!(game.player(1).help, NONE);
    assert_eq!(game.player(1).all_goods(), 0);
}

#[test]
fn w8_3_not_in_the_turn_of_another() {
    let mut game = Kit::in_fall(2, helped("3 grain", ""));
    assert_eq!(game.refusal("2 fall: repay"), "this is not what is asked now");
}

#[test]
fn w8_3_before_a_toll_and_between_two() {
    let mut game = Kit::in_fall(2, |me| owning(me, "4 stone", "")).pawn(1, "store_east");
    game.act("1 fall: move store_north");
    assert_eq!(game.player(1).help, ONE, "there is no coin for the bazaar");
    assert_eq!(game.legal(1), ["take help", "repay"], "before the Town Hall");
    game.act_all(&["1 fall: repay", "1 fall: done"]);
    assert_eq!(game.player(1).help, ONE, "the first tile went back, the second one was not flipped upon it");
}

#[test]
fn w8_3_after_the_tolls_and_before_the_action() {
    let mut game = Kit::in_fall(2, |me| owning(me, "3 stone", "1 copper")).pawn(1, "saloon");
    game.act_all(&["1 fall: move post_office", "1 fall: take help"]);
    assert_eq!(game.legal(1), ["repay", "done"]);
    game.act("1 fall: repay");
    game.act_all(&["1 fall: take grain", "1 fall: take grain"]);
    assert_eq!(game.player(1).barn.used(), 3, "the repaid stone made room");
}

#[test]
fn w8_3_what_the_cost_needs_cannot_go_for_a_tile() {
    // The Lodge costs two grain.
    let mut game = Kit::in_fall(2, helped("2 grain, 2 stone", "")).pawn(1, "saloon").stock("lodge", "yellow blue");
    game.act("1 fall: move lodge");
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 1 }, "nothing to choose at the toll");
    assert_eq!(game.legal(1), ["hire yellow", "hire blue"]);

    // With a coin to spare one of the grain can be missed.
    let mut game = Kit::in_fall(2, helped("2 grain, 2 stone", "1 copper")).pawn(1, "saloon");
    game.act_all(&["1 fall: move lodge", "1 fall: repay"]);
    assert_eq!(game.player(1).help, ONE, "for the toll: the coin was needed for the Lodge");
    assert_eq!(game.player(1).barn.used(), 0, "the last grain and the coin paid for the Lodge");
}

#[test]
fn w8_3_only_what_the_cost_does_not_need_is_offered_for_a_tile() {
    // The Hotel costs two fish; of three, one can be missed.
    let game = || {
        let mut game = Kit::in_fall(2, helped("3 fish, 1 wood, 2 stone", "")).pawn(1, "post_office");
        game.act_all(&["1 fall: move hotel", "1 fall: repay"]);
        game
    };
    let picks = game().state.outlook(Kit::seat(1)).picks.unwrap();
    let (fish, wood, stone) = (Good::Fish, Good::Wood, Good::Stone);
    let pay = |good| Action::Pay(Source::Barn(good));
    assert_eq!(picks.things, [(pay(fish), 1), (pay(wood), 1), (pay(stone), 2)]);
    // The second stone is all that is left to give: it goes by itself.
    let fair = game().state.arrange(Kit::seat(1), &[pay(stone), pay(fish), pay(stone)]);
    assert_eq!(fair, Ok(vec![pay(fish), pay(stone)]));
    let greedy = game().state.arrange(Kit::seat(1), &[pay(fish), pay(fish), pay(stone)]);
    assert_eq!(greedy, Err(Illegal::GoodsNeeded));
}

#[test]
fn w8_3_not_during_a_payment_nor_during_a_sale() {
    let mut game = Kit::in_fall(2, helped("3 grain", "1 copper")).pawn(1, "saloon");
    game.act_all(&["1 fall: move store_north", "1 fall: pay coin", "1 fall: done"]);
    assert_eq!(game.legal(1), ["sell grain", "done"]);
    assert_eq!(game.refusal("1 fall: repay"), "this is not what is asked now");

    let mut game = Kit::in_fall(2, helped("3 grain", "2 copper")).pawn(1, "post_office");
    game.act("1 fall: move lodge");
    assert_eq!(game.legal(1), ["pay grain", "pay coin"]);
    assert_eq!(game.refusal("1 fall: repay"), "this is not what is asked now");
}

#[test]
fn w8_3_in_winter_before_food_is_due() {
    // Disc A1: two fish and one wood are due.
    let mut game = Kit::in_winter(1, helped("3 grain, 2 fish, 1 wood", ""));
    assert_eq!(game.legal(1), ["repay", "done"]);
    game.act_all(&["1 winter: repay", "1 winter: pay grain", "1 winter: pay grain", "1 winter: pay grain"]);
    assert_eq!(game.scene(), "year");
    assert_eq!(game.player(1).help, NONE);
    assert_eq!(game.player(1).all_goods(), 0);
}

#[test]
fn w8_3_food_can_go_for_the_tile_and_be_missing_then() {
    let mut game = Kit::in_winter(1, helped("2 fish, 1 wood", ""));
    game.act("1 winter: repay");
    assert_eq!(game.scene(), "year");
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 2 });
}

#[test]
fn w8_3_in_winter_not_between_food_and_wood() {
    let mut game = Kit::in_winter(1, helped("3 grain, 2 fish, 1 wood", "2 copper"));
    game.act("1 winter: done");
    assert_eq!(game.legal(1), ["pay fish", "pay coin"]);
    assert_eq!(game.refusal("1 winter: repay"), "this is not what is asked now");
    game.act_all(&["1 winter: pay fish", "1 winter: pay fish"]);
    assert_eq!(game.legal(1), ["pay wood", "pay coin"]);
    assert_eq!(game.refusal("1 winter: repay"), "this is not what is asked now");
}

#[test]
fn w8_3_in_winter_after_wood_is_paid() {
    let mut game = Kit::in_winter(1, helped("3 grain, 2 fish, 1 wood", ""));
    game.act("1 winter: done");
    assert_eq!(game.player(1).barn.goods, goods("3 grain"));
    assert_eq!(game.legal(1), ["repay", "done"]);
    game.act("1 winter: repay");
    assert_eq!(game.player(1).help, NONE);
}

#[test]
fn w8_3_help_taken_in_winter_can_be_repaid_after_it() {
    let mut game = Kit::in_winter(1, |me| owning(me, "3 grain, 2 fish", ""));
    assert_eq!(game.player(1).help, ONE, "for the wood");
    game.act("1 winter: repay");
    assert_eq!(game.player(1).help, NONE);
}

#[test]
fn w8_3_the_last_chance_is_the_eighth_winter() {
    let mut game = Kit::in_spring(1).each(helped("3 grain, 2 fish, 1 wood", ""));
    game.state.year = 8;
    let mut game = game.enter(Stage::Fall(0));
    game.act_all(&["1 winter: done", "1 winter: repay"]);
    assert_eq!(game.scene(), "over");
    assert_eq!(game.score(1).help, 0);
}
