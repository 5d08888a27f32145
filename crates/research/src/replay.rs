//! Looking at recorded games.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, anyhow, bail};
use host::Title;
use serde_json::json;
use table::{Actor, Decision, Entry, Game, Record, Seat, Story, Table, Viewer};
use web::Face;
use words::Phrasebook;

use crate::game_args::EditionArgs;
use crate::story::{Screen, Storyteller};
use crate::style::STRONG;
use crate::{LanguageOption, records};

/// Shows a recorded game: step by step on a screen; as a summary, or the table after any action.
///
/// In a terminal it opens a screen to step through the game, with what a strong bot thinks of it. Otherwise, and with --plain,
/// it tells the game as text.
#[derive(clap::Args)]
pub struct Args {
    /// The record (.hgr).
    pub file: PathBuf,
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
    viewer: Option<ViewerArg>,
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
    edition: EditionArgs,
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
struct ViewerArg(Viewer);

impl FromStr for ViewerArg {
    type Err = String;
    fn from_str(text: &str) -> Result<ViewerArg, String> {
        match text {
            "all" => Ok(ViewerArg(Viewer::Omniscient)),
            "spectator" => Ok(ViewerArg(Viewer::Spectator)),
            seat => seat
                .parse()
                .ok()
                .and_then(Seat::from_number)
                .map(|seat| ViewerArg(Viewer::Seat(seat)))
                .ok_or_else(|| format!("«{text}» is neither a seat's number nor `spectator` nor `all`")),
        }
    }
}

/// Shows the record; `screen` is the terminal, for stepping through it and for drawings.
pub fn run<T: Title>(args: &Args, screen: &impl Screen<T>) -> anyhow::Result<ExitCode> {
    let record = &records::pick(&args.file, args.game)?;
    let setup = args.edition.setup::<T>()?;
    let start = records::start::<T>(record, &setup).with_context(|| args.file.display().to_string())?;
    let viewer = args.viewer.map_or(Viewer::Omniscient, |ViewerArg(viewer)| viewer);
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
    let shown = Shown::<T> { args, record, start, viewer };
    match (args.form, args.at) {
        (Form::Svg | Form::Png, _) => shown.picture()?,
        (Form::Json, _) => writeln!(anstream::stdout(), "{}", serde_json::to_string_pretty(&shown.json()?)?)?,
        (Form::Text, Some(_)) => shown.position(screen)?,
        (Form::Text, None) if args.viewer.is_some() => {
            bail!("a whole game is told to all; --viewer goes with --at N or --as json, svg or png");
        }
        (Form::Text, None) => {
            let terminal = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
            if args.plain || !terminal || !shown.on(screen)? {
                shown.summary()?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A record, and how it is to be shown.
struct Shown<'a, T: Title> {
    args: &'a Args,
    record: &'a Record,
    start: T::Game,
    viewer: Viewer,
}

impl<T: Title> Shown<'_, T> {
    fn teller(&self) -> Storyteller<T> {
        Storyteller::new(self.args.language.language(), &self.record.header.seats)
    }

    /// The table at the moment that was asked for.
    fn table(&self) -> anyhow::Result<Table<T::Game>> {
        let played = self.record.replay(self.start.clone(), self.args.at);
        played.map_err(|error| anyhow!("{}: {error}", self.args.file.display()))
    }

    /// Opens a screen to step through the game; false if there is none.
    fn on(&self, screen: &impl Screen<T>) -> anyhow::Result<bool> {
        let opened = screen.replay(self.record, self.start.clone(), self.args.language.language(), self.args.ascii);
        opened.with_context(|| self.args.file.display().to_string())
    }

    /// The whole table as a drawing.
    fn picture(&self) -> anyhow::Result<()> {
        let (table, teller) = (self.table()?, self.teller());
        let phrases = teller.phrases();
        let title = format!("{} – {}", phrases.title(), phrases.when(table.state().when()));
        let position = T::Face::position(table.state(), self.viewer, None);
        let svg = position.picture(&title, self.args.language.language(), teller.names());
        let svg = svg.with_context(|| format!("there are no pictures of {}", phrases.title()))?;
        let picture = match self.args.form {
            Form::Png => web::draw::png(&svg).map_err(|reason| anyhow!("cannot draw this: {reason}"))?,
            _ => svg.into_bytes(),
        };
        match &self.args.out {
            Some(file) => std::fs::write(file, picture).with_context(|| format!("cannot write {}", file.display()))?,
            // Not through the stream for texts, which takes away what looks like colours.
            None => std::io::stdout().lock().write_all(&picture)?,
        }
        Ok(())
    }

    /// The table at one moment as text, and what can be answered.
    fn position(&self, screen: &impl Screen<T>) -> anyhow::Result<()> {
        let (table, teller) = (self.table()?, self.teller());
        let words = teller.phrases().words();
        let mut out = anstream::stdout().lock();
        match last_line(&table, self.viewer) {
            Some(line) => {
                let about = [("action", table.log().len().into()), ("last", self.record.lines.len().into())];
                writeln!(out, "{}: {line}\n", words.say_with("study-step", about))?;
            }
            None => writeln!(out, "{}\n", words.say("study-before"))?,
        }
        teller.table(table.state(), self.viewer, screen, &mut out)?;
        for (decision, legal) in legal_lists(table.state(), self.viewer) {
            let id = ("decision", decision.id.to_string().into());
            let heading = match decision.actor {
                Actor::Nature => words.say_with("told-may-be-dealt", [id]),
                Actor::Seat(seat) => words.say_with("told-may-answer", [id, ("name", teller.name(seat).into())]),
            };
            writeln!(out, "\n{STRONG}{heading}{STRONG:#}\n  {}", wrapped(&legal))?;
        }
        Ok(())
    }

    /// A moment of a game as JSON: where it is in the record, the last action, the view, and what is legal.
    fn json(&self) -> anyhow::Result<serde_json::Value> {
        let table = self.table()?;
        let lists = legal_lists(table.state(), self.viewer);
        let legal: serde_json::Map<_, _> =
            lists.map(|(decision, legal)| (decision.id.to_string(), json!(legal))).collect();
        let actions = self.record.lines.len();
        Ok(json!({
            "action": self.args.at.unwrap_or(actions),
            "actions": actions,
            "last": last_line(&table, self.viewer),
            "legal": legal,
            "view": table.state().view(self.viewer),
        }))
    }

    /// The whole game, told from its beginning to its end.
    fn summary(&self) -> anyhow::Result<()> {
        let (header, teller) = (&self.record.header, self.teller());
        let phrases = teller.phrases();
        let mut out = anstream::stdout().lock();
        let about = [
            ("game", phrases.title().into()),
            ("edition", header.edition.as_str().into()),
            ("rules", header.rules.to_string().into()),
        ];
        writeln!(out, "{STRONG}{}{STRONG:#}", phrases.say_with("told-record", about))?;
        if let Some(date) = &header.date {
            writeln!(out, "{}", phrases.say_with("told-date", [("date", date.as_str().into())]))?;
        }
        let names = phrases.words().list(teller.names());
        let about = [("names", names.into()), ("actions", self.record.lines.len().into())];
        writeln!(out, "{}\n", phrases.say_with("told-size", about))?;
        let mut story = Story::new(self.start.clone());
        for line in &self.record.lines {
            let played = story.play(line);
            played.map_err(|reason| anyhow!("{}: line {}: {reason}", self.args.file.display(), line.number))?;
        }
        teller.story(&story, &mut out)?;
        writeln!(out)?;
        teller.score_sheet(story.state(), &mut out)?;
        writeln!(out, "{}", teller.result(story.state()))?;
        let comes_out = story.state().outcome().map(|outcome| outcome.to_string());
        if comes_out != header.result {
            let said = [("result", header.result.as_deref().unwrap_or("*").into())];
            writeln!(out, "{STRONG}{}{STRONG:#}", phrases.say_with("told-header-differs", said))?;
        }
        Ok(())
    }
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
fn legal_lists<G: Game>(state: &G, viewer: Viewer) -> impl Iterator<Item = (Decision, Vec<String>)> {
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
fn last_line<G: Game>(table: &Table<G>, viewer: Viewer) -> Option<String> {
    table.log().last().map(|entry| match *entry {
        Entry::Acted { actor, scene, action } => {
            format!("{actor} {scene}: {}", table.state().write_for(actor, action, viewer))
        }
        Entry::Undone { seat } => format!("{seat} undo"),
    })
}
