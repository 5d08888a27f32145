//! Who sent a request: a guest or an account by a signed cookie, a program by a token.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::{Millis, Person, Session};
use tokio::sync::watch;

use crate::error::{RequestError, Result};
use crate::network::Network;
use crate::random;
use crate::site::Site;
use crate::tables::now;

/// A person whom the site has identified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// Their id.
    pub id: String,
    /// Their display name.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// The session of the request; a program with a token has none.
    pub session: Option<String>,
    /// The digest of the token of the request.
    token: Option<String>,
}

impl Identity {
    /// A person's identity, without a session or a token; an error for a banned person.
    pub fn of(person: Person) -> Result<Identity> {
        if person.banned != 0 {
            return Err(banned());
        }
        Ok(Identity { id: person.id, name: person.name, account: person.login.is_some(), session: None, token: None })
    }
}

/// Whoever sent a request, identified or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Who, if the site can tell.
    pub identity: Option<Identity>,
    /// Whether their session is that of a banned person. They read what is public, and do nothing.
    pub banned: bool,
    /// Where the request comes from.
    pub network: Network,
    /// Their `User-Agent`.
    pub user_agent: String,
}

impl Caller {
    /// Who calls; an error for strangers.
    pub fn identity(&self) -> Result<&Identity> {
        self.not_banned()?;
        let message = "say who you are first: POST /api/guests, log in, or send a token";
        self.identity.as_ref().ok_or_else(|| RequestError::new(StatusCode::UNAUTHORIZED, "unknown", message))
    }

    /// The caller, if they have a session. A token is not enough for changes of the account: a stolen one would be enough
    /// to keep the account for good.
    pub fn in_session(&self) -> Result<&Identity> {
        let identity = self.identity()?;
        match identity.session {
            Some(_) => Ok(identity),
            None => {
                let message = "a token cannot do this; log in, and send the session's cookie";
                Err(RequestError::new(StatusCode::FORBIDDEN, "needs_session", message))
            }
        }
    }

    /// Refuses a banned person, also as a new guest or under another account.
    pub fn not_banned(&self) -> Result<()> {
        if self.banned { Err(banned()) } else { Ok(()) }
    }

    /// A caller without an identity.
    pub fn stranger(parts: &Parts, site: &Site) -> Caller {
        let network = Network::of(&parts.headers, &parts.extensions, site.behind_proxy);
        let user_agent = text(&parts.headers, USER_AGENT.as_str()).unwrap_or_default();
        let user_agent = user_agent.chars().filter(|character| !character.is_control()).take(200).collect();
        Caller { identity: None, banned: false, network, user_agent }
    }

    async fn identify(parts: &Parts, site: &Site) -> Result<Caller> {
        let stranger = Caller::stranger(parts, site);
        // Where a token comes, no cookie counts: `web::is_cross_site` relies on it.
        if let Some(token) = bearer(&parts.headers) {
            let identity = by_token(site, token).await?;
            return Ok(Caller { identity: Some(identity), ..stranger });
        }
        let Some(cookie) = cookie(&parts.headers, site.behind_proxy) else { return Ok(stranger) };
        let Some(session) = signed(&site.key, cookie) else { return Ok(stranger) };
        match by_session(site, session).await {
            Ok(identity) => Ok(Caller { identity, ..stranger }),
            Err(error) if error.code == BANNED => Ok(Caller { banned: true, ..stranger }),
            Err(error) => Err(error),
        }
    }

    /// The id of the caller, if they are identified.
    pub fn id(&self) -> Option<&str> {
        self.identity.as_ref().map(|identity| identity.id.as_str())
    }
}

