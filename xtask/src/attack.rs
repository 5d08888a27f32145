//! `cargo xtask attack`: one stranger does their worst, and how long everybody else waits meanwhile.
//!
//! The stranger has one address and as many guests and connections as the site lets them have. The others play from
//! addresses of their own: alone, against a settler and against a pioneer.

mod moves;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use playtest::Client;
use serde_json::json;
use tokio::runtime::Handle;

use crate::machine::Machine;
use crate::page;
use crate::site::Site;

/// What `cargo xtask attack` may be told.
#[derive(Args)]
pub struct Options {
    /// How long each attack lasts
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Print the table, and leave docs/benchmarks.md as it is
    #[arg(long)]
    dry_run: bool,
    /// Only the attacks whose names contain this
    only: Option<String>,
}

const PAGE: &str = "docs/benchmarks.md";
/// People who play alone while the stranger attacks.
const PEOPLE: u8 = 4;
/// How long they think before each answer: as fast as the limits let a program play.
const PAUSE: Duration = Duration::from_millis(150);

/// Measures how long people wait without an attack and during each, and writes it into the page.
pub fn run(options: &Options) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    // A stranger has a machine of their own; here they get what the others leave.
    let mut strangers = tokio::runtime::Builder::new_multi_thread();
    let strangers = strangers.worker_threads(1).enable_all().on_thread_start(lowest_priority).build()?;
    let mut rows = String::new();
    let chosen = |name: &str| options.only.as_ref().is_none_or(|only| name.contains(only.as_str()));
    let attacks = moves::ALL.iter().filter(|attack| chosen(attack.name));
    for attack in std::iter::once(&moves::NOTHING).chain(attacks) {
        eprintln!("{} ...", attack.name);
        // A new site for each: what one attack leaves behind is not the next one's doing.
        let site = Site::start_with_limits()?;
        let measured =
            runtime.block_on(measure(&site, attack, strangers.handle(), Duration::from_secs(options.seconds)))?;
        let row = measured.row(attack.name);
        eprintln!("{row}");
        rows.push_str(&row);
        rows.push('\n');
    }
    let machine = Machine::here();
    let table = format!(
        "| One stranger's attack | requests of theirs, refused | others' moves: half within, 99 of 100, longest | settler's \
         answer: mean, longest | pioneer's answer: mean, longest | memory, most |\n|---|---:|---:|---:|---:|---:|\n{rows}\n\
         | Measured | |\n|---|---|\n| Each attack | {} s on a new site with the usual limits, on SQLite |\n\
         | CPU | {}, {} cores, shared by the site, the stranger and everybody else |\n| Date | {} |\n\
         | Repeat with | `cargo xtask attack` |",
        options.seconds, machine.cpu, machine.cores, machine.date,
    );
    println!("\n{table}");
    if options.dry_run { Ok(()) } else { page::write(PAGE, "attack", &table) }
}

fn lowest_priority() {
    // On Linux that of this thread.
    let _ = rustix::process::setpriority_process(None, 19);
}

/// What the stranger does with the site until the time is up.
pub struct Stranger {
    pub http: reqwest::Client,
    pub base: String,
    sent: AtomicU64,
    refused: AtomicU64,
    over: AtomicBool,
}

impl Stranger {
    fn new(base: &str) -> Result<Stranger> {
        let http = from_address(66)?;
        let (sent, refused) = (AtomicU64::new(0), AtomicU64::new(0));
        Ok(Stranger { http, base: base.to_owned(), sent, refused, over: AtomicBool::new(false) })
    }

