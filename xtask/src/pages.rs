//! `cargo xtask pages`: how long the server takes for the page of a table.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Args;
use indicatif::ProgressBar;
use playtest::{Client, Stepped};
use serde_json::json;

use crate::machine::Machine;
use crate::page;
use crate::site::Site;

/// What `cargo xtask pages` may be told.
#[derive(Args)]
pub struct Options {
    /// Games of four whose page is asked for after every action
    #[arg(long, default_value_t = 12)]
    games: u32,
}

const PAGE: &str = "docs/benchmarks.md";

/// Plays, measures and writes.
pub fn run(options: &Options) -> Result<()> {
    let site = Site::start(None)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let (mut whole, mut part, bytes) = runtime.block_on(measure(options, &site))?;
    let machine = Machine::here();
    let mut tables = String::from(
        "| Asked for over loopback, one request at a time | half within | 99 of 100 within | longest |\n|---|---:|---:|---:|\n",
    );
    for (name, times) in [("The whole page of a table of four", &mut whole), ("The part that changes", &mut part)] {
        times.sort_unstable();
        let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or_default();
        let longest = times.last().copied().unwrap_or_default();
        tables += &format!("| {name} | {} | {} | {} |\n", ms(at(50)), ms(at(99)), ms(longest));
    }
    tables += &format!(
        "\n{} pages of {} kB on average before compression, at all moments of {} games. ",
        whole.len(),
        bytes / 1024,
        options.games
    );
    tables += &format!(
        "{}, {} cores, {}, {}. Repeat with `cargo xtask pages`.\n",
        machine.cpu, machine.cores, machine.rustc, machine.date
    );
    println!("\n{tables}");
    page::write(PAGE, "pages", &tables)
}

fn ms(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}

/// The times for whole pages and for parts, and how large a page is on average.
async fn measure(options: &Options, site: &Site) -> Result<(Vec<Duration>, Vec<Duration>, usize)> {
    let http = reqwest::Client::new();
    let (mut whole, mut part, mut bytes) = (Vec::new(), Vec::new(), 0);
    let progress = ProgressBar::new(u64::from(options.games));
    for game in 0..options.games {
        let person = Client::guest(&http, &site.base, "Ada").await?;
        let table = person.table(&json!({"seats": ["me", "me", "me", "me"]})).await?;
        let path = format!("/tables/{table}");
        let mut turn = usize::try_from(game)?;
        'game: loop {
            for seat in 1..=4 {
                turn = turn.wrapping_mul(31).wrapping_add(7);
                let pick = turn;
                match person.step(&table, seat, |count| pick.checked_rem(count).unwrap_or(0)).await? {
                    Stepped::Over => break 'game,
                    Stepped::NotAsked => continue,
                    Stepped::Acted(_) => {}
                }
                let began = Instant::now();
                let answer = person.get(&path).await?;
                whole.push(began.elapsed());
                ensure!(answer.status == 200, "{path}: {}", answer.status);
                bytes += answer.text.len();
                let request = person.request(reqwest::Method::GET, &path).header("x-part", "1");
                let began = Instant::now();
                let text = request.send().await?.text().await?;
                part.push(began.elapsed());
                ensure!(text.starts_with("<main"), "{path}: not the part that changes");
            }
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    ensure!(!whole.is_empty(), "nothing was played");
    let average = bytes / whole.len();
    Ok((whole, part, average))
}
