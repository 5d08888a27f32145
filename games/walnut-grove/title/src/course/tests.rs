//! The tutorial keeps what its texts say.

use table::{Actor, Game, Seat, Table, Viewer};
use tutorial::{StuckError, Verdict};
use walnut_grove::by::Key;
use walnut_grove::pieces::{Colour, Good};
use walnut_grove::tile::{Rotation, Side};
use walnut_grove::view::PlayerView;
use walnut_grove::{Edition, Illegal, Stage, State};
use walnut_grove_words::Phrases;
use words::Language;

use super::*;

fn steps() -> &'static [Step] {
    COURSE.steps
}

fn before(step: usize) -> Result<Table<State>, StuckError> {
    COURSE.before(step)
}

fn try_answer(step: usize, given: &[&str]) -> Result<Verdict<Illegal>, StuckError> {
    COURSE.try_answer::<State>(step, given)
}

fn number(name: &str) -> usize {
    steps().iter().position(|step| step.name == name).expect(name)
}

fn learner(name: &str) -> PlayerView {
    let table = before(number(name)).expect(name);
    table.state().view(Viewer::Seat(Seat::new(0))).players.remove(0)
}

fn offered(name: &str) -> Vec<String> {
    let table = before(number(name)).expect(name);
    let mut legal = Vec::new();
    table.state().legal(Actor::Seat(Seat::new(0)), &mut legal);
    legal.into_iter().map(|action| table.state().write(action)).collect()
}

#[test]
fn every_step_is_legal_and_leads_to_the_next() {
    for (number, step) in steps().iter().enumerate() {
        let right = Verdict::Right(format!("{}-well-done", step.name));
        assert_eq!(try_answer(number, step.answers), Ok(right), "{}", step.name);
        let after: Table<State> = COURSE.during(number, step.answers).expect(step.name);
        assert_eq!(after.state(), before(number + 1).expect(step.name).state(), "{}", step.name);
        assert_eq!(after.state().next_actor(), Some(Actor::Seat(Seat::new(0))), "{}", step.name);
    }
}

#[test]
fn every_step_that_asks_something_leaves_a_choice() {
    for step in steps().iter().filter(|step| !step.answers.is_empty()) {
        assert!(offered(step.name).len() > 1, "{}", step.name);
    }
}

#[test]
fn every_step_has_its_texts() {
    for language in Language::ALL {
        let words = Phrases::new(language).words();
        for step in steps() {
            for text in ["title", "text", "aim", "well-done"] {
                assert!(words.knows(&format!("{}-{text}", step.name)), "{language}: {}-{text}", step.name);
            }
        }
    }
}

#[test]
fn the_last_step_is_in_the_second_year() {
    let end = before(steps().len()).expect("the end");
    assert_eq!((end.state().year(), end.state().stage()), (2, Stage::Spring));
}

#[test]
fn another_legal_answer_is_not_the_aim() {
    assert_eq!(try_answer(number("learn-keep"), &["keep 14"]), Ok(Verdict::LegalButNot));
    assert_eq!(try_answer(number("learn-winter"), &["take help"]), Ok(Verdict::LegalButNot));
    assert_eq!(try_answer(number("learn-work"), &["work grain"]), Ok(Verdict::GoOn));
    assert_eq!(try_answer(number("learn-work"), &["work grain", "work fish"]), Ok(Verdict::LegalButNot));
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_reason() {
    assert_eq!(try_answer(number("learn-keep"), &["keep 15"]), Ok(Verdict::Refused(Illegal::NotDrawn(15))));
    assert_eq!(try_answer(number("learn-keep"), &["sing"]), Ok(Verdict::NotAsked));
    assert_eq!(try_answer(number("learn-barn"), &["pay coin"]), Ok(Verdict::Refused(Illegal::NotAsked)));
}

#[test]
fn the_disc_is_as_the_text_says() {
    let table = before(number("learn-disc")).expect("learn-disc");
    let disc = table.state().view(Viewer::Seat(Seat::new(0))).disc.expect("a disc");
    assert_eq!((disc.draw, disc.keep, disc.summer, disc.fall, disc.fires), (3, 1, Good::Grain, Good::Dairy, 1));
    assert_eq!(disc.hungry, []);
}

#[test]
fn only_one_of_the_tiles_shows_a_field() {
    assert_eq!(offered("learn-keep"), ["keep 2", "keep 14", "keep 22"]);
    let edition = Edition::reconstructed();
    let tiles = edition.tiles.iter().filter(|tile| [2, 14, 22].contains(&tile.id));
    let fields =
        tiles.filter(|tile| Side::ALL.iter().any(|&side| tile.turned[Rotation::R0].sides[side].good == Good::Grain));
    assert_eq!(fields.map(|tile| tile.id).collect::<Vec<_>>(), [22]);
}

#[test]
fn the_field_grows_and_is_fenced() {
    let farm = learner("learn-work");
    let field = farm.areas.iter().find(|area| area.good == Good::Grain).expect("a field");
    assert_eq!((field.size, field.squares, farm.fenced_areas), (2, 1, 1));
}

#[test]
fn the_harvest_fills_squares_and_barn() {
    let farm = learner("learn-barn");
    assert_eq!((farm.barn.spaces, farm.barn.used, farm.barn.coins.count), (4, 4, 2));
    assert_eq!(farm.barn.goods[Good::Grain], 2);
    let goods = |good| -> u8 { farm.areas.iter().filter(|area| area.good == good).map(|area| area.goods).sum() };
    assert_eq!((goods(Good::Grain), goods(Good::Wood)), (1, 2));
}

#[test]
fn tolls_costs_and_winter_can_be_met_in_two_ways() {
    assert_eq!(offered("learn-toll"), ["pay coin", "take help"]);
    assert_eq!(offered("learn-cost"), ["pay grain", "pay coin"]);
    assert_eq!(offered("learn-hire"), ["hire blue", "hire white"]);
    assert_eq!(offered("learn-winter"), ["pay coin", "take help"]);
}

#[test]
fn the_year_ends_with_a_labourer_and_three_points_more() {
    assert_eq!(learner("learn-farm").score.total, Some(6));
    let end = learner("learn-year");
    assert_eq!((end.score.total, end.labourers[Colour::White], end.help.total()), (Some(9), 1, 0));
}
