//! The program as people and scripts use it.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use std::fs;
use std::path::Path;

use serde_json::Value;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/tests/corpus");
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/mybot.py");
const EDITION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/editions/reconstructed.toml");

struct Said {
    out: String,
    err: String,
    well: bool,
}

fn homestead(args: &[&str]) -> Said {
    let output = crate::homestead().env("LC_ALL", "C").args(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { out: text(output.stdout), err: text(output.stderr), well: output.status.success() }
}

fn says(args: &[&str]) -> String {
    let said = homestead(args);
    assert!(said.well, "{args:?} failed: {}", said.err);
    said.out
}

fn refuses(args: &[&str]) -> String {
    let said = homestead(args);
    assert!(!said.well, "{args:?} should fail, but said {}", said.out);
    assert!(!said.err.contains("panicked"), "{}", said.err);
    said.err
}

/// A file in a folder of its own that goes away with it.
fn file(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_sample_game_is_told_in_any_language() {
    let out = says(&["sample", "--lang", "en"]);
    assert!(out.starts_with("Walnut Grove, played by Farmhand 1 and Farmhand 2 (seed 57)"), "{out}");
    assert!((1..=8).all(|year| out.contains(&format!("\nYear {year}, winter\n"))), "{out}");
    assert!(out.contains("\nFarm of Farmhand 2\n") && out.contains("‡ grain, ≈ fish"), "{out}");
    let german = says(&["sample", "--lang", "de"]);
    assert!(german.starts_with("Walnut Grove, gespielt von Helfer 1 und Helfer 2"), "{german}");
    assert!(german.contains("\nJahr 8, Winter\n"), "{german}");
    assert!(!out.contains('\u{1b}'), "no colours when the output is no terminal");
}

#[test]
fn a_simulation_depends_on_the_seed_and_not_on_the_threads() {
    let folder = tempfile::tempdir().unwrap();
    let run = |threads: &str, seed: &str| {
        let records = folder.path().join(format!("{threads}-{seed}.hgr"));
        let players = "random,random,random";
        let games = ["sim", "--players", players, "--games", "40", "--json", "--mixed", "--seed", seed];
        let records = records.to_str().unwrap();
        let out = says(&[&games[..], &["--threads", threads, "--records", records]].concat());
        (out, fs::read_to_string(records).unwrap())
    };
    let one = run("1", "5");
    assert_eq!(one, run("2", "5"));
    assert_ne!(one.1, run("1", "6").1);
    let report: Value = serde_json::from_str(&one.0).unwrap();
    assert_eq!(report["games"], 40);
    assert!(report["points"]["total"]["mean"].is_number());
    assert!(report["legal_list"]["most"].as_i64().unwrap() <= 300);
    assert!(report["decisions_per_game"]["median"].as_i64().unwrap() > 20);
}

#[test]
fn what_a_simulation_records_verifies_and_replays() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("games.hgr");
    let records = records.to_str().unwrap();
    says(&["sim", "--players", "random,random", "--games", "3", "--records", records, "--referee"]);
    assert!(says(&["verify", records]).contains("3 games"));
    let story = says(&["replay", records, "--game", "2"]);
    assert!(story.contains("Year 8, winter") && story.contains(" wins with "), "{story}");
}

#[test]
fn verify_says_which_line_is_wrong_and_goes_on_with_other_files() {
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(Path::new(CORPUS).join("random-1.hgr")).unwrap();
    let edition = format!("{CORPUS}/edition.toml");
    let sound = file(&folder, "sound.hgr", &text);
    let result = file(&folder, "result.hgr", &text.replacen("Result: -", "Result: ", 1));
    let action = file(&folder, "action.hgr", &text.replacen("1 summer: work ", "1 summer: work 9,9n ", 1));
    let said = homestead(&["verify", &sound, &result, &action, "--edition", &edition]);
    assert!(!said.well);
    let lines: Vec<&str> = said.out.lines().collect();
    assert!(lines[0].ends_with("all sound"), "{}", said.out);
    assert!(lines[1].contains("NOT SOUND: the header says «Result: "), "{}", said.out);
    assert!(lines[2].contains("NOT SOUND: line ") && lines[2].contains("9,9n"), "{}", said.out);

    let json = homestead(&["verify", &sound, &action, "--edition", &edition, "--json"]);
    let json: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["sound"], false);
    assert_eq!(json["files"][0]["sound"], true);
}

