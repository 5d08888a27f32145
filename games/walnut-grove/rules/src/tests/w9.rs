//! W9 Scoring.

use table::{Game, Viewer};

use super::kit::{Kit, coins, goods, improvements, labourers, owning};
use crate::action::Item;
use crate::event::Event;
use crate::flow::Stage;
use crate::pieces::{Coin, Coins, Colour, Good, Help, Improvement};
use crate::player::Player;
use crate::score::ScoreCategory;

/// The end of the last winter.
fn over(mut game: Kit) -> Kit {
    game.state.year = 8;
    game.enter(Stage::Winter)
}

/// Two players at the end of the game with different belongings.
fn two_ends(first: impl Fn(&mut Player), second: impl Fn(&mut Player)) -> Kit {
    let mut game = Kit::in_spring(2).each(|me| owning(me, "", ""));
    first(game.player_mut(1));
    second(game.player_mut(2));
    over(game)
}

fn winners(game: &Kit) -> Vec<u8> {
    game.state.outcome().unwrap().winners.iter().map(|seat| seat.number()).collect()
}

fn points(game: &Kit) -> Vec<i32> {
    game.state.outcome().unwrap().points
}

/// What a player with these improvements scores for one kind of them.
fn improvement(game: Kit, kind: Improvement, owned: &str) -> i32 {
    game.each(|me| me.improvements = improvements(owned)).score(1).improvements[kind]
}

/// One fenced area: the middle landscape and the south triangle of the tile above it.
fn one_fenced() -> Kit {
    Kit::in_spring(1).lay(1, 8, 0, 3, 1)
}

/// Two: the same, and the two landscapes right of it with the south triangles of the tiles above them.
fn two_fenced() -> Kit {
    one_fenced().lay(1, 13, 0, 4, 1).lay(1, 31, 0, 5, 1)
}

// W9.1

#[test]
fn w9_1_a_farm_as_it_begins_scores_six() {
    let score = Kit::in_spring(1).score(1);
    assert_eq!((score.fenced_areas, score.figures, score.buildings, score.coins), (0, 4, 2, 0));
    assert_eq!((score.improvement_points(), score.help), (0, 0));
    assert_eq!(score.total(), 6);
}

#[test]
fn w9_1_one_point_for_each_fenced_area() {
    assert_eq!(one_fenced().score(1).fenced_areas, 1);
    assert_eq!(two_fenced().score(1).fenced_areas, 2);
}

#[test]
fn w9_1_two_points_for_each_figure_the_farmer_included() {
    let game = Kit::in_spring(1).each(|me| me.labourers = labourers(""));
    assert_eq!(game.score(1).figures, 2);
    let game = Kit::in_spring(1).each(|me| me.labourers = labourers("2 yellow, 1 blue, 1 white"));
    assert_eq!(game.score(1).figures, 10);
}

#[test]
fn w9_1_one_point_for_each_hut_and_barn_the_first_ones_included() {
    let game = Kit::in_spring(1).each(|me| me.huts = 3);
    assert_eq!(game.score(1).buildings, 5);
    let game = Kit::in_spring(1).each(|me| (me.huts, me.barns) = (1, 2));
    assert_eq!(game.score(1).buildings, 5);
}

#[test]
fn w9_1_two_points_for_gold_one_for_silver_none_for_copper() {
    let worth = |purse| Kit::in_spring(1).each(|me| me.barn.coins = coins(purse)).score(1).coins;
    assert_eq!(worth("4 copper"), 0);
    assert_eq!(worth("3 silver"), 3);
    assert_eq!(worth("2 gold"), 4);
    assert_eq!(worth("1 copper, 1 silver, 1 gold"), 3);
}

#[test]
fn w9_1_goods_and_land_by_themselves_score_nothing() {
    let game = Kit::in_spring(1).lay(1, 2, 0, 5, 1).each(|me| me.barn.goods = goods("2 grain, 2 stone"));
    assert_eq!(game.score(1).total(), 6);
}

#[test]
fn w9_1_the_total_is_the_sum_of_everything() {
    let game = over(two_fenced().each(|me| {
        owning(me, "1 grain", "1 silver, 1 gold");
        me.labourers = labourers("1 yellow, 1 blue");
        (me.huts, me.barns) = (1, 1);
        me.improvements = improvements("1 tent, 1 horses");
        me.help = Help { repayable: 1, flipped: 0 };
    }));
    // Two fenced areas, three figures, four buildings, the coins, a tent for two, horses for two, one help tile.
    assert_eq!(points(&game), [2 + 6 + 4 + 3 + 4 + 2 - 2]);
}

// W9.2

#[test]
fn w9_2_tent_two_for_each_own_improvement_itself_included() {
    assert_eq!(improvement(Kit::in_spring(1), Improvement::Tent, "1 tent"), 2);
    assert_eq!(improvement(Kit::in_spring(1), Improvement::Tent, "1 tent, 1 safe, 1 horses"), 6);
}

