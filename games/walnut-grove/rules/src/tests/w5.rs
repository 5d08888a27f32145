//! W5 Summer. Board 1 is `# dairy 1 - stone 1 # grain 1 # fish 1 - wood 2 #`; with disc A1 dairy is the summer good.

use super::kit::{Kit, coins, goods, improvements, labourers};
use crate::event::Event;
use crate::flow::Stage;
use crate::pieces::Good;
use crate::player::Player;

/// The harvest: area, what it made, and how much of it found a square.
fn harvest(game: &Kit) -> Vec<(String, u8, u8)> {
    let each = |event: &Event| match event {
        Event::Harvested { area, made, stored, .. } => Some((area.to_string(), *made, *stored)),
        _ => None,
    };
    game.events.iter().filter_map(each).collect()
}

fn on_square(area: &str, made: u8, stored: u8) -> (String, u8, u8) {
    (area.to_owned(), made, stored)
}

/// After a summer in which the farmer, alone, made 3 fish for which no square was left: water of size 2 under disc A3.
fn three_fish_without_a_square(barn: impl Fn(&mut Player)) -> Kit {
    let game = Kit::in_spring(1).lay(1, 19, 2, 4, 1).store(1, "fish", 9);
    let game = game.each(|me| me.labourers = labourers("")).each(barn);
    let mut game = game.disc("A3").enter(Stage::Spring);
    game.act("1 summer: work fish");
    game
}

/// The rulebook's example. Forest: the board's, with both squares empty. Pasture: the board's, tile 21 (two squares)
/// above it, tile 31 (none) to the right of that. Field: the board's, tile 17 (none) above it, tile 23 (two) on top.
#[test]
fn w5_example_four_dairy_from_a_pasture_of_three_with_three_squares() {
    let game = Kit::in_spring(1).lay(1, 21, 0, 1, 1).lay(1, 31, 3, 2, 1).lay(1, 17, 0, 3, 1).lay(1, 23, 0, 3, 2);
    let mut game = game.each(|me| {
        me.labourers = labourers("1 yellow, 1 blue");
        let forest = me.farm.area_at(crate::tile::Spot::Board(Good::Wood)).unwrap();
        me.farm.take(forest);
    });
    assert_eq!((game.area(1, "wood").size(), game.area(1, "wood").free()), (1, 2));
    assert_eq!((game.area(1, "dairy").size(), game.area(1, "dairy").free()), (3, 3));
    assert_eq!((game.area(1, "grain").size(), game.area(1, "grain").free()), (3, 3));

    game = game.enter(Stage::Spring);
    game.act_all(&["1 summer: work dairy", "1 summer: work grain", "1 summer: work wood"]);
    assert_eq!(harvest(&game), [on_square("dairy", 4, 3), on_square("grain", 3, 3), on_square("wood", 1, 1)]);
    assert_eq!(*game.player(1).farm.on_squares(), goods("3 grain, 3 dairy, 1 wood"));
    assert_eq!(game.player(1).barn.goods, goods("1 dairy"));
}

#[test]
fn w5_1_any_figure_works_on_any_land_area() {
    let game = Kit::in_summer(1, |me| me.labourers = labourers("1 white"));
    assert_eq!(game.legal(1), ["work dairy", "work stone", "work grain", "work fish"]);
}

#[test]
fn w5_1_colours_do_not_matter() {
    let mut blue = Kit::in_summer(1, |me| me.labourers = labourers("1 blue"));
    let mut white = Kit::in_summer(1, |me| me.labourers = labourers("1 white"));
    blue.act_all(&["1 summer: work stone", "1 summer: work wood"]);
    white.act_all(&["1 summer: work stone", "1 summer: work wood"]);
    assert_eq!(harvest(&blue), harvest(&white));
}

#[test]
fn w5_1_at_most_one_figure_in_an_area() {
    let mut game = Kit::in_summer(1, |_| {});
    game.act("1 summer: work stone");
    assert_eq!(
        game.refusal("1 summer: work stone"),
        "areas are named in order, each once; this one comes before the last one named"
    );
}

