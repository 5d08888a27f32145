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

use super::{Asked, Body, Named};
use crate::access::Place;
use crate::chat::{self, ChatLine, lines_after};
use crate::error::{Outcome, Problem};
use crate::limits::Pass;
use crate::live::Live;
use crate::site::Site;
use crate::tables::{Slot, now};
use crate::who::{Caller, Known, is_still_known};

/// How often a silent stream says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Events that may wait for a slow reader; then the stream waits, and sends the newest state later.
const AHEAD: usize = 8;
/// A stream tells at most this often who is present.
const PRESENCE: Duration = Duration::from_secs(1);
/// Nodes tell each other at most this often who is present at a table.
const PRESENCE_OF_NODE: Duration = Duration::from_millis(250);

/// From where on, through whose eyes.
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
    /// At most 500 letters.
    #[schema(min_length = 1, max_length = 500)]
    pub text: String,
}

/// Server-sent events: `log` (its id is the version) with new entries as you may see them, `chat`, `presence`.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "play", params(("id" = String, Path), From, ("Last-Event-ID" = Option<i64>, Header)),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn follow(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    Named(id): Named<String>,
    Asked(from): Asked<From>,
) -> Outcome<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let pass = site.limits.stream(&caller)?;
    let slot = site.tables.slot(&id);
    let eyes = Eyes { known: caller.known.clone(), key: from.key, seat: from.seat };
    let (viewer, seats, version) = {
        let (live, place) = site.tables.lock_for(&slot, caller.id(), eyes.key.as_deref()).await?;
        let seats: Vec<u8> = place.seats.iter().map(|seat| seat.number()).collect();
        (place.viewer(&live, eyes.seat)?, seats, live.version())
    };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let known = last.or(from.after).unwrap_or(version);
    let (send, events) = mpsc::channel(AHEAD);
    let seats = if viewer == Viewer::Spectator || seats.is_empty() { vec![0] } else { seats };
    let guest = Guest::new(&site, &slot, seats, pass);
    tokio::spawn(async move {
        // The reader going away is the usual end.
        let _ = tell(&guest, &eyes, known, &send).await;
    });
    Ok(Sse::new(ReceiverStream::new(events)).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// Who looks, and through whose eyes they want to. What they may see is asked anew each time: they may have left the table,
/// and somebody else may have their seat.
struct Eyes {
    known: Option<Known>,
    key: Option<String>,
    seat: Option<u8>,
}

impl Eyes {
    fn place(&self, live: &Live) -> Outcome<Place> {
        Place::of(live, self.known.as_ref().map(|known| known.id.as_str()), self.key.as_deref())
    }

    fn muted(&self, live: &Live) -> Vec<String> {
        live.muted_for(self.known.as_ref().map(|known| known.id.as_str()))
    }

    fn viewer(&self, live: &Live) -> Outcome<Viewer> {
        self.place(live)?.viewer(live, self.seat)
    }
}

/// Somebody with an open stream.
struct Guest {
    site: Arc<Site>,
    slot: Arc<Slot>,
    seats: Vec<u8>,
    _pass: Pass,
}

impl Guest {
    fn new(site: &Arc<Site>, slot: &Arc<Slot>, seats: Vec<u8>, pass: Pass) -> Guest {
        let guest = Guest { site: Arc::clone(site), slot: Arc::clone(slot), seats, _pass: pass };
        guest.slot.presence.send_modify(|presence| presence.comes(site.store.node(), &guest.seats));
        site.metrics.stream_opened();
        guest.tell_others();
        guest
    }

    /// Tells the other nodes who is present here. Whatever changes in the meantime goes into the same message.
    fn tell_others(&self) {
        if !self.site.store.is_shared() || self.site.is_stopping() {
            return;
        }
        if self.slot.tells_presence.swap(true, Ordering::AcqRel) {
            return;
        }
        let (site, slot) = (Arc::clone(&self.site), Arc::clone(&self.slot));
        tokio::spawn(async move {
            sleep(PRESENCE_OF_NODE).await;
            slot.tells_presence.store(false, Ordering::Release);
            let told = slot.presence.borrow().told_by(site.store.node());
            site.store.tell("presence", &format!("{} {told}", slot.id)).await
        });
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.slot.presence.send_modify(|presence| presence.goes(self.site.store.node(), &self.seats));
        self.site.metrics.stream_closed();
        self.tell_others();
    }
}

/// Nobody listens any more, or there is nothing left to tell.
struct Ended;

async fn tell(
    guest: &Guest,
    eyes: &Eyes,
    mut known: i64,
    send: &mpsc::Sender<Result<Event, Infallible>>,
) -> Result<(), Ended> {
    let Guest { site, slot, .. } = guest;
    let (mut news, mut chat, mut presence) = (slot.news.subscribe(), slot.chat.subscribe(), slot.presence.subscribe());
    let mut people = site.remembered.changes();
    // Whoever is there now, and what was missed.
    presence.mark_changed();
    news.mark_changed();
    let mut said = *chat.borrow_and_update();
    let (mut present, mut presence_due) = (None, Instant::now());
    loop {
        tokio::select! {
            changed = news.changed() => {
                changed.map_err(|_| Ended)?;
                let live = site.tables.lock(slot).await.map_err(|_| Ended)?;
                let version = live.version();
                let viewer = eyes.viewer(&live).map_err(|_| Ended)?;
                let event = log_event(&live, viewer, known);
                drop(live);
                if let Some(event) = event {
                    send.send(Ok(event)).await.map_err(|_| Ended)?;
                }
                known = version;
            }
            changed = chat.changed() => {
                changed.map_err(|_| Ended)?;
                chat.mark_unchanged();
                let lines = lines_after(site, &slot.id, said).await.map_err(|_| Ended)?;
                // After the lines: what was said after a mute must find the mute.
                let muted = eyes.muted(&*site.tables.lock(slot).await.map_err(|_| Ended)?);
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
                if let Some(known) = &eyes.known && !is_still_known(site, known).await {
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
fn log_event(live: &Live, viewer: Viewer, known: i64) -> Option<Event> {
    let after = usize::try_from(known).unwrap_or(0);
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
    responses((status = 200, body = Vec<ChatLine>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn chat(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named(id): Named<String>,
    Asked(after): Asked<After>,
) -> Outcome<Json<Vec<ChatLine>>> {
    let slot = site.tables.slot(&id);
    let muted = {
        let (live, _) = site.tables.lock_for(&slot, caller.id(), after.key.as_deref()).await?;
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
    responses((status = 200, body = ChatLine), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn say(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named(id): Named<String>,
    Body(saying): Body<Saying>,
) -> Outcome<Json<ChatLine>> {
    chat::say(&site, &caller, &id, &saying.text).await.map(Json)
}

/// Mutes another player at the table: you do not get their chat any more. The others do.
#[utoipa::path(post, path = "/api/tables/{id}/mutes", tag = "play", params(("id" = String, Path)), request_body = Muting,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn mute(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named(id): Named<String>,
    Body(muting): Body<Muting>,
) -> Outcome<StatusCode> {
    chat::mute(&site, &caller, &id, (muting.seat, muting.muted)).await.map(|_| StatusCode::NO_CONTENT)
}
