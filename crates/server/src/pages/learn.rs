//! The tutorial. It is nobody's table: where the learner is stands in the address.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, RawQuery};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use learn::Verdict;
use phrases::Phrases;
use table::{Actor, Game, Seat, Viewer};
use walnut_grove::{Action, Illegal, State};
use web::learn::{Lesson, Remark, in_address};
use web::table::Scene;

use super::{Reader, Visitor, form_fields, go_to};
use crate::error::{Outcome, Problem};
use crate::site::Site;

/// Who learns.
const LEARNER: Seat = Seat::new(0);
/// No step asks for more answers than this.
const MOST: usize = 16;

type Fields = Vec<(String, String)>;

async fn introduction(Reader(visitor): Reader) -> Html<String> {
    let names: Vec<&str> = learn::steps().iter().map(|step| step.name).collect();
    Html(web::learn::introduction(&visitor.page, &names))
}

/// A step; `done` says that the learner comes from the one before.
async fn show(Reader(visitor): Reader, Path(number): Path<String>, RawQuery(query): RawQuery) -> Response {
    let fields = form_fields(&query.unwrap_or_default());
    let given = given(&fields);
    let remark = match (index(&number), fields.iter().any(|(name, _)| name == "done")) {
        (Ok(step), true) => step.checked_sub(1).and_then(|before| learn::steps().get(before)),
        _ => None,
    };
    let praise = remark.map(|before| Remark::Praise(format!("{}-well-done", before.name)));
    let remark = praise.or_else(|| (!given.is_empty()).then_some(Remark::GoOn));
    let how = if fields.iter().any(|(name, _)| name == "show") { How::Shown } else { How::Tried };
    shown(&visitor, &number, given, remark, how)
}

/// An answer to a step.
async fn answer(
    Reader(visitor): Reader,
    Path(number): Path<String>,
    RawQuery(query): RawQuery,
    Form(fields): Form<Fields>,
) -> Response {
    let given = given(&form_fields(&query.unwrap_or_default()));
    match verdict(&number, &given, &fields) {
        Err(problem) => visitor.problem(&problem),
        Ok((step, _, Verdict::Right(_))) => go_to(&format!("/learn/{}?done=1", step + 2), None),
        Ok((step, all, Verdict::GoOn)) => {
            let so_far: Vec<String> = all.iter().map(|answer| format!("given={}", in_address(answer))).collect();
            go_to(&format!("/learn/{}?{}", step + 1, so_far.join("&")), None)
        }
        Ok((_, _, Verdict::LegalButNot)) => shown(&visitor, &number, given, Some(Remark::NotTheAim), How::Tried),
        Ok((_, _, Verdict::Refused(illegal))) => {
            let why = visitor.page.phrases().refusal(&illegal);
            shown(&visitor, &number, given, Some(Remark::Refused(why)), How::Tried)
        }
    }
}

/// What to say to the fields of a form: the step counted from 0, all answers in it, and the verdict.
fn verdict(number: &str, given: &[String], fields: &Fields) -> Outcome<(usize, Vec<String>, Verdict)> {
    let step = index(number)?;
    let answers = match fields.iter().find(|(name, _)| name == "action") {
        Some((_, answers)) => Ok(answers.split("; ").map(str::to_owned).collect()),
        None => picked(step, given, fields)?,
    };
    let answers: Vec<String> = match answers {
        Ok(answers) => answers,
        Err(illegal) => return Ok((step, Vec::new(), Verdict::Refused(illegal))),
    };
    let all: Vec<String> = given.iter().cloned().chain(answers).take(MOST).collect();
    let verdict = learn::try_answer(step, &words(&all)).map_err(|stuck| Problem::internal(&stuck))?;
    Ok((step, all, verdict))
}

/// Several things at once, in the order in which the game asks for them.
fn picked(step: usize, given: &[String], fields: &Fields) -> Outcome<Result<Vec<String>, Illegal>> {
    let table = learn::during(step, &words(given)).map_err(|_| Problem::not_found("step"))?;
    let state = table.state();
    let mut picked: Vec<Action> = Vec::new();
    for (name, value) in fields {
        let (thing, count) = match name.as_str() {
            "decision" | "seat" => continue,
            "pick" => (value.as_str(), 1),
            thing => (thing, value.parse::<usize>().unwrap_or(0).min(MOST)),
        };
        let Ok(action) = state.read(thing) else { return Ok(Err(Illegal::NotAsked)) };
        picked.extend(std::iter::repeat_n(action, count));
    }
    let arranged = state.arrange(LEARNER, &picked);
    Ok(arranged.map(|actions| actions.into_iter().map(|action| state.write(action)).collect()))
}

/// How somebody goes about a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    /// They try it.
    Tried,
    /// They want to see first how it is done.
    Shown,
}

/// A step as a page, or as the part of it that changes.
fn shown(visitor: &Visitor, number: &str, given: Vec<String>, remark: Option<Remark>, how: How) -> Response {
    let status = match &remark {
        Some(Remark::Refused(_)) => StatusCode::CONFLICT,
        _ => StatusCode::OK,
    };
    match lesson(number, given, remark, how, visitor.page.phrases()) {
        Ok(lesson) if visitor.part => (status, Html(lesson.main(&visitor.page).into_string())).into_response(),
        Ok(lesson) => (status, Html(lesson.html(&visitor.page))).into_response(),
        Err(problem) => visitor.problem(&problem),
    }
}

fn lesson(number: &str, given: Vec<String>, remark: Option<Remark>, how: How, phrases: Phrases) -> Outcome<Lesson> {
    let index = index(number)?;
    let step = learn::steps().get(index).ok_or_else(|| Problem::not_found("step"))?;
    let table = learn::during(index, &words(&given)).map_err(|_| Problem::not_found("step"))?;
    let state = table.state();
    let to_do = step.answers.iter().filter(|answer| how == How::Shown && !given.iter().any(|done| done == *answer));
    let shown = to_do.filter_map(|&answer| {
        let words = phrases.action(state.read(answer).ok()?, state.edition());
        Some((answer.to_owned(), words))
    });
    Ok(Lesson {
        name: step.name,
        number: index + 1,
        of: learn::steps().len(),
        points_at: step.points_at.name(),
        asks: !step.answers.is_empty(),
        shown: shown.collect(),
        given,
        scene: scene(state),
        remark,
    })
}

fn scene(state: &State) -> Scene {
    let asked = state.open().find(|decision| decision.actor == Actor::Seat(LEARNER));
    Scene {
        view: state.view(Viewer::Seat(LEARNER)),
        edition: state.edition(),
        seat: Some(LEARNER),
        decision: asked.map(|asked| asked.id.to_string()),
        outlook: Some(state.outlook(LEARNER)),
        can_undo: false,
    }
}

/// The step with this number in addresses, counted from 0.
fn index(number: &str) -> Outcome<usize> {
    let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    index.filter(|index| *index < learn::steps().len()).ok_or_else(|| Problem::not_found("step"))
}

fn given(fields: &Fields) -> Vec<String> {
    let given = fields.iter().filter(|(name, _)| name == "given");
    given.map(|(_, answer)| answer.clone()).take(MOST).collect()
}

fn words(all: &[String]) -> Vec<&str> {
    all.iter().map(String::as_str).collect()
}

/// The addresses of the tutorial.
pub fn router() -> Router<Arc<Site>> {
    Router::new().route("/learn", get(introduction)).route("/learn/{step}", get(show).post(answer))
}
