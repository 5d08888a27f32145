//! Programs outside play, and whatever they do, the game goes on without them.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{Bot, Level, Outsider, Player, Players, Program, Question};
use serde_json::Value;
use table::{Actor, Chance, Game, Ignore, Seat};
use walnut_grove::{Edition, Stage, State};
use walnut_grove_bots::WalnutGrove;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/mybot.py");

/// For programs that answer at once, so that a slow machine changes nothing.
const LONG: Duration = Duration::from_secs(60);
/// For programs that do not answer, so that the tests need not wait long.
const SHORT: Duration = Duration::from_millis(150);

/// What the scripts begin with: reading, writing, and greeting.
const KIT: &str = r#"
import json, sys, time
def say(message):
    print(json.dumps(message), flush=True)
def hear():
    return json.loads(sys.stdin.readline() or sys.exit())
def act(question, **other):
    say({"type": "act", "id": question["id"], "action": question["legal"][0], **other})
def greet():
    assert hear()["type"] == "hello"
    say({"type": "hello", "name": "test"})
def behave():
    while (question := hear())["type"] == "decide":
        act(question)
"#;

/// A program that is this Python script. Python is what is started, since a file that was just written cannot be
/// executed while another test is starting something.
fn script(folder: &Path, text: &str, deadline: Duration) -> Program {
    let path = folder.join("script.py");
    fs::write(&path, format!("{KIT}{text}")).unwrap();
    let arguments = vec![path.to_str().unwrap().to_owned()];
    Program { arguments, deadline, greeting: LONG, ..Program::new("python3") }
}

/// A game that was played to its end.
struct Played {
    /// How many decisions the outsider had to make.
    asked: u32,
    forfeits: u32,
    messages: Vec<String>,
}

impl Played {
    /// Whether a message says this.
    fn tells(&self, what: &str) -> bool {
        self.messages.iter().any(|message| message.contains(what))
    }
}

/// A game of the program on the second seat against a seedling.
fn play(program: Program) -> Played {
    let messages = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&messages);
    let outsider = Outsider::<WalnutGrove>::start(
        program,
        Box::new(move |message| heard.lock().unwrap().push(message.to_owned())),
    );
    let seats: Vec<Box<dyn Player<State>>> =
        vec![Box::new(Bot::from(Level::Seedling).player::<WalnutGrove>()), Box::new(outsider.unwrap())];
    let mut players = Players::new(seats, 3, 1);
    let mut state = State::new(Edition::reconstructed(), 2).unwrap();
    let mut asked = 0;
    let outside = Actor::Seat(Seat::new(1));
    players.play_out(&mut state, |choice, _| asked += u32::from(choice.actor == outside));
    assert_eq!(state.stage(), Stage::Over);
    let forfeits = players.forfeits()[1];
    drop(players);
    let messages = messages.lock().unwrap().clone();
    Played { asked, forfeits, messages }
}

fn play_script(text: &str, deadline: Duration) -> Played {
    let folder = tempfile::tempdir().unwrap();
    let played = play(script(folder.path(), text, deadline));
    let named = |message: &String| message.starts_with("python3 ") && message.contains("script.py");
    assert!(played.messages.iter().all(named), "{:?}", played.messages);
    played
}

#[test]
fn the_example_plays_a_game_without_a_forfeit() {
    let played = play(Program { deadline: LONG, greeting: LONG, ..Program::new(EXAMPLE) });
    assert_eq!(played.messages, [""; 0]);
    assert_eq!(played.forfeits, 0);
    assert!(played.asked > 20, "{}", played.asked);
}

