//! How an outside program is named: `./mybot.py`, with arguments `python3 ./mybot.py --bold`, with another time for a
//! decision `./mybot.py:5s`.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use crate::Effort;

/// A program that plays, and how long it may take.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Program {
    /// Its file, or a name that is looked up as the shell does.
    pub path: PathBuf,
    /// What it is started with.
    pub arguments: Vec<String>,
    /// How long a decision may take.
    pub deadline: Duration,
    /// How long it may take from its start to its greeting. Interpreters on a busy machine need a while.
    pub greeting: Duration,
}

const DEADLINE: Duration = Duration::from_secs(1);
const GREETING: Duration = Duration::from_secs(10);

impl Program {
    /// The program in this file, without arguments and with the usual time.
    pub fn new(path: impl Into<PathBuf>) -> Program {
        Program { path: path.into(), arguments: Vec::new(), deadline: DEADLINE, greeting: GREETING }
    }
}

/// Words with spaces between them: the file and its arguments. A time for each decision may follow after a colon.
impl FromStr for Program {
    type Err = String;
    fn from_str(text: &str) -> Result<Program, String> {
        let (command, deadline) = match text.rsplit_once(':').map(|(before, after)| (before, after.parse())) {
            Some((before, Ok(Effort::Time(time)))) => (before, time),
            Some((before, Ok(_))) => return Err(format!("a program is given time; write «{before}:5s» or the like")),
            // A colon may stand in a path.
            Some((_, Err(_))) | None => (text, DEADLINE),
        };
        let mut words = command.split_whitespace();
        let path = words.next().ok_or_else(|| format!("«{text}» names no program"))?;
        Ok(Program { arguments: words.map(str::to_owned).collect(), deadline, ..Program::new(path) })
    }
}

impl std::fmt::Display for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.path.display())?;
        self.arguments.iter().try_for_each(|word| write!(f, " {word}"))?;
        if self.deadline == DEADLINE { Ok(()) } else { write!(f, ":{}", Effort::Time(self.deadline)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_go_by_their_command_and_time() {
        for text in
            ["./mybot.py", "./mybot.py:5s", "python3 ./mybot.py --bold", "./mybot --depth 3:300ms", "C:\\my.exe"]
        {
            assert_eq!(text.parse::<Program>().unwrap().to_string(), text);
        }
        let bold: Program = "python3 bots/mybot.py --bold:2s".parse().unwrap();
        assert_eq!(bold.path, PathBuf::from("python3"));
        assert_eq!(bold.arguments, ["bots/mybot.py", "--bold"]);
        assert_eq!(bold.deadline, Duration::from_secs(2));
        assert_eq!("./mybot.py:1s".parse(), Ok(Program::new("./mybot.py")));
    }

    #[test]
    fn a_program_is_given_time_and_not_simulations() {
        let refused = "./mybot.py:200n".parse::<Program>();
        assert_eq!(refused, Err("a program is given time; write «./mybot.py:5s» or the like".to_owned()));
        assert_eq!(" ".parse::<Program>(), Err("« » names no program".to_owned()));
    }
}
