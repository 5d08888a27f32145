//! Making, finding, joining and leaving tables.

use serde_json::{Value, json};

use crate::kit::{Told, bot, finished_solo, on_every_engine, play_out};

#[test]
fn a_table_without_open_seats_begins_at_once() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let tables = [
            json!({"seats": ["me"]}),
            json!({"seats": ["me", bot("seedling")]}),
            json!({"seats": [bot("farmhand"), "me", bot("seedling")]}),
            json!({"seats": ["me", "me", "me", "me"]}),
        ];
        for options in tables {
            let count = options["seats"].as_array().unwrap().len();
            let info = ada.post("/api/tables", &options).await.is(200);
            assert_eq!((&info["stage"], info["seats"].as_array().unwrap().len()), (&json!("playing"), count));
            assert_eq!((&info["part"], &info["secret"]), (&json!(1), &Value::Null));
            assert_eq!(info["commitment"].as_str().unwrap().len(), 64);
        }
    });
}

#[test]
fn who_passes_one_browser_around_acts_for_every_seat() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let table = ada.sits_down(json!({"seats": ["me", "me"], "first": 2})).await;
        assert_eq!(ada.looks(&table).await["you"]["seats"], json!([1, 2]));
        assert_eq!(ada.get(&format!("/api/tables/{table}/view")).await.is(200)["view"]["viewer"], "seat 2");
        ada.answers(&table, 2).await;
        ada.answers(&table, 1).await;
        assert_eq!(ada.looks(&table).await["scene"], "round");
    });
}

#[test]
fn options_that_cannot_be_are_refused_with_the_field_that_is_wrong() {
    on_every_engine(async |site| {
        let ada = site.guest("Ada").await;
        let wrong = [
            (json!({"seats": []}), "seats"),
            (json!({"seats": ["me", "me", "me", "me", "me"]}), "seats"),
            (json!({"seats": [bot("seedling")]}), "seats"),
            (json!({"seats": ["me", bot("nobody")]}), "seats"),
            (json!({"seats": ["me"], "first": 2}), "first"),
            (json!({"seats": ["me"], "stand_in": "nobody"}), "stand_in"),
            (json!({"seats": ["me"], "clock": {"live": {"bank": 9, "increment": 0}}}), "clock"),
            (json!({"seats": ["me"], "clock": {"correspondence": {"days": 0, "bank": 0}}}), "clock"),
            (json!({"seats": ["me", "open"], "listed": true}), "clock"),
        ];
        for (options, field) in wrong {
            assert_eq!(ada.post("/api/tables", &options).await.refused(422, "invalid")["field"], field, "{options}");
        }
        ada.post("/api/tables", &json!({"seats": ["me"], "wishes": 3})).await.refused(422, "unreadable");
        site.stranger().post("/api/tables", &json!({"seats": ["me"]})).await.refused(401, "unknown");
    });
}

#[test]
fn the_game_begins_when_the_last_invitation_is_accepted() {
    on_every_engine(async |site| {
        let (ada, ben, cleo) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await);
        let table = ada.sits_down(json!({"seats": ["me", "open", "open"]})).await;
        let (second, third) = (ada.invitation(&table, 2).await, ada.invitation(&table, 3).await);
        assert_eq!(cleo.accepts(&table, &third).await["stage"], "waiting");
        let info = ben.accepts(&table, &second).await;
        assert_eq!((&info["stage"], &info["you"]["seats"]), (&json!("playing"), &json!([2])));
        let names: Vec<&Value> = info["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
        assert_eq!(names, ["Ada", "Ben", "Cleo"]);
    });
}

#[test]
fn an_invitation_opens_its_own_seat_once_and_no_other() {
    on_every_engine(async |site| {
        let (ada, ben, cleo) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await);
        let table = ada.sits_down(json!({"seats": ["me", "open", "open"]})).await;
        let second = ada.invitation(&table, 2).await;
        let join = format!("/api/tables/{table}/join");
        ben.post(&join, &json!({"invitation": "0".repeat(64)})).await.refused(404, "not_found");
        ben.post(&join, &json!({})).await.refused(404, "not_found");
        ben.post(&join, &json!({"invitation": second, "seat": 3})).await.refused(409, "taken");
        ben.accepts(&table, &second).await;
        cleo.post(&join, &json!({"invitation": second})).await.refused(404, "not_found");
        assert_eq!(ben.looks(&table).await["seats"][2].get("invitation"), None, "only the host invites");
    });
}

