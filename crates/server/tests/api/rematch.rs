//! Playing again: an offer, and what the others make of it.

use playtest::Client;
use serde_json::{Value, json};

use crate::kit::{Site, Told, bot, hears, listed, on_every_engine, play_out};

/// Two people whose game is over.
async fn after_a_game(site: &Site, more: Value) -> (Client, Client, String) {
    let (ada, ben, table) = site.two_at_a_table(more).await;
    play_out(&table, &[(&ada, 1), (&ben, 2)], 5).await;
    (ada, ben, table)
}

async fn rematch(who: &Client, table: &str) -> anyhow::Result<playtest::Answer> {
    who.post(&format!("/api/tables/{table}/rematch"), &json!({})).await
}

async fn declines(who: &Client, table: &str) -> anyhow::Result<playtest::Answer> {
    who.post(&format!("/api/tables/{table}/rematch/decline"), &json!({})).await
}

fn id(info: &Value) -> String {
    info["id"].as_str().unwrap().to_owned()
}

#[test]
fn a_rematch_begins_when_the_other_player_has_accepted() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        rematch(&ada, &table).await.refused(409, "not_over");
        play_out(&table, &[(&ada, 1), (&ben, 2)], 5).await;
        let mut events = ben.streams(&table, "", None).await;
        let offer = rematch(&ada, &table).await.is(200);
        assert_eq!((&offer["stage"], &offer["you"]["seats"]), (&json!("waiting"), &json!([1])));
        assert_eq!((&offer["seats"][1]["name"], &offer["seats"][1]["reserved"]), (&Value::Null, &json!("Ben")));
        assert_eq!(offer["seats"][1].get("invitation"), None, "the seat is for nobody else");
        assert_eq!(rematch(&ada, &table).await.is(200)["id"], offer["id"], "asking twice changes nothing");
        hears(&mut events, "log", |data| data["entries"][0]["kind"] == "rematch").await;
        let seen = ben.looks(&table).await;
        assert_eq!((&seen["rematch"], &seen["rematch_offered_by"]), (&offer["id"], &json!("Ada")));
        assert_eq!(ada.looks(&table).await["rematch_offered_by"], Value::Null);
        let mine = ben.get("/api/me/tables").await.is(200);
        assert_eq!((&mine[0]["id"], &mine[0]["offered_by"]), (&offer["id"], &json!("Ada")));
        site.guest("Eve").await.get(&format!("/api/tables/{}", id(&offer))).await.refused(404, "not_found");
        let game = rematch(&ben, &table).await.is(200);
        assert_eq!((&game["id"], &game["stage"]), (&offer["id"], &json!("playing")));
        assert_eq!(game["you"]["seats"], json!([2]));
        assert_eq!(ben.looks(&table).await["rematch_offered_by"], Value::Null);
    });
}

#[test]
fn two_who_offer_at_the_same_moment_play_at_one_table() {
    on_every_engine(async |site| {
        let (ada, ben, table) = after_a_game(site, json!({})).await;
        let (one, other) = tokio::join!(rematch(&ada, &table), rematch(&ben, &table));
        let (one, other) = (one.is(200), other.is(200));
        assert_eq!(one["id"], other["id"]);
        assert_eq!((&one["you"]["seats"], &other["you"]["seats"]), (&json!([1]), &json!([2])));
        let game = ada.looks(&id(&one)).await;
        assert_eq!((&game["stage"], &game["seats"][1]["name"]), (&json!("playing"), &json!("Ben")));
        assert_eq!(ada.get("/api/me/tables").await.is(200).as_array().unwrap().len(), 2, "the spare table is gone");
    });
}

#[test]
fn who_offers_hears_of_a_refusal_and_may_begin_with_a_bot() {
    on_every_engine(async |site| {
        let (ada, ben, table) = after_a_game(site, json!({"stand_in": "seedling"})).await;
        declines(&ben, &table).await.refused(409, "no_offer");
        let next = id(&rematch(&ada, &table).await.is(200));
        let mut events = ada.streams(&next, "", None).await;
        declines(&ada, &table).await.refused(409, "no_offer");
        declines(&ben, &table).await.is(204);
        let event = hears(&mut events, "log", |data| data["entries"][0]["kind"] == "declined").await;
        assert_eq!(event.data["entries"][0]["text"], "", "ids of people are not told");
        let seat = ada.looks(&next).await["seats"][1].take();
        assert_eq!((&seat["declined"], &seat["reserved"]), (&json!("Ben"), &Value::Null));
        assert!(seat["invitation"].is_string(), "somebody else can be invited");
        let watch = ada.looks(&next).await["you"]["watch"].as_str().unwrap().to_owned();
        let seen = site.stranger().get(&format!("/api/tables/{next}?key={watch}")).await.is(200);
        assert_eq!(seen["seats"][1]["declined"], Value::Null, "spectators do not learn who declined");
        assert_eq!(ben.looks(&table).await["rematch_offered_by"], Value::Null);
        assert_eq!(ben.get("/api/me/tables").await.is(200).as_array().unwrap().len(), 1);
        let game = ada.post(&format!("/api/tables/{next}/start"), &json!({})).await.is(200);
        assert_eq!((&game["stage"], &game["seats"][1]["bot"]), (&json!("playing"), &json!("seedling")));
        rematch(&ben, &table).await.refused(409, "no_seat");
    });
}

