//! A browser without scripts: it opens pages, keeps cookies, sends forms and follows where it is sent.
#![expect(clippy::unwrap_used, clippy::panic, reason = "it is a part of tests, which may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use host::AnyTitle;
use reqwest::redirect::Policy;
use reqwest::{Method, RequestBuilder};
use words::Language;

use crate::site::Site;

/// A browser of somebody who reads this language.
#[derive(Clone, Debug)]
pub struct Browser {
    http: reqwest::Client,
    base: String,
    language: &'static str,
    title: &'static dyn AnyTitle,
    /// The cookies that it keeps.
    pub cookies: BTreeMap<String, String>,
    /// Whether it asks like a module, for the part that changes.
    pub part: bool,
}

/// A page that came back.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The status.
    pub status: u16,
    /// Where the browser is now.
    pub path: String,
    /// The page to the letter.
    pub text: String,
    title: &'static dyn AnyTitle,
}

impl Browser {
    /// A new one, which asks for this language.
    pub fn new(site: &Site, language: &'static str) -> Browser {
        let http = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
        let title = *site.config.titles.first().unwrap();
        Browser { http, base: site.base.clone(), language, title, cookies: BTreeMap::new(), part: false }
    }

    /// Opens a page.
    pub async fn open(&mut self, path: &str) -> Shown {
        let request = self.http.get(format!("{}{path}", self.base));
        self.sent(request, path).await
    }

    /// Sends a form.
    pub async fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Shown {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", coded(name), coded(value))).collect();
        let request = self.http.request(Method::POST, format!("{}{path}", self.base));
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(pairs.join("&"));
        self.sent(request, path).await
    }

    async fn sent(&mut self, request: RequestBuilder, path: &str) -> Shown {
        let (mut request, mut path) = (request, path.to_owned());
        loop {
            let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request = request.header("cookie", cookies.join("; ")).header("accept-language", self.language);
            request = request.header("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0");
            if self.part {
                request = request.header("x-part", "1");
            }
            let response = request.send().await.unwrap();
            for cookie in response.headers().get_all("set-cookie") {
                let (name, value) = cookie.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap();
                match value {
                    "" => self.cookies.remove(name),
                    value => self.cookies.insert(name.to_owned(), value.to_owned()),
                };
            }
            let status = response.status().as_u16();
            if status != 303 {
                return Shown { status, path, text: response.text().await.unwrap(), title: self.title };
            }
            path = response.headers()["location"].to_str().unwrap().to_owned();
            request = self.http.get(format!("{}{path}", self.base));
        }
    }
}

fn coded(text: &str) -> String {
    text.bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

impl Shown {
    /// The page, which must have this status.
    #[track_caller]
    pub fn is(self, status: u16) -> Shown {
        assert_eq!(self.status, status, "{}: {}", self.path, self.text);
        self
    }

    /// The page, which must say this text of the site or of its game.
    #[track_caller]
    pub fn says(self, language: Language, name: &str) -> Shown {
        let text = escaped(&self.title.words(language).say(name));
        assert!(self.text.contains(&text), "{} does not say «{text}»: {}", self.path, self.text);
        self
    }

    /// The page, which must have this in it.
    #[track_caller]
    pub fn has(self, text: &str) -> Shown {
        assert!(self.text.contains(text), "{} lacks «{text}»: {}", self.path, self.text);
        self
    }

    /// The value of the first field with this name, after a text.
    #[track_caller]
    pub fn field(&self, name: &str, after: &str) -> String {
        let rest = self.text.split_once(after).unwrap_or_else(|| panic!("no «{after}»: {}", self.text)).1;
        let field = rest.split(&format!("name=\"{name}\" value=\"")).nth(1);
        field.unwrap_or_else(|| panic!("no «{name}»: {rest}")).split('"').next().unwrap().to_owned()
    }

    /// What every page promises.
    #[track_caller]
    pub fn is_proper(&self, language: Language, vocabulary: &Vocabulary) {
        let Shown { path, text, .. } = self;
        assert!(text.contains(&format!("<html lang=\"{language}\"")), "{path} is not in {language}");
        assert_eq!((count(text, "<h1"), count(text, "<main")), (1, 1), "{path} has one heading and one content");
        let mut ids: Vec<&str> = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        ids.sort_unstable();
        let twice = ids.windows(2).find(|pair| pair.first() == pair.last());
        assert_eq!(twice, None, "{path} has an id twice");
        assert_eq!(count(text, " style="), 0, "{path} has an inline style");
        assert_eq!(count(text, "<style"), 0, "{path} has a style");
        assert_eq!(
            count(text, "<script"),
            count(text, "<script type=\"module\" src=\"/assets/"),
            "{path} has a script inside"
        );
        assert!(!text.contains(" onclick=") && !text.contains("javascript:"), "{path} has a script inside");
        let read = read_out(text);
        assert!(!read.contains("{$") && !read.contains("{ $"), "{path} has a text with a gap");
        let raw: Vec<&str> = hyphened(&read).filter(|word| !vocabulary.words.contains(*word)).collect();
        assert!(raw.is_empty(), "{path} has raw names of texts: {raw:?}");
    }
}

/// A text as it stands in HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// How often a text has something in it.
pub fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

/// What people read of a page: its text, and the texts of attributes.
pub fn read_out(html: &str) -> String {
    let mut out = String::new();
    for piece in html.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        for name in ["title=\"", "aria-label=\"", "alt=\"", "placeholder=\"", "data-preview=\"", "data-text=\""] {
            if let Some(value) = tag.split(name).nth(1) {
                out.extend([value.split('"').next().unwrap(), "\n"]);
            }
        }
        if !tag.starts_with("script") && !tag.starts_with("style") {
            out.extend([text, "\n"]);
        }
    }
    out
}

/// Words with hyphens, as names of texts are.
fn hyphened(text: &str) -> impl Iterator<Item = &str> {
    let tokens = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
    tokens.filter(|token| {
        let parts: Vec<&str> = token.split('-').collect();
        let named = |part: &&str| {
            !part.is_empty() && part.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        parts.len() > 1 && parts.iter().all(named) && token.starts_with(|letter: char| letter.is_ascii_lowercase())
    })
}

/// All words with hyphens that are meant to be read, in any language. What else looks like them is the name of a text that is
/// missing.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    words: BTreeSet<String>,
}

impl Vocabulary {
    /// Of all files in these folders and the folders in them.
    pub fn read(folders: &[&str]) -> Vocabulary {
        let mut words = BTreeSet::new();
        let mut paths: Vec<PathBuf> = folders.iter().map(PathBuf::from).collect();
        while let Some(path) = paths.pop() {
            if path.is_dir() {
                paths.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
                continue;
            }
            for line in std::fs::read_to_string(path).unwrap().lines() {
                let said = line.split_once(" =").map_or(line, |(_, said)| said);
                words.extend(hyphened(said).map(str::to_owned));
            }
        }
        Vocabulary { words }
    }
}
