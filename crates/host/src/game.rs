//! A game that is played, without its types: seats, decisions, lines of notation, text and JSON.

use std::any::Any;
use std::fmt;
use std::ops::Range;
use std::time::Duration;

use bots::next_of_nature;
use bots::protocol::Message;
use serde_json::{Value, json};
use table::{
    ActError, Actor, Deal, Decision, Game, Line, Outcome, Picks, Record, RecordError, Seat, Secret, Story, Viewer, When,
};
use web::table::Scene;
use words::{ByLanguage, Language, Phrasebook};

use crate::question::{AnyQuestion, TypedQuestion};
use crate::title::{Title, Verdict};

/// A game of any kind.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// The same once more.
    fn boxed(&self) -> Box<dyn AnyGame>;

    /// Its name in records.
    fn name(&self) -> &'static str;

    /// Plays a line of the log.
    fn replay(&mut self, line: &str) -> Result<(), String>;

    /// Deals what is to be dealt next, and says which line that is; `None` when a seat is asked or the game is over.
    fn deal(&mut self) -> Option<String>;

    /// Answers a decision of a seat, and says which line that is. `decision` may be missing for the later ones of several
    /// answers in a row.
    fn act(&mut self, seat: Seat, decision: Option<&str>, action: &str) -> Result<String, AnyActError>;

    /// Takes the seat's last answer back, and says which line that is.
    fn undo(&mut self, seat: Seat) -> Result<String, String>;

    /// Whether the seat may take something back.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Whether both games are at the same point.
    fn is_where(&self, other: &dyn AnyGame) -> bool;

    /// The seats that are asked something.
    fn waits_for(&self) -> Vec<Seat>;

    /// How it ended, if it did.
    fn outcome(&self) -> Option<Outcome>;

    /// The stretch of play within which answers can be taken back.
    fn turn(&self) -> u32;

    /// Where the game is.
    fn when(&self) -> When;

    /// The table as a viewer may see it, with the viewer's legal actions.
    fn view(&self, viewer: Viewer) -> Value;

    /// A line of the log as a viewer may see it.
    fn shown(&self, line: &str, viewer: Viewer) -> String;

    /// The game as a page shows it to a viewer.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The same for a viewer who looks back: nothing is asked.
    fn past(&self, viewer: Viewer) -> Scene;

    /// What happened in this part of the game and the one before, as a viewer may see it.
    fn recent(&self, viewer: Viewer, language: Language, name: &dyn Fn(Seat) -> String) -> Vec<Told>;

    /// Where a game of this kind is, in words.
    fn when_text(&self, part: u8, scene: &str, language: Language) -> String;

    /// An action in words.
    fn label(&self, action: &str, language: Language) -> Option<String>;

    /// Where an answer leads to, if it is known by that.
    fn place(&self, action: &str, language: Language) -> Option<String>;

    /// The answers to a decision that pick these things, in the order in which the game asks; to the open one if none is
    /// named.
    fn arrange(&self, seat: Seat, decision: Option<&str>, picked: &[&str]) -> Result<Vec<String>, AnyActError>;

    /// When several things are picked: what is asked after these answers, as long as it is still about the same choice.
    fn next_pick(&self, seat: Seat, answers: &[String]) -> Option<Box<dyn AnyQuestion>>;

    /// These answers without those that pick nothing, and with those that the game gives by itself because nothing else
    /// is left to pick.
    fn all_picks(&self, seat: Seat, answers: &[String]) -> Vec<String>;

    /// What a seat is asked, for a bot that decides in its place.
    fn question(&self, seat: Seat) -> Option<Box<dyn AnyQuestion>>;

    /// The message of the bot protocol that asks a seat its decision, or says that the game is over.
    fn message(&self, seat: Seat, deadline: Duration) -> Option<Value>;

    /// The record, in which draws can be checked once the game is over.
    fn record(&self, names: Vec<String>, date: String) -> Result<String, String>;

    /// The same game after this many lines of its record.
    fn at(&self, lines: &[&str], count: usize) -> Result<Box<dyn AnyGame>, String>;

    /// Walks through a record, and stops to look at the lines of a step of it.
    fn journey(
        &self,
        lines: &[&str],
        step: Range<usize>,
        viewer: Viewer,
        language: Language,
        name: &dyn Fn(Seat) -> String,
    ) -> Result<Journey, String>;

    /// What was decided by seats, for an analysis.
    fn decisions(&self, lines: &[&str]) -> Result<Vec<Decided>, String>;

    /// The state, for [`AnyGame::is_where`].
    fn state(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Box<dyn AnyGame> {
        self.boxed()
    }
}

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyActError {
    /// The decision is not open any more.
    Stale,
    /// The rules do not allow it, for this reason.
    Illegal(Reason),
    /// It is no answer at all, for this reason.
    Unreadable(String),
}

