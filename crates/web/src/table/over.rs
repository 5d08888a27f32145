//! The end of a game: who won, the whole score sheet, and what to do next.

use maud::{Markup, html};

use super::{Here, side};

/// The result.
pub fn result(here: Here<'_>) -> Markup {
    let id = &here.table.id;
    html! {
        section.ask.result #ask aria-live="polite" {
            @if let Some(message) = &here.table.message { p.message role="alert" { (message) } }
            @let (result, remark) = here.scene.position.result(here.page.prefs.language, &|seat| here.name(seat));
            h2 { (result) }
            @if let Some(remark) = remark { p.help { (remark) } }
            (side::score_table(here))
            (offer(here))
            div.choices {
                @if let (Some(again), None) = (&here.table.rematch, &here.table.offered_by) {
                    a.button.main href={ "/tables/" (again) } { (here.say("to-rematch")) }
                } @else if here.table.offered_by.is_none() && !here.table.own.is_empty() {
                    form method="post" action=(here.path("rematch")) { button.main { (here.say("rematch")) } }
                }
                a.button href={ "/games/" (id) "?analyse=1" } { (here.say("analyse")) }
                a.button href={ "/games/" (id) } { (here.say("replay")) }
                a.button href={ "/api/tables/" (id) "/record" } download { (here.say("download-record")) }
                a.button href="/" { (here.say("home")) }
            }
        }
    }
}

/// Somebody offers the reader a rematch.
fn offer(here: Here<'_>) -> Markup {
    let Some(name) = &here.table.offered_by else { return html! {} };
    html! {
        div.offer role="status" {
            p { (here.page.say_with("rematch-offer", [("name", name.clone().into())])) }
            form method="post" action=(here.path("rematch")) { button.main { (here.say("accept")) } }
            form method="post" action=(here.path("decline")) data-live { button { (here.say("decline")) } }
        }
    }
}
