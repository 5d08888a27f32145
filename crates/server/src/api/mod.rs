//! The JSON API. Each file is about one thing that callers do; `docs` describes them all.

#![allow(unused_qualifications, reason = "what `utoipa::path` writes is more careful than needed")]

pub mod acting;
pub mod docs;
pub mod operations;
pub mod people;
pub mod programs;
pub mod rematch;
pub mod seats;
pub mod streams;
pub mod studies;
pub mod tables;

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::RequestError;
use crate::site::Site;

/// A body as JSON. Like [`Path`] and [`Query`], axum's extractor with errors of this API.
#[derive(Debug, FromRequest)]
#[from_request(via(Json), rejection(RequestError))]
pub struct Body<T>(pub T);

/// A body may also be missing.
impl<T: DeserializeOwned, S: Send + Sync> OptionalFromRequest<S> for Body<T> {
    type Rejection = RequestError;

    async fn from_request(request: Request, state: &S) -> Result<Option<Body<T>>, RequestError> {
        let read = <Json<T> as OptionalFromRequest<S>>::from_request(request, state).await?;
        Ok(read.map(|Json(body)| Body(body)))
    }
}

/// Parts of the path.
#[derive(Debug, FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(RequestError))]
pub struct Path<T>(pub T);

/// The query, after the question mark.
#[derive(Debug, FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(RequestError))]
pub struct Query<T>(pub T);

impl From<JsonRejection> for RequestError {
    fn from(rejection: JsonRejection) -> RequestError {
        RequestError::new(rejection.status(), "unreadable", rejection.body_text())
    }
}

impl From<PathRejection> for RequestError {
    fn from(_: PathRejection) -> RequestError {
        RequestError::new(StatusCode::NOT_FOUND, "not_found", "there is nothing under this address")
    }
}

impl From<QueryRejection> for RequestError {
    fn from(rejection: QueryRejection) -> RequestError {
        RequestError::new(StatusCode::BAD_REQUEST, "unreadable", rejection.body_text())
    }
}

/// The stages of a table, for the description of the API.
pub fn stage_schema() -> utoipa::openapi::schema::Object {
    let words = store::Stage::ALL.iter().map(|stage| stage.word());
    utoipa::openapi::ObjectBuilder::new()
        .schema_type(utoipa::openapi::schema::Type::String)
        .enum_values(Some(words))
        .build()
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Homestead",
        description = "Play board games over HTTP. Actions are in notation, views as the documents of each game describe."
    ),
    tags(
        (name = "people", description = "Guests, accounts, sessions, tokens"),
        (name = "tables", description = "Making, finding and joining tables"),
        (name = "play", description = "Looking at a table, answering decisions, following what happens"),
        (name = "programs", description = "The bot protocol over HTTP"),
        (name = "study", description = "Records, hints, analyses"),
        (name = "operations", description = "For who runs the site"),
    )
)]
struct Description;

/// All addresses of the API, and their description.
pub fn router() -> OpenApiRouter<Arc<Site>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::enter))
        .routes(routes!(people::me, people::rename, people::delete))
        .routes(routes!(people::change_password))
        .routes(routes!(people::export))
        .routes(routes!(people::register))
        .routes(routes!(people::log_in))
        .routes(routes!(people::log_out))
        .routes(routes!(people::sessions))
        .routes(routes!(people::end_session))
        .routes(routes!(people::tokens, people::new_token))
        .routes(routes!(people::end_token))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::look))
        .routes(routes!(seats::join))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::remove))
        .routes(routes!(tables::start))
        .routes(routes!(rematch::rematch))
        .routes(routes!(rematch::decline))
        .routes(routes!(tables::games))
        .routes(routes!(tables::levels))
        .routes(routes!(tables::editions))
        .routes(routes!(acting::view))
        .routes(routes!(acting::act))
        .routes(routes!(acting::undo))
        .routes(routes!(acting::resign))
        .routes(routes!(acting::come_back))
        .routes(routes!(acting::vote))
        .routes(routes!(streams::follow))
        .routes(routes!(streams::chat, streams::say))
        .routes(routes!(streams::mute))
        .routes(routes!(programs::next, programs::answer))
        .routes(routes!(studies::record))
        .routes(routes!(studies::hint))
        .routes(routes!(studies::analyse))
        .routes(routes!(studies::job))
        .routes(routes!(operations::health))
        .routes(routes!(operations::metrics))
}
