//! W6.6 to W6.10: what is done in the buildings.

use table::Game;

use crate::edition::Edition;
use crate::flow::Stage;
use crate::pieces::{Building, Colour, Good, Improvement};
use crate::state::State;
use crate::town::Piece;

use super::super::kit::{EDITION, Kit, coins, goods, improvements, labourers, owning};
use super::*;

// W6.6 Post Office, Church

#[test]
fn w6_6_post_office_and_church_give_two_goods_of_choice() {
    let mut game = standing("saloon", "", "1 copper");
    game.act_all(&["1 fall: move post_office", "1 fall: pay coin"]);
    assert_eq!(game.legal(1), ["take grain", "take fish", "take dairy", "take wood", "take stone"]);
    game.act_all(&["1 fall: take fish", "1 fall: take stone"]);
    assert_eq!(game.player(1).barn.goods, goods("1 fish, 1 stone"));

    let mut game = setting_out("", "");
    game.act_all(&["1 fall: move church", "1 fall: take wood", "1 fall: take wood"]);
    assert_eq!(game.player(1).barn.goods, goods("2 wood"));
    assert_eq!(game.player(1).farm.on_squares().total(), 0, "into the barn, though squares are free");
}

#[test]
fn w6_6_the_two_goods_are_named_in_order() {
    let mut game = setting_out("", "");
    game.act_all(&["1 fall: move church", "1 fall: take dairy"]);
    assert_eq!(
        game.refusal("1 fall: take grain"),
        "goods are named in the order grain, fish, dairy, wood, stone, then coins; this one's turn is over"
    );
}

#[test]
fn w6_6_in_a_full_barn_room_is_made() {
    let mut game = setting_out("3 grain", "1 silver");
    game.act_all(&["1 fall: move church", "1 fall: take fish", "1 fall: take stone"]);
    // Two must go; a coin alone would not be enough, and coins are named last.
    assert_eq!(game.legal(1), ["give up grain", "give up fish", "give up stone"]);
    // After the stone only the coin is left to go.
    game.act("1 fall: give up stone");
    assert_eq!(game.player(1).barn.goods, goods("3 grain, 1 fish"));
    assert_eq!(game.player(1).coins(), 0);
}

// W6.7 Lodge, Hotel, Saloon

#[test]
fn w6_7_one_of_the_labourers_on_offer_is_hired() {
    let mut game = standing("post_office", "2 grain", "").stock("lodge", "yellow white");
    game.act("1 fall: move lodge");
    assert_eq!(game.legal(1), ["hire yellow", "hire white"]);
    assert_eq!(game.refusal("1 fall: hire blue"), "this is not on offer here");
    game.act("1 fall: hire white");
    assert_eq!(on_offer(&game, "lodge", Piece::Labourer(Colour::White)), 0);
    assert_eq!(on_offer(&game, "lodge", Piece::Labourer(Colour::Yellow)), 1);
}

#[test]
fn w6_7_hotel_and_saloon_hire_for_two_fish_and_two_dairy() {
    let mut game = standing("church", "2 fish", "").stock("hotel", "blue");
    game.act("1 fall: move hotel");
    assert_eq!(game.player(1).hired, Some(Colour::Blue));
    assert_eq!(game.player(1).all_goods(), 0);

    let mut game = standing("church", "2 dairy", "").stock("saloon", "white");
    game.act("1 fall: move saloon");
    assert_eq!(game.player(1).hired, Some(Colour::White));
    assert_eq!(game.player(1).all_goods(), 0);
}

#[test]
fn w6_7_a_hired_labourer_waits_beside_the_board() {
    let mut game = standing("post_office", "2 grain", "").stock("lodge", "yellow");
    game.act("1 fall: move lodge");
    assert_eq!(game.player(1).labourers, labourers("1 blue"));
    assert_eq!(game.player(1).hired, Some(Colour::Yellow));
}

