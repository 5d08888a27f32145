//! A table in memory: what its log comes to.
//!
//! The log in the database is the truth. A [`LiveTable`] is made from it entry by entry when it is read and when another
//! node appended. What is appended here was played once, on a copy of the game, which then takes the game's place; debug
//! builds compare it with what its lines say.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use host::{AnyGame, Edition, Start};
use store::{Append, Entry, EntryKind, Millis, NewEntry, SeatChange, SeatNumbers, SeatRow, Stage, TableRow, Whole};
use table::{Seat, Secret, Viewer};

use crate::catalogue::{Catalogue, Pinned};
use crate::clock::Clocks;
use crate::error::RequestError;
use crate::options::{Clock, Options, level};
use crate::played::Played;
use crate::request_key::RequestKey;
use crate::tables::Change;

/// How long a node looks after a table without saying so again.
pub const LEASE: Millis = 5_000;

/// A table with all that happened.
#[derive(Clone, Debug)]
pub struct LiveTable {
    /// Its name in addresses.
    pub id: String,
    /// Who made it.
    pub host: String,
    /// Since when.
    pub created: Millis,
    /// Whether strangers find it and may watch.
    pub listed: bool,
    /// The spectator key.
    pub watch: String,
    /// How it is played.
    pub options: Options,
    /// What all draws come from.
    pub secret: Secret,
    /// Its seats in order.
    pub seats: Vec<SeatState>,
    /// The game, and the rules that it is played under.
    pub pinned: Pinned,
    frozen: Option<Frozen>,
    /// The game, once it has begun, unless this program cannot continue it.
    pub play: Option<Box<dyn AnyGame>>,
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
    edition: Edition,
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
    pub absent_since: Option<Millis>,
    /// Since when the player has been asked without answering.
    pub asked_since: Option<Millis>,
    /// Whether the player has left for good.
    pub gone: bool,
    /// Who wants this player to be replaced for good: seats from 0.
    pub votes: Vec<usize>,
    /// The seats, from 0, that have muted this player.
    pub muted_by: Vec<usize>,
}

/// What is known of a game that cannot be continued: what its last writer wrote down.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Frozen {
    stage: Stage,
    result: Option<String>,
    waits_for: SeatNumbers,
}

