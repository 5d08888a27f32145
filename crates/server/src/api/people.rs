//! Guests and accounts, their sessions and tokens.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::{Body, Path};
use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::people::{self, Account, Entered, Me, NewPassword, SessionInfo, TokenInfo};
use crate::site::Site;

/// What you want to be called.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 30 characters.
    #[schema(min_length = 1, max_length = 30)]
    pub name: String,
}

/// The password of an account that is to be deleted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    /// The present one; a guest has none.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub password: Option<String>,
}

/// Creates a guest; a caller with a session keeps it.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn enter(State(site): State<Arc<Site>>, caller: Caller, Body(name): Body<Name>) -> Result<impl IntoResponse> {
    if let Some(identity) = &caller.identity {
        let me = Me { name: identity.name.clone(), account: identity.account };
        return Ok((AppendHeaders(Vec::new()), Json(me)));
    }
    let (identity, cookie) = people::create_guest(&site, &caller, &name.name).await?;
    Ok((AppendHeaders(vec![(SET_COOKIE, cookie)]), Json(Me { name: identity.name, account: false })))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me), (status = 401, body = RequestError)))]
pub async fn me(caller: Caller) -> Result<Json<Me>> {
    let identity = caller.identity()?;
    Ok(Json(Me { name: identity.name.clone(), account: identity.account }))
}

/// Changes how you are called. An account keeps its password. Needs a session; a token is not enough.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Name,
    responses((status = 200, body = Me), (status = 401, body = RequestError), (status = 409, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn rename(State(site): State<Arc<Site>>, caller: Caller, Body(name): Body<Name>) -> Result<Json<Me>> {
    people::rename(&site, &caller, &name.name).await.map(Json)
}

/// Makes an account of what you are now; all your games stay yours. The session gets a new id, and so a new cookie.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Account,
    responses((status = 200, body = Me), (status = 401, body = RequestError), (status = 409, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn register(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(account): Body<Account>,
) -> Result<impl IntoResponse> {
    people::register(&site, &caller, account).await.map(entered)
}

/// Changes the password of your account. Ends all your tokens and your sessions in all other browsers; this session gets a
/// new id, and so a new cookie.
#[utoipa::path(put, path = "/api/me/password", tag = "people", request_body = NewPassword,
    responses((status = 204), (status = 401, body = RequestError), (status = 409, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn change_password(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(change): Body<NewPassword>,
) -> Result<impl IntoResponse> {
    people::change_password(&site, &caller, change).await.map(no_content)
}

/// Opens a session with name and password.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Account,
    responses((status = 200, body = Me), (status = 401, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn log_in(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(account): Body<Account>,
) -> Result<impl IntoResponse> {
    people::log_in(&site, &caller, account).await.map(entered)
}

/// Ends this session.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 204), (status = 401, body = RequestError), (status = 429, body = RequestError)))]
pub async fn log_out(State(site): State<Arc<Site>>, caller: Caller) -> Result<impl IntoResponse> {
    people::log_out(&site, &caller).await.map(no_content)
}

/// The browsers in which you are known. Needs a session; a token is not enough.
#[utoipa::path(get, path = "/api/sessions", tag = "people",
    responses((status = 200, body = Vec<SessionInfo>), (status = 401, body = RequestError)))]
pub async fn sessions(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Vec<SessionInfo>>> {
    people::sessions(&site, &caller).await.map(Json)
}

/// Ends a session of yours, in any browser. Needs a session; a token is not enough.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = RequestError), (status = 404, body = RequestError), (status = 429, body = RequestError)))]
pub async fn end_session(State(site): State<Arc<Site>>, caller: Caller, Path(id): Path<String>) -> Result<StatusCode> {
    people::end_session(&site, &caller, &id).await.map(|()| StatusCode::NO_CONTENT)
}

/// What lets your programs act for you. Needs a session; a token is not enough.
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = 200, body = Vec<TokenInfo>), (status = 401, body = RequestError)))]
pub async fn tokens(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Vec<TokenInfo>>> {
    people::tokens(&site, &caller).await.map(Json)
}

/// A new token for a program; send it as `Authorization: Bearer TOKEN`. Needs a session: a token makes no tokens.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = Name,
    responses((status = 200, body = TokenInfo), (status = 401, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn new_token(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(name): Body<Name>,
) -> Result<Json<TokenInfo>> {
    people::new_token(&site, &caller, &name.name).await.map(Json)
}

/// Takes a token back. Needs a session; a token is not enough.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = RequestError), (status = 404, body = RequestError), (status = 429, body = RequestError)))]
pub async fn end_token(State(site): State<Arc<Site>>, caller: Caller, Path(id): Path<String>) -> Result<StatusCode> {
    people::end_token(&site, &caller, &id).await.map(|()| StatusCode::NO_CONTENT)
}

/// Forgets you: name, password, sessions, tokens and what you said. Games stay, without your name; where others still
/// play, a bot takes your seat, other running games are closed. Needs a session, and the password of an account; a guest sends no body.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Option<Deletion>,
    responses((status = 204), (status = 401, body = RequestError), (status = 429, body = RequestError)))]
pub async fn delete(
    State(site): State<Arc<Site>>,
    caller: Caller,
    deletion: Option<Body<Deletion>>,
) -> Result<impl IntoResponse> {
    let password = deletion.and_then(|Body(deletion)| deletion.password);
    people::delete(&site, &caller, password).await.map(no_content)
}

/// All that the site knows of you. Needs a session; a token is not enough.
#[utoipa::path(get, path = "/api/me/export", tag = "people", responses((status = 200, body = Object), (status = 401, body = RequestError), (status = 429, body = RequestError)))]
pub async fn export(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>> {
    people::export(&site, &caller).await.map(Json)
}

fn entered(Entered { me, cookie }: Entered) -> impl IntoResponse {
    (AppendHeaders([(SET_COOKIE, cookie)]), Json(me))
}

fn no_content(cookie: String) -> impl IntoResponse {
    (StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie)]))
}
