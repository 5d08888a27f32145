//! Runs tables while no player acts: bots think, clocks run out.
//!
//! Each node claims the tables that need somebody, for a few seconds at a time; whoever appends to a table has it, too.
//! A lease only saves work: two stewards at one table cannot both append, because an append names the version it saw.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use host::AnyQuestion;
use store::{Claim, EntryKind, NewEntry, Stage};
use tokio::time::sleep;

use crate::error::{RequestError, Result};
use crate::live_table::{LEASE, LiveTable};
use crate::pool::{Lane, ThinkError};
use crate::site::Site;
use crate::tables::{Change, TableHandle, now};

/// How often a node looks for tables that need somebody.
const ROUND: Duration = Duration::from_secs(1);
/// A clock that runs out within this time is waited for.
const SOON: i64 = 2_500;
/// The most tables that are claimed in one round.
const CLAIM: i64 = 500;
/// How long a bot's question is put off when too many wait.
const PUT_OFF: Duration = Duration::from_millis(500);
/// Tables that nobody used for so long leave the memory.
const IDLE: i64 = 10 * 60 * 1_000;

/// Nodes tell each other this often who is there, and forget who was on a node that is silent for three times as long.
const TELL: i64 = 15_000;

/// Looks after this node's tables until the site stops.
pub async fn rounds(site: Arc<Site>) {
    let mut admin_version = None;
    let mut told = now();
    loop {
        if let Err(error) = round(&site).await {
            tracing::warn!(message = error.message, "could not look after tables; trying again");
        }
        if let Err(error) = apply_admin_changes(&site, &mut admin_version).await {
            tracing::warn!(message = error.message, "could not read the changes of an operator; trying again");
        }
        site.tables.forget_unused(now() - IDLE);
        site.limits.tidy();
        site.networks.tidy();
        if site.store.is_shared() && told < now() - TELL {
            told = now();
            tell_presence(&site, told).await;
        }
        tokio::select! {
            () = sleep(ROUND) => {}
            () = site.stopping() => return,
        }
    }
}

/// Tells other nodes who is here, and forgets who was on a node that is gone.
async fn tell_presence(site: &Site, moment: store::Millis) {
    for handle in site.tables.all() {
        handle.presence.send_if_modified(|presence| presence.forget_silent(moment - 3 * TELL));
        let here = handle.presence.borrow().told_by(site.store.node());
        if !here.is_empty() {
            let _ = site.store.tell("presence", &format!("{} {here}", handle.id)).await;
        }
    }
}

async fn round(site: &Arc<Site>) -> Result<()> {
    let moment = now();
    let playable = site.catalogue.playable();
    let claim = Claim { now: moment, until: moment + SOON, lease: moment + LEASE, playable: &playable, at_most: CLAIM };
    for claimed in site.store.claim(&claim).await? {
        let handle = site.tables.handle(&claimed.id);
        if claimed.lease < moment
            && let Err(error) = resume(site, &handle).await
        {
            // One table that cannot be read must not keep the others waiting.
            tracing::warn!(table = handle.id, message = error.message, "a table was left alone");
            continue;
        }
        if claimed.wake.is_some_and(|wake| wake <= moment + SOON) {
            attend(site, &handle);
        }
    }
    site.store.renew(moment + LEASE).await?;
    Ok(())
}

/// Live clocks do not run while nobody looks after a table: the site was away. That is written down, so that it still
/// holds after the next restart.
async fn resume(site: &Arc<Site>, handle: &Arc<TableHandle>) -> Result<()> {
    let change = site.tables.change(handle, |live, _| {
        let entry = live.runs_live().then(|| NewEntry::new(EntryKind::Resumed));
        Ok((Change::of(entry.into_iter().collect()), ()))
    });
    change.await.map(drop)
}

