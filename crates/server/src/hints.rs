//! Hints: what a bot would do in a player's place, from what that player can see.

use std::sync::Arc;

use bots::Level;
use bots::analysis::Review;
use host::{AnyGame, AnyQuestion};
use table::Seat;

use crate::error::{RequestError, Result};
use crate::identity::Caller;
use crate::jobs::{self, Findings, Handle, note};
use crate::limits::Budget;
use crate::pool::{Lane, ThinkError};
use crate::site::Site;
use crate::study::think;

/// How many of the best answers a hint names.
const BEST: usize = 4;

/// A hint: the best answers.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The game as it was when the hint was asked for.
    pub play: Box<dyn AnyGame>,
    /// The best first.
    pub answers: Vec<Rated>,
}

/// An answer, and what a bot expects of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The actions in notation; several where several things are picked together.
    pub actions: Vec<String>,
    /// The points in the end.
    pub points: f64,
}

/// A hint that somebody asked for.
struct Asking {
    job: Handle,
    play: Box<dyn AnyGame>,
    seat: Seat,
}

/// Asks for a hint. What comes out is the job's result.
pub async fn ask(site: &Arc<Site>, caller: &Caller, id: &str, seat: Option<u8>) -> Result<Handle> {
    Ok(begin(site, caller, id, seat).await?.job)
}

/// Asks for a hint, and waits for it.
pub async fn hint(site: &Arc<Site>, caller: &Caller, id: &str, seat: Option<u8>) -> Result<Hint> {
    let Asking { job, play, seat } = begin(site, caller, id, seat).await?;
    let job = jobs::finished(&job).await;
    if let Some(error) = job.error {
        return Err(RequestError::conflict("no_hint", &error));
    }
    let mut answers: Vec<Rated> = match &job.result {
        Some(Findings::Hint(review)) => rated(review),
        _ => Vec::new(),
    };
    if let Some(together) = picked_together(site, &caller.identity()?.id, play.as_ref(), seat, answers.first()).await {
        answers = vec![together];
    }
    Ok(Hint { play, answers })
}

async fn begin(site: &Arc<Site>, caller: &Caller, id: &str, seat: Option<u8>) -> Result<Asking> {
    let person = caller.identity()?.id.clone();
    let (play, seat, question) = {
        let (live, standing) = site.tables.lock_for(&site.tables.handle(id), Some(&person), None).await?;
        let seat = standing.seat(&live, seat)?;
        live.check_playable()?;
        if !live.options.hints {
            return Err(RequestError::forbidden("at this table there are no hints"));
        }
        let asked = live.play.as_ref().and_then(|play| Some((play.clone(), seat, play.question(seat)?)));
        asked.ok_or_else(|| RequestError::conflict("not_asked", "nothing is asked of you now"))?
    };
    site.limits.spend(caller, Budget::Hint)?;
    let job = site.jobs.begin(&person, 1)?;
    tokio::spawn(work(Arc::clone(site), Arc::clone(&job), person, question));
    Ok(Asking { job, play, seat })
}

async fn work(site: Arc<Site>, job: Handle, person: String, question: Box<dyn AnyQuestion>) {
    let thought = think(&site, Lane::Deep, &person, question.as_ref(), None).await;
    note(&job, |job| {
        job.done = 1;
        match thought {
            Ok(review) => job.result = Some(Findings::Hint(Arc::new(review))),
            Err(ThinkError::Full) => job.error = Some("the bots are very busy; try again in a moment".to_owned()),
            Err(_) => job.error = Some("the bot has no opinion".to_owned()),
        }
    });
}

/// The best answers of an opinion.
fn rated(review: &Review) -> Vec<Rated> {
    let best = review.actions.iter().take(BEST);
    best.map(|rated| Rated { actions: vec![rated.action.clone()], points: rated.points.into() }).collect()
}

/// Of several things the best are said together: which of them comes first in the game's order is of no interest.
async fn picked_together(
    site: &Site,
    person: &str,
    play: &dyn AnyGame,
    seat: Seat,
    best: Option<&Rated>,
) -> Option<Rated> {
    let Rated { mut actions, points } = best?.clone();
    while let Some(question) = play.next_pick(seat, &actions) {
        let owner = site.networks.owner_of(person);
        let next = site.pool.think(Lane::Deep, &owner, move |seed| question.answer(Level::Rancher, seed));
        let Ok(next) = next.await else { break };
        actions.push(next);
    }
    if actions.len() == 1 && play.next_pick(seat, &[]).is_none() {
        return None;
    }
    actions = play.all_picks(seat, &actions);
    Some(Rated { actions, points })
}
