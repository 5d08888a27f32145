//! The first page: play now, my games, open tables, what was played lately.

use maud::{Markup, html};

use crate::draw;
use crate::page::{Page, PageKind};

const KIND: PageKind = PageKind::plain("home").with(&["draw.css", "table.css"]);

/// What the first page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The names of the bots, the weakest first.
    pub levels: Vec<String>,
    /// Tables of who looks, those where something is asked of them first.
    pub mine: Vec<TableCard>,
    /// Tables that wait for players.
    pub open: Vec<TableCard>,
    /// Games that are played now and may be watched.
    pub playing: Vec<TableCard>,
    /// Games that ended lately.
    pub recent: Vec<TableCard>,
    /// A message about what was just tried.
    pub message: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableCard {
    /// Its name in addresses.
    pub id: String,
    /// Who sits there: people by name, bots by level; nothing for an open seat.
    pub seats: Vec<Sitting>,
    /// Whether something is asked of who looks.
    pub your_turn: bool,
    /// Whether it cannot be opened at the moment.
    pub unreadable: bool,
    /// Whether this version of the program cannot continue the game.
    pub frozen: bool,
    /// Who offers the viewer a rematch at this table.
    pub offered_by: Option<String>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether it waits for players.
    pub waiting: bool,
    /// The points, once it is over.
    pub points: Vec<i32>,
    /// Seconds since something happened.
    pub ago: i64,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitting {
    /// A person.
    Person(String),
    /// A bot.
    Bot(String),
    /// Nobody yet.
    Open,
}

const FIRST_LEVEL: &str = "farmhand";

impl Home {
    /// The whole page.
    pub fn html(&self, page: &Page) -> String {
        let body = html! {
            (draw::sheet())
            main #main.home {
                section.welcome {
                    div.words {
                        h1 { (page.say("welcome")) }
                        p { (page.say("welcome-text")) }
                    }
                    (draw::farm_scene())
                    (draw::road_scene())
                    @if let Some(message) = &self.message { p.message role="alert" { (message) } }
                }
                @if !self.mine.is_empty() {
                    section.mine {
                        h2 { (page.say("my-games")) }
                        ul.cards { @for card in &self.mine { (line(page, card)) } }
                    }
                }
                div.ways-to-play {
                    (self.against_bots(page))
                    (solo(page))
                    (friends(page))
                    (self.hot_seat(page))
                }
                @if !self.open.is_empty() {
                    section { h2 { (page.say("open-tables")) } ul.cards { @for card in &self.open { (line(page, card)) } } }
                }
                @if !self.playing.is_empty() {
                    section { h2 { (page.say("watch-now")) } ul.cards { @for card in &self.playing { (line(page, card)) } } }
                }
                @if !self.recent.is_empty() {
                    section { h2 { (page.say("recent-games")) } ul.cards { @for card in &self.recent { (line(page, card)) } } }
                }
                section.learn-more {
                    a.button href="/learn" { (draw::inline("hint", None)) (page.say("learn-offer")) }
                    a.button href="/rules" { (draw::inline("log", None)) (page.say("rules-offer")) }
                    a.button href="/games" { (draw::inline("play", None)) (page.say("record-offer")) }
                }
            }
        };
        page.html("Homestead – Walnut Grove", KIND, &[], &body)
    }

    fn against_bots(&self, page: &Page) -> Markup {
        html! {
            form.card.first method="post" action="/play" data-remember="bots" {
                h2 { (draw::inline("farmer", None)) (page.say("play-bots")) }
                p { (page.say("play-bots-text")) }
                input type="hidden" name="mode" value="bots";
                fieldset.chips {
                    legend { (page.say("how-strong")) }
                    @for level in &self.levels {
                        label title=(page.say(&format!("bot-{level}-character"))) {
                            input type="radio" name="level" value=(level) checked[level == FIRST_LEVEL];
                            span { (page.bot(level)) }
                        }
                    }
                }
                (how_many(page, "players", 2, 2))
                button.main.big { (page.say("play")) }
            }
        }
    }

    fn hot_seat(&self, page: &Page) -> Markup {
        html! {
            form.card method="post" action="/play" data-remember="hotseat" {
                h2 { (draw::inline("yellow", None)) (page.say("play-hot-seat")) }
                p { (page.say("play-hot-seat-text")) }
                input type="hidden" name="mode" value="hotseat";
                (how_many(page, "people", 2, 2))
                label.row { (page.say("bots-besides"))
                    select name="bots" { @for count in 0..=2 { option value=(count) { (count) } } }
                    select name="level" aria-label=(page.say("how-strong")) {
                        @for level in &self.levels { option value=(level) selected[level == FIRST_LEVEL] { (page.bot(level)) } }
                    }
                }
                button.main { (page.say("play")) }
            }
        }
    }
}

