//! What players do at a table: answers, undo, coming back, leaving for good.

use axum::http::StatusCode;
use serde_json::{Value, json};
use store::{EntryKind, Moment, NewEntry, Stage};
use table::{Seat, Viewer};

use crate::error::{Outcome, Problem};
use crate::live::Live;
use crate::play::Refusal;
use crate::request_key::RequestKey;
use crate::tables::Change;

/// The entries that answers of a seat come to, with all that is dealt after them.
pub fn lines(live: &Live, seat: Seat, decision: Option<&str>, actions: &[&str]) -> Result<Vec<NewEntry>, Refusal> {
    let mut play = live.play.clone().ok_or(Refusal::Stale)?;
    let mut entries = Vec::new();
    let mut decision = decision;
    let turn = play.turn();
    for action in actions {
        // Several answers at once are one open turn; none of them may be made before something was dealt.
        if play.turn() != turn {
            return Err(Refusal::Unreadable("the turn is over before these answers are used up".to_owned()));
        }
        let line = play.act(seat, decision.take(), action)?;
        entries.push(line_entry(Some(seat), line));
    }
    entries.extend(std::iter::from_fn(|| play.deal()).map(|line| line_entry(None, line)));
    Ok(entries)
}

/// The entry for a line of the record.
pub fn line_entry(seat: Option<Seat>, text: String) -> NewEntry {
    NewEntry { seat: seat.map(|seat| i64::from(seat.number())), text, ..NewEntry::new(EntryKind::Line) }
}

/// An entry about a seat.
pub fn seat_entry(kind: EntryKind, seat: Seat) -> NewEntry {
    NewEntry { seat: Some(i64::from(seat.number())), ..NewEntry::new(kind) }
}

/// A seat answers one decision, or several of its open turn in a row.
pub fn act(
    live: &Live,
    now: Moment,
    seat: Seat,
    decision: &str,
    actions: &[&str],
    request: Option<&RequestKey>,
) -> Outcome<Change> {
    if live.done_before(request)? {
        return Ok(Change::default());
    }
    playing(live)?;
    let back = come_back(live, seat);
    let mut entries =
        lines(live, seat, Some(decision), actions).map_err(|refusal| refused(live, now, seat, refusal))?;
    if let Some(first) = entries.first_mut() {
        first.request = request.map(ToString::to_string);
    }
    Ok(Change { entries: back.into_iter().chain(entries).collect(), ..Change::default() })
}

/// A seat takes its last answer back, or all of its open turn; at most so often in a game. Answering and taking back could go
/// on for ever, a game without that cannot.
pub fn undo(
    live: &Live,
    now: Moment,
    seat: Seat,
    whole_turn: bool,
    request: Option<&RequestKey>,
    most: usize,
) -> Outcome<Change> {
    if live.done_before(request)? {
        return Ok(Change::default());
    }
    playing(live)?;
    if live.undos(seat) >= most {
        let message = "you have taken back too much in this game; your answers count from now on";
        return Err(Problem::conflict("undo_limit", message));
    }
    let back = come_back(live, seat);
    let mut play = live.play.clone().ok_or_else(|| Problem::conflict("not_playing", "the game has not begun"))?;
    let mut entries: Vec<NewEntry> = Vec::new();
    while entries.is_empty() || (whole_turn && play.can_undo(seat)) {
        match play.undo(seat) {
            Ok(line) => entries.push(line_entry(Some(seat), line)),
            Err(_) => {
                let message = "there is nothing of this turn to take back";
                return Err(Problem::conflict("nothing_to_undo", message).with_now(fresh(
                    live,
                    now,
                    Viewer::Seat(seat),
                )));
            }
        }
    }
    if let Some(first) = entries.first_mut() {
        first.request = request.map(ToString::to_string);
    }
    Ok(Change { entries: back.into_iter().chain(entries).collect(), ..Change::default() })
}

/// A player for whom a bot stands in takes the seat again.
pub fn come_back(live: &Live, seat: Seat) -> Option<NewEntry> {
    let absent = live.seats.get(seat.index()).is_some_and(|state| state.is_absent() && !state.gone);
    absent.then(|| seat_entry(EntryKind::Back, seat))
}

fn playing(live: &Live) -> Outcome<()> {
    live.check_playable()?;
    match live.stage() {
        Stage::Playing => Ok(()),
        Stage::Over => Err(Problem::conflict("over", "the game is over")),
        Stage::Closed => Err(Problem::conflict("closed", "this table was closed")),
        Stage::Waiting => Err(Problem::conflict("not_playing", "the game has not begun")),
    }
}

fn refused(live: &Live, now: Moment, seat: Seat, refusal: Refusal) -> Problem {
    let problem = match refusal {
        Refusal::Stale => {
            Problem::conflict("stale", "this decision is not open any more; here is the table as it is now")
        }
        Refusal::Illegal(why) => Problem::illegal(why),
        Refusal::Unreadable(reason) => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "illegal", reason),
    };
    problem.with_now(fresh(live, now, Viewer::Seat(seat)))
}

/// The table as a viewer may see it now.
pub fn fresh(live: &Live, now: Moment, viewer: Viewer) -> Value {
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
