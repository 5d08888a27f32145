//! The tutorial: guided first turns at a real table.

use maud::{Markup, html};
use table::Seat;

use crate::draw;
use crate::page::{Page, PageKind};
use crate::table::{Here, Scene, SeatLine, TablePage, TableStage, ask, side, text};

const KIND: PageKind = PageKind::plain("learn").with(&["table.css", "people.css"]).table();

/// The first page of the tutorial: what it is, and its steps.
pub fn introduction(page: &Page, steps: &[&str]) -> String {
    let path = page.of_game("/learn");
    let body = html! {
        main #main.page.learn-intro {
            h1 { (page.say("learn")) }
            p.lead { (page.say("learn-introduction")) }
            p.actions { a.button.main.big href={ (path) "/1" } { (page.say("learn-start")) } }
            h2 { (page.say("learn-contents")) }
            ol.contents {
                @for (number, name) in (1..).zip(steps) {
                    li { a href={ (path) "/" (number) } { (page.say(&format!("{name}-title"))) } }
                }
            }
            p { (page.say("learn-rules")) " " a href=(page.of_game("/rules")) { (page.say("nav-rules")) } }
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
    /// The part of the screen it is about: `ask`, `score`, or a word of the game's.
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
        let body = html! { (draw::sheet(page.style())) (self.main(page)) };
        // Nothing can go wrong here, so nothing is asked twice.
        let mut page = page.clone();
        page.prefs.quick = true;
        page.html(&format!("{title} – Homestead"), KIND, &["table.js", "learn.js"], &body)
    }

    /// The part of the page that changes.
    pub fn main(&self, page: &Page) -> Markup {
        let table = self.table(page);
        let answers_to = self.address(page);
        let here = Here { page, table: &table, scene: &self.scene, answers_to: Some(&answers_to) };
        let pointed = |part: &str| self.points_at == part;
        let open = self.asks && pointed("ask");
        html! {
            main #main.table.lesson data-learn=(self.number) data-turn="0" data-address=(self.here(page))
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
                        @if let Some(picture) = self.scene.position.lesson_picture(here, self.points_at) { (picture) }
                        @if pointed("score") { div.pointed { (side::score_table(here)) } }
                        (self.ways_on(page))
                    }
                    @if self.asks { div.lesson-ask.pointed[open] { (ask::panel(here)) } }
                }
                @if page.prefs.text {
                    section.lesson-words { (text::sections(here)) }
                } @else { (self.scene.position.lesson_panels(here, self.points_at)) }
            }
        }
    }

    fn head(&self, page: &Page) -> Markup {
        let about = [("step", self.number.into()), ("steps", self.of.into())];
        html! {
            p.progress {
                progress max=(self.of) value=(self.number) aria-hidden="true" {}
                " " (page.say_with("learn-progress", about)) " · "
                (self.scene.position.when_text(page.prefs.language))
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
        let path = page.of_game("/learn");
        let next = format!("{path}/{}?done=1", self.number + 1);
        html! {
            nav.ways-on aria-label=(page.say("learn-steps")) {
                @if self.number > 1 { a.button.quiet href={ (path) "/" (self.number - 1) } rel="prev" { (page.say("learn-back")) } }
                @else { a.button.quiet href=(path) { (page.say("learn-back")) } }
                @if self.number == self.of {
                    form method="post" action="/play" {
                        @if let Some(game) = page.game { input type="hidden" name="game" value=(game.name); }
                        input type="hidden" name="mode" value="bots";
                        input type="hidden" name="level" value="seedling";
                        input type="hidden" name="players" value="2";
                        button.main { (page.say("learn-play-now")) }
                    }
                } @else if self.asks {
                    @if !self.given.is_empty() { a.button.quiet href={ (path) "/" (self.number) } { (page.say("learn-again")) } }
                    @if self.shown.is_empty() { a.button.quiet href={ (path) "/" (self.number) "?show=1" } { (page.say("learn-show")) } }
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
    fn here(&self, page: &Page) -> String {
        let praised = matches!(self.remark, Some(Remark::Praise(_)));
        let path = page.of_game("/learn");
        if praised { format!("{path}/{}?done=1", self.number) } else { self.address(page) }
    }

    /// Where answers go: what was answered before goes along.
    fn address(&self, page: &Page) -> String {
        let mut address = format!("{}/{}", page.of_game("/learn"), self.number);
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
