//! Games to look back at: those of tables and uploaded records; and bots' analyses of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use bots::analysis::{Analysis, Review};
use bots::{Bot, Level};
use host::{AnyGame, AnyQuestion, Decided, Edition};
use store::{AnalysisRow, RecordRow, Stage};
use table::{Record, Viewer};

use crate::access::any_viewer;
use crate::catalogue::Offer;
use crate::error::{RequestError, Result};
use crate::identity::{Caller, name_of};
use crate::jobs::{Findings, Handle, Job, note};
use crate::limits::Budget;
use crate::pool::{Lane, ThinkError};
use crate::random;
use crate::site::Site;
use crate::tables::now;

/// What the names of records begin with; names of tables have no such character.
const RECORD: &str = "r-";
/// So many of the best actions of each decision are kept, and the one that was played.
const KEPT: usize = 6;
/// The bot that gives hints and analyses games.
const ANALYST: Level = Level::Pioneer;
/// How long a thought is put off when too many wait.
const PUT_OFF: Duration = Duration::from_millis(500);

/// A game that somebody looks back at.
#[derive(Clone, Debug)]
pub struct Past {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub play: Box<dyn AnyGame>,
    /// The lines of its record.
    pub lines: Vec<String>,
    /// Who sat where: a person's name, a bot's.
    pub seats: Vec<PastSeat>,
    /// The viewer's seats.
    pub own: Vec<table::Seat>,
    /// What they may know.
    pub viewer: Viewer,
    /// Whether it is over or was uploaded: nothing is secret.
    pub open: bool,
    /// Whether it was uploaded: there is no table.
    pub recorded: bool,
}

/// Who had a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PastSeat {
    /// A person's name.
    pub name: Option<String>,
    /// Which bot.
    pub bot: Option<String>,
}

/// Who asks for a game, with which link, and as which viewer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ViewRequest<'e> {
    /// Who.
    pub person: Option<&'e str>,
    /// The link.
    pub key: Option<&'e str>,
    /// View as this seat, from 1; 0 for what is public.
    pub seat: Option<u8>,
}

impl Past {
    /// The game with this id, if the viewer may see it.
    pub async fn find(site: &Site, id: &str, request: ViewRequest<'_>) -> Result<Past> {
        if id.starts_with(RECORD) {
            let row = site.store.record(id).await?.ok_or_else(|| RequestError::not_found("game"))?;
            return recorded(site, row, request.seat).await;
        }
        let handle = site.tables.handle(id);
        let (live, standing) = site.tables.lock_for(&handle, request.person, request.key).await?;
        let viewer = standing.replay_viewer(&live, request.seat)?;
        live.check_playable()?;
        let play = live.play.clone().ok_or_else(|| RequestError::conflict("not_playing", "the game has not begun"))?;
        let mut seats = Vec::with_capacity(live.seats.len());
        for state in &live.seats {
            let name = name_of(site, state.person.as_deref(), None).await?;
            seats.push(PastSeat { name, bot: state.bot.clone() });
        }
        Ok(Past {
            id: live.id.clone(),
            play,
            lines: live.lines().into_iter().map(str::to_owned).collect(),
            seats,
            own: standing.seats,
            viewer,
            open: live.stage() == Stage::Over,
            recorded: false,
        })
    }

    /// The lines of its record.
    pub fn lines(&self) -> Vec<&str> {
        self.lines.iter().map(String::as_str).collect()
    }
}

async fn recorded(site: &Site, row: RecordRow, seat: Option<u8>) -> Result<Past> {
    let records = Record::read_all(&row.text).map_err(|error| RequestError::broken_table(&row.id, &error))?;
    let record = records.into_iter().next().ok_or_else(|| RequestError::not_found("game"))?;
    let (offer, edition) = edition_of(site, &record).await?.ok_or_else(|| RequestError::not_found("edition"))?;
    let play = offer.title.recorded(&record, &edition, false);
    let play = play.map_err(|reason| RequestError::broken_table(&row.id, &reason))?;
    let sitter = |name: &String| match crate::options::level(name) {
        Some(_) => PastSeat { name: None, bot: Some(name.clone()) },
        None => PastSeat { name: Some(name.clone()), bot: None },
    };
    Ok(Past {
        id: row.id,
        play,
        lines: record.lines.iter().map(ToString::to_string).collect(),
        seats: record.header.seats.iter().map(sitter).collect(),
        own: Vec::new(),
        viewer: any_viewer(seat, record.header.seats.len())?,
        open: true,
        recorded: true,
    })
}

