//! Lists of tables. They are made from what the database says of tables; no game is read for them, but once if the database
//! does not say yet whom it waits for (`waits.rs`).

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use serde::Serialize;
use store::{ListedTable, SeatNumbers, SeatRow, Stage};
use utoipa::ToSchema;

use crate::error::Result;
use crate::identity::{Caller, name_of};
use crate::live_table::is_frozen;
use crate::options::{Clock, Options};
use crate::site::Site;
use crate::tables::now;

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

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableLine {
    /// Its name in addresses.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// Where it is.
    #[schema(schema_with = crate::api::stage_schema)]
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

/// Who has a seat. People and bots are distinguished here, not by their names: anybody may be called like a bot.
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
    async fn of(site: &Site, seat: &SeatRow) -> Result<Sitter> {
        let name = name_of(site, seat.person.as_deref(), None).await?;
        let bot = || seat.bot.clone().map_or(Sitter::Open, Sitter::Bot);
        Ok(name.map_or_else(bot, Sitter::Person))
    }
}

/// Open tables, and listed games that are being played or are over; of each stage at most two of one host.
pub async fn listed(site: &Site) -> Result<Vec<TableLine>> {
    let mut all = Vec::new();
    for stage in [Stage::Waiting, Stage::Playing, Stage::Over] {
        let listed = site.store.listed(stage, LISTED_OF_HOST, 4 * LISTED).await?;
        let mut of_address: HashMap<String, usize> = HashMap::new();
        let shown = listed.into_iter().filter(|listed| {
            let count = of_address.entry(site.networks.owner_of(&listed.table.host)).or_default();
            *count += 1;
            *count <= LISTED_OF_ADDRESS && (stage != Stage::Waiting || still_waits(site, listed))
        });
        all.extend(shown.take(usize::try_from(LISTED).unwrap_or(0)));
    }
    table_lines(site, all, None).await
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
    let present = || site.tables.find(&table.id).is_some_and(|handle| !handle.presence.borrow().all().seats.is_empty());
    open && (now() - table.changed < stays || present())
}

/// The tables of the caller, and those where they are offered a seat; first those where something is asked of them.
pub async fn own(site: &Site, caller: &Caller) -> Result<Vec<TableLine>> {
    let person = &caller.identity()?.id;
    let all = site.store.tables_of(person, 100).await?;
    let mut lines = table_lines(site, all, Some(person)).await?;
    lines.sort_by_key(|line| !line.your_turn && line.offered_by.is_none());
    Ok(lines)
}

async fn table_lines(site: &Site, all: Vec<ListedTable>, person: Option<&str>) -> Result<Vec<TableLine>> {
    let mut lines = Vec::with_capacity(all.len());
    for listed in all {
        lines.push(table_line(site, listed, person).await?);
    }
    Ok(lines)
}

async fn table_line(site: &Site, listed: ListedTable, person: Option<&str>) -> Result<TableLine> {
    let ListedTable { table, seats } = listed;
    let mut sitters = Vec::with_capacity(seats.len());
    for seat in &seats {
        sitters.push(Sitter::of(site, seat).await?);
    }
    let own = |seat: &&SeatRow| person.is_some() && seat.person.as_deref() == person;
    let frozen = is_frozen(&table, &site.catalogue);
    let is_broken = || site.tables.find(&table.id).is_some_and(|handle| handle.broken.load(Ordering::Relaxed));
    let unknown = table.stage == Stage::Playing && table.waits_for.0.is_empty() && !frozen && !is_broken();
    let waits_for = match unknown && seats.iter().any(|seat| own(&seat)) {
        true => read_waits(site, &table.id).await,
        false => table.waits_for.clone(),
    };
    // One table that cannot be read must not hide the others.
    let unreadable = is_broken();
    let asked = seats.iter().filter(own).any(|seat| waits_for.0.contains(&seat.seat));
    let reserved = seats.iter().filter(own).any(|seat| seat.invitation.is_some());
    let offered = table.stage == Stage::Waiting && reserved;
    Ok(TableLine {
        offered_by: if offered { name_of(site, Some(&table.host), None).await? } else { None },
        your_turn: table.stage == Stage::Playing && asked && !frozen && !unreadable,
        id: table.id,
        game: table.game,
        stage: table.stage,
        changed: table.changed,
        seats: sitters,
        result: table.result,
        frozen,
        unreadable,
    })
}

/// Whom a game waits for, from the game itself; reading it writes that down. Nobody if it cannot be read.
async fn read_waits(site: &Site, id: &str) -> SeatNumbers {
    site.tables.lock(&site.tables.handle(id)).await.map(|live| live.waiting_players()).unwrap_or_default()
}
