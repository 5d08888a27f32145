//! All tables that somebody looks at, and the one way to change any of them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use store::{Append, AppendError, Millis, NewEntry, Said, SeatChange, Store};
use tokio::sync::{OwnedMappedMutexGuard, OwnedMutexGuard, watch};

use crate::access::Standing;
use crate::catalogue::Catalogue;
use crate::error::{RequestError, Result};
use crate::live_table::LiveTable;
use crate::played::Played;
use crate::presence::Presence;

/// Tables in memory, by name.
#[derive(Debug)]
pub struct Tables {
    store: Store,
    catalogue: Catalogue,
    handles: Mutex<HashMap<String, Arc<TableHandle>>>,
}

/// The handle of a table: its lock, and channels for news. The table itself is read when it is needed.
#[derive(Debug)]
pub struct TableHandle {
    /// The table's name.
    pub id: String,
    /// `None` until it is read, and after something went wrong: then it is read again.
    live: Arc<tokio::sync::Mutex<Option<LiveTable>>>,
    /// The latest version, for streams.
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
pub type Locked = OwnedMappedMutexGuard<Option<LiveTable>, LiveTable>;

/// How many lines of chat the page of a table shows.
const SAID: i64 = 200;

/// How often a change is tried again when another node was faster.
const TRIES: u32 = 8;

impl Tables {
    /// No tables yet.
    pub fn new(store: Store, catalogue: Catalogue) -> Tables {
        Tables { store, catalogue, handles: Mutex::default() }
    }

    /// The handle of a table, whether there is such a table or not.
    pub fn handle(&self, id: &str) -> Arc<TableHandle> {
        let mut handles = self.handles.lock().unwrap_or_else(PoisonError::into_inner);
        let handle = handles.entry(id.to_owned()).or_insert_with(|| Arc::new(TableHandle::new(id)));
        handle.used.store(now(), Ordering::Relaxed);
        Arc::clone(handle)
    }

    /// The handle of a table, if it is in memory.
    pub fn find(&self, id: &str) -> Option<Arc<TableHandle>> {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner).get(id).map(Arc::clone)
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The tables that are in memory.
    pub fn all(&self) -> Vec<Arc<TableHandle>> {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner).values().map(Arc::clone).collect()
    }

    /// Forgets tables that nobody has used since then; they are in the database.
    pub fn forget_unused(&self, since: Millis) {
        let mut handles = self.handles.lock().unwrap_or_else(PoisonError::into_inner);
        handles.retain(|_, handle| {
            let idle = handle.used.load(Ordering::Relaxed) < since && Arc::strong_count(handle) == 1;
            !idle || handle.news.receiver_count() > 0
        });
    }

    /// Writes down whom a game waits for. It does not stay in memory: there may be many.
    pub async fn note_waits(&self, id: &str) {
        if self.load(id).await.is_err_and(|error| error.is_broken_table()) {
            self.handle(id).broken.store(true, Ordering::Relaxed);
        }
    }

