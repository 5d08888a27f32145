//! The attacks.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use futures_util::future::BoxFuture;
use playtest::{Client, Stepped};
use reqwest::Method;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;
use tokio::time::{sleep, timeout};

use super::Stranger;

/// Something that a stranger does to a site.
pub struct Attack {
    /// What it is called.
    pub name: &'static str,
    /// Goes on until the stranger's time is up.
    pub begin: fn(Arc<Stranger>) -> BoxFuture<'static, Result<()>>,
}

/// No attack at all, to compare with.
pub const NOTHING: Attack = Attack { name: "none", begin: |_| Box::pin(async { Ok(()) }) };

/// All of them.
pub const ALL: [Attack; 12] = [
    Attack { name: "asks again and again for an analysis", begin: |stranger| Box::pin(analyses(stranger)) },
    Attack { name: "asks for pictures and hangs up", begin: |stranger| Box::pin(pictures(stranger)) },
    Attack { name: "lets pioneers play without people", begin: |stranger| Box::pin(bots_alone(stranger)) },
    Attack { name: "plays many games against pioneers", begin: |stranger| Box::pin(bots_at_work(stranger)) },
    Attack { name: "asks for hints", begin: |stranger| Box::pin(hints(stranger)) },
    Attack { name: "opens sockets and says nothing", begin: |stranger| Box::pin(sockets(stranger)) },
    Attack { name: "uploads records", begin: |stranger| Box::pin(uploads(stranger)) },
    Attack { name: "changes their name", begin: |stranger| Box::pin(renames(stranger)) },
    Attack { name: "guesses passwords", begin: |stranger| Box::pin(passwords(stranger)) },
    Attack { name: "opens and closes streams", begin: |stranger| Box::pin(streams(stranger)) },
    Attack { name: "acts and takes back", begin: |stranger| Box::pin(undoes(stranger)) },
    Attack { name: "loads pages", begin: |stranger| Box::pin(pages(stranger)) },
];

/// Does something over and over on several connections.
async fn repeat<F>(stranger: &Arc<Stranger>, connections: usize, make: impl Fn(Arc<Stranger>, usize) -> F)
where
    F: Future<Output = Option<u16>> + Send + 'static,
{
    let mut running = tokio::task::JoinSet::new();
    let mut number = 0;
    while !stranger.is_over() {
        while running.len() < connections {
            running.spawn(make(Arc::clone(stranger), number));
            number += 1;
        }
        if let Some(done) = running.join_next().await {
            stranger.count(done.ok().flatten());
        }
    }
}

async fn status(request: reqwest::RequestBuilder) -> Option<u16> {
    let answer = request.send().await.ok()?;
    let status = answer.status().as_u16();
    let _ = answer.bytes().await;
    Some(status)
}

