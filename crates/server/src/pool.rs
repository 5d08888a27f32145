//! Where bots think: threads of their own, so that no request waits for a bot.
//!
//! Three lanes keep kinds of thoughts apart, and within a lane the threads go round robin between owners: whoever has a
//! hundred tables waits for their own. The owner is the host's address, see `last_networks`.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use bots::Level;
use tokio::sync::oneshot;

use crate::fair::FairQueue;

/// A kind of thought, with threads of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Levels that answer in about a millisecond, where a person plays.
    Quick,
    /// Pioneers where a person plays, and hints: some 40 ms a decision, at times 200.
    Deep,
    /// What nobody waits for: games in which no person plays, analyses.
    Background,
}

impl Lane {
    /// All lanes, the most urgent first.
    pub const ALL: [Lane; 3] = [Lane::Quick, Lane::Deep, Lane::Background];

    /// The lane of a bot's answer at a table where a person waits for it; `docs/bots.md` has the times of all levels.
    pub fn of(level: Level) -> Lane {
        match level {
            Level::Random | Level::Seedling | Level::Farmhand | Level::Settler | Level::Rancher => Lane::Quick,
            Level::Pioneer => Lane::Deep,
        }
    }

    /// Its name in metrics.
    pub fn name(self) -> &'static str {
        match self {
            Lane::Quick => "quick",
            Lane::Deep => "deep",
            Lane::Background => "background",
        }
    }

    /// Deep thoughts may take all cores: requests go first, see [`Lane::niceness`].
    fn threads(self) -> usize {
        match self {
            Lane::Deep => std::thread::available_parallelism().map_or(1, NonZero::get).max(2),
            Lane::Quick | Lane::Background => 1,
        }
    }

    /// One thread is always left for somebody else: a deep thought cannot be interrupted.
    fn of_one_owner(self) -> usize {
        self.threads().saturating_sub(1).max(1)
    }

    /// Its threads' priority, from 0 like a request's to 19, which takes nothing from anybody.
    fn niceness(self) -> i32 {
        match self {
            Lane::Quick => 0,
            Lane::Deep => 5,
            Lane::Background => 19,
        }
    }
}

/// The most thoughts in the queue of a lane.
const QUEUE: usize = 4_096;

/// Why nothing came of a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThinkError {
    /// The queue is full; later there may be room.
    Full,
    /// The bot has no answer, or panicked.
    Failed,
    /// The site stops.
    Stopped,
}

/// Threads for thinking.
#[derive(Debug)]
pub struct Pool {
    lanes: [Arc<Queue>; 3],
}

type Thought = Box<dyn FnOnce() + Send>;

/// The queue of a lane, and what wakes its threads.
#[derive(Default)]
struct Queue {
    state: Mutex<State>,
    wake: Condvar,
}

#[derive(Default)]
struct State {
    thoughts: FairQueue<Thought>,
    thinking: usize,
    stopped: bool,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").field("waiting", &self.waiting()).finish_non_exhaustive()
    }
}

impl Pool {
    /// Starts the threads.
    pub fn new() -> std::io::Result<Pool> {
        let pool = Pool { lanes: Default::default() };
        for lane in Lane::ALL {
            for _ in 0..lane.threads() {
                let queue = Arc::clone(pool.queue(lane));
                std::thread::Builder::new().name(lane.name().to_owned()).spawn(move || {
                    lower_priority(lane.niceness());
                    queue.work(lane.of_one_owner());
                })?;
            }
        }
        Ok(pool)
    }

    fn queue(&self, lane: Lane) -> &Arc<Queue> {
        let [quick, deep, background] = &self.lanes;
        match lane {
            Lane::Quick => quick,
            Lane::Deep => deep,
            Lane::Background => background,
        }
    }

    /// How many wait or think in a lane.
    pub fn waiting(&self, lane: Lane) -> usize {
        self.queue(lane).waiting()
    }

