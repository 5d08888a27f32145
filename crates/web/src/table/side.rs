//! What stands beside farm and town: who plays, what winter will cost, scores, log, talk.

use maud::{Markup, html};
use phrases::points_so_far;
use walnut_grove::Season;
use walnut_grove::score::ScoreCategory;

use super::{Here, Scene, SeatLine, Vote};
use crate::draw;

/// Year and season, and everybody at the table.
pub fn bar(here: Here<'_>, scene: &Scene) -> Markup {
    let phrases = here.phrases();
    html! {
        div.bar {
            p.when {
                (draw::inline(season_symbol(scene.view.season), None))
                b { (phrases.year_and_season(scene.view.year, scene.view.season)) }
            }
            ol.people { @for line in &here.table.seats { (person(here, scene, line)) } }
            (menu(here, scene))
        }
    }
}

/// The symbol of a season; also of what is before and after the seasons.
pub fn season_symbol(season: Season) -> &'static str {
    match season {
        Season::Setup | Season::Year | Season::Spring => "season-spring",
        Season::Summer => "season-summer",
        Season::Fall => "season-fall",
        Season::Winter | Season::Over => "season-winter",
    }
}

fn person(here: Here<'_>, scene: &Scene, line: &SeatLine) -> Markup {
    let player = scene.player(line.seat);
    let points = player.map(|player| points_so_far(&player.score)).unwrap_or_default();
    html! {
        li.asked[line.asked].own[line.own].away[!line.present || line.absent] {
            (draw::inline(draw::pawn(line.seat.number()), None))
            span.name { (line.called(here.page)) }
            span.points title=(here.say("points-so-far")) { (points) }
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

/// W7.1, W7.2: what the coming winter costs, beside what is there.
pub fn needs(here: Here<'_>, scene: &Scene) -> Markup {
    let Some(player) = scene.main_player() else { return html! {} };
    let phrases = here.phrases();
    let have = player.goods();
    let due = &player.winter_due;
    let winter = player.winter();
    html! {
        div.needs #winter {
            h2 { (draw::inline("season-winter", None)) (here.say("coming-winter")) }
            ul {
                @for (good, &count) in due.iter() {
                    @if count > 0 {
                        @let enough = have[good] >= count;
                        li.short[!enough] {
                            (draw::inline(good.word(), Some(&phrases.good(good))))
                            span { b { (have[good]) } "/" (count) }
                        }
                    }
                }
                @if due.total() == 0 { li { (here.say("nothing-due")) } }
            }
            p.verdict.short[winter.short.total() > 0] {
                (phrases.forecast(due, &winter))
            }
        }
    }
}

/// Scores, log and talk.
pub fn sheets(here: Here<'_>, scene: &Scene) -> Markup {
    html! {
        div.sheets #sheets {
            @if here.table.stage != super::TableStage::Over {
                details.sheet #points name="sheet" {
                    summary { (draw::inline("check", None)) (here.say("scores")) }
                    (score_table(here, scene))
                }
            }
            details.sheet #log name="sheet" open {
                summary { (draw::inline("log", None)) (here.say("log")) }
                (log(here))
            }
            details.sheet #talk name="sheet" {
                summary {
                    (draw::inline("chat", None)) (here.say("chat"))
                    @if !here.table.chat.is_empty() { " (" (here.table.chat.len()) ")" }
                }
                (talk(here))
            }
        }
    }
}

/// The score of every seat by category.
pub fn score_table(here: Here<'_>, scene: &Scene) -> Markup {
    html! {
        table.scores {
            thead {
                tr {
                    td {}
                    @for player in &scene.view.players {
                        th scope="col" { (draw::inline(draw::pawn(player.seat.number()), None)) span { (here.name(player.seat)) } }
                    }
                }
            }
            tbody {
                @for line in here.phrases().score_sheet(&scene.view) {
                    tr.total[line.category == ScoreCategory::Total] {
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

fn talk(here: Here<'_>) -> Markup {
    html! {
        ol.talk #talk-lines { @for said in &here.table.chat { li data-number=(said.number) { b { (said.name) } ": " (said.text) } } }
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
                    button.quiet { (here.page.about(if muted { "chat-unmute" } else { "chat-mute" }, [("name", name.as_str().into())])) }
                }
            }
        }
    }
}

/// What is seldom needed.
fn menu(here: Here<'_>, scene: &Scene) -> Markup {
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
                a href="/rules" target="_blank" { (here.say("nav-rules")) }
                a href={ "/games/" (here.table.id) } { (here.say("look-back")) }
                @if let Some(watch) = &here.table.watch {
                    label { (here.say("watch-link")) input type="text" readonly value={ (path) "?key=" (watch) } data-link; }
                }
                @if let Some(seat) = scene.seat && here.table.stage == super::TableStage::Playing {
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