#[test]
fn a_program_hears_the_greeting_its_decisions_and_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let text = format!(
        r#"
log = open({log:?}, "w")
for line in sys.stdin:
    log.write(line)
    message = json.loads(line)
    if message["type"] == "hello": say({{"type": "hello", "name": "logger", "more": "is ignored"}})
    if message["type"] == "decide": act(message, more="is ignored")
log.close()
"#
    );
    let played = play(script(folder.path(), &text, LONG));
    assert_eq!((played.forfeits, played.messages), (0, vec![]));
    let log = fs::read_to_string(log).unwrap();
    let heard: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (hello, decisions, over) = (&heard[0], &heard[1..heard.len() - 1], heard.last().unwrap());
    let edition = Edition::reconstructed().title();
    assert_eq!(
        *hello,
        serde_json::json!({"type": "hello", "protocol": 1, "game": "walnut-grove", "edition": edition, "rules": 2})
    );
    for (decision, count) in decisions.iter().zip(0..) {
        assert_eq!(decision["type"], "decide");
        assert_eq!(decision["id"], format!("2.{count}"));
        assert_eq!((&decision["seat"], &decision["view"]["viewer"]), (&2.into(), &"seat 2".into()));
        assert_eq!(decision["deadline_ms"], 60_000);
        assert!(decision["legal"].as_array().unwrap().len() >= 2);
    }
    assert_eq!(decisions.len(), usize::try_from(played.asked).unwrap());
    assert_eq!(over["type"], "over");
    assert_eq!(over["points"].as_array().unwrap().len(), 2);
    assert!(over["winners"].is_array());
}

#[test]
fn a_program_that_hangs_forfeits_and_is_given_up_after_a_while() {
    let played = play_script("greet(); time.sleep(1000)", SHORT);
    assert_eq!(played.forfeits, played.asked);
    assert!(played.tells("decision 2.0: no answer within 150 ms; a seedling answers for it"));
    assert!(played.tells("decision 2.4: no answer within 150 ms; that was 5 times in a row, a seedling plays on"));
    assert_eq!(played.messages.len(), 5);
}

#[test]
fn a_program_that_does_not_greet_is_given_up_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let played = play(Program { greeting: SHORT, ..script(folder.path(), "time.sleep(1000)", LONG) });
    assert_eq!(played.forfeits, played.asked);
    assert_eq!(played.messages.len(), 1);
    assert!(played.tells("decision 2.0: no greeting within 150 ms; a seedling plays on for it"));
}

#[test]
fn a_program_that_exits_at_once_forfeits_everything_with_one_message() {
    let played = play_script("sys.exit(3)", LONG);
    assert_eq!(played.forfeits, played.asked);
    assert_eq!(played.messages.len(), 1);
    assert!(played.tells("decision 2.0: it ended with exit status: 3; a seedling plays on for it"));
}

#[test]
fn a_program_that_exits_in_the_middle_is_not_started_again() {
    let played = play_script("greet()\nfor _ in range(7): act(hear())\nhear(); sys.exit(4)", LONG);
    assert_eq!(played.forfeits, played.asked - 7);
    assert_eq!(played.messages.len(), 1);
    assert!(played.tells("decision 2.7: it ended with exit status: 4"));
}

#[test]
fn garbage_forfeits_the_decisions_it_is_given_for() {
    let played = play_script("greet()\nfor _ in range(3): hear(); print('what?', flush=True)\nbehave()", LONG);
    assert_eq!(played.forfeits, 3);
    assert!(played.tells("decision 2.2: «what?» is no answer: expected value at line 1 column 1"));
    let played = play_script("hear(); print('Welcome to my bot!', flush=True)\nbehave()", LONG);
    assert_eq!(played.forfeits, played.asked);
    assert!(played.tells("decision 2.0: «Welcome to my bot!» is no greeting: "));
}

#[test]
fn illegal_actions_are_not_played() {
    let played = play_script("greet()\nact(hear(), action='win the game')\nact(hear(), action='')\nbehave()", LONG);
    assert_eq!(played.forfeits, 2);
    assert!(played.tells("decision 2.0: «win the game» is not one of the legal actions; a seedling answers for it"));
    assert!(played.tells("decision 2.1: «» is not one of the legal actions"));
}

