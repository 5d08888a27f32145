//! The table as text: farms with their tiles, the town, barns. Drawn from a viewer's view, nothing else.

use std::fmt::Write;

use table::Seat;
use tui::draw::farm_text;
use walnut_grove::by::Place;
use walnut_grove::pieces::Coin;
use walnut_grove::view::{CoinsView, PlayerView, SpaceView, View};

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
    out.push_str(&farm_text(player));
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
