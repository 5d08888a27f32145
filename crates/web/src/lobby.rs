//! The first page: what can be played here, and what is going on.

use std::ops::RangeInclusive;
use std::sync::Arc;

use maud::{Markup, PreEscaped, html};

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
    /// Its picture, see [`emblem`].
    pub emblem: Arc<str>,
}

/// The picture of a game, with all that it refers to. It stands beside pictures of other games.
pub fn emblem(game: &str, style: &Style) -> String {
    draw::apart(game, &draw::shapes(Some(style)).0, &(style.emblem)()).into_string()
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
            (PreEscaped(&*game.emblem))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::Assets;
    use crate::page::Prefs;

    const fn style(shapes: fn() -> &'static str) -> Style {
        Style {
            assets: || Assets::own(),
            sheets: &[],
            modules: &[],
            shapes,
            emblem: || html! { svg { (draw::icon("wood", 0.0, 0.0, 24.0)) (draw::icon("log", 24.0, 0.0, 24.0)) } },
            welcome: None,
            ways: ["hint", "check", "chat", "eye"],
            marks: &[],
        }
    }

    fn game(name: &'static str, style: &Style) -> GameCard {
        let (title, about) = (name.to_owned(), String::new());
        GameCard { name, title, about, players: 1..=4, emblem: emblem(name, style).into() }
    }

    #[test]
    fn games_with_shapes_of_the_same_name_are_shown_each_with_its_own() {
        let oak = style(|| r#"<symbol id="d-wood"><path fill="oak"/></symbol><symbol id="d-clay"></symbol>"#);
        let fir = style(|| r#"<symbol id="d-wood"><path fill="fir"/></symbol>"#);
        let lobby = Lobby { games: vec![game("one", &oak), game("two", &fir)], lists: Lists::default() };
        let page = Page { prefs: Prefs::default(), person: None, account: false, path: "/".to_owned(), game: None };
        let text = lobby.html(&page);
        let ids: Vec<&str> = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        for (place, id) in ids.iter().enumerate() {
            assert!(!ids.iter().skip(place + 1).any(|other| other == id), "{id} is there twice");
        }
        for (game, wood) in [("one", "oak"), ("two", "fir")] {
            assert!(text.contains(&format!("<symbol id=\"{game}:wood\"><path fill=\"{wood}\"/>")), "{text}");
            for shape in ["wood", "log"] {
                assert_eq!(text.matches(&format!("href=\"#{game}:{shape}\"")).count(), 1, "{game} {shape}");
            }
        }
        assert!(!text.contains("clay"), "what no picture uses is not sent");
    }
}
