//! Looking at the game, and answering what it asks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::{Body, Path, Query};
use crate::acting::{self, Acted, Answer, Given, fresh};
use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::limits::Budget;
use crate::request_key::RequestKey;
use crate::site::Site;
use crate::tables::now;

/// Which moment, as which viewer.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub struct ViewQuery {
    /// A seat of yours, from 1; 0 looks as a spectator. If it is missing, the one that is asked something.
    #[serde(default)]
    #[param(maximum = 8)]
    pub seat: Option<u8>,
    /// The table after this many lines of its record, instead of now.
    #[serde(default)]
    #[param(maximum = 100000)]
    pub action: Option<usize>,
    /// What lets others watch.
    #[serde(default)]
    pub key: Option<String>,
}

/// Answers to decisions.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// Your seat, from 1; may be missing if you have only one.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 8)]
    pub seat: Option<u8>,
    /// The decision that the first action answers, like `1.17`.
    pub decision: String,
    /// The actions in notation: one, or several of the open turn in a row. All are done, or none.
    #[schema(min_items = 1, max_items = 64)]
    pub actions: Vec<String>,
}

/// What is to be taken back.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Your seat, from 1; may be missing if you have only one.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 8)]
    pub seat: Option<u8>,
    /// Everything of the open turn instead of the last answer.
    #[serde(default)]
    pub whole_turn: bool,
}

/// A seat of yours, or somebody's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatNumber {
    /// From 1.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 8)]
    pub seat: Option<u8>,
}

/// A request was done, and this is the version after it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    /// The table's version.
    pub version: i64,
    /// The table as you may see it now.
    #[schema(value_type = Object)]
    pub now: Value,
}

/// The table as you may see it, with your legal actions: `version`, `stage`, `waits_for`, `clocks`, `view`, and for a seat
/// `decision`, `legal` and `can_undo`.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "play", params(("id" = String, Path), ViewQuery),
    responses((status = 200, body = Object), (status = 400, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn view(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<ViewQuery>,
) -> Result<Json<Value>> {
    let handle = site.tables.handle(&id);
    let (live, standing) = site.tables.lock_for(&handle, caller.id(), query.key.as_deref()).await?;
    let viewer = standing.viewer(&live, query.seat)?;
    live.check_playable()?;
    let Some(play) = &live.play else {
        return Err(RequestError::conflict("not_playing", "the game has not begun"));
    };
    let Some(count) = query.action else { return Ok(Json(fresh(&live, now(), viewer))) };
    site.limits.spend(&caller, Budget::Replay)?;
    let viewer = standing.replay_viewer(&live, query.seat)?;
    let lines = live.lines();
    let then = play.at(&lines, count).map_err(|reason| RequestError::broken_table(&id, &reason))?;
    let mut shown = then.view(viewer);
    if let Some(fields) = shown.as_object_mut() {
        let last = count.checked_sub(1).and_then(|index| lines.get(index));
        fields.insert("action".to_owned(), count.min(lines.len()).into());
        fields.insert("actions".to_owned(), lines.len().into());
        fields.insert("last".to_owned(), last.map(|line| play.shown(line, viewer)).into());
    }
    Ok(Json(shown))
}

/// Answers a decision. A stale or illegal answer is refused with the reason and the table as it is now. With the header
/// `Idempotency-Key` a repeated request does nothing twice; the same key with another body is refused.
#[utoipa::path(post, path = "/api/tables/{id}/actions", tag = "play", params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header)), request_body = Answers,
    responses((status = 200, body = Done), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Body(answers): Body<Answers>,
) -> Result<Json<Done>> {
    let key = RequestKey::of(&headers, &caller.identity()?.id, &answers)?;
    let Answers { seat, decision, actions } = answers;
    let answer = Answer { seat, decision, given: Given::Actions(actions), key };
    acting::act(&site, &caller, &id, &answer).await.map(done)
}

/// Takes back your last answer of the open turn, or the whole turn.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header)), request_body = Undo,
    responses((status = 200, body = Done), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn undo(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Body(undo): Body<Undo>,
) -> Result<Json<Done>> {
    let key = RequestKey::of(&headers, &caller.identity()?.id, &undo)?;
    acting::undo(&site, &caller, &id, (undo.seat, undo.whole_turn), key.as_ref()).await.map(done)
}

/// Leaves the game for good; a bot plays your seat to the end.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "play", params(("id" = String, Path)), request_body = SeatNumber,
    responses((status = 200, body = Done), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn resign(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(number): Body<SeatNumber>,
) -> Result<Json<Done>> {
    acting::resign(&site, &caller, &id, number.seat).await.map(done)
}

/// Takes your seat again after a bot stood in for you. Acting does so, too.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "play", params(("id" = String, Path)), request_body = SeatNumber,
    responses((status = 200, body = Done), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 429, body = RequestError)))]
pub async fn come_back(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(number): Body<SeatNumber>,
) -> Result<Json<Done>> {
    acting::come_back(&site, &caller, &id, number.seat).await.map(done)
}

/// Votes to replace an absent player for good. When all others who have a say agree, it is done.
#[utoipa::path(post, path = "/api/tables/{id}/votes", tag = "play", params(("id" = String, Path)), request_body = SeatNumber,
    responses((status = 200, body = Done), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn vote(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(against): Body<SeatNumber>,
) -> Result<Json<Done>> {
    acting::vote(&site, &caller, &id, against.seat).await.map(done)
}

/// What was done, and the table as the player may see it now.
fn done(acted: Acted) -> Json<Done> {
    Json(Done { version: acted.live.version(), now: acted.view() })
}
