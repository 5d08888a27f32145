//! Programs that play by messages.

use serde_json::{Value, json};
use table::Chance;

use crate::kit::{Told, bot, on_every_engine};

#[test]
fn a_program_with_a_token_plays_a_whole_game_by_messages() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let token = ada.post("/api/tokens", &json!({"name": "my bot"})).await.is(200);
        let program = ada.with_token(token["token"].as_str().unwrap());
        let table = program.sits_down(json!({"seats": [bot("seedling"), "me"]})).await;
        let messages = format!("/api/tables/{table}/seats/2/messages");
        assert_eq!(program.post(&messages, &json!({"type": "hello", "name": "my bot"})).await.is(200)["type"], "wait");
        let mut chance = Chance::new(31, 0);
        let over = loop {
            let message = program.get(&format!("{messages}?wait=20")).await.is(200);
            match message["type"].as_str().unwrap() {
                "decide" => {
                    assert_eq!((&message["seat"], &message["view"]["viewer"]), (&json!(2), &json!("seat 2")));
                    let legal = message["legal"].as_array().unwrap();
                    let action = &legal[chance.below(legal.len())];
                    let act = json!({"type": "act", "id": message["id"], "action": action});
                    program.post(&messages, &act).await.is(200);
                }
                "wait" => {}
                _ => break message,
            }
        };
        assert_eq!(over["type"], "over");
        let result = ada.looks(&table).await["result"].as_str().unwrap().to_owned();
        let points: Vec<String> = over["points"].as_array().unwrap().iter().map(Value::to_string).collect();
        assert!(result.starts_with(&points.join(" ")), "{result}: {over}");
    });
}

#[test]
fn a_program_hears_of_its_decision_as_soon_as_there_is_one() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let messages = format!("/api/tables/{table}/seats/2/messages");
        assert_eq!(ben.get(&messages).await.is(200), json!({"type": "wait"}));
        let waiting = tokio::spawn({
            let (ben, messages) = (ben.clone(), messages.clone());
            async move { ben.get(&format!("{messages}?wait=60")).await.is(200) }
        });
        ada.answers(&table, 1).await;
        assert_eq!(waiting.await.unwrap()["id"], "2.0");
        let act = |id: &str, action: &str| json!({"type": "act", "id": id, "action": action});
        ben.post(&messages, &act("2.9", "side even")).await.refused(409, "stale");
        ben.post(&messages, &act("2.0", "dance")).await.refused(422, "illegal");
        ben.post(&messages, &json!({"type": "dance"})).await.refused(422, "invalid");
        let of_ada = format!("/api/tables/{table}/seats/1/messages");
        ben.get(&of_ada).await.refused(403, "forbidden");
        ben.post(&of_ada, &act("1.0", "side even")).await.refused(403, "forbidden");
        site.stranger().get(&messages).await.refused(401, "unknown");
    });
}
