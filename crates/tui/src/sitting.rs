//! A game at this terminal: who sits where, the game, and its save.

use std::fmt;

use bots::analysis::{Opinion, consider};
use bots::{Bot, Mind, Sight};
use table::{Actor, Deal, Dealer, DecisionId, Entry, Game, Record, Seat, Secret, Viewer};
use walnut_grove::story::Chronicle;
use walnut_grove::{Action, Edition, State, View};

use crate::save::{Save, Saved, today};
use crate::trouble::Trouble;

/// Who decides for a seat.
pub struct Sitter {
    /// As the command line and a record name it: `me`, `me:Ada`, `rancher`, `./mybot.py`.
    pub word: String,
    /// A bot's; none for a person at this terminal.
    pub mind: Option<Box<dyn Mind>>,
}

impl Sitter {
    /// A person at this terminal.
    pub fn person(word: &str) -> Sitter {
        Sitter { word: word.to_owned(), mind: None }
    }

    /// A bot, or a program outside.
    pub fn bot(word: &str, mind: Box<dyn Mind>) -> Sitter {
        Sitter { word: word.to_owned(), mind: Some(mind) }
    }
}

/// A game at this terminal.
pub struct Sitting {
    chronicle: Chronicle,
    secret: Secret,
    first: Option<Seat>,
    date: Option<String>,
    words: Vec<String>,
    chairs: Vec<Chair>,
    save: Save,
}

/// Whoever sits at the table, as far as they are here.
enum Chair {
    Person,
    Bot(Box<dyn Mind>),
    /// The bot is away to think about a question.
    Thinking,
}

/// What a bot is asked. It travels to a thread of its own and comes back as a [`Thought`], so that keys are answered
/// meanwhile. All the bot learns is in here: its seat's view and legal actions.
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    decision: DecisionId,
    view: View,
    legal: Vec<Action>,
    edition: &'static Edition,
    dealer: Dealer,
    mind: Box<dyn Mind>,
}

/// What a bot came to think.
pub struct Thought {
    /// Whose it is.
    pub seat: Seat,
    decision: DecisionId,
    action: Option<Action>,
    mind: Box<dyn Mind>,
}

/// What a person is asked, for a bot that gives a hint. It knows no more than the person.
pub struct Ponder {
    seat: Seat,
    view: View,
    legal: Vec<Action>,
    edition: &'static Edition,
    dealer: Dealer,
}

impl Ponder {
    /// What a bot thinks of it, the best answers first; `None` if that bot does not look ahead.
    pub fn opinion(mut self, bot: &Bot) -> Option<Opinion> {
        let sight = Sight { seat: self.seat, view: &self.view, legal: &self.legal, edition: self.edition };
        consider(bot, &sight, None, &mut self.dealer)
    }
}

impl Question {
    /// Thinks it over, as long as that takes.
    pub fn think(mut self) -> Thought {
        let sight = Sight { seat: self.seat, view: &self.view, legal: &self.legal, edition: self.edition };
        let chosen = self.mind.choose(&sight, &mut self.dealer);
        let action = chosen.or_else(|| self.legal.first().copied());
        Thought { seat: self.seat, decision: self.decision, action, mind: self.mind }
    }
}

impl Sitting {
    /// Sits down to a new game and deals until somebody is asked.
    pub fn begin(
        edition: &'static Edition,
        sitters: Vec<Sitter>,
        secret: Secret,
        save: Save,
    ) -> Result<Sitting, Trouble> {
        let seats = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
        let chronicle = Chronicle::new(State::new(edition, seats)?);
        let (words, chairs) = seated(sitters);
        let mut sitting = Sitting { chronicle, secret, first: None, date: Some(today()), words, chairs, save };
        sitting.deal();
        let record = sitting.record()?.to_string();
        sitting.save.append(&record)?;
        Ok(sitting)
    }

