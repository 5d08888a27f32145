//! Making tables, and beginning the games at them.

use std::sync::Arc;

use host::Start;
use store::{EntryKind, NewEntry, NewTable, SeatChange, SeatRow, Stage};
use table::Seat;

use crate::access::Standing;
use crate::acting::seat_entry;
use crate::error::{RequestError, Result};
use crate::identity::{Caller, Identity};
use crate::limits::Budget;
use crate::live_table::{LEASE, LiveTable};
use crate::options::{Options, SeatWish};
use crate::played::Played;
use crate::request_key::RequestKey;
use crate::site::Site;
use crate::tables::{Change, Locked, TableHandle, now};
use crate::{random, seating, steward};

/// Makes a table. If no seat is open, the game begins at once. A request that is repeated with its key finds the table that
/// the first one made.
pub async fn create(site: &Arc<Site>, caller: &Caller, options: Options, key: Option<&RequestKey>) -> Result<Locked> {
    let identity = caller.identity()?;
    site.limits.spend(caller, Budget::Write)?;
    let id = key.map_or_else(random::short_id, |request| random::short_id_for(&site.key, &request.key));
    let there = key.is_some() && site.store.load(&id).await?.is_some();
    let handle = site.tables.handle(&id);
    if !there {
        let seats = seats_of(&options, identity);
        make(site, identity, id, options, seats).await?;
    } else if site.tables.lock(&handle).await?.options != options {
        return Err(RequestKey::reused());
    }
    start_if_full(site, &handle).await
}

/// The seats that a host wishes for.
fn seats_of(options: &Options, host: &Identity) -> Vec<SeatRow> {
    let seats = (1..).zip(&options.seats).map(|(seat, wish)| match wish {
        SeatWish::Me => SeatRow { seat, person: Some(host.id.clone()), ..SeatRow::default() },
        SeatWish::Open => SeatRow { seat, invitation: Some(random::token()), ..SeatRow::default() },
        SeatWish::Bot(name) => SeatRow { seat, bot: Some(name.clone()), ..SeatRow::default() },
    });
    seats.collect()
}

/// Makes a table with these seats.
pub async fn make(
    site: &Arc<Site>,
    identity: &Identity,
    id: String,
    options: Options,
    seats: Vec<SeatRow>,
) -> Result<Arc<TableHandle>> {
    let offer = site.catalogue.find(options.game.as_deref());
    let offer = offer.ok_or_else(|| RequestError::bad("game", "there is no such game; /api/games has the list"))?;
    options.check(&offer.title.seats())?;
    // Checked and made without another table of theirs in between.
    let _turn = site.turns.take(&identity.id).await;
    if options.listed && seats.iter().any(|seat| seat.invitation.is_some()) {
        seating::check_listed_tables(site, &identity.id).await?;
    }
    if site.store.open_tables_of(&identity.id).await? >= site.limits.allowed.tables {
        return Err(RequestError::too_many("you have too many open tables; finish or leave some of them"));
    }
    let wanted = options.edition.as_deref();
    let edition = offer.editions.iter().find(|edition| wanted.is_none_or(|wanted| wanted == edition.name()));
    let edition =
        edition.ok_or_else(|| RequestError::bad("edition", "there is no such edition; /api/editions has the list"))?;
    let (with, rules) = (options.with(), offer.title.rules());
    let start = Start { edition, options: &with, seats: u8::try_from(seats.len()).unwrap_or(u8::MAX), rules };
    offer.title.begin(&start, random::secret()).map_err(|reason| RequestError::bad("with", &reason))?;
    let at = now();
    // A full table begins next; if this node is killed before that, another one begins it.
    let full = seats.iter().all(|seat| seat.invitation.is_none());
    let new = NewTable {
        id,
        host: identity.id.clone(),
        at,
        wake: full.then_some((at, at + LEASE)),
        listed: options.listed,
        game: offer.title.name().to_owned(),
        rules: rules.into(),
        edition: (edition.title.clone(), edition.text.clone()),
        seats,
        options: serde_json::to_string(&options).map_err(|error| RequestError::internal(&error))?,
        secret: random::secret().to_string(),
        watch: random::token(),
    };
    site.store.create(&new).await?;
    Ok(site.tables.handle(&new.id))
}

/// Begins the game with bots of the stand-in level on the seats that are still open or reserved. The host may do so.
pub async fn start(site: &Arc<Site>, caller: &Caller, id: &str) -> Result<Locked> {
    let person = caller.identity()?.id.as_str();
    site.limits.spend(caller, Budget::Write)?;
    let handle = site.tables.handle(id);
    let change = site.tables.change(&handle, |live, _| {
        if !Standing::of(live, Some(person), None)?.host {
            return Err(RequestError::forbidden("only the host can begin"));
        }
        live.check_playable()?;
        if live.stage() != Stage::Waiting {
            return Err(RequestError::conflict("not_waiting", "the game has begun already"));
        }
        let open = live.seats.iter().zip(1..).filter(|(state, _)| !state.is_taken());
        let bot = || Some(live.options.stand_in.clone());
        let seats = open.map(|(_, seat)| SeatChange { seat, person: None, bot: bot(), invitation: None }).collect();
        Ok((Change { played: Some(begun(live)?), seats, ..Change::default() }, ()))
    });
    let ((), live) = change.await?;
    steward::attend(site, &handle);
    Ok(live)
}

/// Begins the game if nobody is missing.
pub async fn start_if_full(site: &Arc<Site>, handle: &Arc<TableHandle>) -> Result<Locked> {
    let change = site.tables.change(handle, |live, _| {
        let played = if live.should_begin() { Some(begun(live)?) } else { None };
        Ok((Change { played, ..Change::default() }, ()))
    });
    let ((), live) = change.await?;
    steward::attend(site, handle);
    Ok(live)
}

fn begun(live: &LiveTable) -> Result<Played> {
    Played::begun(live).map_err(|reason| RequestError::broken_table(&live.id, &reason))
}

/// Somebody is forgotten or banned: a bot takes their seat where others still play. Other tables of theirs are closed, so
/// that nothing more is computed for them.
pub async fn withdraw(site: &Arc<Site>, id: &str, person: &str) -> Result<()> {
    let handle = site.tables.handle(id);
    let change = site.tables.change(&handle, |live, _| {
        let standing = Standing::of(live, Some(person), None)?;
        let change = match live.stage() {
            Stage::Playing => {
                let gone = |seat: &&Seat| live.seats.get(seat.index()).is_some_and(|state| state.gone);
                let resigns =
                    standing.seats.iter().filter(|seat| !gone(seat)).map(|&seat| seat_entry(EntryKind::Resign, seat));
                let others =
                    live.seats.iter().any(|state| state.is_persons() && state.person.as_deref() != Some(person));
                let closes = (!others).then(|| NewEntry::new(EntryKind::Closed));
                Change::of(resigns.chain(closes).collect())
            }
            Stage::Waiting => seating::leaves(&standing, person),
            Stage::Over | Stage::Closed => Change::default(),
        };
        Ok((change, ()))
    });
    drop(change.await?);
    steward::attend(site, &handle);
    Ok(())
}
