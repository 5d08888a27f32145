//! `homestead play` line by line, as scripts and screen readers use it; completions and manual pages.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests may panic")]

use std::fs;
use std::path::{Path, PathBuf};

use bots::{Bot, Level, Player, Question};
use table::{Game, Record, Setup as _};
use tempfile::TempDir;
use tui::{Saved, Sitter, Sitting};
use walnut_grove::referee::Referee;
use walnut_grove::{Setup, State};
use walnut_grove_bots::WalnutGrove;
use walnut_grove_words::Phrases;
use words::{Language, Phrasebook as _};

struct Said {
    out: String,
    err: String,
    well: bool,
}

/// A place of one's own to play in, with the folder that games are kept in.
struct Home {
    folder: TempDir,
}

impl Home {
    fn new() -> Home {
        Home { folder: tempfile::tempdir().unwrap() }
    }

    fn games(&self) -> PathBuf {
        self.folder.path().join("games")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// What `homestead play` says to this input.
    fn play(&self, options: &str, input: &str) -> Said {
        let mut command = crate::homestead();
        command.env("HOMESTEAD_GAMES", self.games()).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
        command.current_dir(self.folder.path()).arg("play").args(options.split_whitespace());
        let output = command.write_stdin(input).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        let said = Said { out: text(output.stdout), err: text(output.stderr), well: output.status.success() };
        assert!(!said.err.contains("panicked"), "{}", said.err);
        said
    }

    fn says(&self, options: &str, input: &str) -> String {
        let said = self.play(options, input);
        assert!(said.well, "{options} failed: {}", said.err);
        said.out
    }

    fn refuses(&self, options: &str) -> String {
        let said = self.play(options, "");
        assert!(!said.well, "{options} should fail, but said {}", said.out);
        said.err
    }

    fn kept(&self) -> Vec<PathBuf> {
        let mut games: Vec<PathBuf> = fs::read_dir(self.games()).unwrap().map(|game| game.unwrap().path()).collect();
        games.sort();
        games
    }
}

/// The game of a file, played to its end in a copy of it; what the person said meanwhile.
fn played_to_the_end(file: &Path, copy: &Path) -> Vec<String> {
    fs::copy(file, copy).unwrap();
    let saved = Saved::open(copy).unwrap();
    let sitters = saved.words().iter().map(|word| match word.as_str() {
        "me" => Sitter::person(word),
        bot => Sitter::bot(word, Box::new(bot.parse::<Bot>().unwrap().player::<WalnutGrove>())),
    });
    let sitters = sitters.collect();
    let mut sitting: Sitting<WalnutGrove> = Sitting::resume(&Setup::usual(), sitters, saved).unwrap();
    let mut said = Vec::new();
    loop {
        if let Some(seat) = sitting.person_asked() {
            let question = Question::of(sitting.state(), seat).unwrap();
            let mut chance = table::Chance::new(1, u64::try_from(said.len()).unwrap());
            let mut player = Bot::from(Level::Farmhand).player::<WalnutGrove>();
            let action = player.choose(&question, &mut chance).unwrap();
            said.push(sitting.state().write(action));
            sitting.act(seat, &[action]).unwrap();
        } else if let Some(question) = sitting.ask_bot() {
            sitting.take(question.think()).unwrap();
        } else {
            return said;
        }
    }
}

#[test]
fn a_script_plays_a_whole_game() {
    let home = Home::new();
    let (file, copy) = (home.file("game.hgr"), home.file("copy.hgr"));
    let begun = home.says("--players me,farmhand --seed 7 --record game.hgr", "");
    assert!(begun.starts_with("Walnut Grove, played by Player 1 and Farmhand."), "{begun}");
    let script = played_to_the_end(&file, &copy);

    let out = home.says("--record game.hgr", &script.join("\n"));
    let record = fs::read_to_string(&file).unwrap();
    assert_eq!(record, fs::read_to_string(&copy).unwrap(), "line by line the game is the same");
    let record = Record::read_all(&record).unwrap().remove(0);
    let outcome = record.verify::<State, Referee>(&Setup::usual()).unwrap().state().outcome().unwrap();
    let result = Phrases::new(Language::En)
        .result(&outcome, &|seat| ["Player 1", "Farmhand"].map(str::to_owned)[seat.index()].clone());
    assert_eq!(out.matches(&result).count(), 1, "{result}\n{out}");
    assert!(out.lines().last().unwrap().contains("homestead replay"), "{out}");
    assert!(!out.contains('\u{1b}'), "no colours in plain mode");
    assert!(!out.contains("not understood"), "{out}");
}

#[test]
fn the_game_goes_on_where_the_input_ended_in_three_languages() {
    let home = Home::new();
    for (lang, spring) in [("en", "Keep tile"), ("de", "behalten"), ("fr", "Garder la tuile")] {
        let begun = home.says(&format!("--players me --seed 7 --lang {lang}"), "1\n");
        assert!(begun.contains(spring), "{begun}");
        let resumed = home.says(&format!("--resume --lang {lang}"), "");
        assert!(resumed.contains(spring), "{resumed}");
    }
    assert_eq!(home.kept().len(), 3);
}

#[test]
fn whether_to_go_on_is_asked() {
    let home = Home::new();
    let first = home.says("", "");
    assert!(!first.contains("[Y/n]"), "there is nothing to go on with: {first}");
    let on = home.says("", "y\n");
    assert!(on.contains("There is an unfinished game: Player 1 and Rancher, Year 1"), "{on}");
    assert_eq!(home.kept().len(), 1);
    let new = home.says("", "what?\nno\n");
    assert!(new.contains("Please answer with y or n."), "{new}");
    assert_eq!(home.kept().len(), 2);
}

#[test]
fn players_and_seeds_begin_a_new_game() {
    let home = Home::new();
    home.says("--players me --seed 1", "1\n");
    let before = fs::read_to_string(&home.kept()[0]).unwrap();
    let again = home.says("--players me --seed 1", "");
    assert!(!again.contains("[Y/n]"), "{again}");
    assert_eq!(home.kept().len(), 2);
    assert_eq!(fs::read_to_string(&home.kept()[0]).unwrap(), before, "nothing is overwritten");
}

#[test]
fn an_open_game_is_not_opened_twice() {
    let home = Home::new();
    home.says("--players me", "");
    let game = home.kept().remove(0);
    let open = Saved::open(&game).unwrap();
    let out = home.says("", "n\n");
    assert!(out.contains("is open in another terminal") && out.contains("Start a new game? [Y/n]"), "{out}");
    assert_eq!(home.kept().len(), 1);
    home.says("", "y\n");
    assert_eq!(home.kept().len(), 2);
    let refused = home.refuses(&format!("--record {}", game.display()));
    assert!(refused.contains("is open in another terminal"), "{refused}");
    drop(open);
}

#[test]
fn what_cannot_be_is_refused_with_what_to_do() {
    let home = Home::new();
    assert!(home.refuses("--resume").contains("there is no game to go on with; `homestead play` begins one"));
    assert!(home.refuses("--players melody").contains("and `me` for yourself"));
    assert!(home.refuses("--players me,me,me,me,me").contains("1 to 4 players"));
    assert!(home.refuses("--players me,./no-such-bot.py").contains("no-such-bot.py"));
    assert!(home.refuses("--lang it").contains("en, de, fr"));
    fs::write(home.file("diary.txt"), "Dear diary").unwrap();
    assert!(home.refuses("--players me --record diary.txt").contains("name another file"));
    assert!(home.refuses("--record diary.txt").contains("cannot go on"));
    assert_eq!(fs::read_to_string(home.file("diary.txt")).unwrap(), "Dear diary");
    assert!(home.refuses("--record no/such/folder/game.hgr").contains("cannot be kept"));
}

#[test]
fn a_finished_game_is_not_played_on() {
    let home = Home::new();
    home.says("--players me --record game.hgr", "");
    let script = played_to_the_end(&home.file("game.hgr"), &home.file("copy.hgr"));
    home.says("--record game.hgr", &script.join("\n"));
    let refused = home.refuses("--record game.hgr");
    assert!(refused.contains("is over") && refused.contains("homestead replay"), "{refused}");
}

#[test]
fn shells_learn_all_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = crate::homestead().args(["completions", shell]).output().unwrap();
        let script = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success());
        for word in ["play", "replay", "players", "plain"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| crate::homestead().args(args).output().unwrap();
    let whole = run(&["man"]);
    assert!(String::from_utf8(whole.stdout).unwrap().contains(".SH SUBCOMMANDS"));
    assert!(run(&["man", "--out", folder.path().to_str().unwrap()]).status.success());
    let page = fs::read_to_string(folder.path().join("homestead-play.1")).unwrap();
    assert!(page.contains("homestead\\-play \\- Plays a game in the terminal"), "{page}");
    assert!(folder.path().join("homestead-admin-backup.1").exists());
}
