//! `homestead play` on a screen, in a real terminal: keys in, a screen out, windows that change, plugs that are pulled.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests may panic")]

mod person;

use std::path::PathBuf;
use std::time::Duration;

use person::{Person, open, read};
use playtest::terminal::key;
use table::{Game, Setup as _};
use tempfile::TempDir;
use walnut_grove::referee::Referee;
use walnut_grove::{Setup, State};

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.hgr");
    (folder, file)
}

/// Plays a whole game alone with keys, and leaves.
fn a_solo_game_by_keys(size: (u16, u16), seed: u64) {
    let (_folder, file) = folder();
    let mut person = Person::sit_down(&format!("--players me --seed {seed}"), &file, size);
    while !person.is_over() {
        person.sees_question();
        person.answer();
    }
    let record = person.finished();
    let played = record.verify::<State, Referee>(&Setup::usual()).unwrap();
    let points = played.state().outcome().unwrap().points[0];
    person.sees(&points.to_string().replace('-', "−"));
    person.press("q");
    let (left, ended) = person.terminal.wait_for_end().unwrap();
    assert!(ended.success(), "{left}");
    let screen = person.terminal.screen();
    assert!(!screen.alternate_screen() && !screen.hide_cursor(), "the terminal is as it was before");
    assert!(left.contains("homestead replay"), "{left}");
}

#[test]
fn a_solo_game_by_keys_in_a_small_window() {
    a_solo_game_by_keys((80, 24), 7);
}

#[test]
fn a_solo_game_by_keys_in_a_large_window() {
    a_solo_game_by_keys((200, 60), 8);
}

#[test]
fn the_game_survives_any_change_of_the_window() {
    let (_folder, file) = folder();
    let mut person = Person::sit_down("--players me,farmhand --seed 3", &file, (80, 24));
    person.play_until(40);
    for (columns, rows) in [(132, 43), (30, 8), (80, 24), (1, 1), (300, 90), (80, 24)] {
        let drawn = person.terminal.written();
        person.terminal.resize(columns, rows).unwrap();
        person.terminal.wait_for_more(drawn).unwrap();
        // crossterm holds a key back that arrives in the same moment as a change of the window, until the next key.
        std::thread::sleep(Duration::from_millis(300));
        if columns >= 80 {
            person.sees_question();
        }
        person.answer();
    }
    person.terminal.resize(40, 10).unwrap();
    person.terminal.wait_until("that it is too small", |screen| screen.contains("too small")).unwrap();
}

#[test]
fn a_killed_terminal_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().to_str().unwrap();
    let environment = [("HOMESTEAD_GAMES", games)];
    let file = folder.path().join("mine.hgr");
    let mut person = Person::sit_down("--players me,farmhand --seed 5", &file, (80, 24));
    let mut lines = 0;
    for until in [20, 60, 90] {
        person.play_until(until);
        let before = person.lines();
        person.terminal.kill().unwrap();
        // The bot may have answered once more before the plug was pulled.
        lines = read(&file).lines.len();
        assert!(lines >= before.max(until));
        // Now without naming anything: the last game is found and offered.
        let terminal = open(&["play"], &environment, (80, 24));
        let asked = terminal.wait_for("[Y/n]").unwrap();
        assert!(asked.contains("Player 1 and Farmhand"), "{asked}");
        person = Person::go_on(terminal, &file);
        assert_eq!(person.lines(), lines);
        person.press(key::ENTER);
        person.sees_question();
    }
    person.play_until(lines + 10);
    assert!(person.lines() >= lines + 10);
}

#[test]
fn two_terminals_do_not_share_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let environment = [("HOMESTEAD_GAMES", folder.path().to_str().unwrap())];
    let mut first = open(&["play", "--players", "me"], &environment, (80, 24));
    first.wait_for("Choose your starting row").unwrap();
    let mut second = open(&["play"], &environment, (80, 24));
    second.wait_for("is open in another terminal").unwrap();
    second.press("y\r").unwrap();
    second.wait_for("Choose your starting row").unwrap();
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "each has its own");
    for terminal in [&mut first, &mut second] {
        terminal.press("q").unwrap();
        assert!(terminal.wait_for_end().unwrap().1.success());
    }
}

#[test]
fn keys_are_answered_while_a_bot_thinks() {
    let (_folder, file) = folder();
    let mut person = Person::sit_down("--players me,pioneer:600s --seed 1", &file, (80, 24));
    let said = person.said();
    person.sees("Player 1");
    // Whoever begins: after at most one answer it is the pioneer who is asked, and thinks for ten minutes.
    if person.state().next_actor() == Some(table::Actor::Seat(table::Seat::new(0))) {
        person.press(&format!("1{}", key::ENTER));
        person.wait_beyond(said);
    }
    person.press("?");
    person.sees("Help");
    person.press(key::ESCAPE);
    person.sees("Waiting for Pioneer");
    person.press("q");
    assert!(person.terminal.wait_for_end().unwrap().1.success());
}

