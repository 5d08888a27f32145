//! Looking back at games on the page, analysing them there, and bringing records along.

use std::time::Duration;

use playtest::{Answer, Client};
use reqwest::Method;
use serde_json::json;

use crate::kit::{Site, finished_solo, on_every_engine, play_out};

async fn record_of(player: &Client, table: &str) -> String {
    player.get(&format!("/api/tables/{table}/record")).await.unwrap().text
}

async fn page(who: &Client, path: &str) -> Answer {
    who.get(path).await.unwrap()
}

/// The page, which must be there.
async fn opens(who: &Client, path: &str) -> String {
    let answer = page(who, path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    answer.text
}

const FORM: &str = "application/x-www-form-urlencoded";

fn form(fields: &[(&str, &str)]) -> String {
    let plain = |text: &str| -> String { text.bytes().map(|byte| format!("%{byte:02x}")).collect() };
    fields.iter().map(|(name, value)| format!("{name}={}", plain(value))).collect::<Vec<_>>().join("&")
}

/// Sends a form as a browser does; where it leads to, and the page that is there.
pub async fn sends(site: &Site, path: &str, fields: &[(&str, &str)]) -> (u16, String, String) {
    let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let sent = Client::new(&http, &site.base)
        .request(Method::POST, path)
        .body(form(fields))
        .header("content-type", FORM)
        .send()
        .await
        .unwrap();
    let status = sent.status().as_u16();
    let to = sent.headers().get("location").and_then(|to| to.to_str().ok()).unwrap_or_default().to_owned();
    (status, to, sent.text().await.unwrap())
}

fn attribute<'t>(text: &'t str, name: &str) -> &'t str {
    text.split_once(&format!("{name}=\"")).and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default()
}

#[test]
fn a_finished_game_opens_at_any_action_and_steps_lead_through_all_of_it() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({"listed": true})).await;
        let eve = site.stranger();
        let last: usize = attribute(&opens(&eve, &format!("/games/{table}")).await, "data-last").parse().unwrap();
        for action in [0, 1, last / 3, last / 2, last, last + 1000] {
            let text = opens(&eve, &format!("/games/{table}?action={action}")).await;
            assert_eq!(attribute(&text, "data-action"), action.min(last).to_string());
            assert!(text.contains("id=\"scrub\"") && text.contains("og:title") && !text.contains("og:image"), "{text}");
        }
        // From the beginning, step by step: every step is further, none is at what Nature deals.
        let record = record_of(&ada, &table).await;
        let lines: Vec<&str> = record.split_once("\n\n").unwrap().1.lines().collect();
        let (mut action, mut steps) = (0, 0);
        loop {
            let main = eve.request(Method::GET, &format!("/games/{table}?action={action}")).header("x-part", "1");
            let main = main.send().await.unwrap().text().await.unwrap();
            assert!(main.starts_with("<main"), "{main}");
            let Some((before, _)) = main.split_once("data-go=\"next\"") else { break };
            let (_, to) = before.rsplit_once("?action=").unwrap();
            let to: usize = to.split(['"', '&']).next().unwrap().parse().unwrap();
            assert!(to > action && lines.get(to).is_none_or(|line| !line.starts_with('*')), "{action} to {to}");
            (action, steps) = (to, steps + 1);
        }
        assert_eq!(action, last);
        let answers = lines.iter().filter(|line| !line.starts_with('*')).count();
        assert_eq!((answers, steps), (7, 8), "a side, three cards and bets, and the end");
        assert_eq!(page(&eve, "/games/nothing").await.status, 404);
        assert_eq!(page(&eve, "/games/r-nothing").await.status, 404);
        assert_eq!(page(&eve, &format!("/games/{table}?seat=2")).await.status, 422);
    });
}

#[test]
fn a_running_game_is_shown_through_ones_own_eyes_only() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let path = format!("/games/{table}");
        opens(&ada, &path).await;
        opens(&ada, &format!("{path}?seat=1&action=0")).await;
        opens(&ben, &format!("{path}?seat=2")).await;
        assert_eq!(page(&ben, &format!("{path}/share.svg?seat=0")).await.status, 404, "a text game has no pictures");
        for (who, seat) in [(&ada, 2), (&ben, 1)] {
            for what in ["", "/share.svg", "/share.png", "/progress"] {
                assert_eq!(page(who, &format!("{path}{what}?seat={seat}")).await.status, 403, "{what}");
            }
        }
        for what in ["", "/share.svg", "/share.png", "/progress", "/record"] {
            assert_eq!(page(&site.stranger(), &format!("{path}{what}")).await.status, 404, "{what}");
        }
        assert!(!opens(&ada, &path).await.contains("/record"), "the record tells everything");
        let (status, _, _) = sends(site, &format!("{path}/analyse"), &[]).await;
        assert_eq!(status, 404);
    });
}

