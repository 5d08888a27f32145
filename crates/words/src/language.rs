//! The languages, and things that there are in each of them.

use std::str::FromStr;

use unic_langid::{LanguageIdentifier, langid};

/// A language that everything is said in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Fr];

    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        match self {
            Language::En => langid!("en"),
            Language::De => langid!("de"),
            Language::Fr => langid!("fr"),
        }
    }

    /// What the language calls itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Fr => "Français",
        }
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;
    /// `de`, and also `de_AT.UTF-8`.
    fn from_str(text: &str) -> Result<Language, String> {
        let code = text.split(['_', '-', '.']).next().unwrap_or_default();
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| format!("no texts in «{text}»; there are en, de and fr"))
    }
}

/// One of a kind for each language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ByLanguage<T> {
    en: T,
    de: T,
    fr: T,
}

impl<T> ByLanguage<T> {
    /// Made one by one.
    pub fn new(of: impl Fn(Language) -> T) -> ByLanguage<T> {
        ByLanguage { en: of(Language::En), de: of(Language::De), fr: of(Language::Fr) }
    }

    /// The one of a language.
    pub fn get(&self, language: Language) -> &T {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
            Language::Fr => &self.fr,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_go_by_their_codes() {
        assert_eq!("fr".parse(), Ok(Language::Fr));
        assert_eq!("de_AT.UTF-8".parse(), Ok(Language::De));
        assert_eq!("it".parse::<Language>(), Err("no texts in «it»; there are en, de and fr".to_owned()));
    }
}
