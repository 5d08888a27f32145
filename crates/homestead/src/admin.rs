//! Looking after a site from the command line, while it runs.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail, ensure};
use clap::{Args as ClapArgs, Subcommand};
use research::progress;
use research::style::FAINT;
use serde_json::{Value, json};
use store::{ListedTable, Person, Pruned, Store};

use crate::serve::Database;

/// Looks after a site: its tables, its people, its backups. The site may go on running.
#[derive(ClapArgs)]
#[command(after_help = "Examples:
  homestead admin tables
  homestead admin ban \"Loud Larry\"
  homestead admin prune --dry-run
  homestead admin backup games-2026-11-16.jsonl
  homestead admin restore games-2026-11-16.jsonl --database postgres://homestead@db/homestead

A running site takes in within some seconds what is changed here.")]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Lists tables, the latest first: id, stage, when something last happened, who sits there, the result.
    ///
    /// A guest's id stands in brackets behind the name; `ban` takes it.
    Tables {
        /// Prints one JSON object.
        #[arg(long)]
        json: bool,
        /// The most that are listed.
        #[arg(long, default_value_t = 1000, value_name = "COUNT")]
        limit: u32,
        #[command(flatten)]
        database: Database,
    },
    /// Shuts somebody out: no request of theirs is answered any more, and a bot plays their games to the end.
    Ban(Somebody),
    /// Lets somebody in again. Games that a bot has taken over stay the bot's.
    Unban(Somebody),
    /// Takes a table away for good, with its log and its chat.
    Delete {
        /// The table's id, as `homestead admin tables` shows it.
        table: String,
        #[command(flatten)]
        database: Database,
    },
    /// Throws away what nobody needs any more. A running site does so by itself, every hour.
    ///
    /// Tables where no game began (closed for a week, or waiting for a month), guests without a game who were not seen for a
    /// month, with the records they uploaded, and sessions that were not used for a year. Games that were played stay.
    Prune {
        /// Only says how much it would be.
        #[arg(long)]
        dry_run: bool,
        /// Prints one JSON object.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        database: Database,
    },
    /// Writes everything as it is at this moment into one file, while the site runs.
    ///
    /// The file is text, one JSON object a line, and the same for SQLite and PostgreSQL. It holds secrets: password
    /// hashes, the key that cookies are signed with, what running games are dealt from. Keep it where only you can read it.
    Backup {
        /// Where to; a file that is there is replaced once the new one is complete.
        file: PathBuf,
        #[command(flatten)]
        database: Database,
    },
    /// Reads a backup into an empty database: all of it, or nothing.
    ///
    /// The site that will use the database must not run yet.
    Restore {
        /// A file that `homestead admin backup` wrote.
        file: PathBuf,
        #[command(flatten)]
        database: Database,
    },
}

#[derive(ClapArgs)]
struct Somebody {
    /// The name of an account, or the id of anybody.
    name: String,
    #[command(flatten)]
    database: Database,
}

/// How this process is called among those that share a database.
const NODE: &str = "admin";

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    // Rows that cannot be read are left out of lists; whoever runs the site should see that.
    crate::serve::log("warn", false);
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        match &args.task {
            Task::Tables { json, limit, database } => tables(&beside(database).await?, *json, *limit).await,
            Task::Ban(somebody) => set_banned(somebody, true).await,
            Task::Unban(somebody) => set_banned(somebody, false).await,
            Task::Delete { table, database } => delete(&beside(database).await?, table).await,
            Task::Prune { dry_run, json, database } => prune(&beside(database).await?, *dry_run, *json).await,
            Task::Backup { file, database } => back_up(&beside(database).await?, file).await,
            Task::Restore { file, database } => restore(database, file).await,
        }
    })?;
    Ok(ExitCode::SUCCESS)
}

async fn beside(database: &Database) -> anyhow::Result<Store> {
    Ok(Store::open_beside(&database.engine()?, NODE).await?)
}

async fn tables(store: &Store, as_json: bool, limit: u32) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    let mut rows = Vec::new();
    for listed in store.all_tables(limit.into()).await? {
        let mut people = Vec::new();
        for seat in &listed.seats {
            let person = match &seat.person {
                Some(id) => store.person(id).await?,
                None => None,
            };
            people.push((person, seat.bot.clone()));
        }
        if as_json {
            rows.push(described(&listed, &people));
        } else {
            writeln!(out, "{}", line(&listed, &people))?;
        }
    }
    if as_json {
        writeln!(out, "{}", serde_json::to_string_pretty(&json!({"tables": rows}))?)?;
    }
    Ok(())
}

/// Who sits on a seat: a person, a bot, or nobody yet.
type Sitter = (Option<Person>, Option<String>);