#[test]
fn any_moment_can_be_seen_as_text_and_as_json_through_any_eyes() {
    let record = format!("{CORPUS}/random-2.hgr");
    let edition = format!("{CORPUS}/edition.toml");
    let text = says(&["replay", &record, "--at", "120", "--edition", &edition]);
    assert!(text.starts_with("Action 120 of ") && text.contains("The street runs clockwise"), "{text}");
    assert!(says(&["replay", &record, "--at", "0", "--edition", &edition]).starts_with("Before the first action"));

    let json = |viewer: &str| -> Value {
        let out = says(&["replay", &record, "--at", "120", "--as", "json", "--viewer", viewer, "--edition", &edition]);
        serde_json::from_str(&out).unwrap()
    };
    let (all, one, none) = (json("all"), json("1"), json("spectator"));
    assert_eq!(all["action"], 120);
    assert!(all["view"]["coin_bag"]["values"].is_object());
    assert!(one["view"]["coin_bag"]["values"].is_null());
    assert!(one["view"]["players"][0]["barn"]["coins"]["values"].is_object());
    assert!(none["view"]["players"][0]["barn"]["coins"]["values"].is_null());
    assert_eq!(none["legal"], serde_json::json!({}));
    assert!(all["legal"].as_object().unwrap().values().all(|list| list.as_array().unwrap().len() >= 2));
}

#[test]
fn a_hidden_coin_is_shown_to_its_owner_only() {
    let record = format!("{CORPUS}/random-2.hgr");
    let edition = format!("{CORPUS}/edition.toml");
    let text = fs::read_to_string(&record).unwrap();
    let lines = text.lines().skip_while(|line| !line.is_empty()).skip(1);
    let (at, drawn) = (1..).zip(lines).find(|(_, line)| line.contains("coin ") && line.starts_with('*')).unwrap();
    let at = at.to_string();
    let (owner, other) = if drawn.ends_with('1') { ("1", "2") } else { ("2", "1") };
    let seen = |viewer: &str| says(&["replay", &record, "--at", &at, "--viewer", viewer, "--edition", &edition]);
    assert!(seen(owner).contains(drawn));
    for blind in [other, "spectator"] {
        assert!(seen(blind).contains(&format!("coin ? for {owner}")) && !seen(blind).contains(drawn));
    }
    let err = refuses(&["replay", &record, "--viewer", "1", "--edition", &edition]);
    assert!(err.contains("--viewer goes with --at N or --as json"), "{err}");
}

#[test]
fn a_story_leaves_out_what_was_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(Path::new(CORPUS).join("random-1.hgr")).unwrap();
    let keep = text.lines().find(|line| line.starts_with("1 spring: keep ")).unwrap();
    let undone = text.replacen(keep, &format!("{keep}\n1 undo\n{keep}"), 1);
    assert_ne!(undone, text);
    let edition = format!("{CORPUS}/edition.toml");
    let story = |text: &str| says(&["replay", &file(&folder, "story.hgr", text), "--edition", &edition]);
    let counted =
        |story: String| story.lines().filter(|line| !line.contains(" actions")).collect::<Vec<_>>().join("\n");
    assert_eq!(counted(story(&undone)), counted(story(&text)));
    assert!(says(&["verify", &file(&folder, "undone.hgr", &undone), "--edition", &edition]).contains("all sound"));
}

#[test]
fn mistakes_are_answered_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let record = format!("{CORPUS}/random-2.hgr");
    let edition = format!("{CORPUS}/edition.toml");
    for (args, expected) in [
        (vec!["sim", "--players", "wizard"], "unknown player «wizard»; known: random, seedling, farmhand"),
        (vec!["sim", "--players", "random,random,random,random,random"], "1 to 4 players, not 5"),
        (vec!["replay", "nowhere.hgr"], "cannot read nowhere.hgr"),
        (vec!["replay", &record, "--edition", &edition, "--at", "9999"], "so --at 9999 is beyond its end"),
        (vec!["replay", &record, "--edition", &edition, "--game", "13"], "has 12 games; --game counts from 1"),
        (vec!["replay", &record, "--edition", &edition, "--viewer", "3"], "there are 2 seats in this game"),
        (vec!["replay", &record, "--edition", &edition, "--viewer", "me"], "neither a seat's number"),
        (vec!["edition", EDITION, "--colour"], "unexpected argument"),
        (vec!["sim", "--games", "0"], "0 is not in 1.."),
        (vec!["sim", "--records", "/nowhere/at/all.hgr"], "cannot write /nowhere/at/all.hgr"),
    ] {
        let err = refuses(&args);
        assert!(err.contains(expected), "{args:?}: {err}");
    }
    let other = file(&folder, "other.toml", &fs::read_to_string(EDITION).unwrap().replace("grain = 2", "grain = 3"));
    let err = refuses(&["replay", &record, "--edition", &other]);
    assert!(err.contains("name its file with --edition"), "{err}");
    let bad = file(&folder, "bad.toml", &fs::read_to_string(EDITION).unwrap().replace("grain = 2", "gold = 3"));
    let err = refuses(&["sim", "--edition", &bad]);
    assert!(err.contains("bad.toml: line ") && err.contains("town.ring[2].cost.gold: unknown entry"), "{err}");
    let future = fs::read_to_string(&record).unwrap().replace("Rules: 1", "Rules: 9");
    let err = refuses(&["replay", &file(&folder, "future.hgr", &future), "--edition", &edition]);
    assert!(err.contains("played under rules 9"), "{err}");
}

