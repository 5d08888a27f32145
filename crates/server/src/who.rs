//! Who calls: a guest or an account by a signed cookie, a program by a token.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::{Moment, Person, Session};
use tokio::sync::watch;

use crate::error::{Outcome, Problem};
use crate::network::Network;
use crate::random;
use crate::site::Site;
use crate::tables::now;

/// Somebody the site knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Their id.
    pub id: String,
    /// How they want to be called.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// The session they come with; a program with a token has none.
    pub session: Option<String>,
    /// What is kept of the token they come with.
    token: Option<String>,
}

/// Whoever calls, known or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Who, if the site knows.
    pub known: Option<Known>,
    /// Whether their session is that of a banned person. They read what is public, and do nothing.
    pub banned: bool,
    /// From where.
    pub network: Network,
    /// What they call from, in their program's own words.
    pub about: String,
}

impl Caller {
    /// Who calls, or that they have to say so first.
    pub fn known(&self) -> Outcome<&Known> {
        self.not_banned()?;
        let message = "say who you are first: POST /api/guests, log in, or send a token";
        self.known.as_ref().ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "unknown", message))
    }

    /// The caller, if they have a session. A token is not enough for changes of the account: a stolen one would be enough
    /// to keep the account for good.
    pub fn in_session(&self) -> Outcome<&Known> {
        let known = self.known()?;
        match known.session {
            Some(_) => Ok(known),
            None => {
                let message = "a token cannot do this; log in, and send the session's cookie";
                Err(Problem::new(StatusCode::FORBIDDEN, "needs_session", message))
            }
        }
    }

    /// Refuses a banned person, also as a new guest or under another account.
    pub fn not_banned(&self) -> Outcome<()> {
        if self.banned { Err(banned()) } else { Ok(()) }
    }

    /// Somebody nobody knows.
    pub fn stranger(parts: &Parts, site: &Site) -> Caller {
        let network = Network::of(&parts.headers, &parts.extensions, site.behind_proxy);
        let about = text(&parts.headers, USER_AGENT.as_str()).unwrap_or_default();
        let about = about.chars().filter(|letter| !letter.is_control()).take(200).collect();
        Caller { known: None, banned: false, network, about }
    }

    async fn identify(parts: &Parts, site: &Site) -> Outcome<Caller> {
        let stranger = Caller::stranger(parts, site);
        // Where a token comes, no cookie counts: `web::is_cross_site` relies on it.
        if let Some(token) = bearer(&parts.headers) {
            let known = by_token(site, token).await?;
            return Ok(Caller { known: Some(known), ..stranger });
        }
        let Some(cookie) = cookie(&parts.headers, site.behind_proxy) else { return Ok(stranger) };
        let Some(session) = signed(&site.key, cookie) else { return Ok(stranger) };
        match by_session(site, session).await {
            Ok(known) => Ok(Caller { known, ..stranger }),
            Err(problem) if problem.error == BANNED => Ok(Caller { banned: true, ..stranger }),
            Err(problem) => Err(problem),
        }
    }

    /// The id of who calls, if the site knows.
    pub fn id(&self) -> Option<&str> {
        self.known.as_ref().map(|known| known.id.as_str())
    }
}

impl FromRequestParts<Arc<Site>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Caller, Problem> {
        let caller = Caller::identify(parts, site).await?;
        if let Some(known) = &caller.known {
            site.homes.note(&known.id, caller.network);
        }
        Ok(caller)
    }
}

/// The session cookie on a site without TLS, and its old name on one with TLS.
const COOKIE_NAME: &str = "homestead";
/// The session cookie behind TLS: browsers accept this name only from this very host, so a sibling domain cannot plant one.
const HOST_COOKIE_NAME: &str = "__Host-homestead";
const BANNED: &str = "banned";
/// How long a cookie lasts: a year.
const COOKIE_AGE: u32 = 365 * 24 * 3600;
/// For how long somebody is known without asking the database again.
const REMEMBERED: Moment = 10_000;
/// A session's last use is written down at most this often.
const SEEN: Moment = 10 * 60 * 1_000;

/// What was looked up lately, by a key.
#[derive(Debug)]
struct Lately<V> {
    all: Mutex<HashMap<String, (V, Moment)>>,
}

