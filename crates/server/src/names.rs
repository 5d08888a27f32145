//! Names that people choose: which characters they may have, and which names look the same.

use std::collections::HashSet;
use std::sync::LazyLock;

use bots::Level;
use store::Store;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;
use words::{Language, Words};

use crate::error::{RequestError, Result};

/// The most characters of a name.
const LONGEST: usize = 30;
/// The most combining marks on one letter; more of them cover the lines above and below.
const MARKS: usize = 2;
/// Assigned, not ignorable, and yet nothing is seen: the empty braille pattern, the null notehead.
const BLANK: [char; 2] = ['\u{2800}', '\u{1d159}'];

/// The name in its normal form (NFC), if it can be shown and be written into a record.
pub(crate) fn proper(name: &str) -> Result<String> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let fits = (1..=LONGEST).contains(&name.chars().count());
    if !fits || !name.chars().all(is_seen) || !name.contains(char::is_alphanumeric) || has_piled_marks(&name) {
        return Err(RequestError::bad(
            "name",
            "a name has 1 to 30 characters that can be seen, and a letter or a digit",
        ));
    }
    Ok(name)
}

/// Refuses a name that looks like that of a bot, or of an account that is not this person's.
pub(crate) async fn is_free(store: &Store, name: &str, person: Option<&str>) -> Result<()> {
    let taken = || RequestError::conflict("taken", "somebody else has this name; choose another").with_field("name");
    if is_bots(name) {
        return Err(taken());
    }
    for login in [login_key(name), as_shown(name), name.to_lowercase()] {
        let owner = store.account(&login).await?;
        if owner.is_some_and(|owner| person != Some(owner.id.as_str())) {
            return Err(taken());
        }
    }
    Ok(())
}

/// By what an account is found: the same for all names that look like this one in lower case. It follows the skeleton
/// of UTS 39, which sees no difference between `l` and `I`; without capitals, `i` has to go with them.
pub fn login_key(name: &str) -> String {
    let small: String = name.nfc().collect::<String>().to_lowercase();
    let folded: String = skeleton(&small).collect::<String>().to_lowercase();
    folded.replace('i', "l")
}

/// The key of a name that looks like this one as it is written: some letters look alike only as capitals.
fn as_shown(name: &str) -> String {
    login_key(&skeleton(name).collect::<String>())
}

/// The account with this name, if there is one. An account that looked like another one before names were compared by
/// their looks is still found by its name in lower case.
pub async fn account(store: &Store, name: &str) -> store::Result<Option<store::Person>> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    // PostgreSQL refuses to look for a NUL.
    if name.contains(char::is_control) {
        return Ok(None);
    }
    match store.account(&name.nfc().collect::<String>().to_lowercase()).await? {
        Some(person) => Ok(Some(person)),
        None => store.account(&login_key(&name)).await,
    }
}

/// Gives every account the key that its name has now: the tables of Unicode grow, and the first accounts had their name in
/// small letters. Of two that look the same the later one keeps what it has.
pub(crate) async fn renew_login_keys(store: &Store) -> store::Result<()> {
    for person in store.accounts().await? {
        let key = login_key(&person.name);
        if person.login.as_ref() != Some(&key) {
            let id = person.id.clone();
            if !store.set_person(&store::Person { login: Some(key), ..person }).await? {
                tracing::warn!(person = id, "this account's name looks like that of another account");
            }
        }
    }
    Ok(())
}

/// Whether a name looks like a bot's, in any language.
fn is_bots(name: &str) -> bool {
    static BOTS: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let shown =
            |level: &Level| Language::ALL.map(|language| Words::of(language).say(&format!("bot-{}", level.name())));
        let names = Level::ALL.iter().flat_map(|level| shown(level).into_iter().chain([level.name().to_owned()]));
        names.map(|name| login_key(&name)).collect()
    });
    // `pioneer:5s` is a pioneer, too.
    let stem = name.split(':').next().unwrap_or(name).trim_end();
    BOTS.contains(&login_key(stem)) || BOTS.contains(&as_shown(stem))
}

