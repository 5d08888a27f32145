//! The site in a browser without scripts: pages are read, links followed, forms sent.

use std::collections::BTreeSet;

use playtest::browser::{Browser, Shown, count, escaped};
use playtest::counting::{Illegal, Phrases, TITLES};
use serde_json::Value;
use tutorial::Step;
use words::{Language, Phrasebook};

use crate::kit::{on_every_engine, proper};

fn steps() -> &'static [Step] {
    TITLES[0].course().unwrap().steps
}

const LANGUAGES: [(&str, Language); 3] =
    [("en-GB,en;q=0.9", Language::En), ("de-AT,en;q=0.5", Language::De), ("it,fr;q=0.7", Language::Fr)];

#[test]
fn every_page_is_whole_in_every_language() {
    on_every_engine(async |site| {
        for (wanted, language) in LANGUAGES {
            let mut stranger = Browser::new(site, wanted);
            let steps = (1..=steps().len()).map(|step| format!("/learn/counting/{step}?done=1"));
            let of_the_game = ["/counting", "/learn", "/learn/counting", "/rules", "/rules/counting"];
            let pages = ["/", "/games", "/account", "/settings", "/settings?saved=1", "/offline"];
            let pages = pages.into_iter().chain(of_the_game);
            for path in pages.map(str::to_owned).chain(steps) {
                proper(&stranger.open(&path).await.is(200), language);
            }
            proper(&stranger.open("/no/such/page").await.is(404).says(language, "not-found-text"), language);
            proper(&stranger.open("/learn/counting/13").await.is(404), language);
            let table = stranger.submit("/play", &[("mode", "solo")]).await.is(200);
            proper(&table, language);
            proper(&stranger.open("/account").await.is(200), language);
            stranger.submit("/account/register", &[("name", language.name()), ("password", PASSWORD)]).await.is(200);
            stranger.submit("/account/tokens", &[("name", "bot")]).await.is(200);
            proper(&stranger.open("/account").await.is(200), language);
            stranger.submit("/settings", &[("text", "1")]).await.is(200);
            proper(&stranger.open("/learn/counting/2").await.is(200), language);
            proper(&stranger.open(&table.path).await.is(200), language);
            proper(&stranger.open(&table.path.replace("tables", "games")).await.is(200), language);
        }
    });
}

#[test]
fn playing_makes_a_guest_and_a_table() {
    on_every_engine(async |site| {
        let mut stranger = Browser::new(site, "de");
        for page in ["/", "/counting"] {
            stranger.open(page).await.is(200).says(Language::De, "welcome-text");
        }
        assert!(stranger.cookies.is_empty(), "who only looks is not counted");
        let fields = [("mode", "bots"), ("level", "seedling"), ("players", "2")];
        let table = stranger.submit("/play", &fields).await.is(200);
        assert!(table.path.starts_with("/tables/"), "{}", table.path);
        assert!(stranger.cookies.contains_key("homestead"));
        for page in ["/", "/counting"] {
            stranger.open(page).await.is(200).has(&table.path);
        }
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
            let act = format!("{}/act", table.path);
            let decision = table.field("decision", "id=\"ask\"");
            let side = [("decision", decision.as_str()), ("seat", "1"), ("action", "side even")];
            let decision = stranger.submit(&act, &side).await.is(200).field("decision", "id=\"ask\"");
            let fields = [("decision", decision.as_str()), ("seat", "1"), ("action", "play 9")];
            let refused = stranger.submit(&act, &fields).await.is(409);
            let why = Phrases::new(language).refusal(&Illegal::NotInHand(9));
            proper(&refused.has(&escaped(&why)), language);
        }
    });
}

