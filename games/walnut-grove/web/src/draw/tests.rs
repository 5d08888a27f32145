//! Drawings of recorded games are whole: nothing is missing, everything has a shape and a colour.

use std::collections::HashSet;
use std::path::Path;
use std::sync::LazyLock;

use table::{Actor, Game, Ignore, Record, Seat, Table, Viewer};
use walnut_grove::by::Key;
use walnut_grove::pieces::{Building, Coin, Colour, Good, Improvement};
use walnut_grove::tile::Rotation;
use walnut_grove::view::PlayerView;
use walnut_grove::{Edition, State, View};

use super::*;

/// Positions of recorded games, from all seats.
static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/corpus");
    let read = |name: &str| std::fs::read_to_string(corpus.join(name)).unwrap();
    let edition = Edition::read(&read("edition.toml")).unwrap().keep();
    let mut views = Vec::new();
    for seats in 1..=4 {
        for record in Record::read_all(&read(&format!("random-{seats}.hgr"))).unwrap().iter().take(3) {
            let mut table = Table::new(State::new(edition, seats).unwrap());
            for (number, line) in record.lines.iter().enumerate() {
                line.play(&mut table, &mut Ignore).unwrap();
                if number % 7 == 0 || table.state().outcome().is_some() {
                    let viewer = Seat::new(u8::try_from(number % usize::from(seats)).unwrap());
                    views.push(table.state().view(Viewer::Seat(viewer)));
                }
            }
        }
    }
    views
});

fn text_of(label: Label<'_>) -> String {
    match label {
        Label::Farm(player) => format!("farm {}", player.seat),
        Label::Area(area) => format!("{} <{}>", area.good, area.size),
        Label::OpenCell(col, row) => format!("{col} & {row}"),
        Label::Thing(thing) => thing.to_owned(),
    }
}

fn farm_of(player: &PlayerView) -> String {
    let picture = FarmPicture { player, open_cells: &[(0, 1)], highlight_areas: &[0], small: false, labels: &text_of };
    farm(&picture).into_string()
}

fn town_of(view: &View) -> String {
    let reach = |place| Some(if [0, 3].contains(&place) { Reach::Open } else { Reach::Shut });
    let labels = |of: TownLabel<'_>| format!("{of:?}");
    town(&TownPicture { view, names: &str::to_owned, reach: &reach, labels: &labels }).into_string()
}

fn position_of(view: &View) -> String {
    position(view, &Names { title: "Ann & Bob", players: &["Ann".to_owned()], houses: &str::to_owned })
}

