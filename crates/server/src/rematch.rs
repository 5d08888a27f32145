//! Playing again: somebody offers a rematch, the others accept or decline.
//!
//! An offer is a table that waits: the asker and the bots sit there, the seats of the others are reserved for them. So
//! nobody gets into a game without having agreed.

use std::sync::Arc;

use axum::http::StatusCode;
use store::{EntryKind, NewEntry, SeatRow, Stage};
use table::Seat;

use crate::access::Standing;
use crate::error::{RequestError, Result};
use crate::identity::{Caller, name_of};
use crate::limits::Budget;
use crate::live_table::LiveTable;
use crate::opening::{make, start_if_full};
use crate::options::{Clock, Options, SeatWish};
use crate::random;
use crate::seating::{check_not_removed, declines, takes};
use crate::site::Site;
use crate::tables::{Change, Locked};

/// Offers a rematch to everybody who played to the end, or accepts the offer that is there: the table of the rematch. The
/// game begins when all have accepted; alone or against bots it begins at once.
pub async fn rematch(site: &Arc<Site>, caller: &Caller, id: &str) -> Result<Locked> {
    let identity = caller.identity()?;
    site.limits.spend(caller, Budget::Write)?;
    let handle = site.tables.handle(id);
    let (own, options, seats, before) = {
        let live = site.tables.lock(&handle).await?;
        let own = played(&live, &identity.id)?;
        let (options, seats) = next_game(&live, &identity.id);
        (own, options, seats, live.rematch.clone())
    };
    if let Some(there) = &before
        && accept(site, there, &identity.id, &own).await?
    {
        return site.tables.lock(&site.tables.handle(there)).await;
    }
    let offer = make(site, identity, random::short_id(), options, seats).await?;
    let entry = NewEntry { text: offer.id.clone(), ..NewEntry::new(EntryKind::Rematch) };
    let change = site.tables.change(&handle, |live, _| {
        let faster = live.rematch.clone().filter(|_| live.rematch != before);
        let entries = if faster.is_none() { vec![entry.clone()] } else { Vec::new() };
        Ok((Change::of(entries), faster))
    });
    // Two may offer at the same moment: the first one's table stays, the other one accepts.
    let changed = change.await;
    let faster = changed.map(|(faster, _)| faster);
    if !matches!(faster, Ok(None)) {
        site.store.delete_table(&offer.id).await?;
        site.tables.forget(&offer.id);
    }
    match faster? {
        Some(there) => {
            accept(site, &there, &identity.id, &own).await?;
            site.tables.lock(&site.tables.handle(&there)).await
        }
        None => start_if_full(site, &offer).await,
    }
}

/// Declines the rematch that the caller is offered.
pub async fn decline(site: &Arc<Site>, caller: &Caller, id: &str) -> Result<()> {
    let person = caller.identity()?.id.as_str();
    site.limits.spend(caller, Budget::Write)?;
    let there = {
        let live = site.tables.lock(&site.tables.handle(id)).await?;
        played(&live, person)?;
        live.rematch.clone()
    };
    let no_offer = || RequestError::conflict("no_offer", "nobody offers you a rematch");
    let there = site.tables.handle(&there.ok_or_else(no_offer)?);
    let change = site.tables.change(&there, |live, _| {
        let reserved = Standing::of(live, Some(person), None).map(|standing| standing.reserved).unwrap_or_default();
        if live.stage() != Stage::Waiting || reserved.is_empty() {
            return Err(no_offer());
        }
        Ok((declines(&reserved, person), ()))
    });
    change.await.map(drop)
}

/// The seats that somebody had in a game that is over.
fn played(live: &LiveTable, person: &str) -> Result<Vec<Seat>> {
    let standing = Standing::of(live, Some(person), None)?;
    if !standing.sits() {
        return Err(RequestError::forbidden("only those who played here can play again"));
    }
    if live.stage() != Stage::Over {
        return Err(RequestError::conflict("not_over", "the game is not over yet"));
    }
    Ok(standing.seats)
}

