//! Farms and the town as pictures that leave the page.

use std::time::Duration;

use playtest::Client;
use playtest::site::finished_solo;
use reqwest::Method;
use serde_json::json;
use server::limits::{Allowed, Budget, Quota};

use crate::kit::on_every_engine;

/// The page, which must be there.
async fn opens(who: &Client, path: &str) -> String {
    let answer = who.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    answer.text
}

#[test]
fn a_moment_is_shared_as_a_picture() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada <&> \"Lovelace\"").await;
        let table = finished_solo(&ada, json!({"listed": true})).await;
        let eve = site.stranger();
        for action in ["", "?action=0", "?action=60"] {
            let svg = opens(&eve, &format!("/games/{table}/share.svg{action}")).await;
            // Before the boards are dealt nobody is there.
            assert!(svg.starts_with("<svg") && (svg.contains("Ada &lt;&amp;&gt;") || action == "?action=0"), "{svg}");
            web::draw::png(&svg).unwrap();
        }
        let png = eve.request(Method::GET, &format!("/games/{table}/share.png?action=60")).send().await.unwrap();
        assert_eq!((png.status().as_u16(), &png.headers()["content-type"]), (200, &"image/png".parse().unwrap()));
        assert!(png.bytes().await.unwrap().starts_with(b"\x89PNG"));
    });
}

#[test]
fn a_running_game_is_drawn_as_its_viewer_may_see_it() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        for (who, own, other) in [(&ada, 1, 2), (&ben, 2, 1)] {
            for what in ["svg", "png"] {
                let path = format!("/games/{table}/share.{what}");
                for seat in [0, own] {
                    opens(who, &format!("{path}?seat={seat}")).await;
                }
                assert_eq!(who.get(&format!("{path}?seat={other}")).await.unwrap().status, 403, "{what}");
                assert_eq!(site.stranger().get(&path).await.unwrap().status, 404, "{what}");
            }
        }
    });
}

#[test]
fn pictures_are_limited() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = finished_solo(&ada, json!({"listed": true})).await;
        site.close().await;
        let two = Quota::new(2, Duration::from_secs(3_600));
        site.config.allowed = Allowed::anything().with(Budget::Picture, two, two);
        site.start().await;
        let mut statuses = Vec::new();
        for _ in 0..5 {
            statuses.push(site.stranger().get(&format!("/games/{table}/share.png")).await.unwrap().status);
        }
        assert_eq!(statuses, [200, 200, 429, 429, 429]);
    });
}
