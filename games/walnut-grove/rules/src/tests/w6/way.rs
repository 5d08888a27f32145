//! W6.1 to W6.4: the order, a turn, spots and tolls.

use table::{Actor, Game, Ignore};

use crate::action::Action;
use crate::flow::Stage;
use crate::illegal::Illegal;
use crate::pieces::Help;
use crate::town::Stop;

use super::super::kit::{Kit, coins, goods, owning};
use super::*;

// W6.1 Order

#[test]
fn w6_1_in_year_one_the_church_row_moves_first_then_the_town_hall_row() {
    let mut game = Kit::new(4);
    game.act("1 setup: start town_hall");
    game.act("2 setup: start church");
    game.act("3 setup: start town_hall");
    game.act("4 setup: start church");
    let mut game = game.dealt().enter(Stage::Summer);
    assert_eq!(order(&game), [2, 4, 1, 3]);
    assert_eq!(game.asked(), [2]);
    game.act("2 fall: pass");
    assert_eq!(game.asked(), [4]);
    game.act("4 fall: pass");
    assert_eq!(game.asked(), [1]);
    game.act("1 fall: pass");
    assert_eq!(game.asked(), [3]);
}

#[test]
fn w6_1_later_the_first_pawn_met_counter_clockwise_from_the_town_hall_moves_first() {
    assert_eq!(order(&later_fall(&["lodge", "saloon", "church", "store_east"])), [2, 3, 4, 1]);
    assert_eq!(order(&later_fall(&["post_office", "carpenter", "hotel", "soebucks"])), [4, 3, 2, 1]);
}

#[test]
fn w6_1_the_order_is_fixed_when_fall_begins() {
    let mut game = later_fall(&["saloon", "lodge"]);
    // Seat 1 walks on to the Post Office, behind seat 2, and has had its turn all the same.
    game.act_all(&["1 fall: move post_office", "1 fall: pay coin", "1 fall: take grain", "1 fall: take grain"]);
    assert_eq!(game.asked(), [2]);
    game.act("2 fall: pass");
    assert_eq!(game.scene(), "winter");
}

#[test]
fn w6_1_of_two_pawns_in_a_shop_the_one_who_came_first_is_met_first() {
    assert_eq!(order(&Kit::in_spring(2).pawn(1, "svensons").pawn(2, "svensons").enter(Stage::Summer)), [1, 2]);
    assert_eq!(order(&Kit::in_spring(2).pawn(2, "soebucks").pawn(1, "soebucks").enter(Stage::Summer)), [2, 1]);
}

#[test]
fn w6_1_a_pawn_still_in_the_church_row_is_met_between_church_and_east_store() {
    assert_eq!(order(&later_fall(&["row", "store_east", "church"])), [3, 1, 2]);
}

#[test]
fn w6_1_a_pawn_still_in_the_town_hall_row_is_met_last() {
    let mut game = Kit::new(2);
    game.act_all(&["1 setup: start town_hall", "2 setup: start town_hall"]);
    assert_eq!(order(&game.dealt().pawn(2, "post_office").enter(Stage::Summer)), [2, 1]);
}

#[test]
fn w6_1_those_who_stay_in_a_row_keep_their_order_when_the_front_leaves() {
    assert_eq!(order(&later_fall(&["post_office", "row", "row"])), [2, 3, 1]);
}

// W6.2 A turn

#[test]
fn w6_2_a_turn_is_one_move_and_one_action() {
    let mut game = setting_out("", "");
    game.act_all(&["1 fall: move church", "1 fall: take grain", "1 fall: take fish"]);
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.refusal("1 fall: move hotel"), "this is not what is asked now");
    assert_eq!(game.refusal("1 fall: take grain"), "this is not what is asked now");
}