#[test]
fn w9_2_two_tents_and_a_safe_score_six_for_each_tent() {
    assert_eq!(improvement(Kit::in_spring(1), Improvement::Tent, "2 tent, 1 safe"), 6 + 6);
    assert_eq!(improvement(Kit::in_spring(1), Improvement::Tent, "3 tent"), 6 + 6 + 6);
}

#[test]
fn w9_2_ladder_one_for_each_hut_and_barn() {
    assert_eq!(improvement(Kit::in_spring(1), Improvement::Ladder, "1 ladder"), 2);
    let settled = || Kit::in_spring(1).each(|me| (me.huts, me.barns) = (2, 1));
    assert_eq!(improvement(settled(), Improvement::Ladder, "1 ladder"), 5);
    assert_eq!(improvement(settled(), Improvement::Ladder, "2 ladder"), 5 + 5);
}

#[test]
fn w9_2_safe_one_for_each_coin_whatever_its_value() {
    let rich = || Kit::in_spring(1).each(|me| me.barn.coins = coins("1 copper, 1 silver, 1 gold"));
    assert_eq!(improvement(rich(), Improvement::Safe, "1 safe"), 3);
    assert_eq!(improvement(rich(), Improvement::Safe, "3 safe"), 3 + 3 + 3);
}

#[test]
fn w9_2_warehouse_one_for_each_good_in_the_barn() {
    let stocked = || Kit::in_spring(1).each(|me| owning(me, "2 grain, 1 stone", "1 gold")).store(1, "wood", 2);
    assert_eq!(improvement(stocked(), Improvement::Warehouse, "1 warehouse"), 3, "neither coins nor squares");
    assert_eq!(improvement(stocked(), Improvement::Warehouse, "2 warehouse"), 3 + 3);
}

#[test]
fn w9_2_gateway_the_size_of_the_largest_land_area() {
    assert_eq!(improvement(Kit::in_spring(1), Improvement::Gateway, "1 gateway"), 1);
    // Tile 2 continues the board's forest upwards, tile 45 goes on from its west side.
    let forest = || Kit::in_spring(1).lay(1, 2, 0, 5, 1).lay(1, 45, 0, 4, 1);
    assert_eq!(improvement(forest(), Improvement::Gateway, "1 gateway"), 3);
    assert_eq!(improvement(forest(), Improvement::Gateway, "2 gateway"), 3 + 3);
}

#[test]
fn w9_2_horses_one_for_each_fenced_area() {
    assert_eq!(improvement(Kit::in_spring(1), Improvement::Horses, "1 horses"), 0);
    assert_eq!(improvement(two_fenced(), Improvement::Horses, "1 horses"), 2);
    assert_eq!(improvement(two_fenced(), Improvement::Horses, "2 horses"), 2 + 2);
}

#[test]
fn w9_2_fountain_one_for_each_figure() {
    let people = || Kit::in_spring(1).each(|me| me.labourers = labourers("2 yellow, 1 white"));
    assert_eq!(improvement(people(), Improvement::Fountain, "1 fountain"), 4);
    assert_eq!(improvement(people(), Improvement::Fountain, "2 fountain"), 4 + 4);
}

#[test]
fn w9_2_a_labourer_hired_in_year_eight_counts_for_the_fountain() {
    let game = Kit::at_the_end(1, |me| {
        me.improvements = improvements("1 fountain");
        me.hired = Some(Colour::White);
    });
    assert_eq!(game.score(1).improvements[Improvement::Fountain], 3);
    assert_eq!(game.score(1).figures, 6);
}

#[test]
fn w9_2_each_tile_scores_for_itself() {
    let game = Kit::in_spring(1).each(|me| me.improvements = improvements("1 tent, 1 ladder, 1 fountain"));
    assert_eq!(game.score(1).improvement_points(), 6 + 2 + 2);
}

#[test]
fn w9_2_for_a_warehouse_goods_are_moved_into_free_barn_spaces_at_the_end() {
    let mut game = Kit::in_spring(1).each(|me| {
        owning(me, "1 grain", "1 copper");
        me.improvements = improvements("1 warehouse");
    });
    game = over(game.store(1, "wood", 1));
    assert_eq!(game.player(1).barn.goods, goods("1 grain, 1 wood"));
    assert_eq!(game.player(1).farm.on_squares(), &goods(""));
    assert_eq!(game.score(1).improvements[Improvement::Warehouse], 2);
}

