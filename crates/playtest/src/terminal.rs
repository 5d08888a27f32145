//! Somebody at a terminal: presses keys, looks at the screen, pulls the plug.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::Parser;
pub use vt100::{Cell, Color, Screen};

/// How long anything may take. Long: machines that run tests are busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program in a terminal of its own.
pub struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    shown: Arc<Shown>,
}

/// What the terminal shows, kept up by a thread.
struct Shown {
    glass: Mutex<Glass>,
    changed: Condvar,
}

struct Glass {
    parser: Parser,
    /// How much the program has written so far.
    written: u64,
    /// Whether the program has gone.
    gone: bool,
}

/// A key that is no letter, as terminals send it.
pub mod key {
    /// Enter
    pub const ENTER: &str = "\r";
    /// Escape
    pub const ESCAPE: &str = "\u{1b}";
    /// Tab
    pub const TAB: &str = "\t";
    /// Up
    pub const UP: &str = "\u{1b}[A";
    /// Down
    pub const DOWN: &str = "\u{1b}[B";
    /// Right
    pub const RIGHT: &str = "\u{1b}[C";
    /// Left
    pub const LEFT: &str = "\u{1b}[D";
    /// Ctrl-C
    pub const CTRL_C: &str = "\u{3}";
    /// Ctrl-D, the end of what is typed
    pub const CTRL_D: &str = "\u{4}";
}

impl Terminal {
    /// Starts a program in a true-colour terminal of this many columns and rows. What the environment of the
    /// tests says about languages and colours does not count; `environment` does.
    pub fn open<A: AsRef<OsStr>>(
        program: &Path,
        arguments: &[A],
        environment: &[(&str, &str)],
        (columns, rows): (u16, u16),
    ) -> Result<Terminal> {
        let pair = native_pty_system().openpty(size(columns, rows))?;
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        ["LC_ALL", "LC_MESSAGES", "NO_COLOR", "RUST_BACKTRACE"].iter().for_each(|name| command.env_remove(name));
        for (name, value) in [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "en_US.UTF-8")] {
            command.env(name, value);
        }
        environment.iter().for_each(|(name, value)| command.env(name, value));
        command.cwd(std::env::temp_dir());
        let child = pair.slave.spawn_command(command)?;
        // As long as this end is open, nobody would learn that the program has gone.
        drop(pair.slave);
        let glass = Glass { parser: Parser::new(cells(rows), cells(columns), 0), written: 0, gone: false };
        let shown = Arc::new(Shown { glass: Mutex::new(glass), changed: Condvar::new() });
        let reader = pair.master.try_clone_reader()?;
        let watched = Arc::clone(&shown);
        std::thread::spawn(move || watched.watch(reader));
        Ok(Terminal { child, keys: pair.master.take_writer()?, master: pair.master, shown })
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) -> Result<()> {
        self.keys.write_all(keys.as_bytes())?;
        Ok(self.keys.flush()?)
    }

    /// What is on the screen, line by line.
    pub fn text(&self) -> String {
        self.shown.glass().parser.screen().contents()
    }

    /// The screen, cell by cell.
    pub fn screen(&self) -> Screen {
        self.shown.glass().parser.screen().clone()
    }

    /// How much the program has written so far.
    pub fn written(&self) -> u64 {
        self.shown.glass().written
    }

    /// Waits until the screen looks as it should, and says what is on it.
    pub fn wait_until(&self, what: &str, looks: impl Fn(&str) -> bool) -> Result<String> {
        self.wait(what, |glass| looks(&glass.parser.screen().contents()))
    }

    /// Waits until the program has written more than this.
    pub fn wait_for_more(&self, written: u64) -> Result<String> {
        self.wait("another drawing", |glass| glass.written > written)
    }

    fn wait(&self, what: &str, is_so: impl Fn(&Glass) -> bool) -> Result<String> {
        let until = Instant::now() + PATIENCE;
        let mut glass = self.shown.glass();
        loop {
            if is_so(&glass) {
                return Ok(glass.parser.screen().contents());
            }
            let text = glass.parser.screen().contents();
            if glass.gone {
                bail!("the program has gone while somebody waited for {what}; it left:\n{text}");
            }
            let Some(left) = until.checked_duration_since(Instant::now()) else {
                bail!("waited in vain for {what}; the screen is:\n{text}");
            };
            glass = self.shown.changed.wait_timeout(glass, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Waits until a text is on the screen.
    pub fn wait_for(&self, text: &str) -> Result<String> {
        self.wait_until(&format!("«{text}»"), |screen| screen.contains(text))
    }

    /// Makes the window larger or smaller.
    pub fn resize(&self, columns: u16, rows: u16) -> Result<()> {
        self.shown.glass().parser.screen_mut().set_size(cells(rows), cells(columns));
        self.master.resize(size(columns, rows))
    }

    /// The process.
    pub fn process(&self) -> Result<u32> {
        self.child.process_id().context("no process")
    }

    /// Ends the program at once, without a chance to tidy up.
    pub fn kill(mut self) -> Result<()> {
        let process = self.process()?;
        let killed = Command::new("kill").args(["-KILL", &process.to_string()]).status()?;
        if !killed.success() {
            bail!("kill -KILL {process} failed");
        }
        self.child.wait()?;
        Ok(())
    }

    /// Waits until the program has ended by itself; what it left on the screen, and how it ended.
    pub fn wait_for_end(&mut self) -> Result<(String, ExitStatus)> {
        let until = Instant::now() + PATIENCE;
        let mut glass = self.shown.glass();
        while !glass.gone {
            let left = until.checked_duration_since(Instant::now());
            let left =
                left.ok_or_else(|| anyhow!("it does not end; the screen is:\n{}", glass.parser.screen().contents()))?;
            glass = self.shown.changed.wait_timeout(glass, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        let text = glass.parser.screen().contents();
        drop(glass);
        Ok((text, self.child.wait()?))
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

impl Shown {
    fn glass(&self) -> MutexGuard<'_, Glass> {
        self.glass.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn watch(&self, mut reader: impl Read) {
        let mut bytes = [0; 4096];
        while let Ok(count) = reader.read(&mut bytes)
            && let Some(read) = bytes.get(..count).filter(|read| !read.is_empty())
        {
            let mut glass = self.glass();
            glass.parser.process(read);
            glass.written += u64::try_from(count).unwrap_or(0);
            drop(glass);
            self.changed.notify_all();
        }
        self.glass().gone = true;
        self.changed.notify_all();
    }
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap_or(NonZeroU16::MIN)
}