#[test]
fn w6_2_one_move_leads_to_any_building_of_the_ring() {
    let game = standing("hotel", "2 grain, 2 fish, 2 dairy, 2 wood, 2 stone", "");
    let ring = "post_office lodge store_north carpenter svensons store_east \
                church hotel store_south johansens_mill soebucks saloon";
    let mut moves: Vec<String> = ring.split_whitespace().map(|building| format!("move {building}")).collect();
    moves.push("pass".to_owned());
    assert_eq!(game.legal(1), moves);
}

#[test]
fn w6_2_who_passes_stays_and_gets_nothing() {
    let mut game = standing("church", "1 wood", "1 gold");
    game.act("1 fall: pass");
    assert_eq!(stand(&game, 1), ("church", 0));
    assert_eq!(game.player(1).barn.goods, goods("1 wood"));
    assert_eq!(game.player(1).barn.coins, coins("1 gold"));
    assert_eq!(game.asked(), [2]);
}

#[test]
fn w6_2_who_passes_goes_on_blocking_the_spot() {
    let mut game = later_fall(&["store_south", "lodge"]);
    game.act("1 fall: pass");
    assert_eq!(game.refusal("2 fall: move store_south"), "all spots of store_south are taken");
}

#[test]
fn w6_2_in_a_starting_row_one_may_pass_too() {
    let mut game = setting_out("", "");
    game.act_all(&["1 fall: pass", "2 fall: move church"]);
    assert!(matches!(game.state.town().pawn(Kit::seat(1)), Stop::Row(..)));
    assert_eq!(stand(&game, 2), ("church", 0));
}

#[test]
fn w6_2_a_full_lap_leads_back_to_the_building_just_left() {
    let mut game = standing("church", "", "2 copper");
    game.act_all(&["1 fall: move church", "1 fall: pay coin", "1 fall: pay coin"]);
    game.act_all(&["1 fall: take dairy", "1 fall: take dairy"]);
    assert_eq!(stand(&game, 1), ("church", 0));
    assert_eq!(game.player(1).barn.goods, goods("2 dairy"));
}

#[test]
fn w6_2_nobody_may_stop_on_a_toll_point() {
    let game = setting_out("", "2 copper");
    for toll_point in [6, 13] {
        let mut state = game.state;
        let done = state.apply(Actor::Seat(Kit::seat(1)), Action::Move(toll_point), &mut Ignore);
        assert_eq!(done, Err(Illegal::TollPoint));
    }
    assert!(game.state.read("move town_hall").is_err());
}

// W6.3 Spots

#[test]
fn w6_3_a_building_holds_one_pawn() {
    let mut game = standing("store_north", "", "").pawn(2, "store_east");
    assert_eq!(game.refusal("1 fall: move store_east"), "all spots of store_east are taken");
}

#[test]
fn w6_3_svensons_and_soebucks_hold_two() {
    for shop in ["svensons", "soebucks"] {
        let mut game = Kit::in_fall(3, |me| owning(me, "1 fish, 1 dairy, 2 stone", "")).pawn(2, shop);
        assert!(game.legal(1).contains(&format!("move {shop}")));
        game = game.pawn(3, shop);
        assert_eq!(game.refusal(&format!("1 fall: move {shop}")), format!("all spots of {shop} are taken"));
    }
}

#[test]
fn w6_3_the_second_visitor_of_a_shop_gets_the_nearer_spot() {
    let mut game = standing("carpenter", "1 dairy, 2 stone", "").pawn(2, "svensons");
    game.act("1 fall: move svensons");
    assert_eq!(stand(&game, 2), ("svensons", 0));
    assert_eq!(stand(&game, 1), ("svensons", 1));
}

#[test]
fn w6_3_a_newcomer_takes_the_further_spot_if_it_is_free_and_is_met_before_the_one_who_stayed() {
    let mut game = later_fall(&["svensons", "svensons", "post_office"]).each(|me| owning(me, "1 dairy, 2 stone", ""));
    game.act_all(&["1 fall: move store_east", "1 fall: done", "2 fall: pass", "3 fall: move svensons"]);
    assert_eq!(stand(&game, 3), ("svensons", 0));
    assert_eq!(stand(&game, 2), ("svensons", 1));
    assert_eq!(order(&game.enter(Stage::Summer)), [1, 3, 2]);
}

