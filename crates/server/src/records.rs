//! Records of games that were played at tables.

use store::Stage;

use crate::error::{RequestError, Result};
use crate::identity::{Caller, name_of};
use crate::limits::Budget;
use crate::options::level;
use crate::site::Site;

/// The record of a game that is over.
pub async fn export(site: &Site, caller: &Caller, id: &str, key: Option<&str>) -> Result<String> {
    site.limits.spend(caller, Budget::Replay)?;
    let handle = site.tables.handle(id);
    let (live, _) = site.tables.lock_for(&handle, caller.id(), key).await?;
    if live.stage() != Stage::Over {
        return Err(RequestError::conflict(
            "not_over",
            "the record can be had when the game is over: it tells everything",
        ));
    }
    live.check_playable()?;
    let play = live.play.as_ref().ok_or_else(|| RequestError::not_found("record"))?;
    let mut names = Vec::with_capacity(live.seats.len());
    for state in &live.seats {
        let name = name_of(site, state.person.as_deref(), None).await?.map(|name| recorded_name(&name));
        names.push(name.or_else(|| state.bot.clone()).unwrap_or_else(|| "nobody".to_owned()));
    }
    let played = live.log.last().map_or(live.created, |last| last.at);
    let date = jiff::Timestamp::from_millisecond(played).map_err(|error| RequestError::internal(&error))?;
    let date = date.strftime("%Y-%m-%d").to_string();
    play.record(names, date).map_err(|reason| RequestError::internal(&reason))
}

/// A person's name in a record, where a bot's name means that bot.
fn recorded_name(name: &str) -> String {
    if level(name).is_some() { format!("{name} (person)") } else { name.to_owned() }
}
