//! A game from its beginning to its end: any moment of it, what happened there, and what a bot thinks of it.

pub mod curve;
mod study;
pub mod upload;

use maud::{Markup, html};
use table::{Seat, When};

use crate::draw;
use crate::page::{Page, PageKind};
use crate::table::{Here, Scene, SeatLine, TablePage, TableStage, side, text};

pub use study::{Judged, Rated, Study};

const KIND: PageKind = PageKind::plain("replay").with(&["table.css", "replay.css"]).private().full_screen();

/// A moment of a game as the page shows it.
#[derive(Clone, Debug)]
pub struct ReplayPage {
    /// Its name in addresses.
    pub id: String,
    /// Who sat where.
    pub seats: Vec<SeatLine>,
    /// Whether it is over, so that nothing is secret.
    pub open: bool,
    /// Whether it is an uploaded record, so that there is no table.
    pub recorded: bool,
    /// The viewers that can be chosen.
    pub views: Vec<ViewAs>,
    /// The spectator key of the viewer.
    pub key: Option<String>,
    /// The seat in the address: the viewer that was asked for, 0 for what is public.
    pub seat: Option<u8>,
    /// How many lines of the record were played.
    pub action: usize,
    /// How many there are.
    pub last: usize,
    /// Where one can go from here.
    pub steps: Steps,
    /// Where the parts of the game and their phases begin.
    pub chapters: Vec<ChapterStart>,
    /// What the game is called.
    pub title: String,
    /// Who did the last thing.
    pub actor: Option<Seat>,
    /// What happened at this step.
    pub told: Vec<String>,
    /// The game at this moment.
    pub scene: Scene,
    /// The points at the end, if it is over.
    pub result: Option<Vec<i32>>,
    /// What a bot thinks of the game.
    pub study: Study,
    /// The address of a picture, for other sites, if the game has pictures.
    pub picture: Option<String>,
}

/// A viewer that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ViewAs {
    /// Everything.
    All,
    /// A seat's.
    Seat(Seat),
    /// What is public.
    Public,
}

/// Where a chapter of a game begins: a season of a year, a phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChapterStart {
    /// After this many lines of the record.
    pub action: usize,
    /// Which.
    pub when: When,
}

/// Where one can go from a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    /// A step back.
    pub previous: Option<usize>,
    /// A step on.
    pub next: Option<usize>,
    /// A chapter back.
    pub chapter_back: Option<usize>,
    /// A chapter on.
    pub chapter_on: Option<usize>,
}

impl Steps {
    /// The steps from a moment. `stops` are the moments at which a seat decides, ascending.
    pub fn at(action: usize, last: usize, stops: &[usize], chapters: &[ChapterStart]) -> Steps {
        let back = |all: &[usize]| all.iter().copied().rfind(|&stop| stop < action);
        let on = |all: &[usize]| all.iter().copied().find(|&stop| stop > action);
        let end = (action < last).then_some(last);
        let starts: Vec<usize> = chapters.iter().map(|start| start.action).collect();
        Steps { previous: back(stops), next: on(stops), chapter_back: back(&starts), chapter_on: on(&starts).or(end) }
    }
}

impl ReplayPage {
    /// The whole page.
    pub fn html(&self, page: &Page) -> String {
        let when = self.scene.position.when_text(page.prefs.language);
        let names: Vec<String> = self.seats.iter().map(|line| line.called(page)).collect();
        let title = format!("{when}: {} – Homestead", names.join(", "));
        let head = html! {
            meta property="og:title" content=(format!("{}: {}", self.title, names.join(", ")));
            meta property="og:type" content="website";
            meta property="og:description" content=(when);
            @if let Some(picture) = &self.picture {
                meta property="og:image" content=(picture);
                meta name="twitter:card" content="summary_large_image";
            }
        };
        let body = html! { (draw::sheet(page.style())) (self.main(page)) };
        page.html_with(&title, KIND, &["replay.js"], &head, &body)
    }

