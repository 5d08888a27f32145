//! The rules, to read and to search.

use maud::{Markup, html};
use words::rules::{Piece, Rules, emphasis};

use crate::page::{Page, PageKind};

const KIND: PageKind = PageKind::plain("rules");

/// The whole page.
pub fn html(page: &Page, rules: &Rules, search: &str) -> String {
    let wanted = search.trim().to_lowercase();
    let fits = |text: &str| wanted.is_empty() || text.to_lowercase().contains(&wanted);
    let body = html! {
        main #main.rules {
            h1 { (rules.title) }
            @for text in &rules.introduction { p { (marked(text)) } }
            form.search method="get" action=(page.of_game("/rules")) role="search" {
                label for="q" { (page.say("rules-search")) }
                input #q type="search" name="q" value=(search) data-filter;
                button { (page.say("search")) }
            }
            nav.contents aria-label=(page.say("contents")) {
                ul { @for chapter in &rules.chapters { li { a href={ "#" (anchor(chapter.number.as_deref(), &chapter.heading)) } { (chapter.heading) } } } }
            }
            @for chapter in &rules.chapters {
                section.chapter {
                    h2 id=(anchor(chapter.number.as_deref(), &chapter.heading)) { (chapter.heading) }
                    @for rule in &chapter.rules {
                        @let found = fits(&rule.name) || fits(&rule.text) || rule.examples.iter().any(|text| fits(text));
                        div.rule #(rule.name.replace(' ', "-")) hidden[!found] data-rule {
                            p { b.number { (rule.name) } " " (marked(&rule.text)) }
                            @for example in &rule.examples { p.example { (marked(example)) } }
                        }
                    }
                }
            }
        }
    };
    page.html(&format!("{} – Homestead", rules.title), KIND, &[], &body)
}

fn anchor(number: Option<&str>, heading: &str) -> String {
    number.map_or_else(|| heading.replace(' ', "-"), str::to_owned)
}

fn marked(text: &str) -> Markup {
    html! {
        @for piece in emphasis(text) {
            @match piece {
                Piece::Plain(text) => (text),
                Piece::Strong(text) => em { (text) },
            }
        }
    }
}