    /// Whether the time is up.
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Counts a request and how it ended.
    pub fn count(&self, status: Option<u16>) {
        self.sent.fetch_add(1, Ordering::Relaxed);
        if status != Some(200) && status != Some(202) && status != Some(303) {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A guest of the stranger's, as soon as the site lets one in.
    pub async fn guest(&self) -> Result<Client> {
        loop {
            match Client::guest(&self.http, &self.base, "Mallory").await {
                Ok(client) => return Ok(client),
                Err(error) if self.is_over() => return Err(error),
                Err(_) => {
                    self.count(Some(429));
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
        }
    }
}

/// Calls from an address of this machine that nobody else has.
fn from_address(last: u8) -> Result<reqwest::Client> {
    let address = IpAddr::V4(Ipv4Addr::new(127, 0, 0, last));
    let http = reqwest::Client::builder().local_address(address).timeout(Duration::from_secs(30));
    Ok(http.redirect(reqwest::redirect::Policy::none()).build()?)
}

/// How long somebody waited, again and again.
#[derive(Default)]
struct Waits(Mutex<Vec<Duration>>);

impl Waits {
    fn add(&self, wait: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(wait);
    }

    /// Sorted, in milliseconds.
    fn sorted(&self) -> Vec<f64> {
        let mut waits = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        waits.sort_unstable();
        waits.iter().map(|wait| wait.as_secs_f64() * 1_000.0).collect()
    }
}

/// All that was seen during an attack.
struct Measured {
    moves: Vec<f64>,
    settler: Vec<f64>,
    pioneer: Vec<f64>,
    memory: f64,
    sent: u64,
    refused: u64,
}

async fn measure(site: &Site, attack: &moves::Attack, strangers: &Handle, time: Duration) -> Result<Measured> {
    let stranger = Arc::new(Stranger::new(&site.base)?);
    let attacking = strangers.spawn((attack.begin)(Arc::clone(&stranger)));
    // What needs preparation is under way by then.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (moves, settler, pioneer) =
        (Arc::new(Waits::default()), Arc::new(Waits::default()), Arc::new(Waits::default()));
    let mut players = tokio::task::JoinSet::new();
    let until = Instant::now() + time;
    for number in 0..PEOPLE {
        players.spawn(plays_alone(from_address(10 + number)?, site.base.clone(), Arc::clone(&moves), until));
    }
    for (number, bot, waits) in [(20, "settler", &settler), (21, "pioneer", &pioneer)] {
        players.spawn(plays_against(from_address(number)?, site.base.clone(), bot, Arc::clone(waits), until));
    }
    let mut memory: f64 = 0.0;
    while Instant::now() < until {
        memory = memory.max(site.memory()?);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    stranger.over.store(true, Ordering::Relaxed);
    while let Some(played) = players.join_next().await {
        played?.context("somebody could not play")?;
    }
    attacking.abort();
    let (sent, refused) = (stranger.sent.load(Ordering::Relaxed), stranger.refused.load(Ordering::Relaxed));
    let (moves, settler, pioneer) = (moves.sorted(), settler.sorted(), pioneer.sorted());
    Ok(Measured { moves, settler, pioneer, memory: memory / 1_024.0, sent, refused })
}

/// Plays one game alone after the other.
async fn plays_alone(http: reqwest::Client, base: String, waits: Arc<Waits>, until: Instant) -> Result<()> {
    let person = Client::guest(&http, &base, "Ada").await?;
    while Instant::now() < until {
        let table = person.table(&json!({"seats": ["me"]})).await?;
        play(&person, &table, until, |before, _| waits.add(before)).await?;
    }
    Ok(())
}

/// Plays one game against a bot after the other, and stops the time of its answers.
async fn plays_against(
    http: reqwest::Client,
    base: String,
    bot: &'static str,
    waits: Arc<Waits>,
    until: Instant,
) -> Result<()> {
    let person = Client::guest(&http, &base, "Bo").await?;
    while Instant::now() < until {
        let table = person.table(&json!({"seats": ["me", {"bot": bot}], "first": 1})).await?;
        play(&person, &table, until, |_, bots| waits.add(bots)).await?;
    }
    Ok(())
}

/// Plays a game; tells how long each answer took, and how long the bots after it if they were asked.
async fn play(person: &Client, table: &str, until: Instant, tell: impl Fn(Duration, Duration)) -> Result<()> {
    let (messages, actions) = (format!("/api/tables/{table}/seats/1/messages"), format!("/api/tables/{table}/actions"));
    let mut chance: usize = 1;
    while Instant::now() < until {
        let asked = person.get(&format!("{messages}?wait=30")).await?;
        anyhow::ensure!(asked.status == 200, "{} {}", asked.status, asked.text);
        let message = asked.body;
        let legal = message["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        let Some(action) = legal.get(chance.checked_rem(legal.len()).unwrap_or(0)) else {
            if message["type"] == "over" {
                return Ok(());
            }
            continue;
        };
        chance = chance.wrapping_mul(6_364_136_223).wrapping_add(1_442_695_041) >> 1;
        tokio::time::sleep(PAUSE).await;
        let asked = Instant::now();
        let body = json!({"seat": 1, "decision": message["id"], "actions": [action]});
        let answer = person.post(&actions, &body).await?;
        anyhow::ensure!(answer.status == 200, "{} {}", answer.status, answer.text);
        let took = asked.elapsed();
        let bots_think = answer.body["now"]["waits_for"].as_array().is_some_and(|seats| !seats.is_empty())
            && answer.body["now"]["decision"].is_null();
        let since = Instant::now();
        if bots_think {
            person.get(&format!("{messages}?wait=30")).await?;
        }
        tell(took, if bots_think { since.elapsed() } else { Duration::ZERO });
    }
    Ok(())
}

impl Measured {
    fn row(&self, name: &str) -> String {
        let part = |waits: &[f64], of_thousand: usize| {
            let last = waits.len().saturating_sub(1);
            waits.get(last * of_thousand / 1_000).copied().unwrap_or(f64::NAN)
        };
        let bots = |waits: &[f64]| {
            let real: Vec<f64> = waits.iter().copied().filter(|&wait| wait > 0.0).collect();
            let count = u32::try_from(real.len()).map_or(f64::NAN, f64::from);
            format!("{:.0} ms, {:.0} ms", real.iter().sum::<f64>() / count, part(&real, 1_000))
        };
        format!(
            "| {name} | {}, {} | {:.1} ms, {:.1} ms, {:.0} ms | {} | {} | {:.0} MB |",
            self.sent,
            self.refused,
            part(&self.moves, 500),
            part(&self.moves, 990),
            part(&self.moves, 1_000),
            bots(&self.settler),
            bots(&self.pioneer),
            self.memory,
        )
    }
}
