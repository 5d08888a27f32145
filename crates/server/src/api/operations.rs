//! For whoever runs the site.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::{Value, json};

use crate::error::{RequestError, Result};
use crate::site::Site;

/// Whether the site works, found out by writing to its database. The answer comes within a second and says what is wrong.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, body = Object), (status = 503, body = RequestError)))]
pub async fn health(State(site): State<Arc<Site>>) -> Result<Json<Value>> {
    site.health.check(&site.store).await.map_err(|reason| {
        tracing::warn!(reason, "unhealthy");
        RequestError::new(StatusCode::SERVICE_UNAVAILABLE, "unhealthy", reason)
    })?;
    Ok(Json(json!({"status": "ok", "node": site.store.node(), "version": env!("CARGO_PKG_VERSION")})))
}

/// What is counted, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses((status = 200, content_type = "text/plain", body = String)))]
pub async fn metrics(State(site): State<Arc<Site>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], site.metrics.text(&site))
}
