//! The tutorial. It is nobody's table: where the learner is stands in the address.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use host::Verdict;
use table::Viewer;
use tutorial::{Course, LEARNER};
use web::learn::{Lesson, Remark, in_address};

use super::{Reader, Visitor, choose, form_fields, go_to};
use crate::catalogue::Offer;
use crate::error::{RequestError, Result};
use crate::site::Site;

/// No step asks for more answers than this.
const MOST: usize = 16;

type Fields = Vec<(String, String)>;

/// Which game's tutorial; there is nothing to choose if there is one.
async fn all(State(site): State<Arc<Site>>, Reader(visitor): Reader) -> Response {
    choose(&site, &visitor, "nav-learn", "/learn", None, |offer| offer.title.course().is_some())
}

async fn introduction(
    State(site): State<Arc<Site>>,
    Reader(mut visitor): Reader,
    Path(game): Path<String>,
) -> Response {
    // Addresses of old had no game in them.
    if game.parse::<usize>().is_ok() {
        let first = site.catalogue.all().iter().find(|offer| offer.title.course().is_some());
        return match first {
            Some(offer) => go_to(&format!("/learn/{}/{game}", offer.title.name()), None),
            None => visitor.error_page(&RequestError::not_found("step")),
        };
    }
    match Lessons::find(&site, &game) {
        Ok(lessons) => {
            visitor.is_about(lessons.offer);
            let names: Vec<&str> = lessons.course.steps.iter().map(|step| step.name).collect();
            Html(web::learn::introduction(&visitor.page, &names)).into_response()
        }
        Err(error) => visitor.error_page(&error),
    }
}

