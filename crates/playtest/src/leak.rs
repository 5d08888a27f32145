//! Nobody learns what they may not know.
//!
//! Two sites hold the same tables, written entry by entry: the same people, the same moments, the same answers. Only what is
//! hidden differs. Whoever asks whatever of both gets the same answers to the letter.
#![expect(clippy::unwrap_used, reason = "it is a part of tests, which may panic")]

use std::collections::BTreeSet;
use std::sync::LazyLock;

use host::AnyTitle;
use serde_json::{Value, json};
use store::{Append, EntryKind, NewEntry, Stage, Store};
use table::Viewer;

use crate::Client;
use crate::site::{self, Database, SECRET, Site, THEN, WATCH, write_person};

/// The people at the tables, and one who is not.
pub const PEOPLE: [&str; 4] = ["ada", "ben", "cleo", "eve"];
/// How many sit at the tables.
pub const SEATS: u8 = 3;
/// A table that only its players see.
pub const PRIVATE: &str = "private";
/// A table that everybody may watch.
pub const LISTED: &str = "listed";
/// A moment ago: nobody can be voted out for not having answered.
static BEGUN: LazyLock<i64> = LazyLock::new(site::now);

/// Two games that look alike to somebody.
#[derive(Clone, Copy, Debug)]
pub struct Twins<'t> {
    /// The game.
    pub title: &'static dyn AnyTitle,
    /// The options of the game, as in a record.
    pub with: &'t str,
    /// The lines of both logs.
    pub lines: [&'t [String]; 2],
    /// Parts of lines that are hidden, each of which somebody must be told: `card ? for`.
    pub hidden: &'t [&'t str],
    /// An answer that the rules refuse whenever it is given.
    pub illegal: &'t str,
}

/// Writes people and tables where this is what happened.
pub async fn write(database: &Database, title: &'static dyn AnyTitle, with: &str, lines: &[String]) {
    let write_table = async |store: &Store, id: &str| {
        let options = json!({"seats": ["me", "open", "open"], "listed": id == LISTED, "with": with});
        site::write_table(store, title, id, PEOPLE.get(..3).unwrap(), &options).await;
        let line = |text: &String| {
            let seat = text.chars().next().and_then(|who| who.to_digit(10)).map(i64::from);
            NewEntry { seat, text: text.clone(), ..NewEntry::new(EntryKind::Line) }
        };
        let entries = std::iter::once(NewEntry::new(EntryKind::Start)).chain(lines.iter().map(line)).collect();
        let append = Append::new(id, 0, *BEGUN, Stage::Playing, entries);
        store.append(append).await.unwrap();
        store.say(id, THEN, "ben", "hello").await.unwrap();
    };
    let write = async |store: &Store| {
        for person in PEOPLE {
            write_person(store, person).await;
        }
        write_table(store, PRIVATE).await;
        write_table(store, LISTED).await;
    };
    database.written(write).await;
}

/// Answers that depend on the process and not on any game.
const NOT_ABOUT_GAMES: [&str; 2] = ["/healthz", "/metrics"];

/// Everything that can be asked for with GET, as the site describes itself, with all ways to ask about a table.
async fn questions(site: &Site, lines: usize) -> Vec<String> {
    let api = site.stranger().get("/api/openapi.json").await.unwrap().body;
    let paths = api["paths"].as_object().unwrap().iter().filter(|(_, methods)| methods.get("get").is_some());
    let mut questions = Vec::new();
    for path in paths.map(|(path, _)| path).filter(|path| !NOT_ABOUT_GAMES.contains(&path.as_str())) {
        if !path.starts_with("/api/tables/{id}") {
            questions.push(path.replace("{id}", "unknown"));
            continue;
        }
        for table in [PRIVATE, LISTED, "nothing"] {
            let path = path.replace("{id}", table);
            for key in ["", &format!("key={WATCH}"), "key=wrong"] {
                for seat in 0..=SEATS + 1 {
                    if path.contains("{seat}") {
                        questions.push(format!("{}?{key}", path.replace("{seat}", &seat.to_string())));
                    } else {
                        questions.push(format!("{path}?{key}&seat={seat}"));
                    }
                }
                questions.push(format!("{path}?{key}").replace("{seat}", "1"));
                if path.ends_with("/view") && key != "key=wrong" && table != "nothing" {
                    let moments = (0..=lines).step_by(5).chain(lines.saturating_sub(10)..=lines + 1);
                    questions.extend(moments.map(|at| format!("{path}?{key}&action={at}")));
                }
            }
        }
    }
    // The page of a table, and looking back on pages and pictures.
    for table in [PRIVATE, LISTED] {
        for key in ["", &format!("key={WATCH}")] {
            for seat in ["", "&seat=0", "&seat=1", "&seat=2"] {
                let moments = [0, lines / 2, lines.saturating_sub(3), lines.saturating_sub(1), lines];
                questions.extend(moments.map(|at| format!("/games/{table}?{key}&action={at}{seat}")));
                questions.push(format!("/games/{table}?{key}{seat}"));
                questions.push(format!("/games/{table}/share.svg?{key}{seat}"));
                questions.push(format!("/tables/{table}?{key}{seat}"));
                for closer in ["seats", "farms"] {
                    questions.extend((1..=2).map(|other| format!("/tables/{table}/{closer}/{other}?{key}{seat}")));
                }
            }
        }
    }
    questions
}

