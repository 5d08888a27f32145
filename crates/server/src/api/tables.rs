//! Making, finding and joining tables.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use bots::Level;
use serde::{Deserialize, Serialize};
use store::{EntryKind, ListedTable, NewEntry, NewTable, SeatChange, SeatRow, Stage};
use table::Seat;
use utoipa::{IntoParams, ToSchema};

use super::rematch::Next;
use super::{Asked, Body, Named, seats};
use crate::access::Place;
use crate::acting::{line_entry, seat_entry};
use crate::clock;
use crate::error::{Outcome, Problem};
use crate::limits::Budget;
use crate::live::{LEASE, Live, is_frozen};
use crate::options::{Clock, Options, SeatWish};
use crate::presence::Present;
use crate::request_key::RequestKey;
use crate::site::Site;
use crate::tables::{Change, Slot, now};
use crate::who::{Caller, Known};
use crate::{play, random, steward};

/// The most tables of one stage in the list.
const LISTED: i64 = 50;
/// Those of one host among them, so that nobody fills the list alone.
const LISTED_OF_HOST: i64 = 2;
/// Those of one address: guests cost nothing.
const LISTED_OF_ADDRESS: usize = 4;
/// How long a table where nothing happens and nobody is present is listed, in milliseconds.
const WAITS: i64 = 3_600 * 1_000;
/// The same by correspondence.
const WAITS_BY_CORRESPONDENCE: i64 = 14 * 24 * WAITS;

/// A table as somebody sees it from outside the game.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The version of the rules that it is played under.
    pub rules: u32,
    /// Whether this version of Homestead cannot continue the game; then it can only be looked at from outside.
    pub frozen: bool,
    /// Where it is.
    #[schema(schema_with = super::stage_schema)]
    pub stage: Stage,
    /// Grows with everything that happens.
    pub version: i64,
    /// Milliseconds since 1970.
    pub created: i64,
    /// How it is played.
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Year and season, once the game has begun.
    pub year: Option<u8>,
    /// The season.
    pub season: Option<String>,
    /// The seats that are asked something, from 1.
    pub waits_for: Vec<u8>,
    /// Clocks, if there are any.
    pub clocks: Option<Vec<clock::Shown>>,
    /// The digest of the secret that all draws come from.
    pub commitment: String,
    /// The secret itself, once the game is over.
    pub secret: Option<String>,
    /// Points and winners, as in a record, once the game is over.
    pub result: Option<String>,
    /// The table of the rematch, if somebody has offered one.
    pub rematch: Option<String>,
    /// Who offers you a rematch, until you accept or decline.
    pub rematch_offered_by: Option<String>,
    /// Who has the table open.
    pub present: Present,
    /// What you are here.
    pub you: You,
}

/// A seat as somebody sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatInfo {
    /// From 1.
    pub seat: u8,
    /// Who sits there; missing while the seat is open or reserved.
    pub name: Option<String>,
    /// Who is offered this seat and has not accepted yet.
    pub reserved: Option<String>,
    /// Who declined this seat, for those who are asked to play there.
    pub declined: Option<String>,
    /// Which bot, if it is one.
    pub bot: Option<String>,
    /// Whether it is yours.
    pub yours: bool,
    /// Whether a bot stands in until the player returns.
    pub absent: bool,
    /// Whether the player has left for good.
    pub gone: bool,
    /// From when on the others can vote to replace this player unless they come back, in milliseconds since 1970. Without a
    /// clock it is there whenever the player is asked.
    pub votable_from: Option<i64>,
    /// The seats that voted to replace this player for good.
    pub votes: Vec<u8>,
    /// For the host: what lets somebody join here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// What somebody is at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct You {
    /// Your seats, from 1.
    pub seats: Vec<u8>,
    /// Whether you made the table.
    pub host: bool,
    /// What lets others watch, for who sits here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch: Option<String>,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableLine {
    /// Its name in addresses.
    pub id: String,
    /// Where it is.
    #[schema(schema_with = super::stage_schema)]
    pub stage: Stage,
    /// Whether this version of Homestead cannot continue the game.
    pub frozen: bool,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
    /// Who sits where, or is offered the seat.
    pub seats: Vec<Sitter>,
    /// Points and winners, once the game is over.
    pub result: Option<String>,
    /// Whether something is asked of you there.
    pub your_turn: bool,
    /// Whether the table cannot be opened at the moment.
    pub unreadable: bool,
    /// Who offers you a seat there, until you join or leave: it is a rematch.
    pub offered_by: Option<String>,
}

/// Who has a seat. People and bots are told apart here, not by their names: anybody may be called like a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person, by name.
    Person(String),
    /// A bot, like `rancher`.
    Bot(String),
    /// Nobody yet.
    Open,
}