    /// Sits down to a game that was kept. `sitters` are those that [`Saved::words`] names.
    pub fn resume(edition: &'static Edition, sitters: Vec<Sitter>, saved: Saved) -> Result<Sitting, Trouble> {
        let chronicle = saved.chronicle(edition)?;
        let Saved { save, record } = saved;
        let broken = |reason: &str| Trouble::Broken(save.path().to_owned(), reason.to_owned());
        let deal = record.header.deal.ok_or_else(|| broken("it does not say what its draws come from (Secret:)"))?;
        let secret = deal.secret.ok_or_else(|| broken("it does not say what its draws come from (Secret:)"))?;
        let (words, chairs) = seated(sitters);
        let date = record.header.date;
        let mut sitting = Sitting { chronicle, secret, first: deal.first, date, words, chairs, save };
        // A terminal that was killed may have written an answer and not all that Nature dealt after it.
        let before = sitting.chronicle.table().log().len();
        sitting.deal();
        let lines = sitting.lines_since(before);
        if !lines.is_empty() {
            sitting.save.append(&lines)?;
        }
        sitting.finish()?;
        Ok(sitting)
    }

    /// The game with all that happened in it.
    pub fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// The game as it stands.
    pub fn state(&self) -> &State {
        self.chronicle.state()
    }

    /// Who sits where, as in the record.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Where the game is kept.
    pub fn save(&self) -> &Save {
        &self.save
    }

    /// The record of the game so far.
    pub fn record(&self) -> Result<Record, Trouble> {
        let edition = self.state().edition().title();
        let mut record = Record::of(self.chronicle.table(), edition, self.words.clone(), self.date.clone())?;
        let (commitment, secret) = (self.secret.commitment(), Some(self.secret));
        record.header.deal = Some(Deal { commitment, secret, first: self.first });
        Ok(record)
    }

