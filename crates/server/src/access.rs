//! Who may see and do what at a table. Every request about a table asks here first.

use store::Stage;
use table::{Seat, Viewer};

use crate::error::{RequestError, Result};
use crate::live_table::{LiveTable, SeatState};

/// What somebody is at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seats that are theirs.
    pub seats: Vec<Seat>,
    /// The seats that they are offered and have not accepted yet.
    pub reserved: Vec<Seat>,
    /// Whether they made the table.
    pub host: bool,
}

impl Standing {
    /// What somebody with this id, and perhaps a link for watching, is at a table. Who has no business there does not even
    /// learn that it exists.
    pub fn of(live: &LiveTable, person: Option<&str>, key: Option<&str>) -> Result<Standing> {
        let where_is = |of: fn(&SeatState) -> Option<&str>| -> Vec<Seat> {
            let all = Seat::all(u8::try_from(live.seats.len()).unwrap_or(0)).zip(&live.seats);
            all.filter(|(_, state)| person.is_some() && of(state) == person).map(|(seat, _)| seat).collect()
        };
        let seats = where_is(|state| state.person.as_deref());
        let reserved = where_is(|state| state.reserved.as_deref());
        let host = person == Some(live.host.as_str());
        let invited = key.is_some_and(|key| live.seats.iter().any(|state| same(state.invitation.as_deref(), key)));
        let watches = live.listed || key.is_some_and(|key| same(Some(&live.watch), key));
        if seats.is_empty() && reserved.is_empty() && !host && !watches && !invited {
            return Err(RequestError::not_found("table"));
        }
        Ok(Standing { seats, reserved, host })
    }

    /// Whether they sit at the table.
    pub fn sits(&self) -> bool {
        !self.seats.is_empty()
    }

    /// Whether they may chat: players until they leave for good, and a host who does not play.
    pub fn may_chat(&self, live: &LiveTable) -> bool {
        let plays = |seat: &Seat| live.seats.get(seat.index()).is_some_and(|state| !state.gone);
        if self.sits() { self.seats.iter().any(plays) } else { self.host }
    }

    /// Whether they play at the table, made it, or are offered a seat there.
    pub fn takes_part(&self) -> bool {
        self.sits() || self.host || !self.reserved.is_empty()
    }

    /// One of their seats, for acting: the named one, or the only one that fits.
    pub fn seat(&self, live: &LiveTable, wanted: Option<u8>) -> Result<Seat> {
        let wanted = wanted
            .map(|number| Seat::from_number(number).ok_or_else(|| RequestError::bad("seat", "seats count from 1")));
        let seat = match wanted.transpose()? {
            Some(seat) => self.seats.iter().copied().find(|&own| own == seat),
            None => self.waited_for(live).or_else(|| self.seats.first().copied()),
        };
        let seat = seat.ok_or_else(|| RequestError::forbidden("this seat is not yours"))?;
        match live.seats.get(seat.index()) {
            Some(state) if state.gone => Err(RequestError::forbidden("you have left this game for good")),
            _ => Ok(seat),
        }
    }

    /// As which viewer they may look at the game: as a seat of theirs, everything once the game is over, or what is public.
    pub fn viewer(&self, live: &LiveTable, wanted: Option<u8>) -> Result<Viewer> {
        match wanted {
            Some(0) => Ok(Viewer::Spectator),
            Some(_) if !self.sits() => Err(RequestError::forbidden("this seat is not yours")),
            Some(number) => {
                let own = Seat::from_number(number).filter(|seat| self.seats.contains(seat));
                own.map(Viewer::Seat).ok_or_else(|| RequestError::forbidden("this seat is not yours"))
            }
            None if live.stage() == Stage::Over && !self.sits() => Ok(Viewer::Omniscient),
            None => Ok(self
                .waited_for(live)
                .or_else(|| self.seats.first().copied())
                .map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    /// As which viewer they may look back at the game. Once the game is over nothing is secret any more, at any of its moments.
    pub fn replay_viewer(&self, live: &LiveTable, wanted: Option<u8>) -> Result<Viewer> {
        if live.stage() != Stage::Over {
            return self.viewer(live, wanted);
        }
        any_viewer(wanted, live.seats.len())
    }

    /// The first of their seats that is asked something.
    fn waited_for(&self, live: &LiveTable) -> Option<Seat> {
        let waits = live.play.as_ref().map(|play| play.waits_for()).unwrap_or_default();
        self.seats.iter().copied().find(|seat| waits.contains(seat))
    }
}

/// As which viewer anybody may look at a game that is over: everything if no seat is named, 0 for what is public.
pub fn any_viewer(wanted: Option<u8>, seats: usize) -> Result<Viewer> {
    match wanted {
        None => Ok(Viewer::Omniscient),
        Some(0) => Ok(Viewer::Spectator),
        Some(number) => {
            let seat = Seat::from_number(number).filter(|seat| seat.index() < seats);
            seat.map(Viewer::Seat).ok_or_else(|| RequestError::bad("seat", "there is no such seat"))
        }
    }
}

/// Compares secrets without telling by the time it takes how much of them was right.
pub fn same(secret: Option<&str>, told: &str) -> bool {
    let Some(secret) = secret.filter(|secret| secret.len() == told.len()) else { return false };
    secret.bytes().zip(told.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}
