//! W3 Spring.

use table::{Game, Viewer};

use super::kit::{EDITION, Kit};
use crate::edition::Edition;
use crate::flow::Stage;
use crate::tile::{Landscape, Side, TileSet};

/// The first spring under this disc, everybody in the Church row, nothing drawn.
fn before_the_draw(players: u8, disc: &str) -> Kit {
    let mut game = Kit::new(players).disc(disc);
    for seat in 1..=players {
        game.act(&format!("{seat} setup: start church"));
    }
    game
}

/// A solo game with tile 1 kept and to be laid, the second tile still to be chosen.
fn with_a_tile_to_lay() -> Kit {
    let mut game = Kit::in_spring(1);
    game.act("1 spring: keep 1");
    game
}

fn in_bag(game: &Kit, tile: u16) -> bool {
    game.state.bag().contains(game.state.edition().tile_numbered(tile).unwrap())
}

fn hand(game: &Kit, seat: u8) -> Vec<u16> {
    game.player(seat).hand.map(|tile| game.state.edition().tile_number(tile)).collect()
}

/// The cells where the tile in hand may be laid, each once.
fn cells(game: &Kit) -> Vec<String> {
    let unturned = game.legal(1).into_iter().filter(|action| action.contains(" r0 "));
    unturned.map(|action| action.rsplit_once(' ').unwrap().1.to_owned()).collect()
}

#[test]
fn w3_1_everybody_draws_as_many_tiles_as_the_disc_says() {
    let four = before_the_draw(2, "A1").dealt();
    assert_eq!((hand(&four, 1).len(), hand(&four, 2).len()), (4, 4));
    let three = before_the_draw(2, "A2").dealt();
    assert_eq!((hand(&three, 1).len(), hand(&three, 2).len()), (3, 3));
    let two = before_the_draw(2, "A3").dealt();
    assert_eq!((hand(&two, 1).len(), hand(&two, 2).len()), (2, 2));
}

#[test]
fn w3_1_any_tile_of_the_bag_may_be_drawn_each_once() {
    let mut game = before_the_draw(1, "A3");
    assert_eq!(game.chances().len(), 50);
    game.act("* spring: tile 17 for 1");
    assert_eq!(game.chances().len(), 49);
    assert_eq!(game.refusal("* spring: tile 17 for 1"), "there is no such piece left to draw");
}

#[test]
fn w3_1_one_is_kept_and_laid_when_the_disc_says_one() {
    let mut game = before_the_draw(1, "A2").dealt();
    assert_eq!(game.legal(1), ["keep 1", "keep 2", "keep 3"]);
    game.act_all(&["1 spring: keep 2", "1 spring: place 2 r0 at 1,1"]);
    assert_eq!(game.scene(), "summer");
    assert_eq!(game.player(1).farm.placed().len(), 1);
}

#[test]
fn w3_1_two_are_kept_the_second_chosen_after_the_first_is_laid() {
    let mut game = Kit::in_spring(1);
    game.act("1 spring: keep 3");
    assert_eq!(game.refusal("1 spring: keep 4"), "this is not what is asked now");
    game.act("1 spring: place 3 r0 at 1,1");
    assert_eq!(game.legal(1), ["keep 1", "keep 2", "keep 4"]);
    game.act_all(&["1 spring: keep 1", "1 spring: place 1 r0 at 2,1"]);
    assert_eq!(game.scene(), "summer");
    assert_eq!(game.player(1).farm.placed().len(), 2);
}

#[test]
fn w3_1_only_a_drawn_tile_can_be_kept() {
    let mut game = Kit::in_spring(2);
    assert_eq!(game.refusal("1 spring: keep 9"), "tile 9 is not among the tiles you drew");
    // Tile 5 was drawn, but by the other player.
    assert_eq!(game.refusal("1 spring: keep 5"), "tile 5 is not among the tiles you drew");
}

#[test]
fn w3_1_the_tile_laid_is_the_one_kept() {
    let mut game = with_a_tile_to_lay();
    assert_eq!(game.refusal("1 spring: place 2 r0 at 1,1"), "tile 1 is the one to lay now");
}

#[test]
fn w3_1_all_draw_seat_by_seat_before_anyone_places() {
    let mut game = before_the_draw(2, "A3");
    game.act("* spring: tile 1 for 1");
    assert_eq!(game.refusal("* spring: tile 2 for 2"), "there is no such piece left to draw");
    game.act("* spring: tile 2 for 1");
    assert_eq!(game.asked(), [0]);
    assert_eq!(game.refusal("1 spring: keep 1"), "this is not what is asked now");
    game.act_all(&["* spring: tile 3 for 2", "* spring: tile 4 for 2"]);
    assert_eq!(game.asked(), [1, 2]);
}

