//! Before the game: who is there, who is still missing, and the links that bring them.

use maud::{Markup, html};

use super::{SeatLine, TablePage, TableStage};
use crate::draw;
use crate::page::Page;

/// What the parts of the room share.
#[derive(Clone, Copy)]
struct Room<'r> {
    page: &'r Page,
    table: &'r TablePage,
}

impl Room<'_> {
    fn say(self, name: &str) -> String {
        self.page.say(name)
    }

    fn path(self, what: &str) -> String {
        format!("/tables/{}/{what}", self.table.id)
    }
}

/// The waiting room.
pub fn room(page: &Page, table: &TablePage) -> Markup {
    let here = Room { page, table };
    if table.stage == TableStage::Closed {
        return html! { div.room { h1 { (here.say("table-closed")) } p { a.button href="/" { (here.say("home")) } } } };
    }
    if let Some(why) = &table.frozen {
        return frozen(here, why);
    }
    let (title, help) = heading(here);
    html! {
        div.room {
            h1 { (title) }
            @if let Some(message) = &table.message { p.message role="alert" { (message) } }
            p { (help) }
            @if table.offered_by.is_some() {
                div.answer-offer {
                    form method="post" action=(here.path("join")) { button.main { (here.say("accept")) } }
                    form method="post" action=(here.path("leave")) { button { (here.say("decline")) } }
                }
            }
            ol.seats { @for line in &table.seats { li { (seat(here, line)) } } }
            @if !table.own.is_empty() || table.host { (ways_out(here)) }
        }
    }
}

/// A game that cannot be continued: why, and who plays it.
fn frozen(here: Room<'_>, why: &str) -> Markup {
    html! {
        div.room {
            h1 { (here.say("table-frozen-title")) }
            p.message role="alert" { (why) }
            ol.seats { @for line in &here.table.seats { li { (line.called(here.page)) } } }
            p { a.button href="/" { (here.say("home")) } }
        }
    }
}

/// What this room is about.
fn heading(here: Room<'_>) -> (String, String) {
    let table = here.table;
    let rematch = table.seats.iter().any(|line| line.reserved.is_some() || line.declined.is_some());
    let waits = if table.host { "waiting-help" } else { "waiting-others" };
    match &table.offered_by {
        Some(name) => {
            (here.page.say_with("rematch-offer", [("name", name.clone().into())]), here.say("rematch-offer-help"))
        }
        None if rematch && !table.own.is_empty() => (here.say("rematch-room"), here.say("rematch-help")),
        None if table.own.is_empty() && !table.host => (here.say("waiting-room"), here.say("waiting-join-help")),
        None => (here.say("waiting-room"), here.say(waits)),
    }
}

fn seat(here: Room<'_>, line: &SeatLine) -> Markup {
    let table = here.table;
    let somebody = line.name.is_some() || line.reserved.is_some();
    html! {
        (draw::inline(draw::pawn(line.seat.number()), None))
        span.name { (line.called(here.page)) }
        @if line.own || line.offered { small { (here.say("you")) } }
        @else if line.reserved.is_some() { small { (here.say("not-answered")) } }
        @if let Some(name) = &line.declined { small.declined { (here.page.say_with("declined", [("name", name.clone().into())])) } }
        @if !somebody && line.bot.is_none() {
            @if let Some(invitation) = &line.invitation {
                label.link {
                    span { (here.say("invitation-link")) }
                    input type="text" readonly value={ "/tables/" (table.id) "?key=" (invitation) } data-link;
                    button.quiet type="button" data-copy hidden { (here.say("copy")) }
                }
            } @else if table.own.is_empty() && table.offered_by.is_none() {
                form method="post" action=(here.path("join")) {
                    @if let Some(key) = &table.key { input type="hidden" name="invitation" value=(key); }
                    input type="hidden" name="seat" value=(line.seat);
                    button.main { (here.say("sit-down")) }
                }
            }
        }
        @if table.host && !line.own && somebody {
            @let sure = here.page.say_with("remove-sure", [("name", line.called(here.page).into())]);
            form.remove method="post" action=(here.path("remove")) data-live data-sure=(sure) {
                input type="hidden" name="seat" value=(line.seat);
                button.quiet { (here.say("remove")) }
            }
        }
    }
}

/// Leaving; and for the host beginning with whoever is there.
fn ways_out(here: Room<'_>) -> Markup {
    let host = here.table.host;
    html! {
        div.ways-out {
            @if host {
                form method="post" action=(here.path("start")) { button { (here.say("start-with-bots")) } }
            }
            form method="post" action=(here.path("leave")) {
                button.quiet { (here.say(if host { "close-table" } else { "leave-table" })) }
            }
        }
    }
}
