//! A game between bots, printed as a story.

use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use host::Title;
use table::{Game, Story};
use words::Phrasebook;

use crate::LanguageOption;
use crate::entrant::{self, Entrant};
use crate::game_args::{GameArgs, begin};
use crate::story::{Screen, Storyteller};
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
    #[allow(missing_docs, reason = "clap would show it as a help text")]
    pub game: GameArgs,
}

/// Plays the game and prints its story; `screen` draws what seats have.
pub fn run<T: Title>(args: &Args, screen: &impl Screen<T>) -> anyhow::Result<ExitCode> {
    let players: Vec<String> = args.players.iter().map(Entrant::to_string).collect();
    let teller = Storyteller::<T>::new(args.language.language(), &players);
    let phrases = teller.phrases();
    let mut out = anstream::stdout().lock();
    let names = phrases.words().list(teller.names());
    let about = [("game", phrases.title().into()), ("names", names.into()), ("seed", args.seed.to_string().into())];
    writeln!(out, "{STRONG}{}{STRONG:#}", phrases.say_with("told-sample", about))?;

    let story = played::<T>(args)?;
    teller.story(&story, &mut out)?;
    teller.drawings(story.state(), screen, &mut out)?;
    writeln!(out)?;
    teller.score_sheet(story.state(), &mut out)?;
    writeln!(out, "{}", teller.result(story.state()))?;
    Ok(ExitCode::SUCCESS)
}

/// The game, played to its end.
fn played<T: Title>(args: &Args) -> anyhow::Result<Story<T::Game>> {
    let seats = u8::try_from(args.players.len()).unwrap_or(u8::MAX);
    let mut story = Story::new(begin::<T>(&args.game.setup::<T>()?, seats)?);
    let mut players = entrant::players::<T::Evaluation>(&args.players, args.seed, 0)?;
    while let Some(choice) = players.choose(story.state()) {
        let open = story.state().open().find(|open| open.actor == choice.actor);
        let id = open.ok_or_else(|| anyhow!("{} is not asked", choice.actor))?.id;
        story.act(id, choice.action).map_err(|why| anyhow!("a legal action was refused: {why}"))?;
    }
    players.game_over(story.state());
    Ok(story)
}
