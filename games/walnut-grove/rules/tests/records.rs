//! Recorded games: the corpus never changes result unnoticed, and a damaged record is refused with its line.
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

use proptest::prelude::*;
use table::{BeginError, Game, Ignore, Record, Referee as _, Table, UnsoundError};
use walnut_grove::referee::Referee;
use walnut_grove::{Edition, Setup, State};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// The edition that the corpus was played with. It stays as it is when the program's edition is tuned.
static EDITION: LazyLock<&'static Edition> =
    LazyLock::new(|| Edition::read(&fs::read_to_string(corpus().join("edition.toml")).unwrap()).unwrap().keep());

fn corpus_files() -> Vec<(PathBuf, String)> {
    let files = fs::read_dir(corpus()).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "hgr")).collect();
    records.sort();
    records.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

fn new_game(record: &Record) -> State {
    State::new(*EDITION, u8::try_from(record.header.seats.len()).unwrap()).unwrap()
}

#[test]
fn the_corpus_replays_to_the_letter() {
    let mut games = [0; 5];
    for (path, text) in corpus_files() {
        let records = Record::read_all(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut written = Vec::new();
        for record in &records {
            let mut table = Table::new(record.start::<State>(&Setup::new(*EDITION)).unwrap());
            let mut referee = Referee::default();
            for line in &record.lines {
                let place = format!("{} line {}", path.display(), line.number);
                line.play(&mut table, &mut Ignore).unwrap_or_else(|reason| panic!("{place}: {reason}"));
                referee.check(table.state()).unwrap_or_else(|objection| panic!("{place}: {objection}"));
            }
            assert!(table.state().outcome().is_some(), "{}: a game is not over", path.display());
            let header = &record.header;
            assert!(EDITION.is_titled(&header.edition), "{}: {}", path.display(), header.edition);
            let mut again = Record::of(&table, header.seats.clone(), header.date.clone()).unwrap();
            // The digest of the file's data came later than these games.
            again.header.edition = header.edition.clone();
            written.push(again.to_string());
            games[header.seats.len()] += 1;
        }
        assert!(written.join("\n") == text, "{}: written again, it is not the same", path.display());
    }
    assert!(games.iter().sum::<i32>() >= 40, "the corpus has only {games:?} games");
    assert!(games[1..].iter().all(|&count| count >= 10), "games of 1, 2, 3, 4 players: {:?}", &games[1..]);
}

/// The corpus was recorded under rules 1, but for one game under rules 2 in which four coins make way for goods.
#[test]
fn a_game_ends_by_the_rules_it_was_played_under() {
    let text = fs::read_to_string(corpus().join("rules-2.hgr")).unwrap();
    let mut record = Record::read_all(&text).unwrap().remove(0);
    let ended = |record: &Record| {
        let start = record.start::<State>(&Setup::new(*EDITION)).unwrap();
        assert_eq!(start.rules(), record.header.rules);
        let table = record.replay(start, None).unwrap();
        let coins: u8 = table.state().players().map(|(_, player)| player.coins()).sum();
        let mut again = Record::of(&table, record.header.seats.clone(), None).unwrap();
        again.header.edition = record.header.edition.clone();
        assert_eq!(again.header.rules, record.header.rules);
        (table.state().outcome().unwrap().points, coins)
    };
    assert_eq!(record.header.rules, 2);
    let (points, coins) = ended(&record);
    assert!(record.verify::<State, Referee>(&Setup::new(*EDITION)).is_ok());

    record.header.rules = 1;
    let (first_points, first_coins) = ended(&record);
    assert_eq!(first_coins - coins, 4);
    assert!(points.iter().sum::<i32>() > first_points.iter().sum());
    let other = record.verify::<State, Referee>(&Setup::new(*EDITION)).unwrap_err();
    assert!(matches!(other, UnsoundError::OtherResult(..)), "{other}");

    record.header.rules = 3;
    let refused = record.start::<State>(&Setup::new(*EDITION)).unwrap_err().to_string();
    assert_eq!(refused, "this was played under rules 3; this program knows rules 1 to 2");
}

#[test]
fn games_begin_under_the_newest_rules_or_under_known_ones() {
    let edition = Edition::reconstructed();
    assert_eq!(State::new(edition, 2).unwrap().rules(), State::RULES);
    assert_eq!(State::under(State::RULES, edition, 2), Ok(State::new(edition, 2).unwrap()));
    assert_eq!(State::under(1, edition, 2).unwrap().rules(), 1);
    assert_ne!(State::under(1, edition, 2), State::under(2, edition, 2));
    assert!(matches!(State::under(0, edition, 2), Err(BeginError::Rules(..))));
    assert!(matches!(State::under(State::RULES + 1, edition, 2), Err(BeginError::Rules(..))));
    assert!(matches!(State::under(1, edition, 5), Err(BeginError::Seats(_))));
}

/// A short and whole record, and the error when it is changed.
static SOLO: LazyLock<String> = LazyLock::new(|| {
    let (_, text) = corpus_files().remove(0);
    Record::read_all(&text).unwrap()[0].to_string()
});

fn replayed(text: &str) -> Result<(), String> {
    for record in Record::read_all(text).map_err(|error| error.to_string())? {
        record.replay(new_game(&record), None).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn spoilt(from: &str, to: &str) -> String {
    assert!(SOLO.contains(from), "«{from}» is not in the record");
    replayed(&SOLO.replacen(from, to, 1)).expect_err("should be refused")
}

#[test]
fn a_wrong_record_is_refused_with_line_and_reason() {
    assert_eq!(replayed(&SOLO), Ok(()));
    assert_eq!(
        spoilt("Homestead-Record: 1", "Homestead-Record: 2"),
        "line 1: this program reads records of form 1, not 2"
    );
    assert_eq!(spoilt("Game: ", "Spiel: "), "line 2: expected «Game: …», found «Spiel: walnut-grove»");
    assert_eq!(spoilt("Rules: 1", "Rules: 01"), "line 3: «01» is no version of the rules");
    assert_eq!(spoilt("Result: ", "\nResult: "), "line 6: expected «Result: …», found «»");
    assert_eq!(spoilt("* setup: board 2 for 1", "* setup: board 9 for 1"), "line 8: «9» is no board");
    assert_eq!(
        spoilt("* setup: board 2 for 1", "* setup: board 02 for 1"),
        "line 8: «board 02 for 1» is written «board 2 for 1»"
    );
    assert_eq!(
        spoilt("* setup: board 2 for 1", "1 setup: board 2 for 1"),
        "line 8: nothing is asked of «1» here; asked: *"
    );
    assert_eq!(
        spoilt("* setup: board 2 for 1", "* spring: board 2 for 1"),
        "line 8: this says «spring», but the game is in «setup»"
    );
    assert_eq!(spoilt("* setup: board 2 for 1", "* undo"), "line 8: what Nature did is never taken back");
    assert_eq!(spoilt("* setup: board 2 for 1", "1 undo"), "line 8: seat 1 has nothing to take back in this turn");
    assert_eq!(spoilt("* setup: board 2 for 1", "nature deals"), "line 8: «nature» is neither a seat nor *");
    assert_eq!(
        spoilt("* setup: board 2 for 1", "* setup: fly away"),
        "line 8: «fly away» is no action in this notation"
    );
    let refused = spoilt("1 fall: move ", "1 fall: move town_hall");
    assert!(refused.contains("is no building"), "{refused}");
    let twice = format!("{}1 winter: done\n", SOLO.as_str());
    let lines = twice.lines().count();
    let over = replayed(&twice).unwrap_err();
    assert_eq!(over, format!("line {lines}: this says «winter», but the game is in «over»"));
    assert!(replayed("").unwrap_err().starts_with("line 1: the file is empty"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is done to a record: it replays, or is refused with a line that it has.
    #[test]
    fn a_damaged_record_replays_or_is_refused(part in 0.0..1.0f64, length in 0usize..30, put in "[ -~\n]{0,12}") {
        let at = (SOLO.len() as f64 * part) as usize;
        let text = format!("{}{put}{}", SOLO.get(..at).unwrap_or(""), SOLO.get(at + length..).unwrap_or(""));
        if let Err(error) = replayed(&text) {
            let line: usize = error.strip_prefix("line ").unwrap().split(':').next().unwrap().parse().unwrap();
            prop_assert!(line >= 1 && line <= text.lines().count() + 1, "{error}");
        }
    }

    /// Any text at all.
    #[test]
    fn any_text_is_a_record_or_is_refused(text in "\\PC{0,80}") {
        prop_assert!(Record::read_all(&text).is_err());
        prop_assert!(State::new(*EDITION, 2).unwrap().read(&text).is_err());
    }
}