#[test]
fn a_sound_record_is_kept_and_shown_and_a_damaged_one_is_refused_with_its_line() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        play_out(&table, &[(&ada, 1), (&ben, 2)], 3).await;
        let record = record_of(&ada, &table).await;
        let eve = site.stranger();
        assert!(opens(&eve, "/games").await.contains("<textarea"));
        // A browser's form has other line ends.
        let (status, to, _) = sends(site, "/games", &[("record", &record.replace('\n', "\r\n"))]).await;
        assert_eq!((status, to.starts_with("/games/r-")), (303, true), "{to}");
        let text = opens(&eve, &to).await;
        assert!(text.contains("Ada") && text.contains("Ben"));
        opens(&eve, &format!("{to}?action=50&seat=2")).await;
        assert_eq!(opens(&eve, &format!("{to}/record")).await, record, "to the letter");

        let number = record.lines().position(|line| line.contains("round: play ")).unwrap() + 1;
        let damaged = record.replacen("round: play ", "round: play 9", 1);
        let (status, _, text) = sends(site, "/games", &[("record", &damaged)]).await;
        assert_eq!(status, 422);
        assert!(text.contains(&format!("line {number}")), "{text}");
        let forged = record.replacen("Result: ", "Result: 9", 1);
        assert_eq!(sends(site, "/games", &[("record", &forged)]).await.0, 422);
        assert_eq!(sends(site, "/games", &[("record", "")]).await.0, 422);
        let two = format!("{record}\n{record}");
        assert_eq!(sends(site, "/games", &[("record", &two)]).await.0, 422);
        assert_eq!(sends(site, "/games", &[("record", &"x".repeat(300_000))]).await.0, 413);
    });
}

/// A game of one in which every bet is the worst there is.
async fn badly_played(player: &Client) -> String {
    let table = player.sits_down(json!({"seats": ["me"], "listed": true})).await;
    loop {
        let view = player.view(&table, 1).await;
        if view["stage"] == "over" {
            return table;
        }
        let me = &view["view"]["players"][0];
        let on_side = |card: u64| card.is_multiple_of(2) == (me["side"] == "even");
        let action = match me["played"][0].as_u64() {
            Some(card) if on_side(card) => "bet 0",
            Some(_) => "bet 2",
            None => view["legal"][0].as_str().unwrap(),
        };
        player.acts(&table, 1, &view["decision"], &[action]).await.unwrap();
    }
}

#[test]
fn an_analysis_appears_and_stays() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = badly_played(&ada).await;
        let path = format!("/games/{table}");
        let eve = site.stranger();
        assert!(opens(&eve, &path).await.contains("data-analyse"));
        // A stranger begins, others see how far it is.
        let (status, to, _) = sends(site, &format!("{path}/analyse"), &[("action", "5")]).await;
        assert_eq!((status, to), (303, format!("{path}?action=5")));
        let meanwhile = opens(&ada, &path).await;
        assert!(meanwhile.contains("<progress") || meanwhile.contains("<svg class=\"curve\""), "{meanwhile}");
        loop {
            let far = page(&eve, &format!("{path}/progress")).await.body;
            if far["done"].is_null() {
                break;
            }
            assert!(far["done"].as_u64() <= far["of"].as_u64(), "{far}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let text = opens(&eve, &format!("{path}?action=100000")).await;
        assert!(text.contains("<svg class=\"curve\"") && !text.contains("data-analyse"), "{text}");
        let mistake = text.split("class=\"mistakes\"").nth(1).unwrap();
        let at = attribute(mistake, "href").replace("&amp;", "&");
        let there = opens(&eve, &at).await;
        assert!(there.contains("class=\"alternatives\"") && there.contains("class=\"played\""), "{at}");
        // It is kept: another process shows it, and the API has it at once.
        site.close().await;
        site.start().await;
        let eve = site.stranger();
        assert!(opens(&eve, &path).await.contains("<svg class=\"curve\""));
        let ada = Client::guest(&site.http, &site.base, "Ada").await.unwrap();
        let job = ada.post(&format!("/api/tables/{table}/analysis"), &json!({})).await.unwrap().body;
        assert!(job["result"]["decisions"].is_array() && job["done"] == job["of"], "{job}");
    });
}

#[test]
fn a_game_without_pictures_has_none_to_share() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({"listed": true})).await;
        let eve = site.stranger();
        for what in ["share.svg", "share.png", "share.svg?action=0", "share.png?action=5"] {
            assert_eq!(page(&eve, &format!("/games/{table}/{what}")).await.status, 404, "{what}");
        }
    });
}
