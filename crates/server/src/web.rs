//! What stands around every request: limits, headers, protection against other sites, counting.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;
use tracing::Instrument as _;

use crate::error::{RequestError, Result};
use crate::identity::{bearer, rename_cookie};
use crate::limits::{BODY, Budget};
use crate::network::Network;
use crate::site::Site;
use crate::{api, pages};

/// How long a request may take, streams and long waits aside.
const PATIENCE: Duration = Duration::from_secs(90);
/// How long a body may pause before its next part.
const BODY_PAUSE: Duration = Duration::from_secs(10);

/// The whole site.
pub fn service(site: &Arc<Site>) -> Router {
    let (api, description) = api::router().split_for_parts();
    let docs = Router::new()
        .route("/api/openapi.json", get(api::docs::openapi))
        .route("/api/docs", get(api::docs::read))
        .route("/api/docs.css", get(api::docs::style))
        .with_state(api::docs::Described::new(&description));
    Router::new()
        .merge(api)
        .route("/api/{*rest}", any(|| async { RequestError::not_found("page") }))
        .merge(pages::router())
        .method_not_allowed_fallback(|| async {
            RequestError::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "method",
                "this address does not take this kind of request",
            )
        })
        .with_state(Arc::clone(site))
        .merge(docs)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(RequestBodyTimeoutLayer::new(BODY_PAUSE))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            RequestError::internal(&"a request panicked").into_response()
        }))
        .layer(from_fn_with_state(Arc::clone(site), around))
}

async fn around(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let sent = request.headers().clone();
    // What goes wrong further in is logged with the address that was asked for.
    let span = tracing::error_span!("request", %method, path);
    let mut response = match admit(&site, &request) {
        Err(error) => error.into_response(),
        Ok(()) => match tokio::time::timeout(PATIENCE, next.run(request).instrument(span)).await {
            Ok(response) => response,
            Err(_) => RequestError::new(StatusCode::GATEWAY_TIMEOUT, "slow", "this took too long").into_response(),
        },
    };
    let headers = response.headers_mut();
    rename_cookie(&site, &sent, headers);
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if site.behind_proxy {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let (status, took) = (response.status(), began.elapsed());
    site.metrics.answered(status.is_server_error(), took);
    // Neither the query (it may hold a link) nor headers nor bodies: logs hold no secrets.
    tracing::debug!(%method, path, status = status.as_u16(), ms = took.as_millis(), "answered");
    response
}

/// Whether a request is to be answered at all.
fn admit(site: &Site, request: &Request) -> Result<()> {
    if has_control_characters(request.uri().path()) {
        return Err(RequestError::not_found("page"));
    }
    if is_cross_site(request) {
        return Err(RequestError::forbidden("this request comes from another site's page"));
    }
    let network = Network::of(request.headers(), request.extensions(), site.behind_proxy);
    site.limits.spend_at(network, Budget::Request)
}

/// No inline script or style, nothing from elsewhere, in no frame; and what a player sees is in no cache.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "same-origin"),
    (axum::http::header::CACHE_CONTROL, "no-store"),
];

/// CSRF: whether a browser sends this for another site's page; such requests change nothing here. A bearer token cannot be
/// sent that way, and where there is one no cookie counts. A request without an origin does not come from another site's page.
fn is_cross_site(request: &Request) -> bool {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let headers = request.headers();
    let Some(origin) = headers.get(ORIGIN).filter(|_| !safe && bearer(headers).is_none()) else {
        return false;
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    host.is_none() || origin != host
}

/// Whether a path holds a control character in its percent-encoded form. No address here does, and PostgreSQL takes no NUL.
fn has_control_characters(path: &str) -> bool {
    path.split('%').skip(1).any(|rest| {
        let byte = rest.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        byte.is_some_and(|byte| byte.is_ascii_control())
    })
}
