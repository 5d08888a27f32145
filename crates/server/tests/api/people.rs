//! Guests, accounts, sessions, tokens; and what the site keeps out.

use std::time::Duration;

use playtest::Client;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use server::limits::{Allowed, Budget, Quota};

use crate::kit::{Site, Told, finished_solo, on_every_engine, play_out};

const PASSWORD: &str = "correct horse battery";

fn account(name: &str) -> Value {
    json!({"name": name, "password": PASSWORD})
}

async fn log_in(site: &Site, name: &str) -> Client {
    let somebody = site.stranger();
    somebody.enter("/api/login", &account(name)).await.unwrap();
    somebody
}

async fn renames(who: &Client, name: &str) -> anyhow::Result<playtest::Answer> {
    who.send(who.request(Method::PATCH, "/api/me").json(&json!({"name": name}))).await
}

async fn deletes(who: &Client, password: &str) -> anyhow::Result<playtest::Answer> {
    who.send(who.request(Method::DELETE, "/api/me").json(&json!({"password": password}))).await
}

#[test]
fn a_guest_who_makes_an_account_keeps_all_games() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me"]})).await;
        assert_eq!(ada.get("/api/me").await.is(200), json!({"name": "Ada", "account": false}));
        ada.post("/api/accounts", &account("Ada L.")).await.is(200);
        assert_eq!(ada.get("/api/me").await.is(200), json!({"name": "Ada L.", "account": true}));
        ada.post("/api/accounts", &account("Ada L.")).await.refused(409, "has_account");
        let elsewhere = log_in(site, "ada l.").await;
        assert_eq!(elsewhere.get("/api/me/tables").await.is(200)[0]["id"], table);
        elsewhere.answers(&table, 1).await;
        play_out(&table, &[(&ada, 1)], 1).await;
    });
}

#[test]
fn a_wrong_password_and_a_wrong_name_are_refused_alike() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        ada.post("/api/accounts", &json!({"name": "Ada", "password": "short"})).await.refused(422, "invalid");
        ada.post("/api/accounts", &account("Ada")).await.is(200);
        let wrong = json!({"name": "Ada", "password": "wrong horse battery"});
        let one = site.stranger().post("/api/login", &wrong).await.refused(401, "wrong");
        let other = site.stranger().post("/api/login", &account("Nobody")).await.refused(401, "wrong");
        assert_eq!(one, other);
        log_in(site, " ADA").await.get("/api/me").await.is(200);
    });
}

#[test]
fn too_many_tries_from_one_address_have_to_wait() {
    on_every_engine(async |site| {
        site.close().await;
        let two = Quota::new(2, Duration::from_secs(3_600));
        site.config.allowed = Allowed::anything().with(Budget::Entry, two, two);
        site.start().await;
        for _ in 0..2 {
            site.stranger().post("/api/login", &account("Nobody")).await.refused(401, "wrong");
        }
        site.stranger().post("/api/login", &account("Nobody")).await.refused(429, "too_many");
        site.stranger().post("/api/guests", &json!({"name": "Eve"})).await.refused(429, "too_many");
    });
}

#[test]
fn sessions_are_listed_and_can_be_ended_from_anywhere() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        ada.post("/api/accounts", &account("Ada")).await.is(200);
        let library = log_in(site, "Ada").await;
        library.get("/api/me").await.is(200);
        let sessions = ada.get("/api/sessions").await.is(200);
        assert_eq!(sessions.as_array().unwrap().len(), 2);
        let other = sessions.as_array().unwrap().iter().find(|session| session["this"] == false).unwrap();
        let other = format!("/api/sessions/{}", other["id"].as_str().unwrap());
        site.guest("Eve").await.delete(&other).await.refused(404, "not_found");
        ada.delete(&other).await.is(204);
        library.get("/api/me").await.refused(401, "unknown");
        ada.delete(&other).await.refused(404, "not_found");
        ada.post("/api/logout", &json!({})).await.is(204);
        ada.get("/api/me").await.refused(401, "unknown");
    });
}

#[test]
fn a_stream_ends_with_its_session() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        ada.post("/api/accounts", &account("Ada")).await.is(200);
        let library = log_in(site, "Ada").await;
        let table = ada.table(&json!({"seats": ["me"]})).await.unwrap();
        let path = format!("/api/tables/{table}/stream");
        let (mut at_home, mut abroad) =
            (ada.follow(&path, None).await.unwrap(), library.follow(&path, None).await.unwrap());
        library.post("/api/logout", &json!({})).await.is(204);
        while abroad.next().await.unwrap().is_some() {}
        ada.post(&format!("/api/tables/{table}/chat"), &json!({"text": "still here"})).await.is(200);
        while at_home.next().await.unwrap().expect("the other session's stream goes on").name != "chat" {}
    });
}

