//! What a bot thinks of the decisions of a recorded game, one after the other in a thread of its own: first of the one that
//! is looked at, then of those nearest to it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use bots::analysis::{Opinion, consider};
use bots::{Bot, Evaluation, Level, Question};
use ratatui::crossterm::event::Event;
use table::{Chance, Game, Seat};

/// A decision of a recorded game: what was asked when, and what was answered.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// The game before it.
    pub state: G,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub played: G::Action,
}

/// What the viewer waits for.
pub enum News<G: Game> {
    /// A key, the mouse, another size.
    Input(Event),
    /// What a bot thinks of a line of the record.
    Judged(usize, Option<Opinion<G::Action>>),
}

impl<G: Game> From<Event> for News<G> {
    fn from(event: Event) -> News<G> {
        News::Input(event)
    }
}

/// The decisions of a recorded game, by the line of the record.
pub type Moments<G> = BTreeMap<usize, Moment<G>>;

/// What is known so far, and the way to ask for more.
pub struct Study<G: Game> {
    /// By the line of the record.
    pub opinions: BTreeMap<usize, Option<Opinion<G::Action>>>,
    look_at: Option<Sender<usize>>,
}

impl<G: Game> Default for Study<G> {
    fn default() -> Study<G> {
        Study { opinions: BTreeMap::new(), look_at: None }
    }
}

/// The points from which on a decision counts as a mistake.
const MISTAKE: f32 = 0.7;

impl<G: Game> Study<G> {
    /// Whether a bot is at it.
    pub fn is_on(&self) -> bool {
        self.look_at.is_some()
    }

    /// Begins to think; what is known already is not thought about again.
    pub fn begin<E: Evaluation<Game = G>>(&mut self, moments: Arc<Moments<G>>, at: usize, to: Sender<News<G>>) {
        let (sender, look_at) = channel();
        let _ = sender.send(at);
        let known: Vec<usize> = self.opinions.keys().copied().collect();
        self.look_at = Some(sender);
        thread::spawn(move || think::<E>(&moments, &known, &look_at, &to));
    }

    /// Stops thinking.
    pub fn end(&mut self) {
        self.look_at = None;
    }

    /// Another line is looked at now.
    pub fn look(&self, at: usize) {
        if let Some(look_at) = &self.look_at {
            let _ = look_at.send(at);
        }
    }

    /// What the decision at a line gave away, in points, if that is known.
    pub fn loss(&self, at: usize, moments: &Moments<G>) -> Option<f32> {
        self.opinions.get(&at)?.as_ref()?.loss(moments.get(&at)?.played)
    }

    /// The next or the last line whose decision was a mistake, as far as known.
    pub fn mistake(&self, from: usize, on: bool, moments: &Moments<G>) -> Option<usize> {
        let bad = |at: &usize| self.loss(*at, moments).is_some_and(|loss| loss >= MISTAKE);
        match on {
            true => self.opinions.range(from + 1..).map(|(at, _)| *at).find(bad),
            false => self.opinions.range(..from).map(|(at, _)| *at).rev().find(bad),
        }
    }
}

/// Thinks until everything is known, or nobody asks any more.
fn think<E: Evaluation>(
    moments: &Moments<E::Game>,
    known: &[usize],
    look_at: &Receiver<usize>,
    to: &Sender<News<E::Game>>,
) {
    let unknown = moments.iter().filter(|(at, _)| !known.contains(at));
    let mut left: BTreeMap<usize, &Moment<E::Game>> = unknown.map(|(at, moment)| (*at, moment)).collect();
    let Ok(mut at) = look_at.recv() else { return };
    loop {
        loop {
            match look_at.try_recv() {
                Ok(later) => at = later,
                Err(std::sync::mpsc::TryRecvError::Empty) => break,
                Err(std::sync::mpsc::TryRecvError::Disconnected) => return,
            }
        }
        let Some((&next, moment)) = left.iter().min_by_key(|(line, _)| (line.abs_diff(at), **line < at)) else {
            return;
        };
        let opinion = judge::<E>(moment, next);
        left.remove(&next);
        if to.send(News::Judged(next, opinion)).is_err() {
            return;
        }
    }
}

/// Every decision is judged by what its seat could know.
fn judge<E: Evaluation>(moment: &Moment<E::Game>, line: usize) -> Option<Opinion<<E::Game as Game>::Action>> {
    let question = Question::of(&moment.state, moment.seat)?;
    let mut chance = Chance::new(1, u64::try_from(line).ok()?);
    consider::<E>(&Bot::from(Level::Pioneer), &question, Some(moment.played), &mut chance)
}
