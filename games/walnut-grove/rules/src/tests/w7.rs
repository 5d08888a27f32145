//! W7 Winter.

use table::Game;

use super::kit::{Kit, coins, goods, labourers, owning};
use crate::flow::Stage;
use crate::pieces::{Colour, Good, Help};
use crate::player::Player;

/// A solo winter with this disc: labourers, huts for them, and exactly these goods and coins.
fn winter(disc: &str, people: &str, huts: u8, has: &str, purse: &str) -> Kit {
    let change = |me: &mut Player| {
        owning(me, has, purse);
        me.labourers = labourers(people);
        me.huts = huts;
    };
    Kit::in_spring(1).each(change).disc(disc).enter(Stage::Fall(0))
}

/// Plays a winter without coins: these goods are due, no more and no less.
fn due(disc: &str, people: &str, huts: u8, has: &str) {
    let game = winter(disc, people, huts, has, "");
    assert_eq!(game.scene(), "year", "winter is over without a question");
    assert_eq!(game.player(1).barn.goods, goods(""), "everything is paid");
    assert_eq!(game.player(1).help.total(), 0, "nothing is missing");
}

// W7.1 Food

#[test]
fn w7_example_a_blue_labourer_indoors_eats_double_and_a_yellow_one_sits_at_the_campfire() {
    due("A1", "1 yellow, 1 blue", 1, "1 grain, 2 fish, 1 wood");
}

#[test]
fn w7_1_each_labourer_eats_one_good_of_its_colour() {
    // Disc A4: nobody eats double, one fire.
    due("A4", "1 yellow", 1, "1 grain, 1 wood");
    due("A4", "1 blue", 1, "1 fish, 1 wood");
    due("A4", "1 white", 1, "1 dairy, 1 wood");
    due("A4", "2 yellow, 1 blue, 2 white", 5, "2 grain, 1 fish, 2 dairy, 1 wood");
}

#[test]
fn w7_1_a_doubled_colour_eats_two_each() {
    due("A1", "2 blue", 2, "4 fish");
    due("A3", "2 yellow", 2, "4 grain");
    due("A2", "2 white", 2, "4 dairy, 1 wood");
}

#[test]
fn w7_1_only_the_doubled_colours_eat_double() {
    due("A1", "1 yellow, 1 blue, 1 white", 3, "1 grain, 2 fish, 1 dairy");
    due("B4", "1 yellow, 1 blue, 1 white", 3, "2 grain, 2 fish, 1 dairy, 1 wood");
}

#[test]
fn w7_1_the_farmer_eats_at_home() {
    due("A1", "", 0, "");
}

#[test]
fn w7_1_food_comes_before_wood() {
    let mut game = winter("A4", "1 yellow", 1, "1 grain, 1 wood", "1 copper");
    assert_eq!(game.refusal("1 winter: pay wood"), "grain is due now");
    game.act("1 winter: pay grain");
    assert_eq!(game.legal(1), ["pay wood", "pay coin"]);
}

#[test]
fn w7_1_winter_is_simultaneous() {
    let mut game = Kit::in_winter(2, |me| owning(me, "2 fish, 1 wood", "2 copper"));
    assert_eq!(game.asked(), [1, 2]);
    game.act("2 winter: pay coin");
    assert_eq!(game.asked(), [1], "seat 2 is done without waiting");
}

// W7.2 Wood

#[test]
fn w7_2_each_fire_on_the_disc_takes_a_wood() {
    due("A1", "", 0, "");
    due("A4", "", 0, "1 wood");
    due("B2", "", 0, "2 wood");
}

#[test]
fn w7_2_each_labourer_without_a_hut_takes_a_wood() {
    due("A1", "1 yellow", 0, "1 grain, 1 wood");
    due("A1", "3 yellow", 0, "3 grain, 3 wood");
    due("A1", "3 yellow", 2, "3 grain, 1 wood");
    due("A1", "3 yellow", 3, "3 grain");
}

#[test]
fn w7_2_three_labourers_one_hut_and_one_fire_take_three_wood() {
    due("A4", "1 yellow, 1 blue, 1 white", 1, "1 grain, 1 fish, 1 dairy, 3 wood");
}

