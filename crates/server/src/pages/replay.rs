//! The page on which one looks back at a game, has it analysed, and brings records along.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Form, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use phrases::Phrases;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Record, Seat};
use walnut_grove::Season;
use web::Page;
use web::draw::Names;
use web::replay::upload::Upload;
use web::replay::{Eyes, Judged, Rated, ReplayPage, SeasonStart, Steps, Study};
use web::table::{SeatLine, tell_apart};

use super::{Visitor, go_to};
use crate::api::Asked;
use crate::error::{Outcome, Problem};
use crate::limits::{Budget, RECORD};
use crate::play::{Journey, Passed, Play};
use crate::site::Site;
use crate::study::{self, Past};

/// Which moment, through whose eyes, with which link.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Look {
    action: Option<usize>,
    /// To the last decision before that moment, if there is none just then.
    snap: Option<u8>,
    seat: Option<u8>,
    key: Option<String>,
    analyse: Option<u8>,
}

impl Look {
    /// A link, as far as it can be one: it goes into addresses.
    fn key(&self) -> Option<&str> {
        self.key.as_deref().filter(|key| key.bytes().all(|byte| byte.is_ascii_alphanumeric()))
    }

    async fn past(&self, site: &Site, visitor: &Visitor, id: &str) -> Outcome<Past> {
        site.limits.spend(&visitor.caller, Budget::Replay)?;
        let eyes = study::Eyes { person: visitor.caller.id(), key: self.key(), seat: self.seat };
        Past::find(site, id, eyes).await
    }
}

