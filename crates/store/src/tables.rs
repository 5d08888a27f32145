//! Tables, their logs, and chat.

use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

use crate::kinds::{EntryKind, SeatNumbers, Stage};
use crate::open::SESSION;
use crate::{Millis, Result, Store, readable};

/// A table that is not there yet.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name in addresses.
    pub id: String,
    /// Who makes it.
    pub host: String,
    /// When.
    pub at: Millis,
    /// Whether strangers find it.
    pub listed: bool,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: i64,
    /// The edition's title, and its text.
    pub edition: (String, String),
    /// How it is to be played, as the server writes it.
    pub options: String,
    /// What all draws come from.
    pub secret: String,
    /// What lets others watch a table that is not listed.
    pub watch: String,
    /// The seats in order.
    pub seats: Vec<SeatRow>,
    /// When somebody has to look after it, and until when its maker does.
    pub wake: Option<(Millis, Millis)>,
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// Who made it.
    pub host: String,
    /// When.
    pub created: Millis,
    /// When something last happened.
    pub changed: Millis,
    /// Where it is.
    #[sqlx(try_from = "String")]
    pub stage: Stage,
    /// Whether strangers find it.
    pub listed: i64,
    /// How many entries its log has.
    pub version: i64,
    /// The name of the game.
    pub game: String,
    /// The version of the rules that it is played under.
    pub rules: i64,
    /// The edition's title.
    pub edition: String,
    /// How it is to be played.
    pub options: String,
    /// What all draws come from. It stays here until the game is over.
    pub secret: String,
    /// What lets others watch.
    pub watch: String,
    /// The result, once the game is over.
    pub result: Option<String>,
    /// Until when somebody looks after it.
    pub lease: Millis,
    /// The seats whose players are asked something.
    #[sqlx(try_from = "String")]
    pub waits_for: SeatNumbers,
}

/// A seat: a person's, a bot's, or open to whoever has the invitation. With a person and an invitation it is reserved:
/// the person has not accepted yet.
#[derive(Clone, PartialEq, Eq, Debug, Default, FromRow)]
pub struct SeatRow {
    /// Which, from 1.
    pub seat: i64,
    /// Whose.
    pub person: Option<String>,
    /// Which bot's.
    pub bot: Option<String>,
    /// What opens it.
    pub invitation: Option<String>,
}

/// An entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Entry {
    /// Its place, from 1.
    pub number: i64,
    /// When.
    pub at: Millis,
    /// What it is.
    #[sqlx(try_from = "String")]
    pub kind: EntryKind,
    /// Whose, from 1.
    pub seat: Option<i64>,
    /// More about it.
    pub text: String,
    /// The clocks after it.
    pub clocks: Option<String>,
    /// The key of the request that made it.
    pub request: Option<String>,
}

/// A table, its seats, and its log: all that is needed to go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole {
    /// The table.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// What happened so far.
    pub log: Vec<Entry>,
    /// The text of its edition.
    pub edition: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// The table.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
}

/// What a node takes charge of.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'c> {
    /// Tables whose lease is over by now.
    pub now: Millis,
    /// This node's own tables that need it by then.
    pub until: Millis,
    /// Until when this node looks after them.
    pub lease: Millis,
    /// The games and versions of rules that it can play; all others are left alone.
    pub playable: &'c [(&'c str, i64)],
    /// The most that are claimed.
    pub at_most: i64,
}

/// A table that this node looks after now.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Claimed {
    /// Which.
    pub id: String,
    /// Until when somebody looked after it before.
    pub lease: Millis,
    /// Who did.
    pub owner: Option<String>,
    /// When somebody has to look after it.
    pub wake: Option<Millis>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Said {
    /// Its place, from 1.
    pub number: i64,
    /// When.
    pub at: Millis,
    /// Who.
    pub person: String,
    /// What.
    pub text: String,
}

/// A seat, and its table.
#[derive(FromRow)]
struct Seated {
    table_id: String,
    #[sqlx(flatten)]
    seat: SeatRow,
}

const COLUMNS: &str =
    "id, host, created, changed, stage, listed, version, game, rules, edition, options, secret, watch, result, lease,
     waits_for";

/// The most tables that a list is chosen from, so that it stays quick when there are very many.
const LATEST: i64 = 2_000;

