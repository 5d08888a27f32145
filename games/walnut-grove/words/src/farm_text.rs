//! A farm as text.

use std::collections::BTreeMap;

use walnut_grove::Edition;
use walnut_grove::by::By;
use walnut_grove::pieces::{Building, Good};
use walnut_grove::tile::{BySide, Cell, Landscape, Rotation, Side, Spot};
use walnut_grove::view::{AreaView, BarnView, LandView, PawnView, PlayerView, TileView};

use crate::Phrases;
use crate::pieces::titled;

impl Phrases {
    /// A farm, line by line: land, areas, fences, barn, people, what was built and bought, help, pawn, and what the
    /// coming winter costs.
    pub fn farm_text(self, player: &PlayerView, name: &str) -> Vec<String> {
        let mut lines = self.farm_lines(player, name);
        lines.push(self.forecast(&player.winter_due, &player.winter()));
        lines
    }

    /// What the signs in a farm that is drawn with letters mean; `sign` is the one of a good.
    pub fn signs_text(self, sign: impl Fn(Good) -> &'static str) -> String {
        let goods: Vec<String> = Good::all().map(|good| format!("{} {}", sign(good), self.good(good))).collect();
        format!("{}; {}", goods.join(", "), self.plain("told-signs"))
    }

    /// A farm without a look ahead.
    pub(crate) fn farm_lines(self, player: &PlayerView, name: &str) -> Vec<String> {
        let mut lines = vec![self.board_text(player)];
        if player.tiles.is_empty() {
            lines.push(self.plain("text-no-tiles"));
        }
        lines.extend(player.tiles.iter().map(|tile| self.tile_text(tile)));
        lines.extend(player.areas.iter().map(|area| self.area_text(area)));
        lines.extend(self.fences_text(player));
        if !player.hand.is_empty() {
            let tiles: Vec<String> = player.hand.iter().map(u16::to_string).collect();
            lines.push(self.say_with("text-hand", [("tiles", tiles.join(", ").into())]));
        }
        lines.push(self.barn_text(&player.barn));
        lines.extend(self.people_text(player));
        lines.push(self.improvements_text(player));
        lines.push(self.help_text(player));
        lines.push(self.pawn_text(&player.pawn, name));
        lines
    }

    /// What the tiles in a seat's hand look like, before they are turned.
    pub fn hand_text(self, player: &PlayerView, edition: &Edition) -> Vec<String> {
        player.hand.iter().map(|&tile| self.tile_face(tile, Rotation::R0, edition)).collect()
    }

    /// What a tile looks like, turned like this: its four sides and its fences.
    pub fn tile_face(self, tile: u16, rotation: Rotation, edition: &Edition) -> String {
        let face = edition.tile_numbered(tile).and_then(|tile| edition.tile(tile, rotation));
        let parts = face.map_or_else(Vec::new, |face| {
            let corners: Vec<&str> = Side::all().filter(|&side| face.fences[side]).map(Side::corner).collect();
            self.face_parts(&face.sides, &corners)
        });
        self.say_with("text-tile-face", [("tile", tile.into()), ("parts", parts.join(", ").into())])
    }

    /// "Forest (the forest on the board): size 2, 1 of 2 squares filled."
    pub fn area_text(self, area: &AreaView) -> String {
        let text = self.say_with(
            "text-area",
            [
                ("good", area.good.word().into()),
                ("spot", self.spot(area.name).into()),
                ("size", area.size.into()),
                ("squares", area.squares.into()),
                ("goods", area.goods.into()),
            ],
        );
        let name = if area.worked { "text-area-worked" } else { "text-area-idle" };
        self.say_with(name, [("area", text.into())])
    }

    fn land(self, land: Landscape) -> String {
        self.say_with("text-land", [("good", land.good.word().into()), ("count", land.squares.into())])
    }

