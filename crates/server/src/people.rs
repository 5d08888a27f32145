//! Guests and accounts, their sessions and tokens: what people do about themselves.

use std::sync::Arc;

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Person, Token};
use utoipa::ToSchema;

use crate::error::{RequestError, Result};
use crate::identity::{Caller, Identity, begin_session, digest, end_cookie};
use crate::limits::Budget;
use crate::names::{self, proper};
use crate::opening::withdraw;
use crate::random;
use crate::site::Site;
use crate::tables::now;

/// Who you are.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// How you are called.
    pub name: String,
    /// Whether you have an account; a guest is known in one browser only.
    pub account: bool,
}

/// An account's name and password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// 1 to 30 characters; upper and lower case are the same.
    #[schema(min_length = 1, max_length = 30)]
    pub name: String,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// A password, and the one that it takes the place of.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The present one.
    #[schema(max_length = 200)]
    pub current: String,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// A browser in which you are known.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionInfo {
    /// For ending it.
    pub id: String,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, within some minutes.
    pub seen: i64,
    /// The browser, in its own words.
    pub about: String,
    /// Whether it is this one.
    pub this: bool,
}

/// What lets a program act for you.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokenInfo {
    /// For taking it back.
    pub id: String,
    /// What you call it.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
    /// The token; it is shown only once, when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// Somebody whom a new cookie makes known.
#[derive(Debug)]
pub struct Entered {
    /// Who.
    pub me: Me,
    /// The cookie.
    pub cookie: String,
}

/// A new guest, and the cookie that makes them known.
pub async fn create_guest(site: &Site, caller: &Caller, name: &str) -> Result<(Identity, String)> {
    caller.not_banned()?;
    let name = proper(name)?;
    site.limits.spend(caller, Budget::Entry)?;
    names::is_free(&site.store, &name, None).await?;
    let person = Person { id: random::short_id(), name, login: None, password: None, created: now(), banned: 0 };
    site.store.add_person(&person).await?;
    let session = begin_session(site, caller, &person.id).await?;
    let mut identity = Identity::of(person)?;
    identity.session = Some(session.id);
    Ok((identity, session.cookie))
}

/// Changes how somebody is called. An account keeps its password. Needs a session; a token is not enough.
pub async fn rename(site: &Site, caller: &Caller, name: &str) -> Result<Me> {
    let identity = caller.in_session()?;
    site.limits.spend(caller, Budget::Write)?;
    let mut person = own(site, identity).await?;
    person.name = proper(name)?;
    names::is_free(&site.store, &person.name, Some(&person.id)).await?;
    if person.login.is_some() {
        person.login = Some(names::login_key(&person.name));
    }
    save(site, &person).await?;
    Ok(Me { name: person.name, account: person.login.is_some() })
}

/// Makes an account of a guest; all their games stay theirs. The session gets a new id, and so a new cookie.
pub async fn register(site: &Site, caller: &Caller, account: Account) -> Result<Entered> {
    let identity = caller.in_session()?;
    let mut person = own(site, identity).await?;
    if person.login.is_some() {
        return Err(RequestError::conflict("has_account", "you have an account already"));
    }
    site.limits.spend(caller, Budget::Entry)?;
    can_be(&account)?;
    let name = proper(&account.name)?;
    names::is_free(&site.store, &name, Some(&person.id)).await?;
    let hash = site.passwords.hash(account.password).await?;
    (person.login, person.password, person.name) = (Some(names::login_key(&name)), Some(hash), name.clone());
    save(site, &person).await?;
    let cookie = renew_session(site, caller, identity).await?;
    Ok(Entered { me: Me { name, account: true }, cookie })
}

/// Replaces this browser's session by a new one, so that a planted or stolen id is worth nothing (session fixation).
async fn renew_session(site: &Site, caller: &Caller, identity: &Identity) -> Result<String> {
    let session = begin_session(site, caller, &identity.id).await?;
    if let Some(old) = &identity.session {
        site.store.end_session(&identity.id, old).await?;
    }
    changed(site, &identity.id).await?;
    Ok(session.cookie)
}

/// Whether there can be such an account, as far as name and password say.
pub fn can_be(account: &Account) -> Result<()> {
    proper(&account.name)?;
    long_enough(&account.password)
}

fn long_enough(password: &str) -> Result<()> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(RequestError::bad("password", "a password has 8 to 200 characters"));
    }
    Ok(())
}

