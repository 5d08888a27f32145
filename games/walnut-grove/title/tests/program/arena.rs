//! The arena as people and scripts use it.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use std::fs;

use serde_json::{Value, json};

fn arena(args: &[&str]) -> (bool, String, String) {
    let output = crate::homestead().arg("arena").args(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

fn says(args: &[&str]) -> String {
    let (well, out, err) = arena(args);
    assert!(well, "{args:?} failed: {err}");
    out
}

/// The JSON without the times, which are never the same.
fn json(args: &[&str]) -> Value {
    let mut report: Value = serde_json::from_str(&says(&[args, &["--json"]].concat())).unwrap();
    assert!(report.as_object_mut().unwrap().remove("time_per_decision").unwrap().is_object());
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn a_round_robin_prints_pairings_ratings_seats_and_boards() {
    let out = says(&["seedling,farmhand", "random", "--games", "19", "--visits"]);
    // Nineteen games are rounded up to ten deals in both seatings.
    assert!(out.contains("60 games: 3 groupings of 20, on 10 deals in 2 seatings each."), "{out}");
    for part in ["seedling – farmhand", "seedling – random", "farmhand – random"] {
        assert_eq!(out.matches(part).count(), 1, "{part} in {out}");
    }
    let ratings: Vec<&str> = out.lines().skip_while(|line| !line.starts_with("ratings")).skip(1).take(3).collect();
    for (line, name) in ratings.iter().zip(["farmhand", "seedling", "random"]) {
        assert!(line.trim_start().starts_with(name), "the strongest comes first: {out}");
    }
    for part in ["  seat 2 ", "  second ", "  board 2 ", "post_office", "fountain", "time per decision"] {
        assert!(out.contains(part), "{part} in {out}");
    }
    assert!(!says(&["random", "seedling", "--games", "2"]).contains("post_office"));
}

#[test]
fn the_json_has_everything_under_stable_keys() {
    let report = json(&["farmhand", "random", "--games", "20", "--seed", "3"]);
    let keys: Vec<&str> = report.as_object().unwrap().keys().map(String::as_str).collect();
    let expected = "game edition mode entrants players seed deals seatings groupings games_per_grouping games pairings ratings \
                    wins_by_seat wins_by_turn wins_by_board visits improvements forfeits";
    assert_eq!(keys, expected.split_whitespace().collect::<Vec<_>>());
    assert_eq!(report["entrants"], json!(["farmhand", "random"]));
    assert_eq!((&report["deals"], &report["seatings"], &report["games"]), (&json!(10), &json!(2), &json!(20)));

    let pairing = &report["pairings"][0];
    assert_eq!(pairing["won"], 20, "{pairing}");
    assert_eq!(pairing["win_rate"]["high"], 1.0);
    let lead = number(&pairing["points_first"]["value"]) - number(&pairing["points_second"]["value"]);
    assert!((number(&pairing["lead"]["value"]) - lead).abs() < 1e-9);
    let ratings: Vec<f64> = (0..2).map(|place| number(&report["ratings"][place]["rating"]["value"])).collect();
    // 20.5 to 0.5.
    assert!((ratings[0] - ratings[1] - 645.1).abs() < 0.1 && (ratings[0] + ratings[1] - 3000.0).abs() < 1e-6);

    // Who always wins wins as often from each seat: the seats are rotated over the same deals.
    for seat in 0..2 {
        assert_eq!(report["wins_by_seat"][seat]["share"]["value"], 0.5);
        assert_eq!(report["wins_by_turn"][seat]["share"]["value"], 0.5);
        assert_eq!(report["wins_by_board"][seat]["share"]["value"], 0.5);
    }
    assert!(number(&report["visits"]["random"]["post_office"]) > 0.0);
    assert!(report["improvements"]["farmhand"]["tent"].is_number());
}

#[test]
fn results_depend_on_the_seed_and_not_on_the_threads() {
    let run = |threads: &str, seed: &str, more: &[&str]| {
        json(&[&["seedling", "farmhand", "--games", "12", "--threads", threads, "--seed", seed], more].concat())
    };
    for more in [&["--players", "2"][..], &["--players", "3"], &["--solo"]] {
        assert_eq!(run("1", "5", more), run("2", "5", more));
        assert_ne!(run("1", "5", more), run("1", "6", more));
    }
}

#[test]
fn a_search_with_counted_effort_repeats_exactly() {
    let run = || json(&["pioneer:20n", "seedling", "--games", "2"]);
    assert_eq!(run(), run());
}

#[test]
fn two_share_a_table_for_four_and_one_can_play_against_itself() {
    let four = json(&["farmhand", "seedling", "--players", "4", "--games", "4"]);
    assert_eq!((&four["deals"], &four["seatings"]), (&json!(1), &json!(4)));
    assert_eq!((&four["pairings"][0]["games"], &four["pairings"][0]["comparisons"]), (&json!(4), &json!(16)));
    assert_eq!(four["wins_by_seat"].as_array().unwrap().len(), 4);

    let mirror = json(&["farmhand", "farmhand", "--games", "10"]);
    assert_eq!((&mirror["deals"], &mirror["games"]), (&json!(10), &json!(10)));
    assert_eq!(mirror["pairings"], json!([]));
    let seats = (0..2).map(|seat| number(&mirror["wins_by_seat"][seat]["share"]["value"])).sum::<f64>();
    assert!((seats - 1.0).abs() < 1e-9);
    assert!(says(&["farmhand,farmhand", "--games", "4"]).starts_with("farmhand against itself, 2 at a table"));
}

#[test]
fn alone_everybody_plays_the_same_deals_and_a_picture_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("solo.svg");
    let out = says(&["--solo", "seedling", "farmhand", "--games", "30", "--svg", svg.to_str().unwrap()]);
    assert!(out.starts_with("seedling, farmhand alone, 30 games each on the same deals, seed 1"), "{out}");
    assert!(out.contains("25, a win") && out.contains('█'), "{out}");
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"), "{picture}");
    assert!(picture.contains(">seedling</text>") && picture.contains(">farmhand</text>"));

    let both = json(&["--solo", "seedling", "farmhand", "--games", "30"]);
    let farmhand = json(&["--solo", "farmhand", "--games", "30"]);
    assert_eq!(both["solo"][1], farmhand["solo"][0], "others change nothing");
    let games: u64 = farmhand["solo"][0]["histogram"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(games, 30);
    assert!(number(&farmhand["solo"][0]["reach"]["25"]["high"]) < 1.0);
}

#[test]
fn mistakes_are_answered_with_what_to_do() {
    for (args, expected) in [
        (&["farmhand"][..], "farmhand has nobody to play against; name others, or farmhand twice"),
        (&["farmhand", "wizard"], "unknown player «wizard»; known: random, seedling, farmhand"),
        (&["farmhand:3s", "random"], "farmhand decides at a glance"),
        (&["farmhand", "random", "--games", "0"], "0 is not in 1.."),
        (&["farmhand", "random", "--players", "5"], "a table of the arena has 2, 3 or 4 players"),
        (&["farmhand", "random", "--players", "1"], "for one player write --solo instead"),
        (&["farmhand", "--solo", "--players", "2"], "'--solo' cannot be used with '--players"),
        (&["farmhand", "random", "farmhand"], "farmhand is named twice; name each player once"),
        (&["--solo", "farmhand", "farmhand"], "alone it would play the same games again"),
        (&["farmhand", "random", "--svg", "x.svg"], "--solo"),
        (&["--solo", "farmhand", "--svg", "/nowhere/at/all.svg"], "cannot write /nowhere/at/all.svg"),
        (&[], "<PLAYER>..."),
    ] {
        let (well, out, err) = arena(args);
        assert!(!well, "{args:?} should fail, but said {out}");
        assert!(err.contains(expected) && !err.contains("panicked"), "{args:?}: {err}");
    }
}

#[test]
fn the_help_has_examples() {
    // However wide the terminal is.
    let help = says(&["--help"]).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("homestead arena --solo farmhand settler --games 500 --svg solo.svg"), "{help}");
    assert!(help.contains("luck of deal and seat cancels"), "{help}");
}