#[test]
fn w6_7_a_hired_labourer_needs_neither_food_nor_wood_this_year_and_joins_after_winter() {
    let mut game = Kit::in_fall(1, |me| owning(me, "2 grain, 2 fish, 1 wood", "")).pawn(1, "post_office");
    // The blue one eats the fish and burns the wood; nothing is there for the newcomer, and nothing is missing.
    game.act("1 fall: move lodge");
    assert_eq!(game.scene(), "year");
    assert_eq!(game.player(1).labourers, labourers("1 yellow, 1 blue"));
    assert_eq!(game.player(1).hired, None);
    assert_eq!(game.player(1).all_goods(), 0);
    assert_eq!(game.player(1).help.total(), 0);
}

#[test]
fn w6_7_a_hired_labourer_is_not_housed_in_the_place_of_another() {
    let mut game = Kit::in_fall(1, |me| {
        owning(me, "2 grain, 2 fish", "");
        me.huts = 1;
    });
    game = game.pawn(1, "post_office");
    game.act("1 fall: move lodge");
    assert_eq!(game.player(1).help.total(), 0, "the blue labourer has the hut: no wood is due");
}

#[test]
fn w6_7_hiring_needs_a_free_wagon() {
    let mut game = standing("post_office", "2 grain", "").each(|me| me.labourers = labourers("4 blue"));
    game.act("1 fall: move lodge");
    assert_eq!(game.player(1).hired, Some(Colour::Yellow));

    let mut game = standing("post_office", "2 grain", "").each(|me| me.labourers = labourers("5 blue"));
    assert_eq!(game.refusal("1 fall: move lodge"), "lodge has nothing left to offer that you have a place for");
}

// W6.8 Carpenter, Johansen's Mill

#[test]
fn w6_8_a_hut_or_a_barn_on_offer_is_built() {
    let mut game = standing("store_north", "1 wood, 1 stone", "").stock("carpenter", "hut barn");
    game.act("1 fall: move carpenter");
    assert_eq!(game.legal(1), ["build hut", "build barn"]);
    game.act("1 fall: build barn");
    assert_eq!((game.player(1).huts, game.player(1).barns), (0, 1));
    assert_eq!(on_offer(&game, "carpenter", Piece::Building(Building::Barn)), 0);
    assert_eq!(on_offer(&game, "carpenter", Piece::Building(Building::Hut)), 1);
}

#[test]
fn w6_8_the_mill_builds_for_two_wood() {
    let mut game = standing("store_south", "2 wood", "").stock("johansens_mill", "hut");
    game.act("1 fall: move johansens_mill");
    assert_eq!((game.player(1).huts, game.player(1).barns), (1, 0));
    assert_eq!(game.player(1).all_goods(), 0);
}

#[test]
fn w6_8_a_barn_adds_two_spaces() {
    let mut game = setting_out("4 grain", "").each(|me| me.barns = 1);
    game.act_all(&["1 fall: move church", "1 fall: take fish", "1 fall: take fish"]);
    assert_eq!(game.player(1).barn.goods, goods("4 grain, 2 fish"));
    assert_eq!(game.asked(), [2]);

    let mut game = setting_out("5 grain", "").each(|me| me.barns = 1);
    game.act_all(&["1 fall: move church", "1 fall: take fish", "1 fall: take fish"]);
    assert_eq!(game.legal(1), ["give up grain", "give up fish"]);
}

#[test]
fn w6_8_a_barn_gives_room_in_the_same_turn_it_is_built_and_not_before() {
    let mut game = standing("store_north", "1 wood, 1 stone", "2 copper").stock("carpenter", "barn");
    assert_eq!(game.player(1).barn_spaces(game.state.edition()), 4);
    game.act_all(&["1 fall: move carpenter", "1 fall: pay wood", "1 fall: pay stone"]);
    assert_eq!(game.player(1).barn_spaces(game.state.edition()), 6);
}

#[test]
fn w6_8_a_barn_needs_a_free_site() {
    let mut game =
        standing("store_north", "1 wood, 1 stone", "").stock("carpenter", "hut barn").each(|me| me.barns = 2);
    game.act("1 fall: move carpenter");
    assert_eq!((game.player(1).huts, game.player(1).barns), (1, 2), "only the hut had a place");
}