    /// The landscapes of the board with its fences.
    pub fn board_text(self, player: &PlayerView) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut fences = player.board.fences.iter();
        let mut fence = |parts: &mut Vec<String>| {
            if fences.next().copied().unwrap_or(false) {
                parts.push(self.plain("text-fence"));
            }
        };
        fence(&mut parts);
        for (column, land) in (1u8..).zip(&player.board.landscapes) {
            let land = ("land", self.land(printed(land)).into());
            parts.push(self.say_with("text-board-land", [("col", column.into()), land]));
            fence(&mut parts);
        }
        self.say_with("text-board", [("parts", parts.join(", ").into())])
    }

    fn tile_text(self, tile: &TileView) -> String {
        let sides: BySide<Landscape> = By::from_fn(|side| printed(&tile.sides[side]));
        let parts = self.face_parts(&sides, &tile.fences);
        let (col, row) = (("col", tile.col.into()), ("row", tile.row.into()));
        self.say_with("text-tile", [("tile", tile.tile.into()), col, row, ("parts", parts.join(", ").into())])
    }

    fn face_parts(self, sides: &BySide<Landscape>, corners: &[&str]) -> Vec<String> {
        let side = |(side, land): (Side, &Landscape)| {
            self.say_with("text-tile-side", [("side", side.word().into()), ("land", self.land(*land).into())])
        };
        let mut parts: Vec<String> = sides.iter().map(side).collect();
        let corners: Vec<String> =
            corners.iter().map(|&corner| self.say_with("corner", [("corner", corner.into())])).collect();
        parts.push(if corners.is_empty() {
            self.plain("text-tile-no-fences")
        } else {
            self.say_with("text-tile-fences", [("corners", self.list(&corners).into())])
        });
        parts
    }

    fn fences_text(self, player: &PlayerView) -> Vec<String> {
        let mut fenced: BTreeMap<u8, Vec<String>> = BTreeMap::new();
        for (spot, land) in lands(player) {
            if let Some(number) = land.fenced {
                fenced.entry(number).or_default().push(self.spot(spot));
            }
        }
        let mut lines = vec![self.say_with("text-fenced", [("count", player.fenced_areas.into())])];
        for (number, spots) in fenced {
            let spots = ("spots", self.list_of_lists(&spots).into());
            lines.push(self.say_with("text-fenced-land", [("number", number.into()), spots]));
        }
        lines
    }

    fn barn_text(self, barn: &BarnView) -> String {
        let mut things = self.bundle_parts(&barn.goods);
        if barn.coins.count > 0 {
            things.push(self.coins_seen(&barn.coins));
        }
        let (used, spaces) = (("used", barn.used.into()), ("spaces", barn.spaces.into()));
        self.say_with("text-barn", [used, spaces, ("things", self.list(&things).into())])
    }

    fn people_text(self, player: &PlayerView) -> Vec<String> {
        let there = player.labourers.iter().filter(|(_, count)| **count > 0);
        let labourers: Vec<String> = there.map(|(colour, &count)| self.labourers(count, colour)).collect();
        let mut lines = vec![if labourers.is_empty() {
            self.plain("text-people-alone")
        } else {
            self.say_with("text-people", [("labourers", self.list(&labourers).into())])
        }];
        if let Some(colour) = player.hired {
            lines.push(self.say_with("text-hired", [("colour", colour.word().into())]));
        }
        let huts = ("huts", self.buildings(player.huts, Building::Hut).into());
        let barns = ("barns", self.buildings(player.barns, Building::Barn).into());
        let wagons = ("wagons", player.wagons.into());
        lines.push(self.say_with("text-homes", [wagons, huts, barns, ("campfires", player.campfires.into())]));
        lines
    }

    fn improvements_text(self, player: &PlayerView) -> String {
        let stock = walnut_grove::town::Stock::Improvements(player.improvements);
        if stock.total() == 0 {
            return self.plain("text-no-improvements");
        }
        self.say_with("text-improvements", [("improvements", self.stock(stock).into())])
    }

    fn help_text(self, player: &PlayerView) -> String {
        if player.help.total() == 0 {
            return self.plain("text-no-help");
        }
        let count = ("count", player.help.total().into());
        self.say_with("text-help", [count, ("repayable", player.help.repayable.into())])
    }

    fn pawn_text(self, pawn: &PawnView, name: &str) -> String {
        let whose = ("name", name.into());
        match pawn {
            PawnView::Outside => self.say_with("text-pawn-outside", [whose]),
            PawnView::Row { row, place } => {
                self.say_with("text-pawn-row", [whose, ("row", row.word().into()), ("place", (*place).into())])
            }
            PawnView::House { building, .. } => {
                let title = ("title", titled(building).into());
                self.say_with("text-pawn-house", [whose, ("house", building.as_str().into()), title])
            }
        }
    }
}

fn printed(land: &LandView) -> Landscape {
    Landscape { good: land.good, squares: land.squares }
}

/// All pieces of land of a farm.
fn lands(player: &PlayerView) -> impl Iterator<Item = (Spot, LandView)> + '_ {
    let board = player.board.landscapes.iter().map(|land| (Spot::Board(land.good), *land));
    let tiles = player.tiles.iter().flat_map(|tile| {
        let cell = Cell::at(tile.col, tile.row);
        tile.sides.iter().map(move |(side, land)| (Spot::Triangle(cell, side), *land))
    });
    board.chain(tiles)
}