/// The game and the edition that a record names; `None` if one of them is not known here.
async fn edition_of<'s>(site: &'s Site, record: &Record) -> Result<Option<(&'s Offer, Edition)>> {
    let Some(offer) = site.catalogue.find(Some(&record.header.game)) else { return Ok(None) };
    let title = &record.header.edition;
    if let Some(offered) = offer.editions.iter().find(|edition| offer.title.is_edition(edition, title)) {
        return Ok(Some((offer, offered.clone())));
    }
    let digest = title.rsplit(' ').next().unwrap_or_default();
    let known = site.store.edition(digest).await?;
    Ok(known.map(|(title, text)| (offer, Edition { title, text })))
}

/// Checks a record that somebody uploads, and keeps it. Its name, or what is wrong with it.
pub async fn bring(site: &Site, caller: &Caller, text: &str) -> Result<String> {
    let person = &caller.identity()?.id;
    if site.store.free_space().is_some_and(|free| free < site.limits.allowed.spare_disk) {
        let message = "the site's disk is nearly full; it takes no records at the moment";
        return Err(RequestError::new(axum::http::StatusCode::INSUFFICIENT_STORAGE, "disk_full", message));
    }
    site.limits.spend(caller, Budget::Record)?;
    site.limits.spend_many(caller, Budget::RecordSize, text.len().div_ceil(1_000))?;
    // A form sends other line ends, and people copy without the last one.
    let text = text.replace("\r\n", "\n");
    let text = format!("{}\n", text.trim_matches('\n'));
    let refuse = |reason: String| RequestError::new(axum::http::StatusCode::UNPROCESSABLE_ENTITY, "unsound", reason);
    let records = Record::read_all(&text).map_err(|error| refuse(error.to_string()))?;
    let [record] = records.as_slice() else {
        return Err(refuse("there are several games in it; bring them one by one".to_owned()));
    };
    for (seat, name) in (1..).zip(&record.header.seats) {
        if crate::options::level(name).is_none() && !crate::names::proper(name).is_ok_and(|proper| proper == *name) {
            return Err(refuse(format!("the name of seat {seat} must have 1 to 30 visible characters")));
        }
    }
    if site.catalogue.find(Some(&record.header.game)).is_none() {
        return Err(refuse(format!("the game {} is not known here", record.header.game)));
    }
    let edition = edition_of(site, record).await?;
    let (offer, edition) =
        edition.ok_or_else(|| refuse(format!("the edition {} is not known here", record.header.edition)))?;
    let checked = {
        let (title, record, edition) = (offer.title, record.clone(), edition.clone());
        site.checking.run(move || title.recorded(&record, &edition, true).map(drop))
    };
    checked.await?.map_err(refuse)?;
    // An older program may have called the edition otherwise; it is kept, and found again, under the title of today.
    let mut record = record.clone();
    record.header.edition.clone_from(&edition.title);
    let row = RecordRow {
        id: format!("{RECORD}{}", random::short_id()),
        person: person.clone(),
        at: now(),
        text: record.to_string(),
    };
    site.store.add_record(&row, (&edition.title, &edition.text)).await?;
    Ok(row.id)
}

/// The text of an uploaded record.
pub async fn text_of(site: &Site, id: &str) -> Result<String> {
    let row = site.store.record(id).await?;
    row.map(|row| row.text).ok_or_else(|| RequestError::not_found("game"))
}

/// Analyses that are being made, and who waits for each; and those that somebody holds.
#[derive(Debug, Default)]
pub struct Analyses {
    under_way: Mutex<HashMap<String, Vec<Handle>>>,
    held: Mutex<HashMap<String, (String, Weak<Analysis>)>>,
}

/// What a bot thought of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct MadeAnalysis {
    /// The bot and the version of the program.
    pub made_by: String,
    /// What it thought.
    pub thoughts: Arc<Analysis>,
}

impl MadeAnalysis {
    /// What is written beside analyses that are made now.
    fn maker() -> String {
        format!("{} {}", ANALYST.name(), env!("CARGO_PKG_VERSION"))
    }

    /// Whether this program would make the same.
    pub fn is_current(&self) -> bool {
        self.made_by == MadeAnalysis::maker()
    }
}

impl Analyses {
    /// How many decisions of a game are thought about, and how many there are, if somebody has begun.
    pub fn progress(&self, game: &str) -> Option<(usize, usize)> {
        let all = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let job = all.get(game)?.first()?.borrow();
        Some((job.done, job.of))
    }

    /// Waits with the others if somebody has begun; otherwise one has to begin.
    fn join(&self, game: &str, job: &Handle) -> bool {
        let mut all = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = all.entry(game.to_owned()).or_default();
        if let Some(first) = waiting.first() {
            let done = first.borrow().done;
            note(job, |job| job.done = done);
        }
        waiting.push(Arc::clone(job));
        waiting.len() > 1
    }