#[test]
fn w5_1_no_two_figures_in_an_area_by_another_of_its_triangles() {
    let mut game = Kit::in_spring(1).lay(1, 23, 0, 3, 1).enter(Stage::Spring);
    game.act("1 summer: work grain");
    assert_eq!(game.refusal("1 summer: work 3,1s"), "this area is called grain");
}

#[test]
fn w5_1_areas_are_named_in_order() {
    let mut game = Kit::in_summer(1, |_| {});
    game.act("1 summer: work grain");
    assert_eq!(
        game.refusal("1 summer: work dairy"),
        "areas are named in order, each once; this one comes before the last one named"
    );
    assert_eq!(game.legal(1), ["work fish", "work wood"]);
}

#[test]
fn w5_1_all_figures_must_be_placed() {
    let mut game = Kit::in_summer(1, |me| me.labourers = labourers("1 blue, 1 yellow"));
    assert_eq!(game.refusal("1 summer: done"), "this is not what is asked now");
    assert_eq!(game.refusal("1 summer: work fish"), "not enough areas would be left for the other figures");
    game.act("1 summer: work grain");
    // Two figures, two areas left: they go there by themselves.
    assert_eq!(harvest(&game), [on_square("grain", 1, 1), on_square("fish", 1, 1), on_square("wood", 1, 1)]);
}

#[test]
fn w5_1_only_on_land_that_is_there() {
    let mut game = Kit::in_summer(1, |_| {});
    assert_eq!(game.refusal("1 summer: work 3,1n"), "there is no land at 3,1n");
}

#[test]
fn w5_1_the_areas_of_tiles_follow_those_of_the_board() {
    // Tile 28 alone above the field: forest, field, forest, water, none of them joined to the board.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).enter(Stage::Spring);
    assert_eq!(
        game.legal(1),
        ["work dairy", "work stone", "work grain", "work fish", "work wood", "work 3,1n", "work 3,1e", "work 3,1s"]
    );
}

#[test]
fn w5_1_with_fewer_areas_than_figures_some_stay_idle() {
    let game = Kit::in_summer(1, |me| me.labourers = labourers("5 blue"));
    assert_eq!(game.player(1).figures(), 6);
    assert_eq!(harvest(&game).len(), 5);
    assert_eq!(game.scene(), "fall");
}

#[test]
fn w5_1_summer_is_simultaneous() {
    let mut game = Kit::in_summer(2, |_| {});
    assert_eq!(game.asked(), [1, 2]);
    game.act_all(&["2 summer: work stone", "1 summer: work stone", "2 summer: work grain"]);
    assert_eq!(game.asked(), [1]);
    game.act("1 summer: work fish");
    assert_eq!(game.scene(), "fall");
}

#[test]
fn w5_2_a_figure_produces_the_areas_size() {
    // Tile 17 and tile 23 above the field: size 3.
    let mut game = Kit::in_spring(1).lay(1, 17, 0, 3, 1).lay(1, 23, 0, 3, 2).enter(Stage::Spring);
    game.act_all(&["1 summer: work stone", "1 summer: work grain"]);
    assert_eq!(harvest(&game), [on_square("stone", 1, 1), on_square("grain", 3, 3)]);
}

#[test]
fn w5_2_and_one_more_of_the_summer_good() {
    let mut game = Kit::in_summer(1, |_| {});
    game.act_all(&["1 summer: work dairy", "1 summer: work stone"]);
    assert_eq!(harvest(&game), [on_square("dairy", 2, 1), on_square("stone", 1, 1)]);
}

#[test]
fn w5_2_the_bonus_is_for_each_area_of_that_kind() {
    // Tile 35 above the field: a pasture in the south and west, not joined to the board's.
    let mut game = Kit::in_spring(1).lay(1, 35, 0, 3, 1).enter(Stage::Spring);
    game.act_all(&["1 summer: work dairy", "1 summer: work 3,1s"]);
    assert_eq!(harvest(&game), [on_square("dairy", 2, 1), on_square("3,1s", 2, 1)]);
}

#[test]
fn w5_2_an_area_without_a_figure_produces_nothing() {
    let mut game = Kit::in_summer(1, |_| {});
    game.act_all(&["1 summer: work stone", "1 summer: work grain"]);
    assert_eq!(game.player(1).goods(Good::Fish), 0);
    assert_eq!(game.player(1).goods(Good::Wood), 1, "the one from the start");
}