/// Applies what `homestead admin` did in another process: banned people play no more, deleted tables are gone.
async fn apply_admin_changes(site: &Arc<Site>, applied: &mut Option<String>) -> Result<()> {
    let version = site.store.admin_version().await?;
    if applied.as_ref() == Some(&version) {
        return Ok(());
    }
    site.identities.forget_all();
    let handles = site.tables.all();
    for id in site.store.gone(handles.iter().map(|handle| handle.id.as_str())).await? {
        if let Some(handle) = site.tables.find(id) {
            site.tables.drop_deleted(&handle).await;
        }
    }
    for (table, person) in site.store.banned_at().await? {
        if let Err(error) = crate::opening::withdraw(site, &table, &person).await {
            tracing::warn!(table, message = error.message, "a banned player could not be taken out");
        }
    }
    *applied = Some(version);
    Ok(())
}

/// Looks after a table until nothing is left to do, unless somebody does already.
pub fn attend(site: &Arc<Site>, handle: &Arc<TableHandle>) {
    if site.is_stopping() || handle.attended.swap(true, Ordering::AcqRel) {
        return;
    }
    let attended = Attended(Arc::clone(handle));
    let (tasks, site, handle) = (site.tasks.clone(), Arc::clone(site), Arc::clone(handle));
    tasks.spawn(async move {
        let done = look_after(&site, &handle).await;
        drop(attended);
        match done {
            Ok(()) => {
                // Somebody may have acted after the last look and before the flag was down.
                let needed = site.tables.lock(&handle).await.is_ok_and(|live| live.bot_to_move().is_some());
                if needed {
                    attend(&site, &handle);
                }
            }
            Err(error) => tracing::warn!(table = handle.id, message = error.message, "a table was left alone"),
        }
    });
}

/// Somebody looks after a table; also when that panics, somebody else may do so afterwards.
struct Attended(Arc<TableHandle>);

impl Drop for Attended {
    fn drop(&mut self) {
        self.0.attended.store(false, Ordering::Release);
    }
}

/// What a table needs next.
enum Need {
    Answer(Box<BotDecision>),
    Wait(Duration),
    Begin,
    Nothing,
}

/// A decision that a bot takes.
struct BotDecision {
    question: Arc<dyn AnyQuestion>,
    level: bots::Level,
    seat: table::Seat,
    lane: Lane,
    host: String,
    left_to_bots: bool,
}

async fn look_after(site: &Arc<Site>, handle: &Arc<TableHandle>) -> Result<()> {
    let mut news = handle.news.subscribe();
    let mut bot_game = None;
    while !site.is_stopping() {
        let need = {
            news.mark_unchanged();
            let live = site.tables.lock(handle).await?;
            need(&live)
        };
        match need {
            Need::Nothing => break,
            Need::Begin => drop(crate::opening::start_if_full(site, handle).await?),
            Need::Wait(time) => {
                tokio::select! {
                    () = sleep(time) => out_of_time(site, handle).await?,
                    // Perhaps a bot is to move now.
                    _ = news.changed() => {}
                    () = site.stopping() => break,
                }
            }
            Need::Answer(decision) => {
                if decision.left_to_bots && bot_game.is_none() {
                    bot_game = site.bot_games.admit(&decision.host, site.limits.allowed.bot_games);
                    if bot_game.is_none() {
                        return close(site, handle).await;
                    }
                }
                let action = match answer(site, handle, &decision).await {
                    Ok(action) => action,
                    Err(ThinkError::Stopped) => break,
                    Err(ThinkError::Full) => {
                        sleep(PUT_OFF).await;
                        continue;
                    }
                    // Not again at once: the next round tries it with other random numbers.
                    Err(ThinkError::Failed) => {
                        return Err(RequestError::internal_at(&handle.id, &"a bot has no answer"));
                    }
                };
                let (id, seat) = (decision.question.id(), decision.seat);
                let answered = site.tables.change(handle, |live, _| {
                    // A player may have returned, another node may have answered, the table may be closed.
                    let still = live.bot_on(seat).is_some() && live.stage() == Stage::Playing;
                    let played = crate::acting::played(live, seat, id, &[&action]).ok().filter(|_| still);
                    Ok((Change { played, ..Change::default() }, still))
                });
                if !answered.await?.0 {
                    break;
                }
                site.metrics.bot_answered();
            }
        }
    }
    Ok(())
}

