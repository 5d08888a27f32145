//! One at a time for each person: what counts first and then adds cannot be raced past its limit.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OwnedMutexGuard;

/// A lock for each person who is in the middle of something.
#[derive(Debug, Default)]
pub struct Turns {
    locks: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
}

impl Turns {
    /// Waits until nothing else of this person is under way, and keeps it so until the guard is dropped.
    pub async fn take(&self, person: &str) -> OwnedMutexGuard<()> {
        let lock = {
            let mut locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
            Arc::clone(locks.entry(person.to_owned()).or_default())
        };
        lock.lock_owned().await
    }
}
