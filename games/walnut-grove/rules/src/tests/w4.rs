//! W4 Land. Board 1 is `# dairy 1 - stone 1 # grain 1 # fish 1 - wood 2 #`; tiles are the edition's.

use super::kit::{EDITION, Kit};
use crate::edition::Edition;
use crate::farm::LandArea;
use crate::flow::Stage;
use crate::pieces::Good;
use crate::state::State;

/// The first spring of a solo game on board 1 with a changed edition.
fn with_edition(from: &str, to: &str) -> Kit {
    assert!(EDITION.contains(from));
    let edition = Edition::read(&EDITION.replace(from, to)).unwrap().keep();
    let mut game = Kit { state: State::new(edition, 1).unwrap(), events: Vec::new() }.dealt();
    game.act("1 setup: start church");
    game.dealt()
}

fn same_area(game: &Kit, one: &str, other: &str) -> bool {
    let area = |name| game.player(1).farm.area_at(game.spot(name));
    area(one) == area(other)
}

fn fenced(game: &Kit) -> u8 {
    game.player(1).farm.fenced_areas()
}

/// Whether a piece of land lies in a fenced area.
fn in_fence(game: &Kit, name: &str) -> bool {
    game.player(1).farm.fenced_at(game.spot(name)).is_some()
}

fn same_fence(game: &Kit, one: &str, other: &str) -> bool {
    let fence = |name| game.player(1).farm.fenced_at(game.spot(name));
    fence(one).is_some() && fence(one) == fence(other)
}

#[test]
fn w4_1_each_landscape_of_the_board_is_an_area_of_its_own() {
    let game = Kit::in_spring(1);
    let goods: Vec<Good> = game.player(1).farm.areas().map(|(_, area)| area.good).collect();
    assert_eq!(goods, [Good::Dairy, Good::Stone, Good::Grain, Good::Fish, Good::Wood]);
}

#[test]
fn w4_1_triangles_connect_within_a_tile_across_a_half_diagonal() {
    // Tile 15: rock north and east, field south and west.
    let game = Kit::in_spring(1).lay(1, 15, 0, 5, 1);
    assert!(same_area(&game, "5,1n", "5,1e"));
    assert!(same_area(&game, "5,1s", "5,1w"));
    assert!(!same_area(&game, "5,1e", "5,1s"));
}

#[test]
fn w4_1_a_fence_does_not_divide_a_land_area() {
    let dairy = "sides = [\"dairy:1\", \"dairy:0\", \"dairy:0\", \"stone:0\"]\nfences = ";
    let game = with_edition(&format!("{dairy}[]"), &format!("{dairy}[\"NE\", \"SE\"]")).lay(1, 12, 0, 3, 1);
    assert!(same_area(&game, "3,1n", "3,1e") && same_area(&game, "3,1e", "3,1s"));
    assert_eq!(game.area(1, "3,1n").size(), 1);
}

#[test]
fn w4_1_opposite_triangles_do_not_connect_in_the_middle() {
    // Tile 28: forest north and south.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1);
    assert_eq!((game.area(1, "3,1n").good, game.area(1, "3,1s").good), (Good::Wood, Good::Wood));
    assert!(!same_area(&game, "3,1n", "3,1s"));
}

#[test]
fn w4_1_triangles_of_two_tiles_connect_across_the_shared_side() {
    // Forest in the north of tile 28 and in the south of tile 13.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).lay(1, 13, 0, 3, 2);
    assert!(same_area(&game, "3,1n", "3,2s"));
    // Water in the west of tile 28 and in the east of tile 19.
    let game = game.lay(1, 19, 0, 2, 1);
    assert!(same_area(&game, "3,1w", "2,1e"));
}

#[test]
fn w4_1_different_landscapes_do_not_connect() {
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).lay(1, 23, 0, 3, 2);
    assert_eq!((game.area(1, "3,1n").good, game.area(1, "3,2s").good), (Good::Wood, Good::Grain));
    assert!(!same_area(&game, "3,1n", "3,2s"));
}

