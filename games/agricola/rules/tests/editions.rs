//! Edition files: the one that comes with the program is sound, and a bad one is refused with entry and line.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests may panic")]

use agricola::referee::Referee;
use agricola::{Edition, Setup, State};
use proptest::prelude::*;
use table::{Chance, Game, Ignore, Referee as _};

const SOUND: &str = Edition::TEXT;

/// The error for the sound edition with one text replaced by another.
fn spoilt(from: &str, to: &str) -> String {
    assert!(SOUND.contains(from), "«{from}» is not in the edition any more");
    Edition::read(&SOUND.replacen(from, to, 1)).expect_err("should be refused").to_string()
}

#[test]
fn the_edition_of_the_program_is_sound() {
    let edition = Edition::read(SOUND).unwrap();
    assert_eq!(edition.title(), Edition::revised().title());
    assert!(edition.title().starts_with("revised "));
}

#[test]
fn a_mistake_is_named_with_its_line() {
    for (from, to) in [
        ("food_first = 2", "food_first = -2"),
        ("food_first = 2", "food_first = \"two\""),
        ("food_first = 2\n", ""),
        ("newborn = 1", "newborn = 1\ntwins = 2"),
        ("stable = { wood = 2 }", "stable = { gold = 2 }"),
        ("fields = [2, 3, 4, 5]", "fields = [2, 3, 4]"),
        ("fields = [2, 3, 4, 5]", "fields = [5, 4, 3, 2]"),
        ("name = \"farm_expansion\"", "name = \"casino\""),
        ("name = \"fireplace_2\"", "name = \"fireplace_3\""),
        ("when = \"cardless\"", "when = \"sunday\""),
        ("players = [1]", "players = [7]"),
        ("number = \"A002\"", "number = \"twelve\""),
        ("kind = \"minor\"", "kind = \"major\""),
        ("[start]", "[start"),
    ] {
        let error = spoilt(from, to);
        let line = error.strip_prefix("line ").and_then(|rest| rest.split(',').next()).unwrap_or_default();
        let line: usize = line.parse().unwrap_or_else(|_| panic!("«{from}» as «{to}»: {error}"));
        assert!(line >= 1 && line <= SOUND.lines().count() + 2, "{error}");
    }
}

#[test]
fn comments_and_spaces_do_not_change_the_digest_and_amounts_do() {
    let bare = SOUND.lines().map(|line| line.split(" #").next().unwrap().trim()).filter(|line| !line.starts_with('#'));
    let bare = Edition::read(&bare.collect::<Vec<_>>().join("\n")).unwrap();
    assert_eq!(bare.digest, Edition::revised().digest);
    let richer = Edition::read(&SOUND.replacen("food_first = 2", "food_first = 3", 1)).unwrap();
    assert_ne!(richer.digest, bare.digest);
}

/// Amounts are added up in bytes; with far more of everything games still end, watched by the referee.
#[test]
fn an_edition_of_plenty_can_be_played() {
    let mut text = SOUND.to_owned();
    for (from, to) in [
        ("accumulates = { wood = 3 }", "accumulates = { wood = 9 }"),
        ("accumulates = { food = 1 }", "accumulates = { food = 9 }"),
        ("accumulates = { sheep = 1 }", "accumulates = { sheep = 9 }"),
        ("gives = { grain = 1 }", "gives = { grain = 9 }"),
        ("per_unfenced_stable = 1", "per_unfenced_stable = 2"),
        ("in_house = 1", "in_house = 3"),
        ("adult = 2", "adult = 5"),
        ("person = 3", "person = 5"),
    ] {
        text = text.replace(from, to);
    }
    let edition = Edition::read(&text).unwrap().keep();
    for game in 0..60 {
        let mut state = State::new(&Setup::new(edition), 1 + game % 4).unwrap();
        let mut chance = Chance::new(5, u64::from(game));
        let (mut referee, mut legal) = (Referee::default(), Vec::new());
        while let Some(actor) = state.next_actor() {
            state.legal(actor, &mut legal);
            state.apply(actor, chance.pick(&legal).unwrap(), &mut Ignore).unwrap();
            referee.check(&state).unwrap();
        }
        assert!(state.outcome().is_some());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is done to the file: it is read, or refused with a line that it has.
    #[test]
    fn a_damaged_edition_is_read_or_refused(at in 0..SOUND.len(), length in 0usize..40, put in ".{0,12}") {
        let start = (0..=at).rev().find(|&at| SOUND.is_char_boundary(at)).unwrap();
        let end = (at + length..).find(|&end| end >= SOUND.len() || SOUND.is_char_boundary(end)).unwrap();
        let text = format!("{}{put}{}", &SOUND[..start], SOUND.get(end..).unwrap_or(""));
        if let Err(error) = Edition::read(&text) {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}");
        }
    }

    /// A number in the file becomes any other.
    #[test]
    fn any_number_is_read_or_refused(which in 0usize..400, number in prop_oneof![-3i64..300, any::<i64>()]) {
        let is_number = |word: &str| word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_digit());
        let mut seen = 0;
        let words = SOUND.split_inclusive([' ', '\n', ',', ']']).map(|piece| {
            let word = piece.trim_end_matches([' ', '\n', ',', ']']);
            seen += usize::from(is_number(word));
            if is_number(word) && seen == which { piece.replace(word, &number.to_string()) } else { piece.to_owned() }
        });
        let text: String = words.collect();
        if let Err(error) = Edition::read(&text) {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}");
        }
    }
}
