//! A game as text: a header, and one line for each action, chance included. `docs/notation.md` describes it.

use std::fmt;

use thiserror::Error;

use crate::{ActError, Actor, Deal, Decision, Entry, Game, Ignore, Seat, Secret, Setup, Table};

/// The version of the file's form, which is independent of any game's rules.
const FORM: &str = "1";
const FIRST_LINE: &str = "Homestead-Record";

/// A recorded game, not yet checked against any rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was played, by whom, with what result.
    pub header: Header,
    /// What was done.
    pub lines: Vec<Line>,
}

/// The header of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The edition: a name and a digest of its data.
    pub edition: String,
    /// The options that differ from the usual ones; empty if none do.
    pub options: String,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The day it was played, `YYYY-MM-DD`.
    pub date: Option<String>,
    /// How its draws can be checked, if they can.
    pub deal: Option<Deal>,
    /// The result; `None` if the game is not over.
    pub result: Option<String>,
}

/// A line of a record after the header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it stands in the file, counted from 1; 0 if it comes from no file.
    pub number: usize,
    /// Who.
    pub actor: Actor,
    /// What.
    pub said: Said,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// An action in notation, after the scene it happened in.
    Action {
        /// The scene.
        scene: String,
        /// The action.
        action: String,
    },
    /// The seat's last action is taken back.
    Undo,
}

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// A text that cannot stand in a record's header: empty, with spaces around it, or with a line end.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("«{0}» cannot stand in a record: it is empty, has spaces around it or a line end in it")]
pub struct HeaderError(pub String);

impl RecordError {
    fn new(line: usize, reason: impl Into<String>) -> RecordError {
        RecordError { line, reason: reason.into() }
    }
}

impl Record {
    /// The record of all that happened at a table. Names and date must fit into a line each.
    pub fn of<G: Game>(table: &Table<G>, seats: Vec<String>, date: Option<String>) -> Result<Record, HeaderError> {
        let setup = table.state().setup();
        let (edition, options) = (setup.edition(), setup.options());
        let untidy = seats.iter().chain([&edition]).chain(&date).find(|text| !tidy(text)).cloned();
        if let Some(untidy) = untidy {
            return Err(HeaderError(untidy));
        }
        let lines = table.log().iter().map(|entry| match *entry {
            Entry::Acted { actor, scene, action } => Line {
                number: 0,
                actor,
                said: Said::Action { scene: scene.to_owned(), action: table.state().write(action) },
            },
            Entry::Undone { seat } => Line { number: 0, actor: Actor::Seat(seat), said: Said::Undo },
        });
        let header = Header {
            game: G::NAME.to_owned(),
            rules: table.state().rules(),
            edition,
            options,
            seats,
            date,
            deal: None,
            result: table.state().outcome().map(|outcome| outcome.to_string()),
        };
        Ok(Record { header, lines: lines.collect() })
    }

    /// The lines that were not taken back, without the undos. They lead to the same position.
    pub fn standing(&self) -> Vec<&Line> {
        let mut standing: Vec<&Line> = Vec::new();
        for line in &self.lines {
            match line.said {
                Said::Action { .. } => standing.push(line),
                Said::Undo => {
                    if let Some(last) = standing.iter().rposition(|earlier| earlier.actor == line.actor) {
                        standing.remove(last);
                    }
                }
            }
        }
        standing
    }

    /// Reads all records of a file, one after the other.
    pub fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
        if let Some(before) = text.find('\r') {
            let line = text.bytes().take(before).filter(|&byte| byte == b'\n').count() + 1;
            return Err(RecordError::new(line, "lines of a record end with LF alone, not with CR LF"));
        }
        let mut lines = Numbered { rest: text.split('\n').enumerate().peekable() };
        let mut records = Vec::new();
        while lines.peek().is_some() {
            records.push(read_one(&mut lines)?);
        }
        if records.is_empty() {
            return Err(RecordError::new(1, format!("the file is empty; a record begins with «{FIRST_LINE}: {FORM}»")));
        }
        Ok(records)
    }

    /// Plays the first `count` lines (all, if `None`) from `start`, checking every one against the rules.
    pub fn replay<G: Game>(&self, start: G, count: Option<usize>) -> Result<Table<G>, RecordError> {
        let mut table = Table::new(start);
        for line in self.lines.iter().take(count.unwrap_or(usize::MAX)) {
            line.play(&mut table, &mut Ignore).map_err(|reason| RecordError::new(line.number, reason))?;
        }
        Ok(table)
    }
}

