//! Starting and stopping a site: clear words when it cannot start, and nothing cut off when it stops.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "tests may panic"
)]

mod site;

use std::time::{Duration, Instant};

use playtest::Client;
use serde_json::json;
use site::{Database, Node, free_port};
use sqlx::{Connection, Executor};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

fn program() -> std::path::PathBuf {
    env!("CARGO_BIN_EXE_homestead").into()
}

/// What it says when it cannot start.
fn refuses(listen: &str, database: &str) -> String {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_homestead"));
    command.args(["serve", "--listen", listen, "--database", database]).env("NO_COLOR", "1");
    let output = command.timeout(Duration::from_secs(30)).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

fn anywhere() -> String {
    format!("127.0.0.1:{}", free_port())
}

#[test]
fn a_port_that_is_taken_is_named_and_so_is_the_way_out() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let said = refuses(&address.to_string(), &Database::sqlite().url);
    assert!(said.contains(&format!("port {} of 127.0.0.1 is taken", address.port())), "{said}");
    assert!(said.contains("--listen"), "{said}");
}

#[tokio::test]
async fn a_file_is_for_one_homestead_at_a_time() {
    let database = Database::sqlite();
    let mut node = Node::start(&database).await;
    let said = refuses(&anywhere(), &database.url);
    assert!(said.contains("homestead.db is in use by another homestead"), "{said}");
    node.kill();
    node.restart().await;
}

#[test]
fn a_database_that_does_not_answer_is_named_with_the_reason_but_without_its_password() {
    let since = Instant::now();
    let port = free_port();
    let said = refuses(&anywhere(), &format!("postgres://nobody:hush@127.0.0.1:{port}/games"));
    assert!(since.elapsed() < Duration::from_secs(15), "{:?}", since.elapsed());
    assert!(said.contains(&format!("cannot reach the database postgres://127.0.0.1:{port}/games: ")), "{said}");
    assert!(said.contains("refused"), "{said}");
    assert!(!said.contains("hush"), "{said}");
}

#[test]
fn what_names_no_database_is_refused_with_what_would() {
    for nonsense in ["mysql://somewhere/games", "games.db", "sqlite:", ""] {
        let said = refuses(&anywhere(), nonsense);
        assert!(said.contains(&format!("«{nonsense}» names no database; write sqlite:PATH or postgres://")), "{said}");
    }
    let said = refuses(&anywhere(), "postgres://nobody@127.0.0.1:port/games");
    assert!(said.contains("cannot reach the database postgres://127.0.0.1:port/games: "), "{said}");
    let said = refuses(&anywhere(), "sqlite:/dev/null/games.db");
    assert!(said.contains("cannot write to /dev/null/games.db: "), "{said}");
}

const LATER: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
    SELECT 9999, 'later', success, checksum, execution_time FROM _sqlx_migrations LIMIT 1";

#[tokio::test]
async fn a_file_of_a_newer_homestead_is_left_alone() {
    let database = Database::sqlite();
    Node::start(&database).await.kill();
    let path = database.url.replace("sqlite:", "sqlite://");
    let mut connection = sqlx::SqliteConnection::connect(&path).await.unwrap();
    connection.execute(LATER).await.unwrap();
    connection.close().await.unwrap();
    let said = refuses(&anywhere(), &database.url);
    assert!(said.contains("homestead.db was made by a newer homestead"), "{said}");
}

#[tokio::test]
async fn a_postgresql_database_of_a_newer_homestead_is_left_alone() {
    let Some(database) = Database::postgres().await else { return };
    Node::start(&database).await.kill();
    let mut connection = sqlx::PgConnection::connect(&database.url).await.unwrap();
    connection.execute(LATER).await.unwrap();
    let said = refuses(&anywhere(), &database.url);
    assert!(said.contains("was made by a newer homestead"), "{said}");
}

#[tokio::test]
async fn nodes_that_start_at_the_same_moment_on_an_empty_postgresql_all_come_up() {
    let Some(database) = Database::postgres().await else { return };
    let mut nodes = [Node::new(&database), Node::new(&database), Node::new(&database)];
    nodes.iter_mut().for_each(Node::launch);
    for node in &mut nodes {
        node.ready().await;
    }
    // One key for all: who is known at one is known at the others.
    let guest = Client::guest(&reqwest::Client::new(), &nodes[0].base, "Ada").await.unwrap();
    for node in &nodes {
        assert_eq!(guest.at(&node.base).get("/api/me/tables").await.unwrap().status, 200);
    }
}

