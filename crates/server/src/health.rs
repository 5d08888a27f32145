//! Whether the site can do its work, found out by writing something.

use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;

/// How long an answer is good: many callers cost one write.
const GOOD_FOR: Duration = Duration::from_millis(500);

/// The last health check.
#[derive(Debug, Default)]
pub struct Health {
    last: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Health {
    /// Whether a write works, or what is wrong.
    pub async fn check(&self, store: &Store) -> Result<(), String> {
        let mut last = self.last.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < GOOD_FOR
        {
            return found.clone();
        }
        let found = store.health().await.map_err(|error| error.to_string());
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
