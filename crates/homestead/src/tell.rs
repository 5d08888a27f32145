//! A game told in words: for each year what every seat did.

use std::collections::BTreeMap;
use std::io::Write;

use anstyle::{AnsiColor, Style};
use table::{Actor, Game, Seat};
use walnut_grove::by::{By, Place};
use walnut_grove::edition::Disc;
use walnut_grove::pieces::{ByGood, Good};
use walnut_grove::score::SoloRank;
use walnut_grove::{Event, Score, State};

/// Emphasis for headings; nothing when the output is no terminal.
pub const STRONG: Style = Style::new().bold();
/// For what is less important.
pub const FAINT: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::BrightBlack)));

/// Collects the events of a year and tells them.
#[derive(Default)]
pub struct Story {
    seats: BTreeMap<u8, Deeds>,
    winter: bool,
}

/// What one seat did in a year.
#[derive(Default)]
struct Deeds {
    start: Option<String>,
    laid: Vec<String>,
    harvested: ByGood<u8>,
    town: Vec<String>,
    sold: Vec<Good>,
    drawn: u8,
    repaid: u8,
    given_up: Vec<String>,
    /// Tolls, costs, and what went for help in fall or before.
    before_winter: Paid,
    winter: Paid,
}

/// What a season took.
#[derive(Default)]
struct Paid {
    goods: ByGood<u8>,
    coins: u8,
    help: u8,
}

impl Story {
    /// Takes note of what happened; tells and forgets a year when the next one begins.
    pub fn hear(&mut self, event: &Event, state: &State, out: &mut impl Write) -> std::io::Result<()> {
        match event {
            Event::DiscTurned { year, disc } => {
                self.tell(out)?;
                let face = state.disc().map(face).unwrap_or_default();
                writeln!(out, "\n{STRONG}Year {year}{STRONG:#}  {FAINT}disc {disc}: {face}{FAINT:#}")?;
            }
            Event::Ended { .. } => self.tell(out)?,
            Event::SeasonBegan { season, .. } => self.winter = *season == "winter",
            other => self.note(other),
        }
        Ok(())
    }

    /// Tells what has been heard since the last time.
    pub fn tell(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        for (seat, deeds) in std::mem::take(&mut self.seats) {
            writeln!(out, "  {STRONG}{seat}{STRONG:#}  {}", deeds.told())?;
        }
        Ok(())
    }

    fn deeds(&mut self, seat: Seat) -> &mut Deeds {
        self.seats.entry(seat.number()).or_default()
    }

    fn paid(&mut self, seat: Seat) -> &mut Paid {
        let winter = self.winter;
        let deeds = self.deeds(seat);
        if winter { &mut deeds.winter } else { &mut deeds.before_winter }
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::Started { seat, row } => {
                self.deeds(*seat).start = Some(format!("starts before the {}", title(row.word())))
            }
            Event::TilePlaced { seat, tile, at, .. } => self.deeds(*seat).laid.push(format!("{tile} at {at}")),
            Event::Harvested { seat, good, made, .. } => self.deeds(*seat).harvested[*good] += made,
            Event::GaveUp { seat, item, .. } => self.deeds(*seat).given_up.push(item.clone()),
            Event::Moved { seat, building } => self.deeds(*seat).town.push(format!("goes to {}", title(building))),
            Event::Passed { seat } => self.deeds(*seat).town.push("stays".to_owned()),
            Event::PaidGood { seat, good, .. } => self.paid(*seat).goods[*good] += 1,
            Event::PaidCoin { seat, .. } => self.paid(*seat).coins += 1,
            Event::TookHelp { seat } => self.paid(*seat).help += 1,
            Event::RepaidHelp { seat } => self.deeds(*seat).repaid += 1,
            Event::TookGood { seat, good } => self.deeds(*seat).town.push(format!("takes {good}")),
            Event::Hired { seat, colour } => self.deeds(*seat).town.push(format!("hires a {colour} labourer")),
            Event::Built { seat, building } => self.deeds(*seat).town.push(format!("builds a {building}")),
            Event::Bought { seat, improvement } => self.deeds(*seat).town.push(format!("buys: {improvement}")),
            Event::Sold { seat, good, .. } => self.deeds(*seat).sold.push(*good),
            Event::CoinDrawn { seat, .. } => self.deeds(*seat).drawn += 1,
            _ => {}
        }
    }
}

impl Deeds {
    fn told(&self) -> String {
        let mut parts: Vec<String> = self.start.iter().cloned().collect();
        if !self.laid.is_empty() {
            parts.push(format!("lays {}", self.laid.join(" and ")));
        }
        if self.harvested.total() > 0 {
            parts.push(format!("harvests {}", counted(&self.harvested)));
        }
        parts.extend(self.town.iter().cloned());
        if !self.sold.is_empty() {
            let goods: Vec<&str> = self.sold.iter().map(|good| good.word()).collect();
            parts.push(format!("sells {} for {}", goods.join(", "), coin_count(self.drawn)));
        }
        if let Some(paid) = self.before_winter.told() {
            parts.push(paid);
        }
        if !self.given_up.is_empty() {
            parts.push(format!("gives up {}", self.given_up.join(", ")));
        }
        if let Some(paid) = self.winter.told() {
            parts.push(format!("in winter {paid}"));
        }
        if self.repaid > 0 {
            parts.push(format!("gives help back ×{}", self.repaid));
        }
        wrapped(&parts)
    }
}

