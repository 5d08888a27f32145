//! `cargo xtask pages`: how long the server takes for the page of a table.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::Args;
use indicatif::ProgressBar;
use playtest::{Client, Stepped};
use reqwest::{Method, RequestBuilder};
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

/// The times of one kind of request.
#[derive(Default)]
struct Times {
    /// By the server's own clock, from the request to its answer: without HTTP and the way.
    server: Vec<Duration>,
    /// The fastest of [`REPEATS`]: the page is the same each time, so what is slower was somebody else on the machine.
    fastest: Vec<Duration>,
    /// By the clock of who asks.
    whole: Vec<Duration>,
    bytes: usize,
}

impl Times {
    async fn ask(&mut self, request: RequestBuilder) -> Result<()> {
        let again = request.try_clone().context("a request without a body can be sent again")?;
        let began = Instant::now();
        let (first, bytes) = made(request).await?;
        self.whole.push(began.elapsed());
        self.bytes += bytes;
        let mut fastest = first;
        for _ in 1..REPEATS {
            let again = again.try_clone().context("a request without a body can be sent again")?;
            fastest = fastest.min(made(again).await?.0);
        }
        self.server.push(first);
        self.fastest.push(fastest);
        Ok(())
    }
}

/// How often each page is asked for.
const REPEATS: u32 = 3;

/// Asks for a page: how long the server took, and its size.
async fn made(request: RequestBuilder) -> Result<(Duration, usize)> {
    let answer = request.send().await?.error_for_status()?;
    let took = answer.headers().get("server-timing").context("no Server-Timing")?.to_str()?;
    let took: f64 = took.strip_prefix("page;dur=").context("an unknown Server-Timing")?.parse()?;
    Ok((Duration::from_secs_f64(took / 1_000.0), answer.text().await?.len()))
}

/// Plays, measures and writes.
pub fn run(options: &Options) -> Result<()> {
    let site = Site::start(None)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let (mut page, mut part) = runtime.block_on(measure(options, &site))?;
    let mut tables =
        String::from("| A table of four | half within | 99 of 100 within | longest |\n|---|---:|---:|---:|\n");
    for (name, times) in [
        ("The whole page, time of the server, fastest of three", &mut page.fastest),
        ("The part that changes, the same", &mut part.fastest),
        ("The whole page, time of the server, asked for once", &mut page.server),
        ("The part that changes, the same", &mut part.server),
        ("The whole page over loopback, asked for once", &mut page.whole),
        ("The part that changes, the same", &mut part.whole),
    ] {
        times.sort_unstable();
        let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or_default();
        let longest = times.last().copied().unwrap_or_default();
        tables += &format!("| {name} | {} | {} | {} |\n", ms(at(50)), ms(at(99)), ms(longest));
    }
    tables += &format!(
        "\n{} pages of {} kB on average before compression, at all moments of {} games. ",
        page.whole.len(),
        page.bytes / page.whole.len() / 1024,
        options.games
    );
    tables += &format!("{}. Repeat with `cargo xtask pages`.\n", Machine::here().in_a_line());
    println!("\n{tables}");
    page::write(PAGE, "pages", &tables)
}

fn ms(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}

/// Whole pages, and the part of them that changes, after every action of some games.
async fn measure(options: &Options, site: &Site) -> Result<(Times, Times)> {
    let http = reqwest::Client::new();
    let (mut page, mut part) = (Times::default(), Times::default());
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
                page.ask(person.request(Method::GET, &path)).await?;
                part.ask(person.request(Method::GET, &path).header("x-part", "1")).await?;
            }
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    ensure!(!page.whole.is_empty(), "nothing was played");
    Ok((page, part))
}
