//! What players do at a table: answer, take back, leave for good, come back, vote. The API and the pages call these.

use std::sync::Arc;

use axum::http::StatusCode;
use host::AnyActError;
use serde_json::{Value, json};
use store::{EntryKind, Millis, NewEntry, Stage};
use table::{Seat, Viewer};

use crate::access::Standing;
use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::limits::{ACTIONS, Budget};
use crate::live_table::LiveTable;
use crate::options::Clock;
use crate::played::Played;
use crate::request_key::RequestKey;
use crate::site::Site;
use crate::steward;
use crate::tables::{Change, Locked, now};

/// An answer to a decision.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The player's seat, from 1; the one that is asked if it is missing.
    pub seat: Option<u8>,
    /// The decision that is answered.
    pub decision: String,
    /// What is answered.
    pub given: Given,
    /// What makes a repeated request known.
    pub key: Option<RequestKey>,
}

/// What is answered, in notation.
#[derive(Clone, Debug)]
pub enum Given {
    /// One action, or several of the open turn in a row. All are done, or none.
    Actions(Vec<String>),
    /// Things that are picked together, in any order.
    Picks(Vec<String>),
}

/// Something was done, and is written.
#[derive(Debug)]
pub struct Acted {
    /// Whose seat.
    pub seat: Seat,
    /// The table after it. Nobody has changed it since.
    pub live: Locked,
}

/// Answers a decision.
pub async fn act(site: &Arc<Site>, caller: &Caller, id: &str, answer: &Answer) -> Result<Acted> {
    at_seat(site, caller, id, answer.seat, |live, moment, seat| answers(live, moment, seat, answer)).await
}

/// Takes back the last answer of the open turn, or the whole turn.
pub async fn undo(
    site: &Arc<Site>,
    caller: &Caller,
    id: &str,
    (seat, whole_turn): (Option<u8>, bool),
    key: Option<&RequestKey>,
) -> Result<Acted> {
    let most = site.limits.allowed.undos;
    at_seat(site, caller, id, seat, |live, moment, seat| {
        if live.done_before(key)? {
            return Ok(Change::default());
        }
        check_playing(live)?;
        if live.undos(seat) >= most {
            let message = "you have taken back too much in this game; your answers count from now on";
            return Err(RequestError::conflict("undo_limit", message));
        }
        let undone = undone(live, seat, whole_turn).map_err(|error| shows(error, live, moment, seat))?;
        Ok(returning(live, seat, undone, key))
    })
    .await
}

/// Leaves the game for good; a bot plays the seat to the end.
pub async fn resign(site: &Arc<Site>, caller: &Caller, id: &str, seat: Option<u8>) -> Result<Acted> {
    at_seat(site, caller, id, seat, |live, _, seat| {
        if live.stage() != Stage::Playing {
            return Err(RequestError::conflict("not_playing", "there is no game to resign from"));
        }
        Ok(Change::of(vec![seat_entry(EntryKind::Resign, seat)]))
    })
    .await
}

/// Takes a seat again after a bot stood in. Acting does so, too.
pub async fn come_back(site: &Arc<Site>, caller: &Caller, id: &str, seat: Option<u8>) -> Result<Acted> {
    at_seat(site, caller, id, seat, |live, _, seat| Ok(Change::of(back(live, seat).into_iter().collect()))).await
}

/// Votes to replace an absent player for good. When all others who have a say agree, it is done.
pub async fn vote(site: &Arc<Site>, caller: &Caller, id: &str, against: Option<u8>) -> Result<Acted> {
    let against = against.and_then(Seat::from_number);
    let against = against.ok_or_else(|| RequestError::bad("seat", "say whose seat, from 1"))?;
    let person = caller.identity()?.id.clone();
    at_seat(site, caller, id, None, |live, moment, seat| votes(live, moment, (&person, seat), against)).await
}

/// Changes a table for one of its players.
async fn at_seat(
    site: &Arc<Site>,
    caller: &Caller,
    id: &str,
    wanted: Option<u8>,
    mut make: impl FnMut(&LiveTable, Millis, Seat) -> Result<Change>,
) -> Result<Acted> {
    let person = caller.identity()?.id.as_str();
    site.limits.spend(caller, Budget::Action)?;
    let handle = site.tables.handle(id);
    let change = site.tables.change(&handle, |live, moment| {
        let seat = Standing::of(live, Some(person), None)?.seat(live, wanted)?;
        live.check_playable()?;
        Ok((make(live, moment, seat)?, seat))
    });
    let (seat, live) = change.await?;
    site.metrics.acted();
    steward::attend(site, &handle);
    Ok(Acted { seat, live })
}

fn answers(live: &LiveTable, moment: Millis, seat: Seat, answer: &Answer) -> Result<Change> {
    if live.done_before(answer.key.as_ref())? {
        return Ok(Change::default());
    }
    check_playing(live)?;
    let refuse = |refusal: AnyActError| shows(refused(refusal), live, moment, seat);
    let actions = match &answer.given {
        Given::Actions(actions) => actions.clone(),
        Given::Picks(picks) => arranged(live, seat, &answer.decision, picks).map_err(refuse)?,
    };
    if actions.is_empty() || actions.len() > ACTIONS {
        return Err(RequestError::bad("actions", "one to 64 actions at a time"));
    }
    let played = played(live, seat, &answer.decision, &actions).map_err(refuse)?;
    Ok(returning(live, seat, played, answer.key.as_ref()))
}

