//! The measurements as Markdown: reading the numbers, drawing the tables, putting them into the page.

use std::fmt;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::machine::Machine;
use crate::peers::{Peer, Speed};

/// The line of the page after which the tables stand.
pub const BEGIN: &str = "<!-- bench:begin -->";
/// The line of the page before which the tables end.
pub const END: &str = "<!-- bench:end -->";

/// What `homestead bench --json` measures.
pub struct Engine {
    decisions_per_second: f64,
    games_per_second: f64,
    clone_ns: f64,
    legal_mean_ns: f64,
    legal_p9999_ns: f64,
    legal_max_ns: f64,
    state_bytes: f64,
}

impl Engine {
    /// Reads the JSON object that `homestead bench --json` prints.
    pub fn read(json: &str) -> Result<Self> {
        Ok(Self {
            decisions_per_second: number(json, "decisions_per_second")?,
            games_per_second: number(json, "games_per_second")?,
            clone_ns: number(json, "clone_ns")?,
            legal_mean_ns: number(json, "legal_mean_ns")?,
            legal_p9999_ns: number(json, "legal_p9999_ns")?,
            legal_max_ns: number(json, "legal_max_ns")?,
            state_bytes: number(json, "state_bytes")?,
        })
    }
}

/// The number under a key of a JSON object.
pub fn number(json: &str, key: &str) -> Result<f64> {
    let object: Value = serde_json::from_str(json).context("not JSON")?;
    let value = object.get(key).with_context(|| format!("`{key}` is missing"))?;
    value.as_f64().with_context(|| format!("`{key}` is not a number: {value}"))
}

/// Everything one run measured. Shown as Markdown, without paths or host names.
pub struct Report {
    pub machine: Machine,
    pub command: &'static str,
    pub engine: Engine,
    pub peers: Vec<Peer>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.comparison(f)?;
        self.engine(f)?;
        self.conditions(f)
    }
}

impl Report {
    fn comparison(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ours = self.engine.decisions_per_second;
        writeln!(f, "| Random play | decisions per second | games per second | Homestead's decisions per theirs |")?;
        writeln!(f, "|---|---:|---:|---:|")?;
        writeln!(f, "| **Homestead: Walnut Grove** | {} | {} | 1 |", count(ours), count(self.engine.games_per_second))?;
        for peer in &self.peers {
            match &peer.speed {
                Ok(speed) => peer_rows(f, &peer.name, speed, ours)?,
                Err(reason) => writeln!(f, "| {} | not run: {reason} | – | – |", peer.name)?,
            }
        }
        writeln!(f)
    }

    fn engine(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let engine = &self.engine;
        writeln!(f, "| Walnut Grove's engine | |\n|---|---:|")?;
        writeln!(f, "| Legal actions, mean | {} ns |", count(engine.legal_mean_ns))?;
        writeln!(f, "| Legal actions, 9,999 of 10,000 calls within | {} ns |", count(engine.legal_p9999_ns))?;
        writeln!(f, "| Legal actions, slowest call seen | {} ns |", count(engine.legal_max_ns))?;
        writeln!(f, "| Copying a state | {} ns |", count(engine.clone_ns))?;
        writeln!(f, "| Size of a state | {} bytes |\n", count(engine.state_bytes))
    }

    fn conditions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let machine = &self.machine;
        writeln!(f, "| Measured | |\n|---|---|")?;
        writeln!(f, "| CPU | {}, {} cores |", machine.cpu, machine.cores)?;
        writeln!(f, "| Languages | {}; {} |", machine.rustc, machine.python)?;
        writeln!(f, "| Date | {} |", machine.date)?;
        writeln!(f, "| Repeat with | `{}` |", self.command)
    }
}

fn peer_rows(f: &mut fmt::Formatter<'_>, name: &str, speed: &Speed, ours: f64) -> fmt::Result {
    let theirs = speed.decisions_per_second;
    let games = count(speed.games_per_second);
    writeln!(f, "| {name} | {} | {games} | {} |", count(theirs), ratio(ours / theirs))?;
    // Homestead takes forced decisions by itself, so a peer that asks for them looks faster than it is.
    if let Some(choices) = speed.choices_per_second {
        let row = "the same, decisions with more than one answer only";
        writeln!(f, "| {row} | {} | {games} | {} |", count(choices), ratio(ours / choices))?;
    }
    Ok(())
}

