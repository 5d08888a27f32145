//! Everything that requests share.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use store::Store;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::bot_games::BotGames;
use crate::catalogue::Catalogue;
use crate::gate::Gate;
use crate::health::Health;
use crate::identity::IdentityCache;
use crate::jobs::Jobs;
use crate::last_networks::LastNetworks;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::pictures::Pictures;
use crate::pool::Pool;
use crate::study::Analyses;
use crate::tables::Tables;
use crate::turns::Turns;

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
    /// Draws pictures.
    pub pictures: Pictures,
    /// Checks uploaded records.
    pub checking: Gate,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Budgets and other limits.
    pub limits: Limits,
    /// People who are making a table or a token.
    pub turns: Turns,
    /// Where people were seen last.
    pub networks: LastNetworks,
    /// Running games in which only bots are left.
    pub bot_games: BotGames,
    /// Work that outlives requests and may write; the database is closed after it.
    pub tasks: TaskTracker,
    /// How many connections are open.
    pub connections: AtomicUsize,
    /// Identities that were looked up recently.
    pub identities: IdentityCache,
    /// Whether writing works.
    pub health: Health,
    /// What is counted.
    pub metrics: Metrics,
    /// The games that can be played.
    pub catalogue: Catalogue,
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
        pool: Pool,
        behind_proxy: bool,
        limits: Limits,
        catalogue: Catalogue,
    ) -> store::Result<Arc<Site>> {
        let fresh = crate::random::token();
        let key = store.setting("cookie_key", &fresh).await?.into_bytes();
        crate::names::renew_login_keys(&store).await?;
        Ok(Arc::new(Site {
            tables: Tables::new(store.clone(), catalogue.clone()),
            store,
            pool,
            jobs: Jobs::default(),
            analyses: Analyses::default(),
            pictures: Pictures::new(),
            checking: Gate::for_cores(),
            passwords: Passwords::new(),
            limits,
            turns: Turns::default(),
            networks: LastNetworks::default(),
            bot_games: BotGames::default(),
            tasks: TaskTracker::new(),
            connections: AtomicUsize::new(0),
            identities: IdentityCache::default(),
            health: Health::default(),
            metrics: Metrics::default(),
            catalogue,
            key,
            behind_proxy,
            stop: watch::Sender::new(false),
        }))
    }

    /// Stops streams, stewards, bots and jobs.
    pub fn stop(&self) {
        self.stop.send_replace(true);
        self.pool.stop();
        self.tasks.close();
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
