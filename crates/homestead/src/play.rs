//! Playing in a terminal: on a screen, or line by line.

use std::fmt;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, anyhow, bail};
use directories::ProjectDirs;
use games::Visitor;
use research::{EditionArgs, Entrant, LanguageOption, SetupOf};
use table::{Chance, Game, Secret, Setup};
use tui::palette::Look;
use tui::{Save, SaveError, Saved, Sitter, Sitting, Title, app, plain};
use words::{Phrasebook, Words};

/// Plays a game in the terminal, alone, against bots, or with friends at one keyboard.
///
/// Begins a new game, or goes on with the last one, which it asks. Every answer is kept at once: close the terminal
/// whenever you like. `?` shows all keys; without a terminal, or with --plain, the game goes line by line.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  homestead play
  homestead play --players me,rancher,pioneer:5s
  homestead play --players me:Ada,me:Ben --lang de
  homestead play --players me --seed 7 --record solo.hgr
  homestead play --plain < answers.txt

NO_COLOR=1 takes the colours away.")]
pub struct Args {
    /// The game, one of `homestead games`; the one that was played last, or the first of them, if it is missing.
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// The options of a new game, as in a record: `first 2`; several are separated by semicolons.
    #[arg(long = "with", value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    options: String,
    /// Who plays, one for each seat, separated by commas: `me`, `me:NAME`, a bot (`homestead bots` introduces them), or a
    /// program of yours by its path (docs/protocol.md). Begins a new game [default: me,rancher].
    #[arg(long, value_delimiter = ',', value_name = "PLAYERS")]
    players: Option<Vec<Player>>,
    /// The same seed, the same draws. Begins a new game.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    edition: EditionArgs,
    #[command(flatten)]
    language: LanguageOption,
    /// Keeps the game in this file; if there is a game in it that is not over, goes on with it.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Begins a new game without asking.
    #[arg(long, conflicts_with = "resume")]
    new: bool,
    /// Goes on with the last game without asking.
    #[arg(long, conflicts_with_all = ["players", "seed"])]
    resume: bool,
    /// Line by line, in sentences: for screen readers and scripts.
    #[arg(long)]
    plain: bool,
    /// Draws with plain letters only.
    #[arg(long)]
    ascii: bool,
    /// The folder that games are kept in [default: one in your data folder].
    #[arg(long, value_name = "FOLDER", env = "HOMESTEAD_GAMES", hide_env_values = true)]
    games: Option<PathBuf>,
}

/// Who sits at the table, as the command line names it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Player {
    /// `me`, `me:Ada`
    Person(String),
    /// Any other.
    Entrant(Entrant),
}

impl FromStr for Player {
    type Err = String;
    fn from_str(text: &str) -> Result<Player, String> {
        match text.strip_prefix("me") {
            Some("") => Ok(Player::Person(text.to_owned())),
            Some(name) if name.starts_with(':') && name.len() > 1 => Ok(Player::Person(text.to_owned())),
            _ => text.parse().map(Player::Entrant).map_err(|why| format!("{why}, and `me` for yourself")),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person(word) => f.write_str(word),
            Player::Entrant(entrant) => entrant.fmt(f),
        }
    }
}

/// What programs outside had to complain about. Told when the screen is gone.
type Complaints = Arc<Mutex<Vec<String>>>;

impl Player {
    fn sit_down<T: Title>(&self, complaints: &Complaints) -> anyhow::Result<Sitter<T::Game>> {
        let word = self.to_string();
        Ok(match self {
            Player::Person(_) => Sitter::person(&word),
            Player::Entrant(entrant) => {
                let complaints = Arc::clone(complaints);
                let tell = move |message: &str| {
                    complaints.lock().unwrap_or_else(PoisonError::into_inner).push(message.to_owned());
                };
                Sitter::bot(&word, entrant.player_with::<T::Evaluation>(Box::new(tell))?)
            }
        })
    }
}

/// A game at this terminal.
type SittingOf<T> = Sitting<<T as host::Title>::Evaluation>;

/// Plays a game of this kind.
pub fn run<T: Title>(args: &Args) -> anyhow::Result<ExitCode> {
    let phrases = T::Phrases::new(args.language.language());
    let complaints = Complaints::default();
    let player = Table::<T> { args, setup: args.edition.setup::<T>()?, phrases, complaints: &complaints };
    let Some(sitting) = player.sit_down()? else { return Ok(ExitCode::SUCCESS) };
    let on_screen = !args.plain && io::stdin().is_terminal() && io::stdout().is_terminal();
    if on_screen {
        screen::<T>(sitting, phrases, args)?
    } else {
        lines::<T>(sitting, phrases)?
    }
    for complaint in complaints.lock().unwrap_or_else(PoisonError::into_inner).iter() {
        anstream::eprintln!("homestead: {complaint}");
    }
    Ok(ExitCode::SUCCESS)
}