impl From<AnyActError> for Verdict {
    fn from(refusal: AnyActError) -> Verdict {
        match refusal {
            AnyActError::Illegal(why) => Verdict::Refused(why),
            AnyActError::Stale | AnyActError::Unreadable(_) => Verdict::NotAsked,
        }
    }
}

/// Why the rules of a game refuse something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// For programs and logs.
    pub message: String,
    said: ByLanguage<String>,
}

impl Reason {
    /// What the rules say against it.
    pub fn of<P: Phrasebook>(illegal: &<P::Game as Game>::Illegal) -> Reason {
        Reason { message: illegal.to_string(), said: ByLanguage::new(|language| P::new(language).refusal(illegal)) }
    }

    /// For people.
    pub fn say(&self, language: Language) -> &str {
        self.said.get(language)
    }
}

/// A passage of a game, told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The first and the last line of the record behind it.
    pub lines: (usize, usize),
    /// Who acted; nobody when something was dealt.
    pub seat: Option<Seat>,
    /// Where the game is from here on, if a chapter begins here.
    pub begins: Option<When>,
    /// The same in words.
    pub heading: Option<String>,
    /// What happened.
    pub text: Vec<String>,
}

/// A decision of a recorded game.
#[derive(Clone, Debug)]
pub struct Decided {
    /// Its line in the record.
    pub at: usize,
    /// What was asked.
    pub question: Box<dyn AnyQuestion>,
    /// What was answered, in notation.
    pub answer: String,
}

/// A game from its beginning to its end, and one step of it.
#[derive(Clone, Debug)]
pub struct Journey {
    /// The game after that step.
    pub then: Box<dyn AnyGame>,
    /// Where the game is before the first line, and after each.
    pub when: Vec<When>,
    /// Who did something in the step.
    pub actor: Option<Seat>,
    /// What happened in the step, as the viewer may see it.
    pub told: Vec<String>,
}

/// A game, and the secret that it is dealt from.
pub(crate) struct Hosted<T: Title> {
    pub(crate) story: Story<T::Game>,
    pub(crate) start: T::Game,
    pub(crate) secret: Secret,
}

type ActionOf<T> = <<T as Title>::Game as Game>::Action;

impl<T: Title> Hosted<T> {
    /// A game that has not begun.
    pub(crate) fn new(start: T::Game, secret: Secret) -> Hosted<T> {
        Hosted { story: Story::new(start.clone()), start, secret }
    }

    /// The same game before its first line.
    fn afresh(&self) -> Hosted<T> {
        Hosted::new(self.start.clone(), self.secret)
    }

    fn game(&self) -> &T::Game {
        self.story.state()
    }

    fn asked(&self, actor: Actor) -> Option<Decision> {
        self.game().open().find(|decision| decision.actor == actor)
    }

    /// What is asked of a seat; refused if it is not the decision that somebody means to answer.
    fn open_to(&self, seat: Seat, decision: Option<&str>) -> Result<Decision, AnyActError> {
        let asked = self.asked(Actor::Seat(seat)).ok_or(AnyActError::Stale)?;
        let is_meant = decision.is_none_or(|named| named == asked.id.to_string());
        if is_meant { Ok(asked) } else { Err(AnyActError::Stale) }
    }