/// A step; `done` says that the learner comes from the one before.
async fn show(
    State(site): State<Arc<Site>>,
    Reader(mut visitor): Reader,
    Path((game, number)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Response {
    let lessons = match Lessons::find(&site, &game) {
        Ok(lessons) => lessons,
        Err(error) => return visitor.error_page(&error),
    };
    visitor.is_about(lessons.offer);
    let fields = form_fields(&query.unwrap_or_default());
    let given = given(&fields);
    let before = match (lessons.index(&number), fields.iter().any(|(name, _)| name == "done")) {
        (Ok(step), true) => step.checked_sub(1).and_then(|before| lessons.course.steps.get(before)),
        _ => None,
    };
    let praise = before.map(|before| Remark::Praise(format!("{}-well-done", before.name)));
    let remark = praise.or_else(|| (!given.is_empty()).then_some(Remark::GoOn));
    let how = if fields.iter().any(|(name, _)| name == "show") { How::Shown } else { How::Tried };
    shown(lessons, &visitor, &number, given, remark, how)
}

/// An answer to a step.
async fn answer(
    State(site): State<Arc<Site>>,
    Reader(mut visitor): Reader,
    Path((game, number)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    Form(fields): Form<Fields>,
) -> Response {
    let lessons = match Lessons::find(&site, &game) {
        Ok(lessons) => lessons,
        Err(error) => return visitor.error_page(&error),
    };
    visitor.is_about(lessons.offer);
    let given = given(&form_fields(&query.unwrap_or_default()));
    let refused =
        |why: String| shown(lessons, &visitor, &number, given.clone(), Some(Remark::Refused(why)), How::Tried);
    match lessons.verdict(&number, &given, &fields) {
        Err(error) => visitor.error_page(&error),
        Ok((step, _, Verdict::Right(_))) => go_to(&format!("/learn/{game}/{}?done=1", step + 2), None),
        Ok((step, all, Verdict::GoOn)) => {
            let so_far: Vec<String> = all.iter().map(|answer| format!("given={}", in_address(answer))).collect();
            go_to(&format!("/learn/{game}/{}?{}", step + 1, so_far.join("&")), None)
        }
        Ok((_, _, Verdict::LegalButNot)) => {
            shown(lessons, &visitor, &number, given, Some(Remark::NotTheAim), How::Tried)
        }
        Ok((_, _, Verdict::Refused(why))) => refused(why.say(visitor.page.prefs.language).to_owned()),
        Ok((_, _, Verdict::NotAsked)) => refused(visitor.page.say("problem-not-asked")),
    }
}

/// The tutorial of a game.
#[derive(Clone, Copy)]
struct Lessons<'s> {
    offer: &'s Offer,
    course: &'static Course,
}

impl Lessons<'_> {
    fn find<'s>(site: &'s Site, game: &str) -> Result<Lessons<'s>> {
        let offer = site.catalogue.find(Some(game));
        let found = offer.and_then(|offer| Some(Lessons { offer, course: offer.title.course()? }));
        found.ok_or_else(|| RequestError::not_found("tutorial"))
    }

    /// The step with this number in addresses, counted from 0.
    fn index(self, number: &str) -> Result<usize> {
        let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        index.filter(|index| *index < self.course.steps.len()).ok_or_else(|| RequestError::not_found("step"))
    }

    /// What to say to the fields of a form: the step counted from 0, all answers in it, and the verdict.
    fn verdict(self, number: &str, given: &[String], fields: &Fields) -> Result<(usize, Vec<String>, Verdict)> {
        let step = self.index(number)?;
        let answers = match fields.iter().find(|(name, _)| name == "action") {
            Some((_, answers)) => Ok(answers.split("; ").map(str::to_owned).collect()),
            None => self.picked(step, given, fields)?,
        };
        let answers: Vec<String> = match answers {
            Ok(answers) => answers,
            Err(verdict) => return Ok((step, Vec::new(), verdict)),
        };
        if answers.is_empty() {
            return Ok((step, answers, Verdict::NotAsked));
        }
        let all: Vec<String> = given.iter().cloned().chain(answers).take(MOST).collect();
        let verdict =
            self.offer.title.try_answer(step, &words(&all)).map_err(|stuck| RequestError::internal(&stuck))?;
        Ok((step, all, verdict))
    }

    /// Several things at once, in the order in which the game asks for them.
    fn picked(self, step: usize, given: &[String], fields: &Fields) -> Result<Result<Vec<String>, Verdict>> {
        let game = self.offer.title.lesson(step, &words(given)).map_err(|_| RequestError::not_found("step"))?;
        let mut picked: Vec<&str> = Vec::new();
        for (name, value) in fields {
            let (thing, count) = match name.as_str() {
                "decision" | "seat" => continue,
                "pick" => (value.as_str(), 1),
                thing => (thing, value.parse::<usize>().unwrap_or(0).min(MOST)),
            };
            picked.extend(std::iter::repeat_n(thing, count));
        }
        Ok(game.arrange(LEARNER, None, &picked).map_err(Verdict::from))
    }
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
fn shown(
    lessons: Lessons<'_>,
    visitor: &Visitor,
    number: &str,
    given: Vec<String>,
    remark: Option<Remark>,
    how: How,
) -> Response {
    let status = match &remark {
        Some(Remark::Refused(_)) => StatusCode::CONFLICT,
        _ => StatusCode::OK,
    };
    match lesson(lessons, visitor, number, given, remark, how) {
        Ok(lesson) if visitor.part => (status, Html(lesson.main(&visitor.page).into_string())).into_response(),
        Ok(lesson) => (status, Html(lesson.html(&visitor.page))).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

fn lesson(
    lessons: Lessons<'_>,
    visitor: &Visitor,
    number: &str,
    given: Vec<String>,
    remark: Option<Remark>,
    how: How,
) -> Result<Lesson> {
    let index = lessons.index(number)?;
    let step = lessons.course.steps.get(index).ok_or_else(|| RequestError::not_found("step"))?;
    let game = lessons.offer.title.lesson(index, &words(&given)).map_err(|_| RequestError::not_found("step"))?;
    let to_do = step.answers.iter().filter(|answer| how == How::Shown && !given.iter().any(|done| done == *answer));
    let language = visitor.page.prefs.language;
    let shown = to_do.filter_map(|&answer| Some((answer.to_owned(), game.label(answer, language)?)));
    let mut scene = game.scene(Viewer::Seat(LEARNER));
    // A step is taken back by going back.
    scene.can_undo = false;
    Ok(Lesson {
        name: step.name,
        number: index + 1,
        of: lessons.course.steps.len(),
        points_at: step.points_at,
        asks: !step.answers.is_empty(),
        shown: shown.collect(),
        given,
        scene,
        remark,
    })
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
    Router::new()
        .route("/learn", get(all))
        .route("/learn/{game}", get(introduction))
        .route("/learn/{game}/{step}", get(show).post(answer))
}
