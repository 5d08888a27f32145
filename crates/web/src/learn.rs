//! The tutorial: a guided first year at a real table.

use maud::{Markup, html};
use table::Seat;

use crate::draw;
use crate::page::{Page, PageKind};
use crate::table::{Here, Scene, SeatLine, TablePage, TableStage, ask, main_farm, side, town};

const KIND: PageKind = PageKind::plain("learn").with(&["draw.css", "table.css", "people.css"]);

/// The first page of the tutorial: what it is, and its steps.
pub fn introduction(page: &Page, steps: &[&str]) -> String {
    let body = html! {
        main #main.page.learn-intro {
            h1 { (page.say("learn")) }
            p.lead { (page.say("learn-introduction")) }
            p.actions { a.button.main.big href="/learn/1" { (page.say("learn-start")) } }
            h2 { (page.say("learn-contents")) }
            ol.contents {
                @for (number, name) in (1..).zip(steps) {
                    li { a href={ "/learn/" (number) } { (page.say(&format!("{name}-title"))) } }
                }
            }
            p { (page.say("learn-rules")) " " a href="/rules" { (page.say("nav-rules")) } }
        }
    };
    page.html(&format!("{} – Homestead", page.say("learn")), KIND, &[], &body)
}

/// One step of the tutorial.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name, with which the names of its texts begin.
    pub name: &'static str,
    /// Its number, from 1.
    pub number: usize,
    /// How many steps there are.
    pub of: usize,
    /// The part of the screen it is about: `farm`, `town`, `disc`, `ask`, `winter`, `score`.
    pub points_at: &'static str,
    /// Whether it asks for something.
    pub asks: bool,
    /// What the learner answered in this step, in notation.
    pub given: Vec<String>,
    /// How the step is done, if the learner wants to see it: answers in notation and in words.
    pub shown: Vec<(String, String)>,
    /// The game at this moment.
    pub scene: Scene,
    /// What to say about the step before or the answer just given.
    pub remark: Option<Remark>,
}

/// What is said about an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// The step before was done well: the name of its praise.
    Praise(String),
    /// Right so far, and there is more to do.
    GoOn,
    /// Possible, but not what this step is about.
    NotTheAim,
    /// Not possible, for this reason.
    Refused(String),
}

impl Lesson {
    /// The whole page.
    pub fn html(&self, page: &Page) -> String {
        let title = page.say(&format!("{}-title", self.name));
        let body = html! { (draw::sheet()) (self.main(page)) };
        // Nothing can go wrong here, so nothing is asked twice.
        let mut page = page.clone();
        page.prefs.quick = true;
        page.html(&format!("{title} – Homestead"), KIND, &["table.js", "learn.js"], &body)
    }

