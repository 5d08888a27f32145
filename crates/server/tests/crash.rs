//! The server is killed, frozen and cut off, and its disk fails, again and again while tables are played. Whatever it
//! acknowledged must be there afterwards, what is asked twice must happen once, and every game must come to its end.
//!
//! `cargo test` plays a short form; `cargo xtask crash` the full one. HOMESTEAD_CRASH_TABLES, _KILLS, _STOPS, _CUTS and
//! _ERRORS are the sizes, HOMESTEAD_CRASH_SEED chooses tables and players' actions (not the moments, which are real).
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::as_conversions,
    reason = "tests may panic"
)]

#[path = "../../homestead/tests/site/mod.rs"]
mod site;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use playtest::counting::{Counting, CountingReferee, Options};
use playtest::faults::Fault;
use playtest::link::Link;
use playtest::{Answer, Client};
use serde_json::{Value, json};
use site::{Database, Node};
use table::{Actor, Chance, Game, Ignore, Line, Record, Referee as _, Seat, Setup as _, Table};
use tokio::time::{sleep, timeout};

/// How long anything may take; kills and restarts included.
const PATIENCE: Duration = Duration::from_secs(120);
const ROUNDS: u64 = 40;

/// A site with a toy game, whose games can be long.
fn program() -> std::path::PathBuf {
    let here = std::env::current_exe().unwrap();
    here.parent().unwrap().parent().unwrap().join("examples").join(format!("toy{}", std::env::consts::EXE_SUFFIX))
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_a_server_on_sqlite_breaks() {
    let seen = Machine::sqlite().await.play_and_break(Sizes::wanted()).await;
    println!("SQLite: {seen}");
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_a_server_on_postgresql_breaks() {
    let Some(machine) = Machine::postgres(1).await else { return };
    let seen = machine.play_and_break(Sizes::wanted()).await;
    println!("PostgreSQL: {seen}");
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_two_nodes_on_one_postgresql_break_in_turns() {
    let Some(machine) = Machine::postgres(2).await else { return };
    let seen = machine.play_and_break(Sizes::wanted()).await;
    println!("two nodes: {seen}");
}

#[tokio::test]
async fn bots_of_a_killed_node_go_on_at_the_other_within_ten_seconds() {
    bots_go_on_after(|node, _| node.kill()).await;
}

#[tokio::test]
async fn bots_of_a_frozen_node_go_on_at_the_other_within_ten_seconds() {
    bots_go_on_after(|node, _| node.freeze()).await;
}

#[tokio::test]
async fn bots_of_a_node_that_is_cut_off_go_on_at_the_other_within_ten_seconds() {
    bots_go_on_after(|_, link| link.cut()).await;
}

async fn bots_go_on_after(strike: impl FnOnce(&mut Node, &Link)) {
    const TABLES: usize = 8;
    let Some(Machine { nodes, links, .. }) = &mut Machine::postgres(2).await else { return };
    let http = reqwest::Client::new();
    let host = Client::guest(&http, &nodes[0].base, "Ada").await.unwrap();
    let elsewhere = host.at(&nodes[1].base);
    // Three who think for a while, and more tables than threads: most bots still think when the node dies.
    let options = json!({"seats": [{"bot": "pioneer"}, {"bot": "pioneer"}, {"bot": "pioneer"}, "me"], "with": "first 1; rounds 40"});
    let (mut tables, mut streams) = (Vec::new(), Vec::new());
    for _ in 0..TABLES {
        let table = host.table(&options).await.unwrap();
        streams.push(elsewhere.follow(&format!("/api/tables/{table}/stream?after=0"), None).await.unwrap());
        tables.push(table);
    }
    strike(&mut nodes[0], &links[0]);
    let killed = Instant::now();
    let mut waited = Vec::new();
    for (table, stream) in tables.iter().zip(&mut streams) {
        let view = elsewhere.get(&format!("/api/tables/{table}/view")).await.unwrap().body;
        let bots_think = view["waits_for"].as_array().unwrap().iter().any(|seat| *seat != 4);
        if !bots_think {
            continue;
        }
        loop {
            let event = timeout(PATIENCE, stream.next()).await.expect("the stream goes on").unwrap().unwrap();
            let entries = event.data["entries"].as_array().map(Vec::as_slice).unwrap_or_default();
            let mut new = entries.iter().filter(|entry| entry["number"].as_i64() > view["version"].as_i64());
            if new.any(|entry| entry["seat"].as_i64().is_some_and(|seat| seat != 4)) {
                waited.push(killed.elapsed());
                break;
            }
        }
    }
    println!("bots at {} of {TABLES} tables went on after {waited:?}", waited.len());
    assert!(!waited.is_empty(), "all bots were done before: this shows nothing");
    assert!(waited.iter().all(|time| *time < Duration::from_secs(10)), "{waited:?}");
}

#[tokio::test]
async fn a_stream_of_one_node_tells_what_happens_at_another() {
    let Some(database) = Database::postgres().await else { return };
    let (one, other) = (Node::start(&database).await, Node::start(&database).await);
    let host = Client::guest(&reqwest::Client::new(), &one.base, "Ada").await.unwrap();
    let table = host.table(&json!({"seats": ["me"], "with": "rounds 8"})).await.unwrap();
    let mut stream = host.at(&other.base).follow(&format!("/api/tables/{table}/stream"), None).await.unwrap();
    for _ in 0..10 {
        let playtest::Stepped::Acted(version) = host.step(&table, 1, |_| 0).await.unwrap() else { panic!("not asked") };
        let mut heard = 0;
        while heard < version {
            let event = timeout(PATIENCE, stream.next()).await.expect("the other node tells").unwrap().unwrap();
            if event.name == "log" {
                assert!(event.data["entries"].as_array().unwrap().iter().any(|entry| entry["seat"] == 1), "{event:?}");
                heard = event.data["version"].as_i64().unwrap();
            }
        }
        assert_eq!(heard, version);
    }
    host.post(&format!("/api/tables/{table}/chat"), &json!({"text": "Good evening"})).await.unwrap();
    loop {
        let event = timeout(PATIENCE, stream.next()).await.expect("the other node tells").unwrap().unwrap();
        if event.name == "chat" {
            assert_eq!(event.data["text"], "Good evening");
            break;
        }
    }
}

#[tokio::test]
async fn a_node_that_is_cut_off_says_so_within_a_second_and_comes_back_by_itself() {
    let Some(Machine { nodes, links, .. }) = &mut Machine::postgres(2).await else { return };
    let http = reqwest::Client::new();
    let ada = Client::guest(&http, &nodes[0].base, "Ada").await.unwrap();
    let table = ada.table(&json!({"seats": ["me"], "with": "rounds 8"})).await.unwrap();
    let health = async |node: usize| {
        let asked = Instant::now();
        let status = http.get(format!("{}/healthz", nodes[node].base)).send().await.unwrap().status().as_u16();
        println!("node {node} says {status} after {:?}", asked.elapsed());
        status
    };
    assert_eq!((health(0).await, health(1).await), (200, 200));
    links[0].cut();
    // An answer is good for half a second.
    sleep(Duration::from_secs(1)).await;
    assert_eq!((health(0).await, health(1).await), (503, 200));
    // Its players go on at the other one at once.
    let stepped = ada.at(&nodes[1].base).step(&table, 1, |_| 0).await.unwrap();
    assert!(matches!(stepped, playtest::Stepped::Acted(_)), "{stepped:?}");
    sleep(Duration::from_secs(3)).await;
    links[0].heal();
    let since = Instant::now();
    while health(0).await != 200 {
        assert!(since.elapsed() < PATIENCE, "it does not come back: {}", nodes[0].logged());
        sleep(Duration::from_millis(200)).await;
    }
    println!("it came back after {:?}", since.elapsed());
    // What happened elsewhere meanwhile gets known here; until then an answer is refused as stale.
    while !matches!(ada.step(&table, 1, |_| 0).await.unwrap(), playtest::Stepped::Acted(_)) {
        assert!(since.elapsed() < PATIENCE, "it does not catch up: {}", nodes[0].logged());
        sleep(Duration::from_millis(200)).await;
    }
}

/// How much is played, and how often something breaks meanwhile.
#[derive(Clone, Copy)]
struct Sizes {
    tables: usize,
    kills: usize,
    stops: usize,
    cuts: usize,
    errors: usize,
    seed: u64,
}

impl Sizes {
    fn wanted() -> Sizes {
        let number = |name: &str| {
            let text = std::env::var(format!("HOMESTEAD_CRASH_{name}")).ok();
            text.map(|text| text.parse::<u64>().expect("a number"))
        };
        let size = |name: &str, otherwise| number(name).map_or(otherwise, |size| usize::try_from(size).unwrap());
        Sizes {
            tables: size("TABLES", 8),
            kills: size("KILLS", 3),
            stops: size("STOPS", 1),
            cuts: size("CUTS", 1),
            errors: size("ERRORS", 4),
            seed: number("SEED").unwrap_or_else(|| site::random(u64::from(u32::MAX))),
        }
    }
}

/// What breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Blow {
    /// A node ends at once, as in a power cut.
    Kill,
    /// A node stops for a while in the middle of whatever it does.
    Freeze,
    /// A node loses its database without being told.
    Cut,
    /// The disk of the database fails.
    Disk(Fault),
}

/// A site, and everything about it that can break.
struct Machine {
    nodes: Vec<Node>,
    /// Between each node and a server.
    links: Vec<Link>,
    database: Database,
}

impl Machine {
    async fn sqlite() -> Machine {
        let database = Database::sqlite();
        Machine { nodes: vec![Node::start(&database).await], links: Vec::new(), database }
    }

    async fn postgres(count: usize) -> Option<Machine> {
        let database = Database::failing_postgres().await?;
        let links: Vec<Link> = (0..count).map(|_| database.link()).collect();
        let mut nodes = Vec::new();
        for link in &links {
            nodes.push(Node::start_behind(&database, link).await);
        }
        Some(Machine { nodes, links, database })
    }

    /// What is to break, in any order.
    fn blows(&self, sizes: Sizes, dice: &mut Chance) -> Vec<Blow> {
        let mut blows = vec![Blow::Kill; sizes.kills];
        blows.extend(vec![Blow::Freeze; sizes.stops]);
        blows.extend(vec![Blow::Cut; if self.links.is_empty() { 0 } else { sizes.cuts }]);
        let errors = if self.database.faults.is_some() { sizes.errors } else { 0 };
        blows.extend(Fault::ALL.into_iter().cycle().take(errors).map(Blow::Disk));
        dice.shuffle(&mut blows);
        blows
    }

    /// Breaks something and mends it again.
    async fn strike(&mut self, blow: Blow, dice: &mut Chance) {
        let which = dice.below(self.nodes.len());
        let node = &mut self.nodes[which];
        // With two nodes there is time for the other one to take over.
        let longest = if self.links.len() > 1 { 8_000 } else { 1_000 };
        let pause = Duration::from_millis(50 + dice.below(longest) as u64);
        match blow {
            Blow::Kill => {
                node.kill();
                sleep(pause / 4).await;
                node.restart().await;
            }
            Blow::Freeze => {
                node.freeze();
                sleep(pause).await;
                node.thaw();
            }
            Blow::Cut => {
                self.links[which].cut();
                sleep(pause).await;
                self.links[which].heal();
            }
            Blow::Disk(fault) => {
                let faults = self.database.faults.as_ref().unwrap();
                // PostgreSQL ends at the first, and starts again by itself if the disk lets it.
                let calls = if self.database.is_sqlite() { 1 + dice.below(8) as i32 } else { 1 };
                faults.inject(fault, calls).unwrap();
                let since = Instant::now();
                while faults.remaining().unwrap() > 0 && since.elapsed() < Duration::from_secs(5) {
                    sleep(Duration::from_millis(5)).await;
                }
                faults.inject(fault, 0).unwrap();
                self.database.answers().await;
            }
        }
    }

    /// Plays all tables to their ends while things break, then checks every game. Says what it saw.
    async fn play_and_break(self, sizes: Sizes) -> String {
        tokio::task::LocalSet::new().run_until(self.play_and_break_here(sizes)).await
    }

    async fn play_and_break_here(mut self, sizes: Sizes) -> String {
        let began = Instant::now();
        let mut dice = Chance::new(sizes.seed, u64::MAX);
        let blows = self.blows(sizes, &mut dice);
        println!("seed {}: {} tables, {} blows", sizes.seed, sizes.tables, blows.len());
        let shared = Arc::new(Shared {
            http: reqwest::Client::builder().timeout(Duration::from_secs(5)).build().unwrap(),
            bases: self.nodes.iter().map(|node| node.base.clone()).collect(),
            rounds: (0..sizes.tables).map(|_| AtomicU64::new(0)).collect(),
            acknowledged: AtomicUsize::new(0),
            repeated: AtomicUsize::new(0),
            stale: AtomicUsize::new(0),
            asked: AtomicU64::new(0),
            longest: AtomicU64::new(0),
        });
        let mut players = tokio::task::JoinSet::new();
        for number in 0..sizes.tables {
            players.spawn_local(Party::sit_down_and_play(Arc::clone(&shared), number, sizes.seed));
        }
        for (number, &blow) in blows.iter().enumerate() {
            // Spread over the games, not over time: how long a game takes depends on the machine.
            let part = (number as f64 + dice.below(100) as f64 / 100.0) / blows.len() as f64;
            while shared.progress() < 0.95 * part {
                match timeout(Duration::from_millis(10), players.join_next()).await {
                    Ok(Some(done)) => done.expect("a table failed"),
                    Ok(None) => break,
                    Err(_) => {}
                }
            }
            sleep(Duration::from_millis(dice.below(50) as u64)).await;
            self.strike(blow, &mut dice).await;
        }
        while let Some(done) = players.join_next().await {
            done.expect("a table failed");
        }
        for node in &self.nodes {
            assert!(!node.logged().contains("panicked"), "{}", node.logged());
        }
        let count = |wanted: fn(&Blow) -> bool| blows.iter().filter(|blow| wanted(blow)).count();
        format!(
            "{} tables, {} kills, {} freezes, {} cuts, {} write errors, {} answers acknowledged, {} requests repeated, \
             {} stale, longest wait for an answer {:.1} s, {:.1} s in all",
            sizes.tables,
            count(|blow| *blow == Blow::Kill),
            count(|blow| *blow == Blow::Freeze),
            count(|blow| *blow == Blow::Cut),
            count(|blow| matches!(blow, Blow::Disk(_))),
            shared.acknowledged.load(Ordering::Relaxed),
            shared.repeated.load(Ordering::Relaxed),
            shared.stale.load(Ordering::Relaxed),
            shared.longest.load(Ordering::Relaxed) as f64 / 1_000.0,
            began.elapsed().as_secs_f64(),
        )
    }
}

/// What all who play know of each other.
struct Shared {
    http: reqwest::Client,
    bases: Vec<String>,
    /// The round at each table; one more than the last when the game is over.
    rounds: Vec<AtomicU64>,
    acknowledged: AtomicUsize,
    repeated: AtomicUsize,
    stale: AtomicUsize,
    asked: AtomicU64,
    /// How long somebody had to repeat a request, in milliseconds.
    longest: AtomicU64,
}

impl Shared {
    /// How much of all games is played, 0 to 1.
    fn progress(&self) -> f64 {
        let rounds: u64 = self.rounds.iter().map(|round| round.load(Ordering::Relaxed)).sum();
        rounds as f64 / (self.rounds.len() as u64 * (ROUNDS + 1)) as f64
    }

    /// Asks any node again and again until one answers.
    async fn persist<T>(&self, dice: &mut Chance, ask: impl AsyncFn(&str) -> anyhow::Result<T>) -> T {
        let since = Instant::now();
        let mut again = false;
        loop {
            let base = &self.bases[dice.below(self.bases.len())];
            match ask(base).await {
                Ok(answer) => {
                    self.longest.fetch_max(since.elapsed().as_millis() as u64, Ordering::Relaxed);
                    return answer;
                }
                Err(error) => assert!(since.elapsed() < PATIENCE, "nobody answers: {error:#}"),
            }
            if !again {
                self.repeated.fetch_add(1, Ordering::Relaxed);
            }
            again = true;
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Those who play at a table, and what they were told.
struct Party {
    shared: Arc<Shared>,
    number: usize,
    dice: Chance,
    table: String,
    people: Vec<Person>,
    /// The seats that were asked something when somebody last looked.
    waits_for: Vec<u64>,
}

/// Somebody with a seat.
struct Person {
    client: Client,
    seat: u8,
    /// What was acknowledged, in order: the action (`undo` for taking back), and the version.
    acknowledged: Vec<(String, i64)>,
    /// The table as the last answer showed it.
    seen: Option<Value>,
}

impl Party {
    async fn sit_down_and_play(shared: Arc<Shared>, number: usize, seed: u64) {
        let mut party = Party::sit_down(shared, number, Chance::new(seed, number as u64)).await;
        party.play().await;
        party.check().await;
    }

    /// One to four seats, at least one person: the host has one or two, a friend may have one, the others are bots.
    async fn sit_down(shared: Arc<Shared>, number: usize, mut dice: Chance) -> Party {
        let host = shared.persist(&mut dice, async |base| Client::guest(&shared.http, base, "Ada").await).await;
        let friend = shared.persist(&mut dice, async |base| Client::guest(&shared.http, base, "Bo").await).await;
        let mut wishes = vec![json!("me")];
        for _ in 0..dice.below(4) {
            let wish = [json!("me"), json!("open"), json!({"bot": "seedling"}), json!({"bot": "farmhand"})];
            let taken = |wish: &Value| wishes.iter().filter(|other| *other == wish).count();
            let wish = wish[dice.below(4)].clone();
            let again = (wish == "me" && taken(&wish) == 2) || (wish == "open" && taken(&wish) == 1);
            wishes.push(if again { json!({"bot": "seedling"}) } else { wish });
        }
        dice.shuffle(&mut wishes);
        let options = json!({"seats": wishes, "with": "rounds 40"});
        let answer =
            shared.persist(&mut dice, async |base| answered(host.at(base).post("/api/tables", &options).await?)).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let table = answer.body["id"].as_str().unwrap().to_owned();
        let invitation = answer.body["seats"].as_array().unwrap().iter().find_map(|seat| seat["invitation"].as_str());
        if let Some(invitation) = invitation {
            let (path, body) = (format!("/api/tables/{table}/join"), json!({"invitation": invitation}));
            // When the answer is lost, the second try finds the seat taken: by the friend, as `check` will see.
            let joined =
                shared.persist(&mut dice, async |base| answered(friend.at(base).post(&path, &body).await?)).await;
            assert!(matches!(joined.status, 200 | 404 | 409), "{}", joined.text);
        }
        let people = (1..).zip(&wishes).filter_map(|(seat, wish)| {
            let client = match wish.as_str()? {
                "me" => host.clone(),
                _ => friend.clone(),
            };
            Some(Person { client, seat, acknowledged: Vec::new(), seen: None })
        });
        let people = people.collect();
        Party { shared, number, dice, table, people, waits_for: Vec::new() }
    }

    async fn play(&mut self) {
        let mut heard = Instant::now();
        loop {
            let who = self.next();
            let seen = self.look(who).await;
            self.waits_for = seen["waits_for"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
            if let Some(round) = seen["view"]["round"].as_u64() {
                self.shared.rounds[self.number].fetch_max(round, Ordering::Relaxed);
            }
            if seen["stage"] == "over" {
                break;
            }
            if self.answer(who, &seen).await {
                heard = Instant::now();
            } else {
                assert!(heard.elapsed() < PATIENCE, "table {} does not go on: {seen}", self.table);
                // Who only looks must not keep the server from working: the more tables, the longer the pause.
                sleep(Duration::from_millis(5 + self.shared.rounds.len() as u64 / 2)).await;
            }
        }
        self.shared.rounds[self.number].store(ROUNDS + 1, Ordering::Relaxed);
    }

    /// Somebody who is asked something, as far as is known; or anybody.
    fn next(&mut self) -> usize {
        let asked = |person: &Person| self.waits_for.contains(&u64::from(person.seat));
        let asked: Vec<usize> = (0..self.people.len()).filter(|&who| asked(&self.people[who])).collect();
        self.dice.pick(&asked).unwrap_or_else(|| self.dice.below(self.people.len()))
    }

    /// The table as a seat sees it: as the last answer showed it, or as any node shows it.
    async fn look(&mut self, who: usize) -> Value {
        let person = &mut self.people[who];
        if let Some(seen) = person.seen.take() {
            return seen;
        }
        let path = format!("/api/tables/{}/view?seat={}", self.table, person.seat);
        let client = person.client.clone();
        let seen = self.shared.persist(&mut self.dice, async |base| answered(client.at(base).get(&path).await?)).await;
        match seen.status {
            200 => seen.body,
            // Somebody has still to join.
            409 => json!({"stage": "waiting"}),
            _ => panic!("{path}: {} {}", seen.status, seen.text),
        }
    }

    /// Answers what a seat is asked, or takes something back. Whether anything was done.
    async fn answer(&mut self, who: usize, seen: &Value) -> bool {
        let legal = seen["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        let seat = self.people[who].seat;
        let undo = seen["can_undo"] == true && self.dice.below(20) == 0;
        if legal.is_empty() && !undo {
            return false;
        }
        let action = legal.get(self.dice.below(legal.len())).cloned().unwrap_or_default();
        let (path, body) = match undo {
            true => ("undo", json!({"seat": seat})),
            false => ("actions", json!({"seat": seat, "decision": seen["decision"], "actions": [action]})),
        };
        let path = format!("/api/tables/{}/{path}", self.table);
        let key = self.shared.asked.fetch_add(1, Ordering::Relaxed).to_string();
        let client = self.people[who].client.clone();
        let ask = async |base: &str| answered(client.at(base).post_once(&path, &body, &key).await?);
        let answer = self.shared.persist(&mut self.dice, ask).await;
        match answer.status {
            200 => {
                let version = answer.body["version"].as_i64().unwrap();
                let what = if undo { "undo".to_owned() } else { action.as_str().unwrap().to_owned() };
                self.people[who].acknowledged.push((what, version));
                self.shared.acknowledged.fetch_add(1, Ordering::Relaxed);
                // Half of the time, look elsewhere.
                if self.dice.below(2) == 0 {
                    self.people[who].seen = Some(answer.body["now"].clone());
                }
                true
            }
            // What was seen was not the newest: another node has not heard yet, or a turn ended that was to be taken back.
            409 => {
                self.shared.stale.fetch_add(1, Ordering::Relaxed);
                false
            }
            _ => panic!("{path} {body}: {} {}", answer.status, answer.text),
        }
    }

    /// Everything that was acknowledged happened once, in order, at its version; nothing else did; and the record holds.
    async fn check(&mut self) {
        let client = self.people[0].client.clone();
        let path = format!("/api/tables/{}/record", self.table);
        let ask = async |base: &str| {
            let record = answered(client.at(base).get(&path).await?)?;
            // A node that has not heard of the last action asks for patience.
            anyhow::ensure!(record.status != 409, "{}", record.text);
            Ok(record)
        };
        let text = self.shared.persist(&mut self.dice, ask).await;
        assert_eq!(text.status, 200, "{}", text.text);
        let records = Record::read_all(&text.text).unwrap();
        let record = &records[0];
        verify(record);

        let path = format!("/api/tables/{}/stream?after=0", self.table);
        let ask = async |base: &str| {
            let mut events = client.at(base).follow(&path, None).await?;
            let mut entries: Vec<Value> = Vec::new();
            loop {
                let event = events.next().await?.ok_or_else(|| anyhow::anyhow!("the stream ended"))?;
                entries.extend(event.data["entries"].as_array().into_iter().flatten().cloned());
                if event.data["stage"] == "over" {
                    return Ok(entries);
                }
                // Until a node has heard that the game is over, it hides what the others played.
                anyhow::ensure!(entries.is_empty(), "this node has not heard yet that the game is over");
            }
        };
        let entries = self.shared.persist(&mut self.dice, ask).await;
        let lines: Vec<(i64, Line)> = entries
            .iter()
            .filter(|entry| entry["kind"] == "line")
            .map(|entry| (entry["number"].as_i64().unwrap(), entry["text"].as_str().unwrap().parse().unwrap()))
            .collect();
        assert_eq!(lines.len(), record.lines.len());
        for person in &self.people {
            let actor = Actor::Seat(Seat::from_number(person.seat).unwrap());
            let own: Vec<(i64, &str)> = lines
                .iter()
                .filter(|(_, line)| line.actor == actor)
                .map(|(number, line)| (*number, line.action().unwrap_or("undo")))
                .collect();
            let done: Vec<&str> = own.iter().map(|&(_, action)| action).collect();
            let told: Vec<&str> = person.acknowledged.iter().map(|(action, _)| action.as_str()).collect();
            assert_eq!(done, told, "table {}, seat {}", self.table, person.seat);
            let mut before = 0;
            for (&(number, action), &(_, version)) in own.iter().zip(&person.acknowledged) {
                assert!(before < number && number <= version, "{action} is entry {number}, not {before} to {version}");
                before = version;
            }
        }
    }
}

/// An answer that counts: a node that cannot reach its database asks to be asked again.
fn answered(answer: Answer) -> anyhow::Result<Answer> {
    anyhow::ensure!(answer.status != 503, "{}", answer.text);
    Ok(answer)
}

/// Replays a record: every action is legal, every draw comes from the secret, every state is sound, the result is right.
fn verify(record: &Record) {
    let start: Counting = record.start(&Options::usual()).unwrap();
    record.header.deal.as_ref().expect("draws can be checked").check(record, start.clone()).unwrap();
    let mut table = Table::new(start);
    let mut referee = CountingReferee;
    for line in &record.lines {
        line.play(&mut table, &mut Ignore).unwrap();
        referee.check(table.state()).unwrap();
    }
    let result = table.state().outcome().map(|outcome| outcome.to_string());
    assert!(result.is_some() && result == record.header.result, "{result:?}, {:?}", record.header.result);
}