#[test]
fn w7_2_an_empty_hut_saves_no_fire() {
    due("A4", "1 yellow", 3, "1 grain, 1 wood");
    due("B2", "", 3, "2 wood");
}

#[test]
fn w7_2_the_farmhouse_is_no_home_for_a_labourer() {
    let game = Kit::in_winter(1, |me| owning(me, "2 fish", ""));
    assert_eq!(game.player(1).help.total(), 1, "the first labourer sits at the campfire");
}

// W7.3 Paying

#[test]
fn w7_3_a_good_due_is_paid_by_itself_or_by_a_coin() {
    let mut game = winter("A1", "1 yellow", 1, "1 grain", "1 gold");
    assert_eq!(game.legal(1), ["pay grain", "pay coin"]);
    game.act("1 winter: pay coin");
    assert_eq!(game.scene(), "year");
    assert_eq!(game.player(1).barn.goods, goods("1 grain"));
    assert_eq!(game.player(1).coins(), 0);
}

#[test]
fn w7_3_a_coin_paid_goes_back_to_the_bag_the_least_valuable_first() {
    let mut game = winter("A1", "1 yellow", 1, "", "1 silver, 1 gold");
    let bag = game.state.coin_bag.total();
    game.act("1 winter: pay coin");
    assert_eq!(game.player(1).barn.coins, coins("1 gold"));
    assert_eq!(game.state.coin_bag.total(), bag + 1);
}

#[test]
fn w7_3_without_the_good_it_is_a_coin_or_help_as_one_likes() {
    let mut game = winter("A1", "1 yellow", 1, "1 fish", "1 copper");
    assert_eq!(game.legal(1), ["pay coin", "take help"]);
    game.act("1 winter: take help");
    assert_eq!(game.player(1).coins(), 1);
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 0 });
}

#[test]
fn w7_3_wood_too_is_a_coin_or_help() {
    let mut game = winter("A4", "", 0, "1 grain", "1 copper");
    assert_eq!(game.legal(1), ["pay coin", "take help"]);
    game.act("1 winter: pay coin");
    assert_eq!(game.player(1).coins(), 0);
    assert_eq!(game.player(1).help.total(), 0);
}

#[test]
fn w7_3_with_neither_good_nor_coin_it_is_help() {
    let game = winter("A4", "1 yellow", 1, "3 stone", "");
    assert_eq!(game.player(1).help.total(), 2);
    assert_eq!(game.player(1).barn.goods, goods("3 stone"));
}

#[test]
fn w7_3_who_has_the_good_gets_no_help() {
    let mut game = winter("A1", "1 yellow", 1, "1 grain", "1 copper");
    assert_eq!(game.refusal("1 winter: take help"), "help is only for what is missing; you still have grain");
}

#[test]
fn w7_3_a_good_on_a_square_is_no_missing_good() {
    let mut game = Kit::in_spring(1).each(|me| owning(me, "", "2 copper")).store(1, "fish", 1).enter(Stage::Fall(0));
    assert_eq!(game.legal(1), ["pay fish from fish", "pay coin"]);
    assert_eq!(game.refusal("1 winter: take help"), "help is only for what is missing; you still have fish");
    game.act("1 winter: pay fish from fish");
    assert_eq!(game.legal(1), ["pay coin", "take help"]);
}

#[test]
fn w7_3_three_wood_due_with_two_wood_and_two_coins_begin_with_a_wood() {
    let before_wood = || {
        let mut game = winter("A4", "2 yellow", 0, "2 grain, 2 wood", "2 copper");
        game.act_all(&["1 winter: pay grain", "1 winter: pay grain"]);
        game
    };
    let mut game = before_wood();
    assert_eq!(game.player(1).goods(Good::Wood), 1, "the first is paid without a question");
    assert_eq!(game.legal(1), ["pay wood", "pay coin"]);
    game.act("1 winter: pay coin");
    assert_eq!(game.scene(), "year");
    assert_eq!(game.player(1).barn.goods, goods("1 wood"));
    assert_eq!(game.player(1).coins(), 0);

    let mut game = before_wood();
    game.act("1 winter: pay wood");
    assert_eq!(game.legal(1), ["pay coin", "take help"]);
    game.act("1 winter: take help");
    assert_eq!(game.player(1).coins(), 2);
    assert_eq!(game.player(1).help.total(), 1);
}

