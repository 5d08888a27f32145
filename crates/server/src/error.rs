//! What goes wrong, as every caller is told: a status, a word for programs, and a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use host::Reason;
use serde::Serialize;
use serde_json::Value;
use store::{AppendError, StoreError};
use utoipa::ToSchema;

use crate::catalogue::Pinned;

/// Why a request was not done.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    #[serde(skip)]
    status: u16,
    /// A word for programs, like `stale`.
    pub error: &'static str,
    /// A sentence for people.
    pub message: String,
    /// The field that is wrong, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<&'static str>,
    /// How things stand now, if the caller saw them otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub now: Option<Box<Value>>,
    /// What the rules of the game say against it, for pages that say it in their reader's language.
    #[serde(skip)]
    pub rule: Option<Box<Reason>>,
    /// The game and the rules that this program cannot continue, for pages likewise.
    #[serde(skip)]
    pub frozen: Option<Box<Pinned>>,
}

const BROKEN_TABLE: &str = "broken_table";

/// What a request gives.
pub type Outcome<T> = Result<T, Problem>;

impl Problem {
    /// A problem with this status.
    pub fn new(status: StatusCode, error: &'static str, message: impl Into<String>) -> Problem {
        Problem {
            status: status.as_u16(),
            error,
            message: message.into(),
            field: None,
            now: None,
            rule: None,
            frozen: None,
        }
    }

    /// A field that cannot be what it is.
    pub fn bad(field: &'static str, message: &str) -> Problem {
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", message);
        Problem { field: Some(field), ..problem }
    }

    /// Something that is not there, or not for this caller; nobody learns which.
    pub fn not_found(what: &str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not_found", format!("there is no such {what}, or it is not for you"))
    }

    /// Something that the rules of the game do not allow.
    pub fn illegal(why: Reason) -> Problem {
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", why.message.clone());
        Problem { rule: Some(Box::new(why)), ..problem }
    }

    /// Something that this caller may not do.
    pub fn forbidden(message: &str) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Something that cannot be done as things are now.
    pub fn conflict(error: &'static str, message: &str) -> Problem {
        Problem::new(StatusCode::CONFLICT, error, message)
    }

    /// A table whose game this program cannot continue.
    pub fn frozen(pinned: &Pinned) -> Problem {
        let problem = Problem::conflict("frozen", &pinned.to_string());
        Problem { frozen: Some(Box::new(pinned.clone())), ..problem }
    }

    /// Too much at once.
    pub fn too_many(message: &str) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// The same, and which field it is about.
    pub fn about(self, field: &'static str) -> Problem {
        Problem { field: Some(field), ..self }
    }

    /// The same, and how things stand.
    pub fn with_now(self, now: Value) -> Problem {
        Problem { now: Some(Box::new(now)), ..self }
    }

    /// Something that should not happen; the log knows more.
    pub fn internal(reason: &dyn std::fmt::Display) -> Problem {
        tracing::error!(%reason, "a request failed");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "something went wrong here; nothing was changed")
    }

    /// Something about a table or a game that should not happen; the log names it.
    pub fn internal_at(table: &str, reason: &dyn std::fmt::Display) -> Problem {
        tracing::error!(table, %reason, "a request failed");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "something went wrong here; nothing was changed")
    }

    /// A table whose log cannot be played. The log of the site names it; the caller learns no reason.
    pub fn broken_table(table: &str, reason: &dyn std::fmt::Display) -> Problem {
        tracing::error!(table, %reason, "a table cannot be opened");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, BROKEN_TABLE, "this table cannot be opened at the moment")
    }

    /// Whether it is about one table that cannot be opened; all others can.
    pub fn is_broken_table(&self) -> bool {
        self.error == BROKEN_TABLE
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the database failed");
        let message = "the database does not answer; try again in a moment";
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }
}

impl From<AppendError> for Problem {
    fn from(error: AppendError) -> Problem {
        match error {
            AppendError::Changed => Problem::conflict("changed", "the table has changed in between; look again"),
            AppendError::Failed(error) => error.into(),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status(), Json(self)).into_response()
    }
}
