//! Draws recorded games into a folder: every symbol, farms, towns and whole positions, on light and on dark pages.
//!
//! `cargo run -p web --example gallery -- FOLDER`

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::{Game, Ignore, Record, Table, Viewer};
use walnut_grove::by::By;
use walnut_grove::pieces::{Colour, Improvement};
use walnut_grove::tile::Rotation;
use walnut_grove::view::{CoinsView, DiscView, PlayerView};
use walnut_grove::{Edition, Season, State, View};
use walnut_grove_web::draw::{self, FarmPicture, Label, Names, Reach, TownPicture};
use walnut_grove_words::Phrases;
use words::Language;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).map(PathBuf::from).ok_or("the folder to write to is missing")?;
    fs::create_dir_all(&folder)?;
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/corpus");
    let edition = Edition::read(&fs::read_to_string(corpus.join("edition.toml"))?)?.keep();
    let games = [1u8, 2, 3, 4].map(|seats| moments(&corpus, edition, seats));
    let mut views = Vec::new();
    for game in games {
        views.push(game?);
    }
    let all: Vec<&View> = views.iter().flatten().collect();
    let rich = richest(&corpus, edition)?;
    write(&folder, "rich", &farms(&[&rich]))?;
    write(&folder, "full", &full(&rich))?;
    write(&folder, "symbols", &symbols())?;
    write(&folder, "farms", &farms(&all))?;
    write(&folder, "town", &towns(&all))?;
    write(&folder, "tiles", &tiles(edition))?;
    for (seats, game) in (1..).zip(&views) {
        for (name, view) in ["early", "middle", "late"].iter().zip(game) {
            let names = Names {
                title: "Walnut Grove",
                players: &["Ann".into(), "Bob".into(), "Cleo".into(), "Dan".into()],
                houses: &house_name,
            };
            fs::write(folder.join(format!("position-{seats}-{name}.svg")), draw::position(view, &names))?;
        }
    }
    Ok(())
}

/// Three moments of the first recorded game with this many players: its second summer, its fifth fall, its end.
fn moments(corpus: &Path, edition: &'static Edition, seats: u8) -> Result<Vec<View>, Box<dyn Error>> {
    let text = fs::read_to_string(corpus.join(format!("random-{seats}.hgr")))?;
    let records = Record::read_all(&text)?;
    let record = records.last().ok_or("no games")?;
    let mut table = Table::new(State::new(edition, seats)?);
    let mut views = Vec::new();
    for line in &record.lines {
        line.play(&mut table, &mut Ignore)?;
        let view = table.state().view(Viewer::Seat(table::Seat::new(0)));
        let working = view.players.iter().any(|player| player.areas.iter().filter(|area| area.worked).count() > 1);
        let wanted = match views.len() {
            0 => view.year == 2 && view.season == Season::Summer && (working || seats == 1),
            1 => view.year >= 4 && view.players.iter().any(|player| player.hired.is_some() || seats == 1),
            _ => view.season == Season::Over,
        };
        if wanted {
            views.push(view);
        }
    }
    Ok(views)
}

/// The recorded position with the most fenced areas, people and buildings on the first farm.
fn richest(corpus: &Path, edition: &'static Edition) -> Result<View, Box<dyn Error>> {
    let mut best: Option<(u8, View)> = None;
    for seats in 1..=4u8 {
        let text = fs::read_to_string(corpus.join(format!("random-{seats}.hgr")))?;
        for record in Record::read_all(&text)? {
            let mut table = Table::new(State::new(edition, seats)?);
            for line in &record.lines {
                line.play(&mut table, &mut Ignore)?;
                let view = table.state().view(Viewer::Seat(table::Seat::new(0)));
                let Some(player) = view.players.first() else { continue };
                let things = player.labourers.total() + player.huts + player.barns + player.improvements.total();
                let worth = 3 * player.fenced_areas + things + player.barn.used + u8::from(player.hired.is_some());
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, view));
                }
            }
        }
    }
    best.map(|(_, view)| view).ok_or_else(|| "no games".into())
}

fn write(folder: &Path, name: &str, body: &Markup) -> Result<(), Box<dyn Error>> {
    for theme in ["light", "dark"] {
        let page = html! {
            (DOCTYPE)
            html lang="en" data-theme=(theme) {
                head {
                    meta charset="utf-8";
                    title { (name) }
                    style { (PreEscaped(include_str!("../assets/draw.css"))) (PreEscaped(PAGE)) }
                }
                body { (web::draw::sheet(Some(<walnut_grove_web::WalnutGroveFace as web::Face>::style()))) (body) }
            }
        };
        fs::write(folder.join(format!("{name}-{theme}.html")), page.into_string())?;
    }
    Ok(())
}

