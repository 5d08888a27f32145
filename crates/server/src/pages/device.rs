//! What a device asks for beside pages: how to install the site, what to show without a connection, what to index.

use std::sync::Arc;

use axum::Router;
use axum::extract::RawQuery;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use web::assets::Assets;
use web::settings;

use super::{Reader, form_fields};
use crate::site::Site;

async fn settings_page(Reader(visitor): Reader, RawQuery(query): RawQuery) -> Html<String> {
    let saved = form_fields(&query.unwrap_or_default()).iter().any(|(name, _)| name == "saved");
    Html(settings::html(&visitor.page, saved))
}

/// The page without a connection: the same for everybody who reads this language.
async fn offline(Reader(mut visitor): Reader) -> Html<String> {
    (visitor.page.person, visitor.page.account, visitor.page.path) = (None, false, "/".to_owned());
    Html(settings::offline(&visitor.page))
}

async fn manifest(Reader(visitor): Reader) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/manifest+json"),
        (CACHE_CONTROL, "private, no-cache"),
        (VARY, "Accept-Language, Cookie"),
    ];
    (headers, settings::manifest(&visitor.page)).into_response()
}

async fn worker() -> Response {
    let Some(worker) = Assets::own().named("sw.js") else { return StatusCode::NOT_FOUND.into_response() };
    let headers =
        [(CONTENT_TYPE.as_str(), worker.kind()), (CACHE_CONTROL.as_str(), "no-cache"), ("service-worker-allowed", "/")];
    (headers, worker.bytes.as_ref()).into_response()
}

/// Tables and people are nobody else's business.
const ROBOTS: &str = "User-agent: *
Disallow: /account
Disallow: /api/
Disallow: /games/
Disallow: /settings
Disallow: /tables/
";

async fn robots() -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "public, max-age=86400")], ROBOTS).into_response()
}

/// Their addresses.
pub fn router() -> Router<Arc<Site>> {
    Router::new()
        .route("/settings", get(settings_page))
        .route("/offline", get(offline))
        .route("/manifest.webmanifest", get(manifest))
        .route("/sw.js", get(worker))
        .route("/robots.txt", get(robots))
}
