//! The page on which one looks back at a game, has it analysed, and brings records along.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Form, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use bots::analysis::{Analysis, Review};
use host::{AnyGame, Journey};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Record, Seat};
use web::Page;
use web::replay::upload::Upload;
use web::replay::{ChapterStart, Judged, Rated, ReplayPage, Steps, Study, ViewAs};
use web::table::{SeatLine, tell_apart};

use super::{Visitor, go_to};
use crate::api::Query;
use crate::error::{RequestError, Result};
use crate::limits::{Budget, RECORD};
use crate::site::Site;
use crate::study::{self, Past};

/// Which moment, as which viewer, with which link.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct ReplayQuery {
    action: Option<usize>,
    /// To the last decision before that moment, if there is none just then.
    snap: Option<u8>,
    seat: Option<u8>,
    key: Option<String>,
    analyse: Option<u8>,
}

impl ReplayQuery {
    /// The key, if it has the form of one: it goes into addresses.
    fn key(&self) -> Option<&str> {
        self.key.as_deref().filter(|key| key.bytes().all(|byte| byte.is_ascii_alphanumeric()))
    }

    async fn past(&self, site: &Site, visitor: &Visitor, id: &str) -> Result<Past> {
        site.limits.spend(&visitor.caller, Budget::Replay)?;
        let request = study::ViewRequest { person: visitor.caller.id(), key: self.key(), seat: self.seat };
        Past::find(site, id, request).await
    }
}

