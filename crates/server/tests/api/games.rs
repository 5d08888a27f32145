//! Which games there are, and tables of one of them.

use playtest::browser::Browser;
use playtest::counting::TITLES;
use reqwest::redirect::Policy;
use serde_json::{Value, json};
use words::Language;

use crate::kit::{Site, Told, on_every_engine, proper};

#[test]
fn the_games_are_listed_with_all_that_can_be_chosen() {
    on_every_engine(async |site| {
        let games = site.stranger().get("/api/games").await.is(200);
        let game = &games[0];
        assert_eq!(games.as_array().unwrap().len(), 1);
        assert_eq!((&game["name"], &game["title"]), (&json!("counting"), &json!("Counting")));
        assert_eq!((&game["players"], &game["rules"]), (&json!([1, 4]), &json!(2)));
        assert_eq!(
            game["options"],
            json!([
                {"name": "first", "values": ["1", "2", "3", "4"]},
                {"name": "rounds", "values": ["3", "8", "40"]},
                {"name": "cards", "values": ["1", "2"]},
                {"name": "together", "values": []},
            ])
        );
        assert_eq!(game["editions"], json!([{"name": "plain", "title": TITLES[0].edition().title}]));
        assert_eq!(game["editions"], site.stranger().get("/api/editions").await.is(200));
        assert_eq!(game["bots"], site.stranger().get("/api/levels").await.is(200));
        let bots: Vec<&Value> = game["bots"].as_array().unwrap().iter().map(|bot| &bot["name"]).collect();
        assert!(bots.contains(&&json!("seedling")) && bots.contains(&&json!("pioneer")), "{bots:?}");
    });
}

#[test]
fn a_table_is_of_a_game_that_is_there() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        for options in [json!({"seats": ["me"], "game": "counting"}), json!({"seats": ["me"]})] {
            assert_eq!(ada.post("/api/tables", &options).await.is(200)["game"], "counting");
        }
        let nothing = json!({"seats": ["me"], "game": "nothing"});
        assert_eq!(ada.post("/api/tables", &nothing).await.refused(422, "invalid")["field"], "game");
        let wrong = json!({"seats": ["me"], "edition": "nothing"});
        assert_eq!(ada.post("/api/tables", &wrong).await.refused(422, "invalid")["field"], "edition");
    });
}

#[test]
fn options_of_a_game_are_chosen_in_its_own_words() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        for chosen in [json!({"with": "first 2"}), json!({"first": 2}), json!({"with": "", "first": 2})] {
            let table = ada.sits_down(crate::kit::with(json!({"seats": ["me", "me"]}), chosen)).await;
            assert_eq!(ada.looks(&table).await["waits_for"], json!([2]));
            let view = ada.view(&table, 2).await;
            assert_eq!((&view["view"]["first"], &view["decision"]), (&json!(2), &json!("2.0")));
        }
        for (with, says) in [("dance", "«dance» is no option"), ("first 3", "one to four"), ("first", "«first» is no")]
        {
            let options = json!({"seats": ["me", "me"], "with": with});
            let refused = ada.post("/api/tables", &options).await.refused(422, "invalid");
            assert_eq!(refused["field"], "with", "{refused}");
            assert!(refused["message"].as_str().unwrap().contains(says), "{refused}");
        }
    });
}

#[test]
fn the_lobby_leads_to_the_start_page_of_a_game() {
    on_every_engine(async |site| {
        for (wanted, language) in [("en", Language::En), ("de", Language::De), ("fr", Language::Fr)] {
            let mut stranger = Browser::new(site, wanted);
            let lobby = stranger.open("/").await.is(200).has("href=\"/counting\"");
            proper(&lobby.says(language, "lobby-title").says(language, "counting-title"), language);
            let start = stranger.open("/counting").await.is(200).has("name=\"game\" value=\"counting\"");
            proper(&start.says(language, "counting-title").says(language, "play-bots"), language);
            stranger.open("/nothing").await.is(404);
        }
    });
}

/// Where an address leads to.
async fn leads_to(site: &Site, path: &str) -> (u16, String) {
    let http = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
    let response = http.get(format!("{}{path}", site.base)).send().await.unwrap();
    let location = response.headers().get("location").map(|to| to.to_str().unwrap().to_owned());
    (response.status().as_u16(), location.unwrap_or_default())
}

#[test]
fn where_there_is_nothing_to_choose_the_only_game_is_shown() {
    on_every_engine(async |site| {
        for (from, to) in [
            ("/learn", "/learn/counting"),
            ("/rules", "/rules/counting"),
            ("/rules?q=card", "/rules/counting?q=card"),
            // Addresses of old had no game in them.
            ("/learn/2", "/learn/counting/2"),
        ] {
            assert_eq!(leads_to(site, from).await, (303, to.to_owned()), "{from}");
            assert_eq!(leads_to(site, to).await.0, 200, "{to}");
        }
        for nowhere in ["/rules/nothing", "/learn/nothing"] {
            assert_eq!(leads_to(site, nowhere).await.0, 404, "{nowhere}");
        }
    });
}
