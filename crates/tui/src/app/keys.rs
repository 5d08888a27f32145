//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::App;
use crate::asking::Asking;
use crate::pane::Pan;
use crate::screen::Screen;
use crate::screen::frame::beside;

/// How many lines a page of text is scrolled.
const PAGE: usize = 10;

impl<S: Screen> App<S> {
    /// Answers a key.
    pub(super) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => return self.over = true,
                KeyCode::Char('l') => return self.redraw = true,
                _ => {}
            }
        }
        if self.command.is_some() {
            return self.key_in_command(key);
        }
        if let Some(scrolled) = self.help {
            return self.key_in_help(key.code, scrolled);
        }
        if self.hand_over {
            match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => self.hand_over = false,
                KeyCode::Char('q') => self.over = true,
                KeyCode::Char('?') | KeyCode::F(1) => self.help = Some(0),
                _ => {}
            }
            return;
        }
        self.message = None;
        if key.modifiers.contains(KeyModifiers::SHIFT) && self.pan_by(key.code) {
            return;
        }
        match key.code {
            KeyCode::Enter => self.choose(),
            KeyCode::Tab => self.next_pane(true),
            KeyCode::BackTab => self.next_pane(false),
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => self.arrow(key.code),
            KeyCode::PageUp => self.back += PAGE,
            KeyCode::PageDown => self.back = self.back.saturating_sub(PAGE),
            KeyCode::End => self.back = 0,
            KeyCode::F(1) => self.help = Some(0),
            KeyCode::Backspace | KeyCode::Delete => {
                if let Some(asking) = &mut self.asking {
                    asking.choices_mut().pick(false);
                }
            }
            KeyCode::Esc => self.settle_pane(),
            KeyCode::Char(letter) => self.type_letter(letter),
            _ => {}
        }
    }

    /// Answers a letter, typed or pasted.
    pub(super) fn type_letter(&mut self, letter: char) {
        if let Some(command) = &mut self.command {
            return command.push(letter);
        }
        match letter {
            'q' => self.over = true,
            'u' => self.undo(),
            'U' => self.restart(),
            'h' => self.ask_hint(),
            '?' => self.help = Some(0),
            ':' => self.open_command(),
            key if self.pan.by(key) => {}
            _ => {
                let Some(asking) = &mut self.asking else { return };
                if asking.key(KeyCode::Char(letter)) {
                    return;
                }
                let choices = asking.choices_mut();
                match letter {
                    ' ' | '+' => choices.pick(true),
                    '-' => choices.pick(false),
                    _ => {
                        choices.type_key(letter);
                    }
                }
            }
        }
    }

    /// Arrows with Shift move a panel that does not fit.
    fn pan_by(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Left => self.pan.by('<'),
            KeyCode::Right => self.pan.by('>'),
            KeyCode::Up => self.pan.by('{'),
            KeyCode::Down => self.pan.by('}'),
            _ => false,
        }
    }

    fn arrow(&mut self, code: KeyCode) {
        match &mut self.asking {
            Some(asking) => {
                if !asking.key(code) {
                    asking.choices_mut().step(matches!(code, KeyCode::Down | KeyCode::Right));
                }
            }
            None => match code {
                KeyCode::Up => self.back += 1,
                KeyCode::Down => self.back = self.back.saturating_sub(1),
                _ => self.next_pane(code == KeyCode::Right),
            },
        }
    }

    /// Shows the next panel, or the one before.
    fn next_pane(&mut self, on: bool) {
        if let Some(pane) = beside(&self.panes(), self.pane, on) {
            self.pane = pane;
            self.pan = Pan::default();
        }
    }

    fn key_in_help(&mut self, code: KeyCode, scrolled: usize) {
        self.help = match code {
            KeyCode::Up | KeyCode::Char('k') => Some(scrolled.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => Some(scrolled + 1),
            KeyCode::PageUp => Some(scrolled.saturating_sub(PAGE)),
            KeyCode::PageDown | KeyCode::Char(' ') => Some(scrolled + PAGE),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_) | KeyCode::F(1) => None,
            _ => Some(scrolled),
        };
    }

    fn key_in_command(&mut self, key: KeyEvent) {
        let Some(command) = &mut self.command else { return };
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Enter => self.run_command(),
            KeyCode::Esc => self.command = None,
            KeyCode::Tab => command.complete(true),
            KeyCode::BackTab => command.complete(false),
            KeyCode::Up => command.recall(true),
            KeyCode::Down => command.recall(false),
            KeyCode::Char('u') if control => command.clear(),
            KeyCode::Char('w') if control => command.pop_word(),
            KeyCode::Char(letter) if !control => command.push(letter),
            KeyCode::Backspace if !command.pop() => self.command = None,
            _ => {}
        }
    }
}