    /// Forgets one table.
    pub fn forget(&self, id: &str) {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Forgets a deleted table, and ends its streams.
    pub async fn drop_deleted(&self, handle: &TableHandle) {
        *handle.live.lock().await = None;
        self.forget(&handle.id);
        handle.news.send_modify(|_| {});
    }

    /// What was said last at a table, the newest last. It is read when something was said since.
    pub async fn latest_chat(&self, handle: &TableHandle) -> Result<Arc<[Said]>> {
        let latest = *handle.chat.borrow();
        let kept = handle.said.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, said)) = kept.filter(|(number, _)| *number == latest) {
            return Ok(said);
        }
        let said: Arc<[Said]> = self.store.latest_chat(&handle.id, SAID).await?.into();
        *handle.said.lock().unwrap_or_else(PoisonError::into_inner) = Some((latest, Arc::clone(&said)));
        Ok(said)
    }

    /// Reads a table if it is not in memory, and locks it.
    pub async fn lock(&self, handle: &TableHandle) -> Result<Locked> {
        locked(self.read(handle).await?)
    }

    /// The same for somebody with this id, and perhaps a link, who has business at the table.
    pub async fn lock_for(
        &self,
        handle: &TableHandle,
        person: Option<&str>,
        key: Option<&str>,
    ) -> Result<(Locked, Standing)> {
        let live = self.lock(handle).await?;
        match Standing::of(&live, person, key) {
            // Who has not heard everything must not refuse: a seat may have been taken on another node.
            Err(_) if self.store.is_shared() && self.is_behind(&live).await? => {
                drop(live);
                self.catch_up(&handle.id).await?;
                let live = self.lock(handle).await?;
                let standing = Standing::of(&live, person, key)?;
                Ok((live, standing))
            }
            standing => Ok((live, standing?)),
        }
    }

    async fn read(&self, handle: &TableHandle) -> Result<OwnedMutexGuard<Option<LiveTable>>> {
        let mut guard = Arc::clone(&handle.live).lock_owned().await;
        if guard.is_none() {
            let live = self.load(&handle.id).await;
            handle.broken.store(live.as_ref().is_err_and(RequestError::is_broken_table), Ordering::Relaxed);
            let live = live?;
            handle.news.send_replace(live.version());
            *guard = Some(live);
        }
        Ok(guard)
    }

    async fn load(&self, id: &str) -> Result<LiveTable> {
        let whole = self.store.load(id).await.map_err(|error| match error.is_unreadable() {
            true => RequestError::broken_table(id, &error),
            false => error.into(),
        });
        let Some(whole) = whole? else {
            self.forget(id);
            return Err(RequestError::not_found("table"));
        };
        let noted = whole.table.waits_for.clone();
        let live =
            LiveTable::read(whole, &self.catalogue, now()).map_err(|reason| RequestError::broken_table(id, &reason))?;
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
        handle: &Arc<TableHandle>,
        mut make: impl FnMut(&LiveTable, Millis) -> Result<(Change, T)>,
    ) -> Result<(T, Locked)> {
        for _ in 0..TRIES {
            let mut guard = self.read(handle).await?;
            let live = guard.as_mut().ok_or_else(|| RequestError::not_found("table"))?;
            let moment = now();
            let (change, answer) = match make(live, moment) {
                Ok(made) => made,
                // Who has not heard everything must not refuse: it may have been done already, on another node.
                Err(_) if self.store.is_shared() && self.is_behind(live).await? => {
                    *guard = None;
                    continue;
                }
                Err(error) => return Err(error),
            };
            if change.is_nothing() {
                return Ok((answer, locked(guard)?));
            }
            let append = match live.append(moment, change) {
                Ok(append) => append,
                Err(reason) => {
                    *guard = None;
                    return Err(RequestError::internal_at(&handle.id, &reason));
                }
            };
            // In a task of its own: who asked may go away before the answer, and what is written must be told all the same.
            let written = tokio::spawn(write(self.store.clone(), Arc::clone(handle), guard, append));
            match written.await.map_err(|error| RequestError::internal_at(&handle.id, &error))? {
                Ok(guard) => return Ok((answer, locked(guard)?)),
                Err(AppendError::Changed) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(AppendError::Changed.into())
    }

    async fn is_behind(&self, live: &LiveTable) -> Result<bool> {
        Ok(!self.store.log_after(&live.id, live.version()).await?.is_empty())
    }

    /// Another node has appended to a table: takes it in, if the table is in memory.
    pub async fn catch_up(&self, id: &str) -> Result<()> {
        let Some(handle) = self.find(id) else { return Ok(()) };
        let mut guard = self.read(&handle).await?;
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
            drop(self.lock(&handle).await?);
        } else {
            handle.news.send_replace(live.version());
        }
        Ok(())
    }
}

impl TableHandle {
    fn new(id: &str) -> TableHandle {
        TableHandle {
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

fn locked(guard: OwnedMutexGuard<Option<LiveTable>>) -> Result<Locked> {
    OwnedMutexGuard::try_map(guard, Option::as_mut).map_err(|_| RequestError::not_found("table"))
}

/// Writes what happened and tells it. Nobody sees the table in between.
async fn write(
    store: Store,
    handle: Arc<TableHandle>,
    mut guard: OwnedMutexGuard<Option<LiveTable>>,
    append: Append,
) -> Result<OwnedMutexGuard<Option<LiveTable>>, AppendError> {
    let version = append.version();
    let written = store.append(append).await;
    match &written {
        Ok(()) => drop(handle.news.send_replace(version)),
        // What is in memory is not what is in the database: it is read again.
        Err(_) => *guard = None,
    }
    written.map(|()| guard)
}

/// The time now.
pub fn now() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
