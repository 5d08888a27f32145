//! What a game hands in, and the same without its types.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use bots::{Evaluation, Statistics};
use table::{BeginError, Choice, Game, Record, Referee, Secret, Setup, Story, Table};
use tutorial::{Course, StuckError};
use web::Style;
use words::rules::Rules;
use words::{Language, Phrasebook};

use crate::game::{AnyGame, Hosted, Reason};

/// A game with everything that the house needs to play it. It is a type without values; [`Of`] makes a value of it.
pub trait Title: Send + Sync + 'static {
    /// The rules.
    type Game: Game;
    /// How bots evaluate positions.
    type Evaluation: Evaluation<Game = Self::Game>;
    /// What reports on many games count; `()` if nothing.
    type Statistics: Statistics<Self::Game>;
    /// What must always hold.
    type Referee: Referee<Self::Game>;
    /// The game in words.
    type Phrases: Phrasebook<Game = Self::Game>;
    /// The game on a page.
    type Face: web::Face<Game = Self::Game>;

    /// The tutorial, if there is one.
    fn course() -> Option<&'static Course> {
        None
    }
}

/// A [`Title`] without its types: what the server knows of a game.
pub trait AnyTitle: fmt::Debug + Send + Sync {
    /// Its name in records and addresses.
    fn name(&self) -> &'static str;

    /// The version of the rules that new games are played under.
    fn rules(&self) -> u32;

    /// Whether games under this version of the rules can be played.
    fn plays(&self, rules: u32) -> bool;

    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// What can be chosen before a game begins.
    fn choices(&self) -> &'static [Choice];

    /// The edition that comes with the program.
    fn edition(&self) -> Edition;

    /// An edition from a file's text.
    fn read_edition(&self, text: &str) -> Result<Edition, String>;

    /// Whether a record that names its edition like this was played with this one.
    fn is_edition(&self, edition: &Edition, title: &str) -> bool;

    /// A game that has not begun.
    fn begin(&self, start: &Start<'_>, secret: Secret) -> Result<Box<dyn AnyGame>, String>;

    /// A recorded game, played to its end; if it is `checked`, the referee looks at every line of it.
    fn recorded(&self, record: &Record, edition: &Edition, checked: bool) -> Result<Box<dyn AnyGame>, String>;

    /// What the game is called.
    fn title(&self, language: Language) -> String;

    /// A text of the game or of the site.
    fn words(&self, language: Language) -> &'static words::Words;

    /// The rules for players.
    fn rulebook(&self, language: Language) -> &'static Rules;

    /// What its pages load and show beside the table.
    fn style(&self) -> &'static Style;

    /// The tutorial, if there is one.
    fn course(&self) -> Option<&'static Course>;

    /// The game of a step of the tutorial, counted from 0, after some answers.
    fn lesson(&self, step: usize, given: &[&str]) -> Result<Box<dyn AnyGame>, StuckError>;

    /// What to say to answers to a step of the tutorial.
    fn try_answer(&self, step: usize, given: &[&str]) -> Result<Verdict, StuckError>;
}

/// What to say to answers of a learner.
pub type Verdict = tutorial::Verdict<Reason>;

/// There is no tutorial.
fn no_course() -> StuckError {
    StuckError { at: "the start".to_owned(), why: "there is no tutorial".to_owned() }
}

/// What a game begins with.
#[derive(Clone, Copy, Debug)]
pub struct Start<'s> {
    /// The edition.
    pub edition: &'s Edition,
    /// The options, as [`Setup::options`] writes them.
    pub options: &'s str,
    /// How many play.
    pub seats: u8,
    /// The version of the rules.
    pub rules: u32,
}

/// An edition that games can be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its name and the digest of its data, as in records.
    pub title: String,
    /// The file.
    pub text: String,
}

impl Edition {
    /// What people call it: the title without the digest.
    pub fn name(&self) -> &str {
        self.title.rsplit_once(' ').map_or(self.title.as_str(), |(name, _)| name)
    }
}

/// A [`Title`] as a value.
pub struct Of<T>(PhantomData<fn() -> T>);

impl<T: Title> Of<T> {
    /// The only one.
    pub const fn new() -> Of<T> {
        Of(PhantomData)
    }
}