#[tokio::test]
async fn told_to_stop_it_finishes_what_runs_ends_streams_and_is_content() {
    for signal in ["TERM", "INT"] {
        let database = Database::sqlite();
        let mut node = Node::start(&database).await;
        let guest = Client::guest(&reqwest::Client::new(), &node.base, "Ada").await.unwrap();
        let table = guest.table(&json!({"seats": ["me", {"bot": "farmhand"}]})).await.unwrap();
        let mut stream = guest.follow(&format!("/api/tables/{table}/stream"), None).await.unwrap();

        let mut slow = TcpStream::connect(node.base.trim_start_matches("http://")).await.unwrap();
        let request =
            "POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n";
        slow.write_all(request.as_bytes()).await.unwrap();
        slow.write_all(b"{\"name\"").await.unwrap();
        sleep(Duration::from_millis(300)).await;
        node.signal(signal);
        sleep(Duration::from_millis(300)).await;
        slow.write_all(b": \"Bo\"}").await.unwrap();
        let mut answer = String::new();
        timeout(Duration::from_secs(20), slow.read_to_string(&mut answer)).await.expect("an answer").unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{signal}: {answer}");

        let ends = async { while let Ok(Some(_)) = stream.next().await {} };
        timeout(Duration::from_secs(20), ends).await.expect("the stream ends");
        assert_eq!(node.ended().await.code(), Some(0), "{signal}: {}", node.logged());
        assert!(!node.logged().contains("were not finished"), "{}", node.logged());
    }
}

#[tokio::test]
async fn what_goes_wrong_is_logged_with_the_table_and_without_colours() {
    let database = Database::sqlite();
    let mut node = Node::start(&database).await;
    let guest = Client::guest(&reqwest::Client::new(), &node.base, "Ada").await.unwrap();
    let table = guest.table(&json!({"seats": ["me"]})).await.unwrap();
    node.kill();
    let path = database.url.replace("sqlite:", "sqlite://");
    let mut connection = sqlx::SqliteConnection::connect(&path).await.unwrap();
    connection.execute("UPDATE log SET text = '1 winter: done' WHERE number = 3").await.unwrap();
    connection.close().await.unwrap();
    node.restart().await;
    assert_eq!(guest.at(&node.base).get(&format!("/tables/{table}")).await.unwrap().status, 500);
    assert!(node.logged().contains(&format!("table=\"{table}\"")), "{}", node.logged());
    assert!(!node.logged().contains('\u{1b}'), "{}", node.logged());
}

/// Threads that computed pictures, and sockets that said nothing, once kept the process for minutes; bots that answered after the
/// database was closed left errors in the log.
#[tokio::test]
async fn with_bots_at_work_and_stuck_clients_it_stops_in_bounded_time_without_an_error() {
    let database = Database::sqlite();
    let mut node = Node::start(&database).await;
    let guest = Client::guest(&reqwest::Client::new(), &node.base, "Ada").await.unwrap();
    for level in ["farmhand", "pioneer", "farmhand", "pioneer"] {
        let bot = json!({"bot": level});
        let table = guest.table(&json!({"seats": ["me", bot, bot, bot], "stand_in": level})).await.unwrap();
        guest.post(&format!("/api/tables/{table}/resign"), &json!({})).await.unwrap();
    }
    let address = node.base.trim_start_matches("http://").to_owned();
    let mut stuck = Vec::new();
    let body =
        "POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{";
    for sent in ["", "GET / HTTP/1.1\r\nHo", body] {
        let mut socket = TcpStream::connect(&address).await.unwrap();
        socket.write_all(sent.as_bytes()).await.unwrap();
        stuck.push(socket);
    }
    sleep(Duration::from_millis(500)).await;
    node.signal("TERM");
    let since = Instant::now();
    assert_eq!(node.ended().await.code(), Some(0), "{}", node.logged());
    assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());
    assert!(!node.logged().contains("ERROR"), "{}", node.logged());
}
