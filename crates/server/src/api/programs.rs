//! The bot protocol over HTTP: a program with a token sits at a table, asks what it is to decide, and answers.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use super::{Body, Path, Query};
use crate::acting::{self, Answer, Given};
use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::limits::Budget;
use crate::site::Site;

/// How long to wait.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub struct Wait {
    /// Seconds, at most 60.
    #[serde(default)]
    #[param(maximum = 60)]
    pub wait: u8,
}

impl Wait {
    /// So long.
    pub fn time(&self) -> Duration {
        Duration::from_secs(self.wait.min(60).into())
    }
}

/// The message to a program while nothing is asked of it.
fn nothing_yet() -> Value {
    json!({"type": "wait"})
}

/// The next message for a seat: `decide`, `over`, or `wait` when nothing was asked in the time you would wait.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/messages", tag = "programs", params(("id" = String, Path), ("seat" = u8, Path), Wait),
    responses((status = 200, body = Object), (status = 400, body = RequestError), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn next(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u8)>,
    Query(wait): Query<Wait>,
) -> Result<Json<Value>> {
    let person = caller.identity()?.id.clone();
    site.limits.spend(&caller, Budget::Action)?;
    // Whoever waits keeps a connection, as a stream does.
    let _pass = if wait.wait > 0 { Some(site.limits.long_poll(&caller)?) } else { None };
    let handle = site.tables.handle(&id);
    let mut news = handle.news.subscribe();
    let patience = tokio::time::sleep(wait.time());
    tokio::pin!(patience);
    loop {
        news.borrow_and_update();
        {
            let (live, standing) = site.tables.lock_for(&handle, Some(&person), None).await?;
            let seat = standing.seat(&live, Some(seat))?;
            live.check_playable()?;
            let deadline = Duration::from_secs(60);
            if let Some(message) = live.play.as_ref().and_then(|play| play.message(seat, deadline)) {
                return Ok(Json(message));
            }
        }
        tokio::select! {
            changed = news.changed() => if changed.is_err() { return Ok(Json(nothing_yet())) },
            () = &mut patience => return Ok(Json(nothing_yet())),
            () = site.stopping() => return Ok(Json(nothing_yet())),
        }
    }
}

/// Answers a decision: `{"type": "act", "id": "1.17", "action": "move lodge"}`.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/messages", tag = "programs", params(("id" = String, Path), ("seat" = u8, Path)), request_body = Object,
    responses((status = 200, body = Object), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn answer(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u8)>,
    Body(message): Body<Value>,
) -> Result<Json<Value>> {
    caller.identity()?;
    let answer: bots::protocol::Answer = serde_json::from_value(message)
        .map_err(|_| RequestError::bad("type", "a message is {\"type\": \"act\", \"id\": …, \"action\": …}"))?;
    let (decision, action) = match answer {
        bots::protocol::Answer::Hello { .. } => return Ok(Json(nothing_yet())),
        bots::protocol::Answer::Act { id, action } => (id, action),
    };
    let answer = Answer { seat: Some(seat), decision, given: Given::Actions(vec![action]), key: None };
    acting::act(&site, &caller, &id, &answer).await?;
    Ok(Json(nothing_yet()))
}