#[test]
fn w6_8_a_hut_needs_a_wagon_not_built_over() {
    let mut game = standing("store_north", "1 wood, 1 stone", "").stock("carpenter", "hut").each(|me| me.huts = 5);
    assert_eq!(game.refusal("1 fall: move carpenter"), "carpenter has nothing left to offer that you have a place for");
    let mut game = game.stock("carpenter", "hut barn");
    game.act("1 fall: move carpenter");
    assert_eq!((game.player(1).huts, game.player(1).barns), (5, 1), "only the barn had a place");
}

#[test]
fn w6_8_a_hut_can_be_built_before_there_is_a_labourer_for_it() {
    let mut game = standing("store_north", "1 wood, 1 stone", "").stock("carpenter", "hut").each(|me| me.huts = 1);
    game.act("1 fall: move carpenter");
    assert_eq!(game.player(1).huts, 2);
}

// W6.9 Svenson's, Soebuck's

#[test]
fn w6_9_one_of_the_improvements_on_offer_is_bought() {
    let mut game = standing("store_south", "1 fish, 2 stone", "").stock("soebucks", "ladder horses");
    game.act("1 fall: move soebucks");
    assert_eq!(game.legal(1), ["buy ladder", "buy horses"]);
    assert_eq!(game.refusal("1 fall: buy tent"), "this is not on offer here");
    game.act("1 fall: buy horses");
    assert_eq!(game.player(1).improvements, improvements("1 horses"));
    assert_eq!(on_offer(&game, "soebucks", Piece::Improvement(Improvement::Horses)), 0);
    assert_eq!(on_offer(&game, "soebucks", Piece::Improvement(Improvement::Ladder)), 1);
}

#[test]
fn w6_9_duplicates_are_allowed() {
    let has_two = |me: &mut crate::player::Player| me.improvements = improvements("2 safe");
    let mut game = standing("carpenter", "1 dairy, 2 stone", "").stock("svensons", "safe tent").each(has_two);
    game.act_all(&["1 fall: move svensons", "1 fall: buy safe"]);
    assert_eq!(game.player(1).improvements, improvements("3 safe"));
}

#[test]
fn w6_9_nobody_has_more_than_three() {
    for three in ["3 safe", "1 tent, 1 ladder, 1 safe"] {
        let mut game = standing("carpenter", "1 dairy, 2 stone", "").each(|me| me.improvements = improvements(three));
        assert_eq!(
            game.refusal("1 fall: move svensons"),
            "svensons has nothing left to offer that you have a place for"
        );
    }
}

#[test]
fn w6_9_an_edition_can_have_another_number_of_places() {
    let buyer = |sites: u8| {
        let edition = Edition::read(&format!("improvement_sites = {sites}\n{EDITION}")).unwrap().keep();
        let mut game = Kit { state: State::new(edition, 1).unwrap(), events: Vec::new() }.dealt();
        game.act("1 setup: start church");
        let three = |me: &mut crate::player::Player| {
            owning(me, "1 dairy, 2 stone", "");
            me.improvements = improvements("3 safe");
        };
        game.dealt().each(three).enter(Stage::Summer)
    };
    assert!(buyer(4).legal(1).contains(&"move svensons".to_owned()));
    assert!(!buyer(3).legal(1).contains(&"move svensons".to_owned()));
}

#[test]
fn w6_9_an_improvement_is_never_given_up() {
    let mut game = setting_out("4 grain", "").each(|me| me.improvements = improvements("3 tent"));
    game.act_all(&["1 fall: move church", "1 fall: take fish", "1 fall: take fish"]);
    assert_eq!(game.legal(1), ["give up grain", "give up fish"]);
}

// W6.10 General stores

#[test]
fn w6_example_the_fall_good_draws_two_coins() {
    // Disc A1: wood is the fall good.
    let mut game = standing("svensons", "1 wood", "");
    game.act("1 fall: move store_east");
    assert_eq!(game.legal(1), ["sell wood", "done"]);
    game.act("1 fall: sell wood");
    assert_eq!(game.chances(), ["coin copper for 1", "coin silver for 1", "coin gold for 1"]);
    game.act_all(&["* fall: coin gold for 1", "* fall: coin silver for 1"]);
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.player(1).barn.coins, coins("1 silver, 1 gold"));
    assert_eq!(game.player(1).all_goods(), 0);
}

