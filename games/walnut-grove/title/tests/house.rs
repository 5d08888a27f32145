//! Walnut Grove as the house knows it: without its types.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use host::{AnyGame, AnyTitle, Edition, Of, Start};
use serde_json::Value;
use table::{Seat, Secret, Viewer};
use walnut_grove_title::Title;

static TITLE: &dyn AnyTitle = &Of::<Title>::new();

fn begun(edition: &Edition, seats: u8, rules: u32) -> Result<Box<dyn AnyGame>, String> {
    TITLE.begin(&Start { edition, options: "", seats, rules }, Secret::new([7; 32]))
}

#[test]
fn a_table_goes_on_under_its_rules_and_with_its_edition() {
    let own = TITLE.edition();
    let started = |title: &str, rules| {
        let edition = Edition { title: title.to_owned(), text: own.text.clone() };
        begun(&edition, 2, rules).map(|game| game.view(Viewer::Spectator)["view"]["rules"].clone())
    };
    assert_eq!(started("reconstructed 7ac0cd2a162bf065", 1), Ok(Value::from(1)));
    assert_eq!(started(&own.title, TITLE.rules()), Ok(Value::from(TITLE.rules())));
    assert!(started(&own.title, TITLE.rules() + 1).unwrap_err().contains("this program knows rules 1 to"));
    assert!(started("reconstructed 225ac9d0c6fba13d", 1).unwrap_err().contains("is that of"));
}

/// A hint at the Post Office once named one stone where two are taken.
#[test]
fn all_picks_name_a_thing_as_often_as_it_is_picked() {
    let mut game = begun(&TITLE.edition(), 1, TITLE.rules()).unwrap();
    let seat = Seat::default();
    loop {
        while game.deal().is_some() {}
        let view = game.view(Viewer::Seat(seat));
        let legal: Vec<&str> = view["legal"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        if legal.contains(&"take stone") {
            break;
        }
        let action = legal.iter().find(|action| **action == "move post_office").or(legal.first()).unwrap();
        game.act(seat, None, action).unwrap();
    }
    let stone = "take stone".to_owned();
    assert_eq!(game.all_picks(seat, std::slice::from_ref(&stone)), [stone.clone(), stone]);
    let (grain, wood) = ("take grain".to_owned(), "take wood".to_owned());
    assert_eq!(game.all_picks(seat, &[grain.clone(), wood.clone()]), [grain, wood]);
}
