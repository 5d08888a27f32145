//! Checks recorded games: every action, every state, the deal, the result.

use crate::{BeginError, Game, Ignore, Record, Setup, Table};

/// What must be true after every action of every game, checked by a second opinion.
pub trait Referee<G: Game>: Default {
    /// Looks at the state after an action.
    fn check(&mut self, state: &G) -> Result<(), RefereeError>;
}

/// Something that must never be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the referee objects: {0}")]
pub struct RefereeError(pub String);

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnsoundError {
    /// It is a record of another game.
    #[error("this is a record of «{0}», not of {1}")]
    OtherGame(String, &'static str),
    /// The edition was another one.
    #[error("this was played with edition {0}, not {1}")]
    OtherEdition(String, String),
    /// Its options cannot be read.
    #[error("{0}")]
    Options(String),
    /// The rules or the number of seats are not known.
    #[error(transparent)]
    Begin(#[from] BeginError),
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

impl Record {
    /// The game that this record begins with, if it was played with the edition of this setup. The options are its own.
    pub fn start<G: Game>(&self, setup: &G::Setup) -> Result<G, UnsoundError> {
        let header = &self.header;
        if header.game != G::NAME {
            return Err(UnsoundError::OtherGame(header.game.clone(), G::NAME));
        }
        let setup = setup.clone().with_options(&header.options).map_err(UnsoundError::Options)?;
        if !setup.is_edition(&header.edition) {
            return Err(UnsoundError::OtherEdition(header.edition.clone(), setup.edition()));
        }
        let seats = u8::try_from(header.seats.len()).unwrap_or(u8::MAX);
        Ok(G::begin(&setup, seats, header.rules)?)
    }

    /// Plays the record through: every action must be legal, every state sound, the deal fair, the result as it says.
    pub fn verify<G: Game, R: Referee<G>>(&self, setup: &G::Setup) -> Result<Table<G>, UnsoundError> {
        let start: G = self.start(setup)?;
        let can_be_checked = |deal: &&crate::Deal| deal.secret.is_some() || self.header.result.is_some();
        if let Some(deal) = self.header.deal.as_ref().filter(can_be_checked) {
            deal.check(self, start.clone()).map_err(|error| UnsoundError::Deal(error.to_string()))?;
        }
        let mut table = Table::new(start);
        let mut referee = R::default();
        for (action, line) in (1..).zip(&self.lines) {
            let checked = line.play(&mut table, &mut Ignore);
            let checked = checked.and_then(|()| referee.check(table.state()).map_err(|found| found.to_string()));
            checked.map_err(|reason| UnsoundError::Line { line: line.number, action, reason })?;
        }
        let result = table.state().outcome().map(|outcome| outcome.to_string());
        if result == self.header.result {
            return Ok(table);
        }
        let said = self.header.result.clone().unwrap_or_else(|| "*".to_owned());
        Err(match result {
            Some(result) => UnsoundError::OtherResult(said, result),
            None => UnsoundError::NotOver(said),
        })
    }
}
