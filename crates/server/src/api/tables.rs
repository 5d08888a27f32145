//! Making, finding and beginning tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use bots::Level;
use host::Edition;
use serde::{Deserialize, Serialize};
use store::Stage;
use table::Seat;
use utoipa::{IntoParams, ToSchema};
use words::Language;

use super::{Body, Path, Query};
use crate::access::Standing;
use crate::catalogue::Offer;
use crate::clock;
use crate::error::{RequestError, Result};
use crate::identity::{Caller, name_of};
use crate::lists::{self, TableLine};
use crate::live_table::LiveTable;
use crate::opening;
use crate::options::Options;
use crate::presence::Present;
use crate::rematch::Next;
use crate::request_key::RequestKey;
use crate::site::Site;
use crate::tables::now;

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
    /// The part of the game, once it has begun: the year or the round.
    pub part: Option<u8>,
    /// The scene of that part: the season or the phase, in the word that records use.
    pub scene: Option<String>,
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
    /// Spectator key, for players at the table and its host.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch: Option<String>,
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
    Json(all_levels())
}

fn all_levels() -> Vec<LevelInfo> {
    Level::ALL.iter().map(|level| LevelInfo { name: level.name().to_owned() }).collect()
}

/// An edition that tables can be played with.
#[derive(Debug, Serialize, ToSchema)]
pub struct EditionInfo {
    /// Its name, for making a table.
    pub name: String,
    /// Its name and the digest of its data, as in records.
    pub title: String,
}

impl EditionInfo {
    fn of(edition: &Edition) -> EditionInfo {
        EditionInfo { name: edition.name().to_owned(), title: edition.title.clone() }
    }
}

/// The editions that tables can be played with, the usual one first.
#[utoipa::path(get, path = "/api/editions", tag = "tables", responses((status = 200, body = Vec<EditionInfo>)))]
pub async fn editions(State(site): State<Arc<Site>>) -> Json<Vec<EditionInfo>> {
    let all = site.catalogue.all().iter().flat_map(|offer| &offer.editions);
    Json(all.map(EditionInfo::of).collect())
}

/// A game that can be played here.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its name in records and addresses, for making a table.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// The version of the rules that new games are played under.
    pub rules: u32,
    /// The least and the most players.
    pub players: [u8; 2],
    /// What can be chosen, for `with` when a table is made.
    pub options: Vec<OptionInfo>,
    /// The editions, the usual one first.
    pub editions: Vec<EditionInfo>,
    /// The bots that play it, the weakest first.
    pub bots: Vec<LevelInfo>,
}

/// Something that can be chosen before a game begins.
#[derive(Debug, Serialize, ToSchema)]
pub struct OptionInfo {
    /// Its name; in `with` the value follows it: `first 2`.
    pub name: &'static str,
    /// What it can be; none if it is a switch that is on when it is named.
    pub values: &'static [&'static str],
}

/// The games that can be played here, the usual one first.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(site): State<Arc<Site>>) -> Json<Vec<GameInfo>> {
    let info = |offer: &Offer| GameInfo {
        name: offer.title.name(),
        title: offer.title.title(Language::En),
        rules: offer.title.rules(),
        players: [*offer.title.seats().start(), *offer.title.seats().end()],
        options: offer
            .title
            .choices()
            .iter()
            .map(|choice| OptionInfo { name: choice.name, values: choice.values })
            .collect(),
        editions: offer.editions.iter().map(EditionInfo::of).collect(),
        bots: all_levels(),
    };
    Json(site.catalogue.all().iter().map(info).collect())
}

/// Open tables, and listed games that are being played or are over; of each stage at most two of one host.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<TableLine>)))]
pub async fn list(State(site): State<Arc<Site>>) -> Result<Json<Vec<TableLine>>> {
    lists::listed(&site).await.map(Json)
}

/// Your tables, and those where you are offered a seat; first those where something is asked of you.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables",
    responses((status = 200, body = Vec<TableLine>), (status = 401, body = RequestError)))]
pub async fn mine(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Vec<TableLine>>> {
    lists::own(&site, &caller).await.map(Json)
}

/// Makes a table. If no seat is open, the game begins at once. With the header `Idempotency-Key` a repeated request finds
/// the table that the first one made; the same key with other options is refused.
#[utoipa::path(post, path = "/api/tables", tag = "tables", params(("Idempotency-Key" = Option<String>, Header)), request_body = Options,
    responses((status = 200, body = TableInfo), (status = 401, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn create(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    Body(options): Body<Options>,
) -> Result<Json<TableInfo>> {
    let key = RequestKey::of(&headers, &caller.identity()?.id, &options)?;
    let live = opening::create(&site, &caller, options, key.as_ref()).await?;
    info(&site, &live, &caller, None).await.map(Json)
}

/// The table as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Link),
    responses((status = 200, body = TableInfo), (status = 404, body = RequestError)))]
pub async fn look(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(link): Query<Link>,
) -> Result<Json<TableInfo>> {
    let (live, _) = site.tables.lock_for(&site.tables.handle(&id), caller.id(), link.key.as_deref()).await?;
    info(&site, &live, &caller, link.key.as_deref()).await.map(Json)
}

/// Begins the game with bots of the stand-in level on the seats that are still open or reserved. The host may do so.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 409, body = RequestError), (status = 429, body = RequestError)))]
pub async fn start(State(site): State<Arc<Site>>, caller: Caller, Path(id): Path<String>) -> Result<Json<TableInfo>> {
    let live = opening::start(&site, &caller, &id).await?;
    info(&site, &live, &caller, None).await.map(Json)
}

/// The table as the caller may see it.
pub async fn info(site: &Site, live: &LiveTable, caller: &Caller, key: Option<&str>) -> Result<TableInfo> {
    let standing = Standing::of(live, caller.id(), key)?;
    let next = Next::of(site, live, caller.id()).await?;
    let handle = site.tables.handle(&live.id);
    let mut seats = Vec::with_capacity(live.seats.len());
    for (seat, state) in Seat::all(u8::try_from(live.seats.len()).unwrap_or(0)).zip(&live.seats) {
        let number = |index: &usize| u8::try_from(index + 1).unwrap_or(u8::MAX);
        seats.push(SeatInfo {
            seat: seat.number(),
            name: name_of(site, state.person.as_deref(), state.bot.as_deref()).await?,
            bot: state.bot.clone(),
            yours: standing.seats.contains(&seat),
            reserved: name_of(site, state.reserved.as_deref(), None).await?,
            declined: name_of(site, state.declined.as_deref().filter(|_| standing.takes_part()), None).await?,
            absent: state.is_absent(),
            gone: state.gone,
            votable_from: live.votable_from(seat),
            votes: state.votes.iter().map(number).collect(),
            invitation: state.invitation.clone().filter(|_| standing.host && state.is_open()),
        });
    }
    let when = live.play.as_ref().map(|play| play.when());
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
        part: when.map(|when| when.part),
        scene: when.map(|when| when.scene.to_owned()),
        waits_for: numbers(&live.waits_for()),
        clocks: live.clocks(now()),
        commitment: live.secret.commitment(),
        secret: over.then(|| live.secret.to_string()),
        result: live.result(),
        rematch: next.table,
        rematch_offered_by: next.offered_by,
        present: handle.presence.borrow().all(),
        you: You {
            seats: numbers(&standing.seats),
            host: standing.host,
            watch: (standing.sits() || standing.host).then(|| live.watch.clone()),
        },
    })
}
