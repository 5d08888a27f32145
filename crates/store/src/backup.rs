//! A whole database as one text file, and back: the same file for SQLite and PostgreSQL, so that a site can move.
//!
//! The first line names the format and the form of the database, then comes one line for each row, and the last line says
//! how many there were: a file that was cut off is not taken for a whole one.

use std::io::{BufRead, Write};

use futures_util::TryStreamExt;
use serde_json::{Map, Value, json};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use crate::engine::Engine;
use crate::open::form;
use crate::pool::Transaction;
use crate::{Store, StoreError};

/// Why a backup was not made or not read.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database did not do it.
    #[error(transparent)]
    Failed(#[from] StoreError),
    /// The file did not do it.
    #[error("cannot read or write the backup: {0}")]
    File(#[from] std::io::Error),
    /// Something is there already.
    #[error("the database {0} is not empty; a backup can only be restored into a new one")]
    NotEmpty(String),
    /// It is something else.
    #[error("this is no backup of homestead; make one with `homestead admin backup FILE`")]
    NoBackup,
    /// It comes from a program with another form of database.
    #[error(
        "this backup holds a database of form {found}, and this program's is {ours}; restore it with the program that \
         made it, then start this one on that database"
    )]
    OtherForm {
        /// The form of what is in the backup.
        found: i64,
        /// The form of this program's databases.
        ours: i64,
    },
    /// A line says something impossible.
    #[error("line {line} of the backup cannot be used: {reason}; nothing was restored")]
    BadLine {
        /// Which, from 1.
        line: u64,
        /// Why.
        reason: String,
    },
    /// The end is missing.
    #[error("the backup is cut off after {0} rows; nothing was restored")]
    CutOff(u64),
}

/// How far a backup is: rows done, of how many in all if that is known.
pub type Progress<'p> = &'p mut (dyn FnMut(u64, Option<u64>) + Send);

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Text,
    Number,
}

use Kind::{Number, Text};

/// A table of the database, and what of it goes into a backup.
struct Part {
    name: &'static str,
    /// What its rows are sorted by, so that equal databases give equal files.
    order: &'static str,
    columns: &'static [(&'static str, Kind)],
}

const FORMAT: &str = "homestead backup";

/// Everything, in an order in which each row finds what it refers to. Which node looks after a table is left out: it is
/// another one after a restore.
const PARTS: [Part; 11] = [
    Part { name: "settings", order: "name", columns: &[("name", Text), ("value", Text)] },
    Part {
        name: "people",
        order: "id",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("login", Text),
            ("password", Text),
            ("created", Number),
            ("banned", Number),
        ],
    },
    Part {
        name: "sessions",
        order: "id",
        columns: &[("id", Text), ("person", Text), ("created", Number), ("seen", Number), ("about", Text)],
    },
    Part {
        name: "tokens",
        order: "id",
        columns: &[
            ("id", Text),
            ("digest", Text),
            ("person", Text),
            ("name", Text),
            ("created", Number),
            ("seen", Number),
        ],
    },
    Part { name: "editions", order: "title", columns: &[("title", Text), ("text", Text)] },
    Part {
        name: "tables",
        order: "id",
        columns: &[
            ("id", Text),
            ("host", Text),
            ("created", Number),
            ("changed", Number),
            ("stage", Text),
            ("listed", Number),
            ("version", Number),
            ("game", Text),
            ("rules", Number),
            ("edition", Text),
            ("options", Text),
            ("secret", Text),
            ("watch", Text),
            ("result", Text),
            ("wake", Number),
            ("waits_for", Text),
        ],
    },
    Part {
        name: "seats",
        order: "table_id, seat",
        columns: &[("table_id", Text), ("seat", Number), ("person", Text), ("bot", Text), ("invitation", Text)],
    },
    Part {
        name: "log",
        order: "table_id, number",
        columns: &[
            ("table_id", Text),
            ("number", Number),
            ("at", Number),
            ("kind", Text),
            ("seat", Number),
            ("text", Text),
            ("clocks", Text),
            ("request", Text),
        ],
    },
    Part {
        name: "chat",
        order: "table_id, number",
        columns: &[("table_id", Text), ("number", Number), ("at", Number), ("person", Text), ("text", Text)],
    },
    Part { name: "records", order: "id", columns: &[("id", Text), ("person", Text), ("at", Number), ("text", Text)] },
    Part {
        name: "analyses",
        order: "game",
        columns: &[("game", Text), ("at", Number), ("text", Text), ("made_by", Text)],
    },
];

impl Store {
    /// Writes everything as it is at one moment, while the site goes on. Returns how many rows that were.
    pub async fn back_up(&self, into: &mut (dyn Write + Send), progress: Progress<'_>) -> Result<u64, BackupError> {
        let mut transaction = self.pool.begin().await.map_err(StoreError)?;
        if matches!(self.engine, Engine::Postgres(_)) {
            // Otherwise each statement would see another moment. SQLite's transactions always see one.
            let whole = sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
            whole.execute(&mut *transaction).await.map_err(StoreError)?;
        }
        transaction.lift_limits().await.map_err(StoreError)?;
        let mut all = 0;
        for part in &PARTS {
            all += part.count(&mut transaction).await?;
        }
        writeln!(into, "{}", json!({"format": FORMAT, "version": 1, "form": form()}))?;
        let mut done = 0;
        for part in &PARTS {
            let statement = sqlx::query(AssertSqlSafe(part.select()));
            let mut rows = statement.fetch(&mut *transaction);
            while let Some(row) = rows.try_next().await.map_err(StoreError)? {
                writeln!(into, "{}", json!({"table": part.name, "row": part.read(&row)?}))?;
                done += 1;
                progress(done, Some(all));
            }
        }
        writeln!(into, "{}", json!({"rows": done}))?;
        into.flush()?;
        transaction.commit().await.map_err(StoreError)?;
        Ok(done)
    }