#[test]
fn w5_2_the_disc_of_the_year_counts() {
    let mut game = Kit::in_spring(1).disc("A4").enter(Stage::Spring);
    game.act_all(&["1 summer: work dairy", "1 summer: work grain"]);
    assert_eq!(harvest(&game), [on_square("dairy", 1, 1), on_square("grain", 2, 1)]);
}

#[test]
fn w5_3_free_squares_are_filled_first() {
    let mut game = Kit::in_spring(1).lay(1, 25, 0, 5, 1).enter(Stage::Spring);
    // Forest of size 2 with three squares, one of them taken.
    game.act_all(&["1 summer: work stone", "1 summer: work wood"]);
    assert_eq!((game.area(1, "wood").goods, game.player(1).barn.goods), (3, goods("")));
}

#[test]
fn w5_3_what_does_not_fit_goes_into_the_barn() {
    let mut game = Kit::in_spring(1).store(1, "dairy", 1).enter(Stage::Spring);
    game.act_all(&["1 summer: work dairy", "1 summer: work stone"]);
    assert_eq!((game.area(1, "dairy").goods, game.player(1).barn.goods), (1, goods("2 dairy")));
}

#[test]
fn w5_3_two_of_four_dairy_stay_on_two_free_squares() {
    // The example's pasture of size 3 with one of its three squares taken.
    let game = Kit::in_spring(1).lay(1, 21, 0, 1, 1).lay(1, 31, 3, 2, 1).store(1, "dairy", 1);
    let mut game = game.enter(Stage::Spring);
    game.act_all(&["1 summer: work dairy", "1 summer: work stone"]);
    assert_eq!(harvest(&game)[0], on_square("dairy", 4, 2));
    assert_eq!(game.player(1).barn.goods, goods("2 dairy"));
}

#[test]
fn w5_3_a_figure_knows_beforehand_where_its_harvest_goes() {
    // The pasture's only square is taken, and two coins and a wood leave one space of the barn.
    let full = |me: &mut Player| me.barn.goods = goods("1 wood");
    let game = Kit::in_spring(1).store(1, "dairy", 1).each(full).enter(Stage::Spring);
    let harvest = game.state.outlook(Kit::seat(1)).harvest;
    let goes = |good| {
        let area = harvest.iter().find(|harvest| harvest.good == good).unwrap();
        (area.made, area.kept, area.to_barn, area.lost)
    };
    assert_eq!(goes(Good::Dairy), (2, 0, 1, 1));
    assert_eq!(goes(Good::Stone), (1, 1, 0, 0));
}

#[test]
fn w5_3_squares_of_other_areas_stay_free() {
    // Tile 28's forest in the north has two free squares; the board's forest is full.
    let mut game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).store(1, "wood", 9).enter(Stage::Spring);
    game.act_all(&["1 summer: work stone", "1 summer: work wood"]);
    assert_eq!((game.area(1, "3,1n").goods, game.player(1).barn.goods), (0, goods("1 wood")));
}

#[test]
fn w5_3_a_barn_with_room_asks_nothing() {
    let mut game = Kit::in_spring(1).store(1, "dairy", 1).enter(Stage::Spring);
    game.act_all(&["1 summer: work dairy", "1 summer: work stone"]);
    assert_eq!((game.player(1).barn.used(), game.scene()), (4, "fall"));
}

/// The example of W5.4: two coins, one wood and three fish for four spaces.
fn two_must_go() -> Kit {
    three_fish_without_a_square(|me| {
        me.barn.coins = coins("1 gold, 1 silver");
        me.barn.goods = goods("1 wood");
    })
}

#[test]
fn w5_4_what_lies_in_the_barn_and_what_is_new_may_be_given_up() {
    let game = two_must_go();
    assert_eq!(game.legal(1), ["give up fish", "give up wood", "give up coin"]);
}

#[test]
fn w5_4_as_many_things_go_as_are_too_many() {
    let mut game = two_must_go();
    game.act_all(&["1 summer: give up fish", "1 summer: give up wood"]);
    assert_eq!(game.scene(), "fall");
    assert_eq!(game.player(1).barn.goods, goods("2 fish"));
    assert_eq!(game.player(1).barn.coins, coins("1 gold, 1 silver"));
}

