//! The pages of Agricola in a browser without scripts.

use playtest::browser::Browser;
use words::Language;

use crate::kit::{on_every_engine, proper};

const LANGUAGES: [(&str, Language); 3] =
    [("en-GB,en;q=0.9", Language::En), ("de-AT,en;q=0.5", Language::De), ("it,fr;q=0.7", Language::Fr)];

#[test]
fn every_page_is_whole_in_every_language() {
    on_every_engine(async |site| {
        for (wanted, language) in LANGUAGES {
            let mut stranger = Browser::new(site, wanted);
            for path in ["/", "/agricola", "/rules/agricola"] {
                proper(&stranger.open(path).await.is(200), language);
            }
            let table = stranger.submit("/play", &[("mode", "solo")]).await.is(200);
            proper(&table, language);
            let game = table.path.replace("tables", "games");
            proper(&stranger.open(&game).await.is(200), language);
        }
    });
}