/// A game of one, played to its end.
async fn finished(stranger: &Stranger) -> Result<(Client, String)> {
    let guest = stranger.guest().await?;
    let table = guest.table(&json!({"seats": ["me"]})).await?;
    loop {
        match guest.step(&table, 1, |_| 0).await {
            Ok(Stepped::Over) => return Ok((guest, table)),
            Ok(_) => {}
            // Too fast.
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

async fn analyses(stranger: Arc<Stranger>) -> Result<()> {
    let (guest, table) = finished(&stranger).await?;
    let path = format!("/api/tables/{table}/analysis");
    repeat(&stranger, 4, |_, _| status(guest.request(Method::POST, &path).json(&json!({})))).await;
    Ok(())
}

async fn pictures(stranger: Arc<Stranger>) -> Result<()> {
    let (guest, table) = finished(&stranger).await?;
    repeat(&stranger, 10, |_, number| {
        let path = format!("/games/{table}/share.png?action={}", number % 200);
        let request = status(guest.request(Method::GET, &path));
        async move { timeout(Duration::from_millis(150), request).await.ok().flatten() }
    })
    .await;
    Ok(())
}

/// As many tables with three pioneers as the site allows; `then` is done with each.
async fn tables(stranger: &Arc<Stranger>, then: impl AsyncFn(&Client, &str)) -> Result<Vec<(Client, String)>> {
    let options = json!({"seats": ["me", {"bot": "pioneer"}, {"bot": "pioneer"}, {"bot": "pioneer"}]});
    let mut made = Vec::new();
    while made.len() < 300 && !stranger.is_over() {
        let guest = stranger.guest().await?;
        loop {
            let answer = guest.post("/api/tables", &options).await?;
            stranger.count(Some(answer.status));
            let Some(table) = answer.body["id"].as_str() else { break };
            then(&guest, table).await;
            made.push((guest.clone(), table.to_owned()));
        }
    }
    Ok(made)
}

async fn bots_alone(stranger: Arc<Stranger>) -> Result<()> {
    tables(&stranger, async |guest, table| {
        let _ = guest.post(&format!("/api/tables/{table}/resign"), &json!({})).await;
    })
    .await
    .map(drop)
}

async fn bots_at_work(stranger: Arc<Stranger>) -> Result<()> {
    let guest = stranger.guest().await?;
    let options = json!({"seats": ["me", {"bot": "pioneer"}, {"bot": "pioneer"}, {"bot": "pioneer"}]});
    let mut made = Vec::new();
    while let Ok(table) = guest.table(&options).await {
        made.push(table);
    }
    repeat(&stranger, 10, |_, number| {
        let (guest, table) = (guest.clone(), made.get(number.checked_rem(made.len()).unwrap_or(0)).cloned());
        async move { guest.step(&table?, 1, |_| 0).await.ok().map(|_| 200) }
    })
    .await;
    Ok(())
}

async fn hints(stranger: Arc<Stranger>) -> Result<()> {
    let guest = stranger.guest().await?;
    let table = guest.table(&json!({"seats": ["me", "me", "me", "me"]})).await?;
    let path = format!("/api/tables/{table}/hints");
    repeat(&stranger, 4, |_, _| status(guest.request(Method::POST, &path).json(&json!({})))).await;
    Ok(())
}

async fn sockets(stranger: Arc<Stranger>) -> Result<()> {
    let address = stranger.base.trim_start_matches("http://").parse()?;
    repeat(&stranger, 900, |stranger, number| async move {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind("127.0.0.66:0".parse().ok()?).ok()?;
        let mut stream = socket.connect(address).await.ok()?;
        if number % 2 == 0 {
            stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await.ok()?;
        }
        while !stranger.is_over() {
            sleep(Duration::from_millis(500)).await;
            // Closed by the site.
            let mut byte = [0];
            match stream.try_read(&mut byte) {
                Ok(0) => return None,
                Err(error) if error.kind() != std::io::ErrorKind::WouldBlock => return None,
                _ => {}
            }
        }
        Some(200)
    })
    .await;
    Ok(())
}

async fn uploads(stranger: Arc<Stranger>) -> Result<()> {
    let (guest, table) = finished(&stranger).await?;
    let record = guest.get(&format!("/api/tables/{table}/record")).await?.text;
    let record = format!("record={}", record.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>());
    let guests = Arc::new(tokio::sync::Mutex::new(guest));
    repeat(&stranger, 4, |stranger, number| {
        let (record, guests) = (record.clone(), Arc::clone(&guests));
        async move {
            let mut guest = guests.lock().await.clone();
            if number % 50 == 49 {
                guest = stranger.guest().await.ok()?;
                *guests.lock().await = guest.clone();
            }
            let upload = guest.request(Method::POST, "/games").body(record);
            status(upload.header("content-type", "application/x-www-form-urlencoded")).await
        }
    })
    .await;
    Ok(())
}

async fn renames(stranger: Arc<Stranger>) -> Result<()> {
    let guest = stranger.guest().await?;
    repeat(&stranger, 400, |_, number| {
        let name = json!({"name": format!("Mallory {number}")});
        status(guest.request(Method::PATCH, "/api/me").json(&name))
    })
    .await;
    Ok(())
}

async fn passwords(stranger: Arc<Stranger>) -> Result<()> {
    let client = Client::new(&stranger.http, &stranger.base);
    repeat(&stranger, 30, |_, number| {
        let account = json!({"name": "Ada", "password": format!("password {number}")});
        status(client.request(Method::POST, "/api/login").json(&account))
    })
    .await;
    Ok(())
}

async fn streams(stranger: Arc<Stranger>) -> Result<()> {
    let guest = stranger.guest().await?;
    let clock = json!({"correspondence": {"days": 3, "bank": 7}});
    let table = guest.table(&json!({"seats": ["me", "open"], "listed": true, "clock": clock})).await?;
    let path = format!("/api/tables/{table}/stream");
    repeat(&stranger, 50, |_, _| {
        let request = guest.request(Method::GET, &path);
        async move { request.send().await.ok().map(|answer| answer.status().as_u16()) }
    })
    .await;
    Ok(())
}

async fn undoes(stranger: Arc<Stranger>) -> Result<()> {
    let guest = stranger.guest().await?;
    let table = guest.table(&json!({"seats": ["me"]})).await?;
    repeat(&stranger, 8, |_, number| {
        let (guest, table) = (guest.clone(), table.clone());
        async move {
            if number % 2 == 0 {
                return guest.step(&table, 1, |_| 0).await.ok().map(|_| 200);
            }
            guest.post(&format!("/api/tables/{table}/undo"), &json!({})).await.ok().map(|answer| answer.status)
        }
    })
    .await;
    Ok(())
}

async fn pages(stranger: Arc<Stranger>) -> Result<()> {
    let guest = stranger.guest().await?;
    let table = guest.table(&json!({"seats": ["me", "me", "me", "me"]})).await?;
    let path = format!("/tables/{table}");
    repeat(&stranger, 32, |_, _| status(guest.request(Method::GET, &path))).await;
    Ok(())
}
