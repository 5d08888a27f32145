//! What strangers may do, and how often.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::{Outcome, Problem};

/// The largest body of a request, in bytes.
pub const BODY: usize = 64 * 1024;
/// The largest record that somebody may bring along, in bytes as a form sends them; real ones have some 20,000.
pub const RECORD: usize = 256 * 1024;
/// The longest line of chat, in letters.
pub const CHAT_LETTERS: usize = 500;
/// The most answers in one request.
pub const ACTIONS: usize = 64;

/// How much of what.
#[derive(Clone, Copy, Debug)]
pub struct Allowed {
    /// Tables that one person may have open.
    pub tables: i64,
    /// Actions of one person per second; bursts of ten times as many pass.
    pub actions: u32,
    /// Open streams from one address.
    pub streams: u32,
    /// Log-ins, new accounts and guests from one address per minute.
    pub entries: u32,
    /// Lines of chat of one person per minute.
    pub chat: u32,
    /// Records that one person may bring along per day.
    pub records: u32,
}

impl Default for Allowed {
    fn default() -> Allowed {
        Allowed { tables: 50, actions: 20, streams: 100, entries: 30, chat: 20, records: 50 }
    }
}

impl Allowed {
    /// For load tests and crash tests, where one address plays for thousands.
    pub fn anything() -> Allowed {
        let (tables, many) = (1_000_000, 1_000_000);
        Allowed { tables, actions: many, streams: many, entries: many, chat: many, records: many }
    }
}

/// Counts what is done.
#[derive(Debug)]
pub struct Limits {
    /// How much is allowed.
    pub allowed: Allowed,
    actions: DefaultKeyedRateLimiter<String>,
    entries: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<String>,
    records: DefaultKeyedRateLimiter<String>,
    streams: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Limits {
    /// Nothing was done yet.
    pub fn new(allowed: Allowed) -> Limits {
        let number = |count: u32| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let bursts = number(allowed.actions.saturating_mul(10));
        Limits {
            allowed,
            actions: RateLimiter::keyed(Quota::per_second(number(allowed.actions)).allow_burst(bursts)),
            entries: RateLimiter::keyed(Quota::per_minute(number(allowed.entries))),
            chat: RateLimiter::keyed(Quota::per_minute(number(allowed.chat))),
            records: RateLimiter::keyed(per_day(number(allowed.records))),
            streams: Arc::default(),
        }
    }

    /// A person acts.
    pub fn action(&self, person: &str) -> Outcome<()> {
        let slow_down = |_| Problem::too_many("that is too fast; wait a moment");
        self.actions.check_key(&person.to_owned()).map_err(slow_down)
    }

    /// Somebody comes in: a guest, an account, a log-in.
    pub fn entry(&self, address: IpAddr) -> Outcome<()> {
        let later = |_| Problem::too_many("too many tries from your address; wait a minute");
        self.entries.check_key(&address).map_err(later)
    }

    /// A person says something.
    pub fn chat(&self, person: &str) -> Outcome<()> {
        let later = |_| Problem::too_many("that is a lot to say; wait a moment");
        self.chat.check_key(&person.to_owned()).map_err(later)
    }

    /// A person brings a record along.
    pub fn record(&self, person: &str) -> Outcome<()> {
        let later = |_| Problem::too_many("these are enough records for today");
        self.records.check_key(&person.to_owned()).map_err(later)
    }

    /// A stream begins; it ends when the pass is dropped.
    pub fn stream(&self, address: IpAddr) -> Outcome<StreamPass> {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let count = streams.entry(address).or_default();
        if *count >= self.allowed.streams {
            return Err(Problem::too_many("too many streams from your address; close some"));
        }
        *count += 1;
        Ok(StreamPass { streams: Arc::clone(&self.streams), address })
    }

    /// Forgets who has done nothing for a while.
    pub fn tidy(&self) {
        self.actions.retain_recent();
        self.entries.retain_recent();
        self.chat.retain_recent();
        self.records.retain_recent();
    }
}

/// So many a day, all at once if somebody likes.
fn per_day(count: NonZeroU32) -> Quota {
    let each = Duration::from_secs(24 * 3600) / count.get();
    Quota::with_period(each).unwrap_or(Quota::per_hour(count)).allow_burst(count)
}

/// The right to keep a stream open.
#[derive(Debug)]
pub struct StreamPass {
    streams: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
}

impl Drop for StreamPass {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = streams.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                streams.remove(&self.address);
            }
        }
    }
}