#[test]
fn w4_1_triangles_that_meet_at_a_corner_only_do_not_connect() {
    // Tile 7's forest in the north and east of 3,1, tile 48's forest in the east and south of 2,2: they share a corner.
    let game = Kit::in_spring(1).lay(1, 7, 0, 3, 1).lay(1, 9, 0, 2, 1).lay(1, 48, 0, 2, 2);
    assert_eq!((game.area(1, "3,1n").good, game.area(1, "2,2e").good), (Good::Wood, Good::Wood));
    assert!(!same_area(&game, "3,1n", "2,2e"));
}

#[test]
fn w4_1_a_board_landscape_connects_to_the_south_triangle_above_it() {
    // Tile 23: field in the south and west.
    let game = Kit::in_spring(1).lay(1, 23, 0, 3, 1);
    assert!(same_area(&game, "grain", "3,1s"));
    assert!(same_area(&game, "grain", "3,1w"), "through the south triangle");
}

#[test]
fn w4_1_a_board_landscape_connects_to_no_other_triangle() {
    // Above the board's field: tile 28 with field in the east. Above the rock beside it: tile 39, field to the east.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).lay(1, 39, 0, 2, 1);
    assert_eq!((game.area(1, "3,1e").good, game.area(1, "2,1e").good), (Good::Grain, Good::Grain));
    assert!(!same_area(&game, "grain", "3,1e"));
    assert!(!same_area(&game, "grain", "2,1e"));
}

#[test]
fn w4_1_a_tile_beside_the_row_touches_no_landscape_of_the_board() {
    // Tile 38 in column 0, pasture all around but in the west; the board's pasture is in column 1.
    let game = Kit::in_spring(1).lay(1, 28, 0, 1, 1).lay(1, 38, 0, 0, 1);
    assert!(!same_area(&game, "dairy", "0,1s") && !same_area(&game, "dairy", "0,1e"));
}

#[test]
fn w4_1_an_area_is_as_large_as_it_goes() {
    // Field: tile 17 above the board's, tile 23 above that, tile 11 to its left.
    let game = Kit::in_spring(1).lay(1, 17, 0, 3, 1).lay(1, 23, 0, 3, 2).lay(1, 11, 0, 2, 2);
    assert!(
        same_area(&game, "grain", "3,1n") && same_area(&game, "grain", "3,2w") && same_area(&game, "grain", "2,2n")
    );
    assert_eq!(game.area(1, "grain").size(), 4);
}

#[test]
fn w4_1_one_tile_can_join_several_areas() {
    // Rock in the east of tile 14 and in the west of tile 40 turned, rock on the board between them; tile 30 has rock
    // on three sides.
    let game = Kit::in_spring(1).lay(1, 14, 0, 1, 1).lay(1, 40, 3, 3, 1);
    assert_eq!((game.area(1, "1,1e").good, game.area(1, "3,1w").good), (Good::Stone, Good::Stone));
    assert!(!same_area(&game, "1,1e", "3,1w"));
    let before = game.player(1).farm.area_count();
    let game = game.lay(1, 30, 0, 2, 1);
    assert!(
        same_area(&game, "stone", "1,1e") && same_area(&game, "stone", "3,1w") && same_area(&game, "stone", "2,1s")
    );
    // Three become one, and the tile's own forest is new.
    assert_eq!(game.player(1).farm.area_count(), before - 2 + 1);
}

#[test]
fn w4_2_the_boards_landscape_counts_as_one_tile() {
    assert_eq!(Kit::in_spring(1).area(1, "wood").size(), 1);
}

#[test]
fn w4_2_size_counts_tiles_not_triangles() {
    // Tile 25: forest in the south and west, above the board's forest.
    let game = Kit::in_spring(1).lay(1, 25, 0, 5, 1);
    assert!(same_area(&game, "wood", "5,1s") && same_area(&game, "wood", "5,1w"));
    assert_eq!(game.area(1, "wood").size(), 2);
}

#[test]
fn w4_2_a_tile_reached_on_two_sides_counts_once() {
    // A ring of field around 3,1 and 3,2. Tile 39 has field in the east and in the west; the two do not meet in it.
    let game = Kit::in_spring(1).lay(1, 39, 0, 3, 1).lay(1, 18, 1, 4, 1).lay(1, 7, 0, 4, 2);
    let game = game.lay(1, 17, 1, 3, 2).lay(1, 15, 3, 2, 2);
    assert!(!same_area(&game, "3,1e", "3,1w"), "the ring is not closed yet");
    let game = game.lay(1, 11, 0, 2, 1);
    assert!(same_area(&game, "3,1e", "3,1w"));
    assert_eq!(game.area(1, "3,1e").size(), 6);
}

