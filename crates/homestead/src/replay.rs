//! Looking at recorded games.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, anyhow, bail};
use phrases::Phrases;
use serde_json::json;
use table::{Actor, Decision, Entry, Game, Record, Seat, Table, UnsoundError, Viewer};
use tui::palette::Look;
use tui::{app, viewer};
use walnut_grove::{Edition, Setup, State, View};
use web::draw::Names;
use words::Language;

use crate::editions::EditionOption;
use crate::tell::{self, STRONG, Story, result, score_sheet, who};
use crate::{picture, play};

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
    /// Whose eyes, with --at or --as json, svg or png: a seat's number, `spectator`, or `all` [default: all].
    #[arg(long, value_name = "WHO")]
    viewer: Option<Eyes>,
    /// Which game of a file with several, from 1.
    #[arg(long, default_value_t = 1, value_name = "K")]
    game: usize,
    /// Tells the game as text, also in a terminal.
    #[arg(long)]
    plain: bool,
    /// The language of the screen: en, de or fr [default: the terminal's].
    #[arg(long, value_name = "LANGUAGE", value_parser = play::language())]
    lang: Option<Language>,
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
    let mut out = anstream::stdout().lock();
    match (args.form, args.at) {
        (Form::Svg | Form::Png, at) => {
            let table = replayed(&args.file, record, start, at)?;
            let svg = drawing(&table.state().view(viewer), &record.header.seats);
            let picture = match args.form {
                Form::Png => web::draw::png(&svg).map_err(|reason| anyhow!("cannot draw this: {reason}"))?,
                _ => svg.into_bytes(),
            };
            match &args.out {
                Some(file) => {
                    std::fs::write(file, picture).with_context(|| format!("cannot write {}", file.display()))?
                }
                // Not through the stream for texts, which takes away what looks like colours.
                None => std::io::stdout().lock().write_all(&picture)?,
            }
        }
        (Form::Json, at) => {
            let table = replayed(&args.file, record, start, at)?;
            writeln!(out, "{}", serde_json::to_string_pretty(&moment(&table, record, at.unwrap_or(lines), viewer))?)?;
        }
        (Form::Text, Some(at)) => {
            let table = replayed(&args.file, record, start, Some(at))?;
            match last_line(&table, viewer) {
                Some(line) => writeln!(out, "After {at} of {lines} actions; the last was «{line}»\n")?,
                None => writeln!(out, "Before the first of {lines} actions\n")?,
            }
            write!(out, "{}", picture::table(&table.state().view(viewer)))?;
            for (decision, legal) in legal_lists(table.state(), viewer) {
                writeln!(out, "\n{STRONG}{} may answer{STRONG:#} (decision {})", who(decision.actor), decision.id)?;
                writeln!(out, "  {}", tell::wrapped(&legal))?;
            }
        }
        (Form::Text, None) if args.viewer.is_some() => {
            bail!("a whole game is told to all; --viewer goes with --at N or --as json, svg or png");
        }
        (Form::Text, None) if !args.plain && std::io::stdout().is_terminal() && std::io::stdin().is_terminal() => {
            drop(out);
            let phrases = Phrases::new(args.lang.unwrap_or_else(play::terminals_language));
            let options = app::Options { phrases, look: Look::of_this_terminal(args.ascii) };
            viewer::run(record, start, options).with_context(|| args.file.display().to_string())?;
        }
        (Form::Text, None) => summary(&args.file, record, start, &mut out)?,
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
    record.ok_or_else(|| anyhow!("{} has {}; --game counts from 1", path.display(), tell::games(found)))
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
fn drawing(view: &View, players: &[String]) -> String {
    let phrases = Phrases::new(Language::En);
    let title = format!("Walnut Grove – {}", phrases.year_and_season(view.year, view.season));
    web::draw::position(view, &Names { title: &title, players, houses: &|name| phrases.place(name) })
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

fn summary(file: &Path, record: &Record, start: State, out: &mut impl Write) -> anyhow::Result<()> {
    let header = &record.header;
    writeln!(out, "{STRONG}{}{STRONG:#}, edition {}, rules {}", header.game, header.edition, header.rules)?;
    if let Some(date) = &header.date {
        writeln!(out, "played on {date}")?;
    }
    writeln!(out, "{} seats, {} actions", header.seats.len(), record.lines.len())?;
    let mut table = Table::new(start);
    let mut story = Story::default();
    let mut events = Vec::new();
    for line in record.standing() {
        line.play(&mut table, &mut events)
            .map_err(|reason| anyhow!("{}: line {}: {reason}", file.display(), line.number))?;
        for event in events.drain(..) {
            story.hear(&event, table.state(), out)?;
        }
    }
    story.tell(out)?;
    writeln!(out)?;
    score_sheet(table.state(), &header.seats, out)?;
    writeln!(out, "{}", result(table.state()))?;
    let comes_out = table.state().outcome().map(|outcome| outcome.to_string());
    if comes_out != header.result {
        let said = header.result.as_deref().unwrap_or("*");
        writeln!(out, "{STRONG}The header says otherwise: «Result: {said}»{STRONG:#}")?;
    }
    Ok(())
}
