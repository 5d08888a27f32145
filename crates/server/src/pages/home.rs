//! The first page, and new tables from there.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{Html, IntoResponse, Response};
use bots::Level;
use store::Stage;
use web::home::{Home, Lists, Sitting, TableCard};
use web::lobby::{GameCard, Lobby};

use super::{Visitor, go_to};
use crate::catalogue::Offer;
use crate::error::{RequestError, Result};
use crate::lists::{self, Sitter, TableLine};
use crate::opening;
use crate::options::{Clock, Options, SeatWish};
use crate::site::Site;
use crate::tables::now;

/// More seats than this no game has; how many it has, its rules say.
const MOST: usize = 8;
/// The most tables in one list of the page.
const LINES: usize = 8;

/// The first page: all games.
pub async fn show(State(site): State<Arc<Site>>, visitor: Visitor) -> Response {
    match lobby(&site, &visitor).await {
        Ok(lobby) => Html(lobby.html(&visitor.page)).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

/// The start page of a game.
pub async fn start(State(site): State<Arc<Site>>, mut visitor: Visitor, Path(game): Path<String>) -> Response {
    let Some(offer) = site.catalogue.find(Some(&game)) else {
        return visitor.error_page(&RequestError::not_found("page"));
    };
    visitor.is_about(offer);
    match home(&site, &visitor, offer).await {
        Ok(home) => Html(home.html(&visitor.page)).into_response(),
        Err(error) => visitor.error_page(&error),
    }
}

async fn lobby(site: &Arc<Site>, visitor: &Visitor) -> Result<Lobby> {
    let language = visitor.page.prefs.language;
    let game = |offer: &Offer| GameCard {
        name: offer.title.name(),
        title: offer.title.title(language),
        about: offer.title.words(language).say("welcome-text"),
        players: offer.title.seats(),
        emblem: Arc::clone(&offer.emblem),
    };
    let games = site.catalogue.all().iter().map(game).collect();
    Ok(Lobby { games, lists: lists_of(site, visitor, None).await? })
}

async fn home(site: &Arc<Site>, visitor: &Visitor, offer: &Offer) -> Result<Home> {
    let levels = Level::ALL.iter().filter(|level| **level != Level::Random).map(|level| level.name().to_owned());
    Ok(Home {
        title: offer.title.title(visitor.page.prefs.language),
        style: offer.title.style(),
        players: offer.title.seats(),
        levels: levels.collect(),
        lists: lists_of(site, visitor, Some(offer.title.name())).await?,
        message: None,
    })
}

/// Tables of one game, or of all.
async fn lists_of(site: &Arc<Site>, visitor: &Visitor, game: Option<&str>) -> Result<Lists> {
    let of_game = |line: &TableLine| game.is_none_or(|game| line.game == game);
    let mut mine = match visitor.caller.identity {
        Some(_) => lists::own(site, &visitor.caller).await?,
        None => Vec::new(),
    };
    mine.retain(of_game);
    let mut listed = lists::listed(site).await?;
    listed.retain(of_game);
    let own: Vec<String> = mine.iter().map(|line| line.id.clone()).collect();
    let several = game.is_none() && site.catalogue.all().len() > 1;
    let card = |line: &TableLine| {
        let title = site.catalogue.find(Some(&line.game)).filter(|_| several);
        TableCard { game: title.map(|offer| offer.title.title(visitor.page.prefs.language)), ..card(line) }
    };
    let of_stage = |stage: Stage| -> Vec<TableCard> {
        let others = listed.iter().filter(|line| line.stage == stage && !own.contains(&line.id));
        others.take(LINES).map(card).collect()
    };
    // Finished games of one's own are among the others that ended.
    let (over, open): (Vec<&TableLine>, Vec<&TableLine>) =
        mine.iter().filter(|line| line.stage != Stage::Closed).partition(|line| line.stage == Stage::Over);
    let mut recent: Vec<TableCard> = over.into_iter().map(card).chain(of_stage(Stage::Over)).collect();
    recent.sort_by_key(|card| card.ago);
    recent.truncate(LINES);
    Ok(Lists {
        mine: open.into_iter().take(2 * LINES).map(card).collect(),
        open: of_stage(Stage::Waiting),
        playing: of_stage(Stage::Playing),
        recent,
    })
}

fn card(line: &TableLine) -> TableCard {
    let sitting = |sitter: &Sitter| match sitter {
        Sitter::Open => Sitting::Open,
        Sitter::Bot(level) => Sitting::Bot(level.clone()),
        Sitter::Person(name) => Sitting::Person(name.clone()),
    };
    let result = line.result.as_deref().and_then(|result| result.split(';').next()).unwrap_or_default();
    TableCard {
        id: line.id.clone(),
        game: None,
        seats: line.seats.iter().map(sitting).collect(),
        your_turn: line.your_turn,
        unreadable: line.unreadable,
        offered_by: line.offered_by.clone(),
        frozen: line.frozen,
        over: line.stage == Stage::Over,
        waiting: line.stage == Stage::Waiting,
        points: result.split(' ').filter_map(|points| points.parse().ok()).collect(),
        ago: (now() - line.changed) / 1_000,
    }
}

/// A new table.
pub async fn play(
    State(site): State<Arc<Site>>,
    mut visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    match make(&site, &mut visitor, &fields).await {
        Ok((id, cookie)) => go_to(&format!("/tables/{id}"), cookie),
        Err(error) => visitor.error_page(&error),
    }
}

async fn make(
    site: &Arc<Site>,
    visitor: &mut Visitor,
    fields: &[(String, String)],
) -> Result<(String, Option<String>)> {
    let options = options(fields)?;
    let cookie = visitor.come_in(site).await?;
    let made = opening::create(site, &visitor.caller, options, None).await?;
    Ok((made.id.clone(), cookie))
}

/// The table that a form describes.
fn options(fields: &[(String, String)]) -> Result<Options> {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let count = |name: &str| -> Result<usize> {
        let number = field(name).unwrap_or("0").parse::<usize>().ok().filter(|number| *number <= MOST);
        number.ok_or_else(|| RequestError::bad("seats", "no game has that many seats"))
    };
    let bot = || SeatWish::Bot(field("level").unwrap_or("farmhand").to_owned());
    let seats: Vec<SeatWish> = match field("mode") {
        Some("bots") => {
            let others = count("players")?.saturating_sub(1);
            std::iter::once(SeatWish::Me).chain(std::iter::repeat_with(bot).take(others)).collect()
        }
        Some("friends") => {
            let others = count("players")?.saturating_sub(1);
            std::iter::once(SeatWish::Me).chain(std::iter::repeat_n(SeatWish::Open, others)).collect()
        }
        Some("hotseat") => {
            let people = std::iter::repeat_n(SeatWish::Me, count("people")?);
            people.chain(std::iter::repeat_with(bot).take(count("bots")?)).collect()
        }
        _ => vec![SeatWish::Me],
    };
    Ok(Options {
        game: field("game").map(str::to_owned),
        seats,
        clock: match field("clock") {
            Some("live") => Clock::Live { bank: 900, increment: 15 },
            Some("slow") => Clock::Correspondence { days: 3, bank: 7 },
            _ => Clock::None,
        },
        listed: field("listed").is_some(),
        ..Options::usual()
    })
}
