//! The slow literal twin: land and points worked out from scratch, in the words of the rules.
//!
//! The farm keeps its areas up to date as tiles are laid, with some cleverness. This module has none: it asks the
//! rule's question for every two pieces of land, each time anew. The referee compares the two.

use std::collections::BTreeSet;

use crate::by::{By, Key};
use crate::edition::Edition;
use crate::farm::PlacedTile;
use crate::pieces::{Building, ByImprovement, Coin, Colour, Good, Improvement};
use crate::player::Player;
use crate::score::Score;
use crate::tile::{Cell, Landscape, Side, Spot, Tile};

/// The land of a farm, worked out the slow way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twin {
    /// W4.1: the land areas, in the order of their first lands.
    pub areas: Vec<TwinArea>,
    /// W4.4: the lands of each fenced area, in the order of their first lands.
    pub fenced: Vec<Vec<Spot>>,
}

/// W4.1: connected land of one kind.
///
/// Lands are in the order of the table: the board's landscapes from left to right, then the tiles in the order in
/// which they were laid, each with its north, east, south and west triangle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TwinArea {
    /// What it produces.
    pub good: Good,
    /// The triangles and board landscapes it is made of.
    pub lands: Vec<Spot>,
    /// W4.2: how many different tiles it reaches.
    pub size: u8,
    /// W4.3: its storage squares.
    pub squares: u8,
}

impl Twin {
    /// The land of a farm with the board of this number and these tiles, in the order in which they were laid.
    pub fn of(edition: &Edition, board: u8, placed: &[PlacedTile]) -> Twin {
        let lands = lands(edition, board, placed);
        let fenced = wholes(&lands, without_crossing_a_fence).into_iter().filter(|whole| is_closed(whole, &lands));
        Twin {
            areas: wholes(&lands, hang_together).iter().filter_map(|whole| TwinArea::of(whole)).collect(),
            fenced: fenced.map(|whole| spots(&whole)).collect(),
        }
    }

    /// W9.2: the size of the largest land area.
    pub fn largest(&self) -> u8 {
        self.areas.iter().map(|area| area.size).max().unwrap_or(0)
    }
}

impl TwinArea {
    fn of(whole: &[Land]) -> Option<TwinArea> {
        let good = whole.first()?.landscape.good;
        let squares = whole.iter().map(|land| usize::from(land.landscape.squares)).sum();
        Some(TwinArea { good, lands: spots(whole), size: small(size(whole)), squares: small(squares) })
    }
}

/// A board landscape or a triangle of a tile.
#[derive(Clone, Copy)]
struct Land {
    spot: Spot,
    landscape: Landscape,
    shape: Shape,
}

/// Where it is says which it is.
impl PartialEq for Land {
    fn eq(&self, other: &Land) -> bool {
        self.spot == other.spot
    }
}

#[derive(Clone, Copy)]
enum Shape {
    /// W4.4: on the board, below this column; fenced to its left and right or not.
    Landscape { column: i8, fenced_left: bool, fenced_right: bool },
    /// W3.4: on this side of the tile in this cell.
    Triangle { tile: Tile, cell: Cell, side: Side },
}

/// What two lands that touch have between them.
enum Border {
    /// W3.4: a half-diagonal of a tile.
    HalfDiagonal { fence: bool },
    /// W4.1: the side that two tiles share.
    TileSide,
    /// W4.1: the edge between a board landscape and the tile lying above it.
    BoardEdge,
    /// W4.4: the border of two landscapes next to each other on the board.
    InTheRow { fence: bool },
}

fn lands(edition: &Edition, board: u8, placed: &[PlacedTile]) -> Vec<Land> {
    let mut lands = Vec::new();
    if let Some(board) = edition.boards.get(usize::from(board)) {
        let borders = board.fences.iter().zip(board.fences.iter().skip(1));
        for ((column, &landscape), (&fenced_left, &fenced_right)) in (1..).zip(&board.landscapes).zip(borders) {
            let spot = Spot::Board(landscape.good);
            lands.push(Land { spot, landscape, shape: Shape::Landscape { column, fenced_left, fenced_right } });
        }
    }
    for laid in placed {
        let Some(&tile) = edition.tile(laid.tile, laid.rotation) else { continue };
        for side in [Side::North, Side::East, Side::South, Side::West] {
            let spot = Spot::Triangle(laid.cell, side);
            let shape = Shape::Triangle { tile, cell: laid.cell, side };
            lands.push(Land { spot, landscape: tile.sides[side], shape });
        }
    }
    lands
}

