//! The page of a person, and what is done on it.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, RawQuery, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use web::account::{AccountPage, Message, SessionLine, TokenLine};

use super::{Visitor, error_text, form_fields, go_to};
use crate::error::{RequestError, Result};
use crate::people::{self, Account, Entered, NewPassword};
use crate::site::Site;
use crate::tables::now;

type Fields = Vec<(String, String)>;

/// What can be said after something was done.
const DONE: [&str; 8] =
    ["renamed", "registered", "logged-in", "logged-out", "password", "session", "token-ended", "deleted"];

fn field(fields: &Fields, name: &str) -> String {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone()).unwrap_or_default()
}

async fn show(State(site): State<Arc<Site>>, visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let fields = form_fields(&query.unwrap_or_default());
    let done = field(&fields, "done");
    let name = visitor.page.person.clone().unwrap_or_default();
    let say =
        |word: &&str| Message::Done(visitor.page.say_with(&format!("done-{word}"), [("name", name.as_str().into())]));
    let message = DONE.iter().find(|word| **word == done).map(say);
    shown(&site, &visitor, AccountPage { message, ..AccountPage::default() }, StatusCode::OK).await
}

/// The page, filled with what the site knows of the visitor.
async fn shown(site: &Arc<Site>, visitor: &Visitor, page: AccountPage, status: StatusCode) -> Response {
    match filled(site, visitor, page).await {
        Ok(page) => (status, Html(page.html(&visitor.page))).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

async fn filled(site: &Arc<Site>, visitor: &Visitor, page: AccountPage) -> Result<AccountPage> {
    if visitor.caller.identity.is_none() {
        return Ok(page);
    }
    let sessions = people::sessions(site, &visitor.caller).await?;
    let tokens = people::tokens(site, &visitor.caller).await?;
    let ago = |moment: i64| (now() - moment) / 1_000;
    let sessions = sessions.into_iter().map(|session| SessionLine {
        id: session.id,
        about: session.about,
        ago: ago(session.seen),
        this: session.this,
    });
    let tokens = tokens.into_iter().map(|token| TokenLine { id: token.id, name: token.name, ago: ago(token.created) });
    Ok(AccountPage { sessions: sessions.collect(), tokens: tokens.collect(), ..page })
}

/// The page again, with the reason why something was not done.
async fn failed(site: &Arc<Site>, visitor: &Visitor, error: &RequestError, typed: Option<String>) -> Response {
    let message = Some(Message::Failed(error_text(&visitor.page, error)));
    shown(site, visitor, AccountPage { message, typed, ..AccountPage::default() }, error.status()).await
}

/// The page with good news, or with the reason why there are none.
async fn told<T>(site: &Arc<Site>, visitor: &Visitor, outcome: Result<T>, done: &str) -> Response {
    match outcome {
        Ok(_) => go_to(&format!("/account?done={done}"), None),
        Err(error) => failed(site, visitor, &error, None).await,
    }
}

async fn rename(State(site): State<Arc<Site>>, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let renamed = people::rename(&site, &visitor.caller, &field(&fields, "name")).await;
    told(&site, &visitor, renamed, "renamed").await
}

/// A guest gets an account; a stranger becomes a guest for it first.
async fn register(State(site): State<Arc<Site>>, mut visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let account = Account { name: field(&fields, "name"), password: field(&fields, "password") };
    let typed = account.name.clone();
    let came_in = match people::can_be(&account) {
        Ok(()) => visitor.come_in(&site).await,
        Err(error) => Err(error),
    };
    let cookie = match came_in {
        Ok(cookie) => cookie,
        Err(error) => return failed(&site, &visitor, &error, Some(typed)).await,
    };
    match people::register(&site, &visitor.caller, account).await {
        Ok(Entered { cookie, .. }) => go_along(cookie, "registered"),
        Err(error) => with_cookie(failed(&site, &visitor, &error, Some(typed)).await, cookie),
    }
}

fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// Goes to the page with a new cookie.
fn go_along(cookie: String, done: &str) -> Response {
    go_to(&format!("/account?done={done}"), Some(cookie))
}

async fn log_in(State(site): State<Arc<Site>>, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let account = Account { name: field(&fields, "name"), password: field(&fields, "password") };
    let typed = account.name.clone();
    match people::log_in(&site, &visitor.caller, account).await {
        Ok(Entered { cookie, .. }) => go_along(cookie, "logged-in"),
        Err(error) => failed(&site, &visitor, &error, Some(typed)).await,
    }
}

async fn log_out(State(site): State<Arc<Site>>, visitor: Visitor) -> Response {
    match people::log_out(&site, &visitor.caller).await {
        Ok(cookie) => go_along(cookie, "logged-out"),
        Err(error) => failed(&site, &visitor, &error, None).await,
    }
}

async fn password(State(site): State<Arc<Site>>, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let change = NewPassword { current: field(&fields, "current"), new: field(&fields, "new") };
    match people::change_password(&site, &visitor.caller, change).await {
        Ok(cookie) => go_along(cookie, "password"),
        Err(error) => failed(&site, &visitor, &error, None).await,
    }
}

async fn end_session(State(site): State<Arc<Site>>, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let ended = people::end_session(&site, &visitor.caller, &field(&fields, "id")).await;
    told(&site, &visitor, ended, "session").await
}

/// A new token. It is on the page that answers, and on no other.
async fn new_token(State(site): State<Arc<Site>>, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    match people::new_token(&site, &visitor.caller, &field(&fields, "name")).await {
        Ok(made) => {
            let page = AccountPage { new_token: made.token, ..AccountPage::default() };
            shown(&site, &visitor, page, StatusCode::OK).await
        }
        Err(error) => failed(&site, &visitor, &error, None).await,
    }
}

async fn end_token(State(site): State<Arc<Site>>, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let ended = people::end_token(&site, &visitor.caller, &field(&fields, "id")).await;
    told(&site, &visitor, ended, "token-ended").await
}

async fn export(State(site): State<Arc<Site>>, visitor: Visitor) -> Response {
    match people::export(&site, &visitor.caller).await {
        Ok(all) => {
            let file = (CONTENT_DISPOSITION, "attachment; filename=\"homestead.json\"");
            let text = serde_json::to_string_pretty(&all).unwrap_or_default();
            ([(CONTENT_TYPE, "application/json"), file], text).into_response()
        }
        Err(error) => visitor.error_page(&error),
    }
}

/// Forgets the visitor, if they typed their name, and the password of their account.
async fn delete(State(site): State<Arc<Site>>, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let typed = field(&fields, "name");
    if visitor.page.person.as_deref().is_some_and(|name| name != typed.trim()) {
        let error = RequestError::bad("typed", "this is not your name");
        return failed(&site, &visitor, &error, None).await;
    }
    match people::delete(&site, &visitor.caller, Some(field(&fields, "password"))).await {
        Ok(cookie) => go_along(cookie, "deleted"),
        Err(error) => failed(&site, &visitor, &error, None).await,
    }
}

/// The addresses of the page.
pub fn router() -> Router<Arc<Site>> {
    Router::new()
        .route("/account", get(show))
        .route("/account/name", post(rename))
        .route("/account/register", post(register))
        .route("/account/login", post(log_in))
        .route("/account/logout", post(log_out))
        .route("/account/password", post(password))
        .route("/account/sessions/end", post(end_session))
        .route("/account/tokens", post(new_token))
        .route("/account/tokens/end", post(end_token))
        .route("/account/export", get(export))
        .route("/account/delete", post(delete))
}
