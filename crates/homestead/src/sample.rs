//! What the program does when nothing is asked of it: a game, told nicely.

use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use table::{Game, Viewer};
use tui::draw::farm_text;
use walnut_grove::State;

use crate::editions::EditionOption;
use crate::entrant::{self, Entrant};
use crate::tell::{FAINT, STRONG, Story, result, score_sheet};

/// A game that stays open to the end.
const CLOSE_GAME: u64 = 57;

/// Plays a game between bots and prints it as a story.
#[derive(clap::Args)]
pub struct Args {
    /// Who plays, one for each seat, separated by commas. Known: random, seedling, farmhand, and programs of your own by
    /// their path, like ./mybot.py (docs/protocol.md).
    #[arg(long, value_delimiter = ',', default_value = "farmhand,farmhand", value_name = "PLAYERS")]
    players: Vec<Entrant>,
    /// Another seed, another game.
    #[arg(long, default_value_t = CLOSE_GAME)]
    seed: u64,
    #[command(flatten)]
    edition: EditionOption,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let seats = u8::try_from(args.players.len()).unwrap_or(u8::MAX);
    let mut state = State::new(args.edition.load()?, seats)?;
    let mut company = entrant::players(&args.players, args.seed, 0)?;
    let names: Vec<String> = args.players.iter().map(Entrant::to_string).collect();
    let mut out = anstream::stdout().lock();

    writeln!(out, "{STRONG}Walnut Grove{STRONG:#}, played by {} (seed {})", names.join(", "), args.seed)?;
    let mut story = Story::default();
    let mut events = Vec::new();
    while let Some(choice) = company.choose(&state) {
        state
            .apply(choice.actor, choice.action, &mut events)
            .map_err(|why| anyhow!("a legal action was refused: {why}"))?;
        for event in events.drain(..) {
            story.hear(&event, &state, &mut out)?;
        }
    }
    company.game_over(&state);

    for player in &state.view(Viewer::Omniscient).players {
        writeln!(out, "\n{STRONG}The farm of seat {}{STRONG:#}", player.seat)?;
        write!(out, "{}", farm_text(player))?;
    }
    writeln!(
        out,
        "\n{FAINT}‡ grain, ≈ fish, ∪ dairy, ♠ wood, ▲ stone; ■ a good, □ a free square; ▀▄ and ▌ fences{FAINT:#}\n"
    )?;
    score_sheet(&state, &names, &mut out)?;
    writeln!(out, "{}", result(&state))?;
    write!(out, "{}", what_else())?;
    Ok(ExitCode::SUCCESS)
}

fn what_else() -> String {
    let commands = [
        ("homestead play", "play yourself, in this terminal"),
        ("homestead sample --players farmhand,random --seed 7", "another game"),
        ("homestead sim --games 10000", "many games, with statistics"),
        ("homestead arena random seedling farmhand", "who is how strong"),
        ("homestead sim --games 1 --records game.hgr", "write a record"),
        ("homestead replay game.hgr --at 200", "look at any moment of it"),
        ("homestead analyze game.hgr", "what a strong bot thinks of it"),
        ("homestead verify game.hgr", "check a record against the rules"),
        ("homestead edition", "what the game is played with"),
        ("homestead bench", "how fast the rules are"),
        ("homestead help", "everything"),
    ];
    let mut text =
        format!("\n{STRONG}What else there is{STRONG:#} (cargo run --release -- … from the source folder)\n");
    for (command, about) in commands {
        text.push_str(&format!("  {command:<52} {FAINT}{about}{FAINT:#}\n"));
    }
    text
}
