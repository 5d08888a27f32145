//! How long a bot may think.

use std::str::FromStr;
use std::time::{Duration, Instant};

/// A limit for thinking about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effort {
    /// So much time; results vary with the machine.
    Time(Duration),
    /// So many simulations; results repeat exactly.
    Work(u32),
    /// So many simulations, but no more than so much time.
    Both(u32, Duration),
}

/// The clock is read once in this many simulations.
const GLANCE: u32 = 8;

impl Effort {
    /// Starts the clock.
    pub(crate) fn start(self) -> Timer {
        let (work, time) = match self {
            Effort::Time(time) => (u32::MAX, Some(time)),
            Effort::Work(work) => (work, None),
            Effort::Both(work, time) => (work, Some(time)),
        };
        Timer { began: Instant::now(), work, time, done: 0, left: work }
    }
}

/// Counts simulations and time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timer {
    began: Instant,
    work: u32,
    time: Option<Duration>,
    done: u32,
    left: u32,
}

impl Timer {
    /// Takes note of a simulation, and says how many more there will be at most.
    pub fn tick(&mut self) -> u32 {
        self.done += 1;
        self.left = self.left.min(self.work.saturating_sub(self.done));
        if let Some(time) = self.time
            && self.done.is_multiple_of(GLANCE)
        {
            let each = self.began.elapsed() / self.done;
            let rest = time.saturating_sub(self.began.elapsed());
            let more = if each.is_zero() { u128::MAX } else { rest.as_nanos() / each.as_nanos() };
            self.left = u32::try_from(more).unwrap_or(u32::MAX).min(self.work.saturating_sub(self.done));
        }
        self.left
    }
}

impl std::fmt::Display for Effort {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let time = |f: &mut std::fmt::Formatter<'_>, time: &Duration| match time.as_millis() {
            ms if ms.is_multiple_of(1000) => write!(f, "{}s", ms / 1000),
            ms => write!(f, "{ms}ms"),
        };
        match self {
            Effort::Time(limit) => time(f, limit),
            Effort::Work(work) => write!(f, "{work}n"),
            Effort::Both(work, limit) => {
                write!(f, "{work}n,")?;
                time(f, limit)
            }
        }
    }
}

impl FromStr for Effort {
    type Err = String;
    /// `5s`, `300ms`, or `2000n` for a number of simulations.
    fn from_str(text: &str) -> Result<Effort, String> {
        let wrong =
            || format!("«{text}» is no effort; write a time like 5s or 300ms, or a number of simulations like 2000n");
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0).ok_or_else(wrong);
        if let Some(digits) = text.strip_suffix("ms") {
            Ok(Effort::Time(Duration::from_millis(number(digits)?.into())))
        } else if let Some(digits) = text.strip_suffix('s') {
            Ok(Effort::Time(Duration::from_secs(number(digits)?.into())))
        } else {
            Ok(Effort::Work(number(text.strip_suffix('n').ok_or_else(wrong)?)?))
        }
    }
}