#[test]
fn another_edition_can_be_played_and_its_records_name_it() {
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(EDITION).unwrap().replace("name = \"reconstructed\"", "name = \"dear\"");
    let other = file(&folder, "dear.toml", &text.replace("grain = 2", "grain = 3"));
    assert!(says(&["edition", &other]).contains("3 grain"));
    let records = folder.path().join("dear.hgr");
    let records = records.to_str().unwrap();
    says(&["sim", "--games", "2", "--edition", &other, "--records", records]);
    assert!(fs::read_to_string(records).unwrap().contains("Edition: dear "));
    assert!(says(&["verify", records, "--edition", &other]).contains("all sound"));
    assert!(!homestead(&["verify", records]).well);
}

#[test]
fn the_edition_of_the_program_can_be_printed_to_start_from() {
    let folder = tempfile::tempdir().unwrap();
    let own = file(&folder, "own.toml", &says(&["edition", "--print"]));
    assert_eq!(says(&["edition", &own]), says(&["edition"]));
}

#[test]
fn files_that_are_no_records_are_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(Path::new(CORPUS).join("random-1.hgr")).unwrap();
    let windows = file(&folder, "windows.hgr", &text.replace('\n', "\r\n"));
    assert!(refuses(&["replay", &windows]).contains("line 1: lines of a record end with LF alone, not with CR LF"));
    let binary = folder.path().join("binary.hgr");
    fs::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    assert!(refuses(&["replay", binary.to_str().unwrap()]).contains("binary.hgr is not a text file"));
    let missing = homestead(&["verify", "nowhere.hgr"]);
    assert!(!missing.well && missing.out.contains("cannot read nowhere.hgr"), "{}", missing.out);
    let forged = file(&folder, "forged.hgr", &text.replacen("Result: -", "Result: ", 1));
    let edition = format!("{CORPUS}/edition.toml");
    assert!(says(&["replay", &forged, "--edition", &edition]).contains("The header says otherwise: “Result: "));
    let cut: String = text.split_inclusive('\n').take(60).collect();
    let cut = homestead(&["verify", &file(&folder, "cut.hgr", &cut), "--edition", &edition]);
    assert!(cut.out.contains("but the game is not over after the last line"), "{}", cut.out);
}

#[test]
fn a_program_of_ones_own_plays_by_its_path() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("games.hgr");
    let records = records.to_str().unwrap();
    // A slow machine must not make it forfeit.
    let players = format!("{EXAMPLE}:60s,seedling");
    let said = homestead(&["sim", "--players", &players, "--games", "2", "--json"]);
    assert!(said.well && said.err.is_empty(), "{}", said.err);
    let report: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(report["games"], 2);
    assert_eq!(report["players"][0], format!("{EXAMPLE}:60s"));
    assert_eq!(report["forfeits_by_seat"], serde_json::json!({"1": 0, "2": 0}));
    says(&["sim", "--players", &players, "--games", "1", "--records", records]);
    assert!(says(&["verify", records]).contains("all sound"));
    assert!(says(&["sample", "--players", &players]).contains("mybot.py"));
}

#[test]
fn a_program_that_cannot_play_is_refused_or_reported() {
    let err = refuses(&["sim", "--players", "./nowhere/mybot.py,seedling", "--records", "/nowhere/at/all.hgr"]);
    assert_eq!(err, "homestead: cannot start the program «./nowhere/mybot.py»: there is no such file\n");
    let folder = tempfile::tempdir().unwrap();
    let plain = file(&folder, "plain.py", "print()");
    let err = refuses(&["sim", "--players", &plain]);
    assert!(err.contains("the file is not executable"), "{err}");
    assert!(refuses(&["sim", "--players", "./mybot.py:9n"]).contains("a program is given time"));

    // Not a player at all, but a program: the game goes on, and says so.
    let said = homestead(&["sim", "--players", &format!("seedling,python3 {plain}"), "--games", "1"]);
    assert!(said.well, "{}", said.err);
    assert!(said.err.contains("plain.py, decision 2.0: «» is no greeting"), "{}", said.err);
    assert!(said.out.contains("forfeits: decisions that a seedling had to make"), "{}", said.out);
}

#[test]
fn the_benchmark_prints_what_it_measured() {
    let out = says(&["bench", "--json", "--seconds", "1", "--latency-games", "20"]);
    let measured: Value = serde_json::from_str(&out).unwrap();
    for field in
        ["decisions_per_second", "games_per_second", "clone_ns", "legal_mean_ns", "legal_p9999_ns", "state_bytes"]
    {
        assert!(measured[field].as_f64().unwrap() > 0.0, "{field}: {out}");
    }
}
