//! Recorded games: none of the corpus ends differently unnoticed, and a damaged record is refused with its line.
//!
//! `examples/corpus.rs` says how the corpus was made.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::as_conversions,
    reason = "tests may panic"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use agricola::referee::{Referee, ThoroughReferee};
use agricola::{Edition, Setup, State};
use proptest::prelude::*;
use rayon::prelude::*;
use table::{BeginError, Game, Record, Setup as _, UnsoundError};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// What the corpus was played with. It stays as it is when the program's edition changes.
static EDITION: LazyLock<&'static Edition> =
    LazyLock::new(|| Edition::read(&fs::read_to_string(corpus().join("edition.toml")).unwrap()).unwrap().keep());

static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let paths = fs::read_dir(corpus()).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|ending| ending == "hgr")).collect();
    paths.sort();
    let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    paths.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
});

#[test]
fn the_corpus_replays_to_the_letter() {
    FILES.par_iter().for_each(|(name, text)| {
        let records = Record::read_all(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let again = records.iter().map(|record| {
            let table = record.verify::<State, Referee>(&Setup::new(*EDITION));
            let table = table.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(table.state().outcome().is_some(), "{name}: a game is not over");
            Record::of(&table, record.header.seats.clone(), record.header.date.clone()).unwrap().to_string()
        });
        assert!(again.collect::<Vec<_>>().join("\n") == *text, "{name}: written again, it is not the same");
    });
}

/// The twin looks at all answers and pastures of every recorded game.
#[test]
fn the_twin_agrees_with_the_corpus() {
    let all: Vec<Record> = FILES.iter().flat_map(|(_, text)| Record::read_all(text).unwrap()).collect();
    all.par_iter().for_each(|record| {
        let verified = record.verify::<State, ThoroughReferee>(&Setup::new(*EDITION));
        verified.unwrap_or_else(|error| panic!("{}, {:?}: {error}", record.header.options, record.header.result));
    });
}

#[test]
fn the_corpus_has_games_of_all_kinds() {
    let records: Vec<Record> = FILES.iter().flat_map(|(_, text)| Record::read_all(text).unwrap()).collect();
    assert!(records.len() >= 60, "the corpus has only {} games", records.len());
    for seats in 1..=4 {
        let games = records.iter().filter(|record| record.header.seats.len() == seats).count();
        assert!(games >= 10, "only {games} games of {seats}");
    }
    let has = |option: &str| records.iter().any(|record| record.header.options.contains(option));
    for choice in Setup::choices() {
        assert!(has(choice.name), "no game with «{}»", choice.name);
    }
    for option in ["cards none", "cards deal", "side-job on", "side-job off", "hand ", "marks limit", "marks hint"] {
        assert!(has(option), "no game with «{option}»");
    }
    let undos = records.iter().filter(|record| record.standing().len() < record.lines.len()).count();
    assert!(undos >= 20, "something is taken back in {undos} games only");
}

#[test]
fn every_kind_of_answer_is_in_the_corpus() {
    let all: String = FILES.iter().map(|(_, text)| text.as_str()).collect();
    for answer in [
        "work: room ",
        "work: stable ",
        "work: plow ",
        "work: sow grain ",
        "work: sow vegetable ",
        "work: bake ",
        "work: build ",
        "work: play ",
        "work: fence from ",
        "work: fence spaces ",
        "work: fence ",
        "work: keep ",
        "work: take ",
        "work: convert ",
        "feeding: convert ",
        "feeding: craft ",
        "feeding: feed",
        "breeding: keep ",
        "work: done",
        "* work: mark ",
        "* setup: deal ",
        "* round: reveal ",
        " undo",
    ] {
        assert!(all.contains(answer), "«{answer}» is never answered");
    }
}

/// A short game without hand cards.
static SHORT: LazyLock<String> = LazyLock::new(|| {
    let (_, text) = FILES.iter().find(|(name, _)| name == "plain.hgr").unwrap();
    Record::read_all(text).unwrap().remove(0).to_string()
});

fn verified(text: &str) -> Result<(), String> {
    for record in Record::read_all(text).map_err(|error| error.to_string())? {
        record.verify::<State, Referee>(&Setup::new(*EDITION)).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// The error when the first place of a text is replaced.
fn spoilt(from: &str, to: &str) -> String {
    assert!(SHORT.contains(from), "«{from}» is not in the record");
    verified(&SHORT.replacen(from, to, 1)).expect_err("should be refused")
}

#[test]
fn a_wrong_record_is_refused_with_line_and_reason() {
    assert_eq!(verified(&SHORT), Ok(()));
    assert_eq!(
        spoilt("Homestead-Record: 1", "Homestead-Record: 3"),
        "line 1: this program reads records of form 1, not 3"
    );
    assert_eq!(spoilt("Game: agricola", "Game: walnut-grove"), "this is a record of «walnut-grove», not of agricola");
    assert!(spoilt("Edition: revised ", "Edition: revised 0").starts_with("this was played with edition revised 0"));
    assert!(spoilt("Options: cards none", "Options: cards stolen").contains("«stolen» is no way to get cards"));
    let first = SHORT.lines().position(|line| line.starts_with("* round: reveal")).unwrap() + 1;
    let reason = |from: &str, to: &str| {
        let error = spoilt(from, to);
        let (line, reason) = error.split_once(", action 1: ").unwrap_or_else(|| panic!("{error}"));
        assert_eq!(line, format!("line {first}"));
        reason.to_owned()
    };
    assert!(reason("* round: reveal", "* round: turn up").ends_with("» is no action in this notation"));
    assert_eq!(reason("* round: reveal", "* work: reveal"), "this says «work», but the game is in «round»");
    assert_eq!(reason("* round: reveal", "1 round: reveal"), "nothing is asked of «1» here; asked: *");
    let twice = format!("{}1 feeding: feed\n", SHORT.as_str());
    assert!(verified(&twice).unwrap_err().ends_with("this says «feeding», but the game is in «over»"));
    let result = SHORT.lines().find(|line| line.starts_with("Result: ")).unwrap();
    assert!(spoilt(result, "Result: 77; winner 1").starts_with("the header says «Result: 77; winner 1», but it is «"));
}

#[test]
fn rules_of_the_future_are_not_known() {
    let later = State::RULES + 1;
    let begun = State::begin(&Setup::usual(), 2, later);
    assert!(matches!(begun, Err(BeginError::Rules(number, _)) if number == later));
    let mut record = Record::read_all(&SHORT).unwrap().remove(0);
    record.header.rules = later;
    let refused = record.verify::<State, Referee>(&Setup::new(*EDITION));
    assert!(matches!(refused, Err(UnsoundError::Begin(BeginError::Rules(..)))));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is done to a record: it is sound, or refused; and if a line is to blame, the record has it.
    #[test]
    fn a_damaged_record_is_sound_or_refused(part in 0.0..1.0f64, length in 0usize..30, put in "[ -~\n]{0,12}") {
        let at = (SHORT.len() as f64 * part) as usize;
        let text = format!("{}{put}{}", SHORT.get(..at).unwrap_or(""), SHORT.get(at + length..).unwrap_or(""));
        if let Err(error) = verified(&text)
            && let Some(rest) = error.strip_prefix("line ")
        {
            let line: usize = rest.split([':', ',']).next().unwrap().parse().unwrap();
            prop_assert!(line >= 1 && line <= text.lines().count() + 1, "{error}");
        }
    }

    /// Lines of a record in another order are refused or lead to a sound game, and never further.
    #[test]
    fn lines_that_change_places_are_sound_or_refused(one in 7usize..120, other in 7usize..120) {
        let mut lines: Vec<&str> = SHORT.lines().collect();
        let last = lines.len() - 1;
        lines.swap(one.min(last), other.min(last));
        let _ = verified(&(lines.join("\n") + "\n"));
    }
}