#[test]
fn w3_1_spring_is_simultaneous() {
    let mut game = before_the_draw(2, "A3").dealt();
    game.act_all(&["2 spring: keep 3", "1 spring: keep 1"]);
    game.act_all(&["1 spring: place 1 r0 at 1,1", "2 spring: place 3 r0 at 1,1"]);
    assert_eq!(game.scene(), "summer");
}

#[test]
fn w3_1_it_does_not_matter_who_is_quicker() {
    let mut one_first = before_the_draw(2, "A3").dealt();
    let mut two_first = before_the_draw(2, "A3").dealt();
    one_first.act_all(&["1 spring: keep 1", "1 spring: place 1 r0 at 1,1"]);
    one_first.act_all(&["2 spring: keep 3", "2 spring: place 3 r2 at 5,1"]);
    two_first.act_all(&["2 spring: keep 3", "2 spring: place 3 r2 at 5,1"]);
    two_first.act_all(&["1 spring: keep 1", "1 spring: place 1 r0 at 1,1"]);
    assert_eq!(one_first.state, two_first.state);
}

#[test]
fn w3_1_returned_tiles_go_back_when_spring_ends() {
    let mut game = before_the_draw(2, "A3").dealt();
    game.act_all(&["1 spring: keep 1", "1 spring: place 1 r0 at 1,1"]);
    assert_eq!(hand(&game, 1), [2]);
    assert!(!in_bag(&game, 2));
    game.act_all(&["2 spring: keep 3", "2 spring: place 3 r0 at 1,1"]);
    assert_eq!(hand(&game, 1), [0; 0]);
    assert!(in_bag(&game, 2) && in_bag(&game, 4));
    assert!(!in_bag(&game, 1) && !in_bag(&game, 3));
    assert_eq!(game.state.bag().len(), 48);
}

#[test]
fn w3_1_a_returned_tile_may_be_drawn_the_next_year_a_laid_one_not() {
    let mut game = before_the_draw(1, "A3").dealt();
    game.act_all(&["1 spring: keep 1", "1 spring: place 1 r0 at 1,1"]);
    let mut game = game.enter(Stage::Winter);
    game.act("* year: disc A2");
    assert_eq!(game.refusal("* spring: tile 1 for 1"), "there is no such piece left to draw");
    game.act("* spring: tile 2 for 1");
    assert_eq!(hand(&game, 1), [2]);
}

#[test]
fn w3_1_when_the_bag_runs_out_a_player_draws_what_is_there() {
    // Disc A1: draw 4, keep 2, but there are five tiles for two players.
    let mut game = before_the_draw(2, "A1");
    game.state.bag = TileSet::first(5);
    let mut game = game.dealt();
    assert_eq!((hand(&game, 1).len(), game.state.bag().len()), (4, 0));
    // Seat 2 keeps the one tile there is; no second one is asked for.
    assert!(game.legal(2).iter().all(|action| action.starts_with("place 5 ")));
    game.act("2 spring: place 5 r0 at 3,1");
    assert_eq!(game.asked(), [1]);
}

#[test]
fn w3_2_the_first_tile_touches_one_of_the_five_landscapes() {
    let mut game = with_a_tile_to_lay();
    assert_eq!(cells(&game), ["1,1", "2,1", "3,1", "4,1", "5,1"]);
    let apart = |cell| format!("a tile at {cell} would touch neither the board's landscapes nor another tile");
    assert_eq!(game.refusal("1 spring: place 1 r0 at 3,2"), apart("3,2"));
    assert_eq!(game.refusal("1 spring: place 1 r0 at 0,1"), apart("0,1"));
    assert_eq!(game.refusal("1 spring: place 1 r0 at 6,1"), apart("6,1"));
}

#[test]
fn w3_2_in_any_of_four_rotations() {
    let game = with_a_tile_to_lay();
    assert_eq!(
        game.legal(1)[..4],
        ["place 1 r0 at 1,1", "place 1 r1 at 1,1", "place 1 r2 at 1,1", "place 1 r3 at 1,1"]
    );
    assert_eq!(game.legal(1).len(), 5 * 4);
}

