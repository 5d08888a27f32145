//! A game small enough to see through, as a full title: Nature tosses a coin, then every seat in turn says 1 or 2, which
//! counts twice after heads; after three rounds, or five, the highest sum wins.

use std::ops::RangeInclusive;

use bots::{Evaluation, SeatResult};
use host::Title;
use table::*;
use web::TextFace;
use words::rules::Rules;
use words::{Ask, Language, Phrasebook, ScoreLine, TextSection, Words};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Counting {
    setup: Rounds,
    round: u8,
    /// Whether the coin showed heads; `None` before it is tossed.
    heads: Option<bool>,
    /// The seat that is asked.
    next: usize,
    sums: Vec<i32>,
    answered: Vec<u32>,
    tossed: u32,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rounds(u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    Say(u8),
    Toss(bool),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct No;

impl std::fmt::Display for No {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("say 1 or 2")
    }
}

impl std::error::Error for No {}

impl Setup for Rounds {
    const EDITION: &'static str = "plain";

    fn usual() -> Rounds {
        Rounds(3)
    }
    fn with_edition(text: &str) -> Result<Rounds, String> {
        if text.trim() == "plain" { Ok(Rounds(3)) } else { Err("line 1: expected «plain»".to_owned()) }
    }
    fn with_options(self, options: &str) -> Result<Rounds, String> {
        match options {
            "" => Ok(self),
            "long" => Ok(Rounds(5)),
            other => Err(format!("«{other}» is no option; there is «long»")),
        }
    }
    fn edition(&self) -> String {
        "plain 0".to_owned()
    }
    fn options(&self) -> String {
        if self.0 == 5 { "long".to_owned() } else { String::new() }
    }
    fn seats(&self) -> RangeInclusive<u8> {
        2..=3
    }
}

impl Game for Counting {
    type Setup = Rounds;
    type Action = Act;
    type Event = Act;
    type View = Vec<i32>;
    type Illegal = No;
    const NAME: &'static str = "counting";
    const RULES: u32 = 1;
    const SCENES: &'static [&'static str] = &["round"];

    fn begin(setup: &Rounds, seats: u8, _: u32) -> Result<Counting, CannotBegin> {
        if !setup.seats().contains(&seats) {
            return Err(CannotBegin::Seats(format!("2 or 3 players, not {seats}")));
        }
        let count = usize::from(seats);
        let (sums, answered) = (vec![0; count], vec![0; count]);
        Ok(Counting { setup: setup.clone(), round: 1, heads: None, next: 0, sums, answered, tossed: 0 })
    }
    fn setup(&self) -> Rounds {
        self.setup.clone()
    }
    fn rules(&self) -> u32 {
        Self::RULES
    }
    fn seats(&self) -> u8 {
        u8::try_from(self.sums.len()).unwrap()
    }
    fn open(&self) -> impl Iterator<Item = Decision> {
        let seat = Seat::new(u8::try_from(self.next).unwrap());
        let id = match self.heads {
            None => DecisionId { actor: Actor::Nature, answered: self.tossed },
            Some(_) => DecisionId { actor: Actor::Seat(seat), answered: self.answered[self.next] },
        };
        (self.round <= self.setup.0).then_some(Decision { id, actor: id.actor }).into_iter()
    }
    fn legal(&self, actor: Actor, into: &mut Vec<Act>) {
        into.clear();
        if self.next_actor() == Some(actor) {
            match actor {
                Actor::Nature => into.extend([Act::Toss(false), Act::Toss(true)]),
                Actor::Seat(_) => into.extend([Act::Say(1), Act::Say(2)]),
            }
        }
    }
    fn weight(&self, _: Act) -> u32 {
        1
    }
    fn apply(&mut self, actor: Actor, action: Act, events: &mut impl Sink<Act>) -> Result<(), No> {
        let mut legal = Vec::new();
        self.legal(actor, &mut legal);
        if !legal.contains(&action) {
            return Err(No);
        }
        self.apply_legal(actor, action, events);
        Ok(())
    }
    fn apply_legal(&mut self, _: Actor, action: Act, events: &mut impl Sink<Act>) {
        events.note(|| action);
        match action {
            Act::Toss(heads) => {
                self.heads = Some(heads);
                self.tossed += 1;
            }
            Act::Say(number) => {
                self.sums[self.next] += i32::from(number) * if self.heads == Some(true) { 2 } else { 1 };
                self.answered[self.next] += 1;
                self.next += 1;
                if self.next == self.sums.len() {
                    (self.next, self.heads, self.round) = (0, None, self.round + 1);
                }
            }
        }
    }
    fn view(&self, _: Viewer) -> Vec<i32> {
        self.sums.clone()
    }
    fn imagine(&self, _: Seat, _: &mut Chance) -> Counting {
        self.clone()
    }
    fn seen_by(event: &Act, _: Viewer) -> Act {
        *event
    }
    fn outcome(&self) -> Option<Outcome> {
        let best = self.sums.iter().max().unwrap();
        let winners = Seat::all(self.seats()).filter(|seat| self.sums[seat.index()] == *best).collect();
        (self.round > self.setup.0).then(|| Outcome { points: self.sums.clone(), winners })
    }
    fn turn(&self) -> Turn {
        Turn(u32::try_from(self.next).unwrap() + 10 * self.tossed)
    }
    fn count_on(&mut self, seat: Seat, answered: u32) {
        self.answered[seat.index()] = answered;
    }
    fn write_for(&self, _: Actor, action: Act, _: Viewer) -> String {
        self.write(action)
    }
    fn when(&self) -> When {
        When { part: self.round, scene: "round" }
    }
    fn chapter(_: &Act) -> Option<Chapter> {
        None
    }
    fn hides(&self, _: Actor, _: Act, _: Viewer) -> bool {
        false
    }
    fn write(&self, action: Act) -> String {
        match action {
            Act::Say(number) => format!("say {number}"),
            Act::Toss(heads) => format!("toss {heads}"),
        }
    }
    fn read(&self, text: &str) -> Result<Act, Unreadable> {
        let wrong = || Unreadable(format!("«{text}» is no action"));
        let (verb, what) = text.split_once(' ').ok_or_else(wrong)?;
        match verb {
            "say" => what.parse().map(Act::Say).map_err(|_| wrong()),
            "toss" => what.parse().map(Act::Toss).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }
}

#[derive(Debug)]
pub struct CountingTitle;

impl Title for CountingTitle {
    type Game = Counting;
    type Evaluation = Sum;
    type Statistics = ();
    type Referee = Calm;
    type Phrases = Plain;
    type Face = TextFace<Plain>;
}

/// A seat ends with what it has and three for each round that is left.
pub struct Sum;

impl Evaluation for Sum {
    type Game = Counting;

    fn epoch(game: &Counting) -> u16 {
        game.round.into()
    }
    fn epochs_left(game: &Counting) -> usize {
        usize::from((game.setup.0 + 1).saturating_sub(game.round))
    }
    fn estimate(game: &Counting, seat: Seat) -> i32 {
        100 * Sum::points(game, seat) + 300 * i32::try_from(Sum::epochs_left(game)).unwrap()
    }
    fn points(game: &Counting, seat: Seat) -> i32 {
        game.sums[seat.index()]
    }
    fn describe(game: &Counting, _: Seat, into: &mut Vec<f32>) {
        into.push(f32::from(game.round));
    }
    fn result(game: &Counting, seat: Seat) -> SeatResult {
        SeatResult { points: Sum::points(game, seat), ..SeatResult::default() }
    }
}

#[derive(Default)]
pub struct Calm;

impl Referee<Counting> for Calm {
    fn check(&mut self, _: &Counting) -> Result<(), Violation> {
        Ok(())
    }
}

#[derive(Clone, Copy)]
pub struct Plain(Language);

impl Phrasebook for Plain {
    type Game = Counting;
    const PARTS: &'static [&'static str] = &[];

    fn new(language: Language) -> Plain {
        Plain(language)
    }
    fn words(self) -> &'static Words {
        Words::of(self.0)
    }
    fn rules(self) -> &'static Rules {
        static RULES: Rules = Rules { title: String::new(), introduction: Vec::new(), chapters: Vec::new() };
        &RULES
    }
    fn title(self) -> String {
        "Counting".to_owned()
    }
    fn part(self, part: u8) -> String {
        format!("Round {part}")
    }
    fn when(self, when: When) -> String {
        self.part(when.part)
    }
    fn ask(self, _: &Counting, _: Seat) -> Option<Ask> {
        None
    }
    fn action(self, game: &Counting, action: Act) -> String {
        game.write(action)
    }
    fn refusal(self, no: &No) -> String {
        no.to_string()
    }
    fn tale(self, events: &[Act], _: &dyn Fn(Seat) -> String) -> Vec<String> {
        events.iter().map(|event| format!("{event:?}")).collect()
    }
    fn table(self, _: &Counting, _: Viewer, _: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        Vec::new()
    }
    fn score_sheet(self, _: &Counting, _: Viewer) -> Vec<ScoreLine> {
        Vec::new()
    }
}
