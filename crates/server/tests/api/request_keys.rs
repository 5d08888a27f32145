//! Requests that are sent twice, and keys that are used twice.

use serde_json::json;

use crate::kit::{Told, on_every_engine};

#[test]
fn a_key_stands_for_one_request() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let options = json!({"seats": ["me"]});
        let made = ada.post_once("/api/tables", &options, "make").await.is(200);
        assert_eq!(ada.post_once("/api/tables", &options, "make").await.is(200)["id"], made["id"]);
        let other = json!({"seats": ["me", "me"]});
        ada.post_once("/api/tables", &other, "make").await.refused(422, "key_reused");

        let table = made["id"].as_str().unwrap();
        let (actions, undo) = (format!("/api/tables/{table}/actions"), format!("/api/tables/{table}/undo"));
        let view = ada.view(table, 1).await;
        let answer = json!({"decision": view["decision"], "actions": [view["legal"][0]]});
        let version = ada.post_once(&actions, &answer, "act").await.is(200)["version"].clone();
        assert_eq!(ada.post_once(&actions, &answer, "act").await.is(200)["version"], version);
        let other = json!({"decision": view["decision"], "actions": [view["legal"][1]]});
        ada.post_once(&actions, &other, "act").await.refused(422, "key_reused");
        ada.post_once(&undo, &json!({}), "act").await.refused(422, "key_reused");

        // It still holds when the table was read from its log again.
        site.close().await;
        site.start().await;
        let ada = ada.at(&site.base);
        assert_eq!(ada.post_once(&actions, &answer, "act").await.is(200)["version"], version);
        ada.post_once(&actions, &other, "act").await.refused(422, "key_reused");
        // Another person's key is another key.
        site.guest("Ben").await.post_once("/api/tables", &json!({"seats": ["me", "me"]}), "make").await.is(200);
    });
}

#[test]
fn keys_in_logs_from_before_digests_were_kept_still_count() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me"]})).await;
        let path = format!("/api/tables/{table}/actions");
        let view = ada.view(&table, 1).await;
        let answer = json!({"decision": view["decision"], "actions": [view["legal"][0]]});
        let version = ada.post_once(&path, &answer, "act").await.is(200)["version"].clone();
        site.restarted_after(
            "UPDATE log SET request = SUBSTR(request, 1, LENGTH(request) - 65) WHERE request IS NOT NULL",
        )
        .await;
        assert_eq!(ada.at(&site.base).post_once(&path, &answer, "act").await.is(200)["version"], version);
    });
}