fn described(listed: &ListedTable, people: &[Sitter]) -> Value {
    let seats = people.iter().map(|(person, bot)| match person {
        Some(person) => json!({"person": person.id, "name": person.name, "account": person.login.is_some()}),
        None => json!({"bot": bot}),
    });
    let table = &listed.table;
    json!({"id": table.id, "stage": table.stage, "created": table.created, "changed": table.changed,
           "listed": table.listed != 0, "version": table.version, "seats": seats.collect::<Vec<_>>(),
           "result": table.result})
}

fn line(listed: &ListedTable, people: &[Sitter]) -> String {
    let seats = people.iter().map(|(person, bot)| match (person, bot) {
        (Some(person), _) if person.login.is_some() => person.name.clone(),
        (Some(person), _) => format!("{} {FAINT}[{}]{FAINT:#}", person.name, person.id),
        (None, Some(bot)) => bot.clone(),
        (None, None) => "–".to_owned(),
    });
    let table = &listed.table;
    let changed = jiff::Timestamp::from_millisecond(table.changed).map(|moment| moment.strftime("%F %R").to_string());
    let result = table.result.as_deref().map(|result| format!("  {result}")).unwrap_or_default();
    let seats = seats.collect::<Vec<_>>().join(", ");
    format!("{:<12}  {:<7}  {}  {seats}{result}", table.id, table.stage, changed.unwrap_or_default())
}

async fn set_banned(somebody: &Somebody, banned: bool) -> anyhow::Result<()> {
    let store = beside(&somebody.database).await?;
    let name = somebody.name.trim();
    let account = server::names::account(&store, name).await?;
    let found = match account {
        Some(person) => Some(person),
        None => store.person(name).await?,
    };
    let Some(person) = found else {
        bail!("there is no account «{name}», and nobody with that id; a guest's id is in `homestead admin tables`");
    };
    store.set_person(&Person { banned: i64::from(banned), ..person.clone() }).await?;
    store.bump_admin_version().await?;
    let done = if banned { "may not play any more" } else { "may play again" };
    anstream::println!("{} [{}] {done}.", person.name, person.id);
    Ok(())
}

async fn delete(store: &Store, table: &str) -> anyhow::Result<()> {
    ensure!(
        store.delete_table(table).await?,
        "there is no table «{table}»; `homestead admin tables` lists those that are there"
    );
    store.bump_admin_version().await?;
    anstream::println!("The table {table} is gone.");
    Ok(())
}

async fn prune(store: &Store, dry_run: bool, as_json: bool) -> anyhow::Result<()> {
    const SOME: u32 = 100;
    let now = jiff::Timestamp::now().as_millisecond();
    let mut all = Pruned::default();
    if dry_run {
        all = store.prunable(now).await?;
    } else {
        let bar = progress::spinner("rows");
        loop {
            let (some, _) = store.prune(now, SOME).await?;
            if some.is_nothing() {
                break;
            }
            all.tables += some.tables;
            all.records += some.records;
            all.guests += some.guests;
            all.sessions += some.sessions;
            bar.set_position(all.tables + all.records + all.guests + all.sessions);
        }
        bar.finish_and_clear();
        store.bump_admin_version().await?;
    }
    let Pruned { tables, records, guests, sessions } = all;
    if as_json {
        let counts = json!({"tables": tables, "records": records, "guests": guests, "sessions": sessions});
        anstream::println!("{}", serde_json::to_string_pretty(&counts)?);
    } else {
        let done = if dry_run { "would go" } else { "are gone" };
        anstream::println!("{tables} tables, {records} records, {guests} guests and {sessions} sessions {done}.");
    }
    Ok(())
}

async fn back_up(store: &Store, file: &Path) -> anyhow::Result<()> {
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let cannot = || format!("cannot write {}", part.display());
    let mut into = BufWriter::new(private(&part).with_context(cannot)?);
    let bar = progress::bar(0, "rows");
    let rows = store
        .back_up(&mut into, &mut |done, all| {
            bar.set_length(all.unwrap_or(done));
            bar.set_position(done);
        })
        .await;
    let rows = match rows {
        Ok(rows) => rows,
        Err(error) => {
            let _ = std::fs::remove_file(&part);
            return Err(error.into());
        }
    };
    // Renamed only when it is on the disk: what has the name is complete.
    into.into_inner().map_err(|error| error.into_error()).with_context(cannot)?.sync_all().with_context(cannot)?;
    std::fs::rename(&part, file).with_context(|| format!("cannot write {}", file.display()))?;
    bar.finish_and_clear();
    anstream::println!("{rows} rows are in {}.", file.display());
    Ok(())
}

/// A new file that only its owner can read.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

async fn restore(database: &Database, file: &Path) -> anyhow::Result<()> {
    let engine = database.engine()?;
    let from = File::open(file).with_context(|| format!("cannot read {}", file.display()))?;
    let store = Store::open(&engine, NODE).await?;
    let bar = progress::spinner("rows");
    let rows = store.restore(&mut BufReader::new(from), &mut |done, _| bar.set_position(done)).await?;
    bar.finish_and_clear();
    store.close().await;
    anstream::println!("{rows} rows are in {engine}.");
    Ok(())
}
