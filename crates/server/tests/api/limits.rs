//! What one stranger can do at their worst, and what the site allows.

use std::time::Duration;

use playtest::Client;
use reqwest::Method;
use serde_json::{Value, json};
use server::limits::{Allowed, Budget, Quota};
use store::{Append, EntryKind, NewEntry, Stage, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::kit::{Site, Told, bot, finished_solo, listed, now, on_every_engine, with};

const HOUR: Duration = Duration::from_secs(3_600);
/// How long anything may take that should happen soon.
const SOON: Duration = Duration::from_secs(60);

/// The same site with other limits.
async fn reopen(site: &mut Site, allowed: Allowed) {
    site.close().await;
    site.config.allowed = allowed;
    site.start().await;
}

/// No limits but this quota of a budget, per person.
fn only(budget: Budget, count: u32) -> Allowed {
    Allowed::anything().with(budget, Quota::new(count, HOUR), Quota::new(1_000_000, HOUR))
}

/// A number of the metrics.
async fn metric(site: &Site, name: &str) -> u64 {
    let text = site.stranger().get("/metrics").await.unwrap().text;
    let value =
        text.lines().find_map(|line| line.strip_prefix(&format!("{name} "))).unwrap_or_else(|| panic!("{text}"));
    value.parse().unwrap()
}

/// The statuses of many requests at the same time.
async fn statuses(count: usize, request: impl Fn() -> reqwest::RequestBuilder) -> Vec<u16> {
    let all: Vec<_> = (0..count).map(|_| tokio::spawn(request().send())).collect();
    let mut statuses = Vec::new();
    for one in all {
        statuses.push(one.await.unwrap().unwrap().status().as_u16());
    }
    statuses
}

fn count(statuses: &[u16], status: u16) -> usize {
    statuses.iter().filter(|&&other| other == status).count()
}

async fn analysed(player: &Client, table: &str) {
    let job = player.post(&format!("/api/tables/{table}/analysis"), &json!({})).await.is(202);
    let path = format!("/api/jobs/{}", job["id"].as_str().unwrap());
    let waiting = async {
        while player.get(&path).await.is(200)["result"].is_null() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(SOON * 2, waiting).await.expect("the analysis does not come to its end");
}

/// Each repetition once kept its own copy of the analysis for half an hour.
#[test]
fn repeated_analyses_keep_few_jobs_and_are_limited() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({})).await;
        analysed(&ada, &table).await;
        let path = format!("/api/tables/{table}/analysis");
        for _ in 0..10 {
            let again = statuses(10, || ada.request(Method::POST, &path)).await;
            assert_eq!(count(&again, 202), 10);
        }
        assert!(metric(site, "homestead_jobs").await <= 20);
        reopen(site, Allowed::default()).await;
        let ada = ada.at(&site.base);
        let flood = statuses(160, || ada.request(Method::POST, &path)).await;
        assert!(count(&flood, 429) > 30, "{flood:?}");
        assert_eq!(count(&flood, 202) + count(&flood, 429), 160);
    });
}

async fn uploads(site: &Site, who: &Client, record: &str) -> (u16, String) {
    let text: String = record.bytes().map(|byte| format!("%{byte:02x}")).collect();
    let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let request = who.request(Method::POST, "/games").build().unwrap();
    let sent = http
        .post(format!("{}/games", site.base))
        .headers(request.headers().clone())
        .header("content-type", "application/x-www-form-urlencoded")
        .body(format!("record={text}"));
    let answer = sent.send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// Drawing a name of 200,000 characters took minutes.
#[test]
fn names_in_records_are_as_short_and_visible_as_those_of_people() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({})).await;
        let record = ada.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
        let named = |name: &str| record.replace("Seat 1: Ada", &format!("Seat 1: {name}"));
        assert!(named("").len() < record.len(), "{record}");
        for name in ["A".repeat(31), "A\u{200b}da".to_owned(), "A".repeat(20_000)] {
            let (status, page) = uploads(site, &ada, &named(&name)).await;
            assert_eq!(status, 422, "{name}");
            assert!(page.contains("the name of seat 1 must have 1 to 30 visible characters"), "{page}");
        }
        for name in ["A".repeat(30), "pioneer".to_owned(), "Zoë".to_owned()] {
            assert_eq!(uploads(site, &ada, &named(&name)).await.0, 303, "{name}");
        }
    });
}

