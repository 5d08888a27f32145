//! The table, tried with a game small enough to see through: in each round every seat says a number at the same time,
//! then Nature tosses a coin, three rounds long; the highest sum wins.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use table::*;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Counting {
    round: u8,
    said: [Option<u8>; 2],
    answered: [u32; 3],
    sums: [i32; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Act {
    Say(u8),
    Toss(bool),
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("say 1 or 2")]
struct No;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Plain;

impl Setup for Plain {
    const EDITION: &'static str = "";

    fn usual() -> Plain {
        Plain
    }
    fn with_edition(_: &str) -> Result<Plain, String> {
        Ok(Plain)
    }
    fn with_options(self, options: &str) -> Result<Plain, String> {
        if options.is_empty() { Ok(Plain) } else { Err(format!("«{options}» is no option")) }
    }
    fn edition(&self) -> String {
        "none".to_owned()
    }
    fn options(&self) -> String {
        String::new()
    }
    fn seats(&self) -> std::ops::RangeInclusive<u8> {
        2..=2
    }
}

impl Game for Counting {
    type Setup = Plain;
    type Action = Act;
    type Event = Act;
    type View = ();
    type Illegal = No;
    const NAME: &'static str = "counting";
    const RULES: u32 = 3;
    const SCENES: &'static [&'static str] = &["round"];

    fn begin(_: &Plain, _: u8, _: u32) -> Result<Counting, BeginError> {
        Ok(Counting::default())
    }
    fn setup(&self) -> Plain {
        Plain
    }
    fn rules(&self) -> u32 {
        Self::RULES
    }
    fn seats(&self) -> u8 {
        2
    }
    fn open(&self) -> impl Iterator<Item = Decision> {
        let decision = |actor, answered| Decision { id: DecisionId { actor, answered }, actor };
        let over = self.round == 3;
        let all = self.said.iter().all(Option::is_some);
        let seats = Seat::all(2).filter(move |seat| !over && self.said[seat.index()].is_none());
        let nature = (!over && all).then(|| decision(Actor::Nature, self.answered[2]));
        seats.map(move |seat| decision(Actor::Seat(seat), self.answered[seat.index()])).chain(nature)
    }
    fn legal(&self, actor: Actor, into: &mut Vec<Act>) {
        into.clear();
        if self.open().any(|decision| decision.actor == actor) {
            match actor {
                Actor::Nature => into.extend([Act::Toss(false), Act::Toss(true)]),
                Actor::Seat(_) => into.extend([Act::Say(1), Act::Say(2)]),
            }
        }
    }
    fn weight(&self, action: Act) -> u32 {
        if action == Act::Toss(true) { 3 } else { 1 }
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
    fn apply_legal(&mut self, actor: Actor, action: Act, events: &mut impl Sink<Act>) {
        events.note(|| action);
        match (actor, action) {
            (Actor::Seat(seat), Act::Say(number)) => {
                self.said[seat.index()] = Some(number);
                self.answered[seat.index()] += 1;
            }
            (_, Act::Toss(twice)) => {
                for (sum, said) in self.sums.iter_mut().zip(&mut self.said) {
                    *sum += i32::from(said.take().unwrap()) * if twice { 2 } else { 1 };
                }
                self.answered[2] += 1;
                self.round += 1;
            }
            _ => {}
        }
    }
    fn view(&self, _: Viewer) {}
    fn imagine(&self, _: Seat, _: &mut Chance) -> Counting {
        self.clone()
    }
    fn seen_by(event: &Act, _: Viewer) -> Act {
        *event
    }
    fn outcome(&self) -> Option<Outcome> {
        let best = *self.sums.iter().max().unwrap();
        let winners = Seat::all(2).filter(|seat| self.sums[seat.index()] == best).collect();
        (self.round == 3).then(|| Outcome { points: self.sums.to_vec(), winners })
    }
    fn turn(&self) -> Turn {
        Turn(u32::from(self.round) * 2 + u32::from(self.said.iter().all(Option::is_some)))
    }
    fn count_on(&mut self, seat: Seat, answered: u32) {
        self.answered[seat.index()] = answered;
    }
    fn write_for(&self, _: Actor, action: Act, _: Viewer) -> String {
        self.write(action)
    }
    fn when(&self) -> When {
        When { part: self.round + 1, scene: "round" }
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
            Act::Toss(twice) => format!("toss {twice}"),
        }
    }
    fn read(&self, text: &str) -> Result<Act, NotationError> {
        let wrong = || NotationError(format!("«{text}»?"));
        let (verb, what) = text.split_once(' ').ok_or_else(wrong)?;
        match verb {
            "say" => what.parse().map(Act::Say).map_err(|_| wrong()),
            "toss" => what.parse().map(Act::Toss).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }
}

const RECORD: &str = "Homestead-Record: 1
Game: counting
Rules: 3
Edition: none
Seat 1: Ada
Seat 2: Bo
Date: 2026-11-16
Result: 8 5; winner 1

1 round: say 1
1 undo
2 round: say 1
1 round: say 2
* round: toss false
1 round: say 2
2 round: say 1
* round: toss true
2 round: say 2
1 round: say 2
* round: toss false
";

fn id(actor: Actor, answered: u32) -> DecisionId {
    DecisionId { actor, answered }
}

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

#[test]
fn a_record_is_read_replayed_and_written_to_the_letter() {
    let record = Record::read_all(RECORD).unwrap().remove(0);
    let table = record.replay(Counting::default(), None).unwrap();
    assert_eq!(table.state().sums, [8, 5]);
    let Header { seats, date, .. } = record.header.clone();
    assert_eq!(Record::of(&table, seats, date).unwrap().to_string(), RECORD);
}

#[test]
fn without_what_was_taken_back_a_record_leads_to_the_same_end() {
    let mut record = Record::read_all(RECORD).unwrap().remove(0);
    record.lines = record.standing().into_iter().cloned().collect();
    assert_eq!(record.lines.len(), 9);
    assert_eq!(record.replay(Counting::default(), None).unwrap().state().sums, [8, 5]);
}

#[test]
fn a_name_that_would_break_the_header_is_refused() {
    let table = Table::new(Counting::default());
    for name in ["", " Ada", "Ada\nSeat 2: Bo"] {
        let record = Record::of(&table, vec![name.to_owned(), "Bo".to_owned()], None);
        assert_eq!(record, Err(HeaderError(name.to_owned())));
    }
}

#[test]
fn several_records_share_a_file() {
    let both = format!("{RECORD}\n{RECORD}");
    assert_eq!(Record::read_all(&both).unwrap().len(), 2);
    let glued = Record::read_all(&format!("{RECORD}{RECORD}")).unwrap_err();
    assert_eq!(glued.line, RECORD.lines().count() + 1);
}

#[test]
fn a_stale_answer_is_refused_and_changes_nothing() {
    let mut table = Table::new(Counting::default());
    table.act(id(Actor::Seat(ADA), 0), Act::Say(2), &mut Ignore).unwrap();
    let before = table.state().clone();
    let again = table.act(id(Actor::Seat(ADA), 0), Act::Say(1), &mut Ignore);
    assert_eq!(again, Err(ActError::Stale(id(Actor::Seat(ADA), 0))));
    let illegal = table.act(id(Actor::Seat(BO), 0), Act::Say(7), &mut Ignore);
    assert_eq!(illegal, Err(ActError::Illegal(No)));
    assert_eq!(*table.state(), before);
    assert_eq!(table.log().len(), 1);
}

#[test]
fn undo_is_possible_until_all_have_answered() {
    let mut table = Table::new(Counting::default());
    table.act(id(Actor::Seat(ADA), 0), Act::Say(2), &mut Ignore).unwrap();
    assert!(table.can_undo(ADA) && !table.can_undo(BO));
    table.undo(ADA).unwrap();
    assert_eq!(table.state().said, [None, None]);
    assert_eq!(table.undo(ADA), Err(ActError::NothingToUndo(ADA)));
    let late = table.act(id(Actor::Seat(ADA), 0), Act::Say(1), &mut Ignore);
    assert_eq!(late, Err(ActError::Stale(id(Actor::Seat(ADA), 0))), "a decision asked again has a new id");
    table.act(id(Actor::Seat(ADA), 2), Act::Say(1), &mut Ignore).unwrap();
    table.act(id(Actor::Seat(BO), 0), Act::Say(1), &mut Ignore).unwrap();
    assert!(!table.can_undo(ADA) && !table.can_undo(BO), "everybody is ready");
    assert_eq!(table.log().len(), 4);
}

#[test]
fn no_decision_id_comes_back_after_tens_of_thousands_of_undos() {
    let mut table = Table::new(Counting::default());
    for pair in 0..70_000 {
        table.act(id(Actor::Seat(ADA), 2 * pair), Act::Say(1), &mut Ignore).unwrap();
        table.undo(ADA).unwrap();
    }
    let first = table.act(id(Actor::Seat(ADA), 0), Act::Say(1), &mut Ignore);
    assert_eq!(first, Err(ActError::Stale(id(Actor::Seat(ADA), 0))));
    assert_eq!(table.state().open().next().unwrap().id.to_string(), "1.140000");
}

#[test]
fn the_dealer_deals_by_weight_and_the_same_for_a_seed() {
    let mut state = Counting::default();
    for seat in Seat::all(2) {
        state.apply(Actor::Seat(seat), Act::Say(1), &mut Ignore).unwrap();
    }
    let tosses = |seed| {
        let mut chance = Chance::new(seed, 0);
        let mut scratch = Vec::new();
        (0..4000).map(|_| chance.deal(&state, &mut scratch).unwrap()).collect::<Vec<_>>()
    };
    let heads = tosses(1).iter().filter(|&&toss| toss == Act::Toss(true)).count();
    assert!((2900..3100).contains(&heads), "{heads} of 4000, expected 3000");
    assert_eq!(tosses(1), tosses(1));
    assert_ne!(tosses(1), tosses(2));
    assert_eq!(Chance::new(1, 0).deal(&Counting::default(), &mut Vec::new()), None, "Nature is not asked");
}

#[test]
fn names_of_decisions_results_and_actors_are_stable() {
    assert_eq!(id(Actor::Seat(BO), 17).to_string(), "2.17");
    assert_eq!(id(Actor::Nature, 5).to_string(), "*.5");
    let outcome = |winners: &[Seat]| Outcome { points: vec![3, -1], winners: winners.to_vec() }.to_string();
    assert_eq!(outcome(&[ADA]), "3 -1; winner 1");
    assert_eq!(outcome(&[ADA, BO]), "3 -1; winners 1 2");
    assert_eq!(outcome(&[]), "3 -1; no winner");
}

#[derive(Default)]
struct Nobody;

impl Referee<Counting> for Nobody {
    fn check(&mut self, state: &Counting) -> Result<(), RefereeError> {
        let sound = state.sums.iter().all(|&sum| sum <= 12);
        sound.then_some(()).ok_or_else(|| RefereeError(format!("{:?} is too much", state.sums)))
    }
}

#[test]
fn the_counting_game_keeps_all_laws() {
    for seed in 0..200 {
        laws::check::<Counting, Nobody>(&Plain, 2, seed).unwrap();
    }
}
