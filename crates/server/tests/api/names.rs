//! Names that people cannot be mistaken for each other by.

use reqwest::Method;
use serde_json::{Value, json};

use crate::kit::{Told, on_every_engine};

fn account(name: &str) -> Value {
    json!({"name": name, "password": "correct horse battery"})
}

#[test]
fn nobody_takes_a_name_that_looks_like_that_of_an_account() {
    on_every_engine(async |site| {
        let ada = site.guest("Victim").await;
        ada.post("/api/accounts", &account("Victim")).await.is(200);
        let eve = site.guest("Eve").await;
        for name in ["Victim", "VICTIM", "Vi\u{441}tim", "VICTlM", "Vict1m"] {
            site.stranger().post("/api/guests", &json!({"name": name})).await.refused(409, "taken");
            eve.post("/api/accounts", &account(name)).await.refused(409, "taken");
            let rename = eve.request(Method::PATCH, "/api/me").json(&json!({"name": name}));
            eve.send(rename).await.refused(409, "taken");
        }
        for name in ["Victim\u{ad}", "Victim\u{3164}", "\u{2800}", "\u{115f}", "…"] {
            site.stranger().post("/api/guests", &json!({"name": name})).await.refused(422, "invalid");
        }
        // The owner may change the case of the name, and logs in with any case.
        let rename = ada.request(Method::PATCH, "/api/me").json(&json!({"name": "VICTIM"}));
        ada.send(rename).await.is(200);
        site.stranger().enter("/api/login", &account("victim")).await.unwrap();
    });
}

#[test]
fn guests_may_share_a_name_and_keep_it_when_it_becomes_an_accounts() {
    on_every_engine(async |site| {
        let (one, other) = (site.guest("Ann").await, site.guest("Ann").await);
        one.post("/api/accounts", &account("Ann")).await.is(200);
        assert_eq!(other.get("/api/me").await.is(200), json!({"name": "Ann", "account": false}));
    });
}

#[test]
fn bots_are_told_from_people_by_what_they_are() {
    on_every_engine(async |site| {
        for name in ["pioneer", "Pionier", "RANCHER", "Valet de ferme", "random"] {
            site.stranger().post("/api/guests", &json!({"name": name})).await.refused(409, "taken");
        }
        let ada = site.guest("Ada").await;
        ada.sits_down(json!({"seats": ["me", {"bot": "seedling"}]})).await;
        let line = ada.get("/api/me/tables").await.is(200)[0].clone();
        assert_eq!(line["seats"], json!([{"person": "Ada"}, {"bot": "seedling"}]));
        assert!(ada.get("/").await.unwrap().text.contains("Ada · Seedling"));
    });
}

#[test]
fn accounts_from_before_names_were_compared_by_their_looks_can_log_in() {
    on_every_engine(async |site| {
        for name in ["Victim", "Other"] {
            site.guest("Ada").await.post("/api/accounts", &account(name)).await.is(200);
        }
        site.close().await;
        site.tampered("UPDATE people SET login = 'victim' WHERE name = 'Victim'").await;
        site.tampered("UPDATE people SET name = 'Vi\u{441}tim', login = 'vi\u{441}tim' WHERE name = 'Other'").await;
        site.start().await;
        for name in ["Victim", "Vi\u{441}tim"] {
            let me = site.stranger().enter("/api/login", &account(&name.to_lowercase())).await.unwrap().body;
            assert_eq!(me["name"], name);
        }
        site.stranger().post("/api/guests", &json!({"name": "V1ctim"})).await.refused(409, "taken");
    });
}