fn screen<T: Title>(sitting: SittingOf<T>, phrases: T::Phrases, args: &Args) -> anyhow::Result<()> {
    let options = app::Options { phrases, look: Look::of_this_terminal(args.ascii) };
    let sitting = app::run::<T::Screen>(sitting, options)?;
    let text = if sitting.state().outcome().is_some() { "play-over" } else { "play-kept" };
    let file = sitting.save().path().display().to_string();
    anstream::println!("{}", phrases.say_with(text, [("file", file.into())]));
    Ok(())
}

fn lines<T: Title>(sitting: SittingOf<T>, phrases: T::Phrases) -> anyhow::Result<()> {
    let prompt = if io::stdin().is_terminal() { "> " } else { "" };
    plain::run::<T::Screen>(sitting, phrases, &mut io::stdin().lock(), &mut io::stdout().lock(), prompt)?;
    Ok(())
}

/// A table of one game that somebody is about to sit down at.
struct Table<'a, T: Title> {
    args: &'a Args,
    /// The edition; options are those of a new game only.
    setup: SetupOf<T>,
    phrases: T::Phrases,
    complaints: &'a Complaints,
}

impl<T: Title> Table<'_, T> {
    /// The game to play: a new one, or the last one if that is wanted. `None` if neither is.
    fn sit_down(&self) -> anyhow::Result<Option<SittingOf<T>>> {
        let args = self.args;
        let last = match &args.record {
            Some(file) => file.metadata().is_ok_and(|file| file.len() > 0).then(|| file.clone()),
            None => tui::last_unfinished::<T::Game>(&folder(args)?, &self.setup),
        };
        match last {
            // Whoever names a file and players has a new game in mind; that the file is taken comes out when it is made.
            Some(last) if !args.begins() => self.go_on(&last),
            None if args.resume => bail!("there is no game to go on with; `homestead play` begins one"),
            _ => self.begin().map(Some),
        }
    }

    fn begin(&self) -> anyhow::Result<SittingOf<T>> {
        let args = self.args;
        let rancher = || vec![Player::Person("me".to_owned()), Player::Entrant(bots::Level::Rancher.into())];
        let players = args.players.clone().unwrap_or_else(rancher);
        let setup = self.setup.clone().with_options(&args.options);
        let setup = setup.map_err(|reason| anyhow!("--with {}: {reason}", args.options))?;
        let (least, most) = (*setup.seats().start(), *setup.seats().end());
        if !(usize::from(least)..=usize::from(most)).contains(&players.len()) {
            let title = self.phrases.title();
            bail!("{title} is for {least} to {most} players, not {}; --players names them", players.len());
        }
        let sitters = self.seated(&players)?;
        let save = match &args.record {
            Some(file) => Save::create(file)?,
            None => Save::create_in(&folder(args)?)?,
        };
        Ok(Sitting::begin(&setup, sitters, secret(args.seed)?, save)?)
    }

    /// Goes on with a kept game, or asks whether a new one is wanted instead.
    fn go_on(&self, last: &Path) -> anyhow::Result<Option<SittingOf<T>>> {
        let asks = self.args.record.is_none() && !self.args.resume;
        let phrases = self.phrases;
        let wants = |question: &str| -> anyhow::Result<bool> { yes(phrases.words(), question) };
        let saved = match Saved::open(last) {
            Ok(saved) => saved,
            Err(error @ (SaveError::OpenElsewhere(_) | SaveError::Broken(..))) if asks => {
                anstream::println!("{}", error.say(phrases.words()));
                return if wants("play-new-instead")? { self.begin().map(Some) } else { Ok(None) };
            }
            Err(error) => return Err(error.into()),
        };
        if asks {
            let story = saved.story::<T::Game>(&self.setup)?;
            let names = phrases.words().list(&host::seat_names(saved.words(), phrases.words()));
            let when = phrases.when(story.state().when());
            let date = saved.date().unwrap_or_default().to_owned();
            let about = [("names", names.into()), ("when", when.into()), ("date", date.into())];
            anstream::println!("{}", phrases.say_with("play-found", about));
            if !wants("play-go-on")? {
                return self.begin().map(Some);
            }
        }
        let players: Result<Vec<Player>, String> = saved.words().iter().map(|word| word.parse()).collect();
        let players = players.map_err(|why| anyhow!("{}: {why}", last.display()))?;
        Ok(Some(Sitting::resume(&self.setup, self.seated(&players)?, saved)?))
    }

    fn seated(&self, players: &[Player]) -> anyhow::Result<Vec<Sitter<T::Game>>> {
        players.iter().map(|player| player.sit_down::<T>(self.complaints)).collect()
    }
}