impl Sitter {
    async fn of(site: &Site, seat: &SeatRow) -> Outcome<Sitter> {
        let name = name_of(site, seat.person.as_deref(), None).await?;
        let bot = || seat.bot.clone().map_or(Sitter::Open, Sitter::Bot);
        Ok(name.map_or_else(bot, Sitter::Person))
    }
}

/// A link that somebody came with.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub struct Link {
    /// The invitation, or what lets others watch.
    #[serde(default)]
    pub key: Option<String>,
}

/// A bot that can sit at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct LevelInfo {
    /// Its name.
    pub name: String,
}

/// The bots that can sit at a table, the weakest first.
#[utoipa::path(get, path = "/api/levels", tag = "tables", responses((status = 200, body = Vec<LevelInfo>)))]
pub async fn levels() -> Json<Vec<LevelInfo>> {
    Json(Level::ALL.iter().map(|level| LevelInfo { name: level.name().to_owned() }).collect())
}

/// An edition that tables can be played with.
#[derive(Debug, Serialize, ToSchema)]
pub struct EditionInfo {
    /// Its name, for making a table.
    pub name: String,
    /// Its name and the digest of its data, as in records.
    pub title: String,
}

/// The editions that tables can be played with, the usual one first.
#[utoipa::path(get, path = "/api/editions", tag = "tables", responses((status = 200, body = Vec<EditionInfo>)))]
pub async fn editions(State(site): State<Arc<Site>>) -> Json<Vec<EditionInfo>> {
    let info = |edition: &play::Offered| EditionInfo { name: edition.name.clone(), title: edition.title.clone() };
    Json(site.editions.iter().map(info).collect())
}

/// Open tables, and listed games that are being played or are over; of each stage at most two of one host.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<TableLine>)))]
pub async fn list(State(site): State<Arc<Site>>) -> Outcome<Json<Vec<TableLine>>> {
    let mut all = Vec::new();
    for stage in [Stage::Waiting, Stage::Playing, Stage::Over] {
        let listed = site.store.listed(stage, LISTED_OF_HOST, 4 * LISTED).await?;
        let mut of_address: HashMap<String, usize> = HashMap::new();
        let shown = listed.into_iter().filter(|listed| {
            let count = of_address.entry(site.homes.turn_of(&listed.table.host)).or_default();
            *count += 1;
            *count <= LISTED_OF_ADDRESS && (stage != Stage::Waiting || still_waits(&site, listed))
        });
        all.extend(shown.take(usize::try_from(LISTED).unwrap_or(0)));
    }
    table_lines(&site, all, None).await.map(Json)
}

/// Whether a table that waits has an open seat, and somebody is likely to be there.
fn still_waits(site: &Site, listed: &ListedTable) -> bool {
    let ListedTable { table, seats } = listed;
    let open = seats.iter().any(|seat| seat.person.is_none() && seat.bot.is_none());
    let options = serde_json::from_str::<Options>(&table.options);
    let stays = match options.map(|options| options.clock) {
        Ok(Clock::Correspondence { .. }) => WAITS_BY_CORRESPONDENCE,
        _ => WAITS,
    };
    let present = || site.tables.known(&table.id).is_some_and(|slot| !slot.presence.borrow().all().seats.is_empty());
    open && (now() - table.changed < stays || present())
}

/// Your tables, and those where you are offered a seat; first those where something is asked of you.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables",
    responses((status = 200, body = Vec<TableLine>), (status = 401, body = Problem)))]
pub async fn mine(State(site): State<Arc<Site>>, caller: Caller) -> Outcome<Json<Vec<TableLine>>> {
    let person = &caller.known()?.id;
    let all = site.store.tables_of(person, 100).await?;
    let mut lines = table_lines(&site, all, Some(person)).await?;
    lines.sort_by_key(|line| !line.your_turn && line.offered_by.is_none());
    Ok(Json(lines))
}

async fn table_lines(site: &Site, all: Vec<ListedTable>, person: Option<&str>) -> Outcome<Vec<TableLine>> {
    let mut lines = Vec::with_capacity(all.len());
    for listed in all {
        lines.push(table_line(site, listed, person).await?);
    }
    Ok(lines)
}

