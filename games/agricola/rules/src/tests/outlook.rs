use table::Game;

use super::kit::{Kit, goods, seat};
use crate::Outlook;
use crate::pieces::Space;

fn outlook(kit: &Kit, text: &str) -> Outlook {
    Outlook::of(&kit.state, seat(1), kit.state.read(text).unwrap())
}

#[test]
fn an_outlook_says_what_a_space_brings() {
    let kit = Kit::new(2).with_goods_on(Space::Forest, 9);
    assert_eq!(outlook(&kit, "forest").gets, goods("9 wood"));
    assert_eq!(outlook(&kit, "day_laborer").gets, goods("2 food"));
}

#[test]
fn an_outlook_ends_where_the_next_round_begins() {
    let mut kit = Kit::new(1).round(3).people(2);
    kit.act(1, "fishing");
    // The last person of the round: what the next round brings does not count.
    assert_eq!(outlook(&kit, "day_laborer"), Outlook { gets: goods("2 food"), ..Outlook::default() });
}

#[test]
fn an_outlook_of_feeding_names_markers() {
    let kit = Kit::new(2).has("1 food, 1 grain").harvest(4);
    let fed = outlook(&kit, "feed");
    assert_eq!((fed.pays, fed.begging), (goods("1 food"), 3));
}
