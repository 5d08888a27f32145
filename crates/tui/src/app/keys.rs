//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::Game;

use super::App;
use crate::asking::Direction;
use crate::screen::farm::Pan;
use crate::screen::play::{available, beside};

/// How many lines a page of text is scrolled.
const PAGE: usize = 10;

impl App {
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
        if key.modifiers.contains(KeyModifiers::SHIFT) && self.shift_farm(key.code) {
            return;
        }
        match key.code {
            KeyCode::Enter => self.choose(),
            KeyCode::Tab => self.look_on(true),
            KeyCode::BackTab => self.look_on(false),
            KeyCode::Up => self.arrow(Direction::Up),
            KeyCode::Down => self.arrow(Direction::Down),
            KeyCode::Left => self.arrow(Direction::Left),
            KeyCode::Right => self.arrow(Direction::Right),
            KeyCode::PageUp => self.back += PAGE,
            KeyCode::PageDown => self.back = self.back.saturating_sub(PAGE),
            KeyCode::End => self.back = 0,
            KeyCode::F(1) => self.help = Some(0),
            KeyCode::Backspace | KeyCode::Delete => {
                if let Some(asking) = &mut self.asking {
                    asking.pick(false);
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
                match letter {
                    ' ' | 'r' if asking.hover.is_some() => asking.turn(true),
                    'R' if asking.hover.is_some() => asking.turn(false),
                    ' ' | '+' => asking.pick(true),
                    '-' => asking.pick(false),
                    _ => {
                        asking.type_key(letter);
                    }
                }
            }
        }
    }

    /// Arrows with Shift move a farm that does not fit.
    fn shift_farm(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Left => self.pan.by('<'),
            KeyCode::Right => self.pan.by('>'),
            KeyCode::Up => self.pan.by('{'),
            KeyCode::Down => self.pan.by('}'),
            _ => false,
        }
    }

    fn arrow(&mut self, to: Direction) {
        let Some(asking) = &mut self.asking else {
            match to {
                Direction::Up => self.back += 1,
                Direction::Down => self.back = self.back.saturating_sub(1),
                Direction::Left => self.look_on(false),
                Direction::Right => self.look_on(true),
            }
            return;
        };
        if asking.hover.is_some() {
            return asking.move_hover(to);
        }
        asking.step(matches!(to, Direction::Down | Direction::Right));
    }

    /// Looks at the next panel.
    fn look_on(&mut self, on: bool) {
        let Some(layout) = &self.layout else { return };
        let panes = available(layout, self.sitting.state().seats(), self.seat);
        if let Some(pane) = beside(&panes, self.pane, on) {
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