fn solo(page: &Page) -> Markup {
    html! {
        form.card method="post" action="/play" {
            h2 { (draw::inline("barn", None)) (page.say("play-solo")) }
            p { (page.say("play-solo-text")) }
            ul.marks {
                @for (sign, mark) in [("wagon", "win"), ("hut", "good"), ("farmhouse", "master")] {
                    li { (draw::inline(sign, None)) (page.say(&format!("play-solo-{mark}"))) }
                }
            }
            input type="hidden" name="mode" value="solo";
            button.main { (page.say("play-alone")) }
        }
    }
}

fn friends(page: &Page) -> Markup {
    html! {
        form.card method="post" action="/play" data-remember="friends" {
            h2 { (draw::inline("wagon", None)) (page.say("play-friends")) }
            p { (page.say("play-friends-text")) }
            input type="hidden" name="mode" value="friends";
            (how_many(page, "players", 2, 2))
            label.row { (page.say("pace"))
                select name="clock" {
                    option value="none" data-unlisted { (page.say("clock-none")) }
                    option value="live" { (page.say("clock-live")) }
                    option value="slow" { (page.say("clock-slow")) }
                }
            }
            label.row.check { input type="checkbox" name="listed" value="1"; (page.say("listed")) }
            button.main { (page.say("invite")) }
        }
    }
}

fn how_many(page: &Page, name: &str, from: u8, chosen: u8) -> Markup {
    html! {
        fieldset.chips {
            legend { (page.say(if name == "people" { "how-many-people" } else { "how-many-players" })) }
            @for count in from..=4 {
                label { input type="radio" name=(name) value=(count) checked[count == chosen]; span { (count) } }
            }
        }
    }
}

/// A table in a list.
fn line(page: &Page, card: &TableCard) -> Markup {
    let href = if card.over && !card.frozen { format!("/games/{}", card.id) } else { format!("/tables/{}", card.id) };
    let names: Vec<String> = card
        .seats
        .iter()
        .map(|sitting| match sitting {
            Sitting::Person(name) => name.clone(),
            Sitting::Bot(level) => page.bot(level),
            Sitting::Open => page.say("seat-open"),
        })
        .collect();
    if card.unreadable {
        return html! {
            li.unreadable { p { span.who { (names.join(" · ")) } small { (page.say("problem-broken-table")) } } }
        };
    }
    html! {
        li.your-turn[card.your_turn].offered[card.offered_by.is_some()] {
            a href=(href) {
                @if let Some(name) = &card.offered_by {
                    span.who { (page.about("rematch-offer", [("name", name.clone().into())])) }
                } @else { span.who { (names.join(" · ")) } }
                @if card.your_turn { b.badge { (page.say("your-turn")) } }
                @else if card.over {
                    span.points { @for (place, points) in card.points.iter().enumerate() { @if place > 0 { " : " } (points) } }
                }
                @else if card.frozen { span.badge.quiet { (page.say("table-frozen-title")) } }
                @else if card.waiting && card.offered_by.is_none() { span.badge.quiet { (page.say("waits-for-players")) } }
                small { (ago(page, card.ago)) }
            }
            @if card.offered_by.is_some() {
                form method="post" action={ "/tables/" (card.id) "/join" } { button.main { (page.say("accept")) } }
                form method="post" action={ "/tables/" (card.id) "/leave" } { button { (page.say("decline")) } }
            }
        }
    }
}

/// How long something is ago.
pub(crate) fn ago(page: &Page, seconds: i64) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    let (unit, count) = match (days, hours, minutes) {
        (1.., ..) => ("days", days),
        (_, 1.., _) => ("hours", hours),
        _ => ("minutes", minutes),
    };
    page.about("ago", [("unit", unit.into()), ("count", count.into())])
}