/// What lies between two lands, if they touch.
fn border(one: &Land, other: &Land) -> Option<Border> {
    border_from(one, other).or_else(|| border_from(other, one))
}

/// What lies between two lands, if the second follows clockwise on the tile, or to the right on the board, or lies
/// beyond the first.
fn border_from(one: &Land, other: &Land) -> Option<Border> {
    match (one.shape, other.shape) {
        (Shape::Triangle { tile, cell, side }, Shape::Triangle { cell: other_cell, side: other_side, .. }) => {
            if cell == other_cell {
                (side.next() == other_side).then_some(Border::HalfDiagonal { fence: tile.fences[side] })
            } else {
                let meet = cell.beyond(side) == other_cell && other_cell.beyond(other_side) == cell;
                meet.then_some(Border::TileSide)
            }
        }
        (Shape::Landscape { column, .. }, Shape::Triangle { cell, side, .. }) => {
            (cell == Cell::at(column, 1) && side == Side::South).then_some(Border::BoardEdge)
        }
        (Shape::Landscape { column, fenced_right, .. }, Shape::Landscape { column: other_column, .. }) => {
            (other_column == column + 1).then_some(Border::InTheRow { fence: fenced_right })
        }
        (Shape::Triangle { .. }, Shape::Landscape { .. }) => None,
    }
}

/// W4.1: whether two lands that touch belong to one land area. Fences make no difference, and landscapes on the board
/// are never joined to one another.
fn hang_together(one: &Land, other: &Land) -> bool {
    one.landscape.good == other.landscape.good
        && match border(one, other) {
            Some(Border::HalfDiagonal { .. } | Border::TileSide | Border::BoardEdge) => true,
            Some(Border::InTheRow { .. }) | None => false,
        }
}

/// W4.4: whether one can go from one land straight to the other. Kinds make no difference, and neither the side of a
/// tile nor the edge of the board stops anybody.
fn without_crossing_a_fence(one: &Land, other: &Land) -> bool {
    match border(one, other) {
        Some(Border::HalfDiagonal { fence } | Border::InTheRow { fence }) => !fence,
        Some(Border::TileSide | Border::BoardEdge) => true,
        None => false,
    }
}

/// The lands in groups, each as large as it goes.
fn wholes(lands: &[Land], joined: fn(&Land, &Land) -> bool) -> Vec<Vec<Land>> {
    let mut wholes: Vec<Vec<Land>> = Vec::new();
    for land in lands {
        if !wholes.iter().any(|whole| whole.contains(land)) {
            wholes.push(spread(land, lands, joined));
        }
    }
    wholes
}

/// Everything that can be reached from one land, in the order of the table.
fn spread(start: &Land, lands: &[Land], joined: fn(&Land, &Land) -> bool) -> Vec<Land> {
    let mut reached = vec![*start];
    let mut visited = 0;
    while let Some(&here) = reached.get(visited) {
        for land in lands {
            if joined(&here, land) && !reached.contains(land) {
                reached.push(*land);
            }
        }
        visited += 1;
    }
    lands.iter().copied().filter(|land| reached.contains(land)).collect()
}

/// W4.4: whether nothing in it leads into the open.
fn is_closed(whole: &[Land], lands: &[Land]) -> bool {
    !whole.iter().any(|land| leads_into_the_open(land, lands))
}

/// W4.4: a triangle does when nothing lies beyond its outer side, a board landscape when no tile lies above it or when
/// it is at an end of the row and has no fence there.
fn leads_into_the_open(land: &Land, lands: &[Land]) -> bool {
    let nothing_beyond =
        !lands.iter().any(|other| matches!(border(land, other), Some(Border::TileSide | Border::BoardEdge)));
    match land.shape {
        Shape::Triangle { .. } => nothing_beyond,
        Shape::Landscape { column, fenced_left, fenced_right } => {
            nothing_beyond
                || (!fenced_left && !has_landscape(lands, column - 1))
                || (!fenced_right && !has_landscape(lands, column + 1))
        }
    }
}

