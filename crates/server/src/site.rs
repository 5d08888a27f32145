//! Everything that requests share.

use std::sync::Arc;

use store::Store;
use tokio::sync::{Semaphore, watch};

use crate::health::Health;
use crate::jobs::Jobs;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::play::Offered;
use crate::pool::Pool;
use crate::study::Analyses;
use crate::tables::Tables;
use crate::who::Remembered;

/// A running site.
#[derive(Debug)]
pub struct Site {
    /// The database.
    pub store: Store,
    /// Tables in memory.
    pub tables: Tables,
    /// Where bots think.
    pub pool: Pool,
    /// Hints and analyses under way.
    pub jobs: Jobs,
    /// Analyses under way, by game.
    pub analyses: Analyses,
    /// Who may draw pictures now: few at a time.
    pub drawing: Semaphore,
    /// What strangers may do how often.
    pub limits: Limits,
    /// Who was here lately.
    pub remembered: Remembered,
    /// Whether writing works.
    pub health: Health,
    /// What is counted.
    pub metrics: Metrics,
    /// The editions that tables can be played with, the usual one first.
    pub editions: Vec<Offered>,
    /// What cookies are signed with; the same on all nodes.
    pub key: Vec<u8>,
    /// Whether a proxy in front speaks TLS, and says who calls.
    pub behind_proxy: bool,
    stop: watch::Sender<bool>,
}

impl Site {
    /// A site on this database.
    pub async fn new(
        store: Store,
        behind_proxy: bool,
        limits: Limits,
        editions: Vec<Offered>,
    ) -> store::Result<Arc<Site>> {
        let fresh = crate::random::digits();
        let key = store.setting("cookie_key", &fresh).await?.into_bytes();
        crate::names::renew_login_keys(&store).await?;
        Ok(Arc::new(Site {
            tables: Tables::new(store.clone()),
            store,
            pool: Pool::new(),
            jobs: Jobs::default(),
            analyses: Analyses::default(),
            drawing: Semaphore::new(2),
            limits,
            remembered: Remembered::default(),
            health: Health::default(),
            metrics: Metrics::default(),
            editions,
            key,
            behind_proxy,
            stop: watch::Sender::new(false),
        }))
    }

    /// Stops streams, stewards and jobs.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Whether the site stops.
    pub fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Waits until the site stops.
    pub async fn stopping(&self) {
        let mut stop = self.stop.subscribe();
        let _ = stop.wait_for(|&stop| stop).await;
    }
}
