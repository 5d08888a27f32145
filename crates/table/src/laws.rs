//! Laws that every game keeps, tried on random games. A game's tests call [`check`] with many seeds.

use std::fmt;

use crate::{Actor, Chance, Game, Record, Referee, Seat, Setup, Table, Viewer};

/// A law that does not hold, and the game that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawError {
    /// Which law, and what is wrong.
    pub reason: String,
    /// The record of the game so far.
    pub record: String,
}

impl fmt::Display for LawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.reason, self.record)
    }
}

impl std::error::Error for LawError {}

/// Plays random games with this setup and seed, and checks all laws on them.
pub fn check<G: Game, R: Referee<G>>(setup: &G::Setup, seats: u8, seed: u64) -> Result<(), LawError> {
    let cannot = |reason: String| LawError { reason, record: String::new() };
    let start = G::begin(setup, seats, G::RULES).map_err(|error| cannot(error.to_string()))?;
    setup_is_read_as_it_is_written(setup).map_err(cannot)?;
    order_of_answers_does_not_matter(&start, seed)?;
    a_recorded_game_is_sound::<G, R>(&start, seed)?;
    undo_takes_back_one_answer(&start, seed)?;
    for seat in Seat::all(seats) {
        hidden_things_change_nothing(&start, seat, seed)?;
    }
    Ok(())
}

/// Random answers: a stream for Nature, one for each seat, one for who answers first.
struct Streams<G: Game> {
    nature: Chance,
    seats: Vec<Chance>,
    order: Chance,
    legal: Vec<G::Action>,
}

impl<G: Game> Streams<G> {
    fn new(seats: u8, seed: u64, order: u64) -> Streams<G> {
        let stream = |seat: Seat| Chance::new(seed, u64::from(seat.number()));
        let seats = Seat::all(seats).map(stream).collect();
        Streams { nature: Chance::new(seed, 0), seats, order: Chance::new(order, u64::MAX), legal: Vec::new() }
    }

    /// Any open decision, and a random answer to it.
    fn next(&mut self, state: &G) -> Option<(Actor, G::Action)> {
        let open: Vec<Actor> = state.open().map(|decision| decision.actor).collect();
        let actor = self.order.pick(&open)?;
        let action = match actor {
            Actor::Nature => self.nature.deal(state, &mut self.legal),
            Actor::Seat(seat) => {
                state.legal(actor, &mut self.legal);
                self.seats.get_mut(seat.index())?.pick(&self.legal)
            }
        };
        action.map(|action| (actor, action))
    }
}

fn broken<G: Game>(table: &Table<G>, reason: String) -> LawError {
    let seats = Seat::all(table.state().seats()).map(|seat| format!("seat {seat}")).collect();
    let record = Record::of(table, seats, None).map(|record| record.to_string());
    LawError { reason, record: record.unwrap_or_default() }
}

fn act<G: Game>(table: &mut Table<G>, actor: Actor, action: G::Action) -> Result<Vec<G::Event>, LawError> {
    let mut events = Vec::new();
    let decision = table.state().open().find(|decision| decision.actor == actor);
    let Some(decision) = decision else { return Err(broken(table, format!("{actor} is not asked"))) };
    match table.act(decision.id, action, &mut events) {
        Ok(()) => Ok(events),
        Err(refused) => Err(broken(table, format!("a legal action was refused: {refused}"))),
    }
}

fn setup_is_read_as_it_is_written<S: Setup>(setup: &S) -> Result<(), String> {
    let options = setup.options();
    let again = S::usual().with_options(&options)?.options();
    if again == options { Ok(()) } else { Err(format!("the options «{options}» are read as «{again}»")) }
}

