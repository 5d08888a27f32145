//! The pages of Walnut Grove in a browser without scripts: the start page, the table, the tutorial.

use playtest::browser::{Browser, Shown, escaped, read_out};
use serde_json::Value;
use tutorial::Step;
use walnut_grove::Illegal;
use walnut_grove_words::Phrases;
use words::Language;

use crate::kit::{TITLES, on_every_engine, proper};

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
            let steps = (1..=steps().len()).map(|step| format!("/learn/walnut-grove/{step}?done=1"));
            let pages = ["/", "/walnut-grove", "/learn/walnut-grove", "/rules/walnut-grove"];
            for path in pages.map(str::to_owned).into_iter().chain(steps) {
                proper(&stranger.open(&path).await.is(200), language);
            }
            proper(&stranger.open("/learn/walnut-grove/13").await.is(404), language);
            let table = stranger.submit("/play", &[("mode", "solo")]).await.is(200);
            let game = table.path.replace("tables", "games");
            proper(&table, language);
            proper(&stranger.open(&game).await.is(200).has("og:image"), language);
            for text in ["1", "0"] {
                stranger.submit("/settings", &[("text", text)]).await.is(200);
                for path in ["/learn/walnut-grove/5", &table.path, &game] {
                    proper(&stranger.open(path).await.is(200), language);
                }
            }
        }
    });
}

#[test]
fn farms_are_looked_at_closely_under_their_old_address_too() {
    on_every_engine(async |site| {
        let mut player = Browser::new(site, "en");
        let table = player.submit("/play", &[("mode", "hotseat"), ("people", "2")]).await.is(200).path;
        for seat in 1..=2 {
            let farm = player.open(&format!("{table}/seats/{seat}")).await.is(200).has("<svg");
            let old = player.open(&format!("{table}/farms/{seat}")).await.is(200).text;
            assert_eq!(old.replace("/farms/", "/seats/"), farm.text);
        }
        player.open(&format!("{table}/farms/3")).await.is(404);
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
            let why = Phrases::new(language).refusal(&Illegal::NotAsked);
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
        learner.open("/learn").await.is(200).has("href=\"/learn/walnut-grove/1\"");
        for (number, step) in (1..).zip(steps()) {
            let path = format!("/learn/walnut-grove/{number}");
            let mut shown = learner.open(&path).await.is(200).has("pointed");
            for text in ["title", "text", "aim"] {
                shown = shown.says(Language::Fr, &format!("{}-{text}", step.name));
            }
            if step.answers.is_empty() {
                continue;
            }
            shown.has(&format!("action=\"{path}\""));
            let next = answers(&mut learner, &path, step.answers).await.is(200);
            assert_eq!(next.path, format!("/learn/walnut-grove/{}?done=1", number + 1));
            next.says(Language::Fr, &format!("{}-well-done", step.name));
        }
        let last = learner.open(&format!("/learn/walnut-grove/{}", steps().len())).await.is(200);
        last.says(Language::Fr, "learn-play-now").has("value=\"seedling\"");
    });
}

#[test]
fn the_tutorial_answers_answers_that_are_not_its_own() {
    on_every_engine(async |site| {
        let mut learner = Browser::new(site, "en");
        let number = |name: &str| 1 + steps().iter().position(|step| step.name == name).unwrap();
        let keep = format!("/learn/walnut-grove/{}", number("learn-keep"));
        let other = learner.submit(&keep, &[("action", "keep 14")]).await.is(200);
        let other = other.says(Language::En, "learn-legal-but-not").says(Language::En, "learn-keep-aim");
        proper(&other, Language::En);
        let refused = learner.submit(&keep, &[("action", "keep 15")]).await.is(409).has("role=\"alert\"");
        proper(&refused, Language::En);
        learner.submit(&keep, &[("action", "sing")]).await.is(409);
        learner.submit(&keep, &[("foo", "bar")]).await.is(409);
        let work = format!("/learn/walnut-grove/{}", number("learn-work"));
        learner.submit(&work, &[("pick", "work grain")]).await.is(409);
        // One at a time, as a form without scripts might: what was answered is kept in the address.
        let first = learner.submit(&work, &[("action", "work grain")]).await.is(200).says(Language::En, "learn-go-on");
        assert_eq!(first.path, format!("{work}?given=work+grain"));
        let second = learner.submit(&first.path, &[("action", "work wood")]).await.is(200);
        assert_eq!(second.path, format!("/learn/walnut-grove/{}?done=1", number("learn-work") + 1));
        for odd in [
            "/learn/walnut-grove/0",
            "/learn/walnut-grove/x",
            "/learn/walnut-grove/99999999999999999999",
            &format!("{work}?given=sing"),
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
        for part in [
            learner.open("/learn/walnut-grove/3").await,
            learner.submit("/learn/walnut-grove/3", &[("action", "keep 22")]).await,
        ] {
            let part = part.is(200);
            assert!(part.text.starts_with("<main ") && part.text.ends_with("</main>"), "{}", part.text);
        }
    });
}