/// Takes somebody's own seats at the table of a rematch. `false` if that offer is closed, so that there can be another.
async fn accept(site: &Arc<Site>, id: &str, person: &str, own: &[Seat]) -> Result<bool> {
    let handle = site.tables.handle(id);
    let change = site.tables.change(&handle, |live, _| {
        if live.stage() == Stage::Closed {
            return Ok((Change::default(), false));
        }
        if live.seats.iter().any(|state| state.person.as_deref() == Some(person)) {
            return Ok((Change::default(), true));
        }
        check_not_removed(live, person)?;
        // A seat that was declined can still be taken, as long as nobody else has it.
        let free = |seat: &&Seat| {
            let state = live.seats.get(seat.index());
            state.is_some_and(|state| state.is_open() || state.reserved.as_deref() == Some(person))
        };
        let seats: Vec<Seat> = own.iter().filter(free).copied().collect();
        if live.stage() != Stage::Waiting || seats.is_empty() {
            return Err(RequestError::conflict("no_seat", "there is no seat for you in the next game any more"));
        }
        Ok((takes(&seats, person), true))
    });
    let accepted = change.await.map(|(accepted, _)| accepted);
    match accepted {
        Ok(false) => Ok(false),
        Ok(true) => start_if_full(site, &handle).await.map(|_| true),
        // The table was deleted.
        Err(error) if error.status() == StatusCode::NOT_FOUND => Ok(false),
        Err(error) => Err(error),
    }
}

/// How the next game is played: the asker and the bots sit, the other players are offered their seats, and the seats of
/// players who have left for good are open.
fn next_game(live: &LiveTable, asker: &str) -> (Options, Vec<SeatRow>) {
    let mut options = live.options.clone();
    let mut seats = Vec::with_capacity(live.seats.len());
    for ((wish, state), seat) in options.seats.iter_mut().zip(&live.seats).zip(1..) {
        let (bot, mut person) = (state.bot.clone(), state.person.clone());
        let asks = person.as_deref() == Some(asker);
        *wish = match &bot {
            Some(bot) => SeatWish::Bot(bot.clone()),
            None if asks => SeatWish::Me,
            None => SeatWish::Open,
        };
        if state.gone && !asks {
            person = None;
        }
        let invitation = (*wish == SeatWish::Open).then(random::token);
        seats.push(SeatRow { seat, person, bot, invitation });
    }
    // Tables of old may be listed without a clock, new ones may not.
    options.listed &= options.clock != Clock::None || !options.seats.contains(&SeatWish::Open);
    (options, seats)
}

/// What became of a rematch, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Next {
    /// Its table, unless it was closed before the game began.
    pub table: Option<String>,
    /// Who offers it to the viewer, who has not answered yet.
    pub offered_by: Option<String>,
    /// Whether the viewer can go to that table.
    pub visible: bool,
}

impl Next {
    /// What became of the rematch at this table. Its table is locked while the other is: a rematch is always younger, so
    /// nobody locks the two the other way round.
    pub async fn of(site: &Site, played: &LiveTable, person: Option<&str>) -> Result<Next> {
        let Some(table) = played.rematch.clone() else { return Ok(Next::default()) };
        let live = match site.tables.lock(&site.tables.handle(&table)).await {
            Ok(live) if live.stage() != Stage::Closed => live,
            Ok(_) => return Ok(Next::default()),
            Err(error) if error.status() == StatusCode::NOT_FOUND => return Ok(Next::default()),
            Err(error) => return Err(error),
        };
        let standing = Standing::of(&live, person, None);
        let offered =
            live.stage() == Stage::Waiting && standing.as_ref().is_ok_and(|standing| !standing.reserved.is_empty());
        let by = if offered { name_of(site, Some(&live.host), None).await? } else { None };
        Ok(Next { table: Some(table), offered_by: by, visible: standing.is_ok() })
    }
}