/// A number for people: thousands set apart, a decimal only where it says something.
fn count(value: f64) -> String {
    if value < 100.0 {
        return format!("{value:.1}").trim_end_matches(".0").to_owned();
    }
    let digits = format!("{value:.0}");
    let mut grouped = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A ratio to about two digits, which is more than a shared machine can promise.
fn ratio(value: f64) -> String {
    match value {
        10.0.. => format!("{} ×", count(value.round())),
        1.0.. => format!("{value:.1} ×"),
        0.1.. => format!("{value:.2} ×"),
        _ => format!("{value:.3} ×"),
    }
}

/// The page with new tables between its marker lines.
pub fn replace_between_markers(page: &str, tables: &str) -> Result<String> {
    let (before, rest) = split_at_line(page, BEGIN)?;
    let (_, after) = split_at_line(rest, END)?;
    ensure!(!after.contains(BEGIN), "the line `{BEGIN}` is there twice");
    Ok(format!("{before}{BEGIN}\n\n{}\n\n{END}\n{after}", tables.trim()))
}

/// What stands before and after the first line that is exactly the marker.
fn split_at_line<'a>(text: &'a str, marker: &str) -> Result<(&'a str, &'a str)> {
    let mut before = 0;
    for line in text.split_inclusive('\n') {
        if line.trim() == marker {
            let (head, tail) = text.split_at(before);
            return Ok((head, tail.strip_prefix(line).unwrap_or_default()));
        }
        before += line.len();
    }
    anyhow::bail!("the line `{marker}` is missing (it must stand alone, `{BEGIN}` before `{END}`)")
}

#[cfg(test)]
mod tests {
    use super::*;

    const JSON: &str = r#"{"decisions_per_second": 1500000.5, "games_per_second":2.5e3, "clone_ns":90,
        "legal_mean_ns":210.04,"legal_p9999_ns":1800,"legal_max_ns":25000,"state_bytes" : 640}"#;

    fn report(speed: Result<Speed>) -> String {
        let machine = Machine {
            cpu: "Abacus 3000".to_owned(),
            cores: "2".to_owned(),
            rustc: "rustc 1.95.0".to_owned(),
            python: "Python 3.11.7".to_owned(),
            date: "2026-01-02".to_owned(),
        };
        let engine = Engine::read(JSON).unwrap();
        let peers = vec![Peer { name: "peer".to_owned(), speed }];
        Report { machine, command: "cargo xtask bench", engine, peers }.to_string()
    }

    #[test]
    fn numbers_are_read_from_an_object() {
        assert_eq!(number(JSON, "decisions_per_second").unwrap(), 1_500_000.5);
        assert_eq!(number(JSON, "games_per_second").unwrap(), 2500.0);
        assert_eq!(number(JSON, "state_bytes").unwrap(), 640.0);
    }

    #[test]
    fn a_missing_or_crooked_number_is_named() {
        let missing = number(JSON, "seats").unwrap_err();
        assert_eq!(missing.to_string(), "`seats` is missing");
        let crooked = number(r#"{"seats": "four"}"#, "seats").unwrap_err();
        assert_eq!(crooked.to_string(), "`seats` is not a number: \"four\"");
    }

    #[test]
    fn counts_and_ratios_read_well() {
        let counts = [0.0, 2.54, 99.0, 100.4, 1234.0, 1_234_567.0].map(count);
        assert_eq!(counts, ["0", "2.5", "99", "100", "1,234", "1,234,567"]);
        let ratios = [1234.4, 99.6, 3.12, 0.52, 0.052].map(ratio);
        assert_eq!(ratios, ["1,234 ×", "100 ×", "3.1 ×", "0.52 ×", "0.052 ×"]);
    }

    #[test]
    fn a_peer_gets_a_ratio_for_all_decisions_and_for_real_choices() {
        let speed = Speed { decisions_per_second: 15_000.0, choices_per_second: Some(5_000.0), games_per_second: 16.0 };
        let text = report(Ok(speed));
        assert!(text.contains("| peer | 15,000 | 16 | 100 × |"), "{text}");
        assert!(text.contains("only | 5,000 | 16 | 300 × |"), "{text}");
    }

    #[test]
    fn a_peer_that_did_not_run_shows_only_the_outer_reason() {
        let error = anyhow::anyhow!("/secret/place").context("python3 is not installed");
        let text = report(Err(error));
        assert!(text.contains("| peer | not run: python3 is not installed | – | – |"), "{text}");
        assert!(!text.contains("/secret/place"), "{text}");
    }

    #[test]
    fn only_the_part_between_the_markers_changes() {
        let page = format!("# Title\n\n{BEGIN}\nold\n{END}\n\nThe end.\n");
        let expected = format!("# Title\n\n{BEGIN}\n\nnew\n\n{END}\n\nThe end.\n");
        let written = replace_between_markers(&page, "new\n").unwrap();
        assert_eq!(written, expected);
        assert_eq!(replace_between_markers(&written, "new").unwrap(), expected);
    }

    #[test]
    fn a_missing_marker_is_named() {
        let error = replace_between_markers("# Title\n", "new").unwrap_err();
        assert!(error.to_string().contains("`<!-- bench:begin -->` is missing"), "{error}");
        let error = replace_between_markers(&format!("{BEGIN}\nold\n"), "new").unwrap_err();
        assert!(error.to_string().contains("`<!-- bench:end -->` is missing"), "{error}");
    }
}