async fn show(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let shown = async {
        let past = query.past(&site, &visitor, &id).await?;
        let page = page_about(&site, &visitor, &past);
        let replay = page_of(&site, &page, &headers, &past, &query).await?;
        Ok(if visitor.part { replay.main(&page).into_string() } else { replay.html(&page) })
    };
    match shown.await {
        Ok(text) => Html(text).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

/// The visitor's page about the game of the past.
fn page_about(site: &Site, visitor: &Visitor, past: &Past) -> Page {
    visitor.page_about(site.catalogue.find(Some(past.play.name())).map(|offer| offer.title))
}

async fn page_of(
    site: &Arc<Site>,
    page: &Page,
    headers: &HeaderMap,
    past: &Past,
    query: &ReplayQuery,
) -> Result<ReplayPage> {
    let seats = seat_lines(past);
    let moment = Moment::find(past, query, page, &seats)?;
    let study = match past.open {
        false => Study::NotYet,
        true => match (study::analysis(site, &past.id).await?, site.analyses.progress(&past.id)) {
            (Some(known), _) => Study::Done(judged(past.play.as_ref(), page, &known.thoughts)),
            (None, Some((done, of))) => Study::UnderWay(done, of),
            (None, None) => Study::Offered,
        },
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = if site.behind_proxy { "https" } else { "http" };
    let key = query.key().map(|key| format!("&key={key}")).unwrap_or_default();
    let picture = format!("{scheme}://{host}/games/{}/share.png?action={}{key}", past.id, moment.action);
    let scene = moment.journey.then.past(past.viewer);
    let picture = scene.position.has_picture().then_some(picture);
    Ok(ReplayPage {
        id: past.id.clone(),
        title: title_of(site, page, past),
        open: past.open,
        recorded: past.recorded,
        views: views(past),
        key: query.key().map(str::to_owned),
        seat: query.seat,
        action: moment.action,
        last: past.lines.len(),
        steps: moment.steps,
        actor: moment.journey.actor,
        told: moment.journey.told,
        scene,
        result: past.play.outcome().map(|outcome| outcome.points),
        study,
        picture,
        chapters: moment.chapters,
        seats,
    })
}

/// What the game is called.
fn title_of(site: &Site, page: &Page, past: &Past) -> String {
    let offer = site.catalogue.find(Some(past.play.name()));
    offer.map(|offer| offer.title.title(page.prefs.language)).unwrap_or_default()
}

/// The viewers that can be chosen: all of them when nothing is secret, otherwise one's own seats.
fn views(past: &Past) -> Vec<ViewAs> {
    let seats = Seat::all(u8::try_from(past.seats.len()).unwrap_or(0));
    match past.open {
        true if past.seats.len() == 1 => vec![ViewAs::All],
        true => std::iter::once(ViewAs::All).chain(seats.map(ViewAs::Seat)).chain([ViewAs::Public]).collect(),
        false => past.own.iter().copied().map(ViewAs::Seat).chain([ViewAs::Public]).collect(),
    }
}

fn seat_lines(past: &Past) -> Vec<SeatLine> {
    let seats = Seat::all(u8::try_from(past.seats.len()).unwrap_or(0));
    let line = |(seat, sitter): (Seat, &study::PastSeat)| SeatLine {
        seat,
        name: sitter.name.clone(),
        bot: sitter.bot.clone(),
        own: past.own.contains(&seat),
        present: true,
        ..SeatLine::default()
    };
    let mut lines: Vec<SeatLine> = seats.zip(&past.seats).map(line).collect();
    tell_apart(&mut lines);
    lines
}

/// A moment of a game, and what is around it.
struct Moment {
    action: usize,
    journey: Journey,
    steps: Steps,
    chapters: Vec<ChapterStart>,
}

impl Moment {
    fn find(past: &Past, query: &ReplayQuery, page: &Page, seats: &[SeatLine]) -> Result<Moment> {
        let lines = past.lines();
        let last = lines.len();
        // Moves feel like steps: what is dealt after an answer goes with it.
        let by_seat = |line: &&str| !line.starts_with('*');
        let decisions = lines.iter().enumerate().filter(|(_, line)| by_seat(line)).map(|(index, _)| index);
        let mut stops: Vec<usize> = std::iter::once(0).chain(decisions).chain([last]).collect();
        stops.dedup();
        let first = stops.get(1).copied().unwrap_or(0);
        let action = match query.action {
            Some(action) if query.snap.is_some() => stops.iter().copied().rfind(|&stop| stop <= action).unwrap_or(0),
            Some(action) => action.min(last),
            None if past.open && query.analyse.is_none() => first,
            None => last,
        };
        let before = stops.iter().copied().rfind(|&stop| stop < action).unwrap_or(0);
        let name = |seat: Seat| seats.get(seat.index()).map_or_else(|| seat.to_string(), |line| line.called(page));
        let journey = past.play.journey(&lines, before..action, past.viewer, page.prefs.language, &name);
        let journey = journey.map_err(|reason| RequestError::broken_table(&past.id, &reason))?;
        let mut chapters: Vec<ChapterStart> = Vec::new();
        for &stop in &stops {
            let Some(&when) = journey.when.get(stop) else { continue };
            if chapters.last().is_none_or(|before| before.when != when) {
                chapters.push(ChapterStart { action: stop, when });
            }
        }
        let steps = Steps::at(action, last, &stops, &chapters);
        Ok(Moment { action, journey, steps, chapters })
    }
}

/// What a bot thought of a game, for the page.
fn judged(play: &dyn AnyGame, page: &Page, analysis: &Analysis) -> Vec<Judged> {
    analysis.decisions.iter().filter_map(|review| judgement(play, page, review)).collect()
}

fn judgement(play: &dyn AnyGame, page: &Page, review: &Review) -> Option<Judged> {
    let language = page.prefs.language;
    let rated = |rated: &bots::analysis::RatedAction| {
        let label = play.label(&rated.action, language).unwrap_or_else(|| rated.action.clone());
        let short = play.place(&rated.action, language);
        let short = short.unwrap_or_else(|| page.say_with("study-quoted", [("text", label.as_str().into())]));
        let played = review.played.as_ref() == Some(&rated.action);
        Rated { label, short, points: rated.points.into(), played }
    };
    Some(Judged {
        at: review.at?,
        seat: Seat::from_number(review.seat)?,
        when: play.when_text(review.part, &review.scene, language),
        points: review.seats.iter().map(|forecast| forecast.points.into()).collect(),
        actions: review.actions.iter().map(rated).collect(),
        loss: review.loss.unwrap_or(0.0).into(),
    })
}

/// Begins an analysis, if there is none yet.
async fn analyse(
    State(site): State<Arc<Site>>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let begun = async {
        // Whoever may not see the game need not become a guest.
        let past = query.past(&site, &visitor, &id).await?;
        let cookie = visitor.come_in(&site).await?;
        if site.analyses.progress(&id).is_none()
            && study::analysis(&site, &id).await?.is_none_or(|known| !known.is_current())
        {
            study::analyse(&site, &visitor.caller, &past).await?;
        }
        Ok::<Option<String>, RequestError>(cookie)
    };
    match begun.await {
        Ok(cookie) => {
            let field = |name: &str| {
                let value =
                    fields.iter().find(|(key, _)| key == name).and_then(|(_, value)| value.parse::<usize>().ok());
                value.map(|value| format!("&{name}={value}")).unwrap_or_default()
            };
            let key = query.key().map(|key| format!("&key={key}")).unwrap_or_default();
            go_to(&format!("/games/{id}?{}{}{key}", field("action").trim_start_matches('&'), field("seat")), cookie)
        }
        Err(error) => visitor.error_page(&error),
    }
}

/// How far an analysis is: nothing if none is under way.
async fn progress(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Value>> {
    query.past(&site, &visitor, &id).await?;
    let far = site.analyses.progress(&id);
    let text =
        far.map(|(done, of)| visitor.page.say_with("study-analysing", [("done", done.into()), ("of", of.into())]));
    Ok(Json(json!({"done": far.map(|(done, _)| done), "of": far.map(|(_, of)| of), "text": text})))
}

/// The record of an uploaded game.
async fn record(State(site): State<Arc<Site>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match study::text_of(&site, &id).await {
        Ok(text) => {
            let file = format!("attachment; filename=\"{id}.hgr\"");
            ([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text)
                .into_response()
        }
        Err(error) => visitor.error_page(&error),
    }
}

/// A moment of a game as one picture, the last one if none is named; and how long it may be kept.
async fn picture(site: &Arc<Site>, visitor: &Visitor, id: &str, query: &ReplayQuery) -> Result<(String, &'static str)> {
    site.limits.spend(&visitor.caller, Budget::Picture)?;
    let past = query.past(site, visitor, id).await?;
    let lines = past.lines();
    let count = query.action.unwrap_or(usize::MAX).min(lines.len());
    let then = past.play.at(&lines, count).map_err(|reason| RequestError::broken_table(&past.id, &reason))?;
    let page = page_about(site, visitor, &past);
    let position = then.past(past.viewer).position;
    let players: Vec<String> = seat_lines(&past).iter().map(|line| line.called(&page)).collect();
    let language = page.prefs.language;
    let title = format!("{} – {}", title_of(site, &page, &past), position.when_text(language));
    let picture = position.picture(&title, language, &players).ok_or_else(|| RequestError::not_found("picture"))?;
    let keep = if past.open { KEEP } else { "no-store" };
    Ok((picture, keep))
}

/// A picture of a game that is over may be cached for a while.
const KEEP: &str = "private, max-age=300";

async fn share_svg(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    match picture(&site, &visitor, &id, &query).await {
        Ok((svg, keep)) => ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, keep)], svg).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

async fn share_png(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Response {
    let drawn = async {
        let (svg, keep) = picture(&site, &visitor, &id, &query).await?;
        Ok((site.pictures.png(svg).await?, keep))
    };
    match drawn.await {
        Ok((png, keep)) => ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, keep)], png).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

/// The page for uploading records.
async fn upload(State(site): State<Arc<Site>>, visitor: Visitor) -> Response {
    match upload_page(&site, &visitor, None).await {
        Ok(upload) => Html(upload.html(&visitor.page)).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

async fn upload_page(site: &Site, visitor: &Visitor, refused: Option<(String, String)>) -> Result<Upload> {
    let rows = match visitor.caller.id() {
        Some(person) => site.store.records_of(person, 20).await?,
        None => Vec::new(),
    };
    let mine = rows.into_iter().map(|row| {
        let header =
            Record::read_all(&row.text).ok().and_then(|records| records.into_iter().next()).map(|record| record.header);
        let about = header.map(|header| {
            let result = header.result.as_deref().and_then(|result| result.split(';').next()).unwrap_or("*").to_owned();
            format!("{} – {result}", header.seats.join(", "))
        });
        let about = about.unwrap_or_else(|| row.id.clone());
        (row.id, about)
    });
    Ok(Upload { refused, mine: mine.collect() })
}

async fn bring(
    State(site): State<Arc<Site>>,
    mut visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let text = fields.into_iter().find(|(name, _)| name == "record").map(|(_, text)| text).unwrap_or_default();
    let brought = async {
        let cookie = visitor.come_in(&site).await?;
        Ok::<_, RequestError>((study::bring(&site, &visitor.caller, &text).await, cookie))
    };
    match brought.await {
        Ok((Ok(id), cookie)) => go_to(&format!("/games/{id}"), cookie),
        Ok((Err(error), _)) if error.code == "unsound" => {
            match upload_page(&site, &visitor, Some((text, error.message.clone()))).await {
                Ok(upload) => (StatusCode::UNPROCESSABLE_ENTITY, Html(upload.html(&visitor.page))).into_response(),
                Err(error) => visitor.error_page(&error),
            }
        }
        Ok((Err(error), _)) | Err(error) => visitor.error_page(&error),
    }
}

/// The addresses of games to look back at.
pub fn router() -> Router<Arc<Site>> {
    Router::new()
        .route("/games", get(upload).post(bring).layer(DefaultBodyLimit::max(RECORD)))
        .route("/games/{id}", get(show))
        .route("/games/{id}/analyse", post(analyse))
        .route("/games/{id}/progress", get(progress))
        .route("/games/{id}/record", get(record))
        .route("/games/{id}/share.svg", get(share_svg))
        .route("/games/{id}/share.png", get(share_png))
}
