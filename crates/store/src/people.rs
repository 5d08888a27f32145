//! People: guests and accounts, their sessions, and tokens for their programs.

use sqlx::FromRow;

use crate::{Millis, Result, Store};

/// Somebody: a guest, or the owner of an account.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Person {
    /// Never changes.
    pub id: String,
    /// How they want to be called.
    pub name: String,
    /// By what the account is found, worked out from its name; a guest has none.
    pub login: Option<String>,
    /// A hash of the password.
    pub password: Option<String>,
    /// Since when.
    pub created: Millis,
    /// 1 if banned.
    pub banned: i64,
}

/// A browser in which somebody is known.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Session {
    /// Its id; the cookie holds it, signed.
    pub id: String,
    /// Whose.
    pub person: String,
    /// Since when.
    pub created: Millis,
    /// When it was last used.
    pub seen: Millis,
    /// The browser, in its own words.
    pub about: String,
}

/// What lets a program act for a person.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Token {
    /// Its id.
    pub id: String,
    /// Whose.
    pub person: String,
    /// What its owner calls it.
    pub name: String,
    /// Since when.
    pub created: Millis,
    /// When it was last used.
    pub seen: Option<Millis>,
}

const PERSON: &str = "SELECT id, name, login, password, created, banned FROM people";

impl Store {
    /// Somebody new.
    pub async fn add_person(&self, person: &Person) -> Result<()> {
        let row = sqlx::query(
            "INSERT INTO people (id, name, login, password, created, banned) VALUES ($1, $2, $3, $4, $5, $6)",
        );
        row.bind(&person.id)
            .bind(&person.name)
            .bind(person.login.as_deref())
            .bind(person.password.as_deref())
            .bind(person.created)
            .bind(person.banned)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// Who has this id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>> {
        let person = sqlx::query_as(sqlx::AssertSqlSafe(format!("{PERSON} WHERE id = $1")));
        Ok(person.bind(id).fetch_optional(&self.pool).await?)
    }

    /// All accounts, the oldest first.
    pub async fn accounts(&self) -> Result<Vec<Person>> {
        let people = sqlx::query_as(sqlx::AssertSqlSafe(format!("{PERSON} WHERE login IS NOT NULL ORDER BY created")));
        Ok(people.fetch_all(&self.pool).await?)
    }

    /// Whose account is found by this login key.
    pub async fn account(&self, login: &str) -> Result<Option<Person>> {
        let person = sqlx::query_as(sqlx::AssertSqlSafe(format!("{PERSON} WHERE login = $1")));
        Ok(person.bind(login).fetch_optional(&self.pool).await?)
    }