impl Store {
    /// Puts up a new table.
    pub async fn create(&self, new: &NewTable) -> Result<()> {
        let mut transaction = self.writes.begin_writing().await?;
        let (title, text) = &new.edition;
        sqlx::query("INSERT INTO editions (title, text) VALUES ($1, $2) ON CONFLICT (title) DO NOTHING")
            .bind(title)
            .bind(text)
            .execute(&mut *transaction)
            .await?;
        let table = sqlx::query(
            "INSERT INTO tables (id, host, created, changed, stage, listed, version, edition, options, secret, watch,
                                 wake, lease, owner, game, rules)
             VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        );
        table
            .bind(&new.id)
            .bind(&new.host)
            .bind(new.at)
            .bind(new.at)
            .bind(Stage::Waiting.word())
            .bind(i64::from(new.listed))
            .bind(title)
            .bind(&new.options)
            .bind(&new.secret)
            .bind(&new.watch)
            .bind(new.wake.map(|(wake, _)| wake))
            .bind(new.wake.map_or(0, |(_, lease)| lease))
            .bind(&*self.node)
            .bind(&new.game)
            .bind(new.rules)
            .execute(&mut *transaction)
            .await?;
        for seat in &new.seats {
            let row =
                sqlx::query("INSERT INTO seats (table_id, seat, person, bot, invitation) VALUES ($1, $2, $3, $4, $5)");
            row.bind(&new.id)
                .bind(seat.seat)
                .bind(seat.person.as_deref())
                .bind(seat.bot.as_deref())
                .bind(seat.invitation.as_deref())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// A table with everything; `None` if there is no such table.
    pub async fn load(&self, id: &str) -> Result<Option<Whole>> {
        // In one transaction, or the log could be longer than the table says.
        let mut transaction = self.pool.begin().await?;
        let table = sqlx::query_as(sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = $1")));
        let Some(table): Option<TableRow> = table.bind(id).fetch_optional(&mut *transaction).await? else {
            transaction.commit().await?;
            return Ok(None);
        };
        let seats = sqlx::query_as("SELECT seat, person, bot, invitation FROM seats WHERE table_id = $1 ORDER BY seat");
        let seats = seats.bind(id).fetch_all(&mut *transaction).await?;
        let log = sqlx::query_as(
            "SELECT number, at, kind, seat, text, clocks, request FROM log
             WHERE table_id = $1 AND number <= $2 ORDER BY number",
        );
        let log = log.bind(id).bind(table.version).fetch_all(&mut *transaction).await?;
        let edition = sqlx::query_scalar("SELECT text FROM editions WHERE title = $1").bind(&table.edition);
        let edition = edition.fetch_one(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Some(Whole { table, seats, log, edition }))
    }

    /// What happened at a table after this version.
    pub async fn log_after(&self, id: &str, version: i64) -> Result<Vec<Entry>> {
        let log = sqlx::query_as(
            "SELECT number, at, kind, seat, text, clocks, request FROM log
             WHERE table_id = $1 AND number > $2 ORDER BY number",
        );
        Ok(log.bind(id).bind(version).fetch_all(&self.pool).await?)
    }

    /// Who sits where.
    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>> {
        let seats = sqlx::query_as("SELECT seat, person, bot, invitation FROM seats WHERE table_id = $1 ORDER BY seat");
        Ok(seats.bind(id).fetch_all(&self.pool).await?)
    }

    /// Listed tables in this stage, the latest first, and at most `of_host` of one host.
    pub async fn listed(&self, stage: Stage, of_host: i64, at_most: i64) -> Result<Vec<ListedTable>> {
        let tables = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM (
                 SELECT {COLUMNS}, ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed DESC, id) AS place FROM (
                     SELECT {COLUMNS} FROM tables WHERE stage = $1 AND listed = 1
                     ORDER BY changed DESC, id LIMIT {LATEST}
                 ) AS latest
             ) AS ranked WHERE place <= $2 ORDER BY changed DESC, id LIMIT $3"
        )));
        let tables = tables.bind(stage.word()).bind(of_host).bind(at_most).fetch_all(&self.pool).await?;
        self.with_seats(readable(&tables)).await
    }

    /// How many listed tables wait for players where a person sits, or which they made.
    pub async fn listed_waiting_of(&self, person: &str) -> Result<i64> {
        let count = sqlx::query_scalar(
            "SELECT COUNT(*) FROM tables WHERE stage = 'waiting' AND listed = 1 AND (host = $1 OR EXISTS (
                 SELECT 1 FROM seats WHERE table_id = tables.id AND person = $2 AND invitation IS NULL))",
        );
        Ok(count.bind(person).bind(person).fetch_one(&self.pool).await?)
    }

    /// The tables where a person sits, or which they made; the latest first.
    pub async fn tables_of(&self, person: &str, at_most: i64) -> Result<Vec<ListedTable>> {
        let tables = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $2)
             ORDER BY changed DESC, id LIMIT $3"
        )));
        let tables = tables.bind(person).bind(person).bind(at_most).fetch_all(&self.pool).await?;
        self.with_seats(readable(&tables)).await
    }

    /// All tables, the latest first.
    pub async fn all_tables(&self, at_most: i64) -> Result<Vec<ListedTable>> {
        let tables = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {COLUMNS} FROM tables ORDER BY changed DESC, id LIMIT $1"
        )));
        let tables = tables.bind(at_most).fetch_all(&self.pool).await?;
        self.with_seats(readable(&tables)).await
    }

    async fn with_seats(&self, tables: Vec<TableRow>) -> Result<Vec<ListedTable>> {
        let mut seats: HashMap<String, Vec<SeatRow>> = HashMap::new();
        for some in tables.chunks(200) {
            let places = (1..=some.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
            let rows = format!(
                "SELECT table_id, seat, person, bot, invitation FROM seats WHERE table_id IN ({places}) ORDER BY seat"
            );
            let rows = some.iter().fold(sqlx::query(sqlx::AssertSqlSafe(rows)), |rows, table| rows.bind(&table.id));
            for Seated { table_id, seat } in readable(&rows.fetch_all(&self.pool).await?) {
                seats.entry(table_id).or_default().push(seat);
            }
        }
        let with_seats = |table: TableRow| ListedTable { seats: seats.remove(&table.id).unwrap_or_default(), table };
        Ok(tables.into_iter().map(with_seats).collect())
    }

    /// Running games of which it was not written down whom they wait for, as before that was kept; the latest first.
    pub async fn without_waits(&self) -> Result<Vec<String>> {
        let tables = sqlx::query_scalar(
            "SELECT id FROM tables WHERE stage = 'playing' AND waits_for = '' ORDER BY changed DESC",
        );
        Ok(tables.fetch_all(&self.pool).await?)
    }

    /// Writes down whom a table waits for, if it is still at this version.
    pub async fn note_waits(&self, id: &str, version: i64, waits_for: &SeatNumbers) -> Result<()> {
        let row = sqlx::query("UPDATE tables SET waits_for = $1 WHERE id = $2 AND version = $3");
        row.bind(waits_for.to_string()).bind(id).bind(version).execute(&self.writes).await?;
        Ok(())
    }

    /// How many tables a person has made that are not over.
    pub async fn open_tables_of(&self, host: &str) -> Result<i64> {
        let count =
            sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE host = $1 AND stage IN ('waiting', 'playing')");
        Ok(count.bind(host).fetch_one(&self.pool).await?)
    }

    /// Takes charge of tables that nobody looks after, and names this node's own that need it soon.
    pub async fn claim(&self, claim: &Claim<'_>) -> Result<Vec<Claimed>> {
        let Claim { now, until, lease, playable, at_most } = *claim;
        // A killed node's session ends with it: nobody has to wait for its lease. A frozen one's stays until that is over.
        let killed = match self.is_shared() {
            true => format!(
                "'{SESSION}' || owner NOT IN (SELECT application_name FROM pg_stat_activity WHERE application_name <> '')"
            ),
            false => "FALSE".to_owned(),
        };
        // A game that has not begun will begin under this program's rules.
        let known = |place: usize| format!("(game = ${place} AND (rules = ${} OR stage = 'waiting'))", place + 1);
        let known: Vec<String> = (5..).step_by(2).take(playable.len()).map(known).collect();
        let free = sqlx::query_as(sqlx::AssertSqlSafe(format!(
            "SELECT id, lease, owner, wake FROM tables
             WHERE wake IS NOT NULL AND (lease < $1 OR {killed} OR (owner = $2 AND wake <= $3)) AND ({})
             ORDER BY wake LIMIT $4",
            known.join(" OR ")
        )));
        let free = free.bind(now).bind(&*self.node).bind(until).bind(at_most);
        let free = playable.iter().fold(free, |free, &(game, rules)| free.bind(game).bind(rules));
        let free: Vec<Claimed> = free.fetch_all(&self.pool).await?;
        let mut claimed = Vec::with_capacity(free.len());
        let skip = self.skip_locked();
        let row = format!(
            "UPDATE tables SET owner = $1, lease = $2
             WHERE id = (SELECT id FROM tables WHERE id = $3 AND lease = $4 {skip})"
        );
        for table in free {
            // Its own it has anyway, see `renew`; writing that down again for each would cost a wait for the disk.
            let own = table.owner.as_deref() == Some(&*self.node);
            let row = sqlx::query(sqlx::AssertSqlSafe(row.as_str())).bind(&*self.node);
            let row = row.bind(lease).bind(&table.id).bind(table.lease);
            if own || row.execute(&self.writes).await?.rows_affected() > 0 {
                claimed.push(table);
            }
        }
        Ok(claimed)
    }

    /// This node goes on looking after its tables. It says so to all nodes: one that hears nothing, not even of itself,
    /// has lost its connection.
    pub async fn renew(&self, lease: Millis) -> Result<()> {
        let own =
            format!("SELECT id FROM tables WHERE owner = $1 AND wake IS NOT NULL AND lease > 0 {}", self.skip_locked());
        let row = sqlx::AssertSqlSafe(format!("UPDATE tables SET lease = $2 WHERE id IN ({own})"));
        sqlx::query(row).bind(&*self.node).bind(lease).execute(&self.writes).await?;
        self.tell("alive", "").await
    }

    /// This node looks after its tables no longer.
    pub async fn release(&self, now: Millis) -> Result<()> {
        let own = format!("SELECT id FROM tables WHERE owner = $1 AND lease > $2 {}", self.skip_locked());
        let row = sqlx::AssertSqlSafe(format!("UPDATE tables SET lease = $2 WHERE id IN ({own})"));
        sqlx::query(row).bind(&*self.node).bind(now).execute(&self.writes).await?;
        Ok(())
    }

    /// What is being written at this moment gets its lease with that, and what a frozen node holds comes later. Waiting for
    /// a lock, with locks on other tables, could be what its holder waits for.
    fn skip_locked(&self) -> &'static str {
        if self.is_shared() { "FOR NO KEY UPDATE SKIP LOCKED" } else { "" }
    }

    /// Which of these tables are not there any more.
    pub async fn gone<'i>(&self, ids: impl Iterator<Item = &'i str>) -> Result<Vec<&'i str>> {
        let there = sqlx::query_scalar("SELECT id FROM tables").fetch_all(&self.pool).await?;
        let there: std::collections::HashSet<String> = there.into_iter().collect();
        Ok(ids.filter(|id| !there.contains(*id)).collect())
    }

    /// Deletes a table, with all that happened there; or an uploaded record.
    pub async fn delete_table(&self, id: &str) -> Result<bool> {
        self.delete_if(id, "1 = 1").await
    }

    /// Deletes a table if this is still true of it, or a record.
    pub(crate) async fn delete_if(&self, id: &str, condition: &str) -> Result<bool> {
        let mut transaction = self.writes.begin_writing().await?;
        // Locks the table, so that nobody appends meanwhile.
        let lock = format!("UPDATE tables SET wake = NULL WHERE id = $1 AND {condition}");
        let locked = sqlx::query(sqlx::AssertSqlSafe(lock)).bind(id).execute(&mut *transaction).await?.rows_affected();
        let mut gone = 0;
        if locked > 0 {
            for statement in [
                "DELETE FROM log WHERE table_id = $1",
                "DELETE FROM chat WHERE table_id = $1",
                "DELETE FROM seats WHERE table_id = $1",
                "DELETE FROM tables WHERE id = $1",
            ] {
                gone = sqlx::query(statement).bind(id).execute(&mut *transaction).await?.rows_affected();
            }
        } else {
            let record = sqlx::query("DELETE FROM records WHERE id = $1").bind(id);
            gone += record.execute(&mut *transaction).await?.rows_affected();
        }
        if gone > 0 {
            sqlx::query("DELETE FROM analyses WHERE game = $1").bind(id).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(gone > 0)
    }

    /// Says something at a table, and returns its number.
    pub async fn say(&self, id: &str, at: Millis, person: &str, text: &str) -> Result<i64> {
        loop {
            // In a transaction: a single statement gives its row before it is committed.
            let mut transaction = self.writes.begin_writing().await?;
            let said = sqlx::query_scalar(
                "INSERT INTO chat (table_id, number, at, person, text)
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM chat WHERE table_id = $5 RETURNING number",
            );
            let said = said.bind(id).bind(at).bind(person).bind(text).bind(id).fetch_one(&mut *transaction).await;
            match said {
                // Somebody else spoke at the same moment and has this number.
                Err(error) if error.as_database_error().is_some_and(|error| error.is_unique_violation()) => {}
                said => {
                    let number = said?;
                    transaction.commit().await?;
                    return Ok(number);
                }
            }
        }
    }

    /// All that a person said, with the tables where.
    pub async fn said_by(&self, person: &str) -> Result<Vec<(String, Said)>> {
        let rows = sqlx::query("SELECT table_id, number, at, person, text FROM chat WHERE person = $1 ORDER BY at");
        let rows: Vec<AnyRow> = rows.bind(person).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("table_id")?, Said::from_row(row)?))).collect()
    }

    /// What was said last at a table, the newest last.
    pub async fn latest_chat(&self, id: &str, at_most: i64) -> Result<Vec<Said>> {
        let chat = sqlx::query_as(
            "SELECT number, at, person, text FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
        );
        let mut chat: Vec<Said> = chat.bind(id).bind(at_most).fetch_all(&self.pool).await?;
        chat.reverse();
        Ok(chat)
    }

    /// What was said at a table after this number.
    pub async fn chat_after(&self, id: &str, number: i64, at_most: i64) -> Result<Vec<Said>> {
        let chat = sqlx::query_as(
            "SELECT number, at, person, text FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
        );
        Ok(chat.bind(id).bind(number).bind(at_most).fetch_all(&self.pool).await?)
    }
}
