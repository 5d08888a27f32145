//! What one can say besides an answer.

use phrases::Phrases;
use table::Seat;
use words::{Language, Words};

/// Something to be told or done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    Help,
    List,
    Why,
    Hint,
    Table,
    Year,
    Town,
    Farm(Option<Seat>),
    Points,
    Log,
    Undo,
    Quit,
}

/// All wishes, with the names of their words in the texts.
const ALL: [(Wish, &str); 12] = [
    (Wish::Help, "help"),
    (Wish::List, "list"),
    (Wish::Why, "why"),
    (Wish::Hint, "hint"),
    (Wish::Undo, "undo"),
    (Wish::Table, "table"),
    (Wish::Year, "year"),
    (Wish::Town, "town"),
    (Wish::Farm(None), "farm"),
    (Wish::Points, "points"),
    (Wish::Log, "log"),
    (Wish::Quit, "quit"),
];

impl Wish {
    /// The wish behind a line, in the player's language or in English; `None` if it is none.
    pub fn read(line: &str, phrases: Phrases) -> Option<Wish> {
        let line = line.to_lowercase();
        let (word, number) = match line.split_once(' ') {
            Some((word, number)) => (word, Some(number.trim())),
            None => (line.as_str(), None),
        };
        let means = |(_, name): &&(Wish, &str)| {
            let name = format!("plain-word-{name}");
            let known = [phrases.words(), Words::of(Language::En)].map(|words| words.say(&name));
            known.iter().any(|all| all.split(", ").any(|known| known == word))
        };
        match (ALL.iter().find(means)?.0, number) {
            (Wish::Farm(_), Some(number)) => Some(Wish::Farm(Some(Seat::from_number(number.parse().ok()?)?))),
            (_, Some(_)) => None,
            (wish, None) => Some(wish),
        }
    }

    /// What one can say, a line each.
    pub fn explained(phrases: Phrases) -> Vec<String> {
        let words = phrases.words();
        let line = |(_, name): &(Wish, &str)| {
            let word = words.say(&format!("plain-word-{name}"));
            let does = words.say(&format!("plain-help-{name}"));
            words.about("plain-help-line", [("word", word.into()), ("does", does.into())])
        };
        let answers = ["plain-help-answer", "plain-help-turns", "plain-help-notation"].map(|name| words.say(name));
        answers.into_iter().chain(ALL.iter().map(line)).collect()
    }
}