impl Args {
    /// Whether a new game is wanted, whatever was played last.
    fn begins(&self) -> bool {
        self.new || self.players.is_some() || self.seed.is_some() || !self.options.is_empty()
    }

    /// The game to play: the one that is named, that of the file, or the one that was played last and is not over.
    pub fn game(&self) -> Option<String> {
        if self.game.is_some() {
            return self.game.clone();
        }
        if self.begins() {
            return None;
        }
        if let Some(file) = self.record.as_ref().filter(|file| file.metadata().is_ok_and(|file| file.len() > 0)) {
            // What is wrong with a file that names no game, opening it says best.
            return research::game_of(file).ok();
        }
        let unfinished = games::ALL.iter().filter_map(|title| {
            let last = games::visit(title.name(), Unfinished(self))??;
            Some((last.metadata().ok()?.modified().ok()?, title.name()))
        });
        unfinished.max().map(|(_, name)| name.to_owned())
    }
}

/// The last game of a kind that is not over.
struct Unfinished<'a>(&'a Args);

impl Visitor for Unfinished<'_> {
    type Output = Option<PathBuf>;

    fn visit<T: Title>(self) -> Option<PathBuf> {
        let setup = self.0.edition.setup::<T>().ok()?;
        tui::last_unfinished::<T::Game>(&folder(self.0).ok()?, &setup)
    }
}

/// Where games are kept.
fn folder(args: &Args) -> anyhow::Result<PathBuf> {
    if let Some(folder) = &args.games {
        return Ok(folder.clone());
    }
    let folders = ProjectDirs::from("", "", "homestead");
    let folders = folders.ok_or_else(|| anyhow!("you have no data folder; name a file with --record FILE"))?;
    Ok(folders.data_dir().join("games"))
}

/// What all draws come from: the seed, or the operating system's random numbers.
fn secret(seed: Option<u64>) -> anyhow::Result<Secret> {
    let mut bytes = [0; 32];
    match seed {
        Some(seed) => {
            let mut chance = Chance::new(seed, 0);
            bytes.iter_mut().for_each(|byte| *byte = u8::try_from(chance.below(256)).unwrap_or(0));
        }
        None => getrandom::fill(&mut bytes).context("no random numbers from the operating system")?,
    }
    Ok(Secret::new(bytes))
}

/// Asks until there is an answer; no answer at all is the usual one.
fn yes(words: &Words, question: &str) -> anyhow::Result<bool> {
    let mut out = io::stdout().lock();
    loop {
        write!(out, "{} ", words.say(question))?;
        out.flush()?;
        let mut line = String::new();
        let ended = io::stdin().lock().read_line(&mut line)? == 0;
        match line.trim().to_lowercase().as_str() {
            "" if ended => {
                writeln!(out)?;
                return Ok(true);
            }
            "" | "y" | "yes" | "j" | "ja" | "o" | "oui" => return Ok(true),
            "n" | "no" | "nein" | "non" => return Ok(false),
            _ => writeln!(out, "{}", words.say("play-yes-or-no"))?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_go_by_their_words() {
        for word in ["me", "me:Ada", "rancher", "pioneer:5s", "./mybot.py"] {
            assert_eq!(word.parse::<Player>().unwrap().to_string(), word);
        }
        assert_eq!("me:Ada".parse(), Ok(Player::Person("me:Ada".to_owned())));
        let refused = "melody".parse::<Player>().unwrap_err();
        assert!(refused.contains("unknown player «melody»") && refused.ends_with("and `me` for yourself"), "{refused}");
        assert!("me:".parse::<Player>().is_err());
    }

    #[test]
    fn a_seed_gives_the_same_draws_again() {
        assert_eq!(secret(Some(7)).unwrap(), secret(Some(7)).unwrap());
        assert_ne!(secret(Some(7)).unwrap(), secret(Some(8)).unwrap());
        assert_ne!(secret(None).unwrap(), secret(None).unwrap());
    }
}
