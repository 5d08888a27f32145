//! A database of the program as it was when tables did not yet say their rules nor whom they wait for (`form-2.db`, made by
//! commit bd56515): it opens, its games go on, and nobody in it is taken for somebody else.

use playtest::Client;
use playtest::browser::Browser;
use playtest::site::{Site, Told, play_out};
use serde_json::{Value, json};
use store::Engine;
use table::{Record, Setup as _};
use walnut_grove::referee::Referee;
use walnut_grove::{Edition, Setup, State};

use crate::kit::{on_every_database, on_every_engine};

const OLD: &[u8] = include_bytes!("form-2.db");
/// Three games: of the guests pioneer and Ben, of Ben and a bot, and one of pioneer alone that is over.
const RUNNING: &str = "93p6ica764kw";
const WITH_BOT: &str = "7dk4srx6qt9f";
const FINISHED: &str = "yhe4swtck52f";
/// The tokens of the two guests.
const PIONEER: &str = "2547042c44328073b5d94d5d0b47f2b390a9600f8aa9d22192a24469041f8d38";
const BEN: &str = "ff6dc0ad23b48416c8676f017eb23935aabaa481d31ba42be6ef8d1052a5a03e";

/// The old database under this program, and the two guests.
fn on_the_old_database(test: impl AsyncFn(&mut Site, Client, Client)) {
    on_every_database(async |database| {
        let Engine::Sqlite(path) = &database.engine else { return };
        std::fs::write(path, OLD).unwrap();
        let mut site = database.site().await;
        let (pioneer, ben) = (site.stranger().with_token(PIONEER), site.stranger().with_token(BEN));
        test(&mut site, pioneer, ben).await;
        site.close().await;
    });
}

async fn line(player: &Client, table: &str) -> Value {
    let lines = player.get("/api/me/tables").await.is(200);
    lines.as_array().unwrap().iter().find(|line| line["id"] == table).unwrap().clone()
}

async fn record(player: &Client, table: &str) -> Record {
    let text = player.get(&format!("/api/tables/{table}/record")).await.unwrap().text;
    Record::read_all(&text).unwrap().remove(0)
}

#[test]
fn games_of_an_old_database_go_on_and_their_records_verify() {
    on_the_old_database(async |_, pioneer, ben| {
        let before = pioneer.looks(RUNNING).await;
        assert_eq!((&before["game"], &before["rules"]), (&json!("walnut-grove"), &json!(1)));
        assert_eq!((&before["frozen"], &before["version"]), (&json!(false), &json!(81)));
        play_out(RUNNING, &[(&pioneer, 1), (&ben, 2)], 7).await;
        play_out(WITH_BOT, &[(&ben, 1)], 7).await;
        for (player, table) in [(&pioneer, RUNNING), (&ben, WITH_BOT), (&pioneer, FINISHED)] {
            let record = record(player, table).await;
            assert_eq!(record.header.rules, 1);
            record.verify::<State, Referee>(&Setup::usual()).unwrap();
        }
        assert_eq!(record(&pioneer, FINISHED).await.header.result.as_deref(), Some("-17; no winner"));
    });
}

#[test]
fn lists_say_whose_turn_it_is_in_games_of_old() {
    on_the_old_database(async |site, pioneer, ben| {
        for (player, table, turn) in
            [(&pioneer, RUNNING, true), (&ben, RUNNING, true), (&ben, WITH_BOT, true), (&pioneer, FINISHED, false)]
        {
            assert_eq!(line(player, table).await["your_turn"], turn, "{table}");
        }
        while pioneer.view(RUNNING, 1).await["legal"].as_array().is_some_and(|legal| !legal.is_empty()) {
            pioneer.answers(RUNNING, 1).await;
        }
        assert_eq!(line(&pioneer, RUNNING).await["your_turn"], false);
        site.close().await;
        site.start().await;
        let (pioneer, ben) = (pioneer.at(&site.base), ben.at(&site.base));
        assert_eq!(line(&pioneer, RUNNING).await["your_turn"], false);
        assert_eq!(line(&ben, RUNNING).await["your_turn"], true);
    });
}

#[test]
fn a_person_who_is_called_like_a_bot_is_a_person() {
    on_the_old_database(async |site, pioneer, ben| {
        let seats = line(&ben, RUNNING).await["seats"].take();
        assert_eq!(seats, json!([{"person": "pioneer"}, {"person": "Ben"}]));
        let with_bot = line(&ben, WITH_BOT).await["seats"].take();
        assert_eq!(with_bot, json!([{"person": "Ben"}, {"bot": "seedling"}]));
        let home = ben.get("/").await.unwrap().text;
        assert!(home.contains("pioneer · Ben") && home.contains("Ben · Seedling"), "{home}");
        assert_eq!(ben.looks(RUNNING).await["seats"][0]["bot"], Value::Null);
        for page in [format!("/tables/{RUNNING}"), format!("/games/{RUNNING}")] {
            let page = ben.get(&page).await.unwrap().text;
            assert!(page.contains("pioneer") && !page.contains("Pioneer"), "{page}");
        }
        // A record has nothing but names; whoever looks back at it must not see a bot.
        let text = pioneer.get(&format!("/api/tables/{FINISHED}/record")).await.unwrap().text;
        let kept = Browser::new(site, "en").submit("/games", &[("record", &text)]).await.is(200);
        kept.has("<title>Year 1, setup: pioneer (person)");
    });
}

/// An edition that does not come with the program, and games that the first version recorded with it.
const EDITION: &str = include_str!("../../../rules/tests/corpus/edition.toml");
const RECORDS: &str = include_str!("../../../rules/tests/corpus/random-1.hgr");

#[test]
fn a_record_with_an_old_digest_opens_when_its_edition_is_no_longer_offered() {
    on_every_engine(async |site| {
        let record = Record::read_all(RECORDS).unwrap().remove(0);
        let today = Edition::read(EDITION).unwrap().title();
        assert_ne!(record.header.edition, today);
        site.close().await;
        site.config.editions.push(EDITION.to_owned());
        site.start().await;
        let kept = Browser::new(site, "en").submit("/games", &[("record", &record.to_string())]).await.is(200);
        site.close().await;
        site.config.editions.clear();
        site.start().await;
        let mut browser = Browser::new(site, "en");
        browser.open(&kept.path).await.is(200);
        let text = browser.open(&format!("{}/record", kept.path)).await.is(200).text;
        assert_eq!(Record::read_all(&text).unwrap().remove(0).header.edition, today);
    });
}
