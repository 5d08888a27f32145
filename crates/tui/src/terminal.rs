//! The terminal: opened for a screen, given back as it was.

use std::io::{self, stdout};
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::DefaultTerminal;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, enable_raw_mode};
use ratatui::layout::Rect;

/// The terminal while a screen is on it. When it goes, the terminal is as before, also after a panic.
pub struct Terminal {
    screen: DefaultTerminal,
}

impl Terminal {
    /// Takes the whole terminal.
    pub fn open() -> io::Result<Terminal> {
        let terminal = Terminal { screen: ratatui::try_init()? };
        execute!(stdout(), EnableMouseCapture)?;
        restore_on_signals();
        Ok(terminal)
    }

    /// Draws everything anew; only what differs is sent. `paint` says where the cursor is, if it shows.
    pub fn draw(&mut self, paint: impl FnOnce(&mut Buffer, Rect) -> Option<(u16, u16)>) -> io::Result<()> {
        self.screen.draw(|frame| {
            let area = frame.area();
            if let Some(cursor) = paint(frame.buffer_mut(), area) {
                frame.set_cursor_position(cursor);
            }
        })?;
        Ok(())
    }

    /// Forgets what is on the terminal, so that all of it is sent again.
    pub fn clear(&mut self) -> io::Result<()> {
        self.screen.clear()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}

/// The terminal as it was before. If that fails there is nobody left to tell.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}

/// Whoever ends the program from outside gets a terminal that works. Every answer is saved already.
#[cfg(unix)]
fn restore_on_signals() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM]) else { return };
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            restore();
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    });
}

#[cfg(not(unix))]
fn restore_on_signals() {}

/// Ctrl-Z: back to the shell until it lets the program go on.
#[cfg(unix)]
fn suspend() -> io::Result<()> {
    restore();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
}

#[cfg(not(unix))]
fn suspend() -> io::Result<()> {
    Ok(())
}

fn is_ctrl_z(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL)
}

/// Sends whatever is typed, pointed at or resized, from a thread that sleeps meanwhile.
pub fn listen<T: From<Event> + Send + 'static>(to: Sender<T>) {
    thread::spawn(move || {
        while let Ok(mut event) = event::read() {
            if is_ctrl_z(&event) {
                if suspend().is_err() {
                    return;
                }
                // Nothing of the screen is left.
                event = Event::FocusGained;
            }
            if to.send(T::from(event)).is_err() {
                return;
            }
        }
    });
}
