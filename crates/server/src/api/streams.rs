//! What happens at a table, as it happens; and what people say there.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Viewer;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_stream::wrappers::ReceiverStream;
use utoipa::{IntoParams, ToSchema};

use super::{Body, Path, Query};
use crate::access::Standing;
use crate::chat::{self, ChatLine, lines_after};
use crate::error::{RequestError, Result};
use crate::identity::{Caller, Identity, is_still_valid};
use crate::limits::Pass;
use crate::live_table::LiveTable;
use crate::site::Site;
use crate::tables::{TableHandle, now};

/// How often a silent stream says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Events that may wait for a slow reader; then the stream waits, and sends the newest state later.
const AHEAD: usize = 8;
/// A stream tells at most this often who is present.
const PRESENCE: Duration = Duration::from_secs(1);
/// Nodes tell each other at most this often who is present at a table.
const PRESENCE_OF_NODE: Duration = Duration::from_millis(250);

/// From which version on, as which viewer.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub struct From {
    /// A seat of yours, from 1; 0 follows as a spectator.
    #[serde(default)]
    #[param(maximum = 8)]
    pub seat: Option<u8>,
    /// The last version you know; the header `Last-Event-ID` says the same. Without it only what is new comes.
    #[serde(default)]
    pub after: Option<i64>,
    /// What lets others watch.
    #[serde(default)]
    pub key: Option<String>,
}

/// After which line of chat.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub struct After {
    /// The number of the last line you know.
    #[serde(default)]
    pub after: i64,
    /// What lets others watch.
    #[serde(default)]
    pub key: Option<String>,
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// At most 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub text: String,
}

/// Server-sent events: `log` (its id is the version) with new entries as you may see them, `chat`, `presence`.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "play", params(("id" = String, Path), From, ("Last-Event-ID" = Option<i64>, Header)),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 400, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 429, body = RequestError)))]
pub async fn follow(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(from): Query<From>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let pass = site.limits.stream(&caller)?;
    let handle = site.tables.handle(&id);
    let watcher = Watcher { identity: caller.identity.clone(), key: from.key, seat: from.seat };
    let (viewer, seats, version) = {
        let (live, standing) = site.tables.lock_for(&handle, caller.id(), watcher.key.as_deref()).await?;
        let seats: Vec<u8> = standing.seats.iter().map(|seat| seat.number()).collect();
        (standing.viewer(&live, watcher.seat)?, seats, live.version())
    };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let seen = last.or(from.after).unwrap_or(version);
    let (send, events) = mpsc::channel(AHEAD);
    let seats = if viewer == Viewer::Spectator || seats.is_empty() { vec![0] } else { seats };
    let guest = Guest::new(&site, &handle, seats, pass);
    tokio::spawn(async move {
        // The reader going away is the usual end.
        let _ = tell(&guest, &watcher, seen, &send).await;
    });
    Ok(Sse::new(ReceiverStream::new(events)).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// Who follows the stream, and as which viewer. What they may see is asked anew each time: they may have left the table,
/// and somebody else may have their seat.
struct Watcher {
    identity: Option<Identity>,
    key: Option<String>,
    seat: Option<u8>,
}

impl Watcher {
    fn standing(&self, live: &LiveTable) -> Result<Standing> {
        Standing::of(live, self.identity.as_ref().map(|identity| identity.id.as_str()), self.key.as_deref())
    }

    fn muted(&self, live: &LiveTable) -> Vec<String> {
        live.muted_for(self.identity.as_ref().map(|identity| identity.id.as_str()))
    }

    fn viewer(&self, live: &LiveTable) -> Result<Viewer> {
        self.standing(live)?.viewer(live, self.seat)
    }
}

/// Somebody with an open stream.
struct Guest {
    site: Arc<Site>,
    handle: Arc<TableHandle>,
    seats: Vec<u8>,
    _pass: Pass,
}

impl Guest {
    fn new(site: &Arc<Site>, handle: &Arc<TableHandle>, seats: Vec<u8>, pass: Pass) -> Guest {
        let guest = Guest { site: Arc::clone(site), handle: Arc::clone(handle), seats, _pass: pass };
        guest.handle.presence.send_modify(|presence| presence.comes(site.store.node(), &guest.seats));
        site.metrics.stream_opened();
        guest.tell_others();
        guest
    }

    /// Tells the other nodes who is present here. Whatever changes in the meantime goes into the same message.
    fn tell_others(&self) {
        if !self.site.store.is_shared() || self.site.is_stopping() {
            return;
        }
        if self.handle.tells_presence.swap(true, Ordering::AcqRel) {
            return;
        }
        let (site, handle) = (Arc::clone(&self.site), Arc::clone(&self.handle));
        tokio::spawn(async move {
            sleep(PRESENCE_OF_NODE).await;
            handle.tells_presence.store(false, Ordering::Release);
            let told = handle.presence.borrow().told_by(site.store.node());
            site.store.tell("presence", &format!("{} {told}", handle.id)).await
        });
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.handle.presence.send_modify(|presence| presence.goes(self.site.store.node(), &self.seats));
        self.site.metrics.stream_closed();
        self.tell_others();
    }
}

/// Nobody listens any more, or there is nothing left to tell.
struct Ended;

async fn tell(
    guest: &Guest,
    watcher: &Watcher,
    mut seen: i64,
    send: &mpsc::Sender<Result<Event, Infallible>>,
) -> Result<(), Ended> {
    let Guest { site, handle, .. } = guest;
    let (mut news, mut chat, mut presence) =
        (handle.news.subscribe(), handle.chat.subscribe(), handle.presence.subscribe());
    let mut people = site.identities.changes();
    // Whoever is there now, and what was missed.
    presence.mark_changed();
    news.mark_changed();
    let mut said = *chat.borrow_and_update();
    let (mut present, mut presence_due) = (None, Instant::now());
    loop {
        tokio::select! {
            changed = news.changed() => {
                changed.map_err(|_| Ended)?;
                let live = site.tables.lock(handle).await.map_err(|_| Ended)?;
                let version = live.version();
                let viewer = watcher.viewer(&live).map_err(|_| Ended)?;
                let event = log_event(&live, viewer, seen);
                drop(live);
                if let Some(event) = event {
                    send.send(Ok(event)).await.map_err(|_| Ended)?;
                }
                seen = version;
            }
            changed = chat.changed() => {
                changed.map_err(|_| Ended)?;
                chat.mark_unchanged();
                let lines = lines_after(site, &handle.id, said).await.map_err(|_| Ended)?;
                // After the lines: what was said after a mute must find the mute.
                let muted = watcher.muted(&*site.tables.lock(handle).await.map_err(|_| Ended)?);
                for (person, line) in lines {
                    said = said.max(line.number);
                    if muted.contains(&person) {
                        continue;
                    }
                    send.send(Ok(event("chat", &json!(line)))).await.map_err(|_| Ended)?;
                }
            }
            // The pause comes first: a change that is heard and then dropped with this future would be lost.
            changed = async { sleep_until(presence_due).await; presence.changed().await } => {
                changed.map_err(|_| Ended)?;
                presence_due = Instant::now() + PRESENCE;
                let now_present = presence.borrow_and_update().all();
                if present.as_ref() != Some(&now_present) {
                    send.send(Ok(event("presence", &json!(now_present)))).await.map_err(|_| Ended)?;
                    present = Some(now_present);
                }
            }
            changed = people.changed() => {
                changed.map_err(|_| Ended)?;
                if let Some(identity) = &watcher.identity && !is_still_valid(site, identity).await {
                    return Ok(());
                }
            }
            () = send.closed() => return Ok(()),
            () = site.stopping() => return Ok(()),
        }
    }
}

fn event(name: &str, data: &Value) -> Event {
    Event::default().event(name).data(data.to_string())
}

/// What happened after a version, as the viewer may see it.
fn log_event(live: &LiveTable, viewer: Viewer, seen: i64) -> Option<Event> {
    let after = usize::try_from(seen).unwrap_or(0);
    let news = live.log.get(after..).filter(|news| !news.is_empty())?;
    // Who mutes whom is nobody else's business, not even that somebody does.
    let entries: Vec<Value> = news
        .iter()
        .filter(|entry| !entry.kind.is_private())
        .map(|entry| {
            json!({"number": entry.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat,
                   "text": live.shown(entry, viewer)})
        })
        .collect();
    let waits = live.play.as_ref().map(|play| play.waits_for()).unwrap_or_default();
    let data = json!({
        "version": live.version(),
        "stage": live.stage(),
        "waits_for": waits,
        "clocks": live.clocks(now()),
        "entries": entries,
    });
    Some(event("log", &data).id(live.version().to_string()))
}

/// What was said at the table, without the lines of players whom you muted.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "play", params(("id" = String, Path), After),
    responses((status = 200, body = Vec<ChatLine>), (status = 400, body = RequestError), (status = 404, body = RequestError)))]