    /// Whether a person at this terminal decides for a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Person))
    }

    /// The seats of people at this terminal.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.state().seats()).filter(|&seat| self.is_person(seat))
    }

    /// The first person who is asked something.
    pub fn person_asked(&self) -> Option<Seat> {
        self.asked().find(|&seat| self.is_person(seat))
    }

    /// The first bot that is asked something, at home or thinking.
    pub fn bot_asked(&self) -> Option<Seat> {
        self.asked().find(|&seat| !self.is_person(seat))
    }

    /// Whether a bot is away to think.
    pub fn is_thinking(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair, Chair::Thinking))
    }

    /// Whether a seat may take something back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.chronicle.table().can_undo(seat)
    }

    /// Answers one or several decisions of a seat in a row, all or none of them, and deals what comes after. It is kept when
    /// this returns.
    pub fn act(&mut self, seat: Seat, actions: &[Action]) -> Result<(), Trouble> {
        self.change(|then| {
            for &action in actions {
                let actor = Actor::Seat(seat);
                let asked = then.state().open().find(|decision| decision.actor == actor).map(|decision| decision.id);
                // A seat that is not asked has answered everything; its next decision is the stale one.
                let id = asked.unwrap_or(DecisionId { actor, answered: u32::MAX });
                then.act(id, action)?;
            }
            Ok(())
        })
    }

    /// Takes back the last answer of a seat in the open turn.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Trouble> {
        self.change(|then| Ok(then.undo(seat)?))
    }

    /// Gives the first bot that is asked its question. `None` if none is asked, or one is thinking already.
    pub fn ask_bot(&mut self) -> Option<Question> {
        if self.is_thinking() {
            return None;
        }
        let seat = self.bot_asked()?;
        let actor = Actor::Seat(seat);
        let decision = self.state().open().find(|decision| decision.actor == actor)?.id;
        let mut legal = Vec::new();
        self.state().legal(actor, &mut legal);
        let (view, edition) = (self.state().view(Viewer::Seat(seat)), self.state().edition());
        let dealer = self.dealer_for(seat, decision);
        let chair = self.chairs.get_mut(seat.index())?;
        let Chair::Bot(mind) = std::mem::replace(chair, Chair::Thinking) else { return None };
        Some(Question { seat, decision, view, legal, edition, dealer, mind })
    }

    /// What a seat is asked, for a hint; `None` if it is not asked.
    pub fn ponder(&self, seat: Seat) -> Option<Ponder> {
        let actor = Actor::Seat(seat);
        let decision = self.state().open().find(|decision| decision.actor == actor)?.id;
        let mut legal = Vec::new();
        self.state().legal(actor, &mut legal);
        let (view, edition) = (self.state().view(Viewer::Seat(seat)), self.state().edition());
        Some(Ponder { seat, view, legal, edition, dealer: self.dealer_for(seat, decision) })
    }

    /// Takes a bot back in, and plays what it came to think if that is still asked.
    pub fn take(&mut self, thought: Thought) -> Result<(), Trouble> {
        let Thought { seat, decision, action, mind } = thought;
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            *chair = Chair::Bot(mind);
        }
        let is_open = self.state().open().any(|open| open.id == decision);
        match action.filter(|_| is_open) {
            Some(action) => self.change(|then| Ok(then.act(decision, action)?)),
            None => Ok(()),
        }
    }

    /// A bot's random numbers for a decision: the same whenever the game is played on, and useless for guessing draws.
    fn dealer_for(&self, seat: Seat, decision: DecisionId) -> Dealer {
        let digest = self.secret.commitment();
        let seed = digest.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0);
        Dealer::new(seed, u64::from(decision.answered) * 8 + u64::from(seat.number()))
    }

    fn asked(&self) -> impl Iterator<Item = Seat> + '_ {
        self.state().open().filter_map(|decision| match decision.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        })
    }

    /// Changes the game, deals, and keeps it: all of it or nothing.
    fn change(&mut self, how: impl FnOnce(&mut Chronicle) -> Result<(), Trouble>) -> Result<(), Trouble> {
        let mut then = self.chronicle.clone();
        let before = then.table().log().len();
        how(&mut then)?;
        let now = std::mem::replace(&mut self.chronicle, then);
        self.deal();
        let lines = self.lines_since(before);
        if let Err(trouble) = self.save.append(&lines) {
            self.chronicle = now;
            return Err(trouble);
        }
        self.finish()
    }

    fn deal(&mut self) {
        while let Some(action) = self.secret.deal(self.state(), self.first) {
            let nature = self.state().open().find(|decision| decision.actor == Actor::Nature);
            let Some(asked) = nature.map(|decision| decision.id) else { return };
            if self.chronicle.act(asked, action).is_err() {
                return;
            }
        }
    }

    /// Once the game is over: everybody hears of it, and the record gets its result.
    fn finish(&mut self) -> Result<(), Trouble> {
        let Some(outcome) = self.state().outcome() else { return Ok(()) };
        for chair in &mut self.chairs {
            if let Chair::Bot(mind) = chair {
                mind.hear_the_end(&outcome);
            }
        }
        let record = self.record()?.to_string();
        self.save.finish(&record)
    }

    /// The lines of the record from this one on.
    fn lines_since(&self, before: usize) -> String {
        let state = self.state();
        let line = |entry: &Entry<Action>| match *entry {
            Entry::Acted { actor, scene, action } => format!("{actor} {scene}: {}\n", state.write(action)),
            Entry::Undone { seat } => format!("{seat} undo\n"),
        };
        self.chronicle.table().log().iter().skip(before).map(line).collect()
    }
}

impl fmt::Debug for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sitting").field("words", &self.words).field("save", &self.save).finish_non_exhaustive()
    }
}

fn seated(sitters: Vec<Sitter>) -> (Vec<String>, Vec<Chair>) {
    let chair = |mind: Option<Box<dyn Mind>>| mind.map_or(Chair::Person, Chair::Bot);
    sitters.into_iter().map(|sitter| (sitter.word, chair(sitter.mind))).unzip()
}

#[cfg(test)]
mod tests;
