//! W6 Fall.

use table::{Actor, Game, Ignore};

use super::kit::{Kit, coins, goods, improvements, labourers, owning};
use crate::action::Action;
use crate::flow::Stage;
use crate::illegal::Illegal;
use crate::pieces::{Building, Colour, Good, Help, Improvement};
use crate::town::{Piece, Stop};

/// Two players in fall, each with these goods and coins and nothing else. Seat 1 stands on a building and moves.
fn standing(building: &str, has: &str, purse: &str) -> Kit {
    setting_out(has, purse).pawn(1, building)
}

/// The same, but seat 1 still stands in the Church row, and seat 2 behind.
fn setting_out(has: &str, purse: &str) -> Kit {
    Kit::in_fall(2, |me| owning(me, has, purse))
}

/// The fall of year 2: the pawns of seats 1, 2 and so on; "row" is where they started, the Church row.
fn later_fall(pawns: &[&str]) -> Kit {
    let mut game = Kit::in_spring(u8::try_from(pawns.len()).unwrap());
    for (seat, place) in (1..).zip(pawns).filter(|(_, place)| **place != "row") {
        game = game.pawn(seat, place);
    }
    game.state.year = 2;
    game.enter(Stage::Summer)
}

/// The seats in the order in which they move this fall.
fn order(game: &Kit) -> Vec<u8> {
    game.state.order.iter().map(|seat| seat.number()).collect()
}

/// The building and the spot on which a pawn stands; spot 0 is the further one.
fn stand(game: &Kit, seat: u8) -> (&'static str, u8) {
    let Stop::House { place, spot } = game.state.town().pawn(Kit::seat(seat)) else { panic!("not on a building") };
    (&game.state.edition().house(place).unwrap().name, spot)
}

/// How many of a piece a building still has.
fn on_offer(game: &Kit, building: &str, piece: Piece) -> u8 {
    let Ok(Action::Move(place)) = game.state.read(&format!("move {building}")) else { panic!("{building}?") };
    game.state.town().stock(place).count(piece)
}

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