    /// The part of the page that changes.
    pub fn main(&self, page: &Page) -> Markup {
        let shown = self.table();
        let here = Here { page, table: &shown, scene: &self.scene, answers_to: None };
        html! {
            main #main.replay data-game=(self.id) data-action=(self.action) data-last=(self.last)
                data-progress=[self.study.is_under_way().then(|| self.path("progress"))] {
                h1.unseen { (page.say("study-title")) }
                (self.bar(here))
                @if page.prefs.text { section.as-text { (text::sections(here)) } }
                @else { (self.scene.position.past_panels(here, self.actor)) }
                section.study {
                    (self.told(page))
                    (study::panel(self, page))
                    details.sheet { summary { (draw::inline("check", None)) (page.say("scores")) } (side::score_table(here)) }
                }
                (self.controls(page))
            }
        }
    }

    /// What parts of the table's page need.
    fn table(&self) -> TablePage {
        let stage = if self.open { TableStage::Over } else { TableStage::Playing };
        TablePage::in_parts(&self.id, stage, self.seats.clone())
    }

    fn path(&self, what: &str) -> String {
        format!("/games/{}/{what}{}", self.id, self.key_query())
    }

    fn key_query(&self) -> String {
        self.key.as_ref().map(|key| format!("?key={key}")).unwrap_or_default()
    }

    fn record_address(&self) -> String {
        match self.recorded {
            true => self.path("record"),
            false => format!("/api/tables/{}/record{}", self.id, self.key_query()),
        }
    }

    /// The address of another moment, for the same viewer.
    pub fn at(&self, action: usize) -> String {
        self.seen_by(action, self.seat)
    }

    fn seen_by(&self, action: usize, seat: Option<u8>) -> String {
        let mut path = format!("/games/{}?action={action}", self.id);
        if let Some(seat) = seat {
            path.push_str(&format!("&seat={seat}"));
        }
        if let Some(key) = &self.key {
            path.push_str(&format!("&key={key}"));
        }
        path
    }

    fn name(&self, page: &Page, seat: Seat) -> String {
        self.seats.get(seat.index()).map_or_else(|| seat.to_string(), |line| line.called(page))
    }

    /// Where the game is, everybody with their points, and the choice of the viewer.
    fn bar(&self, here: Here<'_>) -> Markup {
        let page = here.page;
        html! {
            div.bar {
                (side::when(here))
                ol.people {
                    @for seat in Seat::all(self.scene.seats) {
                        li.asked[self.actor == Some(seat)] {
                            (draw::inline(draw::pawn(seat.number()), None))
                            span.name { (here.name(seat)) }
                            span.points title=(page.say("points-so-far")) { (self.scene.position.points(seat)) }
                        }
                    }
                }
                @if self.views.len() > 1 {
                    nav.eyes aria-label=(page.say("study-eyes")) {
                        (draw::inline("eye", Some(&page.say("study-eyes"))))
                        @for view in &self.views { (self.view_link(page, view)) }
                    }
                }
                nav.links {
                    @if !self.recorded {
                        a href={ "/tables/" (self.id) (self.key_query()) } { (page.say("study-to-table")) }
                    }
                    @if self.open { a href=(self.record_address()) download { (page.say("download-record")) } }
                    @if self.scene.position.has_picture() {
                        a href=(self.at(self.action).replacen('?', "/share.svg?", 1)) { (page.say("study-share")) }
                    }
                }
            }
        }
    }

    fn view_link(&self, page: &Page, view: &ViewAs) -> Markup {
        let (seat, name, current) = match view {
            ViewAs::All => (None, page.say("study-eyes-all"), self.seat.is_none()),
            ViewAs::Seat(seat) => (Some(seat.number()), self.name(page, *seat), self.scene.seat == Some(*seat)),
            ViewAs::Public => {
                let public = self.scene.seat.is_none() && (self.seat == Some(0) || !self.views.contains(&ViewAs::All));
                (Some(0), page.say("study-eyes-public"), public)
            }
        };
        html! {
            a href=(self.seen_by(self.action, seat)) aria-current=[current.then_some("true")] data-go {
                @if let ViewAs::Seat(seat) = view { (draw::inline(draw::pawn(seat.number()), None)) }
                (name)
            }
        }
    }

    /// What happened at this step.
    fn told(&self, page: &Page) -> Markup {
        html! {
            div.told aria-live="polite" {
                p.step {
                    @if self.action == 0 { (page.say("study-before")) } @else {
                        (page.say_with("study-step", [("action", self.action.into()), ("last", self.last.into())]))
                    }
                }
                @for text in &self.told { p { (text) } }
            }
        }
    }