/// A full barn of four spaces at the end: these improvements and coins, two wood and a stone on squares, and grain in
/// what is left of the barn.
fn full_barn(owned: &str, purse: &str) -> Kit {
    let game = Kit::in_spring(1).each(|me| {
        owning(me, "", purse);
        me.barn.goods = goods(&format!("{} grain", 4 - me.coins()));
        me.improvements = improvements(owned);
    });
    game.store(1, "wood", 2).store(1, "stone", 1)
}

/// The coins that are left after the end, and the points for coins, Safes and Warehouses.
fn left_of(game: Kit) -> (Coins, i32) {
    let game = over(game);
    let score = game.score(1);
    assert_eq!(game.player(1).all_goods() + game.player(1).coins(), 7 - lost_coins(&game), "no good is lost");
    (game.player(1).barn.coins, score.coins + score.improvement_points())
}

fn lost_coins(game: &Kit) -> u8 {
    let lost = game.events.iter().filter(|event| matches!(event, Event::GaveUp { coin: Some(_), .. }));
    u8::try_from(lost.count()).unwrap()
}

#[test]
fn w9_2_for_a_warehouse_a_copper_makes_way_for_a_good() {
    let game = over(full_barn("1 warehouse", "1 copper"));
    assert_eq!(game.player(1).barn.goods, goods("3 grain, 1 wood"));
    assert_eq!(game.player(1).farm.on_squares(), &goods("1 wood, 1 stone"));
    assert_eq!(game.player(1).coins(), 0);
    assert_eq!(game.score(1).improvements[Improvement::Warehouse], 4);
}

#[test]
fn w9_2_the_coin_that_makes_way_goes_back_to_the_bag_and_is_told() {
    let game = full_barn("1 warehouse", "1 copper");
    let bag = game.state.coin_bag;
    let game = over(game);
    assert_eq!(game.state.coin_bag[Coin::Copper], bag[Coin::Copper] + 1);
    let told: Vec<&Event> = game.events.iter().filter(|event| !matches!(event, Event::Ended { .. })).collect();
    let seat = Kit::seat(1);
    let gave_up = Event::GaveUp { seat, item: Item::Coin, coin: Some(Coin::Copper) };
    assert_eq!(told, [&gave_up, &Event::MovedIn { seat, good: Good::Wood, count: 1 }]);
}

#[test]
fn w9_2_a_coin_worth_as_much_as_the_good_stays() {
    assert_eq!(left_of(full_barn("1 warehouse", "1 copper, 1 silver, 1 gold")), (coins("1 silver, 1 gold"), 3 + 2));
    assert_eq!(left_of(full_barn("2 warehouse", "1 silver, 2 gold")), (coins("2 gold"), 4 + 2 * 2));
}

#[test]
fn w9_2_with_more_warehouses_more_valuable_coins_make_way() {
    assert_eq!(left_of(full_barn("1 warehouse", "3 silver")), (coins("3 silver"), 3 + 1));
    assert_eq!(left_of(full_barn("2 warehouse", "3 silver")), (coins(""), 2 * 4));
    assert_eq!(left_of(full_barn("2 warehouse", "3 gold")), (coins("3 gold"), 6 + 2));
    assert_eq!(left_of(full_barn("3 warehouse", "3 gold")), (coins(""), 3 * 4));
}

#[test]
fn w9_2_a_safe_keeps_coins_from_making_way() {
    assert_eq!(left_of(full_barn("1 warehouse, 1 safe", "3 copper")), (coins("3 copper"), 3 + 1));
    assert_eq!(left_of(full_barn("2 warehouse, 1 safe", "2 copper, 1 silver")), (coins("1 silver"), 1 + 1 + 2 * 3));
    assert_eq!(left_of(full_barn("1 warehouse, 2 safe", "3 copper")), (coins("3 copper"), 2 * 3 + 1));
}

#[test]
fn w9_2_no_more_coins_make_way_than_goods_lie_on_squares() {
    assert_eq!(left_of(full_barn("1 warehouse", "4 copper")), (coins("1 copper"), 3));
}

#[test]
fn w9_2_the_least_valuable_coin_makes_way_first() {
    assert_eq!(left_of(full_barn("3 warehouse", "1 copper, 1 silver, 2 gold")), (coins("1 gold"), 2 + 3 * 3));
}

#[test]
fn w9_2_without_a_warehouse_no_coin_makes_way() {
    assert_eq!(left_of(full_barn("1 tent", "3 copper")), (coins("3 copper"), 2));
}

#[test]
fn w9_2_for_a_tie_the_exchange_changes_nothing() {
    let before = full_barn("1 warehouse", "2 copper").player(1).all_goods();
    assert_eq!(over(full_barn("1 warehouse", "2 copper")).player(1).all_goods(), before);
}

#[test]
fn w9_2_under_the_first_rules_no_coin_makes_way() {
    let game = over(full_barn("1 warehouse", "2 copper").under(1));
    assert_eq!(game.player(1).barn.goods, goods("2 grain"));
    assert_eq!((game.player(1).coins(), game.player(1).all_goods()), (2, 5), "what does not fit stays on its square");
    assert_eq!(game.score(1).improvements[Improvement::Warehouse], 2);
}

