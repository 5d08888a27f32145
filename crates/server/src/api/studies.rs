//! Records, hints, analyses.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::ToSchema;

use super::programs::Wait;
use super::tables::Link;
use super::{Body, Path, Query};
use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::jobs::{self, Job};
use crate::limits::Budget;
use crate::site::Site;
use crate::study::{self, Past, ViewRequest};
use crate::{hints, records};

/// Which seat asks for a hint.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintFor {
    /// Your seat, from 1; may be missing if you have only one.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 8)]
    pub seat: Option<u8>,
}

/// The record of a game, once it is over: a text file that `homestead verify` checks, the deal included.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "study", params(("id" = String, Path), Link),
    responses((status = 200, content_type = "text/plain", body = String), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn record(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(link): Query<Link>,
) -> Result<impl IntoResponse> {
    let text = records::export(&site, &caller, &id, link.key.as_deref()).await?;
    let file = format!("attachment; filename=\"{id}.hgr\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text))
}

/// Asks a bot what it would do in your place, from what you can see. The answer comes as a job.
#[utoipa::path(post, path = "/api/tables/{id}/hints", tag = "study", params(("id" = String, Path)), request_body = HintFor,
    responses((status = 202, body = Job), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn hint(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(hint): Body<HintFor>,
) -> Result<(StatusCode, Json<Job>)> {
    let job = hints::ask(&site, &caller, &id, hint.seat).await?;
    Ok((StatusCode::ACCEPTED, Json(job.borrow().clone())))
}

/// Lets a bot review every decision of a finished game. The answer comes as a job; a game that was analysed
/// before is not thought about again.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "study", params(("id" = String, Path), Link),
    responses((status = 202, body = Job), (status = 401, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn analyse(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(link): Query<Link>,
) -> Result<(StatusCode, Json<Job>)> {
    let person = caller.identity()?.id.clone();
    site.limits.spend(&caller, Budget::Replay)?;
    let request = ViewRequest { person: Some(&person), key: link.key.as_deref(), seat: None };
    let past = Past::find(&site, &id, request).await?;
    let job = study::analyse(&site, &caller, &past).await?;
    Ok((StatusCode::ACCEPTED, Json(job.borrow().clone())))
}

/// How far a hint or an analysis of yours is, and what came out. With `wait` it is answered when the job is done, or after
/// that time.
#[utoipa::path(get, path = "/api/jobs/{id}", tag = "study", params(("id" = String, Path), Wait),
    responses((status = 200, body = Job), (status = 400, body = RequestError), (status = 401, body = RequestError), (status = 404, body = RequestError), (status = 429, body = RequestError)))]
pub async fn job(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(wait): Query<Wait>,
) -> Result<Json<Job>> {
    let person = &caller.identity()?.id;
    site.limits.spend(&caller, Budget::Replay)?;
    let job = site.jobs.find(person, &id)?;
    if wait.wait > 0 {
        // Whoever waits keeps a connection, as a stream does.
        let _pass = site.limits.long_poll(&caller)?;
        tokio::select! {
            _ = jobs::finished(&job) => {}
            () = tokio::time::sleep(wait.time()) => {}
            () = site.stopping() => {}
        }
    }
    Ok(Json(job.borrow().clone()))
}
