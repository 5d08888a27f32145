//! The pages: what a browser gets. They do what the API does, by the same use cases, and answer in HTML.

mod account;
mod device;
mod home;
mod learn;
mod replay;
mod table;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Form, FromRequestParts, Path, RawQuery, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use host::AnyTitle;
use web::assets::Assets;
use web::{Page, PageGame, Prefs};
use words::Language;

use crate::catalogue::{Offer, Pinned};
use crate::error::{RequestError, Result};
use crate::identity::{Caller, Identity};
use crate::site::Site;

/// Somebody with a browser.
pub struct Visitor {
    /// Who.
    pub caller: Caller,
    /// What pages know about them.
    pub page: Page,
    /// Whether a module asks, which wants only the part that changes.
    pub part: bool,
}

/// The cookie with preferences.
const PREFS: &str = "prefs";

impl FromRequestParts<Arc<Site>> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Visitor, Response> {
        let mut visitor = Visitor::stranger(parts, site);
        match Caller::from_request_parts(parts, site).await {
            Ok(caller) => visitor.caller = caller,
            Err(error) => return Err(visitor.error_page(&error)),
        }
        if let Some(identity) = &visitor.caller.identity {
            (visitor.page.person, visitor.page.account) = (Some(identity.name.clone()), identity.account);
        }
        Ok(visitor)
    }
}

/// A visitor of a page that needs no database. While the database is away, they are unknown.
pub struct Reader(pub Visitor);

/// How long such a page waits for the session of its visitor.
const LOOKUP: Duration = Duration::from_secs(1);

impl FromRequestParts<Arc<Site>> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Reader, Infallible> {
        let visitor = tokio::time::timeout(LOOKUP, Visitor::from_request_parts(parts, site)).await;
        let visitor = visitor.ok().and_then(Result::ok);
        Ok(Reader(visitor.unwrap_or_else(|| Visitor::stranger(parts, site))))
    }
}

impl Visitor {
    /// Somebody nobody knows.
    fn stranger(parts: &Parts, site: &Site) -> Visitor {
        let prefs = prefs(&parts.headers);
        let path = parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
        let part = parts.headers.contains_key("x-part");
        let page = Page { prefs, person: None, account: false, path, game: None };
        Visitor { caller: Caller::stranger(parts, site), page, part }
    }

    /// Makes sure that the site knows them: a stranger becomes a guest. The cookie goes with the answer.
    pub async fn come_in(&mut self, site: &Arc<Site>) -> Result<Option<String>> {
        if self.caller.identity.is_some() {
            return Ok(None);
        }
        let (identity, cookie) = match self.create_guest(site).await {
            // An account has this very name; the next number is free.
            Err(error) if error.status() == StatusCode::CONFLICT => self.create_guest(site).await?,
            entered => entered?,
        };
        self.page.person = Some(identity.name.clone());
        self.caller.identity = Some(identity);
        Ok(Some(cookie))
    }

    /// A guest with a number for a name.
    async fn create_guest(&self, site: &Arc<Site>) -> Result<(Identity, String)> {
        let number = crate::random::number(9_000) + 1_000;
        let name = self.page.say_with("guest-name", [("number", number.to_string().into())]);
        crate::people::create_guest(site, &self.caller, &name).await
    }

    /// The page is about this game.
    pub fn is_about(&mut self, offer: &Offer) {
        self.page.game = Some(self.game(offer.title));
    }

    /// The visitor's page about a game, or about none if it is not known.
    pub fn page_about(&self, title: Option<&'static dyn AnyTitle>) -> Page {
        Page { game: title.map(|title| self.game(title)), ..self.page.clone() }
    }

    fn game(&self, title: &'static dyn AnyTitle) -> PageGame {
        PageGame {
            name: title.name(),
            words: title.words(self.page.prefs.language),
            style: title.style(),
            has_course: title.course().is_some(),
        }
    }

    /// A page that says why something was not done.
    pub fn error_page(&self, error: &RequestError) -> Response {
        error_page(&self.page, error)
    }
}

/// An error in the reader's words.
pub fn error_text(page: &Page, error: &RequestError) -> String {
    if let Some(why) = &error.rule {
        return why.say(page.prefs.language).to_owned();
    }
    if let Some(pinned) = &error.frozen {
        return frozen_text(page, pinned);
    }
    let general = format!("problem-{}", error.code.replace('_', "-"));
    let exact = error.field.map(|field| format!("{general}-{field}"));
    let known = exact.into_iter().chain([general]).find(|name| page.words().knows(name));
    known.map_or_else(|| error.message.clone(), |name| page.say(&name))
}

/// Why a game cannot be continued, in the reader's words.
pub fn frozen_text(page: &Page, pinned: &Pinned) -> String {
    match pinned.title {
        Some(_) => page.say_with("table-frozen", [("rules", pinned.rules.into())]),
        None => page.say_with("table-frozen-game", [("game", pinned.game.as_str().into())]),
    }
}

fn error_page(page: &Page, error: &RequestError) -> Response {
    let title = if error.status() == StatusCode::NOT_FOUND { "not-found-title" } else { "problem-title" };
    let home = [("/", page.say("home"))];
    let text = page.notice(&page.say(title), &error_text(page, error), &home);
    (error.status(), Html(text)).into_response()
}

/// Goes to another page; a guest takes the cookie along.
pub fn go_to(path: &str, cookie: Option<String>) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let headers = response.headers_mut();
    headers.insert(LOCATION, HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/")));
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        headers.append(SET_COOKIE, cookie);
    }
    response
}

