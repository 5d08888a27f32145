//! What stands around every page.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{FluentValue, Language, Words};

use crate::assets;
use crate::face::Style;

/// What every page knows about its viewer.
#[derive(Clone, Debug)]
pub struct Page {
    /// What they prefer.
    pub prefs: Prefs,
    /// How they are called, if the site knows.
    pub person: Option<String>,
    /// Whether they have an account.
    pub account: bool,
    /// The address of this page.
    pub path: String,
    /// The game that the page is about, if it is one.
    pub game: Option<PageGame>,
}

/// The game that a page is about.
#[derive(Clone, Copy, Debug)]
pub struct PageGame {
    /// Its name in addresses.
    pub name: &'static str,
    /// The site's texts and its own, in the reader's language.
    pub words: &'static Words,
    /// What its pages load and show.
    pub style: &'static Style,
    /// Whether it has a tutorial.
    pub has_course: bool,
}

/// What somebody prefers; kept in a cookie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prefs {
    /// The language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// The table as text instead of pictures.
    pub text: bool,
    /// Whether answers that cannot be taken back are given without asking again.
    pub quick: bool,
    /// How fast moves are shown.
    pub speed: Speed,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device is.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// In cookies and forms.
    pub fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// At once.
    None,
    /// Slowly.
    Slow,
    /// As most people like it.
    #[default]
    Normal,
    /// Fast.
    Fast,
}

impl Speed {
    /// All of them.
    pub const ALL: [Speed; 4] = [Speed::None, Speed::Slow, Speed::Normal, Speed::Fast];

    /// In cookies and forms.
    pub fn word(self) -> &'static str {
        match self {
            Speed::None => "none",
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
        }
    }
}

impl Prefs {
    /// From a cookie; what cannot be read is as it is at first.
    pub fn read(cookie: &str, first: Language) -> Prefs {
        let mut prefs = Prefs { language: first, ..Prefs::default() };
        for (name, value) in cookie.split('&').filter_map(|pair| pair.split_once('=')) {
            prefs.set(name, value);
        }
        prefs
    }

    /// Changes one of them; what cannot be read changes nothing.
    pub fn set(&mut self, name: &str, value: &str) {
        match name {
            "lang" => self.language = value.parse().unwrap_or(self.language),
            "theme" => {
                let theme = Theme::ALL.into_iter().find(|theme| theme.word() == value);
                self.theme = theme.unwrap_or(self.theme);
            }
            "speed" => {
                let speed = Speed::ALL.into_iter().find(|speed| speed.word() == value);
                self.speed = speed.unwrap_or(self.speed);
            }
            "text" => self.text = value == "1",
            "quick" => self.quick = value == "1",
            _ => {}
        }
    }

    /// For a cookie.
    pub fn cookie(self) -> String {
        let Prefs { language, theme, text, quick, speed } = self;
        let (theme, speed, text, quick) = (theme.word(), speed.word(), u8::from(text), u8::from(quick));
        format!("lang={language}&theme={theme}&text={text}&quick={quick}&speed={speed}")
    }
}

/// What a page says about itself: what it loads and what stands around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageKind {
    /// The class of its body.
    pub name: &'static str,
    /// Its style sheets beside the one of all pages.
    pub sheets: &'static [&'static str],
    /// Whether search engines should leave it out.
    pub private: bool,
    /// Whether it fills the screen, without a foot.
    pub full_screen: bool,
    /// Whether the game is played on it, so that the game's modules are needed.
    pub is_table: bool,
}

impl PageKind {
    /// A page of text.
    pub const fn plain(name: &'static str) -> PageKind {
        PageKind { name, sheets: &[], private: false, full_screen: false, is_table: false }
    }

    /// With these style sheets.
    pub const fn with(self, sheets: &'static [&'static str]) -> PageKind {
        PageKind { sheets, ..self }
    }

    /// Left out by search engines.
    pub const fn private(self) -> PageKind {
        PageKind { private: true, ..self }
    }

    /// As large as the screen.
    pub const fn full_screen(self) -> PageKind {
        PageKind { full_screen: true, ..self }
    }

    /// With the game's modules.
    pub const fn table(self) -> PageKind {
        PageKind { is_table: true, ..self }
    }
}

