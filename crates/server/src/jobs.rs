//! Work that takes longer than a request should: hints and analyses.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use serde_json::Value;
use store::Moment;
use utoipa::ToSchema;

use crate::error::{Outcome, Problem};
use crate::tables::now;

/// Jobs that are known; finished ones are forgotten after a while.
#[derive(Debug, Default)]
pub struct Jobs {
    all: Mutex<HashMap<String, Arc<Mutex<Job>>>>,
}

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
    pub result: Option<Value>,
    /// Why nothing came out, if so.
    pub error: Option<String>,
    #[serde(skip)]
    owner: String,
    #[serde(skip)]
    touched: Moment,
}

/// How long a finished job is kept.
const KEPT: Moment = 30 * 60 * 1_000;
/// The most jobs of one person that are not done.
const AT_ONCE: usize = 3;

impl Jobs {
    /// A new job of somebody.
    pub fn begin(&self, owner: &str, of: usize) -> Outcome<Arc<Mutex<Job>>> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let moment = now();
        all.retain(|_, job| {
            let job = job.lock().unwrap_or_else(PoisonError::into_inner);
            !job.is_done() || job.touched > moment - KEPT
        });
        let busy = all.values().filter(|job| {
            let job = job.lock().unwrap_or_else(PoisonError::into_inner);
            job.owner == owner && !job.is_done()
        });
        if busy.count() >= AT_ONCE {
            return Err(Problem::too_many("you have several of these under way; wait for one of them"));
        }
        let id = crate::random::name();
        let owner = owner.to_owned();
        let job = Job { id: id.clone(), done: 0, of, result: None, error: None, owner, touched: moment };
        let job = Arc::new(Mutex::new(job));
        all.insert(id, Arc::clone(&job));
        Ok(job)
    }

    /// How far a job of somebody is.
    pub fn look(&self, owner: &str, id: &str) -> Outcome<Job> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let job = all.get(id).map(|job| job.lock().unwrap_or_else(PoisonError::into_inner).clone());
        job.filter(|job| job.owner == owner).ok_or_else(|| Problem::not_found("job"))
    }

    /// How many are known.
    pub fn len(&self) -> usize {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Job {
    fn is_done(&self) -> bool {
        self.result.is_some() || self.error.is_some()
    }
}

/// Changes a job.
pub fn note(job: &Mutex<Job>, change: impl FnOnce(&mut Job)) {
    let mut job = job.lock().unwrap_or_else(PoisonError::into_inner);
    job.touched = now();
    change(&mut job);
}