#[test]
fn a_name_can_be_changed_but_not_to_that_of_another_account() {
    on_every_engine(async |site| {
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        ada.post("/api/accounts", &account("Ada")).await.is(200);
        ben.post("/api/accounts", &account("ada")).await.refused(409, "taken");
        ben.post("/api/accounts", &account("Ben")).await.is(200);
        renames(&ben, "ADA").await.refused(409, "taken");
        assert_eq!(renames(&ben, "  Ben   the\tBold ").await.is(200)["name"], "Ben the Bold");
        assert_eq!(log_in(site, "ben the bold").await.get("/api/me").await.is(200)["name"], "Ben the Bold");
        for name in ["", "  ", "a\u{200b}", &"x".repeat(31), "a\u{0}b"] {
            renames(&ben, name).await.refused(422, "invalid");
        }
    });
}

#[test]
fn who_is_deleted_is_forgotten_while_their_games_stay() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({"stand_in": "seedling"})).await;
        ada.post("/api/accounts", &account("Ada")).await.is(200);
        ada.post(&format!("/api/tables/{table}/chat"), &json!({"text": "my secret"})).await.is(200);
        let over = finished_solo(&ada, json!({"listed": true})).await;
        let hosted = ada.sits_down(json!({"seats": ["me", "open", "open"]})).await;
        ben.accepts(&hosted, &ada.invitation(&hosted, 2).await).await;
        let bens = ben.sits_down(json!({"seats": ["me", "open", "open"]})).await;
        ada.accepts(&bens, &ben.invitation(&bens, 2).await).await;
        let token = ada.post("/api/tokens", &json!({"name": "bot"})).await.is(200);
        let program = ada.with_token(token["token"].as_str().unwrap());

        ada.delete("/api/me").await.refused(401, "wrong");
        deletes(&ada, "wrong horse battery").await.refused(401, "wrong");
        deletes(&ada, PASSWORD).await.is(204);
        ada.get("/api/me").await.refused(401, "unknown");
        program.get("/api/me").await.refused(401, "bad_token");
        site.stranger().post("/api/login", &account("Ada")).await.refused(401, "wrong");
        let info = ben.waits_until(&table, |info| info["waits_for"] == json!([2])).await;
        assert_eq!((&info["seats"][0]["name"], &info["seats"][0]["gone"]), (&json!("somebody"), &json!(true)));
        assert!(!ben.get(&format!("/api/tables/{table}/chat")).await.is(200).to_string().contains("secret"));
        play_out(&table, &[(&ben, 2)], 2).await;
        let record = site.stranger().get(&format!("/api/tables/{over}/record")).await.unwrap();
        assert!(record.status == 200 && !record.text.contains("Ada"), "{}", record.text);
        assert_eq!(ben.looks(&hosted).await["stage"], "closed");
        assert_eq!(ben.looks(&bens).await["seats"][1]["name"], Value::Null, "a seat where she waited is free again");
        site.guest("Cleo").await.accepts(&bens, &ben.invitation(&bens, 2).await).await;
    });
}

#[test]
fn people_can_take_along_all_that_is_known_of_them() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(json!({})).await;
        ada.post(&format!("/api/tables/{table}/chat"), &json!({"text": "hello"})).await.is(200);
        ada.post("/api/tokens", &json!({"name": "bot"})).await.is(200);
        ada.post("/api/accounts", &account("Ada")).await.is(200);
        let all = ada.get("/api/me/export").await.unwrap();
        assert_eq!((&all.body["name"], &all.body["account"]), (&json!("Ada"), &json!(true)));
        assert_eq!((&all.body["tables"][0]["id"], &all.body["tables"][0]["seats"]), (&json!(table), &json!([1])));
        assert_eq!((&all.body["chat"][0]["text"], &all.body["tokens"][0]["name"]), (&json!("hello"), &json!("bot")));
        assert_eq!(all.body["sessions"].as_array().unwrap().len(), 1);
        assert!(!all.text.contains("argon2"));
    });
}

#[test]
fn a_token_acts_for_its_owner_until_it_is_taken_back() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let made = ada.post("/api/tokens", &json!({"name": "my bot"})).await.is(200);
        let program = ada.with_token(made["token"].as_str().unwrap());
        assert_eq!(program.get("/api/me").await.is(200)["name"], "Ada");
        let listed = ada.get("/api/tokens").await.is(200);
        assert_eq!((&listed[0]["name"], listed[0].get("token")), (&json!("my bot"), None), "it is shown only once");
        let path = format!("/api/tokens/{}", made["id"].as_str().unwrap());
        site.guest("Eve").await.delete(&path).await.refused(404, "not_found");
        ada.delete(&path).await.is(204);
        program.get("/api/me").await.refused(401, "bad_token");
        ada.with_token("nonsense").get("/api/me").await.refused(401, "bad_token");
    });
}

