//! Records, hints, analyses.

use std::sync::{Arc, Mutex};

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use store::Stage;
use utoipa::ToSchema;

use super::tables::{Link, name_of};
use super::{Asked, Body, Named};
use crate::error::{Outcome, Problem};
use crate::jobs::{Job, note};
use crate::limits::Budget;
use crate::options::level;
use crate::pool::{Lane, ThinkError};
use crate::site::Site;
use crate::study::{self, Eyes, Past, think};
use crate::who::Caller;

/// Which seat asks for a hint.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintFor {
    /// Your seat, from 1; may be missing if you have only one.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 4)]
    pub seat: Option<u8>,
}

/// The record of a game, once it is over: a text file that `homestead verify` checks, the deal included.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "study", params(("id" = String, Path), Link),
    responses((status = 200, content_type = "text/plain", body = String), (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn record(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named(id): Named<String>,
    Asked(link): Asked<Link>,
) -> Outcome<impl IntoResponse> {
    site.limits.spend(&caller, Budget::Replay)?;
    let slot = site.tables.slot(&id);
    let (live, _) = site.tables.lock_for(&slot, caller.id(), link.key.as_deref()).await?;
    if live.stage() != Stage::Over {
        return Err(Problem::conflict("not_over", "the record can be had when the game is over: it tells everything"));
    }
    live.check_playable()?;
    let play = live.play.as_ref().ok_or_else(|| Problem::not_found("record"))?;
    let mut names = Vec::with_capacity(live.seats.len());
    for state in &live.seats {
        let name = name_of(&site, state.person.as_deref(), None).await?.map(|name| recorded_name(&name));
        names.push(name.or_else(|| state.bot.clone()).unwrap_or_else(|| "nobody".to_owned()));
    }
    let played = live.log.last().map_or(live.created, |last| last.at);
    let date = jiff::Timestamp::from_millisecond(played).map_err(|error| Problem::internal(&error))?;
    let date = date.strftime("%Y-%m-%d").to_string();
    let text = play.record(names, date, live.pinned.rules).map_err(|reason| Problem::internal(&reason))?;
    let file = format!("attachment; filename=\"{id}.hgr\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)], text))
}

/// A person's name in a record, where a bot's name means that bot.
fn recorded_name(name: &str) -> String {
    if level(name).is_some() { format!("{name} (person)") } else { name.to_owned() }
}

/// Asks a bot what it would do in your place, from what you can see. The answer comes as a job.
#[utoipa::path(post, path = "/api/tables/{id}/hints", tag = "study", params(("id" = String, Path)), request_body = HintFor,
    responses((status = 202, body = Job), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn hint(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named(id): Named<String>,
    Body(hint): Body<HintFor>,
) -> Outcome<(axum::http::StatusCode, Json<Job>)> {
    let person = caller.known()?.id.clone();
    let question = {
        let slot = site.tables.slot(&id);
        let (live, place) = site.tables.lock_for(&slot, Some(&person), None).await?;
        let seat = place.seat(&live, hint.seat)?;
        live.check_playable()?;
        if !live.options.hints {
            return Err(Problem::forbidden("at this table there are no hints"));
        }
        let question = live.play.as_ref().and_then(|play| play.question(seat));
        question.ok_or_else(|| Problem::conflict("not_asked", "nothing is asked of you now"))?
    };
    site.limits.spend(&caller, Budget::Hint)?;
    let job = site.jobs.begin(&person, 1)?;
    let begun = (axum::http::StatusCode::ACCEPTED, Json(site.jobs.look(&person, &name(&job))?));
    tokio::spawn(async move {
        let thought = think(&site, Lane::Deep, &person, &question, None).await;
        note(&job, |job| {
            job.done = 1;
            match thought {
                Ok(opinion) => job.result = Some(Arc::new(opinion)),
                Err(ThinkError::Full) => job.error = Some("the bots are very busy; try again in a moment".to_owned()),
                Err(_) => job.error = Some("the bot has no opinion".to_owned()),
            }
        });
    });
    Ok(begun)
}

/// Looks at every decision of a finished game with a bot's eyes. The answer comes as a job; a game that was analysed
/// before is not thought about again.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "study", params(("id" = String, Path), Link),
    responses((status = 202, body = Job), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn analyse(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Named(id): Named<String>,
    Asked(link): Asked<Link>,
) -> Outcome<(axum::http::StatusCode, Json<Job>)> {
    let person = caller.known()?.id.clone();
    site.limits.spend(&caller, Budget::Replay)?;
    let eyes = Eyes { person: Some(&person), key: link.key.as_deref(), seat: None };
    let past = Past::find(&site, &id, eyes).await?;
    let job = study::analyse(&site, &caller, &past).await?;
    Ok((axum::http::StatusCode::ACCEPTED, Json(site.jobs.look(&person, &name(&job))?)))
}

/// How far a hint or an analysis of yours is, and what came out.
#[utoipa::path(get, path = "/api/jobs/{id}", tag = "study", params(("id" = String, Path)),
    responses((status = 200, body = Job), (status = 401, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn job(State(site): State<Arc<Site>>, caller: Caller, Named(id): Named<String>) -> Outcome<Json<Job>> {
    let person = &caller.known()?.id;
    site.limits.spend(&caller, Budget::Replay)?;
    site.jobs.look(person, &id).map(Json)
}

fn name(job: &Mutex<Job>) -> String {
    job.lock().map(|job| job.id.clone()).unwrap_or_default()
}