    /// Reads a backup into this database, which must be empty. All of it, or nothing.
    pub async fn restore(&self, from: &mut (dyn BufRead + Send), progress: Progress<'_>) -> Result<u64, BackupError> {
        let mut transaction = self.writes.begin_writing().await.map_err(StoreError)?;
        transaction.lift_limits().await.map_err(StoreError)?;
        for part in &PARTS {
            if part.count(&mut transaction).await? > 0 {
                return Err(BackupError::NotEmpty(self.engine.to_string()));
            }
        }
        let mut lines = from.lines();
        let first = lines.next().transpose()?.and_then(|line| serde_json::from_str::<Value>(&line).ok());
        let first = first.filter(|first| {
            let (format, version) = (first.get("format"), first.get("version"));
            format.is_some_and(|format| format == FORMAT) && version.is_some_and(|version| version == 1)
        });
        let found = first.and_then(|first| first.get("form")?.as_i64()).ok_or(BackupError::NoBackup)?;
        if found != form() {
            return Err(BackupError::OtherForm { found, ours: form() });
        }
        let mut done = 0;
        for (line, number) in lines.zip(2..) {
            let bad = |reason: String| BackupError::BadLine { line: number, reason };
            let line: Value = serde_json::from_str(&line?).map_err(|error| bad(error.to_string()))?;
            if let Some(rows) = line.get("rows") {
                if rows.as_u64() != Some(done) {
                    return Err(bad(format!("it ends after {done} rows, and should after {rows}")));
                }
                transaction.commit().await.map_err(StoreError)?;
                return Ok(done);
            }
            let part = PARTS.iter().find(|part| line.get("table").is_some_and(|table| table == part.name));
            let part = part.ok_or_else(|| bad("it names no table of the database".to_owned()))?;
            let row = line.get("row").and_then(Value::as_object).ok_or_else(|| bad("it holds no row".to_owned()))?;
            part.write(&mut transaction, row).await.map_err(bad)?;
            done += 1;
            progress(done, None);
        }
        Err(BackupError::CutOff(done))
    }
}

impl Part {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    fn select(&self) -> String {
        format!("SELECT {} FROM {} ORDER BY {}", self.names(), self.name, self.order)
    }

    async fn count(&self, transaction: &mut Transaction) -> crate::Result<u64> {
        let count = sqlx::query_scalar(AssertSqlSafe(format!("SELECT COUNT(*) FROM {}", self.name)));
        let count: i64 = count.fetch_one(&mut **transaction).await?;
        Ok(u64::try_from(count).unwrap_or(0))
    }

    fn read(&self, row: &AnyRow) -> crate::Result<Map<String, Value>> {
        let value = |&(name, kind): &(&str, Kind)| {
            let value = match kind {
                Text => json!(row.try_get::<Option<String>, _>(name)?),
                Number => json!(row.try_get::<Option<i64>, _>(name)?),
            };
            Ok((name.to_owned(), value))
        };
        self.columns.iter().map(value).collect()
    }

    /// Puts a row in, or says why that cannot be.
    async fn write(&self, transaction: &mut Transaction, row: &Map<String, Value>) -> Result<(), String> {
        let places = (1..=self.columns.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        let statement = format!("INSERT INTO {} ({}) VALUES ({places})", self.name, self.names());
        let mut statement = sqlx::query(AssertSqlSafe(statement));
        for (name, kind) in self.columns {
            let value = row.get(*name).ok_or_else(|| format!("{name} is missing"))?;
            let fits = value.is_null() || if *kind == Text { value.is_string() } else { value.is_i64() };
            if !fits {
                return Err(format!("{name} cannot be {value}"));
            }
            statement = match kind {
                Text => statement.bind(value.as_str()),
                Number => statement.bind(value.as_i64()),
            };
        }
        if row.len() != self.columns.len() {
            return Err(format!("{} has no such columns", self.name));
        }
        statement.execute(&mut **transaction).await.map(|_| ()).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_backup_holds_every_column_but_who_looks_after_a_table() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Engine::Sqlite(folder.path().join("games.db")), "test").await.unwrap();
        let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'
                      AND name NOT LIKE 'sqlite%'";
        let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&store.pool).await.unwrap();
        let mut left_out = Vec::new();
        for table in tables {
            let part = PARTS.iter().find(|part| part.name == table).unwrap_or_else(|| panic!("{table} is left out"));
            let columns = sqlx::query_scalar("SELECT name FROM pragma_table_info($1)").bind(&table);
            let columns: Vec<String> = columns.fetch_all(&store.pool).await.unwrap();
            let held = |column: &String| part.columns.iter().any(|(name, _)| name == column);
            left_out.extend(columns.into_iter().filter(|column| !held(column)));
        }
        assert_eq!(left_out, ["owner", "lease"]);
    }
}
