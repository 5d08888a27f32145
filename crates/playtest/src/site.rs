//! A site for a test, on every database there is, and short words for what people do there.
//!
//! A test runs on SQLite, and on PostgreSQL too when `HOMESTEAD_TEST_POSTGRES` names a server.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "it is a part of tests, which may panic"
)]

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use host::AnyTitle;
use serde_json::{Value, json};
use server::limits::Allowed;
use server::{Config, ServeError};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, Connection, Executor, PgConnection};
use store::{Engine, NewTable, Person, SeatRow, Store, Token};
use table::Chance;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::{Answer, Client, Event, Events, Stepped};

/// The games of a site.
pub type Titles = &'static [&'static dyn AnyTitle];

/// Names a PostgreSQL server where databases can be made.
const POSTGRES: &str = "HOMESTEAD_TEST_POSTGRES";
/// How long anything may take that should happen soon.
const SOON: Duration = Duration::from_secs(60);

/// Runs a test on every database there is here, each time on a new site.
pub fn on_every_engine(titles: Titles, test: impl AsyncFn(&mut Site)) {
    on_every_database(titles, async |database| {
        let mut site = database.site().await;
        test(&mut site).await;
        site.close().await;
    });
}

/// The same for a test that opens its sites itself.
pub fn on_every_database(titles: Titles, test: impl AsyncFn(&Database)) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        for database in [Some(Database::sqlite(titles)), Database::postgres(titles).await].into_iter().flatten() {
            eprintln!("on {}", database.engine);
            test(&database).await;
            database.drop().await;
        }
    });
}

/// An empty database that goes away after the test.
#[derive(Debug)]
pub struct Database {
    /// Where it is.
    pub engine: Engine,
    titles: Titles,
    folder: Option<TempDir>,
}

impl Database {
    fn sqlite(titles: Titles) -> Database {
        let folder = tempfile::tempdir().unwrap();
        Database { engine: Engine::Sqlite(folder.path().join("homestead.db")), titles, folder: Some(folder) }
    }

    async fn postgres(titles: Titles) -> Option<Database> {
        let server = std::env::var(POSTGRES).ok().filter(|server| !server.is_empty())?;
        let name = format!("homestead_test_{:016x}", getrandom::u64().unwrap());
        let mut connection = PgConnection::connect(&server).await.unwrap();
        connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        Some(Database { engine: Engine::Postgres(named(&server, &name)), titles, folder: None })
    }

    /// A site on it.
    pub async fn site(&self) -> Site {
        Site::open(self.engine.clone(), self.titles).await
    }

    /// Another one of the same kind.
    pub async fn another(&self) -> Database {
        match self.engine {
            Engine::Sqlite(_) => Database::sqlite(self.titles),
            Engine::Postgres(_) => Database::postgres(self.titles).await.unwrap(),
        }
    }

    /// Writes to it, before any site is open on it.
    pub async fn written(&self, write: impl AsyncFnOnce(&Store)) {
        let store = Store::open(&self.engine, "writer").await.unwrap();
        write(&store).await;
        store.close().await;
    }

    /// A test that fails leaves its PostgreSQL database behind, to be looked at.
    pub async fn drop(self) {
        if let Engine::Postgres(url) = &self.engine {
            let name = url.split('?').next().unwrap().rsplit('/').next().unwrap();
            let mut connection = PgConnection::connect(&std::env::var(POSTGRES).unwrap()).await.unwrap();
            let drop = format!("DROP DATABASE {name} WITH (FORCE)");
            connection.execute(sqlx::AssertSqlSafe(drop)).await.unwrap();
        }
        drop(self.folder);
    }
}

