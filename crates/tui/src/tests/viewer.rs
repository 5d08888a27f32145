use std::sync::mpsc::{Receiver, channel};

use playtest::counting::{Counting, Phrases};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use table::Game;
use tempfile::TempDir;
use words::{Language, Phrasebook as _};

use super::{Words, setup, sit_down};
use crate::Options;
use crate::letters;
use crate::palette::{Colours, Look};
use crate::viewer::{Album, News};

fn album() -> (Album<Words>, Receiver<News<Counting>>) {
    let folder = TempDir::new().unwrap();
    let mut sitting = sit_down(&folder, &["farmhand", "random"]);
    while let Some(question) = sitting.ask_bot() {
        sitting.take(question.think()).unwrap();
    }
    let record = sitting.record().unwrap();
    let start = Counting::begin(&setup(), 2, Counting::RULES).unwrap();
    let look = Look { colours: Colours::None, ascii: false };
    let (sender, news) = channel();
    (Album::new(&record, start, Options { phrases: Phrases::new(Language::En), look }, sender).unwrap(), news)
}

fn press(album: &mut Album<Words>, code: KeyCode) {
    album.handle(News::Input(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
}

fn screen(album: &mut Album<Words>) -> String {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    album.draw(&mut buffer, Rect::new(0, 0, 80, 24));
    letters(&buffer)
}

#[test]
fn steps_phases_and_rounds() {
    let (mut album, _news) = album();
    let at = |album: &Album<Words>| (album.state().when().part, album.state().scene());
    assert_eq!(at(&album), (1, "round"));
    assert!(album.at() > 0, "it begins when there is something to see");
    press(&mut album, KeyCode::PageDown);
    assert_eq!(at(&album), (2, "round"));
    press(&mut album, KeyCode::PageDown);
    assert_eq!(at(&album), (3, "round"));
    press(&mut album, KeyCode::Down);
    assert_eq!(at(&album), (3, "over"), "a phase, not a round");
    press(&mut album, KeyCode::End);
    assert!(album.state().outcome().is_some());
    let shown = screen(&mut album);
    assert!(shown.contains("Recorded game") && shown.contains("wins with"), "{shown}");
    assert!(shown.contains("↑ ↓ phase  PgUp PgDn round"), "{shown}");
    press(&mut album, KeyCode::Home);
    assert_eq!(album.at(), 0);
}

#[test]
fn what_a_seat_answered_is_shown_with_what_else_was_possible() {
    let (mut album, news) = album();
    let decision = album.decisions().next().unwrap();
    album.go(decision + 1);
    assert!(screen(&mut album).contains(" numbers"), "a side was chosen");
    press(&mut album, KeyCode::Char('e'));
    album.handle(news.recv().unwrap());
    assert_eq!(album.evaluated().collect::<Vec<_>>(), [decision]);
    assert!(screen(&mut album).contains("’s options"));
}
