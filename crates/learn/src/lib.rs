//! A guided first year of Walnut Grove: a solo game on a fixed deal, from the first look at the farm to the next spring.
//!
//! A [`Step`] shows something or asks for something. What it says is in the texts (`learn-tile-text` for the step
//! `learn-tile`); what it asks for is in notation, and the rules check it.

use table::{Actor, Game, Ignore, Line, Refused, Said, Seat, Table};
use thiserror::Error;
use walnut_grove::{Edition, Illegal, State};

/// A step of the tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its name, and how the names of its texts begin: `-title`, `-text`, `-aim`, `-well-done` follow.
    pub name: &'static str,
    /// The answers in notation that fulfil its aim, one after the other; none if there is only something to see.
    pub answers: &'static [&'static str],
    /// What to look at.
    pub points_at: Part,
}

/// A part of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The learner's farm: land, barn, figures.
    Farm,
    /// The town.
    Town,
    /// The year's disc.
    Disc,
    /// The question and its answers.
    Ask,
    /// What winter will want.
    Winter,
    /// The points.
    Score,
}

impl Part {
    /// Its name: `farm`, `town`, `disc`, `ask`, `winter`, `score`.
    pub fn name(self) -> &'static str {
        match self {
            Part::Farm => "farm",
            Part::Town => "town",
            Part::Disc => "disc",
            Part::Ask => "ask",
            Part::Winter => "winter",
            Part::Score => "score",
        }
    }
}

/// What to say to answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The aim is reached; here is the name of the praise.
    Right(String),
    /// Right so far; the step asks for more.
    GoOn,
    /// The rules allow it, but it is not what the step is about.
    LegalButNot,
    /// The rules forbid it.
    Refused(Illegal),
}

/// The tutorial does not fit the rules or the edition. A test makes sure that it does.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the tutorial is stuck at «{at}»: {why}")]
pub struct Stuck {
    /// The step, or the draw of Nature.
    pub at: String,
    /// The reason.
    pub why: String,
}

/// All steps, in order.
pub fn steps() -> &'static [Step] {
    STEPS
}

const STEPS: &[Step] = &[
    Step { name: "learn-farm", answers: &[], points_at: Part::Farm },
    Step { name: "learn-disc", answers: &[], points_at: Part::Disc },
    Step { name: "learn-keep", answers: &["keep 22"], points_at: Part::Ask },
    Step { name: "learn-tile", answers: &["place 22 r1 at 3,1"], points_at: Part::Farm },
    Step { name: "learn-work", answers: &["work grain", "work wood"], points_at: Part::Farm },
    Step { name: "learn-barn", answers: &[], points_at: Part::Farm },
    Step { name: "learn-town", answers: &["move lodge"], points_at: Part::Town },
    Step { name: "learn-toll", answers: &["pay coin"], points_at: Part::Town },
    Step { name: "learn-cost", answers: &["pay grain"], points_at: Part::Ask },
    Step { name: "learn-hire", answers: &["hire white"], points_at: Part::Ask },
    Step { name: "learn-winter", answers: &["pay coin"], points_at: Part::Winter },
    Step { name: "learn-year", answers: &[], points_at: Part::Score },
];

/// What the learner chose before the first step: the starting row.
const START: &str = "start church";

/// What Nature gives, in the order it is asked.
const DEAL: &[&str] = &[
    "board 1 for 1",
    "disc A4",
    "stock lodge blue",
    "stock lodge white",
    "stock carpenter hut",
    "stock carpenter barn",
    "stock svensons tent",
    "stock svensons fountain",
    "stock hotel yellow",
    "stock hotel white",
    "stock johansens_mill hut",
    "stock johansens_mill barn",
    "stock soebucks safe",
    "stock soebucks gateway",
    "stock saloon yellow",
    "stock saloon blue",
    "tile 14 for 1",
    "tile 22 for 1",
    "tile 2 for 1",
    "disc A1",
    "tile 10 for 1",
    "tile 12 for 1",
    "tile 13 for 1",
    "tile 25 for 1",
];

/// The table at the beginning of a step, counted from 0. After the last step it stays as it is.
pub fn before(step: usize) -> Result<Table<State>, Stuck> {
    let state = State::new(Edition::reconstructed(), 1).map_err(|why| stuck("seats", why))?;
    let mut table = Table::new(state);
    deal(&mut table)?;
    play(&mut table, START)?;
    for answer in STEPS.iter().take(step).flat_map(|step| step.answers) {
        play(&mut table, answer)?;
    }
    Ok(table)
}

/// The table of a step after some answers of the learner, for a step that asks for more than one.
pub fn during(step: usize, given: &[&str]) -> Result<Table<State>, Stuck> {
    let mut table = before(step)?;
    given.iter().try_for_each(|answer| play(&mut table, answer))?;
    Ok(table)
}

/// What to say to the answers that the learner has given in this step so far.
pub fn try_answer(step: usize, given: &[&str]) -> Result<Verdict, Stuck> {
    let mut table = before(step)?;
    for answer in given {
        if let Err(illegal) = answered(&mut table, answer) {
            return Ok(Verdict::Refused(illegal));
        }
        deal(&mut table)?;
    }
    let Some(step) = STEPS.get(step) else { return Ok(Verdict::LegalButNot) };
    Ok(if step.answers == given {
        Verdict::Right(format!("{}-well-done", step.name))
    } else if step.answers.starts_with(given) {
        Verdict::GoOn
    } else {
        Verdict::LegalButNot
    })
}

/// Plays an answer of the learner, and then what Nature gives.
fn play(table: &mut Table<State>, answer: &str) -> Result<(), Stuck> {
    answered(table, answer).map_err(|why| stuck(answer, why))?;
    deal(table)
}

/// Plays an answer of the learner, or says which rule forbids it.
fn answered(table: &mut Table<State>, answer: &str) -> Result<(), Illegal> {
    let state = table.state();
    let learner = Actor::Seat(Seat::new(0));
    let asked = state.open().find(|decision| decision.actor == learner).ok_or(Illegal::NotAsked)?;
    let action = state.read(answer).map_err(|_| Illegal::NotAsked)?;
    match table.act(asked.id, action, &mut Ignore) {
        Ok(()) => Ok(()),
        Err(Refused::Illegal(illegal)) => Err(illegal),
        Err(_) => Err(Illegal::NotAsked),
    }
}

/// Gives what Nature is asked for until it is the learner's turn again, or the deal is at its end.
fn deal(table: &mut Table<State>) -> Result<(), Stuck> {
    loop {
        let state = table.state();
        let asked = state.open().find(|decision| decision.actor == Actor::Nature);
        let dealt = asked.and_then(|asked| usize::try_from(asked.id.answered).ok());
        let Some(given) = dealt.and_then(|dealt| DEAL.get(dealt)) else { return Ok(()) };
        let said = Said::Action { scene: state.scene().to_owned(), action: (*given).to_owned() };
        let line = Line { number: 0, actor: Actor::Nature, said };
        line.play(table, &mut Ignore).map_err(|why| stuck(given, why))?;
    }
}

fn stuck(at: &str, why: impl ToString) -> Stuck {
    Stuck { at: at.to_owned(), why: why.to_string() }
}

#[cfg(test)]
mod tests;