#[test]
fn w6_3_a_full_lap_needs_no_other_spot_than_the_one_left() {
    let mut game = standing("carpenter", "1 dairy, 2 stone", "").pawn(2, "svensons").pawn(1, "svensons");
    game.act("1 fall: move svensons");
    assert_eq!(stand(&game, 1), ("svensons", 1));
}

#[test]
fn w6_3_walking_past_others_is_free() {
    let mut game = Kit::in_fall(3, |me| owning(me, "", "1 copper"));
    game = game.pawn(1, "lodge").pawn(2, "store_north").pawn(3, "carpenter");
    game.act("1 fall: move store_east");
    assert_eq!(stand(&game, 1), ("store_east", 0));
    assert_eq!(game.player(1).coins(), 1);
    assert_eq!(game.player(1).help.total(), 0);
}

// W6.4 Tolls

#[test]
fn w6_4_passing_the_town_hall_costs_a_coin() {
    let mut game = standing("saloon", "", "2 copper");
    let bag = game.state.coin_bag.total();
    game.act("1 fall: move post_office");
    assert_eq!(game.legal(1), ["pay coin", "take help"]);
    game.act("1 fall: pay coin");
    assert_eq!(game.player(1).coins(), 1);
    assert_eq!(game.player(1).help.total(), 0);
    assert_eq!(game.state.coin_bag.total(), bag + 1, "W1.3: a paid coin goes back into the bag");
    assert_eq!(game.refusal("1 fall: pay coin"), "this is not what is asked now");
}

#[test]
fn w6_4_passing_the_church_bazaar_costs_a_coin() {
    let mut game = standing("store_east", "", "2 copper");
    game.act_all(&["1 fall: move church", "1 fall: pay coin"]);
    assert_eq!(game.player(1).coins(), 1);
    assert_eq!(game.refusal("1 fall: pay coin"), "this is not what is asked now");
}

#[test]
fn w6_4_between_two_toll_points_the_way_is_free() {
    let mut game = standing("church", "2 dairy", "2 copper");
    game.act("1 fall: move saloon");
    assert_eq!(game.legal(1), ["pay dairy", "pay coin"]);
}

#[test]
fn w6_4_the_unwilling_take_help_and_keep_their_coins() {
    let mut game = standing("saloon", "", "2 copper");
    game.act_all(&["1 fall: move post_office", "1 fall: take help"]);
    assert_eq!(game.player(1).coins(), 2);
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 0 });
}

#[test]
fn w6_4_who_has_no_coin_takes_help() {
    let mut game = standing("saloon", "3 stone", "");
    game.act("1 fall: move post_office");
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 0 });
    assert_eq!(game.player(1).barn.goods, goods("3 stone"));
}

#[test]
fn w6_4_a_full_lap_pays_both_tolls() {
    let mut game = standing("store_north", "", "3 copper");
    game.act_all(&["1 fall: move store_north", "1 fall: pay coin", "1 fall: pay coin"]);
    assert_eq!(game.player(1).coins(), 1);
    assert_eq!(game.player(1).help.total(), 0);
    assert_eq!(game.asked(), [2]);
}

#[test]
fn w6_4_a_full_lap_can_be_paid_by_a_coin_and_help() {
    let mut game = standing("store_north", "", "3 copper");
    game.act_all(&["1 fall: move store_north", "1 fall: pay coin", "1 fall: take help"]);
    assert_eq!(game.player(1).coins(), 2);
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 0 });
}

#[test]
fn w6_4_a_full_lap_can_be_paid_by_help_alone() {
    let mut game = standing("store_north", "", "3 copper");
    // Coins come before help, so the second toll follows by itself.
    game.act_all(&["1 fall: move store_north", "1 fall: take help"]);
    assert_eq!(game.player(1).coins(), 3);
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 1 });
}