#[test]
fn w4_2_a_tile_may_count_for_several_areas() {
    // Both forests of tile 28 reach one tile.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1);
    assert_eq!((game.area(1, "3,1n").size(), game.area(1, "3,1s").size()), (1, 1));
}

#[test]
fn w4_3_an_areas_squares_are_those_of_all_its_triangles_and_landscapes() {
    // Forest 2 on the board, 1 and 0 on tile 25.
    let game = Kit::in_spring(1).lay(1, 25, 0, 5, 1);
    assert_eq!(game.area(1, "wood").squares, 3);
    // A triangle without squares, alone: tile 41's pasture away from everything.
    let game = Kit::in_spring(1).lay(1, 41, 0, 3, 1);
    assert_eq!(game.area(1, "3,1s").squares, 0);
}

#[test]
fn w4_3_each_square_holds_one_good() {
    let game = Kit::in_spring(1).lay(1, 25, 0, 5, 1).store(1, "wood", 9);
    let LandArea { goods, squares, .. } = *game.area(1, "wood");
    assert_eq!((goods, squares), (3, 3));
}

#[test]
fn w4_3_a_square_holds_only_its_own_kind() {
    // Disc A1 without its bonus: rock makes one stone more than its square holds when there is one on it.
    let mut game = Kit::in_spring(1).store(1, "stone", 1).enter(Stage::Spring);
    game.act_all(&["1 summer: work stone", "1 summer: work fish"]);
    let me = game.player(1);
    assert_eq!((me.barn.goods[Good::Stone], me.farm.on_squares()[Good::Stone]), (1, 1));
    assert_eq!(game.area(1, "dairy").goods, 0);
}

#[test]
fn w4_3_joined_areas_keep_the_goods_on_their_squares() {
    // One wood on the board's forest, one on tile 23's in the east; tile 25 joins them and adds a square.
    let game = Kit::in_spring(1).lay(1, 23, 0, 4, 1).store(1, "4,1e", 1).lay(1, 25, 0, 5, 1);
    assert!(same_area(&game, "wood", "4,1e"));
    let LandArea { goods, squares, .. } = *game.area(1, "wood");
    assert_eq!((goods, squares, game.area(1, "wood").size()), (2, 4, 3));
    assert_eq!(game.player(1).farm.on_squares()[Good::Wood], 2);
}

#[test]
fn w4_4_a_bare_board_has_no_fenced_area() {
    assert_eq!(fenced(&Kit::in_spring(1)), 0);
    // The field has fences on both sides, but it is open at the top.
    assert!(!in_fence(&Kit::in_spring(1), "grain"));
}

#[test]
fn w4_4_a_fenced_triangle_closes_the_landscape_below_it() {
    // Tile 8: fences south-east and south-west around its rock.
    let game = Kit::in_spring(1).lay(1, 8, 0, 3, 1);
    assert_eq!(fenced(&game), 1);
    assert!(same_fence(&game, "grain", "3,1s"));
    assert!(!in_fence(&game, "3,1n") && !in_fence(&game, "3,1e") && !in_fence(&game, "3,1w"));
}

#[test]
fn w4_4_kinds_do_not_matter() {
    // Field on the board, rock above it: two land areas, one fenced area.
    let game = Kit::in_spring(1).lay(1, 8, 0, 3, 1);
    assert!(!same_area(&game, "grain", "3,1s"));
    assert!(same_fence(&game, "grain", "3,1s"));
}

#[test]
fn w4_4_one_fence_encloses_nothing() {
    // Around tile 7's single fence the way is open.
    let game = Kit::in_spring(1).lay(1, 7, 0, 3, 1).lay(1, 28, 0, 3, 2);
    assert_eq!(fenced(&game), 0);
}

#[test]
fn w4_4_an_open_outer_side_keeps_it_open() {
    // Tile 28 has all four fences, so each triangle is by itself; only the south one is closed.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1);
    assert_eq!(fenced(&game), 1);
    assert!(!in_fence(&game, "3,1n") && !in_fence(&game, "3,1e") && !in_fence(&game, "3,1w"));
}

