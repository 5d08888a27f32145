//! Recorded games on a screen without a terminal.

use std::sync::mpsc::{Receiver, channel};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use table::{Actor, Chance, Game, Record, Seat};
use tui::palette::{Colours, Look};
use tui::viewer::News;
use tui::{Options, letters};
use walnut_grove::{Edition, State};
use walnut_grove_words::Phrases;
use words::Language;

use crate::WalnutGroveScreen;

type Album = tui::viewer::Album<WalnutGroveScreen>;

/// A game of two who play anything, recorded.
fn recorded() -> (Record, State) {
    let edition = Edition::reconstructed();
    let start = State::new(edition, 2).unwrap();
    let mut table = table::Table::new(start);
    let (mut chance, mut legal) = (Chance::new(11, 0), Vec::new());
    loop {
        let Some(open) = table.state().open().next() else { break };
        let action = match open.actor {
            Actor::Nature => chance.deal(table.state(), &mut legal),
            actor => {
                table.state().legal(actor, &mut legal);
                chance.pick(&legal)
            }
        };
        table.act(open.id, action.unwrap(), &mut table::Ignore).unwrap();
    }
    let seats = vec!["Ada".to_owned(), "random".to_owned()];
    (Record::of(&table, seats, None).unwrap(), start)
}

fn album(language: Language) -> (Album, Receiver<News<State>>) {
    let (record, start) = recorded();
    let look = Look { colours: Colours::None, ascii: false };
    let (sender, news) = channel();
    (Album::new(&record, start, Options { phrases: Phrases::new(language), look }, sender).unwrap(), news)
}

fn press(album: &mut Album, code: KeyCode) {
    album.handle(News::Input(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
}

fn screen(album: &mut Album, width: u16, height: u16) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    album.draw(&mut buffer, area);
    letters(&buffer)
}

#[test]
fn steps_seasons_and_years() {
    let (mut album, _news) = album(Language::En);
    assert_eq!(album.state().scene(), "spring", "it begins when there is something to see");
    let begun = album.at();
    press(&mut album, KeyCode::Right);
    assert_eq!(album.at(), begun + 1);
    press(&mut album, KeyCode::Left);
    press(&mut album, KeyCode::Down);
    assert_eq!((album.state().year(), album.state().scene()), (1, "summer"));
    press(&mut album, KeyCode::Up);
    assert_eq!((album.state().year(), album.state().scene()), (1, "spring"));
    press(&mut album, KeyCode::PageDown);
    assert_eq!(album.state().year(), 2);
    press(&mut album, KeyCode::End);
    assert!(album.state().outcome().is_some());
    press(&mut album, KeyCode::PageUp);
    assert_eq!(album.state().year(), 8);
    press(&mut album, KeyCode::Home);
    assert_eq!(album.at(), 0);
    "57".chars().for_each(|digit| press(&mut album, KeyCode::Char(digit)));
    press(&mut album, KeyCode::Enter);
    assert_eq!(album.at(), 57);
}

#[test]
fn every_moment_is_drawn_through_any_eyes() {
    let (mut album, _news) = album(Language::De);
    for at in 0..=recorded().0.lines.len() {
        album.go(at);
        screen(&mut album, 80, 24);
        press(&mut album, KeyCode::Char('v'));
    }
}

#[test]
fn a_bot_says_what_else_was_possible() {
    let (mut album, news) = album(Language::En);
    let decision = album.decisions().next().unwrap();
    album.go(decision + 1);
    assert!(screen(&mut album, 80, 30).contains("e: let the Pioneer bot"));
    press(&mut album, KeyCode::Char('e'));
    album.handle(news.recv().unwrap());
    assert_eq!(album.evaluated().collect::<Vec<_>>(), [decision], "first the one that is looked at");
    let shown = screen(&mut album, 80, 30);
    assert!(shown.contains("’s options") && shown.contains("points"), "{shown}");
    press(&mut album, KeyCode::Char('e'));
    assert!(!album.evaluates());
}

#[test]
fn w1_4_the_eyes_of_a_seat_do_not_see_the_coins_of_the_other() {
    let (mut album, _news) = album(Language::En);
    press(&mut album, KeyCode::Char('v'));
    album.show(Seat::new(1));
    let shown = screen(&mut album, 80, 24);
    assert!(shown.contains("View: Ada") && !shown.contains("(0/0/2)"), "{shown}");
}

#[test]
fn the_viewer_looks_as_it_did() {
    for language in Language::ALL {
        let (mut album, _news) = album(language);
        press(&mut album, KeyCode::PageDown);
        press(&mut album, KeyCode::Down);
        press(&mut album, KeyCode::Right);
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("viewer_{language}"), screen(&mut album, 80, 24));
        });
    }
}
