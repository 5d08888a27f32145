//! The table: the game as one seat (or somebody watching) sees it, with everything it can do.

pub(crate) mod ask;
mod over;
pub(crate) mod side;
pub(crate) mod text;
mod waiting;

use std::sync::Arc;

use maud::{Markup, html};
use table::{Outcome, Seat, When};

use crate::draw;
use crate::face::Position;
use crate::page::{Page, PageKind};

pub use ask::form;

const KIND: PageKind = PageKind::plain("table").with(&["table.css"]).private().full_screen().table();

/// A table as the page shows it.
#[derive(Clone, Debug)]
pub struct TablePage {
    /// Its name in addresses.
    pub id: String,
    /// What the game is called.
    pub title: String,
    /// Grows with everything that happens.
    pub version: i64,
    /// Where it is.
    pub stage: TableStage,
    /// Who sits where.
    pub seats: Vec<SeatLine>,
    /// The viewer's seats; several when players share one browser.
    pub own: Vec<Seat>,
    /// Whether the viewer made the table.
    pub host: bool,
    /// The link that lets somebody watch.
    pub watch: Option<String>,
    /// The spectator key of the viewer.
    pub key: Option<String>,
    /// The game, once it has begun.
    pub scene: Option<Scene>,
    /// What happened, the newest last.
    pub log: Vec<LogLine>,
    /// What happened since the viewer's last action.
    pub since: Option<Since>,
    /// What was said, the newest last.
    pub chat: Vec<Said>,
    /// Whether the reader may say something.
    pub may_chat: bool,
    /// Whether bots may be asked for hints.
    pub hints: bool,
    /// The table of the rematch, if the reader may go there.
    pub rematch: Option<String>,
    /// Who offers the reader a rematch: on the page of the game that is over, and at the new table.
    pub offered_by: Option<String>,
    /// What all draws come from, as a digest.
    pub commitment: String,
    /// Why this version of the program cannot continue the game, if it is so.
    pub frozen: Option<String>,
    /// A message about what was just tried.
    pub message: Option<String>,
}

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableStage {
    /// Seats are taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// It was given up before it began.
    Closed,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatLine {
    /// Which seat.
    pub seat: Seat,
    /// Who; nobody while the seat is open.
    pub name: Option<String>,
    /// Which bot.
    pub bot: Option<String>,
    /// Whether somebody else at the table has the same name, so that the seat's number is said, too.
    pub ambiguous: bool,
    /// Whether it is the reader's.
    pub own: bool,
    /// Whether something is asked of this seat.
    pub asked: bool,
    /// Whether they have the table open; bots always do.
    pub present: bool,
    /// Whether a bot stands in until the player returns.
    pub absent: bool,
    /// Whether the player has left for good.
    pub gone: bool,
    /// Whether the reader has muted them; nothing where there is nobody to mute.
    pub muted: Option<bool>,
    /// How far the reader is with a vote to replace them, if there can be one.
    pub vote: Option<Vote>,
    /// What is left on the clock, in seconds, and whether it runs.
    pub clock: Option<(i64, bool)>,
    /// What lets somebody take the seat.
    pub invitation: Option<String>,
    /// Who is offered the seat and has not answered yet.
    pub reserved: Option<String>,
    /// Whether that is the reader.
    pub offered: bool,
    /// Who declined the seat.
    pub declined: Option<String>,
}

/// A vote to replace an absent player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vote {
    /// It opens in this many seconds.
    Later(i64),
    /// The reader can vote.
    Open,
    /// The reader has voted; others have not.
    Cast,
}

/// The game as a viewer sees it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The seat of the viewer.
    pub seat: Option<Seat>,
    /// How many play.
    pub seats: u8,
    /// The decision that is open for that seat.
    pub decision: Option<String>,
    /// Whether that seat can take something back.
    pub can_undo: bool,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    /// The position, in pictures and words.
    pub position: Arc<dyn Position>,
}

/// What happened since somebody did something last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Since {
    /// The first line of the log that tells of it.
    pub first: usize,
    /// The action of the game with which a replay of it begins.
    pub action: usize,
}

/// A sentence about what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The line of the record.
    pub line: usize,
    /// Where the game is from here on: the sentence is the heading of what follows.
    pub heading: Option<When>,
    /// The sentence.
    pub text: String,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number.
    pub number: i64,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
}

/// What the parts of the page share.
#[derive(Clone, Copy, Debug)]
pub struct Here<'h> {
    /// The page.
    pub page: &'h Page,
    /// The table.
    pub table: &'h TablePage,
    /// The game.
    pub scene: &'h Scene,
    /// Where answers go, if it is not this table.
    pub(crate) answers_to: Option<&'h str>,
}

impl Here<'_> {
    /// A text.
    pub fn say(self, name: &str) -> String {
        self.page.say(name)
    }

    /// How a seat is called.
    pub fn name(self, seat: Seat) -> String {
        self.table.seats.get(seat.index()).map_or_else(|| seat.to_string(), |line| line.called(self.page))
    }

    /// Where one looks closer at what belongs to a seat.
    pub fn closer(self, seat: Seat) -> String {
        self.table.address(&format!("/seats/{seat}"))
    }

    /// An address at this table.
    fn path(self, what: &str) -> String {
        match self.answers_to {
            Some(path) => path.to_owned(),
            None => format!("/tables/{}/{what}", self.table.id),
        }
    }
}

/// Notes who at a table has the same name as somebody else.
pub fn tell_apart(seats: &mut [SeatLine]) {
    let names: Vec<_> = seats.iter().map(|line| (line.name.clone(), line.bot.clone())).collect();
    for (line, name) in seats.iter_mut().zip(&names) {
        line.ambiguous = names.iter().filter(|other| *other == name).count() > 1;
    }
}

