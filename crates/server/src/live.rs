//! A table in memory: what its log comes to.
//!
//! The log in the database is the truth. A [`Live`] table is made from it entry by entry, by the same function whether
//! it is read at the start, appended here, or heard of from another node.

use std::collections::HashMap;
use std::sync::Arc;

use store::{Append, Entry, Moment, NewEntry, SeatChange, SeatRow, TableRow, Whole};
use table::{Outcome, Seat, Secret, Viewer};

use crate::clock::Clocks;
use crate::options::{Clock, Options, level};
use crate::play::{Play, Titled};
use crate::request_key::RequestKey;

/// How long a node looks after a table without saying so again.
pub const LEASE: Moment = 5_000;

/// A table with all that happened.
#[derive(Clone, Debug)]
pub struct Live {
    /// Its name in addresses.
    pub id: String,
    /// Who made it.
    pub host: String,
    /// Since when.
    pub created: Moment,
    /// Whether strangers find it and may watch.
    pub listed: bool,
    /// What lets others watch.
    pub watch: String,
    /// How it is played.
    pub options: Options,
    /// What all draws come from.
    pub secret: Secret,
    /// Its seats in order.
    pub seats: Vec<SeatState>,
    /// The game, once it has begun.
    pub play: Option<Play>,
    /// What happened, in order.
    pub log: Vec<Arc<Entry>>,
    /// The table of the latest rematch.
    pub rematch: Option<String>,
    closed: bool,
    /// People whom the host has removed from the table.
    pub removed: Vec<String>,
    clocks: Clocks,
    /// The requests with a key that were done: their digests, by key. Old logs hold no digests.
    requests: HashMap<String, Option<String>>,
    edition: Titled,
}

/// Who sits on a seat, and how they are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatState {
    /// Whose.
    pub person: Option<String>,
    /// Which bot's.
    pub bot: Option<String>,
    /// What opens it.
    pub invitation: Option<String>,
    /// The player of the last game who is offered this seat and has not accepted yet.
    pub reserved: Option<String>,
    /// The player who declined this seat.
    pub declined: Option<String>,
    /// Since when a bot stands in until the player returns.
    pub absent_since: Option<Moment>,
    /// Since when the player has been asked without answering.
    pub asked_since: Option<Moment>,
    /// Whether the player has left for good.
    pub gone: bool,
    /// Who wants this player to be replaced for good: seats from 0.
    pub votes: Vec<usize>,
    /// The seats, from 0, that have muted this player.
    pub muted_by: Vec<usize>,
}

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The table was given up before the game began, or nobody is left to play it.
    Closed,
}

impl Stage {
    /// As in the database.
    pub fn word(self) -> &'static str {
        match self {
            Stage::Waiting => "waiting",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }
}

impl Live {
    /// The table that the database holds.
    pub fn read(whole: Whole, now: Moment) -> Result<Live, String> {
        let TableRow { id, host, created, listed, watch, options, secret, lease, edition, .. } = whole.table;
        let options: Options = serde_json::from_str(&options).map_err(|error| error.to_string())?;
        let clocks = Clocks::new(options.clock, options.seats.len(), created);
        let mut live = Live {
            id,
            host,
            created,
            listed: listed != 0,
            watch,
            secret: secret.parse()?,
            seats: whole.seats.into_iter().map(SeatState::from).collect(),
            play: None,
            log: Vec::new(),
            rematch: None,
            closed: false,
            removed: Vec::new(),
            clocks,
            requests: HashMap::new(),
            edition: Titled { title: edition, text: whole.edition },
            options,
        };
        for entry in whole.log {
            live.take(entry)?;
        }
        if lease < now && live.runs_live() {
            live.clocks.forgive(now);
        }
        Ok(live)
    }

    /// How many entries the log has.
    pub fn version(&self) -> i64 {
        i64::try_from(self.log.len()).unwrap_or(i64::MAX)
    }

