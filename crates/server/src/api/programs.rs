//! The bot protocol over HTTP: a program with a token sits at a table, asks what it is to decide, and answers.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use super::{Asked, Body, Named};
use crate::acting::{self, Answer, Given};
use crate::error::{Outcome, Problem};
use crate::limits::Budget;
use crate::site::Site;
use crate::who::Caller;

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

/// What a program is told while nothing is asked of it.
fn nothing_yet() -> Value {
    json!({"type": "wait"})
}

/// The next message for a seat: `decide`, `over`, or `wait` when nothing was asked in the time you would wait.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/messages", tag = "programs", params(("id" = String, Path), ("seat" = u8, Path), Wait),
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn next(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named((id, seat)): Named<(String, u8)>,
    Asked(wait): Asked<Wait>,
) -> Outcome<Json<Value>> {
    let person = caller.known()?.id.clone();
    site.limits.spend(&caller, Budget::Action)?;
    // Whoever waits keeps a connection, as a stream does.
    let _pass = if wait.wait > 0 { Some(site.limits.long_poll(&caller)?) } else { None };
    let slot = site.tables.slot(&id);
    let mut news = slot.news.subscribe();
    let patience = tokio::time::sleep(wait.time());
    tokio::pin!(patience);
    loop {
        news.borrow_and_update();
        {
            let (live, place) = site.tables.lock_for(&slot, Some(&person), None).await?;
            let seat = place.seat(&live, Some(seat))?;
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
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn answer(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named((id, seat)): Named<(String, u8)>,
    Body(message): Body<Value>,
) -> Outcome<Json<Value>> {
    caller.known()?;
    let answer: bots::protocol::Answer = serde_json::from_value(message)
        .map_err(|_| Problem::bad("type", "a message is {\"type\": \"act\", \"id\": …, \"action\": …}"))?;
    let (decision, action) = match answer {
        bots::protocol::Answer::Hello { .. } => return Ok(Json(nothing_yet())),
        bots::protocol::Answer::Act { id, action } => (id, action),
    };
    let answer = Answer { seat: Some(seat), decision, given: Given::Actions(vec![action]), key: None };
    acting::act(&site, &caller, &id, &answer).await?;
    Ok(Json(nothing_yet()))
}