#[test]
fn w3_2_a_later_tile_touches_the_row_or_a_tile() {
    let mut game = with_a_tile_to_lay();
    game.act_all(&["1 spring: place 1 r0 at 3,1", "1 spring: keep 2"]);
    assert_eq!(cells(&game), ["1,1", "2,1", "4,1", "5,1", "3,2"]);
}

#[test]
fn w3_2_corner_to_corner_does_not_touch() {
    let mut game = with_a_tile_to_lay();
    game.act_all(&["1 spring: place 1 r0 at 3,1", "1 spring: keep 2"]);
    assert_eq!(
        game.refusal("1 spring: place 2 r0 at 2,2"),
        "a tile at 2,2 would touch neither the board's landscapes nor another tile"
    );
}

#[test]
fn w3_2_two_tiles_never_lie_in_one_place() {
    let mut game = with_a_tile_to_lay();
    game.act_all(&["1 spring: place 1 r0 at 3,1", "1 spring: keep 2"]);
    assert_eq!(game.refusal("1 spring: place 2 r1 at 3,1"), "there is a tile at 3,1 already");
}

#[test]
fn w3_2_beside_the_rows_end_a_tile_needs_a_tile_to_touch() {
    let mut game = with_a_tile_to_lay();
    game.act_all(&["1 spring: place 1 r0 at 1,1", "1 spring: keep 2"]);
    assert_eq!(cells(&game), ["0,1", "2,1", "3,1", "4,1", "5,1", "1,2"]);
    assert_eq!(
        game.refusal("1 spring: place 2 r0 at 6,1"),
        "a tile at 6,1 would touch neither the board's landscapes nor another tile"
    );
    game.act("1 spring: place 2 r0 at 0,1");
    assert_eq!(game.scene(), "summer");
}

#[test]
fn w3_2_columns_go_on_left_of_one_and_right_of_five() {
    let game = Kit::in_spring(1).lay(1, 10, 0, 1, 1).lay(1, 11, 0, 0, 1).lay(1, 12, 0, -1, 1);
    let mut game = game.lay(1, 13, 0, 5, 1).lay(1, 14, 0, 6, 1).lay(1, 15, 0, 6, 2).lay(1, 16, 0, 7, 2);
    game.act("1 spring: keep 1");
    assert_eq!(cells(&game), ["-2,1", "2,1", "3,1", "4,1", "7,1", "-1,2", "0,2", "1,2", "5,2", "8,2", "6,3", "7,3"]);
    game.act("1 spring: place 1 r3 at -2,1");
    assert_eq!(game.area(1, "-2,1n").size(), 1);
}

#[test]
fn w3_2_without_limit_as_far_as_the_tiles_of_a_game_go() {
    // Ten tiles are kept in eight years.
    let game = Kit::in_spring(1).lay(1, 10, 0, 1, 1).lay(1, 11, 0, 0, 1).lay(1, 12, 0, -1, 1).lay(1, 13, 0, -2, 1);
    let game = game.lay(1, 14, 0, -3, 1).lay(1, 15, 0, -4, 1).lay(1, 16, 0, -5, 1).lay(1, 17, 0, -6, 1);
    let mut game = game.lay(1, 18, 0, -7, 1);
    game.act("1 spring: keep 1");
    assert_eq!(cells(&game)[0], "-8,1");
    game.act("1 spring: place 1 r0 at -8,1");
    assert_eq!(game.player(1).farm.placed().len(), 10);
}

#[test]
fn w3_2_nothing_lies_below_the_boards_top_edge() {
    let mut game = Kit::in_spring(1).lay(1, 10, 0, 1, 1).lay(1, 11, 0, 0, 1);
    game.act("1 spring: keep 1");
    let apart = |cell| format!("a tile at {cell} would touch neither the board's landscapes nor another tile");
    assert_eq!(game.refusal("1 spring: place 1 r0 at 1,0"), apart("1,0"));
    assert_eq!(game.refusal("1 spring: place 1 r0 at 0,0"), apart("0,0"));
    assert_eq!(game.refusal("1 spring: place 1 r0 at 3,-1"), apart("3,-1"));
}

#[test]
fn w3_3_landscapes_need_not_match() {
    // Tile 12 shows nothing but dairy and rock; it may lie turned in any way beside and above everything else.
    let mut game = before_the_draw(1, "A3");
    game.act_all(&["* spring: tile 12 for 1", "* spring: tile 1 for 1"]);
    let mut game = game.lay(1, 28, 0, 4, 1);
    game.act("1 spring: keep 12");
    assert_eq!(game.legal(1).len(), 5 * 4);
    game.act("1 spring: place 12 r0 at 5,1");
    assert_eq!(game.area(1, "wood").size(), 1);
}

