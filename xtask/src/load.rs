//! `cargo xtask load`: many tables of scripted people on one server, and how long everybody waits.

use std::collections::VecDeque;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use futures_util::{StreamExt, TryStreamExt, stream};
use playtest::Client;
use serde::Deserialize;
use serde_json::json;

use crate::commands::{output, program};
use crate::machine::Machine;
use crate::page;
use crate::site::{Site, computed};

/// What `cargo xtask load` may be told.
#[derive(Args)]
pub struct Options {
    /// Tables of four people each, every seat with an open stream
    #[arg(long, default_value_t = 1000)]
    tables: u32,
    /// Actions per second, all tables together
    #[arg(long, default_value_t = 500)]
    rate: u32,
    /// How long they play
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// An empty database to play in, if not a new SQLite file: sqlite:PATH or postgres://USER@HOST/NAME
    #[arg(long)]
    database: Option<String>,
    /// Print one JSON object, and leave docs/benchmarks.md as it is
    #[arg(long)]
    json: bool,
}

const SEATS: u32 = 4;
/// Requests at once while tables are set up.
const AT_ONCE: usize = 32;
/// How long answers that are under way may still take in the end.
const REST: Duration = Duration::from_secs(10);
const PAGE: &str = "docs/benchmarks.md";

/// Sets up, plays, prints the numbers and writes them into the page.
pub fn run(options: &Options) -> Result<()> {
    enough_files(options.tables * SEATS)?;
    let others = others();
    let site = Site::start(options.database.as_deref())?;
    let runtime = tokio::runtime::Runtime::new()?;
    let measured = runtime.block_on(measure(options, &site))?;
    if options.json {
        println!("{}", serde_json::to_string_pretty(&measured.json())?);
        return Ok(());
    }
    let tables = measured.markdown(options, &Machine::here(), &others);
    println!("\n{tables}");
    page::write(PAGE, "load", &tables)
}

/// Each stream is an open file here and one at the server.
fn enough_files(streams: u32) -> Result<()> {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap_or_default();
    let limit = line.split_whitespace().next().and_then(|soft| soft.parse::<u32>().ok());
    let needed = streams + 500;
    ensure!(
        limit.is_none_or(|limit| limit >= needed),
        "{streams} streams need {needed} open files, and the limit is {}; raise it with `ulimit -n {needed}`",
        limit.unwrap_or_default()
    );
    Ok(())
}

/// How busy the machine was before: who shares the cores with others measures the others, too.
fn others() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ')
        .next()
        .filter(|load| !load.is_empty())
        .map_or("unknown".to_owned(), |load| format!("{load} threads on average in the last minute"))
}

/// All that was seen.
struct Measured {
    tables: u32,
    streams: u32,
    wanted: u32,
    played: Duration,
    actions: u64,
    views: u64,
    refused: u64,
    games_over: u64,
    /// From the request to the last of the four streams, sorted.
    waits: Vec<Duration>,
    lost: u64,
    memory: [f64; 4],
    server: Duration,
    callers: Duration,
}

/// A table with its four people.
struct Party {
    id: String,
    people: Vec<Client>,
    seen: Mutex<Seen>,
}

/// What the streams of a table have brought.
#[derive(Default)]
struct Seen {
    /// The latest version, by seat.
    seats: [i64; 4],
    /// When all four had this version.
    reached: VecDeque<(i64, Instant)>,
    /// Requests whose version has not reached all four yet.
    awaited: Vec<(i64, Instant)>,
    /// What each seat is asked, to its knowledge.
    turns: [Turn; 4],
}

#[derive(Clone, Default, PartialEq)]
enum Turn {
    #[default]
    NotAsked,
    /// Asked something it has not looked at, waiting to be picked.
    Asked,
    /// Asked, and it knows what, waiting to be picked.
    Knows(String, String),
    /// A request is under way.
    Busy,
}

/// What all players share.
struct Hall {
    parties: Vec<Arc<Party>>,
    /// Seats that can act, in the order in which they became so.
    ready: Mutex<VecDeque<(usize, usize)>>,
    waits: Mutex<Vec<Duration>>,
    actions: AtomicU64,
    views: AtomicU64,
    refused: AtomicU64,
    games_over: AtomicU64,
}

/// The part of a view that a scripted player looks at; the rest is skipped.
#[derive(Deserialize)]
struct Now {
    decision: Option<String>,
    #[serde(default)]
    legal: Vec<String>,
    stage: String,
}

#[derive(Deserialize)]
struct Done {
    version: i64,
    now: Now,
}