impl SeatLine {
    /// How they are called on this page.
    pub fn called(&self, page: &Page) -> String {
        let name = match (&self.name, &self.bot) {
            (_, Some(bot)) => page.bot(bot),
            (Some(name), None) => name.clone(),
            (None, None) => return self.reserved.clone().unwrap_or_else(|| page.say("seat-open")),
        };
        if self.ambiguous { format!("{name} {}", self.seat) } else { name }
    }
}

impl TablePage {
    /// A table of which only parts are shown, on a page of another kind: without chat and news.
    pub(crate) fn in_parts(id: &str, stage: TableStage, seats: Vec<SeatLine>) -> TablePage {
        TablePage {
            id: id.to_owned(),
            title: String::new(),
            version: 0,
            stage,
            seats,
            own: Vec::new(),
            host: false,
            watch: None,
            key: None,
            scene: None,
            log: Vec::new(),
            since: None,
            chat: Vec::new(),
            may_chat: false,
            hints: false,
            rematch: None,
            offered_by: None,
            commitment: String::new(),
            frozen: None,
            message: None,
        }
    }

    /// Whether something is asked of the viewer.
    pub fn your_turn(&self) -> bool {
        self.scene.as_ref().is_some_and(|scene| scene.decision.is_some())
    }

    /// The whole page.
    pub fn html(&self, page: &Page) -> String {
        let title = match (self.stage, &self.scene) {
            (TableStage::Playing, Some(scene)) => {
                let when = scene.position.when_text(page.prefs.language);
                let turn = if self.your_turn() { format!("● {} – ", page.say("your-turn")) } else { String::new() };
                format!("{turn}{when} – Homestead")
            }
            _ => format!("{} – Homestead", page.say("table")),
        };
        let body = html! { (draw::sheet(page.style())) (self.main(page)) };
        page.html(&title, KIND, &["table.js"], &body)
    }

    /// An address at this table, with the spectator key.
    fn address(&self, what: &str) -> String {
        let key = self.key.as_ref().map(|key| format!("?key={key}")).unwrap_or_default();
        format!("/tables/{}{what}{key}", self.id)
    }

    /// What belongs to one seat as a page, for a closer look; nothing if there is nothing to see.
    pub fn closer_page(&self, page: &Page, seat: Seat) -> Option<String> {
        let name = self.seats.get(seat.index())?.called(page);
        let body = html! { (draw::sheet(page.style())) (self.closer(page, seat)?) };
        Some(page.html(&format!("{name} – Homestead"), KIND, &[], &body))
    }

    /// The part of that page which a table shows above itself.
    pub fn closer(&self, page: &Page, seat: Seat) -> Option<Markup> {
        let scene = self.scene.as_ref()?;
        let here = Here { page, table: self, scene, answers_to: None };
        let picture = scene.position.closer(here, seat)?;
        Some(html! {
            main #main.closer {
                h2 { (here.name(seat)) }
                (picture)
                a.button.close href=(self.address("")) data-close { (here.say("close")) }
            }
        })
    }

    /// The part of the page that changes.
    pub fn main(&self, page: &Page) -> Markup {
        let seat = self.scene.as_ref().and_then(|scene| scene.seat).map(Seat::number).unwrap_or(0);
        html! {
            main #main.table.{(stage_word(self.stage))} data-table=(self.id) data-version=(self.version) data-seat=(seat)
                data-key=[self.key.as_deref()] data-turn=(u8::from(self.your_turn()))
                data-turn-text=(page.say_with("your-turn-notice", [("game", self.title.as_str().into())])) data-offline-text=(page.say("connection-lost"))
                data-final-text=(page.say("confirm-final")) data-yes-text=(page.say("confirm")) data-no-text=(page.say("back")) {
                @match (self.stage, &self.scene) {
                    (TableStage::Playing | TableStage::Over, Some(scene)) => {
                        @let here = Here { page, table: self, scene, answers_to: None };
                        @if page.prefs.text { (text::table(here)) } @else { (board(here)) }
                    }
                    _ => (waiting::room(page, self)),
                }
            }
        }
    }
}

fn stage_word(stage: TableStage) -> &'static str {
    match stage {
        TableStage::Waiting => "waiting",
        TableStage::Playing => "playing",
        TableStage::Over => "over",
        TableStage::Closed => "closed",
    }
}

/// Everything on one screen.
fn board(here: Here<'_>) -> Markup {
    html! {
        h1.unseen { (here.say("table")) }
        (side::bar(here))
        (here.scene.position.panels(here))
        section.side-panel {
            @if here.table.stage == TableStage::Over { (over::result(here)) } @else { (ask::panel(here)) }
            (side::sheets(here))
        }
        div.large #large popover data-stays="large" {}
        nav.jump aria-label=(here.say("jump-label")) {
            a href="#ask" { (here.say("jump-turn")) }
            @for (id, name) in here.scene.position.panel_names(here.page) { a href={ "#" (id) } { (name) } }
            a href="#sheets" { (here.say("log")) }
        }
    }
}

/// What a bot would consider: labels and points in the end, the best first.
pub fn hints(page: &Page, hints: &[(String, f64)]) -> Markup {
    html! {
        div.hints {
            p { (page.say("hint-title")) }
            ol {
                @for (label, points) in hints {
                    @let points = page.words().tenths(*points);
                    li { (label) " " small { (page.say_with("hint-points", [("points", points.into())])) } }
                }
            }
        }
    }
}
