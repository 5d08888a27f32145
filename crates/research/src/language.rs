//! The language in which a command tells a game.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use words::Language;

/// The option of every command that tells a game.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct LanguageOption {
    /// The language: en, de or fr [default: the terminal's].
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
}

impl LanguageOption {
    /// The language that was asked for, or that of the terminal.
    pub fn language(self) -> Language {
        self.lang.unwrap_or_else(terminals_language)
    }
}

/// Languages by their codes, so that shells can complete them.
fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).try_map(|code| code.parse::<Language>())
}

/// The language that the terminal is set to; English if there are no texts in it.
fn terminals_language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter().find(|value| !value.is_empty()).and_then(|value| value.parse().ok()).unwrap_or_default()
}
