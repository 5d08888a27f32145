//! No text is dead, and none is missing: the names of the texts are those that the sources ask for.
//!
//! Only Rust asks for texts; the browser's modules find theirs in the page. A name counts as used if it is a string
//! literal of product code, if another used text is made of it, or if it fits one of [`BUILT`]. Names of one word are
//! words of the game as well, so they count only as the first argument of a call.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may panic")]

mod sets;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use sets::{TextSet, entries, root};
use words::Language;

/// A name that the sources build from parts. Each `{}` of `name` stands for a string literal of the sources, so a text
/// for a part that no longer exists is found as well.
struct Built {
    name: &'static str,
    /// The template in the sources, with `{}` for each hole.
    template: &'static str,
    why: &'static str,
}

const fn built(name: &'static str, why: &'static str) -> Built {
    Built { name, template: name, why }
}

/// All names that are built from parts. Build no others: a name that stands in one piece is found by a search.
const BUILT: [Built; 15] = [
    built("bot-{}", "one for each bot level"),
    built("bot-{}-character", "one for each bot level"),
    built("done-{}", "one for each thing that can be done to an account"),
    built("theme-{}", "one for each theme"),
    built("speed-{}", "one for each speed of the animations"),
    built("plain-word-{}", "one for each command of the line-by-line game"),
    built("plain-help-{}", "one for each command of the line-by-line game"),
    built("problem-{}", "one for each error of the API that a page can show"),
    Built { name: "problem-{}-{}", template: "{}-{}", why: "the same, for one field of a form" },
    built("{}-help", "what a newcomer should know about a question"),
    built("{}-from", "an answer that takes a good from the land"),
    built("{}-title", "the heading of a step of the tutorial"),
    built("{}-text", "what a step of the tutorial explains"),
    built("{}-aim", "what a step of the tutorial asks for"),
    built("{}-well-done", "what a step of the tutorial says in the end"),
];

/// Literals that begin like a text's name and are none.
const NOT_TEXTS: [(&str, &str); 5] = [
    ("table-text", "the id of a panel"),
    ("delete-password", "the id of a field"),
    ("rename-name", "the id of a field"),
    ("help-flipped", "the word for a piece, which the text `thing` selects by"),
    ("house-title", "a variable of texts"),
];

/// Functions whose first argument is the name of a text.
const SPEAKERS: [&str; 3] = [".say(", ".say_with(", ".plain("];

/// The product code under a folder, file by file.
fn product_code(folder: &Path, into: &mut Vec<String>) {
    for path in entries(folder) {
        let is = |name: &str| path.file_name().is_some_and(|file| file == name);
        if path.is_dir() {
            if !["tests", "target", "node_modules"].into_iter().any(is) {
                product_code(&path, into);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") && !is("tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let product = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
            into.push(product.to_owned());
        }
    }
}

/// A string literal, and what stands before it on its line or the line above.
struct Literal {
    before: String,
    text: String,
}

impl Literal {
    /// `say("…")`, but not the name of a variable: `[("…", 1.into())]`.
    fn is_argument(&self) -> bool {
        let called = self.before.strip_suffix('(').and_then(|before| before.chars().next_back());
        called.is_some_and(|last| last.is_alphanumeric() || last == '_')
    }

    /// `if … { "…" } else { "…" }`
    fn is_branch(&self) -> bool {
        self.before.ends_with('{')
    }
}

/// The string literals of Rust code. Raw strings are read like others, which is enough for names.
fn literals(code: &str, into: &mut Vec<Literal>) {
    let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let code = code.replace("'\"'", "''").replace("'\\\"'", "''");
    let mut before = String::new();
    let mut chars = code.chars();
    while let Some(next) = chars.next() {
        if next != '"' {
            before.push(next);
            continue;
        }
        let mut text = String::new();
        while let Some(next) = chars.next().filter(|&next| next != '"') {
            text.push(next);
            if next == '\\' {
                text.extend(chars.next());
            }
        }
        let tight: String = before.chars().filter(|next| !next.is_whitespace()).collect();
        into.push(Literal { before: tight, text });
        before.clear();
    }
}

/// Everything the sources say about texts.
struct Sources {
    literals: Vec<Literal>,
    texts: BTreeSet<String>,
}

impl Sources {
    fn read() -> Sources {
        let mut files = Vec::new();
        for folder in ["crates", "games"].map(|name| root().join(name)) {
            if folder.is_dir() {
                product_code(&folder, &mut files);
            }
        }
        let mut found = Vec::new();
        files.iter().for_each(|file| literals(file, &mut found));
        let texts = found.iter().map(|literal| literal.text.clone()).collect();
        Sources { literals: found, texts }
    }

    fn has(&self, text: &str) -> bool {
        self.texts.contains(text)
    }

    /// Whether the sources ask for the text with this name.
    fn asks_for(&self, name: &str) -> bool {
        if first_word(name).is_some() {
            return self.has(name);
        }
        let mut places = self.literals.iter().filter(|literal| literal.text == name);
        places.any(|literal| literal.is_argument() || literal.is_branch())
    }

    /// Whether every hole of a template is filled with a literal of the sources.
    fn fills(&self, template: &str, name: &str) -> bool {
        let Some((start, rest)) = template.split_once("{}") else { return template == name };
        let Some(name) = name.strip_prefix(start) else { return false };
        let ends = name.char_indices().map(|(at, _)| at).chain([name.len()]).skip(1);
        ends.map(|end| name.split_at(end)).any(|(part, remainder)| {
            let known = self.has(part) || self.has(&part.replace('-', "_"));
            known && self.fills(rest, remainder)
        })
    }

    /// Whether a name is built from parts in the sources.
    fn builds(&self, name: &str) -> bool {
        BUILT.iter().any(|built| self.fills(built.name, name))
    }

    /// The templates of `format!`, with `{}` for whatever fills a hole.
    fn templates(&self) -> BTreeSet<String> {
        self.texts.iter().map(|text| holes(text)).collect()
    }
}

/// `bot-{level}` as `bot-{}`.
fn holes(template: &str) -> String {
    let mut pieces = template.split('{');
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, piece| all + "{}" + piece.split_once('}').map_or("", |(_, rest)| rest))
}

