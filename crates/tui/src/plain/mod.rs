//! The game line by line: sentences out, answers in. For screen readers, scripts and whoever likes it plain.

mod command;
mod lines;
mod news;
mod offer;

use std::io::{self, BufRead, Write};

use bots::{Bot, Level};
use host::seat_names;
use table::{ActError, Game, Seat};
use thiserror::Error;
use words::Phrasebook;

use crate::{PlayError, Sitting};
use command::Command;
pub use lines::Lines;
use offer::Reading;
pub use offer::{Choice, Means, Offer, how_to_pick};

/// Why the game stopped before its end, other than by wish. All that was played is kept.
#[derive(Debug, Error)]
pub enum StoppedError<G: Game> {
    /// Nobody listens any more, or nothing can be heard.
    #[error("the terminal is gone")]
    Terminal(#[from] io::Error),
    /// The game cannot go on.
    #[error(transparent)]
    Play(#[from] PlayError<G::Illegal>),
}

/// Plays until the game is over, somebody leaves, or the input ends. `prompt` stands before every answer.
pub fn run<L: Lines>(
    sitting: Sitting<L::Evaluation>,
    phrases: L::Phrases,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    prompt: &str,
) -> Result<(), StoppedError<L::Game>> {
    let names = seat_names(sitting.words(), phrases.words());
    let heard = sitting.words().iter().map(|_| None).collect();
    Plain::<L> { sitting, phrases, names, heard, before: None, input, out, prompt }.play()
}

struct Plain<'a, L: Lines> {
    sitting: Sitting<L::Evaluation>,
    phrases: L::Phrases,
    names: Vec<String>,
    /// For each seat: up to which line of the record it has heard what happened. `None` before it was first asked.
    heard: Vec<Option<usize>>,
    /// Who was asked last.
    before: Option<Seat>,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    prompt: &'a str,
}

/// What came of a line of input.
enum Heard {
    /// The game has changed.
    Answered,
    /// Something was said; the question stays.
    Said,
    /// The player leaves.
    Left,
}

impl<L: Lines> Plain<'_, L> {
    fn play(&mut self) -> Result<(), StoppedError<L::Game>> {
        self.greet()?;
        loop {
            if self.sitting.state().outcome().is_some() {
                return self.say_the_end();
            }
            match self.sitting.person_asked() {
                Some(seat) => {
                    if matches!(self.ask(seat)?, Heard::Left) {
                        return self.leave();
                    }
                }
                None => match self.sitting.ask_bot() {
                    Some(question) => self.sitting.take(question.think())?,
                    None => return self.leave(),
                },
            }
        }
    }

    /// Asks a person until there is an answer.
    fn ask(&mut self, seat: Seat) -> Result<Heard, StoppedError<L::Game>> {
        self.say_news(seat)?;
        let offer = L::offer(self.sitting.state(), seat, self.phrases);
        self.put_question(seat, &offer)?;
        loop {
            let Some(line) = self.next_line()? else { return Ok(Heard::Left) };
            match self.hear(seat, &offer, &line)? {
                Heard::Said => {}
                other => return Ok(other),
            }
        }
    }

    fn put_question(&mut self, seat: Seat, offer: &Offer<L::Game>) -> io::Result<()> {
        let title = self.phrases.ask(self.sitting.state(), seat).map(|ask| ask.title).unwrap_or_default();
        let alone = self.sitting.people().count() == 1;
        let name = self.name(seat);
        let title = match alone {
            true => title,
            false => self.phrases.say_with("text-ask", [("name", name.into()), ("title", title.into())]),
        };
        self.say("")?;
        self.say(&title)?;
        self.before = Some(seat);
        self.say_all(&offer.question())
    }

