//! Records that people brought along, and analyses of games.

use sqlx::FromRow;

use crate::{Moment, Result, Store};

/// A game that somebody brought along.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RecordRow {
    /// Its name in addresses.
    pub id: String,
    /// Who brought it.
    pub person: String,
    /// When.
    pub at: Moment,
    /// The record.
    pub text: String,
}

impl Store {
    /// Keeps a record, and the edition that it was played with: its title and its text.
    pub async fn add_record(&self, record: &RecordRow, edition: (&str, &str)) -> Result<()> {
        let mut transaction = self.writes.begin_writing().await?;
        let (title, text) = edition;
        let kept = sqlx::query("INSERT INTO editions (title, text) VALUES ($1, $2) ON CONFLICT (title) DO NOTHING");
        kept.bind(title).bind(text).execute(&mut *transaction).await?;
        let row = sqlx::query("INSERT INTO records (id, person, at, text) VALUES ($1, $2, $3, $4)");
        let row = row.bind(&record.id).bind(&record.person).bind(record.at).bind(&record.text);
        row.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The title and the text of the edition whose data have this digest, if a game was ever played with it.
    pub async fn edition(&self, digest: &str) -> Result<Option<(String, String)>> {
        if !digest.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Ok(None);
        }
        let edition = sqlx::query_as("SELECT title, text FROM editions WHERE title LIKE $1");
        Ok(edition.bind(format!("% {digest}")).fetch_optional(&self.pool).await?)
    }

    /// The record with this name.
    pub async fn record(&self, id: &str) -> Result<Option<RecordRow>> {
        let record = sqlx::query_as("SELECT id, person, at, text FROM records WHERE id = $1");
        Ok(record.bind(id).fetch_optional(&self.pool).await?)
    }

    /// The records that a person brought along, the latest first.
    pub async fn records_of(&self, person: &str, at_most: i64) -> Result<Vec<RecordRow>> {
        let records =
            sqlx::query_as("SELECT id, person, at, text FROM records WHERE person = $1 ORDER BY at DESC LIMIT $2");
        Ok(records.bind(person).bind(at_most).fetch_all(&self.pool).await?)
    }

    /// Keeps the analysis of a game; one that is there already stays.
    pub async fn add_analysis(&self, game: &str, at: Moment, text: &str) -> Result<()> {
        let row =
            sqlx::query("INSERT INTO analyses (game, at, text) VALUES ($1, $2, $3) ON CONFLICT (game) DO NOTHING");
        row.bind(game).bind(at).bind(text).execute(&self.writes).await?;
        Ok(())
    }

    /// The analysis of a game, if it was made.
    pub async fn analysis(&self, game: &str) -> Result<Option<String>> {
        let text = sqlx::query_scalar("SELECT text FROM analyses WHERE game = $1");
        Ok(text.bind(game).fetch_optional(&self.pool).await?)
    }
}
