//! What a person may answer, numbered, and what an answer means.

use table::{Actor, Game, NotationError, Picks, Seat};
use words::Phrasebook;

/// The choices of a decision.
#[derive(Clone, Debug)]
pub struct Offer<G: Game> {
    /// The choices, numbered from 1.
    pub choices: Vec<Choice<G>>,
    /// How to answer, where a number alone is not enough.
    pub how: Option<String>,
    /// Whether all choices are read out with the question; otherwise on request.
    pub read_out: bool,
    /// What else would be an answer, and why it is not possible, line by line.
    pub refused: Vec<String>,
}

/// A choice.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    /// What it is.
    pub text: String,
    /// What it means.
    pub means: Means<G>,
    /// What can be typed for it instead of its number.
    pub names: Vec<String>,
}

/// What a choice means.
#[derive(Clone, Debug)]
pub enum Means<G: Game> {
    /// These answers.
    Answers(Vec<G::Action>),
    /// One of several things that are picked together.
    Pick(G::Action),
}

/// What a line of input means.
pub(super) enum Reading<G: Game> {
    /// These answers.
    Answers(Vec<G::Action>),
    /// Nothing that can be answered, for this reason.
    Unclear(String),
}

impl<G: Game> Choice<G> {
    /// A choice that gives an answer.
    pub fn answer(text: String, action: G::Action) -> Choice<G> {
        Choice { text, means: Means::Answers(vec![action]), names: Vec::new() }
    }

    /// A choice that picks a thing.
    pub fn pick(text: String, thing: G::Action) -> Choice<G> {
        Choice { text, means: Means::Pick(thing), names: Vec::new() }
    }
}

impl<G: Game> Offer<G> {
    /// These choices, read out with the question.
    pub fn new(choices: Vec<Choice<G>>) -> Offer<G> {
        Offer { choices, how: None, read_out: true, refused: Vec::new() }
    }

    /// All that `seat` may answer now, in the words of the phrasebook.
    pub fn of<P: Phrasebook<Game = G>>(game: &G, seat: Seat, phrases: P) -> Offer<G> {
        let label = |action| phrases.answer(game, seat, action);
        let mut legal = Vec::new();
        game.legal(Actor::Seat(seat), &mut legal);
        let Some(picks) = game.picks(seat) else {
            return Offer::new(legal.into_iter().map(|action| Choice::answer(label(action), action)).collect());
        };
        let things = picks.things.iter().map(|&(thing, _)| Choice::pick(label(thing), thing));
        let is_thing = |action: &G::Action| picks.things.iter().any(|(thing, _)| thing == action);
        let others = legal.into_iter().filter(|action| !is_thing(action));
        let choices = things.chain(others.map(|action| Choice::answer(label(action), action))).collect();
        Offer { how: how_to_pick(&picks, phrases), ..Offer::new(choices) }
    }

    /// The choices and how to answer, as far as they are read out unasked.
    pub(super) fn question(&self) -> Vec<String> {
        let mut lines = if self.read_out { self.list() } else { Vec::new() };
        lines.extend(self.how.clone());
        lines
    }

    /// All choices with their numbers.
    pub(super) fn list(&self) -> Vec<String> {
        (1..).zip(&self.choices).map(|(number, choice): (usize, _)| format!("{number}. {}", choice.text)).collect()
    }

    /// What a line means: numbers of choices, the name of one, or notation.
    pub(super) fn read<P: Phrasebook<Game = G>>(&self, game: &G, seat: Seat, line: &str, phrases: P) -> Reading<G> {
        let words: Vec<&str> = line.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        if let Some(numbers) = words.iter().map(|word| word.parse().ok()).collect::<Option<Vec<usize>>>()
            && !self.looks_like_a_name(line)
        {
            return self.numbered(game, seat, &numbers, phrases);
        }
        if let Some(Choice { means: Means::Answers(answers), .. }) = self.named(line) {
            return Reading::Answers(answers.clone());
        }
        let unclear = |_| Reading::Unclear(phrases.say_with("plain-not-understood", [("text", line.into())]));
        notation(game, line).map_or_else(unclear, Reading::Answers)
    }

    fn numbered<P: Phrasebook<Game = G>>(&self, game: &G, seat: Seat, numbers: &[usize], phrases: P) -> Reading<G> {
        let mut picked = Vec::new();
        for &number in numbers {
            let choice = number.checked_sub(1).and_then(|place| self.choices.get(place));
            match (choice.map(|choice| &choice.means), numbers.len()) {
                (None, _) => {
                    let about = [("number", number.into()), ("count", self.choices.len().into())];
                    return Reading::Unclear(phrases.say_with("plain-no-number", about));
                }
                (Some(Means::Answers(actions)), 1) => return Reading::Answers(actions.clone()),
                (Some(Means::Answers(_)), _) => return Reading::Unclear(phrases.say("plain-one-number")),
                (Some(Means::Pick(action)), _) => picked.push(*action),
            }
        }
        match game.arrange(seat, &picked) {
            Ok(answers) => Reading::Answers(answers),
            Err(illegal) => Reading::Unclear(phrases.refusal(&illegal)),
        }
    }

    /// Numbers with commas between them are names such as `2,1` where choices have names.
    fn looks_like_a_name(&self, line: &str) -> bool {
        line.contains(',') && self.choices.iter().any(|choice| !choice.names.is_empty())
    }

    fn named(&self, name: &str) -> Option<&Choice<G>> {
        self.choices.iter().find(|choice| choice.names.iter().any(|known| known == name))
    }
}

/// How several things are picked; `None` if it is only one.
pub fn how_to_pick<A, P: Phrasebook>(picks: &Picks<A>, phrases: P) -> Option<String> {
    match (picks.exactly, picks.count) {
        (true, 1) => None,
        (true, count) => Some(phrases.say_with("plain-pick", [("count", count.into())])),
        (false, _) => Some(phrases.say("plain-pick-any")),
    }
}

/// Answers in notation, with or without the scene, several with semicolons between them.
fn notation<G: Game>(game: &G, line: &str) -> Result<Vec<G::Action>, NotationError> {
    let scene = format!("{}: ", game.scene());
    line.split(';').map(str::trim).map(|text| game.read(text.strip_prefix(&scene).unwrap_or(text))).collect()
}