impl<V> Default for Lately<V> {
    fn default() -> Lately<V> {
        Lately { all: Mutex::default() }
    }
}

impl<V: Clone> Lately<V> {
    fn find(&self, key: &str) -> Option<V> {
        self.all().get(key).filter(|(_, until)| *until > now()).map(|(value, _)| value.clone())
    }

    fn keep(&self, key: &str, value: &V) {
        let moment = now();
        let mut all = self.all();
        if all.len() > 50_000 {
            all.retain(|_, (_, until)| *until > moment);
        }
        all.insert(key.to_owned(), (value.clone(), moment + REMEMBERED));
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, (V, Moment)>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// People who were looked up lately, by session and token; and names, by person.
#[derive(Debug, Default)]
pub struct Remembered {
    sessions: Lately<Known>,
    names: Lately<String>,
    changes: watch::Sender<()>,
}

impl Remembered {
    /// Something about anybody may have changed.
    pub fn forget_all(&self) {
        self.sessions.all().clear();
        self.names.all().clear();
        self.changes.send_replace(());
    }

    /// Something about a person changed.
    pub fn forget(&self, person: &str) {
        self.sessions.all().retain(|_, (known, _)| known.id != person);
        self.names.all().remove(person);
        self.changes.send_replace(());
    }

    /// Tells when something about anybody may have changed.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }
}

/// How somebody wants to be called; nothing for who has been forgotten.
pub async fn name(site: &Site, person: &str) -> Outcome<String> {
    if let Some(name) = site.remembered.names.find(person) {
        return Ok(name);
    }
    let name = site.store.person(person).await?.map(|person| person.name).unwrap_or_default();
    site.remembered.names.keep(person, &name);
    Ok(name)
}

/// How somebody on a seat is called.
pub async fn name_of(site: &Site, person: Option<&str>, bot: Option<&str>) -> Outcome<Option<String>> {
    match (person, bot) {
        (Some(person), _) => {
            let name = name(site, person).await?;
            Ok(Some(if name.is_empty() { "somebody".to_owned() } else { name }))
        }
        (None, bot) => Ok(bot.map(str::to_owned)),
    }
}

async fn by_session(site: &Site, session: &str) -> Outcome<Option<Known>> {
    if let Some(known) = site.remembered.sessions.find(session) {
        return Ok(Some(known));
    }
    let Some(found) = site.store.session(session).await? else { return Ok(None) };
    let Some(person) = site.store.person(&found.person).await? else { return Ok(None) };
    if now() - found.seen > SEEN {
        site.store.saw_session(session, now()).await?;
    }
    let known = Known { session: Some(session.to_owned()), ..welcome(person)? };
    site.remembered.sessions.keep(session, &known);
    Ok(Some(known))
}

async fn by_token(site: &Site, token: &str) -> Outcome<Known> {
    by_digest(site, &digest(token)).await
}

async fn by_digest(site: &Site, digest: &str) -> Outcome<Known> {
    if let Some(known) = site.remembered.sessions.find(digest) {
        return Ok(known);
    }
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "bad_token", "this token is not known; make a new one");
    let found = site.store.token(digest).await?.ok_or_else(wrong)?;
    let person = site.store.person(&found.person).await?.ok_or_else(wrong)?;
    let known = Known { token: Some(digest.to_owned()), ..welcome(person)? };
    site.remembered.sessions.keep(digest, &known);
    Ok(known)
}

/// Whether somebody who was known a while ago still is: the session may have been ended, the token revoked, the person
/// banned. While the database does not answer, nobody is sent away.
pub async fn is_still_known(site: &Site, known: &Known) -> bool {
    let found = match (&known.session, &known.token) {
        (Some(session), _) => by_session(site, session).await,
        (None, Some(digest)) => by_digest(site, digest).await.map(Some),
        (None, None) => Ok(None),
    };
    match found {
        Ok(found) => found.is_some(),
        Err(problem) => problem.status().is_server_error(),
    }
}

/// Somebody, unless they may not come in any more.
pub fn welcome(person: Person) -> Outcome<Known> {
    if person.banned != 0 {
        return Err(banned());
    }
    Ok(Known { id: person.id, name: person.name, account: person.login.is_some(), session: None, token: None })
}

fn banned() -> Problem {
    let message = "you are banned from this site; write to its operator";
    Problem::new(StatusCode::FORBIDDEN, BANNED, message)
}

/// What of a token is kept.
pub fn digest(token: &str) -> String {
    Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A session that has just begun.
#[derive(Debug)]
pub struct NewSession {
    /// Its id.
    pub id: String,
    /// The cookie that goes with it.
    pub cookie: String,
}

/// A new session for a person.
pub async fn begin_session(site: &Site, caller: &Caller, person: &str) -> Outcome<NewSession> {
    let (id, moment) = (random::digits(), now());
    let session = Session {
        id: id.clone(),
        person: person.to_owned(),
        created: moment,
        seen: moment,
        about: caller.about.clone(),
    };
    site.store.add_session(&session).await?;
    let cookie = set_cookie(&format!("{id}.{}", signature(&site.key, &id)), COOKIE_AGE, site.behind_proxy);
    Ok(NewSession { id, cookie })
}

/// A cookie that ends the session in the browser.
pub fn end_cookie(site: &Site) -> String {
    set_cookie("", 0, site.behind_proxy)
}

/// Only this site gets it, no script reads it, and no other site's form sends it.
fn set_cookie(value: &str, age: u32, secure: bool) -> String {
    let (name, secure) = if secure { (HOST_COOKIE_NAME, "; Secure") } else { (COOKIE_NAME, "") };
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
}

/// Behind TLS, moves a session from the cookie's old name to its new one, unless the answer sets another.
pub fn rename_cookie(site: &Site, sent: &HeaderMap, answer: &mut HeaderMap) {
    let Some(old) = named_cookie(sent, COOKIE_NAME).filter(|_| site.behind_proxy) else { return };
    let sets_one = answer.get_all(SET_COOKIE).iter().any(|set| set.as_bytes().starts_with(HOST_COOKIE_NAME.as_bytes()));
    let moves = !sets_one && named_cookie(sent, HOST_COOKIE_NAME).is_none() && signed(&site.key, old).is_some();
    let renewed = moves.then(|| set_cookie(old, COOKIE_AGE, true));
    let ended = format!("{COOKIE_NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure");
    for cookie in renewed.into_iter().chain([ended]) {
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            answer.append(SET_COOKIE, cookie);
        }
    }
}

/// The session in a cookie, if the signature is ours.
fn signed<'c>(key: &[u8], cookie: &'c str) -> Option<&'c str> {
    let (session, signature) = cookie.split_once('.')?;
    let expected: Vec<u8> = from_hex(signature)?;
    let mac = mac(key, session)?;
    mac.verify_slice(&expected).ok().map(|()| session)
}