/// The answers that pick these things, in the order in which the game asks.
fn arranged(live: &LiveTable, seat: Seat, decision: &str, picks: &[String]) -> Result<Vec<String>, AnyActError> {
    let play = live.play.as_ref().ok_or(AnyActError::Stale)?;
    let picks: Vec<&str> = picks.iter().map(String::as_str).collect();
    play.arrange(seat, Some(decision), &picks)
}

/// The game after answers of a seat, with all that is dealt after them.
pub fn played(
    live: &LiveTable,
    seat: Seat,
    decision: &str,
    actions: &[impl AsRef<str>],
) -> Result<Played, AnyActError> {
    let mut played = Played::on(live).ok_or(AnyActError::Stale)?;
    let mut decision = Some(decision);
    let turn = played.play.turn();
    for action in actions {
        // Several answers at once are one open turn; none of them may be made before something was dealt.
        if played.play.turn() != turn {
            return Err(AnyActError::Unreadable("the turn is over before these answers are used up".to_owned()));
        }
        played.act(seat, decision.take(), action.as_ref())?;
    }
    Ok(played.dealt())
}

/// The game after a seat took its last answer back, or all of its open turn. Answering and taking back could go on for
/// ever, a game without that cannot; so there is a limit.
fn undone(live: &LiveTable, seat: Seat, whole_turn: bool) -> Result<Played> {
    let not_playing = || RequestError::conflict("not_playing", "the game has not begun");
    let mut played = Played::on(live).ok_or_else(not_playing)?;
    let nothing = |_| RequestError::conflict("nothing_to_undo", "there is nothing of this turn to take back");
    played.undo(seat).map_err(nothing)?;
    while whole_turn && played.play.can_undo(seat) {
        played.undo(seat).map_err(nothing)?;
    }
    Ok(played)
}

/// What a player did, after coming back if a bot stood in for them.
fn returning(live: &LiveTable, seat: Seat, mut played: Played, key: Option<&RequestKey>) -> Change {
    if let Some(first) = played.entries.first_mut() {
        first.request = key.map(ToString::to_string);
    }
    Change { entries: back(live, seat).into_iter().collect(), played: Some(played), ..Change::default() }
}

/// A player for whom a bot stands in takes the seat again.
fn back(live: &LiveTable, seat: Seat) -> Option<NewEntry> {
    let absent = live.seats.get(seat.index()).is_some_and(|state| state.is_absent() && !state.gone);
    absent.then(|| seat_entry(EntryKind::Back, seat))
}

fn votes(live: &LiveTable, moment: Millis, (person, seat): (&str, Seat), against: Seat) -> Result<Change> {
    let state = live.seats.get(against.index()).ok_or_else(|| RequestError::bad("seat", "there is no such seat"))?;
    let own = state.person.as_deref() == Some(person);
    if own || !live.is_votable(against, moment) {
        let message = "only a player who has been absent for a while can be voted out; see votable_from";
        return Err(RequestError::conflict("not_absent", message));
    }
    // Without a clock nothing brings a voter back but an answer: of two who are late, neither votes the other out.
    if live.options.clock == Clock::None && live.is_votable(seat, moment) {
        return Err(RequestError::conflict("answer_first", "the table waits for you, too; answer first"));
    }
    let mut votes = state.votes.clone();
    // Whoever votes is present.
    let mut entries: Vec<NewEntry> = back(live, seat).into_iter().collect();
    if !votes.contains(&seat.index()) {
        let text = seat.number().to_string();
        entries.push(NewEntry { text, ..seat_entry(EntryKind::Vote, against) });
        votes.push(seat.index());
    }
    if live.is_voted_out(against, &votes, moment) {
        entries.push(seat_entry(EntryKind::Out, against));
    }
    Ok(Change::of(entries))
}

/// An entry about a seat.
pub fn seat_entry(kind: EntryKind, seat: Seat) -> NewEntry {
    NewEntry { seat: Some(i64::from(seat.number())), ..NewEntry::new(kind) }
}

fn check_playing(live: &LiveTable) -> Result<()> {
    match live.stage() {
        Stage::Playing => Ok(()),
        Stage::Over => Err(RequestError::conflict("over", "the game is over")),
        Stage::Closed => Err(RequestError::conflict("closed", "this table was closed")),
        Stage::Waiting => Err(RequestError::conflict("not_playing", "the game has not begun")),
    }
}

fn refused(refusal: AnyActError) -> RequestError {
    match refusal {
        AnyActError::Stale => {
            RequestError::conflict("stale", "this decision is not open any more; here is the table as it is now")
        }
        AnyActError::Illegal(why) => RequestError::illegal(why),
        AnyActError::Unreadable(reason) => RequestError::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", reason),
    }
}

/// An error with the table as the player may see it.
fn shows(error: RequestError, live: &LiveTable, moment: Millis, seat: Seat) -> RequestError {
    error.with_now(fresh(live, moment, Viewer::Seat(seat)))
}

/// The table as a viewer may see it now.
pub fn fresh(live: &LiveTable, now: Millis, viewer: Viewer) -> Value {
    let mut fresh = live.play.as_ref().map_or_else(|| json!({}), |play| play.view(viewer));
    if let Some(fields) = fresh.as_object_mut() {
        fields.insert("version".to_owned(), json!(live.version()));
        fields.insert("stage".to_owned(), json!(live.stage()));
        fields
            .insert("waits_for".to_owned(), json!(live.play.as_ref().map(|play| play.waits_for()).unwrap_or_default()));
        fields.insert("clocks".to_owned(), json!(live.clocks(now)));
    }
    fresh
}

impl Acted {
    /// The table as the player may see it now.
    pub fn view(&self) -> Value {
        fresh(&self.live, now(), Viewer::Seat(self.seat))
    }
}
