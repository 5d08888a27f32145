//! All tables that somebody looks at, and the one way to change any of them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use store::{Append, AppendError, Moment, NewEntry, Said, SeatChange, Store};
use tokio::sync::{OwnedMappedMutexGuard, OwnedMutexGuard, watch};

use crate::access::Place;
use crate::catalogue::Catalogue;
use crate::error::{Outcome, Problem};
use crate::live::Live;
use crate::played::Played;
use crate::presence::Presence;

/// Tables in memory, by name.
#[derive(Debug)]
pub struct Tables {
    store: Store,
    catalogue: Catalogue,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
}

/// A table's place in memory. The table itself is read when it is needed.
#[derive(Debug)]
pub struct Slot {
    /// The table's name.
    pub id: String,
    /// `None` until it is read, and after something went wrong: then it is read again.
    live: Arc<tokio::sync::Mutex<Option<Live>>>,
    /// The latest version, for whoever follows.
    pub news: watch::Sender<i64>,
    /// The number of the latest line of chat.
    pub chat: watch::Sender<i64>,
    /// What was said last, as of a line of chat.
    said: Mutex<Option<(i64, Arc<[Said]>)>>,
    /// Who is there.
    pub presence: watch::Sender<Presence>,
    /// Whether a message to other nodes about who is present is on its way.
    pub tells_presence: AtomicBool,
    /// Whether somebody looks after its bots and clocks.
    pub attended: AtomicBool,
    /// Whether it could not be read when it was last tried, though it is there.
    pub broken: AtomicBool,
    used: AtomicI64,
}

/// What a change comes to.
#[derive(Debug, Default)]
pub struct Change {
    /// What is appended to the log.
    pub entries: Vec<NewEntry>,
    /// What is played after that.
    pub played: Option<Played>,
    /// Seats that change hands.
    pub seats: Vec<SeatChange>,
}

impl Change {
    /// These entries, and nothing else.
    pub fn of(entries: Vec<NewEntry>) -> Change {
        Change { entries, ..Change::default() }
    }

    /// Whether nothing happens.
    fn is_nothing(&self) -> bool {
        self.entries.is_empty() && self.played.as_ref().is_none_or(|played| played.entries.is_empty())
    }
}

/// A table that is read and locked.
pub type Locked = OwnedMappedMutexGuard<Option<Live>, Live>;

/// How many lines of chat the page of a table shows.
const SAID: i64 = 200;

/// How often a change is tried again when another node was faster.
const TRIES: u32 = 8;

impl Tables {
    /// No tables yet.
    pub fn new(store: Store, catalogue: Catalogue) -> Tables {
        Tables { store, catalogue, slots: Mutex::default() }
    }

