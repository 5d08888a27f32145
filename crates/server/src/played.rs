//! A game that is played on from where a table is, on a copy: what is to be written of it, and the game after that.
//!
//! Whoever makes a change plays it here, once. When it is written, the copy takes the place of the game at the table.

use host::{AnyActError, AnyGame};
use store::{EntryKind, NewEntry};
use table::Seat;

use crate::live_table::LiveTable;

/// A game, and the entries that led to it.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game after all of them.
    pub play: Box<dyn AnyGame>,
    /// What happened, in order.
    pub entries: Vec<NewEntry>,
    /// The seats that are asked something after each of them.
    pub waits: Vec<Vec<Seat>>,
}

impl Played {
    /// The game at a table as it is; `None` if there is none.
    pub fn on(live: &LiveTable) -> Option<Played> {
        let play = live.play.clone()?;
        Some(Played { play, entries: Vec::new(), waits: Vec::new() })
    }

    /// The game that begins at a table, with all that is dealt first.
    pub fn begun(live: &LiveTable) -> Result<Played, String> {
        let mut played = Played { play: live.new_game()?, entries: Vec::new(), waits: Vec::new() };
        played.note(NewEntry::new(EntryKind::Start));
        Ok(played.dealt())
    }

    /// A seat answers a decision. `decision` may be missing for the later ones of several answers in a row.
    pub fn act(&mut self, seat: Seat, decision: Option<&str>, action: &str) -> Result<(), AnyActError> {
        let line = self.play.act(seat, decision, action)?;
        self.note(line_entry(Some(seat), line));
        Ok(())
    }

    /// A seat takes its last answer back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), String> {
        let line = self.play.undo(seat)?;
        self.note(line_entry(Some(seat), line));
        Ok(())
    }

    /// Deals until a seat is asked or the game is over.
    pub fn dealt(mut self) -> Played {
        while let Some(line) = self.play.deal() {
            self.note(line_entry(None, line));
        }
        self
    }

    fn note(&mut self, entry: NewEntry) {
        self.entries.push(entry);
        self.waits.push(self.play.waits_for());
    }
}

/// The entry for a line of the record.
fn line_entry(seat: Option<Seat>, text: String) -> NewEntry {
    NewEntry { seat: seat.map(|seat| i64::from(seat.number())), text, ..NewEntry::new(EntryKind::Line) }
}