#[test]
fn w5_4_two_of_the_same_kind_may_go() {
    let mut game = two_must_go();
    game.act_all(&["1 summer: give up fish", "1 summer: give up fish"]);
    assert_eq!(game.player(1).barn.goods, goods("1 fish, 1 wood"));
}

#[test]
fn w5_4_none_of_the_new_goods_need_be_given_up() {
    let mut game = two_must_go();
    game.act("1 summer: give up wood");
    // After wood only coins can follow, so the coin goes by itself.
    assert_eq!(game.player(1).barn.goods, goods("3 fish"));
    assert_eq!(game.scene(), "fall");
}

#[test]
fn w5_4_nothing_less_will_do() {
    let mut game = two_must_go();
    assert_eq!(game.refusal("1 summer: done"), "this is not what is asked now");
    game.act("1 summer: give up fish");
    assert_eq!(game.refusal("1 summer: done"), "this is not what is asked now");
}

#[test]
fn w5_4_the_least_valuable_coin_is_given_up() {
    let mut game = two_must_go();
    game.act_all(&["1 summer: give up fish", "1 summer: give up coin"]);
    assert_eq!(game.player(1).barn.coins, coins("1 gold"));
    let mut game = three_fish_without_a_square(|me| me.barn.coins = coins("1 gold, 1 silver, 1 copper"));
    game.act_all(&["1 summer: give up fish", "1 summer: give up coin"]);
    assert_eq!(game.player(1).barn.coins, coins("1 gold, 1 silver"));
}

#[test]
fn w5_4_a_coin_given_up_goes_back_into_the_bag() {
    let mut game = two_must_go();
    let before = game.state.coin_bag().total();
    game.act_all(&["1 summer: give up fish", "1 summer: give up coin"]);
    assert_eq!(game.state.coin_bag().total(), before + 1);
}

#[test]
fn w5_4_things_are_named_in_order() {
    let mut game = three_fish_without_a_square(|me| {
        me.barn.coins = coins("2 copper");
        me.barn.goods = goods("2 wood");
    });
    game.act("1 summer: give up wood");
    assert_eq!(game.legal(1), ["give up wood", "give up coin"]);
    assert_eq!(
        game.refusal("1 summer: give up fish"),
        "goods are named in the order grain, fish, dairy, wood, stone, then coins; this one's turn is over"
    );
}

#[test]
fn w5_4_what_comes_later_in_the_order_must_be_enough() {
    let mut game = three_fish_without_a_square(|me| {
        me.barn.coins = coins("1 copper");
        me.barn.goods = goods("2 wood");
    });
    assert_eq!(game.legal(1), ["give up fish", "give up wood"]);
    assert_eq!(game.refusal("1 summer: give up coin"), "what comes after it in the order would not be enough");
}

#[test]
fn w5_4_only_what_would_lie_in_the_barn_can_be_given_up() {
    let mut game = three_fish_without_a_square(|me| me.barn.coins = coins("3 copper"));
    assert_eq!(game.player(1).farm.on_squares()[Good::Wood], 1);
    assert_eq!(game.refusal("1 summer: give up wood"), "there is none of it in the barn");
}

#[test]
fn w5_4_nothing_is_asked_when_there_is_nothing_to_choose() {
    let game = three_fish_without_a_square(|me| {
        me.barn.coins = coins("");
        me.barn.goods = goods("4 fish");
    });
    assert_eq!((game.player(1).barn.goods, game.scene()), (goods("4 fish"), "fall"));
}

#[test]
fn w5_4_another_barn_has_room_for_two_more() {
    let game = three_fish_without_a_square(|me| {
        me.barns = 1;
        me.barn.goods = goods("1 wood");
    });
    assert_eq!((game.player(1).barn.goods, game.scene()), (goods("3 fish, 1 wood"), "fall"));
}