    /// The place of a table, whether there is such a table or not.
    pub fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = slots.entry(id.to_owned()).or_insert_with(|| Arc::new(Slot::new(id)));
        slot.used.store(now(), Ordering::Relaxed);
        Arc::clone(slot)
    }

    /// The place of a table, if it has one.
    pub fn known(&self, id: &str) -> Option<Arc<Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).get(id).map(Arc::clone)
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The tables that are in memory.
    pub fn all(&self) -> Vec<Arc<Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).values().map(Arc::clone).collect()
    }

    /// Forgets tables that nobody has used since then; they are in the database.
    pub fn forget_unused(&self, since: Moment) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.retain(|_, slot| {
            let idle = slot.used.load(Ordering::Relaxed) < since && Arc::strong_count(slot) == 1;
            !idle || slot.news.receiver_count() > 0
        });
    }

    /// Writes down whom running games wait for where a program of old did not, so that lists need not read the games.
    pub async fn note_waits(&self) -> store::Result<()> {
        for id in self.store.without_waits().await? {
            // One that cannot be read is listed as it is.
            drop(self.lock(&self.slot(&id)).await);
        }
        Ok(())
    }

    /// Forgets one table.
    pub fn forget(&self, id: &str) {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// A table was taken away: nobody sees it any more, and whoever follows it is let go.
    pub async fn drop_deleted(&self, slot: &Slot) {
        *slot.live.lock().await = None;
        self.forget(&slot.id);
        slot.news.send_modify(|_| {});
    }

    /// What was said last at a table, the newest last. It is read when something was said since.
    pub async fn latest_chat(&self, slot: &Slot) -> Outcome<Arc<[Said]>> {
        let latest = *slot.chat.borrow();
        let kept = slot.said.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, said)) = kept.filter(|(number, _)| *number == latest) {
            return Ok(said);
        }
        let said: Arc<[Said]> = self.store.latest_chat(&slot.id, SAID).await?.into();
        *slot.said.lock().unwrap_or_else(PoisonError::into_inner) = Some((latest, Arc::clone(&said)));
        Ok(said)
    }

    /// Reads a table if it is not in memory, and locks it.
    pub async fn lock(&self, slot: &Slot) -> Outcome<Locked> {
        locked(self.read(slot).await?)
    }

    /// The same for somebody with this id, and perhaps a link, who has business at the table.
    pub async fn lock_for(&self, slot: &Slot, person: Option<&str>, key: Option<&str>) -> Outcome<(Locked, Place)> {
        let live = self.lock(slot).await?;
        match Place::of(&live, person, key) {
            // Who has not heard everything must not refuse: a seat may have been taken on another node.
            Err(_) if self.store.is_shared() && self.is_behind(&live).await? => {
                drop(live);
                self.catch_up(&slot.id).await?;
                let live = self.lock(slot).await?;
                let place = Place::of(&live, person, key)?;
                Ok((live, place))
            }
            place => Ok((live, place?)),
        }
    }

    async fn read(&self, slot: &Slot) -> Outcome<OwnedMutexGuard<Option<Live>>> {
        let mut guard = Arc::clone(&slot.live).lock_owned().await;
        if guard.is_none() {
            let live = self.load(&slot.id).await;
            slot.broken.store(live.as_ref().is_err_and(Problem::is_broken_table), Ordering::Relaxed);
            let live = live?;
            slot.news.send_replace(live.version());
            *guard = Some(live);
        }
        Ok(guard)
    }

    async fn load(&self, id: &str) -> Outcome<Live> {
        let whole = self.store.load(id).await.map_err(|error| match error.is_unreadable() {
            true => Problem::broken_table(id, &error),
            false => error.into(),
        });
        let Some(whole) = whole? else {
            self.forget(id);
            return Err(Problem::not_found("table"));
        };
        let noted = whole.table.waits_for.clone();
        let live = Live::read(whole, &self.catalogue, now()).map_err(|reason| Problem::broken_table(id, &reason))?;
        // Programs of old did not write it down.
        if live.frozen().is_none() && live.waiting_players() != noted {
            // Only lists need it: a table can be opened whatever becomes of this.
            if let Err(error) = self.store.note_waits(id, live.version(), &live.waiting_players()).await {
                tracing::warn!(%error, table = id, "whom a game waits for was not written down");
            }
        }
        Ok(live)
    }

    /// Changes a table: `make` says what happens, which is written before anybody sees it. When another node was faster,
    /// `make` is asked again about the table as it is then. The table stays locked for whoever made the change, so that
    /// they can show it without reading it again.
    pub async fn change<T>(
        &self,
        slot: &Arc<Slot>,
        mut make: impl FnMut(&Live, Moment) -> Outcome<(Change, T)>,
    ) -> Outcome<(T, Locked)> {
        for _ in 0..TRIES {
            let mut guard = self.read(slot).await?;
            let live = guard.as_mut().ok_or_else(|| Problem::not_found("table"))?;
            let moment = now();
            let (change, answer) = match make(live, moment) {
                Ok(made) => made,
                // Who has not heard everything must not refuse: it may have been done already, on another node.
                Err(_) if self.store.is_shared() && self.is_behind(live).await? => {
                    *guard = None;
                    continue;
                }
                Err(problem) => return Err(problem),
            };
            if change.is_nothing() {
                return Ok((answer, locked(guard)?));
            }
            let append = match live.append(moment, change) {
                Ok(append) => append,
                Err(reason) => {
                    *guard = None;
                    return Err(Problem::internal_at(&slot.id, &reason));
                }
            };
            // In a task of its own: who asked may go away before the answer, and what is written must be told all the same.
            let written = tokio::spawn(write(self.store.clone(), Arc::clone(slot), guard, append));
            match written.await.map_err(|error| Problem::internal_at(&slot.id, &error))? {
                Ok(guard) => return Ok((answer, locked(guard)?)),
                Err(AppendError::Changed) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(AppendError::Changed.into())
    }

    async fn is_behind(&self, live: &Live) -> Outcome<bool> {
        Ok(!self.store.log_after(&live.id, live.version()).await?.is_empty())
    }

    /// Another node has appended to a table: takes it in, if the table is in memory.
    pub async fn catch_up(&self, id: &str) -> Outcome<()> {
        let Some(slot) = self.known(id) else { return Ok(()) };
        let mut guard = self.read(&slot).await?;
        let Some(live) = guard.as_mut() else { return Ok(()) };
        let news = self.store.log_after(id, live.version()).await?;
        // Seats may have changed hands, too; that is in another place than the log.
        let seats_changed = news.iter().any(|entry| entry.kind.changes_seats());
        // Of a game that is frozen here, only the table's row says where it is.
        let frozen = live.frozen().is_some();
        let taken = news.into_iter().try_for_each(|entry| live.take(entry));
        if seats_changed || frozen || taken.is_err() {
            *guard = None;
            drop(guard);
            drop(self.lock(&slot).await?);
        } else {
            slot.news.send_replace(live.version());
        }
        Ok(())
    }
}

impl Slot {
    fn new(id: &str) -> Slot {
        Slot {
            id: id.to_owned(),
            live: Arc::default(),
            news: watch::Sender::new(0),
            chat: watch::Sender::new(0),
            said: Mutex::default(),
            presence: watch::Sender::new(Presence::default()),
            tells_presence: AtomicBool::new(false),
            attended: AtomicBool::new(false),
            broken: AtomicBool::new(false),
            used: AtomicI64::new(now()),
        }
    }
}

fn locked(guard: OwnedMutexGuard<Option<Live>>) -> Outcome<Locked> {
    OwnedMutexGuard::try_map(guard, Option::as_mut).map_err(|_| Problem::not_found("table"))
}

/// Writes what happened and tells it. Nobody sees the table in between.
async fn write(
    store: Store,
    slot: Arc<Slot>,
    mut guard: OwnedMutexGuard<Option<Live>>,
    append: Append,
) -> Result<OwnedMutexGuard<Option<Live>>, AppendError> {
    let version = append.version();
    let written = store.append(append).await;
    match &written {
        Ok(()) => drop(slot.news.send_replace(version)),
        // What is in memory is not what is in the database: it is read again.
        Err(_) => *guard = None,
    }
    written.map(|()| guard)
}

/// The time now.
pub fn now() -> Moment {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    Moment::try_from(since.as_millis()).unwrap_or(Moment::MAX)
}
