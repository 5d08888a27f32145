//! A game at this terminal: who sits where, the game, and its save.

use std::fmt;

use bots::analysis::{Opinion, consider};
use bots::{Bot, Evaluation, Player, Question, next_of_nature};
use table::{Actor, Chance, Deal, DecisionId, Entry, Game, Record, Seat, Secret, Story};

use crate::error::{PlayError, SaveError};
use crate::save::{Save, Saved, today};

/// The game that an evaluation is of, its actions, and what can go wrong in it.
type GameOf<E> = <E as Evaluation>::Game;
type Action<E> = <GameOf<E> as Game>::Action;
type Result<T, E> = std::result::Result<T, PlayError<<GameOf<E> as Game>::Illegal>>;

/// Who decides for a seat.
pub struct Sitter<G: Game> {
    /// As the command line and a record name it: `me`, `me:Ada`, `rancher`, `./mybot.py`.
    pub word: String,
    /// A bot's; none for a person at this terminal.
    pub player: Option<Box<dyn Player<G>>>,
}

impl<G: Game> Sitter<G> {
    /// A person at this terminal.
    pub fn person(word: &str) -> Sitter<G> {
        Sitter { word: word.to_owned(), player: None }
    }

    /// A bot, or a program outside.
    pub fn bot(word: &str, player: Box<dyn Player<G>>) -> Sitter<G> {
        Sitter { word: word.to_owned(), player: Some(player) }
    }
}

/// A game at this terminal; bots evaluate it by `E`.
pub struct Sitting<E: Evaluation> {
    story: Story<E::Game>,
    secret: Secret,
    date: Option<String>,
    words: Vec<String>,
    chairs: Vec<Chair<E::Game>>,
    save: Save,
}

/// Whoever sits at the table, as far as they are here.
enum Chair<G: Game> {
    Person,
    Bot(Box<dyn Player<G>>),
    /// The bot is away to think about a question.
    Thinking,
}

/// What a bot is asked. It travels to a thread of its own and comes back as a [`Thought`], so that keys are answered
/// meanwhile.
pub struct BotTurn<G: Game> {
    /// Who is asked.
    pub seat: Seat,
    decision: DecisionId,
    question: Question<'static, G>,
    chance: Chance,
    player: Box<dyn Player<G>>,
}

/// What a bot came to think.
pub struct Thought<G: Game> {
    /// Whose it is.
    pub seat: Seat,
    decision: DecisionId,
    action: Option<G::Action>,
    player: Box<dyn Player<G>>,
}

/// What a person is asked, for a bot that gives a hint. It knows no more than the person.
pub struct HintQuestion<E: Evaluation> {
    question: Question<'static, E::Game>,
    chance: Chance,
}

impl<E: Evaluation> HintQuestion<E> {
    /// What a bot thinks of it, the best answers first; `None` if that bot does not look ahead.
    pub fn opinion(mut self, bot: &Bot) -> Option<Opinion<Action<E>>> {
        consider::<E>(bot, &self.question, None, &mut self.chance)
    }
}

impl<G: Game> BotTurn<G> {
    /// Thinks it over, as long as that takes.
    pub fn think(mut self) -> Thought<G> {
        let chosen = self.player.choose(&self.question, &mut self.chance);
        let action = chosen.or_else(|| self.question.legal().first().copied());
        Thought { seat: self.seat, decision: self.decision, action, player: self.player }
    }
}

impl<E: Evaluation> Sitting<E> {
    /// Sits down to a new game and deals until somebody is asked.
    pub fn begin(
        setup: &<E::Game as Game>::Setup,
        sitters: Vec<Sitter<E::Game>>,
        secret: Secret,
        save: Save,
    ) -> Result<Sitting<E>, E> {
        let seats = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
        let story = Story::new(E::Game::begin(setup, seats, E::Game::RULES)?);
        let (words, chairs) = seated(sitters);
        let mut sitting = Sitting { story, secret, date: Some(today()), words, chairs, save };
        sitting.deal();
        let record = sitting.record()?.to_string();
        sitting.save.append(&record)?;
        Ok(sitting)
    }

    /// Sits down to a game that was kept. `sitters` are those that [`Saved::words`] names.
    pub fn resume(
        setup: &<E::Game as Game>::Setup,
        sitters: Vec<Sitter<E::Game>>,
        saved: Saved,
    ) -> Result<Sitting<E>, E> {
        let story = saved.story(setup)?;
        let Saved { save, record } = saved;
        let broken = |reason: &str| SaveError::Broken(save.path().to_owned(), reason.to_owned());
        let deal = record.header.deal.ok_or_else(|| broken("it does not say what its draws come from (Secret:)"))?;
        let secret = deal.secret.ok_or_else(|| broken("it does not say what its draws come from (Secret:)"))?;
        let (words, chairs) = seated(sitters);
        let date = record.header.date;
        let mut sitting = Sitting { story, secret, date, words, chairs, save };
        // A terminal that was killed may have written an answer and not all that Nature dealt after it.
        let before = sitting.story.table().log().len();
        sitting.deal();
        let lines = sitting.lines_since(before);
        if !lines.is_empty() {
            sitting.save.append(&lines)?;
        }
        sitting.finish()?;
        Ok(sitting)
    }