impl<T: Title> Default for Of<T> {
    fn default() -> Of<T> {
        Of::new()
    }
}

impl<T: Title> fmt::Debug for Of<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::Game::NAME)
    }
}

type SetupOf<T> = <<T as Title>::Game as Game>::Setup;

/// The setup of an edition; refused if the text is not the one that the title names: no game goes on with other data.
fn setup<T: Title>(edition: &Edition) -> Result<SetupOf<T>, String> {
    let setup = SetupOf::<T>::with_edition(&edition.text)?;
    if setup.is_edition(&edition.title) {
        return Ok(setup);
    }
    Err(format!("the text of the edition «{}» is that of «{}»", edition.title, setup.edition()))
}

impl<T: Title> AnyTitle for Of<T> {
    fn name(&self) -> &'static str {
        T::Game::NAME
    }

    fn rules(&self) -> u32 {
        T::Game::RULES
    }

    fn plays(&self, rules: u32) -> bool {
        let usual = SetupOf::<T>::usual();
        !matches!(T::Game::begin(&usual, *usual.seats().start(), rules), Err(BeginError::Rules(..)))
    }

    fn seats(&self) -> RangeInclusive<u8> {
        SetupOf::<T>::usual().seats()
    }

    fn choices(&self) -> &'static [Choice] {
        SetupOf::<T>::choices()
    }

    fn edition(&self) -> Edition {
        Edition { title: SetupOf::<T>::usual().edition(), text: SetupOf::<T>::EDITION.to_owned() }
    }

    fn read_edition(&self, text: &str) -> Result<Edition, String> {
        let setup = SetupOf::<T>::with_edition(text)?;
        Ok(Edition { title: setup.edition(), text: text.to_owned() })
    }

    fn is_edition(&self, edition: &Edition, title: &str) -> bool {
        SetupOf::<T>::with_edition(&edition.text).is_ok_and(|setup| setup.is_edition(title))
    }

    fn begin(&self, start: &Start<'_>, secret: Secret) -> Result<Box<dyn AnyGame>, String> {
        let setup = setup::<T>(start.edition)?.with_options(start.options)?;
        let game = T::Game::begin(&setup, start.seats, start.rules).map_err(|error| error.to_string())?;
        Ok(Box::new(Hosted::<T>::new(game, secret)))
    }

    fn recorded(&self, record: &Record, edition: &Edition, checked: bool) -> Result<Box<dyn AnyGame>, String> {
        let setup = setup::<T>(edition)?;
        if checked {
            record.verify::<T::Game, T::Referee>(&setup).map_err(|unsound| unsound.to_string())?;
        }
        let start: T::Game = record.start(&setup).map_err(|unsound| unsound.to_string())?;
        let mut story = Story::new(start.clone());
        record.lines.iter().try_for_each(|line| story.play(line).map(drop))?;
        let secret = record.header.deal.as_ref().and_then(|deal| deal.secret);
        Ok(Box::new(Hosted::<T> { story, start, secret: secret.unwrap_or_else(|| Secret::new([0; 32])) }))
    }

    fn title(&self, language: Language) -> String {
        T::Phrases::new(language).title()
    }

    fn words(&self, language: Language) -> &'static words::Words {
        T::Phrases::new(language).words()
    }

    fn rulebook(&self, language: Language) -> &'static Rules {
        T::Phrases::new(language).rules()
    }

    fn style(&self) -> &'static Style {
        <T::Face as web::Face>::style()
    }

    fn course(&self) -> Option<&'static Course> {
        T::course()
    }

    fn lesson(&self, step: usize, given: &[&str]) -> Result<Box<dyn AnyGame>, StuckError> {
        let table: Table<T::Game> = T::course().ok_or_else(no_course)?.during(step, given)?;
        Ok(Box::new(Hosted::<T>::new(table.state().clone(), Secret::new([0; 32]))))
    }

    fn try_answer(&self, step: usize, given: &[&str]) -> Result<Verdict, StuckError> {
        let verdict = T::course().ok_or_else(no_course)?.try_answer::<T::Game>(step, given)?;
        Ok(verdict.map(|illegal| Reason::of::<T::Phrases>(&illegal)))
    }
}