/// A bot's answer. When its level fails, a seedling answers: a seat must not think for ever.
async fn answer(site: &Site, handle: &TableHandle, decision: &BotDecision) -> Result<String, ThinkError> {
    let owner = site.networks.owner_of(&decision.host);
    let think = |lane: Lane, level: bots::Level| {
        let question = Arc::clone(&decision.question);
        site.pool.think(lane, &owner, move |seed| question.answer(level, seed))
    };
    match think(decision.lane, decision.level).await {
        Err(ThinkError::Failed) => {
            tracing::error!(table = handle.id, bot = decision.level.name(), "a bot failed, a seedling answers for it");
            think(Lane::Quick, bots::Level::Seedling).await
        }
        thought => thought,
    }
}

/// Ends a game that nobody plays any more, without a result.
async fn close(site: &Arc<Site>, handle: &Arc<TableHandle>) -> Result<()> {
    let change = site.tables.change(handle, |live, _| {
        let still = live.stage() == Stage::Playing && live.is_left_to_bots();
        let entry = still.then(|| NewEntry::new(EntryKind::Closed));
        Ok((Change::of(entry.into_iter().collect()), ()))
    });
    change.await.map(drop)
}

fn need(live: &LiveTable) -> Need {
    if let Some((seat, level)) = live.bot_to_move() {
        let question = live.play.as_ref().and_then(|play| play.question(seat));
        return question.map_or(Need::Nothing, |question| {
            Need::Answer(Box::new(BotDecision {
                question: Arc::from(question),
                level,
                seat,
                lane: if live.has_players() { Lane::of(level) } else { Lane::Background },
                host: live.host.clone(),
                left_to_bots: live.is_left_to_bots(),
            }))
        });
    }
    if live.should_begin() {
        return Need::Begin;
    }
    let moment = now();
    match live.wake(moment) {
        Some(when) if when <= moment + SOON => {
            Need::Wait(Duration::from_millis(u64::try_from(when - moment).unwrap_or(0)))
        }
        _ => Need::Nothing,
    }
}

/// A bot stands in for whoever's time is up.
async fn out_of_time(site: &Arc<Site>, handle: &Arc<TableHandle>) -> Result<()> {
    let change = site.tables.change(handle, |live, moment| {
        let seat = live.out_of_time(moment).and_then(|seat| i64::try_from(seat + 1).ok());
        let entry = seat.map(|seat| NewEntry { seat: Some(seat), ..NewEntry::new(EntryKind::Absent) });
        Ok((Change::of(entry.into_iter().collect()), ()))
    });
    change.await.map(drop)
}

/// Takes in what other nodes tell, until the site stops.
pub async fn listen(site: Arc<Site>) {
    while !site.is_stopping() {
        let heard = tokio::select! {
            done = follow(&site) => done,
            () = site.stopping() => return,
        };
        if let Err(error) = heard {
            tracing::warn!(%error, "lost touch with the other nodes; trying again");
            sleep(Duration::from_secs(1)).await;
        }
    }
}

async fn follow(site: &Arc<Site>) -> store::Result<()> {
    let Some(mut listener) = site.store.listen().await? else {
        site.stopping().await;
        return Ok(());
    };
    catch_up_with_all(site).await;
    loop {
        let Some(heard) = listener.next().await? else {
            catch_up_with_all(site).await;
            continue;
        };
        if heard.node == site.store.node() {
            continue;
        }
        let (id, rest) = heard.about.split_once(' ').unwrap_or((&heard.about, ""));
        match heard.what.as_str() {
            "log" => drop(site.tables.catch_up(id).await),
            "chat" => {
                if let (Some(handle), Ok(number)) = (site.tables.find(id), rest.parse()) {
                    handle.chat.send_replace(number);
                }
            }
            "person" => site.identities.forget(id),
            "presence" => {
                if let Some(handle) = site.tables.find(id) {
                    handle.presence.send_modify(|presence| presence.hear(&heard.node, rest, now()));
                }
            }
            _ => {}
        }
    }
}

async fn catch_up_with_all(site: &Arc<Site>) {
    site.identities.forget_all();
    for handle in site.tables.all() {
        let _ = site.tables.catch_up(&handle.id).await;
    }
}
