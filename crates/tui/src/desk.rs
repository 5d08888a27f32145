//! A screen without a terminal: keys in, letters out. For tests and pictures.

use std::sync::mpsc::{Receiver, channel};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use crate::Sitting;
use crate::app::{App, News, Options};
use crate::screen::Screen;

/// A game on a screen of some size, and the news that it sends itself.
#[derive(Debug)]
pub struct Desk<S: Screen> {
    /// The game on the screen.
    pub app: App<S>,
    news: Receiver<News<S::Game>>,
    area: Rect,
}

impl<S: Screen> Desk<S> {
    /// Sits down at a screen of this width and height.
    pub fn new(sitting: Sitting<S::Evaluation>, options: Options<S::Phrases>, size: (u16, u16)) -> Desk<S> {
        let (sender, news) = channel();
        let mut desk = Desk { app: App::new(sitting, options, sender), news, area: Rect::ZERO };
        desk.resize(size);
        desk
    }

    /// Gives the screen another width and height.
    pub fn resize(&mut self, (width, height): (u16, u16)) {
        self.area = Rect::new(0, 0, width, height);
        self.screen();
    }

    /// Presses a key.
    pub fn press(&mut self, code: KeyCode) {
        self.handle(News::Input(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
    }

    /// Presses the keys of a text.
    pub fn type_text(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// Clicks with the left button.
    pub fn click(&mut self, x: u16, y: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.handle(News::Input(Event::Mouse(MouseEvent { kind, column: x, row: y, modifiers: KeyModifiers::NONE })));
    }

    /// Waits for a bot.
    pub fn wait(&mut self) {
        if let Ok(news) = self.news.recv() {
            self.handle(news);
        }
    }

    /// What is on the screen, line by line.
    pub fn screen(&mut self) -> String {
        let mut buffer = Buffer::empty(self.area);
        self.app.draw(&mut buffer, self.area);
        letters(&buffer)
    }

    fn handle(&mut self, news: News<S::Game>) {
        self.app.handle(news);
        self.screen();
    }
}

/// The letters of a buffer, line by line.
pub fn letters(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let cells = (buffer.area.left()..buffer.area.right()).filter_map(|x| buffer.cell((x, y)));
        let line: String = cells.map(|cell| cell.symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