#[test]
fn an_answer_to_a_decision_that_is_not_asked_does_not_count() {
    let played = play_script("greet()\nact(hear(), id='1.0')\nbehave()", LONG);
    assert_eq!(played.forfeits, 1);
    assert!(played.tells("decision 2.0: it answered decision «1.0», which is not the one that is asked"));
    let played = play_script("greet()\nact(question := hear()); act(question); act(hear()); behave()", LONG);
    assert_eq!(played.forfeits, 1, "a second answer to the same decision");
}

#[test]
fn a_late_answer_is_no_wrong_answer_to_the_next_decision() {
    // The deadline is not so short: all but the first answer have to keep it.
    let deadline = Duration::from_secs(3);
    let played = play_script("greet()\nfirst = hear(); second = hear(); act(first); act(second); behave()", deadline);
    assert_eq!(played.forfeits, 1);
    assert_eq!(played.messages.len(), 1);
    assert!(played.tells("decision 2.0: no answer within 3000 ms"));
}

#[test]
fn a_flood_of_output_drowns_nobody() {
    let lines = play_script("greet()\nwhile True: print('blah ' * 1000)", SHORT);
    assert_eq!(lines.forfeits, lines.asked);
    assert!(lines.tells("decision 2.0: «blah blah ") && lines.tells("more of this is only counted"));
    assert!(lines.messages.len() <= 6, "they are counted, but not all told");
    let one_line = play_script("greet()\nwhile True: sys.stdout.write('blah ' * 1000)", LONG);
    assert_eq!(one_line.forfeits, one_line.asked);
    assert!(one_line.tells("decision 2.0: it wrote a line of more than 1048576 bytes; a seedling plays on for it"));
    let answers = play_script("greet(); question = hear()\nwhile True: act(question)", SHORT);
    assert_eq!(answers.forfeits, answers.asked - 1, "the first answer was good");
    assert!(answers.tells("decision 2.1: it answered decision «2.0», which is not the one that is asked"));
}

#[test]
fn a_program_that_never_reads_does_not_block_the_game() {
    let text = "print(json.dumps({'type': 'hello', 'name': 'deaf'}), flush=True)\ntime.sleep(1000)";
    let played = play_script(text, SHORT);
    assert_eq!(played.forfeits, played.asked);
    assert!(played.tells("a seedling plays on for it"));
    // It talks without listening, so the pipe fills without any waiting.
    let played = play_script("print(json.dumps({'type': 'hello', 'name': 'deaf'}))\nwhile True: print('blah')", SHORT);
    assert_eq!(played.forfeits, played.asked);
}

#[test]
fn closed_pipes_are_noticed() {
    let output = play_script("greet(); sys.stdout.close(); import os; os.close(1); time.sleep(1000)", LONG);
    assert!(output.tells("decision 2.0: it closed its standard output; a seedling plays on for it"));
    let input = play_script("greet(); import os; os.close(0); time.sleep(1000)", SHORT);
    assert!(input.tells("it closed its standard input; a seedling plays on for it"));
    assert_eq!((output.forfeits, input.forfeits), (output.asked, input.asked));
}

#[test]
fn a_program_that_stays_after_the_game_is_killed() {
    let played = play_script("greet(); behave(); time.sleep(1000)", LONG);
    assert_eq!(played.forfeits, 0);
    assert_eq!(played.messages.len(), 1);
    assert!(played.tells("it did not exit within 1000 ms after the game, so it was killed"));
}

#[test]
fn no_process_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let pid = folder.path().join("pid");
    let text = format!("import os\nopen({pid:?}, 'w').write(str(os.getpid())); greet(); behave()");
    let mut outsider = Outsider::<WalnutGrove>::start(script(folder.path(), &text, LONG), Box::new(|_| ())).unwrap();
    let (state, _) = first_decision();
    let seat = Seat::new(0);
    ask(&mut outsider, &state, seat);
    let process = Path::new("/proc").join(fs::read_to_string(pid).unwrap());
    assert!(process.exists() || !Path::new("/proc/self").exists());
    drop(outsider);
    assert!(!process.exists(), "neither running nor a zombie");
}