/// Changes the password of an account. Ends all its tokens and its sessions in all other browsers; this session gets a
/// new id, and so a new cookie.
pub async fn change_password(site: &Site, caller: &Caller, change: NewPassword) -> Result<String> {
    let identity = caller.in_session()?;
    let mut person = own(site, identity).await?;
    if person.login.is_none() {
        return Err(RequestError::conflict("no_account", "only an account has a password"));
    }
    site.limits.spend(caller, Budget::Entry)?;
    is_password(site, change.current, &person).await?;
    long_enough(&change.new)?;
    person.password = Some(site.passwords.hash(change.new).await?);
    save(site, &person).await?;
    // An intruder who had the old password loses all access.
    site.store.end_tokens(&person.id).await?;
    for session in site.store.sessions_of(&person.id).await? {
        site.store.end_session(&person.id, &session.id).await?;
    }
    renew_session(site, caller, identity).await
}

/// Refuses what is not this person's password.
async fn is_password(site: &Site, password: String, person: &Person) -> Result<()> {
    if site.passwords.verify(password, person.password.clone()).await? {
        return Ok(());
    }
    let wrong = RequestError::new(StatusCode::UNAUTHORIZED, "wrong", "this is not your present password");
    Err(wrong.with_field("current"))
}

/// Opens a session with name and password.
pub async fn log_in(site: &Site, caller: &Caller, account: Account) -> Result<Entered> {
    caller.not_banned()?;
    site.limits.spend(caller, Budget::Entry)?;
    let person = names::account(&site.store, &account.name).await?;
    let hash = person.as_ref().and_then(|person| person.password.clone());
    let verified = site.passwords.verify(account.password, hash).await?;
    let person = person.filter(|person| verified && person.banned == 0);
    let wrong = || RequestError::new(StatusCode::UNAUTHORIZED, "wrong", "name and password do not fit");
    let person = person.ok_or_else(wrong)?;
    let session = begin_session(site, caller, &person.id).await?;
    Ok(Entered { me: Me { name: person.name, account: true }, cookie: session.cookie })
}

/// Ends this session. The cookie says so to the browser.
pub async fn log_out(site: &Site, caller: &Caller) -> Result<String> {
    let identity = caller.identity()?;
    site.limits.spend(caller, Budget::Write)?;
    if let Some(session) = &identity.session {
        site.store.end_session(&identity.id, session).await?;
    }
    changed(site, &identity.id).await?;
    Ok(end_cookie(site))
}

/// The browsers in which somebody is known. Needs a session; a token is not enough.
pub async fn sessions(site: &Site, caller: &Caller) -> Result<Vec<SessionInfo>> {
    let identity = caller.in_session()?;
    let all = site.store.sessions_of(&identity.id).await?.into_iter().map(|session| SessionInfo {
        this: identity.session.as_ref() == Some(&session.id),
        // The whole id would be a way in.
        id: digest(&session.id),
        created: session.created,
        seen: session.seen,
        about: session.about,
    });
    Ok(all.collect())
}

/// Ends a session, in any browser. Needs a session; a token is not enough.
pub async fn end_session(site: &Site, caller: &Caller, id: &str) -> Result<()> {
    let identity = caller.in_session()?;
    site.limits.spend(caller, Budget::Write)?;
    let sessions = site.store.sessions_of(&identity.id).await?;
    let session = sessions.into_iter().find(|session| digest(&session.id) == id);
    let session = session.ok_or_else(|| RequestError::not_found("session"))?;
    site.store.end_session(&identity.id, &session.id).await?;
    changed(site, &identity.id).await
}

/// What lets somebody's programs act for them. Needs a session; a token is not enough.
pub async fn tokens(site: &Site, caller: &Caller) -> Result<Vec<TokenInfo>> {
    let all = site.store.tokens_of(&caller.in_session()?.id).await?;
    let info = |token: Token| TokenInfo { id: token.id, name: token.name, created: token.created, token: None };
    Ok(all.into_iter().map(info).collect())
}

