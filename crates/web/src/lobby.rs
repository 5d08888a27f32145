//! The first page: what can be played here, and what is going on.

use std::ops::RangeInclusive;

use maud::{Markup, html};

use crate::draw;
use crate::face::Style;
use crate::home::{KIND, Lists};
use crate::page::Page;

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// The games.
    pub games: Vec<GameCard>,
    /// Tables of all games.
    pub lists: Lists,
}

/// A game that can be played.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// Its name in addresses.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// What it is about, in a sentence.
    pub about: String,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// What its pages show.
    pub style: &'static Style,
}

impl Lobby {
    /// The whole page.
    pub fn html(&self, page: &Page) -> String {
        let body = html! {
            (draw::sheet(None))
            main #main.home.lobby {
                section.welcome { div.words { h1 { (page.say("lobby-title")) } p { (page.say("site-description")) } } }
                (self.lists.own(page))
                section.titles aria-label=(page.say("lobby-games")) { @for game in &self.games { (card(page, game)) } }
                (self.lists.others(page))
                section.learn-more { a.button href="/games" { (draw::inline("play", None)) (page.say("record-offer")) } }
            }
        };
        page.html("Homestead", KIND, &[], &body)
    }
}

fn card(page: &Page, game: &GameCard) -> Markup {
    let (least, most) = (*game.players.start(), *game.players.end());
    html! {
        a.title-card href={ "/" (game.name) } {
            ((game.style.emblem)())
            h2 { (game.title) }
            p { (game.about) }
            p.players { (page.say_with("lobby-players", [("least", least.into()), ("most", most.into())])) }
            span.button.main { (page.say("play")) }
        }
    }
}

/// The games as a list of links, for what there is one of for each game: `path` comes before their names.
pub fn choice(page: &Page, heading: &str, path: &str, games: &[(&str, String)]) -> String {
    let links: Vec<(String, String)> =
        games.iter().map(|(name, title)| (format!("{path}/{name}"), title.clone())).collect();
    let links: Vec<(&str, String)> = links.iter().map(|(href, title)| (href.as_str(), title.clone())).collect();
    page.notice(heading, &page.say("choose-game"), &links)
}
