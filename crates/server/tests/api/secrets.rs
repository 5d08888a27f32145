//! Nobody learns what they may not know.
//!
//! Two sites hold the same tables, written entry by entry: the same people, the same moments, the same answers. Only the
//! coins that were dealt to others differ. Whoever asks whatever of both gets the same answers to the letter.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use playtest::Client;
use serde_json::json;
use store::{Append, EntryKind, NewEntry, Stage, Store};
use table::{Actor, Dealer, Game, Ignore, Seat, Table, Viewer};
use walnut_grove::{Action, Edition, State};

use crate::kit::{self, Database, SECRET, Site, THEN, WATCH, on_every_database, write_person};

const SEATS: u8 = 3;
const PEOPLE: [&str; 4] = ["ada", "ben", "cleo", "eve"];
const PRIVATE: &str = "private";
const LISTED: &str = "listed";
/// A moment ago: nobody can be voted out for not having answered.
static BEGUN: LazyLock<i64> = LazyLock::new(kit::now);

/// What the two games have in common, and where they differ.
struct Twins {
    one: Table<State>,
    other: Table<State>,
    lines: [Vec<String>; 2],
    dealer: Dealer,
}

impl Twins {
    /// Two games in which all coins of seats that this viewer does not look at are dealt differently, if they can be.
    fn play(viewer: Viewer, years: u8) -> Twins {
        let start = State::new(Edition::reconstructed(), SEATS).unwrap();
        let lines = [Vec::new(), Vec::new()];
        let mut twins = Twins { one: Table::new(start), other: Table::new(start), lines, dealer: Dealer::new(41, 0) };
        loop {
            let open: Vec<Actor> = twins.one.state().open().map(|decision| decision.actor).collect();
            let asked = !open.contains(&Actor::Nature);
            if asked && twins.one.state().year() > years && twins.differ(viewer) {
                return twins;
            }
            if asked {
                let actor = open[twins.dealer.below(open.len())];
                let action = twins.choose(actor);
                twins.act(actor, action, action);
            } else {
                twins.deal(viewer);
            }
        }
    }

    /// Whether the tables are different now for who knows everything, and every other seat was dealt different coins.
    fn differ(&self, viewer: Viewer) -> bool {
        let everything = |table: &Table<State>| serde_json::to_value(table.state().view(Viewer::Omniscient)).unwrap();
        let different = |seat: Seat| {
            let coin = format!("for {seat}");
            self.lines[0].iter().zip(&self.lines[1]).any(|(one, other)| one != other && one.ends_with(&coin))
        };
        let mut others = Seat::all(SEATS).filter(|&seat| !viewer.knows(seat));
        others.all(different) && everything(&self.one) != everything(&self.other)
    }

    fn deal(&mut self, viewer: Viewer) {
        let (ones, others) = (legal(self.one.state(), Actor::Nature), legal(self.other.state(), Actor::Nature));
        let both: Vec<Action> = ones.iter().copied().filter(|action| others.contains(action)).collect();
        let one = self.dealer.pick(&both).unwrap();
        let hidden = self.one.state().shown(one, viewer).contains('?');
        let different: Vec<Action> = others.into_iter().filter(|&other| hidden && other != one).collect();
        let other = self.dealer.pick(&different).unwrap_or(one);
        self.act(Actor::Nature, one, other);
    }

    /// Anything, but whoever can sell does, and nobody parts with a coin who need not: so that there are some.
    fn choose(&mut self, actor: Actor) -> Action {
        let (ones, others) = (legal(self.one.state(), actor), legal(self.other.state(), actor));
        assert_eq!(ones, others, "what somebody may do does not depend on what coins are worth");
        let written = |action: &Action| self.one.state().write(*action);
        let sells = |action: &Action| written(action).starts_with("sell") || written(action).starts_with("move store");
        let sells = ones.iter().copied().find(sells);
        let thrifty: Vec<Action> = ones.iter().copied().filter(|action| !written(action).contains("coin")).collect();
        sells.or_else(|| self.dealer.pick(&thrifty)).or_else(|| self.dealer.pick(&ones)).unwrap()
    }

    fn act(&mut self, actor: Actor, one: Action, other: Action) {
        for (place, (table, action)) in [(&mut self.one, one), (&mut self.other, other)].into_iter().enumerate() {
            let line = format!("{actor} {}: {}", table.state().scene(), table.state().write(action));
            let asked = table.state().open().find(|decision| decision.actor == actor).unwrap().id;
            table.act(asked, action, &mut Ignore).unwrap();
            self.lines[place].push(line);
        }
    }
}

fn legal(state: &State, actor: Actor) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(actor, &mut legal);
    legal
}

