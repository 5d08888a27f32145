//! What a bot thinks of a game: the curve, what cost points, and what else could have been done here.

use maud::{Markup, html};
use table::Seat;

use super::ReplayPage;
use super::curve::{Curve, Mark, Moment};
use crate::draw;
use crate::page::Page;

/// The least loss, in points, that is listed.
const LOSS: f64 = 0.7;

/// How far a bot is with a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Study {
    /// The game is not over.
    NotYet,
    /// Nobody has asked for it.
    Offered,
    /// The number of decisions that are done, and of all.
    UnderWay(usize, usize),
    /// All of them.
    Done(Vec<Judged>),
}

/// A decision and what a bot thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// How many lines of the record were played before it.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// Where the game is, in words.
    pub when: String,
    /// What every seat could expect at the end.
    pub points: Vec<f64>,
    /// The answers that were looked at, the best first.
    pub actions: Vec<Rated>,
    /// What the answer gave away.
    pub loss: f64,
}

/// An answer and the points that its seat can expect with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// As the label of its button.
    pub label: String,
    /// As part of a sentence.
    pub short: String,
    /// Points at the end.
    pub points: f64,
    /// Whether it was played.
    pub played: bool,
}

impl Study {
    /// Whether a bot is thinking.
    pub fn is_under_way(&self) -> bool {
        matches!(self, Study::UnderWay(..))
    }
}

impl Judged {
    /// Whether it is listed among the mistakes.
    pub fn is_mistake(&self) -> bool {
        self.loss >= LOSS
    }

    /// The sentence about what it cost.
    fn sentence(&self, replay: &ReplayPage, page: &Page) -> Option<String> {
        let best = self.actions.first()?;
        let played = self.actions.iter().find(|rated| rated.played)?;
        Some(page.say_with(
            "study-mistake",
            [
                ("when", self.when.as_str().into()),
                ("name", replay.name(page, self.seat).into()),
                ("played", played.short.as_str().into()),
                ("best", best.short.as_str().into()),
                ("points", page.words().tenths(self.loss).into()),
            ],
        ))
    }
}

/// The analysis, or how to get one.
pub(super) fn panel(replay: &ReplayPage, page: &Page) -> Markup {
    html! {
        @match &replay.study {
            Study::NotYet => {}
            Study::Offered => {
                form.analysis.offer method="post" action=(replay.path("analyse")) data-analyse {
                    h2 { (draw::inline("hint", None)) (page.say("study-analysis")) }
                    p { (page.say("study-analysis-text")) }
                    input type="hidden" name="action" value=(replay.action);
                    @if let Some(seat) = replay.seat { input type="hidden" name="seat" value=(seat); }
                    button.main { (page.say("analyse")) }
                }
            }
            Study::UnderWay(done, of) => {
                div.analysis aria-live="off" {
                    h2 { (draw::inline("hint", None)) (page.say("study-analysis")) }
                    p data-progress-text { (page.say_with("study-analysing", [("done", (*done).into()), ("of", (*of).into())])) }
                    progress value=(done) max=((*of).max(1)) { (done) " / " (of) }
                    p data-no-script { a href=(replay.at(replay.action)) { (page.say("study-look-again")) } }
                }
            }
            Study::Done(judged) => (done(replay, page, judged)),
        }
    }
}

fn done(replay: &ReplayPage, page: &Page, judged: &[Judged]) -> Markup {
    let mistakes: Vec<(&Judged, String)> = judged
        .iter()
        .filter(|judged| judged.is_mistake())
        .filter_map(|judged| Some((judged, judged.sentence(replay, page)?)))
        .collect();
    html! {
        div.analysis {
            h2 { (page.say("study-curve")) }
            (curve(replay, page, judged))
            @if let Some(here) = judged.iter().find(|judged| judged.at == replay.action) { (alternatives(replay, page, here)) }
            details.mistakes open {
                summary { (page.say("study-mistakes")) " (" (mistakes.len()) ")" }
                @if mistakes.is_empty() { p { (page.say("study-no-mistakes")) } }
                ol {
                    @for (judged, text) in &mistakes {
                        @let now = judged.at == replay.action;
                        li {
                            a href=(replay.at(judged.at)) data-go aria-current=[now.then_some("true")] {
                                (draw::inline(draw::pawn(judged.seat.number()), None)) span { (text) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn curve(replay: &ReplayPage, page: &Page, judged: &[Judged]) -> Markup {
    let mut moments: Vec<Moment> =
        judged.iter().map(|judged| Moment { at: judged.at, points: judged.points.clone() }).collect();
    if let Some(points) = &replay.result {
        moments.push(Moment { at: replay.last, points: points.iter().copied().map(f64::from).collect() });
    }
    let names: Vec<String> = replay.seats.iter().map(|line| line.called(page)).collect();
    let told =
        names.iter().enumerate().filter_map(|(seat, name)| {
            let value = |moment: Option<&Moment>| moment?.points.get(seat).map(|&points| page.words().tenths(points));
            let (from, to) = (value(moments.first())?, value(moments.last())?);
            Some(page.say_with(
                "study-curve-seat",
                [("name", name.as_str().into()), ("from", from.into()), ("to", to.into())],
            ))
        });
    let about = page.say_with("study-curve-text", [("seats", told.collect::<Vec<_>>().join("; ").into())]);
    let marks = judged.iter().filter(|judged| judged.is_mistake());
    let marks: Vec<Mark> = marks
        .map(|judged| Mark {
            at: judged.at,
            seat: judged.seat,
            text: judged.sentence(replay, page).unwrap_or_default(),
        })
        .collect();
    let curve = Curve {
        about: &about,
        names: &names,
        moments: &moments,
        chapters: &replay.chapters,
        marks: &marks,
        now: replay.action,
        last: replay.last,
    };
    curve.svg(&|action| replay.at(action))
}

/// What else could have been done at this moment.
fn alternatives(replay: &ReplayPage, page: &Page, here: &Judged) -> Markup {
    html! {
        div.alternatives {
            h3 {
                (draw::inline(draw::pawn(here.seat.number()), None))
                (page.say_with("study-here", [("name", replay.name(page, here.seat).into())]))
            }
            ol {
                @for rated in &here.actions {
                    li.played[rated.played] {
                        span { (rated.label) @if rated.played { " " small { "(" (page.say("study-played")) ")" } } }
                        b { (page.words().tenths(rated.points)) }
                    }
                }
            }
            p.note {
                (page.say("study-here-note")) " "
                @if here.loss >= 0.05 { b { (page.say_with("study-lost", [("points", page.words().tenths(here.loss).into())])) } }
            }
        }
    }
}
