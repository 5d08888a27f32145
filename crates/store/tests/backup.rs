//! Moving a site: what comes out of a backup is what went in, whichever database it goes to.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stderr, reason = "tests may panic")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{
    AnalysisRow, Append, BackupError, Engine, EntryKind, NewEntry, NewTable, OpenError, Person, RecordRow, SeatNumbers,
    SeatRow, Stage, Store, Whole,
};
use tempfile::TempDir;

const TABLES: usize = 12;

fn sqlite(folder: &TempDir, name: &str) -> Engine {
    Engine::Sqlite(folder.path().join(name))
}

/// A new database on the PostgreSQL server that the tests may use, if there is one.
async fn postgres(name: &str) -> Option<Engine> {
    let server = std::env::var("HOMESTEAD_TEST_POSTGRES").ok()?;
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&server).await.unwrap();
    for statement in [format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"), format!("CREATE DATABASE {name}")] {
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&pool).await.unwrap();
    }
    let (place, query) = server.split_once('?').map_or((server.as_str(), ""), |(place, query)| (place, query));
    let (place, _) = place.rsplit_once('/').unwrap();
    Some(format!("{place}/{name}?{query}").parse().unwrap())
}

fn table(number: usize) -> String {
    format!("table{number:02}")
}

/// A site with people, open seats, an edition, chat, and tables where nothing has happened yet.
async fn furnish(store: &Store) {
    for (id, login) in [("ann", Some("ann")), ("bob", None)] {
        let name = format!("{id} «ä» \"\\ 🦆");
        let person =
            Person { id: id.into(), name, login: login.map(str::to_owned), password: None, created: 1, banned: 0 };
        store.add_person(&person).await.unwrap();
    }
    store.setting("cookie_key", "secret").await.unwrap();
    let record = RecordRow { id: "record".into(), person: "bob".into(), at: 4, text: "a\ngame\n".into() };
    store.add_record(&record, ("an edition", "its\ntext")).await.unwrap();
    let analysis = AnalysisRow { text: "{}".into(), made_by: "a bot 1.0".into() };
    store.add_analysis("record", 5, &analysis).await.unwrap();
    for number in 0..TABLES {
        let seats = vec![
            SeatRow { seat: 1, person: Some("ann".into()), ..SeatRow::default() },
            SeatRow { seat: 2, invitation: Some("key".into()), ..SeatRow::default() },
        ];
        let new = NewTable {
            id: table(number),
            host: "bob".into(),
            at: 2,
            listed: number % 2 == 0,
            game: "a game".into(),
            rules: 1,
            edition: ("an edition".into(), "its\ntext".into()),
            options: "{}".into(),
            secret: "0".into(),
            watch: "1".into(),
            wake: None,
            seats,
        };
        store.create(&new).await.unwrap();
        store.say(&table(number), 3, "ann", "hello\tthere").await.unwrap();
    }
}

async fn append(store: &Store, number: usize, seen: i64) {
    let entry = |seat| NewEntry { seat, text: format!("line after {seen}"), ..NewEntry::new(EntryKind::Line) };
    let last = NewEntry { clocks: Some("{}".into()), request: Some(format!("bob {seen}")), ..entry(None) };
    let append = Append {
        table: table(number),
        seen,
        at: seen,
        entries: vec![entry(Some(1)), last],
        stage: Stage::Playing,
        waits_for: SeatNumbers(vec![1, 2]),
        rules: Some(2),
        seats: Vec::new(),
        result: None,
        wake: Some(seen),
        lease: 10,
    };
    store.append(append).await.unwrap();
}

async fn written(store: &Store) -> String {
    let mut text = Vec::new();
    let rows = store.back_up(&mut text, &mut |_, _| {}).await.unwrap();
    let text = String::from_utf8(text).unwrap();
    assert_eq!(u64::try_from(text.lines().count()).unwrap(), rows + 2);
    text
}

async fn read(store: &Store, text: &str) -> Result<u64, BackupError> {
    store.restore(&mut text.as_bytes(), &mut |_, _| {}).await
}

/// Databases sort letters each in their own way.
fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines
}

async fn whole(store: &Store, number: usize) -> Whole {
    store.load(&table(number)).await.unwrap().unwrap()
}