/// As a line of a file is read, but without a number.
impl std::str::FromStr for Line {
    type Err = RecordError;
    fn from_str(text: &str) -> Result<Line, RecordError> {
        read_line(0, text)
    }
}

impl Line {
    /// The action in notation; `None` for an undo.
    pub fn action(&self) -> Option<&str> {
        match &self.said {
            Said::Action { action, .. } => Some(action),
            Said::Undo => None,
        }
    }

    /// Plays this line at a table, or says why it cannot be.
    pub fn play<G: Game>(&self, table: &mut Table<G>, events: &mut impl crate::Sink<G::Event>) -> Result<(), String> {
        let (scene, text) = match (&self.said, self.actor) {
            (Said::Undo, Actor::Seat(seat)) => return table.undo(seat).map_err(|refused| refused.to_string()),
            (Said::Undo, Actor::Nature) => return Err("what Nature did is never taken back".to_owned()),
            (Said::Action { scene, action }, _) => (scene, action),
        };
        let state = table.state();
        if *scene != state.scene() {
            return Err(format!("this says «{scene}», but the game is in «{}»", state.scene()));
        }
        let action = state.read(text).map_err(|unreadable| unreadable.to_string())?;
        let written = state.write(action);
        if written != *text {
            return Err(format!("«{text}» is written «{written}»"));
        }
        let answers = answered_by(state, self.actor)?;
        table.act(answers.id, action, events).map_err(|refused| match refused {
            ActError::Illegal(why) => format!("«{text}» is not possible: {why}"),
            other => other.to_string(),
        })
    }
}

/// The decision that `actor` has to answer, or who else is asked.
fn answered_by<G: Game>(state: &G, actor: Actor) -> Result<Decision, String> {
    if let Some(decision) = state.open().find(|decision| decision.actor == actor) {
        return Ok(decision);
    }
    let asked: Vec<String> = state.open().map(|decision| decision.actor.to_string()).collect();
    let asked = if asked.is_empty() { "the game is over".to_owned() } else { format!("asked: {}", asked.join(", ")) };
    Err(format!("nothing is asked of «{actor}» here; {asked}"))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { game, rules, edition, options, seats, date, deal, result } = &self.header;
        writeln!(f, "{FIRST_LINE}: {FORM}\nGame: {game}\nRules: {rules}\nEdition: {edition}")?;
        if !options.is_empty() {
            writeln!(f, "Options: {options}")?;
        }
        for (seat, name) in seats.iter().enumerate() {
            writeln!(f, "Seat {}: {name}", seat + 1)?;
        }
        if let Some(date) = date {
            writeln!(f, "Date: {date}")?;
        }
        if let Some(Deal { commitment, secret }) = deal {
            writeln!(f, "Commitment: {commitment}")?;
            if let Some(secret) = secret {
                writeln!(f, "Secret: {secret}")?;
            }
        }
        writeln!(f, "Result: {}\n", result.as_deref().unwrap_or("*"))?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.said {
            Said::Action { scene, action } => write!(f, "{} {scene}: {action}", self.actor),
            Said::Undo => write!(f, "{} undo", self.actor),
        }
    }
}

/// The lines of a file with their numbers.
struct Numbered<'t> {
    rest: std::iter::Peekable<std::iter::Enumerate<std::str::Split<'t, char>>>,
}

impl<'t> Numbered<'t> {
    /// The next line, if there is more than the end of the file.
    fn peek(&mut self) -> Option<(usize, &'t str)> {
        let (index, line) = *self.rest.peek()?;
        if line.is_empty() {
            // An empty last line is only the line end of the line before it.
            let mut ahead = self.rest.clone();
            ahead.next();
            ahead.peek()?;
        }
        Some((index + 1, line))
    }

    fn next(&mut self) -> Option<(usize, &'t str)> {
        let line = self.peek()?;
        self.rest.next();
        Some(line)
    }

    fn field(&mut self, key: &str) -> Result<(usize, String), RecordError> {
        let last = self.rest.peek().map_or(0, |(index, _)| index + 1);
        let (number, line) =
            self.next().ok_or_else(|| RecordError::new(last.max(1), format!("the file ends before «{key}: …»")))?;
        let value = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(": ")).filter(|value| tidy(value));
        let value = value
            .ok_or_else(|| RecordError::new(number, format!("expected «{key}: …», found «{}»", shortened(line))))?;
        Ok((number, value.to_owned()))
    }

    fn has(&mut self, key: &str) -> bool {
        self.peek().is_some_and(|(_, line)| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(": ")))
    }
}