/// A new token for a program. Needs a session: a token makes no tokens.
pub async fn new_token(site: &Site, caller: &Caller, name: &str) -> Result<TokenInfo> {
    let identity = caller.in_session()?;
    let name = proper(name)?;
    site.limits.spend(caller, Budget::Write)?;
    let _turn = site.turns.take(&identity.id).await;
    if site.store.tokens_of(&identity.id).await?.len() >= site.limits.allowed.tokens {
        let enough = RequestError::too_many("you have twenty tokens; take one back first");
        return Err(enough.with_field("tokens"));
    }
    let (id, secret, created) = (random::short_id(), random::token(), now());
    let token = Token { id: id.clone(), person: identity.id.clone(), name: name.clone(), created, seen: None };
    site.store.add_token(&token, &digest(&secret)).await?;
    Ok(TokenInfo { id, name, created, token: Some(secret) })
}

/// Takes a token back. Needs a session; a token is not enough.
pub async fn end_token(site: &Site, caller: &Caller, id: &str) -> Result<()> {
    let identity = caller.in_session()?;
    site.limits.spend(caller, Budget::Write)?;
    if id.contains(char::is_control) || !site.store.end_token(&identity.id, id).await? {
        return Err(RequestError::not_found("token"));
    }
    changed(site, &identity.id).await
}

/// Forgets somebody: name, password, sessions, tokens and what they said. Games stay, without their name; where others
/// still play, a bot takes their seat, other running games are closed. Needs a session, and the password of an account.
/// The cookie ends the session in the browser.
pub async fn delete(site: &Arc<Site>, caller: &Caller, password: Option<String>) -> Result<String> {
    let identity = caller.in_session()?;
    site.limits.spend(caller, Budget::Write)?;
    let person = own(site, identity).await?;
    if person.password.is_some() {
        site.limits.spend(caller, Budget::Entry)?;
        is_password(site, password.unwrap_or_default(), &person).await?;
    }
    for listed in site.store.tables_of(&identity.id, 10_000).await? {
        match withdraw(site, &listed.table.id, &identity.id).await {
            // Nobody plays at a table that cannot be opened; it must not keep anybody here.
            Err(error) if error.is_broken_table() => {}
            withdrawn => withdrawn?,
        }
    }
    site.store.forget(&identity.id).await?;
    changed(site, &identity.id).await?;
    Ok(end_cookie(site))
}

/// All that the site knows of somebody. Needs a session; a token is not enough.
pub async fn export(site: &Site, caller: &Caller) -> Result<Value> {
    let identity = caller.in_session()?;
    site.limits.spend(caller, Budget::Replay)?;
    let person = own(site, identity).await?;
    let tables = site.store.tables_of(&person.id, 10_000).await?.into_iter().map(|listed| {
        let seats = listed.seats.iter().filter(|seat| seat.person.as_ref() == Some(&person.id)).map(|seat| seat.seat);
        let table = listed.table;
        json!({"id": table.id, "stage": table.stage, "created": table.created, "changed": table.changed,
               "result": table.result, "seats": seats.collect::<Vec<_>>()})
    });
    let tables: Vec<Value> = tables.collect();
    let sessions = site
        .store
        .sessions_of(&person.id)
        .await?
        .into_iter()
        .map(|session| json!({"created": session.created, "seen": session.seen, "about": session.about}));
    let tokens = site
        .store
        .tokens_of(&person.id)
        .await?
        .into_iter()
        .map(|token| json!({"name": token.name, "created": token.created}));
    let said = site
        .store
        .said_by(&person.id)
        .await?
        .into_iter()
        .map(|(table, said)| json!({"table": table, "at": said.at, "text": said.text}));
    let records = site.store.records_of(&person.id, 10_000).await?.into_iter();
    let records = records.map(|record| json!({"id": record.id, "at": record.at, "text": record.text}));
    Ok(json!({
        "name": person.name,
        "account": person.login.is_some(),
        "created": person.created,
        "sessions": sessions.collect::<Vec<_>>(),
        "tokens": tokens.collect::<Vec<_>>(),
        "tables": tables,
        "records": records.collect::<Vec<_>>(),
        "chat": said.collect::<Vec<_>>(),
    }))
}

async fn own(site: &Site, identity: &Identity) -> Result<Person> {
    site.store.person(&identity.id).await?.ok_or_else(|| RequestError::not_found("person"))
}

async fn save(site: &Site, person: &Person) -> Result<()> {
    if !site.store.set_person(person).await? {
        let taken = RequestError::conflict("taken", "somebody else has this name; choose another");
        return Err(taken.with_field("name"));
    }
    changed(site, &person.id).await
}

/// Nobody remembers how it was before.
async fn changed(site: &Site, person: &str) -> Result<()> {
    site.identities.forget(person);
    Ok(site.store.tell("person", person).await?)
}