/// Plays, backs up meanwhile, restores into another database, and compares.
async fn moves(from: &Engine, to: &Engine) {
    let site = Store::open(from, "site").await.unwrap();
    furnish(&site).await;
    let stop = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..TABLES)
        .map(|number| {
            let (site, stop) = (site.clone(), Arc::clone(&stop));
            tokio::spawn(async move {
                let mut seen = 0;
                while !stop.load(Ordering::Relaxed) {
                    append(&site, number, seen).await;
                    seen += 2;
                }
            })
        })
        .collect();
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let beside = Store::open_beside(from, "admin").await.unwrap();
    let text = written(&beside).await;
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }

    let other = Store::open(to, "other").await.unwrap();
    read(&other, &text).await.unwrap();
    assert_eq!(sorted(&written(&other).await), sorted(&text), "the restored database holds the same");
    let mut played_on = 0;
    for number in 0..TABLES {
        let (before, after) = (whole(&site, number).await, whole(&other, number).await);
        assert_eq!(after.table.version, i64::try_from(after.log.len()).unwrap(), "a table is at one moment");
        assert!(!after.log.is_empty());
        assert_eq!(after.log[..], before.log[..after.log.len()], "no entry is another one");
        assert_eq!((after.seats, after.edition), (before.seats, before.edition));
        played_on += before.log.len() - after.log.len();
    }
    assert!(played_on > 0, "nothing was played after the backup, so this showed nothing");

    // And once more, when nobody plays: now all is the same.
    let text = written(&site).await;
    assert!(matches!(read(&other, &text).await, Err(BackupError::NotEmpty(_))));
    site.close().await;
    other.close().await;
    beside.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_games_are_played_is_one_moment_of_the_site() {
    let folder = TempDir::new().unwrap();
    moves(&sqlite(&folder, "a.db"), &sqlite(&folder, "b.db")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_moves_between_sqlite_and_postgresql() {
    let folder = TempDir::new().unwrap();
    let (Some(there), Some(back)) = (postgres("homestead_moves_a").await, postgres("homestead_moves_b").await) else {
        eprintln!("left out: HOMESTEAD_TEST_POSTGRES names no server");
        return;
    };
    moves(&sqlite(&folder, "a.db"), &there).await;
    moves(&back, &sqlite(&folder, "b.db")).await;
}

#[tokio::test]
async fn a_backup_that_is_not_whole_restores_nothing() {
    let folder = TempDir::new().unwrap();
    let site = Store::open(&sqlite(&folder, "a.db"), "site").await.unwrap();
    furnish(&site).await;
    let text = written(&site).await;
    let other = Store::open(&sqlite(&folder, "b.db"), "other").await.unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let cut_off = lines[..lines.len() - 1].join("\n");
    assert!(matches!(read(&other, &cut_off).await, Err(BackupError::CutOff(_))));
    assert!(matches!(read(&other, "{}").await, Err(BackupError::NoBackup)));
    let (header, rows) = text.split_once('\n').unwrap();
    let mut header: serde_json::Value = serde_json::from_str(header).unwrap();
    header["form"] = 99.into();
    let later = format!("{header}\n{rows}");
    assert!(matches!(read(&other, &later).await, Err(BackupError::OtherForm { found: 99, .. })));
    for (from, to) in [("\"people\"", "\"folks\""), ("\"created\":1,", ""), ("\"created\":1,", "\"created\":\"x\",")] {
        let bad = text.replacen(from, to, 1);
        assert!(matches!(read(&other, &bad).await, Err(BackupError::BadLine { .. })), "{from} as {to}");
    }
    let empty = written(&other).await;
    assert_eq!(empty.lines().count(), 2, "{empty}");
    read(&other, &text).await.unwrap();
}

#[tokio::test]
async fn beside_a_running_site_only_a_database_of_the_same_form_is_opened() {
    let folder = TempDir::new().unwrap();
    let engine = sqlite(&folder, "a.db");
    assert!(matches!(Store::open_beside(&engine, "admin").await, Err(OpenError::Missing(_))));
    let site = Store::open(&engine, "site").await.unwrap();
    assert!(matches!(Store::open(&engine, "other").await, Err(OpenError::InUse(_))));
    Store::open_beside(&engine, "admin").await.unwrap();
    site.close().await;
    let path = folder.path().join("a.db");
    let pool = sqlx::AnyPool::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    for (change, newer) in [("version = 99", true), ("version = 0", false)] {
        let last = "WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)";
        let change = format!("UPDATE _sqlx_migrations SET {change} {last}");
        sqlx::query(sqlx::AssertSqlSafe(change)).execute(&pool).await.unwrap();
        match Store::open_beside(&engine, "admin").await {
            Err(OpenError::Newer(_)) => assert!(newer),
            Err(OpenError::Older(_)) => assert!(!newer),
            other => panic!("{other:?}"),
        }
    }
}