impl Paid {
    /// `pays 1 grain and 2 coins, needs help ×1`, or nothing.
    fn told(&self) -> Option<String> {
        let mut paid = Vec::new();
        if self.goods.total() > 0 {
            paid.push(counted(&self.goods));
        }
        if self.coins > 0 {
            paid.push(coin_count(self.coins));
        }
        let mut parts = Vec::new();
        if !paid.is_empty() {
            parts.push(format!("pays {}", paid.join(" and ")));
        }
        if self.help > 0 {
            parts.push(format!("needs help ×{}", self.help));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

/// Parts of a sentence, broken where a line would get too long.
pub fn wrapped(parts: &[String]) -> String {
    const WIDTH: usize = 92;
    let (mut text, mut column) = (String::new(), 0);
    for part in parts {
        let length = part.chars().count();
        if column > 0 && column + length > WIDTH {
            text.push_str(" ·\n     ");
            column = 0;
        } else if column > 0 {
            text.push_str(" · ");
        }
        text.push_str(part);
        column += length + 3;
    }
    text
}

/// `1 coin`, `3 coins`
pub fn coin_count(count: u8) -> String {
    if count == 1 { "1 coin".to_owned() } else { format!("{count} coins") }
}

/// `2 grain, 1 wood`
pub fn counted<K: Place + std::fmt::Display, const N: usize>(counts: &By<K, u8, N>) -> String {
    let there = counts.iter().filter(|(_, count)| **count > 0);
    let parts: Vec<String> = there.map(|(key, count)| format!("{count} {key}")).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

/// What a disc says, in a line.
pub fn face(disc: &Disc) -> String {
    let hungry: Vec<String> =
        disc.hungry.iter().filter(|(_, hungry)| **hungry).map(|(colour, _)| format!("{colour} ×2")).collect();
    let mut winter = hungry;
    match disc.fires {
        0 => {}
        1 => winter.push("1 fire".to_owned()),
        fires => winter.push(format!("{fires} fires")),
    }
    let winter = if winter.is_empty() { "mild".to_owned() } else { winter.join(", ") };
    format!("draw {} keep {}, summer +{}, fall +{}, winter {winter}", disc.draw, disc.keep, disc.summer, disc.fall)
}

/// `1 game`, `3 games`
pub fn games(count: usize) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}

/// `post_office` as people write it.
pub fn title(name: &str) -> String {
    match name {
        "svensons" => return "Svenson's".to_owned(),
        "soebucks" => return "Soebuck's".to_owned(),
        "johansens_mill" => return "Johansen's Mill".to_owned(),
        _ => {}
    }
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    name.split('_').map(capital).collect::<Vec<_>>().join(" ")
}

/// The score sheet: a column for each seat, a line for each category.
pub fn score_sheet(state: &State, names: &[String], out: &mut impl Write) -> std::io::Result<()> {
    let scores: Vec<Score> = state.players().map(|(_, player)| Score::of(player)).collect();
    write!(out, "{STRONG}{:<16}", "")?;
    for (number, _) in scores.iter().enumerate() {
        let name = names.get(number).map_or("", String::as_str);
        write!(out, "{:>12}", format!("{} {name}", number + 1))?;
    }
    writeln!(out, "{STRONG:#}")?;
    let mut line = |name: &str, points: &dyn Fn(&Score) -> i32| -> std::io::Result<()> {
        write!(out, "{name:<16}")?;
        scores.iter().try_for_each(|score| write!(out, "{:>12}", points(score)))?;
        writeln!(out)
    };
    line("fenced areas", &|score| score.fenced_areas)?;
    line("figures", &|score| score.figures)?;
    line("huts and barns", &|score| score.buildings)?;
    line("coins", &|score| score.coins)?;
    line("improvements", &Score::improvement_points)?;
    line("help", &|score| score.help)?;
    line("total", &Score::total)
}

/// How a game ended, in a line; a solo game with its rank (W2.7).
pub fn result(state: &State) -> String {
    let Some(outcome) = state.outcome() else { return "The game is not over.".to_owned() };
    let rank = match outcome.points.as_slice() {
        [points] => match SoloRank::of(*points) {
            None => " (25 points would have won)",
            Some(SoloRank::Won) => " (well done)",
            Some(SoloRank::Experienced) => " (an experienced farmer)",
            Some(SoloRank::Expert) => " (an expert)",
        },
        _ => "",
    };
    format!("Result: {outcome}{rank}")
}

/// `Seat 2`, `Nature`
pub fn who(actor: Actor) -> String {
    match actor {
        Actor::Nature => "Nature".to_owned(),
        Actor::Seat(seat) => format!("Seat {seat}"),
    }
}