/// The full response: status and body, and of a stream what was missed since the beginning.
pub async fn told(who: &Client, question: &str) -> (u16, String) {
    if !question.contains("/stream") {
        let answer = who.get(question).await.unwrap();
        return (answer.status, answer.text);
    }
    let mut response = who.request(reqwest::Method::GET, &format!("{question}&after=0")).send().await.unwrap();
    let status = response.status().as_u16();
    let mut text = String::new();
    // Presence and the log come in any order; both are there when the log has reached its end.
    let complete = |text: &str| status != 200 || (text.contains("event: log") && text.ends_with("\n\n"));
    while let Some(chunk) = response.chunk().await.unwrap() {
        text.push_str(&String::from_utf8_lossy(&chunk));
        if complete(&text) {
            break;
        }
    }
    (status, text.split("\n\n").find(|event| event.contains("event: log")).unwrap_or(&text).to_owned())
}

/// The response to an attempt to act: refusals show the table, too.
async fn refusals(who: &Client, illegal: &str) -> Vec<(u16, String)> {
    let mut refusals = Vec::new();
    for table in [PRIVATE, LISTED] {
        let view = who.get(&format!("/api/tables/{table}/view")).await.unwrap().body;
        let asked = view["decision"].as_str().unwrap_or("1.9999");
        let posts: [(&str, Value); 10] = [
            ("actions", json!({"decision": asked, "actions": [illegal]})),
            ("actions", json!({"decision": asked, "actions": ["dance"]})),
            ("actions", json!({"decision": "1.9999", "actions": [illegal]})),
            ("actions", json!({"seat": 2, "decision": "2.9999", "actions": [illegal]})),
            ("analysis", json!({})),
            ("rematch", json!({})),
            ("start", json!({})),
            ("leave", json!({})),
            ("join", json!({})),
            ("votes", json!({"seat": 2})),
        ];
        for (what, body) in posts {
            let answer = who.post(&format!("/api/tables/{table}/{what}"), &body).await.unwrap();
            refusals.push((answer.status, answer.text));
        }
    }
    refusals
}

fn callers(site: &Site, viewer: Viewer) -> Vec<Client> {
    match viewer {
        Viewer::Seat(seat) => PEOPLE.get(seat.index()).map(|person| site.person(person)).into_iter().collect(),
        _ => vec![site.stranger(), site.person("eve")],
    }
}

/// Whoever this is gets the same answers about both games.
pub async fn compare(database: &Database, viewer: Viewer, twins: Twins<'_>) {
    let [one, other] = twins.lines;
    let (first, second) = (database.another().await, database.another().await);
    write(&first, twins.title, twins.with, one).await;
    write(&second, twins.title, twins.with, other).await;
    let (mut first_site, mut second_site) = (first.site().await, second.site().await);
    let questions = questions(&first_site, one.len()).await;
    let mut statuses = BTreeSet::new();
    let mut told_hidden: BTreeSet<&str> = BTreeSet::new();
    for (a, b) in callers(&first_site, viewer).iter().zip(&callers(&second_site, viewer)) {
        for question in &questions {
            let (mut one, mut other) = (told(a, question).await, told(b, question).await);
            // Pages name their own site, for others that show a picture of them.
            (one.1, other.1) = (one.1.replace(&first_site.base, ""), other.1.replace(&second_site.base, ""));
            assert_eq!(one, other, "{viewer} learns something from {question}");
            assert!(!one.1.contains(SECRET) && one.0 < 500, "{question}: {}", one.1);
            told_hidden.extend(twins.hidden.iter().filter(|hidden| one.0 == 200 && one.1.contains(**hidden)));
            statuses.insert(one.0);
        }
        let (ones, others) = (refusals(a, twins.illegal).await, refusals(b, twins.illegal).await);
        assert_eq!(ones, others, "{viewer} learns something from a refusal");
        assert!(ones.iter().all(|(status, text)| (400..500).contains(status) && !text.contains(SECRET)), "{ones:?}");
    }
    assert!(statuses.contains(&200) && statuses.contains(&404), "{statuses:?}");
    assert_eq!(told_hidden, twins.hidden.iter().copied().collect(), "the log was told, with what is hidden in it");
    first_site.close().await;
    second_site.close().await;
    first.drop().await;
    second.drop().await;
}
