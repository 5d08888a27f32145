//! Accepting connections: each has a time limit for its next request, and their number is bounded.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

use crate::limits::Pass;
use crate::network::Network;
use crate::site::Site;

/// How long open requests may take after the site was told to stop.
pub const GRACE: Duration = Duration::from_secs(10);
/// A proxy keeps its connections for later requests: whoever closes them first loses one.
const PROXY_IDLE: Duration = Duration::from_secs(300);
/// Files that the database, the log and the listener need.
const OTHER_FILES: usize = 64;
/// How long to wait when the system has no file for a new connection.
const OUT_OF_FILES: Duration = Duration::from_millis(200);

/// Serves connections until the site stops, then lets open requests finish for a while.
pub async fn accept(listener: TcpListener, router: Router, site: Arc<Site>) {
    let most = site.limits.allowed.all_connections.min(file_limit());
    let mut connections = JoinSet::new();
    let mut complaint = Complaint::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = site.stopping() => break,
        };
        while connections.try_join_next().is_some() {}
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                complaint.say(&format!("cannot accept connections: {error}"));
                tokio::time::sleep(OUT_OF_FILES).await;
                continue;
            }
        };
        if connections.len() >= most {
            complaint.say(&format!("{most} connections are open, new ones are closed"));
            continue;
        }
        let Some(pass) = pass(&site, peer) else {
            complaint.say("an address has too many connections, new ones of it are closed");
            continue;
        };
        connections.spawn(serve(stream, peer, router.clone(), Arc::clone(&site), pass));
    }
    drop(listener);
    let finished = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, finished).await.is_err() {
        tracing::warn!("some requests were not finished in time");
        connections.abort_all();
    }
}

/// The right of a connection to stay open. Behind a proxy all come from the proxy, so they are not counted by address.
fn pass(site: &Site, peer: SocketAddr) -> Option<Option<Pass>> {
    match site.behind_proxy {
        true => Some(None),
        false => site.limits.connection(Network::from(peer.ip())).map(Some),
    }
}

async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, site: Arc<Site>, _pass: Option<Pass>) {
    let _open = Open::new(&site);
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let time = if site.behind_proxy { PROXY_IDLE } else { site.limits.allowed.header_time };
    let mut builder = http1::Builder::new();
    let connection = builder.timer(TokioTimer::new()).header_read_timeout(time);
    let mut connection = pin!(connection.serve_connection(TokioIo::new(stream), service));
    let done = tokio::select! {
        done = connection.as_mut() => done,
        () = site.stopping() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = done {
        tracing::debug!(%error, "a connection ended");
    }
}

/// Counts as long as a connection is open.
struct Open<'s>(&'s AtomicUsize);

impl<'s> Open<'s> {
    fn new(site: &'s Site) -> Open<'s> {
        site.connections.fetch_add(1, Ordering::Relaxed);
        Open(&site.connections)
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How many connections the system has files for.
fn file_limit() -> usize {
    #[cfg(unix)]
    {
        let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
        let files = files.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX);
        files.saturating_sub(OTHER_FILES).max(files / 4)
    }
    #[cfg(not(unix))]
    usize::MAX
}

/// A warning in the log, at most once a minute: who floods the site must not flood the log.
#[derive(Default)]
struct Complaint {
    last: Option<Instant>,
}

impl Complaint {
    fn say(&mut self, reason: &str) {
        if self.last.is_none_or(|last| last.elapsed() > Duration::from_secs(60)) {
            self.last = Some(Instant::now());
            tracing::warn!(reason, "connections are refused");
        }
    }
}
