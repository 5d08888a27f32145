//! Edition files: the data that a game is played with, as TOML that people can change.
//!
//! [`read`] hands a file to a function that looks at every entry once; whatever is wrong is named with its line and path. A
//! state refers to its edition for as long as the program runs, so that copying a state touches no counter: a [`Shelf`]
//! keeps editions, [`Kept`] is one of them.

use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};
use thiserror::Error;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::by::{By, Key};

type Result<T> = std::result::Result<T, EditionError>;

/// What is wrong with an edition file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, {entry}: {reason}")]
pub struct EditionError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The entry, as a path like `town.ring[4].cost`.
    pub entry: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

/// Data that games are played with.
pub trait Edition: 'static {
    /// Stands for the data in records: equal digests, equal games.
    fn digest(&self) -> &str;
}

/// An edition that lives as long as the program. Equal data, equal edition.
#[derive(Debug)]
pub struct Kept<E: 'static>(&'static E);

impl<E> Kept<E> {
    /// One that is kept already.
    pub const fn new(edition: &'static E) -> Kept<E> {
        Kept(edition)
    }

    /// The edition.
    pub const fn get(self) -> &'static E {
        self.0
    }
}

impl<E> Clone for Kept<E> {
    fn clone(&self) -> Kept<E> {
        *self
    }
}

impl<E> Copy for Kept<E> {}

impl<E: Edition> PartialEq for Kept<E> {
    fn eq(&self, other: &Kept<E>) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.digest() == other.0.digest()
    }
}

impl<E: Edition> Eq for Kept<E> {}

impl<E: Edition> Hash for Kept<E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.digest().hash(state);
    }
}

/// Editions that games are played with; there are few, and they live as long as the program.
#[derive(Debug)]
pub struct Shelf<E: 'static>(Mutex<Vec<&'static E>>);

impl<E: Edition> Shelf<E> {
    /// Without any.
    pub const fn new() -> Shelf<E> {
        Shelf(Mutex::new(Vec::new()))
    }

    /// Keeps an edition for good; one with the same data only once.
    pub fn keep(&self, edition: E) -> Kept<E> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = known.iter().find(|known| known.digest() == edition.digest()) {
            return Kept(same);
        }
        let kept = Box::leak(Box::new(edition));
        known.push(kept);
        Kept(kept)
    }
}

impl<E: Edition> Default for Shelf<E> {
    fn default() -> Shelf<E> {
        Shelf::new()
    }
}

/// Reads an edition file: `build` looks at the entries.
pub fn read<T>(text: &str, build: impl FnOnce(&Fields<'_, '_>) -> Result<T>) -> Result<T> {
    let parsed = DeTable::parse(text).map_err(|error| EditionError {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        entry: "file".to_owned(),
        reason: format!("not TOML: {}", error.message()),
    })?;
    build(&Fields { text, path: String::new(), start: 0, table: parsed.get_ref() })
}

/// A value of the file and the path that leads to it.
#[derive(Debug)]
pub struct Entry<'a, 't> {
    text: &'t str,
    path: String,
    start: usize,
    value: &'a DeValue<'t>,
}

/// The entries of a table.
#[derive(Debug)]
pub struct Fields<'a, 't> {
    text: &'t str,
    path: String,
    start: usize,
    table: &'a DeTable<'t>,
}

impl<'a, 't> Fields<'a, 't> {
    fn path_to(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// The entry of this name, if there is one.
    pub fn find(&self, key: &str) -> Option<Entry<'a, 't>> {
        // The key's place, not the value's: a table's value is spread over the file.
        let (name, value) = self.table.iter().find(|(name, _)| name.get_ref() == key)?;
        Some(Entry { text: self.text, path: self.path_to(key), start: name.span().start, value: value.get_ref() })
    }

    /// The entry of this name, which must be there.
    pub fn entry(&self, key: &str) -> Result<Entry<'a, 't>> {
        self.find(key).ok_or_else(|| EditionError {
            line: line_of(self.text, self.start),
            entry: self.path_to(key),
            reason: "is missing".to_owned(),
        })
    }

    /// Refuses entries of other names.
    pub fn only(&self, known: &[&str]) -> Result<()> {
        let Some((name, _)) = self.table.iter().find(|(name, _)| !known.contains(&name.get_ref().as_ref())) else {
            return Ok(());
        };
        Err(EditionError {
            line: line_of(self.text, name.span().start),
            entry: self.path_to(name.get_ref()),
            reason: format!("unknown entry; known: {}", known.join(", ")),
        })
    }

    /// The table of this name, with no other entries than these.
    pub fn fields(&self, key: &str, known: &[&str]) -> Result<Fields<'a, 't>> {
        let fields = self.entry(key)?.table()?;
        fields.only(known)?;
        Ok(fields)
    }

    /// The list of this name.
    pub fn list(&self, key: &str) -> Result<Vec<Entry<'a, 't>>> {
        self.entry(key)?.items()
    }

    /// How many there are of each kind, none above `most`; every kind must be named.
    pub fn counts<K: Key + std::fmt::Display, const N: usize>(&self, key: &str, most: u8) -> Result<By<K, u8, N>> {
        self.entry(key)?.table()?.counts_of(most, |_| true)
    }

    /// The same for kinds that may be left out unless they are `required`.
    pub fn counts_of<K: Key + std::fmt::Display, const N: usize>(
        &self,
        most: u8,
        required: impl Fn(K) -> bool,
    ) -> Result<By<K, u8, N>> {
        let words: Vec<String> = K::ALL.iter().map(K::to_string).collect();
        let known: Vec<&str> = words.iter().map(String::as_str).collect();
        self.only(&known)?;
        let mut counts = By::default();
        for (&kind, word) in K::ALL.iter().zip(&words) {
            counts[kind] = match self.find(word) {
                Some(entry) => entry.number(0, most)?,
                None if required(kind) => self.entry(word)?.number(0, most)?,
                None => 0,
            };
        }
        Ok(counts)
    }
}

impl<'a, 't> Entry<'a, 't> {
    /// Says what is wrong with this entry.
    pub fn wrong(&self, reason: impl Into<String>) -> EditionError {
        EditionError { line: line_of(self.text, self.start), entry: self.path.clone(), reason: reason.into() }
    }