async fn table_line(site: &Site, listed: ListedTable, person: Option<&str>) -> Outcome<TableLine> {
    let ListedTable { table, seats } = listed;
    let mut sitters = Vec::with_capacity(seats.len());
    for seat in &seats {
        sitters.push(Sitter::of(site, seat).await?);
    }
    let own = |seat: &&SeatRow| person.is_some() && seat.person.as_deref() == person;
    let frozen = is_frozen(&table);
    // One table that cannot be read must not hide the others.
    let unreadable = site.tables.known(&table.id).is_some_and(|slot| slot.broken.load(Ordering::Relaxed));
    let asked = seats.iter().filter(own).any(|seat| table.waits_for.0.contains(&seat.seat));
    let reserved = seats.iter().filter(own).any(|seat| seat.invitation.is_some());
    let offered = table.stage == Stage::Waiting && reserved;
    Ok(TableLine {
        offered_by: if offered { name_of(site, Some(&table.host), None).await? } else { None },
        your_turn: table.stage == Stage::Playing && asked && !frozen && !unreadable,
        id: table.id,
        stage: table.stage,
        changed: table.changed,
        seats: sitters,
        result: table.result,
        frozen,
        unreadable,
    })
}

/// How somebody on a seat is called.
pub async fn name_of(site: &Site, person: Option<&str>, bot: Option<&str>) -> Outcome<Option<String>> {
    match (person, bot) {
        (Some(person), _) => {
            let name = crate::who::name(site, person).await?;
            Ok(Some(if name.is_empty() { "somebody".to_owned() } else { name }))
        }
        (None, bot) => Ok(bot.map(str::to_owned)),
    }
}

/// Makes a table. If no seat is open, the game begins at once. With the header `Idempotency-Key` a repeated request finds
/// the table that the first one made; the same key with other options is refused.
#[utoipa::path(post, path = "/api/tables", tag = "tables", params(("Idempotency-Key" = Option<String>, Header)), request_body = Options,
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn create(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    Body(options): Body<Options>,
) -> Outcome<Json<TableInfo>> {
    let known = caller.known()?;
    let key = RequestKey::of(&headers, &known.id, &options)?;
    site.limits.spend(&caller, Budget::Write)?;
    let id = key.as_ref().map_or_else(random::name, |request| random::name_for(&site.key, &request.key));
    let there = key.is_some() && site.store.load(&id).await?.is_some();
    let slot = site.tables.slot(&id);
    if !there {
        let seats = seats_of(&options, known);
        make(&site, known, id, options, seats).await?;
    } else if site.tables.lock(&slot).await?.options != options {
        return Err(RequestKey::reused());
    }
    start_if_full(&site, &slot).await?;
    info(&site, &slot, &caller, None).await.map(Json)
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
    options.check()?;
    // Checked and made without another table of theirs in between.
    let _turn = site.turns.take(&known.id).await;
    if options.listed && seats.iter().any(|seat| seat.invitation.is_some()) {
        seats::check_listed_tables(site, &known.id).await?;
    }
    if site.store.open_tables_of(&known.id).await? >= site.limits.allowed.tables {
        return Err(Problem::too_many("you have too many open tables; finish or leave some of them"));
    }
    let wanted = options.edition.as_deref();
    let edition = site.editions.iter().find(|edition| wanted.is_none_or(|wanted| wanted == edition.name));
    let edition =
        edition.ok_or_else(|| Problem::bad("edition", "there is no such edition; /api/editions has the list"))?;
    let at = now();
    // A full table begins next; if this node is killed before that, another one begins it.
    let full = seats.iter().all(|seat| seat.invitation.is_none());
    let &(game, rules) = play::playable().first().ok_or_else(|| Problem::not_found("game"))?;
    let new = NewTable {
        id,
        host: known.id.clone(),
        at,
        wake: full.then_some((at, at + LEASE)),
        listed: options.listed,
        game: game.to_owned(),
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

/// The table as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Link),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub async fn look(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named(id): Named<String>,
    Asked(link): Asked<Link>,
) -> Outcome<Json<TableInfo>> {
    let slot = site.tables.slot(&id);
    info(&site, &slot, &caller, link.key.as_deref()).await.map(Json)
}

/// Somebody is forgotten or banned: a bot takes their seat where others still play. Other tables of theirs are closed, so
/// that nothing more is computed for them.
pub async fn withdraw(site: &Arc<Site>, id: &str, person: &str) -> Outcome<()> {
    let slot = site.tables.slot(id);
    let change = site.tables.change(&slot, |live, _| {
        let place = Place::of(live, Some(person), None)?;
        let all = |entries| Change { entries, ..Change::default() };
        let change = match live.stage() {
            Stage::Playing => {
                let gone = |seat: &&Seat| live.seats.get(seat.index()).is_some_and(|state| state.gone);
                let resigns =
                    place.seats.iter().filter(|seat| !gone(seat)).map(|&seat| seat_entry(EntryKind::Resign, seat));
                let others =
                    live.seats.iter().any(|state| state.is_persons() && state.person.as_deref() != Some(person));
                let closes = (!others).then(|| NewEntry::new(EntryKind::Closed));
                all(resigns.chain(closes).collect())
            }
            Stage::Waiting => seats::leaves(&place, person),
            Stage::Over | Stage::Closed => Change::default(),
        };
        Ok((change, ()))
    });
    change.await?;
    steward::attend(site, &slot);
    Ok(())
}

/// Begins the game with bots of the stand-in level on the seats that are still open or reserved. The host may do so.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn start(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named(id): Named<String>,
) -> Outcome<Json<TableInfo>> {
    let person = caller.known()?.id.clone();
    site.limits.spend(&caller, Budget::Write)?;
    let slot = site.tables.slot(&id);
    let change = site.tables.change(&slot, |live, _| {
        if !Place::of(live, Some(&person), None)?.host {
            return Err(Problem::forbidden("only the host can begin"));
        }
        live.check_playable()?;
        if live.stage() != Stage::Waiting {
            return Err(Problem::conflict("not_waiting", "the game has begun already"));
        }
        let open = live.seats.iter().zip(1..).filter(|(state, _)| !state.is_taken());
        let bot = || Some(live.options.stand_in.clone());
        let seats = open.map(|(_, seat)| SeatChange { seat, person: None, bot: bot(), invitation: None }).collect();
        Ok((Change { entries: beginning(live)?, seats }, ()))
    });
    change.await?;
    steward::attend(&site, &slot);
    info(&site, &slot, &caller, None).await.map(Json)
}

