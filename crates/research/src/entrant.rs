//! Who can be named as a player: a bot by its level, a program outside by its path.

use std::fmt;
use std::str::FromStr;

use anyhow::anyhow;
use bots::{Bot, Evaluation, Level, Outsider, Player, Players, Program, Report, Search};

/// A player as the command line names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// `farmhand`, `pioneer:5s`
    Bot(Bot),
    /// `./mybot.py`, `python3 mybot.py --bold:5s`
    Program(Program),
}

impl Entrant {
    /// A new player for one game. A program is started; its mistakes are reported on standard error.
    pub fn player<E: Evaluation>(&self) -> anyhow::Result<Box<dyn Player<E::Game>>> {
        self.player_with::<E>(Box::new(|message: &str| anstream::eprintln!("homestead: {message}")))
    }

    /// The same, with another place for the reports of what a program does wrong.
    pub fn player_with<E: Evaluation>(&self, report: Report) -> anyhow::Result<Box<dyn Player<E::Game>>> {
        Ok(match self {
            Entrant::Bot(bot) => Box::new(bot.player::<E>()),
            Entrant::Program(program) => Box::new(Outsider::<E>::start(program.clone(), report)?),
        })
    }

    /// How it searches when it knows all draws to come, which takes a bot that looks ahead.
    pub fn seer<E: Evaluation>(&self) -> anyhow::Result<Search> {
        let search = match self {
            Entrant::Bot(bot) => bot.search::<E>(),
            Entrant::Program(_) => None,
        };
        search.ok_or_else(|| anyhow!("{self} does not look ahead; --clairvoyant takes rancher or pioneer"))
    }

    /// Refuses a program that cannot be started, before anything is played.
    pub fn check<E: Evaluation>(&self) -> anyhow::Result<()> {
        self.player::<E>().map(drop)
    }
}

/// What `--players` takes, for the help of commands that begin games.
pub fn help() -> String {
    let levels = Level::ALL.map(Level::name).join(", ");
    format!(
        "Who plays, one for each seat, separated by commas: bots ({levels}; `homestead bots` introduces them) and \
         programs of yours by their path, like ./mybot.py (docs/protocol.md)"
    )
}

/// The players of game number `game` in a series with this seed.
pub fn players<E: Evaluation>(entrants: &[Entrant], seed: u64, game: u64) -> anyhow::Result<Players<E::Game>> {
    let players: anyhow::Result<Vec<_>> = entrants.iter().map(Entrant::player::<E>).collect();
    Ok(Players::new(players?, seed, game).advised::<E>())
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Entrant {
        Entrant::Bot(level.into())
    }
}

/// What looks like a file, with a path or an ending, is a program; no bot's name has a slash or a dot.
impl FromStr for Entrant {
    type Err = String;
    fn from_str(text: &str) -> Result<Entrant, String> {
        if text.contains(['/', '\\', '.']) {
            return text.parse().map(Entrant::Program);
        }
        text.parse().map(Entrant::Bot)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(bot) => bot.fmt(f),
            Entrant::Program(program) => program.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_programs_and_names_are_bots() {
        for text in ["./mybot.py", "/usr/bin/x", "mybot.py", "python3 mybot.py", "bots\\mine:5s"] {
            assert_eq!(text.parse::<Entrant>(), text.parse().map(Entrant::Program));
        }
        for text in ["farmhand", "pioneer:5s"] {
            assert_eq!(text.parse::<Entrant>(), text.parse().map(Entrant::Bot));
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        assert!("mybot".parse::<Entrant>().unwrap_err().starts_with("unknown player «mybot»"));
    }
}