#[test]
fn w6_4_almost_a_full_lap_passes_both_toll_points_too() {
    let mut game = standing("store_south", "", "3 copper");
    game.act_all(&["1 fall: move church", "1 fall: pay coin", "1 fall: pay coin"]);
    assert_eq!(game.player(1).coins(), 1);
}

#[test]
fn w6_4_leaving_the_church_row_is_not_passing() {
    let mut game = setting_out("", "2 copper");
    game.act("1 fall: move store_south");
    assert_eq!(game.asked(), [2]);
    assert_eq!(game.player(1).coins(), 2);
    assert_eq!(game.player(1).help.total(), 0);
}

#[test]
fn w6_4_leaving_the_town_hall_row_is_not_passing() {
    let mut game = Kit::new(1);
    game.act("1 setup: start town_hall");
    let mut game = game.dealt().enter(Stage::Summer);
    game.act("1 fall: move post_office");
    assert_eq!(game.legal(1), ["take grain", "take fish", "take dairy", "take wood", "take stone"]);
}

#[test]
fn w6_4_from_a_starting_row_the_other_toll_point_still_costs() {
    let mut game = setting_out("", "2 copper");
    game.act_all(&["1 fall: move store_east", "1 fall: pay coin"]);
    assert_eq!(game.player(1).coins(), 1);
    assert_eq!(game.asked(), [2]);

    let mut game = Kit::new(1);
    game.act("1 setup: start town_hall");
    let mut game = game.dealt().enter(Stage::Summer);
    game.act_all(&["1 fall: move church", "1 fall: pay coin"]);
    assert_eq!(game.player(1).coins(), 1);
    assert!(game.legal(1).contains(&"take grain".to_owned()));
}

#[test]
fn w6_4_tolls_come_before_the_action() {
    let mut game = standing("saloon", "", "1 copper");
    game.act("1 fall: move post_office");
    assert_eq!(game.refusal("1 fall: take grain"), "this is not what is asked now");
    // Sold after the toll: the coin of the sale cannot pay it.
    let mut game = standing("carpenter", "1 fish", "");
    game.act("1 fall: move store_south");
    assert_eq!(game.player(1).help.total(), 1);
    assert_eq!(game.legal(1), ["sell fish", "done"]);
}

#[test]
fn w6_4_a_coin_needed_for_the_cost_cannot_pay_the_toll() {
    let mut game = standing("church", "1 wood", "1 copper").stock("carpenter", "hut barn");
    game.act("1 fall: move carpenter");
    // Help for the Town Hall, the wood for the wood, the coin for the stone: nothing is left to choose but the piece.
    assert_eq!(game.legal(1), ["build hut", "build barn"]);
    assert_eq!(game.player(1).help.total(), 1);
    assert_eq!(game.player(1).coins(), 0);
}

#[test]
fn w6_4_with_a_coin_to_spare_the_toll_is_free_to_choose() {
    let mut game = standing("church", "1 wood", "2 copper").stock("carpenter", "hut barn");
    game.act("1 fall: move carpenter");
    assert_eq!(game.legal(1), ["pay coin", "take help"]);
    game.act("1 fall: pay coin");
    assert_eq!(game.legal(1), ["build hut", "build barn"]);
    assert_eq!(game.player(1).help.total(), 0);
    assert_eq!(game.player(1).coins(), 0);
}

#[test]
fn w6_4_on_a_full_lap_only_the_spare_coins_pay_tolls() {
    let mut game = standing("lodge", "", "3 copper").stock("lodge", "yellow white");
    game.act_all(&["1 fall: move lodge", "1 fall: pay coin"]);
    // The second toll took help: the two coins left stand for two grain.
    assert_eq!(game.legal(1), ["hire yellow", "hire white"]);
    assert_eq!(game.player(1).help, Help { repayable: 1, flipped: 0 });
    assert_eq!(game.player(1).coins(), 0);
}
