//! Picking several things at once: on the page, and in hints.

use playtest::browser::{Browser, Shown, escaped};
use playtest::site::Site;
use serde_json::Value;
use walnut_grove::Illegal;
use walnut_grove_words::Phrases;
use words::Language;

use crate::kit::on_every_engine;

/// Somebody in a game of one, with the page as it is now.
struct Player {
    browser: Browser,
    table: String,
    shown: Shown,
}

impl Player {
    async fn begin(site: &Site) -> Player {
        let mut browser = Browser::new(site, "en");
        let shown = browser.submit("/play", &[("mode", "solo")]).await.is(200);
        Player { browser, table: shown.path.clone(), shown }
    }

    async fn view(&mut self) -> Value {
        let view = self.browser.open(&format!("/api{}/view", self.table)).await.is(200);
        serde_json::from_str(&view.text).unwrap()
    }

    /// Answers what is asked with this if it can be, and otherwise with whatever comes first, until something can be picked
    /// that begins like this.
    async fn plays_until(&mut self, wish: &str, thing: &str) {
        loop {
            let view = self.view().await;
            let legal: Vec<&str> = view["legal"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            if legal.iter().any(|action| action.starts_with(thing)) {
                return;
            }
            let action = legal.iter().find(|action| **action == wish).or(legal.first()).unwrap();
            let fields = [("decision", view["decision"].as_str().unwrap()), ("seat", "1"), ("action", action)];
            self.shown = self.browser.submit(&format!("{}/act", self.table), &fields).await.is(200);
        }
    }

    async fn picks(&mut self, picks: &[(&str, &str)]) -> Shown {
        let decision = self.shown.field("decision", "id=\"ask\"");
        let fields: Vec<(&str, &str)> =
            [("decision", decision.as_str()), ("seat", "1")].into_iter().chain(picks.iter().copied()).collect();
        self.browser.submit(&format!("{}/pick", self.table), &fields).await
    }

    async fn hint(&mut self) -> Shown {
        self.browser.submit(&format!("{}/hint", self.table), &[("seat", "1")]).await.is(200)
    }
}

fn version(page: &Shown) -> i64 {
    page.text.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
}

#[test]
fn workers_are_sent_to_several_areas_in_any_order() {
    on_every_engine(async |site| {
        let mut player = Player::begin(site).await;
        player.plays_until("", "work ").await;
        let boxes = player.shown.text.split("name=\"pick\" value=\"").skip(1);
        let areas: Vec<String> = boxes.map(|rest| rest.split('"').next().unwrap().to_owned()).collect();
        let [first, .., last] = areas.as_slice() else { panic!("{areas:?}") };
        let count = Phrases::new(Language::En).refusal(&Illegal::WrongNumber(2));
        player.picks(&[("pick", last)]).await.is(409).has(&escaped(&count));
        player.picks(&[("pick", first), ("pick", "work moon")]).await.is(409);
        let hint = player.hint().await;
        let best = hint.text.split("<li>").nth(1).unwrap();
        assert!(best.contains(" · "), "both areas are named: {}", hint.text);
        let before = version(&player.shown);
        let after = player.picks(&[("pick", last), ("pick", first)]).await.is(200);
        assert_eq!(version(&after), before + 2, "two answers, in the order in which the game asks");
        assert!(!after.text.contains("name=\"pick\" value=\"work "), "{}", after.text);
    });
}

#[test]
fn picks_for_a_decision_that_is_gone_are_late_and_not_illegal() {
    on_every_engine(async |site| {
        let mut player = Player::begin(site).await;
        player.plays_until("", "work ").await;
        let boxes = player.shown.text.split("name=\"pick\" value=\"").skip(1);
        let areas: Vec<String> = boxes.map(|rest| rest.split('"').next().unwrap().to_owned()).collect();
        let picks = [("pick", areas[0].as_str()), ("pick", areas[1].as_str())];
        let after = player.picks(&picks).await.is(200);
        // The same page in a second tab.
        let late = player.picks(&picks).await.is(409).says(Language::En, "problem-stale");
        assert_eq!(version(&late), version(&after), "the table as it is now");
    });
}

#[test]
fn the_same_thing_is_picked_as_often_as_its_field_says() {
    on_every_engine(async |site| {
        let mut player = Player::begin(site).await;
        player.plays_until("move post_office", "take stone").await;
        let hint = player.hint().await;
        let best = hint.text.split("<li>").nth(1).unwrap();
        assert!(best.contains(" · "), "both goods are named: {}", hint.text);
        player.picks(&[("take stone", "3")]).await.is(409);
        let after = player.picks(&[("take grain", "0"), ("take stone", "2")]).await.is(200);
        assert!(!after.text.contains("name=\"take stone\""), "{}", after.text);
    });
}
