//! What the database does not take, and pages while it is away.

use playtest::Client;
use reqwest::Method;
use serde_json::json;
use sqlx::{Connection, Executor};

use crate::kit::{Told, on_every_engine};

#[test]
fn control_characters_in_addresses_and_names_are_not_there() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        for path in ["/api/tables/%00", "/api/tables/a%00b/view", "/tables/%1F", "/games/r-%00", "/api/tables/%7f/chat"]
        {
            assert_eq!(ada.get(path).await.unwrap().status, 404, "{path}");
        }
        ada.delete("/api/tokens/%00").await.refused(404, "not_found");
        let wrong = json!({"name": "A\u{0}da", "password": "correct horse battery"});
        site.stranger().post("/api/login", &wrong).await.refused(401, "wrong");
        ada.post("/api/accounts", &wrong).await.refused(422, "invalid");
        let table = ada.sits_down(json!({"seats": ["me", "open"]})).await;
        let key = json!({"invitation": "\u{0}"});
        site.guest("Eve").await.post(&format!("/api/tables/{table}/join"), &key).await.refused(404, "not_found");
        let request = ada.request(Method::POST, "/account/tokens/end").header("content-type", FORM).body("id=%00");
        assert_eq!(ada.send(request).await.unwrap().status, 404);
    });
}

const FORM: &str = "application/x-www-form-urlencoded";

async fn reads(somebody: &Client) {
    let of_the_site = ["/offline", "/settings", "/manifest.webmanifest", "/favicon.ico"];
    let of_the_game = ["/rules", "/rules/counting", "/learn", "/learn/1", "/learn/counting/1"];
    for path in of_the_site.into_iter().chain(of_the_game) {
        let page = somebody.get(path).await.unwrap();
        assert_eq!(page.status, 200, "{path}: {}", page.text);
    }
}

#[test]
fn pages_that_need_no_database_are_there_without_it() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        reads(&ada).await;
        assert!(ada.get("/rules").await.unwrap().text.contains("Ada"));
        site.restarted_after("ALTER TABLE sessions RENAME TO moved").await;
        let ada = ada.at(&site.base);
        reads(&ada).await;
        ada.get("/api/me").await.refused(503, "unavailable");
        site.restarted_after("ALTER TABLE moved RENAME TO sessions").await;
        let ada = ada.at(&site.base);
        if matches!(site.config.database, store::Engine::Postgres(_)) {
            // A database that does not answer at all.
            let mut connection = site.database().await;
            let mut transaction = connection.begin().await.unwrap();
            transaction.execute("LOCK TABLE sessions").await.unwrap();
            reads(&ada).await;
            transaction.rollback().await.unwrap();
        }
        ada.get("/api/me").await.is(200);
    });
}
