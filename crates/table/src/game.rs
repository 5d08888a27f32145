//! The trait every game implements, and the few types it speaks in.

use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::{Actor, Chance, Chapter, Seat, Viewer};

/// A game's complete state, and its rules.
///
/// Pure: the same actions give the same state everywhere. Chance is an action of [`Actor::Nature`], chosen outside.
/// A composite choice is a sequence of small decisions; one with a single legal answer is not asked, the game takes it
/// by itself, unless that would betray something hidden: **whether a seat is asked depends only on what everybody may
/// know**. When several seats have a decision open, the order of their answers never changes the result. A seat may know
/// whatever it once saw. `laws` has all of this as tests that any game can run.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// What is chosen before the game begins.
    type Setup: Setup;
    /// One small answer to one decision, of a seat or of Nature.
    type Action: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static;
    /// Something that happened, for logs and animations.
    type Event: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// What a viewer may know, built from that alone.
    type View: Serialize + Eq + fmt::Debug + Send + Sync + 'static;
    /// Why an action is refused.
    type Illegal: std::error::Error + Clone + Eq + Send + Sync + 'static;

    /// The game's name in records.
    const NAME: &'static str;
    /// The newest version of the rules; it grows when the same actions could lead elsewhere.
    const RULES: u32;

    /// All that [`When::scene`] can be.
    const SCENES: &'static [&'static str];

    /// A new game under these rules: the present version, or an older one that is still known.
    fn begin(setup: &Self::Setup, seats: u8, rules: u32) -> Result<Self, BeginError>;

    /// What the game began with.
    fn setup(&self) -> Self::Setup;

    /// The version of the rules that it is played under.
    fn rules(&self) -> u32;

    /// How many play.
    fn seats(&self) -> u8;

    /// The decisions that can be answered now; several in a simultaneous season, none once the game is over.
    fn open(&self) -> impl Iterator<Item = Decision>;

    /// Who is asked; the first of them if several are.
    fn next_actor(&self) -> Option<Actor> {
        self.open().next().map(|decision| decision.actor)
    }

    /// Replaces `into` by the legal answers of `actor` in canonical order; none if nothing is asked of it.
    fn legal(&self, actor: Actor, into: &mut Vec<Self::Action>);

    /// For an action of Nature: in how many equally likely ways it can come about.
    fn weight(&self, action: Self::Action) -> u32;

    /// For an action of Nature that is advice: the seat, and the answer that is recommended to it. A bot that sees what the
    /// seat sees chooses among such actions; all others are dealt by chance.
    fn advice(&self, _action: Self::Action) -> Option<(Seat, Self::Action)> {
        None
    }

    /// Plays an action, or says why not and leaves everything as it was.
    fn apply(
        &mut self,
        actor: Actor,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Plays an action that the caller took from [`Game::legal`]; searches and simulations save the check. Any other
    /// action is a mistake of the caller.
    fn apply_legal(&mut self, actor: Actor, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// The things that `seat` picks several of, one after the other, in an order that nobody has to know; `None` if it is
    /// asked nothing of the kind.
    fn picks(&self, _seat: Seat) -> Option<Picks<Self::Action>> {
        None
    }

    /// The answers that pick these things, in the order in which the game asks for them, and that nothing more is picked.
    fn arrange(&self, _seat: Seat, picked: &[Self::Action]) -> Result<Vec<Self::Action>, Self::Illegal> {
        Ok(picked.to_vec())
    }

    /// What `viewer` may know. Equal for two states that differ only in what the viewer may not know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// One of the games that look like this to `seat`: what it may not know is drawn anew, as likely as it can be. Two
    /// states with equal views for the seat give equal games for equal draws.
    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Self;

    /// The event as `viewer` may see it.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The stretch of play that is open now. It changes when a turn or a simultaneous season ends, when something hidden
    /// is shown to somebody, and when another seat reacts: undo stays within. Within one turn no seat's legal actions may
    /// depend on another seat's answers.
    fn turn(&self) -> Turn;

    /// Sets how many decisions a seat has answered. After an undo the [`Table`](crate::Table) counts on instead of back,
    /// so that no two decisions of a game ever have the same id.
    fn count_on(&mut self, seat: Seat, answered: u32);

    /// Where the game is: the year and season, the round and phase.
    fn when(&self) -> When;

    /// The word that stands before an action in a record: the season, the phase.
    fn scene(&self) -> &'static str {
        self.when().scene
    }

    /// The chapter of the story that begins with an event, if one does.
    fn chapter(event: &Self::Event) -> Option<Chapter>;

    /// The action in notation, without the scene. The same at any moment of a game.
    fn write(&self, action: Self::Action) -> String;

    /// Whether `viewer` may not know all of this action of `actor`: what was dealt to others, what others picked in secret.
    fn hides(&self, actor: Actor, action: Self::Action, viewer: Viewer) -> bool;

    /// The action in notation as `viewer` may see it: what is hidden is a question mark.
    fn write_for(&self, actor: Actor, action: Self::Action, viewer: Viewer) -> String;

    /// The action that a text in notation means. Whether it is legal is another question.
    fn read(&self, text: &str) -> Result<Self::Action, NotationError>;
}

