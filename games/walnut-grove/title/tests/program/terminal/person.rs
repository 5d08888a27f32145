//! Somebody who plays on the screen with keys, and knows the rules: what is asked comes from the kept record, so every
//! answer that arrives there came through the keyboard.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bots::{Bot, Level, Player, Question};
use playtest::terminal::{Terminal, key};
use table::{Actor, Chance, Game, Ignore, Record, Seat, Viewer};
use walnut_grove::view::AskView;
use walnut_grove::{Action, Edition, State};
use walnut_grove_bots::WalnutGrove;

/// How long anything may take. Long: machines that run tests are busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// The letters that areas go by: all that have no other meaning.
const LETTERS: &str = "abcdefgijklmnoprstvwxyzABCDEFGIJKLMNOPRSTVWXYZ";

pub struct Person {
    pub terminal: Terminal,
    file: PathBuf,
}

impl Person {
    /// Sits down to `homestead play` with these options, and a file that the game is kept in.
    pub fn sit_down(options: &str, file: &Path, size: (u16, u16)) -> Person {
        Person::sit_down_with(options, file, size, &[])
    }

    pub fn sit_down_with(options: &str, file: &Path, size: (u16, u16), environment: &[(&str, &str)]) -> Person {
        let mut arguments: Vec<&str> = vec!["play"];
        arguments.extend(options.split_whitespace());
        arguments.extend(["--record", file.to_str().unwrap()]);
        let terminal = open(&arguments, environment, size);
        Person { terminal, file: file.to_owned() }
    }

    /// Goes on with a game that is kept in a file, at another terminal.
    pub fn go_on(terminal: Terminal, file: &Path) -> Person {
        Person { terminal, file: file.to_owned() }
    }

    pub fn press(&mut self, keys: &str) {
        self.terminal.press(keys).unwrap();
    }

    pub fn sees(&self, text: &str) -> String {
        self.terminal.wait_for(text).unwrap()
    }

    /// The game as it is kept.
    pub fn record(&self) -> Record {
        read(&self.file)
    }

    pub fn state(&self) -> State {
        *self.record().replay(State::new(Edition::reconstructed(), self.seats()).unwrap(), None).unwrap().state()
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.record().header.seats.len()).unwrap()
    }

    /// The record of a game that is over, once it has its result.
    pub fn finished(&self) -> Record {
        let until = Instant::now() + PATIENCE;
        while self.record().header.result.is_none() {
            assert!(Instant::now() < until, "no result");
            std::thread::sleep(Duration::from_millis(3));
        }
        self.record()
    }

    pub fn lines(&self) -> usize {
        self.record().lines.len()
    }

    /// How many lines the first seat has in the record.
    pub fn said(&self) -> usize {
        self.record().lines.iter().filter(|line| line.actor == Actor::Seat(Seat::new(0))).count()
    }

    /// Waits until the first seat has said more than so much.
    pub fn wait_beyond(&self, said: usize) {
        let until = Instant::now() + PATIENCE;
        while self.said() <= said {
            assert!(Instant::now() < until, "nothing came of the keys; the screen is:\n{}", self.terminal.text());
            std::thread::sleep(Duration::from_millis(3));
        }
    }

    /// The game once the first seat is asked again, or it is over.
    fn asked(&self) -> State {
        let until = Instant::now() + PATIENCE;
        loop {
            let state = self.state();
            if state.open().any(|decision| decision.actor == Actor::Seat(Seat::new(0))) || state.outcome().is_some() {
                return state;
            }
            assert!(Instant::now() < until, "nothing is asked; the screen is:\n{}", self.terminal.text());
            std::thread::sleep(Duration::from_millis(3));
        }
    }

    pub fn is_over(&self) -> bool {
        self.asked().outcome().is_some()
    }

    /// The screen has the question: at least the beginning of its title, as narrow windows may cut it.
    pub fn sees_question(&self) {
        let view = self.asked().view(Viewer::Seat(Seat::new(0)));
        let Some(asks) = view.players[0].pending.first() else { return };
        let title = walnut_grove_words::Phrases::new(words::Language::En).ask(asks).title;
        self.sees(&title.chars().take(16).collect::<String>());
    }

    /// Answers what is asked of the first seat with keys.
    pub fn answer(&mut self) {
        let (state, before) = (self.asked(), self.said());
        let keys = keys(&state, Seat::new(0), before);
        self.press(&keys);
        self.wait_beyond(before);
    }

    /// Plays until this many lines are recorded, or the game is over.
    pub fn play_until(&mut self, lines: usize) {
        self.sees_question();
        while self.lines() < lines && !self.is_over() {
            self.answer();
        }
    }
}

