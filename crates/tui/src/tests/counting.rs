//! A small game: three rounds long, each seat says a number and takes two of four fruits at the same time, and Nature draws
//! a bonus before that. Points are the numbers said, the fruits taken, and the bonus of the round.

use std::sync::LazyLock;

use bots::{Evaluation, SeatResult};
use serde::Serialize;
use table::{
    Actor, CannotBegin, Chance, Chapter, Decision, DecisionId, Game, Outcome, Picks, Referee, Seat, Setup, Sink, Turn,
    Unreadable, Viewer, Violation, When,
};
use thiserror::Error;
use words::rules::Rules;
use words::{Ask, ByLanguage, Language, Phrasebook, ScoreLine, TextSection, Words};

const ROUNDS: u8 = 3;
const FRUITS: u8 = 4;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Counting {
    round: u8,
    bonus: Option<u8>,
    drawn: u32,
    players: Vec<Player>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    said: Option<u8>,
    taken: Vec<u8>,
    sum: i32,
    answered: u32,
}

impl Player {
    fn is_ready(&self) -> bool {
        self.taken.len() == 2
    }

    /// The fruits that can be taken next: two are left at last.
    fn fruits(&self) -> std::ops::RangeInclusive<u8> {
        match self.taken.last() {
            None => 1..=FRUITS - 1,
            Some(last) => last + 1..=FRUITS,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    Say(u8),
    Take(u8),
    Draw(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Began(u8),
    Acted(Actor, Act),
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum No {
    #[error("not now")]
    NotNow,
    #[error("take two")]
    TakeTwo,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Usual;

impl Setup for Usual {
    const EDITION: &'static str = "";

    fn usual() -> Usual {
        Usual
    }
    fn with_edition(_: &str) -> Result<Usual, String> {
        Ok(Usual)
    }
    fn with_options(self, options: &str) -> Result<Usual, String> {
        if options.is_empty() { Ok(Usual) } else { Err(format!("«{options}» is no option")) }
    }
    fn edition(&self) -> String {
        "none".to_owned()
    }
    fn options(&self) -> String {
        String::new()
    }
    fn seats(&self) -> std::ops::RangeInclusive<u8> {
        1..=4
    }
}

#[derive(Serialize, PartialEq, Eq, Debug)]
pub struct Seen {
    round: u8,
    sums: Vec<i32>,
}

impl Counting {
    fn player(&self, actor: Actor) -> Option<&Player> {
        match actor {
            Actor::Seat(seat) => self.players.get(seat.index()),
            Actor::Nature => None,
        }
    }

    fn settle(&mut self, events: &mut impl Sink<Event>) {
        if !self.players.iter().all(Player::is_ready) {
            return;
        }
        let bonus = i32::from(self.bonus.take().unwrap());
        for player in &mut self.players {
            let taken: i32 = player.taken.drain(..).map(i32::from).sum();
            player.sum += bonus + taken + i32::from(player.said.take().unwrap());
        }
        self.round += 1;
        if self.round < ROUNDS {
            events.note(|| Event::Began(self.round + 1));
        }
    }
}

impl Game for Counting {
    type Setup = Usual;
    type Action = Act;
    type Event = Event;
    type View = Seen;
    type Illegal = No;
    const NAME: &'static str = "counting";
    const RULES: u32 = 1;
    const SCENES: &'static [&'static str] = &["draw", "harvest"];

    fn begin(setup: &Usual, seats: u8, _: u32) -> Result<Counting, CannotBegin> {
        if !setup.seats().contains(&seats) {
            return Err(CannotBegin::Seats(format!("{seats} cannot play")));
        }
        Ok(Counting { round: 0, bonus: None, drawn: 0, players: vec![Player::default(); usize::from(seats)] })
    }
    fn setup(&self) -> Usual {
        Usual
    }
    fn rules(&self) -> u32 {
        Self::RULES
    }
    fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap()
    }
    fn open(&self) -> impl Iterator<Item = Decision> {
        let decision = |actor, answered| Decision { id: DecisionId { actor, answered }, actor };
        let over = self.round == ROUNDS;
        let nature = (!over && self.bonus.is_none()).then(|| decision(Actor::Nature, self.drawn));
        let asked = self.bonus.is_some();
        let seats = Seat::all(self.seats()).zip(&self.players).filter(move |(_, player)| asked && !player.is_ready());
        nature.into_iter().chain(seats.map(move |(seat, player)| decision(Actor::Seat(seat), player.answered)))
    }
    fn legal(&self, actor: Actor, into: &mut Vec<Act>) {
        into.clear();
        if !self.open().any(|decision| decision.actor == actor) {
            return;
        }
        match self.player(actor) {
            None => into.extend((1..=3).map(Act::Draw)),
            Some(Player { said: None, .. }) => into.extend((1..=3).map(Act::Say)),
            Some(player) => into.extend(player.fruits().map(Act::Take)),
        }
    }
    fn weight(&self, _: Act) -> u32 {
        1
    }
    fn apply(&mut self, actor: Actor, action: Act, events: &mut impl Sink<Event>) -> Result<(), No> {
        let mut legal = Vec::new();
        self.legal(actor, &mut legal);
        if !legal.contains(&action) {
            return Err(No::NotNow);
        }
        self.apply_legal(actor, action, events);
        Ok(())
    }
    fn apply_legal(&mut self, actor: Actor, action: Act, events: &mut impl Sink<Event>) {
        events.note(|| Event::Acted(actor, action));
        let player = match actor {
            Actor::Seat(seat) => self.players.get_mut(seat.index()),
            Actor::Nature => None,
        };
        let Some(player) = player else {
            if let Act::Draw(bonus) = action {
                self.bonus = Some(bonus);
            }
            self.drawn += 1;
            if self.round == 0 {
                events.note(|| Event::Began(1));
            }
            return;
        };
        player.answered += 1;
        match action {
            Act::Say(number) => player.said = Some(number),
            Act::Take(fruit) => {
                player.taken.push(fruit);
                // The last fruit is taken without a question if there is no other.
                if !player.is_ready() && fruit == FRUITS - 1 {
                    player.taken.push(FRUITS);
                    events.note(|| Event::Acted(actor, Act::Take(FRUITS)));
                }
            }
            Act::Draw(_) => {}
        }
        self.settle(events);
    }
    fn picks(&self, seat: Seat) -> Option<Picks<Act>> {
        let player = self.players.get(seat.index()).filter(|_| self.bonus.is_some())?;
        let left = u8::try_from(2 - player.taken.len()).unwrap();
        let first = *player.fruits().start();
        let things = (first..=FRUITS).map(|fruit| (Act::Take(fruit), 1)).collect();
        (player.said.is_some() && left > 0).then_some(Picks { purpose: "take", count: left, exactly: true, things })
    }
    fn arrange(&self, seat: Seat, picked: &[Act]) -> Result<Vec<Act>, No> {
        let picks = self.picks(seat).ok_or(No::NotNow)?;
        if picked.len() != usize::from(picks.count) {
            return Err(No::TakeTwo);
        }
        let mut fruits: Vec<Act> = picks.things.iter().map(|(thing, _)| *thing).collect();
        fruits.retain(|fruit| picked.contains(fruit));
        if fruits.len() != picked.len() {
            return Err(No::TakeTwo);
        }
        if fruits == [Act::Take(FRUITS - 1), Act::Take(FRUITS)] {
            fruits.pop();
        }
        Ok(fruits)
    }
    fn view(&self, _: Viewer) -> Seen {
        Seen { round: self.round, sums: self.players.iter().map(|player| player.sum).collect() }
    }
    fn imagine(&self, _: Seat, _: &mut Chance) -> Counting {
        self.clone()
    }
    fn seen_by(event: &Event, _: Viewer) -> Event {
        event.clone()
    }
    fn outcome(&self) -> Option<Outcome> {
        let points: Vec<i32> = self.players.iter().map(|player| player.sum).collect();
        let best = *points.iter().max()?;
        let winners = Seat::all(self.seats()).filter(|seat| points[seat.index()] == best).collect();
        (self.round == ROUNDS).then_some(Outcome { points, winners })
    }
    fn turn(&self) -> Turn {
        Turn(u32::from(self.round) * 2 + u32::from(self.bonus.is_some()))
    }
    fn count_on(&mut self, seat: Seat, answered: u32) {
        self.players[seat.index()].answered = answered;
    }
    fn when(&self) -> When {
        When { part: self.round + 1, scene: if self.bonus.is_some() { "harvest" } else { "draw" } }
    }
    fn chapter(event: &Event) -> Option<Chapter> {
        let Event::Began(round) = *event else { return None };
        Some(Chapter { when: When { part: round, scene: "draw" }, is_told: false })
    }
    fn write(&self, action: Act) -> String {
        match action {
            Act::Say(number) => format!("say {number}"),
            Act::Take(fruit) => format!("take {fruit}"),
            Act::Draw(bonus) => format!("bonus {bonus}"),
        }
    }
    fn hides(&self, _: Actor, _: Act, _: Viewer) -> bool {
        false
    }
    fn write_for(&self, _: Actor, action: Act, _: Viewer) -> String {
        self.write(action)
    }
    fn read(&self, text: &str) -> Result<Act, Unreadable> {
        let wrong = || Unreadable(format!("«{text}»?"));
        let (verb, number) = text.split_once(' ').ok_or_else(wrong)?;
        let number = number.parse().map_err(|_| wrong())?;
        match verb {
            "say" => Ok(Act::Say(number)),
            "take" => Ok(Act::Take(number)),
            "bonus" => Ok(Act::Draw(number)),
            _ => Err(wrong()),
        }
    }
}

/// Points are what they are.
#[derive(Debug)]
pub struct Basket;

impl Evaluation for Basket {
    type Game = Counting;

    fn epoch(game: &Counting) -> u16 {
        u16::from(game.round)
    }
    fn epochs_left(game: &Counting) -> usize {
        usize::from(ROUNDS - game.round).max(1)
    }
    fn estimate(game: &Counting, seat: Seat) -> i32 {
        let player = &game.players[seat.index()];
        let taken: i32 = player.taken.iter().map(|&fruit| i32::from(fruit)).sum();
        100 * (player.sum + taken + i32::from(player.said.unwrap_or(0)))
    }
    fn points(game: &Counting, seat: Seat) -> i32 {
        game.players[seat.index()].sum
    }
    fn describe(game: &Counting, _: Seat, into: &mut Vec<f32>) {
        into.push(f32::from(game.round));
    }
    fn result(game: &Counting, seat: Seat) -> SeatResult {
        SeatResult { points: game.players[seat.index()].sum, ..SeatResult::default() }
    }
}

/// Nobody can have more than was there.
#[derive(Default)]
pub struct Auditor;

impl Referee<Counting> for Auditor {
    fn check(&mut self, game: &Counting) -> Result<(), Violation> {
        let most = i32::from(game.round) * 13;
        let fine = game.players.iter().all(|player| player.sum <= most);
        fine.then_some(()).ok_or_else(|| Violation("too many points".to_owned()))
    }
}

const TEXTS: &str = "
plain-word-bowl = bowl
plain-help-bowl = the bonus of this round
plain-word-basket = basket
plain-help-basket = your fruits; with a number, those of that seat
";

static WORDS: LazyLock<ByLanguage<Words>> =
    LazyLock::new(|| ByLanguage::new(|language| Words::with(language, &[TEXTS])));
static RULES: LazyLock<Rules> = LazyLock::new(|| Rules::read("# Counting\n"));

#[derive(Clone, Copy, Debug)]
pub struct Phrases(Language);

impl Phrasebook for Phrases {
    type Game = Counting;

    const PARTS: &'static [&'static str] = &["bowl", "basket"];

    fn new(language: Language) -> Phrases {
        Phrases(language)
    }
    fn words(self) -> &'static Words {
        WORDS.get(self.0)
    }
    fn rules(self) -> &'static Rules {
        &RULES
    }
    fn title(self) -> String {
        "Counting".to_owned()
    }
    fn part(self, part: u8) -> String {
        format!("Round {part}")
    }
    fn when(self, when: When) -> String {
        format!("Round {}, {}", when.part, when.scene)
    }
    fn ask(self, game: &Counting, seat: Seat) -> Option<Ask> {
        let player = game.players.get(seat.index()).filter(|player| game.bonus.is_some() && !player.is_ready())?;
        let title = if player.said.is_none() { "Say a number" } else { "Take two fruits" };
        Some(Ask { title: title.to_owned(), help: "More is better.".to_owned(), rule: "1" })
    }
    fn action(self, _: &Counting, action: Act) -> String {
        match action {
            Act::Say(number) => format!("Say {number}"),
            Act::Take(fruit) => format!("Take fruit {fruit}"),
            Act::Draw(bonus) => format!("The bonus is {bonus}"),
        }
    }
    fn refusal(self, illegal: &No) -> String {
        match illegal {
            No::NotNow => "Not now.".to_owned(),
            No::TakeTwo => "Take exactly two.".to_owned(),
        }
    }
    fn tale(self, events: &[Event], name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let line = |event: &Event| match event {
            Event::Began(_) => None,
            Event::Acted(Actor::Nature, Act::Draw(bonus)) => Some(format!("The bonus is {bonus}.")),
            Event::Acted(Actor::Seat(seat), Act::Say(number)) => Some(format!("{} says {number}.", name(*seat))),
            Event::Acted(Actor::Seat(seat), Act::Take(fruit)) => Some(format!("{} takes fruit {fruit}.", name(*seat))),
            Event::Acted(..) => None,
        };
        events.iter().filter_map(line).collect()
    }
    fn table(self, game: &Counting, _: Viewer, name: &dyn Fn(Seat) -> String) -> Vec<TextSection> {
        let bonus = game.bonus.map_or_else(|| "The bowl is empty.".to_owned(), |bonus| format!("A bonus of {bonus}."));
        let bowl = TextSection { part: "bowl", seat: None, heading: "Bowl".to_owned(), lines: vec![bonus] };
        let basket = |(seat, player): (Seat, &Player)| TextSection {
            part: "basket",
            seat: Some(seat),
            heading: format!("Basket of {}", name(seat)),
            lines: vec![format!("Fruits: {:?}.", player.taken)],
        };
        std::iter::once(bowl).chain(Seat::all(game.seats()).zip(&game.players).map(basket)).collect()
    }
    fn score_sheet(self, game: &Counting, _: Viewer) -> Vec<ScoreLine> {
        let points = game.players.iter().map(|player| player.sum.to_string()).collect();
        vec![ScoreLine { heading: "Sum".to_owned(), points, is_total: true }]
    }
}