#[test]
fn a_new_password_ends_sessions_and_tokens() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        ada.post("/api/accounts", &account("Ada")).await.is(200);
        let library = log_in(site, "Ada").await;
        let made = ada.post("/api/tokens", &json!({"name": "my bot"})).await.is(200);
        let program = ada.with_token(made["token"].as_str().unwrap());
        let change = |current: &str| json!({"current": current, "new": "another horse battery"});
        let put = |who: &Client, body: Value| who.request(Method::PUT, "/api/me/password").json(&body);
        ada.send(put(&ada, change("wrong horse battery"))).await.refused(401, "wrong");
        program.get("/api/me").await.is(200);
        ada.send(put(&ada, change(PASSWORD))).await.is(204);
        program.get("/api/me").await.refused(401, "bad_token");
        library.get("/api/me").await.refused(401, "unknown");
        ada.get("/api/me").await.is(200);
    });
}

#[test]
fn a_token_plays_and_leaves_the_account_alone() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let made = ada.post("/api/tokens", &json!({"name": "my bot"})).await.is(200);
        let program = ada.with_token(made["token"].as_str().unwrap());
        program.sits_down(json!({"seats": ["me"]})).await;
        program.get("/api/me").await.is(200);
        for path in ["/api/sessions", "/api/tokens", "/api/me/export"] {
            program.get(path).await.refused(403, "needs_session");
        }
        program.post("/api/tokens", &json!({"name": "another"})).await.refused(403, "needs_session");
        program.post("/api/accounts", &account("Ada")).await.refused(403, "needs_session");
        program.delete("/api/me").await.refused(403, "needs_session");
        program.delete(&format!("/api/tokens/{}", made["id"].as_str().unwrap())).await.refused(403, "needs_session");
        program.delete("/api/sessions/any").await.refused(403, "needs_session");
        renames(&program, "Eve").await.refused(403, "needs_session");
        let password = json!({"current": PASSWORD, "new": PASSWORD});
        let change = program.request(Method::PUT, "/api/me/password").json(&password);
        program.send(change).await.refused(403, "needs_session");
    });
}

#[test]
fn registering_and_a_new_password_renew_the_session_id() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let planted = ada.cookie().unwrap();
        ada.post("/api/accounts", &account("Ada")).await.is(200);
        assert_eq!(with_cookie(site, &planted).await, 401);
        let before = ada.cookie().unwrap();
        let change = json!({"current": PASSWORD, "new": PASSWORD});
        ada.send(ada.request(Method::PUT, "/api/me/password").json(&change)).await.is(204);
        assert_eq!(with_cookie(site, &before).await, 401);
        assert_eq!(with_cookie(site, &ada.cookie().unwrap()).await, 200);
    });
}

async fn guest_response(site: &Site) -> Response {
    site.http.post(format!("{}/api/guests", site.base)).json(&json!({"name": "Ada"})).send().await.unwrap()
}

fn cookie(response: &Response) -> String {
    response.headers()["set-cookie"].to_str().unwrap().to_owned()
}

async fn with_cookie(site: &Site, cookie: &str) -> u16 {
    let request = site.http.get(format!("{}/api/me", site.base)).header("cookie", cookie);
    request.send().await.unwrap().status().as_u16()
}

#[test]
fn a_cookie_that_was_changed_is_not_believed() {
    on_every_engine(async |site| {
        let cookie = cookie(&guest_response(site).await);
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
        let value = cookie.split(';').next().unwrap().to_owned();
        assert_eq!(with_cookie(site, &value).await, 200);
        let (session, signature) = value.split_once('.').unwrap();
        let last = if signature.ends_with('0') { "1" } else { "0" };
        let forged = format!("{session}.{}{last}", &signature[..signature.len() - 1]);
        for wrong in [session, &forged, &format!("{session}."), &value.to_uppercase(), "homestead=", "homestead=é.ü"]
        {
            assert_eq!(with_cookie(site, wrong).await, 401, "{wrong}");
        }
    });
}

#[test]
fn behind_a_proxy_cookies_are_for_tls_only() {
    on_every_engine(async |site| {
        site.close().await;
        site.config.behind_proxy = true;
        site.start().await;
        let response = guest_response(site).await;
        let set = cookie(&response);
        assert!(
            set.starts_with("__Host-homestead=") && set.contains("; Path=/;") && set.ends_with("; Secure"),
            "{set}"
        );
        assert!(!set.contains("Domain"));
        assert!(response.headers().contains_key("strict-transport-security"));
    });
}

