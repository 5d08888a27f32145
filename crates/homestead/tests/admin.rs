//! Looking after a site that runs.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "tests may panic")]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use playtest::{Client, Stepped};
use serde_json::{Value, json};
use store::{Engine, Store};
use tempfile::TempDir;

/// A site of its own process; it ends with the test.
struct Site {
    process: Child,
    base: String,
}

impl Site {
    fn start(database: &Path) -> Site {
        let mut command = Command::new(env!("CARGO_BIN_EXE_homestead"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--database"]).arg(named(database));
        let mut process = command.env("RUST_LOG", "warn").stdout(Stdio::piped()).spawn().unwrap();
        let mut greeting = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
        let base = greeting.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
        Site { process, base }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn named(database: &Path) -> String {
    format!("sqlite:{}", database.display())
}

fn admin(database: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_homestead"));
    command.arg("admin").args(args).arg("--database").arg(named(database)).output().unwrap()
}

fn says(database: &Path, args: &[&str]) -> String {
    let output = admin(database, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refuses(database: &Path, args: &[&str]) -> String {
    let output = admin(database, args);
    assert!(!output.status.success(), "{args:?} should fail");
    String::from_utf8(output.stderr).unwrap()
}

async fn answers_with(client: &Client, path: &str, status: u16) -> Value {
    for _ in 0..100 {
        let answer = client.get(path).await.unwrap();
        if answer.status == status {
            return answer.body;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path} does not answer with {status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_is_backed_up_while_it_is_played_on_and_goes_on_elsewhere() {
    let folder = TempDir::new().unwrap();
    let (here, there, file) = (folder.path().join("a.db"), folder.path().join("b.db"), folder.path().join("all.jsonl"));
    let file = file.to_str().unwrap();
    let site = Site::start(&here);
    let ann = Client::guest(&reqwest::Client::new(), &site.base, "Ann").await.unwrap();
    let table = ann.table(&json!({"seats": ["me", {"bot": "seedling"}]})).await.unwrap();
    let playing = {
        let (ann, table) = (ann.clone(), table.clone());
        tokio::spawn(async move {
            while ann.step(&table, 1, |_| 0).await.unwrap() != Stepped::Over {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        })
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    says(&here, &["backup", file]);
    playing.await.unwrap();
    assert!(refuses(&here, &["restore", file]).contains("is in use"));
    says(&there, &["restore", file]);
    assert!(refuses(&there, &["restore", file]).contains("is not empty"));

    let open = async |path: &Path| Store::open_beside(&Engine::Sqlite(path.to_owned()), "test").await.unwrap();
    let before = open(&here).await.load(&table).await.unwrap().unwrap();
    let after = open(&there).await.load(&table).await.unwrap().unwrap();
    assert!(!after.log.is_empty());
    assert_eq!(after.log[..], before.log[..after.log.len()]);

    // Ann is still Ann at the other site, cookie and all, and plays the game to its end.
    let other = Site::start(&there);
    let ann = ann.at(&other.base);
    while ann.step(&table, 1, |_| 0).await.unwrap() != Stepped::Over {}
    assert_eq!(ann.get(&format!("/api/tables/{table}/record")).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_site_applies_bans_and_deletions() {
    let folder = TempDir::new().unwrap();
    let here = folder.path().join("a.db");
    let site = Site::start(&here);
    let http = reqwest::Client::new();
    let (ann, bob) = (Client::guest(&http, &site.base, "Ann").await, Client::guest(&http, &site.base, "Bob").await);
    let (ann, bob) = (ann.unwrap(), bob.unwrap());
    let clock = json!({"correspondence": {"days": 2, "bank": 2}});
    let options = json!({"seats": ["me", "open"], "listed": true, "clock": clock, "stand_in": "seedling"});
    let table = ann.table(&options).await.unwrap();
    let join = bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    assert_eq!(join.status, 200, "{}", join.text);

    let all: Value = serde_json::from_str(&says(&here, &["tables", "--json"])).unwrap();
    let seat = &all["tables"][0]["seats"][1];
    assert_eq!((&all["tables"][0]["id"], &seat["name"]), (&json!(table), &json!("Bob")));
    let bob_id = seat["person"].as_str().unwrap();
    assert!(says(&here, &["tables"]).contains(&format!("Bob [{bob_id}]")));

    assert!(refuses(&here, &["ban", "nobody"]).contains("there is no account «nobody»"));
    says(&here, &["ban", bob_id]);
    answers_with(&bob, "/api/me", 403).await;
    for path in ["/", "/rules", "/learn", "/api/tables"] {
        assert_eq!(bob.get(path).await.unwrap().status, 200, "who is banned can still read {path}");
    }
    for (path, body) in [("/api/guests", json!({"name": "Rob"})), ("/api/tables", json!({"seats": ["me"]}))] {
        let refused = bob.post(path, &body).await.unwrap();
        assert_eq!((refused.status, &refused.body["error"]), (403, &json!("banned")), "{path}");
    }
    let mut gone = false;
    for _ in 0..100 {
        let info = ann.get(&format!("/api/tables/{table}")).await.unwrap().body;
        gone = info["seats"][1]["gone"] == true;
        if gone {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(gone, "a bot plays on for who is banned");
    says(&here, &["unban", bob_id]);
    answers_with(&bob, "/api/me", 200).await;

    let path = format!("/api/tables/{table}/stream");
    let mut stream = ann.follow(&path, None).await.unwrap();
    says(&here, &["delete", &table]);
    assert!(refuses(&here, &["delete", &table]).contains("there is no table"));
    answers_with(&ann, &format!("/api/tables/{table}/view"), 404).await;
    let ended = async { while stream.next().await.unwrap().is_some() {} };
    tokio::time::timeout(Duration::from_secs(10), ended).await.unwrap();
}