/// The address of another database of the same server.
fn named(server: &str, name: &str) -> String {
    let (address, settings) = server.split_once('?').map_or((server, None), |(address, all)| (address, Some(all)));
    let (scheme, rest) = address.split_once("://").unwrap();
    let host = rest.split('/').next().unwrap();
    let settings = settings.map(|all| format!("?{all}")).unwrap_or_default();
    format!("{scheme}://{host}/{name}{settings}")
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

/// When everything was written that was there before the site.
pub const THEN: i64 = 1_700_000_000_000;
/// What all draws come from at tables that were there before the site.
pub const SECRET: &str = "5ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4e75ec4";
/// What lets others watch there.
pub const WATCH: &str = "a11ce";

/// Somebody whom the site will know by a token: their id is their name.
pub async fn write_person(store: &Store, id: &str) {
    let name = id.to_owned();
    let person = Person { id: name.clone(), name: name.clone(), login: None, password: None, created: THEN, banned: 0 };
    store.add_person(&person).await.unwrap();
    let digest: String = Sha256::digest(token(id)).iter().map(|byte| format!("{byte:02x}")).collect();
    let token = Token { id: format!("of-{id}"), person: name, name: "program".to_owned(), created: THEN, seen: None };
    store.add_token(&token, &digest).await.unwrap();
}

/// A table of the first of these people where all of them sit, and where nothing has happened yet.
pub async fn write_table(store: &Store, title: &dyn AnyTitle, id: &str, people: &[&str], options: &Value) {
    let seats =
        (1..).zip(people).map(|(seat, id)| SeatRow { seat, person: Some((*id).to_owned()), ..SeatRow::default() });
    store.create(&new_table(title, id, seats.collect(), options)).await.unwrap();
}

/// A table made by the player on the first of these seats.
pub fn new_table(title: &dyn AnyTitle, id: &str, seats: Vec<SeatRow>, options: &Value) -> NewTable {
    let edition = title.edition();
    NewTable {
        id: id.to_owned(),
        host: seats.first().and_then(|seat| seat.person.clone()).unwrap(),
        at: THEN,
        listed: options["listed"] == true,
        game: title.name().to_owned(),
        rules: title.rules().into(),
        edition: (edition.title, edition.text),
        options: options.to_string(),
        secret: SECRET.to_owned(),
        watch: WATCH.to_owned(),
        seats,
        wake: None,
    }
}

fn token(person: &str) -> String {
    format!("token of {person}")
}

/// A running site.
#[derive(Debug)]
pub struct Site {
    /// How it runs, and how it will run when it is started again.
    pub config: Config,
    /// Its address.
    pub base: String,
    /// The HTTP client that people share.
    pub http: reqwest::Client,
    running: Option<Running>,
}

/// What stops a site, and what it comes to then.
#[derive(Debug)]
struct Running {
    stop: oneshot::Sender<()>,
    serves: JoinHandle<Result<(), ServeError>>,
}

impl Site {
    /// A site with these games on this database, where anything is allowed.
    pub async fn open(database: Engine, titles: Titles) -> Site {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let allowed = Allowed::anything();
        Site::with(Config { address, database, behind_proxy: false, allowed, titles, editions: Vec::new() }).await
    }

    /// A site that runs like this.
    pub async fn with(config: Config) -> Site {
        let mut site = Site { config, base: String::new(), http: reqwest::Client::new(), running: None };
        site.start().await;
        site
    }

    /// Starts it; nothing is in memory then.
    pub async fn start(&mut self) {
        let (stop, stopped) = oneshot::channel();
        let (ready, is_ready) = oneshot::channel();
        let config = self.config.clone();
        let stop_it = async {
            let _ = stopped.await;
        };
        let serves = tokio::spawn(server::serve(config, stop_it, |address| ready.send(address).unwrap()));
        self.base = match is_ready.await {
            Ok(address) => format!("http://{address}"),
            Err(_) => panic!("the site does not start: {:?}", serves.await),
        };
        self.running = Some(Running { stop, serves });
    }

    /// Stops it.
    pub async fn close(&mut self) {
        let Running { stop, serves } = self.running.take().unwrap();
        stop.send(()).unwrap();
        serves.await.unwrap().unwrap();
    }

    /// A connection to the database behind the site's back.
    pub async fn database(&self) -> AnyConnection {
        sqlx::any::install_default_drivers();
        let address = match &self.config.database {
            Engine::Sqlite(path) => format!("sqlite://{}", path.display()),
            Engine::Postgres(url) => url.clone(),
        };
        AnyConnection::connect(&address).await.unwrap()
    }

    /// Changes the database behind the site's back.
    pub async fn tampered(&self, statement: &'static str) {
        self.database().await.execute(statement).await.unwrap();
    }

    /// Stops, lets the database be changed, and starts again: nothing is in memory then.
    pub async fn restarted_after(&mut self, statement: &'static str) {
        self.close().await;
        self.tampered(statement).await;
        self.start().await;
    }

    /// Bans somebody who sits at a table, as `homestead admin ban` does.
    pub async fn ban(&self, name: &str) {
        let store = Store::open_beside(&self.config.database, "admin").await.unwrap();
        let found = store.all_tables(100).await.unwrap();
        for person in found.iter().flat_map(|table| table.seats.iter().filter_map(|seat| seat.person.clone())) {
            let mut person = store.person(&person).await.unwrap().unwrap();
            if person.name == name {
                person.banned = 1;
                store.set_person(&person).await.unwrap();
            }
        }
        store.bump_admin_version().await.unwrap();
        store.close().await;
    }

    /// Somebody nobody knows.
    pub fn stranger(&self) -> Client {
        Client::new(&self.http, &self.base)
    }

    /// Somebody who was there before the site.
    pub fn person(&self, id: &str) -> Client {
        self.stranger().with_token(&token(id))
    }

    /// A guest.
    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.http, &self.base, name).await.unwrap()
    }

    /// Two people at a table of theirs that has just begun; the first one made it.
    pub async fn two_at_a_table(&self, more: Value) -> (Client, Client, String) {
        let (ada, ben) = (self.guest("Ada").await, self.guest("Ben").await);
        let table = ada.sits_down(with(json!({"seats": ["me", "open"], "first": 1}), more)).await;
        ben.accepts(&table, &ada.invitation(&table, 2).await).await;
        (ada, ben, table)
    }
}

