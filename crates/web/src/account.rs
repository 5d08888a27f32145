//! Who the reader is on this site: name, password, browsers, programs, and the way out.

use maud::{Markup, html};

use crate::home::ago;
use crate::page::{Page, PageKind};

const KIND: PageKind = PageKind::plain("account").with(&["people.css"]).private();

/// What the page of a person shows. Name and account are in the [`Page`].
#[derive(Clone, Debug, Default)]
pub struct AccountPage {
    /// The browsers in which they are known.
    pub sessions: Vec<SessionLine>,
    /// The programs that act for them.
    pub tokens: Vec<TokenLine>,
    /// A token that was just made; it is shown only now.
    pub new_token: Option<String>,
    /// What came of the last thing they did.
    pub message: Option<Message>,
    /// The name they typed into a form that was not taken.
    pub typed: Option<String>,
}

/// What came of something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// It was done.
    Done(String),
    /// It was not done.
    Failed(String),
}

/// A browser in which somebody is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionLine {
    /// For ending it.
    pub id: String,
    /// The browser, in its own words.
    pub about: String,
    /// Seconds since it was used last.
    pub ago: i64,
    /// Whether it is this one.
    pub this: bool,
}

/// What lets a program act for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenLine {
    /// For taking it back.
    pub id: String,
    /// What they call it.
    pub name: String,
    /// Seconds since it was made.
    pub ago: i64,
}

/// A message above a page.
pub(crate) fn told(message: Option<&Message>) -> Markup {
    html! {
        @match message {
            None => {}
            Some(Message::Done(text)) => p.message.good role="status" { (text) },
            Some(Message::Failed(text)) => p.message.bad role="alert" { (text) },
        }
    }
}

