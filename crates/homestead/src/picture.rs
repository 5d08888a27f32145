//! The table as text: farms with their tiles, the town, barns. Drawn from a viewer's view, nothing else.

use std::fmt::Write;

use anstyle::{Ansi256Color, Color, Style};
use table::Seat;
use walnut_grove::by::{By, Place};
use walnut_grove::pieces::{Coin, Good};
use walnut_grove::tile::Side;
use walnut_grove::view::{CoinsView, LandView, PlayerView, SpaceView, View};

use crate::tell::{FAINT, STRONG, coin_count, counted, title};

/// The whole table.
pub fn table(view: &View) -> String {
    let mut text = String::new();
    let _ = write_table(&mut text, view);
    text
}

fn write_table(out: &mut String, view: &View) -> std::fmt::Result {
    let season = if view.season == "year" { "a disc is turned" } else { view.season };
    writeln!(out, "{STRONG}Year {}, {season}{STRONG:#}", view.year)?;
    if let Some(disc) = &view.disc {
        let hungry: Vec<String> = disc.hungry.iter().map(|colour| format!("{colour} ×2")).collect();
        let hungry = if hungry.is_empty() { "nobody hungry".to_owned() } else { hungry.join(", ") };
        writeln!(
            out,
            "Disc {}: draw {} keep {}, summer +{}, fall +{}, winter {hungry}, fires: {}",
            disc.name, disc.draw, disc.keep, disc.summer, disc.fall, disc.fires
        )?;
    }
    writeln!(out, "Bags: {} tiles, {}", view.tile_bag.len(), coins(&view.coin_bag))?;
    writeln!(out)?;
    write_town(out, view)?;
    for player in &view.players {
        writeln!(out)?;
        write_player(out, player)?;
    }
    if let Some(outcome) = &view.outcome {
        writeln!(out, "\n{STRONG}Result: {outcome}{STRONG:#}")?;
    }
    Ok(())
}

fn write_town(out: &mut String, view: &View) -> std::fmt::Result {
    writeln!(out, "{STRONG}Town{STRONG:#}, clockwise")?;
    for (row, pawns) in view.rows.iter().filter(|(_, pawns)| !pawns.is_empty()) {
        let seats: Vec<String> = pawns.iter().map(Seat::to_string).collect();
        writeln!(out, "  row before the {}: {}", title(row.word()), seats.join(", "))?;
    }
    for space in &view.town {
        match space {
            SpaceView::Toll { toll } => writeln!(out, "  {FAINT}── toll: {} ──{FAINT:#}", title(toll.word()))?,
            SpaceView::House { name, spots, cost, buys, stock, .. } => {
                let pawn = |spot: &Option<Seat>| spot.map_or("·".to_owned(), |seat| seat.to_string());
                let pawns: Vec<String> = spots.iter().map(pawn).collect();
                let mut about = Vec::new();
                if cost.total() > 0 {
                    about.push(format!("costs {}", counted(cost)));
                }
                if let Some(buys) = buys {
                    let goods: Vec<&str> = buys.iter().map(|good| good.word()).collect();
                    about.push(format!("buys {}", goods.join(", ")));
                }
                if let Some(stock) = stock {
                    let pieces: Vec<String> = stock.pieces().map(|(piece, count)| format!("{count} {piece}")).collect();
                    let pieces = if pieces.is_empty() { "nothing".to_owned() } else { pieces.join(", ") };
                    about.push(format!("offers {pieces}"));
                }
                writeln!(out, "  [{:<3}] {:<15} {}", pawns.join(" "), title(name), about.join("; "))?;
            }
        }
    }
    Ok(())
}

fn write_player(out: &mut String, player: &PlayerView) -> std::fmt::Result {
    writeln!(out, "{STRONG}Seat {}{STRONG:#}", player.seat)?;
    out.push_str(&farm(player));
    let barn = &player.barn;
    writeln!(out, "Barn {}/{}: {}; {}", barn.used, barn.spaces, counted(&barn.goods), coins(&barn.coins))?;
    let hired = player.hired.map_or_else(String::new, |colour| format!(", a {colour} one waiting"));
    writeln!(out, "Labourers: {}{hired}; huts {}, barns {}", counted(&player.labourers), player.huts, player.barns)?;
    writeln!(
        out,
        "Improvements: {}; help: {} repayable, {} flipped",
        counted(&player.improvements),
        player.help.repayable,
        player.help.flipped
    )?;
    if !player.hand.is_empty() {
        let hand: Vec<String> = player.hand.iter().map(u16::to_string).collect();
        writeln!(out, "Drawn tiles: {}", hand.join(", "))?;
    }
    let score = &player.score;
    let total = score.total.map_or("?".to_owned(), |points| points.to_string());
    let coins = score.coins.map_or("?".to_owned(), |points| points.to_string());
    let improvements: i32 = score.improvements.values().sum();
    writeln!(
        out,
        "Points so far: {total} (fenced areas {}, figures {}, buildings {}, coins {coins}, improvements {improvements}, help {})",
        score.fenced_areas, score.figures, score.buildings, score.help
    )
}

