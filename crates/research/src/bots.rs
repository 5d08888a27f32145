//! The bots introduce themselves.

use std::io::Write;
use std::process::ExitCode;

use bots::Level;
use serde_json::json;
use words::Words;

use crate::LanguageOption;
use crate::style::{FAINT, STRONG};

/// Introduces the bots: their names, characters, and how long they think.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    language: LanguageOption,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

/// Prints all bots.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let language = args.language.language();
    let words = Words::of(language);
    let name = |level: Level| words.say(&format!("bot-{level}"));
    let character = |level: Level| words.say(&format!("bot-{level}-character"));
    let effort = |level: Level| level.effort().map(|effort| effort.to_string());
    let mut out = anstream::stdout().lock();
    if args.json {
        let levels = Level::ALL.map(|level| {
            json!({"level": level.name(), "name": name(level), "character": character(level), "effort": effort(level)})
        });
        writeln!(out, "{}", serde_json::to_string_pretty(&json!({"language": language.code(), "bots": levels}))?)?;
        return Ok(ExitCode::SUCCESS);
    }
    for level in Level::ALL {
        let effort = effort(level).map_or(String::new(), |effort| format!("  {FAINT}{effort}{FAINT:#}"));
        writeln!(
            out,
            "{STRONG}{:<10}{STRONG:#} {}{effort}\n           {}",
            level.name(),
            name(level),
            character(level)
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn every_bot_has_a_name_and_a_character_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            for level in Level::ALL {
                assert!(words.knows(&format!("bot-{level}")), "{level} in {language}");
                assert!(words.knows(&format!("bot-{level}-character")), "{level} in {language}");
            }
        }
    }
}