fn signature(key: &[u8], session: &str) -> String {
    let bytes = mac(key, session).map(|mac| mac.finalize().into_bytes()).unwrap_or_default();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn mac(key: &[u8], session: &str) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
    mac.update(session.as_bytes());
    Some(mac)
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let pairs = (0..text.len()).step_by(2).map(|at| text.get(at..at + 2));
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}

fn text(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name)?.to_str().ok().map(str::to_owned)
}

/// The bearer token of a request. Other kinds of authorization, a proxy's for example, are ignored.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim_start())
}

fn cookie(headers: &HeaderMap, secure: bool) -> Option<&str> {
    let host = named_cookie(headers, HOST_COOKIE_NAME).filter(|_| secure);
    host.or_else(|| named_cookie(headers, COOKIE_NAME))
}

fn named_cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let pairs = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok()).flat_map(|all| all.split("; "));
    pairs.filter_map(|pair| pair.split_once('=')).find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_that_was_changed_is_not_believed() {
        let cookie = format!("abc.{}", signature(b"key", "abc"));
        assert_eq!(signed(b"key", &cookie), Some("abc"));
        assert_eq!(signed(b"other key", &cookie), None);
        assert_eq!(signed(b"key", &cookie.replace("abc", "abd")), None);
        assert_eq!(signed(b"key", "abc"), None);
        assert_eq!(signed(b"key", "abc.zz"), None);
    }
}
