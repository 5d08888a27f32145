//! What a reader prefers, and what is shown without a connection.

use maud::{Markup, html};
use words::Language;

use crate::account::{Message, told};
use crate::page::{Page, PageKind, Speed, Theme};

const KIND: PageKind = PageKind::plain("settings").with(&["people.css"]).private();

/// The page of settings.
pub fn html(page: &Page, saved: bool) -> String {
    let prefs = page.prefs;
    let title = page.say("nav-settings");
    let message = saved.then(|| Message::Done(page.say("settings-saved")));
    let languages = Language::ALL.map(|language| (language.code(), language.name().to_owned()));
    let themes = Theme::ALL.map(|theme| (theme.word(), page.say(&format!("theme-{}", theme.word()))));
    let speeds = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::None];
    let speeds = speeds.map(|speed| (speed.word(), page.say(&format!("speed-{}", speed.word()))));
    let shown = [("0", page.say("settings-pictures")), ("1", page.say("settings-text"))];
    let asks = [("0", page.say("settings-ask")), ("1", page.say("settings-quick"))];
    let body = html! {
        main #main.page.settings {
            h1 { (title) }
            (told(message.as_ref()))
            p.lead { (page.say("settings-lead")) }
            form.panel method="post" action="/settings" {
                input type="hidden" name="back" value="/settings?saved=1";
                (choice("lang", &page.say("settings-language"), "", &languages, prefs.language.code()))
                (choice("theme", &page.say("settings-theme"), "", &themes, prefs.theme.word()))
                (choice("text", &page.say("settings-table"), &page.say("settings-table-text"), &shown, one(prefs.text)))
                (choice("quick", &page.say("settings-final"), &page.say("settings-final-text"), &asks, one(prefs.quick)))
                (choice("speed", &page.say("settings-speed"), &page.say("settings-speed-text"), &speeds, prefs.speed.word()))
                button.main { (page.say("settings-save")) }
            }
            section.panel {
                h2 { (page.say("notices")) }
                p { (page.say("notices-text")) }
                button type="button" data-notify hidden { (page.say("notify-me")) }
            }
            section.panel {
                h2 { (page.say("install")) }
                p { (page.say("install-text")) }
            }
        }
    };
    page.html(&format!("{title} – Homestead"), KIND, &[], &body)
}

fn one(yes: bool) -> &'static str {
    if yes { "1" } else { "0" }
}

/// One thing that can be preferred.
fn choice(name: &str, legend: &str, text: &str, options: &[(&str, String)], chosen: &str) -> Markup {
    html! {
        fieldset.chips {
            legend { (legend) }
            @if !text.is_empty() { p.help { (text) } }
            @for (value, label) in options {
                label lang=[(name == "lang").then_some(value)] {
                    input type="radio" name=(name) value=(value) checked[*value == chosen];
                    span { (label) }
                }
            }
        }
    }
}

/// What is shown while there is no connection.
pub fn offline(page: &Page) -> String {
    let title = page.say("offline-title");
    let body = html! {
        main #main.page.offline {
            h1 { (title) }
            p.lead { (page.say("offline-text")) }
            p.actions { a.button.main href="" data-again { (page.say("offline-again")) } " " a.button href="/" { (page.say("home")) } }
        }
    };
    page.html(&format!("{title} – Homestead"), KIND, &[], &body)
}

/// What a device needs to know to install the site.
pub fn manifest(page: &Page) -> String {
    let text = |name: &str| quoted(&page.say(name));
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| {
        let url = quoted(&crate::assets::url(name));
        format!(r#"{{"src":{url},"sizes":"{sizes}","type":"{kind}","purpose":"{purpose}"}}"#)
    };
    let icons = [
        icon("icon.svg", "any", "image/svg+xml", "any"),
        icon("icon-192.png", "192x192", "image/png", "any"),
        icon("icon-512.png", "512x512", "image/png", "any"),
        icon("icon-maskable.png", "512x512", "image/png", "maskable"),
    ];
    format!(
        concat!(
            r#"{{"id":"/","name":{},"short_name":"Homestead","description":{},"lang":"{}","dir":"ltr","#,
            r#""start_url":"/","scope":"/","display":"standalone","background_color":"#,
            r##""#f3e6c8","theme_color":"#f3e6c8","categories":["games"],"icons":[{}]}}"##
        ),
        text("manifest-name"),
        text("site-description"),
        page.prefs.language,
        icons.join(",")
    )
}

/// A text in JSON.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => quoted.push(' '),
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