    /// Gives somebody a name, and with a login and a password an account. `false` if the login is taken.
    pub async fn set_person(&self, person: &Person) -> Result<bool> {
        let row = sqlx::query("UPDATE people SET name = $1, login = $2, password = $3, banned = $4 WHERE id = $5");
        let done = row
            .bind(&person.name)
            .bind(person.login.as_deref())
            .bind(person.password.as_deref())
            .bind(person.banned)
            .bind(&person.id)
            .execute(&self.writes)
            .await;
        match done {
            Ok(_) => Ok(true),
            Err(error) if error.as_database_error().is_some_and(|error| error.is_unique_violation()) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Tables that are not over where somebody sits, or hosts, who may not play any more: the table and the person.
    pub async fn banned_at(&self) -> Result<Vec<(String, String)>> {
        let seats = sqlx::query_as(
            "SELECT DISTINCT tables.id, people.id FROM people
             JOIN seats ON seats.person = people.id JOIN tables ON tables.id = seats.table_id
             WHERE people.banned <> 0 AND tables.stage IN ('waiting', 'playing')
             UNION SELECT tables.id, people.id FROM people JOIN tables ON tables.host = people.id
             WHERE people.banned <> 0 AND tables.stage IN ('waiting', 'playing')",
        );
        Ok(seats.fetch_all(&self.pool).await?)
    }

    /// Deletes a person. Their games stay, without a name; their uploaded records go.
    pub async fn forget(&self, person: &str) -> Result<()> {
        let mut transaction = self.writes.begin_writing().await?;
        for statement in [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM tokens WHERE person = $1",
            "UPDATE chat SET text = '' WHERE person = $1",
            "DELETE FROM analyses WHERE game IN (SELECT id FROM records WHERE person = $1)",
            "DELETE FROM records WHERE person = $1",
            "UPDATE people SET name = '', login = NULL, password = NULL WHERE id = $1",
        ] {
            sqlx::query(statement).bind(person).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// A new session.
    pub async fn add_session(&self, session: &Session) -> Result<()> {
        let row = sqlx::query("INSERT INTO sessions (id, person, created, seen, about) VALUES ($1, $2, $3, $4, $5)");
        row.bind(&session.id)
            .bind(&session.person)
            .bind(session.created)
            .bind(session.seen)
            .bind(&session.about)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// The session with this id, if it is still there.
    pub async fn session(&self, id: &str) -> Result<Option<Session>> {
        let session = sqlx::query_as("SELECT id, person, created, seen, about FROM sessions WHERE id = $1");
        Ok(session.bind(id).fetch_optional(&self.pool).await?)
    }

    /// A person's sessions, the latest first.
    pub async fn sessions_of(&self, person: &str) -> Result<Vec<Session>> {
        let sessions = sqlx::query_as(
            "SELECT id, person, created, seen, about FROM sessions WHERE person = $1 ORDER BY seen DESC",
        );
        Ok(sessions.bind(person).fetch_all(&self.pool).await?)
    }

    /// Takes note of when sessions were used.
    pub async fn saw_session(&self, id: &str, at: Millis) -> Result<()> {
        sqlx::query("UPDATE sessions SET seen = $1 WHERE id = $2").bind(at).bind(id).execute(&self.writes).await?;
        Ok(())
    }

    /// Ends a session of this person.
    pub async fn end_session(&self, person: &str, id: &str) -> Result<bool> {
        let gone = sqlx::query("DELETE FROM sessions WHERE id = $1 AND person = $2");
        Ok(gone.bind(id).bind(person).execute(&self.writes).await?.rows_affected() > 0)
    }

    /// A new token; of the token itself only a digest is kept.
    pub async fn add_token(&self, token: &Token, digest: &str) -> Result<()> {
        let row = sqlx::query("INSERT INTO tokens (id, digest, person, name, created) VALUES ($1, $2, $3, $4, $5)");
        row.bind(&token.id)
            .bind(digest)
            .bind(&token.person)
            .bind(&token.name)
            .bind(token.created)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// The token with this digest.
    pub async fn token(&self, digest: &str) -> Result<Option<Token>> {
        let token = sqlx::query_as("SELECT id, person, name, created, seen FROM tokens WHERE digest = $1");
        Ok(token.bind(digest).fetch_optional(&self.pool).await?)
    }

    /// A person's tokens, the oldest first.
    pub async fn tokens_of(&self, person: &str) -> Result<Vec<Token>> {
        let tokens =
            sqlx::query_as("SELECT id, person, name, created, seen FROM tokens WHERE person = $1 ORDER BY created");
        Ok(tokens.bind(person).fetch_all(&self.pool).await?)
    }

    /// Ends all tokens of a person.
    pub async fn end_tokens(&self, person: &str) -> Result<()> {
        sqlx::query("DELETE FROM tokens WHERE person = $1").bind(person).execute(&self.writes).await?;
        Ok(())
    }

    /// Takes a token of this person back.
    pub async fn end_token(&self, person: &str, id: &str) -> Result<bool> {
        let gone = sqlx::query("DELETE FROM tokens WHERE id = $1 AND person = $2");
        Ok(gone.bind(id).bind(person).execute(&self.writes).await?.rows_affected() > 0)
    }
}
