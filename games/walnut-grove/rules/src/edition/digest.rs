//! The digest that stands for an edition in records: of the file's data, whatever types the program keeps them in.

use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};

use super::IMPROVEMENT_SITES;

/// The digest of an edition file. Comments, spaces, the order of keys and the ways to write a number do not matter,
/// nor whether an entry that came later is left out or says what it is then.
pub(super) fn of_file(root: &DeTable<'_>) -> String {
    let usual = IMPROVEMENT_SITES.to_string();
    short(&table(root, |key, value| match key {
        "name" => false,
        "improvement_sites" => value != usual,
        _ => true,
    }))
}

/// The first 16 hexadecimal digits of a text's SHA-256 digest.
pub(super) fn short(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// As JSON without spaces, keys in the order of their letters.
fn table(table: &DeTable<'_>, counts: impl Fn(&str, &str) -> bool) -> String {
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
        DeValue::Table(inner) => table(inner, |_, _| true),
    }
}

fn text(word: &str) -> String {
    serde_json::Value::from(word).to_string()
}
