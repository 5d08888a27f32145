//! Looking at recorded games.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, anyhow, bail};
use serde_json::json;
use table::{Actor, Decision, Entry, Game, Record, Seat, Story, Table, UnsoundError, Viewer};
use tui::palette::Look;
use tui::{app, viewer};
use walnut_grove::{Edition, Setup, State};
use web::draw::Names;

use crate::edition::EditionOption;
use crate::language::LanguageOption;
use crate::story::Storyteller;
use crate::style::STRONG;
use crate::verify::counted;

/// Shows a recorded game: step by step on a screen; as a summary, or the table after any action.
///
/// In a terminal it opens a screen to step through the game, with what a strong bot thinks of it. Otherwise, and with --plain,
/// it tells the game as text.
#[derive(clap::Args)]
pub struct Args {
    /// The record (.hgr).
    file: PathBuf,
    /// Shows the table after this many lines of the record; 0 is before the first.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// As text to read, as JSON for programs (docs/json.md), or as a picture; all but text without --at are of the last
    /// moment.
    #[arg(long = "as", value_enum, default_value = "text", value_name = "FORM")]
    form: Form,
    /// The file to write to, for a picture; if none is named, it goes to the standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// View as, with --at or --as json, svg or png: a seat's number, `spectator`, or `all` [default: all].
    #[arg(long, value_name = "WHO")]
    viewer: Option<Eyes>,
    /// Which game of a file with several, from 1.
    #[arg(long, default_value_t = 1, value_name = "K")]
    game: usize,
    /// Tells the game as text, also in a terminal.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    language: LanguageOption,
    /// Draws the screen with plain letters only.
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    edition: EditionOption,
}

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Form {
    Text,
    Json,
    Svg,
    Png,
}

/// A viewer as people type it.
#[derive(Clone, Copy)]
struct Eyes(Viewer);

