//! Commands: what can be typed instead of an answer.

use table::Seat;
use words::{Language, Phrasebook};

/// Something to be said or done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    List,
    Why,
    Hint,
    Undo,
    Table,
    /// A part of the table; of a seat, if it has a number.
    Part(&'static str, Option<Seat>),
    Log,
    Quit,
}

/// The commands of a game, each with the name of its word in the texts. A game that says why something is not possible has
/// texts for `why`.
fn all<P: Phrasebook>(phrases: P) -> impl Iterator<Item = (Command, &'static str)> {
    let first = [
        (Command::Help, "help"),
        (Command::List, "list"),
        (Command::Why, "why"),
        (Command::Hint, "hint"),
        (Command::Undo, "undo"),
        (Command::Table, "table"),
    ];
    let parts = P::PARTS.iter().map(|&part| (Command::Part(part, None), part));
    let last = [(Command::Log, "log"), (Command::Quit, "quit")];
    let known = move |(_, name): &(Command, &str)| phrases.words().knows(&format!("plain-word-{name}"));
    first.into_iter().chain(parts).chain(last).filter(known)
}

impl Command {
    /// The command that a line is, in the player's language or in English; `None` if it is none.
    pub fn read<P: Phrasebook>(line: &str, phrases: P) -> Option<Command> {
        let line = line.to_lowercase();
        let (word, number) = match line.split_once(' ') {
            Some((word, number)) => (word, Some(number.trim())),
            None => (line.as_str(), None),
        };
        let means = |(_, name): &(Command, &str)| {
            let name = format!("plain-word-{name}");
            let known = [phrases, P::new(Language::En)].map(|phrases| phrases.words().say(&name));
            known.iter().any(|all| all.split(", ").any(|known| known == word))
        };
        match (all(phrases).find(means)?.0, number) {
            (Command::Part(part, _), Some(number)) => {
                Some(Command::Part(part, Some(Seat::from_number(number.parse().ok()?)?)))
            }
            (_, Some(_)) => None,
            (command, None) => Some(command),
        }
    }

    /// All commands, a line each.
    pub fn explained<P: Phrasebook>(phrases: P) -> Vec<String> {
        let words = phrases.words();
        let line = |(_, name): (Command, &str)| {
            let word = words.say(&format!("plain-word-{name}"));
            let does = words.say(&format!("plain-help-{name}"));
            words.say_with("plain-help-line", [("word", word.into()), ("does", does.into())])
        };
        all(phrases).map(line).collect()
    }
}
