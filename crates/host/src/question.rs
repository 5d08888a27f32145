//! A decision for a bot, without the types of its game. It travels to a thread.

use std::fmt;

use bots::analysis::{Review, consider};
use bots::{Bot, Level, Player, Question};
use table::{Chance, Game, Seat, When};

use crate::title::Title;

/// A decision of any game: all that the seat may know.
pub trait AnyQuestion: fmt::Debug + Send + Sync {
    /// The same once more.
    fn boxed(&self) -> Box<dyn AnyQuestion>;

    /// Which decision.
    fn id(&self) -> &str;

    /// Who is asked.
    fn seat(&self) -> Seat;

    /// The answer of a bot, in notation.
    fn answer(&self, level: Level, seed: u64) -> Option<String>;

    /// What a bot thinks of it: what to expect, the best actions, and what an answer that was given gave away.
    fn opinion(&self, bot: &Bot, answered: Option<&str>, seed: u64) -> Option<Review>;
}

impl Clone for Box<dyn AnyQuestion> {
    fn clone(&self) -> Box<dyn AnyQuestion> {
        self.boxed()
    }
}

/// A decision of a game whose types are known: what is behind an [`AnyQuestion`].
pub(crate) struct TypedQuestion<T: Title> {
    id: String,
    question: Question<'static, T::Game>,
    when: When,
}

impl<T: Title> TypedQuestion<T> {
    /// What a seat is asked; `None` if nothing.
    pub(crate) fn of(game: &T::Game, seat: Seat) -> Option<TypedQuestion<T>> {
        let question = Question::of(game, seat)?;
        Some(TypedQuestion { id: question.decision()?.to_string(), question, when: game.when() })
    }

    pub(crate) fn question(&self) -> &Question<'static, T::Game> {
        &self.question
    }
}

impl<T: Title> fmt::Debug for TypedQuestion<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TypedQuestion").field("id", &self.id).field("question", &self.question).finish()
    }
}

impl<T: Title> AnyQuestion for TypedQuestion<T> {
    fn boxed(&self) -> Box<dyn AnyQuestion> {
        Box::new(TypedQuestion::<T> { id: self.id.clone(), question: self.question.clone(), when: self.when })
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn seat(&self) -> Seat {
        self.question.seat()
    }

    fn answer(&self, level: Level, seed: u64) -> Option<String> {
        let action = Bot::from(level).player::<T::Evaluation>().choose(&self.question, &mut Chance::new(seed, 0))?;
        Some(self.question.write(action))
    }

    fn opinion(&self, bot: &Bot, answered: Option<&str>, seed: u64) -> Option<Review> {
        let question = &self.question;
        let find = |text| question.legal().iter().copied().find(|&action| question.write(action) == text);
        let played = answered.and_then(find);
        let opinion = consider::<T::Evaluation>(bot, question, played, &mut Chance::new(seed, 0))?;
        Some(opinion.review(question, self.when, played))
    }
}
