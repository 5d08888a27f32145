//! The site: tables over HTTP.
//!
//! Tables live in memory as what their logs come to (`live`); every change goes through `Tables::change`, which
//! writes before anybody sees. `steward` looks after bots and clocks, `access` decides who may see and do what, and
//! `api` is what callers meet.

mod access;
mod acting;
mod api;
mod clock;
mod error;
mod health;
mod jobs;
pub mod limits;
mod live;
mod metrics;
pub mod names;
mod options;
mod pages;
mod play;
mod pool;
mod presence;
mod prune;
mod random;
mod request_key;
mod site;
mod steward;
mod study;
mod tables;
mod web;
mod who;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use limits::{Allowed, Limits};
use play::Offered;
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
    /// The texts of editions that tables can be played with, beside the one that comes with the program.
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
    /// Serving stopped.
    #[error("the server stopped: {0}")]
    Serve(std::io::Error),
}

/// How long open requests may take after the site was told to stop.
const GRACE: Duration = Duration::from_secs(10);

/// Runs a site until `stop` is there; `ready` is told where it listens.
pub async fn serve(
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let Config { address, database, behind_proxy, allowed, editions } = config;
    let mut offered = vec![Offered::own()];
    for text in &editions {
        offered.push(Offered::read(text).map_err(ServeError::Edition)?);
    }
    let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::PortTaken(address),
        _ => ServeError::Listen(address, error),
    })?;
    let store = Store::open(&database, &random::name()).await?;
    let site = Site::new(store.clone(), behind_proxy, Limits::new(allowed), offered).await?;
    let stewards = [
        tokio::spawn(steward::rounds(Arc::clone(&site))),
        tokio::spawn(steward::listen(Arc::clone(&site))),
        tokio::spawn(prune::rounds(Arc::clone(&site))),
    ];
    ready(listener.local_addr().unwrap_or(address));
    let service = web::service(&site).into_make_service_with_connect_info::<SocketAddr>();
    let until = {
        let site = Arc::clone(&site);
        async move {
            stop.await;
            tracing::info!("stopping");
            site.stop();
        }
    };
    let stopped = {
        let site = Arc::clone(&site);
        async move {
            site.stopping().await;
            tokio::time::sleep(GRACE).await;
        }
    };
    let served = axum::serve(listener, service).with_graceful_shutdown(until);
    tokio::select! {
        done = async { served.await } => done.map_err(ServeError::Serve)?,
        () = stopped => tracing::warn!("some requests were not finished in time"),
    }
    for steward in stewards {
        let _ = steward.await;
    }
    // Whoever comes next need not wait for this node.
    if let Err(error) = store.release(tables::now()).await {
        tracing::warn!(%error, "could not give tables back");
    }
    store.close().await;
    Ok(())
}