#[test]
fn a_cookie_with_the_old_name_is_taken_once_and_renamed() {
    on_every_engine(async |site| {
        let old = site.guest("Ada").await.cookie().unwrap();
        site.close().await;
        site.config.behind_proxy = true;
        site.start().await;
        let look = |cookie: String| site.http.get(format!("{}/api/me", site.base)).header("cookie", cookie).send();
        let answer = look(old.clone()).await.unwrap();
        assert_eq!(answer.status().as_u16(), 200);
        let set: Vec<&str> = answer.headers().get_all("set-cookie").iter().map(|set| set.to_str().unwrap()).collect();
        let new = set[0].split(';').next().unwrap().to_owned();
        assert_eq!(new, format!("__Host-{old}"));
        assert!(set[1].starts_with("homestead=;") && set[1].contains("Max-Age=0"), "{set:?}");
        let answer = look(new.clone()).await.unwrap();
        assert_eq!((answer.status().as_u16(), answer.headers().get("set-cookie")), (200, None));
        // What another host plants under the old name does not count beside the new one.
        let answer = look(format!("homestead=planted.00; {new}")).await.unwrap();
        assert_eq!(answer.status().as_u16(), 200);
    });
}

#[test]
fn pages_of_other_sites_cannot_act_here() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let options = json!({"seats": ["me"]});
        let own = site.base.clone();
        for (origin, status) in [("http://evil.example", 403), ("null", 403), (&own, 200)] {
            let request = ada.request(Method::POST, "/api/tables").header("origin", origin).json(&options);
            assert_eq!(request.send().await.unwrap().status().as_u16(), status, "{origin}");
        }
        // Only a bearer token is no cookie; what else stands in the header does not matter.
        let evil = |who: &Client| who.request(Method::POST, "/api/tables").header("origin", "http://evil.example");
        let basic = evil(&ada).header("authorization", "Basic eDp5").json(&options);
        assert_eq!(basic.send().await.unwrap().status().as_u16(), 403);
        let made = ada.post("/api/tokens", &json!({"name": "bot"})).await.is(200);
        let bearer = format!("bearer {}", made["token"].as_str().unwrap());
        let program = evil(&site.stranger()).header("authorization", bearer).json(&options);
        assert_eq!(program.send().await.unwrap().status().as_u16(), 200);
        let look = ada.request(Method::GET, "/api/me").header("origin", "http://evil.example");
        let look = look.send().await.unwrap();
        assert_eq!(look.headers().get("access-control-allow-origin"), None, "their pages cannot read it");
        let form = ada.request(Method::POST, "/api/tables").header("content-type", "text/plain");
        assert_eq!(form.body(options.to_string()).send().await.unwrap().status().as_u16(), 415);
    });
}

#[test]
fn every_answer_carries_the_headers_that_protect_it() {
    on_every_engine(async |site| {
        for path in ["/api/levels", "/api/docs", "/api/me", "/nothing", "/api/tables/nothing"] {
            let response = site.http.get(format!("{}{path}", site.base)).send().await.unwrap();
            let header = |name: &str| response.headers()[name].to_str().unwrap();
            let policy = header("content-security-policy");
            assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{path}");
            assert_eq!((header("x-content-type-options"), header("x-frame-options")), ("nosniff", "DENY"), "{path}");
            assert_eq!((header("referrer-policy"), header("cache-control")), ("same-origin", "no-store"), "{path}");
        }
    });
}

#[test]
fn bodies_that_are_too_large_or_unreadable_are_refused() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let large = json!({"seats": ["me"], "stand_in": "x".repeat(70_000)});
        ada.post("/api/tables", &large).await.refused(413, "unreadable");
        let post = |body: &'static str| {
            let request = ada.request(Method::POST, "/api/tables").header("content-type", "application/json");
            request.body(body).send()
        };
        for (body, status) in [("", 400), ("{", 400), ("[]", 422), ("{\"seats\": 3}", 422)] {
            assert_eq!(post(body).await.unwrap().status().as_u16(), status, "{body}");
        }
        ada.get("/api/nothing").await.refused(404, "not_found");
        ada.delete("/api/tables").await.refused(405, "method");
    });
}

#[test]
fn the_site_tells_its_operator_how_it_is() {
    on_every_engine(async |site| {
        assert_eq!(site.stranger().get("/healthz").await.is(200)["status"], "ok");
        let metrics = site.stranger().get("/metrics").await.unwrap();
        assert!(metrics.text.contains("homestead_requests_total"), "{}", metrics.text);
    });
}