#[test]
fn uploads_are_counted_by_number_and_by_size() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({})).await;
        let record = ada.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
        let kilobytes = u32::try_from(record.len().div_ceil(1_000)).unwrap();
        for allowed in [only(Budget::Record, 2), only(Budget::RecordSize, 3 * kilobytes - 1)] {
            reopen(site, allowed).await;
            let eve = site.guest("Eve").await;
            for status in [303, 303, 429] {
                assert_eq!(uploads(site, &eve, &record).await.0, status);
            }
            assert_eq!(uploads(site, &site.guest("Dan").await, &record).await.0, 303);
        }
        // Guests cost nothing: the address is counted, too.
        let one = Quota::new(1, HOUR);
        reopen(site, Allowed::anything().with(Budget::Record, Quota::new(10, HOUR), one)).await;
        for (name, status) in [("Ida", 303), ("Joe", 429)] {
            assert_eq!(uploads(site, &site.guest(name).await, &record).await.0, status);
        }
    });
}

/// Answering and taking back filled the log for ever.
#[test]
fn a_seat_takes_back_only_so_often_and_the_game_goes_on() {
    on_every_engine(async |site| {
        reopen(site, Allowed { undos: 10, ..Allowed::anything() }).await;
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me"]})).await;
        while ada.view(&table, 1).await["can_undo"] != true {
            ada.answers(&table, 1).await;
        }
        for _ in 0..10 {
            ada.undoes(&table, false).await.is(200);
            ada.answers(&table, 1).await;
        }
        ada.undoes(&table, false).await.refused(409, "undo_limit");
        ada.answers(&table, 1).await;
    });
}

#[test]
fn every_write_is_limited() {
    on_every_engine(async |site| {
        reopen(site, only(Budget::Write, 1)).await;
        let table = site.guest("Host").await.sits_down(with(json!({"seats": ["me", "open"]}), listed())).await;
        let at = |what: &str| format!("/api/tables/{table}/{what}");
        let writes: [(Method, String, Value); 12] = [
            (Method::PATCH, "/api/me".to_owned(), json!({"name": "Eve"})),
            (Method::POST, "/api/tokens".to_owned(), json!({"name": "bot"})),
            (Method::DELETE, "/api/tokens/none".to_owned(), json!({})),
            (Method::DELETE, "/api/sessions/none".to_owned(), json!({})),
            (Method::POST, "/api/tables".to_owned(), json!({"seats": ["me"]})),
            (Method::POST, at("join"), json!({})),
            (Method::POST, at("leave"), json!({})),
            (Method::POST, at("start"), json!({})),
            (Method::POST, at("rematch"), json!({})),
            (Method::POST, at("rematch/decline"), json!({})),
            (Method::POST, at("seats/1/remove"), json!({})),
            (Method::POST, "/api/logout".to_owned(), json!({})),
        ];
        let eve = site.guest("Eve").await;
        eve.request(Method::PATCH, "/api/me").json(&json!({"name": "Eva"})).send().await.unwrap();
        for (method, path, body) in writes {
            let answer = eve.request(method, &path).json(&body).send().await.unwrap();
            assert_eq!(answer.status().as_u16(), 429, "{path}");
        }
        assert_eq!(metric(site, "homestead_refused_total{budget=\"write\"}").await, 12);
        reopen(site, only(Budget::Action, 1)).await;
        let dan = site.guest("Dan").await;
        let table = dan.sits_down(json!({"seats": ["me"]})).await;
        dan.answers(&table, 1).await;
        for what in ["actions", "undo", "resign", "return", "votes"] {
            let body = json!({"seat": 1, "decision": "1.1", "actions": ["x"]});
            let body = if what == "actions" { body } else { json!({}) };
            let body = if what == "votes" { json!({"seat": 1}) } else { body };
            dan.post(&format!("/api/tables/{table}/{what}"), &body).await.refused(429, "too_many");
        }
    });
}

