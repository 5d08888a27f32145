//! A game between bots, printed as a story.

use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use table::{Game, Story, Viewer};
use walnut_grove::State;

use crate::edition::EditionOption;
use crate::entrant::{self, Entrant};
use crate::language::LanguageOption;
use crate::story::Storyteller;
use crate::style::STRONG;

/// A game that stays open to the end.
const CLOSE_GAME: u64 = 57;

/// Plays a game between bots and prints it as a story.
#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_delimiter = ',', default_value = "farmhand,farmhand", value_name = "PLAYERS", help = entrant::help())]
    players: Vec<Entrant>,
    /// Another seed, another game.
    #[arg(long, default_value_t = CLOSE_GAME)]
    seed: u64,
    #[command(flatten)]
    language: LanguageOption,
    #[command(flatten)]
    edition: EditionOption,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let words: Vec<String> = args.players.iter().map(Entrant::to_string).collect();
    let teller = Storyteller::new(args.language.phrases(), &words);
    let mut out = anstream::stdout().lock();
    let names = teller.phrases().list(teller.names());
    let about = [("names", names.into()), ("seed", args.seed.to_string().into())];
    writeln!(out, "{STRONG}{}{STRONG:#}", teller.phrases().words().about("told-sample", about))?;

    let story = played(args)?;
    let view = story.state().view(Viewer::Omniscient);
    teller.story(&story, &mut out)?;
    teller.farms(&view, &mut out)?;
    writeln!(out)?;
    teller.score_sheet(&view, &mut out)?;
    writeln!(out, "{}", teller.result(story.state()))?;
    Ok(ExitCode::SUCCESS)
}

/// The game, played to its end.
fn played(args: &Args) -> anyhow::Result<Story<State>> {
    let seats = u8::try_from(args.players.len()).unwrap_or(u8::MAX);
    let mut story = Story::new(State::new(args.edition.load()?, seats)?);
    let mut company = entrant::players(&args.players, args.seed, 0)?;
    while let Some(choice) = company.choose(story.state()) {
        let open = story.state().open().find(|open| open.actor == choice.actor);
        let id = open.ok_or_else(|| anyhow!("{} is not asked", choice.actor))?.id;
        story.act(id, choice.action).map_err(|why| anyhow!("a legal action was refused: {why}"))?;
    }
    company.game_over(story.state());
    Ok(story)
}