#[test]
fn w4_4_the_side_between_two_tiles_is_no_fence() {
    // Tile 8's fenced south lies on tile 28's fenced north: closed, of two triangles.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).lay(1, 8, 0, 3, 2);
    assert_eq!(fenced(&game), 2);
    assert!(same_fence(&game, "3,1n", "3,2s"));
    // Tile 23 has no fences: through its south the way leads on to its three open sides.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).lay(1, 23, 0, 3, 2);
    assert_eq!(fenced(&game), 1);
}

#[test]
fn w4_4_an_unfenced_border_joins_two_landscapes_of_the_board() {
    // Between pasture and rock there is no fence: with only one of them covered the other is still open.
    let game = Kit::in_spring(1).lay(1, 8, 0, 1, 1);
    assert_eq!(fenced(&game), 0);
    let game = game.lay(1, 13, 0, 2, 1);
    assert_eq!(fenced(&game), 1);
    assert!(same_fence(&game, "dairy", "stone") && same_fence(&game, "1,1s", "2,1s"));
}

#[test]
fn w4_4_a_fenced_border_parts_two_landscapes_of_the_board() {
    // Field and water side by side, a fence between them; the water goes on into the forest.
    let game = Kit::in_spring(1).lay(1, 8, 0, 3, 1).lay(1, 13, 0, 4, 1).lay(1, 46, 0, 5, 1);
    assert_eq!(fenced(&game), 2);
    assert!(same_fence(&game, "fish", "wood"));
    assert!(!same_fence(&game, "grain", "fish"));
}

#[test]
fn w4_4_both_ends_of_the_row_are_fenced_on_these_boards() {
    let game = Kit::in_spring(1).lay(1, 8, 0, 1, 1).lay(1, 13, 0, 2, 1).lay(1, 46, 0, 4, 1).lay(1, 31, 0, 5, 1);
    assert_eq!(fenced(&game), 2);
}

#[test]
fn w4_4_an_unfenced_end_of_the_row_leads_into_the_open() {
    let fences = "fences = [true, false, true, true, false, true]";
    let left = with_edition(fences, "fences = [false, false, true, true, false, true]");
    assert_eq!(fenced(&left.lay(1, 8, 0, 1, 1).lay(1, 13, 0, 2, 1)), 0);
    let right = with_edition(fences, "fences = [true, false, true, true, false, false]");
    assert_eq!(fenced(&right.lay(1, 8, 0, 4, 1).lay(1, 13, 0, 5, 1)), 0);
}

#[test]
fn w4_4_an_unfenced_end_stays_open_beside_a_tile_in_column_zero() {
    // The tile in column 0 lies above the row, not beside it.
    let fences = "fences = [true, false, true, true, false, true]";
    let game = with_edition(fences, "fences = [false, true, true, true, false, true]");
    assert_eq!(fenced(&game.lay(1, 8, 0, 1, 1).lay(1, 28, 0, 0, 1)), 0);
}

#[test]
fn w4_4_a_tile_beside_the_row_is_open_to_the_south() {
    // Tile 8's fenced south triangle in column 0 has nothing below it.
    let game = Kit::in_spring(1).lay(1, 23, 0, 1, 1).lay(1, 8, 0, 0, 1);
    assert_eq!(fenced(&game), 0);
}

#[test]
fn w4_4_a_hole_among_tiles_is_open_land() {
    // All eight places around 3,2 are taken. Tile 28's fenced north looks into the hole.
    let game = Kit::in_spring(1).lay(1, 28, 0, 3, 1).lay(1, 11, 0, 2, 1).lay(1, 12, 0, 2, 2).lay(1, 14, 0, 2, 3);
    let game = game.lay(1, 15, 0, 3, 3).lay(1, 16, 0, 4, 3).lay(1, 23, 0, 4, 2).lay(1, 25, 0, 4, 1);
    assert!(!in_fence(&game, "3,1n"));
    let game = game.lay(1, 8, 0, 3, 2);
    assert!(same_fence(&game, "3,1n", "3,2s"));
}