/// All texts of a language: their names, and the names of the texts that each is made of.
fn texts(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in TextSet::all().iter().flat_map(|set| set.files(language)) {
        let mut name = String::new();
        for line in file.lines() {
            if let Some((start, _)) = line.split_once(" =").filter(|(start, _)| is_name(start)) {
                start.clone_into(&mut name);
                texts.entry(name.clone()).or_default();
            }
            let placeables = line.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
            let inner = placeables.map(|(inner, _)| inner.trim()).filter(|inner| is_name(inner));
            texts.entry(name.clone()).or_default().extend(inner.map(str::to_owned));
        }
    }
    texts.remove("");
    texts
}

fn is_name(text: &str) -> bool {
    let letters = text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    letters && text.starts_with(|first: char| first.is_ascii_lowercase()) && !text.ends_with('-')
}

fn first_word(name: &str) -> Option<&str> {
    name.split_once('-').map(|(first, _)| first)
}

#[test]
fn every_text_is_used() {
    let sources = Sources::read();
    let english = texts(Language::En);
    let mut used: BTreeSet<&str> =
        english.keys().map(String::as_str).filter(|name| sources.asks_for(name) || sources.builds(name)).collect();
    let languages = Language::ALL.map(texts);
    loop {
        let inner = languages.iter().flatten().filter(|(name, _)| used.contains(name.as_str()));
        let inner: Vec<&str> = inner.flat_map(|(_, inner)| inner).map(String::as_str).collect();
        let before = used.len();
        used.extend(inner);
        if used.len() == before {
            break;
        }
    }
    let unused: Vec<&String> = english.keys().filter(|name| !used.contains(name.as_str())).collect();
    assert!(unused.is_empty(), "no code asks for these texts: {unused:?}");
}

#[test]
fn every_text_that_is_asked_for_exists() {
    let sources = Sources::read();
    let english = texts(Language::En);
    let mut missing = BTreeSet::new();
    for Literal { before, text } in sources.literals.iter().filter(|literal| is_name(&literal.text)) {
        let asked = SPEAKERS.iter().any(|speaker| before.ends_with(speaker)) && text.contains('-');
        let said = before.ends_with(".say(");
        let looks_like_one =
            first_word(text).is_some_and(|first| english.keys().any(|name| first_word(name) == Some(first)));
        let excused = NOT_TEXTS.iter().any(|(other, _)| other == text) || is_part(&sources, &english, text);
        if (asked || said || looks_like_one) && !english.contains_key(text) && !excused {
            missing.insert(text);
        }
    }
    assert!(missing.is_empty(), "the sources name these texts, which do not exist: {missing:?}");
}

/// Whether a literal fills a hole of a name that is built from parts: `learn-farm` in `learn-farm-title`.
fn is_part(sources: &Sources, english: &BTreeMap<String, BTreeSet<String>>, text: &str) -> bool {
    BUILT.iter().any(|built| {
        let whole = built.name.replace("{}", text);
        sources.has(text) && english.contains_key(&whole)
    })
}

#[test]
fn names_are_built_only_where_this_file_says_so() {
    let sources = Sources::read();
    let templates = sources.templates();
    for Built { name, template, why } in &BUILT {
        assert!(templates.contains(*template), "no code builds {name} ({why})");
    }
    for (text, why) in &NOT_TEXTS {
        assert!(sources.has(text), "no code has {text} ({why})");
    }
    let built = sources
        .literals
        .iter()
        .filter(|literal| SPEAKERS.iter().any(|speaker| literal.before.ends_with(&format!("{speaker}&format!("))));
    for Literal { text, .. } in built.filter(|literal| is_name(&holes(&literal.text).replace("{}", "x"))) {
        let known = BUILT.iter().any(|built| built.template == holes(text));
        assert!(known, "{text} is built from parts; add it to BUILT");
    }
}

#[test]
fn every_error_of_a_page_has_a_text() {
    let english = texts(Language::En);
    let sources = Sources::read();
    let errors = sources.literals.iter().filter(|literal| literal.before.ends_with("RequestError::conflict("));
    let names: BTreeSet<String> = errors.map(|error| format!("problem-{}", error.text.replace('_', "-"))).collect();
    assert!(!names.is_empty());
    let missing: Vec<&String> = names.iter().filter(|name| !english.contains_key(*name)).collect();
    assert!(missing.is_empty(), "these errors have no text: {missing:?}");
}