    /// Where the table is.
    pub fn stage(&self) -> Stage {
        match &self.play {
            Some(play) if play.outcome().is_some() => Stage::Over,
            _ if self.closed => Stage::Closed,
            None => Stage::Waiting,
            Some(_) => Stage::Playing,
        }
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.as_ref().and_then(Play::outcome)
    }

    /// Takes an entry of the log in.
    pub fn take(&mut self, entry: Entry) -> Result<(), String> {
        let seat = entry.seat.and_then(|number| usize::try_from(number).ok()).and_then(|number| number.checked_sub(1));
        match entry.kind.as_str() {
            "start" => self.begin()?,
            "line" => self.play.as_mut().ok_or("a line before the start")?.replay(&entry.text)?,
            "rematch" => self.rematch = Some(entry.text.clone()),
            "closed" => self.closed = true,
            kind => {
                if kind == "removed" {
                    self.removed.push(entry.text.clone());
                }
                if let Some(state) = seat.and_then(|seat| self.seats.get_mut(seat)) {
                    state.apply(kind, &entry.text, entry.at);
                }
            }
        }
        if matches!(entry.kind.as_str(), "start" | "line") {
            self.note_asked(seat, entry.at);
        }
        match (seat, entry.kind.as_str()) {
            (Some(seat), "back") => self.clocks.refill(self.options.clock, seat),
            // The next player on this seat starts without mutes.
            (Some(seat), "leave" | "removed") => self.seats.iter_mut().enumerate().for_each(|(place, state)| {
                state.muted_by.retain(|&muting| muting != seat && place != seat);
            }),
            _ => {}
        }
        if let Some(clocks) = entry.clocks.as_deref() {
            self.clocks = serde_json::from_str(clocks).map_err(|error| error.to_string())?;
        }
        if let Some(request) = &entry.request {
            let RequestKey { key, digest } = RequestKey::read(request);
            self.requests.insert(key, digest);
        }
        self.log.push(Arc::new(entry));
        Ok(())
    }

    /// Notes since when each player has been asked. An answer of their own clears the votes against them.
    fn note_asked(&mut self, answered: Option<usize>, at: Moment) {
        let waits = self.play.as_ref().map(Play::waits_for).unwrap_or_default();
        for (place, state) in self.seats.iter_mut().enumerate() {
            let asked = waits.iter().any(|seat| seat.index() == place);
            let answered = answered == Some(place);
            state.asked_since = match state.asked_since {
                Some(since) if asked && !answered => Some(since),
                _ => asked.then_some(at),
            };
            if answered && !state.is_absent() && !state.gone {
                state.votes.clear();
            }
        }
    }

    /// The game begins; nothing is dealt yet.
    pub fn begin(&mut self) -> Result<(), String> {
        let seats = u8::try_from(self.seats.len()).map_err(|error| error.to_string())?;
        let first = self.options.first.and_then(Seat::from_number);
        self.play = Some(Play::new(&self.edition, seats, self.secret, first)?);
        Ok(())
    }

    /// Whether a request was done before. The same key with another body is refused: its sender must have mixed them up.
    pub fn done_before(&self, request: Option<&RequestKey>) -> crate::error::Outcome<bool> {
        let Some(request) = request else { return Ok(false) };
        match self.requests.get(&request.key) {
            None => Ok(false),
            Some(digest) if digest.is_none() || *digest == request.digest => Ok(true),
            Some(_) => Err(RequestKey::reused()),
        }
    }

    /// The people whom this viewer has muted.
    pub fn muted_for(&self, person: Option<&str>) -> Vec<String> {
        let own = |seat: &usize| self.seats.get(*seat).is_some_and(|state| state.person.as_deref() == person);
        let muted = self.seats.iter().filter(|state| person.is_some() && state.muted_by.iter().any(own));
        muted.filter_map(|state| state.person.clone()).collect()
    }