/// The program in a terminal.
pub fn open(arguments: &[&str], environment: &[(&str, &str)], size: (u16, u16)) -> Terminal {
    let program = &crate::program();
    Terminal::open(program, arguments, environment, size).unwrap()
}

/// The only record of a file, waiting for it to be there. A last line that is still being written does not count.
pub fn read(file: &Path) -> Record {
    let until = Instant::now() + PATIENCE;
    loop {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let whole = text.rfind('\n').map_or("", |last| &text[..=last]);
        if let Ok(mut records) = Record::read_all(whole) {
            return records.remove(0);
        }
        assert!(Instant::now() < until, "no record in {}", file.display());
        std::thread::sleep(Duration::from_millis(3));
    }
}

/// The keys that answer a decision as a farmhand would.
fn keys(state: &State, seat: Seat, salt: usize) -> String {
    let outlook = state.outlook(seat);
    let view = state.view(Viewer::Seat(seat));
    let asks = &view.players[seat.index()].pending[0];
    let chosen = choose(state, seat, salt);
    if let Some(picks) = &outlook.picks
        && !matches!(chosen, Action::Repay)
    {
        let by_letters = matches!(asks, AskView::Work { .. });
        let picked = all_picked(state, seat, salt, &picks.things, usize::from(picks.count), picks.exactly);
        if picked.is_empty() {
            // To sell nothing takes a second Enter.
            return key::ENTER.repeat(2);
        }
        let of = |action: &Action| picks.things.iter().position(|(thing, _)| thing == action).unwrap();
        let typed = |place: usize| match by_letters {
            true => LETTERS.chars().nth(place).unwrap().to_string(),
            false => (place + 1).to_string(),
        };
        return picked.iter().map(|action| typed(of(action))).collect::<String>() + key::ENTER;
    }
    match chosen {
        Action::Place(..) => {
            // Wherever it hovers after some moves and turns is fine.
            let moves = [key::LEFT, key::RIGHT, key::UP, "r", "r", key::RIGHT, "R"];
            moves[..salt % moves.len()].concat() + key::ENTER
        }
        Action::Move(place) => {
            let number = outlook.ways.iter().position(|way| way.place == place).unwrap() + 1;
            format!("{number}{}", key::ENTER)
        }
        Action::Pass => format!("0{}", key::ENTER),
        // What settles all that is due comes first.
        _ if outlook.pay_all.len() > 1 => format!("1{}", key::ENTER),
        other => {
            let is_place = |action: &Action| matches!(action, Action::Place(..));
            let others = outlook.legal.iter().map(|choice| choice.action).filter(|action| !is_place(action));
            let number = others.collect::<Vec<_>>().iter().position(|&action| action == other).unwrap() + 1;
            format!("{number}{}", key::ENTER)
        }
    }
}

fn choose(state: &State, seat: Seat, salt: usize) -> Action {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    // Giving help back is a detour that would need keys of its own.
    legal.retain(|action| !matches!(action, Action::Repay));
    let question = Question::new(state, seat, &legal);
    let mut chance = Chance::new(1, u64::try_from(salt).unwrap());
    Bot::from(Level::Farmhand).player::<WalnutGrove>().choose(&question, &mut chance).unwrap_or(legal[0])
}

/// All that is picked in one go, with what the game would take by itself because nothing else is left.
fn all_picked(
    state: &State,
    seat: Seat,
    salt: usize,
    things: &[(Action, u8)],
    count: usize,
    exactly: bool,
) -> Vec<Action> {
    let kind = |state: &State| state.asked(seat).map(|ask| std::mem::discriminant(&ask));
    let (mut then, mut picked) = (*state, Vec::new());
    while kind(&then) == kind(state) && then.turn() == state.turn() && picked.len() < count {
        let action = choose(&then, seat, salt);
        if action == Action::Done {
            break;
        }
        picked.push(action);
        then.apply(Actor::Seat(seat), action, &mut Ignore).unwrap();
    }
    let all: Vec<Action> =
        things.iter().flat_map(|(thing, most)| std::iter::repeat_n(*thing, usize::from(*most))).collect();
    // The game goes through things in order, so what is left to pick comes after the last one picked.
    let next = picked.last().map_or(0, |last| {
        let first = all.iter().position(|thing| thing == last).unwrap();
        first + picked.iter().filter(|&action| action == last).count()
    });
    if exactly {
        picked.extend(all.into_iter().skip(next).take(count - picked.len()));
    }
    picked
}
