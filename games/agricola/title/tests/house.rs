//! Agricola as the house knows it: without its types.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use agricola_title::Title;
use host::{AnyGame, AnyTitle, Edition, Of, Start};
use serde_json::Value;
use table::{Seat, Secret, Viewer};

static TITLE: &dyn AnyTitle = &Of::<Title>::new();

fn begun(edition: &Edition, options: &str, seats: u8, rules: u32) -> Result<Box<dyn AnyGame>, String> {
    TITLE.begin(&Start { edition, options, seats, rules }, Secret::new([7; 32]))
}

#[test]
fn a_table_goes_on_under_its_rules_and_with_its_edition() {
    let own = TITLE.edition();
    let rules = begun(&own, "", 2, 1).map(|game| game.view(Viewer::Spectator)["view"]["rules"].clone());
    assert_eq!(rules, Ok(Value::from(1)));
    assert!(begun(&own, "", 2, 2).unwrap_err().contains("this program knows rules 1"));
    let other = Edition { title: "revised 0123456789abcdef".to_owned(), ..own };
    assert!(begun(&other, "", 2, 1).unwrap_err().contains("is that of"));
}

#[test]
fn options_that_do_not_go_together_are_refused_with_the_reason() {
    let own = TITLE.edition();
    for (options, seats, reason) in [
        ("", 5, "1 to 4 players"),
        ("copse", 3, "for one or two players"),
        ("tile; copse", 2, "do not go together"),
        ("first 3", 2, "cannot be starting player"),
        ("cards deal; hand corn_scoop", 2, "only a player alone"),
        ("hand corn_scoop", 1, "needs hand cards"),
        ("cards seven", 2, "known: none, deal"),
        ("sheep", 2, "is no option"),
    ] {
        let refused = begun(&own, options, seats, 1).unwrap_err();
        assert!(refused.contains(reason), "{options}: {refused}");
    }
}

/// V1.5: the marks are a bot's, so that the same secret gives the same marks, and they are not drawn by chance.
#[test]
fn marks_are_given_by_a_bot_before_the_seat_is_asked() {
    let mut game = begun(&TITLE.edition(), "marks limit; first 1", 2, 1).unwrap();
    let mut dealt = Vec::new();
    while let Some(line) = game.deal() {
        dealt.push(line);
    }
    assert_eq!(dealt.len(), 5, "{dealt:?}");
    assert!(dealt.iter().skip(2).all(|line| line.starts_with("* work: mark ")), "{dealt:?}");
    let view = game.view(Viewer::Seat(Seat::default()));
    assert_eq!(view["legal"].as_array().map(Vec::len), Some(3));
}