/// The entries with which a game begins: what Nature deals first.
fn beginning(live: &Live) -> Outcome<Vec<NewEntry>> {
    let mut game = live.clone();
    let start = NewEntry::new(EntryKind::Start);
    game.begin().map_err(|reason| Problem::broken_table(&live.id, &reason))?;
    let dealt = std::iter::from_fn(|| game.play.as_mut()?.deal()).map(|line| line_entry(None, line));
    Ok(std::iter::once(start).chain(dealt).collect())
}

/// Begins the game if nobody is missing.
pub async fn start_if_full(site: &Arc<Site>, slot: &Arc<Slot>) -> Outcome<()> {
    let change = site.tables.change(slot, |live, _| {
        let entries = if live.should_begin() { beginning(live)? } else { Vec::new() };
        Ok((Change { entries, ..Change::default() }, ()))
    });
    change.await?;
    steward::attend(site, slot);
    Ok(())
}

/// The table as the caller may see it.
pub async fn info(site: &Site, slot: &Slot, caller: &Caller, key: Option<&str>) -> Outcome<TableInfo> {
    let rematch = site.tables.lock(slot).await?.rematch.clone();
    let next = Next::of(site, rematch, caller.id()).await?;
    let (live, place) = site.tables.lock_for(slot, caller.id(), key).await?;
    let mut seats = Vec::with_capacity(live.seats.len());
    for (seat, state) in Seat::all(u8::try_from(live.seats.len()).unwrap_or(0)).zip(&live.seats) {
        let number = |place: &usize| u8::try_from(place + 1).unwrap_or(u8::MAX);
        seats.push(SeatInfo {
            seat: seat.number(),
            name: name_of(site, state.person.as_deref(), state.bot.as_deref()).await?,
            bot: state.bot.clone(),
            yours: place.seats.contains(&seat),
            reserved: name_of(site, state.reserved.as_deref(), None).await?,
            declined: name_of(site, state.declined.as_deref().filter(|_| place.takes_part()), None).await?,
            absent: state.is_absent(),
            gone: state.gone,
            votable_from: live.votable_from(seat),
            votes: state.votes.iter().map(number).collect(),
            invitation: state.invitation.clone().filter(|_| place.host && state.is_open()),
        });
    }
    let when = live.play.as_ref().map(play::Play::when);
    let over = live.stage() == Stage::Over;
    let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.number()).collect::<Vec<u8>>();
    Ok(TableInfo {
        id: live.id.clone(),
        game: live.pinned.game.clone(),
        rules: live.pinned.rules,
        frozen: live.frozen().is_some(),
        stage: live.stage(),
        version: live.version(),
        created: live.created,
        options: live.options.clone(),
        seats,
        year: when.map(|(year, _)| year),
        season: when.map(|(_, season)| season.to_owned()),
        waits_for: numbers(&live.play.as_ref().map(play::Play::waits_for).unwrap_or_default()),
        clocks: live.clocks(now()),
        commitment: live.secret.commitment(),
        secret: over.then(|| live.secret.to_string()),
        result: live.result(),
        rematch: next.table,
        rematch_offered_by: next.offered_by,
        present: slot.presence.borrow().all(),
        you: You {
            seats: numbers(&place.seats),
            host: place.host,
            watch: (place.sits() || place.host).then(|| live.watch.clone()),
        },
    })
}
