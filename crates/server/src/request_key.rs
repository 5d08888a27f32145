//! The key of a request (`Idempotency-Key`): what is sent twice with one key is done once.

use std::fmt;

use axum::http::{HeaderMap, StatusCode};
use serde::Serialize;

use crate::error::{RequestError, Result};
use crate::identity;

/// A key, and the digest of the request that it came with. In the log both are one text, one a line: no header, and so no
/// key, holds a line end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestKey {
    /// The sender's id and their key.
    pub key: String,
    /// The digest of the request; logs from before digests were kept have none.
    pub digest: Option<String>,
}

impl RequestKey {
    /// The key in the header of a request with this body, which is the person's own.
    pub fn of(headers: &HeaderMap, person: &str, body: &impl Serialize) -> Result<Option<RequestKey>> {
        let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
        let key = key.to_str().ok().filter(|key| !key.is_empty() && key.len() <= 100);
        let key =
            key.ok_or_else(|| RequestError::bad("Idempotency-Key", "a key is 1 to 100 visible ASCII characters"))?;
        let body = serde_json::to_string(body).map_err(|error| RequestError::internal(&error))?;
        Ok(Some(RequestKey { key: format!("{person} {key}"), digest: Some(identity::digest(&body)) }))
    }

    /// The key in a log.
    pub fn read(text: &str) -> RequestKey {
        match text.split_once('\n') {
            Some((key, digest)) => RequestKey { key: key.to_owned(), digest: Some(digest.to_owned()) },
            None => RequestKey { key: text.to_owned(), digest: None },
        }
    }

    /// The key was used for another request.
    pub fn reused() -> RequestError {
        let message = "this Idempotency-Key came with another request before; choose a new key for each request";
        RequestError::new(StatusCode::UNPROCESSABLE_ENTITY, "key_reused", message)
    }
}

impl fmt::Display for RequestKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.digest {
            Some(digest) => write!(f, "{}\n{digest}", self.key),
            None => f.write_str(&self.key),
        }
    }
}