#[test]
fn limits_hold_for_requests_at_the_same_moment() {
    on_every_engine(async |site| {
        reopen(site, Allowed { tables: 5, tokens: 4, ..Allowed::anything() }).await;
        let ada = site.guest("Ada").await;
        let seats = json!({"seats": ["me", "open"]});
        let tables = statuses(20, || ada.request(Method::POST, "/api/tables").json(&seats)).await;
        assert_eq!((count(&tables, 200), count(&tables, 429)), (5, 15), "{tables:?}");
        let name = json!({"name": "bot"});
        let tokens = statuses(20, || ada.request(Method::POST, "/api/tokens").json(&name)).await;
        assert_eq!((count(&tokens, 200), count(&tokens, 429)), (4, 16), "{tokens:?}");
    });
}

/// 217 hashes at the same time once took 2.7 GB.
#[test]
fn log_ins_wait_in_a_short_queue() {
    on_every_engine(async |site| {
        let account = json!({"name": "Nobody", "password": "correct horse battery"});
        let stranger = site.stranger();
        let answers = statuses(80, || stranger.request(Method::POST, "/api/login").json(&account)).await;
        assert!(count(&answers, 401) >= 32 && count(&answers, 503) > 0, "{answers:?}");
        assert_eq!(count(&answers, 401) + count(&answers, 503), 80);
        stranger.post("/api/login", &account).await.refused(401, "wrong");
    });
}

#[test]
fn pictures_are_limited() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({"listed": true})).await;
        let two = Quota::new(2, HOUR);
        reopen(site, Allowed::anything().with(Budget::Picture, two, two)).await;
        let path = format!("/games/{table}/share.png");
        let pictures = statuses(5, || site.stranger().request(Method::GET, &path)).await;
        // A text game has none; looking for them is limited all the same.
        assert_eq!((count(&pictures, 404), count(&pictures, 429)), (2, 3), "{pictures:?}");
    });
}

/// A socket that has sent this.
async fn socket(site: &Site, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(site.base.trim_start_matches("http://")).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    stream
}