#[test]
fn w6_10_any_other_good_draws_one_coin() {
    let mut game = standing("svensons", "1 fish", "");
    let bag = game.state.coin_bag.total();
    game.act_all(&["1 fall: move store_east", "1 fall: sell fish", "* fall: coin gold for 1"]);
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.player(1).barn.coins, coins("1 gold"));
    assert_eq!(game.state.coin_bag.total(), bag - 1);
}

#[test]
fn w6_10_a_grain_and_a_stone_draw_three_coins_when_grain_is_the_fall_good() {
    let mut game = standing("lodge", "1 grain, 1 stone", "").disc("A2");
    game.act_all(&["1 fall: move store_north", "1 fall: sell grain", "1 fall: sell stone"]);
    game.act_all(&["* fall: coin gold for 1", "* fall: coin copper for 1", "* fall: coin copper for 1"]);
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.player(1).barn.coins, coins("2 copper, 1 gold"));
}

#[test]
fn w6_10_a_seller_knows_the_price_beforehand() {
    let mut game = standing("lodge", "1 grain, 1 stone", "").disc("A2");
    game.act("1 fall: move store_north");
    let sales = game.state.outlook(Kit::seat(1)).sales;
    let prices: Vec<(Good, u8)> = sales.iter().map(|sale| (sale.source.good(), sale.coins)).collect();
    assert_eq!(prices, [(Good::Grain, 2), (Good::Stone, 1)]);
}

#[test]
fn w6_10_a_store_buys_one_of_each_kind_pictured() {
    let mut game = standing("lodge", "2 grain, 1 fish, 1 dairy, 2 wood, 2 stone", "");
    game.act("1 fall: move store_north");
    assert_eq!(game.legal(1), ["sell grain", "sell wood", "sell stone", "done"]);
    assert_eq!(game.refusal("1 fall: sell fish"), "this store does not buy fish");
    game.act("1 fall: sell grain");
    assert_eq!(game.legal(1), ["sell wood", "sell stone", "done"]);
    assert_eq!(
        game.refusal("1 fall: sell grain"),
        "goods are named in the order grain, fish, dairy, wood, stone, then coins; this one's turn is over"
    );
    game.act("1 fall: sell stone");
    assert_eq!(game.player(1).barn.goods, goods("1 grain, 1 fish, 1 dairy, 2 wood, 1 stone"));
}

#[test]
fn w6_10_each_store_has_its_own_picture() {
    let everything = "1 grain, 1 fish, 1 dairy, 1 wood, 1 stone";
    let mut game = standing("svensons", everything, "");
    game.act("1 fall: move store_east");
    assert_eq!(game.legal(1), ["sell fish", "sell dairy", "sell wood", "done"]);

    let mut game = standing("hotel", everything, "");
    game.act("1 fall: move store_south");
    assert_eq!(game.legal(1), ["sell grain", "sell fish", "sell stone", "done"]);
}

#[test]
fn w6_10_nothing_need_be_sold() {
    let mut game = standing("svensons", "1 wood", "");
    game.act_all(&["1 fall: move store_east", "1 fall: done"]);
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.player(1).barn.goods, goods("1 wood"));
    assert_eq!(game.player(1).coins(), 0);
}

#[test]
fn w6_10_coins_are_not_sold() {
    let mut game = standing("svensons", "1 wood", "2 copper");
    game.act("1 fall: move store_east");
    assert_eq!(game.legal(1), ["sell wood", "done"]);
    assert!(game.state.read("sell coin").is_err());
}

#[test]
fn w6_10_goods_on_squares_are_sold_from_there() {
    let mut game = standing("svensons", "", "").store(1, "wood", 1);
    game.act_all(&["1 fall: move store_east", "1 fall: sell wood from wood"]);
    assert_eq!(game.player(1).all_goods(), 0);
    assert_eq!(game.asked(), [0], "the coins are drawn");
}

