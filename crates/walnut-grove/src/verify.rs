//! Checking recorded games: every action, every state, the deal, the result.

use table::{Game, Ignore, Record, Table};

use crate::referee::Referee;
use crate::{Edition, NoSuchGame, State, UnknownRules};

/// Why a record is not sound.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsound {
    /// It is a record of something else.
    #[error("this is a record of «{0}»; only {game} can be replayed", game = State::NAME)]
    OtherGame(String),
    /// The rules were others.
    #[error("this was played under rules {rules}; {0}", rules = .0.0)]
    OtherRules(UnknownRules),
    /// The edition was another one.
    #[error("this was played with edition {0}, not {1}")]
    OtherEdition(String, String),
    /// No such number of players.
    #[error("{0}")]
    Seats(String),
    /// The draws do not come from the secret.
    #[error("the deal is not fair: {0}")]
    Deal(String),
    /// A line cannot be played, or leads to what cannot be.
    #[error("line {line}, action {action}: {reason}")]
    Line {
        /// Of the file, from 1.
        line: usize,
        /// Of the game, from 1.
        action: usize,
        /// Why.
        reason: String,
    },
    /// The header has another result.
    #[error("the header says «Result: {0}», but it is «{1}»")]
    OtherResult(String, String),
    /// The header has a result, and the game goes on.
    #[error("the header says «Result: {0}», but the game is not over after the last line")]
    NotOver(String),
}

/// The game that a record begins with, under the rules that it was played under.
pub fn start(record: &Record, edition: &'static Edition) -> Result<State, Unsound> {
    let header = &record.header;
    if header.game != State::NAME {
        return Err(Unsound::OtherGame(header.game.clone()));
    }
    if !edition.is_titled(&header.edition) {
        return Err(Unsound::OtherEdition(header.edition.clone(), edition.title()));
    }
    let seats = u8::try_from(header.seats.len()).unwrap_or(u8::MAX);
    State::under(header.rules, edition, seats).map_err(|none| match none {
        NoSuchGame::Seats(wrong) => Unsound::Seats(wrong.to_string()),
        NoSuchGame::Rules(unknown) => Unsound::OtherRules(unknown),
    })
}

/// Plays a record through: every action must be legal, every state sound, the deal fair, the result as it says.
pub fn verify(record: &Record, edition: &'static Edition) -> Result<Table<State>, Unsound> {
    let start = start(record, edition)?;
    let told = |deal: &&table::Deal| deal.secret.is_some() || record.header.result.is_some();
    if let Some(deal) = record.header.deal.as_ref().filter(told) {
        deal.check(record, start).map_err(|error| Unsound::Deal(error.to_string()))?;
    }
    let mut table = Table::new(start);
    let mut referee = Referee::default();
    for (action, line) in (1..).zip(&record.lines) {
        let checked = line.play(&mut table, &mut Ignore);
        let checked = checked.and_then(|()| referee.check(table.state()).map_err(|objection| objection.to_string()));
        checked.map_err(|reason| Unsound::Line { line: line.number, action, reason })?;
    }
    let result = table.state().outcome().map(|outcome| outcome.to_string());
    if result == record.header.result {
        return Ok(table);
    }
    let said = record.header.result.clone().unwrap_or_else(|| "*".to_owned());
    Err(match result {
        Some(result) => Unsound::OtherResult(said, result),
        None => Unsound::NotOver(said),
    })
}