    /// How often a seat has taken something back.
    pub fn undos(&self, seat: Seat) -> usize {
        let own = Some(i64::from(seat.number()));
        let undo = format!("{seat} undo");
        self.log.iter().filter(|entry| entry.kind == "line" && entry.seat == own && entry.text == undo).count()
    }

    /// The lines of the record.
    pub fn lines(&self) -> Vec<&str> {
        self.log.iter().filter(|entry| entry.kind == "line").map(|entry| entry.text.as_str()).collect()
    }

    /// The text of an entry as a viewer may see it.
    pub fn shown(&self, entry: &Entry, viewer: Viewer) -> String {
        match (&self.play, entry.kind.as_str()) {
            (Some(play), "line") => play.shown(&entry.text, viewer),
            // Mutes are private.
            (_, "mute" | "unmute") => String::new(),
            // Whose id it is, is nobody's business.
            (_, "removed" | "declined") => String::new(),
            _ => entry.text.clone(),
        }
    }

    /// The bot that decides for a seat now: its own, or one that stands in.
    pub fn bot_on(&self, seat: Seat) -> Option<bots::Level> {
        let state = self.seats.get(seat.index())?;
        match &state.bot {
            Some(name) => level(name),
            None if state.is_absent() || state.gone => level(&self.options.stand_in),
            None => None,
        }
    }

    /// Whether a person plays, and waits for what bots answer.
    pub fn has_players(&self) -> bool {
        self.seats.iter().any(|state| state.is_persons() && !state.is_absent())
    }

    /// Whether no person plays any more or can return.
    pub fn is_left_to_bots(&self) -> bool {
        !self.seats.iter().any(SeatState::is_persons)
    }

    /// The first seat whose decision is a bot's.
    pub fn bot_to_move(&self) -> Option<(Seat, bots::Level)> {
        let waits = self.play.as_ref().filter(|_| self.stage() == Stage::Playing)?.waits_for();
        waits.into_iter().find_map(|seat| Some((seat, self.bot_on(seat)?)))
    }

    /// What everybody has left on the clock.
    pub fn clocks(&self, now: Moment) -> Option<Vec<crate::clock::Shown>> {
        self.clocks.shown(self.options.clock, now)
    }

    /// Whether there is a live clock that runs.
    pub fn runs_live(&self) -> bool {
        matches!(self.options.clock, Clock::Live { .. }) && self.next_out().is_some()
    }

    /// The seat whose time is up, if there is one.
    pub fn out_of_time(&self, now: Moment) -> Option<usize> {
        self.next_out().filter(|&(_, when)| when <= now).map(|(seat, _)| seat)
    }

    fn next_out(&self) -> Option<(usize, Moment)> {
        let clocked = self.options.clock != Clock::None && self.stage() == Stage::Playing;
        self.clocks.next_out().filter(|_| clocked)
    }

    /// Whether all seats are taken and the game has not begun: the server was killed in between.
    pub fn should_begin(&self) -> bool {
        self.stage() == Stage::Waiting && self.seats.iter().all(SeatState::is_taken)
    }

    /// When somebody has to look after the table: at once if a bot is to move, or when a clock runs out.
    pub fn wake(&self, now: Moment) -> Option<Moment> {
        if self.should_begin() {
            return Some(now);
        }
        match self.bot_to_move() {
            Some(_) => Some(now),
            None => self.next_out().map(|(_, when)| when),
        }
    }