    /// The way through the game.
    fn controls(&self, page: &Page) -> Markup {
        let Steps { previous, next, chapter_back, chapter_on } = self.steps;
        let link = |to: Option<usize>, go: &str, what: &str, sign: &str| {
            let name = page.say(what);
            html! {
                @match to {
                    Some(to) => a.button href=(self.at(to)) data-go=(go) title=(name) aria-label=(name) { (draw::inline(sign, None)) },
                    None => span.button aria-hidden="true" { (draw::inline(sign, None)) },
                }
            }
        };
        let start = (self.action > 0).then_some(0);
        let end = (self.action < self.last).then_some(self.last);
        // For keys; hands have the parts and the slider.
        let keys = [("first", start), ("last", end), ("chapter-back", chapter_back), ("chapter-on", chapter_on)];
        html! {
            nav.steps aria-label=(page.say("study-steps")) title=(page.say("study-keys")) {
                (link(previous, "previous", "study-previous", "previous"))
                button.main type="button" data-play data-pause-text=(page.say("study-pause")) data-play-text=(page.say("study-play"))
                    aria-label=(page.say("study-play")) hidden {
                    span.go { (draw::inline("play", None)) } span.halt { (draw::inline("pause", None)) }
                }
                (link(next, "next", "study-next", "next"))
                @for (go, to) in keys { @if let Some(to) = to { a hidden href=(self.at(to)) data-go=(go) {} } }
                (self.parts(page))
                form.scrub method="get" action={ "/games/" (self.id) } {
                    label.unseen for="scrub" { (page.say("study-scrub")) }
                    input #scrub type="range" name="action" min="0" max=(self.last) value=(self.action) autocomplete="off";
                    input type="hidden" name="snap" value="1";
                    @if let Some(seat) = self.seat { input type="hidden" name="seat" value=(seat); }
                    @if let Some(key) = &self.key { input type="hidden" name="key" value=(key); }
                    output { (self.action) " / " (self.last) }
                    button data-no-script { (page.say("study-go")) }
                }
            }
        }
    }

    /// All parts of the game, and the chapters of this one.
    fn parts(&self, page: &Page) -> Markup {
        let position = &self.scene.position;
        let language = page.prefs.language;
        let part = position.when().part;
        let mut parts = self.chapters.clone();
        parts.dedup_by_key(|start| start.when.part);
        let now = self.chapters.iter().rfind(|start| start.action <= self.action);
        let chapters =
            || self.chapters.iter().filter(|start| start.when.part == part && position.is_stop(start.when.scene));
        let here = |is: bool| is.then_some("true");
        html! {
            ol.parts {
                @for start in &parts {
                    @let name = position.part_text(start.when.part, language);
                    li {
                        a href=(self.at(start.action)) data-go={ "part-" (start.when.part) } title=(name) aria-label=(name)
                            aria-current=[here(start.when.part == part)] { (start.when.part) }
                    }
                }
            }
            ol.chapters {
                @for start in chapters() {
                    @let name = position.chapter_text(start.when, language);
                    li {
                        a href=(self.at(start.action)) data-go={ "chapter-" (start.when.scene) } title=(name) aria-label=(name)
                            aria-current=[here(Some(start) == now)] {
                            (draw::inline(position.scene_symbol(start.when.scene), None))
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_from_decision_to_decision_and_over_chapters() {
        let start = |action, part, scene| ChapterStart { action, when: When { part, scene } };
        let chapters = [
            start(0, 1, "setup"),
            start(10, 1, "spring"),
            start(14, 1, "summer"),
            start(30, 2, "spring"),
            start(33, 2, "summer"),
        ];
        let stops = [0, 10, 11, 14, 15, 30, 33, 40];
        let steps = Steps::at(14, 40, &stops, &chapters);
        assert_eq!((steps.previous, steps.next), (Some(11), Some(15)));
        assert_eq!((steps.chapter_back, steps.chapter_on), (Some(10), Some(30)));
        let end = Steps::at(40, 40, &stops, &chapters);
        assert_eq!((end.next, end.chapter_on), (None, None));
        assert_eq!((end.previous, end.chapter_back), (Some(33), Some(33)));
        assert_eq!(Steps::at(33, 40, &stops, &chapters).chapter_on, Some(40));
        assert_eq!(Steps::at(0, 0, &[0], &[]), Steps::default());
    }
}