/// In whatever order the seats answer, every turn ends in the same state.
fn order_of_answers_does_not_matter<G: Game>(start: &G, seed: u64) -> Result<(), LawError> {
    let turns = |order: u64| {
        let mut streams = Streams::new(start.seats(), seed, order);
        let mut table = Table::new(start.clone());
        let mut states = Vec::new();
        while let Some((actor, action)) = streams.next(table.state()) {
            let turn = table.state().turn();
            act(&mut table, actor, action)?;
            if table.state().turn() != turn {
                states.push(table.state().clone());
            }
        }
        Ok((states, table))
    };
    let ((one, _), (other, table)) = (turns(seed)?, turns(seed.wrapping_add(1))?);
    if one == other {
        return Ok(());
    }
    Err(broken(&table, "the order of answers within a turn changes the game".to_owned()))
}

/// Every answer can be written and read, every state is sound, and the record replays to the same end.
fn a_recorded_game_is_sound<G: Game, R: Referee<G>>(start: &G, seed: u64) -> Result<(), LawError> {
    let mut streams = Streams::new(start.seats(), seed, seed);
    let mut table = Table::new(start.clone());
    let mut referee = R::default();
    while let Some((actor, action)) = streams.next(table.state()) {
        notation_is_exact(table.state(), actor).map_err(|reason| broken(&table, reason))?;
        act(&mut table, actor, action)?;
        if let Actor::Seat(seat) = actor
            && streams.order.below(20) == 0
            && table.can_undo(seat)
            && table.undo(seat).is_err()
        {
            return Err(broken(&table, format!("seat {seat} can take something back, and cannot")));
        }
        referee.check(table.state()).map_err(|violation| broken(&table, violation.to_string()))?;
    }
    if table.state().outcome().is_none() {
        return Err(broken(&table, "nobody is asked, and the game is not over".to_owned()));
    }
    let seats: Vec<String> = Seat::all(start.seats()).map(|seat| format!("seat {seat}")).collect();
    let record = Record::of(&table, seats, None).map_err(|error| broken(&table, error.to_string()))?;
    let text = record.to_string();
    let read = Record::read_all(&text).map_err(|error| broken(&table, error.to_string()))?;
    let again = read.first().map(|read| (read.to_string() == text, read.replay(start.clone(), None)));
    match again {
        Some((true, Ok(again))) if again.state() == table.state() => Ok(()),
        _ => Err(broken(&table, "the record does not lead to the same end".to_owned())),
    }
}

fn notation_is_exact<G: Game>(state: &G, actor: Actor) -> Result<(), String> {
    let mut legal = Vec::new();
    state.legal(actor, &mut legal);
    if legal.is_empty() {
        return Err(format!("{actor} is asked and has no answer"));
    }
    for action in legal {
        let text = state.write(action);
        if state.read(&text) != Ok(action) {
            return Err(format!("«{text}» is not read as it is written"));
        }
        for viewer in viewers(state) {
            let shown = state.write_for(actor, action, viewer);
            if state.hides(actor, action, viewer) != (shown != text) {
                return Err(format!("«{text}» is shown to {viewer} as «{shown}»"));
            }
        }
    }
    Ok(())
}

