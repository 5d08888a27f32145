use playtest::counting::{Action, Phrases, Side};
use ratatui::crossterm::event::KeyCode;
use table::Game;
use tempfile::TempDir;
use words::{Language, Phrasebook as _};

use super::{Words, hand, sit_down};
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
    let question = ["Choose a side", "▶ 1 Even numbers", "  2 Odd numbers"];
    for text in ["Choosing sides", "Hand of Player 1", "Cards: "].into_iter().chain(question) {
        assert!(screen.contains(text), "«{text}» in\n{screen}");
    }
    desk.press(KeyCode::Tab);
    assert!(desk.screen().contains("Ben: no side yet"), "the table");
    desk.press(KeyCode::Tab);
    assert!(desk.screen().contains("Hand of Ben"), "the other seat");
    desk.press(KeyCode::Tab);
    desk.press(KeyCode::Tab);
    assert!(desk.screen().contains("Sum"), "the points");
    desk.press(KeyCode::Esc);
    assert!(desk.screen().contains("Hand of Player 1"));
}

#[test]
fn several_things_are_picked_in_any_order_and_taken_back() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me"], (80, 24), PLAIN);
    desk.type_text("2");
    desk.press(KeyCode::Enter);
    let lowest = hand(desk.app.sitting().state())[0];
    desk.type_text("2");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.message(), Some(("Play exactly 2.", true)));
    desk.type_text("1");
    let screen = desk.screen();
    assert!(screen.contains(&format!("[x] Play the {lowest}")) && screen.contains("Done (2 of 2)"), "{screen}");
    desk.press(KeyCode::Backspace);
    assert_eq!(desk.app.asking().map(|asking| asking.picked()), Some(1));
    desk.type_text("1");
    desk.press(KeyCode::Enter);
    assert!(desk.screen().contains("Bet on your card"));
    desk.press(KeyCode::Char('u'));
    assert!(desk.screen().contains("Play two cards"), "a card is taken back");
}

#[test]
fn a_click_selects_and_a_second_one_chooses() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me"], (80, 24), PLAIN);
    let screen = desk.screen();
    let (y, line) = screen.lines().enumerate().find(|(_, line)| line.contains("2 Odd numbers")).unwrap();
    let x = line.chars().collect::<Vec<_>>().windows(3).position(|three| three.iter().collect::<String>() == "Odd");
    let (x, y) = (u16::try_from(x.unwrap()).unwrap(), u16::try_from(y).unwrap());
    desk.click(x, y);
    assert!(matches!(desk.app.asking().unwrap().selected().unwrap().what, What::Do(Action::Side(Side::Odd))));
    desk.click(x, y);
    assert!(desk.app.asking().unwrap().picks.is_some(), "cards are asked for");
}

#[test]
fn answers_are_typed_in_notation_and_completed() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me"], (80, 24), PLAIN);
    let cards = hand(desk.app.sitting().state());
    let downwards = format!("play {}; play {}", cards[3], cards[0]);
    desk.type_text(":s");
    desk.press(KeyCode::Tab);
    assert_eq!(desk.app.typed(), Some("side"));
    desk.type_text(&format!("odd; {downwards}"));
    desk.press(KeyCode::Enter);
    assert!(desk.app.message().is_some(), "the side and the cards are two questions");
    desk.type_text(":side odd");
    desk.press(KeyCode::Enter);
    desk.type_text(&format!(":{downwards}"));
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.message(), None);
    desk.type_text(":bet 1");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.sitting().state().when().part, 2);
}

#[test]
fn a_hint_selects_the_best_answer() {
    let folder = TempDir::new().unwrap();
    let mut desk = desk(&folder, &["me"], (80, 24), PLAIN);
    let cards = hand(desk.app.sitting().state());
    // Of four cards two are on one side, and a bet on them is safe.
    let (even, odd): (Vec<u8>, Vec<u8>) = cards.iter().partition(|card| card.is_multiple_of(2));
    let (side, pair) = if even.len() >= 2 { ("even", even) } else { ("odd", odd) };
    for line in [format!(":side {side}"), format!(":play {}; play {}", pair[0], pair[1])] {
        desk.type_text(&line);
        desk.press(KeyCode::Enter);
    }
    desk.press(KeyCode::Char('h'));
    desk.wait();
    assert!(desk.screen().contains("The Pioneer bot suggests:"));
    desk.press(KeyCode::Char('h'));
    assert!(matches!(desk.app.asking().unwrap().selected().unwrap().what, What::Do(Action::Bet(2))));
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
