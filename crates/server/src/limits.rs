//! What one person and one address may do, and how often.
//!
//! Whatever costs CPU, disk or memory spends a [`Budget`], of the person and of the address: guests cost nothing, so a
//! quota per person alone limits nobody. What stays open, such as a stream, holds a [`Pass`] of its address.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, RateLimiter};

use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::network::Network;

/// The largest body of a request, in bytes.
pub const BODY: usize = 64 * 1024;
/// The largest record that can be uploaded, in bytes as a form sends them; real ones have some 20,000.
pub const RECORD: usize = 256 * 1024;
/// The longest line of chat, in characters.
pub const CHAT_LETTERS: usize = 500;
/// The most answers in one request.
pub const ACTIONS: usize = 64;

/// What is limited by rate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// Any request at all.
    Request,
    /// A page or an answer that replays a whole game, or reads all about a person.
    Replay,
    /// An answer, an undo, or another move at a table; a program's question what to answer.
    Action,
    /// Any other write: tables, names, tokens, sessions.
    Write,
    /// Coming in: a guest, a log-in, an account, a changed password.
    Entry,
    /// A line of chat.
    Chat,
    /// An uploaded record.
    Record,
    /// The size of uploaded records, in kilobytes.
    RecordSize,
    /// A hint.
    Hint,
    /// An analysis of a game that has none yet.
    Analysis,
    /// A position as a picture.
    Picture,
    /// Opening a stream.
    Stream,
}

/// How many within a time; all of them at once if need be.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    count: u32,
    period: Duration,
}

impl Quota {
    /// So many within each period.
    pub const fn new(count: u32, period: Duration) -> Quota {
        Quota { count, period }
    }

    fn limiter<K: Clone + Eq + std::hash::Hash>(self) -> DefaultKeyedRateLimiter<K> {
        let count = NonZeroU32::new(self.count).unwrap_or(NonZeroU32::MIN);
        // A zero period would be no quota at all.
        let each = (self.period / count.get()).max(Duration::from_nanos(1));
        let quota = governor::Quota::with_period(each).unwrap_or(governor::Quota::per_hour(count));
        RateLimiter::keyed(quota.allow_burst(count))
    }
}

const SECONDS: Duration = Duration::from_secs(1);
const TEN_SECONDS: Duration = Duration::from_secs(10);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// A budget's quotas.
#[derive(Clone, Copy, Debug)]
pub struct Quotas {
    budget: Budget,
    /// The name in metrics.
    name: &'static str,
    person: Quota,
    address: Quota,
    refusal: &'static str,
}

const SLOW_DOWN: &str = "that is too fast; wait a moment";
const LATER: &str = "that was a lot from you or your address; try again later";

