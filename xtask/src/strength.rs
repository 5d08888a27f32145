//! `cargo xtask strength`: how strong the bots are and whether the edition is fair, into the pages that say so.

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use serde_json::Value;

use crate::commands::{cargo, homestead, output, run as run_command};
use crate::page;

/// What `cargo xtask strength` may be told.
#[derive(Args)]
pub struct Options {
    /// What to measure; everything if nothing is named
    #[arg(value_enum)]
    parts: Vec<Part>,
    /// Games between quick levels
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Games where pioneer plays
    #[arg(long, default_value_t = 200)]
    pioneer_games: u32,
}

/// What can be measured.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Part {
    /// The levels below pioneer against each other
    Duels,
    /// Pioneer against each of them
    Pioneer,
    /// Everybody alone
    Solo,
    /// Seats and boards
    Fair,
}

const BOTS: &str = "games/walnut-grove/docs/bots.md";
const EDITION: &str = "games/walnut-grove/docs/edition.md";
const PICTURE: &str = "games/walnut-grove/docs/solo.svg";
const QUICK: [&str; 5] = ["random", "seedling", "farmhand", "settler", "rancher"];
const STRONGEST: &str = "pioneer";
/// Against all but the next level a quarter of its effort is enough to see who is stronger.
const AT_A_QUARTER: &str = "pioneer:100n";
/// Who knows all draws plays many games for one, so a little effort for each is enough.
const SEER: &str = "pioneer:30n";
/// Games for seats and boards, of a level against itself.
const FAIR_GAMES: &str = "2000";

/// Builds, plays, and rewrites the tables.
pub fn run(options: &Options) -> Result<()> {
    run_command(cargo(&["build", "--release", "--locked"]))?;
    let wanted = |part| options.parts.is_empty() || options.parts.contains(&part);
    if wanted(Part::Duels) {
        let games = options.games.to_string();
        let played = arena(&[&QUICK[..], &["--games", &games]].concat())?;
        let tables = format!("{}\n{}\n{}", pairings(&[&played])?, ratings(&played)?, times(&[&played])?);
        page::write(BOTS, "duels", &tables)?;
    }
    if wanted(Part::Pioneer) {
        let games = options.pioneer_games.to_string();
        let who = |other: &str| if other == "rancher" { STRONGEST } else { AT_A_QUARTER };
        let all: Result<Vec<Value>> =
            QUICK.iter().rev().map(|other| arena(&[who(other), other, "--games", &games])).collect();
        let all: Vec<Value> = all?;
        let played: Vec<&Value> = all.iter().collect();
        page::write(BOTS, "pioneer", &format!("{}\n{}", pairings(&played)?, times(&played)?))?;
        if let Some(with_rancher) = all.first() {
            page::write(EDITION, "visits-of-two", &visits(with_rancher)?)?;
        }
    }
    if wanted(Part::Solo) {
        let games = options.pioneer_games.to_string();
        let quick = arena(&[&["--solo"], &QUICK[1..], &[STRONGEST, "--games", &games, "--svg", PICTURE]].concat())?;
        let seer = arena(&["--solo", "--clairvoyant", SEER, "--games", &games])?;
        page::write(BOTS, "solo", &format!("{}\n{}", solo(&[&quick, &seer])?, bound(&quick, &seer)?))?;
        page::write(EDITION, "visits", &visits(&quick)?)?;
    }
    if wanted(Part::Fair) {
        let all: Result<Vec<Value>> = ["farmhand", "settler", "rancher"]
            .iter()
            .map(|level| arena(&[level, level, "--games", FAIR_GAMES]))
            .collect();
        page::write(EDITION, "fair", &fair(&all?)?)?;
    }
    Ok(())
}

fn arena(arguments: &[&str]) -> Result<Value> {
    println!("homestead arena {}", arguments.join(" "));
    let mut command = homestead();
    command.arg("arena").args(arguments).arg("--json");
    serde_json::from_str(&output(command)?).context("reading what `homestead arena --json` printed")
}

fn number(value: &Value, path: &str) -> Result<f64> {
    value.pointer(path).and_then(Value::as_f64).with_context(|| format!("`{path}` is missing in the arena's JSON"))
}

fn text<'a>(value: &'a Value, path: &str) -> Result<&'a str> {
    value.pointer(path).and_then(Value::as_str).with_context(|| format!("`{path}` is missing in the arena's JSON"))
}

fn list<'a>(value: &'a Value, path: &str) -> Result<&'a Vec<Value>> {
    value.pointer(path).and_then(Value::as_array).with_context(|| format!("`{path}` is missing in the arena's JSON"))
}

/// `62.5 % (57.1 to 67.6)`
fn share(value: &Value, path: &str) -> Result<String> {
    let part = |end: &str| number(value, &format!("{path}/{end}")).map(|share| 100.0 * share);
    Ok(format!("{:.1} % ({:.1} to {:.1})", part("value")?, part("low")?, part("high")?))
}

/// `16.02 ± 0.61`
fn points(value: &Value, path: &str) -> Result<String> {
    let part = |end: &str| number(value, &format!("{path}/{end}"));
    Ok(format!("{:.2} ± {:.2}", part("value")?, part("high")? - part("value")?))
}