fn ids(text: &str) -> Vec<&str> {
    text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn references(text: &str) -> HashSet<&str> {
    let uses = text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    uses.chain(text.split("url(#").skip(1).filter_map(|rest| rest.split(')').next())).collect()
}

/// Reads a picture tag by tag. Fails if tags do not match; tells of each tag what it is written with and within.
fn tags<'t>(text: &'t str, mut see: impl FnMut(&'t str, &[&'t str])) {
    let mut open: Vec<&str> = Vec::new();
    for part in text.split('<').skip(1) {
        let tag = part.split('>').next().unwrap();
        if let Some(name) = tag.strip_prefix('/') {
            let began = open.pop().expect("a tag ends that never began");
            assert_eq!(began.split([' ', '\n']).next(), Some(name));
            continue;
        }
        see(tag, &open);
        if !tag.ends_with('/') {
            open.push(tag);
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
}

#[test]
fn every_shape_a_drawing_refers_to_exists() {
    let defs = defs().into_string();
    let known: HashSet<&str> = ids(&defs).into_iter().collect();
    for view in VIEWS.iter() {
        let town = town_of(view);
        assert!(references(&town).is_subset(&known), "{:?}", references(&town).difference(&known));
        for player in &view.players {
            let farm = farm_of(player);
            assert!(references(&farm).is_subset(&known), "{:?}", references(&farm).difference(&known));
        }
    }
}

#[test]
fn every_piece_and_every_house_has_a_symbol() {
    let defs = defs().into_string();
    let known: HashSet<&str> = ids(&defs).into_iter().collect();
    let goods = Good::ALL.iter().map(|good| good.word());
    let people = Colour::ALL.iter().map(|colour| colour.word()).chain(["farmer"]);
    let coins = Coin::ALL.iter().map(|coin| coin.word()).chain(["coin"]);
    let buildings = Building::ALL.iter().map(|building| building.word());
    let improvements = Improvement::ALL.iter().map(|improvement| improvement.word());
    let houses = Edition::reconstructed().houses().map(|(_, built)| house(&built.name));
    let pawns = (1..=4).map(pawn);
    let signs = ["town_hall", "church_bazaar", "toll", "store", "campfire", "wagon", "help", "help-flipped"];
    let controls = ["undo", "rotate", "hint", "menu", "chat", "log", "clock", "check", "close", "play", "pause"];
    let more = ["next", "previous", "first", "last", "eye", "settings", "any-good", "wood-fire"];
    let seasons = ["season-spring", "season-summer", "season-fall", "season-winter"];
    let all = goods.chain(people).chain(coins).chain(buildings).chain(improvements).chain(houses).chain(pawns);
    for symbol in all.chain(signs).chain(controls).chain(more).chain(seasons) {
        assert!(known.contains(format!("d-{symbol}").as_str()), "no symbol {symbol}");
    }
    let names: HashSet<&str> = Edition::reconstructed().houses().map(|(_, built)| house(&built.name)).collect();
    assert_eq!(names.len(), 10, "nine houses and the stores look different");
}

#[test]
fn ids_are_unique_and_marked_as_drawings() {
    let view = VIEWS.last().unwrap();
    let picture = position_of(view);
    let found = ids(&picture);
    assert!(found.iter().all(|id| id.starts_with("d-")));
    assert_eq!(found.iter().collect::<HashSet<_>>().len(), found.len());
    assert!(!farm_of(&view.players[0]).contains(" id="));
    assert!(!town_of(view).contains(" id="));
}

#[test]
fn a_farm_shows_every_tile_and_every_piece_of_land() {
    for player in VIEWS.iter().flat_map(|view| &view.players) {
        let farm = farm_of(player);
        for tile in &player.tiles {
            let cell = format!("data-cell=\"{},{}\" data-tile=\"{}\"", tile.col, tile.row, tile.tile);
            assert_eq!(farm.matches(&cell).count(), 1, "{cell}");
        }
        assert_eq!(farm.matches("data-area=").count(), 4 * player.tiles.len() + player.board.landscapes.len());
        for area in 0..player.areas.len() {
            assert!(farm.contains(&format!("data-area=\"{area}\"")));
        }
        assert_eq!(farm.matches("d-open-cell").count(), 1);
    }
}

#[test]
fn a_farm_shows_what_its_player_owns() {
    for player in VIEWS.iter().flat_map(|view| &view.players) {
        let farm = farm_of(player);
        let stored: usize = player.areas.iter().map(|area| usize::from(area.goods)).sum();
        assert_eq!(farm.matches("d-store full").count(), stored);
        let workers = player.areas.iter().filter(|area| area.worked).count();
        assert_eq!(farm.matches("d-worker").count(), workers);
        let shown = farm.matches("data-item=").count();
        assert_eq!(shown, usize::from(player.barn.used).min(8), "barn and sites together have room for eight");
        assert_eq!(farm.contains("data-thing=\"waiting\""), player.hired.is_some());
        assert_eq!(farm.matches("data-thing=\"hut\"").count(), usize::from(player.huts));
    }
}

/// A farm of an edition with other barns, and how many barn tiles stand on it.
fn farm_with_barns(start_spaces: u8, tile_spaces: u8, sites: u8, built: u8) -> String {
    let text = Edition::TEXT
        .replace("start_spaces = 4", &format!("start_spaces = {start_spaces}"))
        .replace("per_tile = 2", &format!("per_tile = {tile_spaces}"))
        .replace("sites = 2", &format!("sites = {sites}"));
    let mut game = State::new(Edition::read(&text).unwrap().keep(), 1).unwrap();
    game.apply(Actor::Nature, game.read("board 2 for 1").unwrap(), &mut Ignore).unwrap();
    let mut player = game.view(Viewer::Omniscient).players.swap_remove(0);
    assert_eq!(player.barn.spaces, start_spaces);
    player.barns = built;
    farm_of(&player)
}

#[test]
fn barns_have_the_spaces_of_the_edition() {
    for (start, per_tile, sites, built) in [(4, 2, 2, 0), (6, 3, 2, 1), (2, 1, 4, 4), (4, 0, 1, 1), (20, 9, 9, 5)] {
        let farm = farm_with_barns(start, per_tile, sites, built);
        let spaces = usize::from(start) + usize::from(per_tile) * usize::from(sites);
        assert_eq!(farm.matches("d-space").count(), spaces, "{start} and {sites} sites of {per_tile}");
        assert_eq!(farm.matches("d-barn\"").count(), 1 + usize::from(built));
        assert_eq!(farm.matches("d-site").count(), usize::from(sites - built));
    }
}

#[test]
fn many_barns_are_drawn_smaller_and_the_usual_ones_as_they_are() {
    assert!(!farm_with_barns(4, 2, 2, 2).contains("scale("));
    assert!(farm_with_barns(8, 4, 4, 2).contains("scale("));
}

#[test]
fn hidden_coins_lie_face_down() {
    let farms = VIEWS.iter().flat_map(|view| &view.players).filter(|player| player.barn.coins.values.is_none());
    let mut hidden = 0u32;
    for player in farms {
        let farm = farm_of(player);
        assert!(["copper", "silver", "gold"].iter().all(|coin| !farm.contains(&format!("#d-{coin}\""))));
        hidden += u32::from(player.barn.coins.count);
    }
    assert!(hidden > 0);
}

#[test]
fn the_town_shows_every_place_and_every_pawn() {
    for view in VIEWS.iter() {
        let town = town_of(view);
        assert_eq!(town.matches("data-place=").count(), view.town.len());
        let placed = view.players.iter().filter(|player| player.pawn != walnut_grove::view::PawnView::Outside).count();
        assert_eq!(town.matches("d-pawn\"").count(), placed);
        assert_eq!(town.matches("house open").count(), 2);
    }
}

#[test]
fn the_picture_of_a_farm_is_as_large_as_what_is_in_it() {
    let player = &VIEWS.last().unwrap().players[0];
    let picture = |open_cells| FarmPicture { player, open_cells, highlight_areas: &[], small: true, labels: &text_of };
    let (x, y, width, _) = farm::frame(&picture(&[(-4, 9), (11, 2)]));
    assert!(x <= -400.0 && y <= -900.0 && x + width >= 1200.0);
}

#[test]
fn pictures_are_well_formed_and_need_no_style_sheet() {
    let drawn = ["path", "rect", "circle", "ellipse", "text"];
    for view in VIEWS.iter().step_by(5) {
        tags(&position_of(view), |tag, within| {
            assert!(!tag.contains(" style="), "{tag}");
            let coloured = |tag: &str| tag.contains(" fill=\"") || tag.contains(" stroke=\"");
            if drawn.contains(&tag.split([' ', '\n']).next().unwrap()) {
                assert!(coloured(tag) || within.iter().any(|tag| coloured(tag)), "no colour: {tag}");
            }
        });
    }
}

#[test]
fn a_tile_shows_its_landscapes_squares_and_fences() {
    for kind in &Edition::reconstructed().tiles {
        for rotation in Rotation::all() {
            let lying = &kind.turned[rotation];
            let picture = tile(lying, kind.id).into_string();
            let squares: usize = lying.sides.values().map(|land| usize::from(land.squares)).sum();
            assert_eq!(picture.matches("class=\"d-store").count(), squares);
            assert_eq!(
                picture.matches("class=\"d-fence\"").count(),
                lying.fences.values().filter(|&&fence| fence).count()
            );
        }
    }
}

#[test]
fn a_label_makes_an_icon_speak() {
    assert!(inline("grain", Some("Grain")).into_string().contains("role=\"img\" aria-label=\"Grain\""));
    assert!(inline("grain", None).into_string().contains("aria-hidden=\"true\""));
}