#[test]
fn w6_10_all_sales_come_before_all_draws() {
    let mut game = standing("lodge", "1 grain, 1 stone", "");
    game.act_all(&["1 fall: move store_north", "1 fall: sell grain"]);
    assert_eq!(game.asked(), [1]);
    assert_eq!(game.player(1).coins(), 0);
    game.act("1 fall: sell stone");
    assert_eq!(game.asked(), [0]);
    assert_eq!(game.refusal("1 fall: done"), "this is not what is asked now");
}

#[test]
fn w6_10_a_coin_without_room_goes_back_to_the_bag() {
    let mut game = standing("svensons", "3 grain, 1 wood", "");
    let bag = game.state.coin_bag;
    game.act_all(&["1 fall: move store_east", "1 fall: sell wood"]);
    game.act_all(&["* fall: coin gold for 1", "* fall: coin copper for 1"]);
    assert_eq!(game.legal(1), ["give up grain", "give up coin"]);
    game.act("1 fall: give up coin");
    assert_eq!(game.player(1).barn.goods, goods("3 grain"));
    assert_eq!(game.player(1).barn.coins, coins("1 gold"), "the least valuable went");
    let mut left = bag;
    left[crate::pieces::Coin::Gold] -= 1;
    assert_eq!(game.state.coin_bag, left);
}

#[test]
fn w6_10_room_for_coins_can_be_made() {
    let mut game = standing("svensons", "3 grain, 1 wood", "");
    game.act_all(&["1 fall: move store_east", "1 fall: sell wood"]);
    game.act_all(&["* fall: coin gold for 1", "* fall: coin copper for 1", "1 fall: give up grain"]);
    assert_eq!(game.player(1).barn.goods, goods("2 grain"));
    assert_eq!(game.player(1).barn.coins, coins("1 copper, 1 gold"));
}

#[test]
fn w6_10_room_is_made_once_after_all_draws() {
    let mut game = standing("svensons", "2 grain, 1 fish, 1 wood", "").store(1, "wood", 1);
    // Four things and three coins less what is sold: fish and wood make room for two of three.
    game.act_all(&["1 fall: move store_east", "1 fall: sell fish", "1 fall: sell wood"]);
    game.act_all(&["* fall: coin silver for 1", "* fall: coin silver for 1", "* fall: coin silver for 1"]);
    assert_eq!(game.legal(1), ["give up grain", "give up coin"]);
    game.act("1 fall: give up grain");
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.player(1).barn.used(), 4);
    assert_eq!(game.player(1).farm.on_squares(), &goods("1 wood"), "squares need no room");
}

#[test]
fn w6_10_an_old_coin_of_less_value_goes_before_a_new_one() {
    let mut game = standing("svensons", "2 grain", "1 copper, 1 silver").store(1, "wood", 1);
    game.act_all(&["1 fall: move store_east", "1 fall: sell wood from wood"]);
    game.act_all(&["* fall: coin gold for 1", "* fall: coin gold for 1", "1 fall: give up coin"]);
    assert_eq!(game.player(1).barn.goods, goods("2 grain"));
    assert_eq!(game.player(1).barn.coins, coins("2 gold"), "coins are named last, so the second went by itself");
}

#[test]
fn w6_10_when_the_coin_bag_runs_out_fewer_coins_are_drawn() {
    let mut game = standing("svensons", "1 wood", "");
    game.state.coin_bag = coins("1 silver");
    game.act_all(&["1 fall: move store_east", "1 fall: sell wood", "* fall: coin silver for 1"]);
    assert_eq!(game.player(1).barn.coins, coins("1 silver"));
    assert_eq!(game.asked(), [2]);

    let mut game = standing("svensons", "1 wood", "");
    game.state.coin_bag = coins("");
    game.act_all(&["1 fall: move store_east", "1 fall: sell wood"]);
    assert_eq!(game.player(1).coins(), 0);
    assert_eq!(game.asked(), [2]);
}
