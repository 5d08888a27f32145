//! The end of a game: who won, the whole score sheet, and what to do next.

use maud::{Markup, html};

use super::{Here, Scene, outcome_text, side};

/// The result.
pub fn result(here: Here<'_>, scene: &Scene) -> Markup {
    let id = &here.table.id;
    html! {
        section.ask.result #ask aria-live="polite" {
            @if let Some(message) = &here.table.message { p.message role="alert" { (message) } }
            @if let Some(outcome) = &scene.view.outcome {
                h2 { (outcome_text(here, outcome)) }
                @if let [points] = outcome.points.as_slice() { p.help { (here.phrases().solo_rank(*points)) } }
            }
            (side::score_table(here, scene))
            div.choices {
                @match &here.table.rematch {
                    Some(again) => a.button.main href={ "/tables/" (again) } { (here.say("to-rematch")) },
                    None => {
                        @if !here.table.own.is_empty() {
                            form method="post" action=(here.path("rematch")) { button.main { (here.say("rematch")) } }
                        }
                    }
                }
                a.button href={ "/games/" (id) "?analyse=1" } { (here.say("analyse")) }
                a.button href={ "/games/" (id) } { (here.say("replay")) }
                a.button href={ "/api/tables/" (id) "/record" } download { (here.say("download-record")) }
                a.button href="/" { (here.say("home")) }
            }
        }
    }
}