impl FromRequestParts<Arc<Site>> for Caller {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Caller, RequestError> {
        let caller = Caller::identify(parts, site).await?;
        if let Some(identity) = &caller.identity {
            site.networks.note(&identity.id, caller.network);
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
/// How long a cached identity is used without asking the database again.
const TTL: Millis = 10_000;
/// A session's last use is written down at most this often.
const SEEN: Millis = 10 * 60 * 1_000;

/// A cache whose entries expire.
#[derive(Debug)]
struct TtlCache<V> {
    all: Mutex<HashMap<String, (V, Millis)>>,
}

impl<V> Default for TtlCache<V> {
    fn default() -> TtlCache<V> {
        TtlCache { all: Mutex::default() }
    }
}

impl<V: Clone> TtlCache<V> {
    fn find(&self, key: &str) -> Option<V> {
        self.all().get(key).filter(|(_, until)| *until > now()).map(|(value, _)| value.clone())
    }

    fn keep(&self, key: &str, value: &V) {
        let moment = now();
        let mut all = self.all();
        if all.len() > 50_000 {
            all.retain(|_, (_, until)| *until > moment);
        }
        all.insert(key.to_owned(), (value.clone(), moment + TTL));
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, (V, Millis)>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Identities by session and token, and names by person, that were looked up recently.
#[derive(Debug, Default)]
pub struct IdentityCache {
    sessions: TtlCache<Identity>,
    names: TtlCache<String>,
    changes: watch::Sender<()>,
}

impl IdentityCache {
    /// Something about anybody may have changed.
    pub fn forget_all(&self) {
        self.sessions.all().clear();
        self.names.all().clear();
        self.changes.send_replace(());
    }

    /// Something about a person changed.
    pub fn forget(&self, person: &str) {
        self.sessions.all().retain(|_, (identity, _)| identity.id != person);
        self.names.all().remove(person);
        self.changes.send_replace(());
    }

    /// Notifies when something about anybody may have changed.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }
}

/// The display name of a person; empty for deleted people.
pub async fn name(site: &Site, person: &str) -> Result<String> {
    if let Some(name) = site.identities.names.find(person) {
        return Ok(name);
    }
    let name = site.store.person(person).await?.map(|person| person.name).unwrap_or_default();
    site.identities.names.keep(person, &name);
    Ok(name)
}

/// The display name of whoever sits on a seat.
pub async fn name_of(site: &Site, person: Option<&str>, bot: Option<&str>) -> Result<Option<String>> {
    match (person, bot) {
        (Some(person), _) => {
            let name = name(site, person).await?;
            Ok(Some(if name.is_empty() { "somebody".to_owned() } else { name }))
        }
        (None, bot) => Ok(bot.map(str::to_owned)),
    }
}

async fn by_session(site: &Site, session: &str) -> Result<Option<Identity>> {
    if let Some(identity) = site.identities.sessions.find(session) {
        return Ok(Some(identity));
    }
    let Some(found) = site.store.session(session).await? else { return Ok(None) };
    let Some(person) = site.store.person(&found.person).await? else { return Ok(None) };
    if now() - found.seen > SEEN {
        site.store.saw_session(session, now()).await?;
    }
    let identity = Identity { session: Some(session.to_owned()), ..Identity::of(person)? };
    site.identities.sessions.keep(session, &identity);
    Ok(Some(identity))
}

async fn by_token(site: &Site, token: &str) -> Result<Identity> {
    by_digest(site, &digest(token)).await
}

async fn by_digest(site: &Site, digest: &str) -> Result<Identity> {
    if let Some(identity) = site.identities.sessions.find(digest) {
        return Ok(identity);
    }
    let wrong = || RequestError::new(StatusCode::UNAUTHORIZED, "bad_token", "this token is not known; make a new one");
    let found = site.store.token(digest).await?.ok_or_else(wrong)?;
    let person = site.store.person(&found.person).await?.ok_or_else(wrong)?;
    let identity = Identity { token: Some(digest.to_owned()), ..Identity::of(person)? };
    site.identities.sessions.keep(digest, &identity);
    Ok(identity)
}

/// Whether an identity still holds: the session may have been ended, the token revoked, the person
/// banned. While the database does not answer, nobody is sent away.
pub async fn is_still_valid(site: &Site, identity: &Identity) -> bool {
    let found = match (&identity.session, &identity.token) {
        (Some(session), _) => by_session(site, session).await,
        (None, Some(digest)) => by_digest(site, digest).await.map(Some),
        (None, None) => Ok(None),
    };
    match found {
        Ok(found) => found.is_some(),
        Err(error) => error.status().is_server_error(),
    }
}

fn banned() -> RequestError {
    let message = "you are banned from this site; write to its operator";
    RequestError::new(StatusCode::FORBIDDEN, BANNED, message)
}

/// The digest of a token: the token itself is not stored.
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
pub async fn begin_session(site: &Site, caller: &Caller, person: &str) -> Result<NewSession> {
    let (id, moment) = (random::token(), now());
    let session = Session {
        id: id.clone(),
        person: person.to_owned(),
        created: moment,
        seen: moment,
        about: caller.user_agent.clone(),
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