/// Writes people and tables where this is what happened.
async fn write(database: &Database, lines: &[String]) {
    let write_table = async |store: &Store, id: &str| {
        let options = json!({"seats": ["me", "open", "open"], "listed": id == LISTED});
        kit::write_table(store, id, &PEOPLE[..3], &options).await;
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
                questions.push(format!("/games/{table}/share.svg?{key}{seat}"));
                questions.push(format!("/tables/{table}?{key}{seat}"));
                questions.extend((1..=2).map(|farm| format!("/tables/{table}/farms/{farm}?{key}{seat}")));
            }
        }
    }
    questions
}

/// What somebody is told, to the letter: status and body, and of a stream what was missed since the beginning.
async fn told(who: &Client, question: &str) -> (u16, String) {
    if !question.contains("/stream") {
        let answer = who.get(question).await.unwrap();
        return (answer.status, answer.text);
    }
    let mut response = who.request(reqwest::Method::GET, &format!("{question}&after=0")).send().await.unwrap();
    let status = response.status().as_u16();
    let mut text = String::new();
    // Presence and the log come in any order; both are there when the log is told to its end.
    let complete = |text: &str| status != 200 || (text.contains("event: log") && text.ends_with("\n\n"));
    while let Some(chunk) = response.chunk().await.unwrap() {
        text.push_str(&String::from_utf8_lossy(&chunk));
        if complete(&text) {
            break;
        }
    }
    (status, text.split("\n\n").find(|event| event.contains("event: log")).unwrap_or(&text).to_owned())
}

/// What somebody is told who tries to act: refusals show the table, too.
async fn refusals(who: &Client) -> Vec<(u16, String)> {
    let mut refusals = Vec::new();
    for table in [PRIVATE, LISTED] {
        let posts = [
            ("actions", json!({"decision": "1.9999", "actions": ["pass"]})),
            ("actions", json!({"seat": 2, "decision": "2.9999", "actions": ["pass"]})),
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
        Viewer::Seat(seat) => vec![site.person(PEOPLE[seat.index()])],
        _ => vec![site.stranger(), site.person("eve")],
    }
}

async fn compare(database: &Database, viewer: Viewer) {
    let twins = Twins::play(viewer, 3);
    let [one, other] = &twins.lines;
    assert!(twins.differ(viewer));

    let (first, second) = (database.another().await, database.another().await);
    write(&first, one).await;
    write(&second, other).await;
    let (mut first_site, mut second_site) =
        (Site::open(first.engine.clone()).await, Site::open(second.engine.clone()).await);
    let questions = questions(&first_site, one.len()).await;
    let mut statuses = BTreeSet::new();
    let mut played = 0;
    for (a, b) in callers(&first_site, viewer).iter().zip(&callers(&second_site, viewer)) {
        for question in &questions {
            let (mut one, mut other) = (told(a, question).await, told(b, question).await);
            // Pages name their own site, for others that show a picture of them.
            (one.1, other.1) = (one.1.replace(&first_site.base, ""), other.1.replace(&second_site.base, ""));
            assert_eq!(one, other, "{viewer} learns something from {question}");
            assert!(!one.1.contains(SECRET) && one.0 < 500, "{question}: {}", one.1);
            played += usize::from(one.0 == 200 && one.1.contains("coin ? for"));
            statuses.insert(one.0);
        }
        let (ones, others) = (refusals(a).await, refusals(b).await);
        assert_eq!(ones, others, "{viewer} learns something from a refusal");
        assert!(ones.iter().all(|(status, text)| (400..500).contains(status) && !text.contains(SECRET)), "{ones:?}");
    }
    assert!(statuses.contains(&200) && statuses.contains(&404), "{statuses:?}");
    assert!(played > 0, "the log was told, with coins that are hidden");
    first_site.close().await;
    second_site.close().await;
    first.drop().await;
    second.drop().await;
}

#[test]
fn a_player_learns_nothing_of_what_is_hidden() {
    on_every_database(async |database| {
        for seat in Seat::all(SEATS) {
            compare(database, Viewer::Seat(seat)).await;
        }
    });
}

#[test]
fn neither_watchers_nor_strangers_learn_anything_of_what_is_hidden() {
    on_every_database(async |database| compare(database, Viewer::Spectator).await);
}

#[test]
fn the_sites_differ_for_who_may_know() {
    on_every_database(async |database| {
        // Ben's coins differ between the games, and Ben may see them: so a leak would be noticed.
        let twins = Twins::play(Viewer::Seat(Seat::new(0)), 3);
        let mut seen = Vec::new();
        for lines in &twins.lines {
            let database = database.another().await;
            write(&database, lines).await;
            let mut site = Site::open(database.engine.clone()).await;
            let ben = site.person("ben");
            seen.push(told(&ben, &format!("/api/tables/{PRIVATE}/stream?")).await);
            site.close().await;
            database.drop().await;
        }
        assert!(seen[0] != seen[1]);
    });
}
