//! Taking and giving up seats before the game begins.

use std::sync::Arc;

use axum::http::StatusCode;
use store::{EntryKind, NewEntry, SeatChange, Stage};
use table::Seat;

use crate::access::{Standing, same};
use crate::acting::seat_entry;
use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::limits::Budget;
use crate::live_table::LiveTable;
use crate::opening::start_if_full;
use crate::random;
use crate::site::Site;
use crate::tables::{Change, Locked};

/// Listed tables that one person may wait at.
const LISTED_TABLES: i64 = 5;

/// A request for a seat.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The invitation. At a listed table, and where a seat is reserved for them, it may be missing.
    pub invitation: Option<String>,
    /// Which seat, from 1; the first that is open if it is missing.
    pub seat: Option<u8>,
}

/// Takes an open seat, or the seats that are reserved for the caller. If nobody is missing then, the game begins.
pub async fn join(site: &Arc<Site>, caller: &Caller, id: &str, wanted: &Wanted) -> Result<Locked> {
    let person = caller.identity()?.id.as_str();
    site.limits.spend(caller, Budget::Write)?;
    let handle = site.tables.handle(id);
    let as_stranger = {
        let (live, standing) = site.tables.lock_for(&handle, Some(person), wanted.invitation.as_deref()).await?;
        live.listed && live.stage() == Stage::Waiting && standing.reserved.is_empty() && !standing.sits()
    };
    if as_stranger {
        check_listed_tables(site, person).await?;
    }
    let change = site.tables.change(&handle, |live, _| Ok((joins(live, person, wanted)?, ())));
    drop(change.await?);
    start_if_full(site, &handle).await
}

/// Gives the caller's seat up before the game begins, or declines the one that is reserved for them. When the host leaves,
/// the table is closed.
pub async fn leave(site: &Arc<Site>, caller: &Caller, id: &str) -> Result<()> {
    let person = caller.identity()?.id.as_str();
    site.limits.spend(caller, Budget::Write)?;
    let handle = site.tables.handle(id);
    let change = site.tables.change(&handle, |live, _| {
        let standing = Standing::of(live, Some(person), None)?;
        check_waiting(live, "the game has begun; you can resign")?;
        Ok((leaves(&standing, person), ()))
    });
    change.await.map(drop)
}

/// Removes the person on a seat before the game begins; they cannot take a seat at this table again. The host may do so.
pub async fn remove(site: &Arc<Site>, caller: &Caller, id: &str, seat: u8) -> Result<Locked> {
    let host = caller.identity()?.id.as_str();
    site.limits.spend(caller, Budget::Write)?;
    let handle = site.tables.handle(id);
    let change = site.tables.change(&handle, |live, _| Ok((removes(live, host, seat)?, ())));
    change.await.map(|((), live)| live)
}

/// Whether somebody may wait at one more listed table.
pub async fn check_listed_tables(site: &Site, person: &str) -> Result<()> {
    if site.store.listed_waiting_of(person).await? >= LISTED_TABLES {
        return Err(RequestError::too_many("you wait at too many open tables; leave one of them").with_field("listed"));
    }
    Ok(())
}

fn joins(live: &LiveTable, person: &str, wanted: &Wanted) -> Result<Change> {
    let key = wanted.invitation.as_deref();
    let standing = Standing::of(live, Some(person), key)?;
    check_waiting(live, "the game has begun already")?;
    check_not_removed(live, person)?;
    if !standing.reserved.is_empty() {
        return Ok(takes(&standing.reserved, person));
    }
    if live.listed && standing.sits() {
        return Err(RequestError::conflict("seated", "you have a seat at this table already"));
    }
    let open = live.seats.iter().enumerate().find(|(index, state)| {
        let fits = wanted.seat.is_none_or(|seat| usize::from(seat) == index + 1);
        let opens = key.is_some_and(|key| same(state.invitation.as_deref(), key)) || (live.listed && key.is_none());
        state.is_open() && fits && opens
    });
    let taken = || RequestError::conflict("taken", "this seat is not open any more, or the invitation is not for it");
    let seat = open.and_then(|(index, _)| u8::try_from(index).ok()).map(Seat::new).ok_or_else(taken)?;
    Ok(takes(&[seat], person))
}

/// Refuses what is done before the game begins, once it has begun.
pub fn check_waiting(live: &LiveTable, message: &str) -> Result<()> {
    match live.stage() {
        Stage::Waiting => Ok(()),
        _ => Err(RequestError::conflict("not_waiting", message)),
    }
}

/// Refuses people whom the host has removed.
pub fn check_not_removed(live: &LiveTable, person: &str) -> Result<()> {
    if live.removed.iter().any(|removed| removed == person) {
        return Err(RequestError::new(StatusCode::FORBIDDEN, "removed", "the host has removed you from this table"));
    }
    Ok(())
}

/// A person takes seats.
pub fn takes(seats: &[Seat], person: &str) -> Change {
    let seated = |seat: &Seat| SeatChange {
        seat: i64::from(seat.number()),
        person: Some(person.to_owned()),
        bot: None,
        invitation: None,
    };
    let entries = seats.iter().map(|&seat| seat_entry(EntryKind::Join, seat));
    Change { entries: entries.collect(), seats: seats.iter().map(seated).collect(), ..Change::default() }
}

/// What happens at a waiting table when somebody leaves it.
pub fn leaves(standing: &Standing, person: &str) -> Change {
    if standing.host {
        let closed = NewEntry::new(EntryKind::Closed);
        return Change { entries: vec![closed], ..Change::default() };
    }
    let mut change = opens(&standing.seats, |seat| seat_entry(EntryKind::Leave, seat));
    let declined = declines(&standing.reserved, person);
    change.entries.extend(declined.entries);
    change.seats.extend(declined.seats);
    change
}

/// A person declines reserved seats.
pub fn declines(seats: &[Seat], person: &str) -> Change {
    opens(seats, |seat| NewEntry { text: person.to_owned(), ..seat_entry(EntryKind::Declined, seat) })
}

/// Seats that are open again, under new invitations.
fn opens(seats: &[Seat], entry: impl Fn(Seat) -> NewEntry) -> Change {
    let open = |seat: &Seat| SeatChange {
        seat: i64::from(seat.number()),
        person: None,
        bot: None,
        invitation: Some(random::token()),
    };
    let entries = seats.iter().map(|&seat| entry(seat)).collect();
    Change { entries, seats: seats.iter().map(open).collect(), ..Change::default() }
}

fn removes(live: &LiveTable, host: &str, seat: u8) -> Result<Change> {
    if !Standing::of(live, Some(host), None)?.host {
        return Err(RequestError::forbidden("only the host can remove somebody"));
    }
    check_waiting(live, "the game has begun already")?;
    let state = Seat::from_number(seat).and_then(|seat| live.seats.get(seat.index()));
    let person = state.and_then(|state| state.person.as_ref().or(state.reserved.as_ref()));
    let person = person.filter(|person| *person != host);
    let person = person.ok_or_else(|| RequestError::conflict("not_seated", "nobody else sits there"))?;
    let standing = Standing::of(live, Some(person), None)?;
    let seats: Vec<Seat> = standing.seats.into_iter().chain(standing.reserved).collect();
    Ok(opens(&seats, |seat| NewEntry { text: person.clone(), ..seat_entry(EntryKind::Removed, seat) }))
}
