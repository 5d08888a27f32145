//! The game line by line: sentences out, answers in. For screen readers, scripts and whoever likes it plain.

mod offer;
mod told;
mod wish;

use std::io::{self, BufRead, Write};

use bots::{Bot, Level};
use phrases::{Phrases, TextPart};
use table::{Game, Refused, Seat, Viewer};
use thiserror::Error;
use walnut_grove::Action;
use walnut_grove::view::AskView;

use crate::plain::offer::{Offer, Reading};
use crate::plain::wish::Wish;
use crate::{Sitting, Trouble, names};

/// Why the game stopped before its end, other than by wish. All that was played is kept.
#[derive(Debug, Error)]
pub enum Stopped {
    /// Nobody listens any more, or nothing can be heard.
    #[error("the terminal is gone")]
    Terminal(#[from] io::Error),
    /// The game cannot go on.
    #[error(transparent)]
    Trouble(#[from] Trouble),
}

/// Plays until the game is over, somebody leaves, or the input ends. `prompt` stands before every answer.
pub fn run(
    sitting: Sitting,
    phrases: Phrases,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    prompt: &str,
) -> Result<(), Stopped> {
    let names = names(sitting.words(), phrases);
    let heard = sitting.words().iter().map(|_| None).collect();
    Plain { sitting, phrases, names, heard, before: None, input, out, prompt }.play()
}

struct Plain<'a> {
    sitting: Sitting,
    phrases: Phrases,
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
    /// Something was told; the question stays.
    Told,
    /// The player leaves.
    Left,
}

impl Plain<'_> {
    fn play(&mut self) -> Result<(), Stopped> {
        self.greet()?;
        loop {
            if self.sitting.state().outcome().is_some() {
                return self.tell_the_end();
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
    fn ask(&mut self, seat: Seat) -> Result<Heard, Stopped> {
        self.tell_news(seat)?;
        let view = self.sitting.state().view(Viewer::Seat(seat));
        let pending = view.players.iter().find(|player| player.seat == seat).and_then(|player| player.pending.first());
        let Some(asks) = pending else { return Ok(Heard::Told) };
        let offer = Offer::of(self.sitting.state(), seat, asks, self.phrases);
        self.put_question(seat, asks, &offer)?;
        loop {
            let Some(line) = self.next_line()? else { return Ok(Heard::Left) };
            match self.hear(seat, asks, &offer, &line)? {
                Heard::Told => {}
                other => return Ok(other),
            }
        }
    }

    fn put_question(&mut self, seat: Seat, asks: &AskView, offer: &Offer) -> io::Result<()> {
        let title = self.phrases.ask(asks).title;
        let alone = self.sitting.people().count() == 1;
        let name = self.name(seat);
        let title =
            if alone { title } else { self.about("text-ask", [("name", name.into()), ("title", title.into())]) };
        self.say("")?;
        self.say(&title)?;
        self.before = Some(seat);
        offer.question().into_iter().try_for_each(|line| self.say(&line))
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

    fn hear(&mut self, seat: Seat, asks: &AskView, offer: &Offer, line: &str) -> Result<Heard, Stopped> {
        if let Some(wish) = Wish::read(line, self.phrases) {
            return self.grant(seat, asks, offer, wish);
        }
        match offer.read(self.sitting.state(), seat, line, self.phrases) {
            Reading::Answers(actions) => self.answer(seat, &actions),
            Reading::Unclear(why) => {
                self.say(&why)?;
                Ok(Heard::Told)
            }
        }
    }

    fn answer(&mut self, seat: Seat, actions: &[Action]) -> Result<Heard, Stopped> {
        let refused = match self.sitting.act(seat, actions) {
            Ok(()) => return Ok(Heard::Answered),
            Err(trouble) => trouble,
        };
        // Several things may be named in any order; the game has its own.
        let arranged = self.sitting.state().arrange(seat, actions);
        if let (Trouble::Refused(Refused::Illegal(_) | Refused::Stale(_)), Ok(arranged)) = (&refused, arranged)
            && self.sitting.act(seat, &arranged).is_ok()
        {
            return Ok(Heard::Answered);
        }
        self.say(&refused.say(self.phrases))?;
        Ok(Heard::Told)
    }

    fn grant(&mut self, seat: Seat, asks: &AskView, offer: &Offer, wish: Wish) -> Result<Heard, Stopped> {
        match wish {
            Wish::Quit => return Ok(Heard::Left),
            Wish::Undo => match self.sitting.undo(seat) {
                Ok(()) => {
                    self.tell("plain-taken-back")?;
                    return Ok(Heard::Answered);
                }
                Err(trouble) => self.say(&trouble.say(self.phrases))?,
            },
            Wish::Help => {
                let ask = self.phrases.ask(asks);
                self.say(&ask.title)?;
                self.say(&ask.help)?;
                Wish::explained(self.phrases).iter().try_for_each(|line| self.say(line))?;
            }
            Wish::List => offer.list().iter().try_for_each(|line| self.say(line))?,
            Wish::Why => self.tell_why(seat)?,
            Wish::Hint => self.hint(seat, asks)?,
            Wish::Table => self.tell_table(seat, |_| true)?,
            Wish::Year => self.tell_table(seat, |part| part == TextPart::Year)?,
            Wish::Town => self.tell_table(seat, |part| part == TextPart::Town)?,
            Wish::Points => self.tell_table(seat, |part| part == TextPart::Score)?,
            Wish::Farm(whose) => {
                let farm = TextPart::Farm(whose.unwrap_or(seat));
                self.tell_table(seat, |part| part == farm)?;
            }
            Wish::Log => self.tell_year(seat)?,
        }
        Ok(Heard::Told)
    }

    /// What a strong bot would consider, with what this player knows.
    fn hint(&mut self, seat: Seat, asks: &AskView) -> io::Result<()> {
        let opinion = self.sitting.ponder(seat).and_then(|ponder| ponder.opinion(&Bot::from(Level::Pioneer)));
        let Some(opinion) = opinion else { return self.tell("problem-no-hint") };
        self.tell("hint-title")?;
        for rated in opinion.actions.iter().take(3) {
            let action = self.phrases.action_for(rated.action, asks, self.sitting.state().edition());
            let points = self.about("hint-points", [("points", self.phrases.tenths(f64::from(rated.points)).into())]);
            self.say(&format!("{action}: {points}"))?;
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Stopped> {
        let file = self.sitting.save().path().display().to_string();
        let kept = self.about("play-kept", [("file", file.into())]);
        Ok(self.say(&kept)?)
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    fn about<'v, const N: usize>(&self, name: &str, about: [(&'v str, words::FluentValue<'v>); N]) -> String {
        self.phrases.words().about(name, about)
    }

    /// Says the text with this name.
    fn tell(&mut self, name: &str) -> io::Result<()> {
        self.say(&self.phrases.words().say(name))
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }
}

#[cfg(test)]
mod tests;