const fn row(
    (budget, name): (Budget, &'static str),
    person: (u32, Duration),
    address: (u32, Duration),
    refusal: &'static str,
) -> Quotas {
    let (person, address) = (Quota::new(person.0, person.1), Quota::new(address.0, address.1));
    Quotas { budget, name, person, address, refusal }
}

/// The usual quotas, per person and per address. `docs/server.md` has the same table.
const QUOTAS: [Quotas; 12] = [
    // By address only: it is spent before anybody knows whose request it is.
    row((Budget::Request, "request"), (2_000, TEN_SECONDS), (2_000, TEN_SECONDS), SLOW_DOWN),
    row((Budget::Replay, "replay"), (100, TEN_SECONDS), (150, TEN_SECONDS), SLOW_DOWN),
    row((Budget::Action, "action"), (200, TEN_SECONDS), (1_000, TEN_SECONDS), SLOW_DOWN),
    row((Budget::Write, "write"), (100, MINUTE), (300, MINUTE), SLOW_DOWN),
    row((Budget::Entry, "entry"), (30, MINUTE), (30, MINUTE), "too many tries from your address; wait a minute"),
    row((Budget::Chat, "chat"), (20, MINUTE), (60, MINUTE), "that is a lot to say; wait a moment"),
    row((Budget::Record, "record"), (50, DAY), (100, DAY), "these are enough records for today"),
    row((Budget::RecordSize, "record_kilobytes"), (4_000, DAY), (8_000, DAY), "these are enough records for today"),
    row((Budget::Hint, "hint"), (30, MINUTE), (60, MINUTE), SLOW_DOWN),
    row((Budget::Analysis, "analysis"), (20, HOUR), (40, HOUR), LATER),
    row((Budget::Picture, "picture"), (60, MINUTE), (120, MINUTE), SLOW_DOWN),
    row((Budget::Stream, "stream"), (60, MINUTE), (300, MINUTE), SLOW_DOWN),
];

/// All limits of a site.
#[derive(Clone, Debug)]
pub struct Allowed {
    /// Tables that one person may have open.
    pub tables: i64,
    /// Running games of one host in which only bots are left.
    pub bot_games: usize,
    /// Tokens of one person.
    pub tokens: usize,
    /// Answers that a seat may take back in a game; a usual game has 200 of each seat.
    pub undos: usize,
    /// Bytes of the database's disk that uploads leave free for games.
    pub spare_disk: u64,
    /// Open streams from one address.
    pub streams: u32,
    /// Open connections from one address; not counted behind a proxy, whose connections they all are.
    pub connections: u32,
    /// Open connections in all; fewer if the system gives the process fewer files.
    pub all_connections: usize,
    /// How long a connection may take to send the header of its next request. This ends idle connections, too.
    pub header_time: Duration,
    /// The quotas of all budgets; [`Allowed::with`] changes one.
    pub quotas: Vec<Quotas>,
}

impl Default for Allowed {
    fn default() -> Allowed {
        Allowed {
            tables: 50,
            bot_games: 5,
            tokens: 20,
            undos: 2_000,
            spare_disk: 256 * 1024 * 1024,
            streams: 100,
            connections: 200,
            all_connections: 20_000,
            header_time: Duration::from_secs(10),
            quotas: QUOTAS.to_vec(),
        }
    }
}

impl Allowed {
    /// For load tests and crash tests, where one address plays for thousands.
    pub fn anything() -> Allowed {
        let all = Quota::new(1_000_000, SECONDS);
        Allowed {
            tables: 1_000_000,
            bot_games: 1_000_000,
            spare_disk: 0,
            streams: u32::MAX,
            connections: u32::MAX,
            header_time: MINUTE,
            quotas: QUOTAS.map(|row| Quotas { person: all, address: all, ..row }).to_vec(),
            ..Allowed::default()
        }
    }

    /// The same with other quotas of one budget, per person and per address.
    #[must_use]
    pub fn with(mut self, budget: Budget, person: Quota, address: Quota) -> Allowed {
        for row in self.quotas.iter_mut().filter(|row| row.budget == budget) {
            (row.person, row.address) = (person, address);
        }
        self
    }
}

/// Counts what is done.
#[derive(Debug)]
pub struct Limits {
    /// How much is allowed.
    pub allowed: Allowed,
    meters: HashMap<Budget, Meter>,
    streams: Arc<Passes>,
    connections: Arc<Passes>,
}

/// What was spent of one budget.
#[derive(Debug)]
struct Meter {
    quotas: Quotas,
    people: DefaultKeyedRateLimiter<String>,
    addresses: DefaultKeyedRateLimiter<Network>,
    refused: AtomicU64,
}

impl Limits {
    /// Nothing was done yet.
    pub fn new(allowed: Allowed) -> Limits {
        let meter = |quotas: &Quotas| Meter {
            quotas: *quotas,
            people: quotas.person.limiter(),
            addresses: quotas.address.limiter(),
            refused: AtomicU64::new(0),
        };
        Limits {
            meters: allowed.quotas.iter().map(|quotas| (quotas.budget, meter(quotas))).collect(),
            streams: Arc::new(Passes::new(allowed.streams)),
            connections: Arc::new(Passes::new(allowed.connections)),
            allowed,
        }
    }

    /// Spends one of a budget of the caller and of their address, or refuses.
    pub fn spend(&self, caller: &Caller, budget: Budget) -> Result<()> {
        self.spend_many(caller, budget, 1)
    }

    /// Spends several of a budget at once.
    pub fn spend_many(&self, caller: &Caller, budget: Budget, count: usize) -> Result<()> {
        self.check(caller.id(), caller.network, budget, count)
    }

    /// Spends one of a budget of an address, before it is known who calls.
    pub fn spend_at(&self, network: Network, budget: Budget) -> Result<()> {
        self.check(None, network, budget, 1)
    }

    fn check(&self, person: Option<&str>, network: Network, budget: Budget, count: usize) -> Result<()> {
        let Some(meter) = self.meters.get(&budget) else { return Ok(()) };
        let count = u32::try_from(count).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN);
        let person_may = person.is_none_or(|id| matches!(meter.people.check_key_n(&id.to_owned(), count), Ok(Ok(()))));
        if person_may && matches!(meter.addresses.check_key_n(&network, count), Ok(Ok(()))) {
            return Ok(());
        }
        meter.refused.fetch_add(1, Ordering::Relaxed);
        Err(RequestError::too_many(meter.quotas.refusal))
    }

    /// A stream begins; it ends when the pass is dropped.
    pub fn stream(&self, caller: &Caller) -> Result<Pass> {
        self.spend(caller, Budget::Stream)?;
        self.long_poll(caller)
    }

    /// A program waits for its next question, at any rate; it has a place among the open streams until the pass is dropped.
    pub fn long_poll(&self, caller: &Caller) -> Result<Pass> {
        let too_many = || RequestError::too_many("too many streams from your address; close some");
        Passes::take(&self.streams, caller.network).ok_or_else(too_many)
    }

    /// A connection is opened, unless its address has too many.
    pub fn connection(&self, network: Network) -> Option<Pass> {
        Passes::take(&self.connections, network)
    }

    /// How often each budget was refused, by its name in metrics.
    pub fn refused(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let meters = self.allowed.quotas.iter().filter_map(|row| self.meters.get(&row.budget));
        meters.map(|meter| (meter.quotas.name, meter.refused.load(Ordering::Relaxed)))
    }

    /// Forgets who has spent nothing for a while.
    pub fn tidy(&self) {
        for meter in self.meters.values() {
            meter.people.retain_recent();
            meter.addresses.retain_recent();
        }
    }
}

