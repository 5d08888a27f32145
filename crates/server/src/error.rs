//! Why a request failed: a status, a word for programs, and a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use host::Reason;
use serde::Serialize;
use serde_json::Value;
use store::{AppendError, StoreError};
use utoipa::ToSchema;

use crate::catalogue::Pinned;

/// Why a request failed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RequestError {
    #[serde(skip)]
    status: u16,
    /// A word for programs, like `stale`.
    #[serde(rename = "error")]
    pub code: &'static str,
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

/// The result of a request.
pub type Result<T, E = RequestError> = std::result::Result<T, E>;

impl RequestError {
    /// An error with this status.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> RequestError {
        RequestError {
            status: status.as_u16(),
            code,
            message: message.into(),
            field: None,
            now: None,
            rule: None,
            frozen: None,
        }
    }

    /// A field that cannot be what it is.
    pub fn bad(field: &'static str, message: &str) -> RequestError {
        let error = RequestError::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", message);
        RequestError { field: Some(field), ..error }
    }

    /// Something that is not there, or not for this caller; nobody learns which.
    pub fn not_found(what: &str) -> RequestError {
        RequestError::new(StatusCode::NOT_FOUND, "not_found", format!("there is no such {what}, or it is not for you"))
    }

    /// Something that the rules of the game do not allow.
    pub fn illegal(why: Reason) -> RequestError {
        let error = RequestError::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", why.message.clone());
        RequestError { rule: Some(Box::new(why)), ..error }
    }

    /// Something that this caller may not do.
    pub fn forbidden(message: &str) -> RequestError {
        RequestError::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Something that cannot be done as things are now.
    pub fn conflict(code: &'static str, message: &str) -> RequestError {
        RequestError::new(StatusCode::CONFLICT, code, message)
    }

    /// A table whose game this program cannot continue.
    pub fn frozen(pinned: &Pinned) -> RequestError {
        let error = RequestError::conflict("frozen", &pinned.to_string());
        RequestError { frozen: Some(Box::new(pinned.clone())), ..error }
    }

    /// Too much at once.
    pub fn too_many(message: &str) -> RequestError {
        RequestError::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// The same, and which field it is about.
    pub fn with_field(self, field: &'static str) -> RequestError {
        RequestError { field: Some(field), ..self }
    }

    /// The same, and how things stand.
    pub fn with_now(self, now: Value) -> RequestError {
        RequestError { now: Some(Box::new(now)), ..self }
    }

    /// Something that should not happen; the log knows more.
    pub fn internal(reason: &dyn std::fmt::Display) -> RequestError {
        tracing::error!(%reason, "a request failed");
        RequestError::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "something went wrong here; nothing was changed",
        )
    }

    /// Something about a table or a game that should not happen; the log names it.
    pub fn internal_at(table: &str, reason: &dyn std::fmt::Display) -> RequestError {
        tracing::error!(table, %reason, "a request failed");
        RequestError::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "something went wrong here; nothing was changed",
        )
    }

    /// A table whose log cannot be played. The log of the site names it; the caller learns no reason.
    pub fn broken_table(table: &str, reason: &dyn std::fmt::Display) -> RequestError {
        tracing::error!(table, %reason, "a table cannot be opened");
        RequestError::new(StatusCode::INTERNAL_SERVER_ERROR, BROKEN_TABLE, "this table cannot be opened at the moment")
    }

    /// Whether it is about one table that cannot be opened; all others can.
    pub fn is_broken_table(&self) -> bool {
        self.code == BROKEN_TABLE
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> RequestError {
        tracing::error!(%error, "the database failed");
        let message = "the database does not answer; try again in a moment";
        RequestError::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }
}

impl From<AppendError> for RequestError {
    fn from(error: AppendError) -> RequestError {
        match error {
            AppendError::Changed => RequestError::conflict("changed", "the table has changed in between; look again"),
            AppendError::Failed(error) => error.into(),
        }
    }
}

impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        (self.status(), Json(self)).into_response()
    }
}