impl Page {
    /// The texts of the reader's language: the site's, and those of the game that the page is about.
    pub fn words(&self) -> &'static Words {
        self.game.map_or_else(|| Words::of(self.prefs.language), |game| game.words)
    }

    /// What the game's pages load and show.
    pub fn style(&self) -> Option<&'static Style> {
        self.game.map(|game| game.style)
    }

    /// An address that there is one of for each game; the list of all if the page is about none.
    pub fn of_game(&self, path: &str) -> String {
        self.game.map_or_else(|| path.to_owned(), |game| format!("{path}/{}", game.name))
    }

    /// A text.
    pub fn say(&self, name: &str) -> String {
        self.words().say(name)
    }

    /// A text with arguments.
    pub fn say_with<'v>(&self, name: &str, arguments: impl IntoIterator<Item = (&'v str, FluentValue<'v>)>) -> String {
        self.words().say_with(name, arguments)
    }

    /// A bot's name.
    pub fn bot(&self, level: &str) -> String {
        let stem = level.split(':').next().unwrap_or(level);
        self.say(&format!("bot-{stem}"))
    }

    /// The whole page.
    pub fn html(&self, title: &str, kind: PageKind, modules: &[&str], body: &Markup) -> String {
        self.html_with(title, kind, modules, &html! {}, body)
    }

    /// The whole page, with more about it for browsers and other sites.
    pub fn html_with(&self, title: &str, kind: PageKind, modules: &[&str], more: &Markup, body: &Markup) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.prefs.language) data-theme=(self.prefs.theme.word()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="description" content=(self.say("site-description"));
                    title { (title) }
                    link rel="icon" href=(assets::url("icon.svg")) type="image/svg+xml";
                    link rel="apple-touch-icon" href=(assets::url("icon-192.png"));
                    // With cookies, so that the names come in the language the reader chose.
                    link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials";
                    @if kind.private { meta name="robots" content="noindex"; }
                    link rel="stylesheet" href=(assets::url("style.css"));
                    @for sheet in kind.sheets { link rel="stylesheet" href=(assets::url(sheet)); }
                    @if let Some(style) = self.style() {
                        @for sheet in style.sheets { link rel="stylesheet" href=((style.assets)().url(sheet)); }
                    }
                    (more)
                    script type="module" src=(assets::url("site.js")) {}
                    script type="module" src=(assets::url("install.js")) {}
                    // Before the page's own: a tutorial points at what a game draws.
                    @if let Some(style) = self.style().filter(|_| kind.is_table) {
                        @for module in style.modules { script type="module" src=((style.assets)().url(module)) {} }
                    }
                    @for module in modules {
                        script type="module" src=(assets::url(module)) {}
                    }
                }
                body.{(kind.name)} data-quick=(u8::from(self.prefs.quick)) data-speed=(self.prefs.speed.word()) {
                    a.skip href="#main" { (self.say("skip-to-content")) }
                    (self.head())
                    (body)
                    @if !kind.full_screen { (self.foot()) }
                }
            }
        };
        page.into_string()
    }

    fn head(&self) -> Markup {
        html! {
            header.site {
                a.brand href="/" aria-current=[self.is_home().then_some("page")] {
                    img src=(assets::url("icon.svg")) alt="" width="28" height="28";
                    span { "Homestead" }
                }
                nav aria-label=(self.say("nav-label")) {
                    a href=(self.of_game("/learn")) { (self.say("nav-learn")) }
                    a href=(self.of_game("/rules")) { (self.say("nav-rules")) }
                    a href="/account" {
                        @match &self.person {
                            Some(name) => (name),
                            None => (self.say("nav-account")),
                        }
                    }
                }
                form.prefs method="post" action="/settings" {
                    input type="hidden" name="back" value=(self.path);
                    @for language in Language::ALL {
                        button.plain name="lang" value=(language) lang=(language) title=(language.name())
                            aria-pressed=(language == self.prefs.language) { (language.code().to_uppercase()) }
                    }
                    @let next = match self.prefs.theme {
                        Theme::Auto => Theme::Light,
                        Theme::Light => Theme::Dark,
                        Theme::Dark => Theme::Auto,
                    };
                    @let name = self.say(&format!("theme-{}", self.prefs.theme.word()));
                    button.plain.theme name="theme" value=(next.word()) title=(name)
                        aria-label=(self.say_with("theme-label", [("theme", name.clone().into())])) {
                        (PreEscaped(match self.prefs.theme { Theme::Auto => "◐", Theme::Light => "☀", Theme::Dark => "☾" }))
                    }
                }
            }
        }
    }

    fn is_home(&self) -> bool {
        self.path.split('?').next() == Some("/")
    }

    fn foot(&self) -> Markup {
        html! {
            footer.site {
                p { (self.say("foot-text")) }
                p { a href="/api/docs" { (self.say("foot-api")) } " · " a href="/settings" { (self.say("nav-settings")) } }
            }
        }
    }

    /// A page that says one thing.
    pub fn notice(&self, title: &str, text: &str, links: &[(&str, String)]) -> String {
        let body = html! {
            main #main.notice {
                h1 { (title) }
                p { (text) }
                p.actions { @for (href, label) in links { a.button href=(href) { (label) } } }
            }
        };
        self.html(title, PageKind::plain("notice"), &[], &body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_survive_their_cookie() {
        let prefs = Prefs { language: Language::Fr, theme: Theme::Dark, text: true, quick: true, speed: Speed::Fast };
        assert_eq!(Prefs::read(&prefs.cookie(), Language::En), prefs);
        let odd = Prefs::read("lang=xx&theme=&foo&text=2&speed=9", Language::De);
        assert_eq!(odd, Prefs { language: Language::De, ..Prefs::default() });
    }
}
