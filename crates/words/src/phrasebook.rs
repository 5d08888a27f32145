//! A game in words.

use table::{Game, Outcome, Passage, Seat, Viewer, When};

use crate::rules::Rules;
use crate::{FluentValue, Language, Words};

/// What a game says in one language: questions, answers, events, refusals, the whole table and the score sheet.
///
/// The page, the terminal and the command line all ask here, so they say the same. With these sentences alone a game can
/// be played line by line and as a text page.
pub trait Phrasebook: Copy + Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// The parts of [`Phrasebook::table`] that can be asked for by a word, in their order; the word itself is the text
    /// `plain-word-PART`, what it shows is `plain-help-PART`.
    const PARTS: &'static [&'static str];

    /// In this language.
    fn new(language: Language) -> Self;

    /// The site's texts and the game's own.
    fn words(self) -> &'static Words;

    /// The rules for players.
    fn rules(self) -> &'static Rules;

    /// What the game is called.
    fn title(self) -> String;

    /// "Year 3"
    fn part(self, part: u8) -> String;

    /// "Year 3, spring"
    fn when(self, when: When) -> String;

    /// What a seat is asked, with what it knows; `None` if it is asked nothing.
    fn ask(self, game: &Self::Game, seat: Seat) -> Option<Ask>;

    /// An action in words, at any moment of a game.
    fn action(self, game: &Self::Game, action: Action<Self>) -> String;

    /// An answer to what a seat is asked now: the label of its button.
    fn answer(self, game: &Self::Game, _seat: Seat, action: Action<Self>) -> String {
        self.action(game, action)
    }

    /// Where an answer leads to in a word or two, if it is known by that: "Hotel".
    fn place(self, _game: &Self::Game, _action: Action<Self>) -> Option<String> {
        None
    }

    /// Why something is refused, in a sentence.
    fn refusal(self, illegal: &<Self::Game as Game>::Illegal) -> String;

    /// What happened in a passage of a game, with what the events say.
    fn tale(self, events: &[<Self::Game as Game>::Event], name: &dyn Fn(Seat) -> String) -> Vec<String>;

    /// What the thing says that an event brings up, in lines, if the event names it only: the text of a card.
    fn details(self, _game: &Self::Game, _event: &<Self::Game as Game>::Event) -> Vec<String> {
        Vec::new()
    }

    /// What is in an edition, in lines.
    fn edition(self, _setup: &<Self::Game as Game>::Setup) -> Vec<String> {
        Vec::new()
    }

    /// The whole table as a viewer may see it.
    fn table(self, game: &Self::Game, viewer: Viewer, name: &dyn Fn(Seat) -> String) -> Vec<TextSection>;

    /// Everybody's points, from the first line to the total.
    fn score_sheet(self, game: &Self::Game, viewer: Viewer) -> Vec<ScoreLine>;

    /// How well a game alone was played, if the game says so: "Experienced farmer".
    fn rank(self, _points: i32) -> Option<String> {
        None
    }

    /// How a game ended, in a sentence.
    fn result(self, outcome: &Outcome, name: &dyn Fn(Seat) -> String) -> String {
        self.words().result(outcome, name)
    }

    /// A game told: its chapters as headings, below them what happened.
    fn story(self, passages: &[Passage<<Self::Game as Game>::Event>], name: &dyn Fn(Seat) -> String) -> Vec<StoryLine> {
        let mut lines = Vec::new();
        for Passage { line, last, begins, events, .. } in passages {
            if let Some(when) = *begins {
                lines.push(StoryLine { text: self.when(when), heading: Some(when), line: *line });
            }
            let sentence = |text| StoryLine { text, heading: None, line: *last };
            lines.extend(self.tale(events, name).into_iter().map(sentence));
        }
        lines
    }

    /// The text with this name.
    fn say(self, name: &str) -> String {
        self.words().say(name)
    }

    /// The text with this name and these arguments.
    fn say_with<'v, const N: usize>(self, name: &str, arguments: [(&'v str, FluentValue<'v>); N]) -> String {
        self.words().say_with(name, arguments)
    }
}

/// An action of a phrasebook's game.
type Action<P> = <<P as Phrasebook>::Game as Game>::Action;

/// A question for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// What to do, in a few words.
    pub title: String,
    /// What a newcomer should know about it, in a sentence or two.
    pub help: String,
    /// The number of the rule behind it.
    pub rule: &'static str,
}

/// A part of the table, in sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextSection {
    /// Which: one of [`Phrasebook::PARTS`], or another word.
    pub part: &'static str,
    /// Whose, if it is about one seat.
    pub seat: Option<Seat>,
    /// What it is about.
    pub heading: String,
    /// A sentence or a few in each line.
    pub lines: Vec<String>,
}

/// A line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// "Huts and barns"
    pub heading: String,
    /// What each seat has, as it is shown.
    pub points: Vec<String>,
    /// Whether it is the sum of all others.
    pub is_total: bool,
}

/// A line of a story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryLine {
    /// The sentence, or where the game is from here on.
    pub text: String,
    /// Where the game is, if the line is the heading of a chapter.
    pub heading: Option<When>,
    /// The line of the record behind it.
    pub line: usize,
}

impl Words {
    /// `a, b and c`; nothing for none.
    pub fn list(&self, parts: &[String]) -> String {
        match parts {
            [] => self.say("nothing"),
            [one] => one.clone(),
            [before @ .., last] => {
                self.say_with("list-and", [("first", before.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// `1.8`, or `1,8` where people write that.
    pub fn tenths(&self, number: f64) -> String {
        let text = format!("{number:.1}").replace('-', "−");
        match self.language() {
            Language::En => text,
            Language::De | Language::Fr => text.replace('.', ","),
        }
    }

    /// "31 points"
    pub fn points(&self, points: i32) -> String {
        minus(self.say_with("points", [("points", points.into())]))
    }

    /// How a game ended, in a sentence.
    pub fn result(&self, outcome: &Outcome, name: &dyn Fn(Seat) -> String) -> String {
        let points = outcome.winners.first().and_then(|seat| outcome.points.get(seat.index())).copied();
        let Some(points) = points else { return self.say("result-nobody") };
        let names: Vec<String> = outcome.winners.iter().map(|&seat| name(seat)).collect();
        let text = if names.len() == 1 { "result-won" } else { "result-shared" };
        minus(self.say_with(text, [("names", self.list(&names).into()), ("points", points.into())]))
    }

    /// Whom the table waits for: "Waiting for Ann and Bob".
    pub fn waiting(&self, names: &[String]) -> String {
        self.say_with("waiting", [("count", names.len().into()), ("names", self.list(names).into())])
    }
}

/// A number with a real minus sign if it is negative.
pub fn signed(number: i32) -> String {
    minus(number.to_string())
}

/// With a real minus sign before negative numbers; hyphens within words stay.
pub fn minus(text: String) -> String {
    let (mut signed, mut before) = (String::with_capacity(text.len()), ' ');
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let negative = letter == '-' && before == ' ' && letters.peek().is_some_and(char::is_ascii_digit);
        signed.push(if negative { '−' } else { letter });
        before = letter;
    }
    signed
}
