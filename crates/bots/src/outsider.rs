//! A player that is a program of its own, in any language. `docs/protocol.md` is for its author.
//!
//! Whatever it does, the game goes on: a decision that it does not answer properly and in time goes to a seedling.

use std::marker::PhantomData;
use std::time::{Duration, Instant};

use table::{Chance, DecisionId, Game, Outcome, Setup};
use thiserror::Error;

use crate::process::{PipeError, Process};
use crate::protocol::{Answer, Message};
use crate::{Evaluation, Player, Program, Question, StartError, seedling};

type ViewOf<E> = <<E as Evaluation>::Game as Game>::View;
type ActionOf<E> = <<E as Evaluation>::Game as Game>::Action;

/// Where a player's misbehaviour is reported, one sentence at a time.
pub type Report = Box<dyn Fn(&str) + Send>;

/// So many decisions in a row without an answer, and a program is asked no more: a game would take minutes.
const PATIENCE: u32 = 5;
/// The first forfeits are reported; the others are only counted.
const TOLD: u32 = 5;
/// How long a program may take to exit after the game.
const FAREWELL: Duration = Duration::from_secs(1);
/// So much of a wrong line is repeated in the message about it.
const EXCERPT: usize = 60;

/// A program outside that plays one game.
pub struct Outsider<E> {
    program: Program,
    /// `None` once it is asked no more.
    process: Option<Process>,
    greeted: bool,
    /// Decisions that were forfeited before it answered; its answers to them may still come.
    overdue: Vec<String>,
    unanswered_in_a_row: u32,
    forfeits: u32,
    report: Report,
    game: PhantomData<fn() -> E>,
}

/// What was wrong with an answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
enum ProtocolError {
    #[error("no greeting within {} ms", .0.as_millis())]
    NoGreeting(Duration),
    #[error("no answer within {} ms", .0.as_millis())]
    NoAnswer(Duration),
    #[error("it does not read what it is sent")]
    Deaf,
    #[error("it {0}")]
    Gone(String),
    #[error("«{line}» is no {expected}: {reason}")]
    Nonsense { line: String, expected: &'static str, reason: String },
    #[error("it answered decision «{0}», which is not the one that is asked")]
    OtherDecision(String),
    #[error("«{0}» is not one of the legal actions")]
    Illegal(String),
}

impl<E: Evaluation> Outsider<E> {
    /// Starts the program. It is greeted when its first decision comes.
    pub fn start(program: Program, report: Report) -> Result<Outsider<E>, StartError> {
        let process = Some(Process::start(&program)?);
        let (greeted, overdue) = (false, Vec::new());
        let game = PhantomData;
        Ok(Outsider { program, process, greeted, overdue, unanswered_in_a_row: 0, forfeits: 0, report, game })
    }

    /// Its answer; `None` if it has none that counts.
    fn answer(&mut self, question: &Question<'_, E::Game>) -> Option<ActionOf<E>> {
        let id = question.decision()?;
        let mut process = self.process.take()?;
        let fault = match self.greet(&mut process, question).and_then(|()| self.ask(&mut process, question, id)) {
            Ok(action) => {
                self.unanswered_in_a_row = 0;
                self.process = Some(process);
                return Some(action);
            }
            Err(fault) => fault,
        };
        let unanswered = matches!(fault, ProtocolError::NoAnswer(_) | ProtocolError::Deaf);
        self.unanswered_in_a_row = if unanswered { self.unanswered_in_a_row + 1 } else { 0 };
        let hopeless = !self.greeted || matches!(fault, ProtocolError::Gone(_)) || self.unanswered_in_a_row >= PATIENCE;
        if !hopeless {
            self.process = Some(process);
        }
        self.report_fault(id, &fault);
        if !matches!(fault, ProtocolError::Illegal(_)) {
            self.overdue.push(id.to_string());
        }
        None
    }

    fn greet(&mut self, process: &mut Process, question: &Question<'_, E::Game>) -> Result<(), ProtocolError> {
        if self.greeted {
            return Ok(());
        }
        let limit = self.program.greeting;
        let edition = question.setup().edition();
        let hello: Message<'_, ViewOf<E>> = Message::hello::<E::Game>(&edition, question.rules());
        let greeting = line(&hello, "greeting")?;
        process.send(greeting).map_err(|broken| ProtocolError::of(broken, ProtocolError::NoGreeting(limit)))?;
        let heard = process.hear(Instant::now() + limit);
        let said = heard.map_err(|broken| ProtocolError::of(broken, ProtocolError::NoGreeting(limit)))?;
        match understand(&said, "greeting")? {
            Answer::Hello { .. } => self.greeted = true,
            Answer::Act { .. } => return Err(ProtocolError::nonsense(&said, "greeting", "nothing was asked yet")),
        }
        Ok(())
    }