#[test]
fn a_program_that_cannot_be_started_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let refusal =
        |path: &Path| Outsider::<WalnutGrove>::start(Program::new(path), Box::new(|_| ())).err().unwrap().to_string();
    let missing = folder.path().join("missing.py");
    let message = format!("cannot start the program «{}»: there is no such file", missing.display());
    assert_eq!(refusal(&missing), message);
    let plain = folder.path().join("plain.py");
    fs::write(&plain, "print()").unwrap();
    assert!(refusal(&plain).contains("the file is not executable; on Unix say «chmod +x "));
    assert!(refusal(folder.path()).ends_with("it is a folder"));
}

/// A game of three at the first decision of the first seat.
fn first_decision() -> (State, Players<State>) {
    let mut state = State::new(Edition::reconstructed(), 3).unwrap();
    let mut players = Players::of_bots::<WalnutGrove>(&[Level::Farmhand, Level::Seedling, Level::Farmhand], 11, 1);
    while state.next_actor().unwrap() != Actor::Seat(Seat::new(0)) {
        let choice = players.choose(&state).unwrap();
        state.apply(choice.actor, choice.action, &mut Ignore).unwrap();
    }
    (state, players)
}

fn ask(player: &mut impl Player<State>, state: &State, seat: Seat) {
    let mut legal = Vec::new();
    state.legal(Actor::Seat(seat), &mut legal);
    let question = Question::new(state, seat, &legal);
    player.choose(&question, &mut Chance::new(1, 1)).unwrap();
}

#[test]
fn what_a_seat_may_not_know_changes_no_byte_of_what_its_program_is_sent() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut outsiders = folders.each_ref().map(|folder| {
        let log = folder.path().join("log");
        let text = format!(
            r#"
log = open({log:?}, "w")
while line := sys.stdin.readline():
    log.write(line); log.flush()
    message = json.loads(line)
    if message["type"] == "hello": say({{"type": "hello", "name": "logger"}})
    if message["type"] == "decide": act(message)
"#
        );
        Outsider::<WalnutGrove>::start(script(folder.path(), &text, LONG), Box::new(|message| panic!("{message}")))
            .unwrap()
    });
    let (mut state, mut players) = first_decision();
    let mut chance = Chance::new(5, 1);
    let seat = Seat::new(0);
    let mut differing = 0;
    while let Some(choice) = players.choose(&state) {
        if choice.actor == Actor::Seat(seat) {
            let other = state.imagine(seat, &mut chance);
            differing += u32::from(other != state);
            for (outsider, state) in outsiders.iter_mut().zip([&state, &other]) {
                ask(outsider, state, seat);
            }
        }
        state.apply(choice.actor, choice.action, &mut Ignore).unwrap();
    }
    assert!(differing > 10, "hidden coins differed only {differing} times");
    drop(outsiders);
    let [one, other] = folders.each_ref().map(|folder| fs::read(folder.path().join("log")).unwrap());
    assert!(one.len() > 100_000 && one == other);
}

/// Whether a process runs; one that only waits for its parent to take note of its end does not.
#[cfg(unix)]
fn runs(process: &str) -> bool {
    let told = std::process::Command::new("ps").args(["-o", "stat=", "-p", process]).output().unwrap();
    let state = String::from_utf8(told.stdout).unwrap();
    !state.trim().is_empty() && !state.trim().starts_with('Z')
}

#[cfg(unix)]
#[test]
fn a_program_that_is_killed_takes_the_programs_it_started_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("child");
    let text = format!(
        r#"
import subprocess
child = subprocess.Popen(["sleep", "1000"])
open({file:?}, "w").write(str(child.pid))
greet()
time.sleep(1000)
"#
    );
    let mut outsider = Outsider::<WalnutGrove>::start(script(folder.path(), &text, SHORT), Box::new(|_| {})).unwrap();
    let (state, _) = first_decision();
    ask(&mut outsider, &state, Seat::new(0));
    let child = fs::read_to_string(file).unwrap();
    assert!(runs(&child));
    drop(outsider);
    let gone = (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        !runs(&child)
    });
    assert!(gone, "its child goes on");
}