#[test]
fn who_declined_may_think_better_of_it() {
    on_every_engine(async |site| {
        let (ada, ben, table) = after_a_game(site, json!({})).await;
        let next = id(&rematch(&ada, &table).await.is(200));
        ben.post(&format!("/api/tables/{next}/leave"), &json!({})).await.is(204);
        assert_eq!(ada.looks(&next).await["seats"][1]["declined"], "Ben");
        let game = rematch(&ben, &table).await.is(200);
        assert_eq!((&game["stage"], &game["seats"][1]["declined"]), (&json!("playing"), &Value::Null));
    });
}

#[test]
fn an_offer_is_closed_when_its_asker_leaves_and_then_there_can_be_another() {
    on_every_engine(async |site| {
        let (ada, ben, table) = after_a_game(site, json!({})).await;
        let first = id(&rematch(&ada, &table).await.is(200));
        ada.post(&format!("/api/tables/{first}/leave"), &json!({})).await.is(204);
        let seen = ben.looks(&table).await;
        assert_eq!((&seen["rematch"], &seen["rematch_offered_by"]), (&Value::Null, &Value::Null));
        declines(&ben, &table).await.refused(409, "no_offer");
        let second = rematch(&ben, &table).await.is(200);
        assert_ne!(second["id"], json!(first));
        assert_eq!((&second["stage"], &second["you"]["host"]), (&json!("waiting"), &json!(true)));
        assert_eq!(ada.looks(&table).await["rematch_offered_by"], "Ben");
    });
}

#[test]
fn nobody_takes_a_seat_that_is_reserved_for_somebody_else() {
    on_every_engine(async |site| {
        let (ada, ben, table) = after_a_game(site, listed()).await;
        let next = id(&rematch(&ada, &table).await.is(200));
        let eve = site.guest("Eve").await;
        let join = format!("/api/tables/{next}/join");
        eve.post(&join, &json!({})).await.refused(409, "taken");
        eve.post(&join, &json!({"seat": 2})).await.refused(409, "taken");
        let waiting = eve.get("/api/tables").await.is(200);
        assert!(waiting.as_array().unwrap().iter().all(|line| line["id"] != json!(next)), "nobody can join: {waiting}");
        assert_eq!(ben.post(&join, &json!({})).await.is(200)["stage"], "playing");
    });
}

#[test]
fn against_bots_a_rematch_begins_at_once() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me", bot("seedling"), "me"]})).await;
        play_out(&table, &[(&ada, 1), (&ada, 3)], 5).await;
        let again = rematch(&ada, &table).await.is(200);
        assert_eq!((&again["stage"], &again["you"]["seats"]), (&json!("playing"), &json!([1, 3])));
    });
}

#[test]
fn a_rematch_has_the_same_bots_and_an_open_seat_for_who_has_left() {
    on_every_engine(async |site| {
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        let table = ada.sits_down(json!({"seats": ["me", "open", "open"], "stand_in": "seedling"})).await;
        ben.accepts(&table, &ada.invitation(&table, 2).await).await;
        ada.post(&format!("/api/tables/{table}/start"), &json!({})).await.is(200);
        ben.post(&format!("/api/tables/{table}/resign"), &json!({})).await.is(200);
        play_out(&table, &[(&ada, 1)], 5).await;
        let again = rematch(&ada, &table).await.is(200);
        assert_eq!(again["stage"], "waiting");
        assert_eq!((&again["seats"][1]["name"], &again["seats"][2]["bot"]), (&Value::Null, &json!("seedling")));
        assert_eq!(again["seats"][1]["reserved"], Value::Null);
        ben.get(&format!("/api/tables/{}", id(&again))).await.refused(404, "not_found");
    });
}

#[test]
fn an_offer_survives_a_restart_and_ends_with_the_account_of_who_has_it() {
    on_every_engine(async |site| {
        let (ada, ben, table) = after_a_game(site, json!({})).await;
        let next = id(&rematch(&ada, &table).await.is(200));
        site.close().await;
        site.start().await;
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));
        assert_eq!(ben.looks(&table).await["rematch_offered_by"], "Ada");
        assert_eq!(ada.looks(&next).await["stage"], "waiting");
        ben.request(reqwest::Method::DELETE, "/api/me").send().await.unwrap().error_for_status().unwrap();
        assert_eq!(ada.looks(&next).await["seats"][1]["reserved"], Value::Null);
    });
}