fn tidy(value: &str) -> bool {
    !value.is_empty() && value.trim() == value && !value.chars().any(char::is_control)
}

fn shortened(line: &str) -> String {
    let mut short: String = line.chars().take(60).map(|c| if c.is_control() { '?' } else { c }).collect();
    if line.chars().count() > 60 {
        short.push('…');
    }
    short
}

fn read_one(lines: &mut Numbered<'_>) -> Result<Record, RecordError> {
    let (number, form) = lines.field(FIRST_LINE)?;
    if form != FORM {
        return Err(RecordError::new(number, format!("this program reads records of form {FORM}, not {form}")));
    }
    let (_, game) = lines.field("Game")?;
    let (number, rules) = lines.field("Rules")?;
    let rules = rules
        .parse()
        .ok()
        .filter(|parsed: &u32| parsed.to_string() == rules)
        .ok_or_else(|| RecordError::new(number, format!("«{rules}» is no version of the rules")))?;
    let (_, edition) = lines.field("Edition")?;
    let mut options = if lines.has("Options") { lines.field("Options")?.1 } else { String::new() };
    let mut seats = vec![lines.field("Seat 1")?.1];
    while let Some(key) = Some(format!("Seat {}", seats.len() + 1)).filter(|key| lines.has(key)) {
        seats.push(lines.field(&key)?.1);
    }
    let date = if lines.has("Date") { Some(read_date(lines)?) } else { None };
    let deal = if lines.has("Commitment") { Some(read_deal(lines)?) } else { None };
    // Records from before there were options had one of them here.
    if options.is_empty() && lines.has("First") {
        options = format!("first {}", lines.field("First")?.1);
    }
    let (_, result) = lines.field("Result")?;
    let result = Some(result).filter(|result| result != "*");
    let header = Header { game, rules, edition, options, seats, date, deal, result };

    let mut record = Record { header, lines: Vec::new() };
    match lines.next() {
        None => return Ok(record),
        Some((_, "")) => {}
        Some((number, line)) => {
            let reason = format!("expected an empty line after the header, found «{}»", shortened(line));
            return Err(RecordError::new(number, reason));
        }
    }
    while let Some((number, line)) = lines.next() {
        if line.is_empty() {
            break;
        }
        record.lines.push(read_line(number, line)?);
    }
    Ok(record)
}

fn read_date(lines: &mut Numbered<'_>) -> Result<String, RecordError> {
    let (number, date) = lines.field("Date")?;
    let form = |c: char| if c.is_ascii_digit() { '0' } else { c };
    if date.chars().map(form).collect::<String>() != "0000-00-00" {
        return Err(RecordError::new(number, format!("«{date}» is no date of the form YYYY-MM-DD")));
    }
    Ok(date)
}

fn read_deal(lines: &mut Numbered<'_>) -> Result<Deal, RecordError> {
    let (number, commitment) = lines.field("Commitment")?;
    if commitment.parse::<Secret>().is_err() {
        return Err(RecordError::new(number, "a commitment is 64 hexadecimal digits"));
    }
    let mut deal = Deal { commitment, secret: None };
    if lines.has("Secret") {
        let (number, secret) = lines.field("Secret")?;
        deal.secret = Some(secret.parse().map_err(|reason: String| RecordError::new(number, reason))?);
    }
    Ok(deal)
}

fn seat_numbered(text: &str) -> Option<Seat> {
    text.parse().ok().and_then(Seat::from_number).filter(|seat| seat.to_string() == text)
}

fn read_line(number: usize, line: &str) -> Result<Line, RecordError> {
    let wrong = || {
        let reason = format!("expected «WHO SCENE: ACTION» or «WHO undo», found «{}»", shortened(line));
        RecordError::new(number, reason)
    };
    if !tidy(line) {
        return Err(wrong());
    }
    let (who, said) = line.split_once(' ').ok_or_else(wrong)?;
    let actor = match who {
        "*" => Actor::Nature,
        _ => Actor::Seat(
            seat_numbered(who).ok_or_else(|| RecordError::new(number, format!("«{who}» is neither a seat nor *")))?,
        ),
    };
    let said = match said.split_once(": ") {
        Some((scene, action)) => Said::Action { scene: scene.to_owned(), action: action.to_owned() },
        None if said == "undo" => Said::Undo,
        None => return Err(wrong()),
    };
    Ok(Line { number, actor, said })
}
