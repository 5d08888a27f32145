//! The games of this program.

use std::io::Write;
use std::process::ExitCode;

use host::AnyTitle;
use research::LanguageOption;
use research::style::STRONG;
use serde_json::{Value, json};

/// Lists the games: what they are about, how many can play, and what can be chosen.
#[derive(clap::Args)]
pub struct Args {
    /// Prints one JSON object a game.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageOption,
}

pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    for (place, title) in games::ALL.iter().enumerate() {
        if args.json {
            writeln!(out, "{}", as_json(*title))?;
            continue;
        }
        let language = args.language.language();
        let words = title.words(language);
        let gap = if place > 0 { "\n" } else { "" };
        writeln!(out, "{gap}{STRONG}{}{STRONG:#} ({})", title.title(language), title.name())?;
        writeln!(out, "  {}", words.say("welcome-text"))?;
        let (least, most) = (*title.seats().start(), *title.seats().end());
        writeln!(out, "  {}", words.say_with("lobby-players", [("least", least.into()), ("most", most.into())]))?;
        for choice in title.choices() {
            let values = choice.values.join("|");
            writeln!(out, "  --with \"{}\"", format!("{} {values}", choice.name).trim_end())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn as_json(title: &dyn AnyTitle) -> Value {
    json!({
        "name": title.name(),
        "title": title.title(words::Language::En),
        "rules": title.rules(),
        "players": [title.seats().start(), title.seats().end()],
        "options": title.choices(),
        "edition": title.edition().title,
        "has_tutorial": title.course().is_some(),
    })
}

#[cfg(test)]
mod tests {
    fn ids(html: &str) -> Vec<&str> {
        let mut ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        ids.sort_unstable();
        ids
    }

    /// The first id that is there twice.
    fn twice<'h>(ids: &[&'h str]) -> Option<&'h str> {
        ids.windows(2).find(|pair| pair.first() == pair.last()).and_then(|pair| pair.first().copied())
    }

    #[test]
    fn shapes_of_a_game_are_called_like_none_of_the_site_and_fit_beside_those_of_others() {
        let mut lobby = String::new();
        for title in games::ALL {
            let sheet = web::draw::sheet(Some(title.style())).into_string();
            assert_eq!(twice(&ids(&sheet)), None, "{}", title.name());
            assert!(ids(&sheet).iter().all(|id| id.starts_with("d-")), "{}", title.name());
            let emblem = web::lobby::emblem(title.name(), title.style());
            let known = ids(&emblem);
            let mut used = emblem.split(" href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
            assert_eq!(used.find(|id| !known.contains(id)), None, "{} has no such shape", title.name());
            lobby.push_str(&emblem);
        }
        assert_eq!(twice(&ids(&lobby)), None);
    }
}
