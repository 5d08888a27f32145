//! The site: tables over HTTP.
//!
//! Tables live in memory as what their logs come to (`live`); every change goes through `Tables::change`, which
//! writes before anybody sees. `steward` looks after bots and clocks, `access` decides who may see and do what, and
//! `api` is what callers meet.

mod absence;
mod access;
mod acting;
mod api;
mod bot_games;
mod catalogue;
mod chat;
mod clock;
mod connections;
mod error;
mod fair;
mod gate;
mod health;
mod hints;
mod identity;
mod jobs;
mod last_networks;
pub mod limits;
mod lists;
mod live_table;
mod metrics;
pub mod names;
mod network;
mod opening;
mod options;
mod pages;
mod passwords;
mod people;
mod pictures;
mod played;
mod pool;
mod presence;
mod prune;
mod random;
mod records;
mod rematch;
mod request_key;
mod seating;
mod site;
mod steward;
mod study;
mod tables;
mod turns;
mod waits;
mod web;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use catalogue::Catalogue;
use host::AnyTitle;
use limits::{Allowed, Limits};
use pool::Pool;
use site::Site;
use store::{Engine, OpenError, Store, StoreError};
use tokio::net::TcpListener;

/// How a site is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where everything is kept.
    pub database: Engine,
    /// Whether a proxy in front speaks TLS and says who calls.
    pub behind_proxy: bool,
    /// What strangers may do.
    pub allowed: Allowed,
    /// The games, the usual one first.
    pub titles: &'static [&'static dyn AnyTitle],
    /// The texts of editions that tables can be played with, beside those that come with the games.
    pub editions: Vec<String>,
}

/// Why a site cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The database stopped working.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An edition cannot be read.
    #[error("an edition cannot be used: {0}")]
    Edition(String),
    /// Somebody else listens there.
    #[error("port {} of {} is taken; is another homestead running? Choose another with --listen {}:PORT", .0.port(), .0.ip(), .0.ip())]
    PortTaken(SocketAddr),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// Threads cannot be started.
    #[error("cannot start threads: {0}")]
    Threads(std::io::Error),
}

/// How long the last writes may take after the last request: a database that hangs must not keep the process.
const LAST_WRITES: Duration = Duration::from_secs(3);

/// Runs a site until `stop` is there; `ready` gets the address that it listens on.
pub async fn serve(
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let Config { address, database, behind_proxy, allowed, titles, editions } = config;
    let catalogue = Catalogue::new(titles, &editions).map_err(ServeError::Edition)?;
    let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::PortTaken(address),
        _ => ServeError::Listen(address, error),
    })?;
    let store = Store::open(&database, &random::short_id()).await?;
    let pool = Pool::new().map_err(ServeError::Threads)?;
    let site = Site::new(store.clone(), pool, behind_proxy, Limits::new(allowed), catalogue).await?;
    let stewards = [
        tokio::spawn(steward::rounds(Arc::clone(&site))),
        tokio::spawn(steward::listen(Arc::clone(&site))),
        tokio::spawn(prune::rounds(Arc::clone(&site))),
        tokio::spawn(waits::note_all(Arc::clone(&site))),
    ];
    ready(listener.local_addr().unwrap_or(address));
    let until = {
        let site = Arc::clone(&site);
        async move {
            stop.await;
            tracing::info!("stopping");
            site.stop();
        }
    };
    tokio::join!(until, connections::accept(listener, web::service(&site), Arc::clone(&site)));
    let last_writes = async {
        for steward in stewards {
            let _ = steward.await;
        }
        site.tasks.wait().await;
        // Whoever comes next need not wait for this node.
        if let Err(error) = store.release(tables::now()).await {
            tracing::warn!(%error, "could not give tables back");
        }
        store.close().await;
    };
    if tokio::time::timeout(LAST_WRITES, last_writes).await.is_err() {
        tracing::warn!("the database did not finish in time");
    }
    Ok(())
}