    fn line(&self, actor: Actor, action: ActionOf<T>) -> String {
        format!("{actor} {}: {}", self.game().scene(), self.game().write(action))
    }

    fn asks(&self, seat: Seat) -> Option<TypedQuestion<T>> {
        TypedQuestion::of(self.game(), seat)
    }

    fn played(&self, lines: &[&str], count: usize) -> Result<Hosted<T>, String> {
        let mut then = self.afresh();
        lines.iter().take(count).try_for_each(|line| then.replay(line))?;
        Ok(then)
    }

    fn scene_of(&self, viewer: Viewer, asks: bool) -> Scene {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        let asked = seat.filter(|_| asks);
        let decision = asked.and_then(|seat| self.asked(Actor::Seat(seat)));
        Scene {
            seat,
            seats: self.game().seats(),
            decision: decision.map(|asked| asked.id.to_string()),
            can_undo: asked.is_some_and(|seat| self.can_undo(seat)),
            outcome: self.outcome(),
            position: <T::Face as web::Face>::position(self.game(), viewer, asked),
        }
    }

    /// Whoever looks back at a game that is over may see everything.
    fn viewer_now(&self, viewer: Viewer) -> Viewer {
        if self.outcome().is_some() { Viewer::Omniscient } else { viewer }
    }
}

impl<T: Title> Clone for Hosted<T> {
    fn clone(&self) -> Hosted<T> {
        Hosted { story: self.story.clone(), start: self.start.clone(), secret: self.secret }
    }
}

impl<T: Title> fmt::Debug for Hosted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hosted").field("story", &self.story).field("secret", &self.secret).finish_non_exhaustive()
    }
}

fn read(line: &str) -> Result<Line, String> {
    line.parse().map_err(|error: RecordError| error.to_string())
}