fn has_landscape(lands: &[Land], wanted: i8) -> bool {
    lands.iter().any(|land| matches!(land.shape, Shape::Landscape { column, .. } if column == wanted))
}

/// W4.2: the different tiles, and each board landscape as one more.
fn size(whole: &[Land]) -> usize {
    let mut tiles = BTreeSet::new();
    let mut landscapes = 0;
    for land in whole {
        match land.shape {
            Shape::Triangle { cell, .. } => _ = tiles.insert(cell),
            Shape::Landscape { .. } => landscapes += 1,
        }
    }
    tiles.len() + landscapes
}

fn spots(whole: &[Land]) -> Vec<Spot> {
    whole.iter().map(|land| land.spot).collect()
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// W9: a player's points by category, piece by piece; `land` is the player's.
pub fn score(land: &Twin, player: &Player) -> Score {
    let figures = figures(player);
    let buildings = buildings(player);
    let coins = one_by_one(&player.barn.coins);
    let goods = one_by_one(&player.barn.goods);
    let tiles = one_by_one(&player.improvements);

    let mut improvements = ByImprovement::default();
    for &tile in &tiles {
        improvements[tile] += match tile {
            Improvement::Tent => each(&tiles, 2),
            Improvement::Ladder => each(&buildings, 1),
            Improvement::Safe => each(&coins, 1),
            Improvement::Warehouse => each(&goods, 1),
            Improvement::Gateway => i32::from(land.largest()),
            Improvement::Horses => each(&land.fenced, 1),
            Improvement::Fountain => each(&figures, 1),
        };
    }
    Score {
        fenced_areas: each(&land.fenced, 1),
        figures: each(&figures, 2),
        buildings: each(&buildings, 1),
        coins: coins.iter().map(|&coin| value(coin)).sum(),
        improvements,
        help: -2 * i32::from(player.help.repayable) - 2 * i32::from(player.help.flipped),
    }
}

/// What a player's barn can come to at the end: more points are better, then more coins kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct BarnWorth {
    /// Of coins and of what Safes and Warehouses make of the barn.
    pub points: i32,
    /// How many coins lie there.
    pub coins: usize,
}

/// W5.5: the best that can be made of barn and squares at the end, found by trying everything: any coins may go, any
/// goods of barn and squares may lie in the barn, as long as there is a space for each.
pub fn best_barn(edition: &Edition, player: &Player) -> BarnWorth {
    let spaces = usize::from(edition.barn_spaces) + usize::from(player.barns) * usize::from(edition.barn_tile_spaces);
    let all_goods = one_by_one(&player.barn.goods).len() + one_by_one(player.farm.on_squares()).len();
    let up_to = |coin| 0..=player.barn.coins[coin];
    let mut best = BarnWorth { points: 0, coins: 0 };
    for copper in up_to(Coin::Copper) {
        for silver in up_to(Coin::Silver) {
            for gold in up_to(Coin::Gold) {
                let coins = one_by_one(&By::<Coin, u8, 3>::new([copper, silver, gold]));
                for goods in (0..=all_goods).filter(|goods| coins.len() + goods <= spaces) {
                    best = best.max(barn_worth(player, &coins, goods));
                }
            }
        }
    }
    best
}

/// W9.1, W9.2: what these coins and this many goods in the barn would score.
fn barn_worth(player: &Player, coins: &[Coin], goods: usize) -> BarnWorth {
    let count = |things: usize| i32::try_from(things).unwrap_or(i32::MAX);
    let mut points = coins.iter().map(|&coin| value(coin)).sum();
    for tile in one_by_one(&player.improvements) {
        points += match tile {
            Improvement::Safe => count(coins.len()),
            Improvement::Warehouse => count(goods),
            _ => 0,
        };
    }
    BarnWorth { points, coins: coins.len() }
}

enum Figure {
    Farmer,
    Labourer,
}

/// W9.1: the farmer and every labourer. One still waiting beside the board has not joined yet (W7.4).
fn figures(player: &Player) -> Vec<Figure> {
    let mut figures = vec![Figure::Farmer];
    figures.extend(one_by_one(&player.labourers).into_iter().map(|_: Colour| Figure::Labourer));
    figures
}

