//! The table as text: all that the pictures show, in the order in which one would tell it. A screen reader can play it.

use maud::{Markup, html};

use super::{Here, TableStage, ask, over, side};

/// The table as headings and sentences, with the question first.
pub fn table(here: Here<'_>) -> Markup {
    html! {
        h1.unseen { (here.say("table")) }
        (side::bar(here))
        div.text-mode {
            @if here.table.stage == TableStage::Over { (over::result(here)) } @else { (ask::panel(here)) }
            (sections(here))
            (side::sheets(here))
        }
    }
}

/// The table without the question.
pub fn sections(here: Here<'_>) -> Markup {
    html! {
        @for section in here.scene.position.text(here.page.prefs.language, &|seat| here.name(seat)) {
            section { h2 { (section.heading) } ul { @for line in section.lines { li { (line) } } } }
        }
    }
}
