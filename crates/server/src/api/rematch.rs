//! Playing again: somebody offers a rematch, the others accept or decline.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::Path;
use super::tables::{TableInfo, info};
use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::site::Site;

/// Offers a rematch to everybody who played to the end, or accepts the offer that is there. The game begins when all have
/// accepted; alone or against bots it begins at once.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn rematch(State(site): State<Arc<Site>>, caller: Caller, Path(id): Path<String>) -> Result<Json<TableInfo>> {
    let live = crate::rematch::rematch(&site, &caller, &id).await?;
    info(&site, &live, &caller, None).await.map(Json)
}

/// Declines the rematch that you are offered.
#[utoipa::path(post, path = "/api/tables/{id}/rematch/decline", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn decline(State(site): State<Arc<Site>>, caller: Caller, Path(id): Path<String>) -> Result<StatusCode> {
    crate::rematch::decline(&site, &caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