async fn measure(options: &Options, site: &Site) -> Result<Measured> {
    let http = reqwest::Client::new();
    let before = site.memory()?;
    eprintln!("Setting up {} tables ...", options.tables);
    let parties: Vec<Arc<Party>> = stream::iter(0..options.tables)
        .map(|number| party(&http, &site.base, number))
        .buffer_unordered(AT_ONCE)
        .try_collect()
        .await?;
    let with_tables = site.memory()?;
    let hall = Arc::new(Hall {
        parties,
        ready: Mutex::default(),
        waits: Mutex::default(),
        actions: AtomicU64::new(0),
        views: AtomicU64::new(0),
        refused: AtomicU64::new(0),
        games_over: AtomicU64::new(0),
    });
    eprintln!("Opening {} streams ...", options.tables * SEATS);
    let seats = (0..hall.parties.len()).flat_map(|party| (0..4).map(move |seat| (party, seat)));
    let opened: Vec<()> = stream::iter(seats)
        .map(|(party, seat)| follow(Arc::clone(&hall), party, seat))
        .buffer_unordered(AT_ONCE)
        .try_collect()
        .await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let with_streams = site.memory()?;
    ensure!(u32::try_from(opened.len()) == Ok(options.tables * SEATS), "not all streams were opened");

    eprintln!("Playing {} actions per second for {} s ...", options.rate, options.seconds);
    let (server, callers) = (site.computed()?, computed("self")?);
    let played = play(&hall, options).await;
    let (server, callers) = (site.computed()? - server, computed("self")? - callers);
    let rest = Instant::now();
    while hall.parties.iter().any(|party| party.is_waiting()) && rest.elapsed() < REST {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let after = site.memory()?;
    let mut waits = std::mem::take(&mut *hall.waits.lock().unwrap_or_else(PoisonError::into_inner));
    waits.sort_unstable();
    let actions = hall.actions.load(Ordering::Relaxed);
    ensure!(!waits.is_empty(), "no action was seen by all four seats");
    Ok(Measured {
        tables: options.tables,
        streams: options.tables * SEATS,
        wanted: options.rate,
        played,
        actions,
        views: hall.views.load(Ordering::Relaxed),
        refused: hall.refused.load(Ordering::Relaxed),
        games_over: hall.games_over.load(Ordering::Relaxed),
        lost: actions.saturating_sub(u64::try_from(waits.len())?),
        waits,
        memory: [before, with_tables, with_streams, after],
        server,
        callers,
    })
}

/// Four people at a table.
async fn party(http: &reqwest::Client, base: &str, number: u32) -> Result<Arc<Party>> {
    let mut people = Vec::new();
    for seat in 1..=SEATS {
        people.push(Client::guest(http, base, &format!("player {number}.{seat}")).await?);
    }
    let (host, guests) = people.split_first().context("nobody")?;
    let clock = json!({"correspondence": {"days": 2, "bank": 2}});
    let id = host.table(&json!({"seats": ["me", "open", "open", "open"], "listed": true, "clock": clock})).await?;
    for guest in guests {
        let joined = guest.post(&format!("/api/tables/{id}/join"), &json!({})).await?;
        ensure!(joined.status == 200, "join: {} {}", joined.status, joined.text);
    }
    Ok(Arc::new(Party { id, people, seen: Mutex::default() }))
}

/// Opens a seat's stream and takes in what it brings until the server ends.
async fn follow(hall: Arc<Hall>, party: usize, seat: usize) -> Result<()> {
    let table = Arc::clone(hall.parties.get(party).context("no such table")?);
    let person = table.people.get(seat).context("no such seat")?;
    let path = format!("/api/tables/{}/stream?seat={}&after=0", table.id, seat + 1);
    let mut events = person.follow(&path, None).await?;
    tokio::spawn(async move {
        while let Ok(Some(event)) = events.next().await {
            if event.name != "log" {
                continue;
            }
            let version = event.data["version"].as_i64().unwrap_or_default();
            let waits = event.data["waits_for"].as_array().map(Vec::as_slice).unwrap_or_default();
            let asked = waits.iter().any(|number| number.as_u64() == u64::try_from(seat + 1).ok());
            let turned = table.sees(&hall, seat, version, asked);
            if turned {
                hall.ready.lock().unwrap_or_else(PoisonError::into_inner).push_back((party, seat));
            }
        }
    });
    Ok(())
}

/// Starts an action whenever one is due, whether the earlier ones are done or not.
async fn play(hall: &Arc<Hall>, options: &Options) -> Duration {
    let start = Instant::now();
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / options.rate.max(1));
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Burst);
    let end = Duration::from_secs(options.seconds.into());
    let mut number: u64 = 1;
    while start.elapsed() < end {
        ticks.tick().await;
        let next = hall.ready.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        let Some((party, seat)) = next else { continue };
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (hall, chance) = (Arc::clone(hall), number >> 33);
        tokio::spawn(async move {
            if let Err(error) = act(&hall, party, seat, chance).await {
                eprintln!("{error:#}");
                hall.refused.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    start.elapsed()
}

/// A seat answers what it is asked, at random. A page, too, looks at the table only when a seat becomes asked: every
/// answer brings the next question of that seat with it.
async fn act(hall: &Hall, party: usize, seat: usize, chance: u64) -> Result<()> {
    let table = hall.parties.get(party).context("no such table")?;
    let person = table.people.get(seat).context("no such seat")?;
    let turn = table.begin(seat);
    let (decision, action) = match turn {
        Turn::Knows(decision, action) => (decision, action),
        _ => {
            let path = format!("/api/tables/{}/view?seat={}", table.id, seat + 1);
            let answer = person.request(reqwest::Method::GET, &path).send().await?;
            hall.views.fetch_add(1, Ordering::Relaxed);
            let now: Now = serde_json::from_slice(&answer.bytes().await?).context("reading a view")?;
            match now.picked(chance) {
                Some(picked) => picked,
                None => {
                    table.rests(seat);
                    return Ok(());
                }
            }
        }
    };
    let body = json!({"seat": seat + 1, "decision": decision, "actions": [action]});
    let path = format!("/api/tables/{}/actions", table.id);
    let asked = Instant::now();
    let answer = person.request(reqwest::Method::POST, &path).json(&body).send().await?;
    let status = answer.status();
    let bytes = answer.bytes().await?;
    if !status.is_success() {
        table.rests(seat);
        bail!("{status} {}", String::from_utf8_lossy(&bytes).chars().take(200).collect::<String>());
    }
    let done: Done = serde_json::from_slice(&bytes).context("reading an answer")?;
    hall.actions.fetch_add(1, Ordering::Relaxed);
    hall.games_over.fetch_add(u64::from(done.now.stage == "over"), Ordering::Relaxed);
    table.awaits(hall, done.version, asked);
    let next = done.now.picked(chance.rotate_left(7));
    if table.knows(seat, next) {
        hall.ready.lock().unwrap_or_else(PoisonError::into_inner).push_back((party, seat));
    }
    Ok(())
}

impl Now {
    /// A decision and an answer, if something is asked.
    fn picked(self, chance: u64) -> Option<(String, String)> {
        let count = u64::try_from(self.legal.len()).ok().filter(|&count| count > 0)?;
        let place = usize::try_from(chance % count).ok()?;
        Some((self.decision?, self.legal.into_iter().nth(place)?))
    }
}

impl Party {
    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_waiting(&self) -> bool {
        !self.seen().awaited.is_empty()
    }

    /// A stream brought a version; whether the seat can act from now on.
    fn sees(&self, hall: &Hall, seat: usize, version: i64, asked: bool) -> bool {
        let mut seen = self.seen();
        let before = seen.everybody();
        if let Some(place) = seen.seats.get_mut(seat) {
            *place = (*place).max(version);
        }
        let after = seen.everybody();
        if after > before {
            let moment = Instant::now();
            seen.reached.push_back((after, moment));
            if seen.reached.len() > 16 {
                seen.reached.pop_front();
            }
            let mut waits = Vec::new();
            seen.awaited.retain(|&(version, since)| {
                let there = version <= after;
                if there {
                    waits.push(moment.saturating_duration_since(since));
                }
                !there
            });
            hall.waits.lock().unwrap_or_else(PoisonError::into_inner).extend(waits);
        }
        match seen.turns.get_mut(seat) {
            Some(turn) if asked && *turn == Turn::NotAsked => {
                *turn = Turn::Asked;
                true
            }
            _ => false,
        }
    }

    /// An action has this version; its wait ends when all four have seen it.
    fn awaits(&self, hall: &Hall, version: i64, since: Instant) {
        let mut seen = self.seen();
        match seen.reached.iter().find(|(reached, _)| *reached >= version) {
            Some((_, moment)) => {
                let wait = moment.saturating_duration_since(since);
                hall.waits.lock().unwrap_or_else(PoisonError::into_inner).push(wait);
            }
            None => seen.awaited.push((version, since)),
        }
    }

    /// A seat is picked to act.
    fn begin(&self, seat: usize) -> Turn {
        self.seen().turns.get_mut(seat).map(|turn| std::mem::replace(turn, Turn::Busy)).unwrap_or_default()
    }

    /// A seat waits for its stream to say that it is asked.
    fn rests(&self, seat: usize) {
        if let Some(turn) = self.seen().turns.get_mut(seat) {
            *turn = Turn::NotAsked;
        }
    }

    /// A seat knows what it is asked next; whether that is anything.
    fn knows(&self, seat: usize, next: Option<(String, String)>) -> bool {
        let can_act = next.is_some();
        if let Some(turn) = self.seen().turns.get_mut(seat) {
            *turn = next.map_or(Turn::NotAsked, |(decision, action)| Turn::Knows(decision, action));
        }
        can_act
    }
}

impl Seen {
    /// The version that all four have.
    fn everybody(&self) -> i64 {
        self.seats.iter().copied().min().unwrap_or_default()
    }
}

impl Measured {
    fn per_second(&self) -> f64 {
        float(self.actions) / self.played.as_secs_f64()
    }

    /// A quantile of the waits, in thousandths; in milliseconds.
    fn wait(&self, of_thousand: usize) -> f64 {
        let place = (self.waits.len() * of_thousand / 1000).min(self.waits.len().saturating_sub(1));
        self.waits.get(place).map_or(f64::NAN, |wait| wait.as_secs_f64() * 1000.0)
    }

    fn per_table(&self) -> f64 {
        let [before, with_tables, ..] = self.memory;
        (with_tables - before) / f64::from(self.tables)
    }

    fn per_stream(&self) -> f64 {
        let [_, with_tables, with_streams, _] = self.memory;
        (with_streams - with_tables) / f64::from(self.streams)
    }

    fn cores(&self, computed: Duration) -> f64 {
        computed.as_secs_f64() / self.played.as_secs_f64()
    }

    fn json(&self) -> serde_json::Value {
        json!({
            "tables": self.tables, "streams": self.streams, "wanted_per_second": self.wanted,
            "seconds": self.played.as_secs_f64(), "actions": self.actions, "actions_per_second": self.per_second(),
            "views": self.views, "refused": self.refused, "games_over": self.games_over, "never_seen": self.lost,
            "wait_ms": {"p50": self.wait(500), "p90": self.wait(900), "p99": self.wait(990), "max": self.wait(1000)},
            "memory_kb": {"empty": self.memory[0], "with_tables": self.memory[1], "with_streams": self.memory[2],
                          "after": self.memory[3], "per_table": self.per_table(), "per_stream": self.per_stream()},
            "cores": {"server": self.cores(self.server), "callers": self.cores(self.callers)},
        })
    }

    fn markdown(&self, options: &Options, machine: &Machine, others: &str) -> String {
        let [empty, with_tables, with_streams, after] = self.memory.map(|kilobytes| kilobytes / 1024.0);
        let mut command = "cargo xtask load".to_owned();
        for (name, value, usual) in
            [("tables", options.tables, 1000), ("rate", options.rate, 500), ("seconds", options.seconds, 60)]
        {
            if value != usual {
                command.push_str(&format!(" --{name} {value}"));
            }
        }
        let database = match options.database.as_deref() {
            Some(name) if name.starts_with("postgres") => "PostgreSQL",
            _ => "SQLite, each action synced to the disk before it is acknowledged",
        };
        let mut git = program("git");
        git.args(["rev-parse", "--short", "HEAD"]);
        let commit = output(git).map_or_else(|_| "unknown".to_owned(), |commit| commit.trim().to_owned());
        format!(
            "| {} tables of four people, {} open streams | |\n|---|---:|\n\
             | Actions per second, asked for | {} |\n| Actions per second, done | {:.0} |\n\
             | From a request to the last of the table's four streams, half within | {:.1} ms |\n\
             | 90 of 100 within | {:.1} ms |\n| 99 of 100 within | {:.1} ms |\n| The longest | {:.1} ms |\n\
             | Actions in all, refused, never seen on a stream | {}, {}, {} |\n\
             | Views asked for besides | {} |\n\
             | Memory of the server: empty, with tables, with streams, in the end | {empty:.0}, {with_tables:.0}, \
             {with_streams:.0}, {after:.0} MB |\n\
             | Memory per table, per stream | {:.0} kB, {:.0} kB |\n\
             | Processor cores busy: server, scripted people | {:.2}, {:.2} |\n\n\
             | Measured | |\n|---|---|\n| Database | {database} |\n| CPU | {}, {} cores, shared by the server and the \
             scripted people |\n| Other work on the machine just before | {others} |\n| Languages | {} |\n| Date, commit | {}, {commit} |\n| Repeat with | `{command}` |",
            self.tables,
            self.streams,
            self.wanted,
            self.per_second(),
            self.wait(500),
            self.wait(900),
            self.wait(990),
            self.wait(1000),
            self.actions,
            self.refused,
            self.lost,
            self.views,
            self.per_table(),
            self.per_stream(),
            self.cores(self.server),
            self.cores(self.callers),
            machine.cpu,
            machine.cores,
            machine.rustc,
            machine.date,
        )
    }
}

/// Counts here stay far below what a float holds exactly.
fn float(count: u64) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
