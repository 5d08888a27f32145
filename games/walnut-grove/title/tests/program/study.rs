//! Studying games: analysis and hints, the bots' introductions, and how pioneer learns.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use std::path::Path;

use serde_json::Value;

fn homestead(args: &[&str]) -> (bool, String, String) {
    let output = crate::homestead().env("LC_ALL", "C").args(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

fn says(args: &[&str]) -> String {
    let (well, out, err) = homestead(args);
    assert!(well, "{args:?} failed: {err}");
    out
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&says(args)).unwrap()
}

/// A game of a seedling, who gives a lot away, and a settler, who does not.
fn record(folder: &Path) -> String {
    let path = folder.join("game.hgr").to_str().unwrap().to_owned();
    says(&["sim", "--players", "seedling,settler", "--games", "1", "--seed", "5", "--records", &path]);
    path
}

#[test]
fn an_analysis_tells_what_each_seat_gave_away() {
    let folder = tempfile::tempdir().unwrap();
    let game = record(folder.path());
    let report = says(&["analyze", &game, "--level", "pioneer:30n"]);
    assert!((1..=8).all(|year| report.contains(&format!("Year {year}  Seedling: "))), "{report}");
    assert!(report.contains(" instead of ") && report.contains(" points\n"), "{report}");
    let german = says(&["analyze", &game, "--level", "pioneer:5n", "--lang", "de"]);
    assert!(german.contains("\nJahr 8  ") && german.contains(" Punkte gekostet\n"), "{german}");

    let all = json(&["analyze", &game, "--level", "pioneer:30n", "--json"]);
    let decisions = all["decisions"].as_array().unwrap();
    let lost = |seat: u64| -> f64 {
        let own = decisions.iter().filter(|one| one["seat"] == seat);
        own.map(|one| one["loss"].as_f64().unwrap()).sum()
    };
    assert!(decisions.len() > 100);
    assert!(lost(1) > lost(2) + 5.0, "a seedling gave away {}, a settler {}", lost(1), lost(2));
    for one in decisions {
        let actions = one["actions"].as_array().unwrap();
        assert!(actions.iter().any(|action| action["action"] == one["played"]), "what was played is rated");
        let wins: f64 = one["seats"].as_array().unwrap().iter().map(|seat| seat["win"].as_f64().unwrap()).sum();
        assert!((wins - 1.0).abs() < 0.01, "somebody wins: {wins}");
    }
    // At the end there is no doubt.
    let (last, result) = (decisions.last().unwrap(), &all["result"]["points"]);
    let expected = last["seats"][1]["points"].as_f64().unwrap();
    assert!((expected - result[1].as_f64().unwrap()).abs() < 3.0, "{expected} expected, {result} came out");
}

#[test]
fn a_hint_names_the_best_actions_of_one_moment() {
    let folder = tempfile::tempdir().unwrap();
    let game = record(folder.path());
    let all = json(&["analyze", &game, "--level", "pioneer:5n", "--json", "--seat", "2"]);
    let at = all["decisions"][3]["at"].to_string();
    let hint = says(&["analyze", &game, "--level", "pioneer:30n", "--at", &at]);
    assert!(hint.starts_with("Year ") && hint.contains(": Settler\n") && hint.contains("← played"), "{hint}");
}

#[test]
fn an_analysis_that_cannot_be_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let game = record(folder.path());
    for (args, expected) in [
        (&["--level", "farmhand"][..], "farmhand does not look ahead; --level takes rancher or pioneer"),
        (&["--seat", "3"], "there are 2 seats in this game, so --seat cannot be 3"),
        (&["--at", "9999"], "after 9999 lines no seat has a decision in this game"),
        (&["--game", "2"], "--game counts from 1"),
    ] {
        let (well, out, err) = homestead(&[&["analyze", &game], args].concat());
        assert!(!well, "{args:?} should fail, but said {out}");
        assert!(err.contains(expected) && !err.contains("panicked"), "{args:?}: {err}");
    }
}

#[test]
fn bots_introduce_themselves_in_three_languages() {
    assert!(says(&["bots"]).contains("Farmhand"));
    assert!(says(&["bots", "--lang", "de"]).contains("Helfer"));
    assert!(says(&["bots", "--lang", "fr"]).contains("Valet de ferme"));
    let all = json(&["bots", "--json"]);
    assert_eq!(all["bots"][5]["level"], "pioneer");
    assert_eq!(all["bots"][2]["effort"], Value::Null);
}

#[test]
fn training_repeats_exactly_and_what_it_writes_says_how_it_was_made() {
    let folder = tempfile::tempdir().unwrap();
    let train = |threads: &str| {
        let out = folder.path().join(format!("{threads}.txt"));
        let path = out.to_str().unwrap();
        let short = ["--games", "3", "--rounds", "2", "--effort", "2n", "--passes", "2", "--threads", threads];
        let told = says(&[&["train", "--out", path], &short[..]].concat());
        assert!(told.contains("round 2: "), "{told}");
        std::fs::read_to_string(out).unwrap()
    };
    let written = train("1");
    assert_eq!(written, train("2"));
    assert!(written.contains("# homestead train --games 3 --rounds 2 --effort 2n --passes 2 --seed 1\n"), "{written}");
    assert!(written.parse::<bots::Network>().is_ok());
}

#[test]
fn foresight_is_for_those_who_look_ahead() {
    let all = json(&["arena", "--solo", "--clairvoyant", "pioneer:10n", "--games", "2", "--json"]);
    assert_eq!(all["solo"][0]["player"], "pioneer:10n clairvoyant");
    let (well, _, err) = homestead(&["arena", "--solo", "--clairvoyant", "farmhand", "--games", "2"]);
    assert!(!well && err.contains("farmhand does not look ahead; --clairvoyant takes rancher or pioneer"), "{err}");
}
