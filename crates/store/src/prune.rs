//! What may be thrown away: tables that came to nothing, guests who left nothing behind, sessions that have ended.
//!
//! Games that were played stay, and so does everything of an account.

use sqlx::AssertSqlSafe;

use crate::{Millis, Result, Store};

const DAY: Millis = 24 * 3_600 * 1_000;
/// Tables that were closed before a game began.
const CLOSED: Millis = 7 * DAY;
/// Tables that still wait for players.
const WAITING: Millis = 30 * DAY;
/// Guests who were not seen, and records that they uploaded.
const GUESTS: Millis = 30 * DAY;
/// Sessions that were not used: the cookie has expired.
const SESSIONS: Millis = 365 * DAY;

/// How much there is to throw away, or was thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pruned {
    /// Tables where no game ever began.
    pub tables: u64,
    /// Records of guests.
    pub records: u64,
    /// Guests without a game.
    pub guests: u64,
    /// Sessions of accounts.
    pub sessions: u64,
}

impl Pruned {
    /// Whether it is nothing at all.
    pub fn is_nothing(&self) -> bool {
        *self == Pruned::default()
    }
}

/// Tables where no game began: a running game may be closed, too, and stays.
fn abandoned_tables(now: Millis) -> String {
    format!(
        "SELECT id FROM tables
         WHERE ((stage = 'closed' AND changed < {}) OR (stage = 'waiting' AND changed < {}))
         AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.kind = 'start')",
        now - CLOSED,
        now - WAITING
    )
}

/// Guests who were not seen for a while.
fn old_guests(now: Millis) -> String {
    let since = now - GUESTS;
    format!(
        "SELECT id FROM people WHERE login IS NULL AND banned = 0 AND created < {since}
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.seen >= {since})
         AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person = people.id)"
    )
}

fn guests_without_games(now: Millis) -> String {
    format!(
        "{} AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id)
         AND NOT EXISTS (SELECT 1 FROM records WHERE records.person = people.id)",
        old_guests(now)
    )
}

fn records_of_guests(now: Millis) -> String {
    format!("SELECT id FROM records WHERE at < {} AND person IN ({})", now - GUESTS, old_guests(now))
}

fn ended_sessions(now: Millis) -> String {
    format!("SELECT id FROM sessions WHERE seen < {}", now - SESSIONS)
}

impl Store {
    /// How much `prune` would throw away. A guest whose records go now goes with the next call.
    pub async fn prunable(&self, now: Millis) -> Result<Pruned> {
        let count = async |what: String| {
            let count = sqlx::query_scalar(AssertSqlSafe(format!("SELECT COUNT(*) FROM ({what}) AS old")));
            let count: i64 = count.fetch_one(&self.pool).await?;
            Result::Ok(u64::try_from(count).unwrap_or(0))
        };
        Ok(Pruned {
            tables: count(abandoned_tables(now)).await?,
            records: count(records_of_guests(now)).await?,
            guests: count(guests_without_games(now)).await?,
            sessions: count(ended_sessions(now)).await?,
        })
    }

    /// Throws away at most `at_most` of each kind, so that nobody waits for it. Returns how much it was, and which tables.
    pub async fn prune(&self, now: Millis, at_most: u32) -> Result<(Pruned, Vec<String>)> {
        let some = |what: &str| AssertSqlSafe(format!("{what} LIMIT {at_most}"));
        let (abandoned, guests) = (abandoned_tables(now), guests_without_games(now));
        let mut tables = Vec::new();
        let found: Vec<String> = sqlx::query_scalar(some(&abandoned)).fetch_all(&self.pool).await?;
        for table in found {
            // Somebody may have sat down meanwhile.
            if self.delete_if(&table, &format!("id IN ({abandoned})")).await? {
                tables.push(table);
            }
        }
        let records: Vec<String> = sqlx::query_scalar(some(&records_of_guests(now))).fetch_all(&self.pool).await?;
        for record in &records {
            self.delete_table(record).await?;
        }
        let mut gone = Vec::new();
        let found: Vec<String> = sqlx::query_scalar(some(&guests)).fetch_all(&self.pool).await?;
        for guest in found {
            let mut transaction = self.writes.begin_writing().await?;
            let still = sqlx::query(AssertSqlSafe(format!("{guests} AND id = $1"))).bind(&guest);
            if still.fetch_optional(&mut *transaction).await?.is_some() {
                for statement in ["DELETE FROM sessions WHERE person = $1", "DELETE FROM people WHERE id = $1"] {
                    sqlx::query(statement).bind(&guest).execute(&mut *transaction).await?;
                }
                gone.push(guest);
            }
            transaction.commit().await?;
        }
        let ended = format!("DELETE FROM sessions WHERE id IN ({} LIMIT {at_most})", ended_sessions(now));
        let sessions = sqlx::query(AssertSqlSafe(ended)).execute(&self.writes).await?.rows_affected();
        let count = |all: &[String]| u64::try_from(all.len()).unwrap_or(u64::MAX);
        let pruned = Pruned { tables: count(&tables), records: count(&records), guests: count(&gone), sessions };
        Ok((pruned, tables))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Append, Engine, EntryKind, NewEntry, NewTable, Person, RecordRow, SeatRow, Session, Stage};

