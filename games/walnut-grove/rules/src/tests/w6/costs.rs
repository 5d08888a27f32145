//! W6.5 and W6.11: what a building costs, and which coin and which good is paid.

use crate::pieces::{Colour, Good};

use super::super::kit::{coins, goods};
use super::*;

// W6.5 Costs

#[test]
fn w6_5_the_goods_on_the_sign_are_paid() {
    let mut game = standing("carpenter", "1 grain, 1 dairy, 3 stone", "").stock("svensons", "tent safe");
    game.act("1 fall: move svensons");
    assert_eq!(game.player(1).barn.goods, goods("1 grain, 1 stone"));
    assert_eq!(game.legal(1), ["buy tent", "buy safe"]);
}

#[test]
fn w6_5_a_coin_of_any_value_stands_for_any_good() {
    for purse in ["2 copper", "2 silver", "2 gold"] {
        let mut game = standing("post_office", "", purse).stock("lodge", "yellow white");
        game.act("1 fall: move lodge");
        assert_eq!(game.legal(1), ["hire yellow", "hire white"]);
        assert_eq!(game.player(1).coins(), 0);
    }
}

#[test]
fn w6_5_a_coin_can_be_paid_even_by_those_who_have_the_good() {
    let mut game = standing("store_south", "2 wood", "2 copper").stock("johansens_mill", "hut barn");
    game.act("1 fall: move johansens_mill");
    assert_eq!(game.legal(1), ["pay wood", "pay coin"]);
    game.act("1 fall: pay coin");
    assert_eq!(game.legal(1), ["build hut", "build barn"]);
    assert_eq!(game.player(1).barn.goods, goods("2 wood"));
    assert_eq!(game.player(1).coins(), 0);
}

#[test]
fn w6_5_a_coin_needed_for_one_good_cannot_stand_for_another() {
    let mut game = standing("store_north", "1 wood", "1 copper").stock("carpenter", "hut barn");
    game.act("1 fall: move carpenter");
    assert_eq!(game.legal(1), ["build hut", "build barn"]);
    assert_eq!(game.player(1).barn.used(), 0);
}

#[test]
fn w6_5_the_reason_says_that_the_coin_is_needed_for_another_good() {
    let mut game = standing("store_north", "", "1 copper").lay(1, 28, 0, 3, 1).store(1, "wood", 1).store(1, "3,1n", 1);
    game.act("1 fall: move carpenter");
    assert_eq!(game.legal(1), ["pay wood from wood", "pay wood from 3,1n"]);
    assert_eq!(game.refusal("1 fall: pay coin"), "your coins are needed for the cost of the building");
}

#[test]
fn w6_5_goods_on_squares_pay_as_well() {
    let mut game = standing("store_south", "1 wood", "").store(1, "wood", 1).stock("johansens_mill", "hut barn");
    game.act("1 fall: move johansens_mill");
    assert_eq!(game.player(1).all_goods(), 0);
    assert_eq!(game.legal(1), ["build hut", "build barn"]);
}

#[test]
fn w6_5_who_cannot_pay_cannot_go_there() {
    let mut game = standing("post_office", "1 grain, 3 fish", "");
    assert_eq!(
        game.refusal("1 fall: move lodge"),
        "you cannot pay the cost of lodge: 1 more goods or coins are needed"
    );
    let mut game = standing("post_office", "", "1 gold");
    assert_eq!(
        game.refusal("1 fall: move svensons"),
        "you cannot pay the cost of svensons: 2 more goods or coins are needed"
    );
}

#[test]
fn w6_5_who_has_nothing_still_has_the_free_buildings_and_the_stores() {
    let game = standing("hotel", "", "");
    let free = ["move post_office", "move store_north", "move store_east", "move church", "move store_south", "pass"];
    assert_eq!(game.legal(1), free);
}

#[test]
fn w6_5_nobody_goes_to_an_empty_building() {
    let mut game = standing("post_office", "2 grain", "").stock("lodge", "");
    assert_eq!(game.refusal("1 fall: move lodge"), "lodge has nothing left to offer that you have a place for");
}

#[test]
fn w6_5_the_last_piece_empties_a_building_for_the_others() {
    let mut game = standing("post_office", "2 grain", "").stock("lodge", "white").pawn(2, "saloon");
    game.act("1 fall: move lodge");
    assert_eq!(game.player(1).hired, Some(Colour::White));
    let mut game = game.pawn(1, "hotel");
    assert_eq!(game.refusal("2 fall: move lodge"), "lodge has nothing left to offer that you have a place for");
}

#[test]
fn w6_5_nobody_goes_where_there_is_no_place_for_the_piece() {
    let mut game =
        standing("store_north", "1 wood, 1 stone", "").stock("carpenter", "barn barn").each(|me| me.barns = 2);
    assert_eq!(game.refusal("1 fall: move carpenter"), "carpenter has nothing left to offer that you have a place for");
}