    /// As a table.
    pub fn table(&self) -> Result<Fields<'a, 't>> {
        match self.value {
            DeValue::Table(table) => Ok(Fields { text: self.text, path: self.path.clone(), start: self.start, table }),
            other => Err(self.wrong(format!("should be a table, not {}", other.type_str()))),
        }
    }

    /// As a list.
    pub fn items(&self) -> Result<Vec<Entry<'a, 't>>> {
        let DeValue::Array(items) = self.value else {
            return Err(self.wrong(format!("should be a list, not {}", self.value.type_str())));
        };
        Ok(items.iter().enumerate().map(|(place, item)| self.item(place, item)).collect())
    }

    fn item(&self, place: usize, item: &'a Spanned<DeValue<'t>>) -> Entry<'a, 't> {
        let path = format!("{}[{}]", self.path, place + 1);
        Entry { text: self.text, path, start: item.span().start, value: item.get_ref() }
    }

    /// As a list of exactly so many.
    pub fn array<const N: usize>(&self) -> Result<[Entry<'a, 't>; N]> {
        let items = self.items()?;
        let found = items.len();
        items.try_into().map_err(|_| self.wrong(format!("should have {N} items, not {found}")))
    }

    /// As a text.
    pub fn word(&self) -> Result<&'a str> {
        match self.value {
            DeValue::String(word) => Ok(word),
            other => Err(self.wrong(format!("should be a text in quotes, not {}", other.type_str()))),
        }
    }

    /// As a name that can stand in notation.
    pub fn name(&self) -> Result<String> {
        let word = self.word()?;
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if word.is_empty() || word.len() > 30 || !word.chars().all(fits) {
            return Err(self.wrong(format!("«{word}» is no name: up to 30 letters a-z, digits and _")));
        }
        Ok(word.to_owned())
    }

    /// As one of an enum's values, by its word.
    pub fn choice<T: Key + std::fmt::Display>(&self, from_word: impl Fn(&str) -> Option<T>) -> Result<T> {
        let word = self.word()?;
        from_word(word).ok_or_else(|| self.unknown::<T>(word))
    }

    /// What to say of a word that is none of an enum's.
    pub fn unknown<T: Key + std::fmt::Display>(&self, word: &str) -> EditionError {
        let known: Vec<String> = T::ALL.iter().map(T::to_string).collect();
        self.wrong(format!("unknown «{word}»; known: {}", known.join(", ")))
    }

    /// As a whole number within these bounds.
    pub fn number(&self, least: u8, most: u8) -> Result<u8> {
        let number = self.integer(least.into(), most.into())?;
        u8::try_from(number).map_err(|_| self.wrong(format!("should be a whole number from {least} to {most}")))
    }

    /// As a whole number within these bounds, which may be below zero.
    pub fn integer(&self, least: i64, most: i64) -> Result<i64> {
        let wrong = || self.wrong(format!("should be a whole number from {least} to {most}"));
        let DeValue::Integer(number) = self.value else { return Err(wrong()) };
        let parsed = i64::from_str_radix(number.as_str(), number.radix()).ok();
        parsed.filter(|parsed| (least..=most).contains(parsed)).ok_or_else(wrong)
    }

    /// As true or false.
    pub fn flag(&self) -> Result<bool> {
        match self.value {
            DeValue::Boolean(flag) => Ok(*flag),
            other => Err(self.wrong(format!("should be true or false, not {}", other.type_str()))),
        }
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

impl Fields<'_, '_> {
    /// The digest of these data, without the entries that do not count. Comments, spaces, the order of keys and the ways to
    /// write a number do not matter.
    pub fn digest(&self, counts: impl Fn(&str, &str) -> bool) -> String {
        short_digest(&canonical(self.table, counts))
    }
}

/// The first 16 hexadecimal digits of a text's SHA-256 digest.
pub fn short_digest(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// As JSON without spaces, keys in the order of their letters.
fn canonical(table: &DeTable<'_>, counts: impl Fn(&str, &str) -> bool) -> String {
    let mut entries: Vec<(&str, String)> = table
        .iter()
        .map(|(key, entry)| (key.get_ref().as_ref(), value(entry.get_ref())))
        .filter(|(key, value)| counts(key, value))
        .collect();
    entries.sort();
    let entries: Vec<String> = entries.iter().map(|(key, value)| format!("{}:{value}", text(key))).collect();
    format!("{{{}}}", entries.join(","))
}

fn value(entry: &DeValue<'_>) -> String {
    match entry {
        DeValue::String(word) => text(word),
        DeValue::Integer(number) => {
            let plain = i64::from_str_radix(number.as_str(), number.radix());
            plain.map_or_else(|_| number.to_string(), |plain| plain.to_string())
        }
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(date) => text(&date.to_string()),
        DeValue::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| value(item.get_ref())).collect();
            format!("[{}]", items.join(","))
        }
        DeValue::Table(inner) => canonical(inner, |_, _| true),
    }
}

fn text(word: &str) -> String {
    serde_json::Value::from(word).to_string()
}
