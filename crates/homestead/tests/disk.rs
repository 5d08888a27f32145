//! A site on SQLite whose disk fails, whose file is taken away, or whose file somebody else wants.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    reason = "tests may panic"
)]

mod site;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use playtest::Client;
use playtest::faults::Fault;
use serde_json::{Value, json};
use site::{Database, Node};
use sqlx::{Connection, Row, SqliteConnection};
use tokio::time::sleep;

fn program() -> std::path::PathBuf {
    env!("CARGO_BIN_EXE_homestead").into()
}

const PATIENCE: Duration = Duration::from_secs(60);

/// The version of a table and its lines of chat, as another process reads them from the file.
async fn written(database: &Database, table: &str) -> (i64, i64) {
    let path = database.url.strip_prefix("sqlite:").unwrap();
    let mut connection = SqliteConnection::connect(&format!("sqlite://{path}?mode=ro")).await.unwrap();
    let row = sqlx::query(
        "SELECT version, (SELECT COUNT(*) FROM chat WHERE table_id = tables.id) AS said FROM tables WHERE id = $1",
    );
    let row = row.bind(table).fetch_one(&mut connection).await.unwrap();
    (row.get("version"), row.get("said"))
}

/// Whether a line of chat was acknowledged.
async fn says(player: &Client, table: &str) -> bool {
    let answer = player.post(&format!("/api/tables/{table}/chat"), &json!({"text": "hello"})).await.unwrap();
    assert!(matches!(answer.status, 200 | 503), "{}", answer.text);
    answer.status == 200
}

/// Answers what is asked of the only seat with what comes first; the version if it was acknowledged.
async fn moves(player: &Client, table: &str) -> Option<i64> {
    let view = player.get(&format!("/api/tables/{table}/view")).await.unwrap();
    let body = json!({"decision": view.body["decision"], "actions": [view.body["legal"][0]]});
    let answer = player.post(&format!("/api/tables/{table}/actions"), &body).await.unwrap();
    match answer.status {
        200 => answer.body["version"].as_i64(),
        503 => None,
        status => panic!("{status}: {}", answer.text),
    }
}

async fn healthy(node: &Node) -> (u16, Value) {
    let answer = reqwest::get(format!("{}/healthz", node.base)).await.unwrap();
    let status = answer.status().as_u16();
    (status, serde_json::from_str(&answer.text().await.unwrap()).unwrap())
}

#[tokio::test]
async fn c1_after_failed_commits_a_move_is_acknowledged_only_when_it_is_written() {
    let database = Database::sqlite();
    let Some(faults) = database.faults.clone() else { return };
    let mut node = Node::start(&database).await;
    let ada = Client::guest(&reqwest::Client::new(), &node.base, "Ada").await.unwrap();
    let table = ada.table(&json!({"seats": ["me"]})).await.unwrap();
    let (mut acknowledged, mut said) = (moves(&ada, &table).await.unwrap(), 0);
    for fault in Fault::ALL {
        // Two failed commits in a row were enough to lose everything that followed.
        faults.inject(fault, 12).unwrap();
        let mut refused = 0;
        let since = Instant::now();
        while faults.remaining().unwrap() > 0 {
            match moves(&ada, &table).await {
                Some(version) => acknowledged = version,
                None => refused += 1,
            }
            said += i64::from(says(&ada, &table).await);
            assert_eq!(written(&database, &table).await, (acknowledged, said), "{fault:?}");
            assert!(since.elapsed() < PATIENCE, "{fault:?}: nothing fails any more");
        }
        assert!(refused >= 2, "{fault:?}: {refused} moves were refused");
        for _ in 0..3 {
            acknowledged = moves(&ada, &table).await.expect("the disk works again");
            assert_eq!(written(&database, &table).await, (acknowledged, said), "{fault:?}");
        }
        let bo = Client::guest(&reqwest::Client::new(), &node.base, "Bo").await.unwrap();
        assert_eq!(bo.get("/api/me").await.unwrap().status, 200, "{fault:?}: a new guest is known");
    }
    node.signal("TERM");
    node.ended().await;
    node.restart().await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.unwrap().body["version"], acknowledged);
}

#[tokio::test]
async fn m7_healthz_says_what_is_wrong_while_nothing_can_be_written() {
    let database = Database::sqlite();
    let Some(faults) = database.faults.clone() else { return };
    let node = Node::start(&database).await;
    assert_eq!(healthy(&node).await.0, 200);
    faults.inject(Fault::Full, i32::MAX).unwrap();
    sleep(Duration::from_secs(1)).await;
    let (status, body) = healthy(&node).await;
    assert_eq!((status, &body["error"]), (503, &json!("unhealthy")));
    assert!(body["message"].as_str().unwrap().contains("full"), "{body}");
    faults.inject(Fault::Full, 0).unwrap();
    sleep(Duration::from_secs(1)).await;
    assert_eq!(healthy(&node).await.0, 200);
}

#[tokio::test]
async fn m7_nothing_is_acknowledged_after_the_file_was_deleted() {
    let database = Database::sqlite();
    let node = Node::start(&database).await;
    let ada = Client::guest(&reqwest::Client::new(), &node.base, "Ada").await.unwrap();
    let table = ada.table(&json!({"seats": ["me"]})).await.unwrap();
    assert!(moves(&ada, &table).await.is_some());
    std::fs::remove_file(database.folder.path().join("homestead.db")).unwrap();
    assert_eq!(moves(&ada, &table).await, None);
    assert_eq!(ada.post("/api/tables", &json!({"seats": ["me"]})).await.unwrap().status, 503);
    sleep(Duration::from_secs(1)).await;
    let (status, body) = healthy(&node).await;
    assert_eq!(status, 503);
    assert!(body["message"].as_str().unwrap().contains("was deleted or replaced"), "{body}");
}

fn refuses(database: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_homestead"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(format!("sqlite:{}", database.display()));
    let output = command.output().unwrap();
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

#[tokio::test]
async fn l1_a_file_has_one_server_under_whatever_name() {
    let database = Database::sqlite();
    let _node = Node::start(&database).await;
    let file = database.folder.path().join("homestead.db");
    let (link, hard_link) = (database.folder.path().join("link.db"), database.folder.path().join("hard.db"));
    std::os::unix::fs::symlink(&file, &link).unwrap();
    std::fs::hard_link(&file, &hard_link).unwrap();
    for name in [file, link, hard_link] {
        assert!(refuses(&name).contains("is in use by another homestead"), "{}", name.display());
    }
}

#[tokio::test]
async fn l2_only_the_owner_can_read_the_database() {
    let database = Database::sqlite();
    let file = database.folder.path().join("homestead.db");
    // As an earlier version left it.
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    let node = Node::start(&database).await;
    Client::guest(&reqwest::Client::new(), &node.base, "Ada").await.unwrap();
    for name in ["homestead.db", "homestead.db-wal", "homestead.db-shm"] {
        let mode = std::fs::metadata(database.folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[test]
fn l7_a_file_that_is_no_database_is_refused_at_once_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("picture.png");
    std::fs::write(&file, [7; 4096]).unwrap();
    let refusal = refuses(&file);
    assert!(refusal.contains("file is not a database"), "{refusal}");
}
