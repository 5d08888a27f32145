//! Running games in which only bots are left. They cost CPU and nobody waits for them, so a host may have few.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many such games this node plays on, by host.
#[derive(Clone, Debug, Default)]
pub struct BotGames {
    running: Arc<Mutex<HashMap<String, usize>>>,
}

/// A game that bots may play to its end; the place is free again when this is dropped.
#[derive(Debug)]
pub struct BotGame {
    games: BotGames,
    host: String,
}

impl BotGames {
    /// One more game of a host, unless that would be too many.
    pub fn admit(&self, host: &str, most: usize) -> Option<BotGame> {
        let mut running = self.running();
        let count = running.entry(host.to_owned()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(BotGame { games: self.clone(), host: host.to_owned() })
    }

    fn running(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for BotGame {
    fn drop(&mut self) {
        let mut running = self.games.running();
        if let Some(count) = running.get_mut(&self.host) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                running.remove(&self.host);
            }
        }
    }
}
