use ratatui::crossterm::event::KeyCode;
use table::Game;
use tempfile::TempDir;
use words::{Language, Phrasebook as _};

use super::counting::{Act, Phrases};
use super::{Words, sit_down};
use crate::palette::{Colours, Look};
use crate::{Desk, Options, What};

const PLAIN: Look = Look { colours: Colours::None, ascii: false };

fn desk(folder: &TempDir, players: &[&str], size: (u16, u16), look: Look) -> Desk<Words> {
    Desk::new(sit_down(folder, players), Options { phrases: Phrases::new(Language::En), look }, size)
}

fn is_played_out(desk: &Desk<Words>) -> bool {
    desk.app.sitting().state().outcome().is_some()
}

/// Answers what is asked with the first things there are.
fn answer(desk: &mut Desk<Words>) {
    let picks = desk.app.asking().and_then(|asking| asking.picks.clone());
    if let Some(picks) = picks {
        (1..=picks.count).for_each(|number| desk.type_text(&number.to_string()));
    }
    desk.press(KeyCode::Enter);
}

#[test]
fn a_game_without_panels_is_played_by_keys() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me", "farmhand"], (80, 24), PLAIN);
    while !is_played_out(&desk) {
        match desk.app.asking() {
            Some(_) => answer(&mut desk),
            None => desk.wait(),
        }
        assert_eq!(desk.app.message(), None);
    }
    let screen = desk.screen();
    assert!(screen.contains("Sum") && screen.contains("End"), "{screen}");
    desk.press(KeyCode::Char('q'));
    assert!(desk.app.is_over());
}

#[test]
fn the_question_is_a_list_of_answers_beside_the_text() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me", "me:Ben"], (80, 24), PLAIN);
    desk.press(KeyCode::Enter);
    let screen = desk.screen();
    for text in ["Round 1, harvest", "Basket of Player 1", "Fruits: [].", "Say a number", "▶ 1 Say 1", "  3 Say 3"] {
        assert!(screen.contains(text), "«{text}» in\n{screen}");
    }
    desk.press(KeyCode::Tab);
    assert!(desk.screen().contains("A bonus of"), "the table");
    desk.press(KeyCode::Tab);
    assert!(desk.screen().contains("Basket of Ben"), "the other seat");
    desk.press(KeyCode::Tab);
    desk.press(KeyCode::Tab);
    assert!(desk.screen().contains("Sum"), "the points");
    desk.press(KeyCode::Esc);
    assert!(desk.screen().contains("Basket of Player 1"));
}

#[test]
fn several_things_are_picked_in_any_order_and_taken_back() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me"], (80, 24), PLAIN);
    desk.type_text("2");
    desk.press(KeyCode::Enter);
    desk.type_text("4");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.message(), Some(("Take exactly two.", true)));
    desk.type_text("3");
    assert!(desk.screen().contains("[x] Take fruit 3") && desk.screen().contains("Done (2 of 2)"));
    desk.press(KeyCode::Backspace);
    assert_eq!(desk.app.asking().map(|asking| asking.picked()), Some(1));
    desk.press(KeyCode::Char('u'));
    assert!(desk.screen().contains("Say a number"), "the number is taken back");
}

#[test]
fn a_click_selects_and_a_second_one_chooses() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me"], (80, 24), PLAIN);
    let screen = desk.screen();
    let (y, line) = screen.lines().enumerate().find(|(_, line)| line.contains("3 Say 3")).unwrap();
    let x = line.chars().collect::<Vec<_>>().windows(5).position(|five| five.iter().collect::<String>() == "Say 3");
    let (x, y) = (u16::try_from(x.unwrap()).unwrap(), u16::try_from(y).unwrap());
    desk.click(x, y);
    assert!(matches!(desk.app.asking().unwrap().selected().unwrap().what, What::Do(Act::Say(3))));
    desk.click(x, y);
    assert!(desk.app.asking().unwrap().picks.is_some(), "fruits are asked for");
}

#[test]
fn answers_are_typed_in_notation_and_completed() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me"], (80, 24), PLAIN);
    desk.type_text(":s");
    desk.press(KeyCode::Tab);
    assert_eq!(desk.app.typed(), Some("say"));
    desk.type_text("3; take 4; take 1");
    desk.press(KeyCode::Enter);
    assert!(desk.app.message().is_some(), "the number and the fruits are two questions");
    desk.type_text(":say 3");
    desk.press(KeyCode::Enter);
    desk.type_text(":take 4; take 1");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.message(), None);
    assert_eq!(desk.app.sitting().state().when().part, 2);
}

#[test]
fn a_hint_selects_the_best_answer() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me"], (80, 24), PLAIN);
    desk.press(KeyCode::Char('h'));
    desk.wait();
    assert!(desk.screen().contains("The Pioneer bot suggests:"));
    desk.press(KeyCode::Char('h'));
    assert!(matches!(desk.app.asking().unwrap().selected().unwrap().what, What::Do(Act::Say(3))));
}

#[test]
fn any_size_and_any_look_is_drawn() {
    for look in [PLAIN, Look { ascii: true, ..PLAIN }, Look { colours: Colours::True, ascii: false }] {
        let folder = TempDir::new().unwrap();
        let mut desk = desk(&folder, &["me"], (80, 24), look);
        while !is_played_out(&desk) {
            for size in [(10, 3), (60, 20), (80, 24), (131, 37), (250, 70)] {
                desk.resize(size);
                let screen = desk.screen();
                assert!(!look.ascii || screen.is_ascii(), "{screen}");
            }
            answer(&mut desk);
        }
        desk.press(KeyCode::Char('?'));
        assert!(desk.screen().contains("Go through the choices."));
    }
}
