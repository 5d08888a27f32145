//! Making tables, and beginning the games at them.

use std::sync::Arc;

use host::Start;
use store::{EntryKind, NewEntry, NewTable, SeatChange, SeatRow, Stage};
use table::Seat;

use crate::access::Place;
use crate::acting::seat_entry;
use crate::error::{Outcome, Problem};
use crate::limits::Budget;
use crate::live::{LEASE, Live};
use crate::options::{Options, SeatWish};
use crate::played::Played;
use crate::request_key::RequestKey;
use crate::site::Site;
use crate::tables::{Change, Locked, Slot, now};
use crate::who::{Caller, Known};
use crate::{random, seating, steward};

/// Makes a table. If no seat is open, the game begins at once. A request that is repeated with its key finds the table that
/// the first one made.
pub async fn create(site: &Arc<Site>, caller: &Caller, options: Options, key: Option<&RequestKey>) -> Outcome<Locked> {
    let known = caller.known()?;
    site.limits.spend(caller, Budget::Write)?;
    let id = key.map_or_else(random::name, |request| random::name_for(&site.key, &request.key));
    let there = key.is_some() && site.store.load(&id).await?.is_some();
    let slot = site.tables.slot(&id);
    if !there {
        let seats = seats_of(&options, known);
        make(site, known, id, options, seats).await?;
    } else if site.tables.lock(&slot).await?.options != options {
        return Err(RequestKey::reused());
    }
    start_if_full(site, &slot).await
}

/// The seats that a host wishes for.
fn seats_of(options: &Options, host: &Known) -> Vec<SeatRow> {
    let seats = (1..).zip(&options.seats).map(|(seat, wish)| match wish {
        SeatWish::Me => SeatRow { seat, person: Some(host.id.clone()), ..SeatRow::default() },
        SeatWish::Open => SeatRow { seat, invitation: Some(random::digits()), ..SeatRow::default() },
        SeatWish::Bot(name) => SeatRow { seat, bot: Some(name.clone()), ..SeatRow::default() },
    });
    seats.collect()
}

/// Makes a table with these seats.
pub async fn make(
    site: &Arc<Site>,
    known: &Known,
    id: String,
    options: Options,
    seats: Vec<SeatRow>,
) -> Outcome<Arc<Slot>> {
    let offer = site.catalogue.find(options.game.as_deref());
    let offer = offer.ok_or_else(|| Problem::bad("game", "there is no such game; /api/games has the list"))?;
    options.check(&offer.title.seats())?;
    // Checked and made without another table of theirs in between.
    let _turn = site.turns.take(&known.id).await;
    if options.listed && seats.iter().any(|seat| seat.invitation.is_some()) {
        seating::check_listed_tables(site, &known.id).await?;
    }
    if site.store.open_tables_of(&known.id).await? >= site.limits.allowed.tables {
        return Err(Problem::too_many("you have too many open tables; finish or leave some of them"));
    }
    let wanted = options.edition.as_deref();
    let edition = offer.editions.iter().find(|edition| wanted.is_none_or(|wanted| wanted == edition.name()));
    let edition =
        edition.ok_or_else(|| Problem::bad("edition", "there is no such edition; /api/editions has the list"))?;
    let (with, rules) = (options.with(), offer.title.rules());
    let start = Start { edition, options: &with, seats: u8::try_from(seats.len()).unwrap_or(u8::MAX), rules };
    offer.title.begin(&start, random::secret()).map_err(|reason| Problem::bad("with", &reason))?;
    let at = now();
    // A full table begins next; if this node is killed before that, another one begins it.
    let full = seats.iter().all(|seat| seat.invitation.is_none());
    let new = NewTable {
        id,
        host: known.id.clone(),
        at,
        wake: full.then_some((at, at + LEASE)),
        listed: options.listed,
        game: offer.title.name().to_owned(),
        rules: rules.into(),
        edition: (edition.title.clone(), edition.text.clone()),
        seats,
        options: serde_json::to_string(&options).map_err(|error| Problem::internal(&error))?,
        secret: random::secret().to_string(),
        watch: random::digits(),
    };
    site.store.create(&new).await?;
    Ok(site.tables.slot(&new.id))
}

/// Begins the game with bots of the stand-in level on the seats that are still open or reserved. The host may do so.
pub async fn start(site: &Arc<Site>, caller: &Caller, id: &str) -> Outcome<Locked> {
    let person = caller.known()?.id.as_str();
    site.limits.spend(caller, Budget::Write)?;
    let slot = site.tables.slot(id);
    let change = site.tables.change(&slot, |live, _| {
        if !Place::of(live, Some(person), None)?.host {
            return Err(Problem::forbidden("only the host can begin"));
        }
        live.check_playable()?;
        if live.stage() != Stage::Waiting {
            return Err(Problem::conflict("not_waiting", "the game has begun already"));
        }
        let open = live.seats.iter().zip(1..).filter(|(state, _)| !state.is_taken());
        let bot = || Some(live.options.stand_in.clone());
        let seats = open.map(|(_, seat)| SeatChange { seat, person: None, bot: bot(), invitation: None }).collect();
        Ok((Change { played: Some(begun(live)?), seats, ..Change::default() }, ()))
    });
    let ((), live) = change.await?;
    steward::attend(site, &slot);
    Ok(live)
}

/// Begins the game if nobody is missing.
pub async fn start_if_full(site: &Arc<Site>, slot: &Arc<Slot>) -> Outcome<Locked> {
    let change = site.tables.change(slot, |live, _| {
        let played = if live.should_begin() { Some(begun(live)?) } else { None };
        Ok((Change { played, ..Change::default() }, ()))
    });
    let ((), live) = change.await?;
    steward::attend(site, slot);
    Ok(live)
}

fn begun(live: &Live) -> Outcome<Played> {
    Played::begun(live).map_err(|reason| Problem::broken_table(&live.id, &reason))
}

/// Somebody is forgotten or banned: a bot takes their seat where others still play. Other tables of theirs are closed, so
/// that nothing more is computed for them.
pub async fn withdraw(site: &Arc<Site>, id: &str, person: &str) -> Outcome<()> {
    let slot = site.tables.slot(id);
    let change = site.tables.change(&slot, |live, _| {
        let place = Place::of(live, Some(person), None)?;
        let change = match live.stage() {
            Stage::Playing => {
                let gone = |seat: &&Seat| live.seats.get(seat.index()).is_some_and(|state| state.gone);
                let resigns =
                    place.seats.iter().filter(|seat| !gone(seat)).map(|&seat| seat_entry(EntryKind::Resign, seat));
                let others =
                    live.seats.iter().any(|state| state.is_persons() && state.person.as_deref() != Some(person));
                let closes = (!others).then(|| NewEntry::new(EntryKind::Closed));
                Change::of(resigns.chain(closes).collect())
            }
            Stage::Waiting => seating::leaves(&place, person),
            Stage::Over | Stage::Closed => Change::default(),
        };
        Ok((change, ()))
    });
    drop(change.await?);
    steward::attend(site, &slot);
    Ok(())
}
