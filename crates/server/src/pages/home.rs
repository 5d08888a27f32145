//! The first page, and new tables from there.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::response::{Html, IntoResponse, Response};
use bots::Level;
use store::Stage;
use web::home::{Home, Sitting, TableCard};

use super::{Visitor, go_to};
use crate::error::{Outcome, Problem};
use crate::lists::{self, Sitter, TableLine};
use crate::opening;
use crate::options::{Clock, Options, SeatWish};
use crate::site::Site;
use crate::tables::now;

/// The most tables in one list of the page.
const LINES: usize = 8;

/// The first page.
pub async fn show(State(site): State<Arc<Site>>, visitor: Visitor) -> Response {
    match home(&site, &visitor).await {
        Ok(home) => Html(home.html(&visitor.page)).into_response(),
        Err(problem) => visitor.problem(&problem),
    }
}

async fn home(site: &Arc<Site>, visitor: &Visitor) -> Outcome<Home> {
    let mine = match visitor.caller.known {
        Some(_) => lists::own(site, &visitor.caller).await?,
        None => Vec::new(),
    };
    let listed = lists::listed(site).await?;
    let own: Vec<String> = mine.iter().map(|line| line.id.clone()).collect();
    let of_stage = |stage: Stage| -> Vec<TableCard> {
        let others = listed.iter().filter(|line| line.stage == stage && !own.contains(&line.id));
        others.take(LINES).map(card).collect()
    };
    // Finished games of one's own are told among the others that ended lately.
    let (over, open): (Vec<&TableLine>, Vec<&TableLine>) =
        mine.iter().filter(|line| line.stage != Stage::Closed).partition(|line| line.stage == Stage::Over);
    let mut recent: Vec<TableCard> = over.into_iter().map(card).chain(of_stage(Stage::Over)).collect();
    recent.sort_by_key(|card| card.ago);
    recent.truncate(LINES);
    let levels = Level::ALL.iter().filter(|level| **level != Level::Random).map(|level| level.name().to_owned());
    Ok(Home {
        levels: levels.collect(),
        mine: open.into_iter().take(2 * LINES).map(card).collect(),
        open: of_stage(Stage::Waiting),
        playing: of_stage(Stage::Playing),
        recent,
        message: None,
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
        Err(problem) => visitor.problem(&problem),
    }
}

async fn make(
    site: &Arc<Site>,
    visitor: &mut Visitor,
    fields: &[(String, String)],
) -> Outcome<(String, Option<String>)> {
    let options = options(fields)?;
    let cookie = visitor.come_in(site).await?;
    let made = opening::create(site, &visitor.caller, options, None).await?;
    Ok((made.id.clone(), cookie))
}

/// The table that a form describes.
fn options(fields: &[(String, String)]) -> Outcome<Options> {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let count = |name: &str| -> Outcome<usize> {
        let number = field(name).unwrap_or("0").parse::<usize>().ok().filter(|number| *number <= 4);
        number.ok_or_else(|| Problem::bad("seats", "a table has one to four seats"))
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