    /// Thinks about something when it is this owner's turn, with a random number to start from.
    pub async fn think<T: Send + 'static>(
        &self,
        lane: Lane,
        owner: &str,
        about: impl FnOnce(u64) -> Option<T> + Send + 'static,
    ) -> Result<T, ThinkError> {
        let seed = getrandom::u64().unwrap_or_default();
        let (tell, answer) = oneshot::channel();
        let thought = move || {
            // Whoever asked may be gone by now.
            if !tell.is_closed() {
                let _ = tell.send(about(seed));
            }
        };
        self.queue(lane).push(owner, Box::new(thought))?;
        match answer.await {
            Ok(Some(answer)) => Ok(answer),
            Ok(None) => Err(ThinkError::Failed),
            Err(_) if self.queue(lane).state().stopped => Err(ThinkError::Stopped),
            Err(_) => Err(ThinkError::Failed),
        }
    }

    /// Drops what waits; threads end with what they think about now.
    pub fn stop(&self) {
        for queue in &self.lanes {
            let mut state = queue.state();
            state.stopped = true;
            state.thoughts.clear();
            queue.wake.notify_all();
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waiting(&self) -> usize {
        let state = self.state();
        state.thoughts.len() + state.thinking
    }

    fn push(&self, owner: &str, thought: Thought) -> Result<(), ThinkError> {
        let mut state = self.state();
        if state.stopped {
            return Err(ThinkError::Stopped);
        }
        if state.thoughts.len() >= QUEUE {
            return Err(ThinkError::Full);
        }
        state.thoughts.push(owner, thought);
        self.wake.notify_one();
        Ok(())
    }

    /// What each thread of the lane does.
    fn work(&self, of_one_owner: usize) {
        let mut state = self.state();
        while !state.stopped {
            let Some((owner, thought)) = state.thoughts.pop(of_one_owner) else {
                state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            state.thinking += 1;
            drop(state);
            // The thread outlives a thought that panics; whoever waits for it hears that it failed.
            if catch_unwind(AssertUnwindSafe(thought)).is_err() {
                tracing::error!("a bot panicked");
            }
            state = self.state();
            state.thinking -= 1;
            state.thoughts.done(&owner);
            // Another thread may have had to leave this owner aside.
            self.wake.notify_one();
        }
    }
}

/// On Linux the priority is that of the calling thread; elsewhere it would be the whole process's.
fn lower_priority(niceness: i32) {
    #[cfg(target_os = "linux")]
    if niceness > 0
        && let Err(error) = rustix::process::setpriority_process(None, niceness)
    {
        tracing::warn!(%error, "bots think at the usual priority");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = niceness;
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Keeps the only thread of a lane busy until the sender is dropped.
    async fn blocked(pool: &Arc<Pool>, lane: Lane) -> mpsc::Sender<()> {
        let (free, blocked) = mpsc::channel::<()>();
        let (began, begins) = oneshot::channel();
        let pool = Arc::clone(pool);
        tokio::spawn(async move {
            let wait = move |_| {
                let _ = began.send(());
                blocked.recv().ok()
            };
            pool.think(lane, "blocker", wait).await
        });
        begins.await.unwrap();
        free
    }

    #[tokio::test]
    async fn many_tables_of_one_host_do_not_keep_anothers_waiting() {
        let pool = Arc::new(Pool::new().unwrap());
        let free = blocked(&pool, Lane::Background).await;
        let order: Arc<Mutex<Vec<&str>>> = Arc::default();
        let mut thoughts = Vec::new();
        for owner in ["mallory"; 30].into_iter().chain(["ada"]) {
            let (order, thinking) = (Arc::clone(&order), Arc::clone(&pool));
            let before = pool.waiting(Lane::Background);
            thoughts.push(tokio::spawn(async move {
                let note = move |_| {
                    order.lock().unwrap().push(owner);
                    Some(())
                };
                thinking.think(Lane::Background, owner, note).await.unwrap();
            }));
            while pool.waiting(Lane::Background) == before {
                tokio::task::yield_now().await;
            }
        }
        // A lane that is busy keeps no other lane waiting.
        assert_eq!(pool.think(Lane::Quick, "ada", |_| Some(1)).await, Ok(1));
        drop(free);
        for thought in thoughts {
            thought.await.unwrap();
        }
        let order = order.lock().unwrap();
        assert_eq!((order.len(), order.iter().position(|owner| *owner == "ada")), (31, Some(1)));
    }

    #[tokio::test]
    async fn a_thread_outlives_a_thought_that_panics() {
        let pool = Pool::new().unwrap();
        let panics = |_| -> Option<()> { panic!("on purpose") };
        assert_eq!(pool.think(Lane::Quick, "ada", panics).await, Err(ThinkError::Failed));
        assert_eq!(pool.think(Lane::Quick, "ada", |_| None::<()>).await, Err(ThinkError::Failed));
        assert_eq!(pool.think(Lane::Quick, "ada", |_| Some(2)).await, Ok(2));
    }

    #[tokio::test]
    async fn nothing_waits_in_a_pool_that_stops() {
        let pool = Arc::new(Pool::new().unwrap());
        let free = blocked(&pool, Lane::Quick).await;
        let waits = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move { pool.think(Lane::Quick, "ada", |_| Some(1)).await }
        });
        while pool.waiting(Lane::Quick) < 2 {
            tokio::task::yield_now().await;
        }
        pool.stop();
        assert_eq!(waits.await.unwrap(), Err(ThinkError::Stopped));
        assert_eq!(pool.think(Lane::Quick, "ada", |_| Some(1)).await, Err(ThinkError::Stopped));
        drop(free);
    }
}