#[test]
fn a_stranger_does_not_learn_that_a_private_table_exists() {
    on_every_engine(async |site| {
        let (ada, _, table) = site.two_at_a_table(json!({})).await;
        let waiting = ada.sits_down(json!({"seats": ["me", "open"]})).await;
        let eve = site.guest("Eve").await;
        for path in ["", "/view", "/chat", "/record", "/stream", "/seats/1/messages"] {
            let nothing = eve.get(&format!("/api/tables/nothing{path}")).await.unwrap();
            for table in [&table, &waiting] {
                for caller in [&eve, &site.stranger()] {
                    let there = caller.get(&format!("/api/tables/{table}{path}")).await.unwrap();
                    if path.starts_with("/seats") && there.status == 401 {
                        continue;
                    }
                    assert_eq!((there.status, &there.text), (nothing.status, &nothing.text), "{path}");
                }
            }
        }
        let act = json!({"seat": 1, "decision": "1.0", "actions": ["pass"]});
        let posts = [
            ("join", json!({})),
            ("join", json!({"invitation": "0"})),
            ("leave", json!({})),
            ("start", json!({})),
            ("rematch", json!({})),
            ("rematch/decline", json!({})),
            ("seats/1/remove", json!({})),
            ("actions", act),
            ("undo", json!({})),
            ("resign", json!({})),
            ("return", json!({})),
            ("votes", json!({"seat": 1})),
            ("chat", json!({"text": "hello"})),
            ("hints", json!({})),
            ("analysis", json!({})),
        ];
        for (what, body) in posts {
            for table in [&table, &waiting] {
                eve.post(&format!("/api/tables/{table}/{what}"), &body).await.refused(404, "not_found");
            }
        }
        assert_eq!(eve.get("/api/tables").await.is(200), json!([]));
        assert_eq!(eve.get("/api/me/tables").await.is(200), json!([]));
    });
}

#[test]
fn the_link_for_watching_shows_the_table_and_lets_nobody_act() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let watch = ben.looks(&table).await["you"]["watch"].as_str().unwrap().to_owned();
        assert_eq!(ada.looks(&table).await["you"]["watch"], watch);
        let eve = site.guest("Eve").await;
        let seen = eve.get(&format!("/api/tables/{table}?key={watch}")).await.is(200);
        assert_eq!((&seen["you"]["seats"], seen["you"].get("watch")), (&json!([]), None));
        let view = eve.get(&format!("/api/tables/{table}/view?key={watch}")).await.is(200);
        assert_eq!((&view["view"]["viewer"], view.get("legal")), (&json!("spectator"), None));
        eve.get(&format!("/api/tables/{table}/view?key={watch}&seat=1")).await.refused(403, "forbidden");
        eve.acts(&table, 1, &json!("1.0"), &["side even"]).await.refused(404, "not_found");
    });
}

#[test]
fn who_leaves_frees_the_seat_and_the_host_who_leaves_closes_the_table() {
    on_every_engine(async |site| {
        let (ada, ben, cleo) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await);
        let table = ada.sits_down(json!({"seats": ["me", "open", "open"]})).await;
        let old = ada.invitation(&table, 2).await;
        ben.accepts(&table, &old).await;
        let leave = format!("/api/tables/{table}/leave");
        ben.post(&leave, &json!({})).await.is(204);
        ben.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
        let new = ada.invitation(&table, 2).await;
        assert_ne!(new, old);
        cleo.post(&format!("/api/tables/{table}/join"), &json!({"invitation": old})).await.refused(404, "not_found");
        cleo.accepts(&table, &new).await;
        ada.post(&leave, &json!({})).await.is(204);
        assert_eq!(cleo.looks(&table).await["stage"], "closed");
        ada.post(&format!("/api/tables/{table}/start"), &json!({})).await.refused(409, "not_waiting");
    });
}

#[test]
fn a_closed_table_does_not_count_as_open() {
    on_every_engine(async |site| {
        site.close().await;
        site.config.allowed.tables = 2;
        site.start().await;
        let ada = site.guest("Ada").await;
        for _ in 0..3 {
            let table = ada.sits_down(json!({"seats": ["me", "open"]})).await;
            ada.post(&format!("/api/tables/{table}/leave"), &json!({})).await.is(204);
        }
        for _ in 0..2 {
            ada.sits_down(json!({"seats": ["me", "open"]})).await;
        }
        ada.post("/api/tables", &json!({"seats": ["me"]})).await.refused(429, "too_many");
    });
}