fn viewers<G: Game>(state: &G) -> impl Iterator<Item = Viewer> {
    Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Undo takes back the seat's own last answer, whatever others have answered since, and nothing else.
fn undo_takes_back_one_answer<G: Game>(start: &G, seed: u64) -> Result<(), LawError> {
    let mut streams = Streams::new(start.seats(), seed, seed);
    let mut table = Table::new(start.clone());
    let mut later = Chance::new(seed, 77);
    while let Some((actor, action)) = streams.next(table.state()) {
        let before = table.clone();
        act(&mut table, actor, action)?;
        let Actor::Seat(seat) = actor else { continue };
        if later.below(10) != 0 || !table.can_undo(seat) {
            continue;
        }
        let (mut with, mut without) = (table.clone(), before);
        // Others answer in both games: within a turn they cannot know of it.
        while let Some((other, answer)) = streams.next(with.state()).filter(|(other, _)| *other != actor) {
            let stays = |table: &Table<G>| table.state().open().any(|decision| decision.actor == other);
            let turn = with.state().turn();
            if matches!(other, Actor::Nature) || !stays(&without) || later.below(3) == 0 {
                break;
            }
            let (mut tried, mut also) = (with.clone(), without.clone());
            act(&mut tried, other, answer)?;
            if tried.state().turn() != turn || act(&mut also, other, answer).is_err() {
                break;
            }
            (with, without) = (tried, also);
        }
        if with.can_undo(seat) {
            if let Err(refused) = with.undo(seat) {
                return Err(broken(&with, format!("seat {seat} can take something back, and cannot: {refused}")));
            }
            let mut undone = with.state().clone();
            let mut never = without.state().clone();
            for seat in Seat::all(start.seats()) {
                undone.count_on(seat, 0);
                never.count_on(seat, 0);
            }
            if undone != never {
                return Err(broken(&with, format!("undo of seat {seat} took back something else as well")));
            }
        }
    }
    Ok(())
}

/// What a seat may not know changes nothing that it sees: its view, its legal actions, the events, and who is asked.
fn hidden_things_change_nothing<G: Game>(start: &G, seat: Seat, seed: u64) -> Result<(), LawError> {
    let viewer = Viewer::Seat(seat);
    let mut streams = Streams::new(start.seats(), seed, seed);
    let mut table = Table::new(start.clone());
    let mut chance = Chance::new(seed, 88);
    let mut imagined = table.state().imagine(seat, &mut chance);
    while let Some((actor, action)) = streams.next(table.state()) {
        let state = table.state().clone();
        looks_the_same(&state, &imagined, seat).map_err(|reason| broken(&table, reason))?;
        let again = |world: &G| world.imagine(seat, &mut Chance::new(seed, 99));
        if again(&state) != again(&imagined) {
            return Err(broken(&table, format!("equal views of seat {seat} and equal draws give different worlds")));
        }
        let events = act(&mut table, actor, action)?;
        // In the other world the same happens, or something that looks the same.
        let shown = state.write_for(actor, action, viewer);
        let mut possible = Vec::new();
        imagined.legal(actor, &mut possible);
        let same = possible.into_iter().find(|&other| imagined.write_for(actor, other, viewer) == shown);
        let mut other_events = Vec::new();
        if same.is_none_or(|same| imagined.apply(actor, same, &mut other_events).is_err()) {
            // That world cannot be any more: the seat has learned better.
            imagined = table.state().imagine(seat, &mut chance);
            continue;
        }
        // Points at the end may show what was hidden until then.
        if table.state().outcome().is_some() {
            break;
        }
        // What is revealed at the end of a turn, everybody may see from then on.
        let revealed = table.state().turn() != state.turn() && table.state().view(viewer) != imagined.view(viewer);
        if revealed {
            imagined = table.state().imagine(seat, &mut chance);
            continue;
        }
        let seen = |events: &[G::Event]| events.iter().map(|event| G::seen_by(event, viewer)).collect::<Vec<_>>();
        if seen(&events) != seen(&other_events) {
            return Err(broken(&table, format!("events tell seat {seat} something hidden")));
        }
        if chance.below(10) == 0 {
            imagined = table.state().imagine(seat, &mut chance);
        }
    }
    Ok(())
}

fn looks_the_same<G: Game>(state: &G, imagined: &G, seat: Seat) -> Result<(), String> {
    let viewer = Viewer::Seat(seat);
    if state.view(viewer) != imagined.view(viewer) {
        return Err(format!("the view of seat {seat} depends on what it may not know"));
    }
    if !state.open().eq(imagined.open()) {
        return Err(format!("who is asked tells seat {seat} something hidden"));
    }
    let (mut legal, mut other) = (Vec::new(), Vec::new());
    state.legal(Actor::Seat(seat), &mut legal);
    imagined.legal(Actor::Seat(seat), &mut other);
    if legal != other {
        return Err(format!("what seat {seat} can do depends on what it may not know"));
    }
    Ok(())
}