#[test]
fn w3_3_fences_need_not_match() {
    // The fence at tile 28's south-east corner goes on nowhere on tile 11, which has none.
    let mut game = before_the_draw(1, "A3");
    game.act_all(&["* spring: tile 11 for 1", "* spring: tile 1 for 1"]);
    let mut game = game.lay(1, 28, 0, 3, 1);
    game.act_all(&["1 spring: keep 11", "1 spring: place 11 r0 at 4,1"]);
    assert_eq!(game.player(1).farm.placed().len(), 2);
}

#[test]
fn w3_3_keeping_and_placing_are_compulsory() {
    let mut game = Kit::in_spring(1);
    assert_eq!(game.refusal("1 spring: done"), "this is not what is asked now");
    assert_eq!(game.refusal("1 spring: pass"), "this is not what is asked now");
    game.act("1 spring: keep 1");
    assert_eq!(game.refusal("1 spring: done"), "this is not what is asked now");
    assert_eq!(game.refusal("1 spring: pass"), "this is not what is asked now");
    game.act("1 spring: place 1 r0 at 1,1");
    assert_eq!(game.refusal("1 spring: done"), "this is not what is asked now");
}

/// How the first tile of a farm lies: triangles clockwise from north, and fences.
fn as_it_lies(game: &Kit) -> (Vec<String>, Vec<&'static str>) {
    let tile = game.state.view(Viewer::Spectator).players[0].tiles[0].clone();
    let triangles = tile.sides.iter().map(|(side, land)| format!("{side} {}:{}", land.good, land.squares));
    (triangles.collect(), tile.fences)
}

#[test]
fn w3_4_a_triangle_with_its_own_squares_on_each_side() {
    let (triangles, _) = as_it_lies(&Kit::in_spring(1).lay(1, 22, 0, 3, 1));
    assert_eq!(triangles, ["n wood:2", "e grain:0", "s fish:1", "w fish:0"]);
}

#[test]
fn w3_4_turned_the_squares_and_fences_go_with_their_triangles() {
    let (triangles, fences) = as_it_lies(&Kit::in_spring(1).lay(1, 22, 0, 3, 1));
    assert_eq!((triangles[0].as_str(), fences), ("n wood:2", vec!["NE", "SE", "NW"]));
    let (triangles, fences) = as_it_lies(&Kit::in_spring(1).lay(1, 22, 1, 3, 1));
    assert_eq!(triangles, ["n fish:0", "e wood:2", "s grain:0", "w fish:1"]);
    assert_eq!(fences, ["NE", "SE", "SW"]);
    let (triangles, fences) = as_it_lies(&Kit::in_spring(1).lay(1, 22, 2, 3, 1));
    assert_eq!((triangles[2].as_str(), fences), ("s wood:2", vec!["SE", "SW", "NW"]));
    let (triangles, fences) = as_it_lies(&Kit::in_spring(1).lay(1, 22, 3, 3, 1));
    assert_eq!((triangles[3].as_str(), fences), ("w wood:2", vec!["NE", "SW", "NW"]));
}

#[test]
fn w3_4_a_fence_can_lie_on_each_half_diagonal_or_on_none() {
    assert_eq!(as_it_lies(&Kit::in_spring(1).lay(1, 28, 0, 3, 1)).1, ["NE", "SE", "SW", "NW"]);
    assert_eq!(as_it_lies(&Kit::in_spring(1).lay(1, 23, 0, 3, 1)).1, [""; 0]);
}

#[test]
fn w3_4_a_triangle_has_two_squares_at_most() {
    let most = EDITION.replace("\"wood:2\", \"grain:1\", \"wood:2\"", "\"wood:2\", \"grain:2\", \"wood:2\"");
    let tile = Edition::read(&most).unwrap().tiles[27].turned.values().next().unwrap().sides;
    assert_eq!(tile[Side::East], Landscape { good: crate::pieces::Good::Grain, squares: 2 });
    let more = EDITION.replace("\"wood:2\", \"grain:1\", \"wood:2\"", "\"wood:2\", \"grain:3\", \"wood:2\"");
    assert_eq!(
        Edition::read(&more).unwrap_err().reason,
        "«grain:3» should be GOOD:SQUARES with 0 to 2 squares, like «wood:1»"
    );
}
