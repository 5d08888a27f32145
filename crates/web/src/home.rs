//! The start page of a game: play now, my games, open tables, recent games.

use std::ops::RangeInclusive;

use maud::{Markup, html};

use crate::draw;
use crate::face::Style;
use crate::page::{Page, PageKind};

pub(crate) const KIND: PageKind = PageKind::plain("home").with(&["table.css"]);

/// What the start page of a game shows.
#[derive(Clone, Debug)]
pub struct Home {
    /// What the game is called.
    pub title: String,
    /// What its pages show.
    pub style: &'static Style,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// The names of the bots, the weakest first.
    pub levels: Vec<String>,
    /// Tables of this game.
    pub lists: Lists,
    /// A message about what was just tried.
    pub message: Option<String>,
}

/// Tables, as a page lists them.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// Those of the viewer, first those where something is asked of them.
    pub mine: Vec<TableCard>,
    /// Tables that wait for players.
    pub open: Vec<TableCard>,
    /// Games that are played now and may be watched.
    pub playing: Vec<TableCard>,
    /// Games that ended.
    pub recent: Vec<TableCard>,
}

impl Lists {
    /// The viewer's own tables; they come before everything else.
    pub(crate) fn own(&self, page: &Page) -> Markup {
        html! {
            @if !self.mine.is_empty() {
                section.mine {
                    h2 { (page.say("my-games")) }
                    ul.cards { @for card in &self.mine { (line(page, card)) } }
                }
            }
        }
    }

    /// All others.
    pub(crate) fn others(&self, page: &Page) -> Markup {
        let lists = [("open-tables", &self.open), ("watch-now", &self.playing), ("recent-games", &self.recent)];
        html! {
            @for (heading, cards) in lists {
                @if !cards.is_empty() {
                    section { h2 { (page.say(heading)) } ul.cards { @for card in cards { (line(page, card)) } } }
                }
            }
        }
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableCard {
    /// Its name in addresses.
    pub id: String,
    /// What is played there, if the list has several games.
    pub game: Option<String>,
    /// Who sits there: people by name, bots by level; nothing for an open seat.
    pub seats: Vec<Sitting>,
    /// Whether it is the viewer's turn.
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
            (draw::sheet(Some(self.style)))
            main #main.home {
                section.welcome {
                    div.words {
                        h1 { (self.title) }
                        p { (page.say("welcome-text")) }
                    }
                    @if let Some([left, right]) = self.style.welcome { (left()) (right()) }
                    @if let Some(message) = &self.message { p.message role="alert" { (message) } }
                }
                (self.lists.own(page))
                div.ways-to-play {
                    @let [bots, alone, friends, together] = self.style.ways;
                    @if self.most() > 1 { (self.against_bots(page, bots)) }
                    @if self.players.contains(&1) { (self.solo(page, alone)) }
                    @if self.most() > 1 { (self.friends(page, friends)) (self.hot_seat(page, together)) }
                }
                (self.lists.others(page))
                section.learn-more {
                    @if page.game.is_some_and(|game| game.has_course) {
                        a.button href=(page.of_game("/learn")) { (draw::inline("hint", None)) (page.say("learn-offer")) }
                    }
                    a.button href=(page.of_game("/rules")) { (draw::inline("log", None)) (page.say("rules-offer")) }
                    a.button href="/games" { (draw::inline("play", None)) (page.say("record-offer")) }
                }
            }
        };
        page.html(&format!("{} – Homestead", self.title), KIND, &[], &body)
    }

    fn most(&self) -> u8 {
        *self.players.end()
    }

    fn against_bots(&self, page: &Page, symbol: &str) -> Markup {
        html! {
            form.card.first method="post" action="/play" data-remember="bots" {
                h2 { (draw::inline(symbol, None)) (page.say("play-bots")) }
                p { (page.say("play-bots-text")) }
                (mode(page, "bots"))
                fieldset.chips {
                    legend { (page.say("how-strong")) }
                    @for level in &self.levels {
                        label title=(page.say(&format!("bot-{level}-character"))) {
                            input type="radio" name="level" value=(level) checked[level == FIRST_LEVEL];
                            span { (page.bot(level)) }
                        }
                    }
                }
                (self.how_many(page, "players"))
                button.main.big { (page.say("play")) }
            }
        }
    }

    fn hot_seat(&self, page: &Page, symbol: &str) -> Markup {
        html! {
            form.card method="post" action="/play" data-remember="hotseat" {
                h2 { (draw::inline(symbol, None)) (page.say("play-hot-seat")) }
                p { (page.say("play-hot-seat-text")) }
                (mode(page, "hotseat"))
                (self.how_many(page, "people"))
                label.row { (page.say("bots-besides"))
                    select name="bots" { @for count in 0..=self.most().saturating_sub(2) { option value=(count) { (count) } } }
                    select name="level" aria-label=(page.say("how-strong")) {
                        @for level in &self.levels { option value=(level) selected[level == FIRST_LEVEL] { (page.bot(level)) } }
                    }
                }
                button.main { (page.say("play")) }
            }
        }
    }

    fn solo(&self, page: &Page, symbol: &str) -> Markup {
        html! {
            form.card method="post" action="/play" {
                h2 { (draw::inline(symbol, None)) (page.say("play-solo")) }
                p { (page.say("play-solo-text")) }
                ul.marks { @for (sign, mark) in self.style.marks { li { (draw::inline(sign, None)) (page.say(mark)) } } }
                (mode(page, "solo"))
                button.main { (page.say("play-alone")) }
            }
        }
    }

    fn friends(&self, page: &Page, symbol: &str) -> Markup {
        html! {
            form.card method="post" action="/play" data-remember="friends" {
                h2 { (draw::inline(symbol, None)) (page.say("play-friends")) }
                p { (page.say("play-friends-text")) }
                (mode(page, "friends"))
                (self.how_many(page, "players"))
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

    fn how_many(&self, page: &Page, name: &str) -> Markup {
        html! {
            fieldset.chips {
                legend { (page.say(if name == "people" { "how-many-people" } else { "how-many-players" })) }
                @for count in 2..=self.most() {
                    label { input type="radio" name=(name) value=(count) checked[count == 2]; span { (count) } }
                }
            }
        }
    }
}

/// How a table is to be made, and of which game.
fn mode(page: &Page, mode: &str) -> Markup {
    html! {
        input type="hidden" name="mode" value=(mode);
        @if let Some(game) = page.game { input type="hidden" name="game" value=(game.name); }
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
                    span.who { (page.say_with("rematch-offer", [("name", name.clone().into())])) }
                } @else { span.who { (names.join(" · ")) } }
                @if card.your_turn { b.badge { (page.say("your-turn")) } }
                @else if card.over {
                    span.points { @for (place, points) in card.points.iter().enumerate() { @if place > 0 { " : " } (points) } }
                }
                @else if card.frozen { span.badge.quiet { (page.say("table-frozen-title")) } }
                @else if card.waiting && card.offered_by.is_none() { span.badge.quiet { (page.say("waits-for-players")) } }
                small { @if let Some(game) = &card.game { (game) " · " } (ago(page, card.ago)) }
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
    page.say_with("ago", [("unit", unit.into()), ("count", count.into())])
}