fn prefs(headers: &HeaderMap) -> Prefs {
    let pairs = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok()).flat_map(|all| all.split("; "));
    let cookie = pairs.filter_map(|pair| pair.split_once('=')).find(|(name, _)| *name == PREFS).map(|(_, value)| value);
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // The browser names languages in the order in which its user likes them.
    let first = wanted.split(',').find_map(|language| language.split(';').next()?.trim().parse::<Language>().ok());
    Prefs::read(cookie.unwrap_or_default(), first.unwrap_or_default())
}

/// Changes preferences, and goes back to where they were changed.
async fn set_prefs(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let mut prefs = prefs(&headers);
    let mut back = "/".to_owned();
    for (name, value) in &fields {
        match name.as_str() {
            "back" => back = own_path(value).unwrap_or(back),
            _ => prefs.set(name, value),
        }
    }
    let secure = if site.behind_proxy { "; Secure" } else { "" };
    let cookie = format!("{PREFS}={}; Path=/; SameSite=Lax; Max-Age=31536000{secure}", prefs.cookie());
    go_to(&back, Some(cookie))
}

/// An address within this site, put together anew from its path and its query. Browsers take `//host` and `/\host` for
/// other sites, and skip tabs and line ends.
fn own_path(address: &str) -> Option<String> {
    let strange = |letter: char| letter == '\\' || letter.is_control() || letter.is_whitespace();
    if !address.starts_with('/') || address.starts_with("//") || address.contains(strange) {
        return None;
    }
    address.parse::<PathAndQuery>().ok().map(|own| own.to_string())
}

/// A file that never changes under this address.
async fn asset(State(site): State<Arc<Site>>, Path(address): Path<String>) -> Response {
    let of_games = site.catalogue.all().iter().map(|offer| (offer.title.style().assets)());
    let found = std::iter::once(Assets::own()).chain(of_games).find_map(|assets| assets.find(&address));
    match found {
        Some(asset) => (
            [(CONTENT_TYPE, asset.kind()), (CACHE_CONTROL, "public, max-age=31536000, immutable")],
            asset.bytes.as_ref(),
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// What is asked for by a fixed name.
async fn favicon() -> Response {
    match Assets::own().named("icon.svg") {
        Some(icon) => ([(CONTENT_TYPE, icon.kind()), (CACHE_CONTROL, "public, max-age=86400")], icon.bytes.as_ref())
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The rules of a game.
async fn rules(
    State(site): State<Arc<Site>>,
    Reader(mut visitor): Reader,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let Some(offer) = site.catalogue.find(Some(&game)) else {
        return visitor.error_page(&RequestError::not_found("game"));
    };
    visitor.is_about(offer);
    let fields = query.unwrap_or_default();
    let search = form_fields(&fields).into_iter().find(|(name, _)| name == "q").map(|(_, value)| value);
    let rules = offer.title.rulebook(visitor.page.prefs.language);
    Html(web::rules::html(&visitor.page, rules, &search.unwrap_or_default())).into_response()
}

/// Which game's rules; there is nothing to choose if there is one game.
async fn all_rules(State(site): State<Arc<Site>>, Reader(visitor): Reader, RawQuery(query): RawQuery) -> Response {
    choose(&site, &visitor, "nav-rules", "/rules", query.as_deref(), |_| true)
}

/// A page on which one of some games is chosen; if there is one, that is the page.
fn choose(
    site: &Site,
    visitor: &Visitor,
    heading: &str,
    path: &str,
    query: Option<&str>,
    with: impl Fn(&Offer) -> bool,
) -> Response {
    let language = visitor.page.prefs.language;
    let offers = site.catalogue.all().iter().filter(|offer| with(offer));
    let games: Vec<(&str, String)> = offers.map(|offer| (offer.title.name(), offer.title.title(language))).collect();
    match games.as_slice() {
        [] => visitor.error_page(&RequestError::not_found("page")),
        [(only, _)] => {
            let query = query.map(|query| format!("?{query}")).unwrap_or_default();
            go_to(&format!("{path}/{only}{query}"), None)
        }
        _ => {
            let page = &visitor.page;
            Html(web::lobby::choice(page, &page.say(heading), path, &games)).into_response()
        }
    }
}

/// The fields of a query.
pub fn form_fields(query: &str) -> Vec<(String, String)> {
    let uri = format!("/?{query}").parse::<axum::http::Uri>().ok();
    let read = uri.and_then(|uri| axum::extract::Query::<Vec<(String, String)>>::try_from_uri(&uri).ok());
    read.map(|fields| fields.0).unwrap_or_default()
}

async fn nothing(Reader(visitor): Reader) -> Response {
    visitor.error_page(&RequestError::not_found("page"))
}

/// All pages.
pub fn router() -> Router<Arc<Site>> {
    Router::new()
        .route("/", get(home::show))
        .route("/{game}", get(home::start))
        .route("/play", post(home::play))
        .route("/rules", get(all_rules))
        .route("/rules/{game}", get(rules))
        .route("/settings", post(set_prefs))
        .route("/assets/{address}", get(asset))
        .route("/favicon.ico", get(favicon))
        .merge(account::router())
        .merge(device::router())
        .merge(learn::router())
        .merge(replay::router())
        .merge(table::router())
        .fallback(nothing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_within_this_site_are_gone_back_to() {
        for own in ["/", "/tables/abc?seat=2", "/rules?q=a%20b"] {
            assert_eq!(own_path(own).as_deref(), Some(own));
        }
        for other in [
            "",
            "x",
            "//evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "/\n//evil.example",
            "http://evil.example",
        ] {
            assert_eq!(own_path(other), None, "{other:?}");
        }
    }
}
