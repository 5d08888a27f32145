//! Expensive blocking work: a few at a time, with a bounded queue.

use std::num::NonZero;
use std::sync::Arc;

use axum::http::StatusCode;
use tokio::sync::Semaphore;

use crate::error::{RequestError, Result};

/// Lets a bounded number of computations run on blocking threads. Permits belong to the work, not to whoever asked for it:
/// a client that goes away frees nothing before the thread is done.
#[derive(Clone, Debug)]
pub struct Gate {
    running: Arc<Semaphore>,
    /// Running or waiting.
    admitted: Arc<Semaphore>,
}

/// The most that wait at a gate.
const QUEUE: usize = 32;

impl Gate {
    /// So many at a time.
    pub fn new(at_once: usize) -> Gate {
        Gate { running: Arc::new(Semaphore::new(at_once)), admitted: Arc::new(Semaphore::new(at_once + QUEUE)) }
    }

    /// As many at a time as there are cores, at most two.
    pub fn for_cores() -> Gate {
        Gate::new(std::thread::available_parallelism().map_or(1, NonZero::get).min(2))
    }

    /// Runs work as soon as it is its turn, or refuses when too much waits already.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let admitted = Arc::clone(&self.admitted).try_acquire_owned().map_err(|_| busy())?;
        let running =
            Arc::clone(&self.running).acquire_owned().await.map_err(|error| RequestError::internal(&error))?;
        let done = tokio::task::spawn_blocking(move || {
            let _permits = (admitted, running);
            work()
        });
        done.await.map_err(|error| RequestError::internal(&error))
    }
}

/// The site has too much to do just now.
pub fn busy() -> RequestError {
    RequestError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "the site is very busy; try again in a moment")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    /// Pictures of ten aborted requests were once drawn on ten threads at a time.
    #[tokio::test]
    async fn aborted_requests_do_not_let_more_work_run_than_permitted() {
        static RUNNING: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let work = || {
            MOST.fetch_max(RUNNING.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(30));
            RUNNING.fetch_sub(1, Ordering::SeqCst);
        };
        let gate = Gate::new(2);
        for _ in 0..20 {
            let _ = tokio::time::timeout(Duration::from_millis(5), gate.run(work)).await;
        }
        gate.run(work).await.unwrap();
        assert!((1..=2).contains(&MOST.load(Ordering::SeqCst)), "{MOST:?}");
    }

    #[tokio::test]
    async fn a_full_queue_is_refused_and_a_panic_frees_its_permit() {
        let gate = Gate::new(1);
        let (stop, stopped) = std::sync::mpsc::channel::<()>();
        let first = tokio::spawn({
            let gate = gate.clone();
            async move { gate.run(move || stopped.recv().is_err()).await }
        });
        let waiting: Vec<_> = (0..QUEUE)
            .map(|_| {
                tokio::spawn({
                    let gate = gate.clone();
                    async move { gate.run(|| ()).await }
                })
            })
            .collect();
        while gate.admitted.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(gate.run(|| ()).await.unwrap_err().code, "busy");
        drop(stop);
        first.await.unwrap().unwrap();
        for one in waiting {
            one.await.unwrap().unwrap();
        }
        assert!(gate.run(|| panic!("on purpose")).await.is_err());
        gate.run(|| ()).await.unwrap();
    }
}