    const NOW: Millis = 2_000 * DAY;

    async fn person(store: &Store, id: &str, account: bool, seen: Millis) {
        let login = account.then(|| id.to_owned());
        let person = Person { id: id.into(), name: id.into(), login, password: None, created: seen, banned: 0 };
        store.add_person(&person).await.unwrap();
        let session = Session { id: format!("of {id}"), person: id.into(), created: seen, seen, about: String::new() };
        store.add_session(&session).await.unwrap();
    }

    async fn table(store: &Store, id: &str, host: &str, stage: Stage, at: Millis) {
        let seats = vec![SeatRow { seat: 1, person: Some(host.into()), ..SeatRow::default() }];
        let edition = ("an edition".to_owned(), String::new());
        let (name, host) = (id.to_owned(), host.to_owned());
        let (options, secret, watch) = ("{}".to_owned(), "0".to_owned(), "1".to_owned());
        let (game, rules, listed, wake) = ("a game".to_owned(), 1, false, None);
        let new = NewTable { id: name, host, at, listed, game, rules, edition, options, secret, watch, wake, seats };
        store.create(&new).await.unwrap();
        let kind = if id.starts_with("played") { EntryKind::Start } else { EntryKind::Join };
        let append = Append::new(id, 0, at, stage, vec![NewEntry::new(kind)]);
        store.append(append).await.unwrap();
    }

    #[tokio::test]
    async fn only_what_came_to_nothing_is_thrown_away() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Engine::Sqlite(folder.path().join("games.db")), "test").await.unwrap();
        let (old, new) = (NOW - 31 * DAY, NOW - 29 * DAY);
        for (id, account, seen) in [
            ("old guest", false, old),
            ("old guest with a game", false, old),
            ("old guest with a record", false, old),
            ("new guest", false, new),
            ("account", true, NOW - 900 * DAY),
        ] {
            person(&store, id, account, seen).await;
        }
        table(&store, "played", "old guest with a game", Stage::Over, old).await;
        table(&store, "running", "account", Stage::Playing, NOW - 900 * DAY).await;
        table(&store, "waiting since long", "account", Stage::Waiting, old).await;
        table(&store, "waiting", "account", Stage::Waiting, new).await;
        table(&store, "closed long ago", "account", Stage::Closed, NOW - 8 * DAY).await;
        table(&store, "closed", "account", Stage::Closed, NOW - 6 * DAY).await;
        table(&store, "played and closed", "account", Stage::Closed, NOW - 900 * DAY).await;
        for person in ["old guest with a record", "account"] {
            let record = RecordRow { id: format!("r-{person}"), person: person.into(), at: old, text: String::new() };
            store.add_record(&record, ("an edition", "")).await.unwrap();
        }

        let expected = Pruned { tables: 2, records: 1, guests: 1, sessions: 1 };
        assert_eq!(store.prunable(NOW).await.unwrap(), expected);
        let (pruned, mut tables) = store.prune(NOW, 100).await.unwrap();
        tables.sort();
        // Without the record its guest has nothing left.
        assert_eq!(pruned, Pruned { guests: 2, ..expected });
        assert_eq!(tables, ["closed long ago", "waiting since long"]);
        assert_eq!(store.prune(NOW, 100).await.unwrap().0, Pruned::default());

        for (id, there) in [
            ("old guest", false),
            ("old guest with a game", true),
            ("old guest with a record", false),
            ("new guest", true),
            ("account", true),
        ] {
            assert_eq!(store.person(id).await.unwrap().is_some(), there, "{id}");
        }
        for (id, there) in [
            ("played", true),
            ("running", true),
            ("waiting", true),
            ("closed", true),
            ("played and closed", true),
            ("closed long ago", false),
        ] {
            assert_eq!(store.load(id).await.unwrap().is_some(), there, "{id}");
        }
        assert!(store.record("r-account").await.unwrap().is_some());
    }
}
