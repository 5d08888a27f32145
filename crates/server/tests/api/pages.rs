//! The site in a browser without scripts: pages are read, links followed, forms sent.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use reqwest::redirect::Policy;
use reqwest::{Method, RequestBuilder};
use serde_json::Value;
use words::{Language, Words};

use crate::kit::{Site, on_every_engine};

/// A browser: it keeps cookies and follows where it is sent.
struct Browser {
    http: reqwest::Client,
    base: String,
    language: &'static str,
    cookies: BTreeMap<String, String>,
    part: bool,
}

/// A page that came back.
struct Shown {
    status: u16,
    /// Where the browser is now.
    path: String,
    text: String,
}

impl Browser {
    fn new(site: &Site, language: &'static str) -> Browser {
        let http = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
        Browser { http, base: site.base.clone(), language, cookies: BTreeMap::new(), part: false }
    }

    async fn open(&mut self, path: &str) -> Shown {
        let request = self.http.get(format!("{}{path}", self.base));
        self.sent(request, path).await
    }

    async fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Shown {
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
                return Shown { status, path, text: response.text().await.unwrap() };
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
    #[track_caller]
    fn is(self, status: u16) -> Shown {
        assert_eq!(self.status, status, "{}: {}", self.path, self.text);
        self
    }

    #[track_caller]
    fn says(self, language: Language, name: &str) -> Shown {
        let text = escaped(&Words::of(language).say(name));
        assert!(self.text.contains(&text), "{} does not say «{text}»: {}", self.path, self.text);
        self
    }

    #[track_caller]
    fn has(self, text: &str) -> Shown {
        assert!(self.text.contains(text), "{} lacks «{text}»: {}", self.path, self.text);
        self
    }

    /// The value of the first hidden field with this name, after a text.
    fn field(&self, name: &str, after: &str) -> String {
        let rest = &self.text[self.text.find(after).unwrap_or_else(|| panic!("no «{after}»: {}", self.text))..];
        let field = rest.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
        field.split('"').next().unwrap().to_owned()
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

/// What people read of a page: its text, and the texts of attributes.
fn read_out(html: &str) -> String {
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

/// All words with hyphens that are meant to be read, in any language.
static MEANT: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../words");
    let mut meant = BTreeSet::new();
    for language in Language::ALL {
        let files = std::fs::read_dir(format!("{folder}/texts/{language}")).unwrap().map(|file| file.unwrap().path());
        for file in files.chain([format!("{folder}/rules/{language}.md").into()]) {
            let text = std::fs::read_to_string(file).unwrap();
            for line in text.lines() {
                let said = line.split_once(" =").map_or(line, |(_, said)| said);
                meant.extend(hyphened(said).map(str::to_owned));
            }
        }
    }
    meant
});

/// What every page promises.
#[track_caller]
fn proper(page: &Shown, language: Language) {
    let Shown { path, text, .. } = page;
    assert!(text.contains(&format!("<html lang=\"{language}\"")), "{path} is not in {language}");
    assert_eq!((count(text, "<h1"), count(text, "<main")), (1, 1), "{path} has one heading and one content");
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
    let raw: Vec<&str> = hyphened(&read).filter(|word| !MEANT.contains(*word)).collect();
    assert!(raw.is_empty(), "{path} has raw names of texts: {raw:?}");
}

const LANGUAGES: [(&str, Language); 3] =
    [("en-GB,en;q=0.9", Language::En), ("de-AT,en;q=0.5", Language::De), ("it,fr;q=0.7", Language::Fr)];

#[test]
fn every_page_is_whole_in_every_language() {
    on_every_engine(async |site| {
        for (wanted, language) in LANGUAGES {
            let mut stranger = Browser::new(site, wanted);
            let steps = (1..=learn::steps().len()).map(|step| format!("/learn/{step}?done=1"));
            let pages = ["/", "/learn", "/rules", "/account", "/settings", "/settings?saved=1", "/offline"];
            for path in pages.map(str::to_owned).into_iter().chain(steps) {
                proper(&stranger.open(&path).await.is(200), language);
            }
            proper(&stranger.open("/no/such/page").await.is(404).says(language, "not-found-text"), language);
            proper(&stranger.open("/learn/13").await.is(404), language);
            let table = stranger.submit("/play", &[("mode", "solo")]).await.is(200);
            proper(&table, language);
            proper(&stranger.open("/account").await.is(200), language);
            stranger.submit("/account/register", &[("name", language.name()), ("password", PASSWORD)]).await.is(200);
            stranger.submit("/account/tokens", &[("name", "bot")]).await.is(200);
            proper(&stranger.open("/account").await.is(200), language);
            stranger.submit("/settings", &[("text", "1")]).await.is(200);
            proper(&stranger.open("/learn/5").await.is(200), language);
            proper(&stranger.open(&table.path).await.is(200), language);
        }
    });
}

#[test]
fn playing_makes_a_guest_and_a_table() {
    on_every_engine(async |site| {
        let mut stranger = Browser::new(site, "de");
        stranger.open("/").await.is(200).says(Language::De, "welcome-text");
        assert!(stranger.cookies.is_empty(), "who only looks is not counted");
        let fields = [("mode", "bots"), ("level", "seedling"), ("players", "2")];
        let table = stranger.submit("/play", &fields).await.is(200);
        assert!(table.path.starts_with("/tables/"), "{}", table.path);
        assert!(stranger.cookies.contains_key("homestead"));
        stranger.open("/").await.is(200).has(&table.path);
    });
}

#[test]
fn a_table_for_strangers_is_made_joined_and_begun_without_a_script() {
    on_every_engine(async |site| {
        for (wanted, language) in LANGUAGES {
            let (mut host, mut guest) = (Browser::new(site, wanted), Browser::new(site, wanted));
            let mut fields = vec![("mode", "friends"), ("players", "3"), ("listed", "1")];
            let refused = host.submit("/play", &fields).await.is(422).says(language, "problem-invalid-clock");
            proper(&refused, language);
            fields.push(("clock", "live"));
            let table = host.submit("/play", &fields).await.is(200).says(language, "start-with-bots");
            guest.open("/").await.is(200).has(&table.path);
            let (join, remove) = (format!("{}/join", table.path), format!("{}/remove", table.path));
            let seated = guest.submit(&join, &[("seat", "2")]).await.is(200).says(language, "waiting-others");
            assert!(!seated.text.contains(&join), "one seat is enough");
            proper(&seated, language);
            guest.submit(&join, &[("seat", "3")]).await.is(409).says(language, "problem-seated");
            let before = host.open(&table.path).await.is(200).has(&remove);
            proper(&before, language);
            let after = host.submit(&remove, &[("seat", "2")]).await.is(200);
            assert!(!after.text.contains(&remove), "nobody is left to remove");
            guest.submit(&join, &[("seat", "2")]).await.is(403).says(language, "problem-removed");
            host.submit(&format!("{}/start", table.path), &[]).await.is(200).has("class=\"table playing\"");
        }
    });
}

#[test]
fn what_the_rules_refuse_is_said_in_the_readers_language() {
    on_every_engine(async |site| {
        for (wanted, language) in LANGUAGES {
            let mut stranger = Browser::new(site, wanted);
            let table = stranger.submit("/play", &[("mode", "solo")]).await.is(200);
            let decision = table.field("decision", "id=\"ask\"");
            let fields = [("decision", decision.as_str()), ("seat", "1"), ("action", "move lodge")];
            let refused = stranger.submit(&format!("{}/act", table.path), &fields).await.is(409);
            let why = phrases::Phrases::new(language).refusal(&walnut_grove::Illegal::NotAsked);
            proper(&refused.has(&escaped(&why)), language);
        }
    });
}

#[test]
fn what_winter_took_by_itself_is_told_unasked() {
    on_every_engine(async |site| {
        let (mut stranger, mut told) = (Browser::new(site, "en"), Vec::new());
        let took = |news: &String| news.contains("neighbourly help") || news.contains("pays");
        // In some games every winter leaves a choice: then another one is played.
        for _ in 0..8 {
            if told.iter().any(took) {
                break;
            }
            let mut shown = stranger.submit("/play", &[("mode", "solo")]).await.is(200);
            let table = shown.path.clone();
            while !shown.text.contains("class=\"table over\"") {
                let view: Value =
                    serde_json::from_str(&stranger.open(&format!("/api{table}/view")).await.text).unwrap();
                let (decision, legal) = (view["decision"].as_str().unwrap(), view["legal"].as_array().unwrap());
                let action = legal.last().unwrap().as_str().unwrap();
                let fields = [("decision", decision), ("seat", "1"), ("action", action)];
                shown = stranger.submit(&format!("{table}/act"), &fields).await.is(200);
                if let Some((_, news)) = shown.text.split_once("<details class=\"since\"") {
                    let (news, _) = news.split_once("</details>").unwrap();
                    let over = !shown.text.contains(", winter</b>");
                    assert_eq!(over && news.contains(", winter"), news.contains(" open>"), "{news}");
                    told.extend((over && news.contains(", winter")).then(|| read_out(news)));
                }
            }
        }
        assert!(told.iter().any(took), "no winter passed by itself: {told:?}");
    });
}

/// Answers a step as its form would.
async fn answers(learner: &mut Browser, path: &str, answers: &[&str]) -> Shown {
    let picks: Vec<(&str, &str)> = answers.iter().map(|answer| ("pick", *answer)).collect();
    match answers {
        [one] => learner.submit(path, &[("action", one)]).await,
        _ => learner.submit(path, &picks).await,
    }
}

#[test]
fn the_whole_tutorial_can_be_walked() {
    on_every_engine(async |site| {
        let mut learner = Browser::new(site, "fr");
        learner.open("/learn").await.is(200).has("href=\"/learn/1\"");
        for (number, step) in (1..).zip(learn::steps()) {
            let path = format!("/learn/{number}");
            let mut shown = learner.open(&path).await.is(200).has("pointed");
            for text in ["title", "text", "aim"] {
                shown = shown.says(Language::Fr, &format!("{}-{text}", step.name));
            }
            if step.answers.is_empty() {
                continue;
            }
            shown.has(&format!("action=\"{path}\""));
            let next = answers(&mut learner, &path, step.answers).await.is(200);
            assert_eq!(next.path, format!("/learn/{}?done=1", number + 1));
            next.says(Language::Fr, &format!("{}-well-done", step.name));
        }
        let last = learner.open(&format!("/learn/{}", learn::steps().len())).await.is(200);
        last.says(Language::Fr, "learn-play-now").has("value=\"seedling\"");
    });
}

#[test]
fn the_tutorial_answers_answers_that_are_not_its_own() {
    on_every_engine(async |site| {
        let mut learner = Browser::new(site, "en");
        let number = |name: &str| 1 + learn::steps().iter().position(|step| step.name == name).unwrap();
        let keep = format!("/learn/{}", number("learn-keep"));
        let other = learner.submit(&keep, &[("action", "keep 14")]).await.is(200);
        let other = other.says(Language::En, "learn-legal-but-not").says(Language::En, "learn-keep-aim");
        proper(&other, Language::En);
        let refused = learner.submit(&keep, &[("action", "keep 15")]).await.is(409).has("role=\"alert\"");
        proper(&refused, Language::En);
        learner.submit(&keep, &[("action", "sing")]).await.is(409);
        learner.submit(&keep, &[("foo", "bar")]).await.is(409);
        let work = format!("/learn/{}", number("learn-work"));
        learner.submit(&work, &[("pick", "work grain")]).await.is(409);
        // One at a time, as a form without scripts might: what was answered is kept in the address.
        let first = learner.submit(&work, &[("action", "work grain")]).await.is(200).says(Language::En, "learn-go-on");
        assert_eq!(first.path, format!("{work}?given=work+grain"));
        let second = learner.submit(&first.path, &[("action", "work wood")]).await.is(200);
        assert_eq!(second.path, format!("/learn/{}?done=1", number("learn-work") + 1));
        for odd in ["/learn/0", "/learn/x", "/learn/99999999999999999999", &format!("{work}?given=sing")] {
            learner.open(odd).await.is(404);
        }
    });
}

#[test]
fn a_module_gets_only_the_part_that_changes() {
    on_every_engine(async |site| {
        let mut learner = Browser { part: true, ..Browser::new(site, "en") };
        for part in [learner.open("/learn/3").await, learner.submit("/learn/3", &[("action", "keep 22")]).await] {
            let part = part.is(200);
            assert!(part.text.starts_with("<main ") && part.text.ends_with("</main>"), "{}", part.text);
        }
    });
}

const PASSWORD: &str = "correct horse battery";

#[test]
fn a_guest_makes_an_account_leaves_and_comes_back() {
    on_every_engine(async |site| {
        let mut ada = Browser::new(site, "en");
        let table = ada.submit("/play", &[("mode", "solo")]).await.is(200).path;
        ada.submit("/account/name", &[("name", "Ada & Co")]).await.is(200).has("Your name is now Ada &amp; Co.");
        ada.submit("/account/name", &[("name", " ")]).await.is(422).says(Language::En, "problem-invalid-name");
        let short = [("name", "Ada"), ("password", "short")];
        ada.submit("/account/register", &short).await.is(422).says(Language::En, "problem-invalid-password");
        let account = [("name", "Ada"), ("password", PASSWORD)];
        ada.submit("/account/register", &account).await.is(200).has("Welcome, Ada!");
        ada.submit("/account/register", &account).await.is(409).says(Language::En, "problem-has-account");
        ada.submit("/account/logout", &[]).await.is(200).says(Language::En, "done-logged-out");
        assert!(!ada.cookies.contains_key("homestead"));
        ada.submit("/account/logout", &[]).await.is(401).says(Language::En, "problem-unknown");
        let wrong = [("name", "Ada"), ("password", "wrong horse battery")];
        ada.submit("/account/login", &wrong).await.is(401).says(Language::En, "problem-wrong");
        ada.submit("/account/login", &account).await.is(200).has("Welcome back, Ada!");
        ada.open("/").await.is(200).has(&table);

        let mut eve = Browser::new(site, "de");
        let taken = eve.submit("/account/register", &account).await.is(409).says(Language::De, "problem-taken-name");
        proper(&taken, Language::De);
    });
}

#[test]
fn a_password_can_be_changed_by_who_knows_it() {
    on_every_engine(async |site| {
        let (mut ada, mut library) = (Browser::new(site, "en"), Browser::new(site, "en"));
        let account = [("name", "Ada"), ("password", PASSWORD)];
        ada.submit("/account/register", &account).await.is(200);
        library.submit("/account/login", &account).await.is(200);
        let change = |current, new| [("current", current), ("new", new)];
        let tried = ada.submit("/account/password", &change("wrong horse battery", "staple staple")).await;
        tried.is(401).says(Language::En, "problem-wrong-current");
        let tried = ada.submit("/account/password", &change(PASSWORD, "staple")).await;
        tried.is(422).says(Language::En, "problem-invalid-password");
        let changed = ada.submit("/account/password", &change(PASSWORD, "staple staple")).await;
        changed.is(200).says(Language::En, "done-password");
        library.open("/account").await.is(200).says(Language::En, "account-stranger");
        library.submit("/account/login", &account).await.is(401);
        library.submit("/account/login", &[("name", "Ada"), ("password", "staple staple")]).await.is(200);

        let mut guest = Browser::new(site, "en");
        guest.submit("/play", &[("mode", "solo")]).await.is(200);
        let tried = guest.submit("/account/password", &change("", "staple staple")).await;
        tried.is(409).says(Language::En, "problem-no-account");
    });
}

#[test]
fn a_session_is_ended_from_another_browser() {
    on_every_engine(async |site| {
        let (mut ada, mut library) = (Browser::new(site, "en"), Browser::new(site, "en"));
        let account = [("name", "Ada"), ("password", PASSWORD)];
        ada.submit("/account/register", &account).await.is(200);
        library.submit("/account/login", &account).await.is(200);
        let page = ada.open("/account").await.is(200).has("Firefox, Linux");
        assert_eq!(count(&page.text, "/account/sessions/end"), 2);
        let other = page.text.split("<li>").find(|row| row.contains("/sessions/end") && !row.contains("this browser"));
        let other = other.unwrap().split("name=\"id\" value=\"").nth(1).unwrap().split('"').next().unwrap();
        ada.submit("/account/sessions/end", &[("id", other)]).await.is(200).says(Language::En, "done-session");
        library.open("/account").await.is(200).says(Language::En, "account-stranger");
        ada.open("/account").await.is(200).has("You are logged in as Ada.");
        ada.submit("/account/sessions/end", &[("id", other)]).await.is(404);
    });
}

#[test]
fn a_token_is_shown_once_and_can_be_ended() {
    on_every_engine(async |site| {
        let mut ada = Browser::new(site, "en");
        ada.submit("/account/register", &[("name", "Ada"), ("password", PASSWORD)]).await.is(200);
        let page = ada.submit("/account/tokens", &[("name", "my bot")]).await.is(200).says(Language::En, "token-once");
        let token = page.text.split("class=\"token\">").nth(1).unwrap().split('<').next().unwrap();
        let program = site.stranger().with_token(token);
        assert_eq!(program.get("/api/me").await.unwrap().status, 200);
        let page = ada.open("/account").await.is(200).has("my bot");
        assert!(!page.text.contains(token));
        let id = page.field("id", "/account/tokens/end");
        ada.submit("/account/tokens/end", &[("id", &id)]).await.is(200).says(Language::En, "done-token-ended");
        assert_eq!(program.get("/api/me").await.unwrap().status, 401);
    });
}

#[test]
fn data_is_taken_along_and_the_person_forgotten() {
    on_every_engine(async |site| {
        let mut ada = Browser::new(site, "fr");
        ada.open("/account/export").await.is(401);
        let account = [("name", "Ada"), ("password", PASSWORD)];
        ada.submit("/account/register", &account).await.is(200);
        let all: Value = serde_json::from_str(&ada.open("/account/export").await.is(200).text).unwrap();
        assert_eq!((&all["name"], &all["account"]), (&Value::from("Ada"), &Value::from(true)));
        let kept = ada.submit("/account/delete", &[("name", "Eve")]).await.is(422);
        kept.says(Language::Fr, "problem-invalid-typed");
        let kept = ada.submit("/account/delete", &[("name", "Ada"), ("password", "wrong horse")]).await.is(401);
        kept.says(Language::Fr, "problem-wrong-current").has("delete-password");
        let typed = [("name", " Ada "), ("password", PASSWORD)];
        ada.submit("/account/delete", &typed).await.is(200).says(Language::Fr, "done-deleted");
        ada.submit("/account/login", &account).await.is(401);
    });
}

#[test]
fn settings_change_language_and_theme() {
    on_every_engine(async |site| {
        let mut reader = Browser::new(site, "en");
        let fields =
            [("lang", "de"), ("theme", "dark"), ("speed", "fast"), ("quick", "1"), ("back", "/settings?saved=1")];
        let page = reader.submit("/settings", &fields).await.is(200).says(Language::De, "settings-saved");
        assert_eq!(page.path, "/settings?saved=1");
        let page = page.has("<html lang=\"de\" data-theme=\"dark\"").has("data-quick=\"1\" data-speed=\"fast\"");
        proper(&page, Language::De);
        proper(&reader.open("/").await.is(200).has("data-theme=\"dark\""), Language::De);
        for evil in ["//evil.example", "/\\evil.example", "/\t/evil.example", "http://evil.example"] {
            let away = reader.submit("/settings", &[("back", evil)]).await.is(200);
            assert_eq!(away.path, "/", "{evil:?}");
        }
    });
}

#[test]
fn the_site_can_be_installed_and_read_without_a_connection() {
    on_every_engine(async |site| {
        let mut names = BTreeSet::new();
        for (wanted, language) in LANGUAGES {
            let mut device = Browser::new(site, wanted);
            let manifest: Value =
                serde_json::from_str(&device.open("/manifest.webmanifest").await.is(200).text).unwrap();
            assert_eq!(manifest["lang"], language.code());
            names.insert(manifest["name"].as_str().unwrap().to_owned());
            for icon in manifest["icons"].as_array().unwrap() {
                let response =
                    site.http.get(format!("{}{}", site.base, icon["src"].as_str().unwrap())).send().await.unwrap();
                assert_eq!(response.status().as_u16(), 200, "{icon}");
                assert_eq!(response.headers()["content-type"], icon["type"].as_str().unwrap());
            }
            device.open("/offline").await.is(200).says(language, "offline-text");
        }
        assert_eq!(names.len(), 3);
        let worker = site.http.get(format!("{}/sw.js", site.base)).send().await.unwrap();
        assert_eq!(worker.headers()["service-worker-allowed"], "/");
        assert_eq!(worker.headers()["content-type"], "text/javascript; charset=utf-8");
        let robots = site.stranger().get("/robots.txt").await.unwrap();
        assert!(robots.text.contains("Disallow: /tables/"), "{}", robots.text);
    });
}