#[test]
fn w6_5_free_buildings_and_stores_can_be_visited_only_to_block() {
    let mut game = standing("lodge", "", "").pawn(2, "post_office");
    game.act("1 fall: move store_north");
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.refusal("2 fall: move store_north"), "all spots of store_north are taken");
}

// W6.11 Which coin, which good

#[test]
fn w6_11_the_least_valuable_coin_is_paid() {
    let mut game = standing("store_north", "", "1 copper, 1 silver, 1 gold");
    game.act_all(&["1 fall: move store_north", "1 fall: pay coin"]);
    assert_eq!(game.player(1).barn.coins, coins("1 silver, 1 gold"));
    game.act("1 fall: pay coin");
    assert_eq!(game.player(1).barn.coins, coins("1 gold"));
}

#[test]
fn w6_11_the_barns_goods_are_paid_first() {
    let mut game = standing("store_south", "2 wood", "2 copper").store(1, "wood", 1);
    game.act("1 fall: move johansens_mill");
    assert_eq!(game.legal(1), ["pay wood", "pay coin"]);
    assert_eq!(game.refusal("1 fall: pay wood from wood"), "wood is taken from the barn as long as there is some");
    game.act_all(&["1 fall: pay wood", "1 fall: pay wood"]);
    assert_eq!(game.player(1).barn.goods, goods(""));
    assert_eq!(game.player(1).farm.on_squares(), &goods("1 wood"));
}

#[test]
fn w6_11_the_barns_goods_are_sold_first() {
    let mut game = standing("svensons", "1 wood", "").store(1, "wood", 1);
    game.act("1 fall: move store_east");
    assert_eq!(game.refusal("1 fall: sell wood from wood"), "wood is taken from the barn as long as there is some");
    game.act("1 fall: sell wood");
    assert_eq!(game.player(1).farm.on_squares(), &goods("1 wood"));
}

#[test]
fn w6_11_from_squares_the_player_chooses_the_area() {
    // Tile 28 has two forests that do not touch, and lies away from the board's.
    let mut game = standing("store_south", "", "").lay(1, 28, 0, 1, 1).stock("johansens_mill", "hut barn");
    game = game.store(1, "wood", 1).store(1, "1,1n", 1).store(1, "1,1s", 1);
    game.act("1 fall: move johansens_mill");
    assert_eq!(game.legal(1), ["pay wood from wood", "pay wood from 1,1n", "pay wood from 1,1s"]);
    assert_eq!(game.refusal("1 fall: pay wood"), "you have no wood there");
    game.act_all(&["1 fall: pay wood from 1,1n", "1 fall: pay wood from wood"]);
    assert_eq!(game.area(1, "wood").goods, 0);
    assert_eq!(game.area(1, "1,1n").goods, 0);
    assert_eq!(game.area(1, "1,1s").goods, 1);
}

#[test]
fn w6_11_within_one_kind_goods_come_before_coins() {
    let mut game = standing("post_office", "2 grain", "1 copper").stock("lodge", "yellow white");
    // The coin does not cover two grain, so the first grain is paid without a question.
    game.act("1 fall: move lodge");
    assert_eq!(game.player(1).goods(Good::Grain), 1);
    assert_eq!(game.legal(1), ["pay grain", "pay coin"]);
    game.act("1 fall: pay coin");
    assert_eq!(game.player(1).barn.goods, goods("1 grain"));
    assert_eq!(game.player(1).coins(), 0);
}

#[test]
fn w6_11_coins_stand_for_a_good_one_has_only_if_they_cover_all_that_is_left_of_it() {
    // The missing dairy takes one coin; one is left for two stone. Two areas hold stone, so there is a choice.
    let mut game = standing("carpenter", "", "2 copper").lay(1, 8, 0, 1, 1).stock("svensons", "tent safe");
    game = game.store(1, "stone", 1).store(1, "1,1s", 1);
    game.act("1 fall: move svensons");
    assert_eq!(game.legal(1), ["pay stone from stone", "pay stone from 1,1s"]);
    assert_eq!(
        game.refusal("1 fall: pay coin"),
        "coins can stand for stone you have only if they cover all that is still due of it"
    );
    game.act("1 fall: pay stone from 1,1s");
    assert_eq!(game.legal(1), ["pay stone from stone", "pay coin"]);
}

#[test]
fn w6_11_help_never_pays_a_cost() {
    let mut game = standing("post_office", "2 grain", "2 copper");
    game.act("1 fall: move lodge");
    assert_eq!(game.refusal("1 fall: take help"), "neighbours do not help with the cost of a building");
}

#[test]
fn w6_11_the_goods_of_a_cost_are_paid_in_order() {
    let mut game = standing("store_north", "1 wood, 1 stone", "2 copper");
    game.act("1 fall: move carpenter");
    assert_eq!(game.refusal("1 fall: pay stone"), "wood is due now");
}