    fn ask(
        &mut self,
        process: &mut Process,
        question: &Question<'_, E::Game>,
        id: DecisionId,
    ) -> Result<ActionOf<E>, ProtocolError> {
        let limit = self.program.deadline;
        let message = line(&Message::decide(id, question, limit), "question")?;
        let until = Instant::now() + limit;
        process.send(message).map_err(|broken| ProtocolError::of(broken, ProtocolError::NoAnswer(limit)))?;
        loop {
            let heard = process.hear(until);
            let said = heard.map_err(|broken| ProtocolError::of(broken, ProtocolError::NoAnswer(limit)))?;
            let Answer::Act { id: answered, action } = understand(&said, "answer")? else {
                return Err(ProtocolError::nonsense(&said, "answer", "it greeted before"));
            };
            if answered == id.to_string() {
                let meant = question.legal().iter().find(|&&legal| question.write(legal) == action);
                return meant.copied().ok_or_else(|| ProtocolError::Illegal(excerpt(action.as_bytes())));
            }
            // An answer that comes too late is no wrong answer to what is asked now.
            let Some(late) = self.overdue.iter().position(|overdue| *overdue == answered) else {
                return Err(ProtocolError::OtherDecision(excerpt(answered.as_bytes())));
            };
            self.overdue.swap_remove(late);
        }
    }

    fn report_fault(&self, id: DecisionId, fault: &ProtocolError) {
        let given_up = self.process.is_none();
        let what_now = match self.forfeits {
            _ if given_up && self.unanswered_in_a_row > 1 => {
                format!("that was {} times in a row, a seedling plays on for it", self.unanswered_in_a_row)
            }
            _ if given_up => "a seedling plays on for it".to_owned(),
            told if told + 1 < TOLD => "a seedling answers for it".to_owned(),
            told if told + 1 == TOLD => "a seedling answers for it; more of this is only counted".to_owned(),
            _ => return,
        };
        (self.report)(&format!("{}, decision {id}: {fault}; {what_now}", self.program));
    }
}

impl<E: Evaluation> Player<E::Game> for Outsider<E> {
    fn choose(&mut self, question: &Question<'_, E::Game>, chance: &mut Chance) -> Option<ActionOf<E>> {
        if let Some(action) = self.answer(question) {
            return Some(action);
        }
        self.forfeits = self.forfeits.saturating_add(1);
        seedling::choose::<E>(question, chance)
    }

    fn game_over(&mut self, outcome: &Outcome) {
        let Some(mut process) = self.process.take() else { return };
        // Who does not listen any more misses nothing.
        let over: Message<'_, ViewOf<E>> = Message::over(outcome);
        let _ = line(&over, "message").map(|over| process.send(over));
        if !process.dismiss(FAREWELL) {
            let limit = FAREWELL.as_millis();
            (self.report)(&format!(
                "{}: it did not exit within {limit} ms after the game, so it was killed",
                self.program
            ));
        }
    }

    fn forfeits(&self) -> u32 {
        self.forfeits
    }
}

impl ProtocolError {
    fn of(broken: PipeError, silent: ProtocolError) -> ProtocolError {
        match broken {
            PipeError::Silent => silent,
            PipeError::Deaf => ProtocolError::Deaf,
            PipeError::Gone(how) => ProtocolError::Gone(how),
        }
    }

    fn nonsense(said: &[u8], expected: &'static str, reason: impl ToString) -> ProtocolError {
        ProtocolError::Nonsense { line: excerpt(said), expected, reason: reason.to_string() }
    }
}

fn line(message: &impl serde::Serialize, what: &'static str) -> Result<Vec<u8>, ProtocolError> {
    serde_json::to_vec(message).map_err(|error| ProtocolError::nonsense(b"", what, error))
}

fn understand(said: &[u8], expected: &'static str) -> Result<Answer, ProtocolError> {
    serde_json::from_slice(said).map_err(|error| ProtocolError::nonsense(said, expected, error))
}

/// The beginning of what was said, fit for a terminal.
fn excerpt(said: &[u8]) -> String {
    let text = String::from_utf8_lossy(said);
    let mut shown: String = text.trim().chars().take(EXCERPT).collect::<String>().escape_debug().collect();
    if text.trim().chars().nth(EXCERPT).is_some() {
        shown.push('…');
    }
    shown
}