impl AccountPage {
    /// The whole page.
    pub fn html(&self, page: &Page) -> String {
        let title = page.say("nav-account");
        let body = html! {
            main #main.page {
                h1 { (title) }
                (told(self.message.as_ref()))
                @match (&page.person, page.account) {
                    (Some(name), true) => (self.account(page, name)),
                    (Some(name), false) => (self.guest(page, name)),
                    _ => (self.stranger(page)),
                }
            }
        };
        page.html(&format!("{title} – Homestead"), KIND, &[], &body)
    }

    fn stranger(&self, page: &Page) -> Markup {
        html! {
            p.lead { (page.say("account-stranger")) }
            div.panels { (self.log_in(page)) (self.register(page, "account-make-text")) }
        }
    }

    fn guest(&self, page: &Page, name: &str) -> Markup {
        html! {
            p.lead { (page.say_with("account-guest", [("name", name.into())])) }
            div.panels {
                (self.register(page, "account-keep-text"))
                (self.log_in(page))
                (rename(page, name))
                (self.programs(page))
                (data(page, name))
            }
        }
    }

    fn account(&self, page: &Page, name: &str) -> Markup {
        html! {
            p.lead { (page.say_with("account-known", [("name", name.into())])) }
            form.log-out method="post" action="/account/logout" { button { (page.say("log-out")) } }
            div.panels {
                (rename(page, name))
                (password(page))
                (self.browsers(page))
                (self.programs(page))
                (data(page, name))
            }
        }
    }

    fn register(&self, page: &Page, text: &str) -> Markup {
        let name = self.typed.as_deref().or(page.person.as_deref()).unwrap_or_default();
        html! {
            form.panel method="post" action="/account/register" {
                h2 { (page.say("account-make")) }
                p { (page.say(text)) }
                (field(page, "name", "register-name", name))
                label for="register-password" { (page.say("password")) }
                input #register-password type="password" name="password" required minlength="8" maxlength="200"
                    autocomplete="new-password" aria-describedby="register-rule";
                small #register-rule { (page.say("password-rule")) }
                button.main { (page.say("account-make-do")) }
            }
        }
    }

    fn log_in(&self, page: &Page) -> Markup {
        let leaves = page.person.is_some();
        html! {
            form.panel method="post" action="/account/login" {
                h2 { (page.say("log-in")) }
                @if leaves { p { (page.say("log-in-leaves")) } }
                label for="login-name" { (page.say("name")) }
                input #login-name name="name" required maxlength="30" autocomplete="username" value=(self.typed.as_deref().unwrap_or_default());
                label for="login-password" { (page.say("password")) }
                input #login-password type="password" name="password" required maxlength="200" autocomplete="current-password";
                button.main { (page.say("log-in")) }
            }
        }
    }

    fn browsers(&self, page: &Page) -> Markup {
        html! {
            section.panel {
                h2 { (page.say("browsers")) }
                p { (page.say("browsers-text")) }
                ul.rows {
                    @for session in &self.sessions {
                        li {
                            span {
                                span title=(session.about) { (browser(page, &session.about)) }
                                " " @if session.this { b.badge { (page.say("this-browser")) } } @else { small { (ago(page, session.ago)) } }
                            }
                            form method="post" action="/account/sessions/end" {
                                input type="hidden" name="id" value=(session.id);
                                button.quiet { (page.say("end")) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn programs(&self, page: &Page) -> Markup {
        html! {
            section.panel #programs {
                h2 { (page.say("programs")) }
                p { (page.say("programs-text")) " " a href="/api/docs" { (page.say("foot-api")) } }
                @if let Some(token) = &self.new_token {
                    p.message.good role="status" { (page.say("token-once")) br; code.token { (token) } }
                }
                @if !self.tokens.is_empty() {
                    ul.rows {
                        @for token in &self.tokens {
                            li {
                                span { (token.name) " " small { (ago(page, token.ago)) } }
                                form method="post" action="/account/tokens/end" {
                                    input type="hidden" name="id" value=(token.id);
                                    button.quiet { (page.say("end")) }
                                }
                            }
                        }
                    }
                }
                form.line method="post" action="/account/tokens" {
                    label for="token-name" { (page.say("token-name")) }
                    input #token-name name="name" required maxlength="30" autocomplete="off";
                    button { (page.say("token-make")) }
                }
            }
        }
    }
}

/// A field for a name.
fn field(page: &Page, name: &str, id: &str, value: &str) -> Markup {
    html! {
        label for=(id) { (page.say("name")) }
        input id=(id) name=(name) required maxlength="30" autocomplete="username" value=(value);
    }
}

fn rename(page: &Page, name: &str) -> Markup {
    html! {
        form.panel method="post" action="/account/name" {
            h2 { (page.say("rename")) }
            p { (page.say(if page.account { "rename-account-text" } else { "rename-text" })) }
            (field(page, "name", "rename-name", name))
            button { (page.say("rename-do")) }
        }
    }
}

fn password(page: &Page) -> Markup {
    html! {
        form.panel method="post" action="/account/password" {
            h2 { (page.say("password-change")) }
            p { (page.say("password-change-text")) }
            label for="password-current" { (page.say("password-current")) }
            input #password-current type="password" name="current" required maxlength="200" autocomplete="current-password";
            label for="password-new" { (page.say("password-new")) }
            input #password-new type="password" name="new" required minlength="8" maxlength="200" autocomplete="new-password"
                aria-describedby="password-rule";
            small #password-rule { (page.say("password-rule")) }
            button { (page.say("password-change")) }
        }
    }
}

/// What the site knows, to take along or to have forgotten.
fn data(page: &Page, name: &str) -> Markup {
    html! {
        section.panel {
            h2 { (page.say("my-data")) }
            p { (page.say("export-text")) }
            p { a.button href="/account/export" download { (page.say("export")) } }
        }
        form.panel.danger method="post" action="/account/delete" {
            h2 { (page.say(if page.account { "delete-account" } else { "delete-guest" })) }
            p { (page.say("delete-text")) }
            label for="delete-name" { (page.say_with("delete-name", [("name", name.into())])) }
            input #delete-name name="name" required maxlength="30" autocomplete="off";
            @if page.account {
                label for="delete-password" { (page.say("password")) }
                input #delete-password type="password" name="password" required maxlength="200" autocomplete="current-password";
            }
            button.danger { (page.say("delete-do")) }
        }
    }
}

/// A browser as people call it, from what it calls itself.
fn browser(page: &Page, about: &str) -> String {
    // Most browsers also name those before them; the one that only it names comes first here.
    const BROWSERS: [(&str, &str); 6] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrom", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let named = |all: &[(&str, &'static str)]| all.iter().find(|(sign, _)| about.contains(sign)).map(|(_, name)| *name);
    match (named(&BROWSERS), named(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(browser), None) => browser.to_owned(),
        _ if about.is_empty() => page.say("browser-unknown"),
        _ => about.chars().take(40).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Prefs;

    #[test]
    fn browsers_go_by_the_names_people_use() {
        let page =
            Page { prefs: Prefs::default(), person: None, account: false, path: "/account".to_owned(), game: None };
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604.1";
        assert_eq!(browser(&page, firefox), "Firefox, Linux");
        assert_eq!(browser(&page, chrome), "Chrome, Windows");
        assert_eq!(browser(&page, safari), "Safari, iPhone");
        assert_eq!(browser(&page, "curl/8.1"), "curl/8.1");
        assert_eq!(browser(&page, ""), "unknown browser");
    }
}