/// All that comes until the socket is closed.
async fn heard(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset is as good an end as any other.
    let _ = tokio::time::timeout(SOON, stream.read_to_end(&mut bytes)).await.expect("the socket stays open");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn sockets_that_are_silent_slow_or_idle_are_closed() {
    on_every_engine(async |site| {
        reopen(site, Allowed { header_time: Duration::from_millis(500), ..Allowed::anything() }).await;
        let silent = socket(site, "").await;
        let half = socket(site, "GET / HTTP/1.1\r\nHost: he").await;
        let idle = socket(site, "GET /api/levels HTTP/1.1\r\nHost: here\r\n\r\n").await;
        heard(silent).await;
        heard(half).await;
        assert!(heard(idle).await.starts_with("HTTP/1.1 200"));
        // A stream is no idle connection.
        let (ada, _, table) = site.two_at_a_table(json!({})).await;
        let mut events = ada.streams(&table, "", None).await;
        tokio::time::sleep(Duration::from_millis(1_200)).await;
        ada.answers(&table, 1).await;
        crate::kit::hears(&mut events, "log", |_| true).await;
    });
}

#[test]
fn an_address_has_only_so_many_connections() {
    on_every_engine(async |site| {
        reopen(site, Allowed { connections: 3, ..Allowed::anything() }).await;
        let mut open = Vec::new();
        for _ in 0..3 {
            open.push(socket(site, "").await);
        }
        let fourth = socket(site, "GET /api/levels HTTP/1.1\r\nHost: here\r\n\r\n").await;
        assert_eq!(heard(fourth).await, "");
        drop(open);
        let again = async {
            loop {
                let socket = socket(site, "GET /metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await;
                let metrics = heard(socket).await;
                if metrics.contains("homestead_connections ") {
                    return;
                }
            }
        };
        tokio::time::timeout(SOON, again).await.expect("a place must be free again");
    });
}

#[test]
fn long_polls_count_as_streams() {
    on_every_engine(async |site| {
        reopen(site, Allowed { streams: 1, ..Allowed::anything() }).await;
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let path = format!("/api/tables/{table}/seats/2/messages?wait=60");
        // Ada's own poll may have the only place for a moment: Ben asks until it is his.
        let waiting = tokio::spawn(async move { while ben.get(&path).await.unwrap().status == 429 {} });
        let full = async {
            while ada.get(&format!("/api/tables/{table}/seats/1/messages?wait=1")).await.unwrap().status != 429 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(SOON, full).await.expect("the long poll must be counted");
        ada.get(&format!("/api/tables/{table}/seats/1/messages")).await.is(200);
        waiting.abort();
    });
}

/// Bots once played fifty tables of a banned guest to their end, and again after a restart.
#[test]
fn a_ban_closes_tables_where_nobody_else_plays() {
    on_every_engine(async |site| {
        let (mallory, ben) = (site.guest("Mallory").await, site.guest("Ben").await);
        let seats = json!({"seats": ["me", bot("pioneer")], "first": 1, "listed": true});
        let (alone, resigned) = (mallory.sits_down(seats.clone()).await, mallory.sits_down(seats).await);
        let shared = mallory.sits_down(json!({"seats": ["me", "open"], "stand_in": "random"})).await;
        ben.accepts(&shared, &mallory.invitation(&shared, 2).await).await;
        site.close().await;
        resign_unseen(site, &resigned).await;
        site.start().await;
        site.ban("Mallory").await;
        let (eve, ben) = (site.stranger(), ben.at(&site.base));
        for table in [&alone, &resigned] {
            eve.waits_until(table, |info| info["stage"] == "closed").await;
        }
        ben.waits_until(&shared, |info| info["seats"][0]["gone"] == true && info["stage"] == "playing").await;
        site.close().await;
        site.start().await;
        assert_eq!(eve.at(&site.base).looks(&alone).await["stage"], "closed");
        let page = eve.at(&site.base).get(&format!("/tables/{alone}")).await.unwrap();
        assert!(page.status == 200 && page.text.contains("This table was closed"), "{}", page.text);
    });
}

/// The first player leaves a table to bots, and no steward hears of it: they would play the toy to its end at once.
async fn resign_unseen(site: &Site, table: &str) {
    let store = Store::open(&site.config.database, "writer").await.unwrap();
    let seen = store.load(table).await.unwrap().unwrap().table.version;
    let resigns = vec![NewEntry { seat: Some(1), ..NewEntry::new(EntryKind::Resign) }];
    store.append(Append::new(table, seen, now(), Stage::Playing, resigns)).await.unwrap();
    store.close().await;
}

#[test]
fn a_host_has_few_games_without_people() {
    on_every_engine(async |site| {
        // The toy is over so soon that one game may end before the next begins; so none is allowed.
        reopen(site, Allowed { bot_games: 0, ..Allowed::anything() }).await;
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        let shared = ada.sits_down(json!({"seats": ["me", "open"]})).await;
        ben.accepts(&shared, &ada.invitation(&shared, 2).await).await;
        ada.post(&format!("/api/tables/{shared}/resign"), &json!({})).await.is(200);
        for _ in 0..3 {
            let table = ada.sits_down(json!({"seats": ["me", bot("pioneer")]})).await;
            ada.post(&format!("/api/tables/{table}/resign"), &json!({})).await.is(200);
            ada.waits_until(&table, |info| info["stage"] == "closed").await;
        }
        assert_eq!(ben.looks(&shared).await["stage"], "playing");
    });
}

#[test]
fn a_program_may_ask_for_its_next_question_as_often_as_it_moves() {
    on_every_engine(async |site| {
        reopen(site, Allowed::default()).await;
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me"]})).await;
        // More often than a browser opens streams.
        for _ in 0..90 {
            ada.get(&format!("/api/tables/{table}/seats/1/messages?wait=30")).await.is(200);
        }
    });
}

#[test]
fn uploads_leave_room_on_the_disk_for_games() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({})).await;
        let record = ada.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
        reopen(site, Allowed { spare_disk: u64::MAX, ..Allowed::anything() }).await;
        let (status, text) = uploads(site, &ada.at(&site.base), &record).await;
        match &site.config.database {
            store::Engine::Sqlite(_) => assert_eq!(status, 507, "{text}"),
            // A server looks after its own disk.
            store::Engine::Postgres(_) => assert_eq!(status, 303, "{text}"),
        }
    });
}
