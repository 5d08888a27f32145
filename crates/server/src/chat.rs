//! What people say at a table, and who hears whom.

use std::sync::Arc;

use serde::Serialize;
use store::{EntryKind, NewEntry};
use table::Seat;
use utoipa::ToSchema;

use crate::access::Standing;
use crate::acting::seat_entry;
use crate::error::{RequestError, Result};
use crate::identity::{Caller, name_of};
use crate::limits::{Budget, CHAT_LETTERS};
use crate::site::Site;
use crate::tables::{Change, Locked, now};

/// How often a player can mute and unmute at a table.
const MUTES: usize = 20;
/// The most lines of chat in one answer.
const CHAT_LINES: i64 = 500;

/// A line of chat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChatLine {
    /// From 1.
    pub number: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Who, by name.
    pub name: String,
    /// Plain text; show it as text.
    pub text: String,
}

/// Says something to everybody at the table. Players can, and a host who does not play; not after resigning or being voted
/// out.
pub async fn say(site: &Site, caller: &Caller, id: &str, text: &str) -> Result<ChatLine> {
    let identity = caller.identity()?;
    let handle = site.tables.handle(id);
    {
        let (live, standing) = site.tables.lock_for(&handle, Some(&identity.id), None).await?;
        if !standing.may_chat(&live) {
            return Err(RequestError::forbidden("only players can chat at this table"));
        }
    }
    let text = crate::names::readable(text);
    let text = text.trim();
    if text.is_empty() || text.chars().count() > CHAT_LETTERS {
        return Err(RequestError::bad("text", "say something, in at most 500 characters"));
    }
    site.limits.spend(caller, Budget::Chat)?;
    let at = now();
    let number = site.store.say(id, at, &identity.id, text).await?;
    handle.chat.send_replace(number);
    // It is said; other nodes hear of it with the next line at the latest.
    if let Err(error) = site.store.tell("chat", &format!("{id} {number}")).await {
        tracing::warn!(%error, table = id, "other nodes were not told of a line of chat");
    }
    Ok(ChatLine { number, at, name: identity.name.clone(), text: text.to_owned() })
}

/// Mutes another player at the table, or not any more: the caller does not get their chat then. The others do.
pub async fn mute(site: &Arc<Site>, caller: &Caller, id: &str, (seat, muted): (u8, bool)) -> Result<Locked> {
    let person = caller.identity()?.id.as_str();
    site.limits.spend(caller, Budget::Write)?;
    let handle = site.tables.handle(id);
    let change = site.tables.change(&handle, |live, _| {
        let standing = Standing::of(live, Some(person), None)?;
        let own =
            standing.seats.first().ok_or_else(|| RequestError::forbidden("only players can mute at this table"))?;
        let seat = Seat::from_number(seat).filter(|seat| !standing.seats.contains(seat));
        let state = seat.and_then(|seat| live.seats.get(seat.index()).filter(|state| state.person.is_some()));
        let (Some(seat), Some(state)) = (seat, state) else {
            return Err(RequestError::bad("seat", "name the seat of another person"));
        };
        let toggles = |entry: &&Arc<store::Entry>| entry.kind.is_private() && entry.text == own.number().to_string();
        if live.log.iter().filter(toggles).count() >= MUTES {
            return Err(RequestError::too_many("you have muted and unmuted often enough at this table"));
        }
        let entries = match (state.muted_by.contains(&own.index()), muted) {
            (false, true) => vec![NewEntry { text: own.number().to_string(), ..seat_entry(EntryKind::Mute, seat) }],
            (true, false) => vec![NewEntry { text: own.number().to_string(), ..seat_entry(EntryKind::Unmute, seat) }],
            _ => Vec::new(),
        };
        Ok((Change::of(entries), ()))
    });
    change.await.map(|((), live)| live)
}

/// Chat after a line, each line with its author's id.
pub async fn lines_after(site: &Site, id: &str, number: i64) -> Result<Vec<(String, ChatLine)>> {
    let mut lines = Vec::new();
    for said in site.store.chat_after(id, number, CHAT_LINES).await? {
        let name = name_of(site, Some(&said.person), None).await?.unwrap_or_default();
        lines.push((said.person, ChatLine { number: said.number, at: said.at, name, text: said.text }));
    }
    Ok(lines)
}
