//! Throws away what nobody needs any more, a little at a time.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use crate::site::Site;
use crate::tables::now;

/// How often to look.
const ROUND: Duration = Duration::from_secs(3600);
/// The first look comes soon after the start, when everything else runs.
const FIRST: Duration = Duration::from_secs(60);
/// How much of each kind goes at a time, and the pause between.
const SOME: u32 = 100;
const PAUSE: Duration = Duration::from_millis(200);

/// Prunes every hour until the site stops.
pub async fn rounds(site: Arc<Site>) {
    let mut wait = FIRST;
    loop {
        tokio::select! {
            () = sleep(wait) => {}
            () = site.stopping() => return,
        }
        wait = match prune(&site).await {
            Ok(true) => PAUSE,
            Ok(false) => ROUND,
            Err(error) => {
                tracing::warn!(%error, "could not prune; trying again later");
                ROUND
            }
        };
    }
}

/// Whether there may be more to do.
async fn prune(site: &Arc<Site>) -> store::Result<bool> {
    let (pruned, tables) = site.store.prune(now(), SOME).await?;
    for handle in tables.iter().filter_map(|id| site.tables.find(id)) {
        site.tables.drop_deleted(&handle).await;
    }
    if !pruned.is_nothing() {
        tracing::info!(?pruned, "pruned");
    }
    Ok(!pruned.is_nothing())
}