#[test]
fn w7_3_coins_that_do_not_cover_the_rest_cannot_stand_for_a_good_one_has() {
    // Two areas hold fish, so that there is a choice and the refusal can be seen.
    let mut game = Kit::in_spring(1).each(|me| owning(me, "", "1 copper")).lay(1, 6, 0, 1, 1);
    game = game.store(1, "fish", 1).store(1, "1,1w", 1).enter(Stage::Fall(0));
    assert_eq!(
        game.refusal("1 winter: pay coin"),
        "coins can stand for fish you have only if they cover all that is still due of it"
    );
}

#[test]
fn w7_3_help_comes_after_coins() {
    let mut game = winter("A1", "1 blue", 1, "", "2 copper");
    game.act("1 winter: take help");
    // No way back to coins: the second fish is met with help as well.
    assert_eq!(game.player(1).coins(), 2);
    assert_eq!(game.player(1).help.total(), 2);
}

#[test]
fn w7_3_each_kind_begins_anew_with_goods() {
    let mut game = winter("A1", "1 yellow, 1 blue", 2, "2 fish", "2 copper");
    game.act("1 winter: take help");
    assert_eq!(game.legal(1), ["pay fish", "pay coin"]);
}

// W7.4 The end of the year

#[test]
fn w7_4_the_hired_labourers_join_after_winter() {
    let mut game = Kit::in_winter(1, |me| {
        owning(me, "2 fish, 1 wood", "1 copper");
        me.hired = Some(Colour::White);
    });
    game.act("1 winter: pay fish");
    assert_eq!(game.player(1).labourers, labourers("1 blue"), "not before the wood is paid");
    game.act("1 winter: pay wood");
    assert_eq!(game.player(1).labourers, labourers("1 blue, 1 white"));
    assert_eq!(game.player(1).hired, None);
}

#[test]
fn w7_4_a_labourer_hired_last_year_works_eats_and_heats_this_year() {
    let mut game = Kit::in_winter(1, |me| {
        owning(me, "2 fish, 1 wood", "");
        me.hired = Some(Colour::White);
    });
    game.act("* year: disc A4");
    assert_eq!(game.player(1).figures(), 3);
    assert_eq!(game.state.winter_due(Kit::seat(1)), goods("1 fish, 1 dairy, 3 wood"));
}

#[test]
fn w7_4_the_disc_goes_and_the_next_one_is_turned() {
    let mut game = Kit::in_winter(1, |me| owning(me, "2 fish, 1 wood", ""));
    assert_eq!(game.state.year(), 2);
    assert!(game.state.disc().is_none());
    assert_eq!(game.chances(), ["disc A2", "disc A3", "disc A4"]);
    game.act("* year: disc A3");
    assert_eq!(game.state.disc().unwrap().summer, Good::Fish);
    assert_eq!(game.scene(), "spring");
}

#[test]
fn w7_4_the_year_ends_when_all_are_done() {
    let mut game = Kit::in_winter(2, |me| owning(me, "2 fish, 1 wood", "3 copper"));
    game.act_all(&["1 winter: pay fish", "1 winter: pay fish", "1 winter: pay wood"]);
    assert_eq!(game.scene(), "winter");
    assert_eq!(game.asked(), [2]);
    game.act_all(&["2 winter: pay coin", "2 winter: pay coin"]);
    assert_eq!(game.scene(), "year");
}

#[test]
fn w7_4_after_year_eight_comes_scoring_and_a_labourer_hired_then_counts() {
    let mut game = Kit::in_fall(1, |me| owning(me, "2 grain, 2 fish, 1 wood", "")).pawn(1, "post_office");
    game.state.year = 8;
    game.act("1 fall: move lodge");
    assert_eq!(game.scene(), "over");
    assert_eq!(game.player(1).labourers, labourers("1 yellow, 1 blue"));
    assert_eq!(game.score(1).figures, 6);
    assert_eq!(game.state.outcome().unwrap().points, [6 + 2]);
    assert_eq!(game.asked(), [0; 0]);
}
