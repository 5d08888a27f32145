//! Taking and giving up seats before the game begins.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::tables::{TableInfo, info};
use super::{Body, Path};
use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::seating::{self, Wanted};
use crate::site::Site;

/// An invitation that somebody accepts.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Invitation {
    /// What the host passed on. At a listed table, and where a seat is reserved for you, it may be missing.
    #[serde(default)]
    pub invitation: Option<String>,
    /// Which seat, from 1; the first that is open if it is missing.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 8)]
    pub seat: Option<u8>,
}

/// Takes an open seat, or the seats that are reserved for you. If nobody is missing then, the game begins. At a listed table
/// everybody has one seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Invitation,
    responses((status = 200, body = TableInfo), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn join(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(invitation): Body<Invitation>,
) -> Result<Json<TableInfo>> {
    let Invitation { invitation, seat } = invitation;
    let live = seating::join(&site, &caller, &id, &Wanted { invitation, seat }).await?;
    info(&site, &live, &caller, None).await.map(Json)
}

/// Gives your seat up before the game begins, or declines the one that is reserved for you. When the host leaves, the table
/// is closed.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn leave(State(site): State<Arc<Site>>, caller: Caller, Path(id): Path<String>) -> Result<StatusCode> {
    seating::leave(&site, &caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes the person on a seat before the game begins; they cannot take a seat at this table again. The host may do so.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/remove", tag = "tables", params(("id" = String, Path), ("seat" = u8, Path, minimum = 1, maximum = 8)),
    responses((status = 200, body = TableInfo), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn remove(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<TableInfo>> {
    let live = seating::remove(&site, &caller, &id, seat).await?;
    info(&site, &live, &caller, None).await.map(Json)
}
