//! A network link that can be cut: connections through it fall silent without being closed.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Result;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// A link to a server.
#[derive(Debug)]
pub struct Link {
    /// Where it begins.
    pub port: u16,
    cut: watch::Sender<bool>,
}

/// How long a server keeps connections of a peer that does not answer; after that it has given them up.
const GIVEN_UP: Duration = Duration::from_secs(15);

impl Link {
    /// A link to this address, on a thread of its own.
    pub fn to(server: SocketAddr) -> Result<Link> {
        let (cut, is_cut) = watch::channel(false);
        let listener = std::net::TcpListener::bind(("127.0.0.1", 0))?;
        listener.set_nonblocking(true)?;
        let port = listener.local_addr()?.port();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(async {
                let listener = TcpListener::from_std(listener)?;
                while is_cut.has_changed().is_ok() {
                    let (near, _) = listener.accept().await?;
                    tokio::spawn(carry(near, server, is_cut.clone()));
                }
                std::io::Result::Ok(())
            })
        });
        Ok(Link { port, cut })
    }

    /// Nothing passes any more, and no connection is closed.
    pub fn cut(&self) {
        self.cut.send_replace(true);
    }

    /// New connections pass again. Old ones stay silent.
    pub fn heal(&self) {
        self.cut.send_replace(false);
    }
}

/// Carries a connection until it ends or the link is cut.
async fn carry(mut near: TcpStream, server: SocketAddr, mut is_cut: watch::Receiver<bool>) -> std::io::Result<()> {
    if *is_cut.borrow_and_update() {
        return silence(near, None).await;
    }
    let mut far = TcpStream::connect(server).await?;
    near.set_nodelay(true)?;
    far.set_nodelay(true)?;
    let ended = tokio::select! {
        done = copy_bidirectional(&mut near, &mut far) => return done.map(drop),
        cut = is_cut.wait_for(|cut| *cut) => cut.is_err(),
    };
    if ended { Ok(()) } else { silence(near, Some(far)).await }
}

/// Whoever called is never answered.
async fn silence(_near: TcpStream, far: Option<TcpStream>) -> std::io::Result<()> {
    sleep(GIVEN_UP).await;
    drop(far);
    std::future::pending().await
}