    /// Plays entries on this copy, and makes what is to be written of them.
    pub fn append(&mut self, now: Moment, new: Vec<NewEntry>, seats: Vec<SeatChange>) -> Result<Append, String> {
        let seen = self.version();
        if new.iter().any(|entry| entry.kind == "resumed") {
            self.clocks.forgive(now);
        }
        self.clocks.count(now);
        for change in &seats {
            let place = usize::try_from(change.seat - 1).ok();
            if let Some(state) = place.and_then(|place| self.seats.get_mut(place)) {
                let SeatChange { person, bot, invitation, .. } = change.clone();
                state.seat(person, bot, invitation);
            }
        }
        let last = new.len().saturating_sub(1);
        let mut entries = Vec::with_capacity(new.len());
        for (place, mut entry) in new.into_iter().enumerate() {
            if place == last {
                // Clocks depend on who is asked, which depends on this entry; so it is taken in first.
                self.take(entry.numbered(self.version() + 1, now))?;
                self.set_clocks();
                entry.clocks = Some(serde_json::to_string(&self.clocks).map_err(|error| error.to_string())?);
            } else {
                self.take(entry.numbered(self.version() + 1, now))?;
            }
            entries.push(entry);
        }
        let result = self.outcome().map(|outcome| outcome.to_string());
        let (stage, wake) = (self.stage().word(), self.wake(now));
        Ok(Append { table: self.id.clone(), seen, at: now, entries, stage, seats, result, wake, lease: now + LEASE })
    }

    fn set_clocks(&mut self) {
        let playing = self.play.as_ref().filter(|_| self.stage() == Stage::Playing);
        let waits = playing.map(Play::waits_for).unwrap_or_default();
        let runs: Vec<bool> = Seat::all(u8::try_from(self.seats.len()).unwrap_or(0))
            .map(|seat| waits.contains(&seat) && self.bot_on(seat).is_none())
            .collect();
        let clock = self.options.clock;
        self.clocks.run(clock, |seat| runs.get(seat).copied().unwrap_or(false));
    }
}

impl SeatState {
    /// Whether somebody sits there.
    pub fn is_taken(&self) -> bool {
        self.person.is_some() || self.bot.is_some()
    }

    /// Whether it is the seat of a person who has not left for good.
    pub fn is_persons(&self) -> bool {
        self.person.is_some() && !self.gone
    }

    /// Whether anybody may be invited to it.
    pub fn is_open(&self) -> bool {
        !self.is_taken() && self.reserved.is_none()
    }

    /// Whether a bot stands in until the player returns.
    pub fn is_absent(&self) -> bool {
        self.absent_since.is_some()
    }

    /// Sets who has the seat, as the database says it: a person with an invitation has not accepted yet.
    fn seat(&mut self, person: Option<String>, bot: Option<String>, invitation: Option<String>) {
        let (person, reserved) = if invitation.is_some() { (None, person) } else { (person, None) };
        (self.person, self.reserved, self.bot, self.invitation) = (person, reserved, bot, invitation);
    }

    /// What an entry about a seat changes.
    fn apply(&mut self, kind: &str, text: &str, at: Moment) {
        match kind {
            "absent" => self.absent_since = Some(at),
            "back" => (self.absent_since, self.votes) = (None, Vec::new()),
            "declined" => self.declined = Some(text.to_owned()),
            "join" => self.declined = None,
            "resign" | "out" => self.gone = true,
            "vote" => self.votes.extend(seat_in(text)),
            "mute" => self.muted_by.extend(seat_in(text)),
            "unmute" => self.muted_by.retain(|seat| Some(*seat) != seat_in(text)),
            _ => {}
        }
    }
}

/// The seat, from 0, whose number is the text of an entry.
fn seat_in(text: &str) -> Option<usize> {
    text.parse::<usize>().ok().and_then(|number| number.checked_sub(1))
}

impl From<SeatRow> for SeatState {
    fn from(row: SeatRow) -> SeatState {
        let mut state = SeatState::default();
        state.seat(row.person, row.bot, row.invitation);
        state
    }
}

/// An entry that is about to be written.
trait Numbered {
    fn numbered(&self, number: i64, at: Moment) -> Entry;
}

impl Numbered for NewEntry {
    fn numbered(&self, number: i64, at: Moment) -> Entry {
        let NewEntry { kind, seat, text, clocks, request } = self.clone();
        Entry { number, at, kind: kind.to_owned(), seat, text, clocks, request }
    }
}