#[test]
fn w9_2_for_a_warehouse_a_built_barn_gives_room_too() {
    let mut game = Kit::in_spring(1).each(|me| {
        owning(me, "4 grain", "");
        me.barns = 1;
        me.improvements = improvements("1 warehouse");
    });
    game = over(game.store(1, "wood", 2).store(1, "stone", 1));
    assert_eq!(game.score(1).improvements[Improvement::Warehouse], 6);
}

#[test]
fn w9_2_without_a_warehouse_goods_stay_where_they_are() {
    let game = Kit::at_the_end(1, |_| ());
    assert_eq!(game.player(1).farm.on_squares(), &goods("1 wood"));
}

// W9.3

#[test]
fn w9_3_minus_two_for_each_help_tile_flipped_or_not() {
    let minus = |help| Kit::in_spring(1).each(|me| me.help = help).score(1).help;
    assert_eq!(minus(Help { repayable: 1, flipped: 0 }), -2);
    assert_eq!(minus(Help { repayable: 0, flipped: 1 }), -2);
    assert_eq!(minus(Help { repayable: 1, flipped: 3 }), -8);
}

#[test]
fn w9_3_a_score_can_be_negative() {
    let game = Kit::at_the_end(2, |me| me.help = Help { repayable: 1, flipped: 9 });
    assert_eq!(points(&game), [6 - 20, 6 - 20]);
}

#[test]
fn w9_3_the_score_sheet_adds_up_and_hides_what_depends_on_coins() {
    let game = Kit::in_spring(2).each(|me| {
        me.barn.coins = coins("1 gold, 1 silver");
        me.help = Help { repayable: 1, flipped: 0 };
    });
    let sheet = |viewer: u8| game.state.view(Viewer::Seat(Kit::seat(viewer))).players.swap_remove(0).score;
    let (own, other) = (sheet(1), sheet(2));
    let parts: i32 = own.lines().into_iter().take(6).filter_map(|(_, points)| points).sum();
    assert_eq!((Some(parts), own.known()), (own.total, parts));
    let unknown = |(category, points): (ScoreCategory, Option<i32>)| points.is_none().then_some(category);
    let hidden: Vec<ScoreCategory> = other.lines().into_iter().filter_map(unknown).collect();
    assert_eq!(hidden, [ScoreCategory::Coins, ScoreCategory::Total]);
    assert_eq!(other.known(), own.known() - 3);
}

// W9.4

#[test]
fn w9_4_most_points_win() {
    let game = two_ends(|me| me.barn.goods = goods("4 grain"), |me| me.barn.coins = coins("1 silver"));
    assert_eq!(points(&game), [6, 7]);
    assert_eq!(winners(&game), [2], "though the other has more goods");
}

#[test]
fn w9_4_on_a_tie_most_goods_win() {
    let game = two_ends(|me| me.barn.goods = goods("1 grain"), |me| me.barn.goods = goods("1 fish, 1 stone"));
    assert_eq!(winners(&game), [2]);
}

#[test]
fn w9_4_goods_on_squares_break_ties_too() {
    let mut game = Kit::in_spring(2).each(|me| owning(me, "", ""));
    game.player_mut(1).barn.goods = goods("1 grain");
    let game = over(game.store(2, "wood", 2));
    assert_eq!(winners(&game), [2]);
}

#[test]
fn w9_4_coins_do_not_break_ties() {
    let game = two_ends(|me| me.barn.coins = coins("3 copper"), |me| me.barn.goods = goods("1 grain"));
    assert_eq!(winners(&game), [2]);
}

#[test]
fn w9_4_still_tied_they_share_the_victory() {
    let game = two_ends(|me| me.barn.goods = goods("1 grain"), |me| me.barn.goods = goods("1 stone"));
    assert_eq!(winners(&game), [1, 2]);
    let mut game = Kit::in_spring(3).each(|me| owning(me, "", "1 gold"));
    game.player_mut(2).help.take();
    // Boards differ, what they begin with does not.
    assert_eq!(winners(&over(game)), [1, 3]);
}

#[test]
fn w2_7_alone_25_points_win() {
    let end = |purse| {
        Kit::at_the_end(1, |me| {
            owning(me, "", purse);
            me.labourers = labourers("3 yellow, 2 blue");
        })
    };
    // Six figures and two buildings: 14.
    assert_eq!((points(&end("4 gold, 3 silver")), winners(&end("4 gold, 3 silver"))), (vec![25], vec![1]));
    assert_eq!((points(&end("4 gold, 2 silver")), winners(&end("4 gold, 2 silver"))), (vec![24], vec![]));
}