impl<T: Title> AnyGame for Hosted<T> {
    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn name(&self) -> &'static str {
        T::Game::NAME
    }

    fn replay(&mut self, line: &str) -> Result<(), String> {
        self.story.play(&read(line)?).map(drop)
    }

    fn deal(&mut self) -> Option<String> {
        let action = next_of_nature::<T::Evaluation>(self.game(), &self.secret)?;
        let asked = self.asked(Actor::Nature)?;
        let line = self.line(Actor::Nature, action);
        self.story.act(asked.id, action).ok().map(|()| line)
    }

    fn act(&mut self, seat: Seat, decision: Option<&str>, action: &str) -> Result<String, AnyActError> {
        let asked = self.open_to(seat, decision)?;
        let meant = self.game().read(action).map_err(|error| AnyActError::Unreadable(error.to_string()))?;
        let line = self.line(Actor::Seat(seat), meant);
        self.story.act(asked.id, meant).map_err(|refused| match refused {
            ActError::Illegal(why) => AnyActError::Illegal(Reason::of::<T::Phrases>(&why)),
            ActError::Stale(_) | ActError::NothingToUndo(_) => AnyActError::Stale,
        })?;
        Ok(line)
    }

    fn undo(&mut self, seat: Seat) -> Result<String, String> {
        self.story.undo(seat).map_err(|refused| refused.to_string())?;
        Ok(format!("{seat} undo"))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.story.table().can_undo(seat)
    }

    fn is_where(&self, other: &dyn AnyGame) -> bool {
        other.state().downcast_ref::<T::Game>() == Some(self.game())
    }

    fn waits_for(&self) -> Vec<Seat> {
        let seats = self.game().open().filter_map(|decision| match decision.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        });
        seats.collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn turn(&self) -> u32 {
        self.game().turn().0
    }

    fn when(&self) -> When {
        self.game().when()
    }

    fn view(&self, viewer: Viewer) -> Value {
        let Viewer::Seat(seat) = viewer else { return json!({"view": self.game().view(viewer)}) };
        let mut legal = Vec::new();
        self.game().legal(Actor::Seat(seat), &mut legal);
        let legal: Vec<String> = legal.iter().map(|&action| self.game().write(action)).collect();
        json!({
            "view": self.game().view(viewer),
            "decision": self.asked(Actor::Seat(seat)).map(|asked| asked.id),
            "legal": legal,
            "can_undo": self.can_undo(seat),
        })
    }

    fn shown(&self, line: &str, viewer: Viewer) -> String {
        let Ok(parsed) = read(line) else { return String::new() };
        let Some(text) = parsed.action() else { return line.to_owned() };
        let Ok(action) = self.game().read(text) else { return String::new() };
        let shown = self.game().write_for(parsed.actor, action, self.viewer_now(viewer));
        match line.split_once(": ") {
            Some((before, _)) => format!("{before}: {shown}"),
            None => shown,
        }
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.scene_of(viewer, true)
    }

    fn past(&self, viewer: Viewer) -> Scene {
        self.scene_of(viewer, false)
    }

    fn recent(&self, viewer: Viewer, language: Language, name: &dyn Fn(Seat) -> String) -> Vec<Told> {
        let phrases = T::Phrases::new(language);
        let since = self.when().part.saturating_sub(1);
        let passages = self.story.since(since, self.viewer_now(viewer));
        let told = passages.into_iter().map(|passage| Told {
            lines: (passage.line, passage.last),
            seat: passage.seat,
            begins: passage.begins,
            heading: passage.begins.map(|when| phrases.when(when)),
            text: phrases.tale(&passage.events, name),
        });
        told.collect()
    }

    fn when_text(&self, part: u8, scene: &str, language: Language) -> String {
        let phrases = T::Phrases::new(language);
        let known = T::Game::SCENES.iter().find(|known| **known == scene);
        known.map_or_else(|| phrases.part(part), |scene| phrases.when(When { part, scene }))
    }

    fn label(&self, action: &str, language: Language) -> Option<String> {
        let action = self.game().read(action).ok()?;
        Some(T::Phrases::new(language).action(self.game(), action))
    }

    fn place(&self, action: &str, language: Language) -> Option<String> {
        let action = self.game().read(action).ok()?;
        T::Phrases::new(language).place(self.game(), action)
    }

    fn arrange(&self, seat: Seat, decision: Option<&str>, picked: &[&str]) -> Result<Vec<String>, AnyActError> {
        self.open_to(seat, decision)?;
        let game = self.game();
        let read = |text: &&str| game.read(text).map_err(|error| AnyActError::Unreadable(error.to_string()));
        let picked: Result<Vec<_>, AnyActError> = picked.iter().map(read).collect();
        let arranged = game.arrange(seat, &picked?);
        let arranged = arranged.map_err(|why| AnyActError::Illegal(Reason::of::<T::Phrases>(&why)))?;
        Ok(arranged.into_iter().map(|action| game.write(action)).collect())
    }

    fn next_pick(&self, seat: Seat, answers: &[String]) -> Option<Box<dyn AnyQuestion>> {
        let picks = self.game().picks(seat).filter(|picks| picks.count > 1)?;
        let mut then = self.clone();
        for answer in answers {
            then.act(seat, None, answer).ok()?;
        }
        let goes_on =
            then.turn() == self.turn() && then.game().picks(seat).is_some_and(|now| now.purpose == picks.purpose);
        then.question(seat).filter(|_| goes_on)
    }

    fn all_picks(&self, seat: Seat, answers: &[String]) -> Vec<String> {
        let Some(Picks { count, exactly, things, .. }) = self.game().picks(seat) else { return answers.to_vec() };
        let many = |(thing, most): (ActionOf<T>, u8)| std::iter::repeat_n(thing, usize::from(most));
        let things: Vec<String> = things.into_iter().flat_map(many).map(|thing| self.game().write(thing)).collect();
        let mut all: Vec<String> = answers.iter().filter(|answer| things.contains(answer)).cloned().collect();
        if !exactly {
            return all;
        }
        // Of the thing that was picked last there may be more.
        let next = all.last().map_or(0, |last| {
            let first = things.iter().position(|thing| thing == last).unwrap_or(0);
            first + all.iter().filter(|answer| *answer == last).count()
        });
        let missing = usize::from(count).saturating_sub(all.len());
        all.extend(things.into_iter().skip(next).take(missing));
        all
    }

    fn question(&self, seat: Seat) -> Option<Box<dyn AnyQuestion>> {
        Some(Box::new(self.asks(seat)?))
    }

    fn message(&self, seat: Seat, deadline: Duration) -> Option<Value> {
        if let Some(outcome) = self.outcome() {
            return serde_json::to_value(Message::<<T::Game as Game>::View>::over(&outcome)).ok();
        }
        let id = self.asked(Actor::Seat(seat))?.id;
        let asked = self.asks(seat)?;
        serde_json::to_value(Message::decide(id, asked.question(), deadline)).ok()
    }

    fn record(&self, names: Vec<String>, date: String) -> Result<String, String> {
        let mut record = Record::of(self.story.table(), names, Some(date)).map_err(|error| error.to_string())?;
        let secret = self.outcome().map(|_| self.secret);
        record.header.deal = Some(Deal { commitment: self.secret.commitment(), secret });
        Ok(record.to_string())
    }

    fn at(&self, lines: &[&str], count: usize) -> Result<Box<dyn AnyGame>, String> {
        Ok(Box::new(self.played(lines, count)?))
    }

    fn journey(
        &self,
        lines: &[&str],
        step: Range<usize>,
        viewer: Viewer,
        language: Language,
        name: &dyn Fn(Seat) -> String,
    ) -> Result<Journey, String> {
        let phrases = T::Phrases::new(language);
        let mut game = self.afresh();
        let mut then = (step.end == 0).then(|| game.clone());
        let (mut when, mut actor, mut told, mut happened) = (vec![game.when()], None, Vec::new(), Vec::new());
        for (number, text) in lines.iter().enumerate() {
            let line = read(text)?;
            let action = line.action().and_then(|text| game.game().read(text).ok());
            let action = action.filter(|&action| !game.game().hides(line.actor, action, viewer));
            let events = game.story.play(&line)?;
            when.push(game.when());
            if step.contains(&number) {
                let seat = match line.actor {
                    Actor::Seat(seat) => Some(seat),
                    Actor::Nature => None,
                };
                actor = seat.or(actor);
                match (seat, action) {
                    (Some(seat), _) if line.action().is_none() => {
                        told.push(phrases.say_with("study-undone", [("name", name(seat).into())]));
                    }
                    (Some(seat), Some(action)) if events.is_empty() => {
                        let action = phrases.action(self.game(), action);
                        let about = [("name", name(seat).into()), ("action", action.into())];
                        told.push(phrases.say_with("study-said", about));
                    }
                    _ => happened.extend(events.iter().map(|event| T::Game::seen_by(event, viewer))),
                }
            }
            if number + 1 == step.end {
                then = Some(game.clone());
            }
        }
        told.extend(phrases.tale(&happened, name));
        Ok(Journey { then: Box::new(then.unwrap_or(game)), when, actor, told })
    }

    fn decisions(&self, lines: &[&str]) -> Result<Vec<Decided>, String> {
        let mut found: Vec<Decided> = Vec::new();
        let mut then = self.afresh();
        for (at, text) in lines.iter().enumerate() {
            let line = read(text)?;
            if let Actor::Seat(seat) = line.actor {
                match (line.action(), then.question(seat)) {
                    (Some(action), Some(question)) => found.push(Decided { at, question, answer: action.to_owned() }),
                    (None, _) => {
                        if let Some(last) = found.iter().rposition(|decided| decided.question.seat() == seat) {
                            found.remove(last);
                        }
                    }
                    (Some(_), None) => {}
                }
            }
            then.replay(text)?;
        }
        Ok(found)
    }

    fn state(&self) -> &dyn Any {
        self.game()
    }
}
