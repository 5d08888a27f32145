//! What people say at a table, and who hears whom.

use std::sync::Arc;

use serde::Serialize;
use store::{EntryKind, NewEntry};
use table::Seat;
use utoipa::ToSchema;

use crate::access::Place;
use crate::acting::seat_entry;
use crate::error::{Outcome, Problem};
use crate::limits::{Budget, CHAT_LETTERS};
use crate::site::Site;
use crate::tables::{Change, Locked, now};
use crate::who::{Caller, name_of};

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
pub async fn say(site: &Site, caller: &Caller, id: &str, text: &str) -> Outcome<ChatLine> {
    let known = caller.known()?;
    let slot = site.tables.slot(id);
    {
        let (live, place) = site.tables.lock_for(&slot, Some(&known.id), None).await?;
        if !place.may_chat(&live) {
            return Err(Problem::forbidden("only players can chat at this table"));
        }
    }
    let text = crate::names::readable(text);
    let text = text.trim();
    if text.is_empty() || text.chars().count() > CHAT_LETTERS {
        return Err(Problem::bad("text", "say something, in at most 500 letters"));
    }
    site.limits.spend(caller, Budget::Chat)?;
    let at = now();
    let number = site.store.say(id, at, &known.id, text).await?;
    slot.chat.send_replace(number);
    // It is said; other nodes hear of it with the next line at the latest.
    if let Err(error) = site.store.tell("chat", &format!("{id} {number}")).await {
        tracing::warn!(%error, table = id, "other nodes were not told of a line of chat");
    }
    Ok(ChatLine { number, at, name: known.name.clone(), text: text.to_owned() })
}

/// Mutes another player at the table, or not any more: the caller does not get their chat then. The others do.
pub async fn mute(site: &Arc<Site>, caller: &Caller, id: &str, (seat, muted): (u8, bool)) -> Outcome<Locked> {
    let person = caller.known()?.id.as_str();
    site.limits.spend(caller, Budget::Write)?;
    let slot = site.tables.slot(id);
    let change = site.tables.change(&slot, |live, _| {
        let place = Place::of(live, Some(person), None)?;
        let own = place.seats.first().ok_or_else(|| Problem::forbidden("only players can mute at this table"))?;
        let seat = Seat::from_number(seat).filter(|seat| !place.seats.contains(seat));
        let state = seat.and_then(|seat| live.seats.get(seat.index()).filter(|state| state.person.is_some()));
        let (Some(seat), Some(state)) = (seat, state) else {
            return Err(Problem::bad("seat", "name the seat of another person"));
        };
        let toggles = |entry: &&Arc<store::Entry>| entry.kind.is_private() && entry.text == own.number().to_string();
        if live.log.iter().filter(toggles).count() >= MUTES {
            return Err(Problem::too_many("you have muted and unmuted often enough at this table"));
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
pub async fn lines_after(site: &Site, id: &str, number: i64) -> Outcome<Vec<(String, ChatLine)>> {
    let mut lines = Vec::new();
    for said in site.store.chat_after(id, number, CHAT_LINES).await? {
        let name = name_of(site, Some(&said.person), None).await?.unwrap_or_default();
        lines.push((said.person, ChatLine { number: said.number, at: said.at, name, text: said.text }));
    }
    Ok(lines)
}
