//! Work that takes longer than a request should: hints and analyses.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::analysis::{Analysis, Review};
use serde::{Serialize, Serializer};
use store::Millis;
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::error::{RequestError, Result};
use crate::gate::busy;
use crate::tables::now;

/// The jobs of everybody; old ones are dropped.
#[derive(Debug, Default)]
pub struct Jobs {
    all: Mutex<HashMap<String, Handle>>,
}

/// A job that somebody works on, and others wait for.
pub type Handle = Arc<watch::Sender<Job>>;

/// How far a job is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Job {
    /// Its name.
    pub id: String,
    /// How many parts are done.
    pub done: usize,
    /// Of how many.
    pub of: usize,
    /// What came out, once it is done.
    #[schema(value_type = Option<Object>)]
    pub result: Option<Findings>,
    /// Why nothing came out, if so.
    pub error: Option<String>,
    #[serde(skip)]
    owner: String,
    #[serde(skip)]
    touched: Millis,
}

/// What comes out of a job. Jobs with the same result share it: an analysis takes more than a megabyte.
#[derive(Clone, PartialEq, Debug)]
pub enum Findings {
    /// Of a hint.
    Hint(Arc<Review>),
    /// Of an analysis.
    Analysis(Arc<Analysis>),
}

impl Serialize for Findings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Findings::Hint(review) => review.serialize(serializer),
            Findings::Analysis(analysis) => analysis.serialize(serializer),
        }
    }
}

/// How long a finished job is kept.
const KEPT: Millis = 30 * 60 * 1_000;
/// The most jobs of one person that are not done.
const AT_ONCE: usize = 3;
/// The most jobs of one person, finished ones included.
const OF_ONE: usize = 20;
/// The most jobs of all people.
const OF_ALL: usize = 1_000;

impl Jobs {
    /// A new job of somebody. It takes the place of the oldest finished one when there are too many.
    pub fn begin(&self, owner: &str, of: usize) -> Result<Handle> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let moment = now();
        all.retain(|_, job| {
            let job = job.borrow();
            !job.is_done() || job.touched > moment - KEPT
        });
        let unfinished =
            all.values().map(|job| job.borrow()).filter(|job| job.owner == owner && !job.is_done()).count();
        if unfinished >= AT_ONCE {
            return Err(RequestError::too_many("you have several of these under way; wait for one of them"));
        }
        make_room(&mut all, OF_ONE, |job| job.owner == owner);
        make_room(&mut all, OF_ALL, |_| true);
        if all.len() >= OF_ALL {
            return Err(busy());
        }
        let id = crate::random::short_id();
        let owner = owner.to_owned();
        let job = Job { id: id.clone(), done: 0, of, result: None, error: None, owner, touched: moment };
        let job = Arc::new(watch::Sender::new(job));
        all.insert(id, Arc::clone(&job));
        Ok(job)
    }

    /// How far a job of somebody is.
    pub fn look(&self, owner: &str, id: &str) -> Result<Job> {
        self.find(owner, id).map(|job| job.borrow().clone())
    }

    /// The job of somebody.
    pub fn find(&self, owner: &str, id: &str) -> Result<Handle> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let job = all.get(id).filter(|job| job.borrow().owner == owner);
        job.map(Arc::clone).ok_or_else(|| RequestError::not_found("job"))
    }

    /// How many are known.
    pub fn len(&self) -> usize {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Job {
    /// Whether something came out, or nothing will.
    pub fn is_done(&self) -> bool {
        self.result.is_some() || self.error.is_some()
    }
}

/// Drops the oldest finished of these jobs until one more fits.
fn make_room(all: &mut HashMap<String, Handle>, most: usize, of: impl Fn(&Job) -> bool) {
    let these: Vec<(String, bool, Millis)> = all
        .values()
        .map(|job| job.borrow())
        .filter(|job| of(job))
        .map(|job| (job.id.clone(), job.is_done(), job.touched))
        .collect();
    let over = (these.len() + 1).saturating_sub(most);
    let mut finished: Vec<_> = these.into_iter().filter(|(_, done, _)| *done).collect();
    finished.sort_by_key(|(_, _, touched)| *touched);
    for (id, ..) in finished.into_iter().take(over) {
        all.remove(&id);
    }
}

/// Changes a job.
pub fn note(job: &watch::Sender<Job>, change: impl FnOnce(&mut Job)) {
    job.send_modify(|job| {
        job.touched = now();
        change(job);
    });
}

/// Waits until a job is done.
pub async fn finished(job: &watch::Sender<Job>) -> Job {
    let mut news = job.subscribe();
    // A job that nobody works on any more has said so.
    match news.wait_for(Job::is_done).await {
        Ok(done) => done.clone(),
        Err(_) => job.borrow().clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finish(job: &watch::Sender<Job>, result: &Arc<Analysis>) {
        note(job, |job| job.result = Some(Findings::Analysis(Arc::clone(result))));
    }

    #[test]
    fn finished_jobs_share_their_result_and_are_bounded() {
        let (jobs, result) = (Jobs::default(), Arc::new(Analysis::default()));
        for number in 0..1_200 {
            finish(&jobs.begin(&format!("person {}", number % 100), 1).unwrap(), &result);
        }
        assert_eq!(jobs.len(), OF_ALL);
        assert!(Arc::strong_count(&result) <= OF_ALL + 1);
        let jobs = Jobs::default();
        let first = jobs.begin("ada", 1).unwrap();
        for _ in 0..2_000 {
            finish(&jobs.begin("ada", 1).unwrap(), &result);
        }
        assert_eq!(jobs.len(), OF_ONE);
        let id = first.borrow().id.clone();
        assert!(jobs.look("ada", &id).is_ok(), "what is under way stays");
    }

    #[tokio::test]
    async fn whoever_waits_for_a_job_is_told_when_it_is_done() {
        let job = Jobs::default().begin("ada", 2).unwrap();
        let waits = tokio::spawn({
            let job = Arc::clone(&job);
            async move { finished(&job).await }
        });
        note(&job, |job| job.done = 1);
        tokio::task::yield_now().await;
        assert!(!waits.is_finished(), "half of it is not all");
        let result = Arc::new(Analysis::default());
        finish(&job, &result);
        assert_eq!(waits.await.unwrap().result, Some(Findings::Analysis(result)));
    }

    #[test]
    fn few_are_under_way_at_a_time() {
        let jobs = Jobs::default();
        let under_way: Vec<_> = (0..AT_ONCE).map(|_| jobs.begin("ada", 1).unwrap()).collect();
        assert_eq!(jobs.begin("ada", 1).unwrap_err().code, "too_many");
        assert!(jobs.begin("ben", 1).is_ok());
        finish(&under_way[0], &Arc::new(Analysis::default()));
        assert!(jobs.begin("ada", 1).is_ok());
    }
}
