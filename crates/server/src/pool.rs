//! Where bots think: threads of their own, so that no request waits for a bot.
//!
//! Fair between tables: every table waits with one question at a time, and whoever waits longest is next.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;

/// Threads for thinking.
#[derive(Debug)]
pub struct Pool {
    threads: Arc<Semaphore>,
    waiting: AtomicUsize,
}

/// The most questions that may wait; more are put off.
const QUEUE: usize = 4_096;
const PUT_OFF: Duration = Duration::from_millis(500);

impl Pool {
    /// One thread less than the machine has, at least one.
    pub fn new() -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Pool { threads: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), waiting: AtomicUsize::new(0) }
    }

    /// How many wait or think.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Thinks about something as soon as it is its turn, with a random number to start from. `None` if nothing came out.
    pub async fn think<T: Send + 'static>(&self, about: impl FnOnce(u64) -> Option<T> + Send + 'static) -> Option<T> {
        while self.waiting() >= QUEUE {
            tokio::time::sleep(PUT_OFF).await;
        }
        let _count = Count::new(&self.waiting);
        let permit = Arc::clone(&self.threads).acquire_owned().await.ok()?;
        let seed = getrandom::u64().unwrap_or_default();
        let thought = tokio::task::spawn_blocking(move || {
            let answer = about(seed);
            drop(permit);
            answer
        });
        thought.await.ok().flatten()
    }
}

/// Counts as long as it is there, also when nobody waits for the answer any more.
struct Count<'a>(&'a AtomicUsize);

impl<'a> Count<'a> {
    fn new(count: &'a AtomicUsize) -> Count<'a> {
        count.fetch_add(1, Ordering::Relaxed);
        Count(count)
    }
}

impl Drop for Count<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