/// What is chosen before a game begins: the edition and the options. It is written in records and in tables' rows.
pub trait Setup: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The file of the program's own edition.
    const EDITION: &'static str;

    /// The program's own edition, and no options.
    fn usual() -> Self;

    /// The edition of a file's text, and no options.
    fn with_edition(text: &str) -> Result<Self, String>;

    /// The same with options as [`Setup::options`] gives them.
    fn with_options(self, options: &str) -> Result<Self, String>;

    /// The edition's name and the digest of its data, as in a record's header.
    fn edition(&self) -> String;

    /// Whether an edition of this title, perhaps written by an older program, is the one of this setup.
    fn is_edition(&self, title: &str) -> bool {
        self.edition() == title
    }

    /// The options that differ from the usual ones, `draft 7; first 2`. Empty if none do.
    fn options(&self) -> String;

    /// What can be chosen.
    fn choices() -> &'static [Choice] {
        &[]
    }

    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
}

/// A choice of several things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picks<A> {
    /// What they are picked for, in a word. As long as it stays, the choice goes on.
    pub purpose: &'static str,
    /// How many.
    pub count: u8,
    /// Whether it must be this many; otherwise at most.
    pub exactly: bool,
    /// What there is, and how often it can be picked.
    pub things: Vec<(A, u8)>,
}

/// Something that can be chosen before a game begins, written `name value` in [`Setup::options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its name, as in a record.
    pub name: &'static str,
    /// What it can be; nothing if it is a switch, which is on when it is named.
    pub values: &'static [&'static str],
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BeginError {
    /// So many cannot play.
    #[error("{0}")]
    Seats(String),
    /// The rules of this version are not known.
    #[error("this was played under rules {0}; this program knows rules {1}")]
    Rules(u32, String),
}

/// Where a game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct When {
    /// The year, the round.
    pub part: u8,
    /// The season, the phase, in a record's word.
    pub scene: &'static str,
}

/// A decision that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Decision {
    /// Its name; an answer says which decision it is for.
    pub id: DecisionId,
    /// Who is to answer.
    pub actor: Actor,
}

/// Names a decision: whose it is, and how many that actor has answered before. Independent of what others do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DecisionId {
    /// Who is asked.
    pub actor: Actor,
    /// How many decisions this actor has answered before this one.
    pub answered: u32,
}

/// Written as `2.17`: seat 2 after 17 answers; `*.5` for Nature.
impl fmt::Display for DecisionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.actor, self.answered)
    }
}

impl Serialize for DecisionId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A stretch of play within which a seat may take back its own answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn(pub u32);

/// How a game ended: the points of each seat in order, and who won (several when they share it, none when a solo
/// game misses its goal).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Final points, by seat.
    pub points: Vec<i32>,
    /// The winners.
    pub winners: Vec<Seat>,
}

/// As in a record's header: `31 24; winner 1`, `28 28; winners 1 2`, `19; no winner`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, points) in self.points.iter().enumerate() {
            let gap = if seat == 0 { "" } else { " " };
            write!(f, "{gap}{points}")?;
        }
        match self.winners.as_slice() {
            [] => f.write_str("; no winner"),
            [one] => write!(f, "; winner {one}"),
            several => {
                f.write_str("; winners")?;
                several.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
        }
    }
}

/// Where a game tells what happens.
pub trait Sink<E> {
    /// Takes note of an event, which is only made up if somebody listens.
    fn note(&mut self, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug)]
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    fn note(&mut self, _: impl FnOnce() -> E) {}
}

/// A text that is no action in this game's notation.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct NotationError(pub String);
