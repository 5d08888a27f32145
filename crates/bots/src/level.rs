//! The levels, and how a bot is named: `pioneer`, or with another effort `pioneer:5s`, `pioneer:2000n`.

use std::marker::PhantomData;
use std::str::FromStr;
use std::time::Duration;

use table::{Chance, Game};

use crate::search::Search;
use crate::{Effort, Evaluation, Evaluator, Player, Question, farmhand, seedling, settler};

/// How well a bot plays. Levels differ in kind, not only in depth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, all equally likely; for research.
    Random,
    /// Picks at random, but leaves out what only does harm.
    Seedling,
    /// Goes by the game's heuristic, one action at a time.
    Farmhand,
    /// Rolls each action out to the end of the epoch, and evaluates that by the heuristic.
    Settler,
    /// Searches its own decisions until the epoch's end, and evaluates that by the heuristic.
    Rancher,
    /// Searches two epochs ahead, and evaluates by a network if the game has one.
    Pioneer,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Seedling, Level::Farmhand, Level::Settler, Level::Rancher, Level::Pioneer];

    /// How it is called.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Seedling => "seedling",
            Level::Farmhand => "farmhand",
            Level::Settler => "settler",
            Level::Rancher => "rancher",
            Level::Pioneer => "pioneer",
        }
    }

    /// The effort it makes unless told otherwise; `None` if it decides at a glance.
    pub fn effort(self) -> Option<Effort> {
        match self {
            Level::Random | Level::Seedling | Level::Farmhand => None,
            Level::Settler => Some(Effort::Both(1, Duration::from_millis(50))),
            Level::Rancher => Some(Effort::Both(16, Duration::from_millis(300))),
            Level::Pioneer => Some(Effort::Both(400, Duration::from_secs(1))),
        }
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(name: &str) -> Result<Level, String> {
        let known = Level::ALL.map(Level::name).join(", ");
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| format!("unknown player «{name}»; known: {known}"))
    }
}

/// A bot: a level, and the effort it makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bot {
    /// How it decides.
    pub level: Level,
    /// How long it may think, if not as its level does.
    pub effort: Option<Effort>,
}

impl From<Level> for Bot {
    fn from(level: Level) -> Bot {
        Bot { level, effort: None }
    }
}

impl Bot {
    /// How it searches, if it does.
    pub fn search<E: Evaluation>(&self) -> Option<Search> {
        let effort = self.effort.or(self.level.effort())?;
        match self.level {
            Level::Rancher => Some(Search { horizon: 1, evaluator: Evaluator::Heuristic, effort }),
            Level::Pioneer => Some(Search { horizon: 2, evaluator: Evaluator::best::<E>(), effort }),
            _ => None,
        }
    }

    /// The bot as a player of a game.
    pub fn player<E: Evaluation>(self) -> BotPlayer<E> {
        BotPlayer { bot: self, game: PhantomData }
    }
}

/// A bot that plays a game with this evaluation.
#[derive(Debug)]
pub struct BotPlayer<E> {
    bot: Bot,
    game: PhantomData<fn() -> E>,
}

impl<E: Evaluation> Player<E::Game> for BotPlayer<E> {
    fn choose(&mut self, question: &Question<'_, E::Game>, chance: &mut Chance) -> Option<<E::Game as Game>::Action> {
        let Bot { level, effort } = self.bot;
        match level {
            Level::Random => chance.pick(question.legal()),
            Level::Seedling => seedling::choose::<E>(question, chance),
            Level::Farmhand => farmhand::choose::<E>(question, chance),
            Level::Settler => settler::choose::<E>(question, effort.or(level.effort())?, chance),
            Level::Rancher | Level::Pioneer => {
                let states = question.imagine_many(chance);
                let rated = self.bot.search::<E>()?.rate::<E>(&states, question.seat(), chance);
                rated.first().map(|best| best.action)
            }
        }
    }

    fn is_random(&self) -> bool {
        self.bot.level == Level::Random
    }
}

impl std::fmt::Display for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.effort {
            Some(effort) => write!(f, "{}:{effort}", self.level),
            None => self.level.fmt(f),
        }
    }
}

impl FromStr for Bot {
    type Err = String;
    fn from_str(text: &str) -> Result<Bot, String> {
        let Some((name, effort)) = text.split_once(':') else { return Ok(Bot::from(Level::from_str(text)?)) };
        let level = Level::from_str(name)?;
        if level.effort().is_none() {
            return Err(format!("{level} decides at a glance; write «{level}» without «:{effort}»"));
        }
        Ok(Bot { level, effort: Some(effort.parse()?) })
    }
}