    /// The game with all that happened in it.
    pub fn story(&self) -> &Story<E::Game> {
        &self.story
    }

    /// The game as it stands.
    pub fn state(&self) -> &E::Game {
        self.story.state()
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
    pub fn record(&self) -> Result<Record, E> {
        let mut record = Record::of(self.story.table(), self.words.clone(), self.date.clone())?;
        let (commitment, secret) = (self.secret.commitment(), Some(self.secret));
        record.header.deal = Some(Deal { commitment, secret });
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
        self.story.table().can_undo(seat)
    }

    /// Answers one or several decisions of a seat in a row, all or none of them, and deals what comes after. It is kept when
    /// this returns.
    pub fn act(&mut self, seat: Seat, actions: &[Action<E>]) -> Result<(), E> {
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
    pub fn undo(&mut self, seat: Seat) -> Result<(), E> {
        self.change(|then| Ok(then.undo(seat)?))
    }

    /// Gives the first bot that is asked its question. `None` if none is asked, or one is thinking already.
    pub fn ask_bot(&mut self) -> Option<BotTurn<E::Game>> {
        if self.is_thinking() {
            return None;
        }
        let seat = self.bot_asked()?;
        let question = Question::of(self.state(), seat)?;
        let decision = question.decision()?;
        let chance = self.chance_for(seat, decision);
        let chair = self.chairs.get_mut(seat.index())?;
        let Chair::Bot(player) = std::mem::replace(chair, Chair::Thinking) else { return None };
        Some(BotTurn { seat, decision, question, chance, player })
    }

    /// What a seat is asked, for a hint; `None` if it is not asked.
    pub fn hint_question(&self, seat: Seat) -> Option<HintQuestion<E>> {
        let question = Question::of(self.state(), seat)?;
        let chance = self.chance_for(seat, question.decision()?);
        Some(HintQuestion { question, chance })
    }

    /// Takes a bot back in, and plays what it came to think if that is still asked.
    pub fn take(&mut self, thought: Thought<E::Game>) -> Result<(), E> {
        let Thought { seat, decision, action, player } = thought;
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            *chair = Chair::Bot(player);
        }
        let is_open = self.state().open().any(|open| open.id == decision);
        match action.filter(|_| is_open) {
            Some(action) => self.change(|then| Ok(then.act(decision, action)?)),
            None => Ok(()),
        }
    }

    /// A bot's random numbers for a decision: the same whenever the game is played on, and useless for guessing draws.
    fn chance_for(&self, seat: Seat, decision: DecisionId) -> Chance {
        let digest = self.secret.commitment();
        let seed = digest.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0);
        Chance::new(seed, u64::from(decision.answered) * 8 + u64::from(seat.number()))
    }

    fn asked(&self) -> impl Iterator<Item = Seat> + '_ {
        self.state().open().filter_map(|decision| match decision.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        })
    }

    /// Changes the game, deals, and keeps it: all of it or nothing.
    fn change(&mut self, how: impl FnOnce(&mut Story<E::Game>) -> Result<(), E>) -> Result<(), E> {
        let mut then = self.story.clone();
        let before = then.table().log().len();
        how(&mut then)?;
        let now = std::mem::replace(&mut self.story, then);
        self.deal();
        let lines = self.lines_since(before);
        if let Err(error) = self.save.append(&lines) {
            self.story = now;
            return Err(error.into());
        }
        self.finish()
    }

    fn deal(&mut self) {
        while let Some(action) = next_of_nature::<E>(self.state(), &self.secret) {
            let nature = self.state().open().find(|decision| decision.actor == Actor::Nature);
            let Some(asked) = nature.map(|decision| decision.id) else { return };
            if self.story.act(asked, action).is_err() {
                return;
            }
        }
    }

    /// Once the game is over: bots learn how it ended, and the record gets its result.
    fn finish(&mut self) -> Result<(), E> {
        let Some(outcome) = self.state().outcome() else { return Ok(()) };
        for chair in &mut self.chairs {
            if let Chair::Bot(player) = chair {
                player.game_over(&outcome);
            }
        }
        let record = self.record()?.to_string();
        Ok(self.save.finish(&record)?)
    }

    /// The lines of the record from this one on.
    fn lines_since(&self, before: usize) -> String {
        let state = self.state();
        let line = |entry: &Entry<Action<E>>| match *entry {
            Entry::Acted { actor, scene, action } => format!("{actor} {scene}: {}\n", state.write(action)),
            Entry::Undone { seat } => format!("{seat} undo\n"),
        };
        self.story.table().log().iter().skip(before).map(line).collect()
    }
}

impl<E: Evaluation> fmt::Debug for Sitting<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sitting").field("words", &self.words).field("save", &self.save).finish_non_exhaustive()
    }
}

fn seated<G: Game>(sitters: Vec<Sitter<G>>) -> (Vec<String>, Vec<Chair<G>>) {
    let chair = |player: Option<Box<dyn Player<G>>>| player.map_or(Chair::Person, Chair::Bot);
    sitters.into_iter().map(|sitter| (sitter.word, chair(sitter.player))).unzip()
}

#[cfg(test)]
mod tests;
