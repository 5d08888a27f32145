//! Guided first turns of a game: a solo game on a fixed deal, which shows the learner what to look at and what to do.
//!
//! A [`Step`] shows something or asks for something. What it says is in the game's texts (`learn-tile-text` for the step
//! `learn-tile`); what it asks for is in notation, and the rules check it.

use table::{ActError, Actor, Game, Ignore, Line, Said, Seat, Setup, Table};
use thiserror::Error;

/// A tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// Its steps, in order. The last one asks nothing: it leads on to a game.
    pub steps: &'static [Step],
    /// What the learner chose before the first step.
    pub start: &'static [&'static str],
    /// What Nature gives, in the order in which it is asked.
    pub deal: &'static [&'static str],
}

/// A step of a tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its name, and how the names of its texts begin: `-title`, `-text`, `-aim`, `-well-done` follow.
    pub name: &'static str,
    /// The answers in notation that fulfil its aim, one after the other; none if there is only something to see.
    pub answers: &'static [&'static str],
    /// The part of the screen to look at, in the game's own word.
    pub points_at: &'static str,
}

/// What to say to answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<I> {
    /// The aim is reached; here is the name of the praise.
    Right(String),
    /// Right so far; the step asks for more.
    GoOn,
    /// The rules allow it, but it is not what the step is about.
    LegalButNot,
    /// The rules forbid it.
    Refused(I),
    /// It answers nothing that is asked.
    NotAsked,
}

impl<I> Verdict<I> {
    /// The same with another form of the reason.
    pub fn map<J>(self, how: impl FnOnce(I) -> J) -> Verdict<J> {
        match self {
            Verdict::Right(praise) => Verdict::Right(praise),
            Verdict::GoOn => Verdict::GoOn,
            Verdict::LegalButNot => Verdict::LegalButNot,
            Verdict::Refused(illegal) => Verdict::Refused(how(illegal)),
            Verdict::NotAsked => Verdict::NotAsked,
        }
    }
}

/// The tutorial does not fit the rules or the edition. A game's tests make sure that it does.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the tutorial is stuck at «{at}»: {why}")]
pub struct StuckError {
    /// The step, or the draw of Nature.
    pub at: String,
    /// The reason.
    pub why: String,
}

/// The learner's seat.
pub const LEARNER: Seat = Seat::new(0);

impl Course {
    /// The table at the beginning of a step, counted from 0. After the last step it stays as it is.
    pub fn before<G: Game>(&self, step: usize) -> Result<Table<G>, StuckError> {
        let game = G::begin(&G::Setup::usual(), 1, G::RULES).map_err(|why| stuck("seats", why))?;
        let mut table = Table::new(game);
        self.deal(&mut table)?;
        let answers = self.steps.iter().take(step).flat_map(|step| step.answers);
        self.start.iter().chain(answers).try_for_each(|answer| self.play(&mut table, answer))?;
        Ok(table)
    }

    /// The table of a step after some answers of the learner, for a step that asks for more than one.
    pub fn during<G: Game>(&self, step: usize, given: &[&str]) -> Result<Table<G>, StuckError> {
        let mut table = self.before(step)?;
        given.iter().try_for_each(|answer| self.play(&mut table, answer))?;
        Ok(table)
    }

    /// What to say to the answers that the learner has given in this step so far.
    pub fn try_answer<G: Game>(&self, step: usize, given: &[&str]) -> Result<Verdict<G::Illegal>, StuckError> {
        let mut table: Table<G> = self.before(step)?;
        for answer in given {
            match answered(&mut table, answer) {
                Ok(()) => self.deal(&mut table)?,
                Err(Some(illegal)) => return Ok(Verdict::Refused(illegal)),
                Err(None) => return Ok(Verdict::NotAsked),
            }
        }
        let Some(step) = self.steps.get(step) else { return Ok(Verdict::LegalButNot) };
        Ok(if step.answers == given {
            Verdict::Right(format!("{}-well-done", step.name))
        } else if step.answers.starts_with(given) {
            Verdict::GoOn
        } else {
            Verdict::LegalButNot
        })
    }

    /// Plays an answer of the learner, and then what Nature gives.
    fn play<G: Game>(&self, table: &mut Table<G>, answer: &str) -> Result<(), StuckError> {
        let why = |illegal: Option<G::Illegal>| illegal.map_or("it is not asked".to_owned(), |why| why.to_string());
        answered(table, answer).map_err(|illegal| stuck(answer, why(illegal)))?;
        self.deal(table)
    }

    /// Gives what Nature is asked for until it is the learner's turn again, or the deal is at its end.
    fn deal<G: Game>(&self, table: &mut Table<G>) -> Result<(), StuckError> {
        loop {
            let game = table.state();
            let asked = game.open().find(|decision| decision.actor == Actor::Nature);
            let dealt = asked.and_then(|asked| usize::try_from(asked.id.answered).ok());
            let Some(given) = dealt.and_then(|dealt| self.deal.get(dealt)) else { return Ok(()) };
            let said = Said::Action { scene: game.scene().to_owned(), action: (*given).to_owned() };
            let line = Line { number: 0, actor: Actor::Nature, said };
            line.play(table, &mut Ignore).map_err(|why| stuck(given, why))?;
        }
    }
}

/// Plays an answer of the learner, or says which rule forbids it; none if it is not asked at all.
fn answered<G: Game>(table: &mut Table<G>, answer: &str) -> Result<(), Option<G::Illegal>> {
    let game = table.state();
    let asked = game.open().find(|decision| decision.actor == Actor::Seat(LEARNER)).ok_or(None)?;
    let action = game.read(answer).map_err(|_| None)?;
    match table.act(asked.id, action, &mut Ignore) {
        Ok(()) => Ok(()),
        Err(ActError::Illegal(illegal)) => Err(Some(illegal)),
        Err(_) => Err(None),
    }
}

fn stuck(at: &str, why: impl ToString) -> StuckError {
    StuckError { at: at.to_owned(), why: why.to_string() }
}