/// W9.1: each hut and each barn: the farmhouse, the first barn, and what was built.
fn buildings(player: &Player) -> Vec<Building> {
    let built = By::from_fn(|building| match building {
        Building::Hut => player.huts,
        Building::Barn => player.barns,
    });
    let mut buildings = vec![Building::Hut, Building::Barn];
    buildings.extend(one_by_one::<Building, 2>(&built));
    buildings
}

/// W9.1: what a coin is worth.
fn value(coin: Coin) -> i32 {
    match coin {
        Coin::Gold => 2,
        Coin::Silver => 1,
        Coin::Copper => 0,
    }
}

/// So many points for each of these things.
fn each<T>(things: &[T], points: i32) -> i32 {
    things.iter().map(|_| points).sum()
}

/// Every single piece, where only the number of each kind is kept.
fn one_by_one<K: Key, const N: usize>(counts: &By<K, u8, N>) -> Vec<K> {
    let mut pieces = Vec::new();
    for (kind, &count) in counts.iter() {
        for _ in 0..count {
            pieces.push(kind);
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Help;
    use crate::tests::kit::edition;
    use crate::tile::{BySide, Rotation};

    /// The board with the blue wagon: # dairy 1 - stone 1 # grain 1 # fish 1 - wood 2 #
    const BLUE: u8 = 0;

    fn points(player: &Player) -> Score {
        score(&Twin::of(edition(), player.farm.board(), player.farm.placed()), player)
    }

    fn laid(number: u16, rotation: Rotation, col: i8, row: i8) -> PlacedTile {
        let tile = edition().tile_numbered(number).expect("a tile of the edition");
        PlacedTile { tile, rotation, cell: Cell::at(col, row) }
    }

    fn upright(number: u16, col: i8, row: i8) -> PlacedTile {
        laid(number, Rotation::R0, col, row)
    }

    fn written(spots: &[Spot]) -> String {
        spots.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Each area as `lands: size/squares`.
    fn areas(twin: &Twin) -> Vec<String> {
        let area = |area: &TwinArea| format!("{}: {}/{}", written(&area.lands), area.size, area.squares);
        twin.areas.iter().map(area).collect()
    }

    fn fenced(twin: &Twin) -> Vec<String> {
        twin.fenced.iter().map(|lands| written(lands)).collect()
    }

    fn on_blue(placed: &[PlacedTile]) -> Twin {
        Twin::of(edition(), BLUE, placed)
    }

    #[test]
    fn w4_1_the_twin_starts_with_five_open_landscapes() {
        let twin = on_blue(&[]);
        assert_eq!(areas(&twin), ["dairy: 1/1", "stone: 1/1", "grain: 1/1", "fish: 1/1", "wood: 1/2"]);
        assert_eq!(fenced(&twin), [""; 0]);
        assert_eq!(twin.largest(), 1);
    }

    /// Tile 44: fish 1, wood 1, wood 1, grain 0, without fences.
    #[test]
    fn w4_2_the_twin_counts_tiles_not_triangles() {
        let twin = on_blue(&[upright(44, 5, 1)]);
        let expected =
            ["dairy: 1/1", "stone: 1/1", "grain: 1/1", "fish: 1/1", "wood 5,1e 5,1s: 2/4", "5,1n: 1/1", "5,1w: 1/0"];
        assert_eq!(areas(&twin), expected);
        assert_eq!(twin.areas.iter().map(|area| area.good).next_back(), Some(Good::Grain));
        assert_eq!(twin.largest(), 2);
    }

    /// Tile 28: wood 2, grain 1, wood 2, fish 1.
    #[test]
    fn w4_1_the_twin_keeps_opposite_triangles_apart() {
        let twin = on_blue(&[upright(28, 5, 1)]);
        let expected = ["wood 5,1s: 2/4", "5,1n: 1/2", "5,1e: 1/1", "5,1w: 1/1"];
        assert_eq!(areas(&twin)[4..], expected);
    }

    /// Tile 45: wood 0, wood 1, grain 1, wood 0. Tile 2: stone 0, stone 0, wood 0, wood 1. Tile 25: fish 1, dairy 1,
    /// wood 1, wood 0; its wood has fish below it, and dairy towards tile 2.
    #[test]
    fn w4_1_the_twin_goes_from_tile_to_tile() {
        let twin = on_blue(&[upright(44, 5, 1), upright(45, 6, 1), upright(2, 6, 2), upright(25, 5, 2)]);
        let expected = [
            "wood 5,1e 5,1s 6,1n 6,1e 6,1w 6,2s 6,2w: 4/6",
            "5,1n: 1/1",
            "5,1w: 1/0",
            "6,1s: 1/1",
            "6,2n 6,2e: 1/0",
            "5,2n: 1/1",
            "5,2e: 1/1",
            "5,2s 5,2w: 1/1",
        ];
        assert_eq!(areas(&twin)[4..], expected);
        assert_eq!(twin.largest(), 4);
    }

    /// Tile 50 (stone 0, wood 2, stone 1, fish 0) at 3,1, and then half a ring of stone: tile 43 turned twice (fish 1,
    /// fish 1, stone 1, stone 0), tile 30 (wood 1, stone 0, stone 0, stone 0), tile 15 (stone 1, stone 1, grain 1,
    /// grain 1). It comes back to tile 50 at its fish, so the south stone stays alone.
    #[test]
    fn w4_1_the_twin_does_not_close_a_broken_ring() {
        let twin = on_blue(&[upright(50, 3, 1), laid(43, Rotation::R2, 3, 2), upright(30, 2, 2), upright(15, 2, 1)]);
        let expected = [
            "3,1n 3,2s 3,2w 2,2e 2,2s 2,2w 2,1n 2,1e: 4/3",
            "3,1e: 1/2",
            "3,1s: 1/1",
            "3,1w: 1/0",
            "3,2n 3,2e: 1/2",
            "2,2n: 1/1",
            "2,1s 2,1w: 1/2",
        ];
        assert_eq!(areas(&twin)[5..], expected);
    }

    /// Tile 24 (stone 0, stone 1, dairy 1, wood 1) and tile 21 (stone 0, dairy 1, dairy 1, stone 1) have a rock each,
    /// until tile 30 (wood 1, stone 0, stone 0, stone 0) comes between them, above the rock of the board.
    #[test]
    fn w4_1_the_twin_joins_areas_by_a_later_tile() {
        let placed = [upright(24, 1, 1), upright(21, 3, 1), upright(30, 2, 1)];
        let apart = [
            "dairy 1,1s: 2/2",
            "stone: 1/1",
            "grain: 1/1",
            "fish: 1/1",
            "wood: 1/2",
            "1,1n 1,1e: 1/1",
            "1,1w: 1/1",
            "3,1n 3,1w: 1/1",
            "3,1e 3,1s: 1/2",
        ];
        assert_eq!(areas(&on_blue(&placed[..2])), apart);
        let joined = [
            "dairy 1,1s: 2/2",
            "stone 1,1n 1,1e 3,1n 3,1w 2,1e 2,1s 2,1w: 4/3",
            "grain: 1/1",
            "fish: 1/1",
            "wood: 1/2",
            "1,1w: 1/1",
            "3,1e 3,1s: 1/2",
            "2,1n: 1/1",
        ];
        assert_eq!(areas(&on_blue(&placed)), joined);
    }

    /// A tile all of wood, with a fence between north and east and one between east and south.
    #[test]
    fn w4_1_the_twin_has_no_fences_in_land_areas() {
        let mut edition = edition().clone();
        let tile = Tile {
            sides: BySide::from_fn(|_| Landscape { good: Good::Wood, squares: 1 }),
            fences: BySide::new([true, true, false, false]),
        };
        let place = upright(1, 4, 1);
        edition.tiles[place.tile.index()].turned = By::from_fn(|_| tile);
        let twin = Twin::of(&edition, BLUE, &[place]);
        assert_eq!(areas(&twin)[4..], ["wood: 1/2", "4,1n 4,1e 4,1s 4,1w: 1/4"]);
    }

    /// Tile 28 has all four fences.
    #[test]
    fn w4_4_the_twin_fences_the_middle_landscape_with_one_tile() {
        assert_eq!(fenced(&on_blue(&[upright(28, 3, 1)])), ["grain 3,1s"]);
        assert_eq!(fenced(&on_blue(&[upright(28, 2, 1)])), [""; 0], "stone is not fenced off from dairy");
    }

    /// Tile 47 has fences at SE and NW: the south triangle goes on to the west.
    #[test]
    fn w4_4_the_twin_needs_both_fences() {
        assert_eq!(fenced(&on_blue(&[upright(47, 3, 1)])), [""; 0]);
    }

    /// Tiles 13 and 31 have fences at SE and SW.
    #[test]
    fn w4_4_the_twin_passes_a_border_without_a_fence() {
        let both = [upright(13, 1, 1), upright(31, 2, 1)];
        assert_eq!(fenced(&on_blue(&both)), ["dairy stone 1,1s 2,1s"]);
        assert_eq!(fenced(&on_blue(&both[..1])), [""; 0], "no tile lies above the stone");

        let mut edition = edition().clone();
        edition.boards[usize::from(BLUE)].fences[0] = false;
        assert_eq!(fenced(&Twin::of(&edition, BLUE, &both)), [""; 0], "the row's left end is open");
    }

    /// Tile 13 upside down has its fences at NW and NE, around wood 1; tile 31 puts its fenced wood 1 on top.
    #[test]
    fn w4_4_the_twin_finds_fenced_areas_away_from_the_board() {
        let twin = on_blue(&[laid(13, Rotation::R2, 2, 1), upright(31, 2, 2)]);
        assert_eq!(fenced(&twin), ["2,1n 2,2s"]);
        assert!(areas(&twin).contains(&"2,1n 2,2s: 2/2".to_owned()));
    }

    /// Tile 27 has fences at NE, SE and SW: its south triangle is fenced off, but there is no board below column 0.
    #[test]
    fn w4_4_the_twin_has_nothing_beside_the_board() {
        let twin = on_blue(&[upright(28, 1, 1), upright(27, 0, 1)]);
        assert_eq!(fenced(&twin), ["1,1w 0,1e"]);
    }

    #[test]
    fn w9_1_the_twin_counts_what_a_player_starts_with() {
        let player = Player::new(edition(), BLUE).expect("a board of the edition");
        let expected = Score {
            fenced_areas: 0,
            figures: 4,
            buildings: 2,
            coins: 0,
            improvements: ByImprovement::default(),
            help: 0,
        };
        assert_eq!(points(&player), expected);
    }

    /// One fenced area and a field of size 2: tile 28 turned once has its grain to the south.
    fn settled() -> Player {
        let mut player = Player::new(edition(), BLUE).expect("a board of the edition");
        player.farm.place(edition(), laid(28, Rotation::R1, 3, 1));
        player.labourers[Colour::White] = 2;
        player.hired = Some(Colour::Blue);
        player.huts = 2;
        player.barns = 1;
        player.barn.coins[Coin::Silver] = 1;
        player.barn.coins[Coin::Gold] = 2;
        player.barn.goods[Good::Fish] = 2;
        player.barn.goods[Good::Stone] = 1;
        player.help = Help { repayable: 1, flipped: 2 };
        player
    }

    #[test]
    fn w9_1_the_twin_counts_a_settled_farm() {
        let score = points(&settled());
        assert_eq!(score.fenced_areas, 1);
        assert_eq!(score.figures, 8, "the farmer, one blue, two white; the hired one has not joined");
        assert_eq!(score.buildings, 5);
        assert_eq!(score.coins, 5, "two copper, one silver, two gold");
    }

    #[test]
    fn w9_2_the_twin_scores_each_improvement_by_itself() {
        let alone = |improvement| {
            let mut player = settled();
            player.improvements[improvement] = 1;
            points(&player).improvements[improvement]
        };
        assert_eq!(alone(Improvement::Tent), 2);
        assert_eq!(alone(Improvement::Ladder), 5);
        assert_eq!(alone(Improvement::Safe), 5);
        assert_eq!(alone(Improvement::Warehouse), 3);
        assert_eq!(alone(Improvement::Gateway), 2);
        assert_eq!(alone(Improvement::Horses), 1);
        assert_eq!(alone(Improvement::Fountain), 4);

        let mut player = settled();
        player.improvements[Improvement::Tent] = 2;
        player.improvements[Improvement::Safe] = 1;
        let points = points(&player).improvements;
        assert_eq!(points[Improvement::Tent], 12, "two tents, three improvements");
        assert_eq!(points[Improvement::Safe], 5);
        assert_eq!(points[Improvement::Ladder], 0);
    }

    #[test]
    fn w9_3_the_twin_charges_help_on_either_side() {
        assert_eq!(points(&settled()).help, -6);
    }
}
