//! A program that runs beside this one, spoken to in lines. Nothing it does or fails to do blocks the caller.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::Program;

/// The longest line a program may write.
pub const LONGEST: usize = 1 << 20;

/// Lines that wait to be written, beyond what the pipe holds. Each is a decision that the program was too slow for.
const UNWRITTEN: usize = 4;
/// Lines that wait to be heard. A program that writes more has to wait itself, so a flood fills no memory.
const UNHEARD: usize = 16;
/// How long a program that closed its output may take to exit, so that its exit status can be told.
const LAST_BREATH: Duration = Duration::from_millis(200);
const GLANCE: Duration = Duration::from_millis(5);

/// Why a program cannot be started.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("cannot start the program «{program}»: {reason}")]
pub struct StartError {
    /// How it was named.
    pub program: String,
    /// What is wrong.
    pub reason: String,
}

/// Why a line did not reach the program, or none came from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PipeError {
    /// Nothing came in time; it still may.
    Silent,
    /// It does not read: the pipe is full.
    Deaf,
    /// It will never answer again: what it did.
    Gone(String),
}

/// A running program. It is killed when this is dropped, with all programs that it started.
pub struct Process {
    child: Child,
    /// Written by a thread: a program that does not read fills the pipe, and writing to a full pipe waits.
    to: SyncSender<Vec<u8>>,
    from: Receiver<Heard>,
}

enum Heard {
    Line(Vec<u8>),
    TooLong,
}

impl Process {
    /// Starts it. What it writes to standard error goes where ours goes, since that is how its author looks inside.
    pub fn start(program: &Program) -> Result<Process, StartError> {
        let refuse = |reason: String| StartError { program: program.to_string(), reason };
        let mut command = Command::new(here(program));
        command.args(&program.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        own_group(&mut command);
        let mut child = command.spawn().map_err(|error| refuse(reason(program, &error)))?;
        let (to, lines) = sync_channel(UNWRITTEN);
        let (heard, from) = sync_channel(UNHEARD);
        let pipes = child.stdin.take().zip(child.stdout.take());
        // From here on, whatever goes wrong, the child is not left behind.
        let process = Process { child, to, from };
        let (stdin, stdout) = pipes.ok_or_else(|| refuse("it has no pipes".to_owned()))?;
        let thread = |name: &str| thread::Builder::new().name(name.to_owned());
        let no_thread = |error: std::io::Error| refuse(error.to_string());
        thread("to a bot").spawn(move || write(&lines, stdin)).map_err(no_thread)?;
        thread("from a bot").spawn(move || read(stdout, &heard)).map_err(no_thread)?;
        Ok(process)
    }

    /// Sends a line, without waiting for it to be read.
    pub fn send(&mut self, mut line: Vec<u8>) -> Result<(), PipeError> {
        line.push(b'\n');
        self.to.try_send(line).map_err(|failed| match failed {
            TrySendError::Full(_) => PipeError::Deaf,
            TrySendError::Disconnected(_) => self.gone("closed its standard input"),
        })
    }

    /// The next line, if it comes in time.
    pub fn hear(&mut self, until: Instant) -> Result<Vec<u8>, PipeError> {
        let left = until.saturating_duration_since(Instant::now());
        // A flood has always a line ready; it must not outlast the deadline.
        if left.is_zero() {
            return Err(PipeError::Silent);
        }
        match self.from.recv_timeout(left) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(PipeError::Gone(format!("wrote a line of more than {LONGEST} bytes"))),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone("closed its standard output")),
            // It may have left its output to a program that it started.
            Err(RecvTimeoutError::Timeout) if self.has_exited() => Err(self.gone("ended")),
            Err(RecvTimeoutError::Timeout) => Err(PipeError::Silent),
        }
    }

    /// Says that nothing more will come, and lets it exit by itself. Whether it did.
    pub fn dismiss(self, patience: Duration) -> bool {
        let mut process = self;
        // Without a sender, the writing thread ends after the last line, and the pipe is closed.
        process.to = sync_channel(0).0;
        process.exits_within(patience)
    }

    fn gone(&mut self, otherwise: &str) -> PipeError {
        self.exits_within(LAST_BREATH);
        match self.child.try_wait() {
            Ok(Some(status)) => PipeError::Gone(format!("ended with {status}")),
            Ok(None) | Err(_) => PipeError::Gone(otherwise.to_owned()),
        }
    }

    fn exits_within(&mut self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        while !self.has_exited() {
            if Instant::now() >= until {
                return false;
            }
            thread::sleep(GLANCE);
        }
        true
    }

    fn has_exited(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        kill_group(&self.child);
        // Both fail only if it has been waited for before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A process group of its own, so that what the program starts can be killed with it.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}

/// Kills the program and all that it started and left in its group. The group keeps its id while anybody is in it,
/// also after the program itself has exited.
#[cfg(unix)]
fn kill_group(child: &Child) {
    let group = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // It fails when nobody is left.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

/// A plain file name means the file in this folder if there is one; the system would only look along the PATH.
fn here(program: &Program) -> std::path::PathBuf {
    let plain = program.path.components().count() == 1;
    if plain && program.path.is_file() { std::path::Path::new(".").join(&program.path) } else { program.path.clone() }
}

/// The system's error in words for the user who named the program.
fn reason(program: &Program, error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound if program.path.exists() => {
            "the interpreter that its first line names is not there".to_owned()
        }
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::PermissionDenied if program.path.is_dir() => "it is a folder".to_owned(),
        ErrorKind::PermissionDenied => {
            format!("the file is not executable; on Unix say «chmod +x {}»", program.path.display())
        }
        _ => error.to_string(),
    }
}

fn write(lines: &Receiver<Vec<u8>>, mut stdin: ChildStdin) {
    for line in lines {
        if stdin.write_all(&line).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    let limit = u64::try_from(LONGEST).unwrap_or(u64::MAX);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(limit).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let too_long = line.len() >= LONGEST && line.last() != Some(&b'\n');
        let said = heard.send(if too_long { Heard::TooLong } else { Heard::Line(line) });
        if said.is_err() || too_long {
            return;
        }
    }
}