impl LiveTable {
    /// The table that the database holds.
    pub fn read(whole: Whole, catalogue: &Catalogue, now: Millis) -> Result<LiveTable, String> {
        let begun = whole.log.iter().any(|entry| entry.kind == EntryKind::Start);
        let pinned = pinned(&whole.table, catalogue, begun)?;
        let TableRow {
            id,
            host,
            created,
            listed,
            watch,
            options,
            secret,
            lease,
            edition,
            stage,
            result,
            waits_for,
            ..
        } = whole.table;
        let options: Options = serde_json::from_str(&options).map_err(|error| error.to_string())?;
        let clocks = Clocks::new(options.clock, options.seats.len(), created);
        let mut live = LiveTable {
            id,
            host,
            created,
            listed: listed != 0,
            watch,
            secret: secret.parse()?,
            seats: whole.seats.into_iter().map(SeatState::from).collect(),
            frozen: (!pinned.is_playable()).then_some(Frozen { stage, result, waits_for }),
            pinned,
            play: None,
            log: Vec::new(),
            rematch: None,
            closed: false,
            removed: Vec::new(),
            clocks,
            requests: HashMap::new(),
            edition: Edition { title: edition, text: whole.edition },
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
        match (&self.play, &self.frozen) {
            (Some(play), _) if play.outcome().is_some() => Stage::Over,
            (_, Some(frozen)) if frozen.stage == Stage::Over => Stage::Over,
            _ if self.closed => Stage::Closed,
            (None, Some(frozen)) => frozen.stage,
            (None, None) => Stage::Waiting,
            (Some(_), _) => Stage::Playing,
        }
    }

    /// How the game ended, if it did: points and winners, as in a record.
    pub fn result(&self) -> Option<String> {
        let frozen = || self.frozen.as_ref().and_then(|frozen| frozen.result.clone());
        self.play.as_ref().and_then(|play| play.outcome()).map(|outcome| outcome.to_string()).or_else(frozen)
    }

    /// The game and the rules that this program cannot continue, if it is so.
    pub fn frozen(&self) -> Option<&Pinned> {
        self.frozen.as_ref().map(|_| &self.pinned)
    }

    /// Refuses what needs the game, if this program cannot continue it.
    pub fn check_playable(&self) -> crate::error::Result<()> {
        self.frozen().map_or(Ok(()), |pinned| Err(RequestError::frozen(pinned)))
    }

    /// Takes an entry of the log in.
    pub fn take(&mut self, entry: Entry) -> Result<(), String> {
        match entry.kind {
            // Nothing is read into a game whose rules are not known.
            EntryKind::Start | EntryKind::Line if self.frozen.is_some() => {}
            EntryKind::Start => self.play = Some(self.new_game()?),
            EntryKind::Line => self.play.as_mut().ok_or("a line before the start")?.replay(&entry.text)?,
            _ => {}
        }
        let waits = self.waits_for();
        self.note(entry, &waits)
    }

    /// Notes an entry whose part in the game itself is played, and after which these seats are asked something.
    fn note(&mut self, entry: Entry, waits: &[Seat]) -> Result<(), String> {
        let seat = entry.seat.and_then(|number| usize::try_from(number).ok()).and_then(|number| number.checked_sub(1));
        match entry.kind {
            EntryKind::Rematch => self.rematch = Some(entry.text.clone()),
            EntryKind::Closed => self.closed = true,
            EntryKind::Removed => self.removed.push(entry.text.clone()),
            _ => {}
        }
        if let Some(state) = seat.and_then(|seat| self.seats.get_mut(seat)) {
            state.apply(entry.kind, &entry.text, entry.at);
        }
        if entry.kind.moves_the_game() {
            self.note_asked(seat, entry.at, waits);
        }
        match (seat, entry.kind) {
            (Some(seat), EntryKind::Back) => self.clocks.refill(self.options.clock, seat),
            // The next player on this seat starts without mutes.
            (Some(seat), EntryKind::Leave | EntryKind::Removed) => {
                self.seats.iter_mut().enumerate().for_each(|(index, state)| {
                    state.muted_by.retain(|&muting| muting != seat && index != seat);
                })
            }
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
    fn note_asked(&mut self, answered: Option<usize>, at: Millis, waits: &[Seat]) {
        for (index, state) in self.seats.iter_mut().enumerate() {
            let asked = waits.iter().any(|seat| seat.index() == index);
            let answered = answered == Some(index);
            state.asked_since = match state.asked_since {
                Some(since) if asked && !answered => Some(since),
                _ => asked.then_some(at),
            };
            if answered && !state.is_absent() && !state.gone {
                state.votes.clear();
            }
        }
    }

    /// The game that begins here; nothing is dealt yet.
    pub fn new_game(&self) -> Result<Box<dyn AnyGame>, String> {
        let seats = u8::try_from(self.seats.len()).map_err(|error| error.to_string())?;
        let title = self.pinned.title.ok_or("this game is not known here")?;
        let (edition, options, rules) = (&self.edition, &self.options.with(), self.pinned.rules);
        title.begin(&Start { edition, options, seats, rules }, self.secret)
    }

    /// The seats that are asked something.
    pub fn waits_for(&self) -> Vec<Seat> {
        self.play.as_ref().map(|play| play.waits_for()).unwrap_or_default()
    }

    /// Whether a request was done before. The same key with another body is refused: its sender must have mixed them up.
    pub fn done_before(&self, request: Option<&RequestKey>) -> crate::error::Result<bool> {
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
        let undone = |entry: &&Arc<Entry>| entry.kind == EntryKind::Line && entry.seat == own && entry.text == undo;
        self.log.iter().filter(undone).count()
    }

    /// The lines of the record.
    pub fn lines(&self) -> Vec<&str> {
        self.log.iter().filter(|entry| entry.kind == EntryKind::Line).map(|entry| entry.text.as_str()).collect()
    }

    /// The text of an entry as a viewer may see it.
    pub fn shown(&self, entry: &Entry, viewer: Viewer) -> String {
        match (&self.play, entry.kind) {
            (Some(play), EntryKind::Line) => play.shown(&entry.text, viewer),
            // What of it may be seen, only the game could say.
            (None, EntryKind::Line) => String::new(),
            // Mutes are private.
            (_, EntryKind::Mute | EntryKind::Unmute) => String::new(),
            // Whose id it is, is nobody's business.
            (_, EntryKind::Removed | EntryKind::Declined) => String::new(),
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
    pub fn clocks(&self, now: Millis) -> Option<Vec<crate::clock::Shown>> {
        self.clocks.shown(self.options.clock, now)
    }

    /// Whether there is a live clock that runs.
    pub fn runs_live(&self) -> bool {
        matches!(self.options.clock, Clock::Live { .. }) && self.next_out().is_some()
    }

    /// The seat whose time is up, if there is one.
    pub fn out_of_time(&self, now: Millis) -> Option<usize> {
        self.next_out().filter(|&(_, when)| when <= now).map(|(seat, _)| seat)
    }

    fn next_out(&self) -> Option<(usize, Millis)> {
        let clocked = self.options.clock != Clock::None && self.stage() == Stage::Playing && self.frozen.is_none();
        self.clocks.next_out().filter(|_| clocked)
    }

    /// Whether all seats are taken and the game has not begun: the server was killed in between.
    pub fn should_begin(&self) -> bool {
        self.stage() == Stage::Waiting && self.frozen.is_none() && self.seats.iter().all(SeatState::is_taken)
    }

    /// When somebody has to look after the table: at once if a bot is to move, or when a clock runs out.
    pub fn wake(&self, now: Millis) -> Option<Millis> {
        if self.should_begin() {
            return Some(now);
        }
        match self.bot_to_move() {
            Some(_) => Some(now),
            None => self.next_out().map(|(_, when)| when),
        }
    }

    /// Makes a change of this copy, and says what is to be written of it. What was played is not played again.
    pub fn append(&mut self, now: Millis, change: Change) -> Result<Append, String> {
        let Change { entries: mut new, played, seats } = change;
        if cfg!(debug_assertions) {
            self.check_played(&new, played.as_ref(), now)?;
        }
        let seen = self.version();
        // Only what was played moves the game.
        let mut waits: VecDeque<Vec<Seat>> = VecDeque::new();
        if let Some(played) = played {
            if self.frozen.is_some() {
                return Err("a game that is frozen does not go on".to_owned());
            }
            new.extend(played.entries);
            waits.extend(played.waits);
            self.play = Some(played.play);
        }
        let begins = new.iter().any(|entry| entry.kind == EntryKind::Start);
        if new.iter().any(|entry| entry.kind == EntryKind::Resumed) {
            self.clocks.forgive(now);
        }
        if self.frozen.is_none() {
            self.clocks.count(now);
        }
        for change in &seats {
            let index = usize::try_from(change.seat - 1).ok();
            if let Some(state) = index.and_then(|index| self.seats.get_mut(index)) {
                let SeatChange { person, bot, invitation, .. } = change.clone();
                state.seat(person, bot, invitation);
            }
        }
        for entry in &new {
            let waits = if entry.kind.moves_the_game() { waits.pop_front() } else { None };
            self.note(entry.numbered(self.version() + 1, now), &waits.unwrap_or_default())?;
        }
        // Clocks depend on who is asked after the last entry; they are written beside it.
        self.set_clocks();
        if let Some(last) = new.last_mut() {
            last.clocks = Some(serde_json::to_string(&self.clocks).map_err(|error| error.to_string())?);
        }
        let entries = new;
        Ok(Append {
            table: self.id.clone(),
            seen,
            at: now,
            entries,
            stage: self.stage(),
            waits_for: self.waiting_players(),
            rules: begins.then_some(self.pinned.rules.into()),
            seats,
            result: self.result(),
            // Whoever can play it is to look after it: not this node.
            wake: match self.frozen {
                Some(_) => (self.stage() == Stage::Playing).then_some(now),
                None => self.wake(now),
            },
            lease: if self.frozen.is_some() { 0 } else { now + LEASE },
        })
    }

    /// In debug builds and tests: whether what was played is what its lines say.
    fn check_played(&self, new: &[NewEntry], played: Option<&Played>, now: Millis) -> Result<(), String> {
        let moves = new.iter().any(|entry| entry.kind.moves_the_game());
        let Some(played) = played else {
            return if moves { Err("lines that nobody played".to_owned()) } else { Ok(()) };
        };
        let mut again = self.clone();
        for (entry, waits) in played.entries.iter().zip(&played.waits) {
            again.take(entry.numbered(again.version() + 1, now))?;
            if again.waits_for() != *waits {
                return Err(format!("others are asked after «{}» than was noted", entry.text));
            }
        }
        match again.play {
            Some(again) if again.is_where(played.play.as_ref()) => Ok(()),
            _ => Err("a game that was played is not what its lines say".to_owned()),
        }
    }

    /// The seats whose players are asked something, without those who have left for good.
    pub fn waiting_players(&self) -> SeatNumbers {
        if let Some(frozen) = &self.frozen {
            return frozen.waits_for.clone();
        }
        let playing = self.play.as_ref().filter(|_| self.stage() == Stage::Playing);
        let waits = playing.map(|play| play.waits_for()).unwrap_or_default();
        let stays = |seat: &Seat| self.seats.get(seat.index()).is_some_and(|state| !state.gone);
        SeatNumbers(waits.into_iter().filter(stays).map(|seat| seat.number().into()).collect())
    }

    fn set_clocks(&mut self) {
        if self.frozen.is_some() {
            return;
        }
        let playing = self.play.as_ref().filter(|_| self.stage() == Stage::Playing);
        let waits = playing.map(|play| play.waits_for()).unwrap_or_default();
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
    fn apply(&mut self, kind: EntryKind, text: &str, at: Millis) {
        match kind {
            EntryKind::Absent => self.absent_since = Some(at),
            EntryKind::Back => (self.absent_since, self.votes) = (None, Vec::new()),
            EntryKind::Declined => self.declined = Some(text.to_owned()),
            EntryKind::Join => self.declined = None,
            EntryKind::Resign | EntryKind::Out => self.gone = true,
            EntryKind::Vote => self.votes.extend(seat_in(text)),
            EntryKind::Mute => self.muted_by.extend(seat_in(text)),
            EntryKind::Unmute => self.muted_by.retain(|seat| Some(*seat) != seat_in(text)),
            EntryKind::Start
            | EntryKind::Line
            | EntryKind::Leave
            | EntryKind::Removed
            | EntryKind::Rematch
            | EntryKind::Closed
            | EntryKind::Resumed => {}
        }
    }
}

/// Whether this program cannot continue the game at a table.
pub fn is_frozen(table: &TableRow, catalogue: &Catalogue) -> bool {
    let begun = !matches!(table.stage, Stage::Waiting | Stage::Closed);
    pinned(table, catalogue, begun).is_ok_and(|pinned| !pinned.is_playable())
}

/// The game and the rules of a table. A game that has not begun will begin under this program's rules.
fn pinned(table: &TableRow, catalogue: &Catalogue, begun: bool) -> Result<Pinned, String> {
    let rules = u32::try_from(table.rules).map_err(|error| error.to_string())?;
    let pinned = Pinned::new(catalogue, &table.game, rules);
    Ok(if begun { pinned } else { pinned.under_newest() })
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
    fn numbered(&self, number: i64, at: Millis) -> Entry;
}

impl Numbered for NewEntry {
    fn numbered(&self, number: i64, at: Millis) -> Entry {
        let NewEntry { kind, seat, text, clocks, request } = self.clone();
        Entry { number, at, kind, seat, text, clocks, request }
    }
}
