//! Bringing a record along.

use maud::html;

use crate::page::{Page, PageKind};

const KIND: PageKind = PageKind::plain("upload").with(&["replay.css"]);

/// What the page shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Upload {
    /// What was sent and could not be used, and why.
    pub refused: Option<(String, String)>,
    /// The viewer's records: their ids, and what they are.
    pub mine: Vec<(String, String)>,
}

impl Upload {
    /// The whole page.
    pub fn html(&self, page: &Page) -> String {
        let sent = self.refused.as_ref().map(|(text, _)| text.as_str()).unwrap_or_default();
        let body = html! {
            main #main.upload {
                h1 { (page.say("record-title")) }
                p { (page.say("record-text")) }
                @if let Some((_, reason)) = &self.refused {
                    div.message role="alert" { b { (page.say("record-bad")) } p lang="en" { (reason) } }
                }
                form.card method="post" action="/games" {
                    label for="record-file" data-script hidden { (page.say("record-file")) }
                    input #record-file type="file" accept=".hgr,text/plain" data-script data-into="record" hidden;
                    label for="record" { (page.say("record-field")) }
                    textarea #record name="record" rows="14" required spellcheck="false" autocomplete="off"
                        placeholder="Homestead-Record: 1" { (sent) }
                    button.main { (page.say("record-open")) }
                }
                p.note { (page.say("record-help")) }
                @if !self.mine.is_empty() {
                    h2 { (page.say("record-mine")) }
                    ul.cards { @for (id, about) in &self.mine { li { a href={ "/games/" (id) } { span.who { (about) } } } } }
                }
            }
        };
        page.html(&format!("{} – Homestead", page.say("record-title")), KIND, &["upload.js"], &body)
    }
}