/// What somebody says, without what could not be seen or would turn the text around it: control and format characters.
/// Joiners stay between other characters, for emoji and for scripts that need them.
pub(crate) fn readable(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    for character in text.chars() {
        let joins = matches!(character, '\u{200c}' | '\u{200d}')
            && kept.ends_with(|last: char| !last.is_whitespace() && !is_format(last));
        if joins || !is_format(character) {
            kept.push(character);
        }
    }
    kept
}

fn is_format(character: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned};
    let category = character.general_category();
    matches!(category, Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned)
}

/// Whether a character leaves ink, or is a space. Of what Unicode calls default-ignorable nothing is left in a skeleton.
fn is_seen(character: char) -> bool {
    let ignorable = || skeleton(character.encode_utf8(&mut [0; 4])).next().is_none();
    !is_format(character) && !BLANK.contains(&character) && !ignorable()
}

fn has_piled_marks(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|character| {
        marks = if character.general_category_group() == GeneralCategoryGroup::Mark { marks + 1 } else { 0 };
        marks > MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_people_call_themselves() {
        for (typed, shown) in [
            ("Ann", "Ann"),
            ("  Ben   the\tBold ", "Ben the Bold"),
            ("Jose\u{301}", "José"),
            ("Ольга", "Ольга"),
            ("李小龍", "李小龍"),
            ("สมชาย", "สมชาย"),
            ("Ann 🌰", "Ann 🌰"),
            ("007", "007"),
        ] {
            assert_eq!(proper(typed).unwrap(), shown);
        }
    }

    #[test]
    fn names_that_cannot_be_seen_or_cover_others_are_refused() {
        let long = "x".repeat(31);
        for name in [
            "",
            "  ",
            &long,
            "…",
            "🌰",
            "a\u{0}b",
            "a\u{7f}",
            "a\u{200b}",
            "a\u{202e}b",
            "Victim\u{ad}",
            "Victim\u{3164}",
            "\u{115f}",
            "\u{1160}",
            "a\u{ffa0}",
            "a\u{2800}",
            "a\u{e0041}",
            "a\u{fe0f}",
            "a\u{180e}",
            "a\u{61c}b",
            "a\u{e000}",
            "a\u{378}",
            "a\u{301}\u{302}\u{303}\u{304}",
        ] {
            let refused = proper(name);
            // A line separator is whitespace, and becomes a space.
            assert!(refused.is_err(), "{name:?} is {refused:?}");
        }
        assert_eq!(proper("a\u{2028}b").unwrap(), "a b");
    }

    #[test]
    fn names_that_look_the_same_have_the_same_key() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Victim", "Vi\u{441}tim"),
            ("Paul", "PauI"),
            ("PauI", "Paul"),
            ("Bob", "B0b"),
            ("Ольга", "ольга"),
            ("José", "jose\u{301}"),
        ] {
            assert_eq!(login_key(one), login_key(other), "{one} {other}");
        }
        assert_eq!(as_shown("\u{412}ob"), login_key("Bob"), "a Cyrillic capital");
        assert_ne!(login_key("Ada"), login_key("Ida"));
        assert_ne!(login_key("José"), login_key("Jose"));
    }

    #[test]
    fn bots_names_are_theirs_in_every_language() {
        for name in ["pioneer", "Pionier", "PIONNIER", "Ρioneer", "Valet de ferme", "pioneer:5s"] {
            assert!(is_bots(name), "{name}");
        }
        assert!(!is_bots("Ann"));
    }

    #[test]
    fn chat_is_text_that_can_be_seen() {
        assert_eq!(readable("a\u{202e}b\u{200b}c\u{7}\u{feff}"), "abc");
        assert_eq!(readable("👩\u{200d}🌾 ❤\u{fe0f}"), "👩\u{200d}🌾 ❤\u{fe0f}");
        assert_eq!(readable("\u{200d}\u{200d} \u{200d}"), " ");
    }
}