/// The stronger one first.
fn pairings(arenas: &[&Value]) -> Result<String> {
    let mut table =
        "| pairing | games | the first wins | points of the first | of the second |\n|---|---:|---:|---:|---:|\n"
            .to_owned();
    for arena in arenas {
        for pair in list(arena, "/pairings")? {
            let lead = number(pair, "/win_rate/value")?;
            let (first, second) = if lead < 0.5 { ("second", "first") } else { ("first", "second") };
            let flipped = lead < 0.5;
            let rate = if flipped { flip(pair)? } else { share(pair, "/win_rate")? };
            table += &format!(
                "| `{}` – `{}` | {} | {rate} | {} | {} |\n",
                text(pair, &format!("/{first}"))?,
                text(pair, &format!("/{second}"))?,
                number(pair, "/comparisons")?,
                points(pair, &format!("/points_{first}"))?,
                points(pair, &format!("/points_{second}"))?,
            );
        }
    }
    Ok(table)
}

fn flip(pair: &Value) -> Result<String> {
    let other = |end: &str| number(pair, &format!("/win_rate/{end}")).map(|share| 100.0 - 100.0 * share);
    Ok(format!("{:.1} % ({:.1} to {:.1})", other("value")?, other("high")?, other("low")?))
}

fn ratings(arena: &Value) -> Result<String> {
    let mut table = "| player | Elo (1500 on average) | points |\n|---|---:|---:|\n".to_owned();
    for one in list(arena, "/ratings")? {
        let elo = |end: &str| number(one, &format!("/rating/{end}"));
        let elo = format!("{:.0} ({:.0} to {:.0})", elo("value")?, elo("low")?, elo("high")?);
        table += &format!("| `{}` | {elo} | {} |\n", text(one, "/player")?, points(one, "/points")?);
    }
    Ok(table)
}

fn times(arenas: &[&Value]) -> Result<String> {
    let mut table =
        "| time per decision, both cores busy | mean | 99 % within | longest |\n|---|---:|---:|---:|\n".to_owned();
    let mut told: Vec<&str> = vec!["random"];
    for arena in arenas {
        for player in list(arena, "/entrants")?.iter().filter_map(Value::as_str) {
            if told.contains(&player) {
                continue;
            }
            told.push(player);
            let ms = |end: &str| number(arena, &format!("/time_per_decision/{player}/{end}"));
            table += &format!(
                "| `{player}` | {:.2} ms | {:.2} ms | {:.1} ms |\n",
                ms("mean_ms")?,
                ms("p99_ms")?,
                ms("max_ms")?
            );
        }
    }
    Ok(table)
}

fn solo(arenas: &[&Value]) -> Result<String> {
    let mut table = "| player | games | points | quartiles | 25 reached | 30 reached | 35 reached |\n|---|---:|---:|---:|---:|---:|---:|\n".to_owned();
    for arena in arenas {
        for one in list(arena, "/solo")? {
            table += &format!(
                "| `{}` | {} | {} | {} · {} · {} | {} | {} | {} |\n",
                text(one, "/player")?,
                number(one, "/games")?,
                points(one, "/points")?,
                number(one, "/quarter")?,
                number(one, "/median")?,
                number(one, "/three_quarters")?,
                share(one, "/reach/25")?,
                share(one, "/reach/30")?,
                share(one, "/reach/35")?,
            );
        }
    }
    Ok(table)
}

/// How much of what foresight makes possible the strongest fair player gets.
fn bound(fair: &Value, seer: &Value) -> Result<String> {
    let last = list(fair, "/solo")?.last().context("nobody played alone")?;
    let (fair, seer) = (number(last, "/points/value")?, number(seer, "/solo/0/points/value")?);
    Ok(format!("`{STRONGEST}` gets {:.1} % of the points of the search that knows all draws.", 100.0 * fair / seer))
}

/// How often the strongest player visits each building and buys each improvement.
fn visits(arena: &Value) -> Result<String> {
    let of = |what: &str| {
        let found = arena.pointer(&format!("/{what}/{STRONGEST}")).and_then(Value::as_object);
        found.with_context(|| format!("`{what}` is missing in the arena's JSON"))
    };
    let visits = of("visits")?;
    let mean = visits.values().filter_map(Value::as_f64).sum::<f64>() / f64::from(u16::try_from(visits.len())?);
    let mut table = "| building | visits per game | against the average building |\n|---|---:|---:|\n".to_owned();
    for (name, often) in visits {
        let often = often.as_f64().unwrap_or(0.0);
        table += &format!("| {name} | {often:.3} | {:.2} |\n", often / mean);
    }
    table += "\n| improvement | bought per game |\n|---|---:|\n";
    for (name, often) in of("improvements")? {
        table += &format!("| {name} | {:.3} |\n", often.as_f64().unwrap_or(0.0));
    }
    Ok(table)
}

fn fair(arenas: &[Value]) -> Result<String> {
    let mut table = "| level against itself | games | seat 1 wins | seat 2 wins | board 1 ahead of board 2 |\n|---|---:|---:|---:|---:|\n".to_owned();
    for arena in arenas {
        let seats = list(arena, "/wins_by_seat")?;
        let seat = |place: usize| share(seats.get(place).context("a seat is missing")?, "/share");
        let board = share(list(arena, "/wins_by_board")?.first().context("a board is missing")?, "/share")?;
        table += &format!(
            "| `{}` | {} | {} | {} | {board} |\n",
            text(arena, "/entrants/0")?,
            number(arena, "/games")?,
            seat(0)?,
            seat(1)?,
        );
    }
    Ok(table)
}