    /// The part of the page that changes.
    pub fn main(&self, page: &Page) -> Markup {
        let table = self.table(page);
        let answers_to = self.address();
        let here = Here { page, table: &table, answers_to: Some(&answers_to) };
        let pointed = |part: &str| self.points_at == part;
        let open = self.asks && pointed("ask");
        html! {
            main #main.table.lesson data-learn=(self.number) data-turn="0" data-address=(self.here())
                data-shown=[self.shown_answers()] {
                div.lesson-side {
                    section.lesson-text #lesson {
                        (self.head(page))
                        (self.remark(page))
                        @if !self.shown.is_empty() {
                            p.message.kind role="status" {
                                b { (page.say("learn-shown")) }
                                @for (_, words) in &self.shown { " " (words) "." }
                            }
                        }
                        p { (page.say(&format!("{}-text", self.name))) }
                        p.aim { b { (page.say("learn-aim")) } " " (page.say(&format!("{}-aim", self.name))) }
                        @if pointed("disc") && let Some(disc) = &self.scene.view.disc {
                            div.pointed.big-disc { (draw::disc_svg(disc, self.scene.view.year, self.scene.view.season)) }
                        }
                        @if pointed("score") { div.pointed { (side::score_table(here, &self.scene)) } }
                        (self.ways_on(page))
                    }
                    @if self.asks { div.lesson-ask.pointed[open] { (ask::panel(here, &self.scene)) } }
                }
                @if page.prefs.text {
                    section.lesson-words {
                        @for section in page.phrases().table_text(&self.scene.view, &|seat| here.name(seat)) {
                            h2 { (section.heading) }
                            ul { @for line in section.lines { li { (line) } } }
                        }
                    }
                } @else {
                    section.farm-panel #farm.pointed[pointed("farm")] aria-label=(page.say("own-farm")) {
                        (main_farm(here, &self.scene))
                        div.pointed[pointed("winter")] { (side::needs(here, &self.scene)) }
                    }
                    section.town-panel #town.pointed[pointed("town")] aria-label=(page.say("town")) { (town(here, &self.scene)) }
                }
            }
        }
    }

    fn head(&self, page: &Page) -> Markup {
        let about = [("step", self.number.into()), ("steps", self.of.into())];
        html! {
            p.progress {
                progress max=(self.of) value=(self.number) aria-hidden="true" {}
                " " (page.about("learn-progress", about)) " · "
                (page.phrases().year_and_season(self.scene.view.year, self.scene.view.season))
            }
            h1 { (page.say(&format!("{}-title", self.name))) }
        }
    }

    fn remark(&self, page: &Page) -> Markup {
        let aim = || page.say(&format!("{}-aim", self.name));
        html! {
            @match &self.remark {
                None => {}
                Some(Remark::Praise(name)) => p.message.good role="status" { (page.say(name)) },
                Some(Remark::GoOn) => p.message.good role="status" { (page.say("learn-go-on")) },
                Some(Remark::NotTheAim) => p.message.kind role="alert" { (page.say("learn-legal-but-not")) " " b { (aim()) } },
                Some(Remark::Refused(why)) => p.message.bad role="alert" { (why) },
            }
        }
    }

    /// Back, next, and the step done by itself.
    fn ways_on(&self, page: &Page) -> Markup {
        let next = format!("/learn/{}?done=1", self.number + 1);
        html! {
            nav.ways-on aria-label=(page.say("learn-steps")) {
                @if self.number > 1 { a.button.quiet href={ "/learn/" (self.number - 1) } rel="prev" { (page.say("learn-back")) } }
                @else { a.button.quiet href="/learn" { (page.say("learn-back")) } }
                @if self.number == self.of {
                    form method="post" action="/play" {
                        input type="hidden" name="mode" value="bots";
                        input type="hidden" name="level" value="seedling";
                        input type="hidden" name="players" value="2";
                        button.main { (page.say("learn-play-now")) }
                    }
                } @else if self.asks {
                    @if !self.given.is_empty() { a.button.quiet href={ "/learn/" (self.number) } { (page.say("learn-again")) } }
                    @if self.shown.is_empty() { a.button.quiet href={ "/learn/" (self.number) "?show=1" } { (page.say("learn-show")) } }
                    @else { a.button.main href=(next) { (page.say("learn-do-it")) } }
                } @else {
                    a.button.main href=(next) rel="next" { (page.say("learn-next")) }
                }
            }
            @if self.number == self.of { p.message.good { (page.say(&format!("{}-well-done", self.name))) } }
        }
    }

    /// The answers that are pointed at.
    fn shown_answers(&self) -> Option<String> {
        let answers: Vec<&str> = self.shown.iter().map(|(answer, _)| answer.as_str()).collect();
        (!answers.is_empty()).then(|| answers.join("; "))
    }

    /// The address under which the page is shown like this.
    fn here(&self) -> String {
        let praised = matches!(self.remark, Some(Remark::Praise(_)));
        if praised { format!("/learn/{}?done=1", self.number) } else { self.address() }
    }

    /// Where answers go: what was answered before goes along.
    fn address(&self) -> String {
        let mut address = format!("/learn/{}", self.number);
        for (place, given) in self.given.iter().enumerate() {
            address.push_str(if place == 0 { "?given=" } else { "&given=" });
            address.push_str(&in_address(given));
        }
        address
    }

    /// The table of the tutorial: nobody sits there but the learner.
    fn table(&self, page: &Page) -> TablePage {
        let seat = self.scene.seat.unwrap_or_default();
        let name = page.person.clone().unwrap_or_else(|| page.say("learn-you"));
        let table = TablePage::in_parts("learn", TableStage::Playing, vec![learner(seat, name)]);
        TablePage { own: vec![seat], ..table }
    }
}

fn learner(seat: Seat, name: String) -> SeatLine {
    SeatLine { seat, name: Some(name), own: true, asked: true, present: true, ..SeatLine::default() }
}

/// An answer in an address: notation has letters, digits, spaces and a few signs.
pub fn in_address(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => safe.push(char::from(byte)),
            b' ' => safe.push('+'),
            other => safe.push_str(&format!("%{other:02X}")),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_survive_an_address() {
        assert_eq!(in_address("place 22 r1 at 3,1"), "place+22+r1+at+3%2C1");
        assert_eq!(in_address("a&b=ü"), "a%26b%3D%C3%BC");
    }
}