pub async fn chat(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(after): Query<After>,
) -> Result<Json<Vec<ChatLine>>> {
    let handle = site.tables.handle(&id);
    let muted = {
        let (live, _) = site.tables.lock_for(&handle, caller.id(), after.key.as_deref()).await?;
        live.muted_for(caller.id())
    };
    let lines = lines_after(&site, &id, after.after).await?;
    Ok(Json(lines.into_iter().filter(|(person, _)| !muted.contains(person)).map(|(_, line)| line).collect()))
}

/// A player to mute or to unmute.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Muting {
    /// Whose seat, from 1.
    #[schema(minimum = 1, maximum = 8)]
    pub seat: u8,
    /// `false` unmutes.
    #[serde(default = "yes")]
    pub muted: bool,
}

fn yes() -> bool {
    true
}

/// Chats with everybody at the table. Players can, and a host who does not play; not after resigning or being voted out.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "play", params(("id" = String, Path)), request_body = Saying,
    responses((status = 200, body = ChatLine), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn say(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(saying): Body<Saying>,
) -> Result<Json<ChatLine>> {
    chat::say(&site, &caller, &id, &saying.text).await.map(Json)
}

/// Mutes another player at the table: you do not get their chat any more. The others do.
#[utoipa::path(post, path = "/api/tables/{id}/mutes", tag = "play", params(("id" = String, Path)), request_body = Muting,
    responses((status = 204), (status = 401, body = RequestError), (status = 403, body = RequestError), (status = 404, body = RequestError), (status = 422, body = RequestError), (status = 429, body = RequestError)))]
pub async fn mute(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(muting): Body<Muting>,
) -> Result<StatusCode> {
    chat::mute(&site, &caller, &id, (muting.seat, muting.muted)).await.map(|_| StatusCode::NO_CONTENT)
}