    /// The next line that says something; `None` when the input has ended. Lines that begin with # are for scripts.
    fn next_line(&mut self) -> io::Result<Option<String>> {
        loop {
            write!(self.out, "{}", self.prompt)?;
            self.out.flush()?;
            let mut bytes = Vec::new();
            if self.input.read_until(b'\n', &mut bytes)? == 0 {
                return Ok(None);
            }
            let line = String::from_utf8_lossy(&bytes).trim().to_owned();
            if !line.is_empty() && !line.starts_with('#') {
                return Ok(Some(line));
            }
        }
    }

    fn hear(&mut self, seat: Seat, offer: &Offer<L::Game>, line: &str) -> Result<Heard, StoppedError<L::Game>> {
        if let Some(command) = Command::read(line, self.phrases) {
            return self.obey(seat, offer, command);
        }
        match offer.read(self.sitting.state(), seat, line, self.phrases) {
            Reading::Answers(actions) => self.answer(seat, &actions),
            Reading::Unclear(why) => {
                self.say(&why)?;
                Ok(Heard::Said)
            }
        }
    }

    fn answer(&mut self, seat: Seat, actions: &[<L::Game as Game>::Action]) -> Result<Heard, StoppedError<L::Game>> {
        let refused = match self.sitting.act(seat, actions) {
            Ok(()) => return Ok(Heard::Answered),
            Err(error) => error,
        };
        // Several things may be named in any order; the game has its own.
        let arranged = self.sitting.state().arrange(seat, actions);
        if let (PlayError::Refused(ActError::Illegal(_) | ActError::Stale(_)), Ok(arranged)) = (&refused, arranged)
            && self.sitting.act(seat, &arranged).is_ok()
        {
            return Ok(Heard::Answered);
        }
        self.say(&refused.say(self.phrases))?;
        Ok(Heard::Said)
    }

    fn obey(&mut self, seat: Seat, offer: &Offer<L::Game>, command: Command) -> Result<Heard, StoppedError<L::Game>> {
        match command {
            Command::Quit => return Ok(Heard::Left),
            Command::Undo => match self.sitting.undo(seat) {
                Ok(()) => {
                    self.say_text("plain-taken-back")?;
                    return Ok(Heard::Answered);
                }
                Err(error) => self.say(&error.say(self.phrases))?,
            },
            Command::Help => {
                if let Some(ask) = self.phrases.ask(self.sitting.state(), seat) {
                    self.say_all(&[ask.title, ask.help])?;
                }
                self.say_all(&L::how_to_answer(self.phrases))?;
                self.say_all(&Command::explained(self.phrases))?;
            }
            Command::List => self.say_all(&offer.list())?,
            Command::Why if offer.refused.is_empty() => self.say_text("plain-why-nothing")?,
            Command::Why => self.say_all(&offer.refused)?,
            Command::Hint => self.hint(seat)?,
            Command::Table => self.say_table(seat, |_| true)?,
            Command::Part(part, whose) => {
                let whose = whose.unwrap_or(seat);
                self.say_table(seat, |section| {
                    section.part == part && section.seat.is_none_or(|section| section == whose)
                })?;
            }
            Command::Log => self.say_log(seat)?,
        }
        Ok(Heard::Said)
    }

    /// What a strong bot would consider, with what this player knows.
    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        let opinion =
            self.sitting.hint_question(seat).and_then(|question| question.opinion(&Bot::from(Level::Pioneer)));
        let Some(opinion) = opinion else { return self.say_text("problem-no-hint") };
        self.say_text("hint-title")?;
        for rated in opinion.actions.iter().take(3) {
            let action = self.phrases.answer(self.sitting.state(), seat, rated.action);
            let points = self.phrases.words().tenths(f64::from(rated.points));
            let points = self.phrases.say_with("hint-points", [("points", points.into())]);
            self.say(&format!("{action}: {points}"))?;
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), StoppedError<L::Game>> {
        let file = self.sitting.save().path().display().to_string();
        let kept = self.phrases.say_with("play-kept", [("file", file.into())]);
        Ok(self.say(&kept)?)
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Says the text with this name.
    fn say_text(&mut self, name: &str) -> io::Result<()> {
        self.say(&self.phrases.say(name))
    }

    fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }
}
