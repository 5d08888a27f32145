//! What stands beside farm and town: who plays, what winter will cost, scores, log, chat.

use maud::{Markup, html};
use table::Seat;

use super::{Here, SeatLine, Vote};
use crate::draw;

/// Where the game is, and everybody at the table.
pub fn bar(here: Here<'_>) -> Markup {
    html! {
        div.bar {
            (when(here))
            ol.people { @for line in &here.table.seats { (person(here, line)) } }
            (menu(here))
        }
    }
}

/// Where the game is, as a symbol and in words.
pub fn when(here: Here<'_>) -> Markup {
    let position = &here.scene.position;
    html! {
        p.when {
            (draw::inline(position.scene_symbol(position.when().scene), None))
            b { (position.when_text(here.page.prefs.language)) }
        }
    }
}

fn person(here: Here<'_>, line: &SeatLine) -> Markup {
    html! {
        li.asked[line.asked].own[line.own].away[!line.present || line.absent] {
            (draw::inline(draw::pawn(line.seat.number()), None))
            span.name { (line.called(here.page)) }
            span.points title=(here.say("points-so-far")) { (here.scene.position.points(line.seat)) }
            @if line.asked && line.bot.is_some() { span.thinking { (here.say("thinks")) } }
            @else if line.gone { small { (here.say("left")) } }
            @else if line.absent { small { (here.say("stand-in")) } }
            @else if !line.present && !line.own { small { (here.say("away")) } }
            @if let Some((seconds, runs)) = line.clock { time.clock data-seconds=(seconds) data-runs=(u8::from(runs)) { (clock(seconds)) } }
            @if let Some(vote) = line.vote { (ballot(here, line, vote)) }
        }
    }
}

/// A vote to replace an absent player.
fn ballot(here: Here<'_>, line: &SeatLine, vote: Vote) -> Markup {
    html! {
        @match vote {
            Vote::Later(seconds) => small.vote {
                (here.say("vote-later")) " "
                time.clock data-seconds=(seconds) data-runs="1" data-refresh { (clock(seconds)) }
            },
            Vote::Open => form.vote method="post" action=(here.path("vote")) data-live title=(here.say("vote-help")) {
                input type="hidden" name="against" value=(line.seat);
                button.quiet { (here.say("vote-out")) }
            },
            Vote::Cast => small.vote title=(here.say("vote-help")) { (here.say("vote-cast")) },
        }
    }
}

/// `1:05`, `2 d 3 h`
pub fn clock(seconds: i64) -> String {
    let seconds = seconds.max(0);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    if days > 0 {
        format!("{days} d {} h", hours % 24)
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// Scores, log and chat.
pub fn sheets(here: Here<'_>) -> Markup {
    html! {
        div.sheets #sheets {
            @if here.table.stage != super::TableStage::Over {
                details.sheet #points name="sheet" {
                    summary { (draw::inline("check", None)) (here.say("scores")) }
                    (score_table(here))
                }
            }
            details.sheet #log name="sheet" open {
                summary { (draw::inline("log", None)) (here.say("log")) }
                (log(here))
            }
            details.sheet #chat name="sheet" {
                summary {
                    (draw::inline("chat", None)) (here.say("chat"))
                    @if !here.table.chat.is_empty() { " (" (here.table.chat.len()) ")" }
                }
                (chat(here))
            }
        }
    }
}

/// The score of every seat by category.
pub fn score_table(here: Here<'_>) -> Markup {
    html! {
        table.scores {
            thead {
                tr {
                    td {}
                    @for seat in Seat::all(here.scene.seats) {
                        th scope="col" { (draw::inline(draw::pawn(seat.number()), None)) span { (here.name(seat)) } }
                    }
                }
            }
            tbody {
                @for line in here.scene.position.score_sheet(here.page.prefs.language) {
                    tr.total[line.is_total] {
                        th scope="row" { (line.heading) }
                        @for points in line.points { td { (points) } }
                    }
                }
            }
        }
    }
}

fn log(here: Here<'_>) -> Markup {
    html! {
        ol.log {
            @for line in &here.table.log {
                @if line.heading.is_some() { li.heading { (line.text) } }
                @else { li { (line.text) } }
            }
        }
        @if here.table.log.first().is_some_and(|line| line.line > 0) {
            p.earlier { a href={ "/games/" (here.table.id) } { (here.say("log-earlier")) } }
        }
    }
}

fn chat(here: Here<'_>) -> Markup {
    html! {
        ol.chat #chat-lines { @for said in &here.table.chat { li data-number=(said.number) { b { (said.name) } ": " (said.text) } } }
        @if here.table.may_chat {
            form.say method="post" action=(here.path("say")) data-say {
                label.unseen for="say" { (here.say("say-label")) }
                input #say name="text" maxlength="500" autocomplete="off" placeholder=(here.say("say-placeholder")) required;
                button { (here.say("say")) }
            }
        }
        @for line in &here.table.seats {
            @if let Some(muted) = line.muted {
                form.mute method="post" action=(here.path("mute")) data-live {
                    input type="hidden" name="seat" value=(line.seat);
                    input type="hidden" name="muted" value=(u8::from(!muted));
                    @let name = line.called(here.page);
                    button.quiet { (here.page.say_with(if muted { "chat-unmute" } else { "chat-mute" }, [("name", name.as_str().into())])) }
                }
            }
        }
    }
}

/// What is seldom needed.
fn menu(here: Here<'_>) -> Markup {
    let path = format!("/tables/{}", here.table.id);
    html! {
        details.menu {
            summary aria-label=(here.say("menu")) title=(here.say("menu")) { (draw::inline("menu", None)) }
            div.menu-body {
                form method="post" action="/settings" {
                    input type="hidden" name="back" value=(path);
                    @let (text, quick) = (here.page.prefs.text, here.page.prefs.quick);
                    button.quiet name="text" value=(u8::from(!text)) { (here.say(if text { "mode-picture" } else { "mode-text" })) }
                    button.quiet name="quick" value=(u8::from(!quick)) { (here.say(if quick { "confirm-on" } else { "confirm-off" })) }
                }
                button.quiet type="button" data-notify hidden { (here.say("notify-me")) }
                a href="/settings" { (here.say("nav-settings")) }
                a href=(here.page.of_game("/rules")) target="_blank" { (here.say("nav-rules")) }
                a href={ "/games/" (here.table.id) } { (here.say("look-back")) }
                @if let Some(watch) = &here.table.watch {
                    label { (here.say("watch-link")) input type="text" readonly value={ (path) "?key=" (watch) } data-link; }
                }
                @if let Some(seat) = here.scene.seat && here.table.stage == super::TableStage::Playing {
                    form method="post" action=(here.path("resign")) data-sure=(here.say("resign-sure")) {
                        input type="hidden" name="seat" value=(seat);
                        button.quiet.danger { (here.say("resign")) }
                    }
                }
                p.fair title=(here.table.commitment) {
                    (here.say("fair-deal")) " "
                    code { (here.table.commitment.get(..12).unwrap_or_default()) "…" }
                }
            }
        }
    }
}
