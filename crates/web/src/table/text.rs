//! The table as text: all that the pictures show, in the order in which one would tell it. A screen reader can play it.

use maud::{Markup, html};

use super::{Here, Scene, TableStage, ask, over, side};

/// The table as headings and sentences, with the question first.
pub fn table(here: Here<'_>, scene: &Scene) -> Markup {
    html! {
        h1.unseen { (here.say("table")) }
        (side::bar(here, scene))
        div.text-mode {
            @if here.table.stage == TableStage::Over { (over::result(here, scene)) } @else { (ask::panel(here, scene)) }
            @if let Some(player) = scene.seat.and_then(|seat| scene.player(seat)) && !player.hand.is_empty() {
                section {
                    h2 { (here.say("hand")) }
                    ul { @for line in here.phrases().hand_text(player, scene.edition) { li { (line) } } }
                }
            }
            @for section in here.phrases().table_text(&scene.view, &|seat| here.name(seat)) {
                section { h2 { (section.heading) } ul { @for line in section.lines { li { (line) } } } }
            }
            (side::sheets(here, scene))
        }
    }
}