#[test]
fn the_host_may_begin_with_stand_ins_on_the_open_seats() {
    on_every_engine(async |site| {
        let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
        let options = json!({"seats": ["me", "open", "open"], "stand_in": "seedling"});
        let table = ada.sits_down(options).await;
        ben.accepts(&table, &ada.invitation(&table, 2).await).await;
        let start = format!("/api/tables/{table}/start");
        ben.post(&start, &json!({})).await.refused(403, "forbidden");
        let info = ada.post(&start, &json!({})).await.is(200);
        assert_eq!((&info["stage"], &info["seats"][2]["bot"]), (&json!("playing"), &json!("seedling")));
        ada.post(&start, &json!({})).await.refused(409, "not_waiting");
        ada.post(&format!("/api/tables/{table}/leave"), &json!({})).await.refused(409, "not_waiting");
    });
}

#[test]
fn a_bot_plays_on_for_who_resigns() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({"stand_in": "seedling"})).await;
        let resign = format!("/api/tables/{table}/resign");
        ada.post(&resign, &json!({})).await.is(200);
        ben.waits_until(&table, |info| info["waits_for"] == json!([2])).await;
        assert_eq!(ben.looks(&table).await["seats"][0]["gone"], true);
        ada.acts(&table, 1, &json!("1.0"), &["side even"]).await.refused(403, "forbidden");
        ada.undoes(&table, true).await.refused(403, "forbidden");
        play_out(&table, &[(&ben, 2)], 3).await;
        ben.post(&resign, &json!({})).await.refused(409, "not_playing");
    });
}

#[test]
fn my_tables_begin_with_those_that_wait_for_me() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        let waiting = ada.sits_down(json!({"seats": ["me", "open"]})).await;
        let over = finished_solo(&ada, json!({"listed": true})).await;
        let mine = ada.get("/api/me/tables").await.is(200);
        let order: Vec<(&str, &str, bool)> = mine.as_array().unwrap().iter().map(line).collect();
        assert_eq!(order, [(&*table, "playing", true), (&over, "over", false), (&waiting, "waiting", false)]);
        assert!(mine[1]["result"].as_str().unwrap().contains("winner"), "{mine}");
        assert_eq!(line(&ben.get("/api/me/tables").await.is(200)[0]), (&*table, "playing", false));
        site.stranger().get("/api/me/tables").await.refused(401, "unknown");
        let list = site.stranger().get("/api/tables").await.is(200);
        assert_eq!((list.as_array().unwrap().len(), line(&list[0])), (1, (&*over, "over", false)));
    });
}

fn line(line: &Value) -> (&str, &str, bool) {
    (line["id"].as_str().unwrap(), line["stage"].as_str().unwrap(), line["your_turn"].as_bool().unwrap())
}

#[test]
fn a_repeated_request_for_a_table_finds_the_table_that_it_made() {
    on_every_engine(async |site| {
        let ann = site.guest("Ann").await;
        let options = json!({"seats": ["me", "open"]});
        let first = ann.post_once("/api/tables", &options, "k1").await.is(200);
        let again = ann.post_once("/api/tables", &options, "k1").await.is(200);
        let other = ann.post_once("/api/tables", &options, "k2").await.is(200);
        assert_eq!(first["id"], again["id"]);
        assert_ne!(first["id"], other["id"]);
        let ben = site.guest("Ben").await;
        assert_ne!(ben.post_once("/api/tables", &options, "k1").await.is(200)["id"], first["id"]);
    });
}

#[test]
fn lists_tell_whose_turn_it_is_without_reading_any_game() {
    on_every_engine(async |site| {
        let (ada, ben, table) = site.two_at_a_table(json!({})).await;
        site.close().await;
        site.start().await;
        let (ada, ben) = (ada.at(&site.base), ben.at(&site.base));
        for (player, turn) in [(&ada, true), (&ben, false)] {
            let line = player.get("/api/me/tables").await.is(200)[0].take();
            assert_eq!((&line["id"], &line["your_turn"]), (&json!(table), &json!(turn)));
        }
        ada.get("/").await.is(200);
        let metrics = ben.get("/metrics").await.unwrap().text;
        let in_memory = metrics.lines().find_map(|line| line.strip_prefix("homestead_tables ")).unwrap();
        assert_eq!(in_memory, "0", "{metrics}");
    });
}