/// Options of a table that strangers find: it needs a clock.
pub fn listed() -> Value {
    json!({"listed": true, "clock": {"correspondence": {"days": 2, "bank": 2}}})
}

/// Options with others on top.
pub fn with(mut options: Value, more: Value) -> Value {
    let more = more.as_object().cloned().unwrap_or_default();
    options.as_object_mut().unwrap().extend(more);
    options
}

/// Bots that answer at once, for tests that are not about bots.
pub fn bot(name: &str) -> Value {
    json!({"bot": name})
}

/// What an answer has to be.
pub trait Told {
    /// The body of an answer that must have this status.
    fn is(self, status: u16) -> Value;
    /// The body of an answer that must be refused with this status and this word.
    fn refused(self, status: u16, error: &str) -> Value;
}

impl Told for anyhow::Result<Answer> {
    #[track_caller]
    fn is(self, status: u16) -> Value {
        let answer = self.unwrap();
        assert_eq!(answer.status, status, "{}", answer.text);
        answer.body
    }

    #[track_caller]
    fn refused(self, status: u16, error: &str) -> Value {
        let body = self.is(status);
        assert_eq!(body["error"], error, "{body}");
        assert!(body["message"].as_str().is_some_and(|message| !message.is_empty()), "{body}");
        body
    }
}

/// What people do.
impl Client {
    /// Makes a table; its name.
    pub async fn sits_down(&self, options: Value) -> String {
        self.post("/api/tables", &options).await.is(200)["id"].as_str().unwrap().to_owned()
    }

    /// Takes the seat of an invitation.
    pub async fn accepts(&self, table: &str, invitation: &str) -> Value {
        self.post(&format!("/api/tables/{table}/join"), &json!({"invitation": invitation})).await.is(200)
    }

    /// What the host passes on.
    pub async fn invitation(&self, table: &str, seat: usize) -> String {
        self.looks(table).await["seats"][seat - 1]["invitation"].as_str().unwrap().to_owned()
    }

    /// The table from outside the game.
    pub async fn looks(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.is(200)
    }

    /// The game as a seat sees it, with what it can do.
    pub async fn view(&self, table: &str, seat: u8) -> Value {
        self.get(&format!("/api/tables/{table}/view?seat={seat}")).await.is(200)
    }

    /// Answers a decision.
    pub async fn acts(&self, table: &str, seat: u8, decision: &Value, actions: &[&str]) -> anyhow::Result<Answer> {
        let body = json!({"seat": seat, "decision": decision, "actions": actions});
        self.post(&format!("/api/tables/{table}/actions"), &body).await
    }

    /// Does the first thing that is legal.
    pub async fn answers(&self, table: &str, seat: u8) -> Value {
        let view = self.view(table, seat).await;
        let action = view["legal"][0].as_str().unwrap_or_else(|| panic!("nothing is asked of seat {seat}: {view}"));
        self.acts(table, seat, &view["decision"], &[action]).await.is(200)
    }

    /// Takes the last answer back, or all of the open turn.
    pub async fn undoes(&self, table: &str, whole_turn: bool) -> anyhow::Result<Answer> {
        self.post(&format!("/api/tables/{table}/undo"), &json!({"whole_turn": whole_turn})).await
    }

    /// Looks at the table until it is as it should be.
    pub async fn waits_until(&self, table: &str, what: impl Fn(&Value) -> bool) -> Value {
        let waiting = async {
            loop {
                let info = self.looks(table).await;
                if what(&info) {
                    return info;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(SOON, waiting).await.expect("this never came")
    }

    /// Follows a table; `after` is the last version this person knows.
    pub async fn streams(&self, table: &str, query: &str, after: Option<i64>) -> Events {
        self.follow(&format!("/api/tables/{table}/stream{query}"), after).await.unwrap()
    }
}

/// The next event of this name that fits.
pub async fn hears(events: &mut Events, name: &str, what: impl Fn(&Value) -> bool) -> Event {
    let hearing = async {
        loop {
            let event = events.next().await.unwrap().expect("the stream has ended");
            if event.name == name && what(&event.data) {
                return event;
            }
        }
    };
    tokio::time::timeout(SOON, hearing).await.expect("this was never told")
}

/// Plays a game to its end: everybody answers at random whatever is asked of their seats.
pub async fn play_out(table: &str, players: &[(&Client, u8)], seed: u64) {
    let mut chance = Chance::new(seed, 0);
    let playing = async {
        loop {
            let mut asked = false;
            for (player, seat) in players {
                match player.step(table, *seat, |count| chance.below(count)).await.unwrap() {
                    Stepped::Over => return,
                    Stepped::Acted(_) => asked = true,
                    Stepped::NotAsked => {}
                }
            }
            if !asked {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    };
    tokio::time::timeout(SOON * 2, playing).await.expect("the game does not come to its end");
}

/// A game of one, played to its end.
pub async fn finished_solo(player: &Client, more: Value) -> String {
    let table = player.sits_down(with(json!({"seats": ["me"]}), more)).await;
    play_out(&table, &[(player, 1)], 7).await;
    table
}
