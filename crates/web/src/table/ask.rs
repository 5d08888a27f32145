//! What is asked of the seat. The question and its answers are the game's; what stands around them is the same for all.

use maud::{Markup, html};

use super::{Here, Since};
use crate::draw;

/// The panel: whose turn it is, what is asked, what can be answered.
pub(crate) fn panel(here: Here<'_>) -> Markup {
    html! {
        section.ask #ask aria-live="polite" {
            @if let Some(message) = &here.table.message { p.message role="alert" { (message) } }
            (since(here))
            @match here.scene.decision.as_ref().and_then(|_| here.scene.position.question(here)) {
                // What somebody has begun to answer stays as it is while others act.
                Some(question) => div.question data-stays=[stays(here)] { (question) },
                None => (wait(here)),
            }
            (controls(here))
        }
    }
}

/// What is the same as long as nothing else is asked.
fn stays(here: Here<'_>) -> Option<String> {
    Some(format!("{}.{}", here.scene.seat?, here.scene.decision.as_ref()?))
}

/// What others did in the meantime, and what came by itself.
fn since(here: Here<'_>) -> Markup {
    let Some(Since { first, action }) = here.table.since else { return html! {} };
    let news = here.table.log.get(first..).unwrap_or_default();
    let headline = here.scene.position.headline(news);
    let news = headline.unwrap_or(news);
    let count = news.iter().filter(|line| line.heading.is_none()).count();
    if count == 0 {
        return html! {};
    }
    html! {
        details.since #{ "since-" (action) } open[headline.is_some()] {
            summary { (here.page.say_with("since-your-move", [("count", count.into())])) }
            ul { @for line in news.iter().rev().take(16).rev() { li.heading[line.heading.is_some()] { (line.text) } } }
            a href={ "/games/" (here.table.id) "?action=" (action) "&play=1" (own_seat(here)) } { (here.say("watch-it")) }
        }
    }
}

fn own_seat(here: Here<'_>) -> String {
    here.scene.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default()
}

fn wait(here: Here<'_>) -> Markup {
    let names: Vec<String> =
        here.table.seats.iter().filter(|line| line.asked).map(|line| here.name(line.seat)).collect();
    html! {
        h2 { (here.page.words().waiting(&names)) }
        @if here.scene.seat.is_none() { p.help { (here.say("you-watch")) } }
        @else if here.scene.can_undo { p.help { (here.say("ready-revocable")) } }
    }
}

/// A form whose fields answer the open decision: `act` takes a field `action`, `pick` the things that are picked.
pub fn form(here: Here<'_>, what: &str, fields: &Markup) -> Markup {
    html! {
        form.answer method="post" action=(here.path(what)) data-live {
            @if let Some(decision) = &here.scene.decision { input type="hidden" name="decision" value=(decision); }
            @if let Some(seat) = here.scene.seat { input type="hidden" name="seat" value=(seat); }
            (fields)
        }
    }
}

/// Undo, restart and hint.
fn controls(here: Here<'_>) -> Markup {
    let Some(seat) = here.scene.seat else { return html! {} };
    html! {
        div.controls {
            @if here.scene.can_undo {
                form method="post" action=(here.path("undo")) data-live {
                    input type="hidden" name="seat" value=(seat);
                    button.quiet data-shortcut="u" { (draw::inline("undo", None)) span { (here.say("undo")) } }
                    button.quiet name="whole_turn" value="1" { span { (here.say("restart-turn")) } }
                }
            }
            @if here.table.hints && here.scene.decision.is_some() {
                form method="post" action=(here.path("hint")) data-hint {
                    input type="hidden" name="seat" value=(seat);
                    button.quiet data-shortcut="h" { (draw::inline("hint", None)) span { (here.say("hint")) } }
                }
            }
        }
        div #hint role="status" data-stays=[stays(here)] {}
    }
}