const PAGE: &str = "
body { background: #faf3e1; color: #2b2118; font: 15px Georgia, serif; margin: 14px }
[data-theme=dark] body { background: #1b1612; color: #eadfc6 }
.grid { display: flex; flex-wrap: wrap; gap: 10px; align-items: end }
.grid figure { margin: 0; text-align: center; width: 84px; font-size: 11px }
.s16 .icon { width: 16px; height: 16px }
.s24 .icon { width: 24px; height: 24px } .s64 .icon { width: 64px; height: 64px }
.s16, .s24 { display: inline-block; margin: 0 2px }
.grey { filter: grayscale(1) }
.town { width: 400px; height: 400px } .disc { width: 200px; height: 200px } .grid > figure > .tile { width: 84px }
.big .farm { width: 520px; height: 480px } .little .farm { width: 250px; height: 230px }
";

/// What has to be told apart without colours.
const SHAPES: [&str; 17] = [
    "grain", "fish", "dairy", "wood", "stone", "coin", "copper", "silver", "gold", "farmer", "yellow", "blue", "white",
    "pawn-1", "pawn-2", "pawn-3", "pawn-4",
];

fn symbols() -> Markup {
    let text = draw::defs().into_string();
    let names: Vec<&str> = text.split("<symbol id=\"d-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    html! {
        div class="grid" {
            @for name in &names {
                figure {
                    div class="s64" { (draw::inline(name, Some(name))) }
                    div class="s24" { (draw::inline(name, None)) }
                    div class="s16" { (draw::inline(name, None)) }
                    div { (name) }
                }
            }
        }
        p class="grey" { @for name in SHAPES { span class="s24" { (draw::inline(name, None)) } } }
    }
}

fn text_of(label: Label<'_>) -> String {
    match label {
        Label::Farm(player) => format!("farm {}", player.seat),
        Label::Area(area) => format!("{} of size {}", area.good, area.size),
        Label::OpenCell(col, row) => format!("place {col},{row}"),
        Label::Thing(thing) => thing.to_owned(),
    }
}

fn picture<'p>(player: &'p PlayerView, open_cells: &'p [(i8, i8)], small: bool) -> FarmPicture<'p> {
    let highlight_areas: &[u8] = if open_cells.is_empty() { &[] } else { &[0, 3] };
    FarmPicture { player, open_cells, highlight_areas, small, labels: &text_of }
}

/// Some cells where a tile could lie.
fn open(player: &PlayerView) -> Vec<(i8, i8)> {
    let taken = |cell| player.tiles.iter().any(|tile| (tile.col, tile.row) == cell);
    let top = player.tiles.iter().map(|tile| tile.row).max().unwrap_or(0);
    (1..=5).map(|col| (col, 1)).filter(|&cell| !taken(cell)).chain([(3, top + 1)]).collect()
}

fn farms(views: &[&View]) -> Markup {
    let first = || views.iter().flat_map(|view| view.players.iter().take(1));
    html! {
        div class="grid big" {
            @for player in first() { (draw::farm(&picture(player, &[], false))) }
            @for player in first().take(2) { (draw::farm(&picture(player, &open(player), false))) }
        }
        div class="grid little" {
            @for player in views.iter().rev().take(2).flat_map(|view| &view.players) {
                (draw::farm(&picture(player, &[], true)))
            }
        }
    }
}

/// A farm with twelve tiles, more than most games see, beside the same in grey.
fn full(view: &View) -> Markup {
    let Some(player) = view.players.first() else { return html! {} };
    let mut player = player.clone();
    let cells = (1..=3i8).flat_map(|row| (1..=4i8).map(move |col| (col + i8::from(row == 3), row)));
    let tiles = player.tiles.clone();
    player.tiles = tiles
        .iter()
        .cycle()
        .zip(cells)
        .map(|(tile, (col, row))| {
            let mut tile = tile.clone();
            (tile.col, tile.row) = (col, row);
            tile
        })
        .collect();
    let picture = picture(&player, &[(0, 1), (6, 3)], false);
    let mut rich = player.clone();
    rich.labourers = By::from_fn(|colour| if colour == Colour::Blue { 1 } else { 2 });
    (rich.hired, rich.huts, rich.barns) = (Some(Colour::White), 2, 1);
    rich.improvements = By::from_fn(|kind: Improvement| u8::from(kind <= Improvement::Safe));
    rich.barn.goods = By::new([1, 2, 1, 1, 1]);
    rich.barn.coins = CoinsView { count: 3, values: Some(By::new([1, 1, 1])) };
    (rich.barn.spaces, rich.help.flipped) = (6, 1);
    for area in &mut rich.areas {
        area.worked = false;
    }
    html! {
        div class="grid big" {
            (draw::farm(&picture))
            span class="grey" { (draw::farm(&picture)) }
            (draw::farm(&self::picture(&rich, &[], false)))
        }
    }
}

fn house_name(name: &str) -> String {
    Phrases::new(Language::En).place(name)
}

fn towns(views: &[&View]) -> Markup {
    html! {
        div class="grid" {
            @for (place, view) in views.iter().enumerate() {
                @let open = |at| if [2, 4, 8, 11].contains(&at) { Reach::Open } else { Reach::Shut };
                @let reach = |at| (place % 2 == 1).then(|| open(at));
                div { (draw::town(&TownPicture { view, names: &house_name, reach: &reach, labels: &|_| String::new() })) }
            }
        }
    }
}

fn tiles(edition: &Edition) -> Markup {
    html! {
        div class="grid" {
            @for kind in &edition.tiles { figure { (draw::tile(&kind.turned[Rotation::R0], kind.id)) (kind.id) } }
        }
        div class="grid" {
            @for (disc, season) in DiscView::all(edition).zip(Season::OF_A_YEAR.into_iter().cycle()) {
                (draw::disc_svg(&disc, 3, season))
            }
        }
    }
}
