//! Whom games wait for, where the database does not say.
//!
//! Lists are made of what the database says of tables. Programs of old did not write down whom a game waits for, so their
//! running games are read once. There may be many: nobody waits for that, and whoever looks at their own list before it is
//! done has their own games read first (`lists.rs`).

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::site::Site;

/// How long to wait when the database does not answer.
const RETRY: Duration = Duration::from_secs(5);

/// Writes down whom running games wait for, until all are done or the site stops.
pub async fn note_all(site: Arc<Site>) {
    tokio::select! {
        () = note(&site) => {}
        () = site.stopping() => {}
    }
}

async fn note(site: &Site) {
    let unknown = loop {
        match site.store.without_waits().await {
            Ok(unknown) => break unknown,
            Err(error) => tracing::warn!(%error, "could not see whom games wait for; trying again"),
        }
        sleep(RETRY).await;
    };
    for id in unknown {
        let began = Instant::now();
        site.tables.note_waits(&id).await;
        // Players come first: this takes at most half of the time.
        sleep(began.elapsed()).await;
    }
}