/// Clock ticks that a process has spent computing.
#[cfg(target_os = "linux")]
fn ticks(process: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn idle_it_computes_nothing_and_draws_nothing() {
    let (_folder, file) = folder();
    let person = Person::sit_down("--players me,farmhand --seed 2", &file, (120, 40));
    person.sees_question();
    // What is still on its way comes within a moment.
    std::thread::sleep(Duration::from_millis(500));
    let process = person.terminal.process().unwrap();
    let (written, computed) = (person.terminal.written(), ticks(process));
    std::thread::sleep(Duration::from_secs(2));
    assert_eq!(person.terminal.written(), written);
    assert!(ticks(process) - computed <= 1, "{} ticks in idle time", ticks(process) - computed);
}

#[test]
fn an_answer_can_be_typed_in_notation_and_completed() {
    let (_folder, file) = folder();
    let mut person = Person::sit_down("--players me --seed 7", &file, (80, 24));
    person.sees_question();
    let lines = person.lines();
    person.press(":start c");
    person.press(key::TAB);
    person.sees("start church");
    person.press(key::ENTER);
    person.wait_beyond(0);
    assert_eq!(person.record().lines[lines].to_string(), "1 setup: start church");
}

#[test]
fn an_answer_is_taken_back_with_a_key() {
    let (_folder, file) = folder();
    let mut person = Person::sit_down("--players me --seed 7", &file, (80, 24));
    person.sees_question();
    while person.state().scene() != "spring" {
        person.answer();
    }
    person.answer();
    let (lines, said) = (person.lines(), person.said());
    person.press("u");
    person.wait_beyond(said);
    assert_eq!(person.record().lines[lines].to_string(), "1 undo");
    person.sees_question();
}

#[test]
fn without_colours_there_are_none_and_in_ascii_only_plain_letters() {
    let (_folder, file) = folder();
    let mut person =
        Person::sit_down_with("--players me,farmhand --ascii --seed 4", &file, (100, 30), &[("NO_COLOR", "1")]);
    person.play_until(60);
    person.sees_question();
    let screen = person.terminal.screen();
    for (row, column) in (0..30).flat_map(|row| (0..100).map(move |column| (row, column))) {
        let cell = screen.cell(row, column).unwrap();
        assert_eq!((cell.fgcolor(), cell.bgcolor()), Default::default(), "at {row},{column}");
        assert!(cell.contents().is_ascii(), "«{}» at {row},{column} of:\n{}", cell.contents(), screen.contents());
    }
}

#[test]
fn friends_at_one_keyboard_hand_it_over() {
    let (_folder, file) = folder();
    let mut person = Person::sit_down("--players me:Ada,me:Ben --seed 4", &file, (80, 24));
    let first = person.sees("’s turn.");
    let (one, other) = if first.contains("Ada’s turn") { ("Ada", "Ben") } else { ("Ben", "Ada") };
    person.press(key::ENTER);
    person.sees("Choose your starting row");
    person.press(&format!("1{}", key::ENTER));
    person.sees(&format!("{other}’s turn."));
    assert!(!person.terminal.text().contains(&format!("{one}’s turn.")));
}

#[test]
fn line_by_line_it_also_works_in_a_terminal() {
    let (_folder, file) = folder();
    let mut person = Person::sit_down("--players me --seed 7 --plain --lang de", &file, (80, 24));
    person.sees("> ");
    let said = person.said();
    person.press("1\r");
    person.wait_beyond(said);
    person.sees("Frühling");
    person.press(key::CTRL_D);
    let (left, ended) = person.terminal.wait_for_end().unwrap();
    assert!(ended.success() && left.contains("homestead play"), "{left}");
}

#[test]
fn a_record_is_looked_at_on_the_screen() {
    let (_folder, file) = folder();
    let mut person = Person::sit_down("--players me --seed 7", &file, (80, 24));
    person.play_until(60);
    person.press("q");
    person.terminal.wait_for_end().unwrap();
    let mut viewer = open(&["replay", file.to_str().unwrap()], &[], (80, 24));
    viewer.wait_until("the viewer", |screen| screen.contains("step") && screen.contains("season")).unwrap();
    let before = viewer.text();
    viewer.press(key::RIGHT).unwrap();
    viewer.wait_until("the next step", |screen| screen != before).unwrap();
    viewer.press("q").unwrap();
    assert!(viewer.wait_for_end().unwrap().1.success());
}
