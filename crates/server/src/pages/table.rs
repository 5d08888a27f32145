//! The page of a table, and what is done on it.

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use host::AnyGame;
use serde::Deserialize;
use store::{Millis, Stage};
use table::{Seat, Viewer};
use web::Page;
use web::table::{LogLine, Said, SeatLine, Since, TablePage, TableStage, Vote, tell_apart};

use super::{Visitor, error_text, frozen_text, go_to};
use crate::access::Standing;
use crate::acting::{self, Answer, Given};
use crate::api::Query;
use crate::error::{RequestError, Result};
use crate::hints::{self, Hint, Rated};
use crate::identity::name_of;
use crate::live_table::LiveTable;
use crate::rematch::{self, Next};
use crate::request_key::RequestKey;
use crate::seating::{self, Wanted};
use crate::site::Site;
use crate::tables::{Locked, now};
use crate::{chat, opening};

/// As which viewer, with which link.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct TableQuery {
    seat: Option<u8>,
    key: Option<String>,
}

type Fields = Vec<(String, String)>;

fn field<'f>(fields: &'f Fields, name: &str) -> Option<&'f str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

fn seat_field(fields: &Fields) -> Option<u8> {
    field(fields, "seat").and_then(|seat| seat.parse().ok())
}

async fn show(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Response {
    shown(&site, &visitor, &id, query, None).await
}

/// The table, as a page or as the part of it that changes.
async fn shown(site: &Arc<Site>, visitor: &Visitor, id: &str, query: TableQuery, message: Option<String>) -> Response {
    match site.tables.lock_for(&site.tables.handle(id), visitor.caller.id(), query.key.as_deref()).await {
        Ok((live, _)) => rendered(site, visitor, live, query, message).await,
        Err(error) => visitor.error_page(&error),
    }
}

/// The same of a table that is locked. It is free again before the HTML is made.
async fn rendered(
    site: &Site,
    visitor: &Visitor,
    live: Locked,
    query: TableQuery,
    message: Option<String>,
) -> Response {
    let status = if message.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let began = Instant::now();
    let page = &visitor.page_about(live.pinned.title);
    let table = page_of(site, visitor, page, &live, query, message).await;
    drop(live);
    match table {
        Ok(table) => {
            let text = if visitor.part { table.main(page).into_string() } else { table.html(page) };
            // Browsers show it beside the page, and `cargo xtask pages` gathers it.
            let took = format!("page;dur={:.3}", began.elapsed().as_secs_f64() * 1_000.0);
            (status, [("server-timing", took)], Html(text)).into_response()
        }
        Err(error) => visitor.error_page(&error),
    }
}

/// What belongs to a seat, for a closer look.
async fn closer(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, u8)>,
    Query(query): Query<TableQuery>,
) -> Response {
    let drawn = async {
        let handle = site.tables.handle(&id);
        let (live, _) = site.tables.lock_for(&handle, visitor.caller.id(), query.key.as_deref()).await?;
        let page = &visitor.page_about(live.pinned.title);
        let table = page_of(&site, &visitor, page, &live, query, None).await?;
        drop(live);
        let seat = Seat::from_number(seat).ok_or_else(|| RequestError::not_found("seat"))?;
        let text = match visitor.part {
            true => table.closer(page, seat).map(|picture| picture.into_string()),
            false => table.closer_page(page, seat),
        };
        text.ok_or_else(|| RequestError::not_found("seat"))
    };
    match drawn.await {
        Ok(text) => Html(text).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

async fn page_of(
    site: &Site,
    visitor: &Visitor,
    page: &Page,
    live: &LiveTable,
    query: TableQuery,
    message: Option<String>,
) -> Result<TablePage> {
    let standing = Standing::of(live, visitor.caller.id(), query.key.as_deref())?;
    let handle = site.tables.handle(&live.id);
    let chat = site.tables.latest_chat(&handle).await?;
    let present = handle.presence.borrow().all();
    let next = Next::of(site, live, visitor.caller.id()).await?;
    let muted = live.muted_for(visitor.caller.id());
    let mut said = Vec::with_capacity(chat.len());
    for line in chat.iter().filter(|line| !muted.contains(&line.person)) {
        let name = name_of(site, Some(&line.person), None).await?.unwrap_or_default();
        said.push(Said { number: line.number, name, text: line.text.clone() });
    }
    let viewer = standing.viewer(live, query.seat)?;
    let mut seats = Vec::with_capacity(live.seats.len());
    for (seat, state) in Seat::all(u8::try_from(live.seats.len()).unwrap_or(0)).zip(&live.seats) {
        let line = seat_line(live, &standing, seat, present.seats.contains(&seat.number()));
        seats.push(SeatLine {
            name: name_of(site, state.person.as_deref(), None).await?,
            reserved: name_of(site, state.reserved.as_deref(), None).await?,
            declined: name_of(site, state.declined.as_deref().filter(|_| standing.takes_part()), None).await?,
            ..line
        });
    }
    let offers = live.stage() == Stage::Waiting && !standing.reserved.is_empty();
    let host = if offers { name_of(site, Some(&live.host), None).await? } else { None };
    tell_apart(&mut seats);
    let scene = live.play.as_ref().map(|play| play.scene(viewer));
    let (log, since) = match &live.play {
        Some(play) => log(play.as_ref(), viewer, page, &seats),
        None => Default::default(),
    };
    let your_turn = scene.as_ref().is_some_and(|scene| scene.decision.is_some());
    Ok(TablePage {
        id: live.id.clone(),
        title: live.pinned.title.map(|title| title.title(page.prefs.language)).unwrap_or_default(),
        version: live.version(),
        stage: match live.stage() {
            Stage::Waiting => TableStage::Waiting,
            Stage::Playing => TableStage::Playing,
            Stage::Over => TableStage::Over,
            Stage::Closed => TableStage::Closed,
        },
        seats,
        own: standing.seats.clone(),
        host: standing.host,
        watch: (standing.sits() || standing.host).then(|| live.watch.clone()),
        key: query.key,
        scene,
        log,
        since: since.filter(|_| your_turn),
        chat: said,
        may_chat: standing.may_chat(live),
        hints: live.options.hints,
        rematch: next.table.filter(|_| next.visible),
        offered_by: next.offered_by.or(host),
        commitment: live.secret.commitment(),
        frozen: live.frozen().map(|pinned| frozen_text(page, pinned)),
        message,
    })
}

/// A seat without the names.
fn seat_line(live: &LiveTable, standing: &Standing, seat: Seat, present: bool) -> SeatLine {
    let state = live.seats.get(seat.index()).cloned().unwrap_or_default();
    let own = standing.seats.contains(&seat);
    let asked = live.waits_for().contains(&seat);
    let clock = live.clocks(now()).and_then(|clocks| clocks.get(seat.index()).copied());
    SeatLine {
        seat,
        own,
        offered: standing.reserved.contains(&seat),
        asked,
        present: present || state.bot.is_some() || own,
        absent: state.is_absent(),
        gone: state.gone,
        muted: (standing.sits() && !own && state.person.is_some())
            .then(|| standing.seats.iter().any(|seat| state.muted_by.contains(&seat.index()))),
        vote: vote_on(live, standing, seat, now()).filter(|_| !own),
        clock: clock
            .filter(|_| live.stage() == Stage::Playing)
            .map(|clock| ((clock.turn + clock.bank) / 1_000, clock.runs)),
        invitation: state.invitation.clone().filter(|_| standing.host && state.is_open()),
        bot: state.bot,
        ..SeatLine::default()
    }
}

/// Without a clock everybody who is asked can be voted out some day; that is shown on the last day before.
const VOTE_SHOWN: Millis = 24 * 3_600 * 1_000;

/// How far the viewer is with a vote against a player.
fn vote_on(live: &LiveTable, standing: &Standing, seat: Seat, now: Millis) -> Option<Vote> {
    let voter = |own: &Seat| live.seats.get(own.index()).is_some_and(|state| !state.gone);
    let left = live.votable_from(seat)? - now;
    if left > VOTE_SHOWN || !standing.seats.iter().any(voter) {
        return None;
    }
    let votes = live.seats.get(seat.index()).map(|state| state.votes.as_slice()).unwrap_or_default();
    match left {
        1.. => Some(Vote::Later(left / 1_000 + 1)),
        _ if standing.seats.iter().any(|own| votes.contains(&own.index())) => Some(Vote::Cast),
        _ => Some(Vote::Open),
    }
}

/// What happened in this part of the game and the one before, in words; and what of it since the viewer did something.
fn log(play: &dyn AnyGame, viewer: Viewer, page: &Page, seats: &[SeatLine]) -> (Vec<LogLine>, Option<Since>) {
    let name = |seat: Seat| seats.get(seat.index()).map_or_else(|| seat.to_string(), |line| line.called(page));
    let mut lines = Vec::new();
    let mut since = None;
    for told in play.recent(viewer, page.prefs.language, &name) {
        let (line, last) = told.lines;
        lines.extend(told.heading.map(|text| LogLine { line, heading: told.begins, text }));
        lines.extend(told.text.into_iter().map(|text| LogLine { line, heading: None, text }));
        // A chapter that the viewer's answer brought about is news, until they do something in it.
        let did_something = told.begins.is_none() || last > line;
        if matches!(viewer, Viewer::Seat(own) if told.seat == Some(own)) && did_something {
            since = Some(Since { first: lines.len(), action: last + 1 });
        }
    }
    (lines, since)
}

/// Shows a table after something was done there, or says why it was not.
async fn done(site: &Arc<Site>, visitor: &Visitor, id: &str, seat: Option<u8>, outcome: Result<Locked>) -> Response {
    let query = TableQuery { seat, key: None };
    match outcome {
        Ok(live) if visitor.part => {
            // On one screen the next question may be another seat's: whoever is asked is shown.
            let several = Standing::of(&live, visitor.caller.id(), None).is_ok_and(|standing| standing.seats.len() > 1);
            let query = if several { TableQuery::default() } else { query };
            rendered(site, visitor, live, query, None).await
        }
        Ok(_) => go_to(&format!("/tables/{id}"), None),
        Err(error) => shown(site, visitor, id, query, Some(error_text(&visitor.page, &error))).await,
    }
}

async fn act(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    let actions = field(&fields, "action").unwrap_or_default();
    let actions = Given::Actions(actions.split("; ").map(str::to_owned).collect());
    answer(&site, &visitor, &id, &headers, &fields, actions).await
}

/// Several things at once; the game's own order is found by the use case.
async fn pick(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    let mut picked: Vec<String> = Vec::new();
    for (name, value) in &fields {
        match name.as_str() {
            "pick" => picked.push(value.clone()),
            "decision" | "seat" => {}
            thing => {
                let count = value.parse::<usize>().unwrap_or(0).min(64);
                picked.extend(std::iter::repeat_n(thing.to_owned(), count));
            }
        }
    }
    answer(&site, &visitor, &id, &headers, &fields, Given::Picks(picked)).await
}

async fn answer(
    site: &Arc<Site>,
    visitor: &Visitor,
    id: &str,
    headers: &HeaderMap,
    fields: &Fields,
    given: Given,
) -> Response {
    let seat = seat_field(fields);
    let acted = async {
        let key = RequestKey::of(headers, &visitor.caller.identity()?.id, fields)?;
        let decision = field(fields, "decision").unwrap_or_default().to_owned();
        acting::act(site, &visitor.caller, id, &Answer { seat, decision, given, key }).await
    };
    let acted = acted.await.map(|acted| acted.live);
    done(site, visitor, id, seat, acted).await
}

async fn undo(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    let seat = seat_field(&fields);
    let whole_turn = field(&fields, "whole_turn").is_some();
    let undone = async {
        let key = RequestKey::of(&headers, &visitor.caller.identity()?.id, &fields)?;
        acting::undo(&site, &visitor.caller, &id, (seat, whole_turn), key.as_ref()).await
    };
    let undone = undone.await.map(|acted| acted.live);
    done(&site, &visitor, &id, seat, undone).await
}

async fn resign(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let resigned = acting::resign(&site, &visitor.caller, &id, seat_field(&fields)).await;
    done(&site, &visitor, &id, None, resigned.map(|acted| acted.live)).await
}

async fn vote(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let against = field(&fields, "against").and_then(|seat| seat.parse().ok());
    let voted = acting::vote(&site, &visitor.caller, &id, against).await;
    done(&site, &visitor, &id, None, voted.map(|acted| acted.live)).await
}

async fn join(
    State(site): State<Arc<Site>>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let wanted = Wanted { invitation: field(&fields, "invitation").map(str::to_owned), seat: seat_field(&fields) };
    let joined = async {
        let cookie = visitor.come_in(&site).await?;
        drop(seating::join(&site, &visitor.caller, &id, &wanted).await?);
        Ok(cookie)
    };
    match joined.await {
        Ok(cookie) => go_to(&format!("/tables/{id}"), cookie),
        Err(error) => visitor.error_page(&error),
    }
}

async fn leave(State(site): State<Arc<Site>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match seating::leave(&site, &visitor.caller, &id).await {
        Ok(()) => go_to("/", None),
        Err(error) => visitor.error_page(&error),
    }
}

async fn again(State(site): State<Arc<Site>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match rematch::rematch(&site, &visitor.caller, &id).await {
        Ok(next) => go_to(&format!("/tables/{}", next.id), None),
        Err(error) => visitor.error_page(&error),
    }
}

async fn decline(State(site): State<Arc<Site>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let declined = async {
        rematch::decline(&site, &visitor.caller, &id).await?;
        site.tables.lock(&site.tables.handle(&id)).await
    };
    let declined = declined.await;
    done(&site, &visitor, &id, None, declined).await
}

async fn start(State(site): State<Arc<Site>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let started = opening::start(&site, &visitor.caller, &id).await;
    done(&site, &visitor, &id, None, started).await
}

async fn remove(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let removed = seating::remove(&site, &visitor.caller, &id, seat_field(&fields).unwrap_or(0)).await;
    done(&site, &visitor, &id, None, removed).await
}

async fn say(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    match chat::say(&site, &visitor.caller, &id, field(&fields, "text").unwrap_or_default()).await {
        Ok(_) => go_to(&format!("/tables/{id}"), None),
        Err(error) => visitor.error_page(&error),
    }
}

async fn mute(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let muting = (seat_field(&fields).unwrap_or(0), field(&fields, "muted") != Some("0"));
    let muted = chat::mute(&site, &visitor.caller, &id, muting).await;
    done(&site, &visitor, &id, None, muted).await
}

/// What a bot would do, as a part of the page.
async fn hint(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    match hints::hint(&site, &visitor.caller, &id, seat_field(&fields)).await {
        Ok(hint) => Html(web::table::hints(&visitor.page, &labels(&visitor.page, &hint)).into_string()).into_response(),
        Err(error) => (error.status(), Html(error_text(&visitor.page, &error))).into_response(),
    }
}

/// The answers of a hint in words, each with the points in the end.
fn labels(page: &Page, hint: &Hint) -> Vec<(String, f64)> {
    let label = |action: &String| hint.play.label(action, page.prefs.language).unwrap_or_else(|| action.clone());
    let rated = |rated: &Rated| (rated.actions.iter().map(label).collect::<Vec<_>>().join(" · "), rated.points);
    hint.answers.iter().map(rated).collect()
}

/// The addresses of tables.
pub fn router() -> Router<Arc<Site>> {
    Router::new()
        .route("/tables/{id}", get(show))
        .route("/tables/{id}/seats/{seat}", get(closer))
        .route("/tables/{id}/farms/{seat}", get(closer))
        .route("/tables/{id}/act", post(act))
        .route("/tables/{id}/pick", post(pick))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/resign", post(resign))
        .route("/tables/{id}/vote", post(vote))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/leave", post(leave))
        .route("/tables/{id}/start", post(start))
        .route("/tables/{id}/remove", post(remove))
        .route("/tables/{id}/rematch", post(again))
        .route("/tables/{id}/decline", post(decline))
        .route("/tables/{id}/say", post(say))
        .route("/tables/{id}/mute", post(mute))
        .route("/tables/{id}/hint", post(hint))
}