/// Things that stay open, by address.
#[derive(Debug)]
struct Passes {
    most: u32,
    open: Mutex<HashMap<Network, u32>>,
}

impl Passes {
    fn new(most: u32) -> Passes {
        Passes { most, open: Mutex::default() }
    }

    fn take(passes: &Arc<Passes>, network: Network) -> Option<Pass> {
        let mut open = passes.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(network).or_default();
        if *count >= passes.most {
            return None;
        }
        *count += 1;
        Some(Pass { passes: Arc::clone(passes), network })
    }
}

/// The right to keep something open.
#[derive(Debug)]
pub struct Pass {
    passes: Arc<Passes>,
    network: Network,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut open = self.passes.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.network) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                open.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn at(last: u8) -> Network {
        std::net::IpAddr::from(Ipv4Addr::new(192, 0, 2, last)).into()
    }

    #[test]
    fn a_budget_is_of_the_person_and_of_the_address() {
        let two = Quota::new(2, HOUR);
        let limits = Limits::new(Allowed::default().with(Budget::Write, two, Quota::new(3, HOUR)));
        let spend = |person, last| limits.check(Some(person), at(last), Budget::Write, 1).is_ok();
        assert!(spend("ada", 1) && spend("ada", 2));
        assert!(!spend("ada", 3), "a person may not go on from another address");
        assert!(spend("ben", 1) && spend("cleo", 1));
        assert!(!spend("dan", 1), "nor an address as another person");
        assert_eq!(limits.refused().find(|(name, _)| *name == "write"), Some(("write", 2)));
    }

    #[test]
    fn more_than_a_whole_budget_is_refused() {
        let limits = Limits::new(Allowed::default());
        assert!(limits.check(Some("ada"), at(1), Budget::RecordSize, 250).is_ok());
        assert!(limits.check(Some("ada"), at(1), Budget::RecordSize, 1_000_000).is_err());
    }

    #[test]
    fn every_budget_has_its_quotas() {
        let mut budgets: Vec<Budget> = QUOTAS.iter().map(|row| row.budget).collect();
        budgets.dedup();
        assert_eq!(budgets.len(), QUOTAS.len());
        assert_eq!(Limits::new(Allowed::default()).meters.len(), QUOTAS.len());
    }

    #[test]
    fn a_pass_is_given_back_when_it_is_dropped() {
        let passes = Arc::new(Passes::new(1));
        let first = Passes::take(&passes, at(1));
        assert!(first.is_some() && Passes::take(&passes, at(1)).is_none() && Passes::take(&passes, at(2)).is_some());
        drop(first);
        assert!(Passes::take(&passes, at(1)).is_some());
    }
}
