//! Uploaded records, and analyses of games.

use sqlx::FromRow;

use crate::{Millis, Result, Store, readable};

/// An uploaded record.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RecordRow {
    /// Its name in addresses.
    pub id: String,
    /// Who brought it.
    pub person: String,
    /// When.
    pub at: Millis,
    /// The record.
    pub text: String,
}

/// What a bot thought of a game.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct AnalysisRow {
    /// What it thought.
    pub text: String,
    /// The bot and the version of the program; empty if that was not kept.
    pub made_by: String,
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

    /// The records that a person uploaded, the latest first.
    pub async fn records_of(&self, person: &str, at_most: i64) -> Result<Vec<RecordRow>> {
        let records =
            sqlx::query("SELECT id, person, at, text FROM records WHERE person = $1 ORDER BY at DESC LIMIT $2");
        Ok(readable(&records.bind(person).bind(at_most).fetch_all(&self.pool).await?))
    }

    /// Keeps the analysis of a game; a newer one takes the place of the one that is there.
    pub async fn add_analysis(&self, game: &str, at: Millis, analysis: &AnalysisRow) -> Result<()> {
        let row = sqlx::query(
            "INSERT INTO analyses (game, at, text, made_by) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game) DO UPDATE SET at = excluded.at, text = excluded.text, made_by = excluded.made_by",
        );
        let row = row.bind(game).bind(at).bind(&analysis.text).bind(&analysis.made_by);
        row.execute(&self.writes).await?;
        Ok(())
    }

    /// The analysis of a game, if it was made.
    pub async fn analysis(&self, game: &str) -> Result<Option<AnalysisRow>> {
        let row = sqlx::query_as("SELECT text, made_by FROM analyses WHERE game = $1");
        Ok(row.bind(game).fetch_optional(&self.pool).await?)
    }
}