/// What the first button of the question sends.
fn first_answer(page: &Shown) -> [(&'static str, String); 3] {
    ["decision", "seat", "action"].map(|name| (name, page.field(name, "id=\"ask\"")))
}

#[test]
fn a_whole_game_is_played_with_the_buttons_of_its_page() {
    on_every_engine(async |site| {
        for (wanted, language) in LANGUAGES {
            // On one screen the page shows whoever is asked.
            let mut player = Browser::new(site, wanted);
            let fields = [("mode", "hotseat"), ("people", "2"), ("game", "counting")];
            let mut shown = player.submit("/play", &fields).await.is(200);
            let (table, mut answers) = (shown.path.clone(), 0);
            while shown.text.contains("class=\"table playing\"") {
                proper(&shown, language);
                let fields = first_answer(&shown);
                let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
                shown = player.submit(&format!("{table}/act"), &fields).await.is(200);
                answers += 1;
            }
            // A side each, and a card and a bet in each of three rounds.
            assert_eq!(answers, 2 * (1 + 3 * 2));
            proper(&shown.has("class=\"table over\"").says(language, "counting-sum"), language);
        }
    });
}

#[test]
fn the_whole_tutorial_can_be_walked() {
    on_every_engine(async |site| {
        let mut learner = Browser::new(site, "fr");
        learner.open("/learn").await.is(200).has("href=\"/learn/counting/1\"");
        for (number, step) in (1..).zip(steps()) {
            let path = format!("/learn/counting/{number}");
            let mut shown = learner.open(&path).await.is(200).has("pointed");
            for text in ["title", "text", "aim"] {
                shown = shown.says(Language::Fr, &format!("{}-{text}", step.name));
            }
            if step.answers.is_empty() {
                continue;
            }
            shown.has(&format!("action=\"{path}\""));
            let next = learner.submit(&path, &[("action", &step.answers.join("; "))]).await.is(200);
            assert_eq!(next.path, format!("/learn/counting/{}?done=1", number + 1));
            next.says(Language::Fr, &format!("{}-well-done", step.name));
        }
        let last = learner.open(&format!("/learn/counting/{}", steps().len())).await.is(200);
        last.says(Language::Fr, "learn-play-now").has("value=\"seedling\"");
    });
}

#[test]
fn the_tutorial_answers_answers_that_are_not_its_own() {
    on_every_engine(async |site| {
        let mut learner = Browser::new(site, "en");
        let side = "/learn/counting/2";
        let other = learner.submit(side, &[("action", "side even")]).await.is(200);
        let other = other.says(Language::En, "learn-legal-but-not").says(Language::En, "learn-side-aim");
        proper(&other, Language::En);
        learner.submit(side, &[("action", "sing")]).await.is(409);
        learner.submit(side, &[("foo", "bar")]).await.is(409);
        let card = "/learn/counting/3";
        let refused = learner.submit(card, &[("action", "play 6")]).await.is(409).has("role=\"alert\"");
        proper(&refused.has(&escaped(&Phrases::new(Language::En).refusal(&Illegal::NotInHand(6)))), Language::En);
        // One at a time, as the form asks: what was answered is kept in the address.
        let first = learner.submit(card, &[("action", "play 5")]).await.is(200).says(Language::En, "learn-go-on");
        assert_eq!(first.path, format!("{card}?given=play+5"));
        let other = learner.submit(&first.path, &[("action", "bet 0")]).await.is(200);
        other.says(Language::En, "learn-legal-but-not");
        let unknown = format!("{card}?given=sing");
        for odd in [
            "/learn/counting/0",
            "/learn/counting/x",
            "/learn/counting/99999999999999999999",
            &unknown,
            "/learn/nothing",
            "/learn/nothing/1",
        ] {
            learner.open(odd).await.is(404);
        }
    });
}

#[test]
fn a_module_gets_only_the_part_that_changes() {
    on_every_engine(async |site| {
        let mut learner = Browser::new(site, "en");
        learner.part = true;
        let step = "/learn/counting/2";
        for part in [learner.open(step).await, learner.submit(step, &[("action", "side odd")]).await] {
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
