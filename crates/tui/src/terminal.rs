//! The terminal: opened for a screen, given back as it was.

use std::io::{self, stdout};
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::DefaultTerminal;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;

/// The terminal while a screen is on it. When it goes, the terminal is as before, also after a panic.
pub struct Screen {
    terminal: DefaultTerminal,
}

impl Screen {
    /// Takes the whole terminal.
    pub fn open() -> io::Result<Screen> {
        let terminal = ratatui::try_init()?;
        let screen = Screen { terminal };
        execute!(stdout(), EnableMouseCapture)?;
        Ok(screen)
    }

    /// Draws everything anew; only what differs is sent. `paint` says where the cursor is, if it shows.
    pub fn draw(&mut self, paint: impl FnOnce(&mut Buffer, Rect) -> Option<(u16, u16)>) -> io::Result<()> {
        self.terminal.draw(|frame| {
            let area = frame.area();
            if let Some(cursor) = paint(frame.buffer_mut(), area) {
                frame.set_cursor_position(cursor);
            }
        })?;
        Ok(())
    }

    /// Forgets what is on the terminal, so that all of it is sent again.
    pub fn clear(&mut self) -> io::Result<()> {
        self.terminal.clear()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(stdout(), DisableMouseCapture);
        let _ = ratatui::try_restore();
    }
}

/// Sends whatever is typed, pointed at or resized, from a thread that sleeps meanwhile.
pub fn listen<T: From<Event> + Send + 'static>(to: Sender<T>) {
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if to.send(T::from(event)).is_err() {
                return;
            }
        }
    });
}
