//! A site with the toy game and no other, for tests of the pages in a browser: `toy serve --listen ADDRESS --database URL`.
#![allow(clippy::print_stdout, reason = "it says where it listens")]

use std::net::SocketAddr;

use anyhow::{Context, Result};
use server::Config;
use server::limits::Allowed;

#[tokio::main]
async fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().collect();
    let after =
        |name: &str| words.iter().skip_while(|word| *word != name).nth(1).with_context(|| format!("{name} VALUE"));
    let config = Config {
        address: after("--listen")?.parse::<SocketAddr>()?,
        database: after("--database")?.parse().map_err(anyhow::Error::msg)?,
        behind_proxy: false,
        allowed: Allowed::anything(),
        titles: playtest::counting::TITLES,
        editions: Vec::new(),
    };
    server::serve(config, std::future::pending(), |address| println!("The toy is at http://{address} now.")).await?;
    Ok(())
}