    fn held(&self, game: &str) -> Option<MadeAnalysis> {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let (made_by, thoughts) = held.get(game)?;
        Some(MadeAnalysis { made_by: made_by.clone(), thoughts: thoughts.upgrade()? })
    }

    /// Shares an analysis as long as somebody holds it. Two may have read it at the same moment: the first one stays.
    fn hold(&self, game: &str, made_by: String, thoughts: Analysis) -> MadeAnalysis {
        if let Some(same) = self.held(game).filter(|held| held.made_by == made_by) {
            return same;
        }
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.retain(|_, (_, thoughts)| thoughts.strong_count() > 0);
        let thoughts = Arc::new(thoughts);
        held.insert(game.to_owned(), (made_by.clone(), Arc::downgrade(&thoughts)));
        MadeAnalysis { made_by, thoughts }
    }

    fn tell(&self, game: &str, change: impl Fn(&mut Job)) {
        let all = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        for job in all.get(game).into_iter().flatten() {
            note(job, &change);
        }
    }
}

/// Takes an analysis away that is over, also when it broke off.
struct UnderWay {
    site: Arc<Site>,
    game: String,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let broken = |job: &mut Job| {
            if job.result.is_none() {
                job.error = Some("the analysis broke off".to_owned());
            }
        };
        self.site.analyses.tell(&self.game, broken);
        let mut all = self.site.analyses.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&self.game);
    }
}

/// Thinks about every decision of a game for somebody, unless that was done before, and keeps what comes out.
pub async fn analyse(site: &Arc<Site>, caller: &Caller, past: &Past) -> Result<Handle> {
    let person = &caller.identity()?.id;
    if !past.open {
        return Err(RequestError::conflict("not_over", "a game can be analysed when it is over"));
    }
    if let Some(MadeAnalysis { thoughts: known, .. }) = analysis(site, &past.id).await?.filter(MadeAnalysis::is_current)
    {
        let count = known.decisions.len();
        let job = site.jobs.begin(person, count)?;
        note(&job, |job| (job.done, job.result) = (count, Some(Findings::Analysis(known))));
        return Ok(job);
    }
    let decisions =
        past.play.decisions(&past.lines()).map_err(|reason| RequestError::broken_table(&past.id, &reason))?;
    site.limits.spend(caller, Budget::Analysis)?;
    let job = site.jobs.begin(person, decisions.len())?;
    if site.analyses.join(&past.id, &job) {
        return Ok(job);
    }
    let under_way = UnderWay { site: Arc::clone(site), game: past.id.clone() };
    let owner = person.clone();
    site.tasks.spawn(async move {
        let (site, game) = (&under_way.site, &under_way.game);
        let mut opinions = Vec::with_capacity(decisions.len());
        for Decided { at, question, answer: played } in decisions {
            let opinion = loop {
                match think(site, Lane::Background, &owner, question.as_ref(), Some(played.clone())).await {
                    Err(ThinkError::Full) => tokio::time::sleep(PUT_OFF).await,
                    Err(ThinkError::Stopped) => return,
                    Err(ThinkError::Failed) => break None,
                    Ok(opinion) => break Some(opinion),
                }
            };
            if let Some(mut review) = opinion {
                review.keep_best(KEPT);
                review.at = Some(at);
                opinions.push(review);
            }
            site.analyses.tell(game, |job| job.done += 1);
        }
        let result = Analysis { decisions: opinions };
        let text = serde_json::to_string(&result).unwrap_or_default();
        let row = AnalysisRow { text, made_by: MadeAnalysis::maker() };
        if let Err(error) = site.store.add_analysis(game, now(), &row).await {
            tracing::warn!(%error, "an analysis could not be kept");
        }
        let result = site.analyses.hold(game, row.made_by, result);
        site.analyses.tell(game, |job| job.result = Some(Findings::Analysis(Arc::clone(&result.thoughts))));
    });
    Ok(job)
}

/// What was thought of a game before. Whoever asks while somebody holds it gets the same one.
pub async fn analysis(site: &Site, game: &str) -> Result<Option<MadeAnalysis>> {
    if let Some(held) = site.analyses.held(game) {
        return Ok(Some(held));
    }
    let Some(AnalysisRow { text, made_by }) = site.store.analysis(game).await? else { return Ok(None) };
    let thoughts = serde_json::from_str(&text).ok();
    Ok(thoughts.map(|thoughts| site.analyses.hold(game, made_by, thoughts)))
}

/// The analyst's opinion.
pub async fn think(
    site: &Site,
    lane: Lane,
    person: &str,
    question: &dyn AnyQuestion,
    played: Option<String>,
) -> Result<Review, ThinkError> {
    let (bot, question) = (Bot::from(ANALYST), question.boxed());
    site.pool
        .think(lane, &site.networks.owner_of(person), move |seed| question.opinion(&bot, played.as_deref(), seed))
        .await
}
