//! A player's farm: the tiles, the landscapes of the board below them, and the farmyard.

use maud::{Markup, html};
use walnut_grove::pieces::Good;
use walnut_grove::tile::{Cell, Side, Spot};
use walnut_grove::view::{AreaView, LandView, PlayerView, TileView};

use super::land::{
    CELL, Point, STRIP, STRIP_STANDING, board_fence, fence, path, places, square, standing, strip_places, texture,
};
use super::outline::outline;
use super::tile::borders;
use super::yard::{YARD, yard};
use super::{FONT, INK, Px, icon};

/// What to draw of a farm.
#[derive(Clone, Copy)]
pub struct FarmPicture<'p> {
    /// The player whose farm it is.
    pub player: &'p PlayerView,
    /// Cells (column, row) that are kept in the picture and marked as places where a tile can be laid.
    pub open_cells: &'p [(i8, i8)],
    /// Land areas to point out, by their number in the view.
    pub highlight_areas: &'p [u8],
    /// Without what only the owner needs: for the farms of the others.
    pub small: bool,
    /// The text that comes up over a thing; an empty text is left out.
    pub labels: &'p dyn Fn(Label<'_>) -> String,
}

/// What a text is asked for.
#[derive(Clone, Copy, Debug)]
pub enum Label<'l> {
    /// The whole farm.
    Farm(&'l PlayerView),
    /// A land area.
    Area(&'l AreaView),
    /// A free cell where a tile can be laid: its column and row.
    OpenCell(i8, i8),
    /// A thing in the farmyard, by the name of its symbol; `waiting` is the place of a hired labourer.
    Thing(&'l str),
}

/// The corner of a cell at the upper left.
pub(super) fn cell_corner(col: i8, row: i8) -> Point {
    (CELL * f32::from(col), -CELL * f32::from(row))
}

/// The corner of a board landscape at the upper left.
pub(super) fn strip_corner(col: i8) -> Point {
    (CELL * f32::from(col), 0.0)
}

/// A whole farm as a picture of its own.
pub fn farm(farm: &FarmPicture<'_>) -> Markup {
    let (x, y, width, height) = frame(farm);
    let view_box = format!("{x} {y} {width} {height}");
    let class = if farm.small { "farm small" } else { "farm" };
    let label = (farm.labels)(Label::Farm(farm.player));
    html! {
        svg class=(class) viewBox=(view_box) preserveAspectRatio="xMidYMax meet" role="img" aria-label=[Some(&label).filter(|label| !label.is_empty())]
            color=(INK) data-seat=(farm.player.seat) { (contents(farm)) }
    }
}

/// The columns and rows that a farm covers, those included where a tile can be laid.
struct Extent {
    left: i8,
    right: i8,
    /// 0 if there are only the board's landscapes.
    top: i8,
}

impl Extent {
    fn of(farm: &FarmPicture<'_>) -> Extent {
        let tiles = farm.player.tiles.iter().map(|tile| (tile.col, tile.row));
        let cells = || tiles.clone().chain(farm.open_cells.iter().copied());
        Extent {
            left: cells().map(|(col, _)| col).fold(1, i8::min),
            right: cells().map(|(col, _)| col).fold(5, i8::max),
            top: cells().map(|(_, row)| row).fold(0, i8::max),
        }
    }
}

/// What part of the plane the farm covers: x, y, width, height. On top and at the left there is room for numbers.
pub(super) fn frame(farm: &FarmPicture<'_>) -> (f32, f32, f32, f32) {
    let Extent { left, right, top } = Extent::of(farm);
    let (left, right) = (CELL * f32::from(left) - 20.0, CELL * f32::from(right) + CELL + 18.0);
    let top = -CELL * f32::from(top) - 24.0;
    (left, top, right - left, STRIP + YARD + 8.0 - top)
}

/// The numbers of columns and rows, by which texts call the places of tiles.
fn numbers(farm: &FarmPicture<'_>) -> Markup {
    let Extent { left, right, top } = Extent::of(farm);
    let (x, y) = cell_corner(left, top);
    html! {
        g class="d-numbers" font-family=(FONT) font-size="15" fill="#7a6743" text-anchor="middle" pointer-events="none" aria-hidden="true" {
            @for col in left..=right { text x=(Px(CELL * f32::from(col) + CELL / 2.0)) y=(Px(y - 8.0)) { (col) } }
            @for row in 1..=top { text x=(Px(x - 10.0)) y=(Px(-CELL * f32::from(row) + CELL / 2.0 + 5.0)) { (row) } }
        }
    }
}

/// The farm without the picture around it.
pub(super) fn contents(farm: &FarmPicture<'_>) -> Markup {
    let player = farm.player;
    let fenced = outline(player, |land| land.fenced);
    let lit = outline(player, |land| Some(land.area).filter(|area| farm.highlight_areas.contains(area)));
    let workers = Workers::of(player);
    // Land is many pieces of few areas: each text is made once.
    let areas: Vec<String> = player.areas.iter().map(|area| (farm.labels)(Label::Area(area))).collect();
    html! {
        @if !farm.small { (numbers(farm)) (free_cells(farm)) }
        (yard(farm, workers.at_home()))
        g class="d-lands" {
            @for (col, land) in (1i8..).zip(&player.board.landscapes) { (strip(farm, &areas, col, land)) }
            @for tile in &player.tiles { (tile_land(farm, &areas, tile)) }
        }
        g pointer-events="none" {
            @if !fenced.is_empty() {
                path class="d-fenced" d=(fenced) fill="none" stroke="#f6cf5f" stroke-width="7" stroke-opacity="0.95"
                    stroke-linecap="round" {}
            }
            @for (place, standing) in (0u8..).zip(player.board.fences) {
                @let x = CELL * (f32::from(place) + 1.0);
                @if standing { (board_fence(x)) } @else {
                    path d={ "M" (x) " 0V" (STRIP) } fill="none" stroke=(INK) stroke-width="1.1"
                        stroke-dasharray="4 4" {}
                }
            }
            @for tile in &player.tiles { (tile_fences(tile)) }
            @if !lit.is_empty() {
                path class="d-lit" d=(lit) fill="none" stroke="#fff8e0" stroke-width="7" stroke-linecap="round" {}
                path class="d-lit-line" d=(lit) fill="none" stroke="#c2410c" stroke-width="3.4"
                    stroke-linecap="round" {}
            }
            @for (place, good, filled) in squares(player) { (square(place, good, filled)) }
            @for (place, figure) in workers.at_work(player) { (figure_on(place, figure)) }
        }
        @for &(col, row) in farm.open_cells { (open_cell(farm, col, row)) }
    }
}

/// Places for tiles between those that lie there.
fn free_cells(farm: &FarmPicture<'_>) -> Markup {
    let taken = |cell: (i8, i8)| {
        farm.open_cells.contains(&cell) || farm.player.tiles.iter().any(|tile| (tile.col, tile.row) == cell)
    };
    let Extent { left, right, top } = Extent::of(farm);
    html! {
        g class="d-frees" {
            @for row in 1..=top {
                @for col in (left..=right).filter(|&col| !taken((col, row))) {
                    @let (x, y) = cell_corner(col, row);
                    use href="#d-free" x=(Px(x)) y=(Px(y)) {}
                }
            }
        }
    }
}

fn open_cell(farm: &FarmPicture<'_>, col: i8, row: i8) -> Markup {
    let (x, y) = cell_corner(col, row);
    html! {
        g class="d-open-cell" data-cell={ (col) "," (row) } {
            (title(farm, Label::OpenCell(col, row)))
            rect x=(Px(x + 4.0)) y=(Px(y + 4.0)) width="92" height="92" rx="7" fill="#fffaf0" stroke="#c2410c"
                stroke-width="2.4"
                stroke-dasharray="8 6" {}
            path d={ "M" (x + 50.0) " " (y + 38.0) "v24m-12-12h24" } fill="none" stroke="#c2410c" stroke-width="3.4"
                stroke-linecap="round" {}
        }
    }
}

/// A landscape of the board.
fn strip(farm: &FarmPicture<'_>, areas: &[String], col: i8, land: &LandView) -> Markup {
    let (x, y) = strip_corner(col);
    let shape = [(x, y), (x + CELL, y), (x + CELL, y + STRIP), (x, y + STRIP)];
    html! {
        g class="d-strip" data-cell={ (col) ",0" } {
            path class=(land_class(farm, land)) d=(path(&shape)) fill=(texture(land.good)) data-area=(land.area)
                data-spot=(Spot::Board(land.good)) { (area_title(areas, land)) }
            @if land.fenced.is_some() {
                path class="d-tint" d=(path(&shape)) fill="#fff6cf" fill-opacity="0.34" pointer-events="none" {}
            }
            path d=(path(&shape)) fill="none" stroke=(INK) stroke-width="1.2" pointer-events="none" {}
        }
    }
}

/// The triangles of a tile.
fn tile_land(farm: &FarmPicture<'_>, areas: &[String], tile: &TileView) -> Markup {
    let cell = Cell::at(tile.col, tile.row);
    let (x, y) = cell_corner(tile.col, tile.row);
    html! {
        g class="d-tile" transform={ "translate(" (Px(x)) " " (Px(y)) ")" } data-cell=(cell) data-tile=(tile.tile)
            data-appears={ (farm.player.seat) ":" (tile.tile) } {
            @for side in Side::all() {
                @let land = &tile.sides[side];
                use class=(land_class(farm, land)) href={ "#d-" (land.good) "-" (side) } data-area=(land.area)
                    data-spot=(Spot::Triangle(cell, side)) { (area_title(areas, land)) }
                @if land.fenced.is_some() { use class="d-tint" href={ "#d-tint-" (side) } pointer-events="none" {} }
            }
            (borders(|side| tile.sides[side].good != tile.sides[side.next()].good))
            use href="#d-rim" pointer-events="none" {}
        }
    }
}

/// Land can be pointed at.
fn land_class(farm: &FarmPicture<'_>, land: &LandView) -> &'static str {
    match (farm.highlight_areas.contains(&land.area), land.fenced.is_some()) {
        (false, false) => "d-land",
        (true, false) => "d-land lit",
        (false, true) => "d-land fenced",
        (true, true) => "d-land lit fenced",
    }
}

fn area_title(areas: &[String], land: &LandView) -> Markup {
    let text = areas.get(usize::from(land.area)).filter(|text| !text.is_empty());
    html! { @if let Some(text) = text { title { (text) } } }
}

fn tile_fences(tile: &TileView) -> Markup {
    let cell = cell_corner(tile.col, tile.row);
    html! {
        @for side in Side::all().filter(|side| tile.fences.contains(&side.corner())) { (fence(cell, side)) }
    }
}

/// The storage squares of all land: where each is, for what, and whether it is filled.
pub(super) fn squares(player: &PlayerView) -> impl Iterator<Item = (Point, Good, bool)> {
    let on_land = |land: &LandView, (x, y): Point, places: Vec<Point>| {
        let (good, goods) = (land.good, land.goods);
        let places = (0u8..).zip(places);
        places.map(move |(place, (dx, dy))| ((x + dx, y + dy), good, place < goods))
    };
    let strips = (1i8..).zip(&player.board.landscapes);
    let on_board = strips.flat_map(move |(col, land)| on_land(land, strip_corner(col), strip_places(land.squares)));
    let pieces = player.tiles.iter().flat_map(|tile| Side::all().map(move |side| (tile, side)));
    let on_tiles = pieces.flat_map(move |(tile, side)| {
        let land = &tile.sides[side];
        on_land(land, cell_corner(tile.col, tile.row), places(side, land.squares))
    });
    on_board.chain(on_tiles)
}

pub(super) fn figure_on((x, y): Point, figure: &str) -> Markup {
    html! {
        g class="d-worker" {
            ellipse cx=(Px(x)) cy=(Px(y + 15.0)) rx="11" ry="3.2" fill=(INK) fill-opacity="0.35" {}
            (icon(figure, x - 17.0, y - 18.0, 34.0))
        }
    }
}

/// A text over a thing, if there is one.
pub(super) fn title(farm: &FarmPicture<'_>, label: Label<'_>) -> Markup {
    let text = (farm.labels)(label);
    html! { @if !text.is_empty() { title { (text) } } }
}

/// Who stands where. The view says which areas are worked, not by whom: the farmer is the first to go.
pub(super) struct Workers {
    figures: Vec<&'static str>,
    away: usize,
}

impl Workers {
    pub(super) fn of(player: &PlayerView) -> Workers {
        let farmers = std::iter::repeat_n("farmer", usize::from(player.farmer));
        let labourers = player.labourers.iter();
        let labourers = labourers.flat_map(|(colour, &count)| std::iter::repeat_n(colour.word(), usize::from(count)));
        let away = player.areas.iter().filter(|area| area.worked).count();
        Workers { figures: farmers.chain(labourers).collect(), away }
    }

    /// All figures, and whether each is at home.
    pub(super) fn at_home(&self) -> impl Iterator<Item = (&'static str, bool)> + '_ {
        self.figures.iter().enumerate().map(|(place, &figure)| (figure, place >= self.away))
    }

    /// Where each figure at work stands.
    pub(super) fn at_work(&self, player: &PlayerView) -> Vec<(Point, &'static str)> {
        let worked = (0u8..).zip(&player.areas).filter(|(_, area)| area.worked);
        let places = worked.filter_map(|(area, _)| standing_in(player, area));
        places.zip(self.figures.iter().copied()).collect()
    }
}

/// The roomiest place of an area.
fn standing_in(player: &PlayerView, area: u8) -> Option<Point> {
    let on_tiles = player.tiles.iter().flat_map(|tile| {
        let (x, y) = cell_corner(tile.col, tile.row);
        Side::all().filter(move |&side| tile.sides[side].area == area).map(move |side| {
            let (dx, dy) = standing(side, tile.sides[side].squares);
            (tile.sides[side].squares * 2, (x + dx, y + dy))
        })
    });
    let boards = (1i8..).zip(&player.board.landscapes).filter(|(_, land)| land.area == area);
    let on_board = boards.map(|(col, _)| {
        let (x, y) = strip_corner(col);
        (1, (x + STRIP_STANDING.0, y + STRIP_STANDING.1))
    });
    on_tiles.chain(on_board).min_by_key(|&(crowd, _)| crowd).map(|(_, place)| place)
}
