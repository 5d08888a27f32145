//! Running a site.

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, anyhow};
use directories::ProjectDirs;
use server::Config;
use server::limits::Allowed;
use store::Engine;
use tracing_subscriber::EnvFilter;

use research::records::read_text;

/// Runs a site on which tables can be played, live or by correspondence.
///
/// Everything is kept in one SQLite file in your data folder, or in a PostgreSQL database that several of these share.
/// Nothing that was acknowledged is lost when the program is stopped or killed. Ctrl-C stops it.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  homestead serve
  homestead serve --listen 0.0.0.0:8080 --database sqlite:/var/lib/homestead/games.db
  homestead serve --database postgres://homestead@db/homestead --behind-proxy

RUST_LOG=debug tells of every request; RUST_LOG=warn only of trouble.")]
pub struct Args {
    /// The address and port to listen on.
    #[arg(long, default_value = "127.0.0.1:1885", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
    /// A proxy in front speaks TLS: cookies are for TLS only, and X-Forwarded-For says who calls.
    #[arg(long)]
    behind_proxy: bool,
    /// Another edition that tables can be played with; may be given several times.
    #[arg(long, value_name = "FILE")]
    edition: Vec<PathBuf>,
    /// Writes the log as JSON, one object a line.
    #[arg(long)]
    json_log: bool,
    /// Lifts the limits on what one address may do; for tests on your own machine.
    #[arg(long, hide = true)]
    no_limits: bool,
}

/// Where everything is kept.
#[derive(clap::Args, Clone)]
pub struct Database {
    /// sqlite:PATH or postgres://USER@HOST/NAME; if none is named, a file in your data folder.
    #[arg(long, value_name = "DATABASE", env = "HOMESTEAD_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Database {
    /// The one that is named, or the file in the data folder.
    pub fn engine(&self) -> anyhow::Result<Engine> {
        if let Some(named) = &self.database {
            return Ok(named.parse()?);
        }
        let folders = ProjectDirs::from("", "", "homestead");
        let folders =
            folders.ok_or_else(|| anyhow!("you have no data folder; name a file with --database sqlite:PATH"))?;
        Ok(Engine::Sqlite(folders.data_dir().join("homestead.db")))
    }
}

/// How long threads may take to end once the site has stopped.
const LAST_THREADS: Duration = Duration::from_secs(1);

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    log("info,sqlx=warn", args.json_log);
    let database = args.database.engine()?;
    let allowed = if args.no_limits { Allowed::anything() } else { Allowed::default() };
    let editions = args.edition.iter().map(|file| read_text(file)).collect::<anyhow::Result<Vec<String>>>()?;
    let (address, behind_proxy) = (args.listen, args.behind_proxy);
    let titles = games::ALL;
    let config = Config { address, database: database.clone(), behind_proxy, allowed, titles, editions };
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let served = runtime.block_on(server::serve(config, told_to_stop(), |address| {
        anstream::println!("Homestead is at http://{address} — everything is kept in {database}. Ctrl-C stops it.");
    }));
    // What still computes on a blocking thread must not keep the process.
    runtime.shutdown_timeout(LAST_THREADS);
    served?;
    Ok(ExitCode::SUCCESS)
}

/// Writes what happens to the standard error; `usual` says what, unless the environment does.
pub fn log(usual: &str, json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    // A file or a journal is no place for colour codes.
    let wanted = std::env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
    let colours = wanted && std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours);
    if json { log.json().init() } else { log.init() }
}

/// Ctrl-C, or what a service manager sends.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut terminate) = terminate {
            tokio::select! {
                _ = terminate.recv() => return,
                _ = tokio::signal::ctrl_c() => return,
            }
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