async fn show(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Response {
    match page_of(&site, &visitor, &headers, &id, &look).await {
        Ok(replay) if visitor.part => Html(replay.main(&visitor.page).into_string()).into_response(),
        Ok(replay) => Html(replay.html(&visitor.page)).into_response(),
        Err(problem) => visitor.problem(&problem),
    }
}

async fn page_of(
    site: &Arc<Site>,
    visitor: &Visitor,
    headers: &HeaderMap,
    id: &str,
    look: &Look,
) -> Outcome<ReplayPage> {
    let past = look.past(site, visitor, id).await?;
    let page = &visitor.page;
    let moment = Moment::find(&past, look)?;
    let seats = seat_lines(&past);
    let told = moment.told(&past.play, page, &seats);
    let study = match past.open {
        false => Study::NotYet,
        true => match (study::analysis(site, &past.id).await?, site.analyses.progress(&past.id)) {
            (Some(known), _) => Study::Done(judged(&past.play, page, &known.thoughts)),
            (None, Some((done, of))) => Study::UnderWay(done, of),
            (None, None) => Study::Offered,
        },
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = if site.behind_proxy { "https" } else { "http" };
    let key = look.key().map(|key| format!("&key={key}")).unwrap_or_default();
    Ok(ReplayPage {
        id: past.id.clone(),
        open: past.open,
        recorded: past.recorded,
        eyes: eyes(&past),
        key: look.key().map(str::to_owned),
        seat: look.seat,
        action: moment.action,
        last: past.lines.len(),
        steps: moment.steps,
        actor: moment.actor(),
        told,
        scene: moment.journey.then.past(past.viewer),
        result: past.play.outcome().map(|outcome| outcome.points),
        study,
        picture: format!("{scheme}://{host}/games/{}/share.png?action={}{key}", past.id, moment.action),
        seasons: moment.seasons,
        seats,
    })
}

/// The eyes that can be chosen: all of them when nothing is secret, otherwise one's own.
fn eyes(past: &Past) -> Vec<Eyes> {
    let seats = Seat::all(u8::try_from(past.seats.len()).unwrap_or(0));
    match past.open {
        true if past.seats.len() == 1 => vec![Eyes::All],
        true => std::iter::once(Eyes::All).chain(seats.map(Eyes::Seat)).chain([Eyes::Public]).collect(),
        false => past.own.iter().copied().map(Eyes::Seat).chain([Eyes::Public]).collect(),
    }
}

fn seat_lines(past: &Past) -> Vec<SeatLine> {
    let seats = Seat::all(u8::try_from(past.seats.len()).unwrap_or(0));
    let line = |(seat, sitter): (Seat, &study::Sitter)| SeatLine {
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
    seasons: Vec<SeasonStart>,
}

impl Moment {
    fn find(past: &Past, look: &Look) -> Outcome<Moment> {
        let lines = past.lines();
        let last = lines.len();
        // Moves feel like steps: what is dealt after an answer goes with it.
        let by_seat = |line: &&str| !line.starts_with('*');
        let decisions = lines.iter().enumerate().filter(|(_, line)| by_seat(line)).map(|(place, _)| place);
        let mut stops: Vec<usize> = std::iter::once(0).chain(decisions).chain([last]).collect();
        stops.dedup();
        let first = stops.get(1).copied().unwrap_or(0);
        let action = match look.action {
            Some(action) if look.snap.is_some() => stops.iter().copied().rfind(|&stop| stop <= action).unwrap_or(0),
            Some(action) => action.min(last),
            None if past.open && look.analyse.is_none() => first,
            None => last,
        };
        let journey = past
            .play
            .journey(&lines, action, past.viewer)
            .map_err(|reason| Problem::broken_table(&past.id, &reason))?;
        let start = past.play.at(&[], 0).map_err(|reason| Problem::broken_table(&past.id, &reason))?.when();
        let when = |stop: usize| {
            stop.checked_sub(1).and_then(|place| journey.lines.get(place)).map_or(start, |line| line.when)
        };
        let mut seasons: Vec<SeasonStart> = Vec::new();
        for &stop in &stops {
            let (year, season) = when(stop);
            if seasons.last().is_none_or(|before| (before.year, before.season) != (year, season)) {
                seasons.push(SeasonStart { action: stop, year, season });
            }
        }
        let steps = Steps::at(action, last, &stops, &seasons);
        Ok(Moment { action, journey, steps, seasons })
    }

    /// The lines of this step.
    fn lines(&self) -> &[Passed] {
        let from = self.steps.previous.unwrap_or(0);
        self.journey.lines.get(from..self.action).unwrap_or_default()
    }

    /// Who did something in this step.
    fn actor(&self) -> Option<Seat> {
        self.lines().iter().rev().find_map(|line| line.seat)
    }

    /// What happened in this step, in words.
    fn told(&self, play: &Play, page: &Page, seats: &[SeatLine]) -> Vec<String> {
        let phrases = page.phrases();
        let name = |seat: Seat| seats.get(seat.index()).map_or_else(|| seat.to_string(), |line| line.called(page));
        let mut told = Vec::new();
        let mut events = Vec::new();
        for line in self.lines() {
            match (line.seat, line.action) {
                (Some(seat), _) if line.undo => told.push(page.about("study-undone", [("name", name(seat).into())])),
                (Some(seat), Some(action)) if line.events.is_empty() => {
                    let action = play.action_label(action, phrases);
                    told.push(page.about("study-said", [("name", name(seat).into()), ("action", action.into())]));
                }
                _ => events.extend(line.events.iter().cloned()),
            }
        }
        told.extend(phrases.tale(&events, &name));
        told
    }
}

/// What a bot thought of a game, for the page.
fn judged(play: &Play, page: &Page, analysis: &Value) -> Vec<Judged> {
    let phrases = page.phrases();
    let decisions = analysis.get("decisions").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    decisions.iter().filter_map(|decision| judgement(play, page, phrases, decision)).collect()
}

fn judgement(play: &Play, page: &Page, phrases: Phrases, decision: &Value) -> Option<Judged> {
    let number = |value: Option<&Value>| value.and_then(Value::as_f64);
    let played = decision.get("played").and_then(Value::as_str).unwrap_or_default();
    let rated = |rated: &Value| {
        let action = rated.get("action")?.as_str()?;
        let label = play.label(action, phrases).unwrap_or_else(|| action.to_owned());
        let short = play.destination(action, phrases);
        let short = short.unwrap_or_else(|| page.about("study-quoted", [("text", label.as_str().into())]));
        Some(Rated { label, short, points: number(rated.get("points"))?, played: action == played })
    };
    let year = decision.get("year").and_then(Value::as_u64).and_then(|year| u8::try_from(year).ok())?;
    let season = decision.get("season").and_then(Value::as_str).and_then(Season::from_word)?;
    let seat = decision.get("seat").and_then(Value::as_u64).and_then(|seat| u8::try_from(seat).ok())?;
    let points = decision.get("seats").and_then(Value::as_array)?.iter().filter_map(|seat| number(seat.get("points")));
    Some(Judged {
        at: decision.get("at").and_then(Value::as_u64).and_then(|at| usize::try_from(at).ok())?,
        seat: Seat::from_number(seat)?,
        when: phrases.year_and_season(year, season),
        points: points.collect(),
        actions: decision.get("actions").and_then(Value::as_array)?.iter().filter_map(rated).collect(),
        loss: number(decision.get("loss")).unwrap_or(0.0),
    })
}

/// Begins an analysis, if there is none yet.
async fn analyse(
    State(site): State<Arc<Site>>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let begun = async {
        // Whoever may not see the game need not become a guest.
        let past = look.past(&site, &visitor, &id).await?;
        let cookie = visitor.come_in(&site).await?;
        if site.analyses.progress(&id).is_none()
            && study::analysis(&site, &id).await?.is_none_or(|known| !known.is_current())
        {
            study::analyse(&site, &visitor.caller, &past).await?;
        }
        Ok::<Option<String>, Problem>(cookie)
    };
    match begun.await {
        Ok(cookie) => {
            let field = |name: &str| {
                let value =
                    fields.iter().find(|(key, _)| key == name).and_then(|(_, value)| value.parse::<usize>().ok());
                value.map(|value| format!("&{name}={value}")).unwrap_or_default()
            };
            let key = look.key().map(|key| format!("&key={key}")).unwrap_or_default();
            go_to(&format!("/games/{id}?{}{}{key}", field("action").trim_start_matches('&'), field("seat")), cookie)
        }
        Err(problem) => visitor.problem(&problem),
    }
}

/// How far an analysis is: nothing if none is under way.
async fn progress(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Outcome<Json<Value>> {
    look.past(&site, &visitor, &id).await?;
    let far = site.analyses.progress(&id);
    let text = far.map(|(done, of)| visitor.page.about("study-analysing", [("done", done.into()), ("of", of.into())]));
    Ok(Json(json!({"done": far.map(|(done, _)| done), "of": far.map(|(_, of)| of), "text": text})))
}

/// The record of a game that was brought along.
async fn record(State(site): State<Arc<Site>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match study::text_of(&site, &id).await {
        Ok(text) => {
            let file = format!("attachment; filename=\"{id}.hgr\"");
            ([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text)
                .into_response()
        }
        Err(problem) => visitor.problem(&problem),
    }
}

/// A moment of a game as one picture, the last one if none is named; and how long it may be kept.
async fn picture(site: &Arc<Site>, visitor: &Visitor, id: &str, look: &Look) -> Outcome<(String, &'static str)> {
    site.limits.spend(&visitor.caller, Budget::Picture)?;
    let past = look.past(site, visitor, id).await?;
    let lines = past.lines();
    let count = look.action.unwrap_or(usize::MAX).min(lines.len());
    let then = past.play.at(&lines, count).map_err(|reason| Problem::broken_table(&past.id, &reason))?;
    let scene = then.past(past.viewer);
    let page = &visitor.page;
    let phrases = page.phrases();
    let players: Vec<String> = seat_lines(&past).iter().map(|line| line.called(page)).collect();
    let title = format!("Walnut Grove – {}", phrases.year_and_season(scene.view.year, scene.view.season));
    let names = Names { title: &title, players: &players, houses: &|name| phrases.place(name) };
    let keep = if past.open { KEEP } else { "no-store" };
    Ok((web::draw::position(&scene.view, &names), keep))
}

/// A picture of a game that is over may be kept for a while by who asked for it.
const KEEP: &str = "private, max-age=300";

async fn share_svg(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Response {
    match picture(&site, &visitor, &id, &look).await {
        Ok((svg, keep)) => ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, keep)], svg).into_response(),
        Err(problem) => visitor.problem(&problem),
    }
}

async fn share_png(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Asked(look): Asked<Look>,
) -> Response {
    let drawn = async {
        let (svg, keep) = picture(&site, &visitor, &id, &look).await?;
        Ok((site.pictures.png(svg).await?, keep))
    };
    match drawn.await {
        Ok((png, keep)) => ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, keep)], png).into_response(),
        Err(problem) => visitor.problem(&problem),
    }
}

/// The page on which records are brought along.
async fn upload(State(site): State<Arc<Site>>, visitor: Visitor) -> Response {
    match upload_page(&site, &visitor, None).await {
        Ok(upload) => Html(upload.html(&visitor.page)).into_response(),
        Err(problem) => visitor.problem(&problem),
    }
}

async fn upload_page(site: &Site, visitor: &Visitor, refused: Option<(String, String)>) -> Outcome<Upload> {
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
        (row.id, about.unwrap_or_default())
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
        Ok::<_, Problem>((study::bring(&site, &visitor.caller, &text).await, cookie))
    };
    match brought.await {
        Ok((Ok(id), cookie)) => go_to(&format!("/games/{id}"), cookie),
        Ok((Err(problem), _)) if problem.error == "unsound" => {
            match upload_page(&site, &visitor, Some((text, problem.message.clone()))).await {
                Ok(upload) => (StatusCode::UNPROCESSABLE_ENTITY, Html(upload.html(&visitor.page))).into_response(),
                Err(problem) => visitor.problem(&problem),
            }
        }
        Ok((Err(problem), _)) | Err(problem) => visitor.problem(&problem),
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