impl FromStr for Eyes {
    type Err = String;
    fn from_str(text: &str) -> Result<Eyes, String> {
        match text {
            "all" => Ok(Eyes(Viewer::Omniscient)),
            "spectator" => Ok(Eyes(Viewer::Spectator)),
            seat => seat
                .parse()
                .ok()
                .and_then(Seat::from_number)
                .map(|seat| Eyes(Viewer::Seat(seat)))
                .ok_or_else(|| format!("«{text}» is neither a seat's number nor `spectator` nor `all`")),
        }
    }
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let record = &pick(&args.file, args.game)?;
    let edition = args.edition.load()?;
    let start = start(record, edition).with_context(|| args.file.display().to_string())?;
    let viewer = args.viewer.map_or(Viewer::Omniscient, |Eyes(viewer)| viewer);
    if matches!(viewer, Viewer::Seat(seat) if seat.index() >= record.header.seats.len()) {
        bail!("there are {} seats in this game, so --viewer cannot be {viewer}", record.header.seats.len());
    }
    let lines = record.lines.len();
    if let Some(at) = args.at.filter(|&at| at > lines) {
        bail!("the record has {lines} actions, so --at {at} is beyond its end");
    }
    if args.out.is_some() && !matches!(args.form, Form::Svg | Form::Png) {
        bail!("only pictures are written to a file; --out goes with --as svg or --as png");
    }
    match (args.form, args.at) {
        (Form::Svg | Form::Png, at) => picture(args, record, &replayed(&args.file, record, start, at)?, viewer)?,
        (Form::Json, at) => {
            let table = replayed(&args.file, record, start, at)?;
            let moment = moment(&table, record, at.unwrap_or(lines), viewer);
            writeln!(anstream::stdout(), "{}", serde_json::to_string_pretty(&moment)?)?;
        }
        (Form::Text, Some(at)) => position(args, record, &replayed(&args.file, record, start, Some(at))?, viewer)?,
        (Form::Text, None) if args.viewer.is_some() => {
            bail!("a whole game is told to all; --viewer goes with --at N or --as json, svg or png");
        }
        (Form::Text, None) if !args.plain && std::io::stdout().is_terminal() && std::io::stdin().is_terminal() => {
            let options = app::Options { phrases: args.language.phrases(), look: Look::of_this_terminal(args.ascii) };
            viewer::run(record, start, options).with_context(|| args.file.display().to_string())?;
        }
        (Form::Text, None) => summary(args, record, start)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads a text file, or says why it cannot be read.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    String::from_utf8(bytes).map_err(|_| anyhow!("{} is not a text file", path.display()))
}

/// Reads one record of a file, counted from 1.
pub fn pick(path: &Path, game: usize) -> anyhow::Result<Record> {
    let text = read_text(path)?;
    let records = Record::read_all(&text).map_err(|error| anyhow!("{}: {error}", path.display()))?;
    let found = records.len();
    let record = game.checked_sub(1).and_then(|place| records.into_iter().nth(place));
    record.ok_or_else(|| anyhow!("{} has {}; --game counts from 1", path.display(), counted(found)))
}

/// The game that a record begins with.
pub fn start(record: &Record, edition: &'static Edition) -> anyhow::Result<State> {
    record.start(&Setup::new(edition)).map_err(unsound)
}

/// What is wrong with a record, and what the command line can do about it.
pub fn unsound(unsound: UnsoundError) -> anyhow::Error {
    match unsound {
        UnsoundError::OtherEdition(..) => anyhow!("{unsound}; name its file with --edition"),
        _ => anyhow!("{unsound}"),
    }
}

fn replayed(file: &Path, record: &Record, start: State, count: Option<usize>) -> anyhow::Result<Table<State>> {
    record.replay(start, count).map_err(|error| anyhow!("{}: {error}", file.display()))
}

/// The whole table as a drawing.
fn picture(args: &Args, record: &Record, table: &Table<State>, viewer: Viewer) -> anyhow::Result<()> {
    let view = table.state().view(viewer);
    let phrases = args.language.phrases();
    let title = format!("Walnut Grove – {}", phrases.year_and_season(view.year, view.season));
    let players = tui::names(&record.header.seats, phrases);
    let svg =
        web::draw::position(&view, &Names { title: &title, players: &players, houses: &|name| phrases.place(name) });
    let picture = match args.form {
        Form::Png => web::draw::png(&svg).map_err(|reason| anyhow!("cannot draw this: {reason}"))?,
        _ => svg.into_bytes(),
    };
    match &args.out {
        Some(file) => std::fs::write(file, picture).with_context(|| format!("cannot write {}", file.display()))?,
        // Not through the stream for texts, which takes away what looks like colours.
        None => std::io::stdout().lock().write_all(&picture)?,
    }
    Ok(())
}

/// The table at one moment as text, and what can be answered.
fn position(args: &Args, record: &Record, table: &Table<State>, viewer: Viewer) -> anyhow::Result<()> {
    let teller = Storyteller::new(args.language.phrases(), &record.header.seats);
    let words = teller.phrases().words();
    let mut out = anstream::stdout().lock();
    match last_line(table, viewer) {
        Some(line) => {
            let about = [("action", table.log().len().into()), ("last", record.lines.len().into())];
            writeln!(out, "{}: {line}\n", words.about("study-step", about))?;
        }
        None => writeln!(out, "{}\n", words.say("study-before"))?,
    }
    teller.table(&table.state().view(viewer), &mut out)?;
    for (decision, legal) in legal_lists(table.state(), viewer) {
        let id = ("decision", decision.id.to_string().into());
        let heading = match decision.actor {
            Actor::Nature => words.about("told-may-be-dealt", [id]),
            Actor::Seat(seat) => words.about("told-may-answer", [id, ("name", teller.name(seat).into())]),
        };
        writeln!(out, "\n{STRONG}{heading}{STRONG:#}\n  {}", wrapped(&legal))?;
    }
    Ok(())
}

/// Answers side by side, broken where a line would get too long.
fn wrapped(answers: &[String]) -> String {
    const WIDTH: usize = 92;
    let (mut text, mut column) = (String::new(), 0);
    for answer in answers {
        let length = answer.chars().count();
        if column > 0 && column + length > WIDTH {
            text.push_str(" ·\n  ");
            column = 0;
        } else if column > 0 {
            text.push_str(" · ");
        }
        text.push_str(answer);
        column += length + 3;
    }
    text
}

/// The open decisions whose legal actions a viewer may know, with those actions in notation.
fn legal_lists(state: &State, viewer: Viewer) -> impl Iterator<Item = (Decision, Vec<String>)> {
    let may_see = move |decision: &Decision| match decision.actor {
        Actor::Nature => viewer == Viewer::Omniscient,
        Actor::Seat(seat) => viewer.knows(seat),
    };
    state.open().filter(may_see).map(|decision| {
        let mut legal = Vec::new();
        state.legal(decision.actor, &mut legal);
        (decision, legal.iter().map(|&action| state.write(action)).collect())
    })
}

/// The last thing that was done, as a viewer may see it.
fn last_line(table: &Table<State>, viewer: Viewer) -> Option<String> {
    table.log().last().map(|entry| match *entry {
        Entry::Acted { actor, scene, action } => format!("{actor} {scene}: {}", table.state().shown(action, viewer)),
        Entry::Undone { seat } => format!("{seat} undo"),
    })
}

/// A moment of a game as JSON: where it is in the record, the last action, the view, and what is legal.
fn moment(table: &Table<State>, record: &Record, at: usize, viewer: Viewer) -> serde_json::Value {
    let state = table.state();
    let legal: serde_json::Map<_, _> =
        legal_lists(state, viewer).map(|(decision, legal)| (decision.id.to_string(), json!(legal))).collect();
    json!({
        "action": at,
        "actions": record.lines.len(),
        "last": last_line(table, viewer),
        "legal": legal,
        "view": state.view(viewer),
    })
}

/// The whole game, told from its beginning to its end.
fn summary(args: &Args, record: &Record, start: State) -> anyhow::Result<()> {
    let header = &record.header;
    let teller = Storyteller::new(args.language.phrases(), &header.seats);
    let words = teller.phrases().words();
    let mut out = anstream::stdout().lock();
    let about = [("edition", header.edition.as_str().into()), ("rules", header.rules.to_string().into())];
    writeln!(out, "{STRONG}{}{STRONG:#}", words.about("told-record", about))?;
    if let Some(date) = &header.date {
        writeln!(out, "{}", words.about("told-date", [("date", date.as_str().into())]))?;
    }
    let about = [("names", teller.phrases().list(teller.names()).into()), ("actions", record.lines.len().into())];
    writeln!(out, "{}\n", words.about("told-size", about))?;
    let mut story = Story::new(start);
    for line in &record.lines {
        story.play(line).map_err(|reason| anyhow!("{}: line {}: {reason}", args.file.display(), line.number))?;
    }
    teller.story(&story, &mut out)?;
    writeln!(out)?;
    teller.score_sheet(&story.state().view(Viewer::Omniscient), &mut out)?;
    writeln!(out, "{}", teller.result(story.state()))?;
    let comes_out = story.state().outcome().map(|outcome| outcome.to_string());
    if comes_out != header.result {
        let said = [("result", header.result.as_deref().unwrap_or("*").into())];
        writeln!(out, "{STRONG}{}{STRONG:#}", words.about("told-header-differs", said))?;
    }
    Ok(())
}