fn coins(coins: &CoinsView) -> String {
    let count = coin_count(coins.count);
    match &coins.values {
        Some(values) if coins.count > 0 => {
            let known = Coin::ALL.iter().rev().filter(|&&coin| values[coin] > 0);
            let words: Vec<String> = known.map(|&coin| format!("{} {coin}", values[coin])).collect();
            format!("{count} ({})", words.join(", "))
        }
        _ => count,
    }
}

/// The inside of a tile: three lines of this many letters.
const WIDE: usize = 11;
const HIGH: usize = 3;

/// A farm's tiles above its board. Letters are landscapes, ○ a free square, ● a good, ╲ and ╱ fences, ║ a fence of the
/// board.
pub fn farm(player: &PlayerView) -> String {
    let columns = player.tiles.iter().map(|tile| tile.col).chain([1, 5]);
    let (left, right) = (columns.clone().min().unwrap_or(1), columns.max().unwrap_or(5));
    let top = player.tiles.iter().map(|tile| tile.row).max().unwrap_or(0);
    let width = usize::try_from(i32::from(right) - i32::from(left) + 1).unwrap_or(5);
    let height = usize::try_from(top).unwrap_or(0);
    let mut canvas = Canvas::new(width * (WIDE + 1) + 1, height * (HIGH + 1) + 4);
    let across = |col: i8| usize::try_from(i32::from(col) - i32::from(left)).unwrap_or(0) * (WIDE + 1);

    for tile in &player.tiles {
        let x = across(tile.col);
        let y = usize::try_from(i32::from(top) - i32::from(tile.row)).unwrap_or(0) * (HIGH + 1);
        canvas.frame(x, y, WIDE, HIGH);
        let fence = |corner: &str, mark: char| if tile.fences.contains(&corner) { mark } else { ' ' };
        canvas.put(x + 1, y + 1, &fence("NW", '╲').to_string(), None);
        canvas.put(x + WIDE, y + 1, &fence("NE", '╱').to_string(), None);
        canvas.put(x + 1, y + 3, &fence("SW", '╱').to_string(), None);
        canvas.put(x + WIDE, y + 3, &fence("SE", '╲').to_string(), None);
        let label = |side: Side| land(&tile.sides[side]);
        let good = |side: Side| Some(tile.sides[side].good);
        canvas.put(x + 5, y + 1, &label(Side::North), good(Side::North));
        canvas.put(x + 2, y + 2, &label(Side::West), good(Side::West));
        canvas.put(x + WIDE - label(Side::East).chars().count(), y + 2, &label(Side::East), good(Side::East));
        canvas.put(x + 5, y + 3, &label(Side::South), good(Side::South));
    }

    let y = height * (HIGH + 1);
    canvas.frame(across(1), y, 5 * (WIDE + 1) - 1, 1);
    for (column, landscape) in (0usize..).zip(&player.board.landscapes) {
        canvas.put(across(1) + column * (WIDE + 1) + 5, y + 1, &land(landscape), Some(landscape.good));
    }
    for (border, &fenced) in player.board.fences.iter().enumerate() {
        canvas.put(across(1) + border * (WIDE + 1), y + 1, if fenced { "║" } else { "┊" }, None);
    }
    canvas.text()
}

/// `W●○`: a forest with two squares, one of them taken.
fn land(land: &LandView) -> String {
    let letter = match land.good {
        Good::Grain => 'G',
        Good::Fish => 'F',
        Good::Dairy => 'D',
        Good::Wood => 'W',
        Good::Stone => 'S',
    };
    let squares = (0..land.squares).map(|square| if square < land.goods { '●' } else { '○' });
    std::iter::once(letter).chain(squares).collect()
}

fn colour(good: Good) -> Style {
    let code = match good {
        Good::Grain => 178,
        Good::Fish => 39,
        Good::Dairy => 151,
        Good::Wood => 130,
        Good::Stone => 245,
    };
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(code))))
}

/// Letters to write on, each in the colour of a good or plain.
struct Canvas {
    lines: Vec<Vec<(char, Option<Good>)>>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Canvas {
        Canvas { lines: vec![vec![(' ', None); width]; height] }
    }

    fn put(&mut self, x: usize, y: usize, text: &str, good: Option<Good>) {
        let Some(line) = self.lines.get_mut(y) else { return };
        for (slot, letter) in line.iter_mut().skip(x).zip(text.chars()) {
            *slot = (letter, good);
        }
    }

    /// A box around `wide` times `high` letters; where two boxes meet they share a line.
    fn frame(&mut self, x: usize, y: usize, wide: usize, high: usize) {
        let edge = "─".repeat(wide);
        for y in [y, y + high + 1] {
            self.put(x, y, &format!("+{edge}+"), None);
        }
        for y in y + 1..=y + high {
            self.put(x, y, "│", None);
            self.put(x + wide + 1, y, "│", None);
        }
    }

    fn text(&self) -> String {
        let styles: By<Good, Style, 5> = By::from_fn(colour);
        let mut text = String::new();
        for line in &self.lines {
            let end = line.iter().rposition(|&(letter, _)| letter != ' ').map_or(0, |last| last + 1);
            for &(letter, good) in line.iter().take(end) {
                let _ = match good {
                    Some(good) => write!(text, "{}{letter}{:#}", styles[good], styles[good]),
                    None => write!(text, "{letter}"),
                };
            }
            if end > 0 {
                text.push('\n');
            }
        }
        text
    }
}