#[test]
fn w5_4_it_is_decided_once_for_the_whole_harvest() {
    // Two dairy and a stone too many, two coins and a wood in the barn.
    let game = Kit::in_spring(1).store(1, "dairy", 1).store(1, "stone", 1).each(|me| me.barn.goods = goods("1 wood"));
    let mut game = game.enter(Stage::Spring);
    game.act_all(&["1 summer: work dairy", "1 summer: work stone"]);
    assert_eq!(game.legal(1), ["give up dairy", "give up wood", "give up stone", "give up coin"]);
    game.act_all(&["1 summer: give up wood", "1 summer: give up stone"]);
    assert_eq!(game.player(1).barn.goods, goods("2 dairy"));
    assert_eq!(game.scene(), "fall");
}

#[test]
fn w5_4_each_player_decides_for_the_own_barn() {
    let mut game = Kit::in_summer(2, |_| {});
    game.player_mut(1).barn.goods = goods("2 wood");
    game.act_all(&["2 summer: work dairy", "2 summer: work stone", "1 summer: work dairy", "1 summer: work stone"]);
    assert_eq!(game.asked(), [1]);
    assert_eq!(game.legal(1), ["give up dairy", "give up wood", "give up coin"]);
}

#[test]
fn w5_5_goods_stay_on_squares_until_they_are_needed() {
    let mut game = Kit::in_summer(1, |_| {});
    game.act_all(&["1 summer: work stone", "1 summer: work grain"]);
    assert_eq!(game.player(1).barn.goods, goods(""));
    assert_eq!(*game.player(1).farm.on_squares(), goods("1 grain, 1 wood, 1 stone"));
}

#[test]
fn w5_5_nothing_goes_back_from_the_barn_to_a_square() {
    let mut game = Kit::in_summer(1, |me| me.barn.goods = goods("1 grain"));
    game.act_all(&["1 summer: work dairy", "1 summer: work stone"]);
    assert_eq!((game.area(1, "grain").goods, game.player(1).barn.goods[Good::Grain]), (0, 1));
}

#[test]
fn w5_5_nothing_goes_from_one_area_to_another() {
    // Two forests with free squares, one wood on the board's.
    let mut game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).enter(Stage::Spring);
    game.act_all(&["1 summer: work stone", "1 summer: work fish"]);
    assert_eq!((game.area(1, "wood").goods, game.area(1, "3,1n").goods, game.area(1, "3,1s").goods), (1, 0, 0));
}

#[test]
fn w5_5_moving_goods_is_not_an_answer_of_its_own() {
    let game = Kit::in_summer(1, |_| {});
    assert!(game.legal(1).iter().all(|action| action.starts_with("work ")));
}

#[test]
fn w5_5_a_warehouse_has_its_goods_brought_in_at_the_end() {
    let game = Kit::at_the_end(1, |me| me.improvements = improvements("1 warehouse"));
    assert_eq!(game.player(1).barn.goods, goods("1 wood"));
    assert_eq!(*game.player(1).farm.on_squares(), goods(""));
    assert_eq!(game.score(1).improvement_points(), 1);
}

#[test]
fn w5_5_without_a_warehouse_goods_stay_where_they_are() {
    let game = Kit::at_the_end(1, |me| me.improvements = improvements("1 tent"));
    assert_eq!(*game.player(1).farm.on_squares(), goods("1 wood"));
}

#[test]
fn w5_5_free_spaces_are_filled_for_a_warehouse_before_any_coin_goes() {
    // Three coins and one space; a wood and a grain on squares.
    let mut game = Kit::in_spring(1).store(1, "grain", 1).each(|me| {
        me.improvements = improvements("1 warehouse");
        me.barn.coins = coins("3 silver");
    });
    game.state.year = 8;
    let game = game.enter(Stage::Winter);
    assert_eq!((game.player(1).barn.goods.total(), game.player(1).farm.on_squares().total()), (1, 1));
}

#[test]
fn w5_5_in_a_full_barn_a_copper_makes_way_for_a_warehouse() {
    let game = Kit::at_the_end(1, |me| {
        me.improvements = improvements("1 warehouse");
        me.barn.coins = coins("4 copper");
    });
    assert_eq!(game.player(1).barn.coins, coins("3 copper"));
    assert_eq!(game.player(1).barn.goods, goods("1 wood"));
    assert_eq!(*game.player(1).farm.on_squares(), goods(""));
}
