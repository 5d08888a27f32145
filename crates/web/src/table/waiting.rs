//! Before the game: who is there, who is still missing, and the links that bring them.

use maud::{Markup, html};

use super::{Here, TableStage};
use crate::draw;

/// The waiting room.
pub fn room(here: Here<'_>) -> Markup {
    let table = here.table;
    if table.stage == TableStage::Closed {
        return html! { div.room { h1 { (here.say("table-closed")) } p { a.button href="/" { (here.say("home")) } } } };
    }
    let sits = !table.own.is_empty();
    html! {
        div.room {
            h1 { (here.say("waiting-room")) }
            @if let Some(message) = &table.message { p.message role="alert" { (message) } }
            p { (here.say(if sits { "waiting-help" } else { "waiting-join-help" })) }
            ol.seats {
                @for line in &table.seats {
                    li {
                        (draw::inline(draw::pawn(line.seat.number()), None))
                        span.name { (line.called(here.page)) }
                        @if line.own { small { (here.say("you")) } }
                        @if line.name.is_none() && line.bot.is_none() {
                            @if let Some(invitation) = &line.invitation {
                                label.link {
                                    span { (here.say("invitation-link")) }
                                    input type="text" readonly value={ "/tables/" (table.id) "?key=" (invitation) } data-link;
                                    button.quiet type="button" data-copy hidden { (here.say("copy")) }
                                }
                            } @else if !sits {
                                form method="post" action=(here.path("join")) {
                                    @if let Some(key) = &table.key { input type="hidden" name="invitation" value=(key); }
                                    input type="hidden" name="seat" value=(line.seat);
                                    button.main { (here.say("sit-down")) }
                                }
                            }
                        }
                    }
                }
            }
            @if sits {
                form method="post" action=(here.path("leave")) {
                    button.quiet { (here.say(if table.host { "close-table" } else { "leave-table" })) }
                }
            }
        }
    }
}
